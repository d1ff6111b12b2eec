//! Additions of wagons to the answer about a position (FORMATS 1, TRADERS 11.3).

use serde::Serialize;

use board::Intersection;
use cards::Die;
use game::{GRAIN_POINTS, Position, Seat, Wagon, WagonReach, Wagons};

#[derive(Serialize)]
pub(super) struct WagonsAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    wagon_reach: Option<WagonReachLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    delivery: Option<DeliveryLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drives_off: Option<Vec<u8>>,
}

/// Places where a wagon can stop, without a grain and with it.
#[derive(Serialize)]
struct WagonReachLine {
    plain: Vec<StopLine>,
    grain: Vec<StopLine>,
}

#[derive(Serialize)]
struct StopLine {
    at: Intersection,
    points: u8,
    gold: u16,
}

#[derive(Serialize)]
struct DeliveryLine {
    delivers: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    gold: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
    /// Set where it takes a token.
    loads: bool,
}

impl WagonsAnswer {
    /// Answers to a line about `position` with `wagons` in the turn of `active`.
    pub fn of(position: &Position<'_>, wagons: Wagons<'_>, active: Option<Seat>) -> Self {
        let own = active.and_then(|seat| {
            let wagon = wagons.table.wagons.get(seat)?;
            Some((seat, *wagon, wagon.at?))
        });
        let gold = |seat| position.gold.map_or(0, |purses| purses.of(seat));
        Self {
            wagon_reach: own.map(|(seat, wagon, at)| {
                let points = wagon.level.reach();
                let stops = |points| stops(&position.wagon_reach(seat, at, points, gold(seat)));
                WagonReachLine { plain: stops(points), grain: stops(points + GRAIN_POINTS) }
            }),
            delivery: own.and_then(|(_, wagon, at)| delivery(position, wagon, at, wagons)),
            drives_off: own.map(|(_, wagon, _)| {
                let driven = Die::ALL.into_iter().filter(|die| wagon.level.drives_off(*die));
                driven.map(Die::pips).collect()
            }),
        }
    }
}

/// Stops in the order in which places are written.
fn stops(reach: &WagonReach) -> Vec<StopLine> {
    let mut stops: Vec<StopLine> = reach
        .stops()
        .map(|stop| StopLine { at: stop.at, points: stop.points, gold: stop.gold })
        .collect();
    stops.sort_by_cached_key(|stop| stop.at.rank_by_hexes());
    stops
}

fn delivery(
    position: &Position<'_>,
    wagon: Wagon,
    at: Intersection,
    wagons: Wagons<'_>,
) -> Option<DeliveryLine> {
    let site = position.island.site(at.plaza_hex()?)?;
    let delivers = wagon.delivers_at(site);
    Some(DeliveryLine {
        delivers,
        gold: delivers.then(|| wagon.level.gold()),
        points: delivers.then_some(1),
        loads: wagon.loads_at(site) && wagons.table.stacks.of(site) > 0,
    })
}
