//! What a game of Cities & Knights rarely comes to by itself: a position is prepared, and
//! played on from by touch.

use tableside::board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use tableside::board::{Intersection, Path};
use tableside::cards::{Die, EventFace};
use tableside::game::{
    BarbarianTrack, Building, CardKind, Cards, Condition, Correction, Deed, Following, Knight,
    KnightLevel, KnightsCorrection, KnightsDeed, KnightsTask, Level, NumberSource, Phase,
    Readiness, State, Task, Track,
};
use tableside::words::language::Language;

use crate::common::cards;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{before, ends, has, knights, put_right, rolled};
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, SIZES};

fn trading() -> Played {
    rolled(before(Following::Open))
}

fn places(game: &mut Played, nth: usize, at: Intersection, level: KnightLevel) {
    let is = Some((game.seat(nth), Knight { level, readiness: Readiness::Active }));
    put_right(game, KnightsCorrection::Knight { at, is });
}

/// The table rolls its own dice, and the next ship of the event die attacks.
fn ship_is_near() -> Played {
    let mut game = before(Following::Open);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    game
}

fn city_at(game: &mut Played, nth: usize, at: Intersection) {
    let is = Some((game.seat(nth), Building::City));
    game.does(Deed::Correct { correction: Correction::Building { at, is } });
}

/// The settlement and the city of a player.
fn buildings(state: &State, game: &Played, nth: usize) -> Vec<(Intersection, Building)> {
    state.pieces().buildings_of(game.seat(nth)).collect()
}

/// Rolls an 8 and the ship by touch, and goes on to the end of what that asks.
fn lands(bot: &mut Bot) {
    bot.choose_with("roll-name", &[("number", 8.into())]);
    bot.does(&knights(KnightsDeed::EventDie { face: EventFace::Ship, red: None }));
}

fn goes_on(bot: &mut Bot) {
    while bot.state().phase() == Phase::Event {
        bot.knights_step();
    }
}

#[test]
fn an_attack_that_one_player_holds_alone_makes_a_defender() {
    let mut game = ship_is_near();
    let at = ends(&game, 0)[0];
    places(&mut game, 0, at, KnightLevel::Mighty);
    for size in SIZES {
        let mut bot = game.shown_at(size);
        let start = bot.state().clone();
        lands(&mut bot);
        assert!(bot.window.tells("attack-knights-lie-down"));
        assert!(bot.window.tells("attack-robber-wakes"));
        let defender = game.seat(0);
        assert_eq!(bot.state().public_points(defender), start.public_points(defender) + 1);
        let sleeps = bot.state().pieces().knight(at).map(|(_, it)| it.readiness);
        assert_eq!(sleeps, Some(Readiness::Inactive));
        goes_on(&mut bot);
        bot.goes_back_to(&start);
    }
}

#[test]
fn where_several_hold_it_together_each_draws_from_a_deck_of_choice() {
    let mut game = ship_is_near();
    for nth in 0..2 {
        let at = ends(&game, nth)[0];
        places(&mut game, nth, at, KnightLevel::Strong);
    }
    let mut bot = game.shown_at(LANDSCAPE);
    lands(&mut bot);
    let asked: Vec<_> = bot.state().open_tasks().to_vec();
    let draws = |nth| Task::Knights(KnightsTask::ChooseDeck { player: game.seat(nth) });
    assert_eq!(asked, [draws(0), draws(1)]);
    goes_on(&mut bot);
    for nth in 0..2 {
        assert_eq!(bot.state().progress_cards(game.seat(nth)), 1);
    }
}

#[test]
fn a_lost_attack_asks_each_of_the_weakest_for_a_city_and_is_taken_back_step_by_step() {
    let mut game = ship_is_near();
    for nth in 0..2 {
        let own = buildings(&game.state, &game, nth);
        let settlement = own.iter().find(|(_, it)| *it == Building::Settlement);
        let at = settlement.expect("a settlement").0;
        city_at(&mut game, nth, at);
    }
    let mut bot = game.shown_at(LANDSCAPE);
    let start = bot.state().clone();
    lands(&mut bot);
    // Clara has one city: that one is lost without a question.
    let open = bot.state().open_tasks().len();
    assert_eq!(open, 2, "{:?}", bot.state().open_tasks());
    goes_on(&mut bot);
    for nth in 0..2 {
        let own = buildings(bot.state(), &game, nth);
        let cities = own.iter().filter(|(_, building)| *building == Building::City).count();
        assert_eq!(cities, 1);
    }
    bot.goes_back_to(&start);
    // And in the middle of it.
    bot.choose_before("undo-what", &[], "what");
    bot.choose_before("redo-what", &[], "what");
}

/// Anna has five settlements and two cities on the island.
fn without_settlements() -> Played {
    let mut game = ship_is_near();
    let own = buildings(&game.state, &game, 0);
    let at = own.iter().find(|(_, it)| *it == Building::Settlement).expect("a settlement").0;
    city_at(&mut game, 0, at);
    let is_free = |at: &Intersection| {
        game.state.pieces().building(*at).is_none()
            && at.neighbors().into_iter().all(|near| game.state.pieces().building(near).is_none())
    };
    let mut free: Vec<_> =
        game.state.island().intersections().into_iter().filter(|at| is_free(at)).collect();
    for _ in 0..5 {
        let at = free.remove(0);
        free.retain(|other| !at.neighbors().contains(other));
        let is = Some((game.seat(0), Building::Settlement));
        game.does(Deed::Correct { correction: Correction::Building { at, is } });
    }
    game
}

