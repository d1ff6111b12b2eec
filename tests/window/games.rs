//! Saved games through the window: named, put away, deleted, put back, and
//! taken to another machine.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use cli::show;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Entry, Step, Title};
use rstest::rstest;
use store::{Folder, Place, read_journal};
use tableside::app::platform::{Fake, FakeSystem};
use tempfile::TempDir;

use crate::common::journals::rewrite;
use crate::common::{self, temp_dir};
use crate::tools::saved::saved;
use crate::tools::window::{LANDSCAPE, PORTRAIT, Window, now};

const LONG: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

fn path_text(path: &Path) -> &str {
    path.to_str().expect("plain")
}

fn paths(data_dir: &Path, place: Place) -> Vec<PathBuf> {
    let list = Folder::new(data_dir).list_at(place).expect("a list");
    list.into_iter().map(|saved| saved.path).collect()
}

fn title(path: &Path) -> Option<String> {
    let opened = read_journal(path).expect("it opens");
    assert_eq!(opened.damage, None);
    opened.game.title().map(Title::to_string)
}

/// All files below a folder with what is in them. What is hidden is left out:
/// locks come and go.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let is_hidden =
        |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    common::files(folder).into_iter().filter(|(path, _)| !is_hidden(path)).collect()
}

/// The list of a game of Anna and Ben, and the file in which it lies.
fn listed() -> (TempDir, PathBuf, Window) {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    let window = Window::open(data_dir.path(), LANDSCAPE);
    (data_dir, path, window)
}

impl Window {
    /// Opens the page of the game whose row says this.
    #[track_caller]
    pub fn about(&mut self, players: &str) {
        let names = self.names();
        let name =
            names.iter().find(|name| name.starts_with("More about") && name.contains(players));
        let name = name.unwrap_or_else(|| panic!("no {players} among {names:?}")).clone();
        self.touch(&name);
    }

    fn asks_for(&mut self, door: &str, path: &Path) {
        self.tap(door);
        self.fill("file-path-field", path_text(path));
        self.press(egui::Key::Enter);
    }
}

#[test]
fn a_game_is_called_by_its_title_until_that_is_taken_away() {
    let (data_dir, path, mut window) = listed();
    window.about("Anna, Ben");
    window.fill("game-title", "At Lea's");
    window.tap("game-rename");
    assert_eq!(title(&path).as_deref(), Some("At Lea's"));
    window.fill("game-title", &format!("{LONG}W"));
    window.press(egui::Key::Enter);
    assert_eq!(title(&path).as_deref(), Some(LONG), "forty letters and no more");
    window.tap("game-back");
    assert!(window.has(LONG));
    assert!(Window::open(data_dir.path(), PORTRAIT).has(LONG), "another start shows it too");
    window.about(LONG);
    window.fill("game-title", "");
    window.tap("game-rename-off");
    assert_eq!(title(&path), None);
    window.tap("game-back");
    assert!(!window.has(LONG));
    let list = Folder::new(data_dir.path()).list().expect("a list");
    let played = list[0].game.as_ref().expect("a game").last_time();
    assert_eq!(played, now(), "to be named is not to be played");
}

#[test]
fn a_title_that_nobody_sees_is_refused_and_takes_none_away() {
    let (_data_dir, path, mut window) = listed();
    window.about("Anna");
    window.fill("game-title", "Christmas");
    window.tap("game-rename");
    window.fill("game-title", "\u{200b}\u{202e}");
    assert!(window.says("This title can't be seen."), "{:?}", window.names());
    window.walk("game-rename game-back");
    assert_eq!(title(&path).as_deref(), Some("Christmas"));
    window.about("Anna");
    window.fill("game-title", "\u{202e}Easter\u{200b}");
    window.tap("game-rename");
    assert_eq!(title(&path).as_deref(), Some("Easter"));
}

