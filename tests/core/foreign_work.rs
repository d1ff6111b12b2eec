//! What acts weigh: as much as they take, whoever wrote them, so that no file holds the start up.

use std::collections::BTreeSet;

use board::{Hex, Intersection, Path, Side};
use game::{
    Act, ApplyError, BadStep, Building, Condition, Correction, Deed, Game, NumberSource, Rules,
    SeaCorrection, SeaRules, Seat, Setup, Step,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use stats::random_act;

use crate::foreign_lists::{act, entry, games, setup};

fn at_sea() -> Game {
    let rules = Rules { sea: Some(SeaRules::default()), ..Rules::open_hands() };
    Game::new(setup(4, rules, 3))
}

fn corrects(correction: Correction) -> Act {
    Act::of(Deed::Correct { correction })
}

fn road(at: Path, seat: Seat) -> Act {
    corrects(Correction::Road { at, is: Some((seat, Condition::Intact)) })
}

fn ship(at: Path, seat: Seat) -> Act {
    let is = Some((seat, Condition::Intact));
    corrects(Correction::Sea(SeaCorrection::Ship { at, is }))
}

fn any() -> Act {
    Act::of(Deed::UseSource { numbers: NumberSource::Cards })
}

/// Returns how much work it is.
fn weighs(game: &mut Game, acts: impl IntoIterator<Item = Act>) -> u64 {
    let before = game.work();
    acts.into_iter().for_each(|one| game.take(act(one)).expect("a table may"));
    game.work() - before
}

#[test]
fn a_player_lays_no_more_roads_and_no_more_ships_than_lie_in_the_box() {
    let mut game = at_sea();
    let seats: Vec<Seat> = game.state().players().seats().collect();
    let row = |r: i8| (0..16).map(move |q| Path::of(Hex::new(q, r), Side::East));
    for (lays, rows) in [(road as fn(Path, Seat) -> Act, [0, 2]), (ship, [4, 6])] {
        for (seat, r) in seats.iter().zip(rows) {
            let (taken, end) = game.take_each(row(r).map(|at| act(lays(at, *seat))));
            let too_much = BadStep::ApplyError(ApplyError::TooMuch);
            assert_eq!((taken, end), (15, Err(too_much)), "{seat}");
        }
    }
    assert_eq!(
        (game.state().pieces().roads().count(), game.state().pieces().ships().count()),
        (30, 30)
    );
}

/// A table where the trade route of the first player takes long to find: the hardest of some
/// in which their roads and ships lie around seven hexes and meet at their buildings.
fn hard() -> (Game, Seat) {
    let hexes = Side::ALL.map(|side| Hex::new(0, 0).neighbor(side));
    let corners = hexes.into_iter().flat_map(Intersection::around);
    let paths: BTreeSet<Path> = corners.clone().flat_map(Intersection::paths).collect();
    let corners: BTreeSet<Intersection> = corners.collect();
    let paths: Vec<Path> = paths
        .into_iter()
        .filter(|path| path.ends().iter().all(|end| corners.contains(end)))
        .collect();
    assert_eq!((paths.len(), corners.len()), (30, 24));
    let mut rng = StdRng::seed_from_u64(4);
    let tables = (0..60).map(|_| {
        let mut game = at_sea();
        let seat = game.state().active();
        let mut paths = paths.clone();
        paths.shuffle(&mut rng);
        let (roads, ships) = paths.split_at(15);
        let laid =
            roads.iter().map(|at| road(*at, seat)).chain(ships.iter().map(|at| ship(*at, seat)));
        weighs(&mut game, laid);
        for at in corners.iter().copied() {
            let is = Some((seat, Building::Settlement));
            if game.state().pieces().buildings().count() < 9 && rng.random_bool(0.5) {
                weighs(&mut game, [corrects(Correction::Building { at, is })]);
            }
        }
        let weight = weighs(&mut game, [measures()]);
        (weight, game, seat)
    });
    let (_, game, seat) = tables.max_by_key(|(weight, ..)| *weight).expect("sixty");
    (game, seat)
}

/// An act after which all roads are measured, and nothing is otherwise.
fn measures() -> Act {
    corrects(Correction::Road { at: Path::of(Hex::new(20, 20), Side::East), is: None })
}

#[test]
fn an_act_that_measures_roads_weighs_as_much_as_the_search_takes() {
    let (mut game, seat) = hard();
    let mut easy = at_sea();
    let row = (0..15).map(|q| road(Path::of(Hex::new(q, 0), Side::East), seat));
    weighs(&mut easy, row);
    let [easy, hard] = [&mut easy, &mut game].map(|game| weighs(game, [measures()]));
    assert!(easy < 100, "{easy}");
    assert!(hard > 400, "{hard}");
}

#[test]
fn a_jump_weighs_as_much_as_the_acts_that_are_gone_through_again() {
    let (mut game, _) = hard();
    let hard = weighs(&mut game, [measures()]);
    // Every 64th state is kept: 40 acts are gone through again from there.
    while game.count() < 64 || game.count() % 64 != 40 {
        weighs(&mut game, [measures()]);
    }
    let last = game.acts().last().map(|(id, ..)| id);
    let cheap = weighs(&mut game, [any()]);
    let before = game.work();
    for _ in 0..10 {
        game.take(entry(Step::Back(last))).expect("it is there");
        game.take(act(any())).expect("it fits");
    }
    let jumps = game.work() - before;
    assert!(cheap < 10, "{cheap}");
    assert!(jumps >= 10 * 40 * hard, "{jumps}, an act: {hard}");
}

#[test]
fn a_game_weighs_as_much_when_it_is_read_as_when_it_was_played() {
    for game in games() {
        let (mut played, mut rng) =
            (Game::new(Setup::clone(game.setup())), StdRng::seed_from_u64(9));
        let mut entries = Vec::new();
        for nth in 0..400 {
            let step = match random_act(&mut played.state().clone(), &mut rng) {
                Some(act) if nth % 9 != 8 => Step::Act(act),
                _ => Step::Undo,
            };
            entries.push(entry(step));
            played.take(entries[nth].clone()).expect("legal");
        }
        let read = Game::replay(Setup::clone(game.setup()), entries).expect("it was played");
        assert_eq!(read.work(), played.work());
        assert!(read.work() < 6_000_000, "{}: no evening comes near the bound", read.work());
    }
}
