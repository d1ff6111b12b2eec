//! What a game of Cities & Knights or Seafarers tells, at the window.

use game::{Edition, Expansion, OwnScenario, ProgressCard, Rules};
use stats::report::{GameReport, Work};

use crate::statistics::exported;
use crate::tools::bot::Bot;
use crate::tools::played::{Played, at_random, knights_at_random, sea_at_random};
use crate::tools::scenario_game::{OwnMoment, at_moment};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dora"];

fn knights() -> Played {
    knights_at_random(&NAMES, Edition::Fifth, 30, 900)
}

fn sea() -> Played {
    sea_at_random(&NAMES, 1_500)
}

/// A game in a window, which shows its statistics.
fn told(moment: &Played) -> Bot {
    let mut bot = moment.shown();
    bot.walk("table stats-title");
    bot
}

#[track_caller]
fn says(bot: &Bot, words: &str) {
    assert!(bot.window.says(words), "{words}");
}

#[test]
fn the_sixth_edition_calls_cards_by_its_names() {
    let moment = knights_at_random(&NAMES, Edition::Sixth, 30, 1_500);
    let mut bot = told(&moment);
    let report = GameReport::of(bot.game()).knights.expect("it is played");
    let played = |card: ProgressCard| report.progress.values().any(|it| it.played[card] > 0);
    let renamed = ProgressCard::ALL.into_iter().filter(|card| card.is_renamed());
    let renamed: Vec<_> = renamed.filter(|card| played(*card)).collect();
    assert!(!renamed.is_empty());
    bot.walk("stats-knights stats-as-tables");
    for card in renamed {
        let key = format!("progress-2025-{}", card.key());
        says(&bot, &bot.window.text.get(&key));
    }
}

#[test]
fn all_games_together_say_how_many_were_of_seafarers() {
    let mut bot = sea_at_random(&NAMES, 600).shown();
    bot.walk("menu home-records");
    says(&bot, "Seafarers: 1.");
}

#[test]
fn a_game_tells_of_its_expansions_only() {
    let base = told(&at_random(&NAMES[..3], Rules::open_hands(), 100, 4));
    let (knights, sea) = (told(&knights()), told(&sea()));
    for (bot, pages) in [(base, [false, false]), (knights, [true, false]), (sea, [false, true])] {
        assert!(bot.window.shows("stats-points"));
        assert_eq!(["stats-knights", "stats-sea"].map(|page| bot.window.shows(page)), pages);
    }
}

/// The rows of each table in the object for others, by its title.
fn rows(bot: &Bot) -> Vec<(String, usize)> {
    let read: serde_json::Value = serde_json::from_slice(&exported(bot, "json")).expect("JSON");
    let tables = read["tables"].as_array().expect("tables").iter();
    let of = |table: &serde_json::Value| {
        let title = table["title"].as_str().unwrap_or_default().to_owned();
        (title, table["rows"].as_array().expect("rows").len())
    };
    tables.map(of).collect()
}

#[test]
fn all_of_it_goes_into_the_files_for_others() {
    let mut bot = told(&knights());
    let GameReport { turns, knights, .. } = GameReport::of(bot.game());
    let report = knights.expect("it is played");
    bot.window.harness.run();
    for key in ["stats-csv", "stats-json", "stats-picture"] {
        bot.tap(key);
    }
    let csv = String::from_utf8(exported(&bot, "csv")).expect("text");
    for attack in &report.attacks {
        let (turn, strength) = (turns.number_at(attack.nth), &attack.strength);
        let row = format!("\n{turn},{},{},", strength.barbarians, strength.together());
        assert!(csv.contains(&row), "{row}");
    }
    let tables = rows(&bot);
    for key in ["stats-strength-title", "stats-levels-now", "stats-progress", "stats-works"] {
        let title = bot.window.text.get(key);
        assert!(tables.iter().any(|(it, _)| *it == title), "{title} is missing in {tables:?}");
    }
    let picture = image::load_from_memory(&exported(&bot, "png")).expect("a picture");
    assert!(picture.height() > 5_000, "seven pages: {}", picture.height());

    let mut bot = told(&sea());
    let report = GameReport::of(bot.game()).sea.expect("it is played");
    bot.window.harness.run();
    bot.tap("stats-json");
    let tables = rows(&bot);
    for (title, count) in [
        ("What was done at sea", Work::brought_by(Some(Expansion::Sea)).len()),
        ("hidden hexes turned up", report.discoveries.len()),
        ("The pirate was moved", report.pirate.len()),
        ("first settlement", report.chits.len()),
    ] {
        let found = tables.iter().find(|(it, _)| it.contains(title));
        assert_eq!(found.map(|(_, rows)| *rows), Some(count), "{title}");
    }
}

#[test]
fn a_scenario_tells_of_its_own_things_and_of_none_that_it_has_not() {
    for (own, keys, without) in [
        (OwnScenario::Tribe, [" on the marked paths", ""], "foreign island"),
        (OwnScenario::Cloth, ["Cloth now", "Cloth by turn"], "foreign island"),
        (
            OwnScenario::Pirates,
            ["The fleet attacked", "The fleet's attacks by player"],
            "The pirate",
        ),
        (OwnScenario::Wonders, ["Levels of wonders built", ""], "The pirate"),
    ] {
        let mut bot = told(&at_moment(own, &NAMES, OwnMoment::Turn));
        let report = GameReport::of(bot.game()).sea.expect("it is played");
        bot.walk("stats-sea");
        says(&bot, keys[0]);
        assert!(!bot.window.says("hidden hex") && !bot.window.says(without), "{own:?}");
        bot.window.harness.run();
        bot.tap("stats-json");
        let tables = rows(&bot);
        let of = |title: &str| tables.iter().find(|(it, _)| it.contains(title)).map(|(_, it)| *it);
        let told = match own {
            OwnScenario::Tribe => report.items.len(),
            OwnScenario::Cloth => NAMES.len(),
            OwnScenario::Pirates => report.attacks.len(),
            OwnScenario::Wonders => report.levels.len(),
        };
        assert_eq!(of(keys[0]), Some(told), "{own:?}");
        assert!(of(keys[1]).is_some(), "{own:?}");
    }
}
