//! What each player did at sea: bars of the ships they built.

use egui::Ui;

use crate::app::screens::statistics::about::About;
use crate::app::screens::statistics::works::Works;
use game::Seat;
use kit::widgets::plot::{BarPart, PartOf, PlayerBar, Words, panel, player_bars};
use stats::report::{SeaReport, SeaWork};
use store::Table;
use words::text::Text;

/// The plot, and which player it tells of.
#[derive(Debug, Default)]
pub struct WorksPlot {
    told: usize,
}

impl WorksPlot {
    pub(super) fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &SeaReport) {
        let count = |seat: Seat, work: SeaWork| report.works.of(seat)[work];
        let done = Works { text, about, all: &SeaWork::ALL, key, count: &count };
        let bar = |seat: &Seat| {
            let (color, ships) = (about.color(*seat), count(*seat, SeaWork::Ship));
            let part = BarPart { long: ships as f32, what: PartOf::Player(color) };
            PlayerBar {
                seat: *seat,
                color,
                label: about.name(*seat),
                value: ships.to_string(),
                name: done.sentence(*seat),
                parts: if ships > 0 { vec![part] } else { Vec::new() },
            }
        };
        let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let titles = [text.get("stats-sea-works")];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        if let Some(told) =
            panel(ui, words, |ui| player_bars(ui, "sea-works", &bars, self.told, None))
        {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }
}

pub(super) fn sheet(text: &Text, about: &About, report: &SeaReport) -> Table {
    let count = |seat: Seat, work: SeaWork| report.works.of(seat)[work];
    Works { text, about, all: &SeaWork::ALL, key, count: &count }.sheet("stats-sea-all-works")
}

const fn key(work: SeaWork) -> &'static str {
    match work {
        SeaWork::Ship => "stats-sea-ships",
        SeaWork::Move => "stats-sea-moves",
        SeaWork::Pirate => "stats-sea-pirate-moves",
        SeaWork::Discovery => "stats-sea-discoveries",
        SeaWork::Island => "stats-sea-islands",
    }
}
