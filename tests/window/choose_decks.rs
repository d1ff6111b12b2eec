//! The cards of a new game, chosen through names as a screen reader has them.

use cards::{Arrangement, EventDie, LeapYear, NewYear, Season, Selection, TiedVote, Weather};
use egui::Vec2;
use egui_kittest::kittest::Queryable as _;
use game::{Game, NumberSource};
use store::Folder;
use tempfile::TempDir;

use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window};

const DECK_B: &str = "Deck B: Fields and Markets";
const START: &str = "Start: Red places first";

/// The cards of a new game at a table of Red, Blue and White.
fn cards(size: Vec2) -> (Window, TempDir) {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), size);
    window.walk("home-new-game new-tab-cards");
    (window, data_dir)
}

/// Begins the game and looks at how it was set up.
fn start(window: &mut Window) -> &Game {
    window.touch(START);
    window.game()
}

fn decks(game: &Game) -> Vec<&str> {
    game.setup().decks.iter().map(cards::Deck::id).collect()
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
        let (mut window, _data) = cards(LANDSCAPE);
        window.touch(preset);
        let game = start(&mut window);
        assert_eq!(game.state().rules().cards, selection, "{preset}");
        assert_eq!(decks(game), ids, "{preset}");
        assert_eq!(game.state().numbers(), source, "{preset}");
    }
}

#[test]
fn a_table_that_chooses_nothing_plays_with_deck_a() {
    let (mut window, _data) = cards(LANDSCAPE);
    window.harness.get_by_label("36 cards in one pile");
    window.harness.get_by_label("5 stay hidden: 31 turns a year.");
    window.harness.get_by_label("From the top: 31 to draw, New Year, 5 hidden");
    let game = start(&mut window);
    assert_eq!(decks(game), ["a"]);
    assert_eq!(game.state().rules().cards, Selection::default());
}

#[test]
fn b_c_and_d_in_one_pile_with_leap_year_and_a_vote_that_goes_on() {
    let (mut window, _data) = cards(LANDSCAPE);
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
    let (mut window, _data) = cards(LANDSCAPE);
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
    let (mut window, _data) = cards(LANDSCAPE);
    window.tap("new-preset-stacks");
    let game = start(&mut window);
    assert_eq!(game.setup().weather_holder, None);
    assert_eq!(game.setup().weather_holder().index(), 2);

    let (mut window, _data) = cards(LANDSCAPE);
    window.walk("new-preset-stacks color-blue");
    let game = start(&mut window);
    assert_eq!(game.setup().weather_holder.map(game::Seat::index), Some(1));

    // Whoever has left the table holds nothing.
    let (mut window, _data) = cards(LANDSCAPE);
    window.walk("new-preset-stacks color-blue new-tab-players");
    window.touch("Remove Blue");
    assert_eq!(start(&mut window).setup().weather_holder, None);
}

#[test]
fn weather_cards_put_back_are_held_by_nobody() {
    let (mut window, _data) = cards(LANDSCAPE);
    window.walk("new-preset-stacks color-blue new-weather-mixed");
    let setup = start(&mut window).setup();
    assert_eq!(setup.weather_holder, None);
    assert_eq!(setup.rules.cards.weather, Weather::Mixed);
}

#[test]
fn new_year_season_event_die_and_the_source_of_numbers_reach_the_game() {
    let (mut window, _data) = cards(LANDSCAPE);
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
        ("Dice on the table", NumberSource::Table),
        ("Printed cards", NumberSource::Printed),
    ] {
        let (mut window, _data) = cards(LANDSCAPE);
        window.touch(name);
        assert_eq!(start(&mut window).setup().source, source, "{name}");
    }
}

#[test]
fn without_a_deck_nothing_starts_and_the_table_is_told_why() {
    let (mut window, data) = cards(LANDSCAPE);
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
        let (mut window, _data) = cards(LANDSCAPE);
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
    let (mut window, _data) = cards(LANDSCAPE);
    window.tap("new-tab-rules");
    let question = window.text.get("new-rulings");
    assert_eq!(told(&window, &question), 1);
    window.walk("new-tab-cards new-preset-seasons new-tab-rules");
    assert_eq!(told(&window, &question), 0);
}
