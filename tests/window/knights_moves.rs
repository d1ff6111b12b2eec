//! Moments that a game of Cities & Knights rarely comes to by itself: a position is prepared, and
//! played on from by touch. Attacks of the barbarians end in each way (KNIGHTS 9).

use board::Intersection;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::EventFace;
use game::{
    Building, CardKind, Cards, Deed, Following, KnightLevel, KnightsCorrection, KnightsDeed,
    KnightsTask, Level, Phase, Readiness, State, Task, Track,
};
use rstest::rstest;
use words::language::Language;
use words::text::Value;

use crate::common::{card, cards};
use crate::tools::bot::Bot;
use crate::tools::knights_game::{
    WINDOWS, before_with, buildings, first, game_after, knights, ship_is_near, turn, way_on,
};
use crate::tools::played::Played;

#[test]
fn where_a_settlement_fits_as_well_a_knight_is_one_touch_more() {
    let mut game = turn();
    let at = game.ends(0)[0];
    let (path, end) = way_on(&game.state, at);
    game.paves(0, path);
    game.has(0, cards(&[(Brick, 1), (Lumber, 1), (Grain, 1), (Wool, 2), (Ore, 1)]));
    assert!(game.state.settlement_spots().contains(&end));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.does(&knights(KnightsDeed::Recruit { at: end }));
        assert!(bot.done.contains("which piece"));
    }
}

#[test]
fn closed_between_the_number_and_the_event_die_the_app_rolls_it_when_the_game_goes_on() {
    // A 3 without a text.
    let mut game = before_with(&[card(2, 1)], Following::Open);
    let turned = game.state.next_draw(|| panic!("the pile is full")).expect("a card");
    game.does(Deed::Draw { turned });
    assert!(game.state.awaits_app_event_die());
    let bot = game.shown();
    assert!(!bot.state().awaits_event_die());
    assert!(bot.state().face().is_some(), "it shows something");
}

#[test]
fn improvements_name_who_holds_a_metropolis_and_who_threatens_it() {
    let (mut game, track) = (turn(), Track::Science);
    for nth in 0..2 {
        game.improves(nth, track, Level::METROPOLIS.number());
    }
    let at = Some(first(&game.state, game.seat(1), Building::City));
    game.corrects(KnightsCorrection::Metropolis { track, at });
    for language in Language::ALL {
        let mut bot = game.shown_in(language);
        bot.choose("improve");
        let values = [("who", "Ben".into()), ("others", "Anna".into()), ("count", 1.into())];
        let words = bot.window.text.with("metropolis-threatened", &values);
        assert!(bot.window.says(&words), "{words}: {:?}", bot.window.names());
    }
}

#[test]
fn before_the_first_attack_no_card_says_that_a_seven_moves_the_robber() {
    for (attacks, sleeps) in [(0, true), (1, false)] {
        let mut game = before_with(&[card(1, 6)], Following::Open);
        game.corrects(KnightsCorrection::Attacks { count: attacks });
        let turned = game.state.next_draw(|| panic!("the pile is full")).expect("a card");
        game.does(Deed::Draw { turned });
        let bot = game.shown();
        assert_eq!(bot.state().number(), Some(7));
        assert_eq!(bot.window.tells("card-seven-sleeps"), sleeps);
    }
}

/// Rolls an 8 and the ship by touch; how the table stood before, between, and then.
fn comes(bot: &mut Bot) -> Vec<State> {
    let mut stood = vec![bot.state().clone()];
    bot.choose_with("roll-name", &[("number", 8.into())]);
    stood.push(bot.state().clone());
    bot.does(&knights(KnightsDeed::EventDie { face: EventFace::Ship, red: None }));
    stood.push(bot.state().clone());
    stood
}

/// Does whatever the attack asks; how the table stood after each touch comes to the rest.
fn goes_on(bot: &mut Bot, stood: &mut Vec<State>) {
    while bot.state().phase() == Phase::Event {
        let count = bot.count();
        bot.knights_step();
        if bot.count() != count {
            stood.push(bot.state().clone());
        }
    }
}

/// Undo takes back touch by touch, and redo brings each again.
#[track_caller]
fn is_undone_and_done_again(bot: &mut Bot, stood: &[State]) {
    for before in stood.iter().rev().skip(1) {
        bot.choose_before("undo-what", &[], "what");
        assert_eq!(bot.state(), before);
    }
    for after in stood.iter().skip(1) {
        bot.choose_before("redo-what", &[], "what");
        assert_eq!(bot.state(), after);
    }
}

