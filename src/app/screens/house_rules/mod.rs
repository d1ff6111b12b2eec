//! The rules that a table sets, before a game or in the middle of it: the same
//! rows in both places. A touch asks for a [`RuleChange`], which whoever shows
//! the rows applies.
//!
//! Which rules there are is the game's list; `rows` draws each by the control that its row names,
//! and `readings` is for events, where rulings differ by edition.

mod readings;
mod rows;

pub(super) use rows::{HouseRules, fold, heading, note, number_row};

use egui::{RichText, Ui};

use game::{
    Expansion, FishRules, KnightsRules, OilRules, RiversRules, RuleChange, RulePart, RuleRow,
    Rules, SeaRules, WagonRules, rule_rows,
};
use kit::theme::Palette;
use kit::widgets::{Icon, Switch, action_button, switch_row};
use words::rules::RuleWords;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Folds {
    /// The rules that few tables change are always shown, and can't be folded away.
    house_is_open: bool,
    house: Switch,
    single_events: Switch,
    single_knights: Switch,
}

impl Folds {
    /// Everything a table may change is unfolded.
    pub const OPEN: Self = Self {
        house_is_open: true,
        house: Switch::On,
        single_events: Switch::Off,
        single_knights: Switch::Off,
    };
}

impl HouseRules<'_> {
    /// Draws the rows; returns the change that was asked for.
    pub fn show(&self, ui: &mut Ui, folds: &mut Folds) -> Option<RuleChange> {
        let mut change = self.rows(ui, Rules::ROWS, &[RulePart::Goal]);
        change = change.or(self.house(ui, folds));
        change = change.or(self.knights(ui, &mut folds.single_knights));
        if self.rules.sea.is_some() {
            // What a table of Seafarers has set (SEA 5, 6, 8).
            heading(ui, &self.text.get("sea-rules"));
            change = change.or(self.rows(ui, SeaRules::ROWS, &[RulePart::Goal, RulePart::House]));
        }
        let modules: [(&str, Expansion, &[&'static RuleRow]); 4] = [
            ("fish-rules", Expansion::Fish, FishRules::ROWS),
            ("rivers-rules", Expansion::Rivers, RiversRules::ROWS),
            ("wagons-rules", Expansion::Wagons, WagonRules::ROWS),
            ("oil-rules", Expansion::Oil, OilRules::ROWS),
        ];
        let played = self.rules.expansions();
        for (title, _, rows) in modules.into_iter().filter(|(_, module, _)| played.has(*module)) {
            // What a table with modules has set (TRADERS 10).
            heading(ui, &self.text.get(title));
            change = change.or(self.rows(ui, rows, &[RulePart::House]));
        }
        change = change.or(self.rows(ui, Rules::ROWS, &[RulePart::Table]));
        change.or(self.readings(ui, &mut folds.single_events))
    }

    fn rows(
        &self,
        ui: &mut Ui,
        rows: &[&'static RuleRow],
        parts: &[RulePart],
    ) -> Option<RuleChange> {
        let words = &RuleWords::new(self.text, self.rules);
        let mut change = None;
        for row in rows.iter().copied().filter(|row| parts.contains(&row.part)) {
            // A game that is on has a page of its own for it.
            let is_elsewhere = self.setup.is_some() && *row == rule_rows::following;
            // What was set for more players is there to be set back.
            let is_set = row.is_of(self.scenario, usize::MAX) && row.is_changed(self.rules);
            let is_of_game = row.is_of(self.scenario, self.players) || is_set;
            let is_played = row.matters(self.rules, self.players) && is_of_game;
            if is_played && !is_elsewhere {
                change = change.or(self.row(ui, row, words));
            }
            if *row == rule_rows::target {
                change = change.or(self.usual_target(ui));
            }
        }
        change
    }

    /// Draws the ways to follow hands; returns the change that was asked for.
    pub fn following(&self, ui: &mut Ui) -> Option<RuleChange> {
        self.row(ui, &rule_rows::following, &RuleWords::new(self.text, self.rules))
    }

    /// Offers the points for which this map of Seafarers is usually played, where the table has
    /// set something else.
    fn usual_target(&self, ui: &mut Ui) -> Option<RuleChange> {
        let setup = self.rules.sea.and(self.setup)?;
        // As it was laid out: what lay hidden counts there.
        let usual = self.rules.target_on(&setup.island, setup.sea.as_ref());
        if usual == self.rules.target {
            return None;
        }
        let label = self.text.with("sea-target-usual", &[("count", usual.into())]);
        let touched = action_button(ui, Some(Icon::Forward), &label).clicked();
        touched.then_some(RuleChange::Target(usual))
    }

    /// The rules that few tables change.
    fn house(&self, ui: &mut Ui, folds: &mut Folds) -> Option<RuleChange> {
        if !folds.house_is_open {
            fold(ui, self.text, ["house-rules", "house-rules-less"], &mut folds.house);
        }
        if folds.house == Switch::Off {
            self.changed(ui, Rules::ROWS);
            return None;
        }
        self.rows(ui, Rules::ROWS, &[RulePart::House])
    }

    /// Tells how many of the rules that can be folded away are not as usual, if any are.
    fn changed(&self, ui: &mut Ui, rows: &[&'static RuleRow]) {
        let folded = |row: &RuleRow| matches!(row.part, RulePart::House | RulePart::Stricter);
        let is_it = |row: &RuleRow| {
            folded(row) && row.is_changed(self.rules) && row.is_of(self.scenario, usize::MAX)
        };
        let others = rows.iter().filter(|row| is_it(row)).count();
        if others > 0 {
            let words = self.text.with("house-set", &[("count", others.into())]);
            ui.label(RichText::new(words).color(Palette::of(ui).faint));
        }
    }

    /// Cities & Knights: the edition, the stricter house rules in one touch, and each rule
    /// alone (KNIGHTS 18, 19, 20).
    fn knights(&self, ui: &mut Ui, unfolded: &mut Switch) -> Option<RuleChange> {
        let now = self.rules.knights?;
        let edition = self.rows(ui, KnightsRules::ROWS, &[RulePart::Goal]);
        ui.add_space(8.0);
        let words = RuleWords::new(self.text, self.rules);
        let words = ["knights-stricter", "knights-stricter-line"].map(|key| words.said(key));
        let is_on = Switch::when(now == now.stricter(true));
        let stricter = switch_row(ui, &words[0], &words[1], is_on)
            .map(|switch| RuleChange::Knights(now.stricter(switch == Switch::On)));
        ui.add_space(4.0);
        fold(ui, self.text, ["knights-single", "knights-single-less"], unfolded);
        self.changed(ui, KnightsRules::ROWS);
        let is_unfolded = *unfolded == Switch::On;
        let parts: &[RulePart] =
            if is_unfolded { &[RulePart::House, RulePart::Stricter] } else { &[] };
        edition.or(stricter).or(self.rows(ui, KnightsRules::ROWS, parts))
    }
}
