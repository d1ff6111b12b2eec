//! The part of a report that is about Seafarers: the pirate, what was turned up, foreign islands,
//! and what only the scenarios with rules of their own have.

use super::{InTurn, Scene, SeatCounts};
use board::Hex;
use game::{
    Chit, Deed, FleetAttack, Ground, KnightsDeed, ScenarioDeed, SeaChange, SeaDeed, Seat, State,
    Wonder,
};
use scenarios::Item;

/// The part of a report that is about Seafarers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeaReport {
    pub pirate: Vec<InTurn<PirateMove>>,
    /// The ground of each hidden hex that was turned up, in order; nothing: sea.
    pub discoveries: Vec<InTurn<Option<Ground>>>,
    /// Each first settlement on a foreign island, in order: a hex of the island, and how many
    /// points it brought.
    pub chits: Vec<InTurn<Chit>>,
    /// Each thing that a ship took off a marked path, in order (SCENARIOS 2.3).
    pub items: Vec<InTurn<Item>>,
    /// Each attack of the fleet on a player, in order, with as many cards lost as there were
    /// (SCENARIOS 4.4).
    pub attacks: Vec<InTurn<FleetAttack>>,
    /// The cloth of each player (SCENARIOS 3.4, 3.5).
    pub cloth: SeatCounts<u8>,
    /// Each wonder claimed and each level built, with the levels that stood then (SCENARIOS 5).
    pub levels: Vec<InTurn<(Wonder, u8)>>,
    /// The player who may still take a card for the pirate's last move.
    robs: Option<Seat>,
}

/// A move of the pirate, in place of the robber or by a knight on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PirateMove {
    pub to: Hex,
    /// The player who lost something for it to the one who moved it.
    pub robbed: Option<(Seat, Loot)>,
}

/// Something that the pirate takes from a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    Card,
    /// SCENARIOS 3.5.
    Cloth,
}

impl SeaReport {
    /// The report on the `opening`; nothing where it is played without.
    pub(super) fn begin(opening: &State) -> Option<Self> {
        opening.sea()?;
        Some(Self {
            pirate: Vec::new(),
            discoveries: Vec::new(),
            chits: Vec::new(),
            items: Vec::new(),
            attacks: Vec::new(),
            cloth: SeatCounts::begin(opening, State::cloth_of),
            levels: Vec::new(),
            robs: None,
        })
    }

    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.note_pirate(scene);
        if let Deed::Sea(SeaDeed::TurnUp { player, is, .. }) = scene.act.deed {
            self.discoveries.push(InTurn::of(scene, player, is));
        }
        for change in &scene.act.sea {
            match *change {
                SeaChange::Earned { player, chit } => {
                    self.chits.push(InTurn::of(scene, player, chit));
                }
                SeaChange::Found { player, item, .. } => {
                    self.items.push(InTurn::of(scene, player, item));
                }
                SeaChange::Attacked(attack) => {
                    let lost = scene.after.lost_to_fleet(attack.player, attack.loses);
                    let attack =
                        FleetAttack { loses: u8::try_from(lost).unwrap_or(u8::MAX), ..attack };
                    self.attacks.push(InTurn::of(scene, attack.player, attack));
                }
                // Cloth also goes from player to player, and the table may put it right.
                SeaChange::Cloth { .. }
                | SeaChange::Sailed { .. }
                | SeaChange::FleetLeft
                | SeaChange::Armed { .. }
                | SeaChange::ChitOff { .. }
                | SeaChange::ShipLost { .. } => {}
            }
        }
        self.cloth.note(scene, State::cloth_of);
        if let Deed::Sea(SeaDeed::Scenario(
            ScenarioDeed::BuildLevel | ScenarioDeed::ClaimWonder { .. },
        )) = scene.act.deed
        {
            let seat = scene.doer();
            let wonder = scene.after.position().wonders().and_then(|wonders| wonders.of(seat));
            self.levels.extend(wonder.map(|wonder| InTurn::of(scene, seat, wonder)));
        }
    }

    /// Notes the pirate's move in this scene, or what came of the last one.
    fn note_pirate(&mut self, scene: &Scene<'_>) {
        let deed = &scene.act.deed;
        if let Deed::Sea(SeaDeed::MovePirate { to } | SeaDeed::ChasePirate { to, .. }) = *deed {
            let seat = scene.doer();
            self.pirate.push(InTurn::of(scene, seat, PirateMove { to, robbed: None }));
            self.robs = Some(seat);
        } else if let Some((player, from, loot)) = loot(deed)
            && self.robs == Some(player)
        {
            if let Some(last) = self.pirate.last_mut() {
                last.what.robbed = Some((from, loot));
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

/// Returns who takes what from whom by `deed`, if it is that.
const fn loot(deed: &Deed) -> Option<(Seat, Seat, Loot)> {
    if let Deed::Steal { player, from, .. } = *deed {
        return Some((player, from, Loot::Card));
    }
    let Deed::Sea(SeaDeed::Scenario(ScenarioDeed::TakeCloth { player, from })) = *deed else {
        return None;
    };
    Some((player, from, Loot::Cloth))
}
