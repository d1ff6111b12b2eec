//! Words by Speech Dispatcher, which Linux desktops read screens with.

use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use directories::BaseDirs;

use super::worker::{ReachReport, Speech};
use crate::app::platform::APP_ID;
use crate::app::sound::{Reach, Volume};

/// A voice that doesn't answer within this time is gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most bytes of an answer; they are a line or two. A voice that says more is none.
const MOST: usize = 4_096;

/// A connection to a voice, and what it has said that nobody has read yet.
struct Voice {
    socket: UnixStream,
    unread: Vec<u8>,
}

/// Answers of the voice where all is well, as the protocol numbers them.
#[derive(Clone, Copy)]
enum Done {
    LanguageSet = 201,
    NameSet = 208,
    Canceled = 213,
    VolumeSet = 218,
    Queued = 225,
    Receiving = 230,
}

impl Voice {
    /// The voice that listens there.
    fn at(path: PathBuf) -> io::Result<Self> {
        let socket = UnixStream::connect(path)?;
        socket.set_write_timeout(Some(PATIENCE))?;
        Ok(Self { socket, unread: Vec::new() })
    }

    /// Tells it a line, to which it answers that it is done.
    fn told(&mut self, line: &str, done: Done) -> io::Result<()> {
        self.tell(line)?;
        self.answers(done)
    }

    fn tell(&mut self, line: &str) -> io::Result<()> {
        self.socket.write_all(format!("{line}\r\n").as_bytes())
    }

    /// Reads its answer: lines with a number and a dash, then one with a number and a space.
    fn answers(&mut self, done: Done) -> io::Result<()> {
        let until = Instant::now() + PATIENCE;
        let mut left = MOST;
        loop {
            let line = self.line(until, &mut left)?;
            match line.get(3) {
                Some(b'-') => {}
                Some(b' ') if line.starts_with((done as u16).to_string().as_bytes()) => {
                    return Ok(());
                }
                _ => return Err(ErrorKind::InvalidData.into()),
            }
        }
    }

    /// Reads the next line, if it comes before `until` and is no longer than the `left` bytes.
    fn line(&mut self, until: Instant, left: &mut usize) -> io::Result<Vec<u8>> {
        loop {
            if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                *left = left.checked_sub(line.len()).ok_or(ErrorKind::InvalidData)?;
                return Ok(line);
            }
            if self.unread.len() >= *left {
                return Err(ErrorKind::InvalidData.into());
            }
            let patience = until.saturating_duration_since(Instant::now());
            if patience.is_zero() {
                return Err(ErrorKind::TimedOut.into());
            }
            self.socket.set_read_timeout(Some(patience))?;
            let mut some = [0; 512];
            match self.socket.read(&mut some) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.unread.extend(some.iter().take(count)),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Variable in which desktops give the address of their voice, if it isn't the usual one.
const ADDRESS: &str = "SPEECHD_ADDRESS";

/// Reads everything until the window is gone.
pub fn serve(speeches: &Receiver<Speech>, report: &ReachReport) {
    // One that can't be started is not asked to again.
    let mut starter = Some(STARTER);
    serve_by(speeches, report, || {
        connected().or_else(|error| {
            start(starter.take().ok_or(error)?)?;
            connected()
        })
    });
}

/// The same by the voice that `connect` finds.
fn serve_by(
    speeches: &Receiver<Speech>,
    report: &ReachReport,
    mut connect: impl FnMut() -> io::Result<Voice>,
) {
    let mut voice = None;
    while let Ok(first) = speeches.recv() {
        // What came meanwhile interrupts it.
        let speech = speeches.try_iter().last().unwrap_or(first);
        let known = voice.take();
        if known.is_none() && speech == Speech::Hush {
            continue;
        }
        let said = known
            .and_then(|voice| said(voice, &speech))
            // One that was started anew answers to a new connection.
            .or_else(|| said(greeted(connect().ok()?)?, &speech));
        report.set(if said.is_some() { Reach::Answers } else { Reach::Silent });
        voice = said;
    }
}

/// Program that starts the voice of this session where none runs, as its own clients do.
const STARTER: &str = "speech-dispatcher";

fn start(starter: &str) -> io::Result<()> {
    let mut starter = Command::new(starter);
    starter.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    starter.status().map(drop)
}

fn connected() -> io::Result<Voice> {
    let told = std::env::var(ADDRESS).ok();
    let told = told.as_deref().and_then(|told| told.strip_prefix("unix_socket:"));
    let usual = || {
        let folders = BaseDirs::new();
        let folder = folders.as_ref().and_then(BaseDirs::runtime_dir);
        folder.map(|folder| folder.join("speech-dispatcher").join("speechd.sock"))
    };
    Voice::at(told.map(PathBuf::from).or_else(usual).ok_or(ErrorKind::NotFound)?)
}

/// The voice, once it knows who speaks.
fn greeted(mut voice: Voice) -> Option<Voice> {
    let user = std::env::var("USER").ok();
    // A name with anything else in it would be more than one word of the line.
    let is_word = |user: &&str| {
        !user.is_empty() && user.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c))
    };
    let user = user.as_deref().filter(is_word).unwrap_or(APP_ID);
    voice.told(&format!("SET self CLIENT_NAME {user}:{APP_ID}:main"), Done::NameSet).ok()?;
    Some(voice)
}

