//! Positions of Seafarers, written and read (docs/sea.md, FORMATS 1): nothing is lost on the
//! way, and what can't be is named.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::{Hex, Path, Spot, Terrain, Token};
use cards::{BuiltIn, EventDie, Selection};
use game::{
    Chit, Correction, Deed, Edition, Enforcement, Following, HiddenGround, Phase, Rules,
    SeaCorrection, SeaRules, State, ThisTurn,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};
use stats::{random_act, random_setup};
use store::{ImportProblem, Imported, read_position, write_position};

use crate::common::watched::begun;
use crate::oracle::answers;

/// A game on a map that no book has.
fn opened(seed: u64, rng: &mut StdRng) -> State {
    let players = 2 + usize::try_from(seed % 5).expect("small");
    let foreign_island = u8::try_from(1 + seed % 2).expect("small");
    let base = match seed % 3 {
        0 => Rules::with_knights(Edition::Fifth),
        _ => Rules { target: 14, ..Rules::open_hands() },
    };
    let event_die = match base.knights {
        Some(_) => EventDie::Shown,
        None => EventDie::default(),
    };
    let rules = Rules {
        following: Following::Open,
        sea: Some(SeaRules { foreign_island, ..SeaRules::default() }),
        cards: Selection { event_die, ..Selection::default() },
        ..base
    };
    let decks = vec![BuiltIn::B.deck().expect("sound"), BuiltIn::C.deck().expect("sound")];
    State::new(Arc::new(random_setup(&decks, players, rules, rng).expect("a setup")))
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
        let points: Vec<u8> = seats.iter().map(|seat| state.public_points(*seat)).collect();
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
