//! What the bank asks for a card: four of a kind, or what a harbor gives (RULES 6).

use super::{Cards, CitiesAndKnights, Level, Pieces, Seat, Track};
use crate::board::{Commodity, HarborKind, Island};

/// Cards of a kind that the bank asks of whoever has no harbor for it.
const WITHOUT_HARBOR: u8 = 4;

/// How many cards of each kind the bank asks `seat` for one of another kind: 4, what the
/// best harbor gives (RULES 6), or what the merchant and the Merchant Guild give
/// (KNIGHTS 6).
pub fn trade_rates(
    pieces: &Pieces,
    island: &Island,
    knights: Option<&CitiesAndKnights>,
    seat: Seat,
) -> Cards {
    let mut rates = Cards::from_fn(|_| WITHOUT_HARBOR);
    for (place, _) in pieces.buildings_of(seat) {
        for harbor in island.harbors_at(place) {
            match harbor {
                HarborKind::Of(kind) => rates.set(kind, 2),
                HarborKind::Any => rates = rates.least(Cards::from_fn(|_| 3)),
            }
        }
    }
    let Some(knights) = knights else { return rates };
    let merchant = knights.merchant.filter(|merchant| merchant.owner == seat);
    let tile = merchant.and_then(|merchant| island.tile(merchant.at));
    if let Some(resource) = tile.and_then(|tile| tile.terrain.resource()) {
        rates.set(resource, 2);
    }
    if knights.improvements.of(seat).of(Track::Trade) >= Level::ABLE {
        for commodity in Commodity::ALL {
            rates.set(commodity, 2);
        }
    }
    rates
}
