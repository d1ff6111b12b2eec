//! Bytes to and from a connection, each with a time by which they have to be there.

use std::io::{self, ErrorKind, IoSlice, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::head::{ReadHead, RefusedHead, RequestHead, ServedAt};
use crate::reply::Reply;

const CHUNK: usize = 2 << 10;

/// A reason why there is no request.
pub enum NoRequest {
    /// The connection ended, or nothing more came in time.
    Ended,
    /// A part of a request came in time, and not the rest.
    Late,
    /// A head that isn't answered as it asks.
    Refused(RefusedHead),
}

/// A connection, and what came of it that wasn't asked for yet.
pub struct Wire<'a> {
    stream: &'a TcpStream,
    came: Vec<u8>,
}

impl<'a> Wire<'a> {
    pub const fn new(stream: &'a TcpStream) -> Self {
        Self { stream, came: Vec::new() }
    }

    /// Reads the next head.
    ///
    /// # Errors
    ///
    /// No head by that time, or none that may be answered.
    pub fn head(&mut self, at: &ServedAt, until: Instant) -> Result<RequestHead, NoRequest> {
        loop {
            if !self.came.is_empty() {
                match RequestHead::read(&self.came, at).map_err(NoRequest::Refused)? {
                    ReadHead::Whole { head, bytes } => {
                        self.came.drain(..bytes);
                        return Ok(head);
                    }
                    ReadHead::Partial => {}
                }
            }
            self.more(until)?;
        }
    }

    /// Reads the body of a request.
    ///
    /// # Errors
    ///
    /// Fewer bytes by that time.
    pub fn body(&mut self, length: usize, until: Instant) -> Result<Vec<u8>, NoRequest> {
        while self.came.len() < length {
            self.more(until)?;
        }
        let rest = self.came.split_off(length);
        Ok(std::mem::replace(&mut self.came, rest))
    }

    fn more(&mut self, until: Instant) -> Result<(), NoRequest> {
        let mut chunk = [0; CHUNK];
        loop {
            let left = left(until).map_err(|_| self.late())?;
            self.stream.set_read_timeout(Some(left)).map_err(|_| NoRequest::Ended)?;
            match self.stream.read(&mut chunk) {
                Ok(0) => return Err(NoRequest::Ended),
                Ok(count) => {
                    self.came.extend(chunk.iter().take(count));
                    return Ok(());
                }
                Err(error) => match error.kind() {
                    ErrorKind::Interrupted => {}
                    ErrorKind::WouldBlock | ErrorKind::TimedOut => return Err(self.late()),
                    _ => return Err(NoRequest::Ended),
                },
            }
        }
    }

    fn late(&self) -> NoRequest {
        if self.came.is_empty() { NoRequest::Ended } else { NoRequest::Late }
    }
}

/// Writes an answer whole; `closes` says that the connection ends after it.
///
/// # Errors
///
/// The connection ended, or took less by that time.
pub fn write(stream: &TcpStream, reply: &Reply, closes: bool, until: Instant) -> io::Result<()> {
    let head = reply.head(closes);
    let mut parts = [IoSlice::new(head.as_bytes()), IoSlice::new(reply.body())];
    let mut parts = parts.as_mut_slice();
    let mut stream = stream;
    let mut rest = head.len() + reply.body().len();
    while rest > 0 {
        stream.set_write_timeout(Some(left(until)?))?;
        match stream.write_vectored(parts) {
            Ok(0) => return Err(ErrorKind::WriteZero.into()),
            Ok(count) => {
                IoSlice::advance_slices(&mut parts, count);
                rest -= count;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Returns whether somebody is still at the other end, as far as can be told.
pub fn is_there(stream: &TcpStream) -> bool {
    if stream.set_nonblocking(true).is_err() {
        return false;
    }
    let seen = stream.peek(&mut [0]);
    let blocks_again = stream.set_nonblocking(false).is_ok();
    let is_there = match seen {
        Ok(count) => count > 0,
        Err(error) => error.kind() == ErrorKind::WouldBlock,
    };
    blocks_again && is_there
}

/// The time that is left, never nothing, which would mean for ever.
fn left(until: Instant) -> io::Result<Duration> {
    let left = until.saturating_duration_since(Instant::now());
    if left.is_zero() {
        Err(ErrorKind::TimedOut.into())
    } else {
        Ok(left.max(Duration::from_millis(1)))
    }
}
