//! Subjects and values of facts.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use crate::{
    Armament, Bandit, Building, CardKind, Cards, Cargo, Chit, Condition, Knight, Level,
    MOST_HELD_HARBORS, Merchant, PointCard, Seat, TokenPlace, Track, TrainLevel, Wonder,
};
use board::{HarborKind, Hex, Intersection, MAX_CELLS, Path, Spot, Terrain, Token};
use cards::{Award, PileCard, Season};
use scenarios::Item;

/// The kind of subject that a fact is told of: the table as a whole, a player, a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The table as a whole.
    Table,
    /// A player.
    Seat,
    /// A player and a track (KNIGHTS 7).
    SeatTrack,
    Track,
    Award,
    /// A progress card that is worth a point (KNIGHTS 8).
    PointCard,
    /// An event card.
    Card,
    Intersection,
    Path,
    Hex,
}

/// A subject of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "as its scope says")]
pub enum Subject {
    Table,
    Seat(Seat),
    SeatTrack(Seat, Track),
    Track(Track),
    Award(Award),
    PointCard(PointCard),
    Card(PileCard),
    Intersection(Intersection),
    Path(Path),
    Hex(Hex),
}

impl Subject {
    pub fn player(self) -> Option<Seat> {
        named(|moved| self.reseated(moved))
    }

    /// The same once each player has the seat that `moved` names; none for one who has none.
    pub fn reseated(self, moved: impl Fn(Seat) -> Option<Seat>) -> Option<Self> {
        match self {
            Self::Seat(seat) => moved(seat).map(Self::Seat),
            Self::SeatTrack(seat, track) => Some(Self::SeatTrack(moved(seat)?, track)),
            Self::Table
            | Self::Track(_)
            | Self::Award(_)
            | Self::PointCard(_)
            | Self::Card(_)
            | Self::Intersection(_)
            | Self::Path(_)
            | Self::Hex(_) => Some(self),
        }
    }

    pub const fn place(self) -> Option<Spot> {
        match self {
            Self::Intersection(at) => Some(Spot::Intersection(at)),
            Self::Path(at) => Some(Spot::Path(at)),
            Self::Hex(at) => Some(Spot::Hex(at)),
            Self::Table
            | Self::Seat(_)
            | Self::SeatTrack(..)
            | Self::Track(_)
            | Self::Award(_)
            | Self::PointCard(_)
            | Self::Card(_) => None,
        }
    }
}

/// Returns whom something names: who would be seated anew.
fn named<T>(reseats: impl FnOnce(&dyn Fn(Seat) -> Option<Seat>) -> T) -> Option<Seat> {
    let found = Cell::new(None);
    reseats(&|seat| {
        found.set(Some(seat));
        Some(seat)
    });
    found.get()
}

/// The terrain and token of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ground {
    pub terrain: Terrain,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// Place of a printed card: it says whether the card can still be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedCardPlace {
    InPile,
    /// Aside: it has come up already.
    Aside,
}

board::keyed! {
    /// The state of something that is done once in a turn.
    #[derive(Default)]
    pub enum ThisTurn {
        /// Still to be done, if wanted.
        #[default]
        Open = "open",
        /// Done, or not allowed.
        Done = "done",
    }
}

impl ThisTurn {
    pub(crate) const fn when(done: bool) -> Self {
        if done { Self::Done } else { Self::Open }
    }
}

/// The value that the table gives a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Count(u32),
    Cards(Cards),
    Kinds(Vec<CardKind>),
    /// A player, or nobody.
    Owner(Option<Seat>),
    Season(Season),
    Printed(PrintedCardPlace),
    Building(Option<(Seat, Building)>),
    /// Owner and condition of a road or ship, if there is one.
    Link(Option<(Seat, Condition)>),
    Knight(Option<(Seat, Knight)>),
    /// A hex, or `None` for beside the board.
    Hex(Option<Hex>),
    /// Several hexes.
    Hexes(Vec<Hex>),
    /// An intersection, or `None` for the supply.
    Intersection(Option<Intersection>),
    Merchant(Option<Merchant>),
    /// Points from an island.
    Chit(Chit),
    /// State of something that may be done once in this turn.
    ThisTurn(ThisTurn),
    /// States of a knight's action and of its promotion in this turn.
    KnightTurn(ThisTurn, ThisTurn),
    /// Terrain and token, or `None` for sea.
    Ground(Option<Ground>),
    /// Kind of a harbor, if there is one.
    Harbor(Option<HarborKind>),
    /// Kinds of harbors.
    Harbors(Vec<HarborKind>),
    /// Something on a marked path, if anything lies there.
    Item(Option<Item>),
    Armament(Armament),
    /// Place of a hex's token.
    TokenPlace(TokenPlace),
    /// The terrain under a spring.
    Terrain(Terrain),
    /// A wonder, if there is one.
    Wonder(Option<Wonder>),
    /// Number of a fishing ground, if there is one.
    Token(Option<Token>),
    /// Numbers of a lake.
    Tokens(Vec<Token>),
    /// Cargo on a wagon, if it carries any.
    Cargo(Option<Cargo>),
    /// Presence of a bandit.
    Bandit(Bandit),
    So,
}

