//! Seafarers at random: maps, what may be done, and one way to do what is asked.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

use board::{Harbor, HarborKind, Hex, Island, Path, Side, Surroundings, Terrain, Tile, Token};
use game::{
    CardKind, Cards, Deed, Deserts, Ground, HiddenGround, Home, Phase, Purchase, SeaDeed, SeaMap,
    SeaTask, State,
};

/// How far a random map goes from its middle: 61 cells.
const REACH: u16 = 4;

/// A map that no book has: land in patches, gold, a desert now and then, hidden hexes, harbors
/// wherever there is coast.
pub fn random_map(rng: &mut impl Rng) -> Option<(Island, SeaMap)> {
    let middle = Hex::new(0, 0);
    let reach = i8::try_from(REACH).unwrap_or(0);
    let cells = (-reach..=reach).flat_map(|q| (-reach..=reach).map(move |r| Hex::new(q, r)));
    let cells: Vec<Hex> = cells.filter(|hex| hex.distance(middle) <= REACH).collect();
    let mut tiles = Vec::new();
    let mut surroundings = Surroundings::default();
    for at in cells {
        match rng.random_range(0..10) {
            0..=4 => {
                let Ground { terrain, token } = random_ground(rng);
                tiles.push(Tile { at, terrain, token });
            }
            5 => surroundings.hidden.push(at),
            _ => surroundings.sea.push(at),
        }
    }
    let is_sea = |hex: &Hex| surroundings.sea.contains(hex);
    let coasts = tiles.iter().flat_map(|tile| Side::ALL.map(|side| Path::of(tile.at, side)));
    let mut coasts: Vec<Path> = coasts.filter(|path| path.hexes().iter().any(is_sea)).collect();
    coasts.sort_unstable();
    coasts.dedup();
    coasts.shuffle(rng);
    let places = coasts.into_iter().take(9);
    let harbors =
        places.filter_map(|path| Some(Harbor { path, gives: *HarborKind::ALL.choose(rng)? }));
    let harbors: Vec<Harbor> = harbors.collect();
    let pirate = surroundings.sea.choose(rng).copied();
    let land: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let home = match rng.random_range(0..3) {
        0 => Home::At(land.iter().copied().take(1).collect()),
        _ => Home::WhereFounded,
    };
    let map = SeaMap {
        scenario: None,
        robber: land.choose(rng).copied().filter(|_| rng.random_bool(0.5)),
        pirate: pirate.filter(|_| rng.random_bool(0.7)),
        home,
        deserts: if rng.random_bool(0.5) { Deserts::Join } else { Deserts::Part },
        begins: None,
        hidden: None,
    };
    Some((Island::with_sea(tiles, harbors, surroundings).ok()?, map))
}

/// Some land: one of the five terrains that produce, gold, or a desert.
fn random_ground(rng: &mut impl Rng) -> Ground {
    let terrain = match rng.random_range(0..12) {
        0 => Terrain::Desert,
        1 => Terrain::Gold,
        _ => Terrain::ALL.choose(rng).copied().unwrap_or(Terrain::Desert),
    };
    let numbers = Token::ALL.choose(rng).copied();
    Ground { terrain, token: numbers.filter(|_| terrain != Terrain::Desert) }
}

/// One way to do what Seafarers asks.
pub fn task_deed(state: &State, task: &SeaTask, rng: &mut impl Rng) -> Option<SeaDeed> {
    Some(match task {
        SeaTask::Gold { player, count } => {
            let cards = state.hands().map(|_| {
                let mut bank = state.bank().unwrap_or_default().resources();
                let mut cards = Cards::none();
                for _ in 0..state.gold_due(*count) {
                    let kinds: Vec<CardKind> = bank.kinds().map(|(kind, _)| kind).collect();
                    if let Some(kind) = kinds.choose(rng) {
                        cards = cards.plus(Cards::of(*kind, 1));
                        bank = bank.less(Cards::of(*kind, 1));
                    }
                }
                cards
            });
            SeaDeed::TakeGold { player: *player, cards }
        }
        SeaTask::TurnUp { player, at } => {
            SeaDeed::TurnUp { player: *player, at: *at, is: turned_up(state, rng) }
        }
        SeaTask::FreeShip { .. } => SeaDeed::BuildShip { at: *state.ship_spots().choose(rng)? },
    })
}

/// What lies under a hidden hex: something that is left of the stacks, or anything where the
/// map doesn't say.
fn turned_up(state: &State, rng: &mut impl Rng) -> Option<Ground> {
    let left = state.hidden_left();
    let Some((ground, _)) = left.choose(rng) else {
        return (!rng.random_bool(0.3)).then(|| random_ground(rng));
    };
    let HiddenGround::Land(terrain) = *ground else { return None };
    let token = state.hidden_tokens_left().and_then(|left| left.choose(rng).copied());
    Some(Ground { terrain, token: token.filter(|_| terrain != Terrain::Desert) })
}

/// A ship beside the settlement of the opening, where one may lie there, now and then.
pub fn founding_ship(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    state.sea()?;
    let places = state.founding_ships();
    let at = *places.choose(rng)?;
    rng.random_bool(0.5).then_some(Deed::Sea(SeaDeed::FoundShip { at }))
}

/// The pirate in place of the robber, every second time.
pub fn pirate(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    if !state.may_move_pirate() || rng.random_bool(0.5) {
        return None;
    }
    let to = *state.pirate_hexes().choose(rng)?;
    Some(Deed::Sea(SeaDeed::MovePirate { to }))
}

/// A ship for a road that is free, every second time.
pub fn free_ship(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    state.sea()?;
    let at = *state.ship_spots().choose(rng)?;
    rng.random_bool(0.5).then_some(Deed::Sea(SeaDeed::BuildShip { at }))
}

/// Adds what may be done at sea; some of it the rules may refuse.
pub fn add_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    if state.sea().is_none() {
        return;
    }
    let builder = state.builder();
    if state.can_pay(builder, Purchase::Ship) {
        let ships = state.ship_spots().into_iter();
        deeds.extend(ships.map(|at| Deed::Sea(SeaDeed::BuildShip { at })));
    }
    if state.phase() != Phase::Trading {
        return;
    }
    if let Some(from) = state.movable_ships().choose(rng).copied() {
        let to = state.ship_moves(from).choose(rng).copied();
        deeds.extend(to.map(|to| Deed::Sea(SeaDeed::MoveShip { from, to })));
    }
    let pirate = state.pirate().filter(|_| state.knights().is_some());
    for (from, _) in state.pieces().knights_of(builder) {
        if pirate.is_some_and(|hex| from.touches(hex)) {
            let to = state.pirate_hexes().choose(rng).copied();
            deeds.extend(to.map(|to| Deed::Sea(SeaDeed::ChasePirate { from, to })));
        }
    }
}
