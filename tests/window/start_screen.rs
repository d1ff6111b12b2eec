//! The start, the table of a new game, and a sample game to look around in, through names as a
//! screen reader has them.

use std::fs;
use std::path::Path;

use board::first_game;
use cards::RulingSet;
use chrono::Duration;
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Color, Expansion, FirstBy, Game};
use store::{Folder, read_journal};
use words::language::Language;
use words::text::Text;

use crate::common::{files, temp_dir};
use crate::tools::saved::{save, save_in_time, speak};
use crate::tools::window::{LANDSCAPE, Window, now};

/// The only game that lies there.
pub fn only_game(data_dir: &Path) -> Game {
    let saved = Folder::new(data_dir).list().expect("a folder");
    let [saved] = saved.as_slice() else { panic!("{} games", saved.len()) };
    read_journal(&saved.path).expect("a game").game
}

#[test]
fn a_game_can_start_with_two_touches_and_is_there_to_resume() {
    let data_dir = temp_dir();
    let mut first = Window::open(data_dir.path(), LANDSCAPE);
    assert!(!first.shows("home-resume"));
    first.tap("home-new-game");
    first.touch("Start: Red places first");
    assert!(!first.has("Start: Red places first"), "it plays");
    let game = only_game(data_dir.path());
    assert_eq!(game.setup().players.count(), 3);
    assert_eq!(game.setup().island, first_game());
    assert_eq!(game.setup().created, now());

    let mut again = Window::open(data_dir.path(), LANDSCAPE);
    again.harness.get_by_label("Opening: Red places");
    again.harness.get_by_label("Last played today at 18:40");
    again.tap("home-resume");
    assert!(!again.shows("home-resume"), "it plays");
}

#[test]
fn four_players_with_names_colors_seats_island_rules_and_lots() {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    window.tap("new-add-player");
    window.write("Name of player 1", "Anna");
    let red = [("player", 1.into()), ("color", "Red".into())];
    window.tap_with("new-color-of", &red);
    window.touch("Blue, square: swap with Blue");
    window.touch("Move Orange up");
    window.tap("new-draw-lots");

    window.walk("new-tab-island new-island-shuffled shuffle-in-a-spiral new-clockwise");
    window.tap("new-shuffle-again");
    let name = window.named("the ").pop().expect("corners");
    window.touch(&name);

    window.walk("new-tab-rules rule-harbormaster rule-following-off");
    window.touch("2025");
    window.tap("new-single-events");
    window.touch("Epidemic: Classic");

    let said = window.named("Start: ").pop().expect("the way on");
    window.touch(&said);

    let game = only_game(data_dir.path());
    let setup = game.setup();
    let seats: Vec<_> =
        setup.players.values().map(|player| (player.name.as_str(), player.color)).collect();
    let expected = [
        ("Anna", Color::Blue),
        ("Red", Color::Red),
        ("Orange", Color::Orange),
        ("White", Color::White),
    ];
    assert_eq!(seats, expected);
    assert_eq!(setup.first_by, FirstBy::Lot);
    let first = setup.players.get(setup.first).expect("a player");
    assert_eq!(said, format!("Start: {} places first", first.name));
    assert_ne!(setup.island, first_game());
    assert_eq!(setup.rules.target, 11);
    assert_eq!(setup.rules.rulings.set, RulingSet::Edition2025);
    assert_eq!(setup.rules.rulings.except.len(), 1);
    let five = setup.island.tiles().iter().filter(|tile| {
        tile.token.is_some_and(|token| token.number() == 5)
            && board::Shape::Standard.corners().contains(&tile.at)
    });
    assert!(five.count() >= 1, "the first token lies in a corner");
}

#[test]
fn enter_and_tab_lead_from_one_name_to_the_next() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    let name = |nth: u8| format!("Name of player {nth}");
    window.harness.get_by_label(&name(1)).focus();
    window.harness.run();
    for (nth, key) in [(1, Key::Enter), (2, Key::Tab), (3, Key::Enter)] {
        assert!(
            window.harness.get_by_label(&name(nth)).accesskit_node().is_focused(),
            "player {nth}"
        );
        window.press(key);
        // What is typed takes the place of the name that stands there.
        if nth < 3 {
            window.harness.event(egui::Event::Text("Zoë".to_owned()));
            window.harness.run();
            let next = name(nth + 1);
            let field = window.harness.get_by_label(&next);
            assert_eq!(field.accesskit_node().value().as_deref(), Some("Zoë"), "player {nth}");
        }
    }
    assert!(
        !window.harness.get_by_label(&name(3)).accesskit_node().is_focused(),
        "the last one is done"
    );
}

