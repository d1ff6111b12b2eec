//! The words of the format that both readers and the writer share.

use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use board::{Intersection, Path, Resource};
use cards::Award;
use game::{Cards, HandCount, Holders, Seat};

/// A player's part of a position.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct PlayerLine {
    /// Where settlements stand.
    pub settlements: Vec<Intersection>,
    /// Where cities stand.
    pub cities: Vec<Intersection>,
    /// Where roads lie.
    pub roads: Vec<Path>,
    /// Where damaged roads lie; they are listed nowhere else.
    pub damaged_roads: Vec<Path>,
    /// Knights played.
    pub knights: u8,
    /// Victory point cards not played; no public figure depends on them.
    pub hidden_points: u8,
    /// What the hand holds, if that is known.
    pub hand: Option<HandLine>,
}

/// Who holds each award, by the number of the seat.
#[derive(Default, Deserialize, Serialize)]
#[serde(default)]
pub struct HoldersLine {
    /// Longest Road.
    pub longest_road: Option<usize>,
    /// Largest Army.
    pub largest_army: Option<usize>,
    /// Harbormaster.
    pub harbormaster: Option<usize>,
}

impl HoldersLine {
    /// `holders`, each by the number that `number` gives a seat.
    pub fn of(holders: Holders, number: impl Fn(Seat) -> usize) -> Self {
        let of = |award| holders.of(award).map(&number);
        Self {
            longest_road: of(Award::LongestRoad),
            largest_army: of(Award::LargestArmy),
            harbormaster: of(Award::Harbormaster),
        }
    }
}

/// A hand as kinds, or only as a number of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandLine {
    kinds: Kinds,
    unknown: u16,
}

/// A hand by kinds; `unknown` as a shown game has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Kinds {
    brick: u16,
    lumber: u16,
    wool: u16,
    grain: u16,
    ore: u16,
    unknown: u16,
}

impl Kinds {
    const fn of(self, kind: Resource) -> u16 {
        match kind {
            Resource::Brick => self.brick,
            Resource::Lumber => self.lumber,
            Resource::Wool => self.wool,
            Resource::Grain => self.grain,
            Resource::Ore => self.ore,
        }
    }
}

impl From<u16> for HandLine {
    /// A hand of which only the number of cards is known.
    fn from(unknown: u16) -> Self {
        Self { kinds: Kinds::default(), unknown }
    }
}

impl HandLine {
    /// How many cards that are.
    pub fn size(&self) -> u16 {
        let known = Resource::ALL.map(|kind| self.kinds.of(kind));
        known.into_iter().fold(self.unknown, u16::saturating_add)
    }

    /// The hand by kinds where all of them are named, else by its number;
    /// nothing where no hand could ever be counted so.
    pub fn count(&self) -> Option<HandCount> {
        if self.unknown > 0 {
            return Some(HandCount::Count(self.size()));
        }
        let mut cards = Cards::none();
        for kind in Resource::ALL {
            cards.set(kind, u8::try_from(self.kinds.of(kind)).ok()?);
        }
        Some(HandCount::Cards(cards))
    }
}

impl<'de> Deserialize<'de> for HandLine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Hand;
        impl<'de> Visitor<'de> for Hand {
            type Value = HandLine;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of cards or an object of resources and counts")
            }

            fn visit_u64<E: de::Error>(self, count: u64) -> Result<HandLine, E> {
                let out_of_range =
                    |_| E::invalid_value(de::Unexpected::Unsigned(count), &"at most 65535 cards");
                let unknown = u16::try_from(count).map_err(out_of_range)?;
                Ok(unknown.into())
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<HandLine, A::Error> {
                let kinds = Kinds::deserialize(de::value::MapAccessDeserializer::new(map))?;
                Ok(HandLine { kinds, unknown: kinds.unknown })
            }
        }
        deserializer.deserialize_any(Hand)
    }
}
