//! City improvements: three tracks, what the next level costs and brings.

use egui::Ui;

use crate::app::screens::play::panel::{Ask, Letter, Next, Page, Panel};
use crate::app::screens::play::view::View;

/// The three tracks of whoever builds now.
#[derive(Debug)]
pub struct ImprovementsPanel;

impl Panel for ImprovementsPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "improvements"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Improvements
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("improvements-title"))
    }

    fn ui(&mut self, _: &mut Ui, _: &View<'_>) -> Option<Ask> {
        None
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::back(view.text.get("chooser-cancel"))
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Improvements)
    }
}
