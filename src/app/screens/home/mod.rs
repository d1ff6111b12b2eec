//! The start: resume, or begin a new game.

mod shelf;

use std::path::PathBuf;

use egui::{Frame, Label, Margin, RichText, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::split::{Split, scrolling, within};
use crate::app::command::{Command, Page};
use crate::app::errors;
use crate::app::platform::Platform;
use crate::app::text::Text;
use crate::app::theme::{Palette, Tone, strong};
use crate::app::widgets::{
    Icon, IslandView, action_button, fitted, one_line, paint_mark, pressed_ground, primary_button,
    wide_button,
};
use crate::board::{Island, first_game};
use crate::game::{Color, PerSeat, Pieces, Player, State};
use crate::store::Folder;

use shelf::{SavedGame, Shelf};

/// The start screen.
#[derive(Debug)]
pub struct Home {
    shelf: Shelf,
    folder: PathBuf,
    /// What is shown while there is no game yet.
    sample: Island,
}

impl Home {
    /// The start screen with the games of `folder`, read now.
    #[must_use]
    pub fn open(folder: &Folder) -> Self {
        let folder_path = folder.path().to_owned();
        Self { shelf: Shelf::read(folder), folder: folder_path, sample: first_game() }
    }

    /// Who played last, in seat order; nobody before the first game.
    #[must_use]
    pub fn last_players(&self) -> Vec<Player> {
        let games = self.shelf.open.iter().chain(&self.shelf.finished);
        games.max_by_key(|game| game.last).map(|game| game.players.clone()).unwrap_or_default()
    }

    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, platform: &dyn Platform) -> Option<Command> {
        let split = Split::of(ui.available_rect_before_wrap());
        let pressed = self.primary(ui);
        within(ui, split.picture, |ui| self.picture(ui, text));
        let beside = split.column.top() <= split.picture.top();
        let lone = self.shelf.finished.is_empty() && self.shelf.unreadable.is_empty();
        // A welcome with nothing below it lies in the middle.
        let above = if beside && lone { (split.column.height() - WELCOME) / 2.0 } else { 8.0 };
        let command = within(ui, split.column, |ui| {
            scrolling(ui, "home", |ui| self.column(ui, text, platform, above.max(0.0)))
        });
        command.or(pressed)
    }

    /// What the space bar does: it presses the large button.
    fn primary(&self, ui: &Ui) -> Option<Command> {
        if ui.memory(|memory| memory.focused().is_some()) {
            return None;
        }
        let keys = [egui::Key::Space, egui::Key::Enter];
        if !ui.input(|input| keys.iter().any(|key| input.key_pressed(*key))) {
            return None;
        }
        let resume = |game: &SavedGame| Command::Resume(game.path.clone());
        Some(self.shelf.open.first().map_or(Command::NewGame, resume))
    }

    fn picture(&self, ui: &mut Ui, text: &Text) {
        let none = Pieces::default();
        let Ok(all) = PerSeat::new(Color::ALL) else { return };
        let shown = self.shelf.picture.as_ref();
        let state = shown.map(|(state, _)| state);
        let view = IslandView {
            island: state.map_or(&self.sample, |state| state.island()),
            turned: shown.map_or(0, |(_, lies)| lies.sixths()),
            text,
            palette: Palette::of(ui),
            pieces: state.map_or(&none, State::pieces),
            colors: &state.map_or(all, |state| state.players().map(|_, player| player.color)),
            robber: state.and_then(State::robber),
            lit_hexes: &[],
            lit_road: &[],
            choices: &[],
            selected: None,
        };
        let size = ui.available_size();
        view.show(ui, size);
    }

    fn column(
        &self,
        ui: &mut Ui,
        text: &Text,
        platform: &dyn Platform,
        above_welcome: f32,
    ) -> Option<Command> {
        let palette = Palette::of(ui);
        let games = &self.shelf;
        let mut command = None;
        if let Some(game) = games.open.first() {
            ui.label(RichText::new(text.get("app-name")).font(strong(ui.ctx(), 30.0)));
            ui.add_space(4.0);
            command = resume_card(ui, text, platform, game);
            ui.add_space(8.0);
            let quiet = Tone { fill: palette.raised, ink: palette.text };
            if wide_button(ui, &text.get("home-new-game"), quiet).clicked() {
                command = Some(Command::NewGame);
            }
            command = side_doors(ui, text).or(command);
        } else {
            ui.add_space(above_welcome);
            if welcome(ui, text) {
                command = Some(Command::NewGame);
            }
            ui.add_space(8.0);
            command = side_doors(ui, text).or(command);
        }
        if let Some(error) = &games.trouble {
            ui.add_space(12.0);
            trouble_row(ui, &errors::list_error(text, &self.folder, error));
        }
        let others = games.open.get(1..).unwrap_or_default();
        for (heading, list) in
            [("home-other-games", others), ("home-finished-games", games.finished.as_slice())]
        {
            if list.is_empty() {
                continue;
            }
            heading_line(ui, &text.get(heading));
            for game in list {
                command = game_row(ui, text, platform, game).or(command);
            }
        }
        if !games.unreadable.is_empty() {
            heading_line(ui, &text.get("home-unreadable"));
            for error in &games.unreadable {
                trouble_row(ui, &errors::open_error(text, error));
            }
        }
        command
    }
}

/// About how high the welcome is.
const WELCOME: f32 = 344.0;

