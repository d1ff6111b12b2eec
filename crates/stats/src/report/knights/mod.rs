//! What a game of Cities & Knights tells beside the rest: the barbarians and the knights
//! against them, progress cards, improvements, and what was bought for all of it.

mod attacks;
mod levels;
mod progress;
mod strength;
#[cfg(test)]
mod tests;
mod works;

use super::{TurnsPlayed, walk};
use game::{Game, PerSeat};

pub use attacks::AttackRecord;
pub use levels::{LevelChange, Levels};
pub use progress::ProgressTally;
pub use strength::{Strength, Strengths};
pub use works::{Work, Works};

/// What a game of Cities & Knights tells beside the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnightsReport {
    /// The turns that were played.
    pub turns: TurnsPlayed,
    /// Each attack, in order.
    pub attacks: Vec<AttackRecord>,
    /// The barbarians against the knights, turn by turn.
    pub strengths: Strengths,
    /// Each player's progress cards.
    pub progress: PerSeat<ProgressTally>,
    /// How cities were improved.
    pub levels: Levels,
    /// What each bought, and what their knights did.
    pub works: PerSeat<Works>,
}

impl KnightsReport {
    /// The report on `game`; nothing where it is played without.
    pub fn of(game: &Game) -> Option<Self> {
        let state = game.state();
        state.knights()?;
        let opening = game.state_after(0);
        let opening = opening.as_ref().unwrap_or(state);
        let mut report = Self {
            turns: TurnsPlayed::new(),
            attacks: Vec::new(),
            strengths: Strengths::at(opening),
            progress: state.players().map(|_, _| ProgressTally::default()),
            levels: Levels::at(opening),
            works: state.players().map(|_, _| Works::default()),
        };
        walk(game, |scene| {
            report.turns.note(&scene);
            attacks::note(&mut report.attacks, &scene);
            report.strengths.note(&scene, report.turns.of_act(scene.nth));
            progress::note(&mut report.progress, &scene);
            report.levels.note(&scene);
            works::note(&mut report.works, &scene);
        });
        report.turns.end(state);
        for attack in &mut report.attacks {
            attack.turn = report.turns.number_at(attack.nth);
        }
        for change in &mut report.levels.changes {
            change.turn = report.turns.number_at(change.nth);
        }
        Some(report)
    }
}
