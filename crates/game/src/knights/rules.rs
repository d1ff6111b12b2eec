//! What a table that plays Cities & Knights may set: where editions differ, and where
//! nobody answers (KNIGHTS 18, 19, 20).

use serde::{Deserialize, Serialize};

use super::Edition;

/// Where a displaced knight may go (KNIGHTS 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DisplacedReach {
    /// To any free intersection that its owner's roads reach.
    #[default]
    Connected,
    /// Where it could move by itself.
    ByMove,
}

/// Where a knight chases the robber to (KNIGHTS 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChaseTarget {
    /// To a hex with a token.
    #[default]
    Numbered,
    /// Wherever a 7 may move it.
    AnyHex,
}

/// Where the robber waits for the first attack (KNIGHTS 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RobberWaits {
    /// On the desert.
    #[default]
    OnDesert,
    /// Beside the board; the first attack puts it on the desert.
    BesideBoard,
}

/// Which level a Deserter's new knight has where none of its own is left (KNIGHTS 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeserterLevel {
    /// The same, or basic for want of one.
    #[default]
    SameOrBasic,
    /// The same or a lower one, of choice.
    SameOrLower,
}

/// Whether an active knight that a Deserter brought may act in the same turn (KNIGHTS 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeserterActs {
    /// It may.
    #[default]
    AtOnce,
    /// From the next turn on.
    NextTurn,
}

/// Which red die counts with an event card that has no face of the event die (KNIGHTS 18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardRed {
    /// The one on the card.
    #[default]
    Printed,
    /// One that is rolled beside the event die.
    Rolled,
}

/// Whether a card's text or the event die comes first (KNIGHTS 18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventOrder {
    /// The text.
    #[default]
    TextFirst,
    /// The die.
    DieFirst,
}

/// Whether the holder of a metropolis needs another free city for level 5 (KNIGHTS 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HolderAtFive {
    /// No: theirs stays where it is.
    #[default]
    NeedsNoCity,
    /// As everybody.
    NeedsCity,
}

/// Where the merchant may stand (KNIGHTS 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MerchantGround {
    /// On a hex that produces.
    #[default]
    Producing,
    /// On the desert too.
    AnyLand,
}

/// Whose cards count where an event draws one from a hand (KNIGHTS 18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventDraws {
    /// What the reading of the event says.
    #[default]
    ByReading,
    /// Resources alone.
    Resources,
    /// Resources and commodities.
    AllCards,
}

/// What knights do before the first attack (KNIGHTS 18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnightsBefore {
    /// They move and displace.
    #[default]
    Act,
    /// Nothing.
    Rest,
}

/// Whom a Saboteur hits (KNIGHTS 12, 18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SaboteurHits {
    /// Whoever has as many points or more.
    #[default]
    AsManyPoints,
    /// Whoever has more.
    MorePoints,
}

/// Which cards a Spy takes (KNIGHTS 12, 18). The app doesn't know them: it says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpyTakes {
    /// Any.
    #[default]
    AnyCard,
    /// Any but another Spy.
    NoSpy,
}

/// What a table that plays Cities & Knights may set, each by itself. What a file leaves
/// out is as the fifth edition and this project read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KnightsRules {
    /// The edition whose names cards and levels have.
    pub edition: Edition,
    /// Where a displaced knight may go.
    pub displaced: DisplacedReach,
    /// Where a knight chases the robber to.
    pub chased: ChaseTarget,
    /// Where the robber waits for the first attack.
    pub robber_waits: RobberWaits,
    /// Which level a Deserter's new knight has.
    pub deserter_level: DeserterLevel,
    /// Whether it may act at once.
    pub deserter_acts: DeserterActs,
    /// Which red die counts with a card that has no face.
    pub card_red: CardRed,
    /// Whether a card's text or the event die comes first.
    pub event_order: EventOrder,
    /// Whether a metropolis's holder needs another city for level 5.
    pub holder_at_five: HolderAtFive,
    /// Where the merchant may stand.
    pub merchant_ground: MerchantGround,
    /// Whose cards count where an event draws one.
    pub event_draws: EventDraws,
    /// What knights do before the first attack.
    pub knights_before: KnightsBefore,
    /// Whom a Saboteur hits.
    pub saboteur_hits: SaboteurHits,
    /// Which cards a Spy takes.
    pub spy_takes: SpyTakes,
}

impl KnightsRules {
    /// All by the book of one edition.
    pub fn of(edition: Edition) -> Self {
        match edition {
            Edition::Fifth => Self { edition, ..Self::default() },
            Edition::Sixth => Self {
                edition,
                displaced: DisplacedReach::ByMove,
                chased: ChaseTarget::AnyHex,
                robber_waits: RobberWaits::BesideBoard,
                deserter_level: DeserterLevel::SameOrLower,
                card_red: CardRed::Rolled,
                ..Self::default()
            },
        }
    }

    /// The same by another edition: what differs between the editions is as in its book, the
    /// rest stays (KNIGHTS 20).
    #[must_use]
    pub fn in_edition(self, edition: Edition) -> Self {
        let book = Self::of(edition);
        Self {
            edition,
            displaced: book.displaced,
            chased: book.chased,
            robber_waits: book.robber_waits,
            deserter_level: book.deserter_level,
            card_red: book.card_red,
            ..self
        }
    }

    /// The same without the stricter house rules (KNIGHTS 18).
    #[must_use]
    pub fn no_stricter(self) -> Self {
        let usual = Self::of(self.edition);
        Self {
            knights_before: usual.knights_before,
            saboteur_hits: usual.saboteur_hits,
            spy_takes: usual.spy_takes,
            ..self
        }
    }

    /// The same with the stricter house rules that the season decks' makers play by
    /// (KNIGHTS 18).
    #[must_use]
    pub const fn stricter(self) -> Self {
        Self {
            knights_before: KnightsBefore::Rest,
            saboteur_hits: SaboteurHits::MorePoints,
            spy_takes: SpyTakes::NoSpy,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_editions_differ_in_every_row_and_are_written_by_their_years() {
        let [fifth, sixth] = Edition::ALL.map(KnightsRules::of);
        assert_ne!(fifth.displaced, sixth.displaced);
        assert_ne!(fifth.chased, sixth.chased);
        assert_ne!(fifth.robber_waits, sixth.robber_waits);
        assert_ne!(fifth.deserter_level, sixth.deserter_level);
        assert_ne!(fifth.card_red, sixth.card_red);
        let written = serde_json::to_value(sixth).expect("writes");
        assert_eq!(written["edition"], "2025");
        assert_eq!(serde_json::from_value::<KnightsRules>(written).expect("reads"), sixth);
        for edition in Edition::ALL {
            assert_eq!(serde_json::to_value(edition).expect("writes"), edition.key());
        }
    }

    #[test]
    fn another_edition_changes_what_differs_and_leaves_the_rest() {
        let house = KnightsRules { merchant_ground: MerchantGround::AnyLand, ..Default::default() };
        let house = house.stricter();
        let sixth = house.in_edition(Edition::Sixth);
        assert_eq!(sixth.card_red, CardRed::Rolled);
        assert_eq!(sixth.in_edition(Edition::Fifth), house);
        assert_eq!(
            KnightsRules::of(Edition::Sixth).stricter().no_stricter(),
            KnightsRules::of(Edition::Sixth)
        );
    }

    #[test]
    fn what_a_file_leaves_out_is_as_usual() {
        let read: KnightsRules = serde_json::from_str(r#"{"edition":"2020"}"#).expect("reads");
        assert_eq!(read, KnightsRules::default());
    }
}
