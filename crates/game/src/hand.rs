//! Kinds of cards that hands and the bank hold, and cards counted by kind.

use std::fmt;

use enum_map::{Enum, EnumMap};
use serde::{
    Deserialize, Serialize,
    de::{self, MapAccess, Visitor},
};

use board::{Commodity, Resource};

board::keyed! {
    /// A kind of card: a resource, or in Cities & Knights a commodity (KNIGHTS 1).
    /// [`crate::State::kinds`] says which kinds a game has.
    #[derive(Enum)]
    pub enum CardKind {
        /// From hills.
        Brick = "brick",
        /// From forest.
        Lumber = "lumber",
        /// From pasture.
        Wool = "wool",
        /// From fields.
        Grain = "grain",
        /// From mountains.
        Ore = "ore",
        /// From forest, for cities.
        Paper = "paper",
        /// From pasture, for cities.
        Cloth = "cloth",
        /// From mountains, for cities.
        Coin = "coin",
    }
}

impl CardKind {
    /// The five resources, in the rules' order: all kinds of the base game.
    pub const RESOURCES: [Self; 5] =
        [Self::Brick, Self::Lumber, Self::Wool, Self::Grain, Self::Ore];

    /// Returns which resource it is; none for a commodity.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Brick => Some(Resource::Brick),
            Self::Lumber => Some(Resource::Lumber),
            Self::Wool => Some(Resource::Wool),
            Self::Grain => Some(Resource::Grain),
            Self::Ore => Some(Resource::Ore),
            Self::Paper | Self::Cloth | Self::Coin => None,
        }
    }

    /// Returns which commodity it is; none for a resource.
    pub const fn commodity(self) -> Option<Commodity> {
        match self {
            Self::Paper => Some(Commodity::Paper),
            Self::Cloth => Some(Commodity::Cloth),
            Self::Coin => Some(Commodity::Coin),
            Self::Brick | Self::Lumber | Self::Wool | Self::Grain | Self::Ore => None,
        }
    }
}

impl From<Resource> for CardKind {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Brick => Self::Brick,
            Resource::Lumber => Self::Lumber,
            Resource::Wool => Self::Wool,
            Resource::Grain => Self::Grain,
            Resource::Ore => Self::Ore,
        }
    }
}

impl From<Commodity> for CardKind {
    fn from(commodity: Commodity) -> Self {
        match commodity {
            Commodity::Paper => Self::Paper,
            Commodity::Cloth => Self::Cloth,
            Commodity::Coin => Self::Coin,
        }
    }
}

impl PartialEq<Resource> for CardKind {
    fn eq(&self, other: &Resource) -> bool {
        *self == Self::from(*other)
    }
}

/// The kinds of cards that a game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kinds {
    /// The five resources.
    #[default]
    Resources,
    /// The commodities too (KNIGHTS 1).
    WithCommodities,
}

impl Kinds {
    /// All of them, in the rules' order.
    pub const fn all(self) -> &'static [CardKind] {
        match self {
            Self::Resources => &CardKind::RESOURCES,
            Self::WithCommodities => &CardKind::ALL,
        }
    }

    /// Returns the cards among `cards` that there can be.
    pub(super) fn among(self, cards: Cards) -> Cards {
        match self {
            Self::Resources => cards.resources(),
            Self::WithCommodities => cards,
        }
    }
}

/// The kinds among which a card that nobody sees is for sure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardGroup {
    #[default]
    Any,
    /// The five resources.
    Resources,
    /// The three commodities (KNIGHTS 1).
    Commodities,
}

impl CardGroup {
    /// Returns whether `kind` belongs to it.
    pub const fn has(self, kind: CardKind) -> bool {
        match self {
            Self::Any => true,
            Self::Resources => kind.resource().is_some(),
            Self::Commodities => kind.resource().is_none(),
        }
    }

    /// Returns the cards among `cards` that belong to it.
    pub fn among(self, cards: Cards) -> Cards {
        match self {
            Self::Any => cards,
            Self::Resources => cards.resources(),
            Self::Commodities => cards.commodities(),
        }
    }
}

/// A number of cards of each kind: a hand, a price, a payout, the bank.
///
/// Written as an object in which kinds without cards are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(EnumMap<CardKind, u8>);

impl Cards {
    /// No cards.
    #[inline]
    pub fn none() -> Self {
        Self::default()
    }

