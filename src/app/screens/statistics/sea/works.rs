//! What each player did at sea: bars of the ships they built.

use egui::Ui;

use crate::app::screens::statistics::about::About;
use crate::app::widgets::plot::{BarPart, PartOf, PlayerBar, Words, panel, player_bars};
use crate::game::Seat;
use crate::stats::report::{SeaReport, SeaWork};
use crate::store::Table;
use crate::words::text::{Text, Value};

/// The plot, and which player it tells of.
#[derive(Debug, Default)]
pub struct WorksPlot {
    told: usize,
}

impl WorksPlot {
    pub(super) fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &SeaReport) {
        let bar = |seat: &Seat| {
            let (color, ships) = (about.color(*seat), report.works.of(*seat)[SeaWork::Ship]);
            let part = BarPart { long: ships as f32, what: PartOf::Player(color) };
            PlayerBar {
                seat: *seat,
                color,
                label: about.name(*seat),
                value: ships.to_string(),
                name: sentence(text, about, report, *seat),
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

/// "Ann: ships built 7, ships moved 2, ...", without what never happened.
fn sentence(text: &Text, about: &About, report: &SeaReport, seat: Seat) -> String {
    let works = report.works.of(seat);
    let done = SeaWork::ALL.into_iter().filter(|work| works[*work] > 0).map(|work| {
        let values: [(&str, Value<'_>); 2] =
            [("what", text.get(key(work)).into()), ("count", works[work].into())];
        text.with("stats-work-count", &values)
    });
    let mut done: Vec<String> = done.collect();
    if done.is_empty() {
        done.push(text.get("stats-works-none"));
    }
    let values = [("who", about.name(seat).into()), ("all", text.joined(&done).into())];
    text.with("stats-works-of", &values)
}

pub(super) fn sheet(text: &Text, about: &About, report: &SeaReport) -> Table {
    let row = |work: SeaWork| {
        let count = |seat: &Seat| report.works.of(*seat)[work].to_string();
        std::iter::once(text.get(key(work))).chain(about.seats.iter().map(count)).collect()
    };
    Table {
        title: text.get("stats-sea-all-works"),
        head: [vec![text.get("stats-what")], about.names()].concat(),
        rows: SeaWork::ALL.into_iter().map(row).collect(),
    }
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
