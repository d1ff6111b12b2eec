//! What gold fields bring (SEA 6).

use crate::board::Terrain;
use crate::game::{GoldPayout, PerSeat, Position, RobberRule, YieldRule};

impl Position<'_> {
    /// How many resources of choice `number` brings each player, whatever the bank has.
    pub(in crate::game) fn gold_owed(&self, number: u8, rule: &YieldRule) -> PerSeat<u8> {
        self.gold(number, rule).due
    }

    /// The same, with what the robber keeps; nothing where the number reaches no gold.
    pub(in crate::game) fn gold_payout(&self, number: u8, rule: &YieldRule) -> Option<GoldPayout> {
        let gold = self.gold(number, rule);
        let counts = |counts: &PerSeat<u8>| counts.values().any(|count| *count > 0);
        (counts(&gold.due) || counts(&gold.blocked)).then_some(gold)
    }

    fn gold(&self, number: u8, rule: &YieldRule) -> GoldPayout {
        let none = self.knight_cards.map(|_, _| 0_u8);
        let mut owed = GoldPayout { due: none.clone(), blocked: none };
        let tiles = self.island.tiles().iter();
        let gold = tiles.filter(|tile| {
            let has_number = tile.token.is_some_and(|token| token.number() == number);
            tile.terrain == Terrain::Gold && has_number
        });
        for tile in gold {
            let is_blocked = rule.robber == RobberRule::Blocks && self.robber == Some(tile.at);
            for (place, seat, building) in self.pieces.buildings() {
                if !place.touches(tile.at) || !self.seating.is_present(seat) {
                    continue;
                }
                let is_kept = is_blocked && !self.is_spared(seat);
                let ledger = if is_kept { &mut owed.blocked } else { &mut owed.due };
                if let Some(sum) = ledger.get_mut(seat) {
                    *sum = sum.saturating_add(rule.gold(building));
                }
            }
        }
        owed
    }
}
