//! Deeds: what somebody did at the table. What is said, counted or heard of all deeds of a kind
//! goes by their group, so that a new deed is put in its place here.

use serde::{Deserialize, Serialize};

use super::{
    Ballot, BarbarianTrack, CardKind, Cards, Color, Correction, DevelopmentCard, KnightsDeed, Name,
    Named, NumberSource, PerSeat, Roll, RuleChange, SeaDeed, Seat,
};
use board::{Hex, Intersection, Path, Resource, Spot};
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

/// Deeds that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedGroup<'a> {
    /// A settlement, founded or built.
    Settlement,
    /// A road, founded or built.
    Road,
    /// A settlement turned into a city.
    City,
    /// A road turned sideways or back.
    Damage,
    /// The turn's number, and where it came from.
    Number(NumberSource),
    /// A vote on New Year.
    Vote,
    /// The weather stack.
    Weather,
    /// The robber moved.
    Robber,
    /// A card taken unseen.
    Steal,
    /// Cards discarded.
    Discard,
    /// A card that an event asked for.
    Card,
    /// A task passed over, or done at the table.
    Answer,
    /// A development card bought.
    Buy,
    Play(DevelopmentCard),
    /// Cards traded.
    Trade,
    /// A turn passed on.
    Turn,
    /// The win claimed.
    Win,
    /// The game broken off or played on.
    End,
    /// Something put right.
    Correction,
    /// Another rule, or something about the people.
    Change,
    /// Something of Cities & Knights.
    Knights(&'a KnightsDeed),
    /// Something of Seafarers.
    Sea(&'a SeaDeed),
}

impl Deed {
    /// Source of the number that it draws or rolls.
    pub const fn source(&self) -> Option<NumberSource> {
        if let DeedGroup::Number(source) = self.group() { Some(source) } else { None }
    }

    /// Group that it belongs to.
    pub const fn group(&self) -> DeedGroup<'_> {
        self.row().0
    }

    /// Players and place that it names.
    pub fn named(&self) -> Named {
        if let Self::Correct { correction } = self {
            return Named { player: correction.player(), other: None, place: correction.place() };
        }
        self.row().1
    }

    /// Row of the table of deeds: the group of each, and whom and what it names.
    const fn row(&self) -> (DeedGroup<'_>, Named) {
        use DeedGroup::{
            Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number,
            Play, Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
        };
        const NOTHING: Named = Named::NOTHING;
        match self {
            Self::FoundSettlement { at } | Self::BuildSettlement { at } => {
                (Settlement, NOTHING.at(Spot::Intersection(*at)))
            }
            Self::FoundRoad { at } | Self::BuildRoad { at } => (Road, NOTHING.at(Spot::Path(*at))),
            Self::BuildCity { at } => (City, NOTHING.at(Spot::Intersection(*at))),
            Self::RepairRoad { at } => (Damage, NOTHING.at(Spot::Path(*at))),
            Self::DamageRoad { player, at } => (Damage, Named::player(*player).at(Spot::Path(*at))),
            // The sentence of a mended road names it.
            Self::MendRoad { player, .. } => (Damage, Named::player(*player)),
            Self::Draw { .. } => (Number(NumberSource::Cards), NOTHING),
            Self::DrawPrinted { .. } => (Number(NumberSource::Printed), NOTHING),
            Self::Roll { .. } => (Number(NumberSource::Table), NOTHING),
            Self::Dice { .. } => (Number(NumberSource::Dice), NOTHING),
            Self::Vote { player, .. } => (Vote, Named::player(*player)),
            Self::TurnWeather => (Weather, NOTHING),
            Self::PassWeather { to } => (Weather, NOTHING.with(*to)),
            Self::MoveRobber { to } | Self::RobberFlees { to: Some(to) } => {
                (Robber, NOTHING.at(Spot::Hex(*to)))
            }
            Self::RobberFlees { to: None } => (Robber, NOTHING),
            Self::Steal { player, from, .. } => (Steal, Named::player(*player).with(*from)),
            Self::Discard { player, .. } => (Discard, Named::player(*player)),
            Self::Pay { player, .. } | Self::Swap { player, .. } | Self::Take { player, .. } => {
                (Card, Named::player(*player))
            }
            Self::Give { player, to, .. } => (Card, Named::player(*player).with(*to)),
            Self::ChooseYield { player, at, .. } => {
                (Card, Named::player(*player).at(Spot::Intersection(*at)))
            }
            Self::Leave { .. } | Self::DoneAtTable { .. } | Self::Resolve => (Answer, NOTHING),
            Self::BuyCard => (Buy, NOTHING),
            Self::PlayKnight => (Play(DevelopmentCard::Knight), NOTHING),
            Self::PlayRoadBuilding => (Play(DevelopmentCard::RoadBuilding), NOTHING),
            Self::PlayYearOfPlenty { .. } => (Play(DevelopmentCard::YearOfPlenty), NOTHING),
            Self::PlayMonopoly { .. } => (Play(DevelopmentCard::Monopoly), NOTHING),
            Self::TradeWithBank { .. } => (Trade, NOTHING),
            Self::Trade { with, .. } => (Trade, NOTHING.with(*with)),
            Self::Pass => (Turn, NOTHING),
            Self::LetBuild { player } => (Turn, Named::player(*player)),
            Self::ClaimWin { .. } => (Win, NOTHING),
            Self::BreakOff | Self::PlayOn => (End, NOTHING),
            Self::CorrectHand { player, .. } => (Correction, Named::player(*player)),
            Self::Correct { .. } | Self::MoveBarbarians { .. } => (Correction, NOTHING),
            Self::UseSource { .. } | Self::ChangeRule { .. } => (Change, NOTHING),
            Self::Rename { player, .. }
            | Self::Recolor { player, .. }
            | Self::MoveSeat { player, .. }
            | Self::LeaveTable { player }
            | Self::ReturnHand { player }
            | Self::ComeBack { player } => (Change, Named::player(*player)),
            Self::Knights(deed) => (Knights(deed), deed.named()),
            Self::Sea(deed) => (Sea(deed), deed.named()),
        }
    }

    /// Whether it brings the turn's number to light.
    pub const fn is_number(&self) -> bool {
        if let DeedGroup::Knights(deed) = self.group() {
            deed.is_number()
        } else {
            self.source().is_some()
        }
    }

    /// Whether it puts something right, or changes rules or people: nobody
    /// played on with it.
    pub const fn amends(&self) -> bool {
        matches!(self.group(), DeedGroup::Correction | DeedGroup::Change | DeedGroup::End)
    }

    /// Whether awards may change hands after it: no other deed touches
    /// them.
    pub const fn may_change_awards(&self) -> bool {
        use DeedGroup::{City, Knights, Play, Road, Sea, Settlement};
        if let Self::Correct { .. } = self {
            return true;
        }
        matches!(
            self.group(),
            Settlement | Road | City | Play(DevelopmentCard::Knight) | Knights(_) | Sea(_)
        )
    }
}
