//! What a game of Seafarers tells, at the window.

use egui_kittest::kittest::NodeT as _;
use game::{Rules, SeaRules, Seat, Setup, SetupFields, State};
use rand::{SeedableRng, rngs::StdRng};
use stats::random_setup;
use stats::report::{SeaReport, SeaWork};
use store::Folder;
use words::language::Language;

use crate::audit::{Visit, Way, check, pages};
use crate::common::{players, temp_dir};
use crate::tools::bot::Bot;
use crate::tools::moments::{Moment, built_in};
use crate::tools::window::{LONG_NAMES, now};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dora"];

/// A game at random so far, in which everything has happened that is told.
fn running(names: &[&str], acts: usize) -> Moment {
    let sea = Some(SeaRules::default());
    let rules = Rules { sea, target: 30, ..Rules::open_hands() };
    let found = (0..60).find_map(|seed| {
        let mut rng = StdRng::seed_from_u64(seed);
        let drawn = random_setup(&built_in("a"), names.len(), rules.clone(), &mut rng);
        let who = players(names.iter().copied());
        let parts = SetupFields { players: who, ..drawn.expect("a setup").into() };
        let moment = Moment::at_random(Setup::new(parts).expect("a setup"), acts, seed);
        let has_chit = |seat| !moment.state.sea().is_none_or(|sea| sea.chits(seat).is_empty());
        moment.state.players().seats().any(has_chit).then_some(moment)
    });
    found.expect("somebody settles abroad")
}

/// The same in a window, which shows its statistics.
fn told(moment: &Moment) -> Bot {
    let folder = temp_dir();
    moment.save(folder.path(), now());
    let mut bot = Bot::in_folder(&folder, egui::vec2(1700.0, 1400.0));
    bot.tap("table");
    bot.tap("stats-title");
    bot
}

fn said(bot: &Bot) -> Vec<String> {
    let nodes = bot.window.harness.root().children_recursive();
    let words = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()].into_iter().flatten().collect::<Vec<_>>()
    });
    words.collect()
}

#[track_caller]
fn says(bot: &Bot, words: &str) {
    assert!(said(bot).iter().any(|line| line.contains(words)), "{words}");
}

fn name(state: &State, seat: Seat) -> String {
    state.players().get(seat).expect("a player").name.to_string()
}

#[test]
fn the_page_about_the_sea_tells_what_each_did_and_each_move_of_the_pirate() {
    let mut bot = told(&running(&NAMES, 1_500));
    let game = bot.game().clone();
    let state = game.state();
    let report = SeaReport::of(&game).expect("it is played");
    bot.tap("stats-sea");
    for seat in state.players().seats() {
        let who = name(state, seat);
        let ships = report.works.of(seat)[SeaWork::Ship];
        assert!(ships > 0, "everybody builds some");
        says(&bot, &format!("{who}: ships built {ships}"));
        let moved = report.works.of(seat)[SeaWork::Pirate];
        let lost = report.pirate.iter().filter(|one| one.robbed == Some(seat)).count();
        let times = if moved == 1 { "once".to_owned() } else { format!("{moved} times") };
        if moved > 0 || lost > 0 {
            says(&bot, &format!("{who}: moved it {times}, cards lost to it {lost}"));
        }
    }
    for one in &report.pirate {
        let who = name(state, one.seat);
        let rest = match one.robbed {
            Some(robbed) => format!(" and robbed {}", name(state, robbed)),
            None => String::new(),
        };
        says(&bot, &format!("Turn {}: {who} moved it{rest}", one.turn));
    }
    assert!(report.pirate.iter().any(|one| one.robbed.is_some()));
    for one in &report.discoveries {
        let start = if one.turn == 0 { "Opening".to_owned() } else { format!("Turn {}", one.turn) };
        says(&bot, &format!("{start}: {} found ", name(state, one.seat)));
    }
    for one in &report.chits {
        let who = name(state, one.seat);
        says(&bot, &format!("Turn {}: {who} on island ", one.turn));
    }
    assert!(!report.discoveries.is_empty() && !report.chits.is_empty());
}

