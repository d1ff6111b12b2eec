//! Laws that hold in every game of Seafarers, with and without Cities & Knights: random legal
//! games on maps that no book has.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::{Path, Side};
use cards::{EventDie, Measure};
use game::{
    AWARD_POINTS, Act, Deed, Edition, Enforcement, Following, FriendlyRobber, Game, Phase, Piece,
    PirateGround, Rules, SeaDeed, SeaRules, State, Step, Track, road_length,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;

use crate::common;
use crate::drawn_tables::{self, drawn};

/// Whether knights are played, too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Along {
    Nothing,
    Knights,
}

/// What must hold after every act.
fn check(state: &State) {
    let sea = state.sea().expect("played");
    let (pieces, island) = (state.pieces(), state.island());
    assert!(state.pirate().is_none_or(|at| island.is_sea(at)), "the pirate stays at sea");
    assert!(state.robber().is_none_or(|at| island.is_land(at)), "the robber ashore");
    for (path, ..) in pieces.ships() {
        assert!(island.has_ship_path(path), "ships lie at sea");
        assert!(pieces.road(path).is_none(), "one piece a path");
    }
    for (path, ..) in pieces.roads() {
        assert!(island.has_path(path), "roads lie ashore");
    }
    for seat in state.players().seats() {
        for piece in [Piece::Road, Piece::Ship, Piece::Settlement, Piece::City] {
            assert!(state.pieces_left(seat, piece) <= piece.supply());
        }
        let buildings: u8 = pieces.buildings_of(seat).map(|(_, kind)| kind.worth()).sum();
        let awards = u8::try_from(state.awards(seat).count()).expect("few") * AWARD_POINTS;
        let chits: u8 = sea.chits(seat).iter().map(|chit| chit.points).sum();
        assert_eq!(chits, sea.table().chits.of(seat), "counted");
        let of_knights = state.knights().map_or(0, |knights| {
            let metropolises =
                Track::ALL.into_iter().filter(|it| state.metropolis_holder(*it) == Some(seat));
            let merchant = knights.table().merchant;
            2 * u8::try_from(metropolises.count()).expect("three")
                + knights.table().defenders.of(seat)
                + knights.table().point_cards.of(seat)
                + u8::from(merchant.is_some_and(|merchant| merchant.owner == seat))
        });
        let points = buildings + awards + chits + of_knights + state.revealed(seat);
        assert_eq!(state.public_points(seat), points);
        assert_eq!(state.position().public_points(seat), points, "by the position, too");
        assert_eq!(state.measure(Measure::RoadLength, seat), road_length(pieces, seat));
    }
    assert_eq!(state.position().holders_after(), *state.holders(), "awards follow by themselves");
}

fn rules(seed: u64, along: Along, following: Following) -> Rules {
    let base = match along {
        Along::Nothing => Rules { target: 12, ..Rules::open_hands() },
        Along::Knights if seed.is_multiple_of(2) => Rules::with_knights(Edition::Fifth),
        Along::Knights => Rules::with_knights(Edition::Sixth),
    };
    let pirate_ground =
        if seed.is_multiple_of(4) { PirateGround::OpenSea } else { PirateGround::AllSea };
    let foreign_island = u8::try_from(seed % 3).expect("small");
    let sea = SeaRules { pirate_ground, foreign_island, ..SeaRules::default() };
    let friendly_robber = if seed % 7 < 2 { FriendlyRobber::On } else { FriendlyRobber::Off };
    Rules { following, friendly_robber, sea: Some(sea), ..base }
}

fn opened(seed: u64, along: Along, following: Following, rng: &mut StdRng) -> State {
    let event_die = match along {
        Along::Nothing => EventDie::default(),
        Along::Knights => EventDie::Shown,
    };
    drawn(seed, &rules(seed, along, following), event_die, rng)
}

/// Plays a random game, and looks at every act; returns what was done in it.
fn plays(seed: u64, along: Along, following: Following, acts: usize) -> (State, Vec<Act>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let state = opened(seed, along, following, &mut rng);
    drawn_tables::plays(state, &mut rng, acts, check)
}

