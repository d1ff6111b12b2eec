//! Positions whose answers were worked out independently, through `analyze`.
//! The data is a sample of a larger collection; every line says what it
//! expects.

use cards::deck_a;
use cli::{Answered, analyze};
use proptest::prelude::*;
use serde_json::Value;

fn answers(input: &str) -> (Answered, Vec<Value>) {
    let deck = deck_a().expect("the built-in deck is sound");
    let mut output = Vec::new();
    let answered = analyze(&deck, input.as_bytes(), &mut output).expect("memory takes all");
    let output = String::from_utf8(output).expect("JSON is UTF-8");
    let lines = output.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    (answered, lines.collect())
}

fn agrees(input: &str, at_least: usize) {
    let (answered, answers) = answers(input);
    assert_eq!(answered, Answered::All);
    let mut compared = 0;
    for (line, answer) in input.lines().zip(&answers) {
        let position: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(position["id"], answer["id"]);
        let expected = position["expect"].as_object().expect("what it expects");
        for (field, value) in expected {
            assert_eq!(answer.get(field), Some(value), "{} {field}", position["id"]);
            compared += 1;
        }
    }
    assert_eq!(answers.len(), input.lines().count());
    assert!(compared >= at_least, "only {compared} fields were compared");
}

#[test]
fn road_lengths_are_the_longest_trails() {
    agrees(include_str!("../data/roads.jsonl"), 400);
}

#[test]
fn played_positions_have_these_awards_points_yields_and_discards() {
    agrees(include_str!("../data/games.jsonl"), 450);
}

#[test]
fn every_event_asks_this_in_every_ruling_set() {
    agrees(include_str!("../data/events.jsonl"), 138);
}

#[test]
fn positions_of_cities_and_knights_are_answered_as_by_hand() {
    agrees(include_str!("../data/knights.jsonl"), 1_400);
}

#[test]
fn positions_of_seafarers_are_answered_as_by_hand() {
    agrees(include_str!("../data/sea.jsonl"), 1_400);
}

fn error(line: &str) -> String {
    let (answered, answers) = answers(line);
    assert_eq!(answered, Answered::Some, "{line}");
    answers[0]["error"].as_str().expect("an error").to_owned()
}

#[test]
fn a_line_that_cannot_be_read_names_the_field_and_the_next_is_still_answered() {
    let input = concat!(
        r#"{"id":"a","players":[{"knights":-1}]}"#,
        "\n",
        r#"{"id":"b","players":[{}]}"#,
        "\n",
        "nonsense\n",
        r#"{"players":[{}]}"#,
    );
    let (answered, answers) = answers(input);
    assert_eq!(answered, Answered::Some);
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["id"], "a");
    assert!(answers[0]["error"].as_str().expect("text").starts_with("players[0].knights"));
    assert_eq!(answers[1]["points"], serde_json::json!([0]));
    assert_eq!(answers[2]["id"], Value::Null);
    assert!(answers[2]["error"].is_string());
    assert_eq!(answers[3]["id"], Value::Null);
    assert_eq!(answers[3]["road_lengths"], serde_json::json!([0]));
}

