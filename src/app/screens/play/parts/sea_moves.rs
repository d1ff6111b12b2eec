//! What has moved at sea once the game has moved on.

use super::walk::Walk;
use board::{Hex, Path};
use game::{Act, Deed, SeaDeed};

/// What has moved at sea.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeaMoves {
    pub pirate: Option<Walk>,
    pub ship: Option<Voyage>,
    /// The hidden hex that was turned up.
    pub found: Option<Hex>,
}

/// A ship on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voyage {
    /// Where it lay; nowhere if it is new.
    pub from: Option<Path>,
    /// Where it lies now.
    pub to: Path,
}

impl SeaMoves {
    /// What these acts moved, the latest first, but for the pirate.
    pub fn of(acts: &[&Act]) -> Self {
        let deeds =
            || {
                acts.iter().filter_map(|act| {
                    if let Deed::Sea(deed) = &act.deed { Some(deed) } else { None }
                })
            };
        let found = |deed: &SeaDeed| {
            if let SeaDeed::TurnUp { at, .. } = deed { Some(*at) } else { None }
        };
        Self { pirate: None, ship: deeds().find_map(Voyage::of), found: deeds().find_map(found) }
    }
}

impl Voyage {
    /// The way of the ship that this deed moved or built.
    const fn of(deed: &SeaDeed) -> Option<Self> {
        match deed {
            SeaDeed::MoveShip { from, to } => Some(Self { from: Some(*from), to: *to }),
            SeaDeed::FoundShip { at } | SeaDeed::BuildShip { at } => {
                Some(Self { from: None, to: *at })
            }
            SeaDeed::MovePirate { .. }
            | SeaDeed::ChasePirate { .. }
            | SeaDeed::TakeGold { .. }
            | SeaDeed::TurnUp { .. } => None,
        }
    }
}
