//! Rules that a table of Cities & Knights may set: where editions differ, and where nobody answers
//! (KNIGHTS 18, 19, 20).

use serde::{Deserialize, Serialize};

use crate::rule_row::{RulePart, RuleRow, rules};

rules! {
    /// Rules that a table of Cities & Knights may set, each by itself. Those that a file leaves out
    /// are as the fifth edition and this project read them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    KnightsRules of Knights, shown [
        edition robber_waits chased displaced deserter_level card_red event_order event_draws
        holder_at_five merchant_ground deserter_acts knights_before saboteur_hits spy_takes
    ];

    /// The edition of the rules: cards and levels are called as in its book.
    "edition" edition: Edition, KNIGHTS 20, Goal::Choice {
        #[default]
        "2020" Fifth,
        "2025" Sixth,
    }, sixth Sixth;
    /// Places that a displaced knight may go to.
    "displaced" displaced: DisplacedReach, KNIGHTS 10, House::Segments {
        /// Any free intersection that its owner's roads reach.
        #[default]
        "connected" Connected,
        /// Only a place that it could move to by itself.
        "by_move" ByMove,
    }, sixth ByMove;
    /// Hexes that a knight may chase the robber to.
    "chased" chased: ChaseTarget, KNIGHTS 10, House::Segments {
        /// A hex with a token.
        #[default]
        "numbered" Numbered,
        /// Any hex that a 7 may move it to.
        "any_hex" AnyHex,
    }, sixth AnyHex;
    /// Place of the robber until the first attack.
    "robber_waits" robber_waits: RobberWaits, KNIGHTS 2, House::Segments {
        #[default]
        "on_desert" OnDesert,
        /// Beside the board; the first attack puts it on the desert.
        "beside_board" BesideBoard,
    }, sixth BesideBoard;
    /// Level of a Deserter's new knight where none of its own level is left.
    "deserter_level" deserter_level: DeserterLevel, KNIGHTS 12, House::Segments {
        /// The same, or basic for want of one.
        #[default]
        "same_or_basic" SameOrBasic,
        /// The same or a lower one, of choice.
        "same_or_lower" SameOrLower,
    }, sixth SameOrLower;
    /// Turn from which an active knight that a Deserter brought may act.
    "deserter_acts" deserter_acts: DeserterActs, KNIGHTS 12, House::Segments {
        #[default]
        "at_once" AtOnce,
        /// From the next turn on.
        "next_turn" NextTurn,
    };
    /// The red die that counts with an event card that has no face of the event die.
    "card_red" card_red: CardRed, KNIGHTS 18, House::Segments {
        /// The one on the card.
        #[default]
        "printed" Printed,
        /// One that is rolled beside the event die.
        "rolled" Rolled,
    }, sixth Rolled;
    /// Order of a card's text and the event die.
    "event_order" event_order: EventOrder, KNIGHTS 18, House::Segments {
        #[default]
        "text_first" TextFirst,
        "die_first" DieFirst,
    };
    /// Need of another free city for the holder of a metropolis who reaches level 5.
    "holder_at_five" holder_at_five: HolderAtFive, KNIGHTS 7, House::Segments {
        /// Not needed: theirs stays where it is.
        #[default]
        "needs_no_city" NeedsNoCity,
        /// Needed, as by everybody.
        "needs_city" NeedsCity,
    };
    /// Ground on which the merchant may stand.
    "merchant_ground" merchant_ground: MerchantGround, KNIGHTS 12, House::Segments {
        /// A hex that produces.
        #[default]
        "producing" Producing,
        /// The desert, too.
        "any_land" AnyLand,
    };
    /// Kinds of cards among which an event draws one from a hand.
    "event_draws" event_draws: EventDraws, KNIGHTS 18, House::Segments {
        /// As the reading of the event says.
        #[default]
        "by_reading" ByReading,
        /// Resources alone.
        "resources" Resources,
        /// Resources and commodities.
        "all_cards" AllCards,
    };
    /// Actions of knights before the first attack.
    "knights_before" knights_before: KnightsBefore, KNIGHTS 18, Stricter::Segments {
        /// Movement and displacement.
        #[default]
        "act" Act,
        /// None.
        "rest" Rest,
    };
    /// Players whom a Saboteur hits.
    "saboteur_hits" saboteur_hits: SaboteurHits, KNIGHTS 12, Stricter::Segments {
        /// Players with as many points or more.
        #[default]
        "as_many_points" AsManyPoints,
        /// Players with more.
        "more_points" MorePoints,
    };
    /// Cards that a Spy may take. The app doesn't know them: it says so.
    "spy_takes" spy_takes: SpyTakes, KNIGHTS 12, Stricter::Segments {
        #[default]
        "any_card" AnyCard,
        /// Any but another Spy.
        "no_spy" NoSpy,
    };
}

impl KnightsRules {
    /// All by the book of one edition.
    pub fn of(edition: Edition) -> Self {
        Self::default().in_edition(edition)
    }

    /// The same by another edition: what differs between the editions is as in its book, the
    /// rest stays (KNIGHTS 20).
    #[must_use]
    pub fn in_edition(self, edition: Edition) -> Self {
        let by_book = |row: &RuleRow| match edition {
            Edition::Fifth => (row.usual)(),
            Edition::Sixth => (row.sixth)(),
        };
        self.with(|row| ((row.usual)() != (row.sixth)()).then(|| by_book(row)))
    }

    /// The same with the stricter house rules that the season decks' makers play by, or
    /// without them (KNIGHTS 18).
    #[must_use]
    pub fn stricter(self, is_stricter: bool) -> Self {
        self.with(|row| (row.part == RulePart::Stricter).then_some(is_stricter.into()))
    }

    /// The same with the readings that `choose` names.
    fn with(mut self, choose: impl Fn(&RuleRow) -> Option<u16>) -> Self {
        for row in Self::ROWS {
            choose(row).and_then(|reading| (row.put)(&mut self, reading));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_edition_changes_what_differs_and_leaves_the_rest() {
        let house = KnightsRules { merchant_ground: MerchantGround::AnyLand, ..Default::default() };
        let house = house.stricter(true);
        let sixth = house.in_edition(Edition::Sixth);
        assert_eq!(sixth.card_red, CardRed::Rolled);
        assert_eq!(sixth.in_edition(Edition::Fifth), house);
        assert_eq!(house.stricter(false).spy_takes, SpyTakes::AnyCard);
    }

    #[test]
    fn what_a_file_leaves_out_is_as_usual() {
        let read: KnightsRules = serde_json::from_str(r#"{"edition":"2020"}"#).expect("reads");
        assert_eq!(read, KnightsRules::default());
    }
}
