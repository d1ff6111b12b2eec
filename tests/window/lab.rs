//! The deck lab, through names as a screen reader has them.

use std::collections::BTreeMap;
use std::path::Path;

use chrono::DateTime;
use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::app::screens::DeckLab;
use tableside::app::theme::Palette;
use tableside::cards::{BuiltIn, Card, Deck, DeckId, Season};
use tableside::store::Folder;
use tableside::words::text::Text;

type App = Harness<'static, Option<Tableside>>;

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);
const SIZES: [Vec2; 5] = [
    LANDSCAPE,
    Vec2::new(800.0, 1280.0),
    Vec2::new(1024.0, 600.0),
    Vec2::new(800.0, 480.0),
    Vec2::new(480.0, 800.0),
];

fn lab(data_dir: &Path, size: Vec2) -> App {
    let folder = Folder::new(data_dir);
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, app: &mut Option<Tableside>| {
            let begin = || {
                let time = "2026-11-21T18:40:00Z".parse().expect("a time");
                Tableside::on(Box::new(Fake { time, seed: 7 }), ui.ctx(), folder.clone())
            };
            app.get_or_insert_with(begin).ui(ui);
        },
        None,
    );
    harness.run();
    harness.get_by_label("Deck lab").scroll_to_me();
    harness.run();
    harness.get_by_label("Deck lab").click();
    harness.run();
    harness
}

/// Touches what may lie further down than the screen shows.
fn touch(app: &mut App, name: &str) {
    app.get_by_label(name).scroll_to_me();
    app.run();
    app.get_by_label(name).click();
    app.run();
}

/// Plays until the run is over; says how many frames that took.
fn play(app: &mut App, name: &str) -> usize {
    app.get_by_label(name).click();
    app.step();
    app.step();
    let mut frames = 2;
    while app.query_by_label("Cancel").is_some() {
        app.step();
        frames += 1;
        assert!(frames < 500, "the run comes to an end");
    }
    app.run();
    frames
}

/// The names of all that begins with `start`: of bars and of what is written.
fn named(app: &App, start: &str) -> Vec<String> {
    let begins = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).filter(|name| name.starts_with(start))
    };
    app.root().children_recursive().filter_map(|node| begins(&node)).collect()
}

#[test]
fn a_thousand_years_of_deck_a_are_played_and_told_in_sentences() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    app.get_by_label_contains("Choose decks and a number of years.");
    play(&mut app, "Play 1,000 years");
    app.get_by_label("Deck A: 31,000 turns in 1,000 years.");
    for start in ["In 72 turns an 8 comes ", "A 7 stayed away for at most ", "An event happens in "]
    {
        assert!(!named(&app, start).is_empty(), "{start}");
    }
    app.get_by_label_contains("guesses the last one right 100 of 100 times; with New Year 3");
    for number in ["In 72 turns a 2 comes", "A 12 stayed away"] {
        assert_eq!(named(&app, number).len(), 1, "a bar for each number: {number}");
    }
    assert_eq!(named(&app, "Robber Attacks!: in 16.").len(), 2, "the bar, and the line above");
    let moved = "Plentiful Year: +4.0 cards for the whole table, 0.0 from player to player.";
    assert_eq!(named(&app, moved).len(), 1, "what the event moved in whole games");
    assert!(named(&app, "Quiet Day").is_empty(), "where nothing happens is no event");
    assert!(named(&app, "Spring").is_empty(), "no weather, no seasons");
}

#[test]
fn a_touched_bar_is_told_in_the_title_and_nothing_moves() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    play(&mut app, "Play 1,000 years");
    let bar = named(&app, "In 72 turns a 3 comes").pop().expect("the bar of the 3");
    let before = app.get_by_label(&bar).rect();
    app.get_by_label(&bar).click();
    app.run();
    let told = named(&app, "In 72 turns a 3 comes");
    assert_eq!(told.len(), 2, "the bar, and the title: {told:?}");
    assert!(named(&app, "In 72 turns an 8 comes").len() == 1, "the 8 is a bar again");
    assert_eq!(app.get_by_label(&bar).rect(), before);
}

#[test]
fn a_long_run_shows_how_far_it_is_and_can_be_canceled() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    play(&mut app, "Play 1,000 years");
    touch(&mut app, "1,000,000 years");
    app.get_by_label("Play 1,000,000 years").click();
    for _ in 0..4 {
        app.step();
    }
    app.get_by_label_contains("of 100 parts are played");
    assert!(app.get_by_label("Deck A").accesskit_node().is_disabled(), "settings wait");
    app.get_by_label("Cancel").click();
    app.step();
    app.run();
    assert!(app.query_by_label("Cancel").is_none());
    app.get_by_label("Stopped. That run is not shown.");
    app.get_by_label("Deck A: 31,000 turns in 1,000 years.");
    app.get_by_label("Play 1,000,000 years");
}

