//! A game that can't be played here, looked on at: another window plays it, or
//! another version wrote it.

use std::path::Path;
use std::time::Duration;

use crate::game::Game;
use crate::store::{Claim, Followed, Follower, OpenError};

/// How often to check what the other window has written.
const EVERY: Duration = Duration::from_millis(500);

/// Looks on at a game.
#[derive(Debug)]
pub struct Onlooker {
    follower: Follower,
    looked: Duration,
    availability: Availability,
}

/// Whether the game can be played on here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// Another window plays it.
    Taken,
    /// The other window is closed, or plays something else.
    Free,
    /// The game isn't there any more.
    Gone,
    /// Another version wrote some of it, which can't be read here.
    OtherVersion,
}

impl Onlooker {
    /// Looks on at the game at `path`.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let follower = Follower::open(path)?;
        let availability =
            follower.unread().map_or(Availability::Taken, |_| Availability::OtherVersion);
        Ok(Self { follower, looked: Duration::ZERO, availability })
    }

    /// The game as far as it was written.
    pub const fn game(&self) -> &Game {
        self.follower.game()
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        self.follower.path()
    }

    /// Whether it can be played on here.
    pub const fn availability(&self) -> Availability {
        self.availability
    }

    /// Reads on; returns how long until the next look.
    pub fn look(&mut self, elapsed: Duration) -> Duration {
        if elapsed.saturating_sub(self.looked) >= EVERY {
            self.looked = elapsed;
            // What can't be read right now is read next time.
            self.availability = match self.follower.look() {
                Ok(Followed::Gone) => Availability::Gone,
                _ if self.follower.unread().is_some() => Availability::OtherVersion,
                _ if Claim::is_elsewhere(self.follower.path()) => Availability::Taken,
                _ => Availability::Free,
            };
        }
        EVERY
    }
}
