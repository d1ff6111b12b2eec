//! What the lab assumes about the people at the table, and how long it runs.

use serde::Serialize;

/// How the table votes on New Year when a Leap Year card is in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Votes {
    /// Always for a new pile.
    #[default]
    Reset,
    /// Always for a Leap Year.
    Leap,
    /// One way or the other, at random.
    Half,
}

impl Votes {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Reset, Self::Leap, Self::Half];

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Reset => "reset",
            Self::Leap => "leap",
            Self::Half => "half",
        }
    }

    /// The share of Leap Years; 0 if there is no vote.
    pub(super) const fn leap_share(self, is_voted: bool) -> f64 {
        match (is_voted, self) {
            (false, _) | (true, Self::Reset) => 0.0,
            (true, Self::Half) => 0.5,
            (true, Self::Leap) => 1.0,
        }
    }
}

/// How many people are at the table: 2 to 6, usually 4. It matters when a
/// player holds the weather cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Seats(u8);

/// A number of players that no game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("2 to 6 players sit at a table, not {0}")]
pub struct BadSeats(pub u8);

impl Seats {
    /// How many.
    pub const fn count(self) -> u8 {
        self.0
    }
}

impl Default for Seats {
    fn default() -> Self {
        Self(4)
    }
}

impl TryFrom<u8> for Seats {
    type Error = BadSeats;

    fn try_from(count: u8) -> Result<Self, BadSeats> {
        if (2..=6).contains(&count) { Ok(Self(count)) } else { Err(BadSeats(count)) }
    }
}

/// What the lab assumes about the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Habits {
    /// How it votes.
    pub votes: Votes,
    /// How many people are there.
    pub seats: Seats,
}

/// The most years in one run.
pub const MAX_YEARS: u64 = 10_000_000;

/// How many years a run lasts: 1 to [`MAX_YEARS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Years(u64);

/// A run that is empty or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a run has 1 to {MAX_YEARS} years, not {0}")]
pub struct BadYears(pub u64);

impl Years {
    /// A thousand.
    pub const THOUSAND: Self = Self(1_000);

    /// The choices on the screen.
    pub const CHOICES: [Self; 5] =
        [Self(100), Self::THOUSAND, Self(10_000), Self(100_000), Self(1_000_000)];

    /// How many.
    pub const fn count(self) -> u64 {
        self.0
    }
}

impl TryFrom<u64> for Years {
    type Error = BadYears;

    fn try_from(count: u64) -> Result<Self, BadYears> {
        if (1..=MAX_YEARS).contains(&count) { Ok(Self(count)) } else { Err(BadYears(count)) }
    }
}
