//! Columns side by side, each with its number and value, and bands of turns in which somebody held
//! something.

use egui::{Align2, Color32, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::bars::{Beside, Row, rows};
use super::panel::{bar_place, card_bar, count_lines, dice_bar, in_sight, points};
use crate::theme::{Palette, strong};
use crate::widgets::{labeled, one_line, paint_mark_shape};
use game::Color;

/// Columns narrower than this are hard to touch, so rows are drawn instead.
const NARROW: f32 = 48.0;

const COLUMNS_HEIGHT: f32 = 250.0;

const COLUMN_LABELS: f32 = 50.0;

/// Draws a column for each, where there is room for them, else a row; `selected` is the index of the one
/// described in full. Returns the index of the one that was touched.
pub fn columns(ui: &mut Ui, id: &str, all: &[Row], selected: usize) -> Option<usize> {
    if ui.available_width() / (all.len().max(1) as f32) < NARROW {
        return rows(ui, id, all, selected);
    }
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), in_sight(ui, COLUMNS_HEIGHT + COLUMN_LABELS));
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let top = |row: &Row| row.share.max(row.beside.reach());
    let highest = points(all.iter().map(top).fold(4.0, f64::max));
    let floor = area.bottom() - COLUMN_LABELS;
    let high = area.height() - COLUMN_LABELS;
    let y = |count: f32| floor - count / (highest * 1.06) * (high - 6.0);
    let width = area.width() / all.len() as f32;
    let place = |nth: usize| {
        let left = area.left() + nth as f32 * width;
        Rect::from_min_max(pos2(left, area.top()), pos2(left + width, area.bottom()))
    };
    let mut touched = None;
    for (nth, row) in all.iter().enumerate() {
        let rect = place(nth).shrink2(vec2(1.0, 0.0));
        let id = Id::unique(("stats-column", nth));
        if bar_place(ui, rect, id, &row.name, nth == selected).clicked() {
            touched = Some(nth);
        }
    }
    let step = if highest > 40.0 { 10_u8 } else { 5 };
    let counts = (step..=200).step_by(step.into()).map(f32::from);
    count_lines(ui, area, counts.take_while(|times| *times < highest), y);
    for (nth, row) in all.iter().enumerate() {
        let middle = place(nth).center().x;
        let half = (width * 0.26).min(24.0);
        let bar = |left: f32, right: f32, share: f64| {
            Rect::from_min_max(pos2(left, y(points(share))), pos2(right, floor))
        };
        match row.beside {
            Beside::Nothing => card_bar(ui, bar(middle - half, middle + half, row.share)),
            Beside::Other(share) => {
                card_bar(ui, bar(middle - half, middle - 1.0, row.share));
                dice_bar(ui, bar(middle + 1.0, middle + half, share));
            }
            Beside::Usual { least, mean, most } => {
                card_bar(ui, bar(middle - half, middle + half, row.share));
                // From the least to the most that is usual in fair games, and a line at the mean.
                let (from, to) = (middle - (half + 6.0), middle + (half + 6.0));
                let (top, bottom) = (y(points(most)), y(points(least)));
                let frame = Rect::from_min_max(pos2(from, top), pos2(to, bottom));
                let line = Stroke::new(2.0, palette.award);
                ui.painter().rect(frame, 3.0, Color32::TRANSPARENT, line, StrokeKind::Middle);
                ui.painter().hline(from..=to, y(points(mean)), Stroke::new(3.0, palette.text));
            }
        }
        let font = strong(ui.ctx(), 19.0);
        let at = pos2(middle, floor + 4.0);
        ui.painter().text(at, Align2::CENTER_TOP, &row.label, font, palette.text);
        let font = FontId::proportional(15.0);
        let at = pos2(middle, floor + 28.0);
        ui.painter().text(at, Align2::CENTER_TOP, &row.value, font, palette.text);
    }
    ui.painter().hline(area.x_range(), floor, Stroke::new(2.0, palette.faint));
    touched
}

/// Spans of turns in which somebody held something.
#[derive(Clone, Debug)]
pub struct HeldSpans {
    pub name: String,
    pub words: String,
    /// First and last turn of each span, and the color and the name of the player who held it.
    pub spans: Vec<(f32, f32, Color, String)>,
}

impl HeldSpans {
    /// Draws them on a band that goes up to the turn `last`.
    pub fn show(&self, ui: &mut Ui, last: f32) {
        let palette = Palette::of(ui);
        let size = vec2(ui.available_width(), 62.0);
        let rect = labeled(ui, size, &self.words);
        let font = FontId::proportional(16.0);
        let at = rect.left_top() + vec2(2.0, 0.0);
        ui.painter().text(at, Align2::LEFT_TOP, &self.name, font.clone(), palette.faint);
        let track = rect.with_min_y(rect.top() + 24.0).with_max_y(rect.bottom() - 4.0);
        ui.painter().rect_filled(track, 6.0, palette.raised);
        let x = |turn: f32| track.left() + track.width() * turn / last;
        for (from, to, color, name) in &self.spans {
            let span = Rect::from_min_max(
                pos2(x(*from), track.top()),
                pos2(x(*to).max(x(*from) + 3.0).min(track.right()), track.bottom()),
            );
            ui.painter().rect_filled(span, 6.0, palette.player(*color).fill);
            let ink = palette.player(*color).ink;
            let words = one_line(ui, name, font.clone(), ink, (span.width() - 36.0).max(0.0));
            if span.width() > 26.0 {
                let center = pos2(span.left() + 15.0, span.center().y);
                paint_mark_shape(ui.painter(), center, 8.0, *color, ink);
            }
            if span.width() > 80.0 {
                let at = pos2(span.left() + 28.0, span.center().y - words.size().y / 2.0);
                ui.painter().galley(at, words, ink);
            }
        }
    }
}
