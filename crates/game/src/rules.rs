//! What a table may set, and change in the middle of a game (RULES 8, 11).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    Building, DevelopmentCard, Edition, FOREIGN_ISLANDS, Kinds, KnightsRules, Round, SeaRules,
};
use cards::{MAX_DECKS, MAX_EVENTS, Rulings, Selection};

/// How the app keeps the players' hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Following {
    /// Every card, and the table plays with open hands.
    Open,
    /// Every card, but the screen shows of others' hands only what lies open
    /// on the table: how many cards each holds.
    #[default]
    Secret,
    /// Not at all: the table counts when a 7 needs it.
    Off,
}

impl Following {
    /// Whether the app keeps hands at all.
    pub fn is_on(self) -> bool {
        self != Self::Off
    }
}

/// Whether the robber leaves the weakest alone (RULES 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FriendlyRobber {
    /// Nobody with [`SPARED_POINTS`] or fewer is robbed or blocked.
    On,
    /// It robs anybody.
    #[default]
    Off,
}

/// With this many public points or fewer, the friendly robber spares a player.
pub const SPARED_POINTS: u8 = 2;

/// Whether the Harbormaster award is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HarbormasterRule {
    /// Two more points to win, and one more needed.
    InPlay,
    /// Left in the box.
    #[default]
    Off,
}

impl HarbormasterRule {
    /// Whether it is played for.
    pub fn is_in_play(self) -> bool {
        self == Self::InPlay
    }
}

/// What a 7 in the first round means (RULES 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSevens {
    /// What it always means.
    #[default]
    Count,
    /// Nothing: its card is put aside and another one drawn, its dice are
    /// rolled again.
    DrawnAgain,
}

/// Who builds beside the player whose turn it is (RULES 4.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtraBuilding {
    /// Nobody.
    #[default]
    Off,
    /// After each turn every other player in seat order may build and buy.
    Special,
    /// The third player to the left also trades with the bank, builds, and may
    /// play one development card.
    Paired,
}

/// Whether a partner who plays along may win then (RULES 4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartnerWin {
    /// Only on their own turn: how games were played that name neither.
    MayNot,
    /// As on their own turn.
    May,
}

impl PartnerWin {
    const fn where_unsaid() -> Self {
        Self::MayNot
    }
}

/// The fewest players that extra building is for.
pub const EXTRA_BUILDERS: usize = 5;

/// What a table may set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Points that win, within [`TARGETS`]; 10 usually, 11 with Harbormaster.
    pub target: u8,
    /// The most cards that a 7 leaves alone, within [`HAND_LIMITS`]; 7 usually.
    pub hand_limit: u16,
    /// Whether Harbormaster is played for.
    pub harbormaster: HarbormasterRule,
    /// How hands are kept.
    pub following: Following,
    /// Whether the robber leaves the weakest alone.
    #[serde(default)]
    pub friendly_robber: FriendlyRobber,
    /// What a 7 in the first round means.
    #[serde(default)]
    pub first_sevens: FirstSevens,
    /// Who builds beside the player whose turn it is.
    #[serde(default)]
    pub extra_building: ExtraBuilding,
    /// Whether a partner may win in another player's turn.
    #[serde(default = "PartnerWin::where_unsaid")]
    pub partner_win: PartnerWin,
    /// How events are read.
    pub rulings: Rulings,
    /// Cities & Knights, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knights: Option<KnightsRules>,
    /// Seafarers, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sea: Option<SeaRules>,
    /// How the decks are laid out.
    #[serde(flatten)]
    pub cards: Selection,
}

/// The fewest and the most points that may win.
pub const TARGETS: RangeInclusive<u8> = 3..=30;

/// The most events that a table reads differently: all those of as many decks as there may be.
pub const MAX_READINGS: usize = MAX_DECKS * MAX_EVENTS;

/// The lowest and the highest hand limit of a 7.
pub const HAND_LIMITS: RangeInclusive<u16> = 2..=50;

impl Default for Rules {
    fn default() -> Self {
        Self {
            target: 10,
            hand_limit: 7,
            harbormaster: HarbormasterRule::Off,
            following: Following::default(),
            friendly_robber: FriendlyRobber::Off,
            first_sevens: FirstSevens::Count,
            extra_building: ExtraBuilding::Off,
            partner_win: PartnerWin::May,
            rulings: Rulings::default(),
            knights: None,
            sea: None,
            cards: Selection::default(),
        }
    }
}

/// One rule that the table changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleChange {
    /// The points that win.
    Target(u8),
    /// The hand limit of a 7.
    HandLimit(u16),
    /// Harbormaster.
    Harbormaster(HarbormasterRule),
    /// How hands are kept. Hands that were not followed begin without cards
    /// and the bank with all of them, until the table says what they hold.
    Following(Following),
    /// The friendly robber.
    FriendlyRobber(FriendlyRobber),
    /// Sevens in the first round.
    FirstSevens(FirstSevens),
    /// Who builds beside the player whose turn it is.
    ExtraBuilding(ExtraBuilding),
    /// Whether a partner may win in another player's turn.
    PartnerWin(PartnerWin),
    /// How events are read.
    Rulings(Rulings),
    /// What a table that plays Cities & Knights has set; whether it plays that stays as it
    /// is.
    Knights(KnightsRules),
    /// What a table that plays Seafarers has set; whether it plays that stays as it is.
    Sea(SeaRules),
}

