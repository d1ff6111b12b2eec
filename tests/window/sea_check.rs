//! The table check of Seafarers shows what is, and a touch says what is otherwise.

use board::{Hex, Path, Spot};
use egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Chit, Condition, Correction, Following, Piece, SeaCorrection};
use words::game::GameWords;

use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::sea_game::{WINDOWS, at, in_fog, put_right, rules, trading};

/// A hex of the gold's island.
const GOLD: (i8, i8) = (1, 5);

/// The table is compared at `spot`.
fn compares(bot: &mut Bot, spot: Spot) {
    bot.choose("table");
    bot.choose("table-check");
    chooses(bot, spot);
}

/// A touch on a place. What a hex is now stands there twice, as its terrain and as its number.
fn chooses(bot: &mut Bot, spot: Spot) {
    let name = bot.window.text.places(bot.state().island()).spot(spot);
    bot.window.touch(&name);
    let meant = bot.window.text.with("ask-this", &[("place", name.into())]);
    if bot.window.has(&meant) {
        bot.window.touch(&meant);
    }
}

fn is_picked(bot: &Bot, correction: &Correction) -> bool {
    let name = correcting(bot, correction);
    let node = bot.window.harness.get_by_label(&name);
    node.accesskit_node().toggled() == Some(Toggled::True)
}

/// What the button for a correction is called.
fn correcting(bot: &Bot, correction: &Correction) -> String {
    let said = &bot.window.text;
    let when = |_| String::new();
    GameWords::now(said, bot.game(), &when).correct(correction)
}

#[test]
fn points_and_home_of_an_island_are_shown_as_they_are_and_changed_with_one_touch() {
    let mut game = trading(rules(Following::Open));
    let player = game.seat(1);
    let first = game.state.position().area_of(at(GOLD))[0];
    let earned = Chit { island: first, points: 3 };
    put_right(&mut game, SeaCorrection::Chit { player, chit: earned });
    let of = |points| {
        let chit = Chit { island: first, points };
        Correction::Sea(SeaCorrection::Chit { player, chit })
    };
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        compares(&mut bot, Spot::Hex(at(GOLD)));
        assert!(is_picked(&bot, &of(3)) && !is_picked(&bot, &of(0)));
        assert!(is_picked(&bot, &chit_of(&game, 0, first, 0)), "somebody else has none");
        let change = correcting(&bot, &of(1));
        bot.window.touch(&change);
        let chits = bot.state().sea().expect("played").chits(player);
        assert_eq!(chits.iter().map(|chit| chit.points).sum::<u8>(), 1);
        chooses(&mut bot, Spot::Hex(at(GOLD)));
        let main = game.state.sea().expect("played").table().home.of(player)[0];
        let home = |hexes| Correction::Sea(SeaCorrection::Home { player, hexes });
        assert!(is_picked(&bot, &home(vec![main])));
        let both = correcting(&bot, &home(vec![main, first]));
        bot.window.touch(&both);
        let homes = bot.state().sea().expect("played").table().home.of(player);
        assert_eq!(homes, [main, first]);
        chooses(&mut bot, Spot::Hex(at(GOLD)));
        assert!(is_picked(&bot, &home(vec![main, first])));
    }
}

fn chit_of(game: &Played, nth: usize, island: Hex, points: u8) -> Correction {
    let player = game.seat(nth);
    Correction::Sea(SeaCorrection::Chit { player, chit: Chit { island, points } })
}

#[test]
fn a_hex_in_the_fog_is_shown_to_be_hidden() {
    let hex = at((2, 3));
    for window in WINDOWS {
        let mut bot = in_fog(None).shown_as(window);
        compares(&mut bot, Spot::Hex(hex));
        assert!(is_picked(&bot, &Correction::Sea(SeaCorrection::Hidden { at: hex })));
        assert!(!is_picked(&bot, &Correction::Tile { at: hex, is: None }));
    }
}

#[test]
fn nothing_on_a_path_at_sea_is_no_ship_and_on_a_coast_neither() {
    let game = trading(rules(Following::Open));
    let island = game.state.island();
    let free = |path: &&Path| game.state.pieces().link(**path).is_none();
    let all = game.state.ship_spots();
    let coast = *all.iter().filter(free).find(|path| island.has_path(**path)).expect("a coast");
    let sea = *all.iter().filter(free).find(|path| !island.has_path(**path)).expect("sea");
    let (ship, ..) = game.state.pieces().ships().next().expect("a ship");
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        for (at, picked) in [(sea, true), (coast, true), (ship, false)] {
            compares(&mut bot, Spot::Path(at));
            let is = Correction::Sea(SeaCorrection::Ship { at, is: None });
            assert_eq!(is_picked(&bot, &is), picked, "{at:?}");
            bot.window.tap("chooser-cancel");
            bot.window.tap("close");
        }
    }
}

#[test]
fn a_damaged_ship_is_counted_with_ships_and_not_with_roads() {
    let mut game = trading(rules(Following::Open));
    let player = game.seat(0);
    let ship = game.state.pieces().ships_of(player).next().expect("a ship").0;
    let is = Some((player, Condition::Damaged));
    put_right(&mut game, SeaCorrection::Ship { at: ship, is });
    let mut bot = game.shown();
    bot.choose("build");
    let row = |spots: usize, left: u8| {
        let text = &bot.window.text;
        let facts = [("price-spots", spots.into()), ("price-left", left.into())];
        let facts = facts.map(|(key, count)| text.with(key, &[("count", count)]));
        text.joined(&facts)
    };
    let (roads, ships) = (game.state.road_spots().len(), game.state.ship_spots().len());
    assert_eq!((roads, ships), (0, 0), "what is damaged is repaired first");
    let left = |piece| game.state.pieces_left(player, piece);
    for row in [row(0, left(Piece::Road)), row(1, left(Piece::Ship))] {
        assert!(!bot.window.named(&row).is_empty(), "{row}: {:?}", bot.window.names());
    }
}
