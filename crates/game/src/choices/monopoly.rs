//! Cards that take one kind of card from all others.

use std::fmt;

use crate::{CardKind, Deed, KnightsDeed, PerSeat, Play, ProgressCard};
use board::{Commodity, Resource};

/// A card that takes one kind of card from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Monopoly {
    /// The development card: all that they have (RULES 8).
    Development(Resource),
    /// The progress card on resources: two from each (KNIGHTS 12).
    Resource(Resource),
    /// The progress card on commodities: one from each (KNIGHTS 12).
    Trade(Commodity),
}

impl fmt::Display for Monopoly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = match self {
            Self::Development(_) => "monopoly",
            Self::Resource(_) => ProgressCard::ResourceMonopoly.key(),
            Self::Trade(_) => ProgressCard::TradeMonopoly.key(),
        };
        write!(f, "{card}_{}", self.kind().key())
    }
}

impl Monopoly {
    /// The kind of card that it takes.
    pub fn kind(self) -> CardKind {
        match self {
            Self::Development(resource) | Self::Resource(resource) => resource.into(),
            Self::Trade(commodity) => commodity.into(),
        }
    }

    /// The most that it takes from one player.
    pub const fn most(self) -> u8 {
        match self {
            Self::Development(_) => u8::MAX,
            Self::Resource(_) => 2,
            Self::Trade(_) => 1,
        }
    }

    /// The deed of it, with what each handed over.
    pub fn deed(self, taken: PerSeat<u8>) -> Deed {
        match self {
            Self::Development(resource) => Deed::PlayMonopoly { resource, taken },
            Self::Resource(resource) => {
                KnightsDeed::Play(Play::ResourceMonopoly { resource, taken }).into()
            }
            Self::Trade(commodity) => {
                KnightsDeed::Play(Play::TradeMonopoly { commodity, taken }).into()
            }
        }
    }
}
