//! A rule on the page: its row says which control sets it.

use egui::{Label, RichText, Ui};

use super::rows;
use game::{Form, Part, RuleChange, RuleRow, Rules};
use kit::theme::{Palette, strong};
use kit::widgets::{Explained, Switch, segments_named, switch_row};
use words::rules::RuleWords;
use words::text::Text;

/// A row, and the rules of the table.
pub(super) struct PageRow<'a> {
    pub row: &'static RuleRow,
    pub words: &'a RuleWords<'a>,
    pub text: &'a Text,
    pub rules: &'a Rules,
}

impl PageRow<'_> {
    /// Draws it; returns the change that was asked for.
    pub fn show(&self, ui: &mut Ui) -> Option<RuleChange> {
        let now = self.row.reading(self.rules)?;
        let touched = match self.row.form {
            Form::Number => self.number(ui, now),
            Form::Switch => self.switch(ui, now),
            Form::Choice => self.choice(ui, now),
            Form::Segments => self.segments(ui, now),
        };
        touched.and_then(|reading| self.row.change(self.rules, reading))
    }

    fn number(&self, ui: &mut Ui, now: u16) -> Option<u16> {
        let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
        let (least, most) = self.row.range().into_inner();
        let key = self.row.key;
        let names = [format!("rule-{key}-less"), format!("rule-{key}-more")];
        let names = names.map(|key| self.text.get(&key));
        let label = self.words.name(self.row);
        rows::number(ui, &label, &names, small(now), small(least)..=small(most)).map(u16::from)
    }

    fn switch(&self, ui: &mut Ui, now: u16) -> Option<u16> {
        if self.row.part == Part::Table {
            // Below what it depends on.
            ui.add_space(8.0);
        }
        let (name, line) = (self.words.name(self.row), self.words.line(self.row, now));
        let touched = switch_row(ui, &name, &line, Switch::when(now == 0));
        touched.map(|switch| u16::from(switch == Switch::Off))
    }

    fn choice(&self, ui: &mut Ui, now: u16) -> Option<u16> {
        rows::heading(ui, &self.words.name(self.row));
        if let Some(note) = self.words.note(self.row) {
            ui.label(RichText::new(note).color(Palette::of(ui).faint));
        }
        let option = |value| {
            let label = self.words.reading(self.row, value);
            Explained { value, label, line: self.words.line(self.row, value) }
        };
        rows::chosen(ui, &self.row.range().map(option).collect::<Vec<_>>(), now)
    }

    /// The readings side by side, with what the chosen one means, and which is usual if
    /// another one is.
    fn segments(&self, ui: &mut Ui, now: u16) -> Option<u16> {
        let name = self.words.name(self.row);
        let option = |reading| self.words.reading(self.row, reading);
        let options: Vec<_> = self.row.range().map(|nth| (nth, option(nth))).collect();
        ui.add_space(10.0);
        ui.add(Label::new(RichText::new(&name).font(strong(ui.ctx(), 18.0))).wrap());
        let named = |option: &String| {
            let values = [("rule", name.as_str().into()), ("option", option.as_str().into())];
            self.text.with("house-rule-name", &values)
        };
        let key = self.row.key;
        let touched = ui.push_id(key, |ui| segments_named(ui, &options, now, named)).inner;
        let mut line = self.words.line(self.row, now);
        // What is played for is as usual where the map says it.
        if self.row.part != Part::Goal && self.row.is_changed(self.rules) {
            let usual = option(self.row.usual(self.rules));
            let usual = self.text.with("house-rule-usual", &[("rule", usual.into())]);
            line = format!("{line} {usual}");
        }
        ui.add(Label::new(RichText::new(line).color(Palette::of(ui).faint)).wrap());
        touched.filter(|touched| *touched != now)
    }
}
