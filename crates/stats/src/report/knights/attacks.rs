//! The barbarians' attacks, one by one (KNIGHTS 9).

use crate::report::Scene;
use board::Intersection;
use game::{Deed, KnightsChange, KnightsDeed, Outcome, PerSeat, Seat, Track};

/// An attack, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackRecord {
    /// The act of the branch that brought it, from 1.
    pub nth: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// The barbarians' strength.
    pub barbarians: u8,
    /// What each player's active knights counted.
    pub defence: PerSeat<u8>,
    /// How it ended.
    pub outcome: Outcome,
    /// Who has a point as Defender for it.
    pub defender: Option<Seat>,
    /// Who drew a progress card for it so far, and from which deck.
    pub draws: Vec<(Seat, Track)>,
    /// Who lost a city to it so far, and where.
    pub pillaged: Vec<(Seat, Intersection)>,
}

impl AttackRecord {
    /// What all knights together counted.
    pub fn knights(&self) -> u16 {
        self.defence.values().copied().map(u16::from).sum()
    }
}

/// Notes the attack of this scene, or what came of the last one.
pub(super) fn note(attacks: &mut Vec<AttackRecord>, scene: &Scene<'_>) {
    for change in &scene.act.knights {
        if let KnightsChange::Attacked { defender } = change {
            let attack = scene.before.attack_now();
            attacks.push(AttackRecord {
                nth: scene.nth,
                turn: scene.turn(),
                barbarians: attack.barbarians,
                defence: attack.defence,
                outcome: attack.outcome,
                defender: *defender,
                draws: Vec::new(),
                pillaged: Vec::new(),
            });
        }
    }
    let Some(last) = attacks.last_mut() else { return };
    match &scene.act.deed {
        Deed::Knights(KnightsDeed::LoseCity { player, at }) => last.pillaged.push((*player, *at)),
        Deed::Knights(KnightsDeed::ChooseDeck { player, track }) => {
            last.draws.push((*player, *track));
        }
        _ => {}
    }
}
