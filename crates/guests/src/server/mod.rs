//! The server: the lobby with doors to the network.
//!
//! [`GuestServer::open`] binds a port and begins a thread that takes connections in (`doors`);
//! each has a thread of its own (`connection`), which reads heads and bodies and writes answers
//! within their times (`wire`). Before it nothing listens; once the server is closed or dropped,
//! nothing does any more.

mod connection;
mod doors;
mod wire;

use std::net::SocketAddr;
use std::sync::Arc;

pub use doors::NotOpened;

use crate::addresses::OwnAddress;
use crate::desk::KeptPhone;
use crate::hub::Publication;
use crate::inbox::{GuestId, Proposal, ProposalAnswer, ProposalId};
use crate::invitation::{Invitation, InviteCode};
use crate::keys::LangKey;
use crate::limits::Limits;
use crate::lobby::{Attendance, Lobby, OnChange};
use crate::packed::PackedBytes;
use crate::sitting::SeatNumber;
use doors::Doors;

/// A server for those who look on; off once it is dropped.
pub struct GuestServer {
    lobby: Arc<Lobby>,
    /// None in tests of the window, where people come by themselves.
    doors: Option<Doors>,
}

impl GuestServer {
    /// Listens at an address of this machine.
    ///
    /// # Errors
    ///
    /// No port is free, or the system has something against it.
    pub fn open(
        address: &OwnAddress,
        limits: Limits,
        on_change: OnChange,
    ) -> Result<Self, NotOpened> {
        let (listener, at) = doors::bind(address.ip(), &limits)?;
        let lobby = Arc::new(Lobby::new(at, limits, on_change));
        let doors = Doors::open(listener, at, address, Arc::clone(&lobby))?;
        Ok(Self { lobby, doors: Some(doors) })
    }

    /// A server that no network leads to; it invites with `code`, or draws one.
    pub(crate) fn without_doors(
        at: SocketAddr,
        limits: Limits,
        code: Option<InviteCode>,
        on_change: OnChange,
    ) -> Self {
        let lobby = Lobby::inviting(at, limits, code.unwrap_or_else(InviteCode::draw), on_change);
        Self { lobby: Arc::new(lobby), doors: None }
    }

    /// The lobby, for those who come without a network.
    pub(crate) const fn lobby(&self) -> &Arc<Lobby> {
        &self.lobby
    }

    /// The invitation; its code turns over with too many wrong ones, and with
    /// [`remove_all`](Self::remove_all).
    pub fn invitation(&self) -> Invitation {
        self.lobby.invitation()
    }

    /// Tells who looks on, and how far they came.
    pub fn attendance(&self) -> Attendance {
        self.lobby.attendance()
    }

    /// Begins the next publication.
    pub fn next_publication(&self) -> Publication {
        self.lobby.next()
    }

    /// Publishes for all who look on. One that was begun before the last one changes nothing.
    pub fn publish(&self, publication: Publication) {
        self.lobby.publish(publication);
    }

    /// Hands over prices and rules (JSON), which anybody who was let in may look up.
    pub fn tells_rules(&self, lang: LangKey, rules: PackedBytes) {
        self.lobby.tells_rules(lang, rules);
    }

    /// Lets everybody go who looks on, and turns the code over. Phones that have seats stay.
    pub fn remove_all(&self) {
        self.lobby.remove_all();
    }

    /// Gives a phone the seat that it asks for; another phone that had it loses it. False where it
    /// asks for none.
    pub fn seats(&self, guest: GuestId) -> bool {
        self.lobby.seats(guest)
    }

    /// Turns down a phone that asks for a seat; false where it asks for none.
    pub fn turns_down(&self, guest: GuestId) -> bool {
        self.lobby.turns_down(guest)
    }

    /// Takes a seat from its phone, whose secret is void for it at once; false where none has it.
    pub fn frees(&self, seat: SeatNumber) -> bool {
        self.lobby.frees(seat)
    }

    /// Returns seats to be kept for the next run.
    pub fn kept(&self) -> Vec<KeptPhone> {
        self.lobby.kept()
    }

    /// Takes in seats that were kept: their phones are back without asking.
    pub fn keeps(&self, kept: &[KeptPhone]) {
        self.lobby.keeps(kept);
    }

    /// Hands over what phones proposed since, in the order in which it came.
    pub fn proposals(&self) -> Vec<Proposal> {
        self.lobby.proposals()
    }

    /// Answers a proposal; the first answer stays.
    pub fn answers(&self, guest: GuestId, id: &ProposalId, answer: ProposalAnswer) {
        self.lobby.answers(guest, id, answer);
    }

    /// Stops listening and ends all connections, as dropping does; all who wait are told that the
    /// game was left.
    pub fn close(&self) {
        match &self.doors {
            Some(doors) => doors.shut(),
            None => {
                self.lobby.close();
            }
        }
    }
}

impl Drop for GuestServer {
    fn drop(&mut self) {
        self.close();
    }
}
