//! Deeds of the players at the table; `deed_group` has their groups.

use derive::Said;
use serde::{Deserialize, Serialize};

use super::{
    Ballot, BarbarianTrack, CardKind, Cards, Color, Correction, FishDeed, GoldDeed, Goods,
    KnightsDeed, MessageValue, Name, Named, NumberSource, OilDeed, PerSeat, RiversDeed, Roll,
    RuleChange, ScenarioDeed, SeaDeed, Seat, WagonDeed,
};
use board::{Hex, Intersection, Path, Resource};
use cards::{Die, EventFace, PileCard, Shuffle};

/// A card or shuffle that came to light in a draw, in order: a New Year and its shuffle come before
/// the card that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turned {
    /// The top card of the pile.
    Card(PileCard),
    /// All cards shuffled into new piles.
    Shuffle(Shuffle),
}

impl Turned {
    pub(super) const fn shuffle(&self) -> Option<&Shuffle> {
        match self {
            Self::Shuffle(shuffle) => Some(shuffle),
            Self::Card(_) => None,
        }
    }
}

/// A deed of the player that it names; where it names none, of the active one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "deed", rename_all = "snake_case")]
#[said("act", names)]
pub enum Deed {
    /// Placed a settlement in the opening.
    #[said(by_hand)]
    FoundSettlement {
        at: Intersection,
    },
    /// Placed the road beside it.
    FoundRoad {
        at: Path,
    },
    /// Drew an event card.
    #[said(by_hand)]
    Draw {
        turned: Vec<Turned>,
    },
    /// Rolled real dice instead.
    Roll {
        number: Roll,
    },
    /// Had the app roll its dice.
    #[said(by_hand)]
    Dice {
        red: Die,
        yellow: Die,
        /// The event die, where the table plays with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<EventFace>,
    },
    /// Drew a printed card on the table.
    #[said(by_hand)]
    DrawPrinted {
        card: PileCard,
    },
    /// The table takes its numbers from somewhere else from now on.
    #[said(by_hand)]
    UseSource {
        numbers: NumberSource,
    },
    /// Voted on New Year.
    #[said(by_hand)]
    Vote {
        player: Seat,
        ballot: Ballot,
    },
    /// Put the top card of the weather stack underneath: the next season
    /// begins.
    #[said(by_hand)]
    TurnWeather,
    /// Passed the weather stack to a neighbor.
    #[said(by_hand)]
    PassWeather {
        to: Seat,
    },
    /// Paid a card to the bank.
    Pay {
        player: Seat,
        /// The card, if it was told.
        #[said("cards", none = "untold", with = MessageValue::card)]
        card: Option<CardKind>,
    },
    /// Gave the bank a card for one of another kind.
    #[said(by_hand)]
    Swap {
        player: Seat,
        /// The card that was given and the one that was taken; `None` where hands are not followed.
        cards: Option<(CardKind, CardKind)>,
    },
    /// Turned a damaged road back without paying.
    MendRoad {
        player: Seat,
        // The sentence names it.
        #[said("piece", with = MessageValue::lying, aside)]
        at: Path,
    },
    /// The table has done what the card says, or fought the barbarians.
    #[said(by_hand)]
    Resolve,
    /// Put the barbarian ship where it stands on the table.
    #[serde(rename = "move_ship")]
    #[said(by_hand)]
    MoveBarbarians {
        to: BarbarianTrack,
    },
    #[said(by_hand)]
    Discard {
        player: Seat,
        /// The cards, if they were told.
        cards: Option<Cards>,
    },
    MoveRobber {
        to: Hex,
    },
    /// Took a random card.
    Steal {
        player: Seat,
        #[said("from")]
        from: Seat,
        /// The card, if the table saw it.
        #[said("cards", none = "untold", with = MessageValue::card)]
        card: Option<CardKind>,
    },
    /// Took a card of choice from the bank.
    #[said(by_hand)]
    Take {
        player: Seat,
        /// The card, if it was told.
        card: Option<CardKind>,
    },
    /// Gave a card to another player.
    Give {
        player: Seat,
        #[said("to")]
        to: Seat,
        /// The card, if the table saw it.
        #[said("cards", none = "untold", with = MessageValue::card)]
        card: Option<CardKind>,
    },
    /// Turned one of their own roads sideways.
    DamageRoad {
        player: Seat,
        #[said("piece", with = MessageValue::lying)]
        at: Path,
    },
    /// Led the robber away.
    RobberFlees {
        /// Hex that it fled to; `None` if it now stands beside the board.
        #[said(none = "board")]
        to: Option<Hex>,
    },
    /// Said what a building under an epidemic gives.
    ChooseYield {
        player: Seat,
        at: Intersection,
        card: Resource,
    },
    /// Left an open task undone.
    #[said(by_hand)]
    Leave {
        /// Index of the task, counted from 0 among all tasks.
        task: usize,
    },
    /// Passed over an open task: whatever the table did of it, the books stay
    /// as they are.
    #[said(by_hand)]
    DoneAtTable {
        /// Index of the task, counted from 0 among all tasks.
        task: usize,
    },
    /// Built a road, also a free one of Road Building.
    BuildRoad {
        at: Path,
    },
    /// Built a settlement.
    BuildSettlement {
        at: Intersection,
    },
    /// Turned a settlement into a city.
    BuildCity {
        at: Intersection,
    },
    /// Repaired a damaged road.
    RepairRoad {
        at: Path,
    },
    /// Bought a development card, face down.
    BuyCard,
    /// Played a knight.
    PlayKnight,
    /// Played Road Building: up to two roads are free.
    PlayRoadBuilding,
    #[said(by_hand)]
    PlayYearOfPlenty {
        /// Cards that were taken; not told where hands are not followed.
        cards: Cards,
    },
    #[said(by_hand)]
    PlayMonopoly {
        resource: Resource,
        /// Number of cards that each of the others handed over.
        taken: PerSeat<u8>,
    },
    #[said(by_hand)]
    TradeWithBank {
        give: CardKind,
        count: u8,
        /// Kind of the one card that was taken for them.
        get: CardKind,
    },
    /// Traded with another player.
    Trade {
        #[said("with")]
        with: Seat,
        /// Cards and gold that the active player gave.
        #[said("give")]
        give: Goods,
        /// Cards and gold that the other player gave.
        #[said("get")]
        get: Goods,
    },
    /// Passed the turn.
    #[said(by_hand)]
    Pass,
    /// Revealed victory point cards and claimed the win.
    ClaimWin {
        #[said("count")]
        revealed: u8,
    },
    /// Put right what the app believed of a hand.
    #[said(by_hand)]
    CorrectHand {
        player: Seat,
        cards: Cards,
    },
    /// Told the app something of their own cards that the table doesn't hear.
    TellOwn {
        player: Seat,
    },
    /// Put right cards of which nobody told that they came to a hand from the bank, or went there:
    /// what is known of the others stays so.
    #[said(by_hand)]
    AmendHand {
        player: Seat,
        came: Cards,
        went: Cards,
    },
    /// Put right something else.
    #[said(by_hand, named)]
    Correct {
        correction: Correction,
    },
    /// The next to build in the special building phase is this player.
    LetBuild {
        player: Seat,
    },
    /// The table plays by another rule from now on.
    #[said(by_hand)]
    ChangeRule {
        rule: RuleChange,
    },
    /// A player gets another name.
    #[said(by_hand)]
    Rename {
        player: Seat,
        name: Name,
    },
    /// A player takes other pieces; whoever had them takes that player's.
    Recolor {
        player: Seat,
        color: Color,
    },
    /// A player sits elsewhere.
    MoveSeat {
        player: Seat,
        /// Place clockwise, from 0.
        #[said(skip)]
        place: u8,
    },
    /// A player leaves the table; their pieces stay.
    LeaveTable {
        player: Seat,
    },
    /// The cards of a player who has left go back to the bank (RULES 11).
    ReturnHand {
        player: Seat,
    },
    /// A player who had left plays again.
    ComeBack {
        player: Seat,
    },
    /// The game is broken off, with the points as they stand.
    BreakOff,
    /// A game that was over is played on.
    PlayOn,
    /// Something of Cities & Knights.
    #[said(transparent)]
    Knights(KnightsDeed),
    /// Something of Seafarers.
    #[said(transparent)]
    Sea(SeaDeed),
    /// Something with fish.
    #[said(transparent)]
    Fish(FishDeed),
    /// Something of rivers.
    #[said(transparent)]
    Rivers(RiversDeed),
    /// Something with gold.
    #[said(transparent)]
    Gold(GoldDeed),
    /// Something with wagons.
    #[said(transparent)]
    Wagons(WagonDeed),
    /// Something with oil.
    #[said(transparent)]
    Oil(OilDeed),
}