impl Value {
    /// Returns who is named in it.
    pub fn player(&self) -> Option<Seat> {
        named(|moved| self.clone().reseated(moved))
    }

    /// The same once each player has the seat that `moved` names; nobody's for one who has none.
    #[must_use]
    pub fn reseated(self, moved: impl Fn(Seat) -> Option<Seat>) -> Self {
        fn at<T>(moved: impl Fn(Seat) -> Option<Seat>, is: Option<(Seat, T)>) -> Option<(Seat, T)> {
            is.and_then(|(seat, what)| Some((moved(seat)?, what)))
        }
        match self {
            Self::Owner(owner) => Self::Owner(owner.and_then(moved)),
            Self::Building(is) => Self::Building(at(moved, is)),
            Self::Link(is) => Self::Link(at(moved, is)),
            Self::Knight(is) => Self::Knight(at(moved, is)),
            Self::Merchant(is) => Self::Merchant(is.and_then(|merchant| {
                let owner = moved(merchant.owner)?;
                Some(Merchant { owner, ..merchant })
            })),
            Self::Count(_)
            | Self::Cards(_)
            | Self::Kinds(_)
            | Self::Season(_)
            | Self::Printed(_)
            | Self::Hex(_)
            | Self::Hexes(_)
            | Self::Intersection(_)
            | Self::Chit(_)
            | Self::ThisTurn(_)
            | Self::KnightTurn(..)
            | Self::Ground(_)
            | Self::Harbor(_)
            | Self::Harbors(_)
            | Self::Item(_)
            | Self::Armament(_)
            | Self::TokenPlace(_)
            | Self::Terrain(_)
            | Self::Wonder(_)
            | Self::Token(_)
            | Self::Tokens(_)
            | Self::Cargo(_)
            | Self::Bandit(_)
            | Self::So => self,
        }
    }

    /// The value of its kind that says there is nothing, or nobody.
    pub const fn nothing(&self) -> Option<Self> {
        match self {
            Self::Owner(_) => Some(Self::Owner(None)),
            Self::Building(_) => Some(Self::Building(None)),
            Self::Link(_) => Some(Self::Link(None)),
            Self::Knight(_) => Some(Self::Knight(None)),
            Self::Hex(_) => Some(Self::Hex(None)),
            Self::Intersection(_) => Some(Self::Intersection(None)),
            Self::Merchant(_) => Some(Self::Merchant(None)),
            Self::Ground(_) => Some(Self::Ground(None)),
            Self::Harbor(_) => Some(Self::Harbor(None)),
            Self::Item(_) => Some(Self::Item(None)),
            Self::Wonder(_) => Some(Self::Wonder(None)),
            Self::Token(_) => Some(Self::Token(None)),
            Self::Cargo(_) => Some(Self::Cargo(None)),
            Self::Count(_)
            | Self::Cards(_)
            | Self::Kinds(_)
            | Self::Season(_)
            | Self::Printed(_)
            | Self::Hexes(_)
            | Self::Chit(_)
            | Self::ThisTurn(_)
            | Self::KnightTurn(..)
            | Self::Harbors(_)
            | Self::Armament(_)
            | Self::Tokens(_)
            | Self::Bandit(_)
            | Self::TokenPlace(_)
            | Self::Terrain(_)
            | Self::So => None,
        }
    }

    /// The one place that is named in it.
    pub fn place(&self) -> Option<Spot> {
        match self {
            Self::Hex(at) => at.map(Spot::Hex),
            Self::Intersection(at) => at.map(Spot::Intersection),
            Self::Merchant(is) => is.map(|merchant| Spot::Hex(merchant.at)),
            Self::Chit(chit) => Some(Spot::Hex(chit.island)),
            Self::Count(_)
            | Self::Cards(_)
            | Self::Kinds(_)
            | Self::Owner(_)
            | Self::Season(_)
            | Self::Printed(_)
            | Self::Building(_)
            | Self::Link(_)
            | Self::Knight(_)
            | Self::Hexes(_)
            | Self::ThisTurn(_)
            | Self::KnightTurn(..)
            | Self::Ground(_)
            | Self::Harbor(_)
            | Self::Harbors(_)
            | Self::Item(_)
            | Self::Armament(_)
            | Self::TokenPlace(_)
            | Self::Terrain(_)
            | Self::Wonder(_)
            | Self::Token(_)
            | Self::Tokens(_)
            | Self::Cargo(_)
            | Self::Bandit(_)
            | Self::So => None,
        }
    }

