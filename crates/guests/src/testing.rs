//! A network without sockets, for tests of what shows who looks on: people come when a test says
//! so, by the rules of the real desk.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::addresses::OwnAddress;
use crate::answers::{Asking, answer};
use crate::arrived::Arrived;
use crate::gate::NotLetIn;
use crate::guest::{GuestName, GuestSecret};
use crate::head::{Method, ReadHead, RequestHead, ServedAt};
use crate::invitation::InviteCode;
use crate::keys::LangKey;
use crate::limits::Limits;
use crate::lobby::{Lobby, OnChange, Poll, PollOf, Polled};
use crate::network::Network;
use crate::page::PageFiles;
use crate::reply::Reply;
use crate::server::{GuestServer, NotOpened};
use crate::sitting::SeatNumber;

const PORT: u16 = 28_471;

/// Code that the first server of each fake network invites with, so that its pages look the same in
/// every run.
pub const CODE: &str = "482913";

/// A network of a test's own.
#[derive(Clone, Default)]
pub struct FakeNetwork {
    addresses: Arc<Mutex<Vec<OwnAddress>>>,
    is_crowded: bool,
    opened: Arc<Mutex<Option<Arc<Lobby>>>>,
}

impl fmt::Debug for FakeNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FakeNetwork").field("addresses", &self.has()).finish_non_exhaustive()
    }
}

impl FakeNetwork {
    /// A network in which this machine has the addresses; the first of none is taken.
    pub fn new(addresses: Vec<OwnAddress>) -> Self {
        Self { addresses: Arc::new(Mutex::new(addresses)), ..Self::default() }
    }

    /// From now on this machine has these addresses, as when it joins another network.
    pub fn moves(&self, addresses: Vec<OwnAddress>) {
        *self.addresses.lock().unwrap_or_else(PoisonError::into_inner) = addresses;
    }

    fn has(&self) -> Vec<OwnAddress> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The same network where other programs have all ports.
    #[must_use]
    pub fn crowded(self) -> Self {
        Self { is_crowded: true, ..self }
    }

    /// Somebody with a phone, if a server was opened and is on.
    pub fn phone(&self) -> Option<FakePhone> {
        let opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let lobby = opened.as_ref().filter(|lobby| !lobby.is_closed())?;
        Some(FakePhone { lobby: Arc::clone(lobby) })
    }
}

impl Network for FakeNetwork {
    fn addresses(&self) -> io::Result<Vec<OwnAddress>> {
        Ok(self.has())
    }

    fn open(&self, at: &OwnAddress, on_change: OnChange) -> Result<GuestServer, NotOpened> {
        if !self.has().contains(at) {
            return Err(NotOpened::AddressGone);
        }
        if self.is_crowded {
            return Err(NotOpened::PortsTaken { first: PORT, last: PORT + 9 });
        }
        let at = SocketAddr::new(at.ip(), PORT);
        let limits = Limits { requests_a_second: u32::MAX, ..Limits::default() };
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let code = InviteCode::try_from(CODE).ok().filter(|_| opened.is_none());
        let server = GuestServer::without_doors(at, limits, code, on_change);
        *opened = Some(Arc::clone(server.lobby()));
        Ok(server)
    }
}

/// Somebody with a phone.
pub struct FakePhone {
    lobby: Arc<Lobby>,
}

impl FakePhone {
    const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// Reaches the machine, and no more.
    pub fn connects(&self) {
        self.lobby.reaches(Arrived::Connection);
    }

    /// Loads the page.
    pub fn loads_the_page(&self) {
        self.lobby.reaches(Arrived::Page);
    }

    /// Looks on by a code.
    ///
    /// # Errors
    ///
    /// A wrong code, too many of them, or no place.
    pub fn looks_on(&self, code: &str, name: Option<GuestName>) -> Result<GuestSecret, NotLetIn> {
        self.lobby.claims(code, name, Self::ADDRESS)
    }

    /// Asks for a seat; false for a stranger.
    pub fn asks_for(&self, secret: GuestSecret, seat: SeatNumber) -> bool {
        self.lobby.wishes(secret, Some(seat)).is_ok()
    }

    /// Asks for the newest view; none where there is none, or for a stranger.
    pub fn sees(&self, secret: GuestSecret, lang: &LangKey) -> Option<Arc<[u8]>> {
        let of = PollOf::Open { after: 0 };
        let poll = Poll { secret, of, lang, until: Instant::now(), is_there: &|| true };
        match self.lobby.poll(&poll) {
            Polled::View(view) => Some(view),
            Polled::NothingNewer | Polled::Removed | Polled::Left | Polled::Full | Polled::Gone => {
                None
            }
        }
    }

    /// Sends the bytes of one request and returns those of the answer, head and all; none where
    /// the request isn't whole, or gets no answer. No poll is held.
    pub fn sends(&self, request: &[u8]) -> Option<Vec<u8>> {
        let at = ServedAt::from(self.lobby.invitation().at());
        let reply = match RequestHead::read(request, &at) {
            Ok(ReadHead::Partial) => return None,
            Ok(ReadHead::Whole { head, bytes }) => {
                let length = match head.method() {
                    Method::Get => 0,
                    Method::Post { length } => length,
                };
                let body = request.get(bytes..bytes + length)?;
                let (from, until) = (Self::ADDRESS, Instant::now());
                let asking = Asking { head: &head, body, from, until, is_there: &|| true };
                let comes = self.lobby.comes(from);
                let reply = comes.then(|| answer(&self.lobby, &PageFiles::new(), &asking))??;
                self.lobby.goes(from);
                reply
            }
            Err(refused) => Reply::bare(refused.status()?),
        };
        Some([reply.head(false).as_bytes(), reply.body()].concat())
    }

    /// Looks on no more; false for a stranger.
    pub fn leaves(&self, secret: GuestSecret) -> bool {
        self.lobby.leaves(secret)
    }
}
