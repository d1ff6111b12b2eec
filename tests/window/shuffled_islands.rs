//! Shuffled islands, their rules, their fairness, their codes, and the islands
//! that a table keeps, through names as a screen reader has them.

use std::path::Path;

use chrono::{DateTime, Utc};
use egui::accesskit::Role;
use egui::{OutputCommand, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::board::{
    Hex, Island, IslandCode, Shape, Stock, Terrain, Tile, Token, fairness, first_game, middle_hexes,
};
use tableside::game::Game;
use tableside::store::{Folder, read_journal};

type App = Harness<'static, Option<Tableside>>;

const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);

const SIZES: [Vec2; 5] = [
    Vec2::new(1280.0, 800.0),
    Vec2::new(800.0, 1280.0),
    Vec2::new(1024.0, 600.0),
    Vec2::new(800.0, 480.0),
    Vec2::new(480.0, 800.0),
];

fn now() -> DateTime<Utc> {
    "2026-11-21T18:40:00Z".parse().expect("a time")
}

fn app_with(data_dir: &Path, size: Vec2, seed: u64) -> App {
    let folder = Folder::new(data_dir);
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, app: &mut Option<Tableside>| {
            let begin = || {
                let platform = Fake { time: now(), seed };
                Tableside::on(Box::new(platform), ui.ctx(), folder.clone())
            };
            app.get_or_insert_with(begin).ui(ui);
        },
        None,
    );
    harness.run();
    harness
}

/// The island's settings of a new game.
fn island_tab(data_dir: &Path, size: Vec2, seed: u64) -> App {
    let mut app = app_with(data_dir, size, seed);
    touch(&mut app, "New game");
    touch(&mut app, "Island");
    app
}

/// The same, with a shuffled island and its code laid open.
fn shuffled(data_dir: &Path, seed: u64) -> App {
    let mut app = island_tab(data_dir, LANDSCAPE, seed);
    touch(&mut app, "Shuffled");
    reach(&mut app, "Island code");
    app
}

fn touch(app: &mut App, name: &str) {
    app.get_by_label(name).click();
    app.run();
}

/// Touches what may lie further up or down than the screen shows.
fn reach(app: &mut App, name: &str) {
    app.get_by_label(name).scroll_to_me();
    app.run();
    touch(app, name);
}

fn write(app: &mut App, field: &str, words: &str) {
    app.get_by_label(field).scroll_to_me();
    app.run();
    app.get_by_label(field).focus();
    app.run();
    app.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    app.get_by_label(field).type_text(words);
    app.run();
}

fn labels(app: &App) -> Vec<String> {
    let nodes = app.root().children_recursive();
    let words = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    words.collect()
}

fn named(app: &App, start: &str) -> Vec<String> {
    labels(app).into_iter().filter(|name| name.starts_with(start)).collect()
}

/// The code that stands on the screen.
fn code(app: &App) -> String {
    let is_code = |label: &String| label.contains('-') && label.parse::<IslandCode>().is_ok();
    labels(app).into_iter().find(is_code).expect("a code on the screen")
}

/// The island of the code on the screen.
fn shown(app: &App) -> Island {
    code(app).parse::<IslandCode>().expect("a code").into_island()
}

/// The islands of `count` shuffles.
fn shuffles(app: &mut App, count: usize) -> Vec<Island> {
    let next = |_| {
        reach(app, "Shuffle again");
        shown(app)
    };
    (0..count).map(next).collect()
}

/// Starts the game and reads it from its file.
fn start(app: &mut App, data_dir: &Path) -> Game {
    let way_on = named(app, "Start: ").pop().expect("the way on");
    touch(app, &way_on);
    let saved = Folder::new(data_dir).list().expect("a folder");
    let [saved] = saved.as_slice() else { panic!("{} games", saved.len()) };
    read_journal(&saved.path).expect("a game").game
}

/// All pairs of tiles side by side, found by trying all six directions.
fn side_by_side(island: &Island) -> Vec<(Tile, Tile)> {
    let six = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    let mut pairs = Vec::new();
    for one in island.tiles() {
        for other in island.tiles() {
            let step = (other.at.q - one.at.q, other.at.r - one.at.r);
            if six.contains(&step) {
                pairs.push((*one, *other));
            }
        }
    }
    pairs
}

