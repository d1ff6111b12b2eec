//! A choice, by the name that it comes back with, and cards that a player puts together.

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::monopoly::Monopoly;
use crate::{
    Cards, Deed, Goods, KnightsDeed, OilDeed, Play, ScenarioDeed, SeaDeed, Seat, Throw, WagonDeed,
    Whispered,
};
use board::Spot;

/// Something that a player may choose.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    Deed(Deed),
    /// A deed by which cards pass unseen, with their kinds told the app alone.
    Whisper(Deed, Whispered),
    /// The app draws the card that `player` takes of the hand of `from`.
    DrawnCard {
        player: Seat,
        from: Seat,
    },
    /// The next event card is drawn, or the app's dice are rolled, whichever gives the number.
    Number,
    /// The app throws its dice for something else, or draws its lot.
    Thrown(Throw),
    /// A monopoly for which the app counts what the others hand over.
    Counted(Monopoly),
}

/// Places that a choice is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChoicePlaces {
    /// Place that something leaves, or the first of two.
    pub from: Option<Spot>,
    /// Place where it goes, or where it is done.
    pub at: Option<Spot>,
}

/// Name of a choice among those that are offered at a time: the same as long as it does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChoiceKey(u64);

impl fmt::Display for ChoiceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Cards that a player puts together, and the deed that they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsWanted {
    pub player: Seat,
    pub purpose: CardsFor,
    /// The number of cards.
    pub count: u16,
    /// Cards that they may be among: as many of a kind as there could be.
    pub among: Cards,
    /// Oil that may be in place of cards (TRADERS 7.3).
    pub oil: u8,
}

/// A purpose of cards that a player puts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsFor {
    /// Half the hand goes to the bank.
    Discard,
    /// Resources for gold (SEA 5).
    Gold,
    /// Resources that the pirate fleet takes (SCENARIOS 4.5).
    Fleet,
    /// The two resources of Year of Plenty.
    YearOfPlenty,
    /// The own hand, told the app alone (RULES 11).
    Hand,
}

/// Choices of a player at one thing that is asked of them: one of these, or cards of their own choice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatChoices {
    pub one_of: Vec<Choice>,
    pub cards: Option<CardsWanted>,
}

impl Choice {
    /// The name of it.
    pub fn key(&self) -> ChoiceKey {
        let mut hasher = DefaultHasher::new();
        // The place among open tasks changes as others are done.
        if let Self::Deed(Deed::Leave { .. }) = self {
            "leave".hash(&mut hasher);
            return ChoiceKey(hasher.finish());
        }
        match self {
            Self::Deed(deed) => format!("{deed:?}").hash(&mut hasher),
            Self::Whisper(deed, said) => {
                format!("{deed:?}").hash(&mut hasher);
                said.bytes().hash(&mut hasher);
            }
            Self::DrawnCard { player, from } => (player, from, "drawn").hash(&mut hasher),
            Self::Number => "number".hash(&mut hasher),
            Self::Thrown(what) => format!("{what:?}").hash(&mut hasher),
            Self::Counted(monopoly) => monopoly.to_string().hash(&mut hasher),
        }
        ChoiceKey(hasher.finish())
    }

    /// The deed that it does, without what is whispered; none where chance decides on it, or what the
    /// app alone knows.
    pub fn deed(&self) -> Option<Deed> {
        match self {
            Self::Deed(deed) | Self::Whisper(deed, _) => Some(deed.clone()),
            Self::DrawnCard { player, from } => {
                Some(Deed::Steal { player: *player, from: *from, card: None })
            }
            Self::Number | Self::Thrown(_) | Self::Counted(_) => None,
        }
    }

    /// Places that it is about.
    pub fn places(&self) -> ChoicePlaces {
        match self {
            Self::Deed(deed) | Self::Whisper(deed, _) => ChoicePlaces::of(deed),
            Self::Thrown(Throw::DriveOff(at)) => {
                ChoicePlaces { from: None, at: Some(Spot::Path(*at)) }
            }
            Self::Thrown(Throw::Siege | Throw::Disaster | Throw::Pollution)
            | Self::DrawnCard { .. }
            | Self::Counted(_)
            | Self::Number => ChoicePlaces::default(),
        }
    }
}

