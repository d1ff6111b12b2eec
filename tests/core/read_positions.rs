//! Positions as they are read for a game that is already on: what stands in
//! them, and what of them can't be.

use board::{Hex, Intersection, Path, first_game};
use cards::{EventDie, Selection, deck_a};
use cli::answer_line;
use game::{Edition, Following, Rules, SeaRules, State};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use serde_json::{Value, json};
use stats::{random_act, random_setup};
use store::{BadPosition, ImportProblem, Imported, Pointing, read_position, write_position};

use crate::common::cases::cases;

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

#[test]
fn a_random_game_that_was_written_reads_back_with_all_its_pieces_and_numbers() {
    let deck = deck_a().expect("sound");
    for seed in 0..25_u64 {
        let mut rng = StdRng::seed_from_u64(seed);
        let players = 2 + usize::try_from(seed % 5).expect("few");
        let decks = std::slice::from_ref(&deck);
        let setup = random_setup(decks, players, Rules::open_hands(), &mut rng).expect("a setup");
        let mut state = State::new(setup.into());
        for _ in 0..(20 * seed) {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
        }
        let read = read_position(&write_position(&state)).expect("a position");
        assert_eq!((read.problems, read.more), (Vec::new(), 0), "seed {seed}");
        assert_eq!(&read.island, state.island());
        let start = read.start;
        assert_eq!((&start.pieces, &start.holders), (state.pieces(), state.holders()));
        assert_eq!((start.robber, start.active), (state.robber(), state.active()));
        assert_eq!(start.bank, state.bank(), "seed {seed}");
        for seat in state.players().seats() {
            let hands = state.hands().expect("followed");
            assert_eq!(start.knight_cards.of(seat), state.knight_cards(seat));
            assert_eq!(start.hidden.of(seat), state.hidden_cards(seat).total());
            assert_eq!(start.hands.of(seat).size(), Some(hands.size(seat)));
            assert_eq!(start.hands.of(seat).known(), hands.known(seat));
        }
    }
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
