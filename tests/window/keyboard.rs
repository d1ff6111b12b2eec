//! All of a turn by keyboard alone. The ring of the keyboard comes to every control and can be seen
//! on each, and pages that nobody touches are not drawn again.

use std::collections::BTreeSet;
use std::time::Duration;

use board::{Resource, Spot};
use egui::epaint::{ColorMode, Shape};
use egui::{Color32, Event, Key, Modifiers, PointerButton, Rect};
use egui_kittest::kittest::Queryable as _;
use game::{By, DevelopmentCard, Purchase, State, Task};
use kit::theme::{Look, Palette};

use crate::tools::typist::{Typist, is_free, waits_for_a_number};
use crate::tools::window::{LANDSCAPE, digit_key};

#[test]
fn an_ordinary_turn_is_two_presses_of_the_space_bar() {
    let mut typist = Typist::before_the_card();
    for seed in 6.. {
        let turn = typist.state().turn();
        typist.press(Key::Space);
        assert!(typist.state().number().is_some());
        if is_free(typist.state()) {
            typist.press(Key::Space);
            assert_eq!(typist.state().turn(), turn + 1);
            return;
        }
        typist = Typist::at(LANDSCAPE, (60, seed), waits_for_a_number);
    }
}

#[test]
fn every_rolled_number_is_typed_and_taken_back() {
    let mut typist = Typist::before_the_card();
    for number in 2..=12 {
        typist.number(number);
        assert_eq!(typist.state().number(), Some(number));
        typist.press_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(typist.state().number(), None);
        typist.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        assert_eq!(typist.state().number(), Some(number), "done again");
        typist.press_with(Modifiers::COMMAND, Key::Z);
    }
    typist.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(typist.state().number(), Some(12));
}

#[test]
fn a_1_waits_six_tenths_of_a_second_for_its_second_digit_and_wakes_the_screen_once() {
    let mut typist = Typist::before_the_card();
    let before = typist.count();
    typist.window.harness.key_press(Key::Num1);
    typist.window.harness.step();
    typist.window.harness.step();
    typist.window.harness.step();
    assert!(typist.window.shows("roll-typed"), "what was typed is shown");
    let wait = typist.window.repaints_after();
    assert!(wait > Duration::from_millis(300) && wait < Duration::from_millis(600), "{wait:?}");
    typist.press(Key::Space);
    assert_eq!(typist.count(), before, "an unfinished number is no card");
    typist.window.harness.run_steps(12);
    assert!(!typist.window.shows("roll-typed"), "it is dropped");
    assert_eq!(typist.window.repaints_after(), Duration::MAX, "and nothing more is drawn");
    typist.press(Key::Num2);
    assert_eq!(typist.state().number(), Some(2), "the 1 counts no more");
}

/// A key as it is printed, and where it lies.
fn pressed(key: Key, physical_key: Option<Key>, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key, pressed: true, repeat: false, modifiers }
}

#[test]
fn digits_count_by_what_is_printed_on_the_key_or_where_it_lies() {
    let mut typist = Typist::before_the_card();
    // A keyboard with other symbols below its digits.
    typist.window.harness.event(pressed(Key::Quote, Some(Key::Num4), Modifiers::NONE));
    typist.window.harness.run();
    assert_eq!(typist.state().number(), Some(4));
    typist.press_with(Modifiers::COMMAND, Key::Z);
    // Shift and 7 is another symbol on most.
    typist.window.harness.event(pressed(Key::Slash, Some(Key::Num7), Modifiers::SHIFT));
    typist.window.harness.run();
    assert_eq!(typist.state().number(), None);
}

#[test]
fn a_7_is_discarded_for_robbed_and_stolen_from() {
    let rich = |state: &State| {
        let hands = state.hands().expect("followed");
        let fat = state.seating().present().filter(|seat| hands.size(*seat) > 7).count();
        waits_for_a_number(state) && fat > 0
    };
    let mut typist = Typist::at(LANDSCAPE, (100, 4), rich);
    typist.number(7);
    let tasks = typist.state().tasks().to_vec();
    assert!(tasks.iter().any(|task| matches!(task, Task::Discard { .. })), "{tasks:?}");
    assert!(tasks.iter().any(|task| matches!(task, Task::MoveRobber { .. })), "{tasks:?}");
    let cards = |state: &State| {
        let hands = state.hands().expect("followed");
        hands.size(state.active())
    };
    typist.seven();
    assert!(is_free(typist.state()));
    assert!(cards(typist.state()) > 0);
    let turn = typist.state().turn();
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
}

fn pays(state: &State, what: Purchase) -> bool {
    state.can_pay(state.builder(), what)
}

