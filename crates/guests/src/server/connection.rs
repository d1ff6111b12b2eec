//! A connection from its first byte to its end, on a thread of its own.

use std::net::{IpAddr, TcpStream};
use std::time::Instant;

use super::wire::{self, NoRequest, Wire};
use crate::answers::{Asking, answer};
use crate::head::{Method, ServedAt};
use crate::lobby::Lobby;
use crate::page::PageFiles;
use crate::reply::{Reply, Status};

/// Answers one request after the other until the connection ends.
pub fn serve(lobby: &Lobby, files: &PageFiles, at: &ServedAt, stream: &TcpStream, from: IpAddr) {
    let limits = lobby.limits();
    let dies = Instant::now() + limits.connection_lives;
    let writes = |reply: &Reply, closes: bool| {
        wire::write(stream, reply, closes, Instant::now() + limits.write_within)
    };
    let says_why = |none: NoRequest| {
        let status = match none {
            NoRequest::Ended => None,
            NoRequest::Late => Some(Status::RequestTimeout),
            NoRequest::Refused(refused) => refused.status(),
        };
        if let Some(status) = status {
            // Whoever doesn't listen misses nothing.
            let _ = writes(&Reply::bare(status), true);
        }
    };
    let mut wire = Wire::new(stream);
    while !lobby.is_closed() {
        let head = match wire.head(at, dies.min(Instant::now() + limits.head_within)) {
            Ok(head) => head,
            Err(none) => return says_why(none),
        };
        let body = match head.method() {
            Method::Get => Ok(Vec::new()),
            Method::Post { length } => wire.body(length, Instant::now() + limits.body_within),
        };
        let body = match body {
            Ok(body) => body,
            Err(none) => return says_why(none),
        };
        let is_there = || wire::is_there(stream);
        let asking = Asking { head: &head, body: &body, from, until: dies, is_there: &is_there };
        let Some(reply) = answer(lobby, files, &asking) else { return };
        let closes = head.closes()
            || reply.status() == Status::TooManyRequests
            || lobby.is_closed()
            || Instant::now() >= dies;
        if writes(&reply, closes).is_err() || closes {
            return;
        }
    }
}
