//! A game that begins in its middle: entered by touch, or loaded from a
//! position; and positions written to files.

use std::fs;
use std::path::Path;

use board::{Hex, Intersection, Resource, first_game};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{Building, Cards, Condition, HandCount, Phase, Seat, Task};
use serde_json::{Value, json};
use store::read_position;
use tempfile::TempDir;
use words::text::Text;

use crate::tools::window::{LANDSCAPE, Window};

const GAMES: &str = include_str!("../data/games.jsonl");

/// Loads a file into the new game.
fn load(window: &mut Window, file: &Path) {
    window.walk("new-tab-begin begin-load");
    window.fill("file-path-field", &file.display().to_string());
    window.tap("load-file-now");
}

/// A new game into which this position was loaded.
fn loaded(position: &str) -> (Window, TempDir) {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    let file = data_dir.path().join("position.json");
    fs::write(&file, position).expect("written");
    load(&mut window, &file);
    (window, data_dir)
}

#[test]
fn a_middle_without_pieces_is_named_before_it_begins() {
    let (mut window, _data_dir) = Window::new_game(LANDSCAPE);
    let bare = "There are no pieces on the island yet";
    assert!(!window.says(bare), "a game from its first settlement has none");
    window.tap("new-tab-begin");
    window.touch_starting("In progress");
    assert!(window.says(bare));
    window.tap("new-tab-players");
    assert!(window.says(bare), "wherever the table looks");
    window.touch_starting("Start: ");
    assert_eq!(window.game().state().phase(), Phase::BeforeProduction, "it may begin so");
}

#[test]
fn players_without_a_building_are_named_before_a_middle_begins() {
    let at = first_game().intersections()[0];
    let (window, _data_dir) = loaded(&position(&json!([{"settlements": [at]}, {}, {}])));
    assert!(window.says("have no settlement or city yet."));
    assert!(!window.says("There are no pieces on the island yet"));
}

fn island() -> Value {
    json!(first_game().tiles())
}

/// Text of a position with these players on the first island.
fn position(players: &Value) -> String {
    json!({ "hexes": island(), "harbors": first_game().harbors(), "players": players }).to_string()
}

#[test]
fn a_file_that_is_no_position_is_refused_with_a_sentence_that_says_what_to_do() {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    let good = position(&json!([{}, {}]));
    let many: Vec<Value> =
        (0..62).map(|q| json!({ "at": [q % 9, q / 9], "terrain": "hills" })).collect();
    let bad: [(&str, Vec<u8>, &str); 14] = [
        ("cut", good.as_bytes()[..good.len() / 2].to_vec(), "Copy all of it"),
        ("words", b"dear diary".to_vec(), "stops making sense in line 1"),
        ("list", format!("[{good}]").into_bytes(), "starts with a curly bracket"),
        ("number", b"7".to_vec(), "starts with a curly bracket"),
        ("empty", Vec::new(), "There is nothing there"),
        ("blank", b" \n\n".to_vec(), "There is nothing there"),
        ("large", vec![b' '; 2_000_000], "at most 1 MB"),
        ("binary", vec![0xff, 0xfe, 0, 1, 2, 200], "This isn't text"),
        ("hexes", json!({ "hexes": many, "players": [{}, {}] }).to_string().into_bytes(), "has 62"),
        ("seven", position(&json!([{}, {}, {}, {}, {}, {}, {}])).into_bytes(), "it has 7"),
        ("nobody", position(&json!([])).into_bytes(), "There are no players in it"),
        ("sea", json!({ "players": [{}, {}] }).to_string().into_bytes(), "There is no island"),
        (
            "wrong",
            json!({ "hexes": island(), "players": "many" }).to_string().into_bytes(),
            "\"players\" has to be a list",
        ),
        (
            "ground",
            json!({ "hexes": { "at": 3 }, "players": [{}] }).to_string().into_bytes(),
            "\"hexes\" has to be a list",
        ),
    ];
    for (name, bytes, words) in bad {
        let file = data_dir.path().join(format!("{name}.json"));
        fs::write(&file, bytes).expect("written");
        load(&mut window, &file);
        assert!(window.says(words), "{name}: {words}");
        window.tap("load-close");
    }
    load(&mut window, &data_dir.path().join("missing.json"));
    assert!(window.says("missing.json can't be read"));
    window.tap("load-close");
    load(&mut window, data_dir.path());
    assert!(window.says("is a folder, not a file"));
    window.tap("load-close");
    window.touch("Start: Red places first");
    assert!(window.game().setup().start.is_none(), "nothing of all that was taken");
}

