//! A rule of an expansion with its readings side by side, and what the chosen one means.

use egui::{Label, RichText, Ui};

use kit::theme::{Palette, strong};
use kit::widgets::segments_named;
use words::text::{Text, Value};

/// A rule with its readings, each by its place in a list.
pub(super) struct RuleRow<R> {
    /// Its name in the keys of texts.
    pub key: &'static str,
    /// The names of its readings in the keys of texts.
    pub options: &'static [&'static str],
    /// Which reading rules have.
    pub read: fn(R) -> usize,
    /// The same rules with another reading of this one.
    pub write: fn(R, usize) -> R,
}

/// A row for a field of the rules `$of`: its key, the field, and its values with their names.
macro_rules! row {
    ($of:ident, $key:literal, $field:ident: $($option:literal => $value:expr),+ $(,)?) => {
        RuleRow {
            key: $key,
            options: &[$($option),+],
            read: |rules: $of| {
                let values = [$($value),+];
                values.iter().position(|value| *value == rules.$field).unwrap_or_default()
            },
            write: |rules: $of, option| {
                let values = [$($value),+];
                let $field = values.get(option).copied().unwrap_or(rules.$field);
                $of { $field, ..rules }
            },
        }
    };
}
pub(super) use row;

impl<R: Copy> RuleRow<R> {
    /// Which reading `rules` have.
    pub fn chosen(&self, rules: R) -> usize {
        (self.read)(rules)
    }

    /// Whether `rules` have the same one as `usual`.
    pub fn is_usual(&self, rules: R, usual: R) -> bool {
        self.chosen(rules) == self.chosen(usual)
    }

    /// The same rules with another reading of this one.
    pub fn with(&self, rules: R, option: usize) -> R {
        (self.write)(rules, option)
    }
}

/// How the keys of an expansion's texts are made.
#[derive(Clone, Copy)]
pub(super) struct RowKeys {
    /// That of a rule's name, from the rule's key.
    pub rule: fn(&str) -> String,
    /// That of a reading, from its rule's key and its own.
    pub reading: fn(&str, &str) -> String,
}

/// Where the words of rows come from.
#[derive(Clone, Copy)]
pub(super) struct RowWords<'a> {
    pub text: &'a Text,
    pub keys: RowKeys,
    /// What their texts name.
    pub values: &'a [(&'static str, Value<'a>)],
}

impl RowWords<'_> {
    /// Draws a row of rules as they are `now` where they are usually those of `usual`;
    /// returns them changed if another reading was touched.
    pub fn show<R: Copy>(&self, ui: &mut Ui, row: &RuleRow<R>, [now, usual]: [R; 2]) -> Option<R> {
        let name = self.text.with(&(self.keys.rule)(row.key), self.values);
        let options = row.options.iter().map(|option| self.option(row.key, option));
        let options: Vec<(usize, String)> = options.enumerate().collect();
        ui.add_space(10.0);
        ui.add(Label::new(RichText::new(&name).font(strong(ui.ctx(), 18.0))).wrap());
        let chosen = row.chosen(now);
        let named = |option: &String| {
            let values = [("rule", name.as_str().into()), ("option", option.as_str().into())];
            self.text.with("house-rule-name", &values)
        };
        let touched = ui.push_id(row.key, |ui| segments_named(ui, &options, chosen, named)).inner;
        let line = RichText::new(self.line(row, [now, usual])).color(Palette::of(ui).faint);
        ui.add(Label::new(line).wrap());
        touched.filter(|touched| *touched != chosen).map(|touched| row.with(now, touched))
    }

    /// What the chosen reading of a rule means, and which is usual if another one is.
    fn line<R: Copy>(&self, row: &RuleRow<R>, [now, usual]: [R; 2]) -> String {
        let option = |nth: usize| row.options.get(nth).copied().unwrap_or_default();
        let key = (self.keys.reading)(row.key, option(row.chosen(now)));
        let line = self.text.with(&format!("{key}-line"), self.values);
        if row.is_usual(now, usual) {
            return line;
        }
        let usual = self.option(row.key, option(row.chosen(usual)));
        let usual = self.text.with("house-rule-usual", &[("rule", usual.into())]);
        format!("{line} {usual}")
    }

    fn option(&self, row: &str, option: &str) -> String {
        self.text.with(&(self.keys.reading)(row, option), self.values)
    }
}
