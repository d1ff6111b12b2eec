//! Time from a publication until 20 lookers-on have it, beside the same bytes written to 20 plain
//! sockets and an echo; memory with 28 connected; switches of a server with nobody there and with
//! 28; time until the port is free. The server is a process of its own, on loopback.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

#[path = "tools/reader.rs"]
#[allow(dead_code, reason = "seats are measured elsewhere")]
mod reader;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use reader::Reader;

use guests::{GuestServer, LangKey, Limits, OwnAddress};

/// Set for the process that is the server.
const SERVES: &str = "TABLESIDE_GUESTS_SERVE";
const VIEW: usize = 10_000;
const LOOKERS: usize = 20;
const CONNECTED: usize = 28;
const ACTS: usize = 200;
/// Time for everybody to ask again after an act.
const BETWEEN: Duration = Duration::from_millis(15);
const ALONE: Duration = Duration::from_secs(10);
const QUIET: Duration = Duration::from_mins(1);

fn main() {
    if std::env::var_os(SERVES).is_some() {
        serve();
    } else {
        measure();
    }
}

/// Does what the lines of the standard input say, and answers each with a line.
fn serve() {
    let mut guests: Option<GuestServer> = None;
    let mut plain: Vec<TcpStream> = Vec::new();
    for line in std::io::stdin().lines() {
        match line.expect("a line").as_str() {
            "open" => {
                let limits = Limits {
                    ports: 0..=0,
                    connections_per_address: 64,
                    requests_a_second: u32::MAX,
                    polls: CONNECTED,
                    lookers_on: CONNECTED,
                    ..Limits::default()
                };
                let address = OwnAddress::loopback();
                let server = GuestServer::open(&address, limits, Arc::new(|| {})).expect("opened");
                let invitation = server.invitation();
                println!("{} {}", invitation.at(), invitation.code());
                guests = Some(server);
            }
            "publish" => {
                let server = guests.as_ref().expect("open");
                let mut next = server.next_publication();
                let view = format!("{:>VIEW$}", next.n());
                next.view(LangKey::try_from("en").expect("a key"), view.into_bytes());
                server.publish(next);
            }
            "close" => {
                let server = guests.take().expect("open");
                let at = server.invitation().at();
                let began = Instant::now();
                server.close();
                TcpListener::bind(at).expect("the port is free");
                println!("{}", began.elapsed().as_micros());
            }
            "plain" => {
                let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
                println!("{}", listener.local_addr().expect("bound"));
                plain.extend((0..LOOKERS).map(|_| listener.accept().expect("comes").0));
            }
            "push" => {
                for mut stream in &plain {
                    stream.write_all(&[b'x'; VIEW]).expect("taken");
                }
            }
            "echo" => {
                let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
                println!("{}", listener.local_addr().expect("bound"));
                let (mut stream, _) = listener.accept().expect("comes");
                let mut bytes = [0; VIEW];
                while stream.read_exact(&mut bytes).is_ok() {
                    stream.write_all(&bytes).expect("taken");
                }
            }
            other => panic!("{other}"),
        }
    }
}

struct ServerProcess {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl ServerProcess {
    fn start() -> Self {
        let own = std::env::current_exe().expect("this bench has a file");
        let mut command = Command::new(own);
        command.env(SERVES, "1").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output }
    }

    fn says(&mut self, line: &str) {
        self.input.write_all(format!("{line}\n").as_bytes()).expect("it listens");
    }

    fn asks(&mut self, line: &str) -> String {
        self.says(line);
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("it answers");
        answer.trim().to_owned()
    }

    /// A number of the process's status, in kB.
    fn status_kb(&self, name: &str) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        number(&status.unwrap_or_default(), name)
    }

    /// Times that its threads gave up the processor, or lost it.
    fn switches(&self) -> f64 {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.child.id()));
        let tasks = tasks.into_iter().flatten().flatten();
        let of = |status: String| {
            number(&status, "voluntary_ctxt_switches")
                + number(&status, "nonvoluntary_ctxt_switches")
        };
        tasks.filter_map(|task| fs::read_to_string(task.path().join("status")).ok()).map(of).sum()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.child.kill().expect("it was there");
        self.child.wait().expect("it ends");
    }
}

fn number(status: &str, name: &str) -> f64 {
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
    let word = line.and_then(|line| line.split_whitespace().next());
    word.and_then(|word| word.parse().ok()).unwrap_or(f64::NAN)
}

