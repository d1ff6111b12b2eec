//! A game of Seafarers that begins in its middle: entered by touch, or loaded from a position.

use board::{Hex, Intersection, Island, Isle, Path, Spot};
use cards::Award;
use egui::{Vec2, vec2};
use game::{
    Building, Chit, Condition, Edition, Following, Home, Knight, KnightLevel, Piece, Readiness,
    Rules, SeaRules, Seat, State,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use serde_json::{Value, json};
use store::write_position;
use words::language::Language;

use crate::common::temp_dir;
use crate::tools::begin_sea::{Desk, Finger};
use crate::tools::sea_game;
use crate::tools::window::{LANDSCAPE, Window};

const LOW: Vec2 = vec2(800.0, 480.0);
const NARROW: Vec2 = vec2(480.0, 800.0);
const SIX: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Eva", "Frank"];

fn shores(rules: Rules, players: usize, language: Language) -> Desk {
    Desk::of(BuiltInScenario::NewShores, rules, &SIX[..players], language)
}

/// The areas of the map: the main island, and one of the others.
fn isles(island: &Island) -> (Isle, Isle) {
    let mut isles = island.islands();
    isles.sort_by_key(|isle| isle.hexes.len());
    (isles.pop().expect("a main island"), isles.pop().expect("another"))
}

/// A corner of `isle` on the coast, with two paths at sea that go on from it.
fn port(island: &Island, isle: &Isle, taken: &[Intersection]) -> (Intersection, [Path; 2]) {
    let free = |at: &Intersection| {
        !taken.contains(at) && !at.neighbors().iter().any(|near| taken.contains(near))
    };
    let mut corners = island.intersections().into_iter();
    let found = corners.find_map(|at| {
        let is_there = isle.hexes.iter().any(|hex| at.touches(*hex)) && free(&at);
        let out = at.paths().into_iter().find(|path| island.has_ship_path(*path))?;
        let end = out.ends().into_iter().find(|end| *end != at)?;
        let mut on = end.paths().into_iter().filter(|path| *path != out);
        let on = on.find(|path| island.has_ship_path(*path))?;
        is_there.then_some((at, [out, on]))
    });
    found.expect("a coast")
}

fn seat(state: &State, nth: usize) -> Seat {
    state.players().seat(nth).expect("a seat")
}

/// Chooses a player by name.
fn choose(finger: &mut Finger, name: &str) {
    finger.touch_starting(&format!("{name}: "));
}

/// Enters ships, the pirate, and points for Anna; says where all of it was put.
fn enter(finger: &mut Finger) -> (Intersection, Intersection, [Path; 2], Hex, Isle) {
    let island = finger.island().clone();
    let (main, abroad) = isles(&island);
    let (home, [one, two]) = port(&island, &main, &[]);
    let (far, _) = port(&island, &abroad, &[home]);
    choose(finger, "Anna");
    finger.tap_starting("begin-tool-settlement");
    finger.spot(Spot::Intersection(home));
    finger.spot(Spot::Intersection(far));
    finger.tap_starting("begin-tool-ship");
    finger.spot(Spot::Path(one));
    finger.tap("begin-ship-turned");
    finger.spot(Spot::Path(two));
    let pirate = *island.sea().last().expect("sea");
    finger.tap_starting("begin-tool-pirate");
    finger.spot(Spot::Hex(pirate));
    finger.tap_starting("begin-tool-isles");
    finger.spot(Spot::Hex(abroad.hexes[0]));
    (home, far, [one, two], pirate, abroad)
}

#[test]
fn new_shores_begins_in_its_middle_by_touch_with_ships_pirate_and_points() {
    for (players, size, language) in [
        (3, LOW, Language::English),
        (3, NARROW, Language::German),
        (6, LOW, Language::German),
        (6, NARROW, Language::English),
        (4, LANDSCAPE, Language::German),
    ] {
        let mut finger = Finger::at(shores(Rules::open_hands(), players, language), size);
        let (home, far, [one, two], pirate, abroad) = enter(&mut finger);
        let state = finger.begun();
        let anna = seat(&state, 0);
        assert_eq!(state.pieces().building(home), Some((anna, Building::Settlement)));
        assert_eq!(state.pieces().building(far), Some((anna, Building::Settlement)));
        assert_eq!(state.pieces().ship(one), Some((anna, Condition::Intact)));
        assert_eq!(state.pieces().ship(two), Some((anna, Condition::Damaged)));
        assert_eq!(state.pirate(), Some(pirate));
        let sea = state.sea().expect("it is played");
        assert_eq!(sea.chits(anna), [Chit { island: abroad.hexes[0], points: 2 }]);
        assert_eq!(state.public_points(anna), 4);
        assert_eq!(state.discrepancies(), []);
        // On this map the main island is home to everybody.
        let (main, _) = isles(finger.island());
        for player in state.players().seats() {
            assert!(sea.table().home.of(player).iter().all(|hex| main.hexes.contains(hex)));
        }
        let map = state.setup().sea.clone().expect("a map");
        assert!(matches!(map.home, Home::At(_)));
        assert_eq!(state.robber(), map.robber, "it begins where the map has it");
    }
}

#[test]
fn with_cities_and_knights_a_knight_stands_at_sea_and_the_pirate_waits_for_the_first_attack() {
    for (players, size) in [(3, NARROW), (6, LOW)] {
        let desk = shores(Rules::with_knights(Edition::Fifth), players, Language::English);
        let mut finger = Finger::at(desk, size);
        assert_eq!(finger.start().sea.expect("of Seafarers").pirate, None);
        finger.tap("begin-page-turn");
        let attacks = finger.text.get("begin-attacks");
        let more = finger.text.with("begin-table-more", &[("what", attacks.into())]);
        finger.touch(&more);
        let state = finger.begun();
        assert_eq!(state.pirate(), state.setup().sea.as_ref().and_then(|map| map.pirate));
        assert!(state.pirate().is_some());
        finger.tap("begin-page-pieces");
        let (_, _, [one, two], ..) = enter(&mut finger);
        let end = two.ends().into_iter().find(|end| !one.ends().contains(end)).expect("an end");
        finger.tap_starting("begin-tool-knight");
        finger.spot(Spot::Intersection(end));
        let state = finger.begun();
        let knight = Knight { level: KnightLevel::Basic, readiness: Readiness::Active };
        assert_eq!(state.pieces().knight(end), Some((seat(&state, 0), knight)));
        assert_eq!(state.discrepancies(), []);
    }
}

#[test]
fn ships_are_taken_back_and_lie_where_no_road_does() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 4, Language::English), LANDSCAPE);
    let island = finger.island().clone();
    let (main, _) = isles(&island);
    let paths = island.paths();
    let is_main = |path: &&Path| path.hexes().iter().any(|hex| main.hexes.contains(hex));
    let coast = *paths.iter().filter(is_main).find(|it| island.has_ship_path(**it)).expect("it");
    let anna = |finger: &Finger| finger.start().active;
    finger.tap_starting("begin-tool-road");
    finger.spot(Spot::Path(coast));
    assert!(finger.start().pieces.road(coast).is_some());
    finger.tap_starting("begin-tool-ship");
    finger.spot(Spot::Path(coast));
    let pieces = finger.start().pieces;
    assert_eq!(pieces.road(coast), None, "one of the two");
    assert_eq!(pieces.ship(coast), Some((anna(&finger), Condition::Intact)));
    assert!(finger.says("14 left"));
    finger.spot(Spot::Path(coast));
    assert_eq!(finger.start().pieces.ship(coast), None, "touched again it goes");
    finger.spot(Spot::Path(coast));
    finger.tap("begin-tool-erase");
    finger.spot(Spot::Path(coast));
    assert_eq!(finger.start().pieces.ships().count(), 0);
}

