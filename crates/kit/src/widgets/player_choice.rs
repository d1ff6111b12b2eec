//! Players as tiles to choose from, with what a page tells of each.

use egui::{Align2, FontId, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::Icon;
use super::button_ground::Switch;
use super::choice::{choice_tile, one_line};
use super::mark::paint_mark;
use super::paragraph::columns;
use crate::theme::{Palette, strong};
use cards::Award;
use game::{Color, Seat};

/// A player and what is told of them.
#[derive(Clone, Debug)]
pub struct PlayerChoice {
    pub seat: Seat,
    /// All of it in words.
    pub said: String,
    pub name: String,
    pub color: Color,
    pub points: u8,
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
