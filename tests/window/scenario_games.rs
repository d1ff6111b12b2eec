//! Whole games of the scenarios with rules of their own, by touch, from the page of a new game to
//! their end.

use std::collections::BTreeSet;

use egui::Vec2;
use game::{Following, OwnScenario, Phase, State};
use rstest::rstest;
use words::language::Language;

use crate::tools::new_table::NewTable;
use crate::tools::scenario_game::{self, file};
use crate::tools::sea_game::WINDOWS;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};

const FOUR: &[&str] = &["Anna", "Ben", "Clara", "David"];

/// Followed with open hands, by deck A.
const TABLE: NewTable<'static> = NewTable {
    names: FOUR,
    cards: Some("new-preset-official"),
    hands: Some(Following::Open),
    ..NewTable::EASY
};

/// Plays the scenario to its end at this table; returns what was done.
fn played(own: OwnScenario, table: NewTable<'_>) -> BTreeSet<&'static str> {
    let mut bot = NewTable { scenario: Some(file(own)), ..table }.begin();
    assert_eq!(bot.state().setup().own_scenario(), Some(own));
    bot.plays_the_sea(6000);
    let over = bot.state().over().unwrap_or_else(|| panic!("nobody wins: {:?}", bot.done));
    let told = match over.winner() {
        Some(winner) => {
            let winner = bot.name_of(winner);
            bot.window.text.with("win-title", &[("who", winner.into())])
        }
        None => bot.window.text.get("end-title"),
    };
    assert!(bot.window.says(&told), "{told}: {:?}", bot.window.names());
    bot.done
}

#[rstest]
#[case::of_the_tribe(OwnScenario::Tribe, NewTable { size: LANDSCAPE, ..TABLE }, &["a harbor laid"])]
#[case::of_cloth_in_german_on_a_low_screen(
    OwnScenario::Cloth,
    NewTable {
        language: Language::German,
        names: &["Anna", "Ben", "Clara"],
        size: Vec2::new(800.0, 480.0),
        cards: Some("new-preset-seasons"),
        ..TABLE
    },
    &["a ship of the opening"],
)]
#[case::of_the_pirate_islands_by_six_in_german(
    OwnScenario::Pirates,
    NewTable { language: Language::German, names: &LONG_NAMES, size: PORTRAIT, ..TABLE },
    &["a warship", "a fortress attacked"],
)]
#[case::of_the_wonders_by_the_apps_dice_on_a_telephone(
    OwnScenario::Wonders,
    NewTable { size: Vec2::new(480.0, 800.0), cards: Some("new-preset-dice"), ..TABLE },
    &["a wonder claimed", "a level"],
)]
fn a_game_is_played_to_its_end(
    #[case] own: OwnScenario,
    #[case] table: NewTable<'_>,
    #[case] what: &[&str],
) {
    let done = played(own, table);
    assert!(what.iter().all(|what| done.contains(what)), "{done:?}");
}

#[test]
fn whom_the_fleet_may_reach_is_said_before_it_sails_and_why_it_did_afterward() {
    let is_before = |state: &State| {
        state.turn() > 8
            && state.phase() == Phase::BeforeProduction
            && state.open_tasks().is_empty()
    };
    let game = scenario_game::when(OwnScenario::Pirates, FOUR, is_before).expect("a turn");
    for (size, language) in WINDOWS {
        let mut bot = game.shown_as((size, language));
        let ahead = ["sea-fleet-ahead", "sea-fleet-ahead-none"];
        let is_told = |key: &str| {
            let start = bot.window.start_of(key, &[], "all");
            bot.window.says(&start)
        };
        assert!(ahead.into_iter().any(is_told), "{:?}", bot.window.names());
        bot.number();
        let reason = bot.game().last_fleet_reason().expect("it sailed");
        let count = ("count", reason.strength.into());
        let asks = bot.window.text.with("why-of", &[("sentence", "\0".into())]);
        let ends = asks.rsplit('\0').next().unwrap_or_default().to_owned();
        let told = ["sea-act-sailed", "sea-news-sailed"]
            .map(|key| bot.window.text.with(key, std::slice::from_ref(&count)));
        let names = bot.window.names();
        let asked = names.into_iter().find(|name| {
            name.ends_with(ends.trim_end_matches('\u{2069}'))
                && told.iter().any(|told| name.contains(told))
        });
        bot.press(&asked.expect("why it did"));
        assert!(bot.window.shows("why-fleet-title"));
        assert!(bot.window.says(&bot.window.text.with("why-fleet-sailed", &[count])));
        assert!(bot.window.tells("why-rule-fleet"));
    }
}
