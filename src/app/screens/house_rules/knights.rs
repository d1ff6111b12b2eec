//! What a table that plays Cities & Knights has set: the edition, the stricter house rules
//! in one touch, and each rule alone (KNIGHTS 18, 19, 20).

use egui::{Label, RichText, Ui};

use super::knights_rows::{KnightsRow, ROWS};
use super::rows;
use crate::app::theme::{Palette, strong};
use crate::app::widgets::{Switch, segments_named, switch_row};
use crate::game::{Edition, KnightsRules, ProgressCard, RuleChange};
use crate::words::text::{Text, Value};

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
        let others = ROWS.iter().filter(|row| !row.is_usual(self.now)).count();
        if others > 0 {
            let words = self.text.with("house-set", &[("count", others.into())]);
            ui.label(RichText::new(words).color(faint));
        }
        if *unfolded == Switch::Off {
            return None;
        }
        ROWS.iter().filter_map(|row| self.row(ui, row)).last()
    }

    fn row(&self, ui: &mut Ui, row: &KnightsRow) -> Option<KnightsRules> {
        let (text, cards) = (self.text, self.cards());
        let name = text.with(&format!("knights-rule-{}", row.key()), &cards);
        let label =
            |option: &str| text.with(&format!("knights-rule-{}-{option}", row.key()), &cards);
        ui.add_space(10.0);
        ui.add(Label::new(RichText::new(&name).font(strong(ui.ctx(), 18.0))).wrap());
        let options: Vec<(usize, String)> =
            row.options().iter().map(|option| label(option)).enumerate().collect();
        let now = row.chosen(self.now);
        let named = |option: &String| {
            let values = [("rule", name.as_str().into()), ("option", option.as_str().into())];
            text.with("knights-rule-name", &values)
        };
        let touched = ui.push_id(row.key(), |ui| segments_named(ui, &options, now, named)).inner;
        let faint = Palette::of(ui).faint;
        let line = RichText::new(self.line(row)).color(faint);
        ui.add(Label::new(line).wrap());
        touched.filter(|touched| *touched != now).map(|touched| row.with(self.now, touched))
    }

    /// What the chosen reading of a rule means, and which is usual if another one is.
    fn line(&self, row: &KnightsRow) -> String {
        let (text, cards) = (self.text, self.cards());
        let option = |nth: usize| row.options().get(nth).copied().unwrap_or_default();
        let chosen = option(row.chosen(self.now));
        let line = text.with(&format!("knights-rule-{}-{chosen}-line", row.key()), &cards);
        if row.is_usual(self.now) {
            return line;
        }
        let usual = option(row.usual(self.now));
        let usual = text.with(&format!("knights-rule-{}-{usual}", row.key()), &cards);
        let usual = text.with("knights-rule-usual", &[("rule", usual.into())]);
        format!("{line} {usual}")
    }
}
