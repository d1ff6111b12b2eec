//! What players have at sea, in words: ships, and points for foreign islands.

use super::GameWords;
use board::Hex;
use game::{Piece, Seat};

impl GameWords<'_> {
    /// All of Seafarers that everybody sees of a player; nothing where it isn't played.
    pub fn sea_facts(&self, seat: Seat) -> Vec<String> {
        let Some(sea) = self.state.sea() else { return Vec::new() };
        let left = self.state.pieces_left(seat, Piece::Ship);
        let ships = self.text.with("sea-ships-left", &[("count", left.into())]);
        let told = |island, points: u8| {
            let values = [("count", points.into()), ("island", self.island_letter(island).into())];
            self.text.with("sea-chit", &values)
        };
        let chits = sea.chits(seat).iter().map(|chit| told(chit.island, chit.points));
        chits.chain([ships]).collect()
    }

    /// The letter that the island, or the area, of a hex has had since the hex is land of it:
    /// "B"; none where it never was.
    pub fn island_letter(&self, hex: Hex) -> String {
        let letter = self.state.position().letter_of(hex);
        letter.map(|letter| letter.to_string()).unwrap_or_default()
    }

    /// The letters of the islands of these hexes, each once: "B, C".
    pub(super) fn island_letters(&self, hexes: &[Hex]) -> String {
        let mut letters: Vec<String> = hexes.iter().map(|hex| self.island_letter(*hex)).collect();
        letters.retain(|letter| !letter.is_empty());
        letters.sort_unstable();
        letters.dedup();
        self.text.joined(&letters)
    }

    /// The letters of the islands on which a player has earned points: "B, C".
    pub fn chit_letters(&self, seat: Seat) -> String {
        let chits = self.state.sea().map(|sea| sea.chits(seat)).unwrap_or_default();
        let letters: Vec<String> =
            chits.iter().map(|chit| self.island_letter(chit.island)).collect();
        self.text.joined(&letters)
    }
}
