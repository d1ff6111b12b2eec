//! The numbers of a game: which came up when, how often, and how long each stayed away.

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use super::Scene;
use game::{NumberSource, PerSeat, Roll, Seat, Setup};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Came {
    pub number: Number,
    pub player: Seat,
    pub from: NumberSource,
}

/// How long a number stayed away, in numbers that came up meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Away {
    /// The longest time, including the time before it first came up and one
    /// that is still going on.
    pub longest: u32,
    /// The time up to now; 0 if it was the last to come up.
    pub now: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Numbers {
    came: Vec<Came>,
    counts: Counts,
    of_players: PerSeat<Counts>,
    away: EnumMap<Number, Away>,
}

impl Numbers {
    /// No numbers yet.
    pub fn new(setup: &Setup) -> Self {
        Self {
            came: Vec::new(),
            counts: Counts::default(),
            of_players: setup.players.map(|_, _| Counts::default()),
            away: EnumMap::default(),
        }
    }

    /// Counts the number of this scene, if it brought one. Scenes must be seen
    /// in order.
    pub fn see(&mut self, scene: &Scene<'_>) {
        if let Some(came) = Came::with(scene) {
            self.add(came);
        }
    }

    fn add(&mut self, came: Came) {
        self.counts[came.number] += 1;
        self.of_players.change(came.player, |counts| counts[came.number] += 1);
        for (number, away) in &mut self.away {
            away.now = if number == came.number { 0 } else { away.now + 1 };
            away.longest = away.longest.max(away.now);
        }
        self.came.push(came);
    }

    pub fn came(&self) -> &[Came] {
        &self.came
    }

    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Returns how often each came up in the turns of `player`.
    pub fn counts_of(&self, player: Seat) -> Counts {
        self.of_players.of(player)
    }

    pub fn away(&self, number: Number) -> Away {
        self.away[number]
    }
}

impl Came {
    /// The number of this scene, if it brought one.
    pub fn with(scene: &Scene<'_>) -> Option<Self> {
        let (player, number) = scene.number()?;
        Some(Self {
            number: Number::try_from(number).ok()?,
            player,
            from: scene.act.deed.source()?,
        })
    }
}

/// A production number, 2 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a production number is 2 to 12, not {0}")]
pub struct BadNumber(pub u8);

pub type Counts = EnumMap<Number, u32>;

impl Number {
    /// The one that produces nothing (RULES 5).
    pub const SEVEN: Self = Self(7);

    /// All eleven, 2 to 12.
    pub const ALL: [Self; 11] = [
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
        Self(10),
        Self(11),
        Self(12),
    ];

    /// The number itself, 2 to 12.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Returns how many of the 36 dice pairs give it, 1 to 6.
    pub const fn pairs(self) -> u8 {
        6 - self.0.abs_diff(7)
    }
}

/// Numbers count as 0 to 10, in their order.
impl Enum for Number {
    type Array<V> = [V; 11];

    fn from_usize(value: usize) -> Self {
        Self::ALL.get(value).copied().unwrap_or(Self(12))
    }

    fn into_usize(self) -> usize {
        usize::from(self.0 - 2)
    }
}

impl TryFrom<u8> for Number {
    type Error = BadNumber;

    fn try_from(number: u8) -> Result<Self, BadNumber> {
        if (2..=12).contains(&number) { Ok(Self(number)) } else { Err(BadNumber(number)) }
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl From<Roll> for Number {
    fn from(roll: Roll) -> Self {
        Self(roll.number())
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests;
