//! The house rules that no compiler keeps: no circles of files in a crate, an order among the
//! rooms of the app, and no clock, chance or file where there must be none. Which crate may use
//! which is said by their manifests.

use std::fs;

use quote::ToTokens as _;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, File};

use crate::common::sources::{program_sources, root, sources};
use crate::imports::{Imports, Module, attributes, circles, is_for_tests, written};

/// The crates in which neither the window nor a file, a clock or chance has a place.
const PURE: [&str; 5] = ["board", "cards", "scenarios", "game", "stats"];

/// The app's own rooms, from the lowest to the highest: each may use those before
/// it.
const APP: [&[&str]; 9] = [
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

/// The sources of a crate.
fn room(name: &str) -> Vec<(String, String)> {
    sources(&format!("crates/{name}/src"))
}

/// The crates below the program.
fn crates() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates")).expect("a folder of the project");
    folders.map(|entry| entry.expect("there").file_name().to_string_lossy().into_owned()).collect()
}

/// Returns what the files of a crate, or of the program, name of each other.
fn imports(folder: &str) -> Imports {
    let below = format!("{folder}/");
    let program = |file: &str| ["main.rs", "command_line.rs"].contains(&file);
    let files: Vec<(String, String)> = sources(folder)
        .into_iter()
        .map(|(file, text)| (file.strip_prefix(&below).unwrap_or(&file).to_owned(), text))
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

/// What goes upward in the app, from one room to a higher one or to one beside it.
fn upward(imports: &Imports) -> Vec<String> {
    let level = |room: &str| APP.iter().position(|level| level.contains(&room));
    let rises = |(at, to): &(String, String)| {
        let (Some(at), Some(to)) = (below(at, "app"), below(to, "app")) else { return false };
        let (from, to) = (first(at), first(to));
        from != to && level(from).is_none_or(|from| level(to).is_none_or(|to| to >= from))
    };
    let found = named(imports).into_iter().filter(rises);
    found.map(|(at, to)| format!("{at} uses {to}")).collect()
}

/// Returns what the play screen's parts may not know: panels each other and what is above
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

/// Takes out what is built for tests alone.
pub struct WithoutTests;

impl VisitMut for WithoutTests {
    fn visit_file_mut(&mut self, file: &mut File) {
        file.items.retain(|item| !is_for_tests(attributes(item)));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            items.retain(|item| !is_for_tests(attributes(item)));
        }
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        item.items.retain(|item| {
            let syn::ImplItem::Fn(function) = item else { return true };
            !is_for_tests(&function.attrs)
        });
        visit_mut::visit_item_impl_mut(self, item);
    }

    // What documents is not built.
    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        attributes.retain(|attribute| !attribute.path().is_ident("doc"));
    }
}

/// The part of a file that is built into the program, its tokens written without spaces.
pub fn built(text: &str) -> String {
    let mut file = syn::parse_file(text).expect("the compiler reads it");
    WithoutTests.visit_file_mut(&mut file);
    file.into_token_stream().to_string().replace(' ', "")
}

/// Returns whether a file holds nothing but tests, or measures.
pub fn is_of_tests(file: &str) -> bool {
    file.ends_with("tests.rs") || ["/tests/", "/benches/"].iter().any(|part| file.contains(part))
}

#[test]
fn arrows_between_the_rooms_of_the_app_run_downward_only() {
    let found = upward(&imports("src"));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let crates = crates().into_iter().map(|name| format!("crates/{name}/src"));
    for folder in crates.chain(["src".to_owned()]) {
        let found: Vec<Vec<String>> = circles(&imports(&folder).edges())
            .iter()
            .map(|circle| circle.iter().map(written).collect())
            .collect();
        assert!(found.is_empty(), "{folder}: {found:#?}");
    }
}

#[test]
fn a_file_is_read_to_its_end_for_what_is_built() {
    let text = "#[cfg(test)] use a::b; fn f() { now () } impl T { #[cfg(test)] fn g() { x::y() } }
        #[cfg(test)] mod tests { fn h() { std::fs::read() } } fn last() {}";
    assert_eq!(built(text), "fnf(){now()}implT{}fnlast(){}");
}

