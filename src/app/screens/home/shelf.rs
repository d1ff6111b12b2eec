//! The saved games, read once, with just what the list shows of them.

use std::io;
use std::path::PathBuf;

use chrono::{DateTime, Utc};

use crate::app::text::Text;
use crate::board::Rotation;
use crate::game::{Game, Phase, Player, Seat, State};
use crate::store::{Folder, OpenError};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The first settlements are being placed.
    Opening(Seat),
    /// Somebody's turn.
    Turn(u32, Seat),
    /// Somebody has won.
    Won(Seat),
    /// It was broken off.
    BrokenOff,
}

/// A game that can be opened.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// Where it stands.
    pub stage: Stage,
    /// When it was last played.
    pub last: DateTime<Utc>,
}

impl SavedGame {
    fn of(path: PathBuf, game: &Game) -> Self {
        let stands = game.state();
        let stage = match (stands.over(), stands.phase()) {
            (Some(over), _) => over.winner().map_or(Stage::BrokenOff, Stage::Won),
            (None, Phase::Founding { .. }) => Stage::Opening(stands.active()),
            (None, _) => Stage::Turn(stands.turn(), stands.active()),
        };
        let players = stands.players().values().cloned().collect();
        Self { path, players, stage, last: game.last_time() }
    }

    /// Whether it is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Won(_) | Stage::BrokenOff)
    }

    /// Where it stands: "Turn 14: Anna", "Anna has won".
    #[must_use]
    pub fn stage_words(&self, text: &Text) -> String {
        let name = |seat: Seat| {
            let player = self.players.get(seat.index());
            player.map(|player| player.name.to_string()).unwrap_or_default().into()
        };
        match self.stage {
            Stage::Opening(seat) => text.with("home-stage-opening", &[("player", name(seat))]),
            Stage::Turn(turn, seat) => {
                text.with("home-stage-turn", &[("turn", turn.into()), ("player", name(seat))])
            }
            Stage::BrokenOff => text.get("home-stage-broken-off"),
            Stage::Won(seat) => text.with("home-stage-won", &[("player", name(seat))]),
        }
    }

    /// All names: "Anna, Ben, Cleo".
    #[must_use]
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join(", ")
    }
}

/// What lies in the folder of games.
#[derive(Debug, Default)]
pub struct Shelf {
    /// The unfinished games, the one last played first.
    pub open: Vec<SavedGame>,
    /// The finished ones, the latest first.
    pub finished: Vec<SavedGame>,
    /// Files that can't be opened, and why.
    pub unreadable: Vec<OpenError>,
    /// Why the folder itself can't be read.
    pub trouble: Option<io::Error>,
    /// How the first of the unfinished games, or else the latest of all,
    /// stands.
    pub picture: Option<(State, Rotation)>,
}

impl Shelf {
    /// Reads the folder.
    #[must_use]
    pub fn read(folder: &Folder) -> Self {
        let mut shelf = Self::default();
        let saved = match folder.list() {
            Ok(saved) => saved,
            Err(error) => {
                shelf.trouble = Some(error);
                return shelf;
            }
        };
        for saved in saved {
            let game = match saved.game {
                Ok(game) => game,
                Err(error) => {
                    shelf.unreadable.push(error);
                    continue;
                }
            };
            let entry = SavedGame::of(saved.path, &game);
            let first_open = shelf.open.is_empty() && !entry.is_over();
            if first_open || shelf.picture.is_none() {
                shelf.picture = Some((game.state().clone(), game.lies()));
            }
            let list = if entry.is_over() { &mut shelf.finished } else { &mut shelf.open };
            list.push(entry);
        }
        shelf
    }
}
