//! Whole games with modules of Traders & Barbarians, by touch, from the page of a new game to their
//! end, each taken back whole and done again.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Vec2};
use game::{Edition, Expansion, Following, Over};
use rstest::rstest;
use scenarios::BuiltInScenario;
use words::language::Language;

use crate::tools::bot::Bot;
use crate::tools::new_table::NewTable;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};

const FOUR: &[&str] = &["Anna", "Ben", "Clara", "David"];

/// Followed with open hands, by deck A.
const TABLE: NewTable<'static> = NewTable {
    names: FOUR,
    cards: Some("new-preset-official"),
    hands: Some(Following::Open),
    ..NewTable::EASY
};

const FISH_AND_RIVERS: NewTable<'static> =
    NewTable { modules: &[Expansion::Fish, Expansion::Rivers], size: LANDSCAPE, ..TABLE };

const WAGONS_OF_SIX: NewTable<'static> = NewTable {
    language: Language::German,
    modules: &[Expansion::Wagons],
    names: &LONG_NAMES,
    size: PORTRAIT,
    target: Some(8),
    ..TABLE
};

const WAGONS_AND_RIVERS: NewTable<'static> = NewTable {
    modules: &[Expansion::Rivers, Expansion::Wagons],
    size: Vec2::new(1024.0, 600.0),
    target: Some(8),
    ..TABLE
};

const FISH_WITH_KNIGHTS: NewTable<'static> = NewTable {
    modules: &[Expansion::Fish],
    edition: Some(Edition::Fifth),
    size: Vec2::new(800.0, 480.0),
    target: Some(8),
    ..TABLE
};

const RIVERS_AT_SEA: NewTable<'static> = NewTable {
    modules: &[Expansion::Rivers],
    scenario: Some(BuiltInScenario::NewShores),
    size: Vec2::new(480.0, 800.0),
    ..TABLE
};

/// Three with their own dice, on an island that oil may cost them.
const OIL_OF_THREE: NewTable<'static> = NewTable {
    modules: &[Expansion::Oil],
    names: &["Anna", "Ben", "Clara"],
    cards: Some("new-preset-own-dice"),
    size: LANDSCAPE,
    ..TABLE
};

/// Plays the game to its end at this table, and takes it back whole.
fn played(table: NewTable<'_>) -> (Bot, BTreeSet<&'static str>) {
    let mut bot = table.begin();
    for module in table.modules {
        assert!(bot.state().setup().rules.expansions().has(*module));
    }
    bot.plays_with_modules(6000);
    let over = bot.state().over().unwrap_or_else(|| panic!("nobody wins: {:?}", bot.done));
    let told = match over.winner() {
        Some(winner) => {
            let winner = bot.name_of(winner);
            bot.window.text.with("win-title", &[("who", winner.into())])
        }
        None => bot.window.text.get("oil-end-title"),
    };
    assert!(bot.window.says(&told), "{told}: {:?}", bot.window.names());
    let done = bot.done.clone();
    (bot, done)
}

/// Takes back the whole game, act by act, and does it again: each step stands as it stood.
fn is_undone_and_redone_whole(bot: &mut Bot) {
    let (end, count) = (bot.state().clone(), bot.count());
    for key in [Key::Z, Key::Y] {
        for _ in 0..count {
            bot.window.press_with(Modifiers::COMMAND, key);
        }
        assert_eq!(bot.count(), if key == Key::Z { 0 } else { count });
    }
    assert_eq!(bot.state(), &end);
}

#[rstest]
#[case::of_fish_and_rivers(
    FISH_AND_RIVERS,
    &["a catch", "a bridge", "bought for gold", "sold for gold", "another Wealthiest Settler"],
)]
#[case::of_wagons_by_six_in_german(
    WAGONS_OF_SIX,
    &["a wagon moved", "a load", "a level", "a bandit moved", "earthquake"],
)]
#[case::of_wagons_and_rivers(WAGONS_AND_RIVERS, &["a wagon moved", "a bridge", "a load"])]
#[case::of_fish_with_knights(FISH_WITH_KNIGHTS, &["a catch"])]
#[case::of_rivers_at_sea(RIVERS_AT_SEA, &["a ship", "a bridge"])]
fn a_game_is_played_to_the_win_and_taken_back_whole(
    #[case] table: NewTable<'static>,
    #[case] what: &[&str],
) {
    let (mut bot, done) = played(table);
    assert!(what.iter().all(|what| done.contains(what)), "{done:?}");
    is_undone_and_redone_whole(&mut bot);
}

#[test]
fn oil_floods_and_costs_the_island_and_nobody_wins() {
    let (mut bot, done) = played(OIL_OF_THREE);
    let what = ["oil used", "sequestered", "a flood", "a pollution", "a lost island"];
    assert!(what.iter().all(|what| done.contains(what)), "{done:?}");
    assert!(matches!(bot.state().over(), Some(Over::BoardDead { .. })));
    is_undone_and_redone_whole(&mut bot);
}
