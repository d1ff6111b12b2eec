//! A game in a list, and what is above the lists.

use egui::{
    Align, Align2, Color32, FontId, Frame, Label, Layout, Margin, Rect, RichText, Sense, Stroke,
    Ui, pos2, vec2,
};

use super::columns::{GameListContext, HomeTouch, ListSpacing};
use crate::app::command::Command;
use crate::app::library::games::{GameStage, GameStep, Games, Held, SavedGame};
use crate::app::platform::Platform;
use game::{Expansion, Player};
use kit::theme::{Palette, strong};
use kit::widgets::{
    FINGER, Icon, SizedButton, columns, elided, fitted, fitted_line, framed, heading, icon_button,
    labeled, mark, one_line, paint_mark, pressed_ground, primary_button, text_width, titled,
    touchable,
};
use scenarios::built_in_title;
use store::Place;
use words::errors::file;
use words::text::Text;

/// The space between a row and the button beside it.
const GAP: f32 = 8.0;

/// The width of the button that puts a deleted game back.
const UNDO: f32 = 150.0;

pub fn heading_line(ui: &mut Ui, words: &str) {
    ui.add_space(16.0);
    heading(ui, RichText::new(words).heading());
}

/// The way back, and the title of the page.
pub fn back_bar(ui: &mut Ui, text: &Text, title: &str) -> Option<HomeTouch> {
    let back = ui.horizontal(|ui| {
        let label = text.get("game-back");
        let back = SizedButton::new(&label).icon(Icon::Back);
        let back = back.show(ui, vec2(112.0, FINGER)).clicked();
        let room = (ui.available_width() - 8.0).max(FINGER);
        let rect = titled(ui, vec2(room, FINGER), title);
        let at = rect.left_center() + vec2(8.0, 0.0);
        let (font, ink) = (strong(ui.ctx(), 24.0), Palette::of(ui).text);
        fitted_line(ui, at, Align2::LEFT_CENTER, title, font, ink, room - 8.0);
        back
    });
    ui.add_space(4.0);
    back.inner.then_some(HomeTouch::Back)
}

/// Returns what was deleted last, and a button to undo that.
pub fn undo_line(ui: &mut Ui, text: &Text, games: &Games) -> Option<HomeTouch> {
    let (path, called) = games.removed().last()?;
    let called = called.map_or_else(|| file(path), Clone::clone);
    let game = [("game", called.as_str().into())];
    let palette = Palette::of(ui);
    let line = Stroke::new(1.0, palette.line);
    let frame = Frame::new().fill(palette.panel).stroke(line).corner_radius(12);
    let touched = framed(ui, frame, Margin::symmetric(14, 4), |ui| {
        let (label, name) = (text.get("undo"), text.with("games-undo-remove", &game));
        let button = SizedButton::new(&label).named(&name).icon(Icon::Undo);
        let size = vec2(ui.available_width(), FINGER);
        let layout = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            let touched = button.show(ui, vec2(UNDO, FINGER)).clicked();
            removed_line(ui, text, &called);
            touched
        })
        .inner
    });
    ui.add_space(8.0);
    touched.then_some(HomeTouch::Do(Command::Game(GameStep::PutBack)))
}

/// Says that a game was deleted, in one line. A long name is shortened, so that
/// the rest of the sentence still fits.
fn removed_line(ui: &mut Ui, text: &Text, called: &str) {
    let said = |called: &str| text.with("games-removed", &[("game", called.into())]);
    let whole = said(called);
    let room = (ui.available_width() - 8.0).max(FINGER);
    let rect = labeled(ui, vec2(room, FINGER), &whole);
    let (ink, font) = (Palette::of(ui).text, FontId::proportional(17.0));
    let wide = |words: &str| text_width(ui, words, &font);
    let letters = called.chars().count();
    let cut = |most: usize| {
        let kept: String = called.chars().take(most).collect();
        said(&format!("{}...", kept.trim_end_matches([',', ' '])))
    };
    let words = if wide(&whole) <= room {
        whole.clone()
    } else {
        // Fit as many letters as possible.
        let (mut fits, mut too_many) = (0, letters);
        while fits + 1 < too_many {
            let middle = usize::midpoint(fits, too_many);
            if wide(&cut(middle)) <= room { fits = middle } else { too_many = middle }
        }
        cut(fits)
    };
    elided(ui, rect.left_center(), Align2::LEFT_CENTER, &words, font, ink, room);
}

pub fn last_played(text: &Text, platform: &dyn Platform, game: &SavedGame) -> String {
    text.when(platform.local(game.last), platform.local(platform.now()))
}

