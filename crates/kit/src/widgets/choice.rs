//! Choices: one of a few side by side, one of a few with an explanation for each, tiles and rows
//! with a picture, players, and switches.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, FontId, Galley, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};

use super::Icon;
use super::button_ground::{FINGER, Switch, chosen_ring, pressed_ground, selectable, toned_ground};
use super::buttons::fitted;
use super::draw::{centered, elided};
use super::mark::paint_mark;
use super::paragraph::columns;
use crate::theme::{Palette, Tone, strong};
use cards::Award;
use game::{Color, Seat};
use words::text::Text;

/// An option with a line that explains it.
#[derive(Clone, Debug)]
pub struct Explained<T> {
    pub value: T,
    pub label: String,
    /// The line that explains it.
    pub line: String,
}

/// Options of equal width side by side, one of them chosen. Returns the one
/// that was touched.
pub fn segments<T: Copy + PartialEq>(ui: &mut Ui, options: &[(T, String)], chosen: T) -> Option<T> {
    segments_named(ui, options, chosen, Clone::clone)
}

/// The same, each with the text of its key.
pub fn keyed_segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    text: &Text,
    options: &[(T, &str)],
    chosen: T,
) -> Option<T> {
    let labelled = options.iter().map(|(value, key)| (*value, text.get(key)));
    segments(ui, &labelled.collect::<Vec<_>>(), chosen)
}

/// The same, with `name` making the name for screen readers from each label,
/// for when several rows have the same options.
pub fn segments_named<T: Copy + PartialEq>(
    ui: &mut Ui,
    options: &[(T, String)],
    chosen: T,
    name: impl Fn(&String) -> String,
) -> Option<T> {
    let mut touched = None;
    let gap = ui.spacing().item_spacing.x;
    let count = options.len().max(1) as f32;
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).max(48.0);
    // All labels shrink to the size of the longest: they are equals.
    let fitting = |(_, label): &(T, String)| {
        fitted(ui, label, strong(ui.ctx(), 17.0), width - SEGMENT_RIM).0.size
    };
    let size = options.iter().map(fitting).fold(17.0, f32::min);
    ui.horizontal(|ui| {
        for (value, label) in options {
            let state = Switch::when(*value == chosen);
            let (rect, response) = radio(ui, vec2(width, 52.0), &name(label), state);
            let palette = Palette::of(ui);
            let tone = match state {
                Switch::On => palette.accent,
                Switch::Off => Tone { fill: palette.raised, ink: palette.text },
            };
            let ink = toned_ground(ui, &response, tone).ink;
            centered(ui.painter(), rect.center(), label, strong(ui.ctx(), size), ink);
            if response.clicked() {
                touched = Some(*value);
            }
        }
    });
    touched
}

/// The total space left and right of a segment's label.
const SEGMENT_RIM: f32 = 12.0;

/// A player's mark and name as an option of `width` points.
pub fn player_option(
    ui: &mut Ui,
    width: f32,
    (name, color): (&str, Color),
    state: Switch,
) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = radio(ui, vec2(width.max(48.0), 52.0), name, state);
    let plain = Tone { fill: palette.raised, ink: palette.text };
    let tone = toned_ground(ui, &response, plain);
    if state == Switch::On {
        chosen_ring(ui, rect, 12.0);
    }
    paint_mark(ui.painter(), pos2(rect.left() + 28.0, rect.center().y), 13.0, color, palette);
    let (at, room) = (rect.left_center() + vec2(52.0, 0.0), rect.width() - 64.0);
    elided(ui, at, Align2::LEFT_CENTER, name, strong(ui.ctx(), 17.0), tone.ink, room);
    response
}

impl<T> Explained<T> {
    /// An option with the texts `key` and `key-line`.
    pub fn keyed(text: &Text, value: T, key: &str) -> Self {
        Self { value, label: text.get(key), line: text.get(&format!("{key}-line")) }
    }
}

/// Options below one another, each with the texts `key` and `key-line`; returns the one that was
/// touched.
pub fn keyed_options<T: Copy + PartialEq>(
    ui: &mut Ui,
    text: &Text,
    options: &[(T, &str)],
    chosen: T,
) -> Option<T> {
    let explained = options.iter().map(|(value, key)| Explained::keyed(text, *value, key));
    explained_options(ui, &explained.collect::<Vec<_>>(), chosen)
}

/// A [`switch_row`] between two values, with the texts `key` and `key-line`; returns the one that
/// holds now.
pub fn keyed_switch<T: Copy + PartialEq>(
    ui: &mut Ui,
    text: &Text,
    key: &str,
    [on, off]: [T; 2],
    now: T,
) -> T {
    let line = text.get(&format!("{key}-line"));
    match switch_row(ui, &text.get(key), &line, Switch::when(now == on)) {
        Some(Switch::On) => on,
        Some(Switch::Off) => off,
        None => now,
    }
}