#[test]
fn whatever_leads_on_or_closes_the_window_a_title_that_was_typed_is_kept() {
    for door in ["game-back", "home-resume", "game-archive", "game-export", "closed"] {
        let (data_dir, _, mut window) = listed();
        window.about("Anna");
        window.fill("game-title", "Tuesday");
        match door {
            "closed" => window.harness.state_mut().as_mut().expect("it runs").keep(),
            door => window.tap(door),
        }
        let all = [Place::Table, Place::Archive].map(|place| paths(data_dir.path(), place));
        let path = all.iter().flatten().next().expect("it is there");
        assert_eq!(title(path).as_deref(), Some("Tuesday"), "{door}");
        assert_eq!(window.app().game().is_some(), door == "home-resume", "{door}");
        assert_eq!(all[1].len(), usize::from(door == "game-archive"));
        assert_eq!(window.shows("file-path-field"), door == "game-export");
    }
}

#[test]
fn a_game_goes_to_the_archive_and_comes_back_from_it() {
    let (data_dir, path, mut window) = listed();
    let before = fs::read(&path).expect("read");
    assert!(!window.says("Archive ("));
    window.about("Anna");
    window.walk("game-archive game-back");
    assert!(!window.shows("home-resume"), "nothing is left to resume");
    assert_eq!(paths(data_dir.path(), Place::Table), [""; 0].map(PathBuf::from));
    let archived = paths(data_dir.path(), Place::Archive);
    assert_eq!(archived.len(), 1);
    let name = path.file_stem().expect("a name").to_str().expect("plain");
    assert_eq!(Folder::new(data_dir.path()).find(name), archived[0]);

    window.touch("Archive (1)");
    window.touch_starting("Anna, Ben. ");
    window.tap("game-unarchive");
    assert_eq!(fs::read(&path).expect("back at its place"), before);
    window.walk("game-archive home-resume");
    assert!(window.app().game().is_some(), "it is played");
    assert_eq!(paths(data_dir.path(), Place::Table), [path], "what goes on lies on the table");
}

#[test]
fn deleted_games_come_back_one_after_the_other() {
    let data_dir = temp_dir();
    for names in [["Anna", "Ben"], ["Cleo", "Dan"], ["Eva", "Finn"]] {
        saved(data_dir.path(), &names, (40, 40));
    }
    let before = files(data_dir.path());
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    for names in ["Cleo, Dan", "Anna, Ben", "Eva, Finn"] {
        window.about(names);
        window.tap("game-delete");
        assert!(window.has(&format!("Undo: put {names} back")), "one touch, and no question");
    }
    assert!(paths(data_dir.path(), Place::Table).is_empty());
    // The bin outlives other screens.
    window.walk("home-decks game-back");
    for (left, names) in [(1, "Eva, Finn"), (2, "Anna, Ben"), (3, "Cleo, Dan")] {
        window.touch(&format!("Undo: put {names} back"));
        assert_eq!(paths(data_dir.path(), Place::Table).len(), left);
    }
    assert!(!window.says("Undo: "));
    assert_eq!(files(data_dir.path()), before);
}

#[test]
fn what_one_window_has_deleted_another_restores() {
    let (data_dir, path, mut window) = listed();
    window.about("Anna");
    window.tap("game-delete");
    let mut second = Window::open(data_dir.path(), LANDSCAPE);
    assert!(!second.shows("home-resume"));
    second.touch("Deleted (1)");
    second.touch("Restore Anna, Ben");
    assert!(path.is_file());
    window.touch("Undo: put Anna, Ben back");
    assert!(path.is_file() && !window.says("can't be"), "it is done already");
    assert!(!window.says("Undo: "));
    window.tap("home-resume");
}

#[test]
fn a_game_that_is_open_in_another_window_is_left_alone() {
    let (data_dir, path, mut plays) = listed();
    plays.tap("home-resume");
    let before = fs::read(&path).expect("read");
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    for door in ["game-delete", "game-archive", "game-rename"] {
        window.about("Anna");
        if door == "game-rename" {
            window.fill("game-title", "Mine");
        }
        window.tap(door);
        assert!(window.says("is open in another window. Close it there first."), "{door}");
        window.fill("game-title", "");
        window.tap("game-back");
        assert_eq!(fs::read(&path).expect("there"), before, "{door}");
    }
    drop(plays);
    window.about("Anna");
    window.tap("game-delete");
    assert!(!path.exists());
}

