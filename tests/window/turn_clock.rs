//! The turn clock through the window: what it shows, what a touch on it does,
//! and when it has the window painted again.

use std::time::Duration;

use chrono::DateTime;
use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Game, Pace, Rules};
use tableside::app::platform::{Fake, FakeSystem};
use tableside::app::session::turn_clock::{ClockMode, Minutes};
use tableside::app::settings::Settings;

use crate::common::{setup_with, temp_dir};
use crate::tools::played::Played;
use crate::tools::saved::set;
use crate::tools::window::{LANDSCAPE, SIZES, Window};

/// Three players after the opening, the first one to draw, with a clock.
struct Desk {
    window: Window,
    folder: tempfile::TempDir,
    hand: FakeSystem,
    mode: ClockMode,
    size: Vec2,
}

fn open(folder: &tempfile::TempDir, hand: &FakeSystem, mode: ClockMode, size: Vec2) -> Window {
    let settings = Settings { clock: mode, ..Settings::default() };
    set(folder.path(), settings);
    let mut window = Window::sharing(folder.path(), size, hand);
    window.tap("home-resume");
    window
}

impl Desk {
    fn new(mode: ClockMode) -> Self {
        Self::sized(mode, LANDSCAPE)
    }

    fn sized(mode: ClockMode, size: Vec2) -> Self {
        let folder = temp_dir();
        let game = Played::settled(setup_with(3, Rules::open_hands(), &[]));
        game.save(folder.path(), DateTime::UNIX_EPOCH);
        let hand = FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 });
        let window = open(&folder, &hand, mode, size);
        Self { window, folder, hand, mode, size }
    }

    /// This many seconds pass, with a frame before it could be taken for a sleep.
    fn wait(&mut self, seconds: f64) {
        let mut rest = Duration::from_secs_f64(seconds);
        while rest > Duration::ZERO {
            let step = rest.min(Duration::from_secs(100));
            self.hand.pass(step);
            self.window.harness.step();
            rest -= step;
        }
        self.window.harness.run();
    }

    /// Returns what the clock is called.
    fn name(&self) -> Option<String> {
        let mut buttons = self.window.harness.query_all_by_role(Role::Button);
        buttons.find_map(|node| {
            node.accesskit_node().label().filter(|label| label.starts_with("Clock: "))
        })
    }

    #[track_caller]
    fn reads(&self, name: &str) {
        assert_eq!(self.name().as_deref(), Some(name));
    }

    fn undo(&mut self) {
        self.window.press_with(Modifiers::COMMAND, Key::Z);
    }

    fn game(&self) -> &Game {
        self.window.game()
    }

    /// The program ends, as with power lost, and is started again.
    fn kill(&mut self) {
        *self.window.harness.state_mut() = None;
        self.window = open(&self.folder, &self.hand, self.mode, self.size);
    }

    /// The window is closed, and opened again an hour later.
    fn close(&mut self) {
        self.window.harness.state_mut().as_mut().expect("the app").keep();
        self.hand.pass(Duration::from_hours(1));
        self.kill();
    }

    fn rect(&self, start: &str) -> Rect {
        self.window.place_of(|name| name.starts_with(start))
    }
}

fn minutes(number: u8) -> ClockMode {
    ClockMode::Down(Minutes::try_from(number).expect("1 to 60"))
}

#[test]
fn undo_sets_the_clock_back_to_its_reading_at_that_act() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.reads("Clock: 0 seconds. Pause");
    desk.wait(10.0);
    desk.window.press(Key::Num5);
    assert_eq!(desk.game().state().number(), Some(5));
    desk.wait(15.0);
    desk.reads("Clock: 25 seconds. Pause");
    desk.window.press(Key::Space);
    desk.reads("Clock: 0 seconds. Pause");
    let red = desk.game().state().players().seat(0).expect("a seat");
    assert_eq!(desk.game().reading().of(red).seconds(), 25);
    desk.wait(4.0);
    desk.undo();
    desk.reads("Clock: 10 seconds. Pause");
    desk.wait(3.0);
    desk.reads("Clock: 13 seconds. Pause");
    desk.window.press_with(Modifiers::COMMAND, Key::Y);
    desk.reads("Clock: 0 seconds. Pause");
    assert_eq!(desk.game().reading().of(red).seconds(), 25);
}

#[test]
fn a_closed_game_goes_on_with_what_the_clock_showed() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(10.0);
    desk.window.press(Key::Num5);
    desk.wait(3.5);
    desk.window.tap("menu");
    desk.hand.pass(Duration::from_mins(1));
    desk.window.tap("home-resume");
    desk.reads("Clock: 13 seconds. Pause");
    desk.wait(0.5);
    desk.reads("Clock: 14 seconds. Pause");
    desk.close();
    desk.reads("Clock: 14 seconds. Pause");
    desk.wait(1.0);
    desk.reads("Clock: 15 seconds. Pause");
    desk.window.press(Key::Space);
    let red = desk.game().state().players().seat(0).expect("a seat");
    assert_eq!(desk.game().reading().of(red).seconds(), 15);
}

#[test]
fn a_touch_pauses_and_a_second_one_goes_on_even_after_a_sudden_end() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(13.0);
    desk.window.touch("Clock: 13 seconds. Pause");
    desk.wait(100.0);
    desk.reads("Clock: 13 seconds, paused. Resume");
    desk.kill();
    desk.reads("Clock: 13 seconds, paused. Resume");
    desk.undo();
    desk.reads("Clock: 0 seconds, paused. Resume");
    desk.wait(5.0);
    desk.window.touch("Clock: 0 seconds, paused. Resume");
    desk.wait(62.0);
    desk.reads("Clock: 1 minute 2 seconds. Pause");
    desk.kill();
    desk.reads("Clock: 0 seconds. Pause");
}

