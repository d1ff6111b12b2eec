//! City improvements over time (KNIGHTS 7).

use crate::report::{Scene, TurnsPlayed};
use game::{Improvements, PerSeat, Seat, State, Track};

/// A new level of somebody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelChange {
    /// The act of the branch that brought it, from 1.
    pub nth: usize,
    /// In which turn, from 1; 0 for the opening.
    pub turn: u32,
    /// Whose.
    pub seat: Seat,
    /// Of which track.
    pub track: Track,
    /// The level before, 0 to 5.
    pub from: u8,
    /// The level now, 0 to 5.
    pub to: u8,
}

/// How cities were improved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    /// At the opening.
    pub opening: PerSeat<Improvements>,
    /// Each change, in order.
    pub changes: Vec<LevelChange>,
    /// How they stand.
    pub now: PerSeat<Improvements>,
}

impl Levels {
    pub(super) fn at(opening: &State) -> Self {
        let levels = of(opening);
        Self { opening: levels.clone(), changes: Vec::new(), now: levels }
    }

    pub(super) fn note(&mut self, scene: &Scene<'_>) {
        let after = of(scene.after);
        if after == self.now {
            return;
        }
        for (seat, levels) in after.iter() {
            let before = self.now.of(seat);
            for track in Track::ALL {
                let (from, to) = (before.of(track).number(), levels.of(track).number());
                if from != to {
                    let (nth, turn) = (scene.nth, scene.turn());
                    self.changes.push(LevelChange { nth, turn, seat, track, from, to });
                }
            }
        }
        self.now = after;
    }
}

/// All levels of a player together, 0 to 15.
pub(super) fn sum(levels: Improvements) -> u8 {
    Track::ALL.into_iter().map(|track| levels.of(track).number()).sum()
}

fn of(state: &State) -> PerSeat<Improvements> {
    state.players().map(|seat, _| {
        state.knights().map_or_else(Improvements::default, |it| it.table().improvements.of(seat))
    })
}

impl Levels {
    /// All levels of each player together after the opening and after each of `turns`.
    pub fn by_turn(&self, turns: &TurnsPlayed) -> Vec<PerSeat<u8>> {
        let mut now = self.opening.map(|_, levels| sum(*levels));
        let mut changes = self.changes.iter().peekable();
        let mut all = Vec::with_capacity(turns.numbers().len());
        for turn in 0..=turns.last() {
            while let Some(change) = changes.next_if(|change| turns.of_act(change.nth) <= turn) {
                if let Some(sum) = now.get_mut(change.seat) {
                    *sum = sum.saturating_sub(change.from).saturating_add(change.to);
                }
            }
            all.push(now.clone());
        }
        all
    }
}