/// Anna's only ship, built in this turn.
const NEW_SHIP: [[i8; 2]; 2] = [[0, 0], [0, -1]];

#[test]
fn a_ship_that_was_taken_away_any_way_and_laid_again_was_not_built_in_this_turn() {
    let path: Path = serde_json::from_value(json!(NEW_SHIP)).expect("a path");
    let told = position(&json!({ "anna": { "ships": [NEW_SHIP], "ships_built": [NEW_SHIP] } }));
    let built = |finger: &Finger| finger.start().sea.map(|sea| sea.built);
    let ways: [(&str, &[&str]); 4] = [
        ("erased", &["begin-tool-erase"]),
        ("paved over", &["begin-tool-road", "begin-tool-erase"]),
        ("laid again", &["begin-tool-ship"]),
        ("kept", &[]),
    ];
    for (way, tools) in ways {
        let mut finger = Finger::at(shores(Rules::open_hands(), 2, Language::English), LANDSCAPE);
        finger.load(&told);
        assert_eq!(built(&finger), Some(vec![path]), "as it was loaded");
        for tool in tools {
            finger.tap_starting(tool);
            finger.spot(Spot::Path(path));
        }
        if !tools.is_empty() {
            finger.tap_starting("begin-tool-ship");
            finger.spot(Spot::Path(path));
        }
        assert!(finger.start().pieces.ship(path).is_some(), "{way}");
        let expected = if tools.is_empty() { vec![path] } else { Vec::new() };
        assert_eq!(built(&finger), Some(expected), "{way}");
    }
    let mut finger = Finger::at(shores(Rules::open_hands(), 2, Language::English), LANDSCAPE);
    finger.load(&told);
    choose(&mut finger, "Ben");
    finger.tap_starting("begin-tool-ship");
    finger.spot(Spot::Path(path));
    assert_eq!(finger.start().pieces.ship(path).map(|(owner, _)| owner.index()), Some(1));
    assert_eq!(built(&finger), Some(Vec::new()), "it is another's ship now");
}