#[test]
fn a_text_of_a_position_can_be_pasted() {
    let (mut window, _data_dir) = Window::new_game(vec2(800.0, 480.0));
    window.walk("new-tab-begin begin-load");
    let paste = |window: &mut Window, words: &str| {
        window.harness.get_by_label(&window.text.get("load-text")).scroll_to_me();
        window.harness.run();
        window.harness.get_by_label(&window.text.get("load-text")).focus();
        window.harness.run();
        window.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        window.harness.event(egui::Event::Paste(words.to_owned()));
        window.harness.run();
        window.tap("load-text-now");
    };
    paste(&mut window, "not at all");
    assert!(window.says("This isn't a position"));
    let line = GAMES.lines().next().expect("a line");
    paste(&mut window, &format!("{line}\n{line}\n"));
    assert!(window.says("The file has more than one position"));
    window.tap("ok");
    assert!(!window.says("The file has more than one position"));
    window.touch_starting("Start: ");
    assert_eq!(window.game().setup().players.count(), 4);
}

fn corners(count: usize) -> Vec<Intersection> {
    let mut found: Vec<Intersection> = Vec::new();
    for place in first_game().intersections() {
        if !place.neighbors().iter().any(|near| found.contains(near)) {
            found.push(place);
        }
    }
    found.truncate(count);
    assert_eq!(found.len(), count);
    found
}

fn beside(place: Intersection) -> board::Path {
    let paths = first_game().paths();
    paths.into_iter().find(|path| path.ends().contains(&place)).expect("a path")
}

#[test]
fn pieces_and_numbers_that_cannot_be_are_said_and_open_for_correction() {
    let places = corners(7);
    let far = Intersection::around(Hex::new(40, 0))[0];
    let text = json!({
        "hexes": island(),
        "robber": [30, 0],
        "players": [
            {
                "name": "Anna",
                "settlements": places[..6],
                "roads": [beside(places[0])],
                "hand": { "wool": 20 },
            },
            {
                "name": "Anna",
                "color": "red",
                "settlements": [places[0], far],
                "roads": [beside(places[0])],
                "knights": 15,
                "hand": 4,
            },
            { "color": "red", "knights": -2, "hand": { "gold": 3 } },
        ],
        "holders": { "longest_road": 9 },
        "active": 5,
        "bank": "full",
    });
    let (mut window, _data_dir) = loaded(&text.to_string());
    for words in [
        "Another player has the same name",
        "got a free one",
        "is where there is one already",
        "is off the island",
        "It was put beside the board",
        "Longest Road belongs to seat 9",
        "It's seat 5's turn",
        "players[2].knights couldn't be read",
        "players[2].hand couldn't be read",
        "bank couldn't be read",
        "Not all hands are known",
        "has only 5 settlements, not 6",
        "There are only 14 knights",
    ] {
        assert!(window.says(words), "{words}");
    }
    let stuck =
        |window: &Window| window.is_disabled(&window.named("Start: ").pop().expect("the way on"));
    assert!(stuck(&window));
    window.touch_starting("OK");
    window.tap("begin-tool-erase");
    let text = Text::english();
    let first = text.places(&first_game()).intersection(places[0]);
    window.touch(&first);
    window.tap("begin-page-cards");
    window.touch_starting("Red: ");
    window.touch("Knights played of Red: one less");
    assert!(!stuck(&window), "hands that are not followed stop nothing");
    window.walk("new-tab-rules rule-following-open");
    assert!(stuck(&window));
    window.tap("new-tab-begin");
    assert!(window.says("There are only 19 wool. Anna can't hold 20."));
    assert!(window.says("Say how many cards White holds"));
    window.touch_starting("Anna: ");
    window.touch("wool of Anna: one less");
    window.touch_starting("White: ");
    window.tap("begin-by-number");
    assert!(!stuck(&window));
    window.touch_starting("Start: ");
    let sizes = window.game().state().hands().expect("followed").clone();
    let seats = window.game().state().players().seats();
    assert_eq!(seats.map(|seat| sizes.size(seat)).collect::<Vec<_>>(), [19, 4, 0]);
}