fn numbers(island: &Island) -> Vec<(u8, u8)> {
    let number = |tile: Tile| tile.token.map(Token::number);
    let pairs = side_by_side(island).into_iter();
    pairs.filter_map(|(one, other)| Some((number(one)?, number(other)?))).collect()
}

fn keeps_reds_apart(island: &Island) -> bool {
    let red = |number: u8| number == 6 || number == 8;
    !numbers(island).into_iter().any(|(one, other)| red(one) && red(other))
}

fn keeps_equals_apart(island: &Island) -> bool {
    !numbers(island).into_iter().any(|(one, other)| one == other)
}

fn keeps_two_from_twelve(island: &Island) -> bool {
    !numbers(island).contains(&(2, 12))
}

fn keeps_terrain_apart(island: &Island) -> bool {
    !side_by_side(island).into_iter().any(|(one, other)| one.terrain == other.terrain)
}

fn has_desert_in_the_middle(island: &Island) -> bool {
    island.tile(Hex::new(0, 0)).is_some_and(|tile| tile.terrain == Terrain::Desert)
}

type Kept = fn(&Island) -> bool;

const RULES: [(&str, Kept); 5] = [
    ("No red numbers side by side", keeps_reds_apart),
    ("No equal numbers side by side", keeps_equals_apart),
    ("No 2 beside a 12", keeps_two_from_twelve),
    ("No equal terrain side by side", keeps_terrain_apart),
    ("Desert in the middle", has_desert_in_the_middle),
];

#[test]
fn each_rule_holds_while_its_switch_is_on_and_is_broken_sometimes_while_it_is_off() {
    for (rule, kept) in RULES {
        let data_dir = tempfile::tempdir().expect("a folder");
        let mut app = shuffled(data_dir.path(), 3);
        // Red numbers keep apart to begin with.
        reach(&mut app, "No red numbers side by side");
        assert!(shuffles(&mut app, 12).iter().any(|island| !kept(island)), "{rule} off");
        reach(&mut app, rule);
        assert!(kept(&shown(&app)), "{rule}: at once");
        assert!(shuffles(&mut app, 8).iter().all(kept), "{rule} on");
        let island = shown(&app);
        assert_eq!(start(&mut app, data_dir.path()).setup().island, island);
    }
}

#[test]
fn one_touch_follows_all_rules_on_both_printed_shapes() {
    for (shape, boxed) in [("19 hexes", Shape::Standard), ("30 hexes", Shape::Large)] {
        let data_dir = tempfile::tempdir().expect("a folder");
        let mut app = shuffled(data_dir.path(), 5);
        reach(&mut app, shape);
        reach(&mut app, "All rules");
        for island in shuffles(&mut app, 5) {
            for (rule, kept) in &RULES[..3] {
                assert!(kept(&island), "{shape}: {rule}");
            }
            // Two deserts share the middle.
            let mut pairs = side_by_side(&island).into_iter();
            let alike = |(one, other): (Tile, Tile)| one.terrain == other.terrain;
            let desert = |(one, _): (Tile, Tile)| one.terrain == Terrain::Desert;
            assert!(!pairs.any(|pair| alike(pair) && !desert(pair)), "{shape}");
            let middle = middle_hexes(&boxed.hexes());
            let deserts: Vec<Hex> = island.deserts().collect();
            assert!(deserts.iter().all(|hex| middle[..deserts.len()].contains(hex)), "{shape}");
            let stock = Stock::of_laid(island.tiles(), island.harbors());
            assert_eq!(stock, Stock::of(boxed), "{shape}");
        }
        assert!(named(&app, "With these pieces").is_empty());
        let island = shown(&app);
        assert_eq!(start(&mut app, data_dir.path()).setup().island, island);
    }
}

