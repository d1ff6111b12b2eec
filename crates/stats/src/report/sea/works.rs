//! What each player did at sea.

use enum_map::{Enum, EnumMap};

use crate::report::Scene;
use game::{Deed, PerSeat, SeaDeed};

/// What can be done at sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum SeaWork {
    /// A ship built, free ones and the opening's included.
    Ship,
    /// A ship moved; one that was put back counts twice.
    Move,
    /// The pirate moved, by a knight on the island as well.
    Pirate,
    /// A hidden hex turned up.
    Discovery,
    /// A first settlement on a foreign island.
    Island,
}

impl SeaWork {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Ship, Self::Move, Self::Pirate, Self::Discovery, Self::Island];

    /// What `deed` does.
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
pub(super) fn note(players: &mut PerSeat<SeaWorks>, scene: &Scene<'_>) {
    let Some(works) = players.get_mut(scene.doer()) else { return };
    if let Deed::Sea(deed) = &scene.act.deed
        && let Some(work) = SeaWork::by(deed)
    {
        works[work] += 1;
    }
    works[SeaWork::Island] += u32::try_from(scene.act.sea.len()).unwrap_or(u32::MAX);
}
