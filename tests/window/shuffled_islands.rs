//! Shuffled islands, their rules, their fairness, their codes, and the islands
//! that a table keeps, through names as a screen reader has them.

use std::path::Path;

use board::{
    Hex, Island, IslandCode, MAX_CODE_CHARACTERS, Shape, Stock, Terrain, Tile, Token, fairness,
    first_game, middle_hexes,
};
use egui::{Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use game::Game;
use store::Folder;
use tempfile::TempDir;

use crate::common::temp_dir;
use crate::start_screen::only_game;
use crate::tools::window::{LANDSCAPE, Window};

/// The island's settings of a new game.
fn island_tab(data_dir: &Path, size: Vec2, seed: u64) -> Window {
    let mut window = Window::seeded(data_dir, size, seed);
    window.walk("home-new-game new-tab-island");
    window
}

/// The same, with a shuffled island and its code laid open.
fn shuffled(seed: u64) -> (Window, TempDir) {
    let data_dir = temp_dir();
    let mut window = island_tab(data_dir.path(), LANDSCAPE, seed);
    window.walk("new-island-shuffled shuffle-code");
    (window, data_dir)
}

/// The code that stands on the screen.
fn code(window: &Window) -> String {
    let is_code = |label: &String| label.contains('-') && label.parse::<IslandCode>().is_ok();
    window.names().into_iter().find(is_code).expect("a code on the screen")
}

/// The island of the code on the screen.
fn shown(window: &Window) -> Island {
    code(window).parse::<IslandCode>().expect("a code").into_island()
}

/// The islands of `count` shuffles.
fn shuffles(window: &mut Window, count: usize) -> Vec<Island> {
    let next = |_| {
        window.tap("new-shuffle-again");
        shown(window)
    };
    (0..count).map(next).collect()
}

/// Starts the game and reads it from its file.
fn start(window: &mut Window, data_dir: &Path) -> Game {
    window.touch_starting("Start: ");
    only_game(data_dir)
}

/// All pairs of tiles side by side.
fn side_by_side(island: &Island) -> Vec<(Tile, Tile)> {
    let beside = |one: &Tile| {
        let one = *one;
        one.at.neighbors().filter_map(move |at| Some((one, *island.tile(at)?)))
    };
    island.tiles().iter().flat_map(beside).collect()
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

type Holds = fn(&Island) -> bool;

const RULES: [(&str, Holds); 5] = [
    ("No red numbers side by side", keeps_reds_apart),
    ("No equal numbers side by side", |it| {
        numbers(it).into_iter().all(|(one, other)| one != other)
    }),
    ("No 2 beside a 12", |it| !numbers(it).contains(&(2, 12))),
    ("No equal terrain side by side", |it| {
        side_by_side(it).into_iter().all(|(one, other)| one.terrain != other.terrain)
    }),
    ("Desert in the middle", |it| it.deserts().eq([Hex::new(0, 0)])),
];

#[test]
fn each_rule_holds_while_its_switch_is_on_and_is_broken_sometimes_while_it_is_off() {
    for (rule, kept) in RULES {
        let (mut window, data_dir) = shuffled(3);
        // Red numbers keep apart to begin with.
        window.tap("shuffle-rule-reds");
        assert!(shuffles(&mut window, 12).iter().any(|island| !kept(island)), "{rule} off");
        window.touch(rule);
        assert!(kept(&shown(&window)), "{rule}: at once");
        assert!(shuffles(&mut window, 8).iter().all(kept), "{rule} on");
        let island = shown(&window);
        assert_eq!(start(&mut window, data_dir.path()).setup().island, island);
    }
}

#[test]
fn one_touch_follows_all_rules_on_both_printed_shapes() {
    for (shape, boxed) in [("19 hexes", Shape::Standard), ("30 hexes", Shape::Large)] {
        let (mut window, data_dir) = shuffled(5);
        window.touch(shape);
        window.tap("shuffle-all-rules");
        for island in shuffles(&mut window, 5) {
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
        assert!(window.named("With these pieces").is_empty());
        let island = shown(&window);
        assert_eq!(start(&mut window, data_dir.path()).setup().island, island);
    }
}

#[test]
fn pieces_that_do_not_fit_are_said_and_so_are_rules_that_cannot_be_kept() {
    let (mut window, _data_dir) = shuffled(7);
    window.tap("shuffle-rule-terrain");
    let before = shown(&window);
    window.tap("shuffle-pieces");
    window.touch("Fields: one less");
    window.harness.get_by_label("19 places need 19 hexes, not 18.");
    assert!(window.shows("shuffle-misfit-shown"));
    assert_eq!(shown(&window), before);
    // Eight equal hexes find no places apart on 19.
    for touch in ["Forest: one more", "Fields: one less"].repeat(4).iter().take(7) {
        window.touch(touch);
    }
    assert!(window.named("19 places need").is_empty());
    let count = |island: &Island, kind: Terrain| {
        island.tiles().iter().filter(|tile| tile.terrain == kind).count()
    };
    let island = shown(&window);
    assert_eq!((count(&island, Terrain::Forest), count(&island, Terrain::Fields)), (8, 0));
    assert!(window.shows("shuffle-unkept-terrain"));
    window.touch("Number 2: one more");
    window.harness.get_by_label("18 hexes need 18 numbers, not 19.");
    window.tap("shuffle-pieces-reset");
    assert!(window.named("With these pieces").is_empty());
    let stock = Stock::of_laid(shown(&window).tiles(), shown(&window).harbors());
    assert_eq!(stock, Stock::of(Shape::Standard));
}

#[test]
fn free_shapes_take_pieces_in_proportion_and_any_island_lends_its_shape() {
    let (mut window, data_dir) = shuffled(9);
    for (shape, hexes) in [("Lake", 30), ("Long", 25), ("Bays", 33), ("37 hexes", 37)] {
        window.touch(shape);
        let island = shown(&window);
        assert_eq!(island.tiles().len(), hexes, "{shape}");
        let land: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
        let stock = Stock::of_laid(island.tiles(), island.harbors());
        assert_eq!(stock, Stock::fitting(&land), "{shape}");
    }
    window.tap("shuffle-form-huge");
    assert_eq!(shown(&window).tiles().len(), 61);
    assert!(keeps_reds_apart(&shown(&window)));
    // A shape that no tile offers, from a code.
    let tiles = first_game().tiles()[..11].to_vec();
    let odd = Island::new(tiles, Vec::new()).expect("an island");
    let odd_code = IslandCode::of(&odd).expect("a code");
    window.fill("shuffle-code-field", odd_code.as_str());
    window.tap("shuffle-code-take");
    assert_eq!(shown(&window), odd);
    window.tap("shuffle-this-shape");
    let island = shown(&window);
    assert_ne!(island, odd);
    let land = |island: &Island| island.tiles().iter().map(|tile| tile.at).collect::<Vec<_>>();
    assert_eq!(land(&island), land(&odd));
    assert!(window.shows("shuffle-form-own"));
    assert_eq!(start(&mut window, data_dir.path()).setup().island, island);
}

#[test]
fn a_code_that_is_copied_shows_the_same_island_in_another_new_game() {
    let (mut window, data_dir) = shuffled(11);
    let words = code(&window);
    window.harness.get_by_label(&window.text.get("shuffle-code-copy")).scroll_to_me();
    window.harness.run();
    window.harness.get_by_label(&window.text.get("shuffle-code-copy")).click();
    window.harness.step();
    assert_eq!(window.copied().as_ref(), Some(&words));
    window.harness.run();
    assert!(window.shows("shuffle-code-copied"));
    let island = start(&mut window, data_dir.path()).setup().island.clone();

    let other_dir = temp_dir();
    let mut other = island_tab(other_dir.path(), vec2(800.0, 480.0), 99);
    other.tap("shuffle-code");
    // As somebody who heard it would type it.
    let heard = words.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
    other.fill("shuffle-code-field", &heard);
    other.tap("shuffle-code-take");
    assert!(other.tells("shuffle-from-code"));
    assert_eq!(code(&other), words);
    assert_eq!(start(&mut other, other_dir.path()).setup().island, island);
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
    let (mut window, _data_dir) = shuffled(13);
    let right = code(&window);
    let body: String = right.chars().filter(|letter| *letter != '-').collect();
    assert_eq!(sealed(&body[..body.len() - 2]), body);
    let mistyped = if &right[5..6] == "7" { "8" } else { "7" };
    let mistyped = format!("{}{mistyped}{}", &right[..5], &right[6..]);
    for (wrong, sentence) in [
        ("12".to_owned(), "This code isn't complete."),
        ("1".repeat(MAX_CODE_CHARACTERS + 1), "This is too long for a code."),
        ("1234 5U".to_owned(), "Character 7 is \"U\", which is in no code."),
        ("12?4".to_owned(), "Character 3 is \"?\", which is in no code."),
        (mistyped, "There's a typo somewhere"),
        (sealed("5ABC"), "This code is from a newer version of Tableside."),
        (sealed("0ABC"), "This isn't an island code"),
    ] {
        window.fill("shuffle-code-field", &wrong);
        window.tap("shuffle-code-take");
        assert!(!window.named(sentence).is_empty(), "{wrong}: {sentence}");
        assert_eq!(code(&window), right, "{wrong}");
    }
    window.fill("shuffle-code-field", "12");
    window.press(egui::Key::Enter);
    assert!(!window.named("This code isn't complete.").is_empty(), "by key");
    window.fill("shuffle-code-field", "123");
    assert!(window.named("This code isn't").is_empty(), "it goes when it is typed on");
}

#[test]
fn fairness_is_told_for_resources_and_starts_and_best_spots_are_marked() {
    let (mut window, _data_dir) = shuffled(17);
    let island = shown(&window);
    window.tap("shuffle-fair");
    let found = fairness(&island);
    let starts = found.starts(3);
    for (resource, yields) in found.resources {
        let ratio = yields.ratio.expect("every resource is there");
        let said = format!("{}: {ratio:.1}, {} dots in all", resource.key(), yields.pips);
        assert!(window.says(&said));
    }
    for (nth, pips) in (1..).zip(&starts.pips) {
        assert!(window.says(&format!("Player {nth}: {pips} dots")));
    }
    assert_eq!(window.named("Player ").len(), 3, "as many as sit at the table");
    assert!(window.named("A best spot for").is_empty());
    window.tap("shuffle-fair-show");
    let spots = window.named("A best spot for");
    assert_eq!(spots.len(), 6);
    for (nth, spots_of) in (1..).zip(&starts.spots) {
        for spot in spots_of {
            let name = format!("A best spot for player {nth}: {} dots", spot.pips);
            assert!(spots.contains(&name), "{name}: {spots:?}");
        }
    }
}

#[test]
fn the_island_is_shown_over_the_whole_window_with_its_rows_and_its_code() {
    let data_dir = temp_dir();
    let mut window = island_tab(data_dir.path(), LANDSCAPE, 19);
    let beside = window.harness.get_by_label(&window.text.get("island")).rect().height();
    window.tap("shuffle-large");
    assert!(!window.shows("new-tab-players"));
    assert!(window.says("Row 1: Mountains 10, Pasture 2, Forest 9"));
    assert_eq!(shown(&window), first_game());
    assert!(window.harness.get_by_label(&window.text.get("island")).rect().height() > beside * 0.8);
    window.tap("new-island-turn");
    assert!(window.says("Row 1: Fields 9, Fields 12, Mountains 10"));
    window.tap("shuffle-large-back");
    assert!(window.shows("new-tab-players"));
    window.tap("shuffle-large");
    window.press(egui::Key::Escape);
    assert!(window.shows("new-tab-players"));
    let game = start(&mut window, data_dir.path());
    assert_eq!(game.board_rotation().sixths(), 1);
}

#[test]
fn islands_are_kept_taken_renamed_removed_and_put_back() {
    let (mut window, data_dir) = shuffled(23);
    let island = shown(&window);
    window.walk("new-island-turn shuffle-keep");
    window.fill("shuffle-keep-name", "Summer house");
    window.tap("shuffle-keep");
    assert!(window.says("Summer house is saved."));
    window.harness.get_by_label("Summer house, 19 hexes");

    // Another one, and then once more under a name that is taken.
    window.walk("new-island-first new-island-kept");
    window.fill("shuffle-keep-name", "Beginners");
    window.walk("shuffle-keep new-island-shuffled new-island-kept");
    window.fill("shuffle-keep-name", "summer HOUSE");
    window.tap("shuffle-keep");
    window.harness.get_by_label_contains("You already have an island called summer HOUSE.");
    window.fill("shuffle-keep-name", "Yet another");
    assert!(!window.has("Replace summer HOUSE"), "another name is chosen");

    // Taken, as it lay, in another new game.
    let mut window = island_tab(data_dir.path(), vec2(800.0, 1280.0), 1);
    window.tap("new-island-kept");
    window.touch("Summer house, 19 hexes");
    window.tap("shuffle-code");
    assert_eq!(shown(&window), island);

    // Renamed, but not to a name that another one has.
    window.touch("Rename Summer house");
    window.write("New name of Summer house", "Beginners");
    window.tap("shuffle-rename-do");
    assert!(window.says("Another island is called Beginners. Choose another name."));
    window.write("New name of Summer house", "Winter house");
    window.tap("shuffle-rename-do");
    window.harness.get_by_label("Winter house, 19 hexes");
    assert!(!window.has("Summer house, 19 hexes"));

    // Removed and put back.
    window.touch("Delete Winter house");
    assert!(!window.has("Winter house, 19 hexes"));
    assert_eq!(shown(&window), island, "what is shown stays");
    window.touch("Put Winter house back");
    window.harness.get_by_label("Winter house, 19 hexes");
    assert!(!window.has("Put Winter house back"));
    let game = start(&mut window, data_dir.path());
    assert_eq!((&game.setup().island, game.board_rotation().sixths()), (&island, 1));
}

#[test]
fn a_kept_island_is_replaced_only_when_asked_to() {
    let data_dir = temp_dir();
    let mut window = island_tab(data_dir.path(), LANDSCAPE, 29);
    for way in ["First game", "Shuffled"] {
        window.touch(way);
        window.tap("shuffle-keep");
        window.fill("shuffle-keep-name", "Ours");
        window.tap("shuffle-keep");
    }
    let kept = |data_dir: &Path| {
        let found = Folder::new(data_dir).islands().list().expect("a folder");
        let [Ok(file)] = found.as_slice() else { panic!("{found:?}") };
        file.own.island.clone()
    };
    assert_eq!(kept(data_dir.path()), first_game());
    window.touch("Replace Ours");
    window.tap("shuffle-code");
    assert_ne!(kept(data_dir.path()), first_game());
    assert_eq!(kept(data_dir.path()), shown(&window));
}

#[test]
fn what_was_removed_is_gone_once_the_screen_is_left() {
    let data_dir = temp_dir();
    let mut window = island_tab(data_dir.path(), LANDSCAPE, 31);
    window.tap("shuffle-keep");
    window.fill("shuffle-keep-name", "Ours");
    window.tap("shuffle-keep");
    window.touch("Delete Ours");
    window.harness.get_by_label("Put Ours back");
    window.walk("new-back home-new-game new-tab-island new-island-kept");
    assert!(!window.has("Put Ours back"));
    assert!(window.tells("shuffle-kept-none"));
}

#[test]
fn damaged_and_foreign_files_are_named_with_a_sentence_and_can_be_removed() {
    let data_dir = temp_dir();
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
    let mut window = island_tab(data_dir.path(), LANDSCAPE, 37);
    window.tap("new-island-kept");
    assert!(
        !window.named("cut.json is damaged: missing field `island`").is_empty(),
        "{:?}",
        window.names()
    );
    assert!(window.says("diary.json isn't a Tableside island."));
    assert!(window.says("later.json is from a newer version of Tableside. Update to use it."));
    assert!(window.says("huge.json is too large for an island."));
    window.touch("Delete diary.json");
    assert!(window.named("diary.json isn't a").is_empty());
    window.touch("Put diary.json back");
    assert!(window.says("diary.json isn't a Tableside island."));
}

#[test]
fn a_folder_that_cannot_be_used_is_told_of_and_a_game_can_start_all_the_same() {
    let data_dir = temp_dir();
    std::fs::write(data_dir.path().join("islands"), "in the way").expect("written");
    let mut window = island_tab(data_dir.path(), LANDSCAPE, 43);
    window.tap("shuffle-keep");
    window.harness.get_by_label_contains("can't be read: a file is where a folder should be.");
    window.fill("shuffle-keep-name", "Ours");
    window.tap("shuffle-keep");
    window.harness.get_by_label_contains("can't be saved: a file is where a folder should be");
    assert!(!window.has("Ours, 19 hexes"));
    assert_eq!(start(&mut window, data_dir.path()).setup().island, first_game());
}