#[test]
fn pieces_that_do_not_fit_are_said_and_rules_that_can_not_be_kept_too() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = shuffled(data_dir.path(), 7);
    reach(&mut app, "No equal terrain side by side");
    let before = shown(&app);
    reach(&mut app, "Pieces");
    reach(&mut app, "Fields: one less");
    app.get_by_label("19 places need 19 hexes, not 18.");
    app.get_by_label("Until they fit, the island stays as it is.");
    assert_eq!(shown(&app), before);
    // Eight equal hexes find no places apart on 19.
    for touch in ["Forest: one more", "Fields: one less"].repeat(4).iter().take(7) {
        reach(&mut app, touch);
    }
    assert!(named(&app, "19 places need").is_empty());
    let count = |island: &Island, kind: Terrain| {
        island.tiles().iter().filter(|tile| tile.terrain == kind).count()
    };
    let island = shown(&app);
    assert_eq!((count(&island, Terrain::Forest), count(&island, Terrain::Fields)), (8, 0));
    app.get_by_label("With these pieces, some equal terrain has to lie side by side.");
    reach(&mut app, "Number 2: one more");
    app.get_by_label("18 hexes need 18 numbers, not 19.");
    reach(&mut app, "The usual pieces");
    assert!(named(&app, "With these pieces").is_empty());
    let stock = Stock::of_laid(shown(&app).tiles(), shown(&app).harbors());
    assert_eq!(stock, Stock::of(Shape::Standard));
}

#[test]
fn free_shapes_take_pieces_in_proportion_and_any_island_lends_its_shape() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = shuffled(data_dir.path(), 9);
    for (shape, hexes) in [("Lake", 30), ("Long", 25), ("Bays", 33), ("37 hexes", 37)] {
        reach(&mut app, shape);
        let island = shown(&app);
        assert_eq!(island.tiles().len(), hexes, "{shape}");
        let land: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
        let stock = Stock::of_laid(island.tiles(), island.harbors());
        assert_eq!(stock, Stock::fitting(&land), "{shape}");
    }
    reach(&mut app, "61 hexes");
    assert_eq!(shown(&app).tiles().len(), 61);
    assert!(keeps_reds_apart(&shown(&app)));
    // A shape that no tile offers, from a code.
    let tiles = first_game().tiles()[..11].to_vec();
    let odd = Island::new(tiles, Vec::new()).expect("an island");
    let odd_code = IslandCode::of(&odd).expect("a code");
    write(&mut app, "A code to type in", odd_code.as_str());
    reach(&mut app, "Show that island");
    assert_eq!(shown(&app), odd);
    reach(&mut app, "Shuffle this shape");
    let island = shown(&app);
    assert_ne!(island, odd);
    let land = |island: &Island| island.tiles().iter().map(|tile| tile.at).collect::<Vec<_>>();
    assert_eq!(land(&island), land(&odd));
    app.get_by_label("Own");
    assert_eq!(start(&mut app, data_dir.path()).setup().island, island);
}

#[test]
fn a_code_that_is_copied_shows_the_same_island_in_another_new_game() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = shuffled(data_dir.path(), 11);
    let words = code(&app);
    app.get_by_label("Copy the code").scroll_to_me();
    app.run();
    app.get_by_label("Copy the code").click();
    app.step();
    let commands = &app.output().platform_output.commands;
    let copied = commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    assert_eq!(copied.as_ref(), Some(&words));
    app.run();
    app.get_by_label("Copied");
    let island = start(&mut app, data_dir.path()).setup().island.clone();

    let other_dir = tempfile::tempdir().expect("a folder");
    let mut other = island_tab(other_dir.path(), vec2(800.0, 480.0), 99);
    reach(&mut other, "Island code");
    // As somebody would type it who heard it.
    let heard = words.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
    write(&mut other, "A code to type in", &heard);
    reach(&mut other, "Show that island");
    app_says(&other, "This is the island of the code. Start with it, or keep it.");
    assert_eq!(code(&other), words);
    assert_eq!(start(&mut other, other_dir.path()).setup().island, island);
}

fn app_says(app: &App, sentence: &str) {
    assert!(labels(app).iter().any(|label| label == sentence), "{sentence}: {:?}", labels(app));
}

/// `body` with the check digits that belong to it.
fn sealed(body: &str) -> String {
    let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let digit = |letter: char| letters.find(letter).expect("a letter of codes");
    let check = body.chars().fold(0, |sum, letter| (sum * 32 + digit(letter)) % 1019);
    let letter = |digit: usize| letters.chars().nth(digit).expect("a digit");
    format!("{body}{}{}", letter(check / 32), letter(check % 32))
}

