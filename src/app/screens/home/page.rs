//! The page of a saved game: continue, name, put away, or share it.

use std::path::PathBuf;

use egui::{Align, Key, Layout, Ui, vec2};

use super::columns::HomeTouch;
use super::row::{back_bar, card, players, stands};
use crate::app::command::Command;
use crate::app::library::games::{GameStep, Games, Held, SavedGame};
use crate::app::platform::Platform;
use cards::seen;
use game::{MAX_TITLE, Title};
use kit::widgets::{
    FINGER, Icon, SizedButton, action_button, boxed, buttons, hint, label_above, line_field,
    primary_button, say, warn,
};
use store::{OpenError, Place};
use words::errors;
use words::text::Text;

/// The page of a game, or of a file that isn't one.
#[derive(Clone, Debug)]
pub struct GamePage {
    pub path: PathBuf,
    /// Place that the way back leads to.
    pub from: Place,
    pub note: Option<String>,
    /// The file that the last step wrote, if it did.
    pub exported: Option<PathBuf>,
    pub trouble: Option<String>,
    /// The title as it is being typed.
    pub title: String,
}

/// A game's new title; `None` removes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retitled(pub Option<Title>);

impl GamePage {
    pub fn of(path: PathBuf, from: Place, games: &Games) -> Self {
        let title = title_of(games.game(&path));
        Self { path, from, note: None, exported: None, trouble: None, title }
    }

    /// The same page, refreshed.
    pub fn again(&self, games: &Games) -> Self {
        Self::of(self.path.clone(), self.from, games)
    }

    /// Follows the game, which has moved to `path`.
    pub fn moved(&mut self, path: PathBuf, games: &Games) {
        *self = Self::of(path, self.from, games);
    }

    /// The title that was typed but not saved yet.
    pub fn unwritten(&self, games: &Games) -> Option<Retitled> {
        let game = games.game(&self.path).filter(|game| game.held == Held::OnDisk)?;
        let title = Title::try_from(self.title.clone()).ok();
        // Invisible letters are not a title, and don't remove one.
        let is_blank = self.title.trim().is_empty();
        (title != game.title && (title.is_some() || is_blank)).then_some(Retitled(title))
    }

    pub fn ui(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        games: &Games,
        platform: &dyn Platform,
    ) -> Option<HomeTouch> {
        let game = games.game(&self.path);
        let heading = match (game, games.reason(&self.path)) {
            (Some(_), _) if games.place_of(&self.path) == Some(Place::Archive) => {
                text.get("game-archived")
            }
            (Some(_), _) => text.get("game-saved"),
            (None, Some(OpenError::Unread { .. } | OpenError::OtherVersion(_))) => {
                text.get("game-other-version")
            }
            (None, Some(_)) => text.get("game-unreadable"),
            (None, None) => errors::file(&self.path),
        };
        let mut touch = back_bar(ui, text, &heading);
        if let Some(note) = &self.note {
            boxed(ui, |ui| say(ui, note));
            if let Some(file) = self.exported.as_ref().filter(|_| platform.shows_files())
                && action_button(ui, Some(Icon::Forward), &text.get("message-open-folder"))
                    .clicked()
            {
                touch = Some(HomeTouch::Do(Command::ShowFile(file.clone())));
            }
        }
        warn(ui, self.trouble.clone());
        let Some(game) = game else {
            let reason = games.reason(&self.path);
            let words = reason.map(|error| text.said(error));
            let gone = if games.awaits(&self.path) { "game-reading" } else { "game-gone" };
            let words = words.unwrap_or_else(|| text.get(gone));
            warn(ui, [words]);
            ui.add_space(8.0);
            for (key, is_offered) in [
                ("game-look", games.may_look(&self.path)),
                ("game-open-slow", games.may_wait(&self.path)),
            ] {
                if is_offered && primary_button(ui, &text.get(key)).clicked() {
                    touch = Some(HomeTouch::Play(self.path.clone()));
                }
            }
            return if reason.is_some() { self.doors(ui, text, games).or(touch) } else { touch };
        };
        touch = card(ui, |ui| {
            stands(ui, text, platform, game);
            ui.add_space(6.0);
            ui.scope(|ui| players(ui, game));
            ui.add_space(10.0);
            let resume = primary_button(ui, &text.get("home-resume"));
            resume.clicked().then(|| HomeTouch::Play(game.path.clone()))
        })
        .or(touch);
        if game.held == Held::InMemory {
            return touch;
        }
        touch = self.naming(ui, text, games).or(touch);
        ui.add_space(8.0);
        self.doors(ui, text, games).or(touch)
    }

    fn naming(&mut self, ui: &mut Ui, text: &Text, games: &Games) -> Option<HomeTouch> {
        let label = text.get("game-title");
        label_above(ui, &label);
        let mut touch = None;
        ui.push_id("title", |ui| {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                let unwritten = self.unwritten(games);
                let is_off = matches!(unwritten, Some(Retitled(None)));
                let key = if is_off { "game-rename-off" } else { "game-rename" };
                let button = SizedButton::new(text.get(key)).icon(Icon::Pen).text(15.0);
                let button = button.enabled(unwritten.is_some());
                let rename = button.show(ui, vec2(140.0, FINGER)).clicked();
                let wide = ui.available_width();
                let (field, written) = line_field(ui, &label, MAX_TITLE, &self.title, wide);
                if let Some(written) = written {
                    self.title = written;
                    self.note = None;
                }
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if (rename || entered)
                    && let Some(Retitled(title)) = self.unwritten(games)
                {
                    let step = GameStep::Name(self.path.clone(), title);
                    touch = Some(HomeTouch::Do(Command::Game(step)));
                }
            });
        });
        let is_unseen = !self.title.trim().is_empty() && seen(&self.title).is_empty();
        warn(ui, is_unseen.then(|| text.get("game-title-unseen")));
        hint(ui, &text.with("game-title-hint", &[("most", MAX_TITLE.into())]));
        touch
    }

    /// Returns what else can be done with it.
    fn doors(&self, ui: &mut Ui, text: &Text, games: &Games) -> Option<HomeTouch> {
        let path = || self.path.clone();
        let (other, key, icon) = match games.place_of(&self.path) {
            Some(Place::Archive) => (Place::Table, "game-unarchive", Icon::Unarchive),
            _ => (Place::Archive, "game-archive", Icon::Archive),
        };
        let put = |step| HomeTouch::Do(Command::Game(step));
        let statistics = Command::Statistics(Some(path()));
        let doors = [
            ("stats-title", Icon::Columns, HomeTouch::Do(statistics)),
            ("win-replay", Icon::GoOn, HomeTouch::Do(Command::Replay(path()))),
            (key, icon, put(GameStep::Move(path(), other))),
            ("game-export", Icon::Forward, HomeTouch::Export),
            ("game-delete", Icon::Bin, put(GameStep::Remove(path()))),
        ];
        let missing = match games.game(&self.path) {
            Some(_) => 0,
            None if games.may_look(&self.path) => 1,
            None => 2,
        };
        let doors: Vec<_> = doors.iter().skip(missing).collect();
        let (.., door) = buttons(ui, &doors, (150.0, 56.0), |(key, icon, _)| {
            SizedButton::new(text.get(key)).icon(*icon).text(16.0)
        })?;
        Some(door.clone())
    }
}

fn title_of(game: Option<&SavedGame>) -> String {
    let title = game.and_then(|game| game.title.as_ref());
    title.map(Title::to_string).unwrap_or_default()
}
