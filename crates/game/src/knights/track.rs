//! The three improvement tracks (KNIGHTS 7).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use board::Commodity;

/// A track of city improvements; the event die's gates and the decks of progress cards
/// are called like it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Paid with paper.
    Science,
    /// Paid with cloth.
    Trade,
    /// Paid with coin.
    Politics,
}

impl Track {
    /// All three, in the rules' order.
    pub const ALL: [Self; 3] = [Self::Science, Self::Trade, Self::Politics];

    /// What its levels are paid with.
    pub const fn commodity(self) -> Commodity {
        match self {
            Self::Science => Commodity::Paper,
            Self::Trade => Commodity::Cloth,
            Self::Politics => Commodity::Coin,
        }
    }

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Science => "science",
            Self::Trade => "trade",
            Self::Politics => "politics",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_track_is_paid_with_a_commodity_of_its_own() {
        let mut paid: Vec<Commodity> = Track::ALL.map(Track::commodity).into();
        paid.sort_unstable();
        paid.dedup();
        assert_eq!(paid.len(), 3);
        for track in Track::ALL {
            assert_eq!(serde_json::to_value(track).expect("writes"), track.key());
        }
    }
}
