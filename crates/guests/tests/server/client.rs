//! A browser as far as these tests need one, and a server for it.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use guests::{GuestServer, LangKey, Limits, OwnAddress};

/// Time after which a test has waited long enough for anything.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Limits with any free port, and none on requests.
pub fn free_limits() -> Limits {
    Limits {
        ports: 0..=0,
        requests_a_second: u32::MAX,
        connections_per_address: 64,
        // Machines that are busy with something else are slow to end.
        close_within: Duration::from_secs(5),
        ..Limits::default()
    }
}

/// A server that counts how often it told of a change.
pub struct TestServer {
    pub guests: GuestServer,
    pub changes: Arc<AtomicUsize>,
}

impl TestServer {
    pub fn open(limits: Limits) -> Self {
        let changes = Arc::new(AtomicUsize::new(0));
        let counts = Arc::clone(&changes);
        let on_change = Arc::new(move || {
            counts.fetch_add(1, Ordering::SeqCst);
        });
        let guests = GuestServer::open(&OwnAddress::loopback(), limits, on_change);
        Self { guests: guests.expect("a free port"), changes }
    }

    pub fn at(&self) -> SocketAddr {
        self.guests.invitation().at()
    }

    pub fn connect(&self) -> Client {
        Client::connect(self.at())
    }

    pub fn count(&self) -> usize {
        self.changes.load(Ordering::SeqCst)
    }

    /// Publishes a view that is its number.
    pub fn publish(&self) -> u64 {
        let mut next = self.guests.next_publication();
        let n = next.n();
        next.view(lang("en"), n.to_string().into_bytes());
        self.guests.publish(next);
        n
    }

    /// Lets somebody look on, and returns their secret.
    pub fn looker(&self) -> String {
        let code = self.guests.invitation().code().to_string();
        let answer = self.connect().claims(&code, "");
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["secret"].as_str().expect("a secret").to_owned()
    }
}

pub fn lang(key: &str) -> LangKey {
    LangKey::try_from(key).expect("a key")
}

/// Waits until something is so.
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// An answer as it came.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Response {
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub fn text(&self) -> &str {
        str::from_utf8(&self.body).expect("text")
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// A connection of a browser.
pub struct Client {
    stream: TcpStream,
    at: SocketAddr,
    came: Vec<u8>,
}

impl Client {
    pub fn connect(at: SocketAddr) -> Self {
        let stream = TcpStream::connect(at).expect("somebody listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        stream.set_nodelay(true).expect("at once");
        Self { stream, at, came: Vec::new() }
    }

    /// Sends bytes; whoever doesn't take them has closed.
    pub fn sends(&mut self, bytes: impl AsRef<[u8]>) -> bool {
        self.stream.write_all(bytes.as_ref()).is_ok()
    }

    pub fn asks(&mut self, target: &str, headers: &str) {
        let host = self.at;
        assert!(self.sends(format!("GET {target} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n")));
    }

    pub fn gets(&mut self, target: &str) -> Response {
        self.asks(target, "");
        self.answer()
    }

    pub fn polls(&mut self, secret: &str, after: u64) {
        let header = format!("Authorization: Bearer {secret}\r\n");
        self.asks(&format!("/open?after={after}&lang=en"), &header);
    }

    /// Asks for what the own seats see.
    pub fn polls_seat(&mut self, secret: &str, after: u64, changes: u64) {
        let header = format!("Authorization: Bearer {secret}\r\n");
        self.asks(&format!("/seat?after={after}&changes={changes}&lang=en"), &header);
    }

    pub fn posts_as(&mut self, secret: &str, target: &str, json: &str) -> Response {
        self.posts(target, &format!("Authorization: Bearer {secret}\r\n"), json)
    }

    pub fn posts(&mut self, target: &str, headers: &str, json: &str) -> Response {
        let (host, length) = (self.at, json.len());
        self.sends(format!(
            "POST {target} HTTP/1.1\r\nHost: {host}\r\n{headers}Content-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{json}"
        ));
        self.answer()
    }

    pub fn claims(&mut self, code: &str, name: &str) -> Response {
        let json = serde_json::json!({ "invite": code, "name": name });
        self.posts("/claim", "", &json.to_string())
    }

    pub fn answer(&mut self) -> Response {
        self.try_answer().expect("an answer")
    }

    /// Reads an answer; none where the connection ended without one.
    pub fn try_answer(&mut self) -> Option<Response> {
        loop {
            if let Some(end) = self.came.windows(4).position(|four| four == b"\r\n\r\n") {
                let head = String::from_utf8(self.came[..end].to_vec()).expect("letters");
                let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: "));
                let length: usize = length.map_or(0, |length| length.parse().expect("a number"));
                if self.came.len() >= end + 4 + length {
                    let body = self.came[end + 4..end + 4 + length].to_vec();
                    self.came.drain(..end + 4 + length);
                    let status = head[9..12].parse().expect("a status");
                    return Some(Response { status, head, body });
                }
            }
            let mut chunk = [0; 4096];
            match self.stream.read(&mut chunk) {
                Ok(0) => return None,
                Ok(count) => self.came.extend_from_slice(&chunk[..count]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => panic!("nothing came"),
                Err(_) => return None,
            }
        }
    }

    /// Returns whether the server closed the connection without another answer.
    pub fn is_ended(&mut self) -> bool {
        self.try_answer().is_none()
    }
}