#[test]
fn every_wrong_code_is_refused_with_its_sentence_and_the_island_stays() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = shuffled(data_dir.path(), 13);
    let right = code(&app);
    let body: String = right.chars().filter(|letter| *letter != '-').collect();
    assert_eq!(sealed(&body[..body.len() - 2]), body);
    let mistyped = if &right[5..6] == "7" { "8" } else { "7" };
    let mistyped = format!("{}{mistyped}{}", &right[..5], &right[6..]);
    for (wrong, sentence) in [
        ("12".to_owned(), "This is not a whole code."),
        ("1".repeat(330), "This is too long for a code."),
        ("1234 5U".to_owned(), "Character 7 is \"U\", which is in no code."),
        ("12?4".to_owned(), "Character 3 is \"?\", which is in no code."),
        (mistyped, "Something is mistyped"),
        (sealed("3ABC"), "This code is from a later version of this program."),
        (sealed("0ABC"), "This is no code of an island"),
    ] {
        write(&mut app, "A code to type in", &wrong);
        reach(&mut app, "Show that island");
        assert!(!named(&app, sentence).is_empty(), "{wrong}: {sentence}");
        assert_eq!(code(&app), right, "{wrong}");
    }
    write(&mut app, "A code to type in", "12");
    app.key_press(egui::Key::Enter);
    app.run();
    assert!(!named(&app, "This is not a whole code.").is_empty(), "by key");
    write(&mut app, "A code to type in", "123");
    assert!(named(&app, "This is not a whole").is_empty(), "it goes when it is typed on");
}

#[test]
fn fairness_is_told_for_resources_and_starts_and_best_spots_are_marked() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = shuffled(data_dir.path(), 17);
    let island = shown(&app);
    reach(&mut app, "How fair it is");
    let found = fairness(&island);
    let starts = found.starts(3);
    for (resource, yields) in found.resources {
        let ratio = yields.ratio.expect("every resource is there");
        let said = format!("{}: {ratio:.1}, {} pips in all", resource.key(), yields.pips);
        app_says(&app, &said);
    }
    for (nth, pips) in (1..).zip(&starts.pips) {
        app_says(&app, &format!("Player {nth}: {pips} pips"));
    }
    assert_eq!(named(&app, "Player ").len(), 3, "as many as sit at the table");
    assert!(named(&app, "A best spot of").is_empty());
    reach(&mut app, "Show these spots in the picture");
    let spots = named(&app, "A best spot of");
    assert_eq!(spots.len(), 6);
    for (nth, spots_of) in (1..).zip(&starts.spots) {
        for spot in spots_of {
            let name = format!("A best spot of player {nth}: {} pips", spot.pips);
            assert!(spots.contains(&name), "{name}: {spots:?}");
        }
    }
}

#[test]
fn the_island_is_shown_over_the_whole_window_with_its_rows_and_its_code() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = island_tab(data_dir.path(), LANDSCAPE, 19);
    let beside = app.get_by_label("The island").rect().height();
    touch(&mut app, "Show large");
    assert!(app.query_by_label("Players").is_none());
    app_says(&app, "Row 1: Mountains 10, Pasture 2, Forest 9");
    assert_eq!(shown(&app), first_game());
    assert!(app.get_by_label("The island").rect().height() > beside * 0.8);
    touch(&mut app, "Turn the picture");
    app_says(&app, "Row 1: Fields 9, Fields 12, Mountains 10");
    touch(&mut app, "Back");
    app.get_by_label("Players");
    touch(&mut app, "Show large");
    app.key_press(egui::Key::Escape);
    app.run();
    app.get_by_label("Players");
    let game = start(&mut app, data_dir.path());
    assert_eq!(game.board_rotation().sixths(), 1);
}

