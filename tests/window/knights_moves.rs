//! What a game of Cities & Knights rarely comes to by itself: a position is prepared, and
//! played on from by touch.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::{Intersection, Path};
use cards::{Die, EventFace};
use game::{
    Building, CardKind, Cards, Correction, Deed, Following, KnightLevel, KnightsCorrection,
    KnightsDeed, KnightsTask, Level, NumberSource, State, Task, Track,
};
use words::language::Language;

use crate::common::{card, cards};
use crate::tools::knights_game::{
    WINDOWS, before, before_by, before_with, buildings, first, knights, rolled,
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
