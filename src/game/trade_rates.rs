//! What the bank asks for a card: four of a kind, or what a harbor gives (RULES 6).

use super::{Cards, Pieces, Seat};
use crate::board::{HarborKind, Island};

/// Cards of a kind that the bank asks of whoever has no harbor for it.
const WITHOUT_HARBOR: u8 = 4;

/// How many cards of each kind the bank asks `seat` for one of another kind
/// (RULES 6): 4, or what the best harbor gives.
pub fn trade_rates(pieces: &Pieces, island: &Island, seat: Seat) -> Cards {
    let mut rates = Cards::from_fn(|_| WITHOUT_HARBOR);
    for (place, _) in pieces.buildings_of(seat) {
        for harbor in island.harbors_at(place) {
            match harbor {
                HarborKind::Of(kind) => rates.set(kind, 2),
                HarborKind::Any => rates = rates.least(Cards::from_fn(|_| 3)),
            }
        }
    }
    rates
}
