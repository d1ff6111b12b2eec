//! Seafarers: what each did at sea, islands that were settled, what was found, and the pirate.

mod abroad;
mod found;
mod lines;
mod pirate;
mod works;

use egui::Ui;

use super::about::About;
use game::Game;
use stats::report::{ChitRecord, SeaReport};
use store::Table;
use words::text::Text;
use works::WorksPlot;

/// The page about what Seafarers adds.
#[derive(Debug)]
pub struct SeaPage {
    report: SeaReport,
    /// What the islands of points are called.
    letters: abroad::Letters,
    works: WorksPlot,
}

impl SeaPage {
    /// The page for `game`; nothing without Seafarers.
    pub fn of(game: &Game) -> Option<Self> {
        let report = SeaReport::of(game)?;
        let position = game.state().position();
        let letter = |one: &ChitRecord| {
            let letter = position.letter_of(one.chit.island)?;
            Some((one.chit.island, letter.to_string()))
        };
        let letters = report.chits.iter().filter_map(letter).collect();
        Some(Self { report, letters, works: WorksPlot::default() })
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.works.show(ui, text, about, &self.report);
        abroad::show(ui, text, about, (&self.report.chits, &self.letters));
        found::show(ui, text, about, &self.report.discoveries);
        pirate::show(ui, text, about, &self.report);
    }

    /// The same, as tables.
    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        vec![
            works::sheet(text, about, &self.report),
            abroad::sheet(text, about, (&self.report.chits, &self.letters)),
            found::sheet(text, about, &self.report.discoveries),
            pirate::sheet(text, about, &self.report.pirate),
        ]
    }
}
