//! The house rules: which room may use which. Arrows run downward only.

use std::fs;
use std::path::Path;

use crate::common::sources::sources;
use crate::imports::{Imports, Module, circles, written};

/// Each room with those that it may use.
const ROOMS: [(&str, &[&str]); 9] = [
    ("board", &[]),
    ("cards", &["board"]),
    ("scenarios", &["board"]),
    ("game", &["board", "cards", "scenarios"]),
    ("store", &["board", "cards", "scenarios", "game"]),
    ("stats", &["board", "cards", "scenarios", "game"]),
    ("words", &["board", "cards", "scenarios", "game", "store", "stats"]),
    ("cli", &["board", "cards", "scenarios", "game", "store", "stats", "words"]),
    ("app", &["board", "cards", "scenarios", "game", "store", "stats", "words"]),
];

/// The app's own rooms, from the lowest to the highest: each may use those before
/// it.
const APP: [&[&str]; 11] = [
    &["theme"],
    &["widgets"],
    &["session"],
    &["sound"],
    &["platform"],
    &["settings"],
    &["library"],
    &["command"],
    &["screens"],
    &["shell"],
    &["desktop", "web"],
];

const PLAY: &str = "app::screens::play";

fn room(name: &str) -> Vec<(String, String)> {
    sources(&format!("src/{name}"))
}

/// What the program's files name.
fn imports() -> Imports {
    let files = sources("src");
    let program = |file: &str| ["main.rs", "command_line.rs"].contains(&file);
    let below_src = |file: &str| file.strip_prefix("src/").unwrap_or(file).to_owned();
    let files: Vec<(String, String)> = files
        .into_iter()
        .map(|(file, text)| (below_src(&file), text))
        .filter(|(file, _)| !program(file))
        .collect();
    Imports::read(files.iter().map(|(file, text)| (file.as_str(), text.as_str())))
}

/// Each file with each that it names, as they are written.
fn named(imports: &Imports) -> Vec<(String, String)> {
    let edges = imports.edges();
    let each = |(at, to): (&Module, &Module)| (written(at), written(to));
    edges.iter().flat_map(|(at, named)| named.iter().map(move |to| each((at, to)))).collect()
}

/// The part of a path after `above`, if it lies below it.
fn below<'a>(path: &'a str, above: &str) -> Option<&'a str> {
    path.strip_prefix(above)?.strip_prefix("::")
}

/// The first name of a path.
fn first(path: &str) -> &str {
    path.split("::").next().unwrap_or_default()
}

/// What goes upward, from one room to a higher one or to one beside it.
fn upward(imports: &Imports) -> Vec<String> {
    let may = |from: &str, to: &str| {
        let below = ROOMS.iter().find(|(name, _)| *name == from);
        from == to || below.is_none_or(|(_, below)| below.contains(&to))
    };
    let level = |room: &str| APP.iter().position(|level| level.contains(&room));
    let rises = |(at, to): &(String, String)| {
        if !may(first(at), first(to)) {
            return true;
        }
        let (Some(at), Some(to)) = (below(at, "app"), below(to, "app")) else { return false };
        let (from, to) = (first(at), first(to));
        from != to && level(from).is_none_or(|from| level(to).is_none_or(|to| to >= from))
    };
    let found = named(imports).into_iter().filter(rises);
    found.map(|(at, to)| format!("{at} uses {to}")).collect()
}

/// What the play screen's parts may not know: panels each other and what is above
/// them, small parts the panels, and nobody the screen itself.
fn too_much_known_in_play(imports: &Imports) -> Vec<String> {
    let knows = |(at, to): &(String, String)| {
        let Some(at) = below(at, PLAY) else { return false };
        if to == PLAY {
            return true;
        }
        let Some(to) = below(to, PLAY) else { return false };
        let panel = |path: &str| below(path, "panels").map(|rest| first(rest).to_owned());
        match (first(at), first(to)) {
            ("frame", "panels") | ("parts" | "panel" | "view", "panels" | "frame") => true,
            ("panels", "panels") => panel(at) != panel(to),
            ("panels", room) => !["parts", "panel", "view"].contains(&room),
            _ => false,
        }
    };
    let found = named(imports).into_iter().filter(knows);
    found.map(|(at, to)| format!("{at} knows {to}")).collect()
}

/// The part of a file that is built into the program.
fn built(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or_default()
}