#[test]
fn a_road_is_built_with_arrows_and_enter() {
    let can = |state: &State| {
        is_free(state) && pays(state, Purchase::Road) && !state.road_spots().is_empty()
    };
    let mut typist = Typist::at(LANDSCAPE, (60, 3), can);
    let road = *typist.state().road_spots().last().expect("a spot");
    let before = typist.count();
    typist.press(Key::B);
    assert!(typist.window.shows("build-costs"));
    typist.picks(Spot::Path(road));
    assert_eq!(typist.count(), before + 1);
    assert!(typist.state().pieces().road(road).is_some());
    assert_eq!(typist.focused(), None, "the space bar is the large button's again");
}

#[test]
fn a_knight_is_played_and_its_robber_moved() {
    let can = |state: &State| {
        waits_for_a_number(state)
            && state.hidden_cards(state.builder()).ready > 0
            && state.unspent(DevelopmentCard::Knight) > 0
    };
    let mut typist = Typist::at(LANDSCAPE, (60, 3), can);
    typist.press(Key::D);
    typist.presses("Play Knight");
    assert!(matches!(typist.state().open_tasks().first(), Some(Task::MoveRobber { .. })));
    typist.seven();
    assert!(waits_for_a_number(typist.state()), "the card is still to be drawn");
}

/// Returns how many acts the table made, without what followed by itself.
fn touches(typist: &Typist) -> usize {
    let acts = typist.window.app().game().expect("a game").acts();
    acts.filter(|(.., act)| act.by == By::Table).count()
}

/// Holds a key for as long as its letters repeat themselves.
fn holds(typist: &mut Typist, modifiers: Modifiers, key: Key) {
    for _ in 0..40 {
        typist.window.harness.key_down_modifiers(modifiers, key);
        typist.window.harness.step();
    }
}

#[test]
fn a_key_that_is_held_presses_once() {
    let mut typist = Typist::before_the_card();
    let (turn, before) = (typist.state().turn(), touches(&typist));
    holds(&mut typist, Modifiers::NONE, Key::Space);
    assert_eq!((typist.state().turn(), touches(&typist)), (turn, before + 1));
    typist.window.harness.key_up(Key::Space);
    typist.window.harness.step();
    holds(&mut typist, Modifiers::COMMAND, Key::Z);
    assert_eq!(touches(&typist), before, "one act is taken back, not all of them");
}

#[test]
fn a_button_in_focus_that_is_held_presses_once() {
    let mut typist = Typist::before_the_card();
    typist.tab_to(&typist.window.text.get("draw"));
    let (turn, before) = (typist.state().turn(), touches(&typist));
    holds(&mut typist, Modifiers::NONE, Key::Enter);
    assert_eq!((typist.state().turn(), touches(&typist)), (turn, before + 1));
}

#[test]
fn letters_open_and_close_their_pages() {
    let mut typist = Typist::at(LANDSCAPE, (60, 3), paid);
    for (key, seen) in [
        (Key::B, "What it costs"),
        (Key::T, "Trade with a player"),
        (Key::M, "Trade with the bank"),
        (Key::D, "Development cards"),
        (Key::H, ". The game begins"),
        (Key::V, "Back to the island"),
        (Key::F1, "Space: the large button at the bottom"),
    ] {
        let seen = |typist: &Typist| typist.window.names().iter().any(|name| name.ends_with(seen));
        assert!(!seen(&typist), "{key:?}");
        typist.press(key);
        assert!(seen(&typist), "{key:?} opens it");
        typist.press(key);
        assert!(!seen(&typist), "{key:?} closes it");
        typist.press(key);
        typist.press(Key::Escape);
        assert!(!seen(&typist), "Escape closes it");
    }
    typist.press(Key::W);
    assert!(typist.window.shows("player-back"), "why");
    typist.press(Key::Escape);
    assert!(!typist.window.shows("player-back"));
}

#[test]
fn a_question_mark_is_found_on_any_keyboard_and_leads_back_to_what_was_open() {
    let mut typist = Typist::at(LANDSCAPE, (60, 3), is_free);
    let page = "Space: the large button at the bottom";
    typist.press(Key::T);
    let gives = typist.window.names().into_iter().find(|name| name.ends_with(" gives"));
    let gives = gives.expect("both sides of the trade");
    for ask in [
        vec![Event::Text("?".to_owned())],
        vec![pressed(Key::Questionmark, Some(Key::Minus), Modifiers::SHIFT)],
        vec![pressed(Key::Slash, None, Modifiers::SHIFT), Event::Text("?".to_owned())],
    ] {
        // All that makes up one press, in one frame.
        typist.window.harness.input_mut().events.extend(ask);
        typist.window.harness.step();
        typist.window.harness.run();
        assert!(typist.window.has(page));
        typist.press(Key::Escape);
        assert!(!typist.window.has(page));
        assert!(typist.window.has(&gives), "the trade is as it was");
    }
    typist.press(Key::Escape);
    typist.window.walk("table keys-title");
    assert!(typist.window.has(page), "by touch too");
    typist.window.tap("keys-back");
    assert!(typist.window.shows("keys-title"), "back in the menu");
}