#[test]
fn six_players_in_the_middle_of_a_game_are_entered_by_touch() {
    let places = corners(13);
    let text = Text::english();
    let island = first_game();
    let names = text.places(&island);
    let (mut fingers, _data_dir) = Window::new_game(vec2(800.0, 480.0));
    // Six would find the large island; theirs is the small one.
    for name in ["Island", "Change this island", "Back", "Players"] {
        fingers.touch(name);
    }
    for _ in 0..3 {
        fingers.tap("new-add-player");
    }
    fingers.walk("new-tab-begin begin-middle");
    let colors = ["Red", "Blue", "White", "Orange", "Green", "Brown"];
    for (nth, color) in colors.into_iter().enumerate() {
        fingers.touch_starting(&format!("{color}: "));
        fingers.touch_starting("Settlement, ");
        let own = &places[2 * nth..2 * nth + 2];
        for place in own {
            fingers.touch(&names.intersection(*place));
        }
        fingers.touch_starting("Road, ");
        for place in own {
            fingers.touch(&names.path(beside(*place)));
        }
    }
    let pieces = fingers.touches;
    fingers.touch_starting("City, ");
    fingers.touch(&names.intersection(places[11]));
    fingers.touch_starting("Damaged road, ");
    fingers.touch(&names.path(beside(places[11])));
    fingers.tap("begin-tool-robber");
    let hex = island.tiles()[0].at;
    fingers.touch(&names.hex(hex));
    fingers.tap("begin-page-cards");
    for _ in 0..3 {
        fingers.touch("Knights played of Brown: one more");
    }
    fingers.touch("Development cards in hand of Brown: one more");
    fingers.touch("Victory point cards revealed of Brown: one more");
    fingers.touch("ore of Brown: one more");
    fingers.touch_starting("Red: ");
    fingers.tap("begin-by-number");
    for _ in 0..9 {
        fingers.touch("Cards in hand of Red: one more");
    }
    fingers.walk("begin-page-turn color-white");
    assert!(fingers.named("Start: ").contains(&"Start: White's turn".to_owned()));
    fingers.touch("Start: White's turn");
    println!("{} touches, {pieces} of them for all pieces of six players", fingers.touches);
    assert!(fingers.touches <= 85, "{}", fingers.touches);

    let game = fingers.game();
    let players = &game.setup().players;
    let seats: Vec<Seat> = players.seats().collect();
    let mut expected = game::Table::empty(players, seats[2], &island);
    for (nth, seat) in seats.iter().enumerate() {
        for place in &places[2 * nth..2 * nth + 2] {
            expected.pieces.put_building(*place, *seat, Building::Settlement);
            expected.pieces.put_road(beside(*place), *seat, Condition::Intact);
        }
    }
    expected.pieces.put_building(places[11], seats[5], Building::City);
    expected.pieces.put_road(beside(places[11]), seats[5], Condition::Damaged);
    expected.robber = Some(hex);
    *expected.knight_cards.get_mut(seats[5]).expect("a seat") = 3;
    *expected.hidden.get_mut(seats[5]).expect("a seat") = 1;
    *expected.revealed.get_mut(seats[5]).expect("a seat") = 1;
    *expected.hands.get_mut(seats[5]).expect("a seat") =
        HandCount::Cards(Cards::of(Resource::Ore, 1));
    *expected.hands.get_mut(seats[0]).expect("a seat") = HandCount::Count(9);
    assert_eq!(game.setup().start.as_ref(), Some(&expected));
    let state = game.state();
    assert_eq!((state.active(), state.phase()), (seats[2], Phase::BeforeProduction));
    assert_eq!(state.public_points(seats[5]), 3 + 2 + 1, "buildings, army, a shown card");
    assert_eq!(state.bank().map(Cards::total), None, "nine unknown cards are out");
}

#[test]
fn a_hand_known_by_its_number_leads_a_seven_to_the_right_discards() {
    let places = corners(4);
    let players = json!([
        { "settlements": [places[0]], "hand": 9 },
        { "settlements": [places[1]], "hand": 8 },
        { "settlements": [places[2]], "hand": 7 },
        { "settlements": [places[3]], "hand": 0 },
    ]);
    let (mut window, _data_dir) = loaded(&position(&players));
    window.touch_starting("Start: ");
    window.press(Key::Num7);
    let discards = window.state().tasks().iter().filter_map(|task| match task {
        Task::Discard { player, count } => Some((player.index(), *count)),
        _ => None,
    });
    assert_eq!(discards.collect::<Vec<_>>(), [(0, Some(4)), (1, Some(4))]);
}

#[test]
fn a_number_or_piece_too_many_is_refused_at_once_with_the_reason() {
    let places = corners(6);
    let text = Text::english();
    let island = first_game();
    let names = text.places(&island);
    let (mut window, _data_dir) = Window::new_game(LANDSCAPE);
    window.walk("new-tab-begin begin-middle");
    for place in &places {
        window.touch(&names.intersection(*place));
    }
    assert!(window.says("Red has only 5 settlements, not 6."));
    assert_eq!(window.named("Settlement, "), ["Settlement, 0 left"]);
    window.touch(&names.intersection(places[0]));
    assert!(!window.says("Red has only 5 settlements"));
    assert_eq!(window.named("Settlement, "), ["Settlement, 1 left"], "touched again it goes");
    window.tap("begin-page-cards");
    for _ in 0..6 {
        window.touch("Victory point cards revealed of Red: one more");
    }
    assert!(window.says("There are only 5 victory point cards. Red can't have revealed 6."));
    let player = window.named("Red: ").pop().expect("red");
    assert!(player.starts_with("Red: 9 points"), "four settlements and five cards: {player}");
}