#[test]
fn without_a_settlement_left_a_pillaged_city_is_laid_on_its_side_and_stood_up_again() {
    let game = without_settlements();
    for language in Language::ALL {
        let mut bot = game.shown_in(language);
        lands(&mut bot);
        goes_on(&mut bot);
        let laid = bot.state().laid_cities(game.seat(0));
        let [at] = laid.as_slice() else { panic!("{laid:?}") };
        let at = *at;
        // Until it stands, no other settlement becomes a city.
        let mut richer = game_after(&bot);
        has(
            &mut richer,
            0,
            Cards::from_fn(
                |kind| {
                    if [CardKind::Ore, CardKind::Grain].contains(&kind) { 3 } else { 0 }
                },
            ),
        );
        let mut bot = richer.shown_in(language);
        bot.does(&Deed::BuildCity { at });
        assert!(bot.state().laid_cities(game.seat(0)).is_empty());
    }
}

/// The game of a window, to be gone on with.
fn game_after(bot: &Bot) -> Played {
    let mut game = Played::open(bot.state().setup().as_ref().clone().into());
    for (_, _, act) in bot.game().acts() {
        game.did(act);
    }
    game
}

#[test]
fn a_metropolis_is_taken_over_by_the_fifth_level_and_its_city_is_touched() {
    let mut game = trading();
    let track = Track::Science;
    for nth in 0..2 {
        let player = game.seat(nth);
        let level = Level::METROPOLIS;
        put_right(&mut game, KnightsCorrection::Level { player, track, level });
    }
    let theirs = buildings(&game.state, &game, 1);
    let at = theirs.iter().find(|(_, it)| *it == Building::City).map(|(at, _)| *at);
    put_right(&mut game, KnightsCorrection::Metropolis { track, at });
    let own = buildings(&game.state, &game, 0);
    for (at, _) in own {
        city_at(&mut game, 0, at);
    }
    has(&mut game, 0, Cards::of(track.commodity(), 5));
    for size in SIZES {
        let mut bot = game.shown_at(size);
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
    let is = Some((game.seat(nth), Condition::Intact));
    game.does(Deed::Correct { correction: Correction::Road { at, is } });
}

#[test]
fn a_displaced_knight_is_placed_again_by_its_owner() {
    let mut game = trading();
    let at = ends(&game, 0)[0];
    let (path, middle) = way_on(&game.state, at, &[]);
    road(&mut game, 0, path);
    // Ben's road leads away from there, with two free ends.
    let (path, next) = way_on(&game.state, middle, &[at]);
    road(&mut game, 1, path);
    let (path, last) = way_on(&game.state, next, &[middle]);
    road(&mut game, 1, path);
    places(&mut game, 0, at, KnightLevel::Strong);
    places(&mut game, 1, middle, KnightLevel::Basic);
    for size in SIZES {
        let mut bot = game.shown_at(size);
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
fn a_knight_chases_the_robber_who_then_robs() {
    let mut game = trading();
    put_right(&mut game, KnightsCorrection::Attacks { count: 1 });
    let at = ends(&game, 0)[0];
    places(&mut game, 0, at, KnightLevel::Basic);
    let hex = at.hexes().into_iter().find(|hex| game.state.island().tile(*hex).is_some());
    game.does(Deed::Correct { correction: Correction::Robber { at: hex } });
    has(&mut game, 1, Cards::of(CardKind::Coin, 1));
    let beside = |hex: &tableside::board::Hex| {
        buildings(&game.state, &game, 1).into_iter().any(|(at, _)| at.touches(*hex))
    };
    let to = game.state.chase_hexes(at).into_iter().find(beside).expect("a hex beside Ben");
    for size in SIZES {
        let mut bot = game.shown_at(size);
        bot.does(&knights(KnightsDeed::ChaseRobber { from: at, to }));
        while let Some(task) = bot.state().open_tasks().first().cloned() {
            bot.task(&task);
        }
        assert_eq!(bot.state().robber(), Some(to));
    }
}

#[test]
fn what_is_one_too_many_goes_back_before_the_turn_ends() {
    let mut game = trading();
    for (track, count) in [(Track::Science, 3), (Track::Trade, 2)] {
        let player = game.seat(0);
        put_right(&mut game, KnightsCorrection::Progress { player, track, count });
    }
    for size in SIZES {
        let mut bot = game.shown_at(size);
        bot.pass();
        assert!(bot.app().refused().is_some());
        bot.choose("refused-back");
        let player = game.seat(0);
        bot.does(&knights(KnightsDeed::PutBack { player, track: Track::Trade }));
        let turn = bot.state().turn();
        bot.pass();
        assert_eq!(bot.state().turn(), turn + 1);
    }
}

#[test]
fn the_tables_red_die_is_asked_for_at_a_gate_only() {
    let mut game = before(Following::Open);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    let player = game.seat(1);
    let level = Level::try_from(1).expect("a level");
    put_right(&mut game, KnightsCorrection::Level { player, track: Track::Trade, level });
    for size in SIZES {
        let mut bot = game.shown_at(size);
        bot.choose_with("roll-name", &[("number", 5.into())]);
        let red = Die::try_from(2).ok();
        bot.does(&knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
        assert_eq!(bot.state().progress_of(player, Track::Trade), 1);
        assert!(bot.window.says("draws a progress card"));
    }
}

#[test]
fn where_a_settlement_fits_as_well_a_knight_is_one_touch_more() {
    let mut game = trading();
    let at = ends(&game, 0)[0];
    let (path, end) = way_on(&game.state, at, &[]);
    road(&mut game, 0, path);
    has(&mut game, 0, cards(&[(Brick, 1), (Lumber, 1), (Grain, 1), (Wool, 2), (Ore, 1)]));
    assert!(game.state.settlement_spots().contains(&end));
    for size in SIZES {
        let mut bot = game.shown_at(size);
        bot.does(&knights(KnightsDeed::Recruit { at: end }));
        assert!(bot.done.contains("which piece"));
    }
}
