//! Moments that a game of Cities & Knights rarely comes to by itself: a position is prepared, and
//! played on from by touch. Attacks of the barbarians end in each way (KNIGHTS 9).

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::{Intersection, Path};
use cards::{Die, EventFace};
use game::{
    Building, CardKind, Cards, Correction, Deed, Following, KnightLevel, KnightsCorrection,
    KnightsDeed, KnightsTask, Level, NumberSource, Phase, Readiness, State, Task, Track,
};
use rstest::rstest;
use words::language::Language;
use words::text::Value;

use crate::common::{card, cards};
use crate::tools::bot::Bot;
use crate::tools::knights_game::{
    WINDOWS, before, before_by, before_with, buildings, first, game_after, knights, rolled,
    ship_is_near,
};
use crate::tools::played::Played;

fn trading() -> Played {
    rolled(before(Following::Open))
}

#[test]
fn a_metropolis_is_taken_over_by_the_fifth_level_and_its_city_is_touched() {
    let mut game = trading();
    let track = Track::Science;
    for nth in 0..2 {
        let player = game.seat(nth);
        let level = Level::METROPOLIS;
        game.corrects(KnightsCorrection::Level { player, track, level });
    }
    let at = Some(first(&game.state, game.seat(1), Building::City));
    game.corrects(KnightsCorrection::Metropolis { track, at });
    for (at, _) in buildings(&game.state, game.seat(0)) {
        game.builds(0, at, Building::City);
    }
    game.has(0, Cards::of(track.commodity(), 5));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let held = bot.state().public_points(game.seat(1));
        bot.does(&knights(KnightsDeed::Improve { track }));
        bot.knights_step();
        assert_eq!(bot.state().metropolis_holder(track), Some(game.seat(0)));
        assert_eq!(bot.state().public_points(game.seat(1)), held - 2);
    }
}

/// A path at `at` without a road, and where it leads.
fn way_on(state: &State, at: Intersection, not: &[Intersection]) -> (Path, Intersection) {
    let open = at
        .paths()
        .into_iter()
        .filter(|path| state.island().has_path(*path) && state.pieces().road(*path).is_none());
    let mut ways = open.filter_map(|path| {
        let end = path.ends().into_iter().find(|end| *end != at)?;
        (state.pieces().is_free(end) && !not.contains(&end)).then_some((path, end))
    });
    ways.next().expect("a way on")
}

fn road(game: &mut Played, nth: usize, at: Path) {
    game.paves(nth, at);
}

#[test]
fn a_displaced_knight_is_placed_again_by_its_owner() {
    let mut game = trading();
    let at = game.ends(0)[0];
    let (path, middle) = way_on(&game.state, at, &[]);
    road(&mut game, 0, path);
    // Ben's road leads away from there, with two free ends.
    let (path, next) = way_on(&game.state, middle, &[at]);
    road(&mut game, 1, path);
    let (path, last) = way_on(&game.state, next, &[middle]);
    road(&mut game, 1, path);
    game.places(0, at, KnightLevel::Strong);
    game.places(1, middle, KnightLevel::Basic);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.does(&knights(KnightsDeed::Displace { from: at, to: middle }));
        let due = Task::Knights(KnightsTask::Relocate { player: game.seat(1) });
        assert_eq!(bot.state().open_tasks(), [due]);
        assert!(bot.state().relocations().contains(&last));
        bot.does(&knights(KnightsDeed::Relocate { player: game.seat(1), to: last }));
        assert_eq!(bot.state().pieces().knight(last).map(|it| it.0), Some(game.seat(1)));
        assert_eq!(bot.state().pieces().knight(middle).map(|it| it.0), Some(game.seat(0)));
    }
}

#[test]
fn a_displaced_knight_with_nowhere_to_go_returns_to_the_supply() {
    let mut game = trading();
    let at = game.ends(0)[0];
    let (path, middle) = way_on(&game.state, at, &[]);
    road(&mut game, 0, path);
    game.places(0, at, KnightLevel::Strong);
    game.places(1, middle, KnightLevel::Basic);
    let had = game.state.knights_left(game.seat(1), KnightLevel::Basic);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.does(&knights(KnightsDeed::Displace { from: at, to: middle }));
        assert!(bot.state().tasks().is_empty());
        assert_eq!(bot.state().pieces().knights_of(game.seat(1)).count(), 0);
        assert_eq!(bot.state().knights_left(game.seat(1), KnightLevel::Basic), had + 1);
        bot.goes_back_to(&game.state);
    }
}

