//! Watches a game that can't be played here: another window plays it, or
//! another version wrote it.

use std::path::Path;
use std::time::Duration;

use game::Game;
use store::{Claim, Followed, Follower, OpenError};

/// Time between checks for what the other window has written.
const EVERY: Duration = Duration::from_millis(500);

/// A spectator of a game.
#[derive(Debug)]
pub struct Onlooker {
    follower: Follower,
    looked: Duration,
    availability: Availability,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// Another window is playing it.
    Taken,
    /// The other window is closed, or is playing something else.
    Free,
    /// The game is gone.
    Gone,
    /// Another version wrote part of it, which can't be read here.
    OtherVersion,
}

impl Onlooker {
    /// Watches the game at `path`.
    ///
    /// # Errors
    /// Fails if it can't be read.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let follower = Follower::open(path)?;
        let availability =
            follower.unread().map_or(Availability::Taken, |_| Availability::OtherVersion);
        Ok(Self { follower, looked: Duration::ZERO, availability })
    }

    /// The game, as far as it has been written.
    pub const fn game(&self) -> &Game {
        self.follower.game()
    }

    pub fn path(&self) -> &Path {
        self.follower.path()
    }

    pub const fn availability(&self) -> Availability {
        self.availability
    }

    /// Reads on. Returns how long until the next look.
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