/// The sheet says the outcome with both sums.
#[track_caller]
fn says(bot: &Bot, key: &str, defence: u8, barbarians: u8) {
    let sums: [(&str, Value<'_>); 2] =
        [("defence", defence.into()), ("barbarians", barbarians.into())];
    let said = bot.window.text.with(key, &sums);
    assert!(bot.window.says(&said), "{said}: {:?}", bot.window.names());
    assert!(bot.window.tells("attack-knights-lie-down"));
    assert!(bot.window.tells("attack-robber-wakes"));
}

fn cities(state: &State, game: &Played, nth: usize) -> usize {
    let own = buildings(state, game.seat(nth)).into_iter();
    own.filter(|(_, building)| *building == Building::City).count()
}

fn second_city(game: &mut Played, nth: usize) {
    let at = first(&game.state, game.seat(nth), Building::Settlement);
    game.builds(nth, at, Building::City);
}

/// The attack ends so in every window, and is as it should be then. Undo and redo go through it.
#[track_caller]
fn ends_so(
    game: &Played,
    (key, defence, barbarians): (&str, u8, u8),
    asks: &[Task],
    is_right: impl Fn(&State),
) {
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let mut stood = comes(&mut bot);
        says(&bot, key, defence, barbarians);
        assert_eq!(bot.state().open_tasks(), asks);
        goes_on(&mut bot, &mut stood);
        assert_eq!(stood.len(), 3 + asks.len(), "a touch each");
        is_right(bot.state());
        is_undone_and_done_again(&mut bot, &stood);
    }
}

/// One knight of the first player, and those of others, stand against three barbarians.
#[rstest]
#[case::that_is_stronger(4, true)]
#[case::that_is_only_as_strong_as_the_barbarians(3, false)]
fn a_defence_makes_whoever_counts_most_a_defender(#[case] defence: u8, #[case] helped: bool) {
    let mut game = ship_is_near();
    let at = game.ends(0)[0];
    game.places(0, at, KnightLevel::Mighty);
    if helped {
        let other = game.ends(1)[0];
        game.places(1, other, KnightLevel::Basic);
    }
    let (defender, start) = (game.seat(0), game.state.clone());
    ends_so(&game, ("attack-repelled", defence, 3), &[], |state| {
        assert_eq!(state.public_points(defender), start.public_points(defender) + 1);
        let sleeps = state.pieces().knight(at).map(|(_, it)| it.readiness);
        assert_eq!(sleeps, Some(Readiness::Inactive));
    });
}

#[test]
fn where_several_hold_it_together_each_draws_from_a_deck_of_choice() {
    let mut game = ship_is_near();
    for nth in 0..2 {
        let at = game.ends(nth)[0];
        game.places(nth, at, KnightLevel::Strong);
    }
    let draws = |nth| Task::Knights(KnightsTask::ChooseDeck { player: game.seat(nth) });
    ends_so(&game, ("attack-repelled", 4, 3), &[draws(0), draws(1)], |state| {
        for (nth, drawn) in [(0, 1), (1, 1), (2, 0)] {
            assert_eq!(state.progress_cards(game.seat(nth)), drawn);
        }
    });
}

#[test]
fn a_lost_attack_asks_each_of_the_weakest_for_a_city_and_is_taken_back_touch_by_touch() {
    let mut game = ship_is_near();
    (0..2).for_each(|nth| second_city(&mut game, nth));
    // Clara has one city: that one is lost without a question, and nobody waits for it.
    let asks = |nth| Task::Knights(KnightsTask::LoseCity { player: game.seat(nth) });
    ends_so(&game, ("attack-lost", 0, 5), &[asks(0), asks(1)], |state| {
        assert_eq!([0, 1, 2].map(|nth| cities(state, &game, nth)), [1, 1, 0]);
    });
}

#[test]
fn whoever_counts_more_or_has_no_city_loses_none() {
    let mut game = ship_is_near();
    let at = game.ends(0)[0];
    game.places(0, at, KnightLevel::Basic);
    let at = first(&game.state, game.seat(2), Building::City);
    game.builds(2, at, Building::Settlement);
    ends_so(&game, ("attack-lost", 1, 2), &[], |state| {
        assert_eq!([0, 1, 2].map(|nth| cities(state, &game, nth)), [1, 0, 0]);
        let clara = game.seat(2);
        assert_eq!(buildings(state, clara), buildings(&game.state, clara));
    });
}

#[test]
fn where_nobody_has_a_city_or_an_active_knight_nobody_loses_or_gets_anything() {
    let mut game = ship_is_near();
    for nth in 0..3 {
        let at = first(&game.state, game.seat(nth), Building::City);
        game.builds(nth, at, Building::Settlement);
    }
    let points = |state: &State| state.players().map(|seat, _| state.public_points(seat));
    let before = points(&game.state);
    ends_so(&game, ("attack-repelled", 0, 0), &[], |state| assert_eq!(points(state), before));
}

/// Anna has five settlements and two cities on the island.
fn without_settlements() -> Played {
    let mut game = ship_is_near();
    second_city(&mut game, 0);
    let is_free = |at: &Intersection| {
        game.state.pieces().building(*at).is_none()
            && at.neighbors().into_iter().all(|near| game.state.pieces().building(near).is_none())
    };
    let mut free: Vec<_> =
        game.state.island().intersections().into_iter().filter(|at| is_free(at)).collect();
    for _ in 0..5 {
        let at = free.remove(0);
        free.retain(|other| !at.neighbors().contains(other));
        game.builds(0, at, Building::Settlement);
    }
    game
}

#[test]
fn without_a_settlement_left_a_pillaged_city_is_laid_on_its_side_and_stood_up_again() {
    let game = without_settlements();
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let mut stood = comes(&mut bot);
        goes_on(&mut bot, &mut stood);
        is_undone_and_done_again(&mut bot, &stood);
        let laid = bot.state().laid_cities(game.seat(0));
        let [at] = laid.as_slice() else { panic!("{laid:?}") };
        let at = *at;
        // Until it stands, no other settlement becomes a city.
        let mut richer = game_after(&bot);
        let price = |kind| u8::from([CardKind::Ore, CardKind::Grain].contains(&kind)) * 3;
        richer.has(0, Cards::from_fn(price));
        assert_eq!(richer.state.city_spots(), [at]);
        let mut bot = richer.shown_as(window);
        bot.does(&Deed::BuildCity { at });
        assert!(bot.state().laid_cities(game.seat(0)).is_empty());
    }
}