#[test]
fn a_loaded_knight_keeps_what_it_did_this_turn_until_it_is_taken_away() {
    let at: Intersection = serde_json::from_value(json!([[0, 0], [1, 0], [0, 1]])).expect("it");
    let knight = json!({
        "at": at, "level": 1, "active": true, "used": true, "promoted": true,
    });
    let told =
        json!({ "expansions": ["sea", "knights"], "anna": { "knights_on_board": [knight] } });
    let mut finger =
        Finger::at(shores(Rules::with_knights(Edition::Fifth), 2, Language::English), LANDSCAPE);
    let done = |finger: &Finger| finger.start().knights.map(|it| (it.used, it.promoted));
    finger.load(&position(&told));
    assert_eq!(done(&finger), Some((vec![at], vec![at])));
    let state = finger.begun();
    let turn = state.knights().expect("played").table();
    assert!(turn.is_tired(at) && turn.is_promoted(at), "in the game, too");
    finger.tap("begin-tool-erase");
    finger.spot(Spot::Intersection(at));
    finger.tap_starting("begin-tool-knight");
    finger.spot(Spot::Intersection(at));
    assert!(finger.start().pieces.knight(at).is_some());
    assert_eq!(done(&finger), Some((Vec::new(), Vec::new())), "it is another one");
}

#[test]
fn a_sixteenth_ship_is_refused_with_the_reason() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 4, Language::English), LANDSCAPE);
    let island = finger.island().clone();
    let ways =
        island.sea().iter().flat_map(|hex| board::Side::ALL.map(|side| Path::of(*hex, side)));
    let mut ways: Vec<Path> = ways.filter(|path| island.has_ship_path(*path)).collect();
    ways.sort_unstable();
    ways.dedup();
    finger.tap_starting("begin-tool-ship");
    for way in ways.iter().take(usize::from(Piece::Ship.supply()) + 1) {
        finger.spot(Spot::Path(*way));
    }
    assert!(finger.says("Anna has only 15 ships, not 16."));
    assert_eq!(finger.start().pieces.ships().count(), 15);
}

#[test]
fn the_pirate_is_put_beside_the_board_and_the_robber_as_well() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 4, Language::English), LANDSCAPE);
    let begins = finger.start().sea.and_then(|sea| sea.pirate);
    assert!(begins.is_some());
    finger.tap("begin-tool-pirate");
    assert!(finger.says("The pirate is on the sea (row"));
    finger.tap("begin-pirate-board");
    assert!(finger.tells("check-pirate-board"));
    assert_eq!(finger.start().sea.and_then(|sea| sea.pirate), None);
    assert!(finger.says("The map puts it at sea"), "it doesn't add up, but may begin");
    assert_eq!(finger.problem(), None);
    finger.walk("begin-tool-robber begin-robber-board");
    let state = finger.begun();
    assert_eq!((state.robber(), state.pirate()), (None, None));
}