#[test]
fn what_disagrees_is_shown_until_it_adds_up_and_the_game_can_start_all_the_same() {
    let at = corners(1)[0];
    let near = at.neighbors().into_iter().find(|it| first_game().has_intersection(*it));
    let (mut window, _data_dir) = loaded(&position(&json!([
        { "settlements": [at], "hand": { "ore": 12 } },
        { "settlements": [near], "hand": { "ore": 9 } },
    ])));
    assert!(window.says("Two buildings are too close together"));
    assert!(window.says("There are 19 ore, but hands and bank add up to 21."));
    window.touch_starting("Start: ");
    assert_eq!(window.game().state().discrepancies().len(), 2);
}

#[test]
fn what_still_fits_is_kept_when_players_and_island_change_and_the_rest_is_named() {
    let places = corners(3);
    let (mut window, _data_dir) = loaded(&position(&json!([
        { "settlements": [places[0]], "knights": 1, "hand": {} },
        { "settlements": [places[1]], "knights": 2, "hand": {} },
        { "settlements": [places[2]], "knights": 3, "hand": {} },
    ])));
    window.tap("new-tab-players");
    window.touch("Remove Red");
    window.touch("Move White up");
    window.tap("new-tab-begin");
    assert!(window.says("Red isn't playing any more: 1 piece was taken off the board."));
    window.touch_starting("Start: ");
    let state = window.game().state();
    let seats: Vec<Seat> = state.players().seats().collect();
    assert_eq!(seats.iter().map(|seat| state.knight_cards(*seat)).collect::<Vec<_>>(), [3, 2]);
    assert_eq!(state.pieces().building(places[2]), Some((seats[0], Building::Settlement)));
    assert_eq!(state.pieces().building(places[1]), Some((seats[1], Building::Settlement)));
    assert_eq!(state.pieces().building(places[0]), None);
}

#[test]
fn a_written_position_lies_beside_the_games_and_is_read_as_the_same_game() {
    let (mut window, data_dir) = loaded(GAMES.lines().next().expect("a line"));
    window.touch_starting("Start: ");
    window.tap("table");
    window.harness.get_by_label(&window.text.get("table-position")).scroll_to_me();
    window.harness.run();
    window.harness.get_by_label(&window.text.get("table-position")).click();
    let mut copied = None;
    for _ in 0..6 {
        window.harness.step();
        copied = copied.or(window.copied());
    }
    assert!(window.says("Saved and copied: "));
    let folder = data_dir.path().join("positions");
    let files: Vec<_> = fs::read_dir(folder).expect("a folder").map(|it| it.expect("it")).collect();
    let [file] = files.as_slice() else { panic!("{} files", files.len()) };
    assert_eq!(file.file_name(), "2026-11-21-184000.json");
    let written = fs::read_to_string(file.path()).expect("read");
    assert_eq!(copied.as_deref(), Some(written.trim_end()));
    let read = read_position(&written).expect("a position");
    assert_eq!((&read.start.pieces, read.problems.len()), (window.state().pieces(), 0));
}

#[test]
fn saved_positions_are_listed_loaded_deleted_and_put_back() {
    let data_dir = tempfile::tempdir().expect("a folder");
    let folder = data_dir.path().join("positions");
    fs::create_dir_all(&folder).expect("made");
    let people = json!([{ "name": "Anna" }, { "name": "Ben" }]);
    fs::write(folder.join("2026-11-20.json"), position(&people)).expect("written");
    fs::write(folder.join("2026-11-21.json"), position(&json!([{}, {}, {}]))).expect("written");
    fs::write(folder.join("2026-11-22.json"), "dear diary").expect("written");
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-new-game new-tab-begin begin-load");
    let top = |window: &Window, name: &str| window.harness.get_by_label(name).rect().top();
    let [latest, earlier] = ["Load 2026-11-21.json", "Load 2026-11-20.json: Anna, Ben"];
    assert!(top(&window, latest) < top(&window, earlier));
    assert!(window.says("stops making sense in line 1"));
    window.touch("Delete 2026-11-22.json");
    assert!(!window.says("stops making sense") && !folder.join("2026-11-22.json").exists());
    window.touch("Delete 2026-11-20.json");
    assert!(window.harness.query_by_label(earlier).is_none());
    // What lies in its place by now stays.
    fs::write(folder.join("2026-11-20.json"), "a letter").expect("written");
    window.touch("Put 2026-11-20.json back");
    assert!(window.says("2026-11-20.json is in its place"));
    fs::remove_file(folder.join("2026-11-20.json")).expect("gone");
    window.touch("Put 2026-11-20.json back");
    window.touch(earlier);
    window.touch_starting("Start: ");
    assert_eq!(window.game().setup().players.count(), 2);
    assert_eq!(window.game().setup().players.iter().next().expect("one").1.name.as_str(), "Anna");
}
