//! Terrain, and what lies on it or beside it: resources, commodities, number tokens, and harbors
//! (RULES 0, KNIGHTS 1).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::Path;

crate::keyed! {
    /// Cards that the bank holds and hands pay with, in the rules' order.
    #[derive(Enum)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Resource {
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
    }
}

crate::keyed! {
    /// A site of a trade hex, to which wagons bring cargo and where they load some (TRADERS 5.1).
    #[derive(Enum)]
    pub enum Site {
        /// Needs marble and glass; the only one on every board.
        Castle = "castle",
        /// Needs tools.
        Quarry = "quarry",
        /// Needs sand.
        Glassworks = "glassworks",
    }
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Hills,
    Forest,
    Pasture,
    Fields,
    Mountains,
    Desert,
    /// Produces a resource of choice, in Seafarers (SEA 6).
    Gold,
    /// Brings fish with each of its numbers (TRADERS 1.3).
    Lake,
    /// The last hex of a river: produces nothing, and is no desert (TRADERS 2.2).
    Swamp,
    /// Has a plaza for wagons (TRADERS 5.2).
    Trade(Site),
    /// Gives oil in place of what its terrain gave (TRADERS 7.2).
    Spring,
}

impl Terrain {
    /// The six of the base game, the desert last.
    pub const ALL: [Self; 6] =
        [Self::Hills, Self::Forest, Self::Pasture, Self::Fields, Self::Mountains, Self::Desert];

    /// The resource it gives; none for desert, lake, swamp, and spring, none of its own for gold.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Hills => Some(Resource::Brick),
            Self::Forest => Some(Resource::Lumber),
            Self::Pasture => Some(Resource::Wool),
            Self::Fields => Some(Resource::Grain),
            Self::Mountains => Some(Resource::Ore),
            Self::Desert
            | Self::Gold
            | Self::Lake
            | Self::Swamp
            | Self::Trade(_)
            | Self::Spring => None,
        }
    }

    /// Returns whether a hex of it bears a token.
    pub const fn bears_token(self) -> bool {
        !matches!(self, Self::Desert | Self::Lake | Self::Swamp | Self::Trade(_))
    }

    /// The commodity that a city takes beside the resource in Cities & Knights
    /// (KNIGHTS 4); none where it takes two of the resource instead.
    pub const fn commodity(self) -> Option<Commodity> {
        match self {
            Self::Forest => Some(Commodity::Paper),
            Self::Pasture => Some(Commodity::Cloth),
            Self::Mountains => Some(Commodity::Coin),
            Self::Hills
            | Self::Fields
            | Self::Desert
            | Self::Gold
            | Self::Lake
            | Self::Trade(_)
            | Self::Swamp
            | Self::Spring => None,
        }
    }

    /// Returns its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hills => "hills",
            Self::Forest => "forest",
            Self::Pasture => "pasture",
            Self::Fields => "fields",
            Self::Mountains => "mountains",
            Self::Desert => "desert",
            Self::Gold => "gold",
            Self::Lake => "lake",
            Self::Swamp => "swamp",
            Self::Trade(site) => site.key(),
            Self::Spring => "spring",
        }
    }
}

crate::keyed! {
    /// A good that a city takes beside a resource from forest, pasture and mountains, in the rules'
    /// order.
    #[derive(Enum)]
    pub enum Commodity {
        /// From forest; pays for science.
        Paper = "paper",
        /// From pasture; pays for trade.
        Cloth = "cloth",
        /// From mountains; pays for politics.
        Coin = "coin",
    }
}

crate::bounded! {
    /// The number on a token: 2 to 12, never 7.
    pub struct Token(2..=6 | 8..=12);
    BadToken = "a token carries a number from 2 to 12 other than 7, not {0}";
}

impl Token {
    /// All ten, 2 to 12.
    pub const ALL: [Self; 10] = [
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(8),
        Self(9),
        Self(10),
        Self(11),
        Self(12),
    ];

    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns how many of the 36 dice pairs give it, 1 to 5: the pips on the token.
    pub const fn pips(self) -> u8 {
        6 - self.0.abs_diff(7)
    }

    /// Returns whether it is one of the red numbers, 6 and 8.
    pub const fn is_red(self) -> bool {
        self.pips() == 5
    }
}

/// Tokens count as 0 to 9, in order of their numbers.
impl Enum for Token {
    type Array<V> = [V; 10];

    fn from_usize(value: usize) -> Self {
        Self::ALL.get(value).copied().unwrap_or(Self(12))
    }

    fn into_usize(self) -> usize {
        usize::from(self.0) - if self.0 < 7 { 2 } else { 3 }
    }
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "&'static str")]
pub enum HarborKind {
    /// 3:1, three equal cards of any kind. Written `any`.
    Any,
    /// 2:1, two cards of this resource. Written as the resource.
    Of(Resource),
}

impl HarborKind {
    /// All six, 3:1 first.
    pub const ALL: [Self; 6] = [
        Self::Any,
        Self::Of(Resource::Brick),
        Self::Of(Resource::Lumber),
        Self::Of(Resource::Wool),
        Self::Of(Resource::Grain),
        Self::Of(Resource::Ore),
    ];

    /// Returns its name in files and in the names of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Of(resource) => resource.key(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a harbor gives `any` or one of the five resources, not `{0}`")]
pub struct BadHarborKind(String);

crate::converts!(String => HarborKind, BadHarborKind: |name| {
    Self::ALL.into_iter().find(|kind| kind.key() == name).ok_or(BadHarborKind(name))
});
crate::converts!(HarborKind => &'static str: |kind| kind.key());

/// A harbor: buildings at either end of its path trade there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Harbor {
    /// The coastal path whose two ends belong to the harbor.
    pub path: Path,
    pub gives: HarborKind,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pips_are_the_ways_two_dice_give_the_number() {
        for number in (2..=12).filter(|number| *number != 7) {
            let ways = (1..=6).flat_map(|red| (1..=6).map(move |yellow| red + yellow));
            let ways = ways.filter(|sum| *sum == number).count();
            let token = Token::try_from(number).expect("a token's number");
            assert_eq!(usize::from(token.pips()), ways);
            assert_eq!(token.is_red(), number == 6 || number == 8);
        }
        for (nth, token) in Token::ALL.into_iter().enumerate() {
            assert_eq!((token.into_usize(), Token::from_usize(nth)), (nth, token));
        }
        assert_eq!(Token::try_from(7), Err(BadToken(7)));
        assert_eq!(Token::try_from(13), Err(BadToken(13)));
    }
}