/// Options below one another, each with a line that explains it; returns the
/// one that was touched.
pub fn explained_options<T: Copy + PartialEq>(
    ui: &mut Ui,
    options: &[Explained<T>],
    chosen: T,
) -> Option<T> {
    let mut touched = None;
    for option in options {
        let state = Switch::when(option.value == chosen);
        let row = ExplainedRow::lay(ui, &option.label, &option.line, 18.0);
        let look = (Palette::of(ui).row, state);
        let response =
            choice_tile(ui, row.size, &option.label, look, |ui, rect| row.paint(ui, rect));
        describe(ui, &response, &option.line);
        if response.clicked() {
            touched = Some(option.value);
        }
    }
    touched
}

/// A row that turns something on or off, with a line that explains it. Returns
/// the new state if it was touched.
pub fn switch_row(ui: &mut Ui, label: &str, line: &str, state: Switch) -> Option<Switch> {
    let row = ExplainedRow::lay(ui, label, line, 76.0);
    let is_on = state == Switch::On;
    let (rect, response) = selectable(ui, row.size, Role::CheckBox, is_on, label);
    describe(ui, &response, line);
    pressed_ground(ui, &response, Palette::of(ui).row);
    row.paint(ui, rect);
    paint_knob(ui, pos2(rect.left() + 40.0, rect.center().y), vec2(48.0, 28.0), state);
    response.clicked().then_some(state.flipped())
}

/// The picture of a switch.
pub(super) fn paint_knob(ui: &Ui, center: Pos2, size: Vec2, state: Switch) {
    let palette = Palette::of(ui);
    let place = Rect::from_center_size(center, size);
    let round = size.y / 2.0;
    let (tone, knob) = match state {
        Switch::On => (palette.accent, place.right() - round),
        Switch::Off => (Tone { fill: palette.backdrop, ink: palette.text }, place.left() + round),
    };
    let ink = if ui.is_enabled() { tone.ink } else { palette.disabled.ink };
    let line = Stroke::new(2.0, palette.outline);
    ui.painter().rect(place, round, tone.fill, line, StrokeKind::Inside);
    ui.painter().circle_filled(pos2(knob, center.y), round - 5.0, ink);
}

fn radio(ui: &mut Ui, size: Vec2, label: &str, state: Switch) -> (Rect, Response) {
    selectable(ui, size, Role::RadioButton, state == Switch::On, label)
}

fn describe(ui: &Ui, response: &Response, line: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(line));
}

/// A label above its explanation, to the right of an icon.
struct ExplainedRow {
    size: Vec2,
    label: Arc<Galley>,
    line: Arc<Galley>,
    indent: f32,
}

impl ExplainedRow {
    fn lay(ui: &Ui, label: &str, line: &str, indent: f32) -> Self {
        let palette = Palette::of(ui);
        let width = ui.available_width();
        let room = (width - indent - 14.0).max(60.0);
        let text = |words: &str, font, ink| ui.painter().layout(words.to_owned(), font, ink, room);
        let label = text(label, strong(ui.ctx(), 18.0), palette.text);
        let line = text(line, FontId::proportional(16.0), palette.faint);
        let height = label.size().y + line.size().y + 3.0 + 20.0;
        Self { size: vec2(width, height.max(56.0)), label, line, indent }
    }

    fn paint(self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let words = self.label.size().y + 3.0 + self.line.size().y;
        let at = pos2(rect.left() + self.indent, rect.center().y - words / 2.0);
        let below = at + vec2(0.0, self.label.size().y + 3.0);
        ui.painter().galley(at, self.label, palette.text);
        ui.painter().galley(below, self.line, palette.faint);
    }
}

/// `words` on one line, truncated with dots if they don't fit.
pub fn one_line(ui: &Ui, words: &str, font: FontId, ink: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(room.max(10.0));
    ui.painter().layout_job(job)
}

/// A tile to choose, on a ground of its own; `draw` puts on it what it shows. A ring marks the one
/// chosen.
pub fn choice_tile(
    ui: &mut Ui,
    size: Vec2,
    name: &str,
    (fill, state): (Color32, Switch),
    draw: impl FnOnce(&Ui, Rect),
) -> Response {
    let (rect, response) = radio(ui, size.max(Vec2::splat(FINGER)), name, state);
    if ui.is_rect_visible(rect) {
        pressed_ground(ui, &response, fill);
        if state == Switch::On {
            chosen_ring(ui, rect, 12.0);
        }
        draw(ui, rect);
    }
    response
}

