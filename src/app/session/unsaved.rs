//! Games that were left while they couldn't be written. They stay in memory
//! until they are.

use std::path::Path;
use std::time::Duration;

use super::Session;
use store::WriteError;

/// Games that aren't completely on disk.
#[derive(Debug, Default)]
pub struct Unsaved(Vec<Session>);

impl Unsaved {
    /// Keeps a game if any of it isn't on disk.
    pub fn keep(&mut self, session: Session) {
        if session.is_behind() {
            self.0.push(session);
        }
    }

    /// Takes the game whose file is, or is to be, `path`.
    pub fn take(&mut self, path: &Path) -> Option<Session> {
        let nth = self.0.iter().position(|session| session.path() == path)?;
        Some(self.0.remove(nth))
    }

    /// Takes the game that was left first. One that is left again goes to the
    /// end of the line, so each gets its turn.
    pub fn take_first(&mut self) -> Option<Session> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Returns the reason why one of them couldn't be written.
    pub fn trouble(&self) -> Option<&WriteError> {
        self.0.iter().find_map(Session::trouble)
    }

    pub fn sessions(&self) -> impl Iterator<Item = &Session> {
        self.0.iter()
    }

    pub const fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Retries writing them. Returns how long until the next try, if one is
    /// needed.
    pub fn write_on(&mut self, elapsed: Duration) -> Option<Duration> {
        let due = self.0.iter_mut().filter_map(|session| session.write_on(elapsed)).min();
        self.0.retain(Session::is_behind);
        due
    }
}