#[test]
fn islands_are_kept_taken_renamed_removed_and_put_back() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = shuffled(data_dir.path(), 23);
    let island = shown(&app);
    touch(&mut app, "Turn the picture");
    reach(&mut app, "Keep this island");
    write(&mut app, "Name of the island shown", "Summer house");
    reach(&mut app, "Keep this island");
    app_says(&app, "Summer house is kept.");
    app.get_by_label("Summer house, 19 hexes");

    // Another one, and then again by a name that is taken.
    reach(&mut app, "First game");
    reach(&mut app, "Kept");
    write(&mut app, "Name of the island shown", "Beginners");
    reach(&mut app, "Keep this island");
    reach(&mut app, "Shuffled");
    reach(&mut app, "Kept");
    write(&mut app, "Name of the island shown", "summer HOUSE");
    reach(&mut app, "Keep this island");
    app.get_by_label_contains("You keep an island called summer HOUSE already.");
    write(&mut app, "Name of the island shown", "Yet another");
    assert!(app.query_by_label("Replace summer HOUSE").is_none(), "another name is chosen");

    // Taken, as it lay, in another new game.
    let mut app = island_tab(data_dir.path(), vec2(800.0, 1280.0), 1);
    touch(&mut app, "Kept");
    reach(&mut app, "Summer house, 19 hexes");
    reach(&mut app, "Island code");
    assert_eq!(shown(&app), island);

    // Renamed: not to a name that another one has.
    reach(&mut app, "Rename Summer house");
    write(&mut app, "New name of Summer house", "Beginners");
    reach(&mut app, "Rename it");
    app_says(&app, "Another island is called Beginners. Choose another name.");
    write(&mut app, "New name of Summer house", "Winter house");
    reach(&mut app, "Rename it");
    app.get_by_label("Winter house, 19 hexes");
    assert!(app.query_by_label("Summer house, 19 hexes").is_none());

    // Removed and put back.
    reach(&mut app, "Remove Winter house");
    assert!(app.query_by_label("Winter house, 19 hexes").is_none());
    assert_eq!(shown(&app), island, "what is shown stays");
    reach(&mut app, "Put Winter house back");
    app.get_by_label("Winter house, 19 hexes");
    assert!(app.query_by_label("Put Winter house back").is_none());
    let game = start(&mut app, data_dir.path());
    assert_eq!((&game.setup().island, game.board_rotation().sixths()), (&island, 1));
}

#[test]
fn a_kept_island_is_replaced_only_when_asked_to() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = island_tab(data_dir.path(), LANDSCAPE, 29);
    for way in ["First game", "Shuffled"] {
        reach(&mut app, way);
        reach(&mut app, "Keep this island");
        write(&mut app, "Name of the island shown", "Ours");
        reach(&mut app, "Keep this island");
    }
    let kept = |data_dir: &Path| {
        let found = Folder::new(data_dir).islands().list().expect("a folder");
        let [Ok(file)] = found.as_slice() else { panic!("{found:?}") };
        file.own.island.clone()
    };
    assert_eq!(kept(data_dir.path()), first_game());
    reach(&mut app, "Replace Ours");
    reach(&mut app, "Island code");
    assert_ne!(kept(data_dir.path()), first_game());
    assert_eq!(kept(data_dir.path()), shown(&app));
}

#[test]
fn what_was_removed_is_gone_once_the_screen_is_left() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let mut app = island_tab(data_dir.path(), LANDSCAPE, 31);
    reach(&mut app, "Keep this island");
    write(&mut app, "Name of the island shown", "Ours");
    reach(&mut app, "Keep this island");
    reach(&mut app, "Remove Ours");
    app.get_by_label("Put Ours back");
    touch(&mut app, "Back");
    touch(&mut app, "New game");
    touch(&mut app, "Island");
    touch(&mut app, "Kept");
    assert!(app.query_by_label("Put Ours back").is_none());
    app_says(&app, "None yet. Give the island shown a name and keep it.");
}

#[test]
fn damaged_and_foreign_files_are_named_with_a_sentence_and_can_be_removed() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let islands = data_dir.path().join("islands");
    std::fs::create_dir_all(&islands).expect("a folder");
    let head = r#"{"format":"tableside island","version":"#;
    for (file, content) in [
        ("cut.json", format!("{head}1,\"name\":\"Cut\"}}")),
        ("diary.json", "dear diary".to_owned()),
        ("later.json", format!("{head}9}}")),
        ("huge.json", " ".repeat(70_000)),
    ] {
        std::fs::write(islands.join(file), content).expect("written");
    }
    let mut app = island_tab(data_dir.path(), LANDSCAPE, 37);
    touch(&mut app, "Kept");
    assert!(
        !named(&app, "cut.json is damaged: missing field `island`").is_empty(),
        "{:?}",
        labels(&app)
    );
    app_says(&app, "diary.json is no island of this program.");
    app_says(
        &app,
        "later.json is from a later version of this program. Install that one to use it.",
    );
    app_says(&app, "huge.json is too large for an island.");
    reach(&mut app, "Remove diary.json");
    assert!(named(&app, "diary.json is no island").is_empty());
    reach(&mut app, "Put diary.json back");
    app_says(&app, "diary.json is no island of this program.");
}