#[test]
fn a_knight_chases_the_robber_who_then_robs() {
    let mut game = trading();
    game.corrects(KnightsCorrection::Attacks { count: 1 });
    let at = game.ends(0)[0];
    game.places(0, at, KnightLevel::Basic);
    let hex = at.hexes().into_iter().find(|hex| game.state.island().tile(*hex).is_some());
    game.corrects(Correction::Robber { at: hex });
    game.has(1, Cards::of(CardKind::Coin, 1));
    let beside = |hex: &board::Hex| {
        buildings(&game.state, game.seat(1)).into_iter().any(|(at, _)| at.touches(*hex))
    };
    let to = game.state.chase_hexes(at).into_iter().find(beside).expect("a hex beside Ben");
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.does(&knights(KnightsDeed::ChaseRobber { from: at, to }));
        while let Some(task) = bot.state().open_tasks().first().cloned() {
            bot.task(&task);
        }
        assert_eq!(bot.state().robber(), Some(to));
    }
}

#[test]
fn the_tables_red_die_is_asked_for_at_a_gate_only() {
    let mut game = before(Following::Open);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    let player = game.seat(1);
    let level = Level::try_from(1).expect("a level");
    game.corrects(KnightsCorrection::Level { player, track: Track::Trade, level });
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.choose_with("roll-name", &[("number", 5.into())]);
        let red = Die::try_from(2).ok();
        bot.does(&knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
        assert_eq!(bot.state().progress_of(player, Track::Trade), 1);
        let who = bot.name_of(player);
        let of_trade = bot.window.text.get("gate-of-trade");
        let values = [
            ("gate", of_trade.into()),
            ("red", 2.into()),
            ("level", 1.into()),
            ("count", 1.into()),
            ("who", who.into()),
        ];
        let drawn = bot.window.text.with("gate-draws", &values);
        assert!(bot.window.says(&drawn), "{drawn}: {:?}", bot.window.names());
    }
}

#[test]
fn where_a_settlement_fits_as_well_a_knight_is_one_touch_more() {
    let mut game = trading();
    let at = game.ends(0)[0];
    let (path, end) = way_on(&game.state, at, &[]);
    road(&mut game, 0, path);
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
    let mut game = trading();
    let track = Track::Science;
    for nth in 0..2 {
        let player = game.seat(nth);
        game.corrects(KnightsCorrection::Level { player, track, level: Level::METROPOLIS });
    }
    let at = first(&game.state, game.seat(1), Building::City);
    game.corrects(KnightsCorrection::Metropolis { track, at: Some(at) });
    for language in Language::ALL {
        let mut bot = game.shown_in(language);
        bot.choose("improve");
        let values = [("who", "Ben".into()), ("others", "Anna".into())];
        let words = bot.window.text.with("metropolis-threatened", &values);
        assert!(bot.window.says(&words), "{words}: {:?}", bot.window.names());
    }
}

#[test]
fn whoever_gets_nothing_with_an_aqueduct_takes_a_resource_by_one_touch() {
    let mut game = before_by(NumberSource::Table, Following::Open);
    let player = game.seat(0);
    game.corrects(KnightsCorrection::Level { player, track: Track::Science, level: Level::ABLE });
    let is_empty = |number: &u8| {
        let hexes = game.state.island().tiles().iter();
        let mut hexes = hexes.filter(|tile| tile.token.map(u8::from) == Some(*number));
        hexes.all(|tile| {
            let around = Intersection::around(tile.at);
            around
                .into_iter()
                .all(|at| game.state.pieces().building(at).is_none_or(|it| it.0 != player))
        })
    };
    let number = [2, 3, 4, 5, 6, 8, 9, 10].into_iter().find(is_empty).expect("such a number");
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.choose_with("roll-name", &[("number", number.into())]);
        bot.does(&knights(KnightsDeed::EventDie { face: EventFace::Ship, red: None }));
        let task = bot.state().open_tasks().first().cloned().expect("a duty");
        assert!(matches!(task, Task::Take { player: who, .. } if who == player), "{task:?}");
        let before = bot.count();
        bot.task(&task);
        assert_eq!((bot.state().open_tasks().len(), bot.count()), (0, before + 1));
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
    for nth in 0..2 {
        second_city(&mut game, nth);
    }
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
