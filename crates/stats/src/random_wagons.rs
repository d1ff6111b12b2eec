//! Wagons at random: a board with its bandits, moves, levels, and what is asked (TRADERS 5).

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::random_expansions::pick;
use board::{Hex, Intersection, Island, Path, Site, Terrain, Tile};
use cards::Die;
use game::{
    BANDITS, Cargo, Deed, DevelopmentCard, Phase, RiverMap, Rules, State, Wagon, WagonBoard,
    WagonDeed, WagonTask, takes_bandit,
};

/// `island` with trade hexes, and paths of bandits, where wagons are played.
pub fn wagoned(
    island: Island,
    rivers: Option<&RiverMap>,
    (rules, players): (&Rules, usize),
    rng: &mut impl Rng,
) -> (Island, Vec<Path>) {
    match rules.wagons {
        Some(_) => with_wagons(island, rivers, players, rng),
        None => (island, Vec::new()),
    }
}

/// The board of so many players with its terrain mixed and its bandits; amid sea that is laid out,
/// or with rivers, `island` with trade hexes in place of some of its land.
fn with_wagons(
    island: Island,
    rivers: Option<&RiverMap>,
    players: usize,
    rng: &mut impl Rng,
) -> (Island, Vec<Path>) {
    if island.has_surroundings() || rivers.is_some() {
        let island = with_trade_hexes(&island, rivers, rng).unwrap_or(island);
        let mut paths: Vec<Path> = island.bare_paths();
        paths.shuffle(rng);
        paths.truncate(BANDITS);
        return (island, paths);
    }
    let board = WagonBoard::seating(players);
    let mut terrain = board.terrain();
    terrain.shuffle(rng);
    (board.island(&terrain).unwrap_or(island), board.bandits())
}

/// `island` with a trade hex of each kind, off rivers; beside these they keep their tokens.
fn with_trade_hexes(
    island: &Island,
    rivers: Option<&RiverMap>,
    rng: &mut impl Rng,
) -> Option<Island> {
    let mut tiles: Vec<Tile> = island.tiles().to_vec();
    tiles.shuffle(rng);
    let is_river = |tile: &Tile| rivers.is_some_and(|map| map.is_river(tile.at));
    let is_plain = |tile: &&mut Tile| !is_river(tile) && tile.token.is_some();
    for (tile, site) in tiles.iter_mut().filter(is_plain).zip(Site::ALL) {
        let token = tile.token.filter(|_| rivers.is_some());
        *tile = Tile { at: tile.at, terrain: Terrain::Trade(site), token };
    }
    island.relaid(tiles, island.harbors().to_vec()).ok()
}

/// One way to do what wagons ask.
pub fn task_deed(state: &State, task: WagonTask, rng: &mut impl Rng) -> Option<WagonDeed> {
    Some(match task {
        WagonTask::Load { player, site } => {
            WagonDeed::Load { player, cargo: pick(&Cargo::of(site), rng)? }
        }
        WagonTask::Bandit { player, from, .. } => {
            let bandits = &state.wagons()?.table().bandits;
            let from = from.or_else(|| pick(bandits, rng))?;
            let free = |path: &Path| takes_bandit(state.island(), *path) && !bandits.contains(path);
            let paths: Vec<Path> = state.island().bare_paths().into_iter().filter(free).collect();
            WagonDeed::MoveBandit { player, from, to: pick(&paths, rng)? }
        }
    })
}

/// Adds a bandit that a knight sends away, in Cities & Knights (TRADERS 8.2).
fn add_knights(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    if state.knights().is_none() {
        return;
    }
    let bandits = state.wagons().map_or(&[][..], |wagons| &wagons.table().bandits);
    for (knight, _) in state.pieces().knights_of(state.builder()) {
        let Some(from) = bandits.iter().find(|path| path.ends().contains(&knight)) else {
            continue;
        };
        let paths = state.island().bare_paths();
        let to = pick(&paths, rng).filter(|to| !bandits.contains(to));
        let away = to.map(|to| WagonDeed::SendAway { knight, from: *from, to });
        deeds.extend(away.map(Deed::Wagons));
    }
}

/// The stop nearest to a plaza at which the wagon delivers, or loads if it is empty.
fn nearest_to_business(
    state: &State,
    wagon: Wagon,
    stops: &[Intersection],
) -> Option<Intersection> {
    let (island, stacks) = (state.island(), state.wagons()?.table().stacks);
    let has_business = |site| match wagon.load {
        Some(_) => wagon.delivers_at(site),
        None => stacks.of(site) > 0,
    };
    let goals =
        island.trade_hexes().iter().filter(|hex| island.site(**hex).is_some_and(has_business));
    let goals: Vec<Hex> = goals.copied().collect();
    let away = |at: &&Intersection| {
        let from =
            |goal: &Hex| at.hexes().iter().map(|hex| u32::from(hex.distance(*goal))).sum::<u32>();
        goals.iter().map(from).min()
    };
    stops.iter().min_by_key(away).copied()
}

/// Adds where the wagon may go, and what else may be done with it.
pub fn add_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    let Some(wagons) = state.wagons() else { return };
    let builder = state.builder();
    let Some(wagon) = state.wagon(builder) else { return };
    if let Some(next) = state.next_level(builder)
        && state.hands().is_none_or(|hands| hands.may_hold(builder, next.price()))
    {
        deeds.push(Deed::Wagons(WagonDeed::BuyLevel));
    }
    if state.phase() != Phase::Trading {
        return;
    }
    add_knights(state, deeds, rng);
    // What ends trading and building is not done first of all.
    if !wagons.turn().has_begun() && rng.random_bool(0.7) {
        return;
    }
    let stops: Vec<_> = state.wagon_stops().into_iter().map(|stop| stop.at).collect();
    let onward = rng.random_bool(0.7).then(|| nearest_to_business(state, wagon, &stops));
    let to = onward.flatten().or_else(|| pick(&stops, rng));
    deeds.extend(to.map(|to| Deed::Wagons(WagonDeed::Travel { to })));
    deeds.push(Deed::Wagons(WagonDeed::Feed));
    let beside = |path: &Path| wagon.at.is_some_and(|at| path.ends().contains(&at));
    let bandit = wagons.table().bandits.iter().copied().find(beside);
    let die = pick(&Die::ALL, rng);
    deeds.extend(bandit.zip(die).map(|(at, die)| Deed::Wagons(WagonDeed::DriveOff { at, die })));
    let has_card = state.hidden_cards(builder).ready > 0
        && state.unspent(DevelopmentCard::SwiftJourney) > 0
        && state.played().is_none();
    if has_card && wagons.turn().may_be_followed() && rng.random_bool(0.2) {
        deeds.push(Deed::Wagons(WagonDeed::PlaySwiftJourney));
    }
}
