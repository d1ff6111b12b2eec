//! What is paid for beside the base game's purchases.

use super::{Level, Track};
use crate::Cards;
use board::Resource;

/// Something that is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnightsPurchase {
    /// A city wall (KNIGHTS 5).
    Wall,
    /// A basic knight (KNIGHTS 10).
    Knight,
    /// A level more for a knight (KNIGHTS 10).
    Promotion,
    /// Making a knight active (KNIGHTS 10).
    Activation,
    /// This level of a track (KNIGHTS 7).
    Improvement(Track, Level),
    /// The same with a Crane (KNIGHTS 12).
    ImprovementByCrane(Track, Level),
    /// A city with a Medicine (KNIGHTS 12).
    CityByMedicine,
}

impl KnightsPurchase {
    /// What it costs.
    pub fn price(self) -> Cards {
        use Resource::{Brick, Grain, Ore, Wool};
        let of = |counts: &[(Resource, u8)]| counts.iter().copied().collect();
        match self {
            Self::Wall => of(&[(Brick, 2)]),
            Self::Knight | Self::Promotion => of(&[(Wool, 1), (Ore, 1)]),
            Self::Activation => of(&[(Grain, 1)]),
            Self::Improvement(track, level) => Cards::of(track.commodity(), level.number()),
            Self::ImprovementByCrane(track, level) => {
                Cards::of(track.commodity(), level.number().saturating_sub(1))
            }
            Self::CityByMedicine => of(&[(Ore, 2), (Grain, 1)]),
        }
    }
}
