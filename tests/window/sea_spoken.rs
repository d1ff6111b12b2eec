//! What screen readers say by themselves in Seafarers: ships, the pirate, gold, what was found,
//! and points for an island.

use board::Spot;
use game::{Building, Following};

use crate::tools::sea_game::{self, rules, trading};
use crate::tools::typist::Typist;

#[test]
fn a_ship_is_told_of_with_its_place_as_it_is_built_and_moved() {
    let mut game = trading(rules(Following::Open));
    game.has(0, sea_game::two_of_each());
    let roads = game.state.road_spots();
    let spots = game.state.ship_spots();
    let at = *spots.iter().find(|path| !roads.contains(path)).expect("a path at sea");
    let from = *game.state.movable_ships().first().expect("a ship");
    let to = *game.state.ship_moves(from).first().expect("a goal");
    let mut typist = Typist::sits(&game);
    typist.picks(Spot::Path(at));
    let place = typist.window.text.places(game.state.island()).path(at);
    typist.says(&["Anna builds a ship", &place]);
    let mut typist = Typist::sits(&game);
    typist.picks(Spot::Path(from));
    typist.picks(Spot::Path(to));
    let place = typist.window.text.places(game.state.island()).path(to);
    typist.says(&["Anna moves a ship", &place]);
}

#[test]
fn the_pirate_is_told_of_with_its_hex_and_whom_it_may_rob() {
    let game = sea_game::before_the_pirate();
    let typist = Typist::sits(&game);
    typist.says(&["Anna moves the robber or the pirate"]);
    let to = *game.state.pirate_hexes().first().expect("the sea");
    let mut typist = Typist::sits(&game);
    typist.picks(Spot::Hex(to));
    let place = typist.window.text.places(game.state.island()).hex(to);
    typist.says(&["Anna moves the pirate", &place]);
}

#[test]
fn gold_is_asked_for_and_then_told() {
    let game = sea_game::on_gold(Building::Settlement, Following::Open);
    let mut typist = Typist::sits(&game);
    typist.says(&["Anna: which resource do you take for gold?"]);
    typist.number(5);
    typist.says(&["Anna takes 1 ore for gold"]);
}

#[test]
fn what_was_hidden_is_asked_for_and_then_told() {
    let game = sea_game::before_a_discovery(None);
    let mut typist = Typist::sits(&game);
    typist.says(&["Anna: turn up the hidden hex", "What is it?"]);
    typist.presses("Here is: Sea");
    typist.says(&["Anna discovers sea"]);
}
