//! The start and the table of a new game, through names as a screen reader
//! has them.

use std::path::Path;

use chrono::{DateTime, Duration, Utc};
use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rand::SeedableRng;
use rand::rngs::StdRng;
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::board::first_game;
use tableside::cards::{RulingSet, deck_a};
use tableside::game::{
    Color, Entry, FirstBy, Game, Name, PerSeat, Player, Rules, Setup, SetupFields, State, Step,
};
use tableside::stats::{random_act, random_setup};
use tableside::store::{Folder, read_journal};

type App = Harness<'static, Option<Tableside>>;

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);

fn now() -> DateTime<Utc> {
    "2026-11-21T18:40:00Z".parse().expect("a time")
}

fn app(data_dir: &Path, size: Vec2) -> App {
    let folder = Folder::new(data_dir);
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, app: &mut Option<Tableside>| {
            let begin = || {
                let platform = Fake { time: now(), seed: 7 };
                Tableside::on(Box::new(platform), ui.ctx(), folder.clone())
            };
            app.get_or_insert_with(begin).ui(ui);
        },
        None,
    );
    harness.run();
    harness
}

fn touch(app: &mut App, name: &str) {
    app.get_by_label(name).click();
    app.run();
}

/// Touches what lies further down than the screen shows.
fn reach(app: &mut App, name: &str) {
    app.get_by_label(name).scroll_to_me();
    app.run();
    touch(app, name);
}

fn write(app: &mut App, field: &str, words: &str) {
    app.get_by_label(field).focus();
    app.run();
    app.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    app.get_by_label(field).type_text(words);
    app.run();
}

/// The names of all that begins with `start`.
fn named(app: &App, start: &str) -> Vec<String> {
    let begins = |node: &egui_kittest::Node<'_>| {
        node.accesskit_node().label().filter(|name| name.starts_with(start))
    };
    app.root().children_recursive().filter_map(|node| begins(&node)).collect()
}

fn only_game(data_dir: &Path) -> Game {
    let saved = Folder::new(data_dir).list().expect("a folder");
    let [saved] = saved.as_slice() else { panic!("{} games", saved.len()) };
    read_journal(&saved.path).expect("a game").game
}

/// Saves a game of these players that was played on by lot for `acts` acts.
fn save(data_dir: &Path, names: &[&str], acts: usize, last: DateTime<Utc>) -> State {
    let mut rng = StdRng::seed_from_u64(acts as u64);
    let deck = deck_a().expect("the built-in deck is sound");
    let drawn =
        random_setup(std::slice::from_ref(&deck), names.len(), Rules::open_hands(), &mut rng)
            .expect("a setup");
    let players = names.iter().zip(Color::ALL).map(|(name, color)| Player {
        name: Name::try_from((*name).to_owned()).expect("a name"),
        color,
    });
    let players = PerSeat::new(players).expect("few");
    let setup =
        Setup::new(SetupFields { players, created: last, ..drawn.into() }).expect("a setup");
    let mut journal = Folder::new(data_dir).create(&setup).expect("written");
    let mut state = State::new(setup.into());
    for _ in 0..acts {
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        journal.append(&Entry::new(last, Step::Act(act))).expect("written");
    }
    state
}

#[test]
fn a_game_can_start_with_two_touches_and_is_there_to_resume() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut first = app(data_dir.path(), LANDSCAPE);
    assert!(first.query_by_label("Resume").is_none());
    touch(&mut first, "New game");
    touch(&mut first, "Start: Red places first");
    assert!(first.query_by_label("Start: Red places first").is_none(), "it plays");
    let game = only_game(data_dir.path());
    assert_eq!(game.setup().players.count(), 3);
    assert_eq!(game.setup().island, first_game());
    assert_eq!(game.setup().created, now());

    let mut again = app(data_dir.path(), LANDSCAPE);
    again.get_by_label("Opening: Red places");
    again.get_by_label("Last played today at 18:40");
    touch(&mut again, "Resume");
    assert!(again.query_by_label("Resume").is_none(), "it plays");
}

