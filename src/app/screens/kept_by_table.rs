//! Rules of a scenario that are left to the table, because the app knows nothing of them
//! (SEA 10).

use egui::{Label, RichText, Ui};

use super::decks::parts::{boxed, hint};
use scenarios::Scenario;
use words::text::Text;

/// Writes it, where there is any.
pub fn show(ui: &mut Ui, text: &Text, scenario: &Scenario) {
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
