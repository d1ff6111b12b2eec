//! Positions as they are read for a game that is already on, and those of Seafarers as they are
//! written (docs/sea.md, FORMATS 1): what stands in them, and what of them can't be.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::{Hex, Intersection, Path, Spot, Terrain, Token, first_game};
use cards::{BuiltIn, EventDie, Selection, deck_a};
use cli::answer_line;
use game::{
    Chit, Correction, Deed, Edition, Enforcement, Following, HiddenGround, Phase, Rules,
    SeaCorrection, SeaRules, Seat, State, ThisTurn, played_facts,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use serde_json::{Value, json};
use stats::{random_act, random_setup};
use store::{BadPosition, ImportProblem, Imported, Pointing, read_position, write_position};

use crate::common::cases::cases;
use crate::common::watched::begun;
use crate::oracle::answers;

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
    let following = match seed % 3 {
        0 => Following::Open,
        1 => Following::Secret,
        _ => Following::Off,
    };
    let rules = Rules { following, sea: (seed % 5 > 1).then(SeaRules::default), ..base };
    begins(&[BuiltIn::A], 2 + usize::try_from(seed % 5).expect("few"), rules, rng)
}

/// A game that begins with these decks and, with knights, the event die.
pub fn begins(decks: &[BuiltIn], players: usize, rules: Rules, rng: &mut StdRng) -> State {
    let decks: Vec<_> = decks.iter().map(|deck| deck.deck().expect("sound")).collect();
    let event_die = rules.knights.map_or_else(EventDie::default, |_| EventDie::Shown);
    let cards = Selection { event_die, ..Selection::default() };
    let setup = random_setup(&decks, players, Rules { cards, ..rules }, rng);
    State::new(Arc::new(setup.expect("a setup")))
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
    let place = Spot::Intersection(places[0]);
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

/// A game on a map that no book has.
fn opened(seed: u64, rng: &mut StdRng) -> State {
    let players = 2 + usize::try_from(seed % 5).expect("small");
    let foreign_island = u8::try_from(1 + seed % 2).expect("small");
    let base = match seed % 3 {
        0 => Rules::with_knights(Edition::Fifth),
        _ => Rules { target: 14, ..Rules::open_hands() },
    };
    let sea = Some(SeaRules { foreign_island, ..SeaRules::default() });
    let rules = Rules { following: Following::Open, sea, ..base };
    begins(&[BuiltIn::B, BuiltIn::C], players, rules, rng)
}

/// Plays at random, and shows every table that stands before a number.
fn plays(seed: u64, acts: usize, mut looks: impl FnMut(&State)) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = opened(seed, &mut rng);
    for _ in 0..acts {
        if random_act(&mut state, &mut rng).is_none() {
            break;
        }
        if state.phase() == Phase::BeforeProduction && state.tasks().is_empty() {
            looks(&state);
        }
    }
}

#[test]
fn ships_of_this_turn_are_written_and_read_with_what_became_of_them() {
    let mut rng = StdRng::seed_from_u64(4);
    let mut state = opened(4, &mut rng);
    while state.sea().expect("played").table().built.is_empty() {
        random_act(&mut state, &mut rng).expect("an act");
    }
    let built = state.sea().expect("played").table().built.clone();
    let mover = state.builder();
    let done = SeaCorrection::Moved { player: mover, is: ThisTurn::Done };
    let deed = Deed::Correct { correction: Correction::Sea(done) };
    state.perform(deed, Enforcement::ByTheRules).expect("put right");
    let read = read_position(&write_position(&state)).expect("a position");
    let sea = read.start.sea.expect("of Seafarers");
    assert_eq!(sea.built, built);
    assert_eq!(sea.moved, [mover]);
}

#[test]
fn analyze_answers_to_a_written_position_as_the_game_does_with_knights_and_without() {
    for seed in [1, 3, 5, 6] {
        let mut last = None;
        plays(seed, 900, |state| last = Some(state.clone()));
        let state = last.expect("a turn");
        let answer = &answers(&write_position(&state)).1[0];
        let seats: Vec<_> = state.seating().order().collect();
        let points: Vec<i16> = seats.iter().map(|seat| state.public_points(*seat)).collect();
        let revealed = seats.iter().any(|seat| state.revealed(*seat) > 0);
        if !revealed {
            assert_eq!(answer["points"], json!(points), "{answer}");
        }
        let spots = |said: &Value| {
            let named = said.as_array().expect("a list").iter();
            named.map(|path| serde_json::from_value(path.clone()).expect("a path")).collect()
        };
        for (seat, ships) in seats.iter().zip(answer["movable_ships"].as_array().expect("lists")) {
            let ships: BTreeSet<Path> = spots(ships);
            assert_eq!(ships, state.position().movable_ships(*seat).into_iter().collect());
        }
        let ships: BTreeSet<Path> = spots(&answer["ship_spots"]);
        let active = state.active();
        assert_eq!(ships, state.position().ship_spots(active).into_iter().collect());
        let islands: Vec<_> = state.island().islands().into_iter().map(|it| it.hexes).collect();
        assert_eq!(answer["islands"], json!(islands));
    }
}

/// A small map: an island in the west and an islet in the east, with a strait between them.
fn small() -> Value {
    let hex = |q: i8, terrain: &str| json!({"at": [q, 0], "terrain": terrain});
    let sea = |q: i8, r: i8| json!({"at": [q, r], "terrain": "sea"});
    let mut hexes = vec![hex(0, "hills"), hex(1, "sea"), hex(2, "gold"), hex(3, "hidden")];
    hexes.extend((-1..=3).flat_map(|q| [sea(q, 1), sea(q, -1)]));
    json!({
        "expansions": ["sea"],
        "hexes": hexes,
        "pirate": [1, 1],
        "players": [
            {
                "settlements": [[[0, 0], [1, 0], [1, -1]], [[1, 0], [2, 0], [2, -1]]],
                "ships": [[[1, 0], [1, -1]], [[1, 0], [2, -1]]],
                "home": [[0, 0]],
                "chits": 2,
                "hand": 0,
            },
            {"hand": 0},
        ],
    })
}

