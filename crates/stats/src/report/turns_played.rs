//! The turns of a game as they were played, for what is told turn by turn.

use super::Scene;
use game::{Correction, Deed, Phase, State};

/// The turns in the order in which they were played, whatever number the table gave them: a
/// correction (RULES 11) may take the number back, or far ahead. The opening comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnsPlayed {
    /// Each turn's number, as it was last called; 0 for the opening.
    numbers: Vec<u32>,
    /// The turn in which each act was made, by its place in `numbers`.
    of_acts: Vec<usize>,
}

/// Turns beyond this many are told of together.
const MOST_TURNS: usize = 9_999;

impl TurnsPlayed {
    /// The opening alone.
    pub(super) fn new() -> Self {
        Self { numbers: vec![0], of_acts: vec![0] }
    }

    /// Notes the turn of this scene; scenes must be seen in order.
    pub(super) fn note(&mut self, scene: &Scene<'_>) {
        self.come_to(scene.turn());
        self.of_acts.push(self.last());
        if let Deed::Correct { correction: Correction::TurnNumber { turn } } = scene.act.deed
            && scene.turn() > 0
        {
            // The same turn goes on; it is only called otherwise.
            self.call(turn);
        }
    }

    /// Adds the turn of `now` if nothing has been done in it yet.
    pub(super) fn end(&mut self, now: &State) {
        if !matches!(now.phase(), Phase::Founding { .. }) {
            self.come_to(now.turn());
        }
    }

    fn come_to(&mut self, number: u32) {
        if self.numbers.last() == Some(&number) {
            return;
        }
        if self.numbers.len() <= MOST_TURNS {
            self.numbers.push(number);
        } else {
            self.call(number);
        }
    }

    fn call(&mut self, number: u32) {
        if let Some(last) = self.numbers.last_mut() {
            *last = number;
        }
    }

    /// Each turn's number; 0 for the opening, with which they begin.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// The place among them of the latest.
    pub const fn last(&self) -> usize {
        self.numbers.len().saturating_sub(1)
    }

    /// The place among them of the turn in which act `nth` of the branch was made, from 1; 0 is
    /// the opening.
    pub fn of_act(&self, nth: usize) -> usize {
        self.of_acts.get(nth).copied().unwrap_or_else(|| self.last())
    }

    /// Returns the states that follow from `changes`, each with the act that made it and in
    /// their order, after the opening and after each turn.
    pub fn after_each<T: Clone, C>(
        &self,
        mut now: T,
        changes: impl IntoIterator<Item = (usize, C)>,
        mut make: impl FnMut(&mut T, C),
    ) -> Vec<T> {
        let mut changes = changes.into_iter().peekable();
        let mut all = Vec::with_capacity(self.numbers.len());
        for turn in 0..=self.last() {
            while let Some((_, change)) = changes.next_if(|(nth, _)| self.of_act(*nth) <= turn) {
                make(&mut now, change);
            }
            all.push(now.clone());
        }
        all
    }

    /// Returns what was told of acts, each with the act and in their order, turn by turn.
    pub fn in_each<T>(&self, told: impl IntoIterator<Item = (usize, T)>) -> Vec<Vec<T>> {
        let mut all: Vec<Vec<T>> = self.numbers.iter().map(|_| Vec::new()).collect();
        for (nth, one) in told {
            if let Some(turn) = all.get_mut(self.of_act(nth)) {
                turn.push(one);
            }
        }
        all
    }

    /// Returns what that turn is called.
    pub fn number_at(&self, nth: usize) -> u32 {
        self.numbers.get(self.of_act(nth)).copied().unwrap_or_default()
    }
}
