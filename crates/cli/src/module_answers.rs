//! Additions of fish, rivers, wagons, and oil to the answer about a position (FORMATS 1, TRADERS
//! 11.3).

use serde::Serialize;

use super::expansion_answers::{ascending, ascending_paths};
use super::question::OilQuestion;
use board::{Hex, Intersection, Path};
use cards::{Bars, Die, Effect, RulingSet};
use game::{
    BuildGold, FishCatch, Flooded, GRAIN_POINTS, OIL_TRACK, PerSeat, Position, Seat, Seats, Wagon,
    WagonReach, Wagons, YieldRule,
};

#[derive(Serialize)]
pub(super) struct FishAnswer {
    #[serde(flatten)]
    catch: Option<CatchLine>,
    boot_to: Seats,
}

#[derive(Serialize)]
struct CatchLine {
    #[serde(rename = "fish_owed")]
    owed: PerSeat<u8>,
    #[serde(rename = "fish_drawn")]
    drawn: PerSeat<u8>,
    #[serde(rename = "fish_exchange")]
    exchanges: PerSeat<bool>,
}

impl FishAnswer {
    /// Answers to a line about `position` with this `roll` in the turn of `active`.
    pub fn of(
        position: &Position<'_>,
        (roll, active): (Option<u8>, Option<Seat>),
        effects: &[Effect],
    ) -> Self {
        let first = active.or_else(|| position.knight_cards.seat(0));
        let rule = YieldRule::of(effects);
        let catch = roll.zip(first).and_then(|(roll, first)| {
            let FishCatch { owed, drawn, exchanges } = position.fish_catch(roll, &rule, first)?;
            Some(CatchLine { owed, drawn, exchanges })
        });
        Self { catch, boot_to: position.boot_to() }
    }
}

#[derive(Serialize)]
pub(super) struct RiversAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    bridge_spots: Option<Vec<Path>>,
    build_gold: BuildGoldLine,
    wealthiest: Option<Seat>,
    poor: Seats,
}

#[derive(Serialize)]
struct BuildGoldLine {
    settlement: Vec<Intersection>,
    road: Vec<Path>,
    bridge: u16,
}

impl RiversAnswer {
    /// Answers to a line about `position` in the turn of `active`, where damage is as `rulings`
    /// have it.
    pub fn of(position: &Position<'_>, active: Option<Seat>, rulings: RulingSet) -> Self {
        let bars = match rulings {
            RulingSet::Fusion => Bars::Buildings,
            RulingSet::Classic | RulingSet::Edition2025 => Bars::SettlementsWithoutOtherRoad,
        };
        let BuildGold { settlement, road, bridge } = position.build_gold();
        Self {
            bridge_spots: active.map(|active| ascending_paths(position.bridge_spots(active, bars))),
            build_gold: BuildGoldLine {
                settlement: ascending(settlement),
                road: ascending_paths(road),
                bridge,
            },
            wealthiest: position.wealthiest(),
            poor: position.poor(),
        }
    }
}

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

#[derive(Serialize)]
pub(super) struct OilAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    oil_owed: Option<PerSeat<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    oil_drawn: Option<PerSeat<u8>>,
    oil_left: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    flood: Option<PerSeat<Flooded>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pollution: Option<Vec<Hex>>,
}

impl OilAnswer {
    /// Answers to a line about `position` with this `roll` in the turn of `active`.
    pub fn of(
        question: &OilQuestion,
        position: &Position<'_>,
        (roll, active): (Option<u8>, Option<Seat>),
        effects: &[Effect],
    ) -> Self {
        let first = active.or_else(|| position.knight_cards.seat(0));
        let owed = roll.map(|roll| position.oil_owed(roll, &YieldRule::of(effects)));
        let drawn = owed.as_ref().zip(first).map(|(owed, first)| position.oil_drawn(owed, first));
        let flood = || {
            let flooded = position.flood(|seat| question.settlements.of(seat));
            flooded.map(|_, of| Flooded {
                removed: ascending(of.removed.iter().copied()),
                reduced: ascending(of.reduced.iter().copied()),
            })
        };
        let is_flood = question.disaster == Some(7);
        Self {
            oil_owed: owed,
            oil_drawn: drawn,
            oil_left: position.oil.map_or(OIL_TRACK, |oil| oil.table.left()),
            flood: is_flood.then(flood),
            pollution: question
                .disaster
                .filter(|_| !is_flood)
                .map(|number| position.pollution(number)),
        }
    }
}
