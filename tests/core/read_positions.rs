//! Positions as they are read for a game that is already on: what stands in
//! them, and what of them can't be.

use std::collections::BTreeSet;

use board::{Hex, Intersection, Path, first_game};
use cards::{EventDie, Selection, deck_a};
use cli::answer_line;
use game::{Edition, Following, Phase, Rules, SeaRules, Seat, State, played_facts};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use serde_json::{Value, json};
use stats::{random_act, random_setup};
use store::{BadPosition, ImportProblem, Imported, Pointing, read_position, write_position};

use crate::common::cases::cases;
use crate::common::watched::begun;

/// A position on the island of the first game.
fn position(players: &Value, more: &[(&str, Value)]) -> Result<Imported, BadPosition> {
    let mut fields = json!({
        "hexes": first_game().tiles(), "harbors": first_game().harbors(), "players": players,
    });
    for (field, value) in more {
        fields[field] = value.clone();
    }
    read_position(&fields.to_string())
}

/// A game of any kind, as `seed` says.
fn any_kind(seed: u64, rng: &mut StdRng) -> State {
    let base = match seed % 4 {
        0 | 1 => Rules { target: 14, ..Rules::open_hands() },
        2 => Rules::with_knights(Edition::Fifth),
        _ => Rules::with_knights(Edition::Sixth),
    };
    let event_die = match base.knights {
        Some(_) => EventDie::Shown,
        None => EventDie::default(),
    };
    let following = match seed % 3 {
        0 => Following::Open,
        1 => Following::Secret,
        _ => Following::Off,
    };
    let rules = Rules {
        following,
        sea: (seed % 5 > 1).then(SeaRules::default),
        cards: Selection { event_die, ..Selection::default() },
        ..base
    };
    let players = 2 + usize::try_from(seed % 5).expect("few");
    State::new(
        random_setup(&[deck_a().expect("sound")], players, rules, rng).expect("a setup").into(),
    )
}

#[test]
fn a_position_that_was_written_has_every_fact_and_begins_the_same_game() {
    let mut seen = BTreeSet::new();
    for seed in (0..60).step_by(3) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = any_kind(seed, &mut rng);
        let opening = state.table();
        for _ in 0..1_200 {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            if state.phase() != Phase::BeforeProduction || !state.tasks().is_empty() {
                continue;
            }
            let line = write_position(&state);
            let read = read_position(&line).expect("a position");
            assert_eq!((&read.problems, read.more), (&Vec::new(), 0), "{line}");
            assert_eq!(&read.island, state.island());
            let again = begun(&read, Following::Open).expect("a table can be so");
            let seats: Vec<Seat> = state.players().seats().collect();
            if !state.seating().order().eq(seats.iter().copied()) {
                continue;
            }
            let (table, position) = (state.table(), state.position());
            assert_eq!(again.table(), table, "{line}");
            for fact in played_facts(state.rules()) {
                let mut told = fact.subjects(seats.iter().copied()).into_iter();
                if told.any(|it| fact.on(&opening, it) != fact.on(&table, it)) {
                    seen.insert(fact.key);
                }
            }
            let map = |state: &State| state.setup().sea.clone();
            if let (Some(here), Some(there)) = (map(&again), map(&state)) {
                assert_eq!((here.home, here.begins), (there.home, there.begins), "{line}");
                assert_eq!((here.robber, here.pirate), (there.robber, there.pirate), "{line}");
                assert_eq!(again.pirate_to_come(), state.pirate_to_come());
            }
            for seat in seats {
                assert_eq!(again.public_points(seat), state.public_points(seat), "{line}");
                assert_eq!(again.hand_limit(seat), state.hand_limit(seat));
                assert_eq!(again.trade_rates(seat), state.trade_rates(seat));
                let ships = again.position().movable_ships(seat);
                assert_eq!(ships, position.movable_ships(seat));
            }
        }
    }
    assert!(seen.len() >= 12, "all of it came up: {seen:?}");
}

proptest! {
    #![proptest_config(cases(60, 41))]

    /// After each act, not only where a turn begins: a position is printed whenever
    /// somebody asks for it.
    #[test]
    fn every_position_that_is_printed_is_read_by_analyze_and_by_the_window(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let (deck, mut state) = (deck_a().expect("sound"), any_kind(seed, &mut rng));
        for _ in 0..160 {
            let line = write_position(&state);
            let mut answer = Vec::new();
            answer_line(&deck, Some(line.as_bytes()), &mut answer).expect("memory takes it");
            let answer = String::from_utf8(answer).expect("UTF-8");
            prop_assert!(!answer.contains("\"error\""), "{} to {}", answer, line);
            let read = read_position(&line).expect("a position");
            let untold = |problem: &ImportProblem| !matches!(problem, ImportProblem::HandsUnknown);
            prop_assert!(!read.problems.iter().any(untold), "{:?} in {}", read.problems, line);
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
        }
    }
}

