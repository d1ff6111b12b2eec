//! What knights on the island, and barbarians that have not come yet, are worth.

use crate::{Position, Seat};

impl Position<'_> {
    /// Whether the robber stays where it is whatever happens: in Cities & Knights until
    /// the first attack (KNIGHTS 5, 11).
    pub fn is_robber_locked(&self) -> bool {
        self.knights.is_some_and(|knights| knights.attacks == 0)
    }

    /// The sum of the active knights of `seat` (KNIGHTS 9).
    pub fn defence(&self, seat: Seat) -> u8 {
        let knights = self.pieces.knights_of(seat).map(|(_, knight)| knight.strength());
        knights.fold(0, u8::saturating_add)
    }
}
