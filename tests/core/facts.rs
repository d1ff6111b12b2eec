//! Laws of the facts that the table can tell: each can be told, written, read, said, and undone.

use std::collections::BTreeSet;

use chrono::DateTime;
use game::{
    Correction, Deed, Enforcement, Entry, Expansion, Expansions, FACTS, Fact, Game, Kind,
    KnightsRules, Rules, SeaRules, Seat, Span, State, Step, Subject, Table, Value, played_facts,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value as Json;
use stats::{random_deed, random_setup};
use words::game::GameWords;
use words::language::Language;
use words::text::Text;

use crate::common::deck;

/// A game with these expansions, some way on its way.
fn played(played: Expansions, players: usize, seed: u64) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let rules = Rules {
        knights: played.has(Expansion::Knights).then(KnightsRules::default),
        sea: played.has(Expansion::Sea).then(SeaRules::default),
        ..Rules::open_hands()
    };
    let setup = random_setup(&[deck()], players, rules, &mut rng).expect("a sound opening");
    let mut game = Game::new(setup);
    for _ in 0..150 {
        let Some(deed) = random_deed(game.state(), &mut rng) else { break };
        takes(&mut game, deed);
    }
    game
}

fn takes(game: &mut Game, deed: Deed) -> bool {
    let Ok(next) = game.propose(deed, Enforcement::ByTheRules) else { return false };
    steps(game, Step::Act(next.into_act()));
    true
}

fn steps(game: &mut Game, step: Step) {
    let entry = Entry { time: DateTime::UNIX_EPOCH, clock: Span::of_millis(0), step };
    game.take(entry).expect("it fits");
}

fn games() -> impl Iterator<Item = Game> {
    let sizes = Expansions::combinations().flat_map(|with| [3, 6].map(|players| (with, players)));
    sizes.zip(0..).map(|((with, players), seed)| played(with, players, seed))
}

/// Several values that a fact may have, whether or not this game allows them.
fn values(fact: &Fact, state: &State, subject: Subject) -> Vec<Value> {
    let seats: Vec<Seat> = state.players().seats().collect();
    let booked = fact.booked(state, subject);
    let others = match fact.kind {
        Kind::Count(_) => {
            let range = fact.range(&game::Context::of(state)).expect("a number has one");
            let (least, most) = (*range.start(), *range.end());
            [least, most, most / 2, most.saturating_add(1)].map(Value::Count).to_vec()
        }
        Kind::Owner => seats.iter().copied().map(Some).chain([None]).map(Value::Owner).collect(),
        Kind::Player => seats.iter().copied().map(Value::from).collect(),
        Kind::Choice if fact.key == "season" => cards::Season::ALL.map(Value::Season).to_vec(),
        Kind::Choice => [game::ThisTurn::Open, game::ThisTurn::Done].map(Value::ThisTurn).to_vec(),
        Kind::Kinds => vec![Value::Kinds(state.kinds().all().to_vec()), Value::Kinds(Vec::new())],
        Kind::Cards | Kind::Piece | Kind::Figure | Kind::Place | Kind::Ground => Vec::new(),
    };
    others.into_iter().chain(booked).collect()
}