#[test]
fn panels_know_neither_each_other_nor_the_play_screen() {
    let found = too_much_known_in_play(&imports("src"));
    assert!(found.is_empty(), "{found:#?}");
}

/// A house of two floors with one file changed.
fn house(file: &str, text: &str) -> Imports {
    let play = |rest: &str| format!("app/screens/play/{rest}");
    let files = [
        ("lib.rs".to_owned(), "mod app; mod game;"),
        ("game/mod.rs".to_owned(), "pub mod act; pub mod fold;"),
        ("game/act.rs".to_owned(), "pub struct Act;"),
        ("game/fold.rs".to_owned(), "use super::act::Act; pub fn fold(_: Act) {}"),
        ("app/mod.rs".to_owned(), "mod screens; mod shell; mod sound;"),
        ("app/sound/mod.rs".to_owned(), "pub struct Cue;"),
        ("app/shell/mod.rs".to_owned(), "use crate::app::screens::Play; struct Shell(Play);"),
        ("app/screens/mod.rs".to_owned(), "pub mod play; pub use play::Play;"),
        (play("mod.rs"), "mod panel; mod panels; mod parts; pub struct Play;"),
        (play("panel.rs"), "pub trait Panel {}"),
        (play("parts.rs"), "use crate::app::sound::Cue; pub fn button(_: Cue) {}"),
        (play("panels/mod.rs"), "pub mod build; pub mod trade;"),
        (play("panels/build.rs"), "use super::super::parts::button; pub struct Build;"),
        (play("panels/trade.rs"), "use super::super::panel::Panel; pub struct Trade;"),
    ];
    assert!(files.iter().any(|(name, _)| name == file), "{file} is in the house");
    let changed = |name: &str, old| if name == file { text } else { old };
    Imports::read(files.iter().map(|(name, old)| (name.as_str(), changed(name, old))))
}

#[test]
fn an_arrow_upward_is_found_however_it_is_written() {
    let found = "app::sound uses app::shell";
    for (file, text, found) in [
        ("app/sound/mod.rs", "use crate::app::shell::Shell;", found),
        ("app/sound/mod.rs", "use super::shell::Shell;", found),
        ("app/sound/mod.rs", "fn f(a: crate::app::shell::Shell) {}", found),
        ("app/sound/mod.rs", "fn f() { vec![crate::app::shell::Shell] }", found),
        ("app/sound/mod.rs", "use super::screens::Play;", "app::sound uses app::screens::play"),
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

/// Returns whether a path of the project's own names a room, a file, or something that is written
/// in one; a path of anybody else's is not looked for.
fn is_written(path: &str) -> bool {
    let mut parts = path.split("::");
    let folder = match parts.next().unwrap_or_default() {
        "tableside" => "src".to_owned(),
        own if crates().iter().any(|name| name == own) => format!("crates/{own}/src"),
        _ => return true,
    };
    let mut at = root().join(&folder);
    let mut text = fs::read_to_string(at.join("lib.rs")).expect("a crate's first file");
    let says = |text: &str, part: &str| {
        ["struct", "enum", "fn"].iter().any(|word| text.contains(&format!("{word} {part}")))
    };
    let mut is_type = false;
    for part in parts {
        let file = at.join(format!("{part}.rs"));
        at = at.join(part);
        if let Ok(inside) =
            fs::read_to_string(file).or_else(|_| fs::read_to_string(at.join("mod.rs")))
        {
            text = inside;
        } else if is_type {
            // What a type does may be written anywhere in its crate.
            return sources(&folder).iter().any(|(_, text)| says(text, part));
        } else if says(&text, part) {
            is_type = true;
        } else {
            return false;
        }
    }
    true
}

/// Otherwise a file that is renamed makes the page wait for its second part, or takes what the
/// second part should bring into the first.
#[test]
fn the_parts_of_the_page_are_named_as_the_files_are() {
    let list = root().join("web/bindgen/src/later.rs");
    let list = fs::read_to_string(list).expect("a source file");
    let paths: Vec<&str> = list
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","))
        .collect();
    assert!(paths.contains(&"scenarios::titles"), "{paths:?}");
    let strays: Vec<&&str> = paths.iter().filter(|path| !is_written(path)).collect();
    assert!(strays.is_empty(), "{strays:?}");
    assert!(!is_written("scenarios::headings") && !is_written("board::code::Nothing"));
}