impl Deed {
    /// Returns who did it, where the deed names somebody other than the active player.
    pub fn player(&self) -> Option<Seat> {
        self.named().player
    }

    /// Returns `true` if it lists no more of anything than a table has. What a draw turns is
    /// bounded by its line, and what any other deed lists by its type.
    pub(super) fn is_bounded(&self) -> bool {
        if let Self::Correct { correction } = self {
            correction.is_bounded()
        } else if let Self::ChangeRule { rule } = self {
            rule.is_bounded()
        } else {
            true
        }
    }
}

board::converts!(KnightsDeed => Deed: |deed| Self::Knights(deed));
board::converts!(SeaDeed => Deed: |deed| Self::Sea(deed));
board::converts!(FishDeed => Deed: |deed| Self::Fish(deed));
board::converts!(RiversDeed => Deed: |deed| Self::Rivers(deed));
board::converts!(WagonDeed => Deed: |deed| Self::Wagons(deed));
board::converts!(OilDeed => Deed: |deed| Self::Oil(deed));

impl From<ScenarioDeed> for Deed {
    fn from(deed: ScenarioDeed) -> Self {
        Self::Sea(SeaDeed::Scenario(deed))
    }
}

impl From<&Correction> for Named {
    fn from(correction: &Correction) -> Self {
        Self { player: correction.player(), other: None, place: correction.place() }
    }
}
