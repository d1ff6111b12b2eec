//! The laws of `arbitrary` for the expansions: whatever stands in the lines of their games and in
//! positions of them, and whatever anybody says was done at sea, nothing ends the program.

use std::path::Path as File;
use std::sync::{Arc, LazyLock};

use board::{Hex, Intersection, Path, Resource, Side, Terrain, Token};
use cards::{Deck, deck_a};
use chrono::DateTime;
use cli::answer_line;
use game::{
    BadKnightsTable, BadSeaTable, BadTable, Cards, Chit, Deed, Edition, Enforcement, Entry,
    Expansion, Expansions, Following, Game, Ground, Rules, SeaChange, SeaDeed, SeaRules, SeaTask,
    Setup, State, Step, Task,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stats::report::GameReport;
use stats::{random_act, random_setup};
use store::{Folder, read_journal_bytes, read_position, write_position};

use crate::common::cases::cases;
use crate::common::journals::{numbered, says};
use crate::common::temp_dir;
use crate::drift::{one, seat};
use crate::facts::any_told;

static DECK: LazyLock<Deck> = LazyLock::new(|| deck_a().expect("sound"));

fn setup(kind: Expansions, seed: u64) -> Setup {
    let mut rng = StdRng::seed_from_u64(seed);
    let base = if kind.has(Expansion::Knights) {
        Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) }
    } else {
        Rules { target: 20, ..Rules::open_hands() }
    };
    let rules = Rules { sea: kind.has(Expansion::Sea).then(SeaRules::default), ..base };
    random_setup(std::slice::from_ref(&*DECK), 4, rules, &mut rng).expect("a setup")
}

/// What the lines of long games say.
static SAYS: LazyLock<[Vec<String>; 3]> = LazyLock::new(|| {
    [
        (Expansions::from_iter([Expansion::Sea]), 4),
        (Expansions::from_iter(Expansion::ALL), 5),
        (Expansions::from_iter([Expansion::Knights]), 5),
    ]
    .map(|(kind, seed)| {
        let (folder, mut rng) = (temp_dir(), StdRng::seed_from_u64(seed));
        let setup = setup(kind, seed);
        let mut journal = Folder::new(folder.path()).create(&setup).expect("a journal");
        let mut game = Game::new(setup);
        for nth in 0..400 {
            let step = match random_act(&mut game.state().clone(), &mut rng) {
                Some(act) if nth % 40 != 39 => Step::Act(act),
                _ => Step::Undo,
            };
            let entry = Entry::new(DateTime::UNIX_EPOCH, step);
            journal.append(&entry).expect("written");
            game.take(entry).expect("legal");
        }
        assert!(game.count() > 300, "{}", game.count());
        says(&std::fs::read(journal.path()).expect("it is there"))
    })
});

/// States of games at sea, in the opening and later.
static STATES: LazyLock<Vec<State>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for seed in 10..18 {
        let mut rng = StdRng::seed_from_u64(seed);
        let kind = if seed % 2 == 0 {
            Expansions::from_iter([Expansion::Sea])
        } else {
            Expansions::from_iter(Expansion::ALL)
        };
        let mut state = State::new(Arc::new(setup(kind, seed)));
        for nth in 0..240 {
            let has_tasks = state.tasks().iter().any(|task| matches!(task, Task::Sea(_)));
            if nth % 12 == 0 || has_tasks || state.may_move_pirate() {
                all.push(state.clone());
            }
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
        }
    }
    all
});

/// Lines of positions.
static LINES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let knights = include_str!("../data/knights.jsonl").lines();
    include_str!("../data/sea.jsonl").lines().chain(knights).collect()
});

/// Other values for what stands in a line: bounds, words, lists.
fn values() -> impl Strategy<Value = &'static str> {
    let all = r#"0 1 2 7 19 255 256 -1 null [] {} "sea" "gold" "hidden" "ore" "coin" true [3,0]"#;
    proptest::sample::select(all.split(' ').collect::<Vec<_>>())
}