#[test]
fn home_is_where_each_has_settled_without_points_until_the_table_says_otherwise() {
    let desk =
        Desk::of(BuiltInScenario::FourIslands, Rules::open_hands(), &SIX[..4], Language::English);
    let mut finger = Finger::at(desk, LANDSCAPE);
    let island = finger.island().clone();
    let all = island.islands();
    let (one, _) = port(&island, &all[0], &[]);
    let (two, _) = port(&island, &all[1], &[one]);
    finger.spot(Spot::Intersection(one));
    finger.spot(Spot::Intersection(two));
    let home = |finger: &Finger| {
        let start = finger.start();
        let home = start.sea.expect("played").home.of(start.active);
        let has = |isle: &&Isle| home.contains(&isle.hexes[0]);
        all.iter().filter(has).map(|isle| isle.letter.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(home(&finger), ["A", "B"]);
    finger.tap("begin-tool-isles");
    assert!(finger.tells("begin-isles-usual"));
    assert!(finger.says("Anna: A home"));
    finger.spot(Spot::Hex(all[1].hexes[0]));
    assert_eq!(home(&finger), ["A"], "what brought points is no home");
    assert!(finger.says("B 2 points"));
    finger.touch("1 point");
    finger.spot(Spot::Hex(all[1].hexes[1]));
    assert!(finger.says("B 1 point"), "any hex of it will do");
    finger.spot(Spot::Hex(all[1].hexes[0]));
    assert!(!finger.says("B 1 point"), "touched again they are gone");
    finger.tap("check-home");
    finger.spot(Spot::Hex(all[0].hexes[0]));
    assert_eq!(home(&finger), ["B"]);
    assert!(!finger.tells("begin-isles-usual"), "now the table has said it");
    choose(&mut finger, "Ben");
    assert!(finger.says("Ben has no home yet and no points for islands."));
}

#[test]
fn a_trade_route_counts_ships_and_is_called_so() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 3, Language::English), LANDSCAPE);
    assert!(finger.says("Anna: 0 points, longest trade route 0"));
    finger.load(&position(&json!({ "holders": { "longest_road": 7 } })));
    assert!(finger.says("Longest Trade Route belongs to seat 7"));
}

/// A sea position of two players with one island of two hexes, and `more` fields.
fn position(more: &Value) -> String {
    let hex = |q: i8, r: i8, terrain: &str| json!({ "at": [q, r], "terrain": terrain });
    let mut hexes = vec![hex(0, 0, "hills"), hex(1, 0, "gold")];
    for (q, r) in [(0, -1), (1, -1), (2, -1), (2, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)] {
        hexes.push(hex(q, r, "sea"));
    }
    hexes.push(hex(3, -1, "hidden"));
    let mut all = json!({
        "expansions": ["sea"],
        "hexes": hexes,
        "players": [{ "name": "Anna", "hand": {} }, { "name": "Ben", "hand": {} }],
    });
    for (key, value) in more.as_object().expect("an object") {
        match (key.as_str(), value) {
            ("anna", Value::Object(fields)) => {
                for (key, value) in fields {
                    all["players"][0][key] = value.clone();
                }
            }
            _ => all[key] = value.clone(),
        }
    }
    all.to_string()
}