/// The voice again, if it took the speech.
fn said(mut voice: Voice, speech: &Speech) -> Option<Voice> {
    say(&mut voice, speech).ok()?;
    Some(voice)
}

fn say(voice: &mut Voice, speech: &Speech) -> io::Result<()> {
    voice.told("CANCEL self", Done::Canceled)?;
    let Speech::Say { words, language, volume } = speech else { return Ok(()) };
    voice.told(&format!("SET self LANGUAGE {}", language.code()), Done::LanguageSet)?;
    voice.told(&format!("SET self VOLUME {}", loudness(*volume)), Done::VolumeSet)?;
    voice.told("SPEAK", Done::Receiving)?;
    voice.tell(&one_line(words))?;
    voice.told(".", Done::Queued)
}

/// A volume on the voice's scale, from -100 to 100.
fn loudness(volume: Volume) -> i8 {
    let above = i16::from(volume.number()) * 2 - 100;
    i8::try_from(above).unwrap_or(i8::MAX)
}

/// Words as the protocol takes them: a line of its own that is a single dot would end them.
fn one_line(words: &str) -> String {
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.starts_with('.') { format!(" {line}") } else { line }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where it fails")]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::os::unix::net::UnixListener;
    use std::sync::mpsc::{Sender, channel};
    use std::thread;

    use super::*;
    use words::language::Language;

    /// A voice that takes everything and tells what it was told.
    fn serve_one(socket: UnixStream, heard: &Sender<String>) {
        let mut answers = socket.try_clone().unwrap();
        let mut reading = false;
        for line in BufReader::new(socket).lines() {
            let Ok(line) = line else { return };
            let answer = match line.split(' ').next().unwrap() {
                "." if reading => {
                    reading = false;
                    "225-1\r\n225 OK MESSAGE QUEUED"
                }
                _ if reading => "",
                "SPEAK" => {
                    reading = true;
                    "230 OK RECEIVING DATA"
                }
                "CANCEL" => "213 OK CANCELED",
                _ if line.starts_with("SET self CLIENT_NAME") => "208 OK CLIENT NAME SET",
                _ if line.starts_with("SET self LANGUAGE") => "201 OK LANGUAGE SET",
                _ if line.starts_with("SET self VOLUME") => "218 OK VOLUME SET",
                _ => "300 ERR UNKNOWN",
            };
            heard.send(line).unwrap();
            if !answer.is_empty() {
                writeln!(answers, "{answer}\r").unwrap();
            }
        }
    }

    /// Returns what connects to such a voice, which listens in a folder of the test.
    fn voice(heard: Sender<String>) -> (tempfile::TempDir, impl Fn() -> io::Result<Voice>) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("voice");
        let listener = UnixListener::bind(&path).unwrap();
        thread::spawn(move || {
            for socket in listener.incoming() {
                serve_one(socket.unwrap(), &heard);
            }
        });
        (folder, move || Voice::at(path.clone()))
    }

    fn say(words: &str, language: Language, volume: Volume) -> Speech {
        Speech::Say { words: words.to_owned(), language, volume }
    }

    #[test]
    fn words_are_read_in_their_language_and_interrupt_what_was_being_read() {
        let (line, heard) = channel();
        let (_folder, connect) = voice(line);
        let (send, speeches) = channel();
        let told = ReachReport::new(&egui::Context::default());
        send.send(say("Red's turn.", Language::English, Volume::MOST)).unwrap();
        send.send(say("Rot ist\n.\nam Zug.", Language::German, Volume::LEAST)).unwrap();
        send.send(Speech::Hush).unwrap();
        // One after the other, as they come in a game.
        let one_by_one = |send: Sender<Speech>, report: ReachReport| {
            let (next, one) = channel();
            let served = thread::spawn(move || serve_by(&one, &report, connect));
            for speech in speeches.try_iter() {
                next.send(speech).unwrap();
                thread::sleep(Duration::from_millis(200));
            }
            drop((next, send));
            served.join().unwrap();
        };
        one_by_one(send, told.clone());
        assert_eq!(told.reach(), Reach::Answers);
        let lines: Vec<String> = heard.try_iter().collect();
        assert!(lines[0].starts_with("SET self CLIENT_NAME ") && lines[0].contains(APP_ID));
        let wanted = [
            "CANCEL self",
            "SET self LANGUAGE en",
            "SET self VOLUME 100",
            "SPEAK",
            "Red's turn.",
            ".",
            "CANCEL self",
            "SET self LANGUAGE de",
            "SET self VOLUME -80",
            "SPEAK",
            "Rot ist . am Zug.",
            ".",
            "CANCEL self",
        ];
        assert_eq!(lines[1..], wanted);
    }

    #[test]
    fn of_words_that_come_together_the_last_are_read() {
        let (line, heard) = channel();
        let (_folder, connect) = voice(line);
        let (send, speeches) = channel();
        for words in ["First.", "Second.", "Third."] {
            send.send(say(words, Language::English, Volume::default())).unwrap();
        }
        drop(send);
        serve_by(&speeches, &ReachReport::new(&egui::Context::default()), connect);
        let lines: Vec<String> = heard.try_iter().filter(|line| line.ends_with("d.")).collect();
        assert_eq!(lines, ["Third."]);
    }

    #[test]
    fn where_nobody_listens_or_the_voice_refuses_it_is_silent() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        drop((ours, theirs));
        let nobody = || Err(io::Error::from(ErrorKind::NotFound));
        let (send, speeches) = channel();
        send.send(say("Hello.", Language::English, Volume::default())).unwrap();
        drop(send);
        let told = ReachReport::new(&egui::Context::default());
        serve_by(&speeches, &told, nobody);
        assert_eq!(told.reach(), Reach::Silent);

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("voice");
        let listener = UnixListener::bind(&path).unwrap();
        thread::spawn(move || {
            for socket in listener.incoming() {
                // An answer that isn't one.
                let _ = socket.unwrap().write_all("äöü\r\n".as_bytes());
            }
        });
        let (send, speeches) = channel();
        send.send(say("Hello.", Language::English, Volume::default())).unwrap();
        drop(send);
        let told = ReachReport::new(&egui::Context::default());
        serve_by(&speeches, &told, || Voice::at(path.clone()));
        assert_eq!(told.reach(), Reach::Silent);
    }

    #[test]
    fn a_voice_that_never_ends_its_answer_is_silent_after_a_few_kilobytes() {
        for flood in ["2".repeat(512), "213-more\r\n".repeat(64)] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("voice");
            let listener = UnixListener::bind(&path).unwrap();
            let flooding = thread::spawn(move || {
                let mut socket = listener.accept().unwrap().0;
                let (most, mut sent) = (8 << 20, 0);
                while sent < most && socket.write_all(flood.as_bytes()).is_ok() {
                    sent += flood.len();
                }
                sent < most
            });
            let (send, speeches) = channel();
            send.send(say("Hello.", Language::English, Volume::default())).unwrap();
            drop(send);
            let told = ReachReport::new(&egui::Context::default());
            serve_by(&speeches, &told, || Voice::at(path.clone()));
            assert_eq!(told.reach(), Reach::Silent);
            assert!(flooding.join().unwrap(), "it was listened to until it stopped");
        }
    }

    #[test]
    fn nobody_is_woken_to_be_hushed() {
        let (send, speeches) = channel();
        send.send(Speech::Hush).unwrap();
        drop(send);
        let told = ReachReport::new(&egui::Context::default());
        serve_by(&speeches, &told, || unreachable!("nobody is to be asked"));
        assert_eq!(told.reach(), Reach::Untried);
    }

    #[test]
    fn the_voice_takes_volumes_from_minus_to_plus_a_hundred() {
        assert_eq!(loudness(Volume::LEAST), -80);
        assert_eq!(loudness(Volume::MOST), 100);
    }

    #[test]
    fn a_line_never_ends_the_words_early() {
        assert_eq!(one_line("Red\r\ntakes.\n.\n"), "Red takes. .");
        assert_eq!(one_line("...and"), " ...and");
    }
}