fn deeds_of(done: &[Act]) -> BTreeSet<String> {
    let at_sea = done.iter().filter_map(|act| match &act.deed {
        Deed::Sea(deed) => Some(serde_json::to_value(deed).expect("writes")),
        _ => None,
    });
    at_sea.map(|deed| deed["does"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn random_games_end_with_cards_pieces_points_and_awards_in_order() {
    let (mut names, mut over, mut chits) = (BTreeSet::new(), 0, 0);
    for seed in 0..40 {
        let (state, done) = plays(seed, Along::Nothing, Following::Open, 4_000);
        over += usize::from(state.over().is_some());
        chits += done.iter().map(|act| act.sea.len()).sum::<usize>();
        names.extend(deeds_of(&done));
    }
    let all = ["build_ship", "found_ship", "move_pirate", "move_ship", "take_gold", "turn_up"];
    assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), all, "everything was done");
    assert!(over > 30, "{over} of 40 games ended");
    assert!(chits > 5, "{chits} first settlements abroad");
}

#[test]
fn random_games_with_knights_keep_all_of_both_in_order() {
    let (mut names, mut over) = (BTreeSet::new(), 0);
    for seed in 0..24 {
        let (state, done) = plays(seed, Along::Knights, Following::Open, 3_000);
        over += usize::from(state.over().is_some());
        names.extend(deeds_of(&done));
    }
    assert!(names.contains("chase_pirate"), "{names:?}");
    assert!(over > 12, "{over} of 24 games ended");
}

#[test]
fn random_games_with_secret_hands_or_none_keep_pieces_and_points_in_order() {
    for seed in 100..108 {
        plays(seed, Along::Nothing, Following::Secret, 1_200);
        plays(seed, Along::Knights, Following::Off, 600);
    }
}

#[test]
fn what_is_offered_at_sea_is_what_the_rules_allow() {
    for seed in 300..312 {
        let along = if seed % 2 == 0 { Along::Nothing } else { Along::Knights };
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = opened(seed, along, Following::Open, &mut rng);
        for _ in 0..400 {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            if !state.tasks().is_empty() || state.phase() != Phase::Trading {
                continue;
            }
            let allows = |deed| state.against(Deed::Sea(deed)).is_none();
            let (spots, movable) = (state.ship_spots(), state.movable_ships());
            let sides = state.island().sea().iter().flat_map(|hex| Side::ALL.map(|it| (*hex, it)));
            for at in sides.map(|(hex, side)| Path::of(hex, side)) {
                assert_eq!(spots.contains(&at), allows(SeaDeed::BuildShip { at }), "{at:?}");
            }
            let own: Vec<Path> =
                state.pieces().ships_of(state.builder()).map(|(at, _)| at).collect();
            let has_moved = state.sea().expect("played").turn().has_moved(state.builder());
            for from in own.into_iter().filter(|_| !has_moved) {
                let goes = spots_anywhere(&state)
                    .into_iter()
                    .any(|to| allows(SeaDeed::MoveShip { from, to }));
                assert_eq!(movable.contains(&from), goes, "{from:?}, seed {seed}");
            }
        }
    }
}

/// Every path of the sea.
fn spots_anywhere(state: &State) -> Vec<Path> {
    let sea = state.island().sea().iter();
    sea.flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side))).collect()
}

#[test]
fn whatever_is_undone_stands_as_before_and_happens_again_as_it_did() {
    for (seed, along) in [(3, Along::Nothing), (5, Along::Knights)] {
        let mut rng = StdRng::seed_from_u64(seed);
        let state = opened(seed, along, Following::Open, &mut rng);
        let mut game = Game::new((**state.setup()).clone());
        for _ in 0..600 {
            let before = game.state().clone();
            let Some(act) = random_act(&mut before.clone(), &mut rng) else { break };
            common::take(&mut game, Step::Act(act));
            let after = game.state().clone();
            common::take(&mut game, Step::Undo);
            assert_eq!(*game.state(), before);
            common::take(&mut game, Step::Redo);
            assert_eq!(*game.state(), after);
        }
        let acts: Vec<Act> = game.acts().map(|(_, _, act)| act.clone()).collect();
        let written = serde_json::to_string(&acts).expect("writes");
        let read: Vec<Act> = serde_json::from_str(&written).expect("reads");
        assert_eq!(read, acts, "a journal keeps all of it");
        let folded = State::fold(Arc::clone(game.setup()), &read).expect("they fit");
        assert_eq!(folded, *game.state());
        let setup = serde_json::to_string(&**game.setup()).expect("writes");
        let again: game::Setup = serde_json::from_str(&setup).expect("reads");
        assert_eq!(again, **game.setup());
    }
}

#[test]
fn a_refused_deed_changes_nothing_and_one_that_is_set_aside_is_marked() {
    for seed in 400..406 {
        let along = if seed % 2 == 0 { Along::Nothing } else { Along::Knights };
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = opened(seed, along, Following::Open, &mut rng);
        let mut deeds: Vec<Deed> = Vec::new();
        for _ in 0..400 {
            for deed in deeds.iter().rev().take(5) {
                let mut after = state.clone();
                match after.perform(deed.clone(), Enforcement::AsTheTableDid) {
                    Err(_) => assert_eq!(after, state),
                    Ok(act) => {
                        let mut folded = state.clone();
                        folded.apply(&act).expect("fits");
                        assert_eq!(folded, after);
                    }
                }
            }
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            deeds.push(act.deed);
        }
    }
}
