//! Rivers and gold at random: boards, what may be built, bought, and sold, and gold in trades.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use super::random_expansions::pick;
use board::{Hex, Island, Path, Shape, Terrain, Tile};
use game::{
    CardKind, Deed, EXTRA_BUILDERS, ExtraBuilding, GOLD_PRICE, GoldDeed, Goods, KnightsTask, Phase,
    Purchase, RiverMap, RiversDeed, Rules, SeaMap, Seat, State, river_board,
};

/// Number of hexes of a random river at most, its mouth aside.
const LONGEST: usize = 4;

/// An island with rivers, where they are played: amid the sea what it was, else the printed board.
pub fn watered(
    rules: &Rules,
    (island, sea): (Island, Option<SeaMap>),
    players: usize,
    rng: &mut impl Rng,
) -> (Island, Option<SeaMap>, Option<RiverMap>) {
    if rules.rivers.is_none() {
        return (island, sea, None);
    }
    let Some(map) = sea else {
        let (island, rivers) = board_with_rivers(players, rng);
        return (island, None, Some(rivers));
    };
    let (laid, rivers) = rivers_at_sea(island.clone(), rng);
    let map = map.fitting(&island, &laid);
    (laid, Some(map), Some(rivers))
}

/// A bridge on a free site.
pub fn bridge(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    let at = pick(&state.bridge_spots(), rng)?;
    Some(Deed::Rivers(RiversDeed::BuildBridge { at }))
}

/// A path that Road Building may turn back first: no bridge's (TRADERS 8.1).
pub fn free_repair(state: &State) -> Option<Path> {
    let mut damaged = state.damaged_links(state.builder());
    damaged.find(|at| state.pieces().bridge(*at).is_none())
}

/// The printed board for so many players, its other hexes mixed.
fn board_with_rivers(players: usize, rng: &mut impl Rng) -> (Island, RiverMap) {
    let shape = if players >= EXTRA_BUILDERS { Shape::Large } else { Shape::Standard };
    river_board(shape, rng)
}

/// Up to two rivers on an island amid the sea, which flow to it, now and then from a swamp.
fn rivers_at_sea(island: Island, rng: &mut impl Rng) -> (Island, RiverMap) {
    let mut island = island;
    let mut map = RiverMap::default();
    for _ in 0..2 {
        let Some(river) = river_at_sea(&island, &map, rng) else { continue };
        let last = river.len().checked_sub(2).and_then(|place| river.get(place)).copied();
        map.rivers.push(river);
        if let Some(at) = last.filter(|_| rng.random_bool(0.5)) {
            let swamp = Tile { at, terrain: Terrain::Swamp, token: None };
            island = island.laid(at, Some(swamp)).unwrap_or(island);
        }
    }
    (island, map)
}

fn river_at_sea(island: &Island, map: &RiverMap, rng: &mut impl Rng) -> Option<Vec<Hex>> {
    let mouth = *island.sea().choose(rng)?;
    let mut river = vec![mouth];
    let mut at = mouth;
    for _ in 0..rng.random_range(1..=LONGEST) {
        let onward = at
            .neighbors()
            .filter(|hex| island.is_land(*hex) && !river.contains(hex) && !map.is_river(*hex));
        let onward: Vec<Hex> = onward.collect();
        let Some(next) = pick(&onward, rng) else { break };
        river.push(next);
        at = next;
    }
    river.reverse();
    (river.len() > 1).then_some(river)
}

/// Adds what may be built over rivers, and bought and sold for gold; some of it the rules may
/// refuse.
pub fn add_rivers_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    if state.gold().is_none() {
        return;
    }
    let builder = state.builder();
    if state.can_pay(builder, Purchase::Bridge) {
        let sites = state.bridge_spots().into_iter();
        deeds.extend(sites.map(|at| Deed::Rivers(RiversDeed::BuildBridge { at })));
        let damaged = state.damaged_links(builder);
        let bridges = damaged.filter(|at| state.pieces().bridge(*at).is_some());
        deeds.extend(bridges.map(|at| Deed::RepairRoad { at }));
    }
    let is_partner = state.rules().extra_building == ExtraBuilding::Paired;
    if state.phase() != Phase::Trading && !is_partner {
        return;
    }
    if state.gold_purchases_left() > 0 && state.gold_of(builder) >= GOLD_PRICE {
        let bank = state.bank().unwrap_or_default().resources();
        let kinds: Vec<CardKind> = bank.kinds().map(|(kind, _)| kind).collect();
        let card = pick(&kinds, rng);
        deeds.extend(card.map(|_| Deed::Gold(GoldDeed::Buy { card })));
    }
    let hand = state.hands().map(|hands| hands.known(builder)).unwrap_or_default();
    for (give, held) in hand.kinds() {
        let count = state.gold_rate(builder, give);
        if held >= count {
            deeds.push(Deed::Gold(GoldDeed::Sell { give, count }));
        }
    }
}

/// Gold in place of what `seat` would give in a trade, now and then.
pub fn with_gold(state: &State, seat: Seat, goods: Goods, rng: &mut impl Rng) -> Goods {
    let gold = state.gold_of(seat);
    if gold > 0 && rng.random_bool(0.3) { Goods::gold(rng.random_range(1..=gold)) } else { goods }
}

/// Gold for a city that is about to be pillaged, every second time that somebody has so much.
pub fn saved_city(state: &State, task: &KnightsTask, rng: &mut impl Rng) -> Option<Deed> {
    let KnightsTask::LoseCity { player } = *task else { return None };
    let saves = state.may_save_city(player) && rng.random_bool(0.5);
    saves.then_some(Deed::Rivers(RiversDeed::SaveCity { player }))
}
