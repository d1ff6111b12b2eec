//! The start screen's column: the game to resume, a new one, and all others.

use std::path::{Path, PathBuf};

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::columns::{GameListContext, HomeTouch, ListSpacing};
use super::row::{
    back_bar, card, game_row, heading_line, kept_card, resume_card, trouble_row, undo_line,
};
use crate::app::command::Command;
use crate::app::library::games::{Called, GameStep, InBin, Late, SavedGame, Shelf};
use game::Expansion;
use kit::theme::{Palette, Tone, display, strong};
use kit::widgets::split::{Split, scrolling};
use kit::widgets::{
    FINGER, Icon, SizedButton, action_button, heading, hint, primary_button, say, text_width, warn,
    wide_button,
};
use store::{KEPT_DAYS, OpenError};
use words::errors;
use words::text::Text;

/// Draws the column of `split`. The settings button stays put while the rest
/// scrolls; the scroll position lasts for this visit.
pub fn column(
    ui: &mut Ui,
    shown: GameListContext<'_>,
    split: &Split,
    visit: u32,
) -> Option<HomeTouch> {
    let corner = corner(ui, shown);
    scrolling(ui, ("home", visit), |ui| below_corner(ui, shown, split)).or(corner)
}

fn below_corner(ui: &mut Ui, shown: GameListContext<'_>, split: &Split) -> Option<HomeTouch> {
    let room = split.column;
    let beside = room.top() <= split.picture.top();
    let GameListContext { text, games, note, .. } = shown;
    let shelf = games.table();
    let spacing = ListSpacing::within(room.height(), games.removed().last().is_some());
    let mut touch = undo_line(ui, text, games);
    if let Some(game) = shelf.open.first() {
        touch = resume_card(ui, shown, game, spacing).or(touch);
        touch = new_game(ui, text, spacing).or(touch);
    } else if shelf.came_late() {
        touch = awaited_card(ui, shown, spacing).or(touch);
    } else {
        // A welcome with nothing below it is centered.
        let lone = shelf.is_empty() && games.removed().last().is_none();
        let above = if beside && lone { (room.height() - WELCOME) / 2.0 - FINGER } else { 0.0 };
        ui.add_space(above.max(0.0));
        touch = welcome(ui, text).map(HomeTouch::Do).or(touch);
        ui.add_space(8.0);
    }
    touch = side_doors(ui, shown).or(touch);
    warn(ui, note.map(str::to_owned));
    if let Some(error) = &shelf.trouble {
        ui.add_space(12.0);
        trouble_row(ui, &errors::list_error(text, games.path(), error), None);
    }
    let others = shelf.open.get(1..).unwrap_or_default();
    let lists: [(&str, &[SavedGame]); 2] =
        [("home-other-games", others), ("home-finished-games", &shelf.finished)];
    for (heading, list) in lists {
        if list.is_empty() {
            continue;
        }
        heading_line(ui, &text.get(heading));
        for game in list {
            touch = game_row(ui, shown, game).or(touch);
        }
    }
    touch = unreadable(ui, shown, &shelf.unreadable).or(touch);
    late(ui, shown, shelf).or(touch)
}

/// The way to a new game where there is one to resume.
fn new_game(ui: &mut Ui, text: &Text, spacing: ListSpacing) -> Option<HomeTouch> {
    let palette = Palette::of(ui);
    ui.add_space(spacing.gap());
    let quiet = Tone { fill: palette.raised, ink: palette.text };
    let begins = wide_button(ui, &text.get("home-new-game"), quiet).clicked();
    begins.then_some(HomeTouch::Do(Command::NewGame))
}

/// The place of the game to resume while it isn't known yet, and whether there is one.
fn awaited_card(
    ui: &mut Ui,
    shown: GameListContext<'_>,
    spacing: ListSpacing,
) -> Option<HomeTouch> {
    let GameListContext { text, games, .. } = shown;
    kept_card(ui, spacing, |ui| {
        let words = match games.table().awaited() {
            Some(count) => text.with("home-reading", &[("count", count.into())]),
            None => text.get("home-none-open"),
        };
        ui.add(Label::new(RichText::new(words).size(20.0)).wrap());
    });
    new_game(ui, text, spacing)
}

/// Draws what was read once the list was already there, below everything else, and how much is
/// still to come.
pub fn late(ui: &mut Ui, shown: GameListContext<'_>, shelf: &Shelf) -> Option<HomeTouch> {
    let text = shown.text;
    let mut touch = None;
    if !shelf.late.is_empty() {
        heading_line(ui, &text.get("home-late"));
    }
    for late in &shelf.late {
        touch = match late {
            Late::Game(game) => game_row(ui, shown, game),
            Late::File(path, error) => file_row(ui, text, path, error),
        }
        .or(touch);
    }
    if let Some(count) = shelf.awaited() {
        ui.add_space(12.0);
        hint(ui, &text.with("home-reading", &[("count", count.into())]));
    }
    touch
}

