//! Windows without room to play: they ask for more, nothing is done behind
//! what they say, and nothing is lost.

use std::path::Path;

use egui::{Key, Modifiers, Rect, Vec2, pos2, vec2};
use tableside::app::platform::Fake;
use tableside::app::settings::{Settings, Zoom};
use words::language::Language;
use words::text::Text;

use crate::common::disks::{Disk, Fault};
use crate::common::temp_dir;
use crate::tools::saved::{save, set};
use crate::tools::typist::is_free;
use crate::tools::window::{LANDSCAPE, Window, now};

const TOO_SMALL: [(f32, f32); 8] = [
    (479.0, 320.0),
    (480.0, 319.0),
    (479.0, 2304.0),
    (4096.0, 319.0),
    (100.0, 200.0),
    (100.0, 100.0),
    (1.0, 800.0),
    (1.0, 1.0),
];

fn speaks(data_dir: &Path, language: Language, zoom: Zoom) {
    let settings = Settings { language: Some(language), zoom, ..Settings::default() };
    set(data_dir, settings);
}

/// As a desktop does it: a larger zoom leaves fewer points of it.
fn resize(window: &mut Window, size: Vec2) {
    for _ in 0..4 {
        let zoom = window.harness.ctx.zoom_factor();
        window.harness.set_size(size / zoom);
        window.harness.step();
    }
}

fn asks(window: &Window, language: Language) -> bool {
    window.names() == [Text::of(language).get("more-room")]
}

#[test]
fn below_480_by_320_one_sentence_asks_for_more_room_in_each_language() {
    for language in Language::ALL {
        for zoom in [Zoom::LEAST, Zoom::MOST] {
            let data_dir = temp_dir();
            speaks(data_dir.path(), language, zoom);
            save(data_dir.path(), &["Anna", "Ben"], (60, 3), |_| true);
            let mut window = Window::open(data_dir.path(), LANDSCAPE);
            window.touch(&Text::of(language).get("home-resume"));
            for (width, height) in TOO_SMALL {
                resize(&mut window, vec2(width, height));
                assert!(asks(&window, language), "{width}x{height}: {:?}", window.names());
                assert!(window.controls().is_empty());
            }
            for (width, height) in [(480.0, 320.0), (480.0, 2304.0), (4096.0, 320.0)] {
                resize(&mut window, vec2(width, height));
                assert!(!asks(&window, language), "{width}x{height}");
                assert!(!window.controls().is_empty());
            }
        }
    }
}

#[test]
fn what_asks_for_room_is_seen_as_a_whole_wherever_there_is_any() {
    for language in Language::ALL {
        let data_dir = temp_dir();
        speaks(data_dir.path(), language, Zoom::MOST);
        let mut window = Window::open(data_dir.path(), LANDSCAPE);
        for (width, height) in [(479.0, 319.0), (470.0, 60.0), (100.0, 200.0), (100.0, 100.0)] {
            resize(&mut window, vec2(width, height));
            let screen = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
            let texts = window.texts();
            let words = texts.first().expect("the sentence");
            assert!(screen.contains_rect(words.visual_bounding_rect()), "{width}x{height}");
            assert!(!words.galley.elided);
            let size = words.galley.job.sections.iter().map(|part| part.format.font_id.size);
            assert!(size.fold(f32::MAX, f32::min) >= 9.0);
        }
    }
}

#[test]
fn behind_it_keys_do_nothing_and_all_is_as_it_was_when_the_window_grows() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben", "Clara"], (90, 5), is_free);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-resume trade");
    let (before, count) = (window.names(), window.app().game().expect("a game").count());
    let zoom = window.harness.ctx.zoom_factor();
    resize(&mut window, vec2(100.0, 100.0));
    for key in [Key::Space, Key::Enter, Key::Escape, Key::Tab, Key::D, Key::V, Key::Num8] {
        window.press(key);
    }
    for key in [Key::Z, Key::Plus] {
        window.press_with(Modifiers::COMMAND, key);
    }
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(asks(&window, Language::English));
    resize(&mut window, LANDSCAPE);
    assert_eq!(window.app().game().expect("a game").count(), count);
    assert_eq!(window.names(), before);
    assert!((window.harness.ctx.zoom_factor() - zoom).abs() < f32::EPSILON);
}

#[test]
fn what_closing_would_lose_is_said_there_too() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben", "Clara"], (40, 5), |_| true);
    let disk = Disk::default();
    let folder = disk.folder(data_dir.path());
    let mut window = Window::sized(folder, LANDSCAPE, || Box::new(Fake { time: now(), seed: 7 }));
    window.tap("home-resume");
    disk.set(Fault::Full(0));
    window.press_with(Modifiers::COMMAND, Key::Z);
    window.harness.set_size(vec2(300.0, 300.0));
    assert!(window.close(), "it stays open");
    let says = |key: &str| window.says(&window.text.get(key));
    assert!(says("error-close-unsaved") && says("more-room"), "{:?}", window.names());
}

#[test]
fn the_arrow_at_the_fold_leads_on_and_what_lies_below_it_is_not_touched() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben", "Clara", "Dmitri", "Elif", "Farid"], (60, 3), |_| true);
    let mut window = Window::open(data_dir.path(), vec2(800.0, 480.0));
    window.walk("home-resume table table-people");
    let row = |window: &Window| window.place_of(|name| name == "Players and seats").top();
    let back = window.place_of(|name| name == "Back to the turn");
    let arrow = pos2(back.right() - 18.0, back.top() - 28.0);
    let (before, rows) = (row(&window), window.controls().len());
    window.touch_at(arrow);
    assert!(row(&window) < before - 40.0, "{} after {before}", row(&window));
    assert_eq!(window.controls().len(), rows, "nothing opened");
}
