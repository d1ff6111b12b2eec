//! The plots that the end of a game shows by itself.

use egui::Ui;

use super::about::About;
use super::knights::KnightsPage;
use super::points::{CurveWords, PointsPage};
use super::result::ResultPage;
use game::Game;
use words::text::Text;

/// How a game ended, and how it came to that.
#[derive(Debug)]
pub struct EndPlots {
    about: About,
    result: ResultPage,
    points: PointsPage,
    knights: Option<KnightsPage>,
}

impl EndPlots {
    /// Those of `game`.
    pub fn of(game: &Game) -> Self {
        Self {
            about: About::of(game),
            result: ResultPage::of(game),
            points: PointsPage::of(game),
            knights: KnightsPage::of(game),
        }
    }

    /// Everybody's points, and what they are for.
    pub fn standings(&mut self, ui: &mut Ui, text: &Text) {
        self.result.standings(ui, text, &self.about);
    }

    /// Everybody's points over time.
    pub fn curve(&mut self, ui: &mut Ui, text: &Text) {
        self.points.curve(ui, text, &self.about, CurveWords::Standing);
    }

    /// The barbarians against the knights over time; nothing for the base game.
    pub fn strengths(&mut self, ui: &mut Ui, text: &Text) {
        if let Some(page) = &mut self.knights {
            page.strengths(ui, text, &self.about, CurveWords::Standing);
        }
    }
}
