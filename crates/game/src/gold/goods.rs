//! Goods of a trade between players: cards, and gold where they have any (TRADERS 2.6).

use std::fmt;

use serde::{
    Deserialize, Serialize,
    de::{self, MapAccess, Visitor, value::MapDeserializer},
    ser::SerializeMap,
};

use crate::Cards;

/// The name of gold among the kinds of cards.
const GOLD: &str = "gold";

/// Goods that one side of a trade gives; in files, as cards alone, with gold where there is some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goods {
    pub gold: u16,
    pub cards: Cards,
}

impl Goods {
    /// Gold alone.
    pub fn gold(gold: u16) -> Self {
        Self { gold, cards: Cards::none() }
    }

    pub fn is_empty(&self) -> bool {
        self.gold == 0 && self.cards.is_empty()
    }
}

impl From<Cards> for Goods {
    fn from(cards: Cards) -> Self {
        Self { gold: 0, cards }
    }
}

impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (kind, count) in self.cards.kinds() {
            map.serialize_entry(&kind, &count)?;
        }
        if self.gold > 0 {
            map.serialize_entry(GOLD, &self.gold)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;

        impl<'de> Visitor<'de> for Counts {
            type Value = Goods;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("struct Counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Goods, A::Error> {
                let (mut gold, mut cards) = (None, Vec::new());
                while let Some(name) = fields.next_key::<String>()? {
                    let count: u16 = fields.next_value()?;
                    if name != GOLD {
                        cards.push((name, count));
                    } else if gold.replace(count).is_some() {
                        return Err(de::Error::duplicate_field(GOLD));
                    }
                }
                let cards = Cards::deserialize(MapDeserializer::new(cards.into_iter()))?;
                Ok(Goods { gold: gold.unwrap_or(0), cards })
            }
        }

        deserializer.deserialize_map(Counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Commodity, Resource};

    #[test]
    fn goods_are_read_with_commodities_and_gold_and_without() {
        let cards = Cards::of(Resource::Ore, 1).plus(Cards::of(Commodity::Coin, 2));
        for goods in [Goods::from(cards), Goods { gold: 3, cards }, Goods::gold(2)] {
            let text = serde_json::to_string(&goods).expect("writes");
            assert_eq!(serde_json::from_str::<Goods>(&text).expect("reads"), goods, "{text}");
        }
        let before = serde_json::to_string(&cards).expect("writes");
        assert_eq!(serde_json::to_string(&Goods::from(cards)).expect("writes"), before);
        for bad in
            [r#"{"gold":1,"gold":2}"#, r#"{"ore":1,"ore":2}"#, r#"{"ore":300}"#, r#"{"oil":1}"#]
        {
            assert!(serde_json::from_str::<Goods>(bad).is_err(), "{bad}");
        }
    }
}
