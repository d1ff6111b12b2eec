//! A table of Seafarers in a window: Heading for New Shores for four, played so far elsewhere,
//! with whatever a test needs put right.

use board::{
    Harbor, HarborKind, Hex, Intersection, Island, Path, Side, Surroundings, Terrain, Tile, Token,
};
use egui::Vec2;
use game::{
    Building, Cards, Correction, Deed, Following, HiddenStack, Home, NumberSource, Phase, Rules,
    SeaCorrection, SeaDeed, SeaMap, SeaRules, SetupFields, State,
};
use words::language::Language;

use super::bot::NAMES;
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

/// The rows of the map (docs/sea.md, 13).
const ROWS: [&str; 9] = [
    ".    .    ~    ~    ~    ~    ~    ~    ~",
    " .    ~    M8   P11  ~    G4   ~    ~",
    ".    ~    ~    ~    ~    ~    H5   M2   ~",
    " ~    ~    P5   Fo6  M4   ~    Fo9  ~    ~",
    ".    ~    Fi12 H11  Fi3  P9   ~    G10  ~",
    " ~    H6   Fo10 D    Fi11 Fo5  ~    ~    ~",
    ".    ~    M3   P4   H9   P8   ~    H3   ~",
    " .    ~    Fi8  Fo2  M10  ~    Fi6  ~",
    ".    .    ~    ~    ~    ~    ~    ~    ~",
];

const HARBORS: [((i8, i8), Side, HarborKind); 4] = [
    ((4, 2), Side::West, HarborKind::Any),
    ((7, 2), Side::SouthWest, HarborKind::Any),
    ((5, 5), Side::East, HarborKind::Any),
    ((3, 3), Side::NorthEast, HarborKind::Any),
];

/// A hex of the map by its row and column.
pub const fn at((row, column): (i8, i8)) -> Hex {
    Hex::new(column - row / 2, row)
}

fn land(sign: &str) -> (Terrain, Option<Token>) {
    let letters = sign.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let terrain = match letters {
        "H" => Terrain::Hills,
        "Fo" => Terrain::Forest,
        "P" => Terrain::Pasture,
        "Fi" => Terrain::Fields,
        "M" => Terrain::Mountains,
        "G" => Terrain::Gold,
        "D" => Terrain::Desert,
        other => panic!("{other}?"),
    };
    let number: Option<u8> = sign[letters.len()..].parse().ok();
    (terrain, number.map(|number| number.try_into().expect("a token")))
}

/// The map, with these hexes hidden.
fn island(hidden: &[(i8, i8)]) -> Island {
    let hidden: Vec<Hex> = hidden.iter().copied().map(at).collect();
    let mut tiles = Vec::new();
    let mut around = Surroundings { hidden: hidden.clone(), ..Surroundings::default() };
    for (row, signs) in (0..).zip(ROWS) {
        for (column, sign) in (0..).zip(signs.split_whitespace()) {
            let hex = at((row, column));
            match sign {
                "." => {}
                _ if hidden.contains(&hex) => {}
                "~" => around.sea.push(hex),
                sign => {
                    let (terrain, token) = land(sign);
                    tiles.push(Tile { at: hex, terrain, token });
                }
            }
        }
    }
    let harbor = |(hex, side, gives)| Harbor { path: Path::of(at(hex), side), gives };
    let faces_sea = |harbor: &Harbor| !harbor.path.hexes().iter().any(|hex| hidden.contains(hex));
    let harbors = HARBORS.map(harbor).into_iter().filter(faces_sea).collect();
    Island::with_sea(tiles, harbors, around).expect("an island")
}

/// The main island.
fn home(island: &Island) -> Vec<Hex> {
    island.islands().into_iter().map(|isle| isle.hexes).max_by_key(Vec::len).expect("an island")
}

pub fn rules(following: Following) -> Rules {
    let sea = Some(SeaRules::default());
    Rules { following, target: 14, sea, ..Rules::open_hands() }
}

/// The opening of four players on that map; of what is hidden this much is known.
fn opening(
    names: [&str; 4],
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
    let (players, source) = (players(names), NumberSource::Table);
    Played::open(SetupFields { island, players, source, sea: Some(sea), ..usual })
}

/// Before anybody has placed anything.
pub fn unopened(rules: Rules) -> Played {
    opening(short(), rules, (&[], None))
}

/// The first names that the bot knows.
fn short() -> [&'static str; 4] {
    std::array::from_fn(|nth| NAMES[nth].0)
}

/// The same for players of these names.
pub fn company(names: [&str; 6], rules: Rules) -> Played {
    opening(std::array::from_fn(|nth| names[nth]), rules, (&[], None))
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
    let game = opening(short(), rules(Following::Open), (&FOG, stack));
    rolled(founded(game))
}

/// The same for players of these names.
pub fn in_fog_named(names: [&str; 6], stack: Option<HiddenStack>) -> Played {
    let names = std::array::from_fn(|nth| names[nth]);
    rolled(founded(opening(names, rules(Following::Open), (&FOG, stack))))
}

fn rolled(mut game: Played) -> Played {
    game.rolls(12);
    assert_eq!(game.state.phase(), Phase::Trading);
    game
}

pub fn has(game: &mut Played, nth: usize, cards: Cards) {
    let player = game.seat(nth);
    game.does(Deed::CorrectHand { player, cards });
}

pub fn building(game: &mut Played, nth: usize, place: Intersection, kind: Building) {
    let is = Some((game.seat(nth), kind));
    game.does(Deed::Correct { correction: Correction::Building { at: place, is } });
}

pub fn put_right(game: &mut Played, correction: SeaCorrection) {
    game.does(Deed::Correct { correction: Correction::Sea(correction) });
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
