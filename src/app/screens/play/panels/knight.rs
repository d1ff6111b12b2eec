//! What a knight may do now.

use egui::Ui;

use crate::app::screens::play::panel::{Ask, Page, Panel};
use crate::app::screens::play::view::View;
use crate::board::Intersection;

/// A knight, with what it may do.
#[derive(Debug)]
pub struct KnightPanel {
    pub at: Intersection,
}

impl Panel for KnightPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "knight"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Knight(self.at)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("knight-title"))
    }

    fn ui(&mut self, _: &mut Ui, _: &View<'_>) -> Option<Ask> {
        None
    }
}
