//! Rules that a table may set, and change in the middle of a game (RULES 8, 11).

use std::any::Any;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::rule_row::{RuleReading, RuleRow, rules};
use super::{
    BridgeGold, Edition, Expansion, Expansions, FishRules, KnightsRules, OilRules, OwnScenario,
    RiversRules, SeaRules, WagonRules,
};
use board::fail_if;
use cards::{Award, MAX_DECKS, MAX_EVENTS, Rulings, Selection};

/// The fewest and the most points that may win.
pub const TARGETS: RangeInclusive<u8> = 3..=30;

/// The lowest and the highest hand limit of a 7.
pub const HAND_LIMITS: RangeInclusive<u16> = 2..=50;

/// With this many public points or fewer, the friendly robber spares a player.
pub const SPARED_POINTS: u8 = 2;

/// The fewest players that extra building is for.
pub const EXTRA_BUILDERS: usize = 5;

/// The most events that a table reads differently: all those of as many decks as there may be.
pub const MAX_READINGS: usize = MAX_DECKS * MAX_EVENTS;

rules! {
    changes {
        /// One rule that the table changes.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        RuleChange
        /// Readings of events.
        Rulings(Rulings),
        /// Settings of a table that plays Cities & Knights; whether it plays that stays as it is.
        Knights(KnightsRules),
        /// Settings of a table that plays Seafarers; whether it plays that stays as it is.
        Sea(SeaRules),
        /// Settings of a table that plays with fish; whether it plays that stays as it is.
        Fish(FishRules),
        /// Settings of a table with rivers; whether it plays with them stays as it is.
        Rivers(RiversRules),
        /// Settings of a table that plays with wagons; whether it plays that stays as it is.
        Wagons(WagonRules),
        /// Settings of a table that plays with oil; whether it plays that stays as it is.
        Oil(OilRules),
    }
    /// The rules that a table may set.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Rules of Base, shown [
        target harbormaster hand_limit friendly_robber first_sevens gold_harbors extra_building
        partner_win following resource_cards
    ];

    /// Points that win, within [`TARGETS`]; 10 usually, 11 with Harbormaster.
    "target" target: u8, RULES 8, Goal::Number = 10 in TARGETS, as Target;
    /// The most cards that a 7 leaves alone, within [`HAND_LIMITS`].
    "hand_limit" hand_limit: u16, RULES 11, House::Number = 7 in HAND_LIMITS, as HandLimit;
    /// Harbormaster, played for or not: two more points to win, and one more needed.
    "harbormaster" harbormaster: HarbormasterRule, RULES 7, Goal::Switch {
        "in_play" InPlay,
        #[default]
        "off" Off,
    }, as Harbormaster;
    /// Way in which the app keeps the players' hands. Where they were not followed they begin
    /// without cards and the bank with all of them, until the table says what they hold.
    "following" following: Following, RULES 4, Table::Choice {
        /// Every card, but the screen shows of others' hands only what lies open
        /// on the table: how many cards each holds.
        #[default]
        "secret" Secret,
        /// Every card, and each hand is shown to its owner alone.
        "private" Private,
        /// Every card, and the table plays with open hands.
        "open" Open,
        /// Not at all: the table counts when a 7 needs it.
        "off" Off,
    }, as Following;
    /// Resource cards: of paper on the table, or on phones alone, where each kind is told the app. Games that
    /// don't say had paper.
    "resource_cards" resource_cards(default, skip_serializing_if = "ResourceCards::is_usual"):
        ResourceCards, RULES 11, Table::Switch {
        /// On phones, and under the curtain of whoever has none.
        "phones" Phones,
        #[default]
        "paper" Paper,
    }, if (rules: rules.following == Following::Private), as ResourceCards;
    /// The friendly robber, which leaves the weakest alone.
    "friendly_robber" friendly_robber(default): FriendlyRobber, RULES 11, House::Switch {
        /// Nobody with [`SPARED_POINTS`] or fewer is robbed or blocked.
        "on" On,
        #[default]
        "off" Off,
    }, as FriendlyRobber;
    /// Meaning of a 7 in the first round.
    "first_sevens" first_sevens(default): FirstSevens, RULES 11, House::Switch {
        /// Nothing: its card is put aside and another one drawn, its dice are
        /// rolled again.
        "drawn_again" DrawnAgain,
        /// The usual meaning.
        #[default]
        "count" Count,
    }, as FirstSevens;
    /// Harbors for one resource where the bank buys cards for gold: it takes 2 of that resource
    /// there, or asks for as many as without them. Games that don't say were played without.
    "gold_harbors" gold_harbors(default, skip_serializing_if = "GoldHarbors::is_usual"):
        GoldHarbors, TRADERS 2.6, House::Segments {
        #[default]
        "no" No,
        "yes" Yes,
    }, sixth Yes, if (rules: rules.expansions().have_gold()), as GoldHarbors;
    /// Building by players beside the one whose turn it is.
    "extra_building" extra_building(default): ExtraBuilding, RULES 4.5, Table::Choice {
        /// After each turn every other player in seat order may build and buy.
        "special" Special,
        /// The third player to the left also trades with the bank, builds, and may
        /// play one development card.
        "paired" Paired,
        #[default]
        "off" Off,
    }, from EXTRA_BUILDERS, as ExtraBuilding;
    /// A partner's right to win in the turn in which they play along. Games that say neither were
    /// played without it.
    "partner_win" partner_win(default = "PartnerWin::where_unsaid"): PartnerWin, RULES 4.5,
        Table::Switch {
        /// As on their own turn.
        #[default]
        "may" May,
        /// Only on their own turn.
        "may_not" MayNot,
    }, if (rules: rules.extra_building == ExtraBuilding::Paired), as PartnerWin;

    + /// Readings of events.
    rulings: Rulings;
    + /// Cities & Knights, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    knights: Option<KnightsRules>;
    + /// Seafarers, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sea: Option<SeaRules>;
    + /// Fish, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fish: Option<FishRules>;
    + /// Rivers, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rivers: Option<RiversRules>;
    + /// Wagons, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wagons: Option<WagonRules>;
    + /// Oil, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    oil: Option<OilRules>;
    + /// Layout of the decks.
    #[serde(flatten)]
    cards: Selection;
}

