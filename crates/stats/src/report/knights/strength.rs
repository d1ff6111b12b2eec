//! The barbarians' strength against the knights', turn by turn (KNIGHTS 9).

use crate::report::Scene;
use game::{Building, KnightsChange, PerSeat, State};

/// How strong both sides were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The barbarians: how many cities there were.
    pub barbarians: u8,
    /// What each player's active knights counted.
    pub defence: PerSeat<u8>,
}

impl Strength {
    fn of(state: &State) -> Self {
        let buildings = state.pieces().buildings();
        let cities = buildings.filter(|(.., building)| *building == Building::City).count();
        Self {
            barbarians: u8::try_from(cities).unwrap_or(u8::MAX),
            defence: state.players().map(|seat, _| state.position().defence(seat)),
        }
    }

    /// What all knights together counted.
    pub fn knights(&self) -> u16 {
        self.defence.values().copied().map(u16::from).sum()
    }
}

/// Both strengths at the opening and at the end of each turn; in a turn with an attack, as
/// the attack found them, since all knights lie down after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strengths {
    turns: Vec<Strength>,
    /// The turn of the last attack.
    attacked: Option<usize>,
}

impl Strengths {
    pub(super) fn at(opening: &State) -> Self {
        Self { turns: vec![Strength::of(opening)], attacked: None }
    }

    /// The opening's, then each turn's, in the order in which they were played.
    pub fn turns(&self) -> &[Strength] {
        &self.turns
    }

    /// Notes a scene of the turn that is this far among those played.
    pub(super) fn note(&mut self, scene: &Scene<'_>, turn: usize) {
        while self.turns.len() <= turn {
            self.turns.extend(self.turns.last().cloned());
        }
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        let is_attack = scene.act.knights.iter().any(is_attack);
        if self.attacked == Some(turn) && !is_attack {
            return;
        }
        let strength = Strength::of(if is_attack { scene.before } else { scene.after });
        if is_attack {
            self.attacked = Some(turn);
        }
        if let Some(there) = self.turns.get_mut(turn) {
            *there = strength;
        }
    }
}
