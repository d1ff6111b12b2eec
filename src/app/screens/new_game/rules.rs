//! The rules of the table before the game begins.

use egui::Ui;

use super::super::house_rules::{Folds, HouseRules};
use super::game_kind::GameKind;
use crate::cards::Deck;
use crate::game::{
    EXTRA_BUILDERS, Edition, ExtraBuilding, Following, HarbormasterRule, KnightsRules, RuleChange,
    Rules,
};
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
    /// The target that the table set for each game; none: the usual one.
    targets: [Option<u8>; 2],
    /// What the table plays Cities & Knights by, also while it plays the base game.
    knights: KnightsRules,
    extra_building: SetBy,
    players: usize,
    folds: Folds,
}

impl Default for RuleChoice {
    fn default() -> Self {
        Self {
            rules: Rules::default(),
            targets: [None; 2],
            knights: KnightsRules::default(),
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

    /// Which game is played by them.
    pub const fn kind(&self) -> GameKind {
        match self.rules.knights {
            Some(_) => GameKind::Knights,
            None => GameKind::Base,
        }
    }

    /// Chooses the game: its target and its rules come along, and those of the other game
    /// are kept for it.
    pub fn play(&mut self, kind: GameKind) {
        self.rules.knights = match kind {
            GameKind::Base => None,
            GameKind::Knights => Some(self.knights),
        };
        self.settle();
    }

    /// What Cities & Knights is played by.
    pub fn set_knights(&mut self, set: KnightsRules) {
        self.change(&RuleChange::Knights(set));
    }

    /// Sets the number of players: five and six build outside their own turns unless the
    /// table decided otherwise; fewer can't.
    pub fn seat(&mut self, players: usize) {
        self.players = players;
        if players < EXTRA_BUILDERS {
            self.rules.extra_building = ExtraBuilding::Off;
            self.extra_building = SetBy::Usual;
        }
        self.settle();
    }

    /// What nobody set is as usual for the rest.
    fn settle(&mut self) {
        let set = match self.kind() {
            GameKind::Base => self.targets[0],
            GameKind::Knights => self.targets[1],
        };
        self.rules.target = set.unwrap_or_else(|| self.rules.usual_target());
        if self.extra_building == SetBy::Usual && self.players >= EXTRA_BUILDERS {
            let edition = self.rules.knights.map(|knights| knights.edition);
            self.rules.extra_building = match edition {
                Some(Edition::Sixth) => ExtraBuilding::Paired,
                Some(Edition::Fifth) | None => ExtraBuilding::Special,
            };
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
            RuleChange::Target(target) => match self.kind() {
                GameKind::Base => self.targets[0] = Some(*target),
                GameKind::Knights => self.targets[1] = Some(*target),
            },
            RuleChange::ExtraBuilding(_) => self.extra_building = SetBy::Table,
            RuleChange::Knights(set) => self.knights = *set,
            _ => {}
        }
        self.settle();
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