#[test]
fn a_folder_that_can_not_be_used_is_told_and_a_game_can_start_all_the_same() {
    let data_dir = tempfile::tempdir().expect("a folder");
    std::fs::write(data_dir.path().join("islands"), "in the way").expect("written");
    let mut app = island_tab(data_dir.path(), LANDSCAPE, 43);
    reach(&mut app, "Keep this island");
    app.get_by_label_contains("can't be read: a file lies where a folder should be.");
    write(&mut app, "Name of the island shown", "Ours");
    reach(&mut app, "Keep this island");
    app.get_by_label_contains("can't be written: a file lies where a folder should be");
    assert!(app.query_by_label("Ours, 19 hexes").is_none());
    assert_eq!(start(&mut app, data_dir.path()).setup().island, first_game());
}

#[test]
fn nothing_is_cut_off_or_too_small_to_touch_on_any_screen() {
    let data_dir = tempfile::tempdir().expect("a folder");
    for size in SIZES {
        let mut app = island_tab(data_dir.path(), size, 41);
        touch(&mut app, "Shuffled");
        reach(&mut app, "In a spiral");
        app_says(&app, "In a spiral the numbers keep their order, so the rules for numbers rest.");
        assert!(app.get_by_label("No 2 beside a 12").accesskit_node().is_disabled());
        for fold in ["Pieces", "How fair it is", "Read it out row by row", "Island code"] {
            reach(&mut app, fold);
        }
        fits(&app, size, "shuffled");
        reach(&mut app, "61 hexes");
        touch(&mut app, "Show large");
        fits(&app, size, "large");
        let picture = app.get_by_label("The island").rect();
        let code = code(&app);
        let code = app.get_by_label(&code).rect();
        assert!(!picture.intersects(code) && code.bottom() <= size.y, "{size:?}: {code:?}");
        touch(&mut app, "Back");
        reach(&mut app, "Keep this island");
        write(&mut app, "Name of the island shown", &"W".repeat(40));
        reach(&mut app, "Keep this island");
        fits(&app, size, "kept");
        reach(&mut app, &format!("Rename {}", "W".repeat(40)));
        fits(&app, size, "renaming");
        reach(&mut app, "Leave it");
        reach(&mut app, &format!("Remove {}", "W".repeat(40)));
        fits(&app, size, "removed");
    }
}

/// Nothing reaches beyond the sides of the screen, what can be touched is
/// large enough for a finger, and nothing of it lies on top of another.
fn fits(app: &App, size: Vec2, what: &str) {
    let touchable = [Role::Button, Role::CheckBox, Role::RadioButton, Role::TextInput];
    let fixed = ["Players", "Island", "Rules", "Cards", "Back", "Turn the picture", "Show large"];
    let tabs = app.query_by_label("Players").map_or(0.0, |tab| tab.rect().bottom());
    let foot = app.query_by_label_contains("Start: ").map_or(size.y, |start| start.rect().top());
    let mut seen: Vec<(String, egui::Rect)> = Vec::new();
    for node in app.root().children_recursive() {
        let role = node.accesskit_node().role();
        if role != Role::Label && !touchable.contains(&role) {
            continue;
        }
        let rect = node.rect();
        let name = node.accesskit_node().label().unwrap_or_default();
        let sides = rect.left() >= -0.5 && rect.right() <= size.x + 0.5;
        assert!(sides, "{size:?}, {what}: {name} {rect:?}");
        // Hexes of the picture are touched by where the finger is.
        if touchable.contains(&role) && !name.starts_with("the ") {
            assert!(rect.size().min_elem() > 47.9, "{size:?}, {what}: {name} {rect:?}");
            let stays = fixed.contains(&name.as_str()) || name.starts_with("Start: ");
            if !stays && (rect.top() < tabs || rect.bottom() > foot) {
                continue; // Scrolled away, in part at least.
            }
            for (other, place) in &seen {
                let overlap = place.shrink(1.0).intersects(rect.shrink(1.0));
                assert!(!overlap, "{size:?}, {what}: {name} on {other}");
            }
            seen.push((name, rect));
        }
    }
}