#[test]
fn acts_while_the_clock_is_paused_take_no_time() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(8.0);
    desk.window.touch("Clock: 8 seconds. Pause");
    desk.wait(30.0);
    desk.window.press(Key::Num5);
    desk.reads("Clock: 8 seconds, paused. Resume");
    desk.window.press(Key::Space);
    desk.reads("Clock: 0 seconds, paused. Resume");
}

#[test]
fn time_given_to_a_turn_runs_out_gently() {
    let mut desk = Desk::new(minutes(1));
    desk.reads("Clock: 1 minute left. Pause");
    desk.wait(20.0);
    desk.reads("Clock: 40 seconds left. Pause");
    let count = |desk: &Desk| desk.window.harness.query_all_by_role(Role::Button).count();
    let before = count(&desk);
    desk.wait(52.0);
    desk.reads("Clock: 12 seconds over. Pause");
    assert_eq!(count(&desk), before, "nothing else comes or goes");
    desk.window.press(Key::Num5);
    desk.reads("Clock: 12 seconds over. Pause");
    desk.window.press(Key::Space);
    desk.reads("Clock: 1 minute left. Pause");
}

#[test]
fn a_players_page_tells_the_time_of_all_turns() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(65.0);
    let mut controls = desk.window.controls().into_iter();
    let (red, _) = controls.find(|(name, _)| name.starts_with("red, ")).expect("a plaque");
    desk.window.touch(&red);
    desk.window.harness.get_by_label("Time for all turns so far: 1:05");
    desk.wait(1.0);
    desk.window.harness.get_by_label("Time for all turns so far: 1:06");
}

#[test]
fn a_running_clock_has_the_window_painted_once_a_second_when_the_second_changes() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(10.25);
    assert_eq!(desk.window.repaints_after(), Duration::from_millis(750));
    let mut shown = vec![desk.name()];
    for _ in 0..5 {
        desk.hand.pass(desk.window.repaints_after());
        desk.window.harness.step();
        assert_eq!(desk.window.repaints_after(), Duration::from_secs(1));
        shown.push(desk.name());
    }
    let seconds = (10..=15).map(|nth| Some(format!("Clock: {nth} seconds. Pause")));
    assert_eq!(shown, seconds.collect::<Vec<_>>(), "one frame for each");
}

#[test]
fn without_a_running_clock_nothing_is_painted_again() {
    for mode in [ClockMode::Off, ClockMode::Up, minutes(1)] {
        let mut desk = Desk::new(mode);
        desk.wait(70.0);
        if mode == ClockMode::Off {
            assert_eq!(desk.name(), None);
            assert_eq!(desk.game().reading().turn().millis(), 0);
        } else {
            let name = desk.name().expect("a clock");
            desk.window.touch(&name);
            assert_eq!(desk.game().clock().pace, Pace::Paused);
        }
        desk.window.harness.step();
        assert_eq!(desk.window.repaints_after(), Duration::MAX, "{mode:?}");
    }
    let mut desk = Desk::new(ClockMode::Up);
    desk.window.tap("table");
    for key in ["table-break-off", "table-break-off-sure"] {
        let row = desk.window.text.get(key);
        desk.window.harness.get_by_label(&row).scroll_to_me();
        desk.window.harness.run();
        let rect = desk.rect(&row);
        desk.window.touch_at(rect.center());
    }
    assert!(desk.game().state().over().is_some());
    desk.wait(3.0);
    assert_eq!((desk.name(), desk.window.repaints_after()), (None, Duration::MAX));
}

#[test]
fn a_night_asleep_counts_nothing_and_a_table_left_alone_is_paused() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(5.0);
    desk.hand.pass(Duration::from_hours(9));
    desk.window.harness.run();
    desk.reads("Clock: 5 seconds. Pause");
    for _ in 0..3_595 / 119 {
        desk.hand.pass(Duration::from_secs(119));
        desk.window.harness.run();
    }
    desk.reads("Clock: 59 minutes 35 seconds. Pause");
    desk.wait(25.0);
    desk.wait(60.0);
    desk.reads("Clock: 1 hour, paused. Resume");
    desk.window.touch("Clock: 1 hour, paused. Resume");
    desk.wait(2.0);
    desk.reads("Clock: 1 hour. Pause");
}

#[test]
fn screen_readers_are_not_told_every_second() {
    let mut desk = Desk::new(ClockMode::Up);
    desk.wait(61.0);
    let clock = desk.window.harness.get_by_label("Clock: 1 minute 1 second. Pause");
    assert!(!matches!(clock.accesskit_node().live(), Live::Polite | Live::Assertive));
    clock.focus();
    desk.window.harness.run();
    desk.reads("Clock: 1 minute. Pause");
    desk.wait(40.0);
    desk.reads("Clock: 1 minute. Pause");
    desk.wait(19.0);
    desk.reads("Clock: 2 minutes. Pause");
    desk.window.press(Key::Enter);
    desk.reads("Clock: 2 minutes, paused. Resume");
}

#[test]
fn the_clock_moves_nothing() {
    for size in SIZES {
        let mut desk = Desk::sized(minutes(1), size);
        let names = ["Undo", "Redo", "History", "Table", "Home", "Piles", "Clock"];
        let places = |desk: &Desk| names.map(|name| desk.rect(name));
        let before = places(&desk);
        for seconds in [11.0, 37.0, 12.0, 540.0, 800.0] {
            desk.wait(seconds);
            assert_eq!(places(&desk), before, "{size}: {:?}", desk.name());
        }
        let name = desk.name().expect("a clock");
        desk.window.touch(&name);
        assert_eq!(places(&desk), before, "{size}");
    }
}
