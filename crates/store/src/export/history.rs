//! The history of a game, act by act.

use chrono::{DateTime, Utc};
use serde_json::Value;

use game::{Act, Breach, Game, Phase, Seat, State};

/// A game's acts, with a sentence for each.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    /// The game.
    pub game: &'a Game,
    /// A sentence for each act, in order.
    pub sentences: &'a [String],
}

/// An act as it is written.
pub(super) struct HistoryEntry<'a> {
    /// From 1.
    pub number: usize,
    pub time: DateTime<Utc>,
    /// Nothing: in the opening.
    pub turn: Option<u32>,
    pub seat: Seat,
    /// What the actor was called then.
    pub player: String,
    /// What kind of act, as in the journal.
    pub act: String,
    pub sentence: &'a str,
    pub breaches: &'a [Breach],
}

impl<'a> History<'a> {
    pub(super) fn entries(self) -> Vec<HistoryEntry<'a>> {
        let mut state = State::new(self.game.setup().clone());
        let mut entries = Vec::with_capacity(self.game.count());
        for (nth, (_, time, act)) in self.game.acts().enumerate() {
            let seat = act.actor(&state);
            let opening = matches!(state.phase(), Phase::Founding { .. });
            entries.push(HistoryEntry {
                number: nth + 1,
                time,
                turn: (!opening).then(|| state.turn()),
                seat,
                player: name(&state, seat),
                act: key(act),
                sentence: self.sentences.get(nth).map_or("", String::as_str),
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

pub(super) fn name(state: &State, seat: Seat) -> String {
    state.players().get(seat).map(|player| player.name.to_string()).unwrap_or_default()
}

/// What the journal calls such an act.
fn key(act: &Act) -> String {
    // By way of the text: what writes and reads that is there anyway, and on a
    // page each other way is code to be loaded.
    let written = serde_json::to_vec(&act.deed).unwrap_or_default();
    let written: Value = serde_json::from_slice(&written).unwrap_or_default();
    let says = |field: &str| written.get(field).and_then(Value::as_str).unwrap_or_default();
    match (says("deed"), says("does")) {
        ("knights", "play") => format!("play_{}", says("card")),
        ("knights", does) => does.to_owned(),
        (deed, _) => deed.to_owned(),
    }
}

/// A time as both forms write it.
pub(super) fn time(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(chrono::SecondsFormat::AutoSi, true)
}
