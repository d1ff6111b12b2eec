//! Positions whose answers were worked out independently, through `analyze`.
//! The data is a sample of a larger collection; every line says what it
//! expects.

use cards::deck_a;
use cli::analyze;
use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};

pub fn answers(input: &str) -> (bool, Vec<Value>) {
    let deck = deck_a().expect("the built-in deck is sound");
    let mut output = Vec::new();
    let answered = analyze(&deck, &mut input.as_bytes(), &mut output).expect("memory takes all");
    let output = String::from_utf8(output).expect("JSON is UTF-8");
    let lines = output.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    (answered, lines.collect())
}

#[rstest]
#[case::by_the_longest_trails(include_str!("../data/roads.jsonl"), 400)]
#[case::as_played_games_stand(include_str!("../data/games.jsonl"), 450)]
#[case::as_each_event_asks_in_every_ruling_set(include_str!("../data/events.jsonl"), 138)]
#[case::of_cities_and_knights_as_by_hand(include_str!("../data/knights.jsonl"), 1_400)]
#[case::of_seafarers_as_by_hand(include_str!("../data/sea.jsonl"), 1_400)]
#[case::of_scenarios_with_rules_of_their_own(include_str!("../data/scenarios.jsonl"), 1_400)]
#[case::of_traders_and_barbarians_as_by_hand(include_str!("../data/traders.jsonl"), 3_200)]
#[case::in_corners_that_no_collection_comes_to(include_str!("../data/corners.jsonl"), 15)]
fn positions_are_answered(#[case] input: &str, #[case] at_least: usize) {
    let (answered, answers) = answers(input);
    assert!(answered);
    let mut compared = 0;
    for (line, answer) in input.lines().zip(&answers) {
        let position: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(position["id"], answer["id"]);
        let expected = position["expect"].as_object().expect("what it expects");
        for (field, value) in expected {
            let said = answer.pointer(&format!("/{field}"));
            assert_eq!(said, Some(value), "{} {field}", position["id"]);
            compared += 1;
        }
    }
    assert_eq!(answers.len(), input.lines().count());
    assert!(compared >= at_least, "only {compared} fields were compared");
}

fn error(line: &str) -> String {
    let (answered, answers) = answers(line);
    assert!(!answered, "{line}");
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
    assert!(!answered);
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["id"], "a");
    assert!(answers[0]["error"].as_str().expect("text").starts_with("players[0].knights"));
    assert_eq!(answers[1]["points"], json!([0]));
    assert_eq!(answers[2]["id"], Value::Null);
    assert!(answers[2]["error"].is_string());
    assert_eq!(answers[3]["id"], Value::Null);
    assert_eq!(answers[3]["road_lengths"], json!([0]));
}

/// An intersection, as lines have it.
const AT: &str = "[[0,0],[0,1],[1,0]]";

