//! Scenarios with rules of their own, on pages of their own: an attack on a fortress, a scenario from
//! a file, and paths that the table marks itself.

use std::path::{Path, PathBuf};

use board::Spot;
use cards::Die;
use egui::Key;
use game::{Deed, OwnScenario, PathMarking, RuleChange, ScenarioDeed, SeaDeed, SeaRules, State};
use scenarios::ScenarioParts;

use crate::common::temp_dir;
use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::scenario_game::{OwnMoment, at_moment};
use crate::tools::sea_game::WINDOWS;
use crate::tools::typist::Typist;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, Window};

const FOUR: [&str; 4] = ["Anna", "Ben", "Clara", "David"];

fn before_an_attack(names: &[&str]) -> Played {
    at_moment(OwnScenario::Pirates, names, OwnMoment::Siege)
}

/// The die of the last attack on a fortress.
fn attacked_with(bot: &Bot) -> Option<Die> {
    let (.., act) = bot.game().acts().last()?;
    match act.deed {
        Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { die })) => Some(die),
        _ => None,
    }
}

#[test]
fn where_the_app_has_the_numbers_it_rolls_for_an_attack_and_never_twice() {
    let game = before_an_attack(&LONG_NAMES);
    for (size, language) in WINDOWS {
        let mut bot = game.shown_as((size, language));
        let before = bot.count();
        bot.choose("sea-besiege");
        bot.audit();
        bot.choose("die-roll");
        assert_eq!(bot.count(), before + 1, "two touches");
        let first = attacked_with(&bot).expect("an attack");
        let is_over = |state: &State| state.sea().is_some_and(|sea| sea.turn().besieged());
        assert!(is_over(bot.state()));
        let said = bot.window.text.with("die-name", &[("number", first.pips().into())]);
        assert!(!bot.window.has(&said), "its page is closed");
        bot.window.press_with(egui::Modifiers::COMMAND, Key::Z);
        assert!(!is_over(bot.state()));
        bot.choose("sea-besiege");
        bot.choose("die-roll");
        assert_eq!(attacked_with(&bot), Some(first), "no second chance");
    }
}

#[test]
fn a_digit_tells_the_tables_die_in_an_attack() {
    let mut typist = Typist::sits(&before_an_attack(&FOUR));
    typist.press(Key::I);
    typist.press(Key::Num5);
    let turn = typist.state().sea().expect("played").turn();
    assert!(turn.besieged());
    let five = Die::ALL[4];
    let deed = Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { die: five }));
    let done = typist.window.game().acts().last().map(|(.., act)| act.deed.clone());
    assert_eq!(done, Some(deed));
}

/// A file with Cloth as this program has it, but for what is told.
fn own_cloth(folder: &Path, changes: &[(&str, &str)]) -> PathBuf {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/cloth.json");
    let mut text = std::fs::read_to_string(file).expect("the program's own");
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let path = folder.join("ours.json");
    std::fs::write(&path, text).expect("a file");
    path
}

