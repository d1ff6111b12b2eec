//! The start screen: resume, begin a new game, and manage saved ones.
//!
//! `start` draws the column with the games as `row`s, `page` one game's page, and `sentences` has
//! the words for who plays and what went wrong; `columns` holds what these share. A touch becomes a
//! [`HomeTouch`], which either opens another view here or becomes a command. The library carries it
//! out, and the screen hears what came of it.
//!
//! A title that is being typed is saved before anything else is done: the touch waits a frame for
//! it.

mod columns;
mod page;
mod row;
mod sentences;
mod start;

use std::path::PathBuf;

use egui::{Key, Ui};

use super::files::{ChosenFile, FileForm, FormWords};
use crate::app::command::Command;
use crate::app::library::games::{GameNews, GameStep, Games, Held, IslandPicture, SavedGame};
use crate::app::platform::Platform;
use board::{Island, first_game};
use game::{Color, PerSeat, Pieces};
use kit::theme::Palette;
use kit::widgets::keyboard::escape;
use kit::widgets::split::{Split, scrolling, within};
use kit::widgets::{IslandView, Landscape, Seascape, top_bar};
use store::{NotImported, Place};
use words::errors;
use words::text::Text;

use columns::{GameListContext, HomeTouch};
use page::{GamePage, Retitled};
use sentences::{damaged, not_exported, not_imported, not_moved, not_put_back};

#[derive(Debug)]
pub struct HomePage {
    view: HomeView,
    note: Option<String>,
    /// Touch that waits until an unsaved title is written.
    next: Option<HomeTouch>,
    /// The island shown while there are no games.
    sample: Island,
    /// Incremented whenever the start has to scroll back to its top.
    visits: u32,
}

#[derive(Debug)]
enum HomeView {
    /// The start, with what to play.
    Start,
    /// The games in the archive.
    Archive,
    /// Deleted files that can be restored.
    Deleted,
    /// A game, or a file that isn't one.
    Page(Box<GamePage>),
    Export(Box<GamePage>, Box<FileForm>),
    /// The form for importing a game.
    Import(Box<FileForm>),
}

impl Default for HomePage {
    fn default() -> Self {
        Self { view: HomeView::Start, note: None, next: None, sample: first_game(), visits: 0 }
    }
}

