//! What gold fields bring (SEA 6).

use crate::board::Terrain;
use crate::game::{PerSeat, Position, RobberRule, YieldRule};

impl Position<'_> {
    /// How many resources of choice `number` brings each player, whatever the bank has.
    pub(in crate::game) fn gold_owed(&self, number: u8, rule: &YieldRule) -> PerSeat<u8> {
        let mut owed = self.knight_cards.map(|_, _| 0_u8);
        let tiles = self.island.tiles().iter();
        let gold = tiles.filter(|tile| {
            let has_number = tile.token.is_some_and(|token| token.number() == number);
            tile.terrain == Terrain::Gold && has_number
        });
        for tile in gold {
            let is_blocked = rule.robber == RobberRule::Blocks && self.robber == Some(tile.at);
            for (place, seat, building) in self.pieces.buildings() {
                let is_kept = is_blocked && !self.is_spared(seat);
                if !place.touches(tile.at) || is_kept || !self.seating.is_present(seat) {
                    continue;
                }
                if let Some(sum) = owed.get_mut(seat) {
                    *sum = sum.saturating_add(rule.gold(building));
                }
            }
        }
        owed
    }
}