fn read(value: &Value) -> Imported {
    read_position(&value.to_string()).expect("a position")
}

#[test]
fn points_of_islands_that_nobody_named_lie_on_those_that_were_settled() {
    let imported = read(&small());
    assert_eq!(imported.problems, []);
    let (rules, _) = imported.sea.clone().expect("of Seafarers");
    assert_eq!(rules, SeaRules::default());
    let sea = imported.start.sea.clone().expect("of Seafarers");
    let one = imported.people.seat(0).expect("a seat");
    assert_eq!(sea.chits.of(one), [Chit { island: Hex::new(2, 0), points: 2 }]);
    let mut more = small();
    more["players"][0]["chits"] = json!(5);
    more["players"][1]["chits"] = json!(1);
    let start = read(&more).start.sea.expect("of Seafarers");
    let sums = start.chits.map(|_, chits| chits.iter().map(|chit| chit.points).sum::<u8>());
    assert_eq!(sums.values().copied().collect::<Vec<_>>(), [5, 1], "no point is lost");
}

/// Returns what is said of a position that was changed so, and what is left of it.
fn said(change: impl FnOnce(&mut Value)) -> (Vec<ImportProblem>, Imported) {
    let mut value = small();
    change(&mut value);
    let imported = read(&value);
    (imported.problems.clone(), imported)
}

#[test]
fn what_cannot_be_at_sea_is_named_and_nothing_else_is_lost() {
    let one = read(&small()).people.seat(0).expect("a seat");
    let (found, kept) = said(|it| it["pirate"] = json!([0, 0]));
    assert_eq!(found, [ImportProblem::PirateOffSea]);
    assert_eq!(kept.start.sea.expect("of Seafarers").pirate, None);

    let (found, kept) = said(|it| {
        it["players"][0]["ships"] =
            json!([[[1, 0], [1, -1]], [[9, 9], [9, 8]], [[1, 0], [1, -1]], "x"]);
        it["players"][0]["ships_built"] = json!([[[1, 0], [2, 0]]]);
    });
    let path = Path::try_from([Hex::new(1, 0), Hex::new(1, -1)]).expect("neighbors");
    let place = Spot::Path(path);
    assert_eq!(
        found,
        [
            ImportProblem::Unreadable("players[0].ships[3]".to_owned()),
            ImportProblem::ShipOffSea(one),
            ImportProblem::Taken { player: one, place },
            ImportProblem::NoSuchShip(one),
        ]
    );
    assert_eq!(kept.start.pieces.ships().count(), 1);

    let (found, kept) = said(|it| it["players"][0]["home"] = json!([[0, 0], [1, 0]]));
    assert_eq!(found, [ImportProblem::IslandAtSea(one)]);
    assert_eq!(kept.start.sea.expect("of Seafarers").home.of(one), [Hex::new(0, 0)]);

    let (found, kept) = said(|it| it["hexes"][3]["token"] = json!(6));
    assert_eq!(found, [ImportProblem::TokenOffLand(Hex::new(3, 0))]);
    assert_eq!(kept.island.hidden(), [Hex::new(3, 0)]);

    let (found, kept) = said(|it| it["foreign_island"] = json!(3));
    assert_eq!(found, [ImportProblem::Unreadable("foreign_island".to_owned())]);
    assert_eq!(kept.sea.expect("of Seafarers").0.foreign_island, 2);

    let (found, kept) = said(|it| it["expansions"] = json!(["sea", "space"]));
    assert_eq!(found, [ImportProblem::Unreadable("expansions[1]".to_owned())]);
    assert!(kept.sea.is_some());
}

#[test]
fn what_is_left_in_the_stacks_for_hidden_hexes_is_written_and_read() {
    let mut value = small();
    value["hidden_left"] = json!({
        "hexes": [{"terrain": "sea", "count": 2}, {"terrain": "gold", "count": 1}],
        "tokens": [5, 9],
    });
    let state = begun(&read(&value), Following::Open).expect("a table can be so");
    let kinds = [(HiddenGround::Sea, 2), (HiddenGround::Land(Terrain::Gold), 1)];
    assert_eq!(state.hidden_left(), kinds);
    let tokens = [5, 9].map(|number| Token::try_from(number).expect("a token"));
    assert_eq!(state.hidden_tokens_left(), Some(tokens.into()));
    let again = read_position(&write_position(&state)).expect("a position");
    assert_eq!(begun(&again, Following::Open).expect("a table can be so").hidden_left(), kinds);
    value["hidden_left"]["hexes"][0]["terrain"] = json!("hidden");
    let found = read(&value).problems;
    assert_eq!(found, [ImportProblem::Unreadable("hidden_left.hexes[0]".to_owned())]);
}

#[test]
fn a_position_without_seafarers_leaves_out_its_hexes_and_ships_and_says_so() {
    let (found, kept) = said(|it| it["expansions"] = json!([]));
    let hexes = found.iter().filter(|it| matches!(it, ImportProblem::HexOfSeafarers(_))).count();
    assert_eq!(hexes, 13, "sea, gold, and hidden: {found:?}");
    assert_eq!(kept.island.tiles().len(), 1);
    assert_eq!((kept.sea, kept.start.sea), (None, None));
    assert_eq!(kept.start.pieces.ships().count(), 0);
}
