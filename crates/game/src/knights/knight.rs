//! Knights as pieces (KNIGHTS 10), the three improvement tracks (KNIGHTS 7), and what lies in the
//! box of Cities & Knights for each player.

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use board::Commodity;
use cards::Die;
use derive::Said;

/// Number of knights of each level that a player has (KNIGHTS 1).
pub const KNIGHTS: u8 = 2;

/// Number of knights that a player has, of all three levels.
pub(crate) const MAX_KNIGHTS: usize = 3 * KNIGHTS as usize;

/// Number of walls that a player has (KNIGHTS 1).
pub const WALLS: usize = 3;

/// Number of progress cards in each track's deck (KNIGHTS 1).
pub const PROGRESS_CARDS: u8 = 18;

/// Number of progress cards that a player may hold (KNIGHTS 8).
pub const MOST_PROGRESS_CARDS: u8 = 4;

/// Strength of a knight.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Said,
)]
#[serde(try_from = "u8", into = "u8")]
#[said("knight")]
pub enum KnightLevel {
    /// Level 1.
    Basic,
    /// Level 2.
    Strong,
    /// Level 3.
    Mighty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a knight has level 1 to 3, not {0}")]
pub struct BadKnightLevel(pub u8);

impl KnightLevel {
    /// All three, the weakest first.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Strong, Self::Mighty];

    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Basic => Some(Self::Strong),
            Self::Strong => Some(Self::Mighty),
            Self::Mighty => None,
        }
    }

    /// Returns the strength, 1 to 3.
    pub const fn strength(self) -> u8 {
        match self {
            Self::Basic => 1,
            Self::Strong => 2,
            Self::Mighty => 3,
        }
    }
}

impl TryFrom<u8> for KnightLevel {
    type Error = BadKnightLevel;

    fn try_from(level: u8) -> Result<Self, BadKnightLevel> {
        match level {
            1 => Ok(Self::Basic),
            2 => Ok(Self::Strong),
            3 => Ok(Self::Mighty),
            other => Err(BadKnightLevel(other)),
        }
    }
}

board::converts!(KnightLevel => u8: |level| level.strength());

board::keyed! {
    /// A knight's readiness to defend and to act.
    pub enum Readiness {
        /// It lies down: it only stands in the way.
        Inactive = "inactive",
        /// It stands up.
        Active = "active",
    }
}

/// A knight on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Knight {
    /// Strength of the knight.
    pub level: KnightLevel,
    /// Active or inactive.
    pub readiness: Readiness,
}

impl Knight {
    /// Returns what it counts for in a defence: nothing while it is inactive (KNIGHTS 9).
    pub const fn strength(self) -> u8 {
        match self.readiness {
            Readiness::Active => self.level.strength(),
            Readiness::Inactive => 0,
        }
    }
}

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

board::bounded! {
    /// A level of improvement, 0 to 5.
    #[derive(Default)]
    pub struct Level(0..=5);
    BadLevel = "a track has levels 0 to 5, not {0}";
}

impl Level {
    /// From here on, the track's ability is its owner's.
    pub const ABLE: Self = Self(3);
    /// From here on, the track is worth its metropolis (KNIGHTS 7).
    pub const METROPOLIS: Self = Self(4);
    /// The highest.
    pub const MOST: Self = Self(5);

    /// Returns the number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub fn next(self) -> Option<Self> {
        (self < Self::MOST).then(|| Self(self.0 + 1))
    }

    /// Returns whether it draws a progress card when its gate comes with this red die (KNIGHTS 8).
    pub const fn draws(self, red: Die) -> bool {
        self.0 > 0 && red.pips() <= self.0 + 1
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
