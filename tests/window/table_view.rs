//! The table view: one touch, all that must be seen from two meters, toward
//! any side, and the game goes on there.

use std::path::Path;

use egui::{Key, Modifiers, Pos2, Rect, Vec2, pos2, vec2};
use game::{ExtraBuilding, Following, Phase};
use kit::widgets::TurnedWindow;
use tableside::app::settings::{NextDraw, Settings, TableSide};

use crate::common::temp_dir;
use crate::tools::bot::Bot;
use crate::tools::saved::{save, set};
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, SIZES, Window};

/// Turns the table view a quarter further.
const FURTHER: &str = "stage-toward-left";

/// A window at a game in which cards have just been paid, in its table view.
fn paid(data_dir: &Path, names: &[&str], size: Vec2) -> Window {
    save(data_dir, names, (150, 9), |state| {
        state.phase() == Phase::Trading && state.payout().is_some()
    });
    let mut window = Window::open(data_dir, size);
    window.walk("home-resume stage");
    window
}

#[test]
fn one_touch_shows_number_event_and_who_takes_what_and_one_leads_back() {
    let data_dir = temp_dir();
    let mut window = paid(data_dir.path(), &["Anna", "Ben", "Clara"], LANDSCAPE);
    let state = window.state().clone();
    let number = state.number().expect("a number");
    for _ in 0..4 {
        let names = window.names();
        let head = names.iter().find(|name| name.contains(&format!("The number is {number}")));
        let head = head.expect("the number is said");
        assert!(head.contains("'s turn"), "{head}");
        for (seat, player) in state.players().iter() {
            let row = names.iter().find(|name| name.starts_with(&format!("{}: ", player.name)));
            let row = row.expect("a row for each");
            let paid = state.payout().expect("paid").paid.of(seat);
            assert!(paid.is_empty() || row.contains("takes"), "{row}");
        }
        window.tap(FURTHER);
    }
    window.tap("stage-back-name");
    let island = window.names();
    window.tap("stage");
    window.press(Key::Escape);
    assert_eq!(window.names(), island);
    assert!(window.shows("stage"));
}

#[test]
fn a_touch_beside_the_buttons_does_not_lead_out_of_the_table_view() {
    let data_dir = temp_dir();
    let mut window = paid(data_dir.path(), &["Anna", "Ben", "Clara"], LANDSCAPE);
    for at in [pos2(300.0, 400.0), pos2(900.0, 300.0), pos2(640.0, 80.0)] {
        window.touch_at(at);
        assert!(window.shows("stage-back-name"));
    }
}

#[test]
fn keys_go_on_with_the_game_in_the_table_view() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben"], (40, 5), |state| {
        state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
    });
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-resume stage");
    window.press(Key::Space);
    assert!(window.state().number().is_some(), "drawn");
    assert!(window.shows("stage-back-name"), "still open");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(window.state().number().is_none(), "taken back");
    window.press(Key::Escape);
    assert!(window.shows("stage"));
}

#[test]
fn six_long_names_have_their_rows_on_the_screen_in_every_size_and_direction() {
    for size in SIZES {
        let data_dir = temp_dir();
        let mut window = paid(data_dir.path(), &LONG_NAMES, size);
        let state = window.state().clone();
        for turned in 0..4 {
            let rows = state.players().values().map(|player| {
                let start = format!("{}: ", player.name);
                window.place_of(|name| name.starts_with(&start))
            });
            let rows: Vec<_> = rows.collect();
            for (nth, row) in rows.iter().enumerate() {
                assert!(row.size().min_elem() >= 20.0, "{size} {turned}: {row:?}");
                let screen = Rect::from_min_size(Pos2::ZERO, size);
                assert!(screen.contains_rect(*row), "{size} {turned}: {row:?}");
                assert!(rows.iter().skip(nth + 1).all(|other| !row.shrink(0.5).intersects(*other)));
            }
            window.tap(FURTHER);
        }
    }
}