/// Everything about a game in one line.
fn row_name(text: &Text, platform: &dyn Platform, game: &SavedGame) -> String {
    let state = state_words(text, platform, game);
    let mut values = vec![("players", game.names().into()), ("state", state.as_str().into())];
    match &game.title {
        None => text.with("home-row-name", &values),
        Some(title) => {
            values.push(("title", title.as_str().into()));
            text.with("home-row-titled", &values)
        }
    }
}

/// Returns when the game was last played and how far along it is, in words.
fn state_words(text: &Text, platform: &dyn Platform, game: &SavedGame) -> String {
    let stage = ("stage", game.stage_words(text).into());
    let words = match game.held {
        Held::InMemory => text.with("home-row-unsaved", &[stage]),
        Held::OnDisk => {
            let when = ("when", last_played(text, platform, game).into());
            text.with("home-row-state", &[stage, when])
        }
    };
    with_expansion(text, game, words)
}

/// The way to a game's page. A game that is only in memory has none: it can only
/// be continued.
fn about(
    ui: &mut Ui,
    shown: GameListContext<'_>,
    game: &SavedGame,
    high: f32,
) -> Option<HomeTouch> {
    let GameListContext { text, platform, .. } = shown;
    let row = row_name(text, platform, game);
    let name = text.with("home-about", &[("game", row.into())]);
    let button = SizedButton::new("").named(&name).icon(Icon::Menu).show(ui, vec2(FINGER, high));
    button.clicked().then(|| HomeTouch::About(game.path.clone()))
}

/// The game that was played last, large.
pub fn resume_card(
    ui: &mut Ui,
    shown: GameListContext<'_>,
    game: &SavedGame,
    spacing: ListSpacing,
) -> Option<HomeTouch> {
    let GameListContext { text, platform, .. } = shown;
    let on_disk = game.held == Held::OnDisk;
    let is_late = shown.games.table().came_late();
    padded_card(ui, if spacing == ListSpacing::Roomy { 18 } else { 10 }, |ui| {
        if is_late {
            ui.set_min_height(kept_height(spacing));
        }
        let mut touch = None;
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if on_disk {
                touch = about(ui, shown, game, FINGER);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| match spacing {
                ListSpacing::Roomy => stands(ui, text, platform, game),
                ListSpacing::Tight => briefly(ui, text, platform, game),
                ListSpacing::Scant => who_and_where(ui, text, game),
            });
        });
        if spacing == ListSpacing::Roomy {
            ui.add_space(6.0);
            ui.scope(|ui| players(ui, game));
            ui.add_space(10.0);
        }
        if primary_button(ui, &text.get("home-resume")).clicked() {
            touch = Some(HomeTouch::Play(game.path.clone()));
        }
        touch
    })
}

pub fn card<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    padded_card(ui, 18, draw)
}

/// A card as high as that of any game to resume, which may come in its place.
pub fn kept_card(ui: &mut Ui, spacing: ListSpacing, draw: impl FnOnce(&mut Ui)) {
    padded_card(ui, if spacing == ListSpacing::Roomy { 18 } else { 10 }, |ui| {
        ui.set_min_height(kept_height(spacing));
        draw(ui);
    });
}

/// Room for a game with a title and six players.
const fn kept_height(spacing: ListSpacing) -> f32 {
    match spacing {
        ListSpacing::Roomy => 320.0,
        ListSpacing::Tight => 190.0,
        ListSpacing::Scant => 130.0,
    }
}

fn padded_card<R>(ui: &mut Ui, margin: i8, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let line = Stroke::new(1.0, palette.line);
    let frame = Frame::new().fill(palette.panel).stroke(line).corner_radius(16);
    framed(ui, frame, margin, draw)
}

/// Draws the game's title, how far along it is, and when it was last played.
pub fn stands(ui: &mut Ui, text: &Text, platform: &dyn Platform, game: &SavedGame) {
    let faint = Palette::of(ui).faint;
    let mut size = 26.0;
    if let Some(title) = &game.title {
        let room = ui.available_width();
        let (font, _) = fitted(ui, title.as_str(), strong(ui.ctx(), size), room);
        ui.add(Label::new(RichText::new(title.as_str()).font(font)).wrap());
        size = 20.0;
    }
    let stage = RichText::new(game.stage_words(text)).font(strong(ui.ctx(), size));
    ui.scope(|ui| {
        // Nothing here can be touched, so the line can be as low as its words.
        ui.spacing_mut().interact_size.y = size;
        ui.horizontal(|ui| {
            if let Some(player) = stage_player(game) {
                mark(ui, player.color, size);
            }
            ui.add(Label::new(stage).wrap());
        });
    });
    let played = RichText::new(played_words(text, platform, game)).color(faint);
    ui.add(Label::new(played).wrap());
}

