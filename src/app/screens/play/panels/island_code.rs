//! The code of the island on the table, for another game on it.

use egui::Ui;

use crate::app::screens::island_code::WrittenCode;
use crate::app::screens::play::panel::{Ask, Head, Panel};
use crate::app::screens::play::view::View;
use kit::widgets::hint;

/// The code as the island lies now.
#[derive(Debug, Default)]
pub struct IslandCodePanel {
    code: WrittenCode,
}

impl Panel for IslandCodePanel {
    fn head(&self) -> Head {
        Head::new("code").titled("shuffle-code")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let island = view.state.island();
        let setup = view.game.setup();
        if let Some(map) = view.text.map_in_short(&setup.island, setup.sea.as_ref()) {
            hint(ui, &map);
        }
        hint(ui, &view.text.get("table-code-line"));
        self.code.show(ui, view.text, island);
        None
    }
}
