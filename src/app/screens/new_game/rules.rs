//! The rules of the table before the game begins.

use std::collections::BTreeMap;

use egui::Ui;

use super::super::house_rules::{Folds, HouseRules};
use cards::Deck;
use game::{
    BridgeGold, EXTRA_BUILDERS, Edition, Expansion, Expansions, ExtraBuilding, FishRules,
    KnightsRules, MapTarget, OilRules, OwnScenario, RiversRules, RuleChange, Rules, SeaRules,
    WagonRules,
};
use words::text::Text;

pub(super) use super::super::house_rules::{fold, heading, note, number_row};

/// The points that win on a map, and those that its foreign islands bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapGoal {
    pub target: MapTarget,
    pub foreign_island: u8,
    /// The scenario with rules of its own, if it is one.
    pub scenario: Option<OwnScenario>,
}

/// The key of a sentence: with an expansion its own, where it has one.
pub fn own_key(text: &Text, played: Expansions, key: &str) -> String {
    let mut own = played.iter().map(|expansion| match expansion {
        Expansion::Knights => format!("{key}-knights"),
        Expansion::Sea => format!("{key}-sea"),
        Expansion::Fish => format!("{key}-fish"),
        Expansion::Rivers => format!("{key}-rivers"),
        Expansion::Wagons => format!("{key}-wagons"),
        Expansion::Oil => format!("{key}-oil"),
    });
    own.find(|key| text.has(key)).unwrap_or_else(|| key.to_owned())
}

#[derive(Clone, Debug, Default)]
pub struct RuleChoice {
    rules: Rules,
    /// The targets that the table set, by what is played beside the base game.
    targets: BTreeMap<Expansions, u8>,
    /// Rules of Cities & Knights, kept also while the table plays the base game.
    knights: KnightsRules,
    /// Rules of Seafarers, kept also while the table plays without it.
    sea: SeaRules,
    /// Rules of fish, kept also while the table plays without them.
    fish: FishRules,
    /// Rules of rivers, kept also while the table plays without them.
    rivers: RiversRules,
    /// Rules of wagons, kept also while the table plays without them.
    wagons: WagonRules,
    /// Rules of oil, kept also while the table plays without it.
    oil: OilRules,
    /// Set if the table decided what foreign islands bring; else the map says it.
    foreign_island_is_set: bool,
    /// Set if the table decided what a bridge earns; else what is played says it.
    bridge_gold_is_set: bool,
    /// Goal of the map, with Seafarers.
    goal: Option<MapGoal>,
    /// Set if the table decided who builds between turns; else their number and edition say it.
    extra_building_is_set: bool,
    players: usize,
    folds: Folds,
}

impl RuleChoice {
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn expansions(&self) -> Expansions {
        self.rules.expansions()
    }

    /// Chooses the game: its target and its rules come along, and those of the other games
    /// are kept for them.
    pub fn play(&mut self, played: Expansions) {
        self.rules.knights = played.has(Expansion::Knights).then_some(self.knights);
        self.rules.sea = played.has(Expansion::Sea).then_some(self.sea);
        self.rules.fish = played.has(Expansion::Fish).then_some(self.fish);
        self.rules.rivers = played.has(Expansion::Rivers).then_some(self.rivers);
        self.rules.wagons = played.has(Expansion::Wagons).then_some(self.wagons);
        self.rules.oil = played.has(Expansion::Oil).then_some(self.oil);
        self.settle();
    }

    /// Takes what the map is played for: with another map, what the table set for the last
    /// one is forgotten.
    pub fn play_for(&mut self, goal: Option<MapGoal>) {
        // Without Seafarers nothing is said of its maps.
        if self.rules.sea.is_none() || goal == self.goal {
            return;
        }
        if self.goal.is_some() {
            self.targets.retain(|played, _| !played.has(Expansion::Sea));
            self.foreign_island_is_set = false;
        }
        self.goal = goal;
        self.settle();
    }

    /// Sets the number of players: five and six build outside their own turns unless the
    /// table decided otherwise; fewer can't.
    pub fn seat(&mut self, players: usize) {
        self.players = players;
        if players < EXTRA_BUILDERS {
            self.rules.extra_building = ExtraBuilding::Off;
            self.extra_building_is_set = false;
        }
        self.settle();
    }

