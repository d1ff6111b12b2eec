//! The doors: the port that is listened at, the thread that takes connections in, and the way to
//! shut all of it at once.

use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::connection;
use crate::addresses::{OwnAddress, own_addresses};
use crate::head::ServedAt;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::page::PageFiles;

/// Bytes of a connection's stack.
const STACK: usize = 128 << 10;

/// Time to wait where the system gives no connection, as when all its files are open.
const AGAIN: Duration = Duration::from_millis(100);

/// Error of a server that can't listen.
#[derive(Debug, Error)]
pub enum NotOpened {
    /// Other programs, or other windows of ours, have them.
    #[error("all ports from {first} to {last} are taken")]
    PortsTaken {
        /// The first port that was tried.
        first: u16,
        /// The last port that was tried.
        last: u16,
    },
    /// The network was left.
    #[error("this machine has the address no more")]
    AddressGone,
    /// The system has something against it.
    #[error("nothing can be listened at: {0}")]
    Refused(#[from] io::Error),
}

/// Binds the first free port at an address.
///
/// # Errors
///
/// No port is free, or nothing can be bound at the address.
pub fn bind(ip: IpAddr, limits: &Limits) -> Result<(TcpListener, SocketAddr), NotOpened> {
    for port in limits.ports.clone() {
        match TcpListener::bind((ip, port)) {
            Ok(listener) => {
                let at = listener.local_addr()?;
                return Ok((listener, at));
            }
            Err(error) => match error.kind() {
                // Windows keeps whole ranges of ports to itself, and refuses those.
                ErrorKind::AddrInUse | ErrorKind::PermissionDenied => {}
                ErrorKind::AddrNotAvailable => return Err(NotOpened::AddressGone),
                _ => return Err(error.into()),
            },
        }
    }
    Err(NotOpened::PortsTaken { first: *limits.ports.start(), last: *limits.ports.end() })
}

type Streams = HashMap<u64, Arc<TcpStream>>;

struct Entrance {
    lobby: Arc<Lobby>,
    files: PageFiles,
    own: OwnAddress,
    served_at: ServedAt,
    streams: Mutex<Streams>,
}

/// The doors of a server that listens.
pub struct Doors {
    shared: Arc<Entrance>,
    at: SocketAddr,
}

impl Doors {
    /// Takes in who comes.
    ///
    /// # Errors
    ///
    /// The system gives no thread.
    pub fn open(
        listener: TcpListener,
        at: SocketAddr,
        own: &OwnAddress,
        lobby: Arc<Lobby>,
    ) -> io::Result<Self> {
        let shared = Arc::new(Entrance {
            lobby,
            files: PageFiles::new(),
            own: own.clone(),
            served_at: at.into(),
            streams: Mutex::default(),
        });
        shared.lobby.listens(true);
        let takes = Arc::clone(&shared);
        let thread = thread::Builder::new().name("guests".to_owned()).stack_size(STACK);
        thread.spawn(move || takes.take_in(listener))?;
        Ok(Self { shared, at })
    }

    /// Shuts the port and all connections. Who waits for a view is told that the game was left.
    ///
    /// Once the machine has lost the address, the listener can't be woken: nobody else who has it now
    /// is to hear of it. It stays with its thread until the program ends, or until somebody comes
    /// because the address has come back, and finds it shut.
    pub fn shut(&self) {
        let Entrance { lobby, .. } = &*self.shared;
        let within = lobby.limits().close_within;
        let until = Instant::now() + within;
        if !lobby.close() {
            // The port may be somebody else's by now.
            return;
        }
        self.shared.shut_all(Shutdown::Read);
        // Accepting can't be called off: it is given one more, from here.
        let ip = self.at.ip();
        let has = |all: Vec<OwnAddress>| all.iter().any(|own| own.ip() == ip);
        if ip.is_loopback() || own_addresses().is_ok_and(has) {
            drop(TcpStream::connect_timeout(&self.at, within));
        }
        if !lobby.empties(until) {
            self.shared.shut_all(Shutdown::Both);
        }
    }
}

impl Entrance {
    fn streams(&self) -> MutexGuard<'_, Streams> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shut_all(&self, how: Shutdown) {
        for stream in self.streams().values() {
            // One that has ended already is as good.
            let _ = stream.shutdown(how);
        }
    }

    fn take_in(self: Arc<Self>, listener: TcpListener) {
        let mut count = 0;
        while !self.lobby.is_closed() {
            match listener.accept() {
                Ok((stream, peer)) => {
                    count += 1;
                    self.take(count, stream, peer.ip());
                }
                Err(_) if self.lobby.is_closed() => {}
                Err(_) => thread::sleep(AGAIN),
            }
        }
        drop(listener);
        self.lobby.listens(false);
    }

    /// Gives a connection its thread, unless it comes from another network or is one too many.
    fn take(self: &Arc<Self>, number: u64, stream: TcpStream, from: IpAddr) {
        if !self.own.is_neighbor(from) || !self.lobby.comes(from) {
            return;
        }
        let stream = Arc::new(stream);
        self.streams().insert(number, Arc::clone(&stream));
        let visit = ConnectionEnd { shared: Arc::clone(self), number, from };
        let serves = move || {
            let Entrance { lobby, files, served_at, .. } = &*visit.shared;
            // An answer is written in one go, and waits for nothing to go with it.
            let _ = stream.set_nodelay(true);
            connection::serve(lobby, files, served_at, &stream, from);
        };
        let thread = thread::Builder::new().name("guest".to_owned()).stack_size(STACK);
        // Without a thread the connection ends as it would at the end of one.
        drop(thread.spawn(serves));
    }
}

/// The end of a connection, however its thread ends.
struct ConnectionEnd {
    shared: Arc<Entrance>,
    number: u64,
    from: IpAddr,
}

impl Drop for ConnectionEnd {
    fn drop(&mut self) {
        if let Some(stream) = self.shared.streams().remove(&self.number) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        self.shared.lobby.goes(self.from);
    }
}
