//! The deck lab and the cards of a new game, through names as a screen reader has them.

use std::collections::BTreeMap;

use cards::{
    Arrangement, BuiltIn, Card, Deck, DeckId, EventDie, LeapYear, NewYear, Season, Selection,
    TiedVote, Weather,
};
use chrono::DateTime;
use egui_kittest::kittest::Queryable as _;
use game::{Game, NumberSource};
use store::Folder;
use tableside::app::platform::Fake;
use tableside::app::screens::DeckLab;
use tempfile::TempDir;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window};

/// Plays until the run is over; says how many frames that took.
fn play<S>(window: &mut Window<S>, name: &str) -> usize {
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

fn opened() -> (Window, TempDir) {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-lab");
    (window, data_dir)
}

#[test]
fn a_touched_bar_is_told_in_the_title_and_nothing_moves() {
    let (mut window, _data_dir) = opened();
    play(&mut window, "Play 1,000 years");
    let bars = |window: &Window, number: &str| {
        let mut names = window.named(&format!("{number} comes up"));
        names.retain(|name| name.contains(" times in 72 turns; "));
        names
    };
    let bar = bars(&window, "A 3").pop().expect("the bar of the 3");
    let before = window.harness.get_by_label(&bar).rect();
    window.harness.get_by_label(&bar).click();
    window.harness.run();
    let told = bars(&window, "A 3");
    assert_eq!(told.len(), 2, "the bar, and the title: {told:?}");
    assert!(bars(&window, "An 8").len() == 1, "the 8 is a bar again");
    assert_eq!(window.harness.get_by_label(&bar).rect(), before);
}

#[test]
fn a_long_run_shows_how_far_it_is_and_can_be_canceled() {
    let (mut window, _data_dir) = opened();
    play(&mut window, "Play 1,000 years");
    window.touch("1,000,000 years");
    window.harness.get_by_label("Play 1,000,000 years").click();
    for _ in 0..4 {
        window.harness.step();
    }
    window.harness.get_by_label_contains("of 100 parts played");
    assert!(window.is_disabled(&window.text.get("deck-title-a")), "settings wait");
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
    let (mut window, _data_dir) = opened();
    window.touch("10,000 years");
    assert!(play(&mut window, "Play 10,000 years") > 5, "it is played in slices");
    assert!(window.harness.run() <= 1, "nothing asks for another frame");
}

#[test]
fn decks_that_cannot_be_laid_out_are_told_and_not_played() {
    let (mut window, _data_dir) = opened();
    let is_disabled = |window: &Window| window.is_disabled("Play 1,000 years");
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
    let (mut window, _data_dir) = opened();
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
    let lab = DeckLab::new(vec![BuiltIn::A.deck().expect("sound"), winter_deck()]);
    let platform = Fake { time: DateTime::UNIX_EPOCH, seed: 3 };
    let (page, text) = ((lab, platform), Text::english());
    let mut window = Window::alone(page, LANDSCAPE, Text::english(), move |ui, (lab, platform)| {
        lab.ui(ui, &text, platform);
    });
    for name in ["winter", "Deck A", "With a player"] {
        window.touch(name);
    }
    play(&mut window, "Play 1,000 years");
    window.harness.get_by_label("Summer lasts 25.0 of 100 turns");
    let idle = "12.5 it is drawn out of its season, and nothing happens.";
    assert!(window.says(idle), "three of four 7s");
}

#[test]
fn the_way_back_leads_to_the_start() {
    let (mut window, _data_dir) = opened();
    window.tap("lab-back");
    assert!(window.shows("home-new-game"));
}

const DECK_B: &str = "Deck B: Fields and Markets";
const START: &str = "Start: Red places first";

/// The cards of a new game at a table of Red, Blue and White.
fn cards() -> (Window, TempDir) {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    window.tap("new-tab-cards");
    (window, data_dir)
}

/// Begins the game and looks at how it was set up.
fn start(window: &mut Window) -> &Game {
    window.touch(START);
    window.game()
}

fn decks(game: &Game) -> Vec<&str> {
    game.setup().decks.iter().map(Deck::id).collect()
}

fn can_start(window: &Window) -> bool {
    !window.is_disabled(START)
}

/// Returns how often a sentence with these words can be read.
fn told(window: &Window, words: &str) -> usize {
    window.harness.query_all_by_label_contains(words).count()
}

#[test]
fn a_usual_choice_is_one_touch_and_start_the_second() {
    let usual = Selection::default();
    let held = Selection { arrangement: Arrangement::Stacks, weather: Weather::Held, ..usual };
    let mixed = Selection { weather: Weather::Mixed, ..usual };
    for (preset, selection, ids, source) in [
        ("Official deck A", usual, vec!["a"], NumberSource::Cards),
        ("A year of seasons", mixed, vec!["b", "c", "d"], NumberSource::Cards),
        ("Deck after deck", held, vec!["a", "b", "c", "d"], NumberSource::Cards),
        ("Two dice", usual, vec!["a"], NumberSource::Dice),
    ] {
        let (mut window, _data) = cards();
        window.touch(preset);
        let game = start(&mut window);
        assert_eq!(game.state().rules().cards, selection, "{preset}");
        assert_eq!(decks(game), ids, "{preset}");
        assert_eq!(game.state().numbers(), source, "{preset}");
    }
}

#[test]
fn b_c_and_d_in_one_pile_with_leap_year_and_a_vote_that_goes_on() {
    let (mut window, _data) = cards();
    window.tap("new-preset-seasons");
    window.harness.get_by_label("108 cards and 4 weather cards in one pile");
    window.harness.get_by_label("15 stay hidden: about 94 turns a year.");
    window.walk("new-more new-leap-year new-tied-vote-goes-on new-hidden-more");
    window.harness.get_by_label("From the top: 94 to draw, New Year, Leap Year, 18 hidden");
    let setup = start(&mut window).setup();
    let six = 6.try_into().expect("at most ten");
    let new_year = NewYear::On { hidden: six, leap_year: LeapYear::With };
    let expected = Selection {
        new_year,
        weather: Weather::Mixed,
        tied_vote: TiedVote::GoesOn,
        ..Selection::default()
    };
    assert_eq!(setup.rules.cards, expected);
}

#[test]
fn stacks_are_drawn_in_the_order_that_the_table_gave_them() {
    let (mut window, _data) = cards();
    window.touch(DECK_B);
    window.tap("new-arrangement-stacks");
    window.harness.get_by_label_contains("Stack 1 from the top: ");
    window.touch("Draw Deck B: Fields and Markets earlier");
    let game = start(&mut window);
    assert_eq!(decks(game), ["b", "a"]);
    assert_eq!(game.state().rules().cards.arrangement, Arrangement::Stacks);
}

#[test]
fn the_weather_is_held_by_whoever_the_table_names_or_sits_before_the_first() {
    for (way, weather, holder) in [
        ("", Weather::Held, None),
        ("color-blue", Weather::Held, Some(1)),
        // Whoever has left the table holds nothing, and nobody a card put back.
        ("color-blue new-tab-players new-remove:color-blue", Weather::Held, None),
        ("color-blue new-weather-mixed", Weather::Mixed, None),
    ] {
        let (mut window, _data) = cards();
        window.tap("new-preset-stacks");
        window.walk(way);
        let setup = start(&mut window).setup();
        assert_eq!(setup.weather_holder.map(game::Seat::index), holder, "{way}");
        assert!(!way.is_empty() || setup.weather_holder().index() == 2);
        assert_eq!(setup.rules.cards.weather, weather, "{way}");
    }
}

#[test]
fn new_year_season_event_die_and_the_source_of_numbers_reach_the_game() {
    let (mut window, _data) = cards();
    window.tap("new-new-year");
    window.harness.get_by_label_contains("Without New Year all cards come up: 36 turns");
    window.tap("new-more");
    assert_eq!(told(&window, "Leap Year"), 0, "it lies under New Year");
    window.walk("season-autumn new-event-die");
    let setup = start(&mut window).setup();
    let expected = Selection {
        new_year: NewYear::Off,
        starts: Season::Autumn,
        event_die: EventDie::Shown,
        ..Selection::default()
    };
    assert_eq!(setup.rules.cards, expected);

    for (name, source) in [
        ("Event cards", NumberSource::Cards),
        ("The app's dice", NumberSource::Dice),
        ("Your dice", NumberSource::Table),
        ("Printed cards", NumberSource::Printed),
    ] {
        let (mut window, _data) = cards();
        window.touch(name);
        assert_eq!(start(&mut window).setup().source, source, "{name}");
    }
}

#[test]
fn without_a_deck_nothing_starts_and_the_table_is_told_why() {
    let (mut window, data) = cards();
    window.tap("deck-title-a");
    assert!(!can_start(&window));
    // Below the decks and beside them, and in short above the start.
    assert_eq!(told(&window, "No deck is chosen. Tap at least one."), 2);
    assert!(window.shows("new-refused-short-no-deck"));
    window.touch(START);
    assert!(Folder::new(data.path()).list().expect("a folder").is_empty());
    window.tap("new-tab-players");
    assert!(window.shows("new-refused-short-no-deck"));
    window.tap("new-tab-cards");
    window.touch(DECK_B);
    assert!(can_start(&window));
    assert_eq!(told(&window, "no deck is chosen"), 0);
}

#[test]
fn leap_year_with_stacks_is_refused_and_either_change_puts_it_right() {
    let reason = "A Leap Year card needs one pile. Choose one pile, or leave out Leap Year.";
    for way_out in ["One pile", "Leap Year card", "New Year card"] {
        let (mut window, _data) = cards();
        window.walk("new-preset-stacks new-more new-leap-year");
        assert!(!can_start(&window));
        // Where it was made, where the stacks are, and above their picture.
        assert_eq!(told(&window, reason), 3);
        assert!(window.shows("new-refused-short-leap-year"));
        window.touch(way_out);
        assert!(can_start(&window), "{way_out}");
        assert_eq!(told(&window, reason), 0, "{way_out}");
        start(&mut window);
    }
}

#[test]
fn single_events_are_offered_for_the_chosen_decks_only() {
    let (mut window, _data) = cards();
    window.tap("new-tab-rules");
    let question = window.text.get("new-rulings");
    assert_eq!(told(&window, &question), 1);
    window.walk("new-tab-cards new-preset-seasons new-tab-rules");
    assert_eq!(told(&window, &question), 0);
}