/// A position of a player of an expansion, or of the base game, and what `more` adds.
fn line(expansion: &str, player: &str, more: &str) -> String {
    let expansions = if expansion.is_empty() { String::new() } else { format!("{expansion:?}") };
    // Land at `[0,0]`, sea east of it.
    let hexes = r#""hexes":[{"at":[0,0],"terrain":"hills"},{"at":[1,0],"terrain":"sea"}],"#;
    let hexes = if expansion == "sea" && !more.contains("hexes") { hexes } else { "" };
    format!(r#"{{"expansions":[{expansions}],{hexes}"players":[{{{player}}}]{more}}}"#)
}

#[test]
fn every_field_out_of_its_bounds_is_named() {
    let roads: Vec<String> = (0..31).map(|q| format!("[[{q},0],[{q},1]]")).collect();
    let roads = format!(r#""roads":[{}]"#, roads.join(","));
    let ships = format!(r#""ships":[{}]"#, ["[[0,0],[1,0]]"; 31].join(","));
    let hexes = |terrain: &str, count: usize| {
        let hex = |q: usize| format!(r#"{{"at":[{q},0],"terrain":"{terrain}"}}"#);
        format!(r#","hexes":[{}]"#, (0..count).map(hex).collect::<Vec<_>>().join(","))
    };
    let knight = r#"{"at":[[0,0],[0,1],[1,0]],"level":1,"active":true}"#;
    let two_knights = format!(r#""knights_on_board":[{knight},{knight}]"#);
    let titan = two_knights.replace("\"level\":1", "\"level\":4");
    let in_no_city = format!(r#""metropolises":{{"trade":{AT}}}"#);
    let two_cities = format!(r#""cities":[{AT}],"laid_cities":[{AT}]"#);
    for (expansion, player, more, field) in [
        ("", roads.as_str(), "", "players[0].roads"),
        ("", "", &hexes("hills", 62), "hexes"),
        ("", "", r#","roll":13"#, "roll"),
        ("", "", r#","roll":1"#, "roll"),
        ("", "", r#","event":"new_year","active":0"#, "event"),
        ("", "", r#","event":"picnic","active":0"#, "event"),
        ("", "", r#","event":"epidemic""#, "active"),
        ("", "", r#","event":"epidemic","active":1"#, "active"),
        ("", "", r#","event":"epidemic","active":0,"rulings":"mine""#, "rulings"),
        ("", "", r#","holders":{"largest_army":3}"#, "holders.largest_army"),
        ("", r#""hand":{"gold":1}"#, "", "players[0].hand"),
        ("", r#""hand":-2"#, "", "players[0].hand"),
        ("", r#""settlements":[[[0,0],[1,0],[2,0]]]"#, "", "players[0].settlements[0]"),
        ("", r#""roads":[[[0,0],[2,0]]]"#, "", "players[0].roads[0]"),
        ("", "", r#","hexes":[{"at":[0,0],"terrain":"swamp"}]"#, "hexes[0].terrain"),
        ("", "", r#","hexes":[{"at":[0,0],"terrain":"hills","token":7}]"#, "hexes[0].token"),
        ("", "", r#","hexes":[{"at":[0,0],"terrain":"gold","token":4}]"#, "hexes[0].terrain"),
        ("", "", r#","bank":{"ore":-1}"#, "bank"),
        ("tides", "", "", "expansions[0]"),
        ("sea", "", &hexes("sea", 128), "hexes"),
        ("sea", &ships, "", "players[0].ships"),
        ("sea", r#""ships":[[[0,0],[0,1]]]"#, "", "players[0].ships[0]"),
        ("sea", r#""ships":[[[1,0],[2,0]]]"#, "", "players[0].ships[0]"),
        ("sea", r#""ships":[[[0,0],[1,0]]],"roads":[[[0,0],[1,0]]]"#, "", "players[0].ships"),
        ("sea", r#""ships_built":[[[0,0],[1,0]]]"#, "", "players[0].ships_built[0]"),
        ("sea", r#""chits":-1"#, "", "players[0].chits"),
        ("sea", "", r#","pirate":7"#, "pirate"),
        ("sea", "", r#","active":1"#, "active"),
        ("sea", "", r#","foreign_island":-1"#, "foreign_island"),
        ("sea", "", r#","hexes":[{"at":[0,0],"terrain":"hidden","token":4}]"#, "hexes[0].token"),
        ("knights", "", r#","hexes":[{"at":[0,0],"terrain":"sea"}]"#, "hexes[0].terrain"),
        ("knights", r#""improvements":{"science":6}"#, "", "players[0].improvements.science"),
        ("knights", r#""improvements":{"magic":1}"#, "", "players[0].improvements"),
        ("knights", &in_no_city, "", "players[0].metropolises.trade"),
        ("knights", &titan, "", "players[0].knights_on_board[0].level"),
        ("knights", &two_knights, "", "players[0].knights_on_board"),
        ("knights", &two_cities, "", "players[0].laid_cities"),
        ("knights", r#""walls":[[[0,0],[0,1],[1,0]],[[0,0],[0,1],[1,0]]]"#, "", "players[0].walls"),
        ("knights", r#""hand":{"silk":1}"#, "", "players[0].hand"),
        ("knights", "", r#","bank":{"coin":-1}"#, "bank"),
        ("knights", "", r#","event_die":"castle""#, "event_die"),
        ("knights", "", r#","event_die":"ship""#, "active"),
        ("knights", "", r#","event_die":"trade","active":0"#, "red"),
        ("knights", "", r#","red":7"#, "red"),
        ("knights", "", r#","barbarians":{"ship":7}"#, "barbarians.ship"),
        ("knights", "", r#","merchant":{"at":[0,0],"player":1}"#, "merchant.player"),
        ("knights", "", r#","edition":"1995""#, "edition"),
    ] {
        let line = line(expansion, player, more);
        let message = error(&line);
        assert!(message.starts_with(field), "{line}: {message}");
    }
    for players in ["", r#","players":[]"#, r#","players":[{},{},{},{},{},{},{}]"#] {
        assert!(error(&format!(r#"{{"id":"x"{players}}}"#)).starts_with("players"));
    }
    let long = error(&format!(r#"{{"id":"{}","players":[{{}}]}}"#, "x".repeat(1_000_001)));
    assert!(long.contains("1 MB"), "{long}");
    assert!(answers(&line("sea", "", &hexes("sea", 127))).0);
}

#[test]
fn a_base_position_knows_nothing_of_cities_and_knights() {
    for expansions in ["", r#""expansions":[],"#] {
        let line = format!(
            r#"{{{expansions}"players":[{{"improvements":7,"hand":{{"ore":9}}}}],"roll":7}}"#
        );
        let (_, answers) = answers(&line);
        assert_eq!(answers[0]["discards"], json!([4]));
        assert_eq!(answers[0].get("hand_limits"), None);
    }
}

#[test]
fn fields_of_seafarers_are_passed_over_where_it_is_not_in_play() {
    let line = r#"{"players":[{"ships":7,"chits":3}],"pirate":"far"}"#;
    let (answered, answers) = answers(line);
    assert!(answered);
    assert_eq!(answers[0]["points"], json!([0]));
    assert_eq!(answers[0].get("islands"), None);
}

#[test]
fn unknown_fields_and_blank_lines_are_passed_over() {
    let (answered, answers) =
        answers("\n{\"id\":\"a\",\"players\":[{\"hat\":\"red\"}],\"weather\":\"fine\"}\n\n");
    assert_eq!((answered, answers.len()), (true, 1));
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
        analyze(&deck, &mut bytes.as_slice(), &mut output).expect("memory takes all");
        let text = String::from_utf8(output).expect("JSON is UTF-8");
        let last = text.lines().last().expect("an answer");
        let answered = last.starts_with("{\"id\":\"after\"");
        prop_assert!(answered, "the next line is answered");
        for line in text.lines() {
            prop_assert!(serde_json::from_str::<Value>(line).is_ok());
        }
    }
}
