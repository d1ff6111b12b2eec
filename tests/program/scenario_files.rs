//! Scenario files: what is refused and with which sentence, and the verbs about them.

use std::fs;
use std::path::Path;

use rstest::rstest;
use scenarios::{BadScenario, BuiltInScenario, MAX_SCENARIO_BYTES, inspect};

use crate::common::temp_dir;
use crate::program::tableside;

const GOOD: &str = r#"{
  "format": "tableside-scenario",
  "version": 1,
  "id": "two-islets",
  "titles": { "en": "Two Islets", "de": "Zwei Inselchen" },
  "target": 8,
  "target_with_knights": 10,
  "home": { "areas": ["a"] },
  "points": 2,
  "start": { "on": { "areas": ["a"] } },
  "maps": [
    {
      "players": [3, 4],
      "rows": [
        ".  ~  ~  ~  ~  ~",
        " ~  H6 D  ~  G4 ~",
        ".  ~  ?  ~  ~  ~",
        " ~  ~  ~  ~  *  *"
      ],
      "areas": [
        ".  .  .  .  .  .",
        " .  a  -  .  b  .",
        ".  .  .  .  .  .",
        " .  .  .  .  c  c"
      ],
      "mixes": [
        { "areas": ["a"] },
        { "areas": ["c"], "stock": { "hexes": { "pasture": 1, "sea": 1 }, "tokens": [2] } }
      ],
      "harbors": { "places": {
        "at": [
          { "at": [1, 1], "side": "NW", "gives": "ore" },
          { "at": [1, 4], "side": "E", "gives": "mixed" }
        ],
        "mixed": ["any"]
      } },
      "robber": { "at": [1, 1], "on": "6" },
      "pirate": [0, 3],
      "hidden": { "hexes": { "fields": 1 }, "tokens": [5] }
    }
  ]
}"#;

/// The first finding of the good file with one text in place of another.
fn refused(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    let report = inspect(GOOD.replacen(from, to, 1).as_bytes());
    assert!(report.scenario().is_none(), "{from} -> {to}");
    report.errors()[0].to_string()
}

