//! Words by Speech Dispatcher, which Linux desktops read screens with.

use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use ssip_client::fifo::{Builder, UnixStream};
use ssip_client::{
    Client, ClientName, ClientResult, ClientScope, MessageScope, OK_CANCELED, OK_CLIENT_NAME_SET,
    OK_LANGUAGE_SET, OK_RECEIVING_DATA, OK_VOLUME_SET,
};

use super::speech::Speech;
use super::worker::Report;
use crate::app::platform::APP_ID;
use crate::app::sound::{Reach, Volume};

type Voice = Client<UnixStream>;

/// A voice that doesn't answer within this time is gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where desktops say that their voice listens, if it isn't at the usual place.
const ADDRESS: &str = "SPEECHD_ADDRESS";

/// Reads everything until the window is gone.
pub fn serve(speeches: &Receiver<Speech>, report: &Report) {
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
    report: &Report,
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

/// What starts the voice of this session where none runs, as its own clients do.
const STARTER: &str = "speech-dispatcher";

fn start(starter: &str) -> io::Result<()> {
    let mut starter = Command::new(starter);
    starter.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    starter.status().map(drop)
}

fn connected() -> io::Result<Voice> {
    let mut builder = Builder::new();
    builder.timeout(PATIENCE);
    let told = std::env::var(ADDRESS).ok();
    if let Some(path) = told.as_deref().and_then(|told| told.strip_prefix("unix_socket:")) {
        builder.path(PathBuf::from(path));
    }
    builder.build()
}

/// The voice, once it knows who speaks.
fn greeted(mut voice: Voice) -> Option<Voice> {
    let user = std::env::var("USER").ok().filter(|user| !user.is_empty());
    let name = ClientName::new(user.as_deref().unwrap_or(APP_ID), APP_ID);
    voice.set_client_name(name).ok()?.check_status(OK_CLIENT_NAME_SET).ok()?;
    Some(voice)
}

/// The voice again, if it took the speech.
fn said(mut voice: Voice, speech: &Speech) -> Option<Voice> {
    say(&mut voice, speech).ok()?;
    Some(voice)
}

fn say(voice: &mut Voice, speech: &Speech) -> ClientResult<()> {
    voice.cancel(MessageScope::Last)?.check_status(OK_CANCELED)?;
    let Speech::Say { words, language, volume } = speech else { return Ok(()) };
    voice
        .set_language(ClientScope::Current, language.code())?
        .check_status(OK_LANGUAGE_SET)?
        .set_volume(ClientScope::Current, loudness(*volume))?
        .check_status(OK_VOLUME_SET)?
        .speak()?
        .check_status(OK_RECEIVING_DATA)?
        .send_line(&one_line(words))?
        .receive_message_id()?;
    Ok(())
}

/// A volume on the voice's scale, from -100 to 100.
fn loudness(volume: Volume) -> i8 {
    let above = i16::from(volume.percent()) * 2 - 100;
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
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::UnixListener;
    use std::sync::mpsc::{Sender, channel};
    use std::thread;

    use super::*;
    use crate::words::language::Language;

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

    /// What connects to such a voice, which listens in a folder of the test.
    fn voice(heard: Sender<String>) -> (tempfile::TempDir, impl Fn() -> io::Result<Voice>) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("voice");
        let listener = UnixListener::bind(&path).unwrap();
        thread::spawn(move || {
            for socket in listener.incoming() {
                serve_one(socket.unwrap(), &heard);
            }
        });
        (folder, move || Builder::new().path(&path).timeout(PATIENCE).build())
    }

    fn say(words: &str, language: Language, volume: Volume) -> Speech {
        Speech::Say { words: words.to_owned(), language, volume }
    }

    #[test]
    fn words_are_read_in_their_language_and_interrupt_what_was_being_read() {
        let (line, heard) = channel();
        let (_folder, connect) = voice(line);
        let (send, speeches) = channel();
        let told = Report::new(&egui::Context::default());
        send.send(say("Red's turn.", Language::English, Volume::MOST)).unwrap();
        send.send(say("Rot ist\n.\nam Zug.", Language::German, Volume::LEAST)).unwrap();
        send.send(Speech::Hush).unwrap();
        // One after the other, as they come in a game.
        let one_by_one = |send: Sender<Speech>, report: Report| {
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
        serve_by(&speeches, &Report::new(&egui::Context::default()), connect);
        let lines: Vec<String> = heard.try_iter().filter(|line| line.ends_with("d.")).collect();
        assert_eq!(lines, ["Third."]);
    }

    #[test]
    fn where_nobody_listens_or_the_voice_refuses_it_is_silent() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        drop((ours, theirs));
        let nobody = || Err(io::Error::from(io::ErrorKind::NotFound));
        let (send, speeches) = channel();
        send.send(say("Hello.", Language::English, Volume::default())).unwrap();
        drop(send);
        let told = Report::new(&egui::Context::default());
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
        let told = Report::new(&egui::Context::default());
        serve_by(&speeches, &told, || Builder::new().path(&path).timeout(PATIENCE).build());
        assert_eq!(told.reach(), Reach::Silent);
    }

    #[test]
    fn nobody_is_woken_to_be_hushed() {
        let (send, speeches) = channel();
        send.send(Speech::Hush).unwrap();
        drop(send);
        let told = Report::new(&egui::Context::default());
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
