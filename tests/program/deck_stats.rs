//! `tableside deck stats`, run as a script would.

use std::process::Output;

use cards::BuiltIn;
use serde_json::Value;

use crate::common::temp_dir;
use crate::program::tableside;

fn stats(arguments: &[&str]) -> Output {
    tableside(&[&["deck", "stats"], arguments].concat())
}

fn told(arguments: &[&str]) -> String {
    let output = stats(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    assert!(output.stderr.is_empty(), "no progress where nobody looks on: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(&[arguments, &["--json"]].concat())).expect("JSON")
}

/// The sentence on standard error, when nothing is printed and the exit
/// status is `code`.
fn refused(arguments: &[&str], code: i32) -> String {
    let output = stats(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn the_table_has_every_figure_and_the_same_seed_brings_the_same() {
    let table = told(&["A", "--years", "200", "--seed", "5"]);
    for said in [
        "Decks a: New Year on 5 hidden cards of each deck.",
        "200 years, 6,200 turns, seed 5",
        "How often each number comes",
        "For how many turns a number stays away",
        "by somebody who counted all cards",
        "a robber_attacks",
        "What happens, in % of turns",
    ] {
        assert!(table.contains(said), "{said}: {table}");
    }
    assert_eq!(told(&["A", "--years", "200", "--seed", "5"]), table);
    assert_ne!(told(&["A", "--years", "200", "--seed", "6"]), table);
}

#[test]
fn the_object_says_what_was_asked_and_found() {
    let found = json(&["a+A", "--years", "50", "--no-new-year", "--stacks"]);
    assert_eq!(found["decks"], serde_json::json!(["a", "a"]));
    assert_eq!(found["selection"]["arrangement"], "stacks");
    assert_eq!(found["findings"]["turns"], 50 * 72);
    let seven = &found["findings"]["numbers"][5];
    assert_eq!((&seven["number"], &seven["cards"]["times"]), (&7.into(), &(50 * 12).into()));
    let last = &found["findings"]["guesses"]["without"][0];
    assert_eq!((&last["left"], &last["chance"]), (&1.into(), &1.0.into()));
    let leap = json(&["A", "--years", "50", "--leap-year", "--votes", "leap", "--hidden", "10"]);
    assert_eq!(leap["findings"]["turns"], 50 * 36);
    let held = json(&["A", "--years", "40", "--weather", "held", "--players", "2"]);
    let spring = held["findings"]["seasons"][0]["share"].as_f64().expect("a share");
    assert!((spring - 0.25).abs() < 0.01, "{spring}");
}

#[test]
fn a_deck_file_counts_as_much_as_a_letter() {
    let folder = temp_dir();
    let path = folder.path().join("mine+yours.json");
    std::fs::write(&path, BuiltIn::A.file()).expect("written");
    let path = path.to_str().expect("a path").to_owned();
    assert_eq!(told(&[&path, "--years", "20"]), told(&["A", "--years", "20"]));
    std::fs::write(&path, "{").expect("written");
    let said = refused(&[&path], 1);
    assert!(said.contains("mine+yours.json") && said.lines().count() == 1, "{said}");
}

#[test]
fn what_cannot_be_played_is_told_in_a_sentence() {
    let folder = temp_dir();
    let folder = folder.path().to_str().expect("a path").to_owned();
    for (arguments, said) in [
        (vec!["Z"], "`Z` is neither a deck of the program (A, B, C, D) nor a file"),
        (vec!["A+"], "`A+` names no decks"),
        (vec![folder.as_str()], "isn't a file"),
        (vec!["A", "--years", "0"], "a run has 1 to 10000000 years, not 0"),
        (vec!["A", "--hidden", "11"], "0 to 10 cards of each deck can be hidden, not 11"),
        (vec!["A", "--players", "1"], "2 to 6 players sit at a table, not 1"),
        (vec!["A+B", "--stacks", "--leap-year"], "needs the decks mixed into one pile"),
        (vec!["A+A+A+A+A+A+A+A+A+A+A+A+A"], "at most 12 decks"),
    ] {
        let told = refused(&arguments, 1);
        assert!(told.contains(said) && told.lines().count() == 1, "{arguments:?}: {told}");
    }
    refused(&["A", "--leap-year", "--no-new-year"], 2);
    refused(&["A", "--weather", "foggy"], 2);
}