#[test]
fn a_game_is_exported_and_goes_on_elsewhere_as_it_stood() {
    let (here, there, stick) = (temp_dir(), temp_dir(), temp_dir());
    let path = saved(here.path(), &["Anna", "Ben", "Cleo"], (90, 90));
    let mut window = Window::open(here.path(), LANDSCAPE);
    window.about("Anna");
    let file = stick.path().join("holiday");
    window.asks_for("game-export", &file);
    let file = file.with_extension("tableside");
    assert!(window.says(&format!("Saved to {}", file.display())));

    let mut other = Window::open(there.path(), PORTRAIT);
    other.asks_for("home-import", &file);
    assert!(other.says("Imported."));
    let imported = paths(there.path(), Place::Table);
    assert_eq!(imported.len(), 1);
    other.tap("home-resume");
    let shown = |path: &Path| show(&read_journal(path).expect("a game").game).expect("shown");
    assert_eq!(show(other.app().game().expect("it plays")).expect("shown"), shown(&path));
    assert_eq!(shown(&imported[0]), shown(&path));

    // Once more it is here already, and that one is offered.
    other.tap("menu");
    other.asks_for("home-import", &file);
    assert!(other.says("This game is already here"));
    other.tap("home-resume");
    assert_eq!(paths(there.path(), Place::Table), imported);
}

#[test]
fn an_export_replaces_only_what_it_is_told_to_and_never_a_game() {
    let (data_dir, stick) = (temp_dir(), temp_dir());
    let path = saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    let other = saved(data_dir.path(), &["Cleo", "Dan"], (40, 40));
    let (bytes, others) = (fs::read(&path).expect("read"), fs::read(&other).expect("read"));
    let there = stick.path().join("letter.tableside");
    fs::write(&there, "dear").expect("written");
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.about("Anna");
    window.asks_for("game-export", &there);
    assert!(window.says("already exists. Nothing was written."));
    assert_eq!(fs::read(&there).expect("read"), b"dear");
    window.tap("file-write-over");
    assert_eq!(fs::read(&there).expect("read"), bytes);
    window.asks_for("game-export", stick.path());
    let named = stick.path().join(path.file_name().expect("a name"));
    assert_eq!(fs::read(named).expect("a folder takes it by its name"), bytes);
    window.asks_for("game-export", &other);
    assert!(window.says("would end up among Tableside's own games"));
    assert!(!window.shows("file-write-over"));
    assert_eq!(fs::read(&other).expect("read"), others);
    window.fill("file-path-field", "/nowhere/at/all.tableside");
    window.press(egui::Key::Enter);
    assert!(window.says("can't be saved: it is not there."));
    window.tap("game-back");
    assert!(window.shows("game-archive"), "back at the game's page");
}

