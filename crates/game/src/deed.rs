//! Deeds: what somebody did at the table.

use serde::{Deserialize, Serialize};

use super::{
    Ballot, BarbarianTrack, CardKind, Cards, Color, Correction, KnightsDeed, Name, NumberSource,
    PerSeat, Roll, RuleChange, SeaDeed, Seat,
};
use board::{Hex, Intersection, Path, Resource};
use cards::{Die, EventFace, PileCard, Shuffle};

/// What came to light in one draw, in order: a New Year and its shuffle
/// before the card that counts.
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

/// What somebody did. Where no player is named, it was the active one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// Placed a settlement in the opening.
    FoundSettlement {
        at: Intersection,
    },
    /// Placed the road beside it.
    FoundRoad {
        at: Path,
    },
    /// Drew an event card.
    Draw {
        turned: Vec<Turned>,
    },
    /// Rolled real dice instead.
    Roll {
        number: Roll,
    },
    /// Had the app roll its dice.
    Dice {
        red: Die,
        yellow: Die,
        /// The event die, where the table plays with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<EventFace>,
    },
    /// Drew a printed card on the table.
    DrawPrinted {
        card: PileCard,
    },
    /// The table takes its numbers from somewhere else from now on.
    UseSource {
        numbers: NumberSource,
    },
    /// Voted on New Year.
    Vote {
        player: Seat,
        ballot: Ballot,
    },
    /// Put the top card of the weather stack underneath: the next season
    /// begins.
    TurnWeather,
    /// Passed the weather stack to a neighbor.
    PassWeather {
        to: Seat,
    },
    /// Paid a card to the bank.
    Pay {
        player: Seat,
        /// Which, if it was told.
        card: Option<CardKind>,
    },
    /// Gave the bank a card for one of another kind.
    Swap {
        player: Seat,
        /// Which card was given and which taken; not told where hands are not
        /// followed.
        cards: Option<(CardKind, CardKind)>,
    },
    /// Turned a damaged road back without paying.
    MendRoad {
        player: Seat,
        at: Path,
    },
    /// The table has done what the card says, or fought the barbarians.
    Resolve,
    /// Put the barbarian ship where it stands on the table.
    #[serde(rename = "move_ship")]
    MoveBarbarians {
        to: BarbarianTrack,
    },
    Discard {
        player: Seat,
        /// What, if it was told.
        cards: Option<Cards>,
    },
    MoveRobber {
        to: Hex,
    },
    /// Took a random card.
    Steal {
        player: Seat,
        from: Seat,
        /// Which, if the table saw it.
        card: Option<CardKind>,
    },
    /// Took a card of choice from the bank.
    Take {
        player: Seat,
        /// Which, if it was told.
        card: Option<CardKind>,
    },
    /// Gave a card to another player.
    Give {
        player: Seat,
        to: Seat,
        /// Which, if the table saw it.
        card: Option<CardKind>,
    },
    /// Turned one of their own roads sideways.
    DamageRoad {
        player: Seat,
        at: Path,
    },
    /// Led the robber away.
    RobberFlees {
        /// Where to; nowhere: beside the board.
        to: Option<Hex>,
    },
    /// Said what a building under an epidemic gives.
    ChooseYield {
        player: Seat,
        at: Intersection,
        card: Resource,
    },
    /// Left an open task undone.
    Leave {
        /// Which, counted from 0 among all tasks.
        task: usize,
    },
    /// Passed over an open task: whatever the table did of it, the books stay
    /// as they are.
    DoneAtTable {
        /// Which, counted from 0 among all tasks.
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
    PlayKnight,
    PlayRoadBuilding,
    PlayYearOfPlenty {
        /// What was taken; not told where hands are not followed.
        cards: Cards,
    },
    PlayMonopoly {
        resource: Resource,
        /// How many each of the others handed over.
        taken: PerSeat<u8>,
    },
    TradeWithBank {
        give: CardKind,
        count: u8,
        /// What one card was taken for them.
        get: CardKind,
    },
    /// Traded with another player.
    Trade {
        with: Seat,
        /// What the active player gave.
        give: Cards,
        /// What the other gave.
        get: Cards,
    },
    /// Passed the turn.
    Pass,
    /// Revealed victory point cards and claimed the win.
    ClaimWin {
        revealed: u8,
    },
    /// Put right what the app believed of a hand.
    CorrectHand {
        player: Seat,
        cards: Cards,
    },
    /// Put right something else.
    Correct {
        correction: Correction,
    },
    /// The next to build in the special building phase is this player.
    LetBuild {
        player: Seat,
    },
    /// The table plays by another rule from now on.
    ChangeRule {
        rule: RuleChange,
    },
    /// A player gets another name.
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
        /// On which place clockwise, from 0.
        place: u8,
    },
    /// A player leaves the table; their pieces stay.
    LeaveTable {
        player: Seat,
    },
    /// What a player who has left held goes back to the bank (RULES 11).
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
    Knights(KnightsDeed),
    /// Something of Seafarers.
    Sea(SeaDeed),
}

impl Deed {
    /// Who did it, where the deed names somebody other than the active player.
    pub fn player(&self) -> Option<Seat> {
        self.named().player
    }

    /// Whether it lists no more of anything than a table has. What a draw turns is bounded by
    /// its line, and what any other deed lists by its type.
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