/// Every rule that a table may set one by one: the base game's, and those of each expansion.
pub const RULE_ROWS: [&[&RuleRow]; 1 + Expansion::ALL.len()] = [
    Rules::ROWS,
    KnightsRules::ROWS,
    SeaRules::ROWS,
    FishRules::ROWS,
    RiversRules::ROWS,
    WagonRules::ROWS,
    OilRules::ROWS,
];

/// The same, each by the name of its field.
pub mod rule_rows {
    pub use crate::fish::rule_rows::*;
    pub use crate::knights::rule_rows::*;
    pub use crate::oil::rule_rows::*;
    pub use crate::rivers::rule_rows::*;
    pub use crate::rules::rows::*;
    pub use crate::sea::rule_rows::*;
    pub use crate::wagons::rule_rows::*;
}

/// Rules that not every game plays by, with the scenarios that do; none stands for those without
/// rules of their own (SCENARIOS 1).
const OF_SCENARIOS: [(&RuleRow, &[Option<OwnScenario>]); 9] = {
    use OwnScenario::{Cloth, Pirates, Tribe, Wonders};
    [
        (&rule_rows::friendly_robber, &[None, Some(Tribe), Some(Cloth), Some(Wonders)]),
        (&rule_rows::pirate_ground, &[None, Some(Tribe), Some(Cloth)]),
        (&rule_rows::foreign_island, &[None, Some(Wonders)]),
        (&rule_rows::marked_paths, &[Some(Tribe)]),
        (&rule_rows::fleet_attacks, &[Some(Pirates)]),
        (&rule_rows::shortest_way, &[Some(Pirates)]),
        (&rule_rows::empty_villages, &[Some(Cloth)]),
        (&rule_rows::wonder_at, &[Some(Wonders)]),
        (&rule_rows::wonder_claim, &[Some(Wonders)]),
    ]
};