#[test]
fn letters_and_digits_write_in_a_field_and_do_nothing_else() {
    let mut typist = Typist::before_the_card();
    let before = typist.count();
    typist.window.walk("table table-people");
    typist.window.touch("Change Anna");
    let field = "New name of Anna";
    typist.window.harness.get_by_label(field).focus();
    typist.window.harness.run();
    for key in [Key::B, Key::T, Key::V, Key::Num8, Key::Space] {
        typist.press(key);
        assert!(typist.window.has(field), "{key:?}");
    }
    typist.window.harness.get_by_label(field).type_text("?");
    typist.window.harness.run();
    assert!(typist.window.has(field), "a question mark is a letter there");
    typist.press(Key::Escape);
    assert!(typist.window.has(field), "Escape leaves the field first");
    typist.press(Key::Escape);
    assert!(!typist.window.has(field), "then the page");
    assert_eq!(typist.count(), before);
}

#[test]
fn ctrl_enter_is_the_large_button_wherever_the_ring_is() {
    let mut typist = Typist::before_the_card();
    typist.tab_to("History");
    typist.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(typist.state().number().is_some());
    assert!(!typist.window.shows("history-choose"), "the history stays closed");
}

#[test]
fn a_number_is_not_typed_where_none_is_expected() {
    let mut typist = Typist::at(LANDSCAPE, (60, 3), is_free);
    let before = typist.count();
    for digit in ['1', '1', '8'] {
        typist.press(digit_key(digit));
    }
    assert_eq!(typist.count(), before);
    assert!(!typist.window.shows("roll-typed"));
}

/// A finger is lifted from what is called so in the same frame in which these keys are pressed,
/// as on a device that draws slowly.
fn at_once(typist: &mut Typist, touched: &str, keys: &[(Modifiers, Key)]) {
    let pos = typist.window.place_of(|name| name.starts_with(touched)).center();
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let harness = &mut typist.window.harness;
    harness.input_mut().events.extend([Event::PointerMoved(pos), button(true)]);
    harness.step();
    let keys = keys.iter().map(|(modifiers, key)| pressed(*key, None, *modifiers));
    let events: Vec<Event> = std::iter::once(button(false)).chain(keys).collect();
    harness.input_mut().events.extend(events);
    harness.step();
    harness.run();
}

#[test]
fn all_that_is_asked_for_in_one_frame_is_done() {
    let mut typist = Typist::before_the_card();
    let count = typist.count();
    at_once(&mut typist, "Undo", &[(Modifiers::COMMAND, Key::Z)]);
    assert_eq!(typist.count(), count - 2, "by touch and by key");
    at_once(&mut typist, "Redo", &[(Modifiers::COMMAND, Key::Plus)]);
    assert_eq!(typist.count(), count - 1);
    assert!(typist.window.harness.ctx.zoom_factor() > 1.05, "and everything is larger");
    typist.press_with(Modifiers::COMMAND, Key::Num0);
    typist.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(typist.count(), count);
    let menu = typist.window.text.get("menu");
    at_once(&mut typist, &menu, &[(Modifiers::NONE, Key::Num8)]);
    assert!(typist.window.app().game().is_none(), "home");
    typist.window.tap("home-resume");
    assert_eq!((typist.count(), typist.state().number()), (count + 1, Some(8)));
}

#[test]
fn what_is_asked_for_with_a_refused_step_is_not_done_in_its_place() {
    let mut typist = Typist::cannot_buy();
    let count = typist.count();
    typist.press(Key::D);
    at_once(&mut typist, "Buy a development card for", &[(Modifiers::COMMAND, Key::Z)]);
    assert!(typist.window.app().refused().is_some(), "it says why");
    assert_eq!(typist.count(), count, "nothing was taken back unseen");
}

/// Collects where something is outlined in this color.
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

/// Pages, and the letter that opens each.
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
            let larger = all.iter().filter(|(_, rect)| rect.size().min_elem() >= 40.0);
            let missed: Vec<&String> = larger
                .map(|(name, _)| name)
                .filter(|name| !seen.contains(*name) && !typist.is_disabled(name))
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
    let (name, _) = typist.focused().expect("something");
    assert!(!later.contains(&name), "{name}: what the page is for comes first");
}

#[test]
fn what_the_ring_comes_to_is_scrolled_to() {
    let mut typist = Typist::at(egui::vec2(800.0, 480.0), (60, 5), waits_for_a_number);
    typist.press(Key::H);
    typist.tab_to("0. The game begins");
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
    let menu = ["table-check", "table-people", "table-rules", "keys-title"];
    let menu = menu.map(|page| format!("table {page}"));
    for way in menu.iter().map(String::as_str).chain(["table", "trade", "pile-left-name~"]) {
        typist.window.walk(way);
        typist.window.harness.remove_cursor();
        rests(&mut typist, way);
        typist.press(Key::Escape);
        typist.press(Key::Escape);
    }
    typist.press(Key::V);
    rests(&mut typist, "the table view");
    typist.press(Key::V);
    typist.press(Key::T);
    typist.kind(Resource::Wool.into());
    rests(&mut typist, "a trade half entered");
}
