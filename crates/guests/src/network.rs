//! The network as the program asks for it, so that a window can be tested without one.

use std::io;

use crate::addresses::{OwnAddress, own_addresses};
use crate::limits::Limits;
use crate::lobby::OnChange;
use crate::server::{GuestServer, NotOpened};

/// A network that people may come from.
pub trait Network {
    /// The addresses of this machine in it, the likeliest first.
    ///
    /// # Errors
    ///
    /// The system doesn't tell.
    fn addresses(&self) -> io::Result<Vec<OwnAddress>>;

    /// Opens a server at one of them.
    ///
    /// # Errors
    ///
    /// No port is free, or the system has something against it.
    fn open(&self, at: &OwnAddress, on_change: OnChange) -> Result<GuestServer, NotOpened>;
}

/// The network that this machine is in.
#[derive(Debug, Clone, Copy, Default)]
pub struct LocalNetwork;

impl Network for LocalNetwork {
    fn addresses(&self) -> io::Result<Vec<OwnAddress>> {
        own_addresses()
    }

    fn open(&self, at: &OwnAddress, on_change: OnChange) -> Result<GuestServer, NotOpened> {
        GuestServer::open(at, Limits::default(), on_change)
    }
}
