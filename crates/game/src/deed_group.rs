//! Groups of deeds, and the players and the place that each names. What is said, counted or
//! heard of all deeds of a kind goes by their group, so that a new deed is put in its place here.

use super::{Deed, DevelopmentCard, KnightsDeed, Named, NumberSource, SeaDeed};
use board::Spot;

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
}

impl Deed {
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