#[test]
fn the_good_file_is_one() {
    let scenario = inspect(GOOD.as_bytes()).into_scenario().expect("sound");
    assert_eq!(scenario.titles().german(), "Zwei Inselchen");
    assert_eq!(scenario.map_for(2).expect("that for the fewest").players(), [3, 4]);
    assert!(scenario.map_for(5).is_none());
    let english = GOOD.replacen(r#", "de": "Zwei Inselchen""#, "", 1);
    let scenario = inspect(english.as_bytes()).into_scenario().expect("sound");
    assert_eq!(scenario.titles().german(), "Two Islets");
}

#[rstest]
#[case("H6 D  ~  G4", "~  ~  ~  ~", "areas[1, 1]: an area is of land, and there is none")]
#[case("?  ~", "?5 ~", "maps[0].rows[2, 2]: a hidden hex has no token")]
#[case("H6 D", "H6 D5", "maps[0].rows[1, 2]: a desert has no token")]
#[case("~  G4 ~", "~9 G4 ~", "maps[0].rows[1, 3]: the sea has no token")]
#[case("G4 ~", "Q4 ~", "maps[0].rows[1, 4]: `Q4` is no hex")]
#[case("G4 ~", "G7 ~", "maps[0].rows[1, 4]: `G7` is no hex")]
#[case(
    r#""side": "E""#,
    r#""side": "W", "extra": 1"#,
    "maps[0].harbors.places.at[1].extra: unknown field `extra`"
)]
#[case(r#""points": 2"#, r#""points": 2, "fog": true"#, "fog: unknown field `fog`")]
#[case(
    r#""points": 2"#,
    r#""points": 3"#,
    "points: a foreign island is worth 0 to 2 points, not 3"
)]
#[case(r#""target": 8"#, r#""target": 2"#, "target: a target is 3 to 30 points, not 2")]
#[case(
    r#""at": [1, 1], "side": "NW""#,
    r#""at": [1, 1], "side": "E""#,
    "maps[0].harbors.places.at[0]: a harbor lies on the coast"
)]
#[case(
    r#""at": [1, 1], "side": "NW""#,
    r#""at": [0, 2], "side": "E""#,
    "maps[0].harbors.places.at[0]: a harbor lies on the coast"
)]
#[case(
    r#""at": [1, 1], "side": "NW""#,
    r#""at": [3, 4], "side": "W""#,
    "maps[0].harbors.places.at[0]: a harbor lies on the coast"
)]
#[case(
    r#""at": [1, 1], "side": "NW""#,
    r#""at": [1, 4], "side": "E""#,
    "maps[0].harbors.places.at[1]: another harbor lies there already"
)]
#[case(
    r#"["any"]"#,
    "[]",
    "maps[0].harbors.places.mixed: 1 places are mixed, but 0 kinds are drawn"
)]
#[case(
    r#""gives": "ore""#,
    r#""gives": "gold""#,
    "maps[0].harbors.places.at[0].gives: a harbor gives"
)]
#[case(r#"[1, 1], "on": "6""#, "[0, 1]", "maps[0].robber.at: the robber begins on land, not there")]
#[case(r#""on": "6""#, r#""on": "9""#, "maps[0].robber.on: no hex of the map is a 9")]
#[case(r#""on": "6""#, r#""on": "X""#, "maps[0].robber.on: `X` is no land")]
#[case(
    r#""pirate": [0, 3]"#,
    r#""pirate": [1, 1]"#,
    "maps[0].pirate: the pirate begins at sea, not there"
)]
#[case(
    r#""pirate": [0, 3]"#,
    r#""pirate": [9, 200]"#,
    "maps[0].pirate: the pirate begins at sea, not there"
)]
#[case(
    r#"{ "fields": 1 }"#,
    r#"{ "fields": 2 }"#,
    "maps[0].hidden.hexes: 1 hexes are hidden, but the stack has 2"
)]
#[case(
    r#""tokens": [5]"#,
    r#""tokens": [5, 6]"#,
    "maps[0].hidden.tokens: 1 hexes take a token, but there are 2 tokens"
)]
#[case(r#""tokens": [5]"#, r#""tokens": [7]"#, "maps[0].hidden.tokens[0]: a token carries")]
#[case(
    r#""pasture": 1"#,
    r#""pasture": 2"#,
    "maps[0].mixes[1].stock.hexes: 2 places are open, but the stock has 3 hexes"
)]
#[case(
    r#""tokens": [2]"#,
    r#""tokens": []"#,
    "maps[0].mixes[1].stock.tokens: 1 hexes take a token, but there are 0 tokens"
)]
#[case(r#"["c"]"#, r#"["b"]"#, "maps[0].mixes[1]: a mix with a stock is of open places")]
#[case(
    r#"{ "areas": ["a"] },
        {"#,
    r#"{ "areas": ["a"] },
        { "areas": ["a", "b"] },
        {"#,
    "maps[0].mixes[1]: a hex of this mix is mixed in another one already"
)]
#[case(
    r#"{ "areas": ["a"] },
        {"#,
    r#"{ "areas": ["z"] },
        {"#,
    "maps[0].mixes[0].areas: the map has no area `z`"
)]
#[case("H6 D", "H  D", "maps[0].mixes[0]: land without a token can't be mixed")]
#[case(" .  a  -", " .  -  a", "maps[0].areas[1, 1]: this land belongs to no area")]
#[case(" .  a  -", " .  .  a", "maps[0].areas[1, 1]: this land belongs to no area")]
#[case(
    " .  a  -",
    " .  A  -",
    "maps[0].areas[1, 1]: an area is named by a letter from a to z, not `A`"
)]
#[case(".  .  c  c", ".  .  c", "maps[0].areas: the areas leave out land at [3, 5]")]
#[case(
    r#""home": { "areas": ["a"] }"#,
    r#""home": { "areas": ["d"] }"#,
    "home.areas: the map has no area `d`"
)]
#[case("[3, 4]", "[3, 7]", "maps[0].players: a map is for some of 2 to 6 players")]
#[case(
    r#""version": 1"#,
    r#""version": 2"#,
    "version: this scenario is of version 2; this program reads version 1"
)]
#[case("tableside-scenario", "tableside-deck", "format: this is no scenario file")]
#[case("two-islets", "Two Islets", "id: a scenario's id is")]
#[case("Two Islets", "  ", "titles.en: a text needs a letter that can be seen")]
#[case(r#""maps": ["#, r#""maps": [], "also": ["#, "also: unknown field `also`")]
fn a_fault_is_told_in_a_sentence_with_its_place(
    #[case] from: &str,
    #[case] to: &str,
    #[case] told: &str,
) {
    let found = refused(from, to);
    assert!(found.starts_with(told) || found.starts_with(&format!("maps[0].{told}")), "{found}");
}

