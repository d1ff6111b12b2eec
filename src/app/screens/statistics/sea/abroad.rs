//! First settlements on foreign islands (SEA 8).

use std::collections::BTreeMap;

use egui::Ui;

use super::lines;
use crate::app::screens::statistics::about::About;
use board::Hex;
use game::Seat;
use stats::report::ChitRecord;
use store::Table;
use words::text::Text;

pub(super) fn show(
    ui: &mut Ui,
    text: &Text,
    about: &About,
    (chits, letters): (&[ChitRecord], &Letters),
) {
    let line = |one: &ChitRecord| {
        let values = [
            ("turn", one.turn.into()),
            ("who", about.name(one.seat).into()),
            ("island", letter(letters, one).into()),
            ("count", one.chit.points.into()),
        ];
        (one.seat, text.with("stats-sea-settled", &values))
    };
    let lines: Vec<(Seat, String)> = chits.iter().map(line).collect();
    lines::show(ui, about, heading(text, chits), &lines);
}

fn heading(text: &Text, chits: &[ChitRecord]) -> String {
    text.with("stats-sea-abroad", &[("count", chits.len().into())])
}

/// The letters by which players speak of the islands where these hexes are.
pub(super) type Letters = BTreeMap<Hex, String>;

/// The letter of an island; none where its hex was never land.
fn letter(letters: &Letters, one: &ChitRecord) -> String {
    letters.get(&one.chit.island).cloned().unwrap_or_default()
}

pub(super) fn sheet(
    text: &Text,
    about: &About,
    (chits, letters): (&[ChitRecord], &Letters),
) -> Table {
    let row = |one: &ChitRecord| {
        vec![
            one.turn.to_string(),
            about.name(one.seat),
            letter(letters, one),
            one.chit.points.to_string(),
        ]
    };
    let head = ["stats-turn", "stats-player", "stats-head-island", "stats-points"];
    Table {
        title: heading(text, chits),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: chits.iter().map(row).collect(),
    }
}
