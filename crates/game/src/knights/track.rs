//! The three improvement tracks (KNIGHTS 7).

use enum_map::Enum;

use board::Commodity;

board::keyed! {
    /// A track of city improvements; the event die's gates and the decks of progress cards
    /// are called like it.
    #[derive(Enum)]
    pub enum Track {
        /// Paid with paper.
        Science = "science",
        /// Paid with cloth.
        Trade = "trade",
        /// Paid with coin.
        Politics = "politics",
    }
}

impl Track {
    /// What its levels are paid with.
    pub const fn commodity(self) -> Commodity {
        match self {
            Self::Science => Commodity::Paper,
            Self::Trade => Commodity::Cloth,
            Self::Politics => Commodity::Coin,
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
