//! Cards, counted by kind.

use std::fmt;

use enum_map::EnumMap;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::CardKind;
use board::Resource;

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

    /// What `count` says for each kind.
    pub fn from_fn(count: impl FnMut(CardKind) -> u8) -> Self {
        Self(EnumMap::from_fn(count))
    }

    /// What `count` says for each resource, and no commodity.
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

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::none()
    }

    /// The kinds that are there, with their counts, in the rules' order.
    pub fn kinds(self) -> impl Iterator<Item = (CardKind, u8)> {
        self.0.into_iter().filter(|(_, count)| *count > 0)
    }

    /// The only kind that is there.
    pub(crate) fn only_kind(self) -> Option<CardKind> {
        only(self.kinds()).map(|(kind, _)| kind)
    }

    /// Both together; a count stops at 255.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    /// What is left without `other`; a kind that falls short counts 0.
    #[must_use]
    #[inline]
    pub fn less(self, other: Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    /// Whether `other` can be taken out of it.
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

/// The name of a kind, or one that no kind has.
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

#[cfg(test)]
mod tests {
    use super::*;
    use board::Commodity;

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
}
