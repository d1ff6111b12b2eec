//! The almanac: looked for as one types, opened from what it explains, read and left, with the
//! keyboard and by touch, in both languages and every size.

use egui::accesskit::Role;
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::words::almanac::Almanac;
use tableside::words::language::Language;
use tableside::words::text::Text;

use crate::common::temp_dir;
use crate::tools::saved::speak;
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window};

const SIZES: [Vec2; 5] = [
    vec2(1280.0, 800.0),
    vec2(800.0, 1280.0),
    vec2(1024.0, 600.0),
    vec2(800.0, 480.0),
    vec2(480.0, 800.0),
];

fn opened(size: Vec2) -> (tempfile::TempDir, Window) {
    let folder = temp_dir();
    let mut window = Window::open(folder.path(), size);
    window.tap("almanac");
    (folder, window)
}

/// What is called so among the rows and ways on.
fn buttons(window: &Window) -> Vec<String> {
    let all = window.harness.get_all_by_role(Role::Button);
    all.filter_map(|node| node.accesskit_node().label()).collect()
}

fn headings(window: &Window) -> Vec<String> {
    let all = window.harness.query_all_by_role(Role::Heading);
    all.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn what_is_typed_is_found_at_once_and_opens_with_enter() {
    let (_folder, mut window) = opened(PORTRAIT);
    assert!(buttons(&window).len() > 120);
    window.fill("almanac-search", "eartquak");
    let found = buttons(&window);
    assert!(found.contains(&"Earthquake".to_owned()), "{found:?}");
    assert!(!found.contains(&"Harbors".to_owned()), "{found:?}");
    window.press(Key::Enter);
    assert_eq!(headings(&window).first().map(String::as_str), Some("Earthquake"));
    window.press(Key::Escape);
    assert!(buttons(&window).contains(&"Earthquake".to_owned()), "what was found is still there");
    window.tap("almanac-clear");
    assert!(buttons(&window).len() > 120);
}

#[test]
fn a_word_that_is_nowhere_is_told() {
    let (_folder, mut window) = opened(LANDSCAPE);
    window.fill("almanac-search", "xylophone");
    assert!(window.shows("almanac-none"));
}

#[test]
fn references_lead_on_and_back_leads_the_same_way_back() {
    for size in [LANDSCAPE, PORTRAIT] {
        let (_folder, mut window) = opened(size);
        window.fill("almanac-search", "robber");
        window.touch("Robber");
        let at = |window: &Window| headings(window).first().cloned().unwrap_or_default();
        assert_eq!(at(&window), "Robber");
        window.touch("See also: Friendly robber");
        assert_eq!(at(&window), "Friendly robber");
        window.tap("stats-back");
        assert_eq!(at(&window), "Robber");
        for _ in 0..2 {
            window.press(Key::Escape);
        }
        assert_eq!(window.app().place(&window.harness.ctx), "home", "{size}");
    }
}

#[test]
fn it_opens_from_a_game_and_closes_to_where_one_was() {
    let folder = temp_dir();
    let mut window = Window::open(folder.path(), LANDSCAPE);
    window.tap("home-new-game");
    window.touch_starting("Start: ");
    window.tap("table");
    let before = window.names();
    window.tap("almanac");
    window.fill("almanac-search", "friendly robber");
    window.press(Key::Enter);
    assert_eq!(headings(&window).first().map(String::as_str), Some("Friendly robber"));
    assert!(window.shows("almanac-at-table"), "{:?}", window.names());
    assert!(window.shows("almanac-friendly-off"));
    window.tap("stats-back");
    assert_eq!(window.names(), before);
}

#[test]
fn entries_are_whole_in_every_size_and_language() {
    for language in Language::ALL {
        let text = Text::of(language);
        let almanac = Almanac::of(&text);
        for size in SIZES {
            let folder = temp_dir();
            speak(folder.path(), language);
            let mut window = Window::open(folder.path(), size);
            window.text = Text::of(language);
            window.tap("almanac");
            window.check_controls("the list", |_| false);
            // Each size looks at other entries, a quarter of them in all.
            let each = almanac.entries().enumerate();
            let nth = SIZES.iter().position(|other| *other == size).unwrap_or_default();
            let skip = 4 * SIZES.len();
            for (_, entry) in each.filter(|(place, _)| place % skip == nth) {
                window.fill("almanac-search", &entry.title);
                window.touch(&entry.title);
                assert_eq!(headings(&window).first(), Some(&entry.title), "{size}");
                window.check_controls(&entry.title, |_| false);
                for (_, alt) in entry.drawings() {
                    assert!(window.says(alt), "{}: {alt}", entry.title);
                }
                if size.x < 860.0 {
                    window.press(Key::Escape);
                }
            }
        }
    }
}