#[test]
fn only_the_words_know_the_language_of_sentences() {
    for (file, text) in program_sources() {
        let is_of_words = file.starts_with("crates/words/");
        assert!(is_of_words || !text.contains("fluent"), "{file} mentions fluent");
    }
}

#[test]
fn nothing_lies_loose_in_the_app() {
    for entry in fs::read_dir(root().join("src/app")).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let may = path.is_dir() || ["mod.rs", "command.rs"].contains(&name.as_str());
        assert!(may, "{name} belongs in a room");
    }
}

#[test]
fn only_the_disk_opens_files() {
    let is_disk = |file: &str| file.starts_with("crates/store/src/disk");
    let others = room("store").into_iter().filter(|(file, _)| !is_disk(file) && !is_of_tests(file));
    for (file, text) in others {
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
    for name in PURE {
        for (file, text) in room(name).into_iter().filter(|(file, _)| !is_of_tests(file)) {
            let built = built(&text);
            for source in sources {
                assert!(!built.contains(source), "{file} uses {source}");
            }
        }
    }
}

#[test]
fn only_the_store_touches_files() {
    let others = program_sources().into_iter().filter(|(file, _)| !file.contains("crates/store/"));
    for (file, text) in others.filter(|(file, _)| !is_of_tests(file)) {
        // The window opens the null device, to mute a driver that fails, and a sound
        // server shows who may use it by a file of its own.
        let may = ["desktop/mod.rs", "audio/pulse.rs"].iter().any(|it| file.ends_with(it));
        assert!(may || !built(&text).contains("std::fs"), "{file} touches files");
    }
}

#[test]
fn only_the_guests_name_the_network() {
    let others = program_sources().into_iter().filter(|(file, _)| !file.contains("crates/guests/"));
    for (file, text) in others.filter(|(file, _)| !is_of_tests(file)) {
        // A sound server is on this machine, and only the way to end such a connection has its
        // name there.
        let may = file.ends_with("audio/pulse.rs");
        assert!(may || !built(&text).contains("std::net"), "{file} names the network");
    }
}

/// Otherwise what a file holds could forge lines.
#[test]
fn what_the_command_line_says_is_printed_in_one_place() {
    let program = root().join("src/command_line.rs");
    let program = ("command_line.rs".to_owned(), fs::read_to_string(program).expect("there"));
    let files = room("cli").into_iter().chain([program]);
    for (file, text) in files.filter(|(file, _)| !file.ends_with("printed.rs")) {
        for print in ["println!", "print!(", "writeln!(output", "writeln!(std", "to_writer("] {
            assert!(!built(&text).contains(print), "{file}: {print}");
        }
    }
}

#[test]
fn no_file_is_too_long_to_read_at_one_sitting() {
    for (file, text) in program_sources() {
        let lines = text.lines().count();
        assert!(lines <= 500, "{file} has {lines} lines");
    }
}

#[test]
fn every_crate_keeps_the_rules_of_all() {
    for name in crates() {
        let read = |file: &str| fs::read_to_string(root().join("crates").join(&name).join(file));
        let manifest = read("Cargo.toml").expect("there");
        assert!(manifest.contains("[lints]\nworkspace = true"), "{name}: lints");
        assert!(read("src/lib.rs").expect("there").contains("#![forbid(unsafe_code)]"), "{name}");
        let draws = ["egui", "eframe"].iter().any(|window| manifest.contains(window));
        assert!(!draws || name == "kit", "{name} knows the window");
    }
    let top = fs::read_to_string(root().join("src/lib.rs")).expect("there");
    assert!(top.contains("#![forbid(unsafe_code)]"));
}