/// A file that can't be opened, and the way to its page.
fn file_row(ui: &mut Ui, text: &Text, path: &Path, error: &OpenError) -> Option<HomeTouch> {
    let name = text.with("home-file-about", &[("file", errors::file(path).into())]);
    let touched = trouble_row(ui, &text.said(error), Some(&name));
    touched.then(|| HomeTouch::About(path.to_owned()))
}

/// Games that can only be viewed, and files that aren't games.
pub fn unreadable(
    ui: &mut Ui,
    shown: GameListContext<'_>,
    files: &[(PathBuf, OpenError)],
) -> Option<HomeTouch> {
    let text = shown.text;
    let mut touch = None;
    let is_unread = |(_, error): &&(PathBuf, OpenError)| matches!(error, OpenError::Unread { .. });
    let (unread, others): (Vec<_>, Vec<_>) = files.iter().partition(is_unread);
    for (key, files) in [("home-other-version", unread), ("home-unreadable", others)] {
        if files.is_empty() {
            continue;
        }
        heading_line(ui, &text.get(key));
        for (path, error) in files {
            touch = file_row(ui, text, path, error).or(touch);
        }
    }
    touch
}

/// The top line: the settings button, and before it the program's name, unless
/// a welcome shows it larger.
fn corner(ui: &mut Ui, shown: GameListContext<'_>) -> Option<HomeTouch> {
    let GameListContext { text, games, .. } = shown;
    let is_welcoming = games.table().open.is_empty() && !games.table().came_late();
    let size = vec2(ui.available_width(), FINGER);
    let layout = Layout::right_to_left(Align::Center);
    let settings = ui.allocate_ui_with_layout(size, layout, |ui| {
        let settings = action_button(ui, Some(Icon::Settings), &text.get("settings"));
        if !is_welcoming {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let font = display(ui.ctx(), 30.0);
                heading(ui, RichText::new(text.get("app-name")).font(font));
            });
        }
        settings.clicked()
    });
    settings.inner.then_some(HomeTouch::Do(Command::Settings))
}

/// The approximate height of the welcome.
const WELCOME: f32 = 344.0;

/// Returns what the program is, and the ways in.
fn welcome(ui: &mut Ui, text: &Text) -> Option<Command> {
    let faint = Palette::of(ui).faint;
    let font = display(ui.ctx(), 48.0);
    heading(ui, RichText::new(text.get("app-name")).font(font));
    let what = RichText::new(text.get("home-welcome")).size(21.0).color(faint);
    ui.add(Label::new(what).wrap());
    ui.add_space(18.0);
    let begins = primary_button(ui, &text.get("home-new-game")).clicked();
    ui.add_space(4.0);
    let note = RichText::new(text.get("home-new-game-note")).color(faint);
    ui.add(Label::new(note).wrap());
    ui.add_space(8.0);
    let note = RichText::new(text.get("home-sample-note")).color(faint);
    ui.add(Label::new(note).wrap());
    let looks = ui.horizontal_wrapped(|ui| samples(ui, text)).inner;
    begins.then_some(Command::NewGame).or(looks)
}

/// A button for each sample game to look around in.
fn samples(ui: &mut Ui, text: &Text) -> Option<Command> {
    let mut touched = None;
    for with in [None].into_iter().chain(Expansion::ALL.map(Some)) {
        let name = match with {
            None => text.get("home-sample"),
            Some(with) => text.get(&format!("home-sample-{}", with.key())),
        };
        let label = text.get(&format!("new-game-{}", with.map_or("base", Expansion::key)));
        let wide = text_width(ui, &label, &strong(ui.ctx(), 17.0)) + 28.0;
        let button = SizedButton::new(&label).named(name);
        if button.show(ui, vec2(wide, FINGER)).clicked() {
            touched = Some(Command::LookAround(with));
        }
    }
    touched
}

