//! A table of Seafarers in a window: Heading for New Shores for four, played so far elsewhere,
//! with whatever a test needs put right.

use board::{Hex, Intersection, Island, Path, Surroundings};
use egui::Vec2;
use game::{
    Building, Cards, Deed, Following, HiddenStack, Home, NumberSource, Phase, Rules, SeaDeed,
    SeaMap, SeaRules, SetupFields, State,
};
use words::language::Language;

use super::bot::NAMES;
use super::island_editor::new_shores;
use super::played::Played;
use super::window::{LANDSCAPE, PORTRAIT};
use crate::common::{players, setup_with};

/// Every shape of screen, and both languages where there is little room.
pub const WINDOWS: [(Vec2, Language); 5] = [
    (LANDSCAPE, Language::English),
    (PORTRAIT, Language::German),
    (Vec2::new(800.0, 480.0), Language::German),
    (Vec2::new(480.0, 800.0), Language::English),
    (Vec2::new(480.0, 800.0), Language::German),
];

/// A hex of the map by its row and column.
pub const fn at((row, column): (i8, i8)) -> Hex {
    Hex::new(column - row / 2, row)
}

/// The map, with these hexes hidden.
fn island(hidden: &[(i8, i8)]) -> Island {
    let (whole, hidden) = (new_shores(), hidden.iter().copied().map(at).collect::<Vec<Hex>>());
    let is_open = |hex: &Hex| !hidden.contains(hex);
    let sea = whole.sea().iter().copied().filter(is_open).collect();
    let harbors = whole.harbors().iter().filter(|harbor| harbor.path.hexes().iter().all(is_open));
    let (tiles, harbors) = (whole.tiles().to_vec(), harbors.copied().collect());
    Island::with_sea(tiles, harbors, Surroundings { sea, hidden }).expect("an island")
}

/// The main island.
fn home(island: &Island) -> Vec<Hex> {
    island.islands().into_iter().map(|isle| isle.hexes).max_by_key(Vec::len).expect("an island")
}

pub fn rules(following: Following) -> Rules {
    let sea = Some(SeaRules::default());
    Rules { following, target: 14, sea, ..Rules::open_hands() }
}

/// The opening of the first four of these players on that map; of what is hidden this much is known.
fn opening(
    names: [&str; 6],
    rules: Rules,
    (hidden, stack): (&[(i8, i8)], Option<HiddenStack>),
) -> Played {
    let island = island(hidden);
    let main = home(&island);
    let sea = SeaMap {
        robber: Some(at((5, 3))),
        pirate: Some(at((4, 8))),
        home: Home::At(main[..1].to_vec()),
        begins: Some(main),
        hidden: stack,
        ..SeaMap::default()
    };
    let usual = SetupFields::from(setup_with(4, rules, &[]));
    let (players, source) = (players(names.into_iter().take(4)), NumberSource::Table);
    Played::of(SetupFields { island, players, source, sea: Some(sea), ..usual })
}

/// Before anybody has placed anything.
pub fn unopened(rules: Rules) -> Played {
    company(NAMES.map(|(name, _)| name), rules)
}

/// The same for players of these names.
pub fn company(names: [&str; 6], rules: Rules) -> Played {
    opening(names, rules, (&[], None))
}

/// Everybody has two settlements on the coast of the main island, and a ship beside each.
pub fn founded(mut game: Played) -> Played {
    let hidden = game.state.island().hidden().to_vec();
    let is_dark = |place: Intersection| hidden.iter().any(|hex| place.touches(*hex));
    while let Phase::Founding { settlement, .. } = game.state.phase() {
        let deed = if settlement.is_some() {
            let ships = game.state.founding_ships();
            let open = ships.iter().rfind(|path| !path.ends().into_iter().any(is_dark));
            Deed::Sea(SeaDeed::FoundShip { at: *open.expect("open sea") })
        } else {
            let island = game.state.island();
            let mut spots = game.state.founding_spots().into_iter();
            let is_open = |place: Intersection| {
                !is_dark(place) && !place.paths().into_iter().flat_map(Path::ends).any(is_dark)
            };
            let place = spots.find(|place| island.is_coast_or_sea(*place) && is_open(*place));
            Deed::FoundSettlement { at: place.expect("a coast") }
        };
        game.does(deed);
    }
    game
}