impl RuleRow {
    /// Returns which reading `rules` have; nothing where its expansion isn't played.
    pub fn reading(&self, rules: &Rules) -> Option<u16> {
        let room: &dyn Any = match self.of {
            None => rules,
            Some(Expansion::Knights) => rules.knights.as_ref()?,
            Some(Expansion::Sea) => rules.sea.as_ref()?,
            Some(Expansion::Fish) => rules.fish.as_ref()?,
            Some(Expansion::Rivers) => rules.rivers.as_ref()?,
            Some(Expansion::Wagons) => rules.wagons.as_ref()?,
            Some(Expansion::Oil) => rules.oil.as_ref()?,
        };
        (self.get)(room)
    }

    /// Returns which reading is usual by the edition of `rules`, and with what they play.
    pub fn usual(&self, rules: &Rules) -> u16 {
        if *self == rule_rows::bridge_gold {
            return RuleReading::number(BridgeGold::usual(rules.expansions()));
        }
        match rules.knights.map(|knights| knights.edition) {
            // A book says nothing of what isn't played.
            Some(Edition::Sixth) if (self.is_of_use)(rules) => (self.sixth)(),
            Some(Edition::Sixth | Edition::Fifth) | None => (self.usual)(),
        }
    }

    /// Returns whether `rules` have another reading than the usual one.
    pub fn is_changed(&self, rules: &Rules) -> bool {
        self.reading(rules).is_some_and(|reading| reading != self.usual(rules))
    }

    /// Returns whether it changes anything for `players` who play by `rules`.
    pub fn matters(&self, rules: &Rules, players: usize) -> bool {
        self.fewest <= players && (self.is_of_use)(rules)
    }

    /// Returns whether so many players see a difference by it in `scenario`, or where none with
    /// rules of its own is played. Up to four have eight villages (SCENARIOS 3.1).
    pub fn is_of(&self, scenario: Option<OwnScenario>, players: usize) -> bool {
        let own = OF_SCENARIOS.into_iter().find(|(row, _)| *row == self);
        let has_villages = *self != rule_rows::empty_villages || players >= EXTRA_BUILDERS;
        has_villages && own.is_none_or(|(_, own)| own.contains(&scenario))
    }

    /// The same rules but with this reading; nothing where there is no such reading, or no such
    /// rule. An edition brings its book along.
    pub fn set(&self, rules: &Rules, reading: u16) -> Option<Rules> {
        let mut set = rules.clone();
        let room: &mut dyn Any = match self.of {
            None => &mut set,
            Some(Expansion::Knights) => set.knights.as_mut()?,
            Some(Expansion::Sea) => set.sea.as_mut()?,
            Some(Expansion::Fish) => set.fish.as_mut()?,
            Some(Expansion::Rivers) => set.rivers.as_mut()?,
            Some(Expansion::Wagons) => set.wagons.as_mut()?,
            Some(Expansion::Oil) => set.oil.as_mut()?,
        };
        (self.put)(room, reading)?;
        if let (Some(was), Some(knights)) = (rules.knights, &mut set.knights)
            && was.edition != knights.edition
        {
            *knights = knights.in_edition(knights.edition);
        }
        Some(set)
    }

    /// The change of `rules` to this reading.
    pub fn change(&self, rules: &Rules, reading: u16) -> Option<RuleChange> {
        let set = self.set(rules, reading)?;
        match self.of {
            None => RuleChange::to(self, &set),
            Some(Expansion::Knights) => set.knights.map(RuleChange::Knights),
            Some(Expansion::Sea) => set.sea.map(RuleChange::Sea),
            Some(Expansion::Fish) => set.fish.map(RuleChange::Fish),
            Some(Expansion::Rivers) => set.rivers.map(RuleChange::Rivers),
            Some(Expansion::Wagons) => set.wagons.map(RuleChange::Wagons),
            Some(Expansion::Oil) => set.oil.map(RuleChange::Oil),
        }
    }
}