/// The same and the players, on one line each, for tight spaces.
fn briefly(ui: &mut Ui, text: &Text, platform: &dyn Platform, game: &SavedGame) {
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing.y = 2.0;
    if let Some(title) = &game.title {
        brief_line(ui, title.as_str(), strong(ui.ctx(), 22.0), palette.text, 0.0);
    }
    who_and_where(ui, text, game);
    let played = played_words(text, platform, game);
    brief_line(ui, &played, FontId::proportional(16.0), palette.faint, 0.0);
}

/// The players, and how far along the game is, on one line each.
fn who_and_where(ui: &mut Ui, text: &Text, game: &SavedGame) {
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing.y = 2.0;
    let rect = labeled(ui, vec2(ui.available_width(), 24.0), &game.names());
    paint_players(ui, game, rect, 18.0);
    let indent = if stage_player(game).is_some() { 26.0 } else { 0.0 };
    let font = strong(ui.ctx(), 18.0);
    let stage = brief_line(ui, &game.stage_words(text), font, palette.text, indent);
    if let Some(player) = stage_player(game) {
        let center = stage.left_center() + vec2(10.0, 0.0);
        paint_mark(ui.painter(), center, 10.0, player.color, palette);
    }
}

/// The player whom the words about the game's stage name.
fn stage_player(game: &SavedGame) -> Option<&Player> {
    match game.stage {
        GameStage::Opening(seat) | GameStage::Turn(_, seat) | GameStage::Won(seat) => {
            game.players.get(seat.index())
        }
        GameStage::Shared(_) | GameStage::BrokenOff => None,
    }
}

/// A line that stays within its space, after an `indent`; returns where it is.
fn brief_line(ui: &mut Ui, words: &str, font: FontId, ink: Color32, indent: f32) -> Rect {
    let room = ui.available_width();
    let rect = labeled(ui, vec2(room, font.size + 6.0), words);
    let at = rect.left_center() + vec2(indent, 0.0);
    fitted_line(ui, at, Align2::LEFT_CENTER, words, font, ink, room - indent);
    rect
}

/// Returns when the game was last played, or that it isn't saved yet, in words.
fn played_words(text: &Text, platform: &dyn Platform, game: &SavedGame) -> String {
    let words = match game.held {
        Held::InMemory => text.get("home-unsaved"),
        Held::OnDisk => {
            let when = ("when", last_played(text, platform, game).into());
            text.with("home-last-played", &[when])
        }
    };
    with_expansion(text, game, words)
}

/// Words about a game, with what it plays besides the base game: its map first.
fn with_expansion(text: &Text, game: &SavedGame, words: String) -> String {
    // By the scenario a table knows which of its games it is.
    let map = game.sea.as_ref().map(|sea| {
        let built_in = || built_in_title(sea.scenario.as_ref()?);
        let title = sea.title.as_ref().or_else(built_in);
        title.map_or_else(|| text.get("new-game-sea"), |title| text.of_scenario(title).to_owned())
    });
    let others = game.expansions().iter().filter(|expansion| *expansion != Expansion::Sea);
    let others = others.map(|expansion| text.get(&format!("new-game-{}", expansion.key())));
    let all: Vec<String> = map.into_iter().chain(others).collect();
    if all.is_empty() {
        return words;
    }
    let values = [("words", words.into()), ("all", text.joined(&all).into())];
    text.with("home-row-with", &values)
}

/// Marks and names, in two columns so that they line up.
pub fn players(ui: &mut Ui, game: &SavedGame) {
    // Nothing here can be touched, so the rows may be closer together.
    ui.spacing_mut().interact_size.y = 34.0;
    columns(ui, &game.players, 2, |ui, player, wide| {
        let name = player.name.as_str();
        let edge = labeled(ui, vec2(wide, 34.0), name).left_center();
        let palette = Palette::of(ui);
        paint_mark(ui.painter(), edge + vec2(14.0, 0.0), 13.0, player.color, palette);
        let (at, font) = (edge + vec2(38.0, 0.0), FontId::proportional(19.0));
        fitted_line(ui, at, Align2::LEFT_CENTER, name, font, palette.text, wide - 44.0);
    });
}

/// Any other game: the row opens it, the button beside it shows its page.
pub fn game_row(ui: &mut Ui, shown: GameListContext<'_>, game: &SavedGame) -> Option<HomeTouch> {
    let place = shown.games.place_of(&game.path);
    let has_page = game.held == Held::OnDisk && place == Some(Place::Table);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let beside = if has_page { FINGER + GAP } else { 0.0 };
        let wide = ui.available_width() - beside;
        let touch = row(ui, shown, game, wide);
        if has_page { about(ui, shown, game, height(game)).or(touch) } else { touch }
    })
    .inner
}

/// A title takes one more line.
fn height(game: &SavedGame) -> f32 {
    if game.title.is_some() { 104.0 } else { 76.0 }
}