#[test]
fn four_players_with_names_colors_seats_island_rules_and_lots() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = app(data_dir.path(), LANDSCAPE);
    touch(&mut app, "New game");
    touch(&mut app, "Add a player");
    write(&mut app, "Name of player 1", "Anna");
    touch(&mut app, "Color of player 1: Red");
    touch(&mut app, "Blue, square: swap with Blue");
    touch(&mut app, "Move Orange up");
    reach(&mut app, "Draw lots");

    touch(&mut app, "Island");
    touch(&mut app, "Shuffled");
    touch(&mut app, "In a spiral");
    touch(&mut app, "Clockwise");
    touch(&mut app, "Shuffle again");
    let name = named(&app, "the ").pop().expect("corners");
    touch(&mut app, &name);

    touch(&mut app, "Rules");
    touch(&mut app, "Harbormaster");
    reach(&mut app, "Not followed");
    reach(&mut app, "2025");
    reach(&mut app, "Single events...");
    reach(&mut app, "Epidemic: Classic");

    let said = named(&app, "Start: ").pop().expect("the way on");
    touch(&mut app, &said);

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
            && tableside::board::Shape::Standard.corners().contains(&tile.at)
    });
    assert!(five.count() >= 1, "the first token lies in a corner");
}

#[test]
fn a_corner_of_the_picture_moves_the_tokens_and_a_shuffle_the_hexes() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = app(data_dir.path(), LANDSCAPE);
    touch(&mut app, "New game");
    touch(&mut app, "Island");
    touch(&mut app, "Shuffled");
    touch(&mut app, "In a spiral");
    let corners = |app: &App| named(app, "the ");
    let before = corners(&app);
    assert_eq!(before.len(), 6);
    assert!(before[0].contains('5'), "token A: {before:?}");
    touch(&mut app, &before[5]);
    let moved = corners(&app);
    assert!(moved[5].contains('5') && moved != before, "{moved:?}");
    touch(&mut app, "Shuffle again");
    assert_ne!(corners(&app), moved);
    touch(&mut app, "Players");
    assert!(corners(&app).is_empty(), "corners are offered beside the island's settings only");
}

#[test]
fn two_players_of_one_name_or_none_cannot_start_and_are_told_why() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = app(data_dir.path(), LANDSCAPE);
    touch(&mut app, "New game");
    write(&mut app, "Name of player 2", "Red");
    app.get_by_label("Two players are called Red. Change one of the names.");
    let start =
        |app: &App| app.get_by_label("Start: Red places first").accesskit_node().is_disabled();
    assert!(start(&app));
    touch(&mut app, "Start: Red places first");
    assert!(Folder::new(data_dir.path()).list().expect("a folder").is_empty());
    write(&mut app, "Name of player 2", " ");
    app.get_by_label("Blue has no name yet.");
    write(&mut app, "Name of player 2", "\u{200b}\u{202e}");
    app.get_by_label("Blue has no name yet.");
    write(&mut app, "Name of player 2", "R\u{202e}e\u{200b}d");
    app.get_by_label("Two players are called Red. Change one of the names.");
    write(&mut app, "Name of player 2", "Ben");
    assert!(!start(&app));
    let long = "A name that is far too long for a table";
    write(&mut app, "Name of player 3", long);
    assert!(!start(&app), "the field takes twenty letters and no more");
}

#[test]
fn the_way_back_leads_to_the_start_and_saves_nothing() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = app(data_dir.path(), LANDSCAPE);
    touch(&mut app, "New game");
    touch(&mut app, "Back");
    app.get_by_label("New game");
    assert!(Folder::new(data_dir.path()).list().expect("a folder").is_empty());
}

#[test]
fn foreign_and_damaged_files_are_listed_and_block_nothing() {
    let data_dir = tempfile::tempdir().expect("a folder");
    save(data_dir.path(), &["Anna", "Ben"], 40, now() - Duration::days(1));
    let games = data_dir.path().join("games");
    std::fs::write(games.join("holiday.tableside"), "dear diary").expect("written");
    std::fs::write(games.join("empty.tableside"), "").expect("written");
    let app = app(data_dir.path(), LANDSCAPE);
    app.get_by_label("Resume");
    app.get_by_label("Last played yesterday at 18:40");
    for file in ["holiday", "empty"] {
        app.get_by_label_contains(&format!("{file}.tableside is no game of this program"));
    }
}