/// Before the number of the first turn.
pub fn before(rules: Rules) -> Played {
    founded(unopened(rules))
}

/// Anna's turn after its number, which is that of no gold.
pub fn trading(rules: Rules) -> Played {
    rolled(before(rules))
}

/// The same where some hexes beside the main island are hidden.
pub fn in_fog(stack: Option<HiddenStack>) -> Played {
    in_fog_named(NAMES.map(|(name, _)| name), stack)
}

/// The same for players of these names.
pub fn in_fog_named(names: [&str; 6], stack: Option<HiddenStack>) -> Played {
    rolled(founded(opening(names, rules(Following::Open), (&FOG, stack))))
}

fn rolled(mut game: Played) -> Played {
    game.rolls(12);
    assert_eq!(game.state.phase(), Phase::Trading);
    game
}

/// A path at sea where the builder may lay a ship, and no road.
pub fn open_sea(state: &State) -> Path {
    let roads = state.road_spots();
    let mut spots = state.ship_spots().into_iter();
    spots.find(|path| !roads.contains(path)).expect("a path at sea")
}

/// A ship that may move, and where to.
pub fn voyage(state: &State) -> (Path, Path) {
    let from = *state.movable_ships().first().expect("a ship");
    (from, *state.ship_moves(from).first().expect("a goal"))
}

/// A hex beside a ship of a player's where the pirate may go.
pub fn beside_ship(state: &State, nth: usize) -> Hex {
    let seat = state.players().seat(nth).expect("a seat");
    let ships: Vec<Path> = state.pieces().ships_of(seat).map(|(path, _)| path).collect();
    let is_beside = |hex: &Hex| ships.iter().any(|path| path.hexes().contains(hex));
    state.pirate_hexes().into_iter().find(is_beside).expect("a hex")
}

/// A corner of a hex where nothing stands.
pub fn corner(game: &Played, hex: Hex) -> Intersection {
    let mut around = Intersection::around(hex).into_iter();
    around.find(|place| game.state.pieces().is_free(*place)).expect("a free corner")
}

/// Hexes north of the main island that are hidden.
const FOG: [(i8, i8); 3] = [(2, 2), (2, 3), (2, 4)];

/// A place on the coast, and a path at sea from there to the corner of something hidden.
pub fn way_into_fog(state: &State) -> (Intersection, Path) {
    let island = state.island();
    let is_dark = |place: &Intersection| FOG.iter().any(|hex| place.touches(at(*hex)));
    let coast = island.intersections().into_iter().filter(|place| {
        state.pieces().is_free(*place) && !is_dark(place) && island.is_coast_or_sea(*place)
    });
    let mut ways = coast.filter_map(|place| {
        let is_way = |path: &Path| island.has_ship_path(*path) && path.ends().iter().any(is_dark);
        Some((place, place.paths().into_iter().find(is_way)?))
    });
    ways.next().expect("a way into the fog")
}

/// Two of each resource.
pub fn two_of_each() -> Cards {
    Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some()))
}

/// A ship has just come to the fog, of which this much is known.
pub fn before_a_discovery(stack: Option<HiddenStack>) -> Played {
    discovering(in_fog(stack))
}

/// The same in a game that is at that map.
pub fn discovering(mut game: Played) -> Played {
    game.has(0, two_of_each());
    let (place, ship) = way_into_fog(&game.state);
    game.builds(0, place, Building::Settlement);
    game.does(SeaDeed::BuildShip { at: ship });
    game
}

/// A 7 after which the pirate may be moved.
pub fn before_the_pirate() -> Played {
    let mut game = before(rules(Following::Off));
    game.rolls(7);
    while !game.state.may_move_pirate() {
        game.does(Deed::Leave { task: 0 });
    }
    game
}

/// The number of a gold field, beside which the first player has a building.
pub fn on_gold(kind: Building, following: Following) -> Played {
    rolls_gold(before(rules(following)), kind)
}

/// The same in a game that waits for its number.
pub fn rolls_gold(mut game: Played, kind: Building) -> Played {
    let place = corner(&game, at((1, 5)));
    game.builds(0, place, kind);
    game.rolls(4);
    game
}