/// A tile with its title below what `picture` draws, and below that its line, if it has one; says
/// whether it was touched.
pub fn captioned_tile(
    ui: &mut Ui,
    size: Vec2,
    (name, state): (&str, Switch),
    (title, line): (&str, &str),
    picture: impl FnOnce(&Ui, Rect),
) -> bool {
    let palette = Palette::of(ui);
    let is_short = line.is_empty();
    let (words, rim, margin) = if is_short { (26.0, 8.0, 8.0) } else { (46.0, 6.0, 12.0) };
    let shown = choice_tile(ui, size, name, (palette.raised, state), |ui, rect| {
        picture(ui, rect.with_max_y(rect.bottom() - words).shrink(rim));
        let write = |words: &str, font: FontId, ink: Color32, above: f32| {
            let (font, _) = fitted(ui, words, font, rect.width() - margin);
            centered(ui.painter(), rect.center_bottom() - vec2(0.0, above), words, font, ink);
        };
        if is_short {
            return write(title, FontId::proportional(15.0), palette.text, 15.0);
        }
        write(title, strong(ui.ctx(), 17.0), palette.text, 35.0);
        write(line, FontId::proportional(14.0), palette.faint, 15.0);
    });
    shown.clicked()
}

/// A row over the full width with its title and its line beside what `picture` draws; says whether
/// it was touched.
pub fn pictured_row(
    ui: &mut Ui,
    (name, state): (&str, Switch),
    (title, line): (&str, &str),
    picture: impl FnOnce(&Ui, Rect),
) -> bool {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), 84.0);
    let row = choice_tile(ui, size, name, (palette.panel, state), |ui, rect| {
        picture(ui, Rect::from_min_size(rect.min, vec2(104.0, rect.height())).shrink(8.0));
        let left = rect.left() + 116.0;
        let room = rect.right() - 16.0 - left;
        let title = one_line(ui, title, strong(ui.ctx(), 18.0), palette.text, room);
        ui.painter().galley(pos2(left, rect.center().y - 24.0), title, palette.text);
        let line = one_line(ui, line, FontId::proportional(16.0), palette.faint, room);
        ui.painter().galley(pos2(left, rect.center().y + 4.0), line, palette.faint);
    });
    row.clicked()
}

/// A player and what is told of them.
#[derive(Clone, Debug)]
pub struct PlayerChoice {
    pub seat: Seat,
    /// All of it in words.
    pub said: String,
    pub name: String,
    pub color: Color,
    pub points: i16,
    /// The line below the name.
    pub line: String,
    pub awards: Vec<Award>,
}

impl PlayerChoice {
    /// Shows `tiles` in rows, the one of `chosen` marked; returns the one touched. If height is
    /// short, they share one row, with the words of the chosen one below.
    pub fn pick(ui: &mut Ui, tiles: &[Self], chosen: Seat, is_low: bool) -> Option<Seat> {
        let in_row = match (is_low, ui.available_width() >= 640.0) {
            (true, _) => tiles.len(),
            (false, true) => 3,
            (false, false) => 2,
        };
        let mut touched = None;
        columns(ui, tiles, in_row, |ui, tile, wide| {
            let size = vec2(wide, if is_low { 48.0 } else { 58.0 });
            let look = (Palette::of(ui).row, Switch::when(tile.seat == chosen));
            let response = choice_tile(ui, size, &tile.said, look, |_, _| {});
            if is_low {
                tile.paint_small(ui, &response);
            } else {
                tile.paint(ui, &response);
            }
            if response.clicked() {
                touched = Some(tile.seat);
            }
        });
        if let Some(tile) = tiles.iter().find(|tile| is_low && tile.seat == chosen) {
            let faint = Palette::of(ui).faint;
            let font = FontId::proportional(15.0);
            let words = one_line(ui, &tile.said, font, faint, ui.available_width());
            let (rect, _) = ui.allocate_exact_size(words.size(), Sense::hover());
            ui.painter().galley(rect.min, words, faint);
        }
        touched
    }

    /// Just the mark with the points.
    fn paint_small(&self, ui: &Ui, response: &Response) {
        let palette = Palette::of(ui);
        let middle = response.rect.center();
        paint_mark(ui.painter(), middle - vec2(12.0, 0.0), 11.0, self.color, palette);
        let (at, font) = (middle + vec2(14.0, 0.0), strong(ui.ctx(), 17.0));
        ui.painter().text(at, Align2::CENTER_CENTER, self.points, font, palette.text);
    }

    fn paint(&self, ui: &Ui, response: &Response) {
        let palette = Palette::of(ui);
        let rect = response.rect;
        let mark = pos2(rect.left() + 26.0, rect.center().y);
        paint_mark(ui.painter(), mark, 13.0, self.color, palette);
        let left = rect.left() + 48.0;
        let mut right = rect.right() - 10.0;
        let words = |words: &str, font, ink, room, top| {
            let words = one_line(ui, words, font, ink, room);
            ui.painter().galley(pos2(left, top), words, ink);
        };
        let font = strong(ui.ctx(), 17.0);
        words(&self.name, font, palette.text, right - left, rect.top() + 8.0);
        for award in &self.awards {
            let place = pos2(right - 20.0, rect.bottom() - 29.0);
            let place = Rect::from_min_size(place, Vec2::splat(20.0));
            Icon::of_award(*award).paint(ui.painter(), place, palette.award);
            right -= 24.0;
        }
        let font = FontId::proportional(15.0);
        words(&self.line, font, palette.faint, right - left, rect.bottom() - 27.0);
    }
}
