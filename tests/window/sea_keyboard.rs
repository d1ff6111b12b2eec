//! A turn of Seafarers by keyboard alone, and what its list of keys says.

use board::{Resource, Spot};
use egui::Key;
use game::{Building, CardKind, Cards, Deed, Following, SeaDeed, SeaTask, Task};

use crate::tools::played::Played;
use crate::tools::sea_game::{
    at, before, building, corner, has, in_fog, rules, trading, way_into_fog,
};
use crate::tools::typist::Typist;
use crate::tools::window::{LANDSCAPE, SIZES};

fn sits(game: &Played) -> Typist {
    Typist::of(LANDSCAPE, &game.moment())
}

/// Everything can be paid for.
fn rich() -> Played {
    let mut game = trading(rules(Following::Open));
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    game
}

#[test]
fn a_ship_is_built_at_sea() {
    let game = rich();
    let roads = game.state.road_spots();
    let spots = game.state.ship_spots();
    let at = *spots.iter().find(|path| !roads.contains(path)).expect("a path at sea");
    let mut typist = sits(&game);
    typist.press(Key::B);
    typist.go_to(Spot::Path(at));
    typist.press(Key::Enter);
    assert!(typist.state().pieces().ship(at).is_some());
}

#[test]
fn a_ship_is_moved() {
    let game = trading(rules(Following::Open));
    let from = *game.state.movable_ships().first().expect("a ship");
    let to = *game.state.ship_moves(from).first().expect("a goal");
    let mut typist = sits(&game);
    typist.go_to(Spot::Path(from));
    typist.press(Key::Enter);
    assert!(typist.window.tells("sail-title"));
    typist.go_to(Spot::Path(to));
    typist.press(Key::Enter);
    assert!(typist.state().pieces().ship(from).is_none());
    assert!(typist.state().pieces().ship(to).is_some());
}

#[test]
fn escape_and_its_letter_leave_the_page_of_a_ship() {
    let game = trading(rules(Following::Open));
    let from = *game.state.movable_ships().first().expect("a ship");
    for key in [Key::Escape, Key::B] {
        let mut typist = sits(&game);
        typist.go_to(Spot::Path(from));
        typist.press(Key::Enter);
        assert!(typist.window.tells("sail-title"));
        typist.press(key);
        assert!(!typist.window.tells("sail-title"));
        assert_eq!(typist.state().pieces(), game.state.pieces());
    }
}

#[test]
fn a_seven_sends_the_pirate() {
    let mut game = before(rules(Following::Off));
    game.rolls(7);
    while !game.state.may_move_pirate() {
        game.does(Deed::Leave { task: 0 });
    }
    let to = *game.state.pirate_hexes().first().expect("the sea");
    let mut typist = sits(&game);
    typist.go_to(Spot::Hex(to));
    typist.press(Key::Enter);
    assert_eq!(typist.state().pirate(), Some(to));
}

#[test]
fn gold_is_chosen_by_the_digits_of_its_kinds() {
    let mut game = before(rules(Following::Open));
    let place = corner(&game, at((1, 5)));
    building(&mut game, 0, place, Building::City);
    game.rolls(4);
    let held = game.state.hands().expect("followed").known(game.seat(0));
    let mut typist = sits(&game);
    assert!(matches!(typist.state().open_tasks(), [Task::Sea(SeaTask::Gold { .. })]));
    typist.kind(Resource::Ore.into());
    typist.kind(Resource::Wool.into());
    typist.press(Key::Space);
    let gained = typist.state().hands().expect("followed").known(game.seat(0)).less(held);
    let wanted = [Resource::Ore, Resource::Wool].map(CardKind::from);
    assert_eq!(gained, Cards::from_fn(|kind| u8::from(wanted.contains(&kind))));
}

#[test]
fn a_hidden_hex_is_turned_up() {
    let mut game = in_fog(None);
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    let (place, ship) = way_into_fog(&game.state);
    building(&mut game, 0, place, Building::Settlement);
    game.does(Deed::Sea(SeaDeed::BuildShip { at: ship }));
    let hidden = game.state.island().hidden().len();
    let mut typist = sits(&game);
    let sea = typist.window.text.get("found-sea");
    let sea = typist.window.text.with("found-ground", &[("ground", sea.into())]);
    typist.tab_to(&sea);
    typist.press(Key::Space);
    assert_eq!(typist.state().island().hidden().len(), hidden - 1);
}

#[test]
fn the_list_of_keys_names_ships_in_every_size_and_only_in_such_a_game() {
    let game = trading(rules(Following::Open));
    for size in SIZES {
        let mut typist = Typist::of(size, &game.moment());
        typist.press(Key::Questionmark);
        for key in ["key-does-ship", "key-does-sail"] {
            let does = typist.window.text.get(key);
            assert!(typist.window.says(&does), "{key} at {size}");
        }
    }
    let mut typist = Typist::at(LANDSCAPE, (40, 5), crate::tools::typist::is_free);
    typist.press(Key::Questionmark);
    let does = typist.window.text.get("key-does-sail");
    assert!(!typist.window.says(&does));
}
