//! What a table that plays Cities & Knights has set: the edition, the stricter house rules
//! in one touch, and each rule alone (KNIGHTS 18, 19, 20).

use egui::{RichText, Ui};

use super::knights_rows::ROWS;
use super::rows;
use super::rule_row::{RowKeys, RowWords};
use game::{Edition, KnightsRules, ProgressCard, RuleChange};
use kit::theme::Palette;
use kit::widgets::{Switch, switch_row};
use words::text::{Text, Value};

/// The keys of their texts.
const KEYS: RowKeys = RowKeys {
    rule: |rule| format!("knights-rule-{rule}"),
    reading: |rule, reading| format!("knights-rule-{rule}-{reading}"),
};

/// The settings, single rules folded away until asked for.
pub(super) struct KnightsSettings<'a> {
    pub text: &'a Text,
    pub now: KnightsRules,
}

impl KnightsSettings<'_> {
    /// Draws them; returns the change that was asked for.
    pub fn show(&self, ui: &mut Ui, unfolded: &mut Switch) -> Option<RuleChange> {
        rows::heading(ui, &self.text.get("knights-rules"));
        let edition = self.edition(ui);
        ui.add_space(8.0);
        let stricter = self.stricter(ui);
        let single = self.single(ui, unfolded);
        edition.or(stricter).or(single).map(RuleChange::Knights)
    }

    fn edition(&self, ui: &mut Ui) -> Option<KnightsRules> {
        let option = |edition: Edition| {
            rows::explained(self.text, edition, "knights-edition", edition.key())
        };
        let options = Edition::ALL.map(option);
        let chosen = rows::chosen(ui, &options, self.now.edition);
        chosen.map(|edition| self.now.in_edition(edition))
    }

    fn stricter(&self, ui: &mut Ui) -> Option<KnightsRules> {
        let is_on = Switch::when(self.now == self.now.stricter());
        let words = [
            self.text.get("knights-stricter"),
            self.text.with("knights-stricter-line", &self.cards()),
        ];
        let touched = switch_row(ui, &words[0], &words[1], is_on);
        touched.map(|switch| match switch {
            Switch::On => self.now.stricter(),
            Switch::Off => self.now.no_stricter(),
        })
    }

    /// What the cards that rules name are called in this edition.
    fn cards(&self) -> [(&'static str, Value<'static>); 3] {
        let edition = self.now.edition;
        let name = |card| self.text.progress_card(card, edition).into();
        [
            ("deserter", name(ProgressCard::Deserter)),
            ("saboteur", name(ProgressCard::Saboteur)),
            ("spy", name(ProgressCard::Spy)),
        ]
    }

    fn single(&self, ui: &mut Ui, unfolded: &mut Switch) -> Option<KnightsRules> {
        ui.add_space(4.0);
        let labels = [self.text.get("knights-single"), self.text.get("knights-single-less")];
        *unfolded = rows::fold(ui, &labels, *unfolded).unwrap_or(*unfolded);
        let faint = Palette::of(ui).faint;
        let usual = KnightsRules::of(self.now.edition);
        let others = ROWS.iter().filter(|row| !row.is_usual(self.now, usual)).count();
        if others > 0 {
            let words = self.text.with("house-set", &[("count", others.into())]);
            ui.label(RichText::new(words).color(faint));
        }
        if *unfolded == Switch::Off {
            return None;
        }
        let cards = self.cards();
        let words = RowWords { text: self.text, keys: KEYS, values: &cards };
        ROWS.iter().filter_map(|row| words.show(ui, row, [self.now, usual])).last()
    }
}