#[test]
fn a_corner_of_the_picture_moves_the_tokens_and_a_shuffle_the_hexes() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    window.walk("new-tab-island new-island-shuffled shuffle-in-a-spiral");
    let corners = |window: &Window| window.named("the ");
    let before = corners(&window);
    assert_eq!(before.len(), 6);
    assert!(before[0].contains('5'), "token A: {before:?}");
    window.touch(&before[5]);
    let moved = corners(&window);
    assert!(moved[5].contains('5') && moved != before, "{moved:?}");
    window.tap("new-shuffle-again");
    assert_ne!(corners(&window), moved);
    window.tap("new-tab-players");
    assert!(corners(&window).is_empty(), "corners are offered beside the island's settings only");
}

#[test]
fn two_players_of_one_name_or_none_cannot_start_and_are_told_why() {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    window.write("Name of player 2", "Red");
    window.harness.get_by_label("Two players are called Red. Change one of the names.");
    let start = |window: &Window| {
        window.harness.get_by_label("Start: Red places first").accesskit_node().is_disabled()
    };
    assert!(start(&window));
    window.touch("Start: Red places first");
    assert!(Folder::new(data_dir.path()).list().expect("a folder").is_empty());
    window.write("Name of player 2", " ");
    window.harness.get_by_label("Blue has no name yet.");
    window.write("Name of player 2", "\u{200b}\u{202e}");
    window.harness.get_by_label("Blue has no name yet.");
    window.write("Name of player 2", "R\u{202e}e\u{200b}d");
    window.harness.get_by_label("Two players are called Red. Change one of the names.");
    window.write("Name of player 2", "Ben");
    assert!(!start(&window));
    let long = "A name that is far too long for a table";
    window.write("Name of player 3", long);
    assert!(!start(&window), "the field takes twenty letters and no more");
}

#[test]
fn foreign_and_damaged_files_are_listed_and_block_nothing() {
    let data_dir = temp_dir();
    let yesterday = (now() - Duration::days(1), Duration::zero());
    save_in_time(data_dir.path(), &["Anna", "Ben"], (40, 40), yesterday, |_| true);
    let games = data_dir.path().join("games");
    fs::write(games.join("holiday.tableside"), "dear diary").expect("written");
    fs::write(games.join("empty.tableside"), "").expect("written");
    let window = Window::open(data_dir.path(), LANDSCAPE);
    assert!(window.shows("home-resume"));
    window.harness.get_by_label("Last played yesterday at 18:40");
    for file in ["holiday", "empty"] {
        window.harness.get_by_label_contains(&format!("{file}.tableside isn't a Tableside game"));
    }
}

#[test]
fn a_cut_off_game_goes_on_and_says_what_was_lost_until_that_is_put_away() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben"], (40, 40), |_| true);
    let path = Folder::new(data_dir.path()).list().expect("a folder")[0].path.clone();
    let whole = fs::read(&path).expect("read");
    fs::write(&path, &whole[..whole.len() - 9]).expect("written");
    let mut window = Window::open(data_dir.path(), vec2(800.0, 480.0));
    window.tap("home-resume");
    let told = "This game's file is damaged from line";
    window.harness.get_by_label_contains(told);
    window.tap("ok");
    assert!(window.harness.query_by_label_contains(told).is_none());
}

#[test]
fn finished_and_many_games_are_listed_and_the_last_players_sit_down_again() {
    let data_dir = temp_dir();
    let long = ["Maximiliane Elisabeth", "Ben", "Cleo"].map(|name| &name[..name.len().min(20)]);
    let mut finished = 0;
    for game in 0..12 {
        let day = (now() - Duration::days(400 - game), Duration::zero());
        let played = if game % 2 == 0 { (20_000, 20_000) } else { (60, 60) };
        let state = save_in_time(data_dir.path(), &long, played, day, |_| true);
        finished += usize::from(state.over().is_some());
    }
    assert_eq!(finished, 6);
    let mut window = Window::open(data_dir.path(), vec2(800.0, 1280.0));
    assert!(window.shows("home-finished-games"));
    let rows = window.named("Maximiliane Elisabet, Ben, Cleo. ");
    assert_eq!(rows.len(), 11, "all but the one to resume");
    window.tap("home-new-game");
    window.harness.get_by_label("Start: Maximiliane Elisabet places first");
}

#[test]
fn a_new_game_that_was_left_waits_as_it_was_put_together() {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    window.write("Name of player 2", "Ada");
    window.walk("new-tab-island new-island-shuffled new-back home-new-game");
    assert!(window.shows("new-shuffle-again"));
    window.tap("new-tab-players");
    window.touch("Ada");
    window.touch("Start: Ada places first");
    assert_ne!(only_game(data_dir.path()).setup().island, first_game());
}

/// A window over a folder without games, with the sample opened.
fn opened(data_dir: &Path, size: Vec2, language: Language) -> Window {
    speak(data_dir, language);
    let mut window = Window::open(data_dir, size);
    window.text = Text::of(language);
    window.tap("home-sample");
    window
}

fn passes(window: &mut Window) {
    window.tap_before("done-pass", &[], "next");
}

