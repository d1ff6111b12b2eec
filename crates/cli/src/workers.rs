//! Lines answered by several threads at once, and written in the order of their questions.

use std::io::{self, Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;

use memchr::{memchr, memrchr};

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1_000_000;

/// Number of bytes that are read at once, and the initial capacity for their answers.
const BUFFER: usize = 1 << 18;

const MOST_THREADS: usize = 8;

/// Number of pieces of work that may wait for each thread.
const WAITING: usize = 4;

/// Lines that lay there at once, each with its line break but for the last one of all.
type LineBlock = Vec<u8>;

/// Their answers, and whether all could be read.
type AnsweredBlock = (Vec<u8>, bool);

/// Answers each line of `input` with what `answer` writes for it, in order. Blank lines are
/// skipped. Whoever asks line by line gets each answer right away. Returns whether every line could be
/// read.
///
/// # Errors
/// When reading or writing fails.
pub fn answer_each(
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    answer: impl Fn(Option<&[u8]>, &mut Vec<u8>) -> io::Result<bool> + Sync,
) -> io::Result<bool> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
    thread::scope(|scope| {
        let (mut questions, mut answers) = (Vec::new(), Vec::new());
        let (gives_back, spares) = channel();
        for _ in 0..threads {
            let (asks, asked) = sync_channel::<LineBlock>(WAITING);
            let (answers_to, answered) = sync_channel(WAITING);
            let answer = &answer;
            let gives_back = gives_back.clone();
            scope.spawn(move || {
                for lines in asked {
                    if answers_to.send(answer_all(&lines, answer)).is_err() {
                        return;
                    }
                    // Once all is read, nobody needs it.
                    let _ = gives_back.send(lines);
                }
            });
            questions.push(asks);
            answers.push(answered);
        }
        let asker = LineSource { input, next: LineBlock::new(), spares };
        let reader = scope.spawn(move || ask_all(asker, &questions));
        let answered = write_all(&answers, output);
        // Whoever still answers or reads sees that nobody listens.
        drop(answers);
        let read = reader.join().unwrap_or_else(|_| Err(io::Error::other("reading stopped")));
        answered.and_then(|answered| read.map(|()| answered))
    })
}

fn answer_all(
    lines: &[u8],
    answer: &impl Fn(Option<&[u8]>, &mut Vec<u8>) -> io::Result<bool>,
) -> io::Result<AnsweredBlock> {
    let mut output = Vec::with_capacity(BUFFER);
    let mut all_read = true;
    let mut rest = lines;
    while !rest.is_empty() {
        let end = memchr(b'\n', rest);
        let (line, left) = rest.split_at(end.unwrap_or(rest.len()));
        rest = left.strip_prefix(b"\n").unwrap_or(left);
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let line = (line.len() <= MAX_LINE).then_some(line);
        all_read &= answer(line, &mut output)?;
    }
    Ok((output, all_read))
}

/// Hands out what lies there, turn by turn.
fn ask_all(
    mut asker: LineSource<impl Read>,
    questions: &[SyncSender<LineBlock>],
) -> io::Result<()> {
    for asks in questions.iter().cycle() {
        let (lines, is_last) = asker.lines()?;
        let is_heard = lines.is_empty() || asks.send(lines).is_ok();
        if is_last || !is_heard {
            return Ok(());
        }
    }
    Ok(())
}

/// Writes the answers, turn by turn, as they come.
fn write_all(
    answers: &[Receiver<io::Result<AnsweredBlock>>],
    output: &mut dyn Write,
) -> io::Result<bool> {
    let mut all_read = true;
    for answers in answers.iter().cycle() {
        let Ok(next) = answers.recv() else { break };
        let (text, of_these) = next?;
        output.write_all(&text)?;
        output.flush()?;
        all_read &= of_these;
    }
    Ok(all_read)
}

/// The source of the lines, and the input that was read beyond those handed out.
struct LineSource<R> {
    input: R,
    next: LineBlock,
    /// Memory that held lines before, and may hold others.
    spares: Receiver<LineBlock>,
}

