//! Histories and statistics written for other programs, as tables (CSV) or an
//! object (JSON). A history has an entry for each act of the way the game is
//! on. What was taken back is not part of it.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use csv::{Terminator, WriterBuilder};
use serde::Serialize;
use serde_json::Value;

use super::WriteError;
use super::place::write_new;
use cards::{is_hidden, is_reserved};
use game::{Act, Breach, Game, Phase, Rules, Seat, State, Title};

/// A game's acts, with a sentence for each.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    pub game: &'a Game,
    pub sentences: &'a [String],
}

/// An act as it is written.
#[derive(Serialize)]
struct HistoryEntry<'a> {
    /// Number of the act, from 1.
    number: usize,
    time: String,
    /// Nothing: in the opening.
    turn: Option<u32>,
    seat: Seat,
    /// The actor's name then.
    #[serde(skip)]
    player: String,
    /// The kind of act, as in the journal.
    act: String,
    sentence: &'a str,
    breaches: &'a [Breach],
}

impl<'a> History<'a> {
    fn entries(self) -> Vec<HistoryEntry<'a>> {
        let mut state = State::new(self.game.setup().clone());
        let mut entries = Vec::with_capacity(self.game.count());
        for (nth, (_, time, act)) in self.game.acts().enumerate() {
            let seat = act.actor(&state);
            let opening = matches!(state.phase(), Phase::Founding { .. });
            entries.push(HistoryEntry {
                number: nth + 1,
                time: written(time),
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

fn name(state: &State, seat: Seat) -> String {
    state.players().get(seat).map(|player| player.name.to_string()).unwrap_or_default()
}

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
fn written(time: DateTime<Utc>) -> String {
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
                entry.time,
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
fn harmless(cell: String) -> String {
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
    rules: &'a Rules,
    acts: Vec<HistoryEntry<'a>>,
}

#[derive(Serialize)]
struct SeatLine {
    seat: Seat,
    name: String,
    color: &'static str,
}

impl History<'_> {
    pub fn json(self) -> String {
        let state = self.game.state();
        let players = state.players().iter().map(|(seat, player)| SeatLine {
            seat,
            name: name(state, seat),
            color: player.color.key(),
        });
        let object = HistoryObject {
            title: self.game.title(),
            players: players.collect(),
            target: state.rules().target,
            rules: state.rules(),
            acts: self.entries(),
        };
        // All of it stood in a journal.
        let mut text = serde_json::to_string(&object).unwrap_or_default();
        text.push('\n');
        text
    }
}

board::keyed! {
    pub enum ExportForm {
        /// Sentences by turn, to be read.
        Text = "text",
        /// A table for spreadsheets (RFC 4180).
        Csv = "csv",
        /// An object for scripts.
        Json = "json",
    }
}

impl ExportForm {
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv | Self::Json => self.key(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataForm {
    /// Tables for spreadsheets, in the language of the app.
    Csv,
    /// An object for scripts, in English.
    Json,
    Picture,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    History(ExportForm),
    Statistics(DataForm),
    /// A picture (PNG) of how it ended, or of how it stands.
    Keepsake,
    /// A moving picture (GIF) of all of it.
    Animation,
}

impl Exported {
    /// Its part of a file's name.
    const fn key(self) -> &'static str {
        match self {
            Self::History(_) => "history",
            Self::Statistics(_) => "statistics",
            Self::Keepsake => "result",
            Self::Animation => "animation",
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::History(form) => form.ending(),
            Self::Statistics(DataForm::Csv) => "csv",
            Self::Statistics(DataForm::Json) => "json",
            Self::Statistics(DataForm::Picture) | Self::Keepsake => "png",
            Self::Animation => "gif",
        }
    }
}

#[derive(Clone, Debug)]
pub struct ExportFolder {
    path: PathBuf,
}

impl ExportFolder {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes `bytes`, which tell `what` of the game that lies at `game`, to a
    /// new file, named by the game's file and the `time` and never one that is
    /// there already; says where.
    ///
    /// # Errors
    /// When the folder or the file can't be written.
    pub fn save(
        &self,
        bytes: &[u8],
        what: Exported,
        game: &Path,
        time: DateTime<Utc>,
    ) -> Result<PathBuf, WriteError> {
        let stem = game.file_stem().unwrap_or_default().to_string_lossy();
        let named = if is_reserved(&stem) { "game-" } else { "" };
        let (key, time) = (what.key(), time.format("%Y-%m-%d-%H%M%S"));
        let name = format!("{named}{stem}-{key}-{time}.{}", what.ending());
        write_new(&self.path, &name, bytes)
    }
}

/// The version of what [`tables_json`] writes.
const VERSION: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    pub title: String,
    pub head: Vec<String>,
    /// The rows, each with as many cells as the head.
    pub rows: Vec<Vec<String>>,
}

/// Tables one below the other (RFC 4180, in UTF-8): for each the title, the
/// names of the columns, the rows, and an empty line.
pub fn tables_csv(tables: &[Table]) -> String {
    let mut writer =
        WriterBuilder::new().terminator(Terminator::CRLF).flexible(true).from_writer(Vec::new());
    // Nothing fails on the way to memory.
    let mut write = |cells: &[String]| {
        let _ = writer.write_record(cells.iter().map(|cell| plain(cell)));
    };
    for table in tables {
        write(std::slice::from_ref(&table.title));
        write(&table.head);
        for row in &table.rows {
            write(row);
        }
        write(&[String::new()]);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// The same as one JSON object: `{"format", "version", "tables"}`.
pub fn tables_json(tables: &[Table]) -> String {
    #[derive(Serialize)]
    struct TablesObject<'a> {
        format: &'static str,
        version: u32,
        tables: &'a [Table],
    }
    let written = TablesObject { format: "tableside-statistics", version: VERSION, tables };
    serde_json::to_string_pretty(&written).unwrap_or_default()
}

/// A number is left as it is; other cells are made harmless.
fn plain(cell: &str) -> String {
    let digits = cell.trim_start_matches(['+', '-']);
    let is_number = !digits.is_empty()
        && digits.chars().all(|sign| sign.is_ascii_digit() || sign == '.' || sign == ',');
    if is_number { cell.to_owned() } else { harmless(cell.to_owned()) }
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

    fn table(cells: &[&str]) -> Table {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        Table {
            title: "Luck, so far".to_owned(),
            head: own(&["Who", "Luck"]),
            rows: vec![own(cells)],
        }
    }

    #[test]
    fn tables_stand_below_each_other_with_titles_and_heads() {
        let tables = [table(&["Ann \"A\"", "1.2"]), table(&["Bo", "-0.5"])];
        assert_eq!(
            tables_csv(&tables),
            "\"Luck, so far\"\r\nWho,Luck\r\n\"Ann \"\"A\"\"\",1.2\r\n\"\"\r\n\
             \"Luck, so far\"\r\nWho,Luck\r\nBo,-0.5\r\n\"\"\r\n"
        );
    }

    #[test]
    fn names_that_look_like_formulas_are_harmless_and_numbers_stay_numbers() {
        let text = tables_csv(&[table(&["=1+1", "+3.5"])]);
        assert!(text.contains("'=1+1,+3.5"), "{text}");
        assert!(tables_csv(&[table(&["-cmd", "-"])]).contains("'-cmd,'-"));
    }

    #[test]
    fn the_object_holds_every_cell() {
        let tables = [table(&["Ann", "1.2"])];
        let read: Value = serde_json::from_str(&tables_json(&tables)).expect("JSON");
        assert_eq!(read["format"], "tableside-statistics");
        assert_eq!(read["tables"][0]["rows"][0][1], "1.2");
    }
}
