//! The rules of the table before the game begins.

use egui::Ui;

use super::super::house_rules::{Folds, HouseRules};
use crate::cards::Deck;
use crate::game::{EXTRA_BUILDERS, ExtraBuilding, Following, HarbormasterRule, RuleChange, Rules};
use crate::words::text::Text;

pub(super) use super::super::house_rules::{explained, heading};

/// Who set a rule that depends on others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetBy {
    /// It is the default for the other choices.
    Usual,
    /// The table set it.
    Table,
}

/// The rules being set.
#[derive(Clone, Debug)]
pub struct RuleChoice {
    rules: Rules,
    target: SetBy,
    extra_building: SetBy,
    players: usize,
    folds: Folds,
}

impl Default for RuleChoice {
    fn default() -> Self {
        Self {
            rules: Rules::default(),
            target: SetBy::Usual,
            extra_building: SetBy::Usual,
            players: 0,
            folds: Folds::default(),
        }
    }
}

impl RuleChoice {
    /// The current rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets the number of players: five and six build outside their own turns unless the
    /// table decided otherwise; fewer can't.
    pub fn seat(&mut self, players: usize) {
        self.players = players;
        if players < EXTRA_BUILDERS {
            self.rules.extra_building = ExtraBuilding::Off;
            self.extra_building = SetBy::Usual;
        } else if self.extra_building == SetBy::Usual {
            self.rules.extra_building = ExtraBuilding::Special;
        }
    }

    /// Adds or removes Harbormaster, and adjusts the default target.
    pub fn set_harbormaster(&mut self, rule: HarbormasterRule) {
        self.change(&RuleChange::Harbormaster(rule));
    }

    /// Sets how hands are tracked.
    pub fn set_following(&mut self, following: Following) {
        self.change(&RuleChange::Following(following));
    }

    fn change(&mut self, change: &RuleChange) {
        self.rules = self.rules.with(change);
        match change {
            RuleChange::Target(_) => self.target = SetBy::Table,
            RuleChange::ExtraBuilding(_) => self.extra_building = SetBy::Table,
            RuleChange::Harbormaster(rule) if self.target == SetBy::Usual => {
                self.rules.target = match rule {
                    HarbormasterRule::InPlay => 11,
                    HarbormasterRule::Off => 10,
                };
            }
            _ => {}
        }
    }

    /// The settings, including the readings of the events in `decks`.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, decks: &[Deck]) {
        let house = HouseRules { text, rules: &self.rules, players: self.players, decks };
        if let Some(change) = house.show(ui, &mut self.folds) {
            self.change(&change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_follows_harbormaster_until_the_table_sets_it() {
        let mut choice = RuleChoice::default();
        choice.change(&RuleChange::Harbormaster(HarbormasterRule::InPlay));
        assert_eq!(choice.rules().target, 11);
        choice.change(&RuleChange::Harbormaster(HarbormasterRule::Off));
        assert_eq!(choice.rules().target, 10);
        choice.change(&RuleChange::Target(9));
        choice.change(&RuleChange::Harbormaster(HarbormasterRule::InPlay));
        assert_eq!(choice.rules().target, 9);
    }

    #[test]
    fn five_build_beside_their_turns_unless_the_table_says_otherwise_and_four_never() {
        let mut choice = RuleChoice::default();
        choice.seat(4);
        assert_eq!(choice.rules().extra_building, ExtraBuilding::Off);
        choice.seat(5);
        assert_eq!(choice.rules().extra_building, ExtraBuilding::Special);
        choice.change(&RuleChange::ExtraBuilding(ExtraBuilding::Paired));
        choice.seat(6);
        assert_eq!(choice.rules().extra_building, ExtraBuilding::Paired);
        choice.seat(4);
        assert_eq!(choice.rules().check(4), Ok(()));
        choice.seat(5);
        assert_eq!(choice.rules().extra_building, ExtraBuilding::Special, "as usual again");
    }
}