/// The line with its `nth` value changed.
fn changed(line: &str, nth: usize, value: &str) -> String {
    let ends = |letter: char| matches!(letter, ',' | '}' | ']' | ':' | '[');
    let places: Vec<usize> =
        line.char_indices().filter(|(_, letter)| ends(*letter)).map(|(at, _)| at).collect();
    let Some(from) = places.get(nth % places.len().max(1)) else { return line.to_owned() };
    let to = places.iter().find(|at| *at > from).copied().unwrap_or(line.len());
    format!("{}{value}{}", &line[..=*from], &line[to..])
}

/// One of these, or now and then, and where there is none, the other.
fn mostly<T: Copy>(all: &[T], other: T, rng: &mut StdRng) -> T {
    all.choose(rng).copied().filter(|_| rng.random_bool(0.8)).unwrap_or(other)
}

fn any_hex(state: &State, rng: &mut StdRng) -> Hex {
    let island = state.island();
    let mut known: Vec<Hex> = island.hidden().iter().chain(island.sea()).copied().collect();
    known.extend(island.tiles().iter().map(|tile| tile.at));
    known.extend(state.pirate_hexes());
    let anywhere = Hex::new(rng.random_range(-6..=6), rng.random_range(-6..=6));
    mostly(&known, anywhere, rng)
}

fn any_path(state: &State, rng: &mut StdRng) -> Path {
    let mut known = state.ship_spots();
    known.extend(state.pieces().ships().map(|(path, ..)| path));
    known.extend(state.founding_ships());
    let anywhere = Path::of(any_hex(state, rng), one(&Side::ALL, rng));
    mostly(&known, anywhere, rng)
}

/// Something that may have been done at sea, at places that fit or don't.
fn any_deed(state: &State, rng: &mut StdRng) -> Deed {
    let player = seat(state, rng);
    let (at, to) = (any_path(state, rng), any_path(state, rng));
    let hex = any_hex(state, rng);
    Deed::Sea(match rng.random_range(0..8) {
        0 => SeaDeed::FoundShip { at },
        1 => SeaDeed::BuildShip { at },
        2 => SeaDeed::MoveShip { from: at, to },
        3 => SeaDeed::MovePirate { to: hex },
        4 => {
            let known: Vec<_> = state.pieces().knights().map(|(at, ..)| at).collect();
            let anywhere = Intersection::of(any_hex(state, rng), one(&Side::ALL, rng));
            SeaDeed::ChasePirate { from: mostly(&known, anywhere, rng), to: hex }
        }
        5 => {
            let cards = Cards::of(one(&Resource::ALL, rng), rng.random_range(0..9));
            SeaDeed::TakeGold { player, cards: rng.random_bool(0.75).then_some(cards) }
        }
        6 => {
            let terrain = mostly(&Terrain::ALL, Terrain::Gold, rng);
            let ground = Ground { terrain, token: Token::ALL.choose(rng).copied() };
            SeaDeed::TurnUp { player, at: hex, is: rng.random_bool(0.9).then_some(ground) }
        }
        _ => return Deed::Correct { correction: any_told(state, rng) },
    })
}

fn any_task(state: &State, rng: &mut StdRng) -> Task {
    let player = seat(state, rng);
    Task::Sea(match rng.random_range(0..3) {
        0 => SeaTask::Gold { player, count: rng.random_range(0..9) },
        1 => SeaTask::TurnUp { player, at: any_hex(state, rng) },
        _ => SeaTask::FreeShip { player },
    })
}

/// Whatever is asked of a state of the game at sea.
fn asks(state: &State) {
    let _ = (state.discrepancies(), state.pirate_hexes(), write_position(state));
    let _ = (state.hidden_left(), state.hidden_tokens_left(), state.founding_ships());
    for from in state.movable_ships() {
        let _ = state.ship_moves(from);
    }
    for (seat, _) in state.players().iter() {
        let _ = (state.public_points(seat), state.position().pirate_victims(seat));
        let _ = (state.position().chits_due(seat), state.position().movable_ships(seat));
    }
}