#[test]
fn damaged_positions_are_loaded_and_each_damage_has_its_sentence() {
    let ashore = json!([[0, 0], [1, 0]]);
    let many: Vec<Value> = (0..31).map(|_| json!([[0, 0], [0, -1]])).collect();
    let cases = [
        (json!({ "pirate": [0, 0] }), "The pirate isn't at sea."),
        (json!({ "pirate_begins": [9, 9] }), "The pirate isn't at sea."),
        (json!({ "anna": { "ships": [ashore] } }), "A ship of Anna's isn't at sea."),
        (json!({ "anna": { "ships": many } }), "Anna has 31 ships."),
        (
            json!({ "anna": { "damaged_ships": [[[0, 0], [0, -1]]] } }),
            "A ship of Anna's that is damaged or new isn't anywhere.",
        ),
        (
            json!({ "anna": { "roads": [[[0, 0], [0, -1]]], "ships": [[[0, 0], [0, -1]]] } }),
            "A piece of Anna's is where there is one already",
        ),
        (json!({ "anna": { "home": [[2, 0]] } }), "An island that Anna has as home"),
        (
            json!({ "anna": { "chits_on": [{ "island": [2, 0], "points": 2 }] } }),
            "An island that Anna has as home or for points isn't there.",
        ),
        (json!({ "anna": { "chits": "many" } }), "players[0].chits couldn't be read"),
        (json!({ "foreign_island": 9 }), "foreign_island couldn't be read"),
        (json!({ "hidden_left": 3 }), "hidden_left couldn't be read"),
        (json!({ "robber_begins": [2, 0] }), "The map has the robber, home or the opening at 2, 0"),
        (json!({ "home_begins": [[0, 0], [0, 1]] }), "at 0, 1, where there is no land"),
        (json!({ "begins": "anywhere" }), "begins couldn't be read"),
        (json!({ "robber": [0, 1] }), "The robber is off the island."),
        (json!({ "anna": { "chits": 200 } }), "Anna can't have 200 points from islands."),
        (json!({ "expansions": [] }), "Only Seafarers has a hex like"),
    ];
    for (fields, words) in cases {
        let mut finger = Finger::at(shores(Rules::open_hands(), 3, Language::English), LANDSCAPE);
        finger.load(&position(&fields));
        assert!(finger.says(words), "{fields}: {words}: {:?}", finger.names());
    }
    for (fields, _) in [(json!({ "players": 3 }), ""), (json!({ "hexes": [] }), "")] {
        let mut finger = Finger::at(shores(Rules::open_hands(), 3, Language::English), LANDSCAPE);
        let before = finger.start();
        finger.load(&position(&fields));
        finger.tap("load-close");
        assert_eq!(finger.start(), before, "nothing of it was taken");
    }
}

/// The app's own screen of a new game, at a table of Seafarers.
fn new_game(data: &std::path::Path, size: Vec2) -> Window {
    let mut window = Window::open(data, size);
    window.walk("home-new-game new-game-sea");
    window
}

#[test]
fn a_new_game_begins_in_its_middle_on_the_map_of_its_scenario() {
    for (players, size) in [(3, LOW), (4, NARROW)] {
        let data = temp_dir();
        let mut window = new_game(data.path(), size);
        if players == 4 {
            window.walk("new-game-knights new-add-player");
        }
        window.tap("new-tab-begin");
        window.touch_starting("In progress");
        let scenario = BuiltInScenario::NewShores.scenario().expect("sound");
        let map = scenario.map_for(players).expect("a map");
        let island = map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1)).island;
        let (main, abroad) = isles(&island);
        let (home, [one, two]) = port(&island, &main, &[]);
        let touch = |window: &mut Window, spot: Spot| {
            let name = window.text.places(&island).spot(spot);
            window.touch(&name);
        };
        touch(&mut window, Spot::Intersection(home));
        window.tap_starting("begin-tool-ship");
        touch(&mut window, Spot::Path(one));
        touch(&mut window, Spot::Path(two));
        let pirate = *island.sea().first().expect("sea");
        window.tap("begin-tool-pirate");
        touch(&mut window, Spot::Hex(pirate));
        window.tap("begin-tool-isles");
        touch(&mut window, Spot::Hex(abroad.hexes[0]));
        window.touch_starting("Start: ");
        let state = window.state();
        let red = seat(state, 0);
        assert_eq!(state.pieces().ships_of(red).count(), 2);
        assert_eq!(state.pirate(), Some(pirate));
        assert_eq!(state.public_points(red), 3);
        let map = state.setup().sea.clone().expect("a map");
        assert_eq!(map.scenario.as_ref(), Some(scenario.id()));
        assert_eq!(state.rules().target, if players == 4 { 16 } else { 14 });
        assert_eq!(state.robber(), map.robber);
    }
}