    /// Sets whatever nobody chose to what is usual for the rest.
    fn settle(&mut self) {
        let played = self.expansions();
        let goal = self.rules.sea.and(self.goal);
        let usual = match goal {
            Some(goal) => self.rules.usual_target_on(goal.target),
            None => self.rules.usual_target(),
        };
        self.rules.target = self.targets.get(&played).copied().unwrap_or(usual);
        if let Some(goal) = goal.filter(|_| !self.foreign_island_is_set) {
            self.sea.foreign_island = goal.foreign_island;
            self.rules.sea = Some(self.sea);
        }
        if let (Some(set), false) = (&mut self.rules.rivers, self.bridge_gold_is_set) {
            set.bridge_gold = BridgeGold::usual(played);
        }
        if !self.extra_building_is_set && self.players >= EXTRA_BUILDERS {
            let edition = self.rules.knights.map(|knights| knights.edition);
            self.rules.extra_building = match edition {
                Some(Edition::Sixth) => ExtraBuilding::Paired,
                Some(Edition::Fifth) | None => ExtraBuilding::Special,
            };
        }
    }

    /// Sets a rule, and those that nobody set with it.
    pub fn change(&mut self, change: &RuleChange) {
        self.rules = self.rules.with(change);
        match change {
            RuleChange::Target(target) => {
                self.targets.insert(self.expansions(), *target);
            }
            RuleChange::ExtraBuilding(_) => self.extra_building_is_set = true,
            RuleChange::Knights(set) => self.knights = *set,
            RuleChange::Fish(set) => self.fish = *set,
            RuleChange::Rivers(set) => {
                // What is usual for this table wasn't chosen against another.
                self.bridge_gold_is_set = set.bridge_gold != BridgeGold::usual(self.expansions());
                self.rivers = *set;
            }
            RuleChange::Wagons(set) => self.wagons = *set,
            RuleChange::Oil(set) => self.oil = *set,
            RuleChange::Sea(set) => {
                if set.foreign_island != self.sea.foreign_island {
                    self.foreign_island_is_set = true;
                }
                self.sea = *set;
            }
            RuleChange::HandLimit(_)
            | RuleChange::Harbormaster(_)
            | RuleChange::Following(_)
            | RuleChange::FriendlyRobber(_)
            | RuleChange::FirstSevens(_)
            | RuleChange::GoldHarbors(_)
            | RuleChange::PartnerWin(_)
            | RuleChange::ResourceCards(_)
            | RuleChange::Rulings(_) => {}
        }
        self.settle();
    }

    /// Asks which cards lie on the table, where those of `decks` read differently.
    pub fn show_readings(&mut self, ui: &mut Ui, text: &Text, decks: &[Deck]) {
        if let Some(change) = self.house(text, decks).sets(ui) {
            self.change(&change);
        }
    }

    /// The settings, including the readings of the events in `decks`.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, decks: &[Deck]) {
        let mut folds = self.folds;
        let change = self.house(text, decks).show(ui, &mut folds);
        self.folds = folds;
        if let Some(change) = change {
            self.change(&change);
        }
    }

    fn house<'a>(&'a self, text: &'a Text, decks: &'a [Deck]) -> HouseRules<'a> {
        let scenario = self.goal.and_then(|goal| goal.scenario);
        HouseRules { text, rules: &self.rules, players: self.players, decks, scenario, setup: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::HarbormasterRule;

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
    fn a_bridge_earns_what_is_usual_unless_the_table_chose_otherwise() {
        let rivers: Expansions = [Expansion::Rivers].into_iter().collect();
        let with_wagons: Expansions = [Expansion::Rivers, Expansion::Wagons].into_iter().collect();
        let earns = |choice: &RuleChoice| choice.rules().rivers.expect("rivers").bridge_gold;
        for (last, now) in
            [(BridgeGold::Two, BridgeGold::Three), (BridgeGold::Three, BridgeGold::Three)]
        {
            // The last game says its rules again.
            let mut choice = RuleChoice::default();
            choice.play(with_wagons);
            let set = RiversRules { bridge_gold: last };
            choice.change(&RuleChange::Rivers(set));
            assert_eq!(earns(&choice), last);
            choice.play(rivers);
            assert_eq!(earns(&choice), now, "{last:?}");
        }
        let mut choice = RuleChoice::default();
        choice.play(rivers);
        choice.change(&RuleChange::Rivers(RiversRules::default()));
        choice.play(with_wagons);
        assert_eq!(earns(&choice), BridgeGold::Two);
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
