//! Hidden hexes that were turned up (SEA 7).

use egui::Ui;

use super::lines;
use crate::app::screens::statistics::about::About;
use game::{Ground, Seat};
use stats::report::Discovery;
use store::Table;
use words::text::Text;

pub(super) fn show(ui: &mut Ui, text: &Text, about: &About, found: &[Discovery]) {
    if found.is_empty() {
        return;
    }
    let line = |one: &Discovery| {
        let values = [
            ("turn", one.turn.into()),
            ("who", about.name(one.seat).into()),
            ("what", ground(text, one).into()),
        ];
        (one.seat, text.with("stats-sea-found", &values))
    };
    let lines: Vec<(Seat, String)> = found.iter().map(line).collect();
    lines::show(ui, about, heading(text, found), &lines);
}

fn heading(text: &Text, found: &[Discovery]) -> String {
    text.with("stats-sea-turned-up", &[("count", found.len().into())])
}

/// What it was: "forest 6", "gold", "sea".
fn ground(text: &Text, one: &Discovery) -> String {
    match one.is {
        None => text.get("sea-hex-sea"),
        Some(Ground { terrain, token: None }) => text.terrain(terrain),
        Some(Ground { terrain, token: Some(token) }) => {
            let terrain = text.terrain(terrain).into();
            let values = [("terrain", terrain), ("number", token.number().into())];
            text.with("sea-hex-land", &values)
        }
    }
}

pub(super) fn sheet(text: &Text, about: &About, found: &[Discovery]) -> Table {
    let row = |one: &Discovery| vec![one.turn.to_string(), about.name(one.seat), ground(text, one)];
    let head = ["stats-turn", "stats-player", "stats-what"];
    Table {
        title: heading(text, found),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: found.iter().map(row).collect(),
    }
}
