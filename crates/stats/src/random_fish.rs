//! Fish at random: lakes and grounds on an island, what tokens buy, and what is asked (TRADERS 1).

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::random_expansions::pick;
use board::{FishingGround, Hex, Island, Markers, Shape, Terrain, Tile};
use game::{
    BootDraw, Deed, EXTRA_BUILDERS, FishDeed, FishTask, FishTokens, Rules, State, ground_numbers,
    numbered_lakes, shores,
};

/// `island` with lakes and grounds, where they are played.
pub fn fished(island: Island, rules: &Rules, players: usize, rng: &mut impl Rng) -> Island {
    match rules.fish {
        Some(_) => {
            let how = (players, rules.rivers.is_some());
            with_fish(&island, how, rng).unwrap_or(island)
        }
        None => island,
    }
}

/// `island` with lakes in place of its deserts, unless there are rivers, and grounds at its coast,
/// wherever they may be.
fn with_fish(
    island: &Island,
    (players, has_rivers): (usize, bool),
    rng: &mut impl Rng,
) -> Option<Island> {
    let is_large = players >= EXTRA_BUILDERS;
    let mut tiles: Vec<Tile> = island.tiles().to_vec();
    let is_inland = |tile: &Tile| tile.at.neighbors().all(|hex| island.is_land(hex));
    let mut within: Vec<Hex> =
        tiles.iter().filter(|tile| is_inland(tile)).map(|tile| tile.at).collect();
    // Amid laid out sea a lake may lie at the coast, where there is nothing else.
    if within.is_empty() && island.has_surroundings() {
        within.extend(tiles.iter().map(|tile| tile.at));
    }
    within.shuffle(rng);
    // Rivers and wagons have no lake (TRADERS 8.4).
    let has_none = has_rivers || !island.trade_hexes().is_empty();
    within.truncate(match (has_none, is_large) {
        (true, _) => 0,
        (false, true) => 2,
        (false, false) => 1,
    });
    let mut deserts: Vec<Hex> = island.deserts().filter(|hex| !within.contains(hex)).collect();
    let mut moved: Vec<Tile> = Vec::new();
    for tile in tiles.iter_mut().filter(|tile| within.contains(&tile.at)) {
        if tile.terrain != Terrain::Desert {
            moved.push(*tile);
        }
        *tile = Tile { at: tile.at, terrain: Terrain::Lake, token: None };
    }
    // What lay there goes where the desert was.
    for tile in moved {
        let Some(at) = deserts.pop() else { break };
        if let Some(desert) = tiles.iter_mut().find(|other| other.at == at) {
            *desert = Tile { at, ..tile };
        }
    }
    let lakes = numbered_lakes(&within);
    let laid = island.relaid(tiles, island.harbors().to_vec()).ok()?;
    let mut shores: Vec<Hex> = shores(&laid);
    shores.shuffle(rng);
    let numbers = ground_numbers(if is_large { Shape::Large } else { Shape::Standard });
    let grounds = shores.into_iter().zip(numbers);
    let grounds = grounds.map(|(at, number)| FishingGround { at, number }).collect();
    laid.marked(Markers { grounds, lakes, ..island.markers().clone() }).ok()
}

/// One way to do what fish ask; `None` where it is left.
pub fn task_deed(task: &FishTask, rng: &mut impl Rng) -> Option<FishDeed> {
    let done = match task {
        FishTask::Exchange { player } => FishDeed::Exchange { player: *player },
        FishTask::Boot { among, drawn, .. } => {
            let player = pick(among, rng)?;
            let deed = FishDeed::DrawBoot { player };
            return (*drawn == BootDraw::Surely || rng.random_bool(0.1)).then_some(deed);
        }
    };
    rng.random_bool(0.5).then_some(done)
}

/// Adds what fish may buy, and whom the boot may go to.
pub fn add_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    if state.fish().is_none() {
        return;
    }
    let builder = state.builder();
    let held = state.fish_of(builder);
    for on in state.fish_offers() {
        let tokens = some_tokens(on.price(), held, rng);
        let buys = tokens.map(|tokens| Deed::Fish(FishDeed::Spend { on, tokens }));
        deeds.extend(buys.filter(|_| rng.random_bool(0.3)));
    }
    let position = state.position();
    if position.boot() == Some(builder) {
        let to = pick(&position.boot_to(), rng);
        deeds.extend(to.map(|to| Deed::Fish(FishDeed::PassBoot { to })));
    }
}

/// Tokens that pay `price`, as nobody knows what theirs show; none where `held` are too few.
fn some_tokens(price: u8, held: u8, rng: &mut impl Rng) -> Option<FishTokens> {
    let mut tokens = FishTokens::default();
    while tokens.fish() < price && tokens.count() < held {
        match rng.random_range(0..29) {
            0..=10 => tokens.ones += 1,
            11..=20 => tokens.twos += 1,
            _ => tokens.threes += 1,
        }
    }
    (tokens.fish() >= price).then_some(tokens)
}
