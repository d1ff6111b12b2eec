//! Lines answered by several threads at once, and written in the order of their questions.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

use memchr::{memchr, memrchr};

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1_000_000;

/// How much is read and written at once, in bytes.
const BUFFER: usize = 1 << 18;

/// The most threads that answer.
const MOST_THREADS: usize = 8;

/// How many pieces of work wait for each thread.
const WAITING: usize = 4;

/// Whether every line could be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Every one.
    All,
    /// At least one line could not be read; its answer says why.
    Some,
}

/// Lines that lay there at once, each with its line break but for the last one of all.
type Lines = Vec<u8>;

/// Their answers, and whether all could be read.
type Answers = (Vec<u8>, Answered);

/// Answers each line of `input` with what `answer` writes for it, in order. Blank lines are
/// skipped. Whoever asks line by line gets each answer right away.
///
/// # Errors
/// When reading or writing fails.
pub fn answer_each(
    input: impl Read + Send,
    output: impl Write,
    answer: impl Fn(Option<&[u8]>, &mut Vec<u8>) -> io::Result<Answered> + Sync,
) -> io::Result<Answered> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
    thread::scope(|scope| {
        let (mut questions, mut answers) = (Vec::new(), Vec::new());
        for _ in 0..threads {
            let (asks, asked) = sync_channel::<Lines>(WAITING);
            let (answers_to, answered) = sync_channel(WAITING);
            let answer = &answer;
            scope.spawn(move || {
                for lines in asked {
                    if answers_to.send(answer_all(&lines, answer)).is_err() {
                        return;
                    }
                }
            });
            questions.push(asks);
            answers.push(answered);
        }
        let reader = scope.spawn(move || ask_all(input, &questions));
        let answered = write_all(&answers, output);
        // Whoever still answers or reads sees that nobody listens.
        drop(answers);
        let read = reader.join().unwrap_or_else(|_| Err(io::Error::other("reading stopped")));
        answered.and_then(|answered| read.map(|()| answered))
    })
}

fn answer_all(
    lines: &[u8],
    answer: &impl Fn(Option<&[u8]>, &mut Vec<u8>) -> io::Result<Answered>,
) -> io::Result<Answers> {
    let mut output = Vec::with_capacity(BUFFER);
    let mut answered = Answered::All;
    let mut rest = lines;
    while !rest.is_empty() {
        let end = memchr(b'\n', rest);
        let (line, left) = rest.split_at(end.unwrap_or(rest.len()));
        rest = left.strip_prefix(b"\n").unwrap_or(left);
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let line = (line.len() <= MAX_LINE).then_some(line);
        if answer(line, &mut output)? == Answered::Some {
            answered = Answered::Some;
        }
    }
    Ok((output, answered))
}

/// Hands out what lies there, turn by turn.
fn ask_all(input: impl Read, questions: &[SyncSender<Lines>]) -> io::Result<()> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    for asks in questions.iter().cycle() {
        let mut lines = Lines::new();
        let end = read_lines(&mut input, &mut lines)?;
        let is_heard = lines.is_empty() || asks.send(lines).is_ok();
        if end == LineEnd::OfInput || !is_heard {
            return Ok(());
        }
    }
    Ok(())
}

/// Writes the answers, turn by turn, as they come.
fn write_all(
    answers: &[Receiver<io::Result<Answers>>],
    output: impl Write,
) -> io::Result<Answered> {
    let mut output = BufWriter::with_capacity(BUFFER, output);
    let mut answered = Answered::All;
    for answers in answers.iter().cycle() {
        let next = match answers.try_recv() {
            Ok(next) => next,
            Err(TryRecvError::Disconnected) => break,
            Err(TryRecvError::Empty) => {
                output.flush()?;
                match answers.recv() {
                    Ok(next) => next,
                    Err(_) => break,
                }
            }
        };
        let (text, of_these) = next?;
        output.write_all(&text)?;
        if of_these == Answered::Some {
            answered = Answered::Some;
        }
    }
    output.flush()?;
    Ok(answered)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LineEnd {
    OfLine,
    OfInput,
}

/// Reads all lines that lie there, at least one, keeping little more than [`MAX_LINE`] of one
/// that is too long.
fn read_lines(input: &mut impl BufRead, lines: &mut Lines) -> io::Result<LineEnd> {
    loop {
        let there = match input.fill_buf() {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if there.is_empty() {
            return Ok(LineEnd::OfInput);
        }
        let end = memrchr(b'\n', there);
        let (whole, rest) = there.split_at(end.map_or(0, |end| end + 1));
        let taken = if end.is_some() { whole } else { rest };
        lines.extend_from_slice(taken);
        let count = taken.len();
        input.consume(count);
        if end.is_some() {
            return Ok(LineEnd::OfLine);
        }
        if lines.len() > MAX_LINE {
            input.skip_until(b'\n')?;
            return Ok(LineEnd::OfLine);
        }
    }
}
