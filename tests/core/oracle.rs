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
fn positions_are_answered(#[case] input: &str, #[case] at_least: usize) {
    let (answered, answers) = answers(input);
    assert!(answered);
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

/// Corners that the collections leave out, each with what it is about.
#[test]
#[expect(clippy::too_many_lines, reason = "rows")]
fn what_no_collection_comes_to_is_answered_by_the_rules() {
    let guards = r#""players":[{"cities":[[[0,0],[0,1],[1,0]]]},
        {"knights_on_board":[{"at":[[9,0],[9,1],[10,0]],"level":2,"active":true}]},
        {"knights_on_board":[{"at":[[8,0],[8,1],[9,0]],"level":2,"active":true}]}],
        "expansions":["knights"],"event_die":"ship","barbarians":{"ship":6},"active":2"#;
    let gate = r#""expansions":["knights"],"active":2,"event_die":"politics","players":[{},
        {"improvements":{"politics":1}},{"improvements":{"politics":3}},
        {"improvements":{"politics":5,"trade":5}}]"#;
    let harbors = r#""hexes":[{"at":[0,0],"terrain":"hills"},{"at":[0,1],"terrain":"hills"}],
        "harbors":[{"path":[[0,0],[1,-1]],"gives":"any"},{"path":[[0,1],[-1,1]],"gives":"any"},
        {"path":[[0,1],[0,2]],"gives":"any"}],"event":"calm_sea","active":0"#;
    let masters = r#""holders":{"harbormaster":0},"players":[
        {"cities":[[[0,0],[1,-1],[1,0]]],"settlements":[[[0,-1],[0,0],[1,-1]]]},
        {"cities":[[[-1,2],[0,1],[0,2]]],"settlements":[[[-1,1],[-1,2],[0,1]]]}]"#;
    let sixes = r#""hexes":[{"at":[0,0],"terrain":"hills","token":6},
        {"at":[1,0],"terrain":"mountains","token":6}],"active":0"#;
    for (about, line, field, expected) in [
        (
            "as many draw as there are cards",
            format!(r#"{guards},"progress_left":{{"science":0,"trade":1,"politics":0}}"#),
            "attack/draws",
            json!([2]),
        ),
        ("and all without an end", guards.to_owned(), "attack/draws", json!([2, 1])),
        (
            "a gate opens to the level of the red die",
            format!(r#"{gate},"red":1"#),
            "progress_draws",
            json!([2, 3, 1]),
        ),
        ("less one", format!(r#"{gate},"red":3"#), "progress_draws", json!([2, 3])),
        ("and at a 6 to the last", format!(r#"{gate},"red":6"#), "progress_draws", json!([3])),
        (
            "a harbor counts once for both its ends",
            format!(
                r#"{harbors},"rulings":"classic","players":[
                {{"settlements":[[[0,0],[1,-1],[1,0]],[[0,-1],[0,0],[1,-1]]]}},
                {{"settlements":[[[-1,1],[-1,2],[0,1]],[[-1,2],[0,1],[0,2]]]}}]"#
            ),
            "tasks",
            json!([{"do": "take", "player": 1}]),
        ),
        (
            "the Harbormaster has nothing of it where it isn't in play",
            format!(r#"{harbors},"rulings":"fusion",{masters}"#),
            "tasks",
            json!([]),
        ),
        (
            "and alone where it is",
            format!(r#"{harbors},"rulings":"fusion","harbormaster":true,{masters}"#),
            "tasks",
            json!([{"do": "take", "player": 0}]),
        ),
        (
            "where no hex is empty the robber flees nowhere",
            format!(
                r#"{sixes},"event":"robber_flees","rulings":"fusion","robber":[0,0],
                "players":[{{"settlements":[{AT}]}}]"#
            ),
            "tasks",
            json!([]),
        ),
        (
            "whoever has no intact road damages none",
            format!(
                r#"{sixes},"event":"earthquake","players":[
                {{"damaged_roads":[[[0,0],[1,0]]]}},{{"roads":[[[0,0],[0,1]]]}}]"#
            ),
            "tasks",
            json!([{"do": "damage_road", "player": 1}]),
        ),
        (
            "islands that are worth nothing bring no points",
            r#""expansions":["sea"],"active":0,"foreign_island":0,"players":[{"home":[[3,0]]}],
                "hexes":[{"at":[0,0],"terrain":"hills"},{"at":[3,0],"terrain":"hills"}]"#
                .to_owned(),
            "chits_due",
            json!([]),
        ),
        (
            "no ship leaves a knight apart",
            r#""expansions":["sea","knights"],"active":0,"hexes":[{"at":[9,9],"terrain":"hills"},
                {"at":[0,0],"terrain":"sea"},{"at":[1,0],"terrain":"sea"},
                {"at":[0,1],"terrain":"sea"},{"at":[1,-1],"terrain":"sea"},{"at":[6,0],"terrain":"sea"},
                {"at":[7,0],"terrain":"sea"},{"at":[6,1],"terrain":"sea"}],
                "players":[{"ships":[[[0,0],[1,0]],[[6,0],[7,0]]],"knights_on_board":[
                {"at":[[0,0],[0,1],[1,0]],"level":1,"active":false}]}]"#
                .to_owned(),
            "movable_ships",
            json!([[[[6, 0], [7, 0]]]]),
        ),
        (
            "a capped building that the robber leaves one hex has no choice",
            format!(
                r#"{sixes},"event":"epidemic","roll":6,"robber":[0,0],
                "players":[{{"cities":[{AT}]}}]"#
            ),
            "owed",
            json!([{"ore": 1}]),
        ),
    ] {
        let line = format!("{{{line}}}").replace('\n', "");
        let (_, answers) = answers(&line);
        let pointer = format!("/{field}");
        assert_eq!(answers[0].pointer(&pointer), Some(&expected), "{about}: {}", answers[0]);
    }
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

#[test]
fn an_epidemic_says_which_buildings_have_a_choice() {
    let line = r#"{"id":"c","hexes":[{"at":[0,0],"terrain":"mountains","token":6},{"at":[1,0],"terrain":"hills","token":6}],"players":[{"cities":[[[0,0],[1,0],[0,1]]]}],"event":"epidemic","active":0,"roll":6}"#;
    let (_, answers) = answers(line);
    assert_eq!(answers[0]["owed"], json!([{"brick": 1}]));
    assert_eq!(answers[0]["choices"], json!([{"player": 0, "one_of": ["brick", "ore"]}]));
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
