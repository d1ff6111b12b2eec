//! The table view: one touch, all that must be seen from two meters, toward
//! any side, and back.

use tableside::game::Phase;

use crate::common::temp_dir;
use crate::tools::saved::save;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, SIZES, Window};

const SIDES: [&str; 4] =
    ["stage-toward-far", "stage-toward-right", "stage-toward-near", "stage-toward-left"];

#[test]
fn one_touch_shows_number_event_and_who_takes_what_and_one_leads_back() {
    let data_dir = temp_dir();
    let state = save(data_dir.path(), &["Anna", "Ben", "Clara"], (120, 5), |state| {
        state.phase() == Phase::Trading && state.payout().is_some()
    });
    let number = state.number().expect("a number");
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-resume");
    let before = window.names();
    window.tap("stage");
    for side in SIDES {
        window.tap(side);
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
    }
    window.tap("stage-back");
    assert_eq!(window.names(), before);
    window.tap("stage");
    window.press(egui::Key::Escape);
    assert_eq!(window.names(), before);
}

#[test]
fn keys_go_on_with_the_game_below_the_table_view() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben"], (40, 5), |state| {
        state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
    });
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-resume");
    window.tap("stage");
    window.press(egui::Key::Space);
    assert!(window.state().number().is_some(), "drawn");
    assert!(window.shows("stage-back"), "still open");
    window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
    assert!(window.state().number().is_none(), "taken back");
}

#[test]
fn six_long_names_have_their_rows_on_the_screen_in_every_size_and_direction() {
    for size in SIZES {
        let data_dir = temp_dir();
        let state = save(data_dir.path(), &LONG_NAMES, (150, 9), |state| {
            state.phase() == Phase::Trading && state.payout().is_some()
        });
        let mut window = Window::open(data_dir.path(), size);
        window.tap("home-resume");
        window.tap("stage");
        for side in SIDES {
            window.tap(side);
            let rows = state.players().values().map(|player| {
                let start = format!("{}: ", player.name);
                window.place_of(|name| name.starts_with(&start))
            });
            let rows: Vec<_> = rows.collect();
            for (nth, row) in rows.iter().enumerate() {
                assert!(row.size().min_elem() >= 20.0, "{side}: {row:?}");
                let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
                assert!(screen.contains_rect(*row), "{side}: {row:?}");
                assert!(rows.iter().skip(nth + 1).all(|other| !row.shrink(0.5).intersects(*other)));
            }
        }
    }
}