impl Following {
    /// Returns whether the app keeps hands at all.
    pub fn is_on(self) -> bool {
        self != Self::Off
    }

    /// Returns whether the table sees of a hand only how many cards it has.
    pub const fn hides_hands(self) -> bool {
        match self {
            Self::Secret | Self::Private => true,
            Self::Open | Self::Off => false,
        }
    }
}

impl GoldHarbors {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl ResourceCards {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl HarbormasterRule {
    pub fn is_in_play(self) -> bool {
        self == Self::InPlay
    }

    /// Says if `award` counts where it is there: Harbormaster only if it is played for.
    pub(crate) fn counts(self, award: Award) -> bool {
        match award {
            Award::Harbormaster => self.is_in_play(),
            Award::LongestRoad | Award::LargestArmy => true,
        }
    }
}

impl PartnerWin {
    const fn where_unsaid() -> Self {
        Self::MayNot
    }
}

impl RuleChange {
    /// Returns how many events it reads for themselves.
    pub(super) fn readings(&self) -> usize {
        if let Self::Rulings(rulings) = self { rulings.except.len() } else { 0 }
    }

    /// Returns whether it lists no more of anything than a table has.
    pub(super) fn is_bounded(&self) -> bool {
        self.readings() <= MAX_READINGS
    }
}

/// A rule that no table can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRule {
    /// Out of its range, or for more players.
    #[error("bad-rule-{} ({reading})", .row.key)]
    Reading { row: &'static RuleRow, reading: u16 },
    /// More events than [`MAX_READINGS`] that are read for themselves.
    #[error("bad-rule-readings ({0})")]
    Readings(usize),
}

impl Rules {
    /// The usual rules, but with open hands: every card is named when it moves,
    /// so that a game is followed in full.
    pub fn open_hands() -> Self {
        Self { following: Following::Open, ..Self::default() }
    }

    /// The usual rules of Cities & Knights by the book of `edition` (KNIGHTS 2).
    pub fn with_knights(edition: Edition) -> Self {
        Self { target: 13, knights: Some(KnightsRules::of(edition)), ..Self::default() }
    }

    /// Returns what is played by them beside the base game.
    pub fn expansions(&self) -> Expansions {
        let is_played = |one: &Expansion| match one {
            Expansion::Knights => self.knights.is_some(),
            Expansion::Sea => self.sea.is_some(),
            Expansion::Fish => self.fish.is_some(),
            Expansion::Rivers => self.rivers.is_some(),
            Expansion::Wagons => self.wagons.is_some(),
            Expansion::Oil => self.oil.is_some(),
        };
        Expansion::ALL.into_iter().filter(is_played).collect()
    }

    /// Returns whether `players` can play by them.
    ///
    /// # Errors
    /// Names the rule that can't be.
    pub fn check(&self, players: usize) -> Result<(), BadRule> {
        for row in RULE_ROWS.into_iter().flatten() {
            let Some(reading) = row.reading(self) else { continue };
            let is_for_them = row.fewest <= players || reading == row.usual(self);
            if !is_for_them || !row.range().contains(&reading) {
                return Err(BadRule::Reading { row, reading });
            }
        }
        let readings = self.rulings.except.len();
        fail_if(readings > MAX_READINGS, BadRule::Readings(readings))?;
        Ok(())
    }

    /// The same rules but for `change`.
    #[must_use]
    pub fn with(&self, change: &RuleChange) -> Self {
        let mut rules = self.clone();
        change.put(&mut rules);
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_say_nothing_of_partners_let_them_win_only_on_their_own_turn() {
        let mut written = serde_json::to_value(Rules::default()).expect("writes");
        let said = written.as_object_mut().expect("an object").remove("partner_win");
        assert_eq!(said, Some("may".into()));
        let read: Rules = serde_json::from_value(written).expect("reads");
        assert_eq!(read, Rules { partner_win: PartnerWin::MayNot, ..Rules::default() });
    }
}