/// Times until all have what `act` sends, in milliseconds, from the shortest.
fn until_all(count: usize, seen: &Receiver<(u64, Instant)>, mut act: impl FnMut()) -> Vec<f64> {
    let mut times: Vec<f64> = (0..ACTS)
        .map(|_| {
            thread::sleep(BETWEEN);
            let began = Instant::now();
            act();
            let last = (0..count).map(|_| seen.recv().expect("all are there").1).max();
            last.expect("some").duration_since(began).as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times
}

fn row(name: &str, times: &[f64]) {
    let at = |hundredth: usize| times[(times.len() - 1) * hundredth / 100];
    println!("{name:<52} {:>7.2} {:>7.2} {:>7.2}", at(50), at(95), at(100));
}

fn echo() -> Vec<f64> {
    let mut process = ServerProcess::start();
    let at: SocketAddr = process.asks("echo").parse().expect("an address");
    let mut stream = TcpStream::connect(at).expect("it listens");
    stream.set_nodelay(true).expect("at once");
    let (sender, seen) = mpsc::channel();
    until_all(1, &seen, || {
        let mut bytes = [b'x'; VIEW];
        stream.write_all(&bytes).expect("taken");
        stream.read_exact(&mut bytes).expect("given back");
        sender.send((0, Instant::now())).expect("awaited");
    })
}

fn plain() -> Vec<f64> {
    let mut process = ServerProcess::start();
    let at: SocketAddr = process.asks("plain").parse().expect("an address");
    let (sender, seen) = mpsc::channel();
    for _ in 0..LOOKERS {
        let mut stream = TcpStream::connect(at).expect("it listens");
        let sender = sender.clone();
        thread::spawn(move || {
            let mut bytes = [0; VIEW];
            while stream.read_exact(&mut bytes).is_ok() && sender.send((0, Instant::now())).is_ok()
            {
            }
        });
    }
    until_all(LOOKERS, &seen, || process.says("push"))
}

fn measure() {
    let mut process = ServerProcess::start();
    thread::sleep(BETWEEN);
    let off_kb = process.status_kb("VmRSS");
    let answer = process.asks("open");
    let (at, code) = answer.split_once(' ').expect("an address and a code");
    let at: SocketAddr = at.parse().expect("an address");
    let on_kb = process.status_kb("VmRSS");
    let before = process.switches();
    thread::sleep(ALONE);
    let alone = process.switches() - before;

    let (sender, seen) = mpsc::channel();
    let joins = |count: usize| {
        for _ in 0..count {
            let (code, sender) = (code.to_owned(), sender.clone());
            let whole = |body: &[u8]| {
                let number = || String::from_utf8_lossy(body).trim().parse().expect("a number");
                (body.len() == VIEW).then(number)
            };
            thread::spawn(move || Reader::connect(at).looks_on(&code, &sender, whole));
        }
    };
    joins(LOOKERS);
    thread::sleep(10 * BETWEEN);
    let ours = until_all(LOOKERS, &seen, || process.says("publish"));
    joins(CONNECTED - LOOKERS);
    // Those who came later see the newest at once, and count from there.
    for _ in LOOKERS..CONNECTED {
        seen.recv().expect("all are there");
    }
    process.says("publish");
    for _ in 0..CONNECTED {
        seen.recv().expect("all are there");
    }
    thread::sleep(BETWEEN);
    let with_kb = process.status_kb("VmRSS");
    let peak_kb = process.status_kb("VmHWM");
    let before = process.switches();
    thread::sleep(QUIET);
    let quiet = process.switches() - before;
    let free_us: f64 = process.asks("close").parse().expect("a number");

    println!("guests, {ACTS} acts of {VIEW} bytes, ms                      p50     p95     max");
    row("publication until 20 lookers-on have it", &ours);
    row("the same bytes written to 20 plain sockets", &plain());
    row("the same bytes to a plain echo and back", &echo());
    println!("memory, MB: off {:.2}", off_kb / 1024.0);
    println!(
        "  more while on, nobody there                        {:>7.2}",
        (on_kb - off_kb) / 1024.0
    );
    println!(
        "  more with {CONNECTED} connected, now and at most             {:>7.2} {:>7.2}",
        (with_kb - off_kb) / 1024.0,
        (peak_kb - off_kb) / 1024.0
    );
    println!("switches in {} s with nobody there                   {alone:>7}", ALONE.as_secs());
    println!(
        "switches a minute and connection, {CONNECTED} there          {:>7.2}",
        quiet / CONNECTED as f64
    );
    println!("ms until the port is free, {CONNECTED} connected             {:>7.2}", free_us / 1e3);
}
