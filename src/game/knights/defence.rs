//! What knights, walls and the barbarians' absence are worth to a player.

use crate::game::{Position, Seat};

/// How many more cards a 7 leaves alone for each wall (KNIGHTS 5).
const WALL_ROOM: u16 = 2;

impl Position<'_> {
    /// Whether the robber stays where it is whatever happens: in Cities & Knights until
    /// the first attack (KNIGHTS 5, 11).
    pub fn is_robber_locked(&self) -> bool {
        self.knights.is_some_and(|knights| knights.barbarians.attacks == 0)
    }

    /// The sum of the active knights of `seat` (KNIGHTS 9).
    pub fn defence(&self, seat: Seat) -> u8 {
        let knights = self.pieces.knights_of(seat).map(|(_, knight)| knight.strength());
        knights.fold(0, u8::saturating_add)
    }

    /// The most cards that a 7 leaves with `seat`, where it leaves `usual` without walls.
    pub fn hand_limit(&self, usual: u16, seat: Seat) -> u16 {
        self.pieces.walls_of(seat).fold(usual, |limit, _| limit.saturating_add(WALL_ROOM))
    }
}
