//! Cards of the eight kinds in a line of JSON with Cities & Knights (FORMATS 1).

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};

use game::{CardKind, Cards};

/// A count of each of the eight kinds, as far as it is named.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct EightKinds<N> {
    brick: Option<N>,
    lumber: Option<N>,
    wool: Option<N>,
    grain: Option<N>,
    ore: Option<N>,
    paper: Option<N>,
    cloth: Option<N>,
    coin: Option<N>,
}

impl<N: Copy> EightKinds<N> {
    const fn of(&self, kind: CardKind) -> Option<N> {
        match kind {
            CardKind::Brick => self.brick,
            CardKind::Lumber => self.lumber,
            CardKind::Wool => self.wool,
            CardKind::Grain => self.grain,
            CardKind::Ore => self.ore,
            CardKind::Paper => self.paper,
            CardKind::Cloth => self.cloth,
            CardKind::Coin => self.coin,
        }
    }
}

/// What the bank holds.
pub(super) type BankLine = EightKinds<u8>;

impl From<BankLine> for Cards {
    /// A bank that lacks a kind is not short of it.
    fn from(bank: BankLine) -> Self {
        Self::from_fn(|kind| bank.of(kind).unwrap_or(u8::MAX))
    }
}

/// A hand by kinds, or only as a number of cards.
#[derive(Clone, Copy)]
pub(super) struct EightKindsHand {
    pub size: u16,
    /// How many of its cards are resources, if that is known.
    pub resources: Option<u16>,
}

impl<'de> Deserialize<'de> for EightKindsHand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Hand;
        impl<'de> Visitor<'de> for Hand {
            type Value = EightKindsHand;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a number of cards or an object of cards and counts")
            }

            fn visit_u64<E: de::Error>(self, count: u64) -> Result<EightKindsHand, E> {
                let out_of_range =
                    |_| E::invalid_value(de::Unexpected::Unsigned(count), &"at most 65535 cards");
                let size = u16::try_from(count).map_err(out_of_range)?;
                Ok(EightKindsHand { size, resources: (size == 0).then_some(0) })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<EightKindsHand, A::Error> {
                let kinds = de::value::MapAccessDeserializer::new(map);
                let kinds = EightKinds::<u16>::deserialize(kinds)?;
                let sum = |all: &[CardKind]| {
                    let counts = all.iter().map(|kind| kinds.of(*kind).unwrap_or(0));
                    counts.fold(0, u16::saturating_add)
                };
                let resources = Some(sum(&CardKind::RESOURCES));
                Ok(EightKindsHand { size: sum(&CardKind::ALL), resources })
            }
        }
        deserializer.deserialize_any(Hand)
    }
}