#[test]
fn a_run_takes_many_frames_and_afterwards_the_screen_rests() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    touch(&mut app, "10,000 years");
    assert!(play(&mut app, "Play 10,000 years") > 5, "it is played in slices");
    assert!(app.run() <= 1, "nothing asks for another frame");
}

#[test]
fn decks_that_cannot_be_laid_out_are_told_and_not_played() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    let is_disabled =
        |app: &App| app.get_by_label("Play 1,000 years").accesskit_node().is_disabled();
    touch(&mut app, "Deck A");
    app.get_by_label("Choose at least one deck.");
    assert!(is_disabled(&app));
    touch(&mut app, "Deck A");
    touch(&mut app, "Deck B: Fields and Markets");
    touch(&mut app, "Stacks");
    touch(&mut app, "Leap Year");
    app.get_by_label_contains("A Leap Year card needs one pile.");
    assert!(is_disabled(&app));
    touch(&mut app, "One pile");
    assert!(!is_disabled(&app));
}

#[test]
fn several_decks_in_stacks_are_named_and_counted() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    touch(&mut app, "Deck C: Storm and Stone");
    touch(&mut app, "Stacks");
    touch(&mut app, "Without");
    touch(&mut app, "100 years");
    play(&mut app, "Play 100 years");
    app.get_by_label("Deck A + Deck C: Storm and Stone: 7,200 turns in 100 years.");
}

/// Deck A with every card featured in winter.
fn winter_deck() -> Deck {
    let a = BuiltIn::A.deck().expect("sound");
    let wintry = |card: &Card| Card { season: Some(Season::Winter), ..card.clone() };
    let cards = a.cards().iter().map(wintry).collect();
    let id = DeckId::try_from("winter".to_owned()).expect("an id");
    Deck::new(id, BTreeMap::new(), cards, a.events().clone()).expect("a deck")
}

#[test]
fn a_deck_with_seasons_gets_its_weather_and_a_plot_of_the_seasons() {
    let state = (Text::english(), Fake { time: DateTime::UNIX_EPOCH, seed: 3 }, None);
    let mut app = Harness::builder().with_size(LANDSCAPE).build_ui_state(
        |ui, (text, platform, lab): &mut (Text, Fake, Option<DeckLab>)| {
            Palette::dark().apply(ui.ctx());
            lab.get_or_insert_with(|| {
                DeckLab::new(vec![BuiltIn::A.deck().expect("sound"), winter_deck()])
            })
            .ui(ui, text, platform);
        },
        state,
    );
    app.run();
    for name in ["winter", "Deck A"] {
        app.get_by_label(name).click();
        app.run();
    }
    app.get_by_label("With a player").click();
    app.run();
    app.get_by_label("Play 1,000 years").click();
    for _ in 0..30 {
        app.step();
    }
    app.get_by_label("Summer takes 25.0 of 100 turns");
    let idle = "12.5 it is drawn out of its season, and nothing happens.";
    assert!(app.query_all_by_label_contains(idle).count() >= 1, "three of four 7s");
}

#[test]
fn the_way_back_leads_to_the_start() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = lab(data_dir.path(), LANDSCAPE);
    touch(&mut app, "Back");
    app.get_by_label("New game");
}

#[test]
fn all_that_can_be_touched_is_large_enough_at_every_size() {
    let data_dir = tempfile::tempdir().expect("a folder");
    for size in SIZES {
        let mut app = lab(data_dir.path(), size);
        play(&mut app, "Play 1,000 years");
        let touchable = [Role::Button, Role::CheckBox, Role::RadioButton];
        let small: Vec<_> = (app.root().children_recursive())
            .filter(|node| touchable.contains(&node.accesskit_node().role()))
            .filter(|node| node.rect().size().min_elem() < 47.9)
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        assert!(small.is_empty(), "{size:?}: {small:?}");
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size + vec2(0.5, 0.0));
        let seen = [Role::Button, Role::RadioButton, Role::Label];
        let all = app.root().children_recursive();
        for node in all.filter(|node| seen.contains(&node.accesskit_node().role())) {
            let rect = node.rect();
            let wide = rect.left() >= -0.5 && rect.right() <= screen.right();
            assert!(wide, "{size:?}: {:?} {rect:?}", node.accesskit_node().label());
        }
    }
}
