//! Goods of a trade between players: cards, and gold and oil where they have any (TRADERS 2.6, 7.3).

use std::fmt;

use serde::{
    Deserialize, Serialize,
    de::{self, MapAccess, Visitor, value::MapDeserializer},
    ser::SerializeMap,
};

use crate::Cards;

/// The name of gold among the kinds of cards.
const GOLD: &str = "gold";

/// The name of oil among them.
const OIL: &str = "oil";

/// Goods that one side of a trade gives; in files, as cards alone, with gold and oil where there is
/// some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goods {
    pub gold: u16,
    pub oil: u8,
    pub cards: Cards,
}

impl Goods {
    /// Gold alone.
    pub fn gold(gold: u16) -> Self {
        Self { gold, ..Self::default() }
    }

    /// Oil alone.
    pub fn oil(oil: u8) -> Self {
        Self { oil, ..Self::default() }
    }

    pub fn is_empty(&self) -> bool {
        self.gold == 0 && self.oil == 0 && self.cards.is_empty()
    }
}

impl From<Cards> for Goods {
    fn from(cards: Cards) -> Self {
        Self { cards, ..Self::default() }
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
        if self.oil > 0 {
            map.serialize_entry(OIL, &self.oil)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct GoodsVisitor;

        impl<'de> Visitor<'de> for GoodsVisitor {
            type Value = Goods;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("struct Counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Goods, A::Error> {
                let (mut gold, mut oil, mut cards) = (None, None, Vec::new());
                while let Some(name) = fields.next_key::<String>()? {
                    match name.as_str() {
                        GOLD if gold.is_some() => return Err(de::Error::duplicate_field(GOLD)),
                        OIL if oil.is_some() => return Err(de::Error::duplicate_field(OIL)),
                        GOLD => gold = Some(fields.next_value()?),
                        OIL => oil = Some(fields.next_value()?),
                        _ => cards.push((name, fields.next_value::<u16>()?)),
                    }
                }
                let cards = Cards::deserialize(MapDeserializer::new(cards.into_iter()))?;
                Ok(Goods { gold: gold.unwrap_or(0), oil: oil.unwrap_or(0), cards })
            }
        }

        deserializer.deserialize_map(GoodsVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Commodity, Resource};

    #[test]
    fn goods_are_read_with_commodities_gold_and_oil_and_without() {
        let cards = Cards::of(Resource::Ore, 1).plus(Cards::of(Commodity::Coin, 2));
        let all = Goods { gold: 3, oil: 2, cards };
        for goods in [Goods::from(cards), all, Goods::gold(2), Goods::oil(1)] {
            let text = serde_json::to_string(&goods).expect("writes");
            assert_eq!(serde_json::from_str::<Goods>(&text).expect("reads"), goods, "{text}");
        }
        let before = serde_json::to_string(&cards).expect("writes");
        assert_eq!(serde_json::to_string(&Goods::from(cards)).expect("writes"), before);
        for bad in [
            r#"{"gold":1,"gold":2}"#,
            r#"{"oil":1,"oil":2}"#,
            r#"{"ore":1,"ore":2}"#,
            r#"{"ore":300}"#,
            r#"{"fish":1}"#,
        ] {
            assert!(serde_json::from_str::<Goods>(bad).is_err(), "{bad}");
        }
    }
}