#[rstest]
#[case(39, 39, 0)]
#[case(40, 40, 0)]
#[case(41, 40, 1)]
#[case(90, 40, 50)]
fn forty_problems_are_listed_and_the_others_counted(
    #[case] wrong: usize,
    #[case] listed: usize,
    #[case] more: usize,
) {
    let places = vec!["here"; wrong];
    let read = position(&json!([{ "settlements": places, "hand": {} }]), &[]).expect("a position");
    assert_eq!((read.problems.len(), read.more), (listed, more));
}

#[rstest]
#[case(json!(9), 9, 0)]
#[case(json!({ "ore": 2, "wool": 3 }), 5, 5)]
#[case(json!({ "ore": 2, "unknown": 3 }), 5, 0)]
#[case(json!({ "unknown": 4 }), 4, 0)]
#[case(json!({ "ore": 0 }), 0, 0)]
fn a_hand_is_known_by_kinds_only_if_all_its_cards_are(
    #[case] hand: Value,
    #[case] size: u16,
    #[case] known: u16,
) {
    let read = position(&json!([{ "hand": hand }, {}]), &[]).expect("a position");
    let first = read.people.seats().next().expect("two");
    let told = read.start.hands.of(first);
    assert_eq!((told.size(), told.known().total()), (Some(size), known));
}

#[rstest]
#[case(0, false)]
#[case(1, true)]
#[case(6, true)]
#[case(7, false)]
fn a_position_has_one_to_six_players(#[case] count: usize, #[case] is_one: bool) {
    let players: Vec<Value> = (0..count).map(|_| json!({ "hand": {} })).collect();
    match position(&json!(players), &[]) {
        Ok(read) => {
            assert!(is_one);
            assert_eq!(read.people.count(), count);
            assert_eq!(read.problems, []);
        }
        Err(error) => assert_eq!((error, is_one), (BadPosition::PlayerCount(count), false)),
    }
}

#[test]
fn what_cannot_be_is_named_once_each_and_nothing_else_is() {
    let places: Vec<Intersection> = first_game().intersections().into_iter().take(2).collect();
    let at_sea = Intersection::around(Hex::new(40, 0))[0];
    let read = position(
        &json!([
            { "settlements": [places[0], "here", at_sea], "roads": 7, "hand": {}, "knights": null },
            { "cities": [places[0]], "settlements": null, "hand": 3, "knights": -1 },
        ]),
        &[("robber", json!(null)), ("active", json!(2)), ("bank", json!("full"))],
    )
    .expect("a position");
    let seat = |nth: usize| read.people.seat(nth).expect("a seat");
    let place = board::Spot::Intersection(places[0]);
    let mut expected = vec![
        ImportProblem::Unreadable("players[0].settlements[1]".to_owned()),
        ImportProblem::OffIsland(seat(0)),
        ImportProblem::Unreadable("players[0].roads".to_owned()),
        ImportProblem::Taken { player: seat(1), place },
        ImportProblem::Unreadable("players[1].knights".to_owned()),
        ImportProblem::NoSeat { of: Pointing::Active, seat: 2 },
        ImportProblem::Unreadable("bank".to_owned()),
    ];
    let mut named = read.problems.clone();
    for list in [&mut expected, &mut named] {
        list.sort_by_key(|problem| format!("{problem:?}"));
    }
    assert_eq!(named, expected);
    assert_eq!(read.start.pieces.buildings().count(), 1, "the first one stands");
    assert_eq!(read.start.active, seat(0));
}

#[rstest]
#[case(30, None)]
#[case(31, Some(31))]
fn a_player_has_at_most_thirty_roads(#[case] count: usize, #[case] too_many: Option<usize>) {
    let roads: Vec<Path> = first_game().paths().into_iter().take(count).collect();
    let (intact, damaged) = roads.split_at(count / 2);
    let players = json!([{ "roads": intact, "damaged_roads": damaged, "hand": {} }]);
    let read = position(&players, &[]).expect("a position");
    let seat = read.people.seat(0).expect("a seat");
    let named: Vec<ImportProblem> = too_many
        .into_iter()
        .map(|count| ImportProblem::TooManyRoads { player: seat, count })
        .collect();
    assert_eq!(read.problems, named);
    assert_eq!(read.start.pieces.roads_of(seat).count(), 30);
}
