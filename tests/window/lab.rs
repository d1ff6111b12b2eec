//! The deck lab, through names as a screen reader has them.

use std::collections::BTreeMap;
use std::path::Path;

use cards::{BuiltIn, Card, Deck, DeckId, Season};
use chrono::DateTime;
use egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::theme::Palette;
use tableside::app::platform::Fake;
use tableside::app::screens::DeckLab;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window};

fn lab(data_dir: &Path, size: Vec2) -> Window {
    let mut window = Window::open(data_dir, size);
    window.tap("home-lab");
    window
}

/// Plays until the run is over; says how many frames that took.
fn play(window: &mut Window, name: &str) -> usize {
    window.harness.get_by_label(name).click();
    window.harness.step();
    window.harness.step();
    let mut frames = 2;
    while window.shows("lab-cancel") {
        window.harness.step();
        frames += 1;
        assert!(frames < 500, "the run comes to an end");
    }
    window.harness.run();
    frames
}

#[test]
fn a_thousand_years_of_deck_a_are_played_and_told_in_sentences() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    window.harness.get_by_label_contains("Choose decks and a number of years");
    play(&mut window, "Play 1,000 years");
    window.harness.get_by_label("Deck A: 31,000 turns in 1,000 years.");
    for start in ["In 72 turns an 8 comes ", "A 7 stayed away for at most ", "An event happens in "]
    {
        assert!(!window.named(start).is_empty(), "{start}");
    }
    window
        .harness
        .get_by_label_contains("guesses the last one right 100 of 100 times; with New Year 3");
    for number in ["In 72 turns a 2 comes", "A 12 stayed away"] {
        assert_eq!(window.named(number).len(), 1, "a bar for each number: {number}");
    }
    assert_eq!(window.named("Robber Attacks!: in 16.").len(), 2, "the bar, and the line above");
    let moved = "Plentiful Year: +4.0 cards for the whole table, 0.0 from player to player.";
    assert_eq!(window.named(moved).len(), 1, "what the event moved in whole games");
    assert!(window.named("Quiet Day").is_empty(), "where nothing happens is no event");
    assert!(window.named("Spring").is_empty(), "no weather, no seasons");
}

#[test]
fn a_touched_bar_is_told_in_the_title_and_nothing_moves() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    play(&mut window, "Play 1,000 years");
    let bar = window.named("In 72 turns a 3 comes").pop().expect("the bar of the 3");
    let before = window.harness.get_by_label(&bar).rect();
    window.harness.get_by_label(&bar).click();
    window.harness.run();
    let told = window.named("In 72 turns a 3 comes");
    assert_eq!(told.len(), 2, "the bar, and the title: {told:?}");
    assert!(window.named("In 72 turns an 8 comes").len() == 1, "the 8 is a bar again");
    assert_eq!(window.harness.get_by_label(&bar).rect(), before);
}

#[test]
fn a_long_run_shows_how_far_it_is_and_can_be_canceled() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    play(&mut window, "Play 1,000 years");
    window.touch("1,000,000 years");
    window.harness.get_by_label("Play 1,000,000 years").click();
    for _ in 0..4 {
        window.harness.step();
    }
    window.harness.get_by_label_contains("of 100 parts played");
    assert!(
        window
            .harness
            .get_by_label(&window.text.get("deck-title-a"))
            .accesskit_node()
            .is_disabled(),
        "settings wait"
    );
    window.harness.get_by_label(&window.text.get("lab-cancel")).click();
    window.harness.step();
    window.harness.run();
    assert!(!window.shows("lab-cancel"));
    assert!(window.shows("lab-canceled"));
    window.harness.get_by_label("Deck A: 31,000 turns in 1,000 years.");
    window.harness.get_by_label("Play 1,000,000 years");
}

#[test]
fn a_run_takes_many_frames_and_then_the_screen_rests() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    window.touch("10,000 years");
    assert!(play(&mut window, "Play 10,000 years") > 5, "it is played in slices");
    assert!(window.harness.run() <= 1, "nothing asks for another frame");
}

#[test]
fn decks_that_cannot_be_laid_out_are_told_and_not_played() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    let is_disabled = |window: &Window| {
        window.harness.get_by_label("Play 1,000 years").accesskit_node().is_disabled()
    };
    window.tap("deck-title-a");
    assert!(window.shows("lab-problem-no-deck"));
    assert!(is_disabled(&window));
    window.walk("deck-title-a deck-title-b lab-layout-stacks lab-new-year-leap");
    window.harness.get_by_label_contains("A Leap Year card needs one pile.");
    assert!(is_disabled(&window));
    window.tap("lab-layout-mixed");
    assert!(!is_disabled(&window));
}

#[test]
fn several_decks_in_stacks_are_named_and_counted() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    window.walk("deck-title-c lab-layout-stacks lab-new-year-off");
    window.touch("100 years");
    play(&mut window, "Play 100 years");
    window.harness.get_by_label("Deck A + Deck C: Storm and Stone: 7,200 turns in 100 years.");
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
    let mut harness = Harness::builder().with_size(LANDSCAPE).build_ui_state(
        |ui, (text, platform, lab): &mut (Text, Fake, Option<DeckLab>)| {
            Palette::dark().apply(ui.ctx());
            lab.get_or_insert_with(|| {
                DeckLab::new(vec![BuiltIn::A.deck().expect("sound"), winter_deck()])
            })
            .ui(ui, text, platform);
        },
        state,
    );
    harness.run();
    for name in ["winter", "Deck A"] {
        harness.get_by_label(name).click();
        harness.run();
    }
    harness.get_by_label("With a player").click();
    harness.run();
    harness.get_by_label("Play 1,000 years").click();
    for _ in 0..30 {
        harness.step();
    }
    harness.get_by_label("Summer lasts 25.0 of 100 turns");
    let idle = "12.5 it is drawn out of its season, and nothing happens.";
    assert!(harness.query_all_by_label_contains(idle).count() >= 1, "three of four 7s");
}

#[test]
fn the_way_back_leads_to_the_start() {
    let data_dir = temp_dir();
    let mut window = lab(data_dir.path(), LANDSCAPE);
    window.tap("lab-back");
    assert!(window.shows("home-new-game"));
}
