//! What a game of Seafarers tells beside the rest: ships, the pirate, what was turned up, and
//! foreign islands.

use enum_map::{Enum, EnumMap};

use super::walk;
use crate::report::Scene;
use board::Hex;
use game::{Chit, Deed, Game, Ground, KnightsDeed, PerSeat, SeaChange, SeaDeed, Seat};

/// What a game of Seafarers tells beside the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeaReport {
    /// What each built, moved, and found.
    pub works: PerSeat<SeaWorks>,
    pub pirate: Vec<PirateMove>,
    /// Each hidden hex that was turned up, in order.
    pub discoveries: Vec<Discovery>,
    /// Each first settlement on a foreign island, in order.
    pub chits: Vec<ChitRecord>,
    /// Who may still take a card for the pirate's last move.
    robs: Option<Seat>,
}

impl SeaReport {
    /// The report on `game`; nothing where it is played without.
    pub fn of(game: &Game) -> Option<Self> {
        let mut report = Self::begin(game)?;
        walk(game, |scene| report.see(&scene));
        Some(report)
    }

    /// Nothing has been done yet.
    pub(super) fn begin(game: &Game) -> Option<Self> {
        let state = game.state();
        state.sea()?;
        Some(Self {
            works: state.players().map(|_, _| SeaWorks::default()),
            pirate: Vec::new(),
            discoveries: Vec::new(),
            chits: Vec::new(),
            robs: None,
        })
    }

    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        note_work(&mut self.works, scene);
        self.note_pirate(scene);
        self.discoveries.extend(Discovery::of(scene));
        note_chit(&mut self.chits, scene);
    }
}

/// What can be done at sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum SeaWork {
    /// A ship built, free ones and the opening's included.
    Ship,
    /// A ship moved; one that was put back counts twice.
    Move,
    /// The pirate moved, by a knight on the island as well.
    Pirate,
    Discovery,
    /// A first settlement on a foreign island.
    Island,
}

impl SeaWork {
    pub const ALL: [Self; 5] =
        [Self::Ship, Self::Move, Self::Pirate, Self::Discovery, Self::Island];

    /// Returns what `deed` does.
    const fn by(deed: &SeaDeed) -> Option<Self> {
        Some(match deed {
            SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. } => Self::Ship,
            SeaDeed::MoveShip { .. } => Self::Move,
            SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => Self::Pirate,
            SeaDeed::TurnUp { .. } => Self::Discovery,
            SeaDeed::TakeGold { .. } => return None,
        })
    }
}

/// How often a player did what.
pub type SeaWorks = EnumMap<SeaWork, u32>;

/// Counts what this scene did.
fn note_work(players: &mut PerSeat<SeaWorks>, scene: &Scene<'_>) {
    let Some(works) = players.get_mut(scene.doer()) else { return };
    if let Deed::Sea(deed) = &scene.act.deed
        && let Some(work) = SeaWork::by(deed)
    {
        works[work] += 1;
    }
    works[SeaWork::Island] += u32::try_from(scene.act.sea.len()).unwrap_or(u32::MAX);
}

/// A hidden hex, and what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discovery {
    /// The act of the branch that turned it up, from 1.
    pub nth: usize,
    /// In which turn, from 1; 0 for the opening.
    pub turn: u32,
    /// Who found it.
    pub seat: Seat,
    pub at: Hex,
    /// What it was; nothing: sea.
    pub is: Option<Ground>,
}

impl Discovery {
    /// Returns what this scene turned up.
    fn of(scene: &Scene<'_>) -> Option<Self> {
        let Deed::Sea(SeaDeed::TurnUp { player, at, is }) = scene.act.deed else { return None };
        Some(Self { nth: scene.nth, turn: scene.turn(), seat: player, at, is })
    }
}

/// Points that somebody earned abroad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChitRecord {
    /// The act of the branch that brought them, from 1.
    pub nth: usize,
    /// In which turn, from 1.
    pub turn: u32,
    pub seat: Seat,
    /// A hex of the island, and how many points.
    pub chit: Chit,
}

/// Notes what this scene earned.
fn note_chit(chits: &mut Vec<ChitRecord>, scene: &Scene<'_>) {
    for change in &scene.act.sea {
        let SeaChange::Earned { player, chit } = *change;
        chits.push(ChitRecord { nth: scene.nth, turn: scene.turn(), seat: player, chit });
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PirateMove {
    /// The act of the branch that moved it, from 1.
    pub nth: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// Who moved it, in place of the robber or by a knight on the island.
    pub seat: Seat,
    pub to: Hex,
    /// From whom they took a card for it.
    pub robbed: Option<Seat>,
}

impl SeaReport {
    /// Notes the pirate's move in this scene, or what came of the last one.
    fn note_pirate(&mut self, scene: &Scene<'_>) {
        let deed = &scene.act.deed;
        if let Deed::Sea(SeaDeed::MovePirate { to } | SeaDeed::ChasePirate { to, .. }) = *deed {
            let (seat, turn) = (scene.doer(), scene.turn());
            self.pirate.push(PirateMove { nth: scene.nth, turn, seat, to, robbed: None });
            self.robs = Some(seat);
        } else if let Deed::Steal { player, from, .. } = *deed
            && self.robs == Some(player)
        {
            if let Some(last) = self.pirate.last_mut() {
                last.robbed = Some(from);
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

#[cfg(test)]
mod tests;
