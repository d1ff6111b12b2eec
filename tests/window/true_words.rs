//! What the window says is true of the table: which cards lie on it, what points are needed,
//! how many cards were discarded, which files were written and where they are.

use board::{SeaFrame, Terrain, Tile};
use cards::{RulingSet, Rulings};
use chrono::DateTime;
use tableside::app::platform::{Fake, FakeSystem, Files};
use tableside::app::screens::IslandEditor;
use words::language::Language;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::island_editor::{Hand, new_shores};
use crate::tools::saved::{saved, speak};
use crate::tools::window::{LANDSCAPE, SIZES, Window};

fn rulings(window: &Window) -> &Rulings {
    &window.game().setup().rules.rulings
}

#[test]
fn the_first_game_asks_which_cards_lie_on_the_table_and_goes_by_an_edition() {
    for size in SIZES {
        let data_dir = temp_dir();
        let mut window = Window::open(data_dir.path(), size);
        window.walk("home-new-game new-tab-cards");
        let question = window.place_of(|name| name == window.text.get("new-rulings"));
        let presets = window.place_of(|name| name == window.text.get("new-presets"));
        assert!(question.top() < presets.top(), "{size}: before any other choice");
        window.touch_starting("Start: ");
        assert_eq!(rulings(&window), &Rulings::all_by(RulingSet::PRINTED));
        assert_ne!(RulingSet::PRINTED, RulingSet::Fusion, "no edition has that mix");
    }
}

#[test]
fn the_next_game_reads_events_as_the_last_one_did() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-new-game new-tab-cards");
    window.touch_starting(&window.text.get("new-set-fusion"));
    window.touch_starting("Start: ");
    assert_eq!(rulings(&window).set, RulingSet::Fusion);
    window.walk("menu home-new-game new-tab-cards");
    let question = window.place_of(|name| name == window.text.get("new-rulings"));
    let presets = window.place_of(|name| name == window.text.get("new-presets"));
    assert!(question.top() > presets.top(), "known by now");
    window.touch_starting("Start: ");
    assert_eq!(rulings(&window).set, RulingSet::Fusion);
}

#[test]
fn harbormaster_says_one_point_more_than_this_game_is_played_for() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-new-game");
    let needs = |window: &Window, count: u8| {
        let line = window.text.with("rule-harbormaster-off-line", &[("count", count.into())]);
        window.says(&line)
    };
    for (game, count) in [(None, 11), (Some("new-game-sea"), 15), (Some("new-game-knights"), 17)] {
        if let Some(game) = game {
            window.tap(game);
        }
        window.tap("new-tab-rules");
        assert!(needs(&window, count), "{count}: {:?}", window.names());
    }
    window.tap("rule-target-more");
    assert!(needs(&window, 18), "also where the table has set it");
    window.tap("rule-harbormaster");
    assert!(!(3..=30).any(|count| needs(&window, count)), "it is in: nothing is to be added");
}

/// A saved game in a window whose system shows files, or doesn't.
fn with_files(files: Files, language: Language) -> (Window, FakeSystem, tempfile::TempDir) {
    let data_dir = temp_dir();
    saved(data_dir.path(), &["Ada", "Ben", "Cleo"], (20, 5));
    speak(data_dir.path(), language);
    let system =
        FakeSystem { files, ..FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 }) };
    let mut window = Window::sharing(data_dir.path(), LANDSCAPE, &system);
    window.text = Text::of(language);
    window.walk("home-resume history history-export");
    let form = window.text.get("history-export-csv");
    let name = window.text.with("history-export-name", &[("form", form.into())]);
    window.touch(&name);
    (window, system, data_dir)
}

#[test]
fn a_message_with_a_path_opens_its_folder_where_the_system_can() {
    for language in Language::ALL {
        let (mut window, system, data_dir) = with_files(Files::ByPath, language);
        window.check_controls("a message with two buttons", |_| false);
        window.tap("message-open-folder");
        let shown = system.shown.borrow().clone();
        assert_eq!(shown.len(), 1, "{shown:?}");
        assert!(shown[0].starts_with(data_dir.path()) && shown[0].is_file(), "{shown:?}");
        let (window, system, _data) = with_files(Files::ByDialog, language);
        assert!(!window.shows("message-open-folder"));
        assert!(system.shown.borrow().is_empty());
    }
}

#[test]
fn an_exported_game_is_found_by_a_touch() {
    let data_dir = temp_dir();
    saved(data_dir.path(), &["Ada", "Ben", "Cleo"], (20, 5));
    let system = FakeSystem::from(Fake { time: DateTime::UNIX_EPOCH, seed: 3 });
    let mut window = Window::sharing(data_dir.path(), LANDSCAPE, &system);
    window.touch_starting("More about");
    window.tap("game-export");
    let file = data_dir.path().join("out.tableside");
    window.fill("file-path-field", &file.display().to_string());
    window.tap("game-export-now");
    assert!(file.is_file(), "{:?}", window.names());
    window.tap("message-open-folder");
    assert_eq!(*system.shown.borrow(), [file]);
}

#[test]
fn a_map_with_too_many_of_a_piece_says_of_which() {
    let frame = SeaFrame::Four;
    let whole = new_shores();
    let hand = |island| {
        let mut editor = IslandEditor::at_sea(frame);
        editor.begin_from(island);
        Hand::at(editor, LANDSCAPE)
    };
    let begun = hand(&whole);
    assert!(begun.tells("enter-nothing-missing"), "the box has all of it");
    let mountain = whole.tiles().iter().find(|tile| tile.terrain == Terrain::Mountains);
    let tile = Tile { terrain: Terrain::Pasture, ..*mountain.expect("mountains") };
    let other = whole.laid(tile.at, Some(tile)).expect("an island");
    let begun = hand(&other);
    assert!(begun.says("More than the box has: Pasture (by 1)."));
    assert!(!begun.tells("enter-nothing-missing"));
}
