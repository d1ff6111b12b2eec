//! Cities & Knights: the barbarians against the knights, attack by attack, improvements,
//! progress cards, and what else was bought.

mod attacks;
mod levels;
mod progress;
mod strengths;
mod works;

use egui::Ui;

use super::about::About;
use super::points::CurveWords;
use game::Game;
use levels::LevelsPlot;
use progress::ProgressPlot;
use stats::report::KnightsReport;
use store::Table;
use strengths::StrengthsPlot;
use words::text::Text;

/// The page about what Cities & Knights adds.
#[derive(Debug)]
pub struct KnightsPage {
    report: KnightsReport,
    strengths: StrengthsPlot,
    levels: LevelsPlot,
    progress: ProgressPlot,
}

impl KnightsPage {
    /// The page for `game`; nothing for the base game.
    pub fn of(game: &Game) -> Option<Self> {
        let report = KnightsReport::of(game)?;
        Some(Self {
            strengths: StrengthsPlot::of(&report),
            levels: LevelsPlot::of(&report),
            progress: ProgressPlot::default(),
            report,
        })
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.strengths(ui, text, about, CurveWords::WhatHappened);
        attacks::show(ui, text, about, &self.report);
        self.levels.show(ui, text, about, &self.report);
        levels::standing(ui, text, about, &self.report);
        self.progress.show(ui, text, about, &self.report);
        works::show(ui, text, about, &self.report);
    }

    /// The barbarians against the knights over time.
    pub fn strengths(&mut self, ui: &mut Ui, text: &Text, about: &About, say: CurveWords) {
        self.strengths.show(ui, text, about, &self.report, say);
    }

    /// The same, as tables.
    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let mut sheets = vec![
            attacks::sheet(text, about, &self.report),
            attacks::sums_sheet(text, about, &self.report),
        ];
        sheets.extend(levels::sheets(text, about, &self.report));
        sheets.extend(progress::sheets(text, about, &self.report));
        sheets.push(works::sheet(text, about, &self.report));
        // A row for each turn: whoever looks for anything else should not have to pass them.
        sheets.push(strengths::sheet(text, about, &self.report));
        sheets
    }
}
