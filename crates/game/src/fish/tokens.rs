//! Fish tokens by what they show, and the purchases that they pay for (TRADERS 1.1, 1.5).

use serde::{Deserialize, Serialize};

board::keyed! {
    /// A purchase that fish tokens pay for.
    #[derive(derive::Said)]
    #[said("fish-for")]
    pub enum FishPurchase {
        /// The robber leaves the board.
        RobberOff = "robber-off",
        /// The pirate leaves the board (TRADERS 8.3).
        PirateOff = "pirate-off",
        /// Two points for a wagon, in place of a grain (TRADERS 8.4).
        Wagon = "wagon",
        /// A random card of any one player.
        Theft = "theft",
        /// A resource of choice from the bank.
        Resource = "resource",
        /// A free road, or a ship at sea.
        Road = "road",
        /// A free bridge, where there are rivers (TRADERS 8.4).
        Bridge = "bridge",
        /// A development card; with Cities & Knights a progress card (TRADERS 8.2).
        Card = "card",
    }
}

impl FishPurchase {
    /// Fish that it costs, 2 to 7.
    pub const fn price(self) -> u8 {
        match self {
            Self::RobberOff | Self::PirateOff | Self::Wagon => 2,
            Self::Theft => 3,
            Self::Resource => 4,
            Self::Road => 5,
            Self::Bridge => 6,
            Self::Card => 7,
        }
    }
}

/// Fish tokens by what they show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct FishTokens {
    /// Tokens with one fish.
    #[serde(skip_serializing_if = "is_none")]
    pub ones: u8,
    /// Tokens with two fish.
    #[serde(skip_serializing_if = "is_none")]
    pub twos: u8,
    /// Tokens with three fish.
    #[serde(skip_serializing_if = "is_none")]
    pub threes: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

impl FishTokens {
    /// Returns how many tokens they are.
    pub const fn count(self) -> u8 {
        self.ones.saturating_add(self.twos).saturating_add(self.threes)
    }

    /// Returns how many fish they show.
    pub const fn fish(self) -> u8 {
        let twos = self.twos.saturating_mul(2);
        self.ones.saturating_add(twos).saturating_add(self.threes.saturating_mul(3))
    }
}
