//! Groups of deeds. Texts, counts and sounds go by the group of a deed, so that a new deed is given its
//! place here.

use super::{
    Deed, DevelopmentCard, Expansion, FishDeed, GoldDeed, KnightsDeed, NumberSource, OilDeed,
    Piece, RiversDeed, Room, SeaDeed, WagonDeed,
};

/// Deeds that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedGroup<'a> {
    /// A piece of the base game, founded or built.
    Built(Piece),
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
    /// Something with fish.
    Fish(&'a FishDeed),
    /// Something of rivers.
    Rivers(&'a RiversDeed),
    /// Something with gold.
    Gold(&'a GoldDeed),
    /// Something with wagons.
    Wagons(&'a WagonDeed),
    /// Something with oil that no other group has.
    Oil(&'a OilDeed),
}

impl DeedGroup<'_> {
    /// Returns the part of a game that brings its deeds.
    pub const fn room(&self) -> Room {
        match self {
            Self::Knights(_) => Room::Of(Expansion::Knights),
            Self::Sea(_) => Room::Of(Expansion::Sea),
            Self::Fish(_) => Room::Of(Expansion::Fish),
            Self::Rivers(_) => Room::Of(Expansion::Rivers),
            Self::Gold(_) => Room::Gold,
            Self::Wagons(_) => Room::Of(Expansion::Wagons),
            Self::Oil(_) => Room::Of(Expansion::Oil),
            Self::Built(_)
            | Self::Damage
            | Self::Number(_)
            | Self::Vote
            | Self::Weather
            | Self::Robber
            | Self::Steal
            | Self::Discard
            | Self::Card
            | Self::Answer
            | Self::Buy
            | Self::Play(_)
            | Self::Trade
            | Self::Turn
            | Self::Win
            | Self::End
            | Self::Correction
            | Self::Change => Room::Base,
        }
    }
}

impl Deed {
    /// Source of the number that it draws or rolls.
    pub const fn source(&self) -> Option<NumberSource> {
        if let DeedGroup::Number(source) = self.group() { Some(source) } else { None }
    }

    /// Group that it belongs to.
    pub const fn group(&self) -> DeedGroup<'_> {
        use DeedGroup::{
            Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold,
            Knights, Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons,
            Weather, Win,
        };
        match self {
            Self::FoundSettlement { .. } | Self::BuildSettlement { .. } => Built(Piece::Settlement),
            Self::FoundRoad { .. } | Self::BuildRoad { .. } => Built(Piece::Road),
            Self::BuildCity { .. } => Built(Piece::City),
            Self::RepairRoad { .. } | Self::DamageRoad { .. } | Self::MendRoad { .. } => Damage,
            Self::Draw { .. } => Number(NumberSource::Cards),
            Self::DrawPrinted { .. } => Number(NumberSource::Printed),
            Self::Roll { .. } => Number(NumberSource::Table),
            Self::Dice { .. } => Number(NumberSource::Dice),
            Self::Vote { .. } => Vote,
            Self::TurnWeather | Self::PassWeather { .. } => Weather,
            Self::MoveRobber { .. } | Self::RobberFlees { .. } => Robber,
            Self::Steal { .. } | Self::Oil(OilDeed::Steal { .. }) => Steal,
            Self::Discard { .. } | Self::Oil(OilDeed::Discard { .. }) => Discard,
            Self::Pay { .. }
            | Self::Swap { .. }
            | Self::Take { .. }
            | Self::Give { .. }
            | Self::ChooseYield { .. }
            | Self::Oil(OilDeed::Take { .. } | OilDeed::Give { .. }) => Card,
            Self::Leave { .. } | Self::DoneAtTable { .. } | Self::Resolve => Answer,
            Self::BuyCard => Buy,
            Self::PlayKnight => Play(DevelopmentCard::Knight),
            Self::PlayRoadBuilding => Play(DevelopmentCard::RoadBuilding),
            Self::PlayYearOfPlenty { .. } | Self::Oil(OilDeed::YearOfPlenty { .. }) => {
                Play(DevelopmentCard::YearOfPlenty)
            }
            Self::PlayMonopoly { .. } | Self::Oil(OilDeed::Monopoly) => {
                Play(DevelopmentCard::Monopoly)
            }
            Self::TradeWithBank { .. } | Self::Trade { .. } => Trade,
            Self::Pass | Self::LetBuild { .. } => Turn,
            Self::ClaimWin { .. } => Win,
            Self::BreakOff | Self::PlayOn => End,
            Self::CorrectHand { .. }
            | Self::TellOwn { .. }
            | Self::AmendHand { .. }
            | Self::Correct { .. }
            | Self::MoveBarbarians { .. } => Correction,
            Self::UseSource { .. }
            | Self::ChangeRule { .. }
            | Self::Rename { .. }
            | Self::Recolor { .. }
            | Self::MoveSeat { .. }
            | Self::LeaveTable { .. }
            | Self::ReturnHand { .. }
            | Self::ComeBack { .. } => Change,
            Self::Knights(deed) => Knights(deed),
            Self::Sea(deed) => Sea(deed),
            Self::Fish(deed) => Fish(deed),
            Self::Rivers(deed) => Rivers(deed),
            Self::Gold(deed) => Gold(deed),
            Self::Wagons(deed) => Wagons(deed),
            Self::Oil(
                deed @ (OilDeed::Convert { .. }
                | OilDeed::BuildMetropolis { .. }
                | OilDeed::Sequester
                | OilDeed::Disaster { .. }
                | OilDeed::Pollute { .. }),
            ) => Oil(deed),
        }
    }

    /// Returns whether it brings the turn's number to light.
    pub const fn is_number(&self) -> bool {
        if let DeedGroup::Knights(deed) = self.group() {
            deed.is_number()
        } else {
            self.source().is_some()
        }
    }

    /// Returns whether it puts something right, or changes rules or people: nobody
    /// played on with it.
    pub const fn amends(&self) -> bool {
        matches!(self.group(), DeedGroup::Correction | DeedGroup::Change | DeedGroup::End)
    }

    /// Returns whether awards may change hands after it: no other deed touches
    /// them.
    pub const fn may_change_awards(&self) -> bool {
        use DeedGroup::{Built, Knights, Play, Rivers, Sea};
        if let Self::Correct { .. } = self {
            return true;
        }
        if let Self::Oil(deed) = self {
            return deed.may_change_awards();
        }
        matches!(
            self.group(),
            Built(_) | Play(DevelopmentCard::Knight) | Knights(_) | Sea(_) | Rivers(_)
        )
    }
}