#[test]
fn whole_turns_are_played_in_it_toward_every_side() {
    for (size, quarters) in [(LANDSCAPE, 1), (PORTRAIT, 2), (vec2(800.0, 480.0), 3)] {
        let mut bot = Bot::sized(Following::Open, 10, size);
        while matches!(bot.state().phase(), Phase::Founding { .. }) {
            bot.step();
        }
        bot.tap("stage");
        for _ in 0..quarters {
            bot.tap(FURTHER);
        }
        let from = bot.state().turn();
        while bot.state().turn() < from + 10 && bot.state().over().is_none() {
            bot.step();
        }
        bot.tap("stage-back-name");
        let screen = TurnedWindow::screen(&bot.window.harness.ctx);
        assert_eq!(bot.window.harness.ctx.content_rect(), screen, "upright again");
    }
}

#[test]
fn it_turns_to_whoever_is_on_turn_if_that_is_wished() {
    let data_dir = temp_dir();
    set(data_dir.path(), Settings { table_side: TableSide::OnTurn, ..Settings::default() });
    save(data_dir.path(), &["Anna", "Ben", "Clara", "Dmitri"], (30, 9), |state| {
        state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
    });
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-resume stage");
    let draw = |window: &Window| {
        let place = window.place_of(|name| name == "Draw");
        (window.state().active(), place.center() - LANDSCAPE.to_pos2() / 2.0)
    };
    let (first, there) = draw(&window);
    // Whoever sits elsewhere than the app thinks shows it where they are.
    window.tap(FURTHER);
    let (_, moved) = draw(&window);
    assert!((there.normalized().dot(moved.normalized())).abs() < 0.9, "{there:?} {moved:?}");
    let mut seen = vec![(first, moved)];
    while seen.len() < 4 {
        let turn = window.state().turn();
        window.press(Key::Space);
        while window.state().turn() == turn {
            window.press(Key::S);
            window.press(Key::Space);
        }
        seen.push(draw(&window));
    }
    for (nth, (seat, at)) in seen.iter().enumerate() {
        for (other, elsewhere) in seen.iter().skip(nth + 1) {
            assert_ne!(seat, other);
            assert!(nth == 0 || (*at - *elsewhere).length() > 300.0, "{seen:?}");
        }
    }
}

#[test]
fn done_draws_the_next_card_if_that_is_wished_and_undo_takes_that_back() {
    let data_dir = temp_dir();
    set(data_dir.path(), Settings { next_draw: NextDraw::AtOnce, ..Settings::default() });
    let mut window = paid(data_dir.path(), &["Anna", "Ben", "Clara"], LANDSCAPE);
    let turn = window.state().turn();
    window.press(Key::Space);
    window.harness.run();
    assert_eq!(window.state().turn(), turn + 1);
    assert!(window.state().number().is_some(), "drawn");
    window.press_with(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert!(window.state().number().is_none(), "not drawn again");
    window.tap("stage-back-name");
    window.press(Key::Space);
    assert!(window.state().number().is_some());
}

#[test]
fn with_six_it_stays_for_the_question_who_builds_alongside_the_turn() {
    for size in [LANDSCAPE, PORTRAIT, vec2(800.0, 480.0)] {
        let mut bot = Bot::company(6, ExtraBuilding::Special, 10, size);
        while matches!(bot.state().phase(), Phase::Founding { .. }) {
            bot.step();
        }
        while !matches!(bot.state().phase(), Phase::ExtraBuilding { .. }) {
            bot.step();
        }
        let turn = bot.state().turn();
        bot.tap("stage");
        assert!(bot.window.says("Others may build") && bot.window.shows("stage-builders"));
        assert!(!bot.window.tells("others-hint"), "no island and no list yet");
        bot.tap("stage-builders");
        let builder = bot.name_of(bot.state().builder());
        assert!(bot.window.says(&builder) && !bot.window.shows("stage-builders"));
        bot.touch_starting("Nobody builds");
        assert_eq!(bot.state().turn(), turn + 1);
        assert!(bot.window.shows("stage-back-name"), "still the table view");
        bot.tap("stage-back-name");
    }
}
