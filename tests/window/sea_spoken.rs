//! What screen readers say by themselves in Seafarers: ships, the pirate, gold, what was found,
//! and points for an island.

use board::Spot;
use egui::Key;
use egui::accesskit::Live;
use egui_kittest::kittest::NodeT as _;
use game::{Building, Cards, Deed, Following, SeaDeed};

use crate::tools::played::Played;
use crate::tools::sea_game::{
    at, before, building, corner, has, in_fog, rules, trading, way_into_fog,
};
use crate::tools::typist::Typist;
use crate::tools::window::LANDSCAPE;

/// What is said of the step.
fn news(typist: &Typist) -> String {
    let all = typist.window.harness.root().children_recursive();
    let polite = all.filter(|node| node.accesskit_node().live() == Live::Polite);
    let said: Vec<String> = polite.filter_map(|node| node.accesskit_node().label()).collect();
    assert_eq!(said.len(), 1, "one place speaks: {said:?}");
    said[0].clone()
}

#[track_caller]
fn says(typist: &Typist, parts: &[&str]) {
    let words = news(typist);
    for part in parts {
        assert!(words.contains(part), "{part:?}: {words}");
    }
}

fn sits(game: &Played) -> Typist {
    Typist::of(LANDSCAPE, &game.moment())
}

fn picks(typist: &mut Typist, spot: Spot) {
    typist.go_to(spot);
    typist.press(Key::Enter);
}

#[test]
fn a_ship_is_told_of_with_its_place_as_it_is_built_and_moved() {
    let mut game = trading(rules(Following::Open));
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    let roads = game.state.road_spots();
    let spots = game.state.ship_spots();
    let at = *spots.iter().find(|path| !roads.contains(path)).expect("a path at sea");
    let from = *game.state.movable_ships().first().expect("a ship");
    let to = *game.state.ship_moves(from).first().expect("a goal");
    let mut typist = sits(&game);
    picks(&mut typist, Spot::Path(at));
    let place = typist.window.text.places(game.state.island()).path(at);
    says(&typist, &["Anna builds a ship", &place]);
    let mut typist = sits(&game);
    picks(&mut typist, Spot::Path(from));
    picks(&mut typist, Spot::Path(to));
    let place = typist.window.text.places(game.state.island()).path(to);
    says(&typist, &["Anna moves a ship", &place]);
}

#[test]
fn the_pirate_is_told_of_with_its_hex_and_whom_it_may_rob() {
    let mut game = before(rules(Following::Off));
    game.rolls(7);
    while !game.state.may_move_pirate() {
        game.does(Deed::Leave { task: 0 });
    }
    let typist = sits(&game);
    says(&typist, &["Anna moves the robber or the pirate"]);
    let to = *game.state.pirate_hexes().first().expect("the sea");
    let mut typist = sits(&game);
    picks(&mut typist, Spot::Hex(to));
    let place = typist.window.text.places(game.state.island()).hex(to);
    says(&typist, &["Anna moves the pirate", &place]);
}

#[test]
fn gold_is_asked_for_and_then_told() {
    let mut game = before(rules(Following::Open));
    let place = corner(&game, at((1, 5)));
    building(&mut game, 0, place, Building::Settlement);
    game.rolls(4);
    let mut typist = sits(&game);
    says(&typist, &["Anna: which resource do you take for gold?"]);
    typist.number(5);
    says(&typist, &["Anna takes 1 ore for gold"]);
}

#[test]
fn what_was_hidden_is_asked_for_and_then_told() {
    let mut game = in_fog(None);
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    let (place, ship) = way_into_fog(&game.state);
    building(&mut game, 0, place, Building::Settlement);
    game.does(Deed::Sea(SeaDeed::BuildShip { at: ship }));
    let mut typist = sits(&game);
    says(&typist, &["Anna: turn up the hidden hex", "What is it?"]);
    typist.tab_to("Here is: Sea");
    typist.press(Key::Space);
    says(&typist, &["Anna discovers sea"]);
}
