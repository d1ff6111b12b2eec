//! The rows for setting rules: each says itself which control sets it.

use std::ops::RangeInclusive;

use egui::{Label, RichText, Ui, vec2};

use cards::Deck;
use game::{OwnScenario, RuleChange, RuleForm, RulePart, RuleRow, Rules, Setup};
use kit::theme::{Palette, strong};
use kit::widgets::{
    self, Explained, GAP, Icon, Switch, action_button, explained_options, row_box, segments_named,
    stepper, switch_row,
};
use words::rules::RuleWords;
use words::text::Text;

/// The current rules, at a table of `players`.
pub(in crate::app::screens) struct HouseRules<'a> {
    pub text: &'a Text,
    pub rules: &'a Rules,
    pub players: usize,
    /// The decks whose events may be read in several ways.
    pub decks: &'a [Deck],
    /// The scenario with rules of its own that is played, if it is one.
    pub scenario: Option<OwnScenario>,
    /// The opening of the game whose rules they are, where one is played.
    pub setup: Option<&'a Setup>,
}

impl HouseRules<'_> {
    /// Draws a rule; returns the change that was asked for.
    pub(super) fn row(
        &self,
        ui: &mut Ui,
        row: &'static RuleRow,
        words: &RuleWords<'_>,
    ) -> Option<RuleChange> {
        let now = row.reading(self.rules)?;
        let name = words.name(row);
        let touched = match row.form {
            RuleForm::Number => {
                let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
                let (least, most) = row.range().into_inner();
                let names = ["less", "more"];
                let names = names.map(|step| self.text.get(&format!("rule-{}-{step}", row.key)));
                let range = small(least)..=small(most);
                let rim = Palette::of(ui).panel_rim;
                let change =
                    row_box(ui, rim, |ui| number_row(ui, &name, &names, small(now), &range));
                change.map(|change| now.saturating_add_signed(change.into()).min(most).max(least))
            }
            RuleForm::Switch => {
                if row.part == RulePart::Table {
                    // Below what it depends on.
                    ui.add_space(8.0);
                }
                let touched = switch_row(ui, &name, &words.line(row, now), Switch::when(now == 0));
                touched.map(|switch| u16::from(switch == Switch::Off))
            }
            RuleForm::Choice => {
                heading(ui, &name);
                if let Some(note) = words.note(row) {
                    ui.label(RichText::new(note).color(Palette::of(ui).faint));
                }
                let option = |value| {
                    let (label, line) = (words.reading(row, value), words.line(row, value));
                    Explained { value, label, line }
                };
                explained_options(ui, &row.range().map(option).collect::<Vec<_>>(), now)
            }
            RuleForm::Segments => self.segments(ui, row, words, now),
        };
        let reading = touched.filter(|touched| *touched != now)?;
        row.change(self.rules, reading)
    }

    /// The readings side by side, with what the chosen one means, and which is usual if
    /// another one is.
    fn segments(&self, ui: &mut Ui, row: &RuleRow, words: &RuleWords<'_>, now: u16) -> Option<u16> {
        let name = words.name(row);
        let options: Vec<_> = row.range().map(|nth| (nth, words.reading(row, nth))).collect();
        ui.add_space(10.0);
        ui.add(Label::new(RichText::new(&name).font(strong(ui.ctx(), 18.0))).wrap());
        let named = |option: &String| {
            let values = [("rule", name.as_str().into()), ("option", option.as_str().into())];
            self.text.with("house-rule-name", &values)
        };
        let touched = ui.push_id(row.key, |ui| segments_named(ui, &options, now, named)).inner;
        let mut line = words.line(row, now);
        // What is played for is as usual where the map says it.
        if row.part != RulePart::Goal && row.is_changed(self.rules) {
            let usual = words.reading(row, row.usual(self.rules));
            let usual = self.text.with("house-rule-usual", &[("rule", usual.into())]);
            line = format!("{line} {usual}");
        }
        note(ui, &line);
        touched
    }
}

/// A label with a number that goes up and down; returns the change asked for.
pub(in crate::app::screens) fn number_row(
    ui: &mut Ui,
    label: &str,
    [less, more]: &[String; 2],
    now: u8,
    range: &RangeInclusive<u8>,
) -> Option<i8> {
    // The stepper's two buttons and its number.
    let steps = 3.0 * 48.0;
    let room = (ui.available_width() - steps - GAP).max(40.0);
    ui.allocate_ui(vec2(room, 48.0), |ui| {
        ui.set_width(room);
        ui.add(Label::new(RichText::new(label).font(strong(ui.ctx(), 18.0))).wrap());
    });
    ui.add_space((ui.available_width() - steps).max(0.0));
    stepper(ui, (less, more), now, range)
}

pub(in crate::app::screens) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(12.0);
    widgets::heading(ui, RichText::new(words).heading());
}

/// Words that matter less.
pub(in crate::app::screens) fn note(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).color(Palette::of(ui).faint)).wrap());
}

/// A button with the text `more` that unfolds what is below, or with `less` folds it away.
pub(in crate::app::screens) fn fold(
    ui: &mut Ui,
    text: &Text,
    [more, less]: [&str; 2],
    state: &mut Switch,
) {
    let (key, icon) = match state {
        Switch::On => (less, Icon::Up),
        Switch::Off => (more, Icon::Down),
    };
    if action_button(ui, Some(icon), &text.get(key)).clicked() {
        *state = state.flipped();
    }
}
