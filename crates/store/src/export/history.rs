//! The history of a game, act by act, as a table (RFC 4180, in UTF-8) or as a JSON object.

use chrono::{DateTime, Utc};
use csv::{Terminator, WriterBuilder};
use serde::Serialize;
use serde_json::Value;

use cards::is_hidden;
use game::{Act, Breach, Game, Phase, Rules, Seat, State, Title};

/// A game's acts, with a sentence for each.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    pub game: &'a Game,
    pub sentences: &'a [String],
}

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

/// Returns what the journal calls such an act.
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

/// The columns, whose names are part of the format.
const COLUMNS: [&str; 7] = ["number", "time", "turn", "player", "act", "sentence", "against_rules"];

impl History<'_> {
    /// As a table with a row for each act, below the names of its columns. A
    /// cell that a spreadsheet would take for a formula begins with an
    /// apostrophe.
    pub fn csv(self) -> String {
        let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
        // Nothing fails on the way to memory: all rows have as many cells.
        let _ = writer.write_record(COLUMNS);
        for entry in self.entries() {
            let against = if entry.breaches.is_empty() { "no" } else { "yes" };
            let cells = [
                entry.number.to_string(),
                time(entry.time),
                entry.turn.map(|turn| turn.to_string()).unwrap_or_default(),
                entry.player,
                entry.act,
                entry.sentence.to_owned(),
                against.to_owned(),
            ];
            let _ = writer.write_record(cells.map(harmless));
        }
        String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
    }
}

/// The cell so that no spreadsheet computes it: names and sentences are what
/// players typed. Spreadsheets take full-width signs like the usual ones, and
/// some look past what nobody sees.
pub(super) fn harmless(cell: String) -> String {
    let skips = |letter: char| letter.is_whitespace() || is_hidden(letter);
    let signs = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];
    let is_formula = cell.trim_start_matches(skips).starts_with(signs);
    if is_formula || cell.starts_with(['\t', '\r', '\n']) { format!("'{cell}") } else { cell }
}

#[derive(Serialize)]
struct HistoryObject<'a> {
    title: Option<&'a Title>,
    players: Vec<SeatLine>,
    /// The points that win as the game is played now.
    target: u8,
    /// The rules that it is played by now.
    rules: &'a Rules,
    acts: Vec<ActLine<'a>>,
}

#[derive(Serialize)]
struct SeatLine {
    seat: Seat,
    name: String,
    color: &'static str,
}

#[derive(Serialize)]
struct ActLine<'a> {
    number: usize,
    time: String,
    turn: Option<u32>,
    seat: Seat,
    act: String,
    sentence: &'a str,
    breaches: &'a [Breach],
}

impl History<'_> {
    pub fn json(self) -> String {
        let state = self.game.state();
        let players = state.players().iter().map(|(seat, player)| SeatLine {
            seat,
            name: name(state, seat),
            color: player.color.key(),
        });
        let acts = self.entries().into_iter().map(|entry| ActLine {
            number: entry.number,
            time: time(entry.time),
            turn: entry.turn,
            seat: entry.seat,
            act: entry.act,
            sentence: entry.sentence,
            breaches: entry.breaches,
        });
        let written = HistoryObject {
            title: self.game.title(),
            players: players.collect(),
            target: state.rules().target,
            rules: state.rules(),
            acts: acts.collect(),
        };
        // All of it stood in a journal.
        let mut text = serde_json::to_string(&written).unwrap_or_default();
        text.push('\n');
        text
    }
}

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
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Json];

    /// Returns what it is called on the command line and in lists of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_begins_like_a_formula() {
        for cell in [
            "=1+1",
            "+1",
            "-1",
            "@SUM(A1)",
            "\t=1",
            "\r=1",
            "\n=1",
            "＝1+1",
            "＋1",
            "－1",
            "＠SUM(A1)",
            " =1",
            "\u{200b}＝1",
            "\u{feff}=1",
        ] {
            assert_eq!(harmless(cell.to_owned()), format!("'{cell}"));
        }
        for cell in ["Anna", "1", "", "a=b", "a＝b", "'=1"] {
            assert_eq!(harmless(cell.to_owned()), cell);
        }
    }
}
