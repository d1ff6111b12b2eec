//! The house rules: which room may use which. Arrows run downward only.

use std::fs;
use std::path::Path;

/// Each room with those that it may use.
const ROOMS: [(&str, &[&str]); 8] = [
    ("board", &[]),
    ("cards", &["board"]),
    ("game", &["board", "cards"]),
    ("store", &["board", "cards", "game"]),
    ("stats", &["board", "cards", "game"]),
    ("words", &["board", "cards", "game", "store", "stats"]),
    ("cli", &["board", "cards", "game", "store", "stats", "words"]),
    ("app", &["board", "cards", "game", "store", "stats", "words"]),
];

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            found.push((path.display().to_string(), text));
        }
    }
}

fn room(name: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name), &mut found);
    assert!(!found.is_empty(), "room {name} is there");
    found
}

/// The part of a file that is built into the program.
fn built(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or_default()
}

#[test]
fn arrows_between_rooms_run_downward_only() {
    let names: Vec<&str> = ROOMS.iter().map(|(name, _)| *name).collect();
    for (name, below) in ROOMS {
        for (file, text) in room(name) {
            for used in names.iter().filter(|used| **used != name && !below.contains(used)) {
                let arrow = format!("crate::{used}");
                assert!(!text.contains(&arrow), "{file} uses {arrow}");
            }
        }
    }
}

#[test]
fn only_the_app_knows_the_window() {
    for (name, _) in ROOMS.iter().filter(|(name, _)| *name != "app") {
        for (file, text) in room(name) {
            for foreign in ["egui", "eframe"] {
                assert!(!text.contains(foreign), "{file} mentions {foreign}");
            }
        }
    }
}

#[test]
fn only_the_words_know_the_language_of_sentences() {
    for (name, _) in ROOMS.iter().filter(|(name, _)| *name != "words") {
        for (file, text) in room(name) {
            assert!(!text.contains("fluent"), "{file} mentions fluent");
        }
    }
}

#[test]
fn nothing_lies_loose_in_the_app() {
    let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    for entry in fs::read_dir(app).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let may = path.is_dir() || ["mod.rs", "command.rs"].contains(&name.as_str());
        assert!(may, "{name} belongs into a room");
    }
}

#[test]
fn only_the_disk_opens_files() {
    let disk = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/disk");
    let others = room("store").into_iter().filter(|(file, _)| !Path::new(file).starts_with(&disk));
    let built_in = others.filter(|(file, _)| !file.ends_with("tests.rs"));
    for (file, text) in built_in {
        for opens in ["File::open", "OpenOptions", "std::fs"] {
            assert!(!built(&text).contains(opens), "{file} opens files by {opens}");
        }
    }
}

#[test]
fn board_cards_game_and_stats_have_no_clock_file_thread_or_random_source() {
    let sources = [
        "std::fs",
        "std::thread",
        "std::time",
        "Utc::now",
        "Local::now",
        "rand::rng",
        "rand::random",
        "std::env",
        "Instant::",
    ];
    for name in ["board", "cards", "game", "stats"] {
        for (file, text) in room(name) {
            for source in sources {
                assert!(!built(&text).contains(source), "{file} uses {source}");
            }
        }
    }
}

#[test]
fn only_the_store_touches_files() {
    for (name, _) in ROOMS.iter().filter(|(name, _)| *name != "store") {
        for (file, text) in room(name) {
            // The window opens the null device, to mute a driver that fails.
            let may = file.ends_with("desktop/window.rs");
            assert!(may || !built(&text).contains("std::fs"), "{file} touches files");
        }
    }
}

/// What a file holds could forge lines otherwise.
#[test]
fn what_the_command_line_says_is_printed_in_one_place() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let program = fs::read_to_string(src.join("command_line.rs")).expect("there");
    let mut files = room("cli");
    files.push(("command_line.rs".to_owned(), program));
    for (file, text) in files.iter().filter(|(file, _)| !file.ends_with("printed.rs")) {
        for print in ["println!", "print!(", "writeln!(output", "writeln!(std", "to_writer("] {
            assert!(!built(text).contains(print), "{file}: {print}");
        }
    }
}

#[test]
fn no_unsafe_code_and_no_file_too_long_to_read_at_one_sitting() {
    for (name, _) in ROOMS {
        for (file, text) in room(name) {
            assert!(!text.contains("unsafe {"), "{file}");
            let lines = text.lines().count();
            assert!(lines <= 470, "{file} has {lines} lines");
        }
    }
    let root = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs"));
    assert!(root.expect("lib.rs").contains("#![forbid(unsafe_code)]"));
}
