//! The part of a report that is about Seafarers: the pirate, what was turned up, and foreign
//! islands.

use super::Scene;
use board::Hex;
use game::{
    Chit, Deed, FleetAttack, Ground, KnightsDeed, ScenarioDeed, SeaChange, SeaDeed, Seat, Wonder,
};

/// The part of a report that is about Seafarers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeaReport {
    pub pirate: Vec<AtSea<PirateMove>>,
    /// The ground of each hidden hex that was turned up, in order; nothing: sea.
    pub discoveries: Vec<AtSea<Option<Ground>>>,
    /// Each first settlement on a foreign island, in order: a hex of the island, and how many
    /// points it brought.
    pub chits: Vec<AtSea<Chit>>,
    /// Each attack of the fleet on a player, in order (SCENARIOS 4.4).
    pub attacks: Vec<AtSea<FleetAttack>>,
    /// Each cloth that a village gave, and how many its player had then (SCENARIOS 3.4).
    pub cloth: Vec<AtSea<u8>>,
    /// Each wonder claimed and each level built, with the levels that stood then (SCENARIOS 5).
    pub levels: Vec<AtSea<(Wonder, u8)>>,
    /// The player who may still take a card for the pirate's last move.
    robs: Option<Seat>,
}

/// Something that somebody did at sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtSea<T> {
    /// The act of the branch that did it, from 1.
    pub nth: usize,
    /// The turn in which it was done, from 1; 0 for the opening.
    pub turn: u32,
    pub seat: Seat,
    pub what: T,
}

impl<T> AtSea<T> {
    fn of(scene: &Scene<'_>, seat: Seat, what: T) -> Self {
        Self { nth: scene.nth, turn: scene.turn(), seat, what }
    }
}

/// A move of the pirate, in place of the robber or by a knight on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PirateMove {
    pub to: Hex,
    /// The player who lost a card for it to the one who moved it.
    pub robbed: Option<Seat>,
}

impl SeaReport {
    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.note_pirate(scene);
        if let Deed::Sea(SeaDeed::TurnUp { player, is, .. }) = scene.act.deed {
            self.discoveries.push(AtSea::of(scene, player, is));
        }
        for change in &scene.act.sea {
            match *change {
                SeaChange::Earned { player, chit } => {
                    self.chits.push(AtSea::of(scene, player, chit));
                }
                SeaChange::Attacked(attack) => {
                    self.attacks.push(AtSea::of(scene, attack.player, attack));
                }
                SeaChange::Cloth { player, .. } => {
                    self.cloth.push(AtSea::of(scene, player, scene.after.cloth_of(player)));
                }
                SeaChange::Found { .. }
                | SeaChange::Sailed { .. }
                | SeaChange::FleetLeft
                | SeaChange::Armed { .. }
                | SeaChange::ChitOff { .. }
                | SeaChange::ShipLost { .. } => {}
            }
        }
        if let Deed::Sea(SeaDeed::Scenario(
            ScenarioDeed::BuildLevel | ScenarioDeed::ClaimWonder { .. },
        )) = scene.act.deed
        {
            let seat = scene.doer();
            let wonder = scene.after.position().wonders().and_then(|wonders| wonders.of(seat));
            self.levels.extend(wonder.map(|wonder| AtSea::of(scene, seat, wonder)));
        }
    }

    /// Notes the pirate's move in this scene, or what came of the last one.
    fn note_pirate(&mut self, scene: &Scene<'_>) {
        let deed = &scene.act.deed;
        if let Deed::Sea(SeaDeed::MovePirate { to } | SeaDeed::ChasePirate { to, .. }) = *deed {
            let seat = scene.doer();
            self.pirate.push(AtSea::of(scene, seat, PirateMove { to, robbed: None }));
            self.robs = Some(seat);
        } else if let Deed::Steal { player, from, .. } = *deed
            && self.robs == Some(player)
        {
            if let Some(last) = self.pirate.last_mut() {
                last.what.robbed = Some(from);
            }
            self.robs = None;
        } else if matches!(
            deed,
            Deed::MoveRobber { .. } | Deed::Knights(KnightsDeed::ChaseRobber { .. })
        ) || scene.number().is_some()
            || scene.before.turn() != scene.after.turn()
        {
            self.robs = None;
        }
    }
}