#[test]
fn it_is_looked_around_in_played_on_and_taken_back_and_leaves_no_trace() {
    for language in Language::ALL {
        let data_dir = temp_dir();
        let mut window = opened(data_dir.path(), LANDSCAPE, language);
        let before = files(data_dir.path());
        let (turn, count) = (window.state().turn(), window.game().count());
        window.walk("history close stage stage-back-name build chooser-cancel");
        window.walk("table stats-title stats-cards stats-luck stats-back player-back");
        passes(&mut window);
        assert_eq!(window.state().turn(), turn + 1, "{language:?}");
        window.press(Key::Space);
        assert!(window.game().count() > count + 1, "it draws");
        while window.game().count() >= count {
            window.press_with(Modifiers::COMMAND, Key::Z);
        }
        window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        assert_eq!(window.game().count(), count);
        assert!(!window.close(), "nothing would be lost");
        window.tap("menu");
        assert!(window.shows("home-sample") && !window.shows("home-resume"));
        window.tap("home-records");
        assert!(window.shows("records-none"));
        window.walk("stats-back home-sample");
        assert_eq!(window.game().count(), count, "it is as it was");
        drop(window);
        assert_eq!(files(data_dir.path()), before, "{language:?}");
        assert!(Folder::new(data_dir.path()).list().expect("a list").is_empty());
    }
}

#[test]
fn the_way_out_is_where_it_is_in_any_game() {
    let data_dir = temp_dir();
    let mut window = opened(data_dir.path(), LANDSCAPE, Language::English);
    let leaves = window.text.get("sample-leave");
    // The scripts that play in the real window touch a game's way home there.
    assert!(window.place_of(|name| name == leaves).contains(egui::pos2(1222.0, 36.0)));
    window.touch(&leaves);
    assert!(window.shows("home-sample"));
}

#[test]
fn no_file_is_written_of_it_and_it_says_so() {
    for language in Language::ALL {
        let data_dir = temp_dir();
        let mut window = opened(data_dir.path(), vec2(1280.0, 1400.0), language);
        let before = files(data_dir.path());
        let refused = |window: &mut Window| {
            assert!(window.shows("sample-unwritten"), "{language:?}");
            window.tap("ok");
            assert!(!window.shows("sample-unwritten"), "{language:?}");
        };
        window.walk("history history-export");
        for form in ["text", "csv", "json"] {
            let form = window.text.get(&format!("history-export-{form}"));
            window.tap_with("history-export-name", &[("form", form.into())]);
            refused(&mut window);
        }
        window.walk("close table table-position");
        refused(&mut window);
        window.tap("stats-title");
        for form in ["stats-picture", "stats-as-tables", "stats-csv", "stats-json"] {
            window.tap(form);
            if form != "stats-as-tables" {
                refused(&mut window);
            }
        }
        assert_eq!(files(data_dir.path()), before, "{language:?}");
    }
}

#[test]
fn it_explains_no_first_steps_and_ones_own_game_still_does() {
    let data_dir = temp_dir();
    let mut window = opened(data_dir.path(), LANDSCAPE, Language::English);
    passes(&mut window);
    let done = window.text.get("lesson-done");
    assert_eq!(window.named(&done), [""; 0]);
    window.walk("menu home-new-game");
    let someone = window.text.get("sample-player-1");
    assert!(!window.says(&someone), "its people don't sit down");
}

#[test]
fn it_is_offered_beside_finished_games_and_below_an_open_one_that_comes_first() {
    let data_dir = temp_dir();
    let day = (now(), chrono::TimeDelta::zero());
    let over = save_in_time(data_dir.path(), &["Anna", "Ben"], (20_000, 20_000), day, |_| true);
    assert!(over.over().is_some());
    let window = Window::open(data_dir.path(), LANDSCAPE);
    assert!(window.shows("home-sample"));
    let later = (now() + chrono::TimeDelta::hours(1), chrono::TimeDelta::zero());
    save_in_time(data_dir.path(), &["Anna", "Ben"], (40, 40), later, |_| true);
    let window = Window::open(data_dir.path(), LANDSCAPE);
    for sample in ["home-sample", "home-sample-knights", "home-sample-sea"] {
        assert!(window.shows("home-resume") && window.shows(sample));
    }
}

#[test]
fn there_is_a_sample_with_knights_and_one_at_sea() {
    for (key, with) in
        [("home-sample-knights", Expansion::Knights), ("home-sample-sea", Expansion::Sea)]
    {
        let data_dir = temp_dir();
        let mut window = Window::open(data_dir.path(), LANDSCAPE);
        window.tap(key);
        assert!(window.state().rules().expansions().has(with), "{key}");
        assert!(!window.tells("error-refused"), "{key}: nothing goes on by itself that can't");
        passes(&mut window);
        assert!(Folder::new(data_dir.path()).list().expect("a list").is_empty());
    }
}
