//! What players have at sea, in words: ships, and points for foreign islands.

use super::GameWords;
use crate::board::Hex;
use crate::game::{Piece, Seat};

impl GameWords<'_> {
    /// All of Seafarers that everybody sees of a player; nothing where it isn't played.
    pub fn sea_facts(&self, seat: Seat) -> Vec<String> {
        let Some(sea) = self.state.sea() else { return Vec::new() };
        let left = self.state.pieces_left(seat, Piece::Ship);
        let ships = self.text.with("sea-ships-left", &[("count", left.into())]);
        let told = |island, points: u8| {
            let values = [("count", points.into()), ("island", self.isle_letter(island).into())];
            self.text.with("sea-chit", &values)
        };
        let chits = sea.chits(seat).iter().map(|chit| told(chit.island, chit.points));
        chits.chain([ships]).collect()
    }

    /// The letter of the island, or the area, that a hex belongs to: "B".
    pub fn isle_letter(&self, hex: Hex) -> String {
        let areas = self.state.position().areas().into_iter();
        let mut areas = areas.filter(|area| area.hexes.contains(&hex));
        areas.next().map(|area| area.letter.to_string()).unwrap_or_default()
    }

    /// The letters of the islands on which a player has earned points: "B, C".
    pub fn chit_letters(&self, seat: Seat) -> String {
        let chits = self.state.sea().map(|sea| sea.chits(seat)).unwrap_or_default();
        let letters: Vec<String> = chits.iter().map(|chit| self.isle_letter(chit.island)).collect();
        self.text.joined(&letters)
    }
}
