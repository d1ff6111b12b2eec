//! The cards of a new game, chosen through names as a screen reader has them.

use chrono::DateTime;
use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::cards::{
    Arrangement, EventDie, LeapYear, NewYear, Season, Selection, TiedVote, Weather,
};
use tableside::game::{Game, NumberSource};
use tableside::store::Folder;
use tempfile::TempDir;

type App = Harness<'static, Option<Tableside>>;

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);
const DECK_B: &str = "Deck B: Fields and Markets";
const START: &str = "Start: Red places first";

/// The cards of a new game at a table of Red, Blue and White.
fn cards(size: Vec2) -> (App, TempDir) {
    let data_dir = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(data_dir.path());
    let mut app = Harness::builder().with_size(size).build_ui_state(
        move |ui, app: &mut Option<Tableside>| {
            let begin = || {
                let platform = Fake { time: DateTime::UNIX_EPOCH, seed: 7 };
                Tableside::on(Box::new(platform), ui.ctx(), folder.clone())
            };
            app.get_or_insert_with(begin).ui(ui);
        },
        None,
    );
    app.run();
    touch(&mut app, "New game");
    touch(&mut app, "Cards");
    (app, data_dir)
}

fn touch(app: &mut App, name: &str) {
    app.get_by_label(name).scroll_to_me();
    app.run();
    app.get_by_label(name).click();
    app.run();
}

/// Begins the game and looks at how it was set up.
fn start(app: &mut App) -> &Game {
    touch(app, START);
    let playing = app.state().as_ref().and_then(Tableside::game);
    playing.expect("it plays")
}

fn decks(game: &Game) -> Vec<&str> {
    game.setup().decks.iter().map(tableside::cards::Deck::id).collect()
}

fn can_start(app: &App) -> bool {
    !app.get_by_label(START).accesskit_node().is_disabled()
}

/// How often a sentence with these words is to be read.
fn told(app: &App, words: &str) -> usize {
    app.query_all_by_label_contains(words).count()
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
        let (mut app, _data) = cards(LANDSCAPE);
        touch(&mut app, preset);
        let game = start(&mut app);
        assert_eq!(game.state().rules().cards, selection, "{preset}");
        assert_eq!(decks(game), ids, "{preset}");
        assert_eq!(game.state().numbers(), source, "{preset}");
    }
}

#[test]
fn a_table_that_chooses_nothing_plays_with_deck_a() {
    let (mut app, _data) = cards(LANDSCAPE);
    app.get_by_label("36 cards in one pile");
    app.get_by_label("5 stay hidden: 31 turns a year.");
    app.get_by_label("From the top: 31 to draw, New Year, 5 hidden");
    let game = start(&mut app);
    assert_eq!(decks(game), ["a"]);
    assert_eq!(game.state().rules().cards, Selection::default());
}

#[test]
fn b_c_and_d_in_one_pile_with_leap_year_and_a_vote_that_goes_on() {
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "A year of seasons");
    app.get_by_label("108 cards and 4 weather cards in one pile");
    app.get_by_label("15 stay hidden: about 94 turns a year.");
    touch(&mut app, "More settings");
    touch(&mut app, "Leap Year card");
    touch(&mut app, "A Leap Year");
    touch(&mut app, "One hidden card more");
    app.get_by_label("From the top: 94 to draw, New Year, Leap Year, 18 hidden");
    let setup = start(&mut app).setup();
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
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, DECK_B);
    touch(&mut app, "Stacks");
    app.get_by_label_contains("Stack 1 from the top: ");
    touch(&mut app, "Draw Deck B: Fields and Markets earlier");
    let game = start(&mut app);
    assert_eq!(decks(game), ["b", "a"]);
    assert_eq!(game.state().rules().cards.arrangement, Arrangement::Stacks);
}

#[test]
fn the_weather_is_held_by_whom_the_table_names_or_sits_before_the_first() {
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "Deck after deck");
    let game = start(&mut app);
    assert_eq!(game.setup().weather_holder, None);
    assert_eq!(game.setup().weather_holder().index(), 2);

    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "Deck after deck");
    touch(&mut app, "Blue");
    let game = start(&mut app);
    assert_eq!(game.setup().weather_holder.map(tableside::game::Seat::index), Some(1));

    // Whoever has left the table holds nothing.
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "Deck after deck");
    touch(&mut app, "Blue");
    touch(&mut app, "Players");
    touch(&mut app, "Remove Blue");
    assert_eq!(start(&mut app).setup().weather_holder, None);
}