impl HomePage {
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        games: &Games,
        platform: &mut dyn Platform,
    ) -> Option<Command> {
        if let Some(next) = self.next.take() {
            return self.touched(next, games);
        }
        let pressed = self.keys(ui, games);
        let touch = match &mut self.view {
            HomeView::Start | HomeView::Archive | HomeView::Deleted | HomeView::Page(_) => {
                self.beside(ui, text, games, platform)
            }
            HomeView::Export(page, form) => {
                let keys = ["game-export-title", "game-export-note", "game-export-now"];
                file_page(ui, text, platform, form, keys, |chosen| {
                    GameStep::Export(page.path.clone(), chosen.path, chosen.occupied)
                })
            }
            HomeView::Import(form) => {
                let keys = ["game-import-title", "game-import-note", "game-import-now"];
                file_page(ui, text, platform, form, keys, |chosen| GameStep::Import(chosen.path))
            }
        };
        let touch = touch.or(pressed).or_else(|| self.dropped(ui));
        let back = || escape(ui).then_some(HomeTouch::Back);
        let touch = touch.or_else(|| if self.is_start() { None } else { back() })?;
        self.touched(touch, games)
    }

    /// Returns whether it shows what to play, with nothing on top of that.
    pub const fn is_start(&self) -> bool {
        matches!(self.view, HomeView::Start)
    }

    /// The space bar presses the large button.
    fn keys(&self, ui: &Ui, games: &Games) -> Option<HomeTouch> {
        if ui.memory(|memory| memory.focused().is_some()) {
            return None;
        }
        let keys = [Key::Space, Key::Enter];
        if !ui.input(|input| keys.iter().any(|key| input.key_pressed(*key))) {
            return None;
        }
        match &self.view {
            HomeView::Start => {
                let resume = |game: &SavedGame| HomeTouch::Play(game.path.clone());
                let first = games.table().open.first();
                // What it will be isn't known yet.
                if first.is_none() && games.table().awaited().is_some() {
                    return None;
                }
                Some(first.map_or(HomeTouch::Do(Command::NewGame), resume))
            }
            HomeView::Page(page) => {
                let is_offered = games.may_look(&page.path) || games.may_wait(&page.path);
                let has_button = games.game(&page.path).is_some() || is_offered;
                has_button.then(|| HomeTouch::Play(page.path.clone()))
            }
            HomeView::Archive | HomeView::Deleted | HomeView::Export(..) | HomeView::Import(_) => {
                None
            }
        }
    }

    /// A picture of the island with a column beside or below it.
    fn beside(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        games: &Games,
        platform: &dyn Platform,
    ) -> Option<HomeTouch> {
        let split = Split::of(ui.available_rect_before_wrap());
        within(ui, split.picture, |ui| self.picture(ui, text, games));
        let note = self.note.as_deref();
        let shown = GameListContext { text, games, platform, note };
        within(ui, split.column, |ui| match &mut self.view {
            HomeView::Page(page) => {
                // Another game's page starts at its top.
                let name = page.path.to_string_lossy().into_owned();
                scrolling(ui, &name, |ui| page.ui(ui, text, games, platform))
            }
            HomeView::Archive => scrolling(ui, "archive", |ui| start::archive_column(ui, shown)),
            HomeView::Deleted => scrolling(ui, "deleted", |ui| start::deleted_column(ui, shown)),
            _ => start::column(ui, shown, &split, self.visits),
        })
    }

    fn picture(&self, ui: &mut Ui, text: &Text, games: &Games) {
        let none = Pieces::default();
        let Ok(all) = PerSeat::new(Color::ALL) else { return };
        let game = match &self.view {
            HomeView::Page(page) => games.game(&page.path),
            HomeView::Archive => games.archive().games().next(),
            _ => games.table().games().next(),
        };
        let shown: Option<&IslandPicture> = game.map(|game| &game.picture);
        let view = IslandView {
            island: shown.map_or(&self.sample, |shown| &shown.island),
            turned: shown.map_or(0, |shown| shown.lies.sixths()),
            pieces: shown.map_or(&none, |shown| &shown.pieces),
            colors: shown.map_or(&all, |shown| &shown.colors),
            landmarks: shown.map(|shown| shown.landmarks).unwrap_or_default(),
            sea: shown.map_or_else(Seascape::default, |shown| {
                Seascape::with(shown.pirate, shown.scenario.as_ref())
            }),
            land: shown.map_or_else(Landscape::default, |shown| {
                let (wagons, oil) = (shown.wagons.as_ref(), shown.oil.as_ref());
                Landscape::on(shown.rivers.as_ref(), wagons, oil)
            }),
            robber: shown.and_then(|shown| shown.robber),
            ..IslandView::of(&self.sample, text, Palette::of(ui), &none, &all)
        };
        let size = ui.available_size();
        view.show(ui, size);
    }

    /// Imports a file that was dropped onto the window.
    fn dropped(&self, ui: &Ui) -> Option<HomeTouch> {
        if matches!(self.view, HomeView::Export(..)) {
            return None;
        }
        let dropped =
            ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        dropped.map(|path| HomeTouch::Do(Command::Game(GameStep::Import(path))))
    }

    /// A title that was typed and isn't saved yet.
    pub fn unkept(&self, games: &Games) -> Option<GameStep> {
        let HomeView::Page(page) = &self.view else { return None };
        let Retitled(title) = page.unwritten(games)?;
        Some(GameStep::Name(page.path.clone(), title))
    }

    fn touched(&mut self, touch: HomeTouch, games: &Games) -> Option<Command> {
        if !matches!(&touch, HomeTouch::Do(Command::Game(GameStep::Remove(_) | GameStep::Name(..))))
            && let Some(step) = self.unkept(games)
        {
            // Wherever this leads, save what was typed first.
            self.next = Some(touch);
            return Some(Command::Game(step));
        }
        match touch {
            HomeTouch::Do(command) => return Some(command),
            HomeTouch::Play(path) => return Some(self.play(path, games)),
            HomeTouch::About(path) => {
                let from = match self.view {
                    HomeView::Archive => Place::Archive,
                    _ => Place::Table,
                };
                self.note = None;
                self.view = HomeView::Page(Box::new(GamePage::of(path, from, games)));
            }
            HomeTouch::Import => self.view = HomeView::Import(Box::new(FileForm::load())),
            HomeTouch::Export => {
                if let HomeView::Page(page) = &self.view {
                    let name = page.path.file_name().unwrap_or_default().to_string_lossy();
                    let form = FileForm::save(name.into_owned());
                    self.view = HomeView::Export(page.clone(), Box::new(form));
                }
            }
            HomeTouch::Back => self.back(games),
        }
        None
    }

    /// Plays a game; one from the archive moves back to the table first.
    fn play(&mut self, path: PathBuf, games: &Games) -> Command {
        let is_over = games.game(&path).is_none_or(|game| game.is_over());
        if games.place_of(&path) == Some(Place::Archive) && !is_over {
            self.next = Some(HomeTouch::Play(path.clone()));
            return Command::Game(GameStep::Move(path, Place::Table));
        }
        Command::Resume(path)
    }

    fn back(&mut self, games: &Games) {
        self.note = None;
        self.view = match std::mem::replace(&mut self.view, HomeView::Start) {
            HomeView::Page(page) if page.from == Place::Archive => HomeView::Archive,
            HomeView::Start
            | HomeView::Archive
            | HomeView::Deleted
            | HomeView::Import(_)
            | HomeView::Page(_) => HomeView::Start,
            HomeView::Export(page, _) => HomeView::Page(Box::new(page.again(games))),
        };
    }

    pub fn on_result(&mut self, news: GameNews, text: &Text, games: &Games) {
        match news {
            GameNews::Archive => {
                self.note = None;
                self.view = HomeView::Archive;
            }
            GameNews::Named(path, damage) => {
                if let HomeView::Page(page) = &mut self.view {
                    page.moved(path, games);
                    page.note = damaged(text, damage);
                    if games.game(&page.path).is_some_and(|game| game.held == Held::InMemory) {
                        page.note = Some(text.get("game-named-later"));
                        self.next = None;
                    }
                }
            }
            GameNews::Moved(path) => {
                if let HomeView::Page(page) = &mut self.view {
                    page.moved(path.clone(), games);
                }
                if let Some(HomeTouch::Play(next)) = &mut self.next {
                    *next = path;
                }
            }
            GameNews::Removed => {
                // The way to get it back is at the top.
                self.visits = self.visits.wrapping_add(1);
                self.back(games);
            }
            GameNews::PutBack => self.note = None,
            GameNews::Deleted => {
                self.note = None;
                self.view = HomeView::Deleted;
            }
            GameNews::Restored(row) => self.note = Some(start::restored(text, &row)),
            GameNews::NotPutBack(error) => self.note = Some(not_put_back(text, &error)),
            GameNews::Exported(path) => {
                if let HomeView::Export(page, _) = &self.view {
                    let values = [("file", errors::place(&path).into())];
                    let mut page = page.again(games);
                    page.note = Some(text.with("game-exported", &values));
                    page.exported = Some(path);
                    self.view = HomeView::Page(Box::new(page));
                }
            }
            GameNews::NotExported(error) => {
                if let HomeView::Export(_, form) = &mut self.view {
                    match not_exported(text, error) {
                        Ok(there) => form.ask_to_replace(there),
                        Err(sentence) => form.refuse(vec![sentence]),
                    }
                }
            }
            GameNews::Imported(path, damage) => {
                // The imported game is at the top.
                self.visits = self.visits.wrapping_add(1);
                let is_unread = games.may_look(&path);
                let key = if is_unread { "game-imported-unread" } else { "game-imported" };
                let told = [Some(text.get(key)), damaged(text, damage)];
                let told = told.into_iter().flatten().collect::<Vec<_>>().join(" ");
                let page = GamePage { note: Some(told), ..GamePage::of(path, Place::Table, games) };
                self.view = HomeView::Page(Box::new(page));
            }
            GameNews::NotImported(NotImported::Here(path)) => {
                let from = games.place_of(&path).unwrap_or(Place::Table);
                let note = Some(text.get("game-here"));
                let page = GamePage { note, ..GamePage::of(path, from, games) };
                self.view = HomeView::Page(Box::new(page));
            }
            GameNews::NotImported(error) => {
                let sentence = not_imported(text, games.path(), &error);
                let mut form = match &self.view {
                    HomeView::Import(open) => open.clone(),
                    _ => Box::new(FileForm::load()),
                };
                form.refuse(vec![sentence]);
                self.view = HomeView::Import(form);
            }
            GameNews::NotOpened(error) => self.failed(text.said(&error)),
            GameNews::NotNamed(error) => self.failed(error.sentence(text)),
            GameNews::NotMoved(error) => self.failed(not_moved(text, &error)),
        }
    }

    fn failed(&mut self, sentence: String) {
        self.next = None;
        match &mut self.view {
            HomeView::Page(page) => page.trouble = Some(sentence),
            _ => self.note = Some(sentence),
        }
    }
}

/// The form for a file, below the way back; `step` is what to do with the one that is chosen.
fn file_page(
    ui: &mut Ui,
    text: &Text,
    platform: &mut dyn Platform,
    form: &mut FileForm,
    [heading, note, go]: [&str; 3],
    step: impl FnOnce(ChosenFile) -> GameStep,
) -> Option<HomeTouch> {
    let [heading, note, go] = [heading, note, go].map(|key| text.get(key));
    if top_bar(ui, &text.get("game-back"), &heading, |_| {}) {
        return Some(HomeTouch::Back);
    }
    let words = FormWords { heading: &heading, note: Some(&note), go: &go };
    let chosen = form.ui(ui, text, platform, words)?;
    Some(HomeTouch::Do(Command::Game(step(chosen))))
}
