//! What the window says by the way: notices of what was done, messages of what
//! did not work, and signs of what holds. Each of them leaves in sight what
//! one goes on with.

use std::fs;
use std::path::PathBuf;

use egui::Modifiers;
use store::Folder;
use tableside::app::platform::{Reason, Storage};
use words::language::Language;
use words::text::Text;

use crate::audit::{Stop, check};
use crate::common::disks::Fault;
use crate::pages::{Shelf, Visit};
use crate::tools::moments::Moment;

/// On the start screen.
const HOME: &[&str] = &["home-resume", "home-new-game", "settings"];

/// In a turn.
const PLAY: &[&str] = &["undo-what", "done-pass"];

/// The touches that lead to a page.
type Way = fn(&mut Visit);

/// These pages over games are as they should be, and keep `stays` in sight.
#[track_caller]
fn keep(shelf: Shelf, all: &[(&str, Way)], stays: &[&str]) {
    let games = shelf.games();
    let games: Vec<&Moment> = games.iter().collect();
    let stop = |(name, path)| Stop { name, games: games.clone(), path, stays };
    let stops = all.iter().map(|(name, path)| stop((*name, path as &dyn Fn(&mut Visit))));
    check(&stops.collect::<Vec<_>>());
}

impl Visit {
    fn journals(&self) -> Vec<PathBuf> {
        let games = Folder::new(self.data_dir.path()).list().expect("a list");
        games.into_iter().map(|saved| saved.path).collect()
    }

    fn resume(&mut self) {
        self.walk("home-resume");
    }

    fn undo(&mut self) {
        self.window.press_with(Modifiers::COMMAND, egui::Key::Z);
    }

    /// Two steps after which all is as before.
    fn undo_and_redo(&mut self) {
        self.undo();
        self.window.press_with(Modifiers::COMMAND, egui::Key::Y);
    }

    /// Goes home, with a step that is not on disk.
    fn leaves_unsaved(&mut self) {
        self.disk.set(Fault::Full(0));
        self.resume();
        self.undo_and_redo();
        self.walk("menu");
    }

    fn deletes(&mut self) {
        self.walk("home-about~ game-delete");
    }

    /// Takes in a copy of the first game, from elsewhere.
    fn imports(&mut self) {
        let elsewhere = self.data_dir.path().join("elsewhere");
        fs::create_dir_all(&elsewhere).expect("a folder");
        let file = elsewhere.join("brought.tableside");
        let path = self.journals().first().expect("a game").clone();
        fs::copy(&path, &file).expect("copied");
        self.walk("home-about~ game-delete home-import");
        self.enters("file-path-field", file.to_str().expect("plain"));
        self.walk("game-back");
    }

    fn storage(&mut self, storage: Storage) {
        *self.system.storage.borrow_mut() = storage;
        self.window.harness.run();
    }

    /// Another window plays the game that was played last.
    fn is_taken(&mut self) {
        let mut other = self.another();
        other.touch(&self.window.text.get("home-resume"));
        self.other = Some(other);
        self.resume();
    }
}

fn full() -> Storage {
    let kind = std::io::ErrorKind::StorageFull;
    Storage::Failing(Reason { kind, words: "QuotaExceededError".to_owned() })
}

#[test]
fn whatever_the_start_screen_says_resume_new_game_and_settings_stay_in_sight() {
    let all: [(&str, Way); 12] = [
        ("home, with games", |_| {}),
        ("home, one deleted", Visit::deletes),
        ("home, two deleted", |visit| {
            visit.deletes();
            visit.deletes();
        }),
        ("home, one imported", Visit::imports),
        ("home, deleted, imported and put back", |visit| {
            visit.imports();
            visit.deletes();
            visit.walk("games-undo-remove~");
        }),
        ("home, a game that is gone", |visit| {
            let first = visit.journals().first().expect("a game").clone();
            fs::write(first, "dear diary").expect("written");
            visit.resume();
            assert!(visit.window.app().game().is_none());
        }),
        ("home, a game that is not saved", Visit::leaves_unsaved),
        ("home, closed with a game that is not saved", |visit| {
            visit.leaves_unsaved();
            visit.window.close();
        }),
        ("home, not saved and one deleted", |visit| {
            visit.leaves_unsaved();
            visit.disk.set(Fault::None);
            visit.deletes();
            visit.disk.set(Fault::Full(0));
        }),
        ("home, another tab", |visit| visit.storage(Storage::Elsewhere)),
        ("home, a browser that keeps nothing", |visit| visit.storage(full())),
        ("home, settings that can't be read", |visit| {
            fs::write(visit.data_dir.path().join("settings.json"), b"\xff\xfe").expect("written");
            visit.window = visit.another();
            // Nor can the language written there.
            visit.window.text = Text::of(Language::English);
        }),
    ];
    keep(Shelf::Several, &all, HOME);
}

#[test]
fn whatever_a_game_is_told_undo_and_the_large_button_stay_in_sight() {
    let all: [(&str, Way); 9] = [
        ("play, the position written", |visit| {
            visit.walk("home-resume table table-position");
            visit.window.press(egui::Key::Escape);
        }),
        ("play, the history written", |visit| {
            visit
                .walk("home-resume history history-export history-export-name:history-export-text");
            visit.window.press(egui::Key::Escape);
        }),
        ("play, a disk that is full", |visit| {
            visit.resume();
            visit.disk.set(Fault::Full(0));
            visit.undo_and_redo();
        }),
        ("play, closed on a disk that is full", |visit| {
            visit.resume();
            visit.disk.set(Fault::Full(0));
            visit.undo_and_redo();
            visit.window.close();
        }),
        ("play, taken by another window", Visit::is_taken),
        ("play, refused while another window has it", |visit| {
            visit.is_taken();
            visit.undo();
        }),
        ("play, free again", |visit| {
            visit.is_taken();
            visit.other = None;
            visit.window.harness.run();
        }),
        ("play, another tab", |visit| {
            visit.resume();
            visit.storage(Storage::Elsewhere);
        }),
        ("play, a browser that keeps nothing", |visit| {
            visit.resume();
            visit.storage(full());
        }),
    ];
    keep(Shelf::OnePaid, &all, PLAY);
    // What is left of it ends somewhere else.
    let damaged: [(&str, Way); 1] = [("play, a game whose end is damaged", |visit| {
        let path = visit.journals().first().expect("a game").clone();
        let mut bytes = fs::read(&path).expect("read");
        let end = bytes.len() - 200;
        bytes[end..].fill(b'x');
        fs::write(&path, bytes).expect("written");
        visit.resume();
    })];
    keep(Shelf::OnePaid, &damaged, &PLAY[..1]);
}