#[test]
fn a_position_is_loaded_into_a_new_game_with_its_table_and_map() {
    let (following, sea) = (Following::Open, Some(SeaRules::default()));
    for rules in [Rules::open_hands(), Rules::with_knights(Edition::Fifth)] {
        let state = sea_game::before(Rules { following, sea, ..rules }).state;
        let data = temp_dir();
        let mut window = Window::open(data.path(), LANDSCAPE);
        window.walk("home-new-game new-tab-begin begin-load");
        let written = write_position(&state);
        window.fill("load-text", &written);
        window.tap("load-text-now");
        window.touch_starting("Start: ");
        let again = window.state();
        assert_eq!(again.rules().sea, state.rules().sea);
        assert_eq!(again.rules().knights.is_some(), state.rules().knights.is_some());
        let written: Value = serde_json::from_str(&written).expect("JSON");
        let here: Value = serde_json::from_str(&write_position(again)).expect("JSON");
        for (key, value) in written.as_object().expect("an object") {
            // Frame and home areas are written out, and each map has a robber.
            let other = ["turn", "bank", "hexes", "home_begins", "robber_begins", "ship"];
            if !other.contains(&key.as_str()) {
                assert_eq!(&here[key], value, "{key}");
            }
        }
        let hexes = |position: &Value| position["hexes"].as_array().expect("a list").clone();
        let all = hexes(&here);
        assert!(hexes(&written).iter().all(|hex| all.contains(hex)));
    }
}

#[test]
fn what_still_fits_is_kept_when_players_and_map_change_and_the_rest_is_named() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 4, Language::English), LANDSCAPE);
    let (home, _, [one, _], _, _) = enter(&mut finger);
    choose(&mut finger, "Ben");
    finger.tap("check-home");
    let island = finger.island().clone();
    let (_, abroad) = isles(&island);
    finger.spot(Spot::Hex(abroad.hexes[0]));
    let sea = finger.start().sea.expect("played");
    // Ben leaves, and Anna sits last.
    finger.change(|desk| desk.seat(&[2, 3, 0]));
    assert_eq!(finger.start().pieces.ships().count(), 2);
    let state = finger.begun();
    let anna = seat(&state, 2);
    assert_eq!(state.pieces().ship(one).map(|(owner, _)| owner), Some(anna));
    let after = state.sea().expect("played");
    assert_eq!(after.chits(anna).len(), 1);
    assert_eq!(after.table().pirate, sea.pirate);
    // On a map without that sea ships and pirate have no room.
    let desk =
        Desk::of(BuiltInScenario::NewShores, Rules::open_hands(), &SIX[..3], Language::English);
    finger.change(|it| it.lay_as(desk));
    let lost = !finger.island().has_ship_path(one);
    assert_eq!(
        finger.says("where the island has no room now"),
        lost || !finger.island().has_intersection(home)
    );
    assert_eq!(finger.problem(), None, "what is left can begin");
}

#[test]
fn without_seafarers_what_is_of_it_is_kept_but_does_not_begin() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 4, Language::English), LANDSCAPE);
    enter(&mut finger);
    finger.change(|desk| desk.rules.sea = None);
    let start = finger.start();
    assert_eq!((start.sea, start.pieces.ships().count()), (None, 0));
    assert_eq!(finger.problem().as_deref(), Some("Ships and the pirate need Seafarers."));
    finger.change(|desk| desk.rules.sea = Some(SeaRules::default()));
    assert_eq!(finger.start().pieces.ships().count(), 2);
}

#[test]
fn the_award_is_shown_with_whoever_leads_by_ships_and_roads() {
    let mut finger = Finger::at(shores(Rules::open_hands(), 3, Language::English), LANDSCAPE);
    let island = finger.island().clone();
    let (main, _) = isles(&island);
    let (home, _) = port(&island, &main, &[]);
    finger.spot(Spot::Intersection(home));
    finger.tap_starting("begin-tool-ship");
    let mut route = Vec::new();
    assert!(sails(&island, home, &mut route));
    for path in &route {
        finger.spot(Spot::Path(*path));
    }
    assert!(finger.says("longest trade route 5, Longest Trade Route"));
    let state = finger.begun();
    assert_eq!(state.holders().of(Award::LongestRoad), Some(seat(&state, 0)));
}

/// Goes on from `at` over five paths at sea, if it can.
fn sails(island: &Island, at: Intersection, route: &mut Vec<Path>) -> bool {
    if route.len() == 5 {
        return true;
    }
    for path in at.paths() {
        if island.has_ship_path(path) && !route.contains(&path) {
            route.push(path);
            let end = path.ends().into_iter().find(|end| *end != at).expect("two ends");
            if sails(island, end, route) {
                return true;
            }
            route.pop();
        }
    }
    false
}