#[test]
fn a_map_without_land_or_with_too_many_hexes_is_none() {
    let with = |rows: &str| {
        let from = GOOD.find(r#""rows""#).expect("there");
        let to = GOOD.find(r#""mixes""#).expect("there");
        let text = format!("{}\"rows\": {rows}, {}", &GOOD[..from], &GOOD[to..]);
        inspect(text.as_bytes()).errors()[0].clone()
    };
    assert_eq!(with(r#"["~ ~ ?"]"#).why, BadScenario::NoLand);
    assert_eq!(with("[]").why, BadScenario::NoLand);
    assert_eq!(with(r#"["H6 H5"]"#).why, BadScenario::NoSea);
    let wide = format!("[{}]", vec![format!("\"H6 {}\"", "~ ".repeat(31)); 4].join(","));
    assert_eq!(with(&wide).why, BadScenario::TooManyCells(128));
    assert_eq!(with(&format!("[\"{}\"]", "~ ".repeat(61))).why, BadScenario::TooFar);
}

#[test]
fn two_maps_for_as_many_players_and_no_map_at_all_are_refused() {
    let map = &GOOD[GOOD.find("    {\n      \"players\"").expect("a map")..GOOD.len() - 5];
    let twice = GOOD.replacen(map, &format!("{map},\n{map}"), 1);
    let told = inspect(twice.as_bytes()).errors()[0].to_string();
    assert_eq!(told, "maps[1].players: another map is for 3 players already");
    let none = inspect(GOOD.replacen(map, "", 1).as_bytes()).errors()[0].to_string();
    assert_eq!(none, "maps: a scenario has at least one map");
}

#[test]
fn every_fault_of_a_file_is_told_at_once() {
    let two = GOOD.replacen("[0, 3]", "[1, 1]", 1).replacen(r#""points": 2"#, r#""points": 9"#, 1);
    let report = inspect(two.as_bytes());
    let fields: Vec<&str> = report.errors().iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["points", "maps[0].pirate"]);
}

#[test]
fn anything_is_a_scenario_or_refused_with_a_sentence() {
    for bytes in [&b""[..], b"{}", b"[]", b"null", b"\xff\xfe", b"{\"format\":1}", b"3"] {
        let report = inspect(bytes);
        assert!(report.scenario().is_none() && !report.errors()[0].to_string().is_empty());
    }
    let large = vec![b' '; MAX_SCENARIO_BYTES + 1];
    assert_eq!(inspect(&large).errors()[0].why, BadScenario::TooLarge);
    // Each built-in file cut off anywhere.
    let file = BuiltInScenario::NewShores.file();
    for end in (0..file.trim_end().len()).step_by(7).filter(|end| file.is_char_boundary(*end)) {
        assert!(inspect(&file.as_bytes()[..end]).scenario().is_none(), "{end}");
    }
    for built_in in BuiltInScenario::ALL {
        let marked = format!("\u{feff}{}", built_in.file());
        assert!(inspect(marked.as_bytes()).scenario().is_some());
        assert_eq!(built_in.scenario().expect("sound").id().as_str(), built_in.key());
    }
}

#[test]
fn the_example_of_the_page_is_a_scenario() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/README.md");
    let page = fs::read_to_string(path).expect("the page");
    let (_, example) = page.split_once("```json\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let scenario = inspect(example.as_bytes()).into_scenario().expect("sound");
    assert_eq!(scenario.id().as_str(), "two-islets");
}

#[test]
fn scenario_check_says_what_is_wrong_with_each_file() {
    let folder = temp_dir();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let good = write("good.json", GOOD);
    let bad = write("bad.json", &GOOD.replacen("[0, 3]", "[1, 1]", 1));
    let gone = folder.path().join("gone.json").display().to_string();
    let said = tableside(&["scenario", "check", &good]);
    assert!(said.status.success());
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    assert_eq!(text, format!("{good}: scenario `two-islets` for 3 or 4 players\n"));
    let said = tableside(&["scenario", "check", &good, &bad, &gone, "--json"]);
    assert_eq!(said.status.code(), Some(1));
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["valid"], true);
    assert_eq!(lines[0]["errors"], serde_json::json!([]));
    let error = serde_json::json!([
        { "field": "maps[0].pirate", "message": "the pirate begins at sea, not there" }
    ]);
    assert_eq!(lines[1]["errors"], error);
    assert_eq!(lines[2]["valid"], false);
}

#[test]
fn scenario_list_names_all_nine_and_the_schema_is_printed() {
    let said = tableside(&["scenario", "list"]);
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    assert!(said.status.success());
    assert!(
        text.starts_with("new-shores: New Shores, 3, 4, 5 or 6 players, 14 points\n"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 9);
    let said = tableside(&["scenario", "list", "--json"]);
    let text = String::from_utf8(said.stdout).expect("UTF-8");
    let cloth = text.lines().nth(5).expect("the sixth");
    let cloth: serde_json::Value = serde_json::from_str(cloth).expect("JSON");
    assert_eq!((&cloth["id"], &cloth["target_with_knights"]), (&"cloth".into(), &16.into()));
    assert_eq!(cloth["kept_by_table"].as_array().expect("a list").len(), 0);
    let tribe: serde_json::Value =
        serde_json::from_str(text.lines().nth(4).expect("the fifth")).expect("JSON");
    assert_eq!(tribe["kept_by_table"].as_array().expect("a list").len(), 1);
    let said = tableside(&["scenario", "schema"]);
    let schema: serde_json::Value = serde_json::from_slice(&said.stdout).expect("JSON");
    assert_eq!(schema["title"], "A scenario of Seafarers");
}
