//! Whole games through the window's own widgets, by touch alone. A small bot
//! looks at the state to decide, and acts by touching what the screen names.

use std::collections::BTreeSet;
use std::time::Duration;

use board::{Spot, first_game};
use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Building, Following, Phase};
use tableside::app::platform::Fake;
use words::language::Language;
use words::text::Text;

use crate::tools::bot::{Bot, SEED, name_of};
use crate::tools::window::{LANDSCAPE, Window, now};

#[test]
fn a_whole_game_is_played_by_touch_alone() {
    let mut bot = Bot::new(Following::Open, 6);
    bot.play(900);
    let over = bot.state().over().expect("somebody has won");
    let winner = name_of(over.winner().expect("a winner"));
    assert!(bot.window.has(&format!("{winner} wins!")));
    let all = [
        "discard",
        "robber",
        "steal",
        "trade",
        "bank",
        "card",
        "knight",
        "road",
        "settlement",
        "city",
        "undo and redo",
        "reopened",
    ];
    for what in all {
        assert!(bot.done.contains(what), "{what} is missing among {:?}", bot.done);
    }
    // Even a win can be taken back.
    bot.touch_starting("Undo: ");
    assert!(bot.state().over().is_none());
}

#[test]
fn a_game_with_secret_hands_goes_on_for_many_turns() {
    let mut bot = Bot::new(Following::Secret, 10);
    bot.play(170);
    assert!(bot.done.contains("steal"), "{:?}", bot.done);
    assert!(bot.state().turn() > 20);
}

#[test]
fn a_game_whose_hands_nobody_follows_goes_on_for_many_turns() {
    let mut bot = Bot::new(Following::Off, 10);
    bot.play(120);
    assert!(bot.done.contains("counted discard"), "{:?}", bot.done);
    assert!(bot.done.contains("city") && bot.state().turn() > 15);
}

/// Returns what only English says, of the sentences that take no values.
fn english_only() -> BTreeSet<String> {
    let german = Text::of(Language::German);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(&folder).expect("the locale") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        for (key, words) in text.lines().filter_map(|line| line.split_once(" = ")) {
            if !words.contains('{') && german.has(key) && german.get(key) != words {
                found.insert(words.to_owned());
            }
        }
    }
    // Words of both languages: German says some of them too, if about something else.
    let said = std::fs::read_dir(folder.with_file_name("de")).expect("the locale");
    for file in said {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        for (_, words) in text.lines().filter_map(|line| line.split_once(" = ")) {
            found.remove(words);
        }
    }
    found
}

#[test]
fn a_game_in_german_speaks_no_english() {
    let english = english_only();
    let mut bot = Bot::speaking(Language::German, Following::Open, 10, vec2(1280.0, 800.0));
    assert_eq!(bot.window.text.language(), Language::German);
    while bot.count() < 200 && bot.state().over().is_none() {
        bot.play(bot.count() + 1);
        for node in bot.window.harness.root().children_recursive() {
            let node = node.accesskit_node();
            for words in [node.label(), node.value()].into_iter().flatten() {
                assert!(!english.contains(&words), "{words:?} is English");
            }
        }
    }
    for what in ["robber", "steal", "trade", "bank", "undo and redo", "reopened"] {
        assert!(bot.done.contains(what), "{what} is missing among {:?}", bot.done);
    }
}

#[test]
fn a_settlement_against_the_distance_rule_is_explained_and_recorded_all_the_same() {
    let mut bot = Bot::new(Following::Off, 10);
    while bot.state().phase() != Phase::Trading {
        bot.step();
    }
    let (place, _) = bot.state().pieces().buildings_of(bot.state().active()).next().expect("one");
    let island = first_game();
    let near = place.neighbors().into_iter().find(|near| island.has_intersection(*near));
    let near = near.expect("a neighbor on land");
    bot.choose("build");
    bot.choose("any-spot");
    bot.touch_spot(Spot::Intersection(near));
    bot.touch_starting("Build: Settlement for");
    assert!(bot.window.shows("refused-forbidden"));
    // It is written, and told to screen readers.
    assert!(bot.window.says("Too close"));
    bot.choose("refused-record");
    let active = bot.state().active();
    assert_eq!(bot.state().pieces().building(near), Some((active, Building::Settlement)));
    bot.choose("history");
    assert!(bot.window.harness.query_by_label_contains("against the rules").is_some());
    let first = island.intersections().into_iter().find_map(|place| {
        let at = Text::english().places(&island).intersection(place);
        let line = format!("1: Anna places a settlement: {at}");
        bot.window.has(&line).then_some(line)
    });
    bot.touch(&first.expect("the first line of the game"));
    bot.choose("history-back");
    assert!(matches!(bot.state().phase(), Phase::Founding { settlement: Some(_), .. }));
}

#[test]
fn one_touch_too_many_does_not_take_the_next_players_turn() {
    let mut bot = Bot::new(Following::Open, 10);
    while bot.state().phase() != Phase::Trading {
        bot.step();
    }
    let turn = bot.state().turn();
    let platform = || Box::new(Fake { time: now(), seed: SEED }) as Box<_>;
    let frame = Duration::from_millis(20);
    bot.window = Window::paced(bot.folder.path(), (LANDSCAPE, frame), platform);
    bot.tap("home-resume");
    let done = format!(
        "Done – pass to {}",
        name_of(bot.state().setup().players.after(bot.state().active()))
    );
    let at = bot.window.harness.get_by_label(&done).rect().center();
    for _ in 0..2 {
        bot.window.harness.hover_at(at);
        bot.window.harness.drag_at(at);
        bot.window.harness.drop_at(at);
        bot.window.harness.step();
    }
    assert_eq!((bot.state().turn(), bot.state().number()), (turn + 1, None));
}
