//! Progress cards: which are held, and playing one.

use egui::Ui;

use crate::app::screens::play::panel::{Ask, Letter, Page, Panel};
use crate::app::screens::play::view::View;

/// Playing a progress card.
#[derive(Debug, Default)]
pub struct ProgressPanel {}

impl Panel for ProgressPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "progress"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Progress
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("progress-title"))
    }

    fn ui(&mut self, _: &mut Ui, _: &View<'_>) -> Option<Ask> {
        None
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Cards)
    }
}
