//! Histories and statistics written for other programs, as tables (CSV) or an
//! object (JSON). A history has an entry for each act of the way the game is
//! on. What was taken back is not part of it.

mod csv;
mod folder;
mod json;
mod tables;

use chrono::{DateTime, Utc};
use serde_json::Value;

pub use folder::{DataForm, ExportFolder, Exported};
pub use tables::{Table, tables_csv, tables_json};

use crate::game::{Act, Breach, Game, Phase, Seat, State};

/// How a history is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportForm {
    /// Sentences by turn, to be read.
    Text,
    /// A table for spreadsheets (RFC 4180).
    Csv,
    /// An object for scripts.
    Json,
}

impl ExportForm {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Json];

    /// What it is called on the command line and in lists of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// How its files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }
}

/// A game's acts, with a sentence for each where there are words for them.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    /// The game.
    pub game: &'a Game,
    /// A sentence for each act, in order.
    pub sentences: Option<&'a [String]>,
}

/// An act as it is written.
struct Entry<'a> {
    /// From 1.
    number: usize,
    time: DateTime<Utc>,
    /// Nothing: in the opening.
    turn: Option<u32>,
    seat: Seat,
    /// What the actor was called then.
    player: String,
    /// What kind of act, as in the journal.
    act: String,
    sentence: Option<&'a str>,
    breaches: &'a [Breach],
}

impl<'a> History<'a> {
    fn entries(self) -> Vec<Entry<'a>> {
        let mut state = State::new(self.game.setup().clone());
        let mut entries = Vec::with_capacity(self.game.count());
        for (nth, (_, time, act)) in self.game.acts().enumerate() {
            let seat = act.actor(&state);
            let opening = matches!(state.phase(), Phase::Founding { .. });
            entries.push(Entry {
                number: nth + 1,
                time,
                turn: (!opening).then(|| state.turn()),
                seat,
                player: name(&state, seat),
                act: key(act),
                sentence: self.sentences.and_then(|all| all.get(nth)).map(String::as_str),
                breaches: &act.against,
            });
            // A game has taken its own acts before.
            if state.apply(act).is_err() {
                break;
            }
        }
        entries
    }
}

fn name(state: &State, seat: Seat) -> String {
    state.players().get(seat).map(|player| player.name.to_string()).unwrap_or_default()
}

/// What the journal calls such an act.
fn key(act: &Act) -> String {
    let written = serde_json::to_value(&act.deed).unwrap_or_default();
    written.get("deed").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// A time as both forms write it.
fn time(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(chrono::SecondsFormat::AutoSi, true)
}