#[test]
fn points_name_islands_and_the_trade_route() {
    let mut bot = told(&running(&NAMES, 1_500));
    let game = bot.game().clone();
    for seat in game.state().players().seats() {
        let reason = game.points_reason(seat);
        let who = name(game.state(), seat);
        let line = said(&bot).into_iter().find(|line| line.starts_with(&format!("{who}: ")));
        let line = line.expect("a sentence");
        assert_eq!(line.contains("for islands"), !reason.chits.is_empty(), "{line}");
    }
    bot.tap("stats-points");
    says(&bot, "The longest trade routes");
    for tab in ["stats-result", "stats-points", "stats-sea"] {
        bot.tap(tab);
        assert!(!said(&bot).iter().any(|line| line.contains("Longest Road")), "{tab}");
    }
}

#[test]
fn the_base_game_has_no_such_page() {
    let mut rng = StdRng::seed_from_u64(2);
    let drawn = random_setup(&built_in("a"), 3, Rules::open_hands(), &mut rng).expect("a setup");
    let who = players(NAMES.into_iter().take(3));
    let setup = Setup::new(SetupFields { players: who, ..drawn.into() }).expect("a setup");
    let bot = told(&Moment::at_random(setup, 100, 4));
    assert!(bot.window.shows("stats-points") && !bot.window.shows("stats-sea"));
}

#[test]
fn all_of_it_goes_into_the_files_for_others() {
    let mut bot = told(&running(&NAMES, 1_500));
    let report = SeaReport::of(bot.game()).expect("it is played");
    bot.window.harness.run();
    bot.tap("stats-json");
    let folder = Folder::new(bot.folder.path()).exports();
    let file = std::fs::read_dir(folder.path()).expect("written").next();
    let file = std::fs::read(file.expect("a file").expect("an entry").path()).expect("read");
    let read: serde_json::Value = serde_json::from_slice(&file).expect("JSON");
    let tables = read["tables"].as_array().expect("tables");
    let rows = |title: &str| {
        let table = tables
            .iter()
            .find(|table| table["title"].as_str().is_some_and(|it| it.contains(title)));
        let table = table.unwrap_or_else(|| panic!("{title} is missing"));
        table["rows"].as_array().expect("rows").len()
    };
    assert_eq!(rows("What was done at sea"), SeaWork::ALL.len());
    assert_eq!(rows("hidden hexes turned up"), report.discoveries.len());
    assert_eq!(rows("The pirate was moved"), report.pirate.len());
    assert_eq!(rows("first settlement"), report.chits.len());
}

/// From the table's menu.
fn tabs(visit: &mut Visit, keys: &[&str]) {
    for key in ["home-resume", "table", "stats-title"].iter().chain(keys) {
        visit.tap(key);
    }
}

#[test]
fn nothing_is_wrong_with_statistics_of_seafarers() {
    let six = running(&LONG_NAMES, 1_500);
    let all: [(&str, Way); 4] = [
        ("sea, result", |visit| tabs(visit, &["stats-result"])),
        ("sea, points", |visit| tabs(visit, &["stats-points"])),
        ("sea, sea", |visit| tabs(visit, &["stats-sea"])),
        ("sea, sea as tables", |visit| tabs(visit, &["stats-sea", "stats-as-tables"])),
    ];
    check(&pages(&[&six], &all));
}

#[test]
fn it_is_told_in_german_too() {
    let mut bot = told(&running(&NAMES, 1_500));
    bot.tap("stats-back");
    bot.tap("menu");
    bot.speak(Language::German);
    for key in ["home-resume", "table", "stats-title", "stats-sea"] {
        bot.tap(key);
    }
    let report = SeaReport::of(bot.game()).expect("it is played");
    let first = report.chits.first().expect("a settlement abroad");
    let who = name(bot.state(), first.seat);
    says(&bot, &format!("Zug {}: {who} auf Insel ", first.turn));
    says(&bot, "Schiffe gebaut");
}

#[test]
fn all_games_together_say_how_many_were_of_seafarers() {
    let folder = temp_dir();
    running(&NAMES, 600).save(folder.path(), now());
    let mut bot = Bot::in_folder(&folder, egui::vec2(1700.0, 1400.0));
    bot.tap("menu");
    bot.tap("home-records");
    says(&bot, "Seafarers: 1.");
}
