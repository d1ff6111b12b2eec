//! A saved game played again straight from the list of games: nobody plays it meanwhile, its
//! file stays as it is, and the way back leads to the list.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use rstest::rstest;
use store::{Folder, Place, read_journal};
use tableside::app::platform::{Fake, Platform};
use tempfile::TempDir;
use words::language::Language;
use words::text::Text;

use crate::common::journals::{numbered, says};
use crate::common::temp_dir;
use crate::tools::replay_table::{FRAME, Table};
use crate::tools::saved::{saved, speak};
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, Window, now};

/// A game in its list, and the file in which it lies.
struct Listed {
    table: Table,
    path: PathBuf,
    bytes: Vec<u8>,
}

fn system() -> Box<dyn Platform> {
    Box::new(Fake { time: now(), seed: 7 })
}

impl Listed {
    /// The page of a game of these people; its file was changed like this before.
    fn of(names: &[&str], change: impl FnOnce(&Path), size: Vec2, language: Language) -> Self {
        let data_dir = temp_dir();
        let path = saved(data_dir.path(), names, (120, 5));
        change(&path);
        Self::at(data_dir, path, size, language)
    }

    fn at(data_dir: TempDir, path: PathBuf, size: Vec2, language: Language) -> Self {
        speak(data_dir.path(), language);
        let mut window = Window::paced(data_dir.path(), (size, FRAME), system);
        window.text = Text::of(language);
        let bytes = fs::read(&path).expect("it is there");
        let start = window.start_of("home-about", &[], "game");
        window.touch_starting(&start);
        Self { table: Table { window, data_dir }, path, bytes }
    }

    fn shows(&self, key: &str) -> bool {
        self.table.window.shows(key)
    }

    /// Asks for the replay, and lets no time pass but for the touch.
    fn replay(&mut self) {
        let name = self.table.window.text.get("win-replay");
        self.table.window.harness.get_by_label(&name).scroll_to_me();
        self.table.window.harness.run();
        self.table.click("win-replay");
    }

    /// Back to the present by Escape, and out by another.
    fn leave(&mut self) {
        self.table.window.press(Key::Escape);
        assert!(self.shows("replay-slider") && !self.shows("history-to-now"));
        self.table.window.press(Key::Escape);
    }

    fn place(&self) -> &'static str {
        self.table.window.app().place(&self.table.window.harness.ctx)
    }

    #[track_caller]
    fn is_untouched(&self) {
        assert!(fs::read(&self.path).expect("it is there") == self.bytes, "the file has changed");
    }
}

#[rstest]
#[case::large(LANDSCAPE, Language::English)]
#[case::upright(PORTRAIT, Language::German)]
#[case::narrow(vec2(480.0, 800.0), Language::German)]
#[case::low(vec2(800.0, 480.0), Language::German)]
fn a_game_is_played_again_from_its_page_and_leads_back_there(
    #[case] size: Vec2,
    #[case] language: Language,
) {
    let mut listed = Listed::of(&LONG_NAMES, |_| {}, size, language);
    listed.replay();
    assert!(listed.table.is_playing());
    assert_eq!(listed.table.at(), 0);
    listed.table.step(60);
    assert!((5..=7).contains(&listed.table.at()), "{}", listed.table.at());
    listed.leave();
    assert_eq!(listed.place(), "saved-games");
    assert!(listed.shows("game-saved") && listed.shows("win-replay"));
    listed.is_untouched();
    // And once more, by the other way back.
    listed.replay();
    assert_eq!(listed.table.at(), 0);
    listed.table.click("replay-pause");
    listed.table.window.tap("close");
    assert!(listed.shows("game-saved"));
    listed.is_untouched();
}

#[test]
fn a_game_from_the_archive_stays_there_and_leads_back_there() {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (120, 5));
    let path = Folder::new(data_dir.path()).move_to(&path, Place::Archive).expect("moved");
    let bytes = fs::read(&path).expect("it is there");
    let mut window = Window::paced(data_dir.path(), (LANDSCAPE, FRAME), system);
    window.tap_with("home-archive", &[("count", 1.into())]);
    window.touch_starting("Anna, Ben");
    let mut listed = Listed { table: Table { window, data_dir }, path, bytes };
    listed.replay();
    assert_eq!(listed.table.at(), 0);
    listed.leave();
    assert!(listed.shows("game-archived"));
    listed.table.window.press(Key::Escape);
    assert!(listed.shows("archive-title"));
    listed.is_untouched();
}

