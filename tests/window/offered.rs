//! Offers are kept: a marked place, a green button does what it says. A deed that only the app's count
//! is against is done all the same if the table says so, and a piece that is touched says what it is.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::{Path, Spot};
use cards::EventFace;
use egui_kittest::kittest::Queryable as _;
use game::{
    Building, CardKind, Cards, Deed, Following, KnightLevel, KnightsDeed, Rules, SeaRules, State,
    Track,
};
use kit::widgets::Geometry;

use crate::common::cards;
use crate::common::watched::middle;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{before, first, ship_is_near, turn};
use crate::tools::played::Played;
use crate::tools::sea_game;

fn secret() -> Rules {
    Rules { following: Following::Secret, ..Rules::default() }
}

/// Touches a place by its name.
fn touch(bot: &mut Bot, spot: impl Into<Spot>) {
    let name = bot.window.text.places(bot.state().island()).spot(spot.into());
    bot.touch(&name);
}

/// Touches the island with a finger where a place is, marked or not.
fn finger(bot: &mut Bot, spot: impl Into<Spot>) {
    let rect = bot.window.harness.get_by_label(&bot.window.text.get("island")).rect();
    let turned = bot.game().board_rotation().sixths();
    let at = Geometry::fit(bot.state().island(), rect, turned).spot(spot.into());
    bot.window.touch_at(at);
}

#[test]
fn what_only_the_count_denies_is_said_as_a_count_and_done_with_one_touch() {
    let mut game = Played::of(middle(3, secret()));
    for (nth, held) in [(0, cards(&[(Wool, 2)])), (1, cards(&[(Brick, 1), (Lumber, 1)]))] {
        game.has(nth, held);
    }
    game.rolls(2);
    let player = game.seat(0);
    let road = game.state.road_spots()[0];
    let before = game.state.hands().expect("tracked").size(player);
    let mut bot = game.shown();
    // By what lies open it could be paid for, so it is marked.
    touch(&mut bot, road);
    assert!(bot.window.tells("refused-count"), "{:?}", bot.window.names());
    let name = bot.name_of(player);
    assert!(bot.window.says(&format!("{name} would need 1 brick and 1 lumber more")));
    assert!(!bot.window.tells("refused-impossible"));
    bot.choose("refused-anyway");
    assert!(bot.app().refused().is_none());
    assert_eq!(bot.state().pieces().road(road).map(|(owner, _)| owner), Some(player));
    assert_eq!(bot.state().hands().expect("tracked").size(player), before);
}

#[test]
fn a_hand_whose_cards_are_not_all_known_keeps_its_number_when_the_count_was_wrong() {
    let mut game = Played::of(middle(3, secret()));
    let hands = [cards(&[(Wool, 4)]), cards(&[(Ore, 2), (Wool, 2), (Brick, 1), (Lumber, 1)])];
    for (nth, held) in hands.into_iter().enumerate() {
        game.has(nth, held);
    }
    game.rolls(7);
    let (player, other) = (game.seat(0), game.seat(1));
    let at = game.state.pieces().buildings_of(other).map(|(at, _)| at).next().expect("built");
    let hexes = game.state.robber_hexes();
    let to = hexes.into_iter().find(|hex| at.touches(*hex)).expect("a hex beside them");
    game.does(Deed::MoveRobber { to });
    game.does(Deed::Steal { player, from: other, card: None });
    let size = |state: &State| state.hands().expect("tracked").size(player);
    assert!(game.state.hands().expect("tracked").unknown(player) > 0);
    let road = game.state.road_spots()[0];
    let before = size(&game.state);
    let mut bot = game.shown();
    touch(&mut bot, road);
    bot.choose("refused-anyway");
    assert_eq!(size(bot.state()), before - 2, "a road's price has gone");
    assert!(bot.state().pieces().road(road).is_some());
}

#[test]
fn another_players_piece_says_whose_it_is_and_whose_turn_it_is() {
    let mut game = turn();
    let at = game.ends(1)[0];
    game.places(1, at, KnightLevel::Strong);
    let (ben, anna) = (game.seat(1), game.seat(0));
    let city = first(&game.state, ben, Building::City);
    let mut bot = game.shown();
    let (before, turn) = (bot.count(), format!("It's {}'s turn.", bot.name_of(anna)));
    for (spot, called) in [(at, "strong knight"), (city, "city")] {
        finger(&mut bot, spot);
        let name = format!("{}'s {called}", bot.name_of(ben));
        assert!(bot.window.says(&name) && bot.window.says(&turn), "{:?}", bot.window.names());
        assert!(!bot.window.tells("refused-impossible"));
        bot.choose("player-back");
    }
    assert_eq!(bot.count(), before);
}