/// Returns what else there is besides games.
fn side_doors(ui: &mut Ui, shown: GameListContext<'_>) -> Option<HomeTouch> {
    let GameListContext { text, games, .. } = shown;
    ui.horizontal_wrapped(|ui| {
        let mut doors = vec![
            (Icon::Card, text.get("home-decks"), HomeTouch::Do(Command::Decks)),
            (Icon::Dice, text.get("home-lab"), HomeTouch::Do(Command::Lab)),
            (Icon::Columns, text.get("home-records"), HomeTouch::Do(Command::Records)),
            (Icon::Book, text.get("almanac"), HomeTouch::Do(Command::Almanac(None))),
            (Icon::Plus, text.get("home-import"), HomeTouch::Import),
        ];
        for (icon, key, count, step) in [
            (Icon::Archive, "home-archive", games.archived(), GameStep::OpenArchive),
            (Icon::Bin, "home-deleted", games.deleted(), GameStep::OpenDeleted),
        ] {
            if count > 0 {
                let label = text.with(key, &[("count", count.into())]);
                doors.push((icon, label, HomeTouch::Do(Command::Game(step))));
            }
        }
        // A welcome has offered them already.
        let is_welcoming = games.table().open.is_empty() && !games.table().came_late();
        let looks = if is_welcoming {
            None
        } else {
            let note = RichText::new(text.get("home-samples")).color(Palette::of(ui).faint);
            ui.add(Label::new(note));
            samples(ui, text)
        };
        let mut touched = looks.map(HomeTouch::Do);
        for (icon, label, touch) in doors {
            if action_button(ui, Some(icon), &label).clicked() {
                touched = Some(touch);
            }
        }
        touched
    })
    .inner
}

pub fn archive_column(ui: &mut Ui, shown: GameListContext<'_>) -> Option<HomeTouch> {
    let GameListContext { text, games, note, .. } = shown;
    let shelf = games.archive();
    let mut touch = back_bar(ui, text, &text.get("archive-title"));
    touch = undo_line(ui, text, games).or(touch);
    warn(ui, note.map(str::to_owned));
    if let Some(error) = &shelf.trouble {
        trouble_row(ui, &errors::list_error(text, games.path(), error), None);
    } else if shelf.is_empty() {
        hint(ui, &text.get("archive-empty"));
    }
    for game in shelf.open.iter().chain(&shelf.finished) {
        // People who come here want to choose what to do with a game first.
        let touched = game_row(ui, shown, game);
        touch = touched.map(|_| HomeTouch::About(game.path.clone())).or(touch);
    }
    touch = unreadable(ui, shown, &shelf.unreadable).or(touch);
    late(ui, shown, shelf).or(touch)
}

/// The width of the button beside a row.
const RESTORE: f32 = 150.0;

pub fn deleted_column(ui: &mut Ui, shown: GameListContext<'_>) -> Option<HomeTouch> {
    let GameListContext { text, games, note, .. } = shown;
    let mut touch = back_bar(ui, text, &text.get("deleted-title"));
    warn(ui, note.map(str::to_owned));
    if games.in_bin().is_empty() {
        hint(ui, &text.get("deleted-empty"));
    } else {
        hint(ui, &text.with("deleted-hint", &[("days", KEPT_DAYS.into())]));
    }
    ui.add_space(4.0);
    for row in games.in_bin() {
        touch = deleted_row(ui, shown, row).or(touch);
    }
    touch
}

fn deleted_row(ui: &mut Ui, shown: GameListContext<'_>, row: &InBin) -> Option<HomeTouch> {
    let GameListContext { text, platform, .. } = shown;
    let name = row.name(text);
    let restored = card(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let (label, spoken) = (
                text.get("deleted-restore"),
                text.with("deleted-restore-name", &[("what", name.as_str().into())]),
            );
            let button = SizedButton::new(&label).named(&spoken).icon(Icon::Undo);
            let restored = button.show(ui, vec2(RESTORE, FINGER)).clicked();
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let title = RichText::new(&name).font(strong(ui.ctx(), 18.0));
                ui.add(Label::new(title).wrap());
                let now = platform.now();
                let at = text.when(platform.local(row.deleted.removed.at()), platform.local(now));
                say(ui, &text.with(kind(row), &[("when", at.into())]));
                let left = row.deleted.removed.days_left(now);
                hint(ui, &text.with("deleted-left", &[("days", left.into())]));
            });
            restored
        })
        .inner
    });
    let step = GameStep::Restore(Box::new(row.deleted.clone()));
    restored.then_some(HomeTouch::Do(Command::Game(step)))
}

/// The key of the sentence that says what it was and when it was deleted.
const fn kind(row: &InBin) -> &'static str {
    match row.called {
        Called::Game(_) => "deleted-game",
        Called::Deck(_) => "deleted-deck",
        Called::Island(_) => "deleted-island",
        Called::File(_) => "deleted-file",
    }
}

/// The note about something that was just restored.
pub fn restored(text: &Text, row: &InBin) -> String {
    text.with("deleted-restored", &[("what", row.name(text).into())])
}