impl RuleChange {
    /// How many events it reads for themselves.
    pub(super) fn readings(&self) -> usize {
        if let Self::Rulings(rulings) = self { rulings.except.len() } else { 0 }
    }

    /// Whether it lists no more of anything than a table has.
    pub(super) fn is_bounded(&self) -> bool {
        match self {
            Self::Rulings(rulings) => rulings.except.len() <= MAX_READINGS,
            Self::Target(_)
            | Self::HandLimit(_)
            | Self::Harbormaster(_)
            | Self::Following(_)
            | Self::FriendlyRobber(_)
            | Self::FirstSevens(_)
            | Self::ExtraBuilding(_)
            | Self::PartnerWin(_)
            | Self::Knights(_)
            | Self::Sea(_) => true,
        }
    }
}

/// A rule that no table can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRule {
    /// Out of [`TARGETS`].
    #[error("{0} points can't be played for")]
    Target(u8),
    /// Out of [`HAND_LIMITS`].
    #[error("{0} cards are no hand limit")]
    HandLimit(u16),
    /// Extra building is for [`EXTRA_BUILDERS`] players and more.
    #[error("extra building is for five and six players, not {0}")]
    ExtraBuilding(usize),
    /// Out of [`FOREIGN_ISLANDS`].
    #[error("a foreign island can't be worth {0} points")]
    ForeignIsland(u8),
    /// More events than [`MAX_READINGS`] that are read for themselves.
    #[error("at most {MAX_READINGS} events can be read for themselves, not {0}")]
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

    /// The kinds of cards that hands and bank hold (KNIGHTS 1).
    pub const fn kinds(&self) -> Kinds {
        match self.knights {
            Some(_) => Kinds::WithCommodities,
            None => Kinds::Resources,
        }
    }

    /// How many development cards of `kind` a table of `players` has: with Cities & Knights
    /// none (RULES 1, KNIGHTS 1).
    pub fn development_cards(&self, kind: DevelopmentCard, players: usize) -> u8 {
        if self.knights.is_some() { 0 } else { kind.count(players) }
    }

    /// What the opening places before its road in `round`: with Cities & Knights a city in
    /// the second (RULES 3, KNIGHTS 2).
    pub const fn opens_with(&self, round: Round) -> Building {
        match (self.knights, round) {
            (Some(_), Round::Second) => Building::City,
            _ => Building::Settlement,
        }
    }

    /// Whether `players` can play by them.
    ///
    /// # Errors
    /// Names the rule that can't be.
    pub fn check(&self, players: usize) -> Result<(), BadRule> {
        if !TARGETS.contains(&self.target) {
            return Err(BadRule::Target(self.target));
        }
        if !HAND_LIMITS.contains(&self.hand_limit) {
            return Err(BadRule::HandLimit(self.hand_limit));
        }
        if self.extra_building != ExtraBuilding::Off && players < EXTRA_BUILDERS {
            return Err(BadRule::ExtraBuilding(players));
        }
        let foreign = self.sea.map(|sea| sea.foreign_island);
        if let Some(points) = foreign.filter(|points| !FOREIGN_ISLANDS.contains(points)) {
            return Err(BadRule::ForeignIsland(points));
        }
        let readings = self.rulings.except.len();
        if readings > MAX_READINGS {
            return Err(BadRule::Readings(readings));
        }
        Ok(())
    }

    /// The same rules but for `change`.
    #[must_use]
    pub fn with(&self, change: &RuleChange) -> Self {
        let mut rules = self.clone();
        match change {
            RuleChange::Target(target) => rules.target = *target,
            RuleChange::HandLimit(limit) => rules.hand_limit = *limit,
            RuleChange::Harbormaster(rule) => rules.harbormaster = *rule,
            RuleChange::Following(following) => rules.following = *following,
            RuleChange::FriendlyRobber(rule) => rules.friendly_robber = *rule,
            RuleChange::FirstSevens(rule) => rules.first_sevens = *rule,
            RuleChange::ExtraBuilding(rule) => rules.extra_building = *rule,
            RuleChange::PartnerWin(rule) => rules.partner_win = *rule,
            RuleChange::Rulings(rulings) => rules.rulings = rulings.clone(),
            RuleChange::Knights(set) => rules.knights = rules.knights.map(|_| *set),
            RuleChange::Sea(set) => rules.sea = rules.sea.map(|_| *set),
        }
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

    #[test]
    fn a_rule_that_no_table_can_have_is_named() {
        let with = |change| Rules::default().with(&change).check(4);
        assert_eq!(with(RuleChange::Target(2)), Err(BadRule::Target(2)));
        assert_eq!(with(RuleChange::HandLimit(1)), Err(BadRule::HandLimit(1)));
        let paired = RuleChange::ExtraBuilding(ExtraBuilding::Paired);
        assert_eq!(with(paired.clone()), Err(BadRule::ExtraBuilding(4)));
        assert_eq!(Rules::default().with(&paired).check(5), Ok(()));
    }
}