const OURS: [(&str, &str); 3] = [
    (r#""id": "cloth""#, r#""id": "ours""#),
    (r#""en": "Cloth""#, r#""en": "Our Linen""#),
    (r#""target": 14"#, r#""target": 9"#),
];

fn reads(window: &mut Window, file: &Path) {
    window.fill("file-path-field", &file.display().to_string());
    window.tap("scenario-file-read");
}

fn at_the_island() -> (Window, tempfile::TempDir) {
    let (mut window, data) = Window::new_game(LANDSCAPE);
    window.walk("new-game-sea new-tab-island scenario-file");
    (window, data)
}

#[test]
fn a_scenario_from_a_file_is_played_with_the_villages_that_the_table_laid() {
    let folder = temp_dir();
    let (mut window, _data) = at_the_island();
    let village =
        (r#""corner": "top" }, "number": 11 }"#, r#""corner": "top" }, "number": 3, "cloth": 2 }"#);
    let file = own_cloth(folder.path(), &[OURS.as_slice(), &[village]].concat());
    reads(&mut window, &file);
    let title = window.text.with("scenario-points", &[("points", 9_u8.into())]);
    assert!(window.has(&format!("Our Linen: {title}")), "{:?}", window.names());
    // Read again, it takes its own place.
    reads(&mut window, &file);
    assert_eq!(window.named("Our Linen: ").len(), 1);
    let setup = window.start();
    assert_eq!(setup.rules.target, 9);
    let map = setup.sea.expect("a map with sea");
    assert_eq!(map.scenario, Some("ours".to_owned().try_into().expect("an id")));
    let Some(ScenarioParts::Cloth(cloth)) = map.parts else { panic!("of Cloth") };
    assert_eq!((cloth.villages[0].number.number(), cloth.villages[0].cloth), (3, 2));
    let lies = window.state().position().cloth().expect("played").villages[0];
    assert_eq!((lies.number.number(), lies.cloth), (3, 2));
    window.tap("menu");
    assert!(window.says(" – Our Linen"), "the list of games names it: {:?}", window.names());
}

#[test]
fn a_scenario_from_a_file_is_played_for_its_points_however_its_map_is_changed() {
    let folder = temp_dir();
    let (mut window, _data) = at_the_island();
    // A changed copy that has kept the name in scripts of the program's.
    let file = own_cloth(folder.path(), &OURS[1..]);
    reads(&mut window, &file);
    window.tap("new-island-enter");
    window.touch("Back");
    let setup = window.start();
    assert_eq!(setup.rules.target, 9);
    assert_eq!(setup.rules.sea.map(|rules| rules.foreign_island), Some(0));
    let head = setup.sea.as_ref().and_then(|map| map.head());
    assert_eq!(head.map(|head| head.titles().english()), Some("Our Linen"));
    window.walk("table table-rules");
    let usual = window.text.with("sea-target-usual", &[("count", 14_u8.into())]);
    assert!(!window.has(&usual), "the program's is another");
    assert!(!window.named("Points to win").is_empty());
}

#[test]
fn a_file_that_has_no_map_for_those_who_sit_there_says_for_whom_it_has() {
    let folder = temp_dir();
    let (mut window, _data) = at_the_island();
    let file = own_cloth(
        folder.path(),
        &[OURS.as_slice(), &[(r#""players": [3, 4]"#, r#""players": [4]"#)]].concat(),
    );
    reads(&mut window, &file);
    assert!(window.says("Our Linen has maps for 4, 5 and 6 players"), "{:?}", window.names());
    window.touch_starting("Start: ");
    assert!(window.shows("new-title"), "nobody can begin on it");
}

#[test]
fn a_file_without_a_scenario_that_can_be_played_is_told_with_the_place_that_is_wrong() {
    let folder = temp_dir();
    let (mut window, _data) = at_the_island();
    let before = window.named("Cloth: ");
    let inland = (
        r#""at": [3, 4], "corner": "top" }, "number": 11"#,
        r#""at": [2, 3], "corner": "top" }, "number": 11"#,
    );
    let file = own_cloth(folder.path(), &[OURS.as_slice(), &[inland]].concat());
    reads(&mut window, &file);
    assert!(window.says("something is wrong at maps[0].villages[0]"), "{:?}", window.names());
    for (bytes, name) in [
        (b"no scenario".as_slice(), "words.json"),
        (b"\xff\xfe", "bytes.json"),
        (br#"{ "format": "tableside-deck" }"#, "deck.json"),
    ] {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).expect("a file");
        reads(&mut window, &file);
        assert!(window.says("There is no scenario in this file."), "{:?}", window.names());
    }
    reads(&mut window, Path::new("/no/such.json"));
    assert!(window.says("There is no scenario in this file."));
    assert_eq!(window.named("Cloth: "), before, "what was there is there still");
    assert!(window.named("Our Linen: ").is_empty());
    // One that can't be played with Cities & Knights says so in its tile, as the others do.
    let tribe = std::fs::read_to_string("scenarios/forgotten-tribe.json").expect("a file");
    let tribe = tribe.replacen(r#""en": "The Forgotten Tribe""#, r#""en": "Our Tribe""#, 1);
    let file = folder.path().join("tribe.json");
    std::fs::write(&file, tribe).expect("a file");
    reads(&mut window, &file);
    assert_eq!(window.named("Our Tribe: ").len(), 1);
    window.touch_starting("Cities & Knights, can't be added: ");
    let why = "In this scenario development cards are needed, which Cities & Knights takes out.";
    assert!(window.has(why), "{:?}", window.names());
}

#[test]
fn by_hand_any_path_at_sea_is_marked_when_the_table_is_compared() {
    let game = at_moment(OwnScenario::Tribe, &FOUR, OwnMoment::Turn);
    let map = game.state.setup().sea.clone().expect("a map");
    let main = game.state.position().main_land();
    let free = game.state.ship_spots().into_iter().chain(
        game.state
            .island()
            .sea()
            .iter()
            .flat_map(|hex| board::Side::ALL.map(|side| board::Path::of(*hex, side))),
    );
    let mut free = free.filter(|at| {
        let is_off = at.hexes().iter().all(|hex| !main.contains(hex));
        let is_new = map.items.iter().all(|(path, _)| path != at);
        is_off
            && is_new
            && game.state.pieces().on_path(*at).is_none()
            && game.state.island().has_ship_path(*at)
    });
    let at = free.next_back().expect("somewhere at sea");
    let rules = SeaRules { marked_paths: PathMarking::ByHand, ..game.state.sea_rules() };
    for (game, is_offered) in [
        (game.clone(), false),
        (game.then(Deed::ChangeRule { rule: RuleChange::Sea(rules) }), true),
    ] {
        let mut bot = game.shown();
        bot.walk("table table-check");
        bot.touch_spot(Spot::Path(at));
        assert_eq!(bot.window.shows("check-item-here"), is_offered);
    }
}

#[test]
fn with_wonders_the_starting_player_chooses_the_robbers_first_desert() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    window.walk("new-game-sea new-tab-island");
    window.touch_starting("Wonders: ");
    let deserts = window.named("the desert");
    assert!(deserts.len() > 1, "{:?}", window.names());
    for desert in &deserts {
        window.touch(desert);
    }
    // Laid anew with other numbers, it stays there.
    window.tap("scenario-shuffle-tokens");
    let setup = window.start();
    let begins = setup.sea.expect("a map with sea").robber.expect("on a desert");
    assert_eq!(Some(&window.text.places(&setup.island).hex(begins)), deserts.last());
    assert_eq!(window.state().robber(), Some(begins));
}