#[test]
fn every_field_out_of_its_bounds_is_named() {
    let road = |q: usize| format!("[[{q},0],[{q},1]]");
    let roads: Vec<String> = (0..31).map(road).collect();
    let hexes: Vec<String> =
        (0..62).map(|q| format!(r#"{{"at":[{q},0],"terrain":"hills"}}"#)).collect();
    let players = |count: usize| vec!["{}"; count].join(",");
    for (line, field) in [
        (r#"{"id":"x"}"#.to_owned(), "players"),
        (format!(r#"{{"players":[{}]}}"#, players(0)), "players"),
        (format!(r#"{{"players":[{}]}}"#, players(7)), "players"),
        (format!(r#"{{"players":[{{"roads":[{}]}}]}}"#, roads.join(",")), "players[0].roads"),
        (format!(r#"{{"players":[{{}}],"hexes":[{}]}}"#, hexes.join(",")), "hexes"),
        (r#"{"players":[{}],"roll":13}"#.to_owned(), "roll"),
        (r#"{"players":[{}],"roll":1}"#.to_owned(), "roll"),
        (r#"{"players":[{}],"event":"new_year","active":0}"#.to_owned(), "event"),
        (r#"{"players":[{}],"event":"picnic","active":0}"#.to_owned(), "event"),
        (r#"{"players":[{}],"event":"epidemic"}"#.to_owned(), "active"),
        (r#"{"players":[{}],"event":"epidemic","active":1}"#.to_owned(), "active"),
        (
            r#"{"players":[{}],"event":"epidemic","active":0,"rulings":"mine"}"#.to_owned(),
            "rulings",
        ),
        (r#"{"players":[{}],"holders":{"largest_army":3}}"#.to_owned(), "holders.largest_army"),
        (r#"{"players":[{"hand":{"gold":1}}]}"#.to_owned(), "players[0].hand"),
        (r#"{"players":[{"hand":-2}]}"#.to_owned(), "players[0].hand"),
        (
            r#"{"players":[{"settlements":[[[0,0],[1,0],[2,0]]]}]}"#.to_owned(),
            "players[0].settlements[0]",
        ),
        (r#"{"players":[{"roads":[[[0,0],[2,0]]]}]}"#.to_owned(), "players[0].roads[0]"),
        (
            r#"{"players":[{}],"hexes":[{"at":[0,0],"terrain":"swamp"}]}"#.to_owned(),
            "hexes[0].terrain",
        ),
        (
            r#"{"players":[{}],"hexes":[{"at":[0,0],"terrain":"hills","token":7}]}"#.to_owned(),
            "hexes[0].token",
        ),
        (
            r#"{"players":[{}],"hexes":[{"at":[0,0],"terrain":"gold","token":4}]}"#.to_owned(),
            "hexes[0].terrain",
        ),
        (r#"{"players":[{}],"bank":{"ore":-1}}"#.to_owned(), "bank"),
    ] {
        let message = error(&line);
        assert!(message.starts_with(field), "{line}: {message}");
    }
    assert!(
        error(&format!(r#"{{"id":"{}","players":[{{}}]}}"#, "x".repeat(1_000_001)))
            .contains("1 MB")
    );
}

/// A line with Seafarers: land at `[0,0]`, sea east of it, and what `fields` add.
fn at_sea(player: &str, fields: &str) -> String {
    let hexes = r#"{"at":[0,0],"terrain":"hills"},{"at":[1,0],"terrain":"sea"}"#;
    format!(r#"{{"expansions":["sea"],"hexes":[{hexes}],"players":[{{{player}}}]{fields}}}"#)
}

#[test]
fn every_field_of_seafarers_out_of_its_bounds_is_named() {
    let sea = |q: usize| format!(r#"{{"at":[{q},0],"terrain":"sea"}}"#);
    let hexes = |count: usize| {
        let hexes: Vec<String> = (0..count).map(sea).collect();
        format!(r#"{{"expansions":["sea"],"players":[{{}}],"hexes":[{}]}}"#, hexes.join(","))
    };
    let ships = vec!["[[0,0],[1,0]]"; 31].join(",");
    for (line, field) in [
        (hexes(128), "hexes"),
        (at_sea(&format!(r#""ships":[{ships}]"#), ""), "players[0].ships"),
        (at_sea(r#""ships":[[[0,0],[0,1]]]"#, ""), "players[0].ships[0]"),
        (at_sea(r#""ships":[[[1,0],[2,0]]]"#, ""), "players[0].ships[0]"),
        (at_sea(r#""ships":[[[0,0],[1,0]]],"roads":[[[0,0],[1,0]]]"#, ""), "players[0].ships"),
        (at_sea(r#""ships_built":[[[0,0],[1,0]]]"#, ""), "players[0].ships_built[0]"),
        (at_sea(r#""chits":-1"#, ""), "players[0].chits"),
        (at_sea("", r#","pirate":7"#), "pirate"),
        (at_sea("", r#","active":1"#), "active"),
        (at_sea("", r#","foreign_island":-1"#), "foreign_island"),
        (
            r#"{"expansions":["sea"],"players":[{}],"hexes":[{"at":[0,0],"terrain":"hidden","token":4}]}"#
                .to_owned(),
            "hexes[0].token",
        ),
        (
            r#"{"expansions":["knights"],"players":[{}],"hexes":[{"at":[0,0],"terrain":"sea"}]}"#
                .to_owned(),
            "hexes[0].terrain",
        ),
        (r#"{"expansions":["tides"],"players":[{}]}"#.to_owned(), "expansions[0]"),
    ] {
        let message = error(&line);
        assert!(message.starts_with(field), "{line}: {message}");
    }
    let (answered, _) = answers(&hexes(127));
    assert_eq!(answered, Answered::All);
}

#[test]
fn fields_of_seafarers_are_passed_over_where_it_is_not_in_play() {
    let line = r#"{"players":[{"ships":7,"chits":3}],"pirate":"far"}"#;
    let (answered, answers) = answers(line);
    assert_eq!(answered, Answered::All);
    assert_eq!(answers[0]["points"], serde_json::json!([0]));
    assert_eq!(answers[0].get("islands"), None);
}

#[test]
fn unknown_fields_and_blank_lines_are_passed_over() {
    let (answered, answers) =
        answers("\n{\"id\":\"a\",\"players\":[{\"hat\":\"red\"}],\"weather\":\"fine\"}\n\n");
    assert_eq!((answered, answers.len()), (Answered::All, 1));
}

#[test]
fn an_epidemic_says_which_buildings_have_a_choice() {
    let line = r#"{"id":"c","hexes":[{"at":[0,0],"terrain":"mountains","token":6},{"at":[1,0],"terrain":"hills","token":6}],"players":[{"cities":[[[0,0],[1,0],[0,1]]]}],"event":"epidemic","active":0,"roll":6}"#;
    let (_, answers) = answers(line);
    assert_eq!(answers[0]["owed"], serde_json::json!([{"brick": 1}]));
    assert_eq!(
        answers[0]["choices"],
        serde_json::json!([{"player": 0, "one_of": ["brick", "ore"]}])
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_line_whatever_is_in_it_stops_the_answers(
        nth in 0_usize..90,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
        cut in any::<prop::sample::Index>(),
    ) {
        let line = include_str!("../data/games.jsonl").lines().nth(nth).expect("a line");
        let mut bytes = line.as_bytes().to_vec();
        for (at, byte) in &changes {
            let at = at.index(bytes.len());
            // A line break would make two lines of it.
            bytes[at] = if *byte == b'\n' { b' ' } else { *byte };
        }
        if changes.len() > 4 {
            bytes.truncate(cut.index(bytes.len()));
        }
        bytes.extend(b"\n{\"id\":\"after\",\"players\":[{}]}\n");
        let deck = deck_a().expect("the built-in deck is sound");
        let mut output = Vec::new();
        analyze(&deck, bytes.as_slice(), &mut output).expect("memory takes all");
        let text = String::from_utf8(output).expect("JSON is UTF-8");
        let last = text.lines().last().expect("an answer");
        let answered = last.starts_with("{\"id\":\"after\"");
        prop_assert!(answered, "the next line is answered");
        for line in text.lines() {
            prop_assert!(serde_json::from_str::<Value>(line).is_ok());
        }
    }
}