#[test]
fn arrows_between_rooms_run_downward_only() {
    let found = upward(&imports());
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let found: Vec<Vec<String>> = circles(&imports().edges())
        .iter()
        .map(|circle| circle.iter().map(written).collect())
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn panels_know_neither_each_other_nor_the_play_screen() {
    let found = too_much_known_in_play(&imports());
    assert!(found.is_empty(), "{found:#?}");
}

/// A house of two floors with one file changed.
fn house(file: &str, text: &str) -> Imports {
    let play = |rest: &str| format!("app/screens/play/{rest}");
    let files = [
        ("lib.rs".to_owned(), "mod app; mod game; mod words;"),
        ("game/mod.rs".to_owned(), "pub mod act; pub mod fold;"),
        ("game/act.rs".to_owned(), "pub struct Act;"),
        ("game/fold.rs".to_owned(), "use super::act::Act; pub fn fold(_: Act) {}"),
        ("words/mod.rs".to_owned(), "use crate::game::act::Act; pub fn say(_: Act) {}"),
        ("app/mod.rs".to_owned(), "mod screens; mod shell; mod theme;"),
        ("app/theme/mod.rs".to_owned(), "pub struct Palette;"),
        ("app/shell/mod.rs".to_owned(), "use crate::app::screens::Play; struct Shell(Play);"),
        ("app/screens/mod.rs".to_owned(), "pub mod play; pub use play::Play;"),
        (play("mod.rs"), "mod panel; mod panels; mod parts; pub struct Play;"),
        (play("panel.rs"), "pub trait Panel {}"),
        (play("parts.rs"), "use crate::app::theme::Palette; pub fn button(_: Palette) {}"),
        (play("panels/mod.rs"), "pub mod build; pub mod trade;"),
        (play("panels/build.rs"), "use super::super::parts::button; pub struct Build;"),
        (play("panels/trade.rs"), "use super::super::panel::Panel; pub struct Trade;"),
    ];
    assert!(files.iter().any(|(name, _)| name == file), "{file} is in the house");
    let changed = |name: &str, old| if name == file { text } else { old };
    Imports::read(files.iter().map(|(name, old)| (name.as_str(), changed(name, old))))
}

#[test]
fn the_house_as_it_is_built_breaks_no_rule() {
    let sound = house("game/act.rs", "pub struct Act;");
    assert_eq!(upward(&sound), Vec::<String>::new());
    assert_eq!(circles(&sound.edges()), Vec::<Vec<Module>>::new());
    assert_eq!(too_much_known_in_play(&sound), Vec::<String>::new());
}

#[test]
fn an_arrow_upward_is_found_however_it_is_written() {
    for (file, text, found) in [
        ("game/act.rs", "use crate::words::say;", "game::act uses words"),
        ("game/act.rs", "use super::super::words::say;", "game::act uses words"),
        ("game/act.rs", "fn f(a: Act) { crate::words::say(a) }", "game::act uses words"),
        ("game/act.rs", "fn f() { vec![crate::words::say] }", "game::act uses words"),
        ("words/mod.rs", "use crate::app::theme::Palette;", "words uses app::theme"),
        ("app/theme/mod.rs", "use crate::app::shell::Shell;", "app::theme uses app::shell"),
        ("app/theme/mod.rs", "use super::screens::Play;", "app::theme uses app::screens::play"),
    ] {
        assert_eq!(upward(&house(file, text)), [found], "{text}");
    }
}

#[test]
fn a_circle_is_found_through_re_exports_and_by_any_path() {
    for text in [
        "use super::fold::fold; pub struct Act;",
        "use crate::game::fold; pub struct Act; fn f() { fold::fold(Act) }",
        "pub struct Act; fn f() { g!(super::fold::fold) }",
    ] {
        let found = circles(&house("game/act.rs", text).edges());
        let found: Vec<Vec<String>> =
            found.iter().map(|circle| circle.iter().map(written).collect()).collect();
        assert_eq!(found, [["game::act", "game::fold"]], "{text}");
    }
    let of_tests = "pub struct Act; #[cfg(test)] mod tests { use super::super::fold::fold; }";
    assert!(circles(&house("game/act.rs", of_tests).edges()).is_empty());
}

#[test]
fn a_panel_that_knows_too_much_is_found() {
    let play = "app::screens::play";
    let build = format!("{play}::panels::build");
    for (file, text, at, to) in [
        ("panels/build.rs", "use super::trade::Trade;", &*build, "::panels::trade"),
        ("panels/build.rs", "use super::super::Play;", &*build, ""),
        ("panels/build.rs", "use crate::app::screens::Play;", &*build, ""),
        ("parts.rs", "use super::panels::build::Build;", "::parts", "::panels::build"),
        ("panel.rs", "use super::panels::build::Build;", "::panel", "::panels::build"),
    ] {
        let at = if at.starts_with("::") { format!("{play}{at}") } else { at.to_owned() };
        let found = too_much_known_in_play(&house(&format!("app/screens/play/{file}"), text));
        assert_eq!(found, [format!("{at} knows {play}{to}")], "{text}");
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
        assert!(may, "{name} belongs in a room");
    }
}

#[test]
fn only_the_disk_opens_files() {
    let others = room("store").into_iter().filter(|(file, _)| !file.starts_with("src/store/disk"));
    let without_tests = others.filter(|(file, _)| !file.ends_with("tests.rs"));
    for (file, text) in without_tests {
        for opens in ["File::open", "OpenOptions", "std::fs"] {
            assert!(!built(&text).contains(opens), "{file} opens files with {opens}");
        }
    }
}

#[test]
fn board_cards_scenarios_game_and_stats_have_no_clock_file_thread_or_random_source() {
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
    for name in ["board", "cards", "scenarios", "game", "stats"] {
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
            // The window opens the null device, to mute a driver that fails, and a sound
            // server shows who may use it by a file of its own.
            let may = ["desktop/window.rs", "audio/pulse.rs"].iter().any(|it| file.ends_with(it));
            assert!(may || !built(&text).contains("std::fs"), "{file} touches files");
        }
    }
}

/// Otherwise what a file holds could forge lines.
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