    #[inline]
    pub fn of(kind: impl Into<CardKind>, count: u8) -> Self {
        let mut cards = Self::none();
        cards.0[kind.into()] = count;
        cards
    }

    /// Returns what `count` says for each kind.
    pub fn from_fn(count: impl FnMut(CardKind) -> u8) -> Self {
        Self(EnumMap::from_fn(count))
    }

    /// Returns this many of each resource, in the rules' order.
    pub const fn of_resources([brick, lumber, wool, grain, ore]: [u8; 5]) -> Self {
        Self(EnumMap::from_array([brick, lumber, wool, grain, ore, 0, 0, 0]))
    }

    /// Returns what `count` says for each resource, and no commodity.
    pub fn from_resources(mut count: impl FnMut(Resource) -> u8) -> Self {
        Self::from_fn(|kind| kind.resource().map_or(0, &mut count))
    }

    #[inline]
    pub fn get(self, kind: impl Into<CardKind>) -> u8 {
        self.0[kind.into()]
    }

    #[inline]
    pub fn set(&mut self, kind: impl Into<CardKind>, count: u8) {
        self.0[kind.into()] = count;
    }

    /// All cards together.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.values().copied().map(u16::from).sum()
    }

    /// Returns whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::none()
    }

    /// The kinds that are there, with their counts, in the rules' order.
    pub fn kinds(self) -> impl Iterator<Item = (CardKind, u8)> {
        self.0.into_iter().filter(|(_, count)| *count > 0)
    }

    pub(crate) fn only_kind(self) -> Option<CardKind> {
        only(self.kinds()).map(|(kind, _)| kind)
    }

    /// Returns both together; a count stops at 255.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    /// Returns what is left without `other`; a kind that falls short counts 0.
    #[must_use]
    #[inline]
    pub fn less(self, other: Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    /// Returns whether `other` can be taken out of it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        other.less(self).is_empty()
    }

    /// The resources among them.
    #[must_use]
    pub fn resources(self) -> Self {
        Self::from_fn(|kind| if kind.resource().is_some() { self.get(kind) } else { 0 })
    }

    /// The commodities among them.
    #[must_use]
    pub fn commodities(self) -> Self {
        self.less(self.resources())
    }

    /// The larger count of each kind.
    #[must_use]
    #[inline]
    pub fn most(self, other: Self) -> Self {
        self.with(other, u8::max)
    }

    /// The smaller count of each kind.
    #[must_use]
    #[inline]
    pub fn least(self, other: Self) -> Self {
        self.with(other, u8::min)
    }

    #[inline]
    fn with(mut self, other: Self, change: impl Fn(u8, u8) -> u8) -> Self {
        for (count, other) in self.0.values_mut().zip(other.0.values()) {
            *count = change(*count, *other);
        }
        self
    }
}

/// The only one of several.
pub(crate) fn only<T>(all: impl IntoIterator<Item = T>) -> Option<T> {
    let mut all = all.into_iter();
    all.next().filter(|_| all.next().is_none())
}

impl<K: Into<CardKind>> FromIterator<(K, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(counts: I) -> Self {
        counts
            .into_iter()
            .fold(Self::none(), |cards, (kind, count)| cards.plus(Self::of(kind, count)))
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

/// The kinds that a file is told it may name; commodities too, where they are in play.
const NAMED: &[&str] = &["brick", "lumber", "wool", "grain", "ore"];

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;

        impl<'de> Visitor<'de> for Counts {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("struct Counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Cards, A::Error> {
                let mut counts: EnumMap<CardKind, Option<u8>> = EnumMap::default();
                while let Some(KindName(kind)) = fields.next_key()? {
                    let kind = kind.map_err(|name| de::Error::unknown_field(&name, NAMED))?;
                    if counts[kind].is_some() {
                        return Err(de::Error::duplicate_field(kind.key()));
                    }
                    counts[kind] = Some(fields.next_value()?);
                }
                Ok(Cards(counts.map(|_, count| count.unwrap_or(0))))
            }
        }

        deserializer.deserialize_struct("Counts", NAMED, Counts)
    }
}

struct KindName(Result<CardKind, String>);

