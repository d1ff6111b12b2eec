//! Parts of an island's page before a game and within it: its code, to read out or to copy, the
//! rules of its scenario that are left to the table, and the island with all that stands on it.

use egui::{Label, RichText, Ui, Vec2};

use board::{Island, IslandCode};
use kit::theme::{Palette, monospace};
use kit::widgets::{Icon, SizedButton, TableIsland, boxed, hint, warn, wrapped};
use scenarios::ScenarioHead;
use words::game::GameWords;
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
            wrapped(ui, code.as_str(), monospace(size));
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

/// Writes what the app knows nothing of and leaves to the table (SEA 10), where there is any.
pub fn kept_by_table(ui: &mut Ui, text: &Text, scenario: &ScenarioHead) {
    let kept = scenario.kept_by_table();
    if kept.is_empty() {
        return;
    }
    boxed(ui, |ui| {
        hint(ui, &text.get("scenario-kept-by-table"));
        for sentence in kept {
            ui.add(Label::new(RichText::new(text.of_scenario(sentence)).size(17.0)).wrap());
        }
    });
}

/// Draws the island of a table into `size`, as it is turned there, with the longest road lit;
/// nothing of it is touched.
pub fn table_island(ui: &mut Ui, say: &GameWords<'_>, size: Vec2) {
    TableIsland::plain(say).view(Palette::of(ui)).show(ui, size);
}
