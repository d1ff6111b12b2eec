//! Tiles and rows that choose by a picture with a few words, and switches between two values.

use egui::{Color32, FontId, Rect, Ui, Vec2, pos2, vec2};

use super::button_ground::Switch;
use super::buttons::fitted;
use super::choice::{choice_tile, one_line};
use super::draw::centered;
use super::toggle::toggle;
use crate::theme::{Palette, strong};

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

/// A small switch between two values; returns the one that holds now.
pub fn toggled<T: Copy + PartialEq>(
    ui: &mut Ui,
    size: Vec2,
    label: &str,
    [on, off]: [T; 2],
    now: T,
) -> T {
    match toggle(ui, size, label, Switch::when(now == on)) {
        Some(Switch::On) => on,
        Some(Switch::Off) => off,
        None => now,
    }
}
