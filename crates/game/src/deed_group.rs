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
    /// A development card played.
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

    /// Players and place that it names.
    pub fn named(&self) -> Named {
        match self {
            Self::FoundSettlement { at }
            | Self::BuildSettlement { at }
            | Self::BuildCity { at } => Named::place(Spot::Intersection(*at)),
            Self::FoundRoad { at } | Self::BuildRoad { at } | Self::RepairRoad { at } => {
                Named::place(Spot::Path(*at))
            }
            Self::MoveRobber { to } | Self::RobberFlees { to: Some(to) } => {
                Named::place(Spot::Hex(*to))
            }
            Self::ChooseYield { player, at, .. } => {
                Named { place: Some(Spot::Intersection(*at)), ..Named::player(*player) }
            }
            Self::DamageRoad { player, at } => {
                Named { place: Some(Spot::Path(*at)), ..Named::player(*player) }
            }
            Self::Steal { player, from: other, .. } | Self::Give { player, to: other, .. } => {
                Named { other: Some(*other), ..Named::player(*player) }
            }
            Self::Trade { with: other, .. } | Self::PassWeather { to: other } => {
                Named { other: Some(*other), ..Named::NOTHING }
            }
            // The sentence of a mended road names it.
            Self::MendRoad { player, .. }
            | Self::Discard { player, .. }
            | Self::Take { player, .. }
            | Self::Pay { player, .. }
            | Self::Swap { player, .. }
            | Self::Vote { player, .. }
            | Self::CorrectHand { player, .. }
            | Self::LetBuild { player }
            | Self::Rename { player, .. }
            | Self::Recolor { player, .. }
            | Self::MoveSeat { player, .. }
            | Self::LeaveTable { player }
            | Self::ReturnHand { player }
            | Self::ComeBack { player } => Named::player(*player),
            Self::Correct { correction } => {
                Named { player: correction.player(), other: None, place: correction.place() }
            }
            Self::Knights(deed) => deed.named(),
            Self::Sea(deed) => deed.named(),
            Self::Draw { .. }
            | Self::Roll { .. }
            | Self::Dice { .. }
            | Self::DrawPrinted { .. }
            | Self::UseSource { .. }
            | Self::TurnWeather
            | Self::Resolve
            | Self::MoveBarbarians { .. }
            | Self::RobberFlees { to: None }
            | Self::Leave { .. }
            | Self::DoneAtTable { .. }
            | Self::BuyCard
            | Self::PlayKnight
            | Self::PlayRoadBuilding
            | Self::PlayYearOfPlenty { .. }
            | Self::PlayMonopoly { .. }
            | Self::TradeWithBank { .. }
            | Self::Pass
            | Self::ClaimWin { .. }
            | Self::ChangeRule { .. }
            | Self::BreakOff
            | Self::PlayOn => Named::NOTHING,
        }
    }

    /// Group that it belongs to.
    pub const fn group(&self) -> DeedGroup<'_> {
        match self {
            Self::FoundSettlement { .. } | Self::BuildSettlement { .. } => DeedGroup::Settlement,
            Self::FoundRoad { .. } | Self::BuildRoad { .. } => DeedGroup::Road,
            Self::BuildCity { .. } => DeedGroup::City,
            Self::RepairRoad { .. } | Self::DamageRoad { .. } | Self::MendRoad { .. } => {
                DeedGroup::Damage
            }
            Self::Draw { .. } => DeedGroup::Number(NumberSource::Cards),
            Self::DrawPrinted { .. } => DeedGroup::Number(NumberSource::Printed),
            Self::Roll { .. } => DeedGroup::Number(NumberSource::Table),
            Self::Dice { .. } => DeedGroup::Number(NumberSource::Dice),
            Self::Vote { .. } => DeedGroup::Vote,
            Self::TurnWeather | Self::PassWeather { .. } => DeedGroup::Weather,
            Self::MoveRobber { .. } | Self::RobberFlees { .. } => DeedGroup::Robber,
            Self::Steal { .. } => DeedGroup::Steal,
            Self::Discard { .. } => DeedGroup::Discard,
            Self::Pay { .. }
            | Self::Swap { .. }
            | Self::Take { .. }
            | Self::Give { .. }
            | Self::ChooseYield { .. } => DeedGroup::Card,
            Self::Leave { .. } | Self::DoneAtTable { .. } | Self::Resolve => DeedGroup::Answer,
            Self::BuyCard => DeedGroup::Buy,
            Self::PlayKnight => DeedGroup::Play(DevelopmentCard::Knight),
            Self::PlayRoadBuilding => DeedGroup::Play(DevelopmentCard::RoadBuilding),
            Self::PlayYearOfPlenty { .. } => DeedGroup::Play(DevelopmentCard::YearOfPlenty),
            Self::PlayMonopoly { .. } => DeedGroup::Play(DevelopmentCard::Monopoly),
            Self::TradeWithBank { .. } | Self::Trade { .. } => DeedGroup::Trade,
            Self::Pass | Self::LetBuild { .. } => DeedGroup::Turn,
            Self::ClaimWin { .. } => DeedGroup::Win,
            Self::BreakOff | Self::PlayOn => DeedGroup::End,
            Self::CorrectHand { .. } | Self::Correct { .. } | Self::MoveBarbarians { .. } => {
                DeedGroup::Correction
            }
            Self::UseSource { .. }
            | Self::ChangeRule { .. }
            | Self::Rename { .. }
            | Self::Recolor { .. }
            | Self::MoveSeat { .. }
            | Self::LeaveTable { .. }
            | Self::ReturnHand { .. }
            | Self::ComeBack { .. } => DeedGroup::Change,
            Self::Knights(deed) => DeedGroup::Knights(deed),
            Self::Sea(deed) => DeedGroup::Sea(deed),
        }
    }
}

