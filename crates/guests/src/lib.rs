//! Guests: those who look on at the table by a phone, a tablet, or a television, and the small
//! server that shows them what lies open. It is the only crate that names `std::net`, and it knows
//! nothing of games: views are bytes that the program publishes.
//!
//! A [`Network`] tells the `addresses` of this machine and opens a [`GuestServer`] at one of them,
//! which invites ([`Invitation`], [`ScanCode`]), tells how far people came ([`Attendance`]), and
//! publishes ([`Publication`]). In it, the `lobby` holds three things behind one lock, each of which
//! is told the time and can be tried by itself: the `desk` lets people in, the `hub` has what is to
//! be seen, and the `crowd` counts connections. What comes in is parsed by `head`, narrower than
//! HTTP, then by `route`; `answers` asks the lobby, and `reply` is what goes out.
//!
//! Whoever asks is held until there is something newer (long poll), and gets all of it. So a phone
//! that slept is current with one request, and a slow one skips what came in between.
//!
//! Oddities:
//! - A poll whose page went away is held on until it is over, unless it gets dense: the system
//!   tells only those who ask.
//! - `Cache-Control` is `no-store` but for the page's own files, which have a tag.

#![forbid(unsafe_code)]

mod addresses;
mod answers;
mod arrived;
mod crowd;
mod desk;
mod gate;
mod guest;
mod head;
mod hub;
mod inbox;
mod invitation;
mod keys;
mod limits;
mod lobby;
mod network;
mod packed;
mod page;
mod reply;
mod route;
mod scan_code;
mod server;
mod sitting;
pub mod testing;

pub use addresses::{OwnAddress, own_addresses};
pub use arrived::Arrived;
pub use desk::{KeptPhone, LookerOn, Presence, SeatRequest, SeatedPhone};
pub use gate::NotLetIn;
pub use guest::{GuestName, GuestSecret, MAX_NAME, NoGuestName};
pub use head::{
    MAX_BODY, MAX_HEAD, MAX_HEADERS, Method, ReadHead, RefusedHead, RequestHead, ServedAt,
};
pub use hub::Publication;
pub use inbox::{GuestId, NoProposalId, Proposal, ProposalAnswer, ProposalId, Verdict};
pub use invitation::{Invitation, InviteCode, NoInviteCode};
pub use keys::{LangKey, NoLangKey, NoPictureKey, PictureKey, RunMark};
pub use limits::Limits;
pub use lobby::{Attendance, OnChange};
pub use network::{LocalNetwork, Network};
pub use packed::PackedBytes;
pub use reply::Status;
pub use scan_code::{MARGIN, ScanCode, TooLongToScan};
pub use server::{GuestServer, NotOpened};
pub use sitting::{Digits, MAX_SEATS, NoSeatNumber, SeatNumber};