#[test]
fn no_progress_is_offered_before_anybody_can_come_to_a_card() {
    let mut game = turn();
    assert!(!game.shown().window.shows("progress"));
    game.improves(1, Track::Trade, 1);
    assert!(game.shown().window.shows("progress"));
    let mut game = before(Following::Secret);
    game.draws_of(2, Track::Science, 1);
    assert!(game.shown().window.shows("progress"));
}

#[test]
fn where_only_a_settlement_can_be_paid_for_no_knight_is_asked_about() {
    let mut game = turn();
    let settle = |state: &State| state.settlement_spots().first().copied();
    while settle(&game.state).is_none() {
        game.has(0, cards(&[(Brick, 1), (Lumber, 1)]));
        let at = *game.state.road_spots().last().expect("a path");
        game.does(Deed::BuildRoad { at });
    }
    let at = settle(&game.state).expect("a spot");
    game.has(0, cards(&[(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 1)]));
    for opens in [false, true] {
        let mut bot = game.shown();
        if opens {
            bot.choose("build");
        }
        touch(&mut bot, at);
        let last = bot.game().last().expect("an act");
        assert!(matches!(last.deed, Deed::BuildSettlement { .. }), "{last:?}");
    }
    // With cards for both there is something to ask.
    game.has(0, cards(&[(Brick, 1), (Lumber, 1), (Wool, 2), (Grain, 1), (Ore, 1)]));
    let mut bot = game.shown();
    touch(&mut bot, at);
    assert!(bot.window.tells("chooser-title"));
}

#[test]
fn what_cannot_be_paid_for_is_not_marked_among_what_may_be_built_and_says_why() {
    let mut game = Played::of(middle(3, Rules::open_hands()));
    game.has(0, cards(&[(Wool, 1)]));
    game.rolls(2);
    let road = game.state.road_spots()[0];
    let mut bot = game.shown();
    bot.choose("build");
    let name = bot.window.text.places(bot.state().island()).spot(road.into());
    assert!(!bot.window.has(&name), "no mark");
    finger(&mut bot, road);
    assert!(bot.window.tells("refused-count"), "{:?}", bot.window.names());
}

/// A path on a coast where whoever is on turn may lay either.
fn either(state: &State) -> Option<Path> {
    let ships = state.ship_spots();
    state.road_spots().into_iter().find(|path| ships.contains(path))
}

#[test]
fn beside_the_question_what_lies_there_stands_how_long_the_route_would_be() {
    let rules =
        Rules { sea: Some(SeaRules::default()), following: Following::Off, ..Rules::default() };
    let mut found = (0..40).map(|seed| {
        crate::tools::played::at_random(&["Anna", "Ben", "Cleo"], rules.clone(), 40, seed)
    });
    let game = found
        .find(|game| crate::tools::typist::is_free(&game.state) && either(&game.state).is_some());
    let game = game.expect("such a game");
    let path = either(&game.state).expect("a coast");
    let builder = game.state.builder();
    let mut bot = game.shown();
    touch(&mut bot, path);
    let start = format!("{}'s longest route would be ", bot.name_of(builder));
    assert!(bot.window.says(&start), "{:?}", bot.window.names());
}

#[test]
fn the_tables_own_dice_are_shown_once_the_red_one_is_known() {
    let mut game = ship_is_near();
    game.rolls(9);
    game.shows(EventFace::Trade, Some(4));
    let bot = game.shown();
    let dice = bot.window.text.with("dice-shown", &[("red", 4.into()), ("yellow", 5.into())]);
    assert!(bot.window.has(&dice), "{:?}", bot.window.names());
}

#[test]
fn hands_that_lie_open_are_told_while_a_trade_covers_their_seats() {
    let game = sea_game::trading(sea_game::rules(Following::Open));
    let mut bot = game.shown();
    bot.tap("trade");
    let builder = bot.state().builder();
    for seat in bot.state().seating().present().filter(|seat| *seat != builder) {
        let cards = bot.state().hands().expect("followed").known(seat);
        let held = bot.said(|say| say.with("hand-known", &[("who", &seat), ("cards", &cards)]));
        assert!(bot.window.says(&held), "{held}: {:?}", bot.window.names());
    }
}

#[test]
fn an_improvement_without_a_city_is_refused_with_its_reason_however_many_cards_there_are() {
    let mut game = turn();
    let player = game.seat(0);
    let cities = game.state.pieces().places_of(player, Building::City).collect::<Vec<_>>();
    for at in cities {
        game.corrects(game::Correction::Building { at, is: Some((player, Building::Settlement)) });
    }
    game.has(0, Cards::of(CardKind::Cloth, 1));
    let mut bot = game.shown();
    bot.choose("improve");
    bot.touch_starting("Improve trade to level 1");
    assert!(bot.app().refused().is_some());
    let last = bot.game().last().map(|act| act.deed.clone());
    assert!(!matches!(last, Some(Deed::Knights(KnightsDeed::Improve { .. }))), "{last:?}");
}