#[test]
fn nothing_can_be_changed_in_a_game_that_is_only_played_again() {
    let mut listed = Listed::of(&["Anna", "Ben", "Clara"], |_| {}, LANDSCAPE, Language::English);
    listed.replay();
    listed.table.click("replay-pause");
    listed.table.seek(60);
    listed.table.window.tap("history-back");
    assert!(listed.table.window.tells("replay-refused"), "{:?}", listed.table.window.names());
    assert_eq!(listed.table.window.game().count(), 120);
    listed.leave();
    listed.is_untouched();
    listed.table.window.tap("home-resume");
    assert_eq!(listed.table.window.game().count(), 120);
    assert!(!listed.shows("replay-slider"), "it is played, not played again");
}

#[test]
fn a_game_that_another_window_plays_is_played_again_all_the_same() {
    let mut listed = Listed::of(&["Anna", "Ben"], |_| {}, LANDSCAPE, Language::English);
    let folder = Folder::new(listed.table.data_dir.path());
    let (elsewhere, _) = folder.open(&listed.path).expect("nobody claims it");
    listed.replay();
    assert_eq!(listed.table.at(), 0);
    drop(elsewhere);
    let again = folder.open(&listed.path);
    assert!(again.is_ok(), "a replay claims nothing");
}

#[test]
fn files_are_written_of_a_game_that_is_only_played_again() {
    let mut listed = Listed::of(&["Anna", "Ben"], |_| {}, LANDSCAPE, Language::English);
    listed.replay();
    listed.table.click("replay-pause");
    listed.table.window.walk("history-export win-picture");
    assert_eq!(listed.table.exports().len(), 1);
    listed.table.click("win-animation");
    assert!(listed.shows("animation-cancel-name"));
    listed.leave();
    assert!(listed.shows("game-saved"), "the way back is open meanwhile");
    assert_eq!(listed.table.exports().len(), 2);
}

/// The last line is not as it was written.
fn damage(path: &Path) {
    let mut bytes = fs::read(path).expect("it is there");
    let end = bytes.len() - 30;
    bytes[end] ^= 4;
    fs::write(path, bytes).expect("written");
}

#[rstest]
#[case::english(Language::English)]
#[case::german(Language::German)]
fn a_damaged_game_says_so_and_is_played_again_as_far_as_it_is_whole(#[case] language: Language) {
    let mut listed = Listed::of(&["Anna", "Ben"], damage, LANDSCAPE, language);
    listed.replay();
    assert!(listed.table.window.tells("error-damage-unkept"), "{:?}", listed.table.window.names());
    listed.table.click("replay-pause");
    listed.table.seek(119);
    assert_eq!(listed.table.window.game().count(), 119);
    listed.is_untouched();
}

/// A line before the end is as another version wrote it.
fn foreign(path: &Path) {
    const FLIES: &str =
        r#"{"time":"2026-11-21T18:40:00Z","step":{"act":{"deed":"fly","to":[0,0]}}}"#;
    let mut all = says(&fs::read(path).expect("it is there"));
    all.insert(all.len() - 4, FLIES.to_owned());
    fs::write(path, numbered(all.iter().map(String::as_str))).expect("written");
}

#[rstest]
#[case::english(Language::English)]
#[case::german(Language::German)]
fn a_game_of_another_version_says_so_and_is_played_again_as_far_as_it_can_be_read(
    #[case] language: Language,
) {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (120, 5));
    foreign(&path);
    let whole = read_journal(&path).expect("it reads").game.count();
    speak(data_dir.path(), language);
    let mut window = Window::paced(data_dir.path(), (LANDSCAPE, FRAME), system);
    window.text = Text::of(language);
    let bytes = fs::read(&path).expect("it is there");
    let start = window.start_of("home-file-about", &[], "file");
    window.touch_starting(&start);
    let mut listed = Listed { table: Table { window, data_dir }, path, bytes };
    listed.replay();
    assert!(listed.table.window.tells("look-on-other-version"));
    assert_eq!((listed.table.at(), listed.table.window.game().count()), (0, whole));
    listed.leave();
    assert!(listed.shows("game-other-version"));
    listed.is_untouched();
}

#[test]
fn a_file_that_is_no_game_any_more_says_why_it_cant_be_played_again() {
    let mut listed = Listed::of(&["Anna", "Ben"], |_| {}, LANDSCAPE, Language::English);
    fs::write(&listed.path, "dear").expect("written");
    listed.replay();
    assert_eq!(listed.place(), "saved-games");
    let why = "isn't a Tableside game";
    assert!(listed.table.window.says(why), "{:?}", listed.table.window.names());
}