fn row(ui: &mut Ui, shown: GameListContext<'_>, game: &SavedGame, wide: f32) -> Option<HomeTouch> {
    let GameListContext { text, platform, .. } = shown;
    let palette = Palette::of(ui);
    let name = row_name(text, platform, game);
    let (rect, response) = touchable(ui, vec2(wide, height(game)), &name);
    pressed_ground(ui, &response, palette.panel);
    let left = rect.left() + 16.0;
    let room = rect.width() - 70.0;
    let mut size = 18.0;
    if let Some(title) = &game.title {
        let (at, font) = (pos2(left, rect.top() + 12.0), strong(ui.ctx(), 18.0));
        fitted_line(ui, at, Align2::LEFT_TOP, title.as_str(), font, palette.text, room);
        size = 16.0;
    }
    let middle = rect.bottom() - 50.0;
    let for_players =
        Rect::from_min_max(pos2(left, middle - 14.0), pos2(rect.right() - 48.0, middle + 14.0));
    paint_players(ui, game, for_players, size);
    let state = state_words(text, platform, game);
    let (at, font) = (pos2(left, rect.bottom() - 14.0), FontId::proportional(16.0));
    fitted_line(ui, at, Align2::LEFT_BOTTOM, &state, font, palette.faint, room);
    let (icon, ink) = match game.held {
        Held::InMemory => (Icon::Warning, palette.warning_line),
        Held::OnDisk if game.is_over() => (Icon::Trophy, palette.award),
        Held::OnDisk => (Icon::Forward, palette.faint),
    };
    icon.paint_at(ui.painter(), pos2(rect.right() - 26.0, rect.center().y), 22.0, ink);
    response.clicked().then(|| HomeTouch::Play(game.path.clone()))
}

/// Something that couldn't be read, and beside it the way to the file's page, if
/// it has one. Returns whether that was touched.
pub fn trouble_row(ui: &mut Ui, words: &str, page: Option<&str>) -> bool {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.warning.fill).corner_radius(12);
    framed(ui, frame, Margin::symmetric(14, 10), |ui| {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
            Icon::Warning.paint(ui.painter(), rect, palette.warning_line);
            let beside = if page.is_some() { FINGER + GAP } else { 0.0 };
            ui.vertical(|ui| {
                ui.set_width((ui.available_width() - beside).max(FINGER));
                let words = RichText::new(words).color(palette.warning.ink);
                ui.add(Label::new(words).wrap());
            });
            page.is_some_and(|name| icon_button(ui, Icon::Menu, name).clicked())
        })
        .inner
    })
}

/// Below this width, a name can't be told from another.
const SHORTEST_NAME: f32 = 52.0;

/// Each player's mark and name, one after another; where that makes names too short, all marks
/// and then the names, as far as there is room.
fn paint_players(ui: &Ui, game: &SavedGame, rect: Rect, size: f32) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let font = strong(ui.ctx(), size);
    let lay = |words: &str, room: f32| one_line(ui, words, font.clone(), palette.text, room);
    let widths =
        game.players.iter().map(|player| lay(player.name.as_str(), f32::INFINITY).size().x);
    let widths: Vec<f32> = widths.collect();
    let fixed = 38.0 * widths.len() as f32 - 12.0;
    let most = longest(&widths, rect.width() - fixed);
    let is_short = most < SHORTEST_NAME;
    let mut x = rect.left();
    for (player, wide) in game.players.iter().zip(widths) {
        let center = pos2(x + 10.0, rect.center().y);
        paint_mark(painter, center, 10.0, player.color, palette);
        if is_short {
            x += 25.0;
            continue;
        }
        let name = lay(player.name.as_str(), wide.min(most) + 1.0);
        painter.galley(pos2(x + 26.0, rect.center().y - name.size().y / 2.0), name, palette.text);
        x += 38.0 + wide.min(most);
    }
    if is_short {
        let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
        let names = lay(&names.join(", "), rect.right() - x - 4.0);
        painter.galley(pos2(x + 4.0, rect.center().y - names.size().y / 2.0), names, palette.text);
    }
}

/// Returns the greatest width at which all of `widths` fit into `room`: the longest give way
/// first.
fn longest(widths: &[f32], room: f32) -> f32 {
    let mut sorted = widths.to_vec();
    sorted.sort_by(f32::total_cmp);
    let mut left = room;
    for (nth, wide) in sorted.iter().enumerate() {
        let share = left / (sorted.len() - nth) as f32;
        if *wide > share {
            return share;
        }
        left -= wide;
    }
    f32::INFINITY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_names_give_way_first() {
        assert!(longest(&[40.0, 50.0], 100.0).is_infinite());
        assert!((longest(&[40.0, 200.0], 100.0) - 60.0).abs() < 0.001);
        assert!((longest(&[90.0, 200.0, 10.0], 100.0) - 45.0).abs() < 0.001);
    }
}
