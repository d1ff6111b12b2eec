//! Part that this window takes in a game: it plays, watches, looks around, or plays it again.

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::Session;
use super::spectator::{Availability, Onlooker};
use super::turn_clock::{ClockFace, ClockMode, TurnClock};
use game::Game;
use store::{Damage, Folder, OpenError, Opened, read_journal};

#[derive(Debug)]
pub enum Sitting {
    Plays(Box<Session>),
    /// It is being played in another window, or another version wrote it.
    LooksOn(Box<Onlooker>),
    /// It is a sample, played here and kept nowhere.
    LooksAround(Box<Session>),
    /// It was saved, and is only played again here.
    Replays(Box<Rerun>),
}

impl Sitting {
    /// Opens a saved game: plays it, or watches if another window is playing it
    /// or only another version can. Also returns any damage.
    ///
    /// # Errors
    /// Fails if it can't be opened.
    pub fn open(folder: &Folder, path: &Path) -> Result<(Self, Option<Damage>), OpenError> {
        match Session::resume(folder, path) {
            Ok((session, damage)) => Ok((Self::Plays(Box::new(session)), damage)),
            Err(OpenError::InUse(path) | OpenError::Unread { path, .. }) => {
                Ok((Self::LooksOn(Box::new(Onlooker::open(&path)?)), None))
            }
            Err(error) => Err(error),
        }
    }

    /// Returns whether the table plays it at this window: whoever looks at it elsewhere sees what
    /// the whole table sees.
    pub const fn is_played_here(&self) -> bool {
        match self {
            Self::Plays(_) | Self::LooksAround(_) => true,
            Self::LooksOn(_) | Self::Replays(_) => false,
        }
    }

    pub const fn game(&self) -> &Game {
        match self {
            Self::Plays(session) | Self::LooksAround(session) => session.game(),
            Self::LooksOn(onlooker) => onlooker.game(),
            Self::Replays(rerun) => &rerun.game,
        }
    }

    pub fn path(&self) -> &Path {
        match self {
            Self::Plays(session) | Self::LooksAround(session) => session.path(),
            Self::LooksOn(onlooker) => onlooker.path(),
            Self::Replays(rerun) => &rerun.path,
        }
    }

    /// Returns whether it can be played on, where it isn't being played here.
    pub fn availability(&self) -> Option<Availability> {
        match self {
            Self::LooksOn(onlooker) => Some(onlooker.availability()),
            Self::Replays(rerun) => rerun.is_cut.then_some(Availability::OtherVersion),
            Self::Plays(_) | Self::LooksAround(_) => None,
        }
    }

    /// The game, if it is being played here.
    pub const fn session(&mut self) -> Option<&mut Session> {
        match self {
            Self::Plays(session) | Self::LooksAround(session) => Some(session),
            Self::LooksOn(_) | Self::Replays(_) => None,
        }
    }

    pub fn clock(&self, mode: ClockMode) -> ClockFace {
        match self {
            Self::Plays(session) | Self::LooksAround(session) => session.clock(mode),
            Self::LooksOn(_) | Self::Replays(_) => {
                let game = self.game();
                ClockFace::new(ClockMode::Off, game, &TurnClock::at(game.clock().ran))
            }
        }
    }

    /// Returns the reason why the last steps aren't on disk, if they aren't.
    pub const fn trouble(&self) -> Option<&store::WriteError> {
        match self {
            Self::Plays(session) | Self::LooksAround(session) => session.trouble(),
            Self::LooksOn(_) | Self::Replays(_) => None,
        }
    }

    /// Starts a new frame: the clock advances, pending lines are written, and
    /// lines by others are read. Returns how long until the next frame is due,
    /// if one is.
    pub fn frame(
        &mut self,
        mode: ClockMode,
        elapsed: Duration,
        time: DateTime<Utc>,
    ) -> Option<Duration> {
        match self {
            Self::Plays(session) | Self::LooksAround(session) => {
                session.frame(mode, elapsed, time);
                let due = [session.write_on(elapsed), session.clock(mode).next()];
                due.into_iter().flatten().min()
            }
            Self::LooksOn(onlooker) => Some(onlooker.look(elapsed)),
            Self::Replays(_) => None,
        }
    }
}

/// A saved game to see again, as it was when it was opened.
#[derive(Debug)]
pub struct Rerun {
    game: Game,
    path: PathBuf,
    /// Another version wrote part of it, which can't be read here.
    is_cut: bool,
}

impl Rerun {
    /// Reads the game at `path`. Also returns any damage, which is left as it is.
    ///
    /// # Errors
    /// Fails if it can't be read.
    pub fn open(path: &Path) -> Result<(Self, Option<Damage>), OpenError> {
        let Opened { game, damage, unread, .. } = read_journal(path)?;
        let is_cut = unread.is_some();
        let damage = damage.filter(|_| !is_cut);
        Ok((Self { game, path: path.to_owned(), is_cut }, damage))
    }
}