/// Everything that is told of each fact in these games.
fn each_told(mut tell: impl FnMut(&mut Game, &'static Fact, Subject, Value, Correction)) {
    for mut game in games() {
        let rules = game.state().rules().clone();
        for fact in played_facts(&rules) {
            let seats: Vec<Seat> = game.state().players().seats().collect();
            for subject in fact.subjects(seats.into_iter()) {
                for value in values(fact, game.state(), subject) {
                    let told = Correction::of(fact, subject, value.clone());
                    if let Some(told) = told {
                        tell(&mut game, fact, subject, value, told);
                    }
                }
            }
        }
    }
}

#[test]
fn a_fact_has_a_name_of_its_own_in_its_room() {
    for room in FACTS {
        let keys: BTreeSet<&str> = room.iter().map(|fact| fact.key).collect();
        assert_eq!(keys.len(), room.len());
    }
}

#[test]
fn every_fact_is_written_and_read_as_it_was_told() {
    let mut seen = BTreeSet::new();
    each_told(|_, fact, subject, value, told| {
        let written = serde_json::to_string(&told).expect("writes");
        assert_eq!(serde_json::from_str::<Correction>(&written).expect("reads"), told);
        let (same, of, is) = told.told();
        assert_eq!((same, of, is), (fact, subject, value));
        seen.insert((fact.of.is_some(), fact.key));
    });
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn a_fact_that_is_told_stands_in_the_books_and_is_gone_when_undone() {
    let mut done = 0;
    each_told(|game, fact, subject, value, told| {
        let before = game.state().clone();
        if !takes(game, Deed::Correct { correction: told.clone() }) {
            return;
        }
        done += 1;
        let after = game.state().clone();
        // A hex of the island that was settled first stands for all of its points.
        if fact.key != "chit" {
            assert_eq!(fact.booked(&after, subject).as_ref(), Some(&value), "{told:?}");
        }
        if let Some(laid) = fact.on(&after.table(), subject) {
            assert_eq!(laid, value, "{told:?}");
        }
        steps(game, Step::Undo);
        assert_eq!(*game.state(), before, "{told:?}");
    });
    assert!(done > 500, "{done}");
}

#[test]
fn a_number_out_of_its_range_is_refused() {
    each_told(|game, fact, _, value, told| {
        let Value::Count(count) = value else { return };
        let Some(range) = fact.range(&game::Context::of(game.state())) else { return };
        if !range.contains(&count) {
            let deed = Deed::Correct { correction: told.clone() };
            assert!(game.propose(deed, Enforcement::AsTheTableDid).is_err(), "{told:?}");
        }
    });
}

#[test]
fn every_fact_is_said_in_every_language() {
    let texts = Language::ALL.map(Text::of);
    each_told(|game, _, _, _, told| {
        let when = |_| String::new();
        for text in &texts {
            let say = GameWords::now(text, game, &when);
            let said = say.corrected(&told);
            assert!(!said.contains(['[', '{', '$']), "{said}");
        }
    });
}

/// Parts of a table, each by its fields: `cities_and_knights/defenders`.
fn parts(table: &Table) -> Vec<(String, Json)> {
    let Json::Object(fields) = serde_json::to_value(table).expect("writes") else {
        panic!("a table is an object");
    };
    let inner = |(name, value): (String, Json)| match value {
        Json::Object(inner) if ["cities_and_knights", "seafarers"].contains(&name.as_str()) => {
            inner.into_iter().map(|(field, value)| (format!("{name}/{field}"), value)).collect()
        }
        value => vec![(name, value)],
    };
    fields.into_iter().flat_map(inner).collect()
}

#[test]
fn whatever_lies_on_the_table_is_told_by_a_row() {
    // Told by deeds of their own, or by facts that are more than what lies there.
    let apart = ["active", "hands", "bank", "ship", "pieces", "seafarers/chits"];
    let mut untold = BTreeSet::new();
    let mut told = BTreeSet::new();
    for game in games() {
        let table = game.state().table();
        let facts: Vec<&Fact> = played_facts(game.state().rules()).collect();
        for (part, before) in parts(&table) {
            let seats: Vec<Seat> = game.state().players().seats().collect();
            let changes = facts.iter().any(|fact| {
                let subjects = fact.subjects(seats.iter().copied()).into_iter();
                let corners = game.state().pieces().knights().map(|(at, ..)| at.into());
                let ships = game.state().pieces().ships().map(|(at, ..)| at.into());
                let hexes = [Value::Hex(None), Value::Hexes(Vec::new())];
                let other = [
                    Value::Hex(Some(board::Hex::new(1, 1))),
                    Value::Intersection(game.state().island().intersections().first().copied()),
                    Value::Merchant(None),
                    Value::KnightTurn(game::ThisTurn::Done, game::ThisTurn::Done),
                    Value::ThisTurn(game::ThisTurn::Done),
                ];
                subjects.chain(corners).chain(ships).any(|subject| {
                    let values = values(fact, game.state(), subject).into_iter();
                    values.chain(hexes.clone()).chain(other.clone()).any(|value| {
                        let mut other = table.clone();
                        fact.put(&mut other, subject, value);
                        parts(&other).iter().any(|(name, now)| *name == part && *now != before)
                    })
                })
            });
            if changes {
                told.insert(part)
            } else {
                untold.insert(part)
            };
        }
    }
    untold.retain(|part| !told.contains(part) && !apart.contains(&part.as_str()));
    assert!(untold.is_empty(), "no row tells {untold:?}");
    assert!(told.len() > 12, "{told:?}");
}
