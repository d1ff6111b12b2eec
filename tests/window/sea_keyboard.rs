//! A turn of Seafarers by keyboard alone, and what its list of keys says.

use board::{Resource, Spot};
use egui::Key;
use game::{Building, CardKind, Cards, Following, SeaTask, Task};

use crate::tools::played::Played;
use crate::tools::sea_game::{self, rules, trading};
use crate::tools::typist::Typist;

/// Everything can be paid for.
fn rich() -> Played {
    let mut game = trading(rules(Following::Open));
    game.has(0, sea_game::two_of_each());
    game
}

#[test]
fn a_ship_is_built_at_sea() {
    let game = rich();
    let roads = game.state.road_spots();
    let spots = game.state.ship_spots();
    let at = *spots.iter().find(|path| !roads.contains(path)).expect("a path at sea");
    let mut typist = Typist::sits(&game);
    typist.press(Key::B);
    typist.picks(Spot::Path(at));
    assert!(typist.state().pieces().ship(at).is_some());
}

#[test]
fn a_ship_is_moved() {
    let game = trading(rules(Following::Open));
    let from = *game.state.movable_ships().first().expect("a ship");
    let to = *game.state.ship_moves(from).first().expect("a goal");
    let mut typist = Typist::sits(&game);
    typist.picks(Spot::Path(from));
    assert!(typist.window.tells("sail-title"));
    typist.picks(Spot::Path(to));
    assert!(typist.state().pieces().ship(from).is_none());
    assert!(typist.state().pieces().ship(to).is_some());
}

#[test]
fn escape_and_its_letter_leave_the_page_of_a_ship() {
    let game = trading(rules(Following::Open));
    let from = *game.state.movable_ships().first().expect("a ship");
    for key in [Key::Escape, Key::B] {
        let mut typist = Typist::sits(&game);
        typist.picks(Spot::Path(from));
        assert!(typist.window.tells("sail-title"));
        typist.press(key);
        assert!(!typist.window.tells("sail-title"));
        assert_eq!(typist.state().pieces(), game.state.pieces());
    }
}

#[test]
fn a_seven_sends_the_pirate() {
    let game = sea_game::before_the_pirate();
    let to = *game.state.pirate_hexes().first().expect("the sea");
    let mut typist = Typist::sits(&game);
    typist.picks(Spot::Hex(to));
    assert_eq!(typist.state().pirate(), Some(to));
}

#[test]
fn gold_is_chosen_by_the_digits_of_its_kinds() {
    let game = sea_game::on_gold(Building::City, Following::Open);
    let held = game.state.hands().expect("followed").known(game.seat(0));
    let mut typist = Typist::sits(&game);
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
    let game = sea_game::before_a_discovery(None);
    let hidden = game.state.island().hidden().len();
    let mut typist = Typist::sits(&game);
    let sea = typist.window.text.get("found-sea");
    let sea = typist.window.text.with("found-ground", &[("ground", sea.into())]);
    typist.presses(&sea);
    assert_eq!(typist.state().island().hidden().len(), hidden - 1);
}
