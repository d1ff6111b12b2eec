//! The piles of event cards.

use egui::Ui;

use crate::app::screens::piles::{PilesDraft, list};
use crate::app::screens::play::panel::{Ask, Head, Panel};
use crate::app::screens::play::view::View;
use game::NumberSource;
use kit::widgets::{boxed, hint, say};
use words::game::Pile;

/// The piles of the game.
#[derive(Debug, Default)]
pub struct PilesPanel {
    draft: PilesDraft,
}

impl Panel for PilesPanel {
    fn head(&self) -> Head {
        Head::new("piles").titled("piles-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view, &mut self.draft);
        None
    }
}

fn show(ui: &mut Ui, view: &View<'_>, draft: &mut PilesDraft) {
    hint(ui, &view.text.get("piles-promise"));
    if view.state.numbers() == NumberSource::Printed {
        let count = view.state.printed().left();
        boxed(ui, |ui| say(ui, &view.text.with("printed-left", &[("count", count.into())])));
    }
    list(ui, view.text, view.game.setup(), &Pile::all_of(view.game), draft);
}
