//! What a table that plays Seafarers has set: what foreign islands are worth, where the
//! pirate may go, and what gold brings in the opening (SEA 5, 6, 8).

use egui::Ui;

use super::rows;
use super::rule_row::{RowKeys, RowWords};
use super::sea_rows::ROWS;
use game::{RuleChange, SeaRules};
use words::text::Text;

/// The keys of their texts.
const KEYS: RowKeys = RowKeys {
    rule: |rule| format!("sea-rule-{rule}"),
    reading: |rule, reading| format!("sea-rule-{rule}-{reading}"),
};

/// The settings, each with what it means.
pub(super) struct SeaSettings<'a> {
    pub text: &'a Text,
    pub now: SeaRules,
}

impl SeaSettings<'_> {
    /// Draws them; returns the change that was asked for.
    pub fn show(&self, ui: &mut Ui) -> Option<RuleChange> {
        rows::heading(ui, &self.text.get("sea-rules"));
        let words = RowWords { text: self.text, keys: KEYS, values: &[] };
        let change = |row| {
            // What foreign islands are worth is as usual where their map says it.
            let foreign_island = self.now.foreign_island;
            let usual = SeaRules { foreign_island, ..SeaRules::default() };
            words.show(ui, row, [self.now, usual])
        };
        ROWS.iter().filter_map(change).last().map(RuleChange::Sea)
    }
}