/// What the program is, and the way in; tells whether that was touched.
fn welcome(ui: &mut Ui, text: &Text) -> bool {
    let faint = Palette::of(ui).faint;
    ui.label(RichText::new(text.get("app-name")).font(strong(ui.ctx(), 48.0)));
    let what = RichText::new(text.get("home-welcome")).size(21.0).color(faint);
    ui.add(Label::new(what).wrap());
    ui.add_space(18.0);
    let begun = primary_button(ui, &text.get("home-new-game")).clicked();
    ui.add_space(4.0);
    let note = RichText::new(text.get("home-new-game-note")).color(faint);
    ui.add(Label::new(note).wrap());
    begun
}

/// What else there is beside games.
fn side_doors(ui: &mut Ui, text: &Text) -> Option<Command> {
    ui.horizontal_wrapped(|ui| {
        let decks = action_button(ui, Some(Icon::Card), &text.get("home-decks"));
        let lab = action_button(ui, Some(Icon::Dice), &text.get("home-lab"));
        let settings = action_button(ui, Some(Icon::Settings), &text.get("settings"));
        let touched = [
            (decks, Command::Decks),
            (lab, Command::Lab),
            (settings, Command::Settings(Page::Open)),
        ];
        touched.into_iter().find(|(button, _)| button.clicked()).map(|(_, command)| command)
    })
    .inner
}

fn heading_line(ui: &mut Ui, words: &str) {
    ui.add_space(16.0);
    ui.label(RichText::new(words).heading());
}

fn last_played(text: &Text, platform: &dyn Platform, game: &SavedGame) -> String {
    text.when(platform.local(game.last), platform.local(platform.now()))
}

/// The game that was played last, large.
fn resume_card(
    ui: &mut Ui,
    text: &Text,
    platform: &dyn Platform,
    game: &SavedGame,
) -> Option<Command> {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(16)
        .inner_margin(Margin::same(18));
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let stage = RichText::new(game.stage_words(text)).font(strong(ui.ctx(), 26.0));
        ui.add(Label::new(stage).wrap());
        let played = [("when", last_played(text, platform, game).into())];
        let played = RichText::new(text.with("home-last-played", &played)).color(palette.faint);
        ui.add(Label::new(played).wrap());
        ui.add_space(6.0);
        ui.scope(|ui| players(ui, game));
        ui.add_space(10.0);
        primary_button(ui, &text.get("home-resume")).clicked()
    });
    card.inner.then(|| Command::Resume(game.path.clone()))
}

/// Marks and names, in two columns so that they line up.
fn players(ui: &mut Ui, game: &SavedGame) {
    let ink = Palette::of(ui).text;
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    // Nothing here is touched, so the rows may lie closer.
    ui.spacing_mut().interact_size.y = 34.0;
    for pair in game.players.chunks(2) {
        ui.horizontal(|ui| {
            for player in pair {
                let (rect, response) = ui.allocate_exact_size(vec2(width, 34.0), Sense::hover());
                let name = player.name.as_str();
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
                let middle = rect.center().y;
                let center = pos2(rect.left() + 14.0, middle);
                paint_mark(ui.painter(), center, 13.0, player.color, Palette::of(ui));
                let font = egui::FontId::proportional(19.0);
                let (font, _) = fitted(ui, name, font, width - 44.0);
                let galley = one_line(ui, name, font, ink, width - 44.0);
                let at = pos2(rect.left() + 38.0, middle - galley.size().y / 2.0);
                ui.painter().galley(at, galley, ink);
            }
        });
    }
}

/// Another game: the whole row opens it.
fn game_row(
    ui: &mut Ui,
    text: &Text,
    platform: &dyn Platform,
    game: &SavedGame,
) -> Option<Command> {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 76.0), Sense::click());
    let state = [
        ("stage", game.stage_words(text).into()),
        ("when", last_played(text, platform, game).into()),
    ];
    let state = text.with("home-row-state", &state);
    let named = [("players", game.names().into()), ("state", (&state).into())];
    let name = text.with("home-row-name", &named);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    pressed_ground(ui, &response, palette.panel);
    let top = rect.top() + 26.0;
    let mut x = rect.left() + 26.0;
    for player in &game.players {
        paint_mark(ui.painter(), pos2(x, top), 11.0, player.color, palette);
        x += 28.0;
    }
    let room = rect.right() - 48.0 - x;
    let written = one_line(ui, &game.names(), strong(ui.ctx(), 18.0), palette.text, room);
    ui.painter().galley(pos2(x, top - written.size().y / 2.0), written, palette.text);
    let font = egui::FontId::proportional(16.0);
    let state = one_line(ui, &state, font, palette.faint, rect.width() - 70.0);
    let at = pos2(rect.left() + 16.0, rect.bottom() - 14.0 - state.size().y);
    ui.painter().galley(at, state, palette.faint);
    let sign =
        egui::Rect::from_center_size(pos2(rect.right() - 26.0, rect.center().y), vec2(22.0, 22.0));
    let icon = if game.is_over() { Icon::Trophy } else { Icon::Forward };
    icon.paint(ui.painter(), sign, if game.is_over() { palette.award } else { palette.faint });
    response.clicked().then(|| Command::Resume(game.path.clone()))
}

/// Something that could not be read, said plainly; there is nothing to touch.
fn trouble_row(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.warning.fill)
        .corner_radius(12)
        .inner_margin(Margin::symmetric(14, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), rect, palette.warning_line);
            ui.add(Label::new(RichText::new(words).color(palette.warning.ink)).wrap());
        });
    });
}
