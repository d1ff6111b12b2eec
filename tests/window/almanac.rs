//! The almanac: looked for as one types, opened from what it explains, read and left, with the
//! keyboard and by touch, in both languages and every size.

use board::Spot;
use egui::accesskit::Role;
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Building, Following, ProgressCard, Track};
use words::almanac::{Almanac, entry_called};
use words::language::Language;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::knights_game::{self, first};
use crate::tools::played::Played;
use crate::tools::saved::speak;
use crate::tools::sea_game;
use crate::tools::typist::{Typist, is_free};
use crate::tools::window::{LANDSCAPE, PORTRAIT, SIZES, Window};

fn opened(size: Vec2) -> (tempfile::TempDir, Window) {
    let folder = temp_dir();
    let mut window = Window::open(folder.path(), size);
    window.tap("almanac");
    (folder, window)
}

/// Returns what is called so among the rows and ways on.
fn buttons(window: &Window) -> Vec<String> {
    let all = window.harness.get_all_by_role(Role::Button);
    all.filter_map(|node| node.accesskit_node().label()).collect()
}

/// The headings below the title of the almanac itself.
fn headings(window: &Window) -> Vec<String> {
    let all = window.harness.query_all_by_role(Role::Heading);
    let all = all.filter_map(|node| node.accesskit_node().label());
    all.filter(|heading| *heading != window.text.get("almanac")).collect()
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
    assert!(window.shows("almanac-friendly_robber-off"));
    window.tap("stats-back");
    assert_eq!(window.names(), before);
}

#[test]
fn entries_are_whole_in_every_size_and_language() {
    for language in Language::ALL {
        let text = Text::of(language);
        let almanac = Almanac::of(&text);
        for (nth, size) in SIZES.into_iter().enumerate() {
            let folder = temp_dir();
            speak(folder.path(), language);
            let mut window = Window::open(folder.path(), size);
            window.text = Text::of(language);
            window.tap("almanac");
            window.check_controls("the list", |_| false);
            // Each size looks at other entries, a quarter of them in all.
            let each = almanac.entries().enumerate();
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

const NARROW: Vec2 = vec2(480.0, 800.0);

/// The way to the entry of this name.
fn door(window: &Window, entry: &str) -> String {
    let title = window.text.entry_title(entry_called(entry).expect("an entry"));
    window.text.with("almanac-look-up", &[("title", title.as_str().into())])
}

/// Each of these entries opens in one touch from what is shown, and closes to it.
#[track_caller]
fn leads_to(window: &mut Window, entries: &[&str]) {
    for entry in entries {
        let door = door(window, entry);
        assert!(window.has(&door), "{door} isn't among {:?}", buttons(window));
        window.harness.get_by_label(&door).scroll_to_me();
        window.harness.run();
        let (before, place) = (window.names(), window.app().place(&window.harness.ctx));
        window.touch(&door);
        let title = window.text.entry_title(entry_called(entry).expect("an entry"));
        assert_eq!(headings(window).first(), Some(&title));
        window.press(Key::Escape);
        assert_eq!(window.app().place(&window.harness.ctx), place, "{entry}");
        assert_eq!(window.names(), before, "{entry}");
    }
}

fn sea_turn() -> Played {
    sea_game::trading(sea_game::rules(Following::Open))
}

#[test]
fn every_price_under_build_leads_to_the_entry_of_its_piece() {
    for size in [LANDSCAPE, NARROW] {
        let mut typist = Typist::of(size, &knights_game::turn());
        typist.press(Key::B);
        leads_to(&mut typist.window, &["road", "settlement", "city", "city-walls"]);
        let knights = ["recruiting-knights", "activating-knights", "promoting-knights"];
        leads_to(&mut typist.window, &knights);
        typist.press(Key::I);
        leads_to(&mut typist.window, &["improvements", "metropolis", "trading-house"]);
        let mut typist = Typist::of(size, &sea_turn());
        typist.press(Key::B);
        leads_to(&mut typist.window, &["ship", "road", "settlement", "city"]);
    }
}

#[test]
fn the_pieces_for_one_place_lead_to_their_entries() {
    let game = knights_game::turn();
    let settlement = first(&game.state, game.state.builder(), Building::Settlement);
    let mut typist = Typist::of(LANDSCAPE, &game);
    typist.press(Key::B);
    typist.window.tap("any-spot");
    typist.go_to(Spot::Intersection(settlement));
    typist.press(Key::Enter);
    leads_to(&mut typist.window, &["city"]);
}

#[test]
fn the_keyboard_comes_to_places_before_prices_and_opens_an_entry_from_them() {
    let mut typist = Typist::at(LANDSCAPE, (60, 3), is_free);
    typist.press(Key::B);
    typist.window.tap("any-spot");
    typist.window.press(Key::ArrowRight);
    let (place, _) = typist.focused().expect("a place of the island");
    assert!(!place.starts_with(&typist.window.start_of("almanac-look-up", &[], "title")));
    let city = door(&typist.window, "city");
    typist.tab_to(&city);
    typist.press(Key::Enter);
    assert_eq!(headings(&typist.window).first().map(String::as_str), Some("City"));
    typist.press(Key::Escape);
    assert!(typist.window.shows("build-costs"), "the prices are open as before");
}

#[test]
fn every_progress_card_leads_to_its_entry_from_the_hand_and_from_its_own_page() {
    for size in [LANDSCAPE, vec2(800.0, 480.0)] {
        for track in Track::ALL {
            let mut game = knights_game::turn();
            game.draws_of(0, track, 1);
            let mut typist = Typist::of(size, &game);
            typist.press(Key::D);
            let cards = ProgressCard::ALL.into_iter().filter(|card| card.track() == track);
            let entries = cards.map(|card| match card {
                ProgressCard::RoadBuilding => "road-building-progress".to_owned(),
                card => card.key().replace('_', "-"),
            });
            let entries: Vec<String> = entries.collect();
            let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
            leads_to(&mut typist.window, &entries);
            if track == Track::Politics {
                typist.window.touch("Warlord");
                leads_to(&mut typist.window, &["warlord"]);
            }
        }
    }
}

#[test]
fn development_cards_lead_to_their_entries() {
    let mut typist = Typist::at(LANDSCAPE, (60, 3), is_free);
    typist.press(Key::D);
    let cards = ["knight-card", "road-building", "year-of-plenty", "monopoly"];
    leads_to(&mut typist.window, &cards);
    leads_to(&mut typist.window, &["development-cards", "victory-point-cards"]);
}

#[test]
fn awards_lead_to_their_entries_wherever_they_are_named() {
    let at = |game: &Played| Typist::of(LANDSCAPE, game);
    for (mut typist, entries) in [
        (Typist::at(LANDSCAPE, (60, 3), is_free), &["longest-road", "largest-army"][..]),
        (at(&knights_game::turn()), &["longest-road", "metropolis", "defender-of-the-island"][..]),
        (at(&sea_turn()), &["trade-route", "largest-army"][..]),
    ] {
        typist.window.walk("table table-check check-jump-name:check-stores");
        leads_to(&mut typist.window, entries);
    }
}

#[test]
fn the_barbarians_lead_to_the_defender_of_the_island() {
    let mut typist = Typist::of(LANDSCAPE, &knights_game::turn());
    let away = typist.window.names().into_iter().find(|name| name.ends_with(" Details."));
    typist.window.touch(&away.expect("the barbarians"));
    leads_to(&mut typist.window, &["barbarians", "barbarian-attack", "defender-of-the-island"]);
}
