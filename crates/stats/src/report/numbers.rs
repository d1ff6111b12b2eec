//! The numbers of a game: which came up when, how often, and how long each stayed away.

use enum_map::EnumMap;
use serde::Serialize;

use super::Scene;
use game::{NumberSource, PerSeat, Roll, Seat, Setup};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Came {
    pub number: Roll,
    pub player: Seat,
    pub from: NumberSource,
}

/// Length of a number's absence, in numbers that came up meanwhile.
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
    counts: RollCounts,
    of_players: PerSeat<RollCounts>,
    away: EnumMap<Roll, Away>,
}

impl Numbers {
    /// No numbers yet.
    pub fn new(setup: &Setup) -> Self {
        Self {
            came: Vec::new(),
            counts: RollCounts::default(),
            of_players: setup.players.map(|_, _| RollCounts::default()),
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

    pub const fn counts(&self) -> &RollCounts {
        &self.counts
    }

    /// Returns how often each came up in the turns of `player`.
    pub fn counts_of(&self, player: Seat) -> RollCounts {
        self.of_players.of(player)
    }

    pub fn away(&self, number: Roll) -> Away {
        self.away[number]
    }
}

impl Came {
    /// The number of this scene, if it brought one.
    pub fn with(scene: &Scene<'_>) -> Option<Self> {
        let (player, number) = scene.number()?;
        Some(Self { number: Roll::try_from(number).ok()?, player, from: scene.act.deed.source()? })
    }
}

/// The number of times each number came up.
pub type RollCounts = EnumMap<Roll, u32>;

#[cfg(test)]
mod tests;
