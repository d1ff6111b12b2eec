//! Duties that are passed over: nobody does so by mistake, and they stay to be seen.

use egui_kittest::kittest::Queryable as _;
use game::{Correction, Deed, Following, Rules};

use crate::tools::bot::Bot;
use crate::tools::knights_game;
use crate::tools::played::Played;
use crate::tools::sea_game::{self, WINDOWS};
use crate::tools::window::LONG_NAMES;

/// A 7 with the robber still to be moved, with and without the sea, by many players.
fn sevens() -> [Played; 2] {
    let mut sea = sea_game::before(sea_game::rules(Following::Off));
    sea.rolls(7);
    let rules = Rules { following: Following::Off, ..Rules::default() };
    let mut company = Played::settled(6, rules, LONG_NAMES);
    company.rolls(7);
    [sea, company].map(|mut game| {
        game.discards_nothing();
        game
    })
}

fn skips(bot: &mut Bot) {
    let name = skip_name(bot);
    bot.press(&name);
}

fn skip_name(bot: &Bot) -> String {
    let start = bot.window.text.get("task-skip");
    let named = bot.window.named(&start);
    named.first().cloned().unwrap_or_else(|| panic!("{:?}", bot.window.names()))
}

/// What is said of a robber that stays, and the name of the button that makes up for it.
fn said(bot: &Bot) -> (String, String) {
    let task = bot.state().open_tasks().first().cloned().expect("the robber");
    let words = bot.said(|words| words.left(&task));
    let button = bot.window.text.with("task-make-up-name", &[("left", words.as_str().into())]);
    (words, button)
}

#[test]
fn skip_is_narrower_than_half_its_page_and_never_where_the_large_button_is() {
    for game in sevens() {
        for window in WINDOWS {
            let mut bot = game.shown_as(window);
            // Below the fold nobody touches it; it scrolls into its page.
            bot.window.harness.get_by_label(&skip_name(&bot)).scroll_to_me();
            bot.window.harness.run();
            let rect = |key: &str| {
                let name = bot.window.text.get(key);
                bot.window.harness.get_by_label(&name).rect()
            };
            let page = rect("legal-spots").union(rect("any-spot"));
            let skip = bot.window.harness.get_by_label(&skip_name(&bot)).rect();
            assert!(skip.width() < 0.5 * page.width(), "{window:?}: {skip} in {page}");
            let large = rect("wanted-hex");
            assert!(!large.intersects(skip), "{window:?}: {skip} under {large}");
        }
    }
}

#[test]
fn a_robber_that_was_not_moved_stays_to_be_seen_until_the_turn_ends_and_is_made_up_for_by_undo() {
    for game in sevens() {
        for window in WINDOWS {
            let mut bot = game.shown_as(window);
            let (words, button) = said(&bot);
            assert!(!bot.window.says(&words) && !bot.window.has(&button));
            skips(&mut bot);
            assert!(bot.window.says(&words), "{window:?}: {:?}", bot.window.names());
            bot.press(&button);
            assert_eq!(bot.state(), &game.state, "it is as it was before");
            skips(&mut bot);
            bot.pass();
            assert!(!bot.window.says(&words) && !bot.window.has(&button), "{window:?}");
        }
    }
}

#[test]
fn once_more_was_done_a_duty_that_was_passed_over_is_made_up_for_in_the_table_check() {
    for game in sevens() {
        let mut bot = game.shown();
        let (words, button) = said(&bot);
        skips(&mut bot);
        let mut game = knights_game::game_after(&bot);
        let at = game.state.road_spots()[0];
        game.does(Deed::BuildRoad { at });
        let mut bot = game.shown();
        let before = bot.state().clone();
        bot.press(&button);
        let ground = bot.window.text.get("check-ground");
        let title = bot.window.text.with("check-title", &[("what", ground.into())]);
        assert!(bot.window.says(&title), "{:?}", bot.window.names());
        assert_eq!(bot.state(), &before);
        let robber = game.state.robber_hexes()[0];
        game.corrects(Correction::Robber { at: Some(robber) });
        let bot = game.shown();
        assert!(!bot.window.says(&words), "the robber has moved");
    }
}
