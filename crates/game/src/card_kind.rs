//! Kinds of cards that hands and the bank hold.

use enum_map::Enum;

use board::{Commodity, Resource};

board::keyed! {
    /// A kind of card: a resource, or in Cities & Knights a commodity (KNIGHTS 1).
    /// Which kinds a game has is asked of [`super::State::kinds`].
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

    /// Which resource it is; none for a commodity.
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

    /// Which commodity it is; none for a resource.
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
