//! The code of an island, to read out or to copy.

use egui::{Label, RichText, Ui};

use crate::app::screens::decks::parts::boxed;
use board::{Island, IslandCode};
use kit::theme::monospace;
use kit::widgets::{Icon, SizedButton, warn};
use words::text::Text;

#[derive(Clone, Debug, Default)]
pub(super) struct WrittenCode {
    copied: String,
}

impl WrittenCode {
    /// Draws the code of `island`, and a button that copies it.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, island: &Island) {
        let Ok(code) = IslandCode::of(island) else {
            warn(ui, [text.get("shuffle-no-code")]);
            return;
        };
        // One of a map with sea is several times as long.
        let size = if island.has_surroundings() { 18.0 } else { 22.0 };
        boxed(ui, |ui| {
            let words = RichText::new(code.as_str()).font(monospace(size));
            ui.add(Label::new(words).wrap());
        });
        let copied = self.copied == code.as_str();
        let label = text.get(if copied { "shuffle-code-copied" } else { "shuffle-code-copy" });
        let icon = if copied { Icon::Check } else { Icon::Card };
        if SizedButton::new(&label).icon(icon).touched(ui, 48.0) {
            ui.copy_text(code.as_str().to_owned());
            code.as_str().clone_into(&mut self.copied);
        }
    }
}