/// What a deed is to the books.
#[derive(Clone, Copy)]
struct Nature {
    is_number: bool,
    amends: bool,
    may_change_awards: bool,
}

impl Nature {
    /// Somebody plays on with it, and no more.
    const PLAY: Self = Self { is_number: false, amends: false, may_change_awards: false };
    const NUMBER: Self = Self { is_number: true, ..Self::PLAY };
    const AMENDS: Self = Self { amends: true, ..Self::PLAY };
    const FOR_AWARDS: Self = Self { may_change_awards: true, ..Self::PLAY };
}

impl Deed {
    /// Whether it brings the turn's number to light.
    pub const fn is_number(&self) -> bool {
        self.nature().is_number
    }

    /// Whether it puts something right, or changes rules or people: nobody
    /// played on with it.
    pub const fn amends(&self) -> bool {
        self.nature().amends
    }

    /// Whether awards may change hands after it: no other deed touches
    /// them.
    pub const fn may_change_awards(&self) -> bool {
        self.nature().may_change_awards
    }

    const fn nature(&self) -> Nature {
        match self {
            Self::Draw { .. }
            | Self::Roll { .. }
            | Self::Dice { .. }
            | Self::DrawPrinted { .. } => Nature::NUMBER,
            Self::FoundSettlement { .. }
            | Self::FoundRoad { .. }
            | Self::BuildRoad { .. }
            | Self::BuildSettlement { .. }
            | Self::BuildCity { .. }
            | Self::PlayKnight
            | Self::Sea(_) => Nature::FOR_AWARDS,
            Self::Knights(deed) => Nature { is_number: deed.is_number(), ..Nature::FOR_AWARDS },
            Self::Correct { .. } => Nature { amends: true, ..Nature::FOR_AWARDS },
            Self::UseSource { .. }
            | Self::MoveBarbarians { .. }
            | Self::CorrectHand { .. }
            | Self::ChangeRule { .. }
            | Self::Rename { .. }
            | Self::Recolor { .. }
            | Self::MoveSeat { .. }
            | Self::LeaveTable { .. }
            | Self::ReturnHand { .. }
            | Self::ComeBack { .. }
            | Self::BreakOff
            | Self::PlayOn => Nature::AMENDS,
            Self::Vote { .. }
            | Self::TurnWeather
            | Self::PassWeather { .. }
            | Self::Pay { .. }
            | Self::Swap { .. }
            | Self::MendRoad { .. }
            | Self::Resolve
            | Self::Discard { .. }
            | Self::MoveRobber { .. }
            | Self::Steal { .. }
            | Self::Take { .. }
            | Self::Give { .. }
            | Self::DamageRoad { .. }
            | Self::RobberFlees { .. }
            | Self::ChooseYield { .. }
            | Self::Leave { .. }
            | Self::DoneAtTable { .. }
            | Self::RepairRoad { .. }
            | Self::BuyCard
            | Self::PlayRoadBuilding
            | Self::PlayYearOfPlenty { .. }
            | Self::PlayMonopoly { .. }
            | Self::TradeWithBank { .. }
            | Self::Trade { .. }
            | Self::Pass
            | Self::ClaimWin { .. }
            | Self::LetBuild { .. } => Nature::PLAY,
        }
    }
}