impl ChoicePlaces {
    fn of(deed: &Deed) -> Self {
        let (from, at) = if let Deed::Sea(SeaDeed::MoveShip { from, to }) = deed {
            (Spot::Path(*from), Spot::Path(*to))
        } else if let Deed::Knights(
            KnightsDeed::MoveKnight { from, to } | KnightsDeed::Displace { from, to },
        ) = deed
        {
            (Spot::Intersection(*from), Spot::Intersection(*to))
        } else if let Deed::Knights(KnightsDeed::ChaseRobber { from, to })
        | Deed::Sea(SeaDeed::ChasePirate { from, to }) = deed
        {
            (Spot::Intersection(*from), Spot::Hex(*to))
        } else if let Deed::Knights(KnightsDeed::Play(Play::Inventor { one, other })) = deed {
            (Spot::Hex(*one), Spot::Hex(*other))
        } else if let Deed::Wagons(
            WagonDeed::MoveBandit { from, to, .. } | WagonDeed::SendAway { from, to, .. },
        ) = deed
        {
            (Spot::Path(*from), Spot::Path(*to))
        } else if let Deed::ChooseYield { .. } | Deed::Sea(SeaDeed::TurnUp { .. }) = deed {
            // Nobody chooses the place.
            return Self::default();
        } else {
            return Self { from: None, at: deed.named().place };
        };
        Self { from: Some(from), at: Some(at) }
    }
}

impl CardsFor {
    const ALL: [Self; 5] = [Self::Discard, Self::Gold, Self::Fleet, Self::YearOfPlenty, Self::Hand];

    /// The name of it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Discard => "discard",
            Self::Gold => "gold",
            Self::Fleet => "fleet",
            Self::YearOfPlenty => "year_of_plenty",
            Self::Hand => "hand",
        }
    }

    /// The purpose of this name.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|purpose| purpose.key() == key)
    }
}

impl CardsWanted {
    /// As many as are wanted of those that come first; none where there aren't enough.
    pub(super) fn any(&self) -> Option<Cards> {
        let mut cards = Cards::none();
        let mut left = self.count;
        for (kind, most) in self.among.kinds() {
            let count = u8::try_from(left).unwrap_or(u8::MAX).min(most);
            cards.set(kind, count);
            left -= u16::from(count);
        }
        (left == 0).then_some(cards)
    }

    /// The choice that these make; none where they are too many or too few, or can't be among
    /// them.
    pub fn choice(&self, goods: impl Into<Goods>) -> Option<Choice> {
        let Goods { gold, oil, cards } = goods.into();
        let total = cards.total().saturating_add(oil.into());
        if gold > 0 || oil > self.oil || total != self.count || !self.among.covers(cards) {
            return None;
        }
        let player = self.player;
        Some(match self.purpose {
            CardsFor::Discard if oil > 0 => {
                let discard = OilDeed::Discard { player, count: oil, cards: Some(cards) };
                Choice::Deed(discard.into())
            }
            CardsFor::Discard => Choice::Deed(Deed::Discard { player, cards: Some(cards) }),
            CardsFor::Gold => {
                Choice::Deed(Deed::Sea(SeaDeed::TakeGold { player, cards: Some(cards) }))
            }
            CardsFor::Fleet => {
                Choice::Deed(ScenarioDeed::LoseToFleet { player, cards: Some(cards) }.into())
            }
            CardsFor::YearOfPlenty => Choice::Deed(Deed::PlayYearOfPlenty { cards }),
            CardsFor::Hand => Choice::Whisper(Deed::TellOwn { player }, Whispered::Hand(cards)),
        })
    }
}

impl SeatChoices {
    pub const fn is_empty(&self) -> bool {
        self.one_of.is_empty() && self.cards.is_none()
    }

    /// Those that aren't about places on the island.
    pub(super) fn off_the_island(mut self) -> Self {
        self.one_of.retain(|choice| choice.places().at.is_none());
        self
    }
}
