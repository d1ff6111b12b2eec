//! A saved game that is only played again: read once, claimed by nobody, and never written.

use std::path::{Path, PathBuf};

use game::Game;
use store::{Damage, OpenError, Opened, read_journal};

/// A saved game to see again, as it was when it was opened.
#[derive(Debug)]
pub struct Rerun {
    game: Game,
    path: PathBuf,
    reach: Reach,
}

/// How much of its file this version can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Whole,
    /// As far as no other version wrote it.
    ToAnotherVersion,
}

impl Rerun {
    /// Reads the game at `path`. Also returns any damage, which is left as it is.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn open(path: &Path) -> Result<(Self, Option<Damage>), OpenError> {
        let Opened { game, damage, unread, .. } = read_journal(path)?;
        let reach = if unread.is_some() { Reach::ToAnotherVersion } else { Reach::Whole };
        let damage = damage.filter(|_| reach == Reach::Whole);
        Ok((Self { game, path: path.to_owned(), reach }, damage))
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How much of it could be read.
    pub const fn reach(&self) -> Reach {
        self.reach
    }
}
