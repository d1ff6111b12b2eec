//! The three improvement tracks, and how far a player's cities are improved (KNIGHTS 7).

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use board::Commodity;
use cards::Die;

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
    /// Returns what its levels are paid with.
    pub const fn commodity(self) -> Commodity {
        match self {
            Self::Science => Commodity::Paper,
            Self::Trade => Commodity::Cloth,
            Self::Politics => Commodity::Coin,
        }
    }
}

/// A level of improvement, 0 to 5.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// A level that no track has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a track has levels 0 to 5, not {0}")]
pub struct BadLevel(pub u8);

impl Level {
    /// From here on, the track's ability is its owner's.
    pub const ABLE: Self = Self(3);
    /// From here on, the track is worth its metropolis (KNIGHTS 7).
    pub const METROPOLIS: Self = Self(4);
    /// The highest.
    pub const MOST: Self = Self(5);

    /// Its number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next one, if there is one.
    pub fn next(self) -> Option<Self> {
        (self < Self::MOST).then(|| Self(self.0 + 1))
    }

    /// Returns whether it draws a progress card when its gate comes with this red die (KNIGHTS 8).
    pub const fn draws(self, red: Die) -> bool {
        self.0 > 0 && red.pips() <= self.0 + 1
    }
}

impl TryFrom<u8> for Level {
    type Error = BadLevel;

    fn try_from(number: u8) -> Result<Self, BadLevel> {
        if number <= Self::MOST.0 { Ok(Self(number)) } else { Err(BadLevel(number)) }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// The level that a player has reached on each track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Improvements(EnumMap<Track, Level>);

impl Improvements {
    /// The level on `track`.
    pub fn of(&self, track: Track) -> Level {
        self.0[track]
    }

    /// Sets the level on `track`.
    pub fn set(&mut self, track: Track, level: Level) {
        self.0[track] = level;
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

    #[test]
    fn a_higher_level_draws_with_more_faces_of_the_red_die_and_none_without_a_level() {
        for number in 0..=5 {
            let level = Level::try_from(number).expect("a level");
            let faces = Die::ALL.into_iter().filter(|red| level.draws(*red)).count();
            assert_eq!(faces, if number == 0 { 0 } else { usize::from(number) + 1 });
        }
        assert_eq!(Level::try_from(6), Err(BadLevel(6)));
    }
}
