//! A looker-on of the benches: a connection that is asked and reads answers, without a browser.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::Sender;
use std::time::Instant;

/// A connection that reads answers one after the other.
pub struct Reader {
    stream: TcpStream,
    at: SocketAddr,
    came: Vec<u8>,
}

impl Reader {
    pub fn connect(at: SocketAddr) -> Self {
        let stream = TcpStream::connect(at).expect("it listens");
        stream.set_nodelay(true).expect("at once");
        Self { stream, at, came: Vec::new() }
    }

    /// Reads a body; none where the connection ended.
    fn body(&mut self) -> Option<Vec<u8>> {
        loop {
            if let Some(end) = self.came.windows(4).position(|four| four == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&self.came[..end]).into_owned();
                let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: "));
                let length = length.map_or(0, |length| length.parse().expect("a number"));
                if self.came.len() >= end + 4 + length {
                    let rest = self.came.split_off(end + 4 + length);
                    let whole = std::mem::replace(&mut self.came, rest);
                    return Some(whole[end + 4..].to_vec());
                }
            }
            let mut chunk = [0; 16 << 10];
            let count = self.stream.read(&mut chunk).ok().filter(|count| *count > 0)?;
            self.came.extend_from_slice(&chunk[..count]);
        }
    }

    pub fn claims(&mut self, code: &str) -> String {
        let body = format!(r#"{{"invite":"{code}","name":""}}"#);
        let head = format!(
            "POST /claim HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n",
            self.at,
            body.len()
        );
        self.stream.write_all([head, body].concat().as_bytes()).expect("taken");
        let answer: serde_json::Value =
            serde_json::from_slice(&self.body().expect("an answer")).expect("JSON");
        answer["secret"].as_str().expect("a secret").to_owned()
    }

    /// The body of what is answered to somebody with a secret.
    pub fn gets(&mut self, secret: &str, target: &str) -> Vec<u8> {
        let request = format!(
            "GET {target} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {secret}\r\n\r\n",
            self.at
        );
        self.stream.write_all(request.as_bytes()).expect("taken");
        self.body().expect("an answer")
    }

    /// The same of something that is sent.
    pub fn posts(&mut self, secret: &str, target: &str, json: &serde_json::Value) -> Vec<u8> {
        let body = json.to_string();
        let head = format!(
            "POST {target} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {secret}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.at,
            body.len()
        );
        self.stream.write_all([head, body].concat().as_bytes()).expect("taken");
        self.body().expect("an answer")
    }

    /// Polls for as long as the server is there, and tells of each view once it is there whole, by the
    /// number that `number_of` reads in it.
    pub fn looks_on(
        mut self,
        code: &str,
        seen: &Sender<(u64, Instant)>,
        number_of: impl Fn(&[u8]) -> Option<u64>,
    ) {
        let secret = self.claims(code);
        let mut after = 0_u64;
        loop {
            let request = format!(
                "GET /open?after={after}&lang=en HTTP/1.1\r\nHost: {}\r\n\
                 Authorization: Bearer {secret}\r\n\r\n",
                self.at
            );
            if self.stream.write_all(request.as_bytes()).is_err() {
                return;
            }
            let Some(body) = self.body() else { return };
            if let Some(number) = number_of(&body) {
                after = number;
                if seen.send((number, Instant::now())).is_err() {
                    return;
                }
            }
        }
    }
}
