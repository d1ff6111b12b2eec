//! The pirate: who moved it, and whom it robbed (SEA 5).

use egui::Ui;

use super::lines;
use crate::app::screens::statistics::about::About;
use game::Seat;
use stats::report::{PirateMove, SeaReport, SeaWork};
use store::Table;
use words::text::Text;

pub(super) fn show(ui: &mut Ui, text: &Text, about: &About, report: &SeaReport) {
    let line = |one: &PirateMove| {
        let who = about.name(one.seat);
        let mut values = vec![("turn", one.turn.into()), ("who", who.into())];
        let key = match one.robbed {
            Some(robbed) => {
                values.push(("robbed", about.name(robbed).into()));
                "stats-sea-pirate-robs"
            }
            None => "stats-sea-pirate-sails",
        };
        (one.seat, text.with(key, &values))
    };
    let mut lines: Vec<(Seat, String)> = report.pirate.iter().map(line).collect();
    lines.extend(about.seats.iter().filter_map(|seat| sums(text, about, report, *seat)));
    lines::show(ui, about, heading(text, &report.pirate), &lines);
}

fn heading(text: &Text, moves: &[PirateMove]) -> String {
    let robbed = moves.iter().filter(|one| one.robbed.is_some()).count();
    let values = [("count", moves.len().into()), ("robbed", robbed.into())];
    text.with("stats-sea-pirate", &values)
}

/// What all its moves were for a player; nothing for those who neither moved it nor lost a
/// card to it.
fn sums(text: &Text, about: &About, report: &SeaReport, seat: Seat) -> Option<(Seat, String)> {
    let moved = report.works.of(seat)[SeaWork::Pirate];
    let lost = report.pirate.iter().filter(|one| one.robbed == Some(seat)).count();
    if moved == 0 && lost == 0 {
        return None;
    }
    let values = [("who", about.name(seat).into()), ("moved", moved.into()), ("lost", lost.into())];
    Some((seat, text.with("stats-sea-pirate-of", &values)))
}

pub(super) fn sheet(text: &Text, about: &About, moves: &[PirateMove]) -> Table {
    let row = |one: &PirateMove| {
        let robbed = one.robbed.map(|seat| about.name(seat)).unwrap_or_default();
        let place = about.places(text).hex(one.to);
        vec![one.turn.to_string(), about.name(one.seat), place, robbed]
    };
    let head = ["stats-turn", "stats-player", "stats-place", "stats-head-robbed"];
    Table {
        title: heading(text, moves),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: moves.iter().map(row).collect(),
    }
}
