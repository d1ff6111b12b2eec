//! Where an object belongs no list is taken for one, whatever JSON it is that somebody else
//! may have written.

use std::collections::BTreeSet;

use cards::BuiltIn;
use cli::answer_line;
use game::{Edition, Following, Rules, SeaRules};
use indexmap::IndexMap;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use stats::{random_act, random_setup};
use store::{Folder, read_island, read_journal, read_position, write_position};

use crate::common::journals::{numbered, says};
use crate::common::sources::root;
use crate::common::{deck, temp_dir};
use crate::read_positions::begins;

/// JSON whose fields stay in their order: a list would be read in that one.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum Node {
    Object(IndexMap<String, Self>),
    List(Vec<Self>),
    Leaf(Value),
}

impl Node {
    fn read(text: &str) -> Self {
        serde_json::from_str(text).expect("JSON")
    }

    fn value(&self) -> Value {
        serde_json::to_value(self).expect("JSON")
    }

    /// The same with one object as a list of its values, for each object in turn, and where
    /// that was.
    fn swaps(&self, at: &str) -> Vec<(String, Value)> {
        match self {
            Self::Leaf(_) => Vec::new(),
            Self::List(items) => {
                let each = items.iter().enumerate().flat_map(|(nth, item)| {
                    let swaps = item.swaps(&format!("{at}[]")).into_iter();
                    swaps.map(move |(at, swapped)| (nth, at, swapped))
                });
                each.map(|(nth, at, swapped)| {
                    let mut list = self.value();
                    list[nth] = swapped;
                    (at, list)
                })
                .collect()
            }
            Self::Object(fields) => {
                let list = fields.values().map(Self::value).collect();
                let mut all = vec![(at.to_owned(), Value::Array(list))];
                for (key, node) in fields {
                    all.extend(node.swaps(&format!("{at}.{key}")).into_iter().map(
                        |(at, swapped)| {
                            let mut object = self.value();
                            object[key] = swapped;
                            (at, object)
                        },
                    ));
                }
                all
            }
        }
    }
}

/// A position in the middle of a game of this kind.
fn position(knights: bool, sea: bool) -> String {
    let base = if knights { Rules::with_knights(Edition::Fifth) } else { Rules::open_hands() };
    let sea = sea.then(SeaRules::default);
    let rules = Rules { following: Following::Open, target: 20, sea, ..base };
    let mut rng = StdRng::seed_from_u64(5);
    let mut state = begins(&[BuiltIn::A], 3, rules, &mut rng);
    for _ in 0..150 {
        random_act(&mut state, &mut rng).expect("it goes on");
    }
    write_position(&state)
}

/// Fields of positions that `analyze` knows nothing of, and such that the window doesn't.
const UNKNOWN: [&str; 3] = [".hidden_left", ".progress_cards", ".chits_on"];
const UNKNOWN_TO_THE_WINDOW: [&str; 2] = [".pieces_left", ".progress_left"];

/// Whether it is an effect itself, which names what it does in a field: of those serde takes a
/// list that begins with the name.
fn is_effect(at: &str) -> bool {
    at.ends_with("[]") && (at.contains(".effects") || at.contains(".rulings"))
}

#[test]
fn a_position_is_read_with_objects_where_they_belong_and_never_with_lists() {
    for (knights, sea) in [(false, false), (true, false), (false, true), (true, true)] {
        let line = position(knights, sea);
        let swaps = Node::read(&line).swaps("");
        assert!(swaps.len() > 20, "{}", swaps.len());
        let mut taken = BTreeSet::new();
        for (at, swapped) in swaps {
            let swapped = swapped.to_string();
            let is_read = read_position(&swapped).is_ok_and(|read| read.problems.is_empty());
            if is_read && !UNKNOWN_TO_THE_WINDOW.iter().any(|unknown| at.contains(unknown)) {
                taken.insert(("window", at.clone()));
            }
            if UNKNOWN.iter().any(|unknown| at.contains(unknown)) {
                continue;
            }
            let mut answer = Vec::new();
            answer_line(&deck(), Some(swapped.as_bytes()), &mut answer).expect("answered");
            let answer = String::from_utf8(answer).expect("UTF-8");
            if !answer.contains("\"error\"") {
                taken.insert(("analyze", at));
            }
        }
        assert!(taken.is_empty(), "{taken:?}");
    }
}

#[test]
fn neither_a_deck_nor_a_scenario_is_read_from_lists() {
    let mut taken = BTreeSet::new();
    for built_in in BuiltIn::ALL {
        let deck = serde_json::to_string(&built_in.deck().expect("sound")).expect("written");
        assert!(cards::inspect(deck.as_bytes()).deck.is_some());
        for (at, swapped) in Node::read(&deck).swaps("") {
            let report = cards::inspect(swapped.to_string().as_bytes());
            if report.deck.is_some() && !is_effect(&at) {
                taken.insert(at);
            }
        }
    }
    let scenarios = root().join("scenarios");
    for name in
        ["new-shores", "cloth", "pirate-islands", "wonders", "fog-islands", "forgotten-tribe"]
    {
        let text = std::fs::read_to_string(scenarios.join(format!("{name}.json"))).expect("there");
        for (at, swapped) in Node::read(&text).swaps("") {
            let report = scenarios::inspect(swapped.to_string().as_bytes());
            if report.errors().is_empty() {
                taken.insert(format!("{name}{at}"));
            }
        }
    }
    assert!(taken.is_empty(), "{taken:?}");
}

#[test]
fn neither_an_island_nor_a_game_is_read_from_lists() {
    let folder = temp_dir();
    let own = json!({
        "format": "tableside island", "version": 2, "name": "Ours", "saved": "2026-01-01T00:00:00Z",
        "rotation": 0, "island": board::first_game(),
    });
    let path = folder.path().join("ours.json");
    std::fs::write(&path, own.to_string()).expect("written");
    read_island(&path).expect("an island");
    let island = serde_json::to_string(&board::first_game()).expect("written");
    for (at, swapped) in Node::read(&island).swaps("") {
        let mut own = own.clone();
        own["island"] = swapped;
        std::fs::write(&path, own.to_string()).expect("written");
        assert!(read_island(&path).is_err(), "{at}");
    }

    let games = Folder::new(folder.path());
    let mut rng = StdRng::seed_from_u64(3);
    let setup = random_setup(&[deck()], 3, Rules::open_hands(), &mut rng).expect("a setup");
    let journal = games.create(&setup).expect("a journal");
    let bytes = std::fs::read(journal.path()).expect("there");
    let opening = says(&bytes).remove(0);
    drop(journal);
    for (at, swapped) in Node::read(&opening).swaps("") {
        let path = folder.path().join("swapped.tableside");
        std::fs::write(&path, numbered([swapped.to_string().as_str()])).expect("written");
        // Its cards are read as whatever they may be.
        assert!(
            at.starts_with(".setup.shuffle") || is_effect(&at) || read_journal(&path).is_err(),
            "{at}"
        );
    }
}