/// Writes a copy of a journal that claims to go on with the one in `name`, and that goes on with
/// `more`; its checksums fit.
fn forge(journal: &Path, copy: &Path, (name, sum): (&str, &str), more: Option<String>) {
    let from = format!(r#","from":{{"file":"{name}","sum":"{sum}"}},"setup":"#);
    fs::copy(journal, copy).expect("copied");
    rewrite(copy, |lines| {
        for opening in &mut lines[..2] {
            *opening = opening.replacen(",\"setup\":", &from, 1);
        }
        lines.extend(more);
    });
}

#[test]
fn nothing_in_an_imported_file_says_where_anything_goes() {
    let (source, outer) = (temp_dir(), temp_dir());
    let game = saved(source.path(), &["Anna", "Ben"], (40, 40));
    let entry = Entry::new(now(), Step::Named(Title::try_from("../../etc".to_owned()).ok()));
    let titled = serde_json::to_string(&entry).expect("JSON");
    let file = outer.path().join("from outside.tableside");
    forge(&game, &file, ("../../x", "00000000"), Some(titled));
    // Two folders deep, so that there is somewhere to go up to.
    let data_dir = outer.path().join("a/b");
    fs::create_dir_all(&data_dir).expect("made");
    let before = files(outer.path());

    let mut window = Window::open(&data_dir, LANDSCAPE);
    window.asks_for("home-import", &file);
    assert!(window.says("Imported."), "{:?}", window.names());
    let imported = paths(&data_dir, Place::Table);
    assert_eq!(imported[0].file_name(), game.file_name(), "by its date alone");
    assert_eq!(title(&imported[0]).as_deref(), Some("../../etc"), "just words");
    let only = |place: &Path| {
        let new: Vec<_> =
            files(outer.path()).into_keys().filter(|path| !before.contains_key(path)).collect();
        assert!(new.iter().all(|path| path.starts_with(place)), "{new:?}");
        assert_eq!(new.len(), 1, "{new:?}");
        let gone: Vec<_> =
            before.keys().filter(|path| !files(outer.path()).contains_key(*path)).collect();
        assert!(gone.is_empty(), "{gone:?}");
    };
    only(&data_dir.join("games"));
    window.tap("game-archive");
    only(&data_dir.join("games/archive"));
    window.walk("game-unarchive game-export");
    let proposed =
        window.harness.get_by_label(&window.text.get("file-path-field")).accesskit_node().value();
    let name = imported[0].file_name().expect("a name").to_string_lossy().into_owned();
    assert_eq!(proposed, Some(name), "a title makes no path");
    window.walk("game-back game-delete");
    only(&data_dir.join("games/removed"));
    window.touch_starting("Undo: put ../../etc back");
    window.walk("home-resume menu");
    only(&data_dir.join("games"));
}

#[test]
fn a_file_from_elsewhere_hides_no_game_of_this_version() {
    let (source, data_dir) = (temp_dir(), temp_dir());
    let other = saved(source.path(), &["Cleo", "Dan"], (40, 40));
    let path = saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    let text = fs::read_to_string(&path).expect("text");
    let sum = text.lines().last().and_then(|line| line.get(..8)).expect("a sum").to_owned();
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let file = source.path().join("claims.tableside");
    forge(&other, &file, (&name, &sum), None);
    let folder = Folder::new(data_dir.path());
    folder.import(&file).expect("imported");
    assert_eq!(folder.list().expect("a list").len(), 2);
}

#[rstest]
#[case::nothing("isn't a Tableside game", |path: &Path| fs::write(path, "").expect("written"))]
#[case::foreign("isn't a Tableside game", |path: &Path| {
    fs::write(path, "dear diary").expect("written");
})]
#[case::one_huge_line("isn't a Tableside game", |path: &Path| {
    fs::write(path, vec![b'x'; 8 << 20]).expect("written");
})]
#[case::a_folder("isn't a Tableside game", |path: &Path| fs::create_dir(path).expect("made"))]
#[case::nowhere("it is not there", |_: &Path| {})]
#[case::newer("saved by a newer version", |path: &Path| {
    let json = r#"{"format":"tableside-game","version":99,"setup":{}}"#;
    fs::write(path, format!("00000000 00000000 1 {json}\n")).expect("written");
})]
#[case::no_opening("its beginning is damaged", |path: &Path| {
    let source = temp_dir();
    let game = saved(source.path(), &["Anna", "Ben"], (40, 40));
    let text = fs::read_to_string(game).expect("text");
    let later: Vec<&str> = text.lines().skip(2).collect();
    fs::write(path, later.join("\n") + "\n").expect("written");
})]
#[case::a_link_to_a_letter("isn't a Tableside game", |path: &Path| {
    let letter = path.with_file_name("letter.txt");
    fs::write(&letter, "dear").expect("written");
    link(&letter, path);
})]
fn what_is_no_game_is_not_imported_and_told_why(#[case] why: &str, #[case] make: impl Fn(&Path)) {
    let (outer, data_dir) = (temp_dir(), temp_dir());
    saved(data_dir.path(), &["Anna", "Ben"], (40, 40));
    let file = outer.path().join("in.tableside");
    make(&file);
    let before = (files(outer.path()), files(data_dir.path()));
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.asks_for("home-import", &file);
    assert!(window.says(why), "{why}: {:?}", window.names());
    assert_eq!((files(outer.path()), files(data_dir.path())), before);
    window.tap("game-back");
    assert!(window.shows("home-resume"));
}

