//! Resource cards, counted by kind.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::board::Resource;

/// A number of cards of each resource: a hand, a price, a payout, the bank.
///
/// Written as an object in which kinds without cards are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(EnumMap<Resource, u8>);

impl Cards {
    /// No cards.
    #[inline]
    pub fn none() -> Self {
        Self::default()
    }

    /// `count` cards of one kind.
    #[inline]
    pub fn of(resource: Resource, count: u8) -> Self {
        let mut cards = Self::none();
        cards.0[resource] = count;
        cards
    }

    /// What `count` says for each kind.
    pub fn from_fn(count: impl FnMut(Resource) -> u8) -> Self {
        Self(EnumMap::from_fn(count))
    }

    /// How many of `resource`.
    #[inline]
    pub fn get(self, resource: Resource) -> u8 {
        self.0[resource]
    }

    /// Makes it `count` cards of `resource`.
    #[inline]
    pub fn set(&mut self, resource: Resource, count: u8) {
        self.0[resource] = count;
    }

    /// All cards together.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.values().copied().map(u16::from).sum()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// The kinds that are there, with their counts, in the rules' order.
    pub fn kinds(self) -> impl Iterator<Item = (Resource, u8)> {
        self.0.into_iter().filter(|(_, count)| *count > 0)
    }

    /// Both together; a count stops at 255.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        Self::from_fn(|kind| self.get(kind).saturating_add(other.get(kind)))
    }

    /// What is left without `other`; a kind that falls short counts 0.
    #[must_use]
    #[inline]
    pub fn less(self, other: Self) -> Self {
        Self::from_fn(|kind| self.get(kind).saturating_sub(other.get(kind)))
    }

    /// Whether `other` can be taken out of it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        Resource::ALL.into_iter().all(|kind| self.get(kind) >= other.get(kind))
    }

    /// The larger count of each kind.
    #[must_use]
    #[inline]
    pub fn most(self, other: Self) -> Self {
        Self::from_fn(|kind| self.get(kind).max(other.get(kind)))
    }

    /// The smaller count of each kind.
    #[must_use]
    #[inline]
    pub fn least(self, other: Self) -> Self {
        Self::from_fn(|kind| self.get(kind).min(other.get(kind)))
    }
}

impl FromIterator<(Resource, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Resource, u8)>>(counts: I) -> Self {
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

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(default, deny_unknown_fields)]
        #[derive(Default)]
        struct Counts {
            brick: u8,
            lumber: u8,
            wool: u8,
            grain: u8,
            ore: u8,
        }
        let counts = Counts::deserialize(deserializer)?;
        Ok(Self::from_fn(|kind| match kind {
            Resource::Brick => counts.brick,
            Resource::Lumber => counts.lumber,
            Resource::Wool => counts.wool,
            Resource::Grain => counts.grain,
            Resource::Ore => counts.ore,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_without_the_kinds_that_are_not_there() {
        let cards = Cards::of(Resource::Ore, 3).plus(Cards::of(Resource::Brick, 1));
        let text = serde_json::to_string(&cards).expect("writes");
        assert_eq!(text, r#"{"brick":1,"ore":3}"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).expect("reads"), cards);
        assert!(serde_json::from_str::<Cards>(r#"{"gold":1}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"ore":-1}"#).is_err());
    }
}