impl<R: Read> LineSource<R> {
    /// All lines that lie there, at least one, with little more than [`MAX_LINE`] of one that
    /// is too long, and whether they are the last.
    fn lines(&mut self) -> io::Result<(LineBlock, bool)> {
        let mut lines = self.spares.try_recv().unwrap_or_default();
        lines.clear();
        lines.append(&mut self.next);
        // What follows a line that was too long.
        if let Some(end) = memrchr(b'\n', &lines) {
            self.next.extend(lines.drain(end + 1..));
            return Ok((lines, false));
        }
        loop {
            let before = lines.len();
            if !self.read(&mut lines)? {
                return Ok((lines, true));
            }
            let fresh = lines.get(before..).unwrap_or_default();
            if let Some(end) = memrchr(b'\n', fresh) {
                self.next.extend(lines.drain(before + end + 1..));
                return Ok((lines, false));
            }
            if lines.len() > MAX_LINE {
                return Ok((lines, self.skip_line()?));
            }
        }
    }

    /// Skips the rest of a line that is too long; what follows it stays. Returns whether nothing does.
    fn skip_line(&mut self) -> io::Result<bool> {
        let mut skipped = LineBlock::new();
        while self.read(&mut skipped)? {
            if let Some(end) = memchr(b'\n', &skipped) {
                self.next = skipped.split_off(end + 1);
                return Ok(false);
            }
            skipped.clear();
        }
        Ok(true)
    }

    /// Adds what lies there, but not all of it if it is much; says whether there was anything.
    fn read(&mut self, to: &mut LineBlock) -> io::Result<bool> {
        let before = to.len();
        to.resize(before + BUFFER, 0);
        let room = to.get_mut(before..).unwrap_or_default();
        let count = loop {
            match self.input.read(room) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        to.truncate(before + count);
        Ok(count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who has said all this so far, and then waits for answers.
    struct Waits(Vec<u8>);

    impl Read for Waits {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Err(io::ErrorKind::WouldBlock.into());
            }
            let count = self.0.as_slice().read(room)?;
            self.0.drain(..count);
            Ok(count)
        }
    }

    fn asker<R>(input: R) -> LineSource<R> {
        LineSource { input, next: LineBlock::new(), spares: channel().1 }
    }

    fn too_long() -> Vec<u8> {
        vec![b'x'; MAX_LINE + BUFFER]
    }

    #[test]
    fn what_follows_a_line_that_is_too_long_is_answered_right_away() {
        let mut asker = asker(Waits([too_long(), b"\none\ntwo\n".to_vec()].concat()));
        let (long, end) = asker.lines().expect("there is a line");
        assert!(long.len() > MAX_LINE && !long.contains(&b'\n') && !end);
        let (lines, _) = asker.lines().expect("nobody waits");
        assert_eq!(String::from_utf8_lossy(&lines), "one\ntwo\n");
        assert!(asker.lines().is_err(), "then they wait");
    }

    #[test]
    fn only_lines_that_are_too_long_are_cut() {
        let short = b"short\n".repeat(BUFFER / 9);
        let fits = [vec![b'y'; MAX_LINE], b"\n".to_vec()].concat();
        let end = b"no line break".to_vec();
        let input = [too_long(), b"\n".to_vec(), short.clone(), fits.clone(), end.clone()].concat();
        let mut asker = asker(input.as_slice());
        let mut read = LineBlock::new();
        let mut ended = false;
        let (long, _) = asker.lines().expect("there is a line");
        assert!(long.len() > MAX_LINE);
        while !ended {
            let (lines, end) = asker.lines().expect("memory can be read");
            assert!(end || lines.ends_with(b"\n"));
            read.extend(lines);
            ended = end;
        }
        assert!(read == [short, fits, end].concat());
    }

    #[test]
    fn many_lines_are_answered_in_order() {
        let numbered = |end: &str| {
            let numbers: Vec<String> = (0..100_000).map(|nth| nth.to_string()).collect();
            numbers.join(end) + end
        };
        let input = numbered("\r\n\n");
        let mut output = Vec::new();
        let answered = answer_each(&mut input.as_bytes(), &mut output, |line, output| {
            output.extend(line.unwrap_or_default());
            Ok(true)
        });
        assert_eq!(answered.ok(), Some(true));
        assert!(output == numbered("\r").as_bytes());
    }
}
