//! Acts of players, with the turn of each, and counts of theirs that change in the course of a game.

use super::{Scene, TurnsPlayed};
use game::{PerSeat, Seat, State};

/// Something that somebody did, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InTurn<T> {
    /// The act of the branch that did it, from 1.
    pub nth: usize,
    /// The turn in which it was done, from 1; 0 for the opening.
    pub turn: u32,
    pub seat: Seat,
    pub what: T,
}

impl<T> InTurn<T> {
    pub(super) fn of(scene: &Scene<'_>, seat: Seat, what: T) -> Self {
        Self { nth: scene.nth, turn: scene.turn(), seat, what }
    }
}

/// Counts of each player, and how they changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCounts<T> {
    at_first: PerSeat<T>,
    /// Changes, in order: the count of each from then on.
    pub changes: Vec<InTurn<T>>,
}

impl<T: Copy + Default + PartialEq> SeatCounts<T> {
    /// The counts of the `opening`.
    pub(super) fn begin(opening: &State, of: impl Fn(&State, Seat) -> T) -> Self {
        let at_first = opening.players().map(|seat, _| of(opening, seat));
        Self { at_first, changes: Vec::new() }
    }

    /// Notes what changed of it in this scene. Scenes must be seen in order.
    pub(super) fn note(&mut self, scene: &Scene<'_>, of: impl Fn(&State, Seat) -> T) {
        for seat in self.at_first.seats() {
            let now = of(scene.after, seat);
            if now != of(scene.before, seat) {
                self.changes.push(InTurn::of(scene, seat, now));
            }
        }
    }

    /// The count of `seat` in the opening.
    pub fn at_first(&self, seat: Seat) -> T {
        self.at_first.of(seat)
    }

    /// The counts after the opening and after each of `turns`.
    pub fn by_turn(&self, turns: &TurnsPlayed) -> Vec<PerSeat<T>> {
        let changes = self.changes.iter().map(|change| (change.nth, change));
        turns.after_each(self.at_first.clone(), changes, |now, change| {
            now.change(change.seat, |count| *count = change.what);
        })
    }
}

impl TurnsPlayed {
    /// Sums up what each player did, by `count`: after the opening and after each turn.
    pub fn sums<T, P>(
        &self,
        players: &PerSeat<P>,
        all: &[InTurn<T>],
        count: impl Fn(&T) -> u8,
    ) -> Vec<PerSeat<u16>> {
        let changes = all.iter().map(|one| (one.nth, one));
        self.after_each(players.map(|_, _| 0), changes, |sums, one| {
            sums.change(one.seat, |sum| *sum = sum.saturating_add(count(&one.what).into()));
        })
    }
}