impl<'de> Deserialize<'de> for KindName {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl Visitor<'_> for Name {
            type Value = KindName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<KindName, E> {
                let kind = CardKind::ALL.into_iter().find(|kind| kind.key() == name);
                Ok(KindName(kind.ok_or_else(|| name.to_owned())))
            }
        }

        deserializer.deserialize_str(Name)
    }
}

/// Number of cards of a kind in a hand or the bank, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Exactly(u8),
    /// This many for certain, maybe more.
    AtLeast(u8),
    /// None is certain, and there may be some.
    Unknown,
}

impl Counted {
    /// No fewer than `least` and no more than `most`.
    pub const fn between(least: u8, most: u8) -> Self {
        match least {
            _ if most <= least => Self::Exactly(least),
            0 => Self::Unknown,
            _ => Self::AtLeast(least),
        }
    }
}

board::converts!(u8 => Counted: |count| Self::Exactly(count));

/// Returns how many cards of each kind a table of so many players has (RULES 1, KNIGHTS 1).
pub fn supply(players: usize, kinds: Kinds) -> Cards {
    let (resources, commodities) = if players > 4 { (24, 18) } else { (19, 12) };
    let each = |kind: CardKind| match kind.resource() {
        Some(_) => resources,
        None => commodities,
    };
    kinds.all().iter().map(|kind| (*kind, each(*kind))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Commodity;

    #[test]
    fn every_kind_is_a_resource_or_a_commodity_of_the_same_name() {
        for kind in CardKind::ALL {
            let back = match (kind.resource(), kind.commodity()) {
                (Some(resource), None) => (resource.into(), resource.key()),
                (None, Some(commodity)) => (commodity.into(), commodity.key()),
                both => panic!("{kind:?} is {both:?}"),
            };
            assert_eq!(back, (kind, kind.key()));
        }
        assert_eq!(CardKind::RESOURCES, Resource::ALL.map(CardKind::from));
    }

    #[test]
    fn a_game_without_commodities_has_none_among_any_cards() {
        let all = Cards::from_fn(|_| 2);
        assert_eq!(Kinds::Resources.among(all), Cards::from_resources(|_| 2));
        assert_eq!(Kinds::WithCommodities.among(all), all);
        for kinds in [Kinds::Resources, Kinds::WithCommodities] {
            let listed: Cards = kinds.all().iter().map(|kind| (*kind, 2)).collect();
            assert_eq!(kinds.among(all), listed);
        }
    }

    #[test]
    fn cards_are_written_without_the_kinds_that_are_not_there() {
        let cards = Cards::of(Resource::Ore, 3).plus(Cards::of(Resource::Brick, 1));
        let text = serde_json::to_string(&cards).expect("writes");
        assert_eq!(text, r#"{"brick":1,"ore":3}"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).expect("reads"), cards);
        assert!(serde_json::from_str::<Cards>(r#"{"gold":1}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"ore":-1}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"ore":1,"ore":2}"#).is_err());
    }

    #[test]
    fn commodities_are_counted_apart_from_resources() {
        let cards = Cards::of(Resource::Ore, 3).plus(Cards::of(Commodity::Coin, 2));
        let text = serde_json::to_string(&cards).expect("writes");
        assert_eq!(text, r#"{"ore":3,"coin":2}"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).expect("reads"), cards);
        assert_eq!(cards.resources(), Cards::of(Resource::Ore, 3));
        assert_eq!(cards.commodities(), Cards::of(Commodity::Coin, 2));
    }

    #[test]
    fn a_count_is_exact_only_where_least_and_most_meet() {
        assert_eq!(Counted::between(0, 0), Counted::Exactly(0));
        assert_eq!(Counted::between(3, 3), Counted::Exactly(3));
        assert_eq!(Counted::between(3, 5), Counted::AtLeast(3));
        assert_eq!(Counted::between(0, 5), Counted::Unknown);
        assert_eq!(Counted::between(4, 2), Counted::Exactly(4), "books that contradict themselves");
    }

    #[test]
    fn commodities_are_fewer_than_resources_and_in_the_box_of_their_game_only() {
        for (players, resources, commodities) in [(2, 19, 12), (4, 19, 12), (5, 24, 18)] {
            let both = supply(players, Kinds::WithCommodities);
            assert_eq!(
                (both.get(CardKind::Ore), both.get(CardKind::Coin)),
                (resources, commodities)
            );
            assert_eq!(supply(players, Kinds::Resources), both.resources());
        }
    }
}
