//! The ring of the keyboard: it comes to every control and can be seen on each,
//! and pages that nobody touches are not drawn again.

use std::collections::BTreeSet;
use std::time::Duration;

use board::Resource;
use egui::epaint::{ColorMode, Shape};
use egui::{Color32, Key, Rect};
use game::State;
use kit::theme::{Look, Palette};

use crate::tools::typist::{Typist, is_free, waits_for_a_number};
use crate::tools::window::LANDSCAPE;

/// Where something is outlined in this color.
fn rings(shape: &Shape, color: Color32, found: &mut Vec<Rect>) {
    let is_it = match shape {
        Shape::Vec(shapes) => return shapes.iter().for_each(|it| rings(it, color, found)),
        Shape::Rect(rect) => rect.stroke.color == color && rect.stroke.width >= 2.0,
        Shape::Circle(circle) => circle.stroke.color == color && circle.stroke.width >= 2.0,
        Shape::Path(path) => {
            path.stroke.color == ColorMode::Solid(color) && path.stroke.width >= 2.0
        }
        _ => false,
    };
    if is_it {
        found.push(shape.visual_bounding_rect());
    }
}

/// Goes round by the tab key; the names of all that had the ring, each of which
/// showed it.
fn round(typist: &mut Typist, palette: &Palette) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut first = None;
    for _ in 0..120 {
        typist.window.press(Key::Tab);
        let Some((name, rect)) = typist.focused() else { continue };
        let place = (name.clone(), rect);
        if first.as_ref() == Some(&place) {
            return seen;
        }
        first.get_or_insert(place);
        let mut found = Vec::new();
        for clipped in &typist.window.harness.output().shapes {
            let mut here = Vec::new();
            rings(&clipped.shape, palette.focus, &mut here);
            found.extend(here.into_iter().map(|ring| ring.intersect(clipped.clip_rect)));
        }
        let is_ringed = found.iter().any(|ring| {
            let about = rect.expand(14.0);
            let near = about.contains_rect(*ring) && ring.expand(14.0).contains_rect(rect);
            near || (ring.center() - rect.center()).length() < 4.0
        });
        assert!(is_ringed, "{name:?} at {rect:?} has no ring: {found:?}");
        seen.insert(name);
    }
    panic!("the tab key never comes round: {seen:?}");
}

/// Which pages, and the letter that opens each.
const PAGES: [Option<Key>; 7] =
    [None, Some(Key::B), Some(Key::T), Some(Key::D), Some(Key::H), Some(Key::W), Some(Key::F1)];

fn paid(state: &State) -> bool {
    is_free(state) && state.payout().is_some_and(|payout| payout.number != 7)
}

#[test]
fn the_ring_comes_to_every_control_and_shows_in_every_palette() {
    for look in Look::ALL {
        let palette = Palette::of_look(look);
        let mut typist = Typist::at(LANDSCAPE, (30, 3), paid);
        if look != Look::Dark {
            typist.window.walk("table settings");
            typist.window.tap(match look {
                Look::Light => "settings-look-light",
                _ => "settings-look-high-contrast",
            });
            typist.window.tap("settings-done");
            typist.press(Key::Escape);
        }
        for page in PAGES {
            if let Some(key) = page {
                typist.press(key);
            }
            let seen = round(&mut typist, palette);
            for key in ["history", "table", "menu", "stage"] {
                assert!(seen.contains(&typist.window.text.get(key)), "{page:?}: {seen:?}");
            }
            let all = typist.window.controls();
            let spots: BTreeSet<String> = all
                .iter()
                .filter(|(_, rect)| rect.size().min_elem() < 40.0)
                .map(|(name, _)| name.clone())
                .collect();
            let missed: Vec<&String> = all
                .iter()
                .map(|(name, _)| name)
                .filter(|name| !seen.contains(*name) && !spots.contains(*name))
                .filter(|name| !typist.is_disabled(name))
                .collect();
            assert!(missed.is_empty(), "{page:?} in {look:?}: {missed:?}");
            typist.press(Key::Escape);
        }
    }
}

#[test]
fn the_tab_key_begins_with_what_is_to_be_done() {
    let mut typist = Typist::at(LANDSCAPE, (60, 5), waits_for_a_number);
    typist.window.press(Key::Tab);
    let (name, _) = typist.focused().expect("something");
    let later = ["history", "table", "menu"].map(|key| typist.window.text.get(key));
    assert!(!later.contains(&name), "{name}");
    typist.tab_to(&typist.window.text.get("draw"));
    typist.press(Key::Escape);
    typist.press(Key::D);
    typist.window.press(Key::Tab);
    assert_eq!(typist.focused().expect("something").0, typist.window.text.get("close"));
}

#[test]
fn what_the_ring_comes_to_is_scrolled_to() {
    let mut typist = Typist::at(egui::vec2(800.0, 480.0), (60, 5), waits_for_a_number);
    typist.press(Key::H);
    typist.tab_to("0: The game begins");
    typist.window.harness.run_steps(20);
    let (_, line) = typist.focused().expect("the first line");
    let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(800.0, 480.0));
    assert!(screen.contains_rect(line), "{line:?}");
}

#[test]
fn no_page_is_drawn_again_while_nobody_touches_it() {
    let mut typist = Typist::at(LANDSCAPE, (30, 3), paid);
    let rests = |typist: &mut Typist, page: &str| {
        typist.window.harness.run_steps(40);
        for _ in 0..3 {
            assert_eq!(typist.window.repaints_after(), Duration::MAX, "{page}");
            typist.window.harness.step();
        }
    };
    for page in PAGES {
        if let Some(key) = page {
            typist.press(key);
        }
        rests(&mut typist, &format!("{page:?}"));
        typist.press(Key::Tab);
        rests(&mut typist, &format!("{page:?} with a ring"));
        typist.press(Key::Escape);
    }
    typist.press(Key::V);
    rests(&mut typist, "the table view");
    typist.press(Key::V);
    for page in ["table", "trade"] {
        if typist.window.shows(page) {
            typist.window.tap(page);
            typist.window.harness.remove_cursor();
            rests(&mut typist, page);
            typist.press(Key::Escape);
        }
    }
    typist.window.tap("table");
    for page in ["table-check", "table-people", "table-rules", "keys-title"] {
        typist.window.tap(page);
        typist.window.harness.remove_cursor();
        rests(&mut typist, page);
        typist.press(Key::Escape);
        if !typist.window.shows(page) {
            typist.window.tap("table");
        }
    }
    typist.press(Key::Escape);
    typist.window.touch_starting("Piles: ");
    typist.window.harness.remove_cursor();
    rests(&mut typist, "the piles");
    typist.press(Key::Escape);
    typist.press(Key::T);
    typist.kind(Resource::Wool.into());
    rests(&mut typist, "a trade half entered");
}
