//! The numbers of a game: which came up when, how often, and how long each stayed away.

use enum_map::EnumMap;
use serde::Serialize;

use super::{Counts, Number, Scene, walk};
use game::{Deed, Game, NumberSource, PerSeat, Seat, Setup};

/// A number that came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Came {
    /// Which.
    pub number: Number,
    /// In which turn, counting from 1 as the table does.
    pub turn: u32,
    /// Whose turn it was.
    pub player: Seat,
    /// Which act of the branch brought it, from 1.
    pub act: usize,
    /// Where it came from.
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

/// All numbers of a game.
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

    /// The numbers of `game`, on the branch being played.
    pub fn of(game: &Game) -> Self {
        let mut numbers = Self::new(game.setup());
        walk(game, |scene| numbers.see(&scene));
        numbers
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
        if let Some(counts) = self.of_players.get_mut(came.player) {
            counts[came.number] += 1;
        }
        for (number, away) in &mut self.away {
            away.now = if number == came.number { 0 } else { away.now + 1 };
            away.longest = away.longest.max(away.now);
        }
        self.came.push(came);
    }

    /// Every number that came up, in order.
    pub fn came(&self) -> &[Came] {
        &self.came
    }

    /// How often each came up.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How often each came up in the turns of `player`.
    pub fn counts_of(&self, player: Seat) -> Counts {
        self.of_players.of(player)
    }

    /// How long `number` stayed away.
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
            turn: scene.before.turn(),
            player,
            act: scene.nth,
            from: source_of(&scene.act.deed)?,
        })
    }
}

/// Where the number of this deed comes from; `None` if it doesn't bring one.
const fn source_of(deed: &Deed) -> Option<NumberSource> {
    match deed {
        Deed::Draw { .. } => Some(NumberSource::Cards),
        Deed::DrawPrinted { .. } => Some(NumberSource::Printed),
        Deed::Dice { .. } => Some(NumberSource::Dice),
        Deed::Roll { .. } => Some(NumberSource::Table),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
