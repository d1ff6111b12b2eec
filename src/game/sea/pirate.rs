//! Whom the pirate could rob (SEA 5).

use crate::board::Hex;
use crate::game::{Position, Seat, Seats};

/// A sea hex beside ships, and whom the pirate could rob there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PirateVictims {
    /// The hex.
    pub at: Hex,
    /// Who has a ship beside it, but for whoever moves the pirate; in seat order.
    pub players: Seats,
}

impl Position<'_> {
    /// Each sea hex beside a ship with those whom the pirate of `mover` could rob there, by
    /// hex; its present one is among them.
    pub fn pirate_victims(&self, mover: Seat) -> Vec<PirateVictims> {
        let beside = self.pieces.ships().flat_map(|(path, owner, _)| {
            let sea = path.hexes().into_iter().filter(|hex| self.island.is_sea(*hex));
            sea.map(move |hex| (hex, owner))
        });
        let mut beside: Vec<(Hex, Seat)> = beside.collect();
        beside.sort_unstable();
        beside.dedup();
        let by_hex = beside.chunk_by(|(one, _), (other, _)| one == other);
        by_hex
            .filter_map(|ships| {
                let (at, _) = *ships.first()?;
                let owners = ships.iter().map(|(_, owner)| *owner);
                Some(PirateVictims { at, players: owners.filter(|seat| *seat != mover).collect() })
            })
            .collect()
    }
}