#[cfg(unix)]
fn link(to: &Path, from: &Path) {
    std::os::unix::fs::symlink(to, from).expect("linked");
}

#[cfg(not(unix))]
fn link(to: &Path, from: &Path) {
    fs::copy(to, from).expect("copied");
}

#[test]
fn a_damaged_game_is_imported_as_it_is_and_says_from_where_on() {
    let (source, data_dir) = (temp_dir(), temp_dir());
    let game = saved(source.path(), &["Anna", "Ben"], (40, 40));
    let mut bytes = fs::read(&game).expect("read");
    let end = bytes.len() - 30;
    bytes[end] ^= 4;
    let file = source.path().join("in.tableside");
    fs::write(&file, &bytes).expect("written");
    let inside = data_dir.path().join("linked.tableside");
    link(&file, &inside);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.asks_for("home-import", &inside);
    assert!(window.says("file is damaged from line"), "{:?}", window.names());
    let imported = paths(data_dir.path(), Place::Table);
    assert_eq!(fs::read(&imported[0]).expect("read"), bytes);
    let kind = fs::symlink_metadata(&imported[0]).expect("there").file_type();
    assert!(kind.is_file(), "a copy, not a link");
}

#[test]
fn a_file_that_is_no_game_can_be_deleted_exported_and_put_away() {
    let (data_dir, stick) = (temp_dir(), temp_dir());
    let games = data_dir.path().join("games");
    fs::create_dir_all(&games).expect("made");
    fs::write(games.join("holiday.tableside"), "dear diary").expect("written");
    let before = files(data_dir.path());
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.touch("More about the file holiday.tableside");
    assert!(window.says("isn't a Tableside game") && !window.shows("home-resume"));
    window.asks_for("game-export", &stick.path().join("copy.txt"));
    assert_eq!(fs::read(stick.path().join("copy.txt")).expect("there"), b"dear diary");
    window.walk("game-archive game-back");
    window.touch("Archive (1)");
    window.touch("More about the file holiday.tableside");
    window.tap("game-delete");
    assert!(paths(data_dir.path(), Place::Archive).is_empty());
    window.touch("Undo: put holiday.tableside back");
    window.touch("More about the file holiday.tableside");
    window.tap("game-unarchive");
    assert_eq!(files(data_dir.path()), before);
}

#[test]
fn a_game_that_cannot_be_kept_begins_all_the_same_says_so_and_can_only_be_continued() {
    let data_dir = temp_dir();
    fs::write(data_dir.path().join("games"), "in the way").expect("written");
    let clock = FakeSystem::from(Fake { time: now(), seed: 7 });
    let mut window = Window::sharing(data_dir.path(), LANDSCAPE, &clock);
    assert!(window.says("can't be read: a file is where a folder should be"));
    window.tap("home-new-game");
    window.touch("Start: Red places first");
    assert!(window.app().game().is_some(), "it plays");
    window.tap("menu");
    assert!(window.says("A game isn't saved yet: a file is where a folder should be"));
    assert!(window.has("Opening: Red places"));
    assert!(window.shows("home-resume") && window.shows("home-unsaved"));
    assert!(!window.says("More about"), "{:?}", window.names());
    // As soon as it can be written it is, and has its page.
    fs::remove_file(data_dir.path().join("games")).expect("out of the way");
    clock.pass(Duration::from_secs(3));
    window.harness.run();
    assert!(window.says("More about Red, Blue, White"), "{:?}", window.names());
    assert_eq!(paths(data_dir.path(), Place::Table).len(), 1);
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn a_file_dropped_onto_the_start_is_imported() {
    let (source, data_dir) = (temp_dir(), temp_dir());
    let game = saved(source.path(), &["Anna", "Ben"], (40, 40));
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.harness.input_mut().dropped_files.push(Arc::new(Dropped(game)));
    window.harness.run();
    assert!(window.says("Imported."));
    assert_eq!(paths(data_dir.path(), Place::Table).len(), 1);
}