#[test]
fn a_cut_off_game_goes_on_and_says_what_was_lost_until_that_is_put_away() {
    let data_dir = tempfile::tempdir().expect("a folder");
    save(data_dir.path(), &["Anna", "Ben"], 40, now());
    let path = Folder::new(data_dir.path()).list().expect("a folder")[0].path.clone();
    let whole = std::fs::read(&path).expect("read");
    std::fs::write(&path, &whole[..whole.len() - 9]).expect("written");
    let mut app = app(data_dir.path(), vec2(800.0, 480.0));
    touch(&mut app, "Resume");
    let told = "This game was damaged from line";
    app.get_by_label_contains(told);
    touch(&mut app, "OK");
    assert!(app.query_by_label_contains(told).is_none());
}

#[test]
fn a_game_that_cannot_be_kept_begins_all_the_same_and_says_so() {
    let data_dir = tempfile::tempdir().expect("a folder");
    std::fs::write(data_dir.path().join("games"), "in the way").expect("written");
    let mut app = app(data_dir.path(), vec2(1024.0, 600.0));
    app.get_by_label_contains("can't be read: a file lies where a folder should be");
    touch(&mut app, "New game");
    write(&mut app, "Name of player 1", "Anna");
    touch(&mut app, "Start: Anna places first");
    assert!(app.state().as_ref().expect("it runs").game().is_some(), "it plays");
    touch(&mut app, "Home");
    app.get_by_label_contains("A game isn't saved yet: a file lies where a folder should be");
    app.get_by_label("Opening: Anna places");
}

#[test]
fn finished_and_many_games_are_listed_and_the_last_players_sit_down_again() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let long = ["Maximiliane Elisabeth", "Ben", "Cleo"].map(|name| &name[..name.len().min(20)]);
    let mut finished = 0;
    for game in 0..12 {
        let day = now() - Duration::days(400 - game);
        let acts = if game % 2 == 0 { 20_000 } else { 60 };
        finished += usize::from(save(data_dir.path(), &long, acts, day).over().is_some());
    }
    assert_eq!(finished, 6);
    let mut app = app(data_dir.path(), vec2(800.0, 1280.0));
    app.get_by_label("Finished games");
    let rows = named(&app, "Maximiliane Elisabet, Ben, Cleo. ");
    assert_eq!(rows.len(), 11, "all but the one to resume");
    touch(&mut app, "New game");
    app.get_by_label("Start: Maximiliane Elisabet places first");
}

#[test]
fn all_that_can_be_touched_is_at_least_48_points_high_and_wide() {
    let data_dir = tempfile::tempdir().expect("a folder");
    for size in [vec2(800.0, 480.0), vec2(1024.0, 600.0), LANDSCAPE, vec2(800.0, 1280.0)] {
        let mut app = app(data_dir.path(), size);
        touch(&mut app, "New game");
        touch(&mut app, "Color of player 1: Red");
        for tab in ["Players", "Island", "Rules", "Cards"] {
            touch(&mut app, tab);
            let touchable = [Role::Button, Role::CheckBox, Role::RadioButton, Role::TextInput];
            let small: Vec<_> = (app.root().children_recursive())
                .filter(|node| touchable.contains(&node.accesskit_node().role()))
                .filter(|node| node.rect().size().min_elem() < 47.9)
                .filter_map(|node| node.accesskit_node().label())
                .collect();
            assert!(small.is_empty(), "{size:?}, {tab}: {small:?}");
        }
    }
}

#[test]
fn a_new_game_that_was_left_waits_as_it_was_put_together() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = app(data_dir.path(), LANDSCAPE);
    touch(&mut app, "New game");
    write(&mut app, "Name of player 2", "Ada");
    touch(&mut app, "Island");
    touch(&mut app, "Shuffled");
    touch(&mut app, "Back");
    touch(&mut app, "New game");
    app.get_by_label("Shuffle again");
    touch(&mut app, "Players");
    touch(&mut app, "Ada");
    touch(&mut app, "Start: Ada places first");
    assert_ne!(only_game(data_dir.path()).setup().island, first_game());
}

#[test]
fn five_and_six_enter_the_large_island_by_hand() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = app(data_dir.path(), LANDSCAPE);
    touch(&mut app, "New game");
    for _ in 0..2 {
        touch(&mut app, "Add a player");
    }
    touch(&mut app, "Island");
    touch(&mut app, "By hand");
    app.get_by_label_contains("30 hexes are empty");
}
