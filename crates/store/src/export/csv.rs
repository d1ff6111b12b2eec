//! A history as a table: RFC 4180, in UTF-8.

use csv::{Terminator, WriterBuilder};

use super::history::{History, time};
use cards::is_hidden;

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
