//! What does not add up in Seafarers: places that the table gave and that contradict each
//! other.

use crate::{Seat, State};
use board::{Hex, Intersection, Path};
use derive::Said;

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd-sea", names)]
pub enum SeaDiscrepancy {
    /// A ship from which its owner's other ships lead to no building of theirs.
    LooseShip {
        player: Seat,
        #[said("place")]
        at: Path,
    },
    /// Points for an island that is home to whoever has them.
    ChitAtHome {
        player: Seat,
        /// A hex of the island.
        #[said("place")]
        island: Hex,
    },
    /// Two chits of one player's for the same island.
    TwoChits {
        player: Seat,
        /// A hex of the island.
        #[said("place")]
        island: Hex,
    },
    /// A building on a foreign island, and no point for it.
    NoChit {
        player: Seat,
        /// A hex of the island.
        #[said("place")]
        island: Hex,
    },
    /// The pirate is beside the board, though the map puts it at sea.
    NoPirate {
        /// Where the map puts it.
        #[said("place")]
        at: Hex,
    },
    /// The pirate is at sea before the barbarians' first attack (SEA 12).
    PirateTooEarly {
        /// Where it is.
        #[said("place")]
        at: Hex,
    },
}

impl SeaDiscrepancy {
    /// Whose points may be wrong, if anybody's.
    pub const fn chits_of(self) -> Option<Seat> {
        match self {
            Self::ChitAtHome { player, .. }
            | Self::TwoChits { player, .. }
            | Self::NoChit { player, .. } => Some(player),
            _ => None,
        }
    }
}

impl State {
    /// All of Seafarers that does not add up.
    pub(crate) fn sea_discrepancies(&self) -> Vec<SeaDiscrepancy> {
        let Some(sea) = self.sea() else { return Vec::new() };
        let mut found = Vec::new();
        for player in self.players.seats() {
            let ships = self.pieces.ships_of(player).map(|(path, _)| path);
            let loose = self.apart(player, ships.collect()).into_iter();
            found.extend(loose.map(|at| SeaDiscrepancy::LooseShip { player, at }));
        }
        for player in self.players.seats() {
            self.odd_chits(player, &mut found);
        }
        let begins = self.setup.sea.as_ref().and_then(|map| map.pirate);
        let is_locked = self.position().is_robber_locked();
        match (sea.table().pirate, begins) {
            (None, Some(at)) if !is_locked => found.push(SeaDiscrepancy::NoPirate { at }),
            (Some(at), _) if is_locked => found.push(SeaDiscrepancy::PirateTooEarly { at }),
            _ => {}
        }
        found
    }

    /// Chits of `player` that can't be, and those that are missing.
    fn odd_chits(&self, player: Seat, found: &mut Vec<SeaDiscrepancy>) {
        let Some(sea) = self.sea() else { return };
        // What is turned up may join islands that were settled apart.
        if !self.setup.island.hidden().is_empty() {
            return;
        }
        let position = self.position();
        let areas = position.areas();
        let home = sea.table().home.of(player);
        let chits = sea.chits(player);
        for area in &areas {
            let Some(island) = area.hexes.first().copied() else { continue };
            let here = chits.iter().filter(|chit| area.hexes.contains(&chit.island)).count();
            let is_home = area.hexes.iter().any(|hex| home.contains(hex));
            if here > 1 {
                found.push(SeaDiscrepancy::TwoChits { player, island });
            } else if here == 1 && is_home {
                found.push(SeaDiscrepancy::ChitAtHome { player, island });
            }
        }
        // Of a game that the app came to later nobody knows where it began.
        let is_told = self.setup.start.is_none();
        let is_counted = is_told && sea.facts().foreign_island > 0 && !home.is_empty();
        for area in position.foreign_areas(player).iter().filter(|_| is_counted) {
            let Some(island) = area.hexes.first().copied() else { continue };
            let has_chit = chits.iter().any(|chit| area.hexes.contains(&chit.island));
            let touches = |at: Intersection| area.hexes.iter().any(|hex| at.touches(*hex));
            let is_settled = self.pieces.buildings_of(player).any(|(at, _)| touches(at));
            // The settlements of the opening never earn any (SEA 8).
            let is_founded = sea.founded(player).iter().any(|at| touches(*at));
            if is_settled && !is_founded && !has_chit {
                found.push(SeaDiscrepancy::NoChit { player, island });
            }
        }
    }
}