#[test]
fn weather_cards_put_back_are_held_by_nobody() {
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "Deck after deck");
    touch(&mut app, "Blue");
    touch(&mut app, "Weather cards in the pile");
    let setup = start(&mut app).setup();
    assert_eq!(setup.weather_holder, None);
    assert_eq!(setup.rules.cards.weather, Weather::Mixed);
}

#[test]
fn new_year_season_event_die_and_the_source_of_numbers_reach_the_game() {
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "New Year card");
    app.get_by_label_contains("Without New Year all cards come up: 36 turns");
    touch(&mut app, "More settings");
    assert_eq!(told(&app, "Leap Year"), 0, "it lies under New Year");
    touch(&mut app, "Autumn");
    touch(&mut app, "Event die");
    let setup = start(&mut app).setup();
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
        ("Our own dice", NumberSource::Table),
        ("Printed cards", NumberSource::Printed),
    ] {
        let (mut app, _data) = cards(LANDSCAPE);
        touch(&mut app, name);
        assert_eq!(start(&mut app).setup().source, source, "{name}");
    }
}

#[test]
fn without_a_deck_nothing_starts_and_the_table_is_told_why() {
    let (mut app, data) = cards(LANDSCAPE);
    touch(&mut app, "Deck A");
    assert!(!can_start(&app));
    // Below the decks and beside them, and in short above the start.
    assert_eq!(told(&app, "No deck is chosen. Touch at least one."), 2);
    app.get_by_label("Cards: no deck is chosen.");
    touch(&mut app, START);
    assert!(Folder::new(data.path()).list().expect("a folder").is_empty());
    touch(&mut app, "Players");
    app.get_by_label("Cards: no deck is chosen.");
    touch(&mut app, "Cards");
    touch(&mut app, DECK_B);
    assert!(can_start(&app));
    assert_eq!(told(&app, "no deck is chosen"), 0);
}

#[test]
fn leap_year_with_stacks_is_refused_and_either_change_puts_it_right() {
    let reason = "A Leap Year card needs one pile. Choose one pile, or leave Leap Year out.";
    for way_out in ["One pile", "Leap Year card", "New Year card"] {
        let (mut app, _data) = cards(LANDSCAPE);
        touch(&mut app, "Deck after deck");
        touch(&mut app, "More settings");
        touch(&mut app, "Leap Year card");
        assert!(!can_start(&app));
        // Where it was made, where the stacks are, and above their picture.
        assert_eq!(told(&app, reason), 3);
        app.get_by_label("Cards: Leap Year needs one pile.");
        touch(&mut app, way_out);
        assert!(can_start(&app), "{way_out}");
        assert_eq!(told(&app, reason), 0, "{way_out}");
        start(&mut app);
    }
}

#[test]
fn single_events_are_offered_for_the_chosen_decks_only() {
    let (mut app, _data) = cards(LANDSCAPE);
    touch(&mut app, "Rules");
    assert_eq!(told(&app, "How the events are read"), 1);
    touch(&mut app, "Cards");
    touch(&mut app, "A year of seasons");
    touch(&mut app, "Rules");
    assert_eq!(told(&app, "How the events are read"), 0);
}

#[test]
fn on_every_screen_all_that_can_be_touched_is_large_enough_and_within_it() {
    let sizes = [(800.0, 480.0), (1024.0, 600.0), (1280.0, 800.0), (800.0, 1280.0), (480.0, 800.0)];
    for (wide, high) in sizes {
        let (mut app, _data) = cards(vec2(wide, high));
        touch(&mut app, "Deck after deck");
        touch(&mut app, "More settings");
        touch(&mut app, "Leap Year card");
        let touchable = [Role::Button, Role::CheckBox, Role::RadioButton];
        let seen: Vec<_> = (app.root().children_recursive())
            .filter(|node| touchable.contains(&node.accesskit_node().role()))
            .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
            .collect();
        assert!(seen.len() > 40, "{}", seen.len());
        for (name, rect) in seen {
            assert!(rect.size().min_elem() > 47.9, "{name} at {wide} x {high}: {rect:?}");
            assert!(rect.left() >= 0.0 && rect.right() <= wide, "{name} at {wide}: {rect:?}");
            assert!(!name.is_empty());
        }
    }
}