    /// Returns whether it lists no more of anything than a table has.
    pub(crate) fn is_bounded(&self) -> bool {
        let too_many_kinds =
            matches!(self, Self::Kinds(kinds) if kinds.len() > CardKind::ALL.len());
        let too_many_hexes = matches!(self, Self::Hexes(hexes) if hexes.len() > MAX_CELLS);
        let too_many_harbors =
            matches!(self, Self::Harbors(kinds) if kinds.len() > MOST_HELD_HARBORS);
        let too_many_tokens =
            matches!(self, Self::Tokens(tokens) if tokens.len() > Token::ALL.len());
        !too_many_kinds && !too_many_hexes && !too_many_harbors && !too_many_tokens
    }
}

/// Rust's own types as subjects or values, both ways.
macro_rules! kept_in {
    ($of:ident: $($ty:ty => $variant:ident($($part:ident),*);)*) => {
        $(
            impl From<$ty> for $of {
                #[allow(unused_parens)]
                fn from(($($part),*): $ty) -> Self {
                    Self::$variant($($part),*)
                }
            }

            impl TryFrom<$of> for $ty {
                type Error = $of;

                #[allow(unused_parens)]
                fn try_from(from: $of) -> Result<Self, $of> {
                    match from {
                        $of::$variant($($part),*) => Ok(($($part),*)),
                        other => Err(other),
                    }
                }
            }
        )*
    };
}

kept_in! { Subject:
    Seat => Seat(seat);
    (Seat, Track) => SeatTrack(seat, track);
    Track => Track(track);
    Award => Award(award);
    PointCard => PointCard(point);
    PileCard => Card(card);
    Intersection => Intersection(at);
    Path => Path(at);
    Hex => Hex(at);
}

kept_in! { Value:
    Cards => Cards(cards);
    Vec<CardKind> => Kinds(kinds);
    Option<Seat> => Owner(owner);
    Season => Season(season);
    PrintedCardPlace => Printed(place);
    Option<(Seat, Building)> => Building(is);
    Option<(Seat, Condition)> => Link(is);
    Option<(Seat, Knight)> => Knight(is);
    Option<Hex> => Hex(at);
    Vec<Hex> => Hexes(hexes);
    Option<Intersection> => Intersection(at);
    Option<Merchant> => Merchant(is);
    Chit => Chit(chit);
    ThisTurn => ThisTurn(is);
    (ThisTurn, ThisTurn) => KnightTurn(action, promotion);
    Option<Ground> => Ground(is);
    Option<HarborKind> => Harbor(gives);
    Vec<HarborKind> => Harbors(kinds);
    Option<Item> => Item(item);
    Armament => Armament(is);
    TokenPlace => TokenPlace(is);
    Terrain => Terrain(terrain);
    Option<Wonder> => Wonder(wonder);
    Option<Token> => Token(token);
    Vec<Token> => Tokens(tokens);
    Option<Cargo> => Cargo(cargo);
    Bandit => Bandit(is);
}

impl From<Spot> for Subject {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Intersection(at) => Self::Intersection(at),
            Spot::Path(at) => Self::Path(at),
            Spot::Hex(at) => Self::Hex(at),
        }
    }
}

board::converts!(() => Subject: |()| Self::Table);
board::converts! {
    Subject => (), Subject: |from| if from == Subject::Table { Ok(()) } else { Err(from) };
}

board::converts!(() => Value: |()| Self::So);
board::converts!(Value => (), Value: |from| if from == Value::So { Ok(()) } else { Err(from) });
board::converts!(Seat => Value: |seat| Self::Owner(Some(seat)));

impl TryFrom<Value> for Seat {
    type Error = Value;

    fn try_from(from: Value) -> Result<Self, Value> {
        if let Value::Owner(Some(seat)) = from { Ok(seat) } else { Err(from) }
    }
}

/// Whole numbers as counts, both ways.
macro_rules! counted {
    ($($number:ty),*) => {
        $(
            impl From<$number> for Value {
                fn from(count: $number) -> Self {
                    Self::Count(u32::try_from(count).unwrap_or(u32::MAX))
                }
            }

            impl TryFrom<Value> for $number {
                type Error = Value;

                fn try_from(from: Value) -> Result<Self, Value> {
                    let Value::Count(count) = from else { return Err(from) };
                    Self::try_from(count).map_err(|_| from)
                }
            }
        )*
    };
}

counted!(u8, u16, u32, usize);

board::converts!(Level => Value: |level| Self::Count(level.number().into()));
board::converts!(TrainLevel => Value: |level| Self::Count(level.number().into()));

impl TryFrom<Value> for TrainLevel {
    type Error = Value;

    fn try_from(from: Value) -> Result<Self, Value> {
        u8::try_from(from.clone()).ok().and_then(|level| Self::try_from(level).ok()).ok_or(from)
    }
}

impl TryFrom<Value> for Level {
    type Error = Value;

    fn try_from(from: Value) -> Result<Self, Value> {
        u8::try_from(from.clone()).ok().and_then(|level| Self::try_from(level).ok()).ok_or(from)
    }
}
