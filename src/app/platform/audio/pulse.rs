//! Cues by `PulseAudio`'s protocol, which `PipeWire` speaks as well.

use std::fs::File;
use std::io::Read;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use async_io::Timer;
use futures_lite::future::{block_on, or};
use pulseaudio::protocol::stream::BufferAttr;
use pulseaudio::protocol::{
    ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec,
};
use pulseaudio::{AsPlaybackSource, Client, PlaybackStream};

use super::worker::ReachReport;
use crate::app::sound::{Cue, Reach, Volume, Wave};

/// Time for which a stream is kept: longer than any cue takes to be heard.
const HEARD: Duration = Duration::from_secs(3);

/// A server that doesn't answer within this time isn't one: it may have nothing to play by.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server takes nothing else for a cookie, even from those it knows without one.
const COOKIE_BYTES: usize = 256;

/// Silence after a cue, so that servers that play in blocks play all of it.
const AFTER: Duration = Duration::from_millis(60);

/// Plays every cue until the window is gone.
pub fn serve(cues: &Receiver<(Cue, Volume)>, report: &ReachReport) {
    serve_by(cues, report, session);
}

/// The same by the server that `connect` finds.
fn serve_by(
    cues: &Receiver<(Cue, Volume)>,
    report: &ReachReport,
    connect: impl Fn() -> Option<Server>,
) {
    let mut server = None;
    let mut playing: Option<PlaybackStream> = None;
    loop {
        // While nothing plays there is nothing to stop either.
        let next = match playing {
            Some(_) => cues.recv_timeout(HEARD),
            None => cues.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match next {
            Ok(first) => {
                // Those that waited are late.
                let (cue, volume) = cues.try_iter().last().unwrap_or(first);
                let known = server.take();
                let played = known
                    .and_then(|server| played(server, cue, volume))
                    // One that was started anew answers to a new connection.
                    .or_else(|| played(connect()?, cue, volume));
                report.set(if played.is_some() { Reach::Answers } else { Reach::Silent });
                (server, playing) = played.unzip();
            }
            Err(RecvTimeoutError::Timeout) => playing = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// A server that took us in.
struct Server {
    client: Client,
    /// The connection, which ends with this value: the client alone would keep it.
    socket: UnixStream,
}

impl Server {
    fn greet(socket: UnixStream, cookie: Option<Vec<u8>>) -> Option<Self> {
        socket.set_read_timeout(Some(PATIENCE)).ok()?;
        let whole = cookie.filter(|cookie| cookie.len() == COOKIE_BYTES);
        let cookie = whole.unwrap_or_else(|| vec![0; COOKIE_BYTES]);
        let ours = socket.try_clone().ok()?;
        let client = Client::new_unix(c"Tableside", socket, Some(cookie)).ok()?;
        Some(Self { client, socket: ours })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that is closed already needs nothing.
        let _ = self.socket.shutdown(Shutdown::Both);
    }
}

/// The server of this session, if there is one.
fn session() -> Option<Server> {
    let socket = UnixStream::connect(pulseaudio::socket_path_from_env()?).ok()?;
    Server::greet(socket, cookie())
}

/// Returns what shows the server who may use it, if it is there.
fn cookie() -> Option<Vec<u8>> {
    let file = File::open(pulseaudio::cookie_path_from_env()?).ok()?;
    let mut bytes = Vec::new();
    file.take(COOKIE_BYTES as u64 + 1).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// The server again, and the stream that plays the cue for as long as it is kept.
fn played(server: Server, cue: Cue, volume: Volume) -> Option<(Server, PlaybackStream)> {
    let too_late = async {
        Timer::after(PATIENCE).await;
        None
    };
    let stream = block_on(or(play(&server.client, cue, volume), too_late))?;
    Some((server, stream))
}

async fn play(client: &Client, cue: Cue, volume: Volume) -> Option<PlaybackStream> {
    let bytes = samples(cue, volume);
    let buffer_attr = BufferAttr {
        // Left to itself, a server waits for more than a cue has before it plays.
        pre_buffering: u32::try_from(bytes.len()).ok()?,
        ..BufferAttr::default()
    };
    let mut sent = 0;
    let source = move |room: &mut [u8]| {
        let rest = bytes.get(sent..).unwrap_or_default();
        let count = rest.len().min(room.len());
        for (room, byte) in room.iter_mut().zip(rest) {
            *room = *byte;
        }
        sent += count;
        count
    };
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Tableside");
    props.set(Prop::MediaRole, c"game");
    let params = PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::S16Le,
            channels: 1,
            sample_rate: u32::from(Wave::RATE),
        },
        channel_map: ChannelMap::mono(),
        buffer_attr,
        props,
        ..PlaybackStreamParams::default()
    };
    client.create_playback_stream(params, source.as_playback_source()).await.ok()
}

/// Returns what a server is sent.
fn samples(cue: Cue, volume: Volume) -> Vec<u8> {
    let mut bytes = Wave::of(cue, volume).bytes();
    let silent = usize::from(Wave::RATE) / 1000 * AFTER.subsec_millis() as usize;
    bytes.resize(bytes.len() + 2 * silent, 0);
    bytes
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]
mod tests {
    use std::io::BufReader;
    use std::sync::mpsc::{Sender, channel};
    use std::thread;

    use pulseaudio::protocol::{
        AuthReply, Command, CreatePlaybackStreamReply, MAX_VERSION, PulseError, SetClientNameReply,
        read_command_message, read_descriptor, write_error, write_reply_message,
    };

    use super::*;

    /// The channel of what isn't a stream's.
    const COMMANDS: u32 = u32::MAX;

    /// A server that greets, takes one stream, and tells what it hears.
    fn serve_one(socket: UnixStream, heard: &Sender<Vec<u8>>) {
        let mut socket = BufReader::new(socket);
        let (seq, command) = read_command_message(&mut socket, MAX_VERSION).unwrap();
        let Command::Auth(auth) = command else { panic!("{command:?}") };
        assert_eq!(auth.cookie.len(), COOKIE_BYTES);
        let reply = AuthReply { version: MAX_VERSION, ..AuthReply::default() };
        write_reply_message(socket.get_mut(), seq, &reply, MAX_VERSION).unwrap();
        let (seq, command) = read_command_message(&mut socket, MAX_VERSION).unwrap();
        assert!(matches!(command, Command::SetClientName(_)));
        let reply = SetClientNameReply { client_id: 1 };
        write_reply_message(socket.get_mut(), seq, &reply, MAX_VERSION).unwrap();
        let (seq, command) = read_command_message(&mut socket, MAX_VERSION).unwrap();
        let Command::CreatePlaybackStream(params) = command else { panic!("{command:?}") };
        assert_eq!((params.sample_spec.channels, params.sample_spec.sample_rate), (1, 44_100));
        let least = samples(Cue::Build, Volume::MOST).len();
        let waits_for = usize::try_from(params.buffer_attr.pre_buffering).unwrap();
        assert!((least..100_000).contains(&waits_for), "it plays what it has: {waits_for}");
        let reply = CreatePlaybackStreamReply {
            channel: 3,
            sample_spec: params.sample_spec,
            channel_map: params.channel_map,
            requested_bytes: 1 << 20,
            ..CreatePlaybackStreamReply::default()
        };
        write_reply_message(socket.get_mut(), seq, &reply, MAX_VERSION).unwrap();
        while let Ok(next) = read_descriptor(&mut socket) {
            let mut bytes = vec![0; usize::try_from(next.length).unwrap()];
            socket.read_exact(&mut bytes).unwrap();
            if next.channel != COMMANDS {
                heard.send(bytes).unwrap();
            }
        }
    }

    fn connected(serve: impl FnOnce(UnixStream) + Send + 'static) -> Option<Server> {
        let (ours, theirs) = UnixStream::pair().unwrap();
        thread::spawn(move || serve(theirs));
        Server::greet(ours, None)
    }

    fn report() -> ReachReport {
        ReachReport::new(&egui::Context::default())
    }

    #[test]
    fn a_server_hears_every_sample_of_a_cue() {
        let (line, heard) = channel();
        let (send, cues) = channel();
        let told = report();
        let report = told.clone();
        let server = move || {
            let line = line.clone();
            connected(move |socket| serve_one(socket, &line))
        };
        thread::spawn(move || serve_by(&cues, &report, server));
        send.send((Cue::Seven, Volume::MOST)).unwrap();
        let whole = samples(Cue::Seven, Volume::MOST);
        let mut bytes = Vec::new();
        while bytes.len() < whole.len() {
            bytes.extend(heard.recv_timeout(PATIENCE).unwrap());
        }
        assert!(bytes == whole, "{} bytes of {}", bytes.len(), whole.len());
        drop(send);
        assert!(heard.recv_timeout(PATIENCE).is_err(), "the stream ends with the window");
        assert_eq!(told.reach(), Reach::Answers);
    }

    #[test]
    fn where_nobody_listens_or_the_server_refuses_it_is_silent() {
        let refuses = || {
            connected(|socket| {
                let mut socket = BufReader::new(socket);
                let (seq, _) = read_command_message(&mut socket, MAX_VERSION).unwrap();
                write_error(socket.get_mut(), seq, &PulseError::AccessDenied).unwrap();
            })
        };
        let connects: [fn() -> Option<Server>; 2] = [|| None, refuses];
        for connect in connects {
            let (send, cues) = channel();
            let told = report();
            send.send((Cue::Card, Volume::default())).unwrap();
            drop(send);
            serve_by(&cues, &told, connect);
            assert_eq!(told.reach(), Reach::Silent);
        }
    }

    #[test]
    fn a_server_that_was_started_anew_is_found_again() {
        let (line, heard) = channel();
        let (send, cues) = channel();
        let told = report();
        let report = told.clone();
        // Each server hears a single cue, and goes.
        let server = move || {
            let line = line.clone();
            connected(move |socket| {
                let (one, all) = channel();
                let whole = samples(Cue::Build, Volume::MOST).len();
                let end = socket.try_clone().unwrap();
                thread::spawn(move || serve_one(socket, &one));
                let mut count = 0;
                while count < whole {
                    count += all.recv_timeout(PATIENCE).unwrap().len();
                }
                end.shutdown(Shutdown::Both).unwrap();
                line.send(count).unwrap();
            })
        };
        thread::spawn(move || serve_by(&cues, &report, server));
        for _ in 0..3 {
            send.send((Cue::Build, Volume::MOST)).unwrap();
            heard.recv_timeout(PATIENCE).unwrap();
            // The end of a connection is noticed a little later.
            thread::sleep(Duration::from_millis(100));
        }
        assert_eq!(told.reach(), Reach::Answers);
    }
}
