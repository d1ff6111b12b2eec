//! Whom the pirate could rob (SEA 5).

use crate::{Position, Seat, Seats};
use board::Hex;

/// A sea hex beside ships, and whom the pirate could rob there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PirateVictims {
    pub at: Hex,
    /// Who has a ship beside it, but for whoever moves the pirate; in seat order.
    pub players: Seats,
}

impl Position<'_> {
    /// Each sea hex beside a ship with those whom the pirate of `mover` could rob there, by
    /// hex; its present one is among them.
    pub fn pirate_victims(&self, mover: Seat) -> Vec<PirateVictims> {
        let sea = self.island.sea();
        // Nothing: nobody at all has a ship there.
        let mut beside: Vec<Option<Seats>> = vec![None; sea.len()];
        for seat in self.knight_cards.seats() {
            let hexes = self.pieces.ships_of(seat).flat_map(|(path, _)| path.hexes());
            for nth in hexes.filter_map(|hex| self.island.sea_number(hex)) {
                let Some(owners) = beside.get_mut(nth) else { continue };
                let owners = owners.get_or_insert_default();
                if seat != mover && owners.last() != Some(&seat) {
                    // Every seat once: there is room.
                    let _ = owners.try_push(seat);
                }
            }
        }
        let mut victims = Vec::with_capacity(beside.iter().flatten().count());
        let hexes = sea.iter().zip(beside);
        victims.extend(
            hexes.filter_map(|(at, players)| Some(PirateVictims { at: *at, players: players? })),
        );
        victims
    }
}