proptest! {
    #![proptest_config(cases(300, 44))]

    #[test]
    fn a_line_of_a_game_of_it_may_say_anything(
        which in 0..3_usize,
        at: usize,
        nth: usize,
        value in values(),
        other: usize,
    ) {
        let mut all = SAYS[which].clone();
        let count = all.len();
        let at = 2 + at % (count - 2);
        let line = if other.is_multiple_of(3) { &all[2 + other % (count - 2)] } else { &all[at] };
        all[at] = changed(line, nth, value);
        let file = numbered(all.iter().map(String::as_str));
        let Ok(opened) = read_journal_bytes(File::new("arbitrary"), &file) else { return Ok(()) };
        asks(opened.game.state());
        let _ = (opened.game.state().attack_reason(), opened.game.last_attack_reason());
        let _ = opened.game.gate_reason();
        let _ = GameReport::of(&opened.game).honors();
        for seat in opened.game.state().players().seats() {
            let points = opened.game.state().public_points(seat);
            prop_assert_eq!(opened.game.points_reason(seat).total(), points);
        }
    }

    #[test]
    fn a_position_of_it_may_say_anything(
        which: usize,
        edits in proptest::collection::vec(
            (any::<usize>(), values()),
            1..4,
        ),
    ) {
        let line = LINES[which % LINES.len()].to_owned();
        let edited = edits.iter().fold(line, |line, (nth, value)| changed(&line, *nth, value));
        let mut answer = Vec::new();
        answer_line(&DECK, Some(edited.as_bytes()), &mut answer).expect("memory takes it");
        prop_assert!(serde_json::from_slice::<serde_json::Value>(&answer).is_ok());
        if let Ok(read) = read_position(&edited) {
            let (island, players) = (&read.island, read.people.count());
            let knights = Rules { knights: read.knights, ..Rules::with_knights(Edition::Fifth) };
            let _ = read.start.problems(island, players, &knights);
            let base = read.start.part(Expansions::NONE);
            let strange = |why: &BadTable| {
                let knights = matches!(why, BadTable::Knights(BadKnightsTable::NotPlayed));
                knights || matches!(why, BadTable::Sea(BadSeaTable::NotPlayed))
            };
            prop_assert!(!base.problems(island, players, &Rules::default()).iter().any(strange));
        }
    }

    #[test]
    fn whatever_was_done_at_sea_is_refused_or_folds_to_what_it_led_to(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = one(&STATES, &mut rng);
        let enforcement = one(&[Enforcement::ByTheRules, Enforcement::AsTheTableDid], &mut rng);
        for _ in 0..rng.random_range(1..6) {
            let before = state.clone();
            match state.perform(any_deed(&before, &mut rng), enforcement) {
                Err(_) => prop_assert_eq!(&state, &before),
                Ok(act) => {
                    let mut folded = before.clone();
                    prop_assert!(folded.apply(&act).is_ok());
                    prop_assert_eq!(&folded, &state);
                }
            }
            asks(&state);
        }
    }

    /// A journal may hold acts that no rules proposed.
    #[test]
    fn an_act_that_nobody_proposed_is_applied_or_refused(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let before = one(&STATES, &mut rng);
        let real = before.clone().perform(Deed::BreakOff, Enforcement::AsTheTableDid);
        let Ok(mut act) = real else { return Ok(()) };
        act.deed = any_deed(&before, &mut rng);
        act.over = None;
        let tasks = [(); 2].map(|()| any_task(&before, &mut rng)).to_vec();
        act.tasks = rng.random_bool(0.5).then_some(tasks);
        if rng.random_bool(0.5) {
            let (island, points) = (any_hex(&before, &mut rng), rng.random_range(0..9));
            let player = seat(&before, &mut rng);
            act.sea = vec![SeaChange::Earned { player, chit: Chit { island, points } }];
        }
        let mut state = before;
        if state.apply(&act).is_ok() {
            asks(&state);
            for _ in 0..8 {
                if random_act(&mut state, &mut rng).is_none() {
                    break;
                }
                asks(&state);
            }
        }
    }
}
