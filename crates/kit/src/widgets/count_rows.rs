//! Numbers to step up and down: a label with its number, kinds of cards, and tiles of pieces.

use std::ops::RangeInclusive;

use egui::{Align2, FontId, Rect, Sense, StrokeKind, Ui, Vec2, pos2, vec2};

use super::button_ground::labeled;
use super::buttons::stepper;
use super::choice::one_line;
use super::paragraph::spaced;
use crate::theme::{Palette, strong};
use game::{Cards, Kinds};
use words::text::Text;

/// The width of a stepper.
const STEPPER: f32 = 3.0 * 48.0;

/// Width of a kind's name.
const KIND: f32 = 92.0;

/// A label, on as many lines as it needs, and its number; returns the change asked for. The
/// buttons, named `less` and `more`, are never dead: whoever shows them says why a change is
/// impossible.
pub fn count_row(
    ui: &mut Ui,
    label: &str,
    (less, more): &(String, String),
    value: u16,
) -> Option<i8> {
    ui.horizontal(|ui| {
        let wide = (ui.available_width() - STEPPER - ui.spacing().item_spacing.x).max(48.0);
        let ink = Palette::of(ui).text;
        let words = ui.painter().layout(label.to_owned(), FontId::proportional(17.0), ink, wide);
        let rect = labeled(ui, vec2(wide, words.size().y.max(48.0)), label);
        let at = rect.left_center() - vec2(0.0, words.size().y / 2.0);
        ui.painter().galley(at, words, ink);
        stepper(ui, (less, more), value, &(0..=u16::MAX))
    })
    .inner
}

/// The kinds with a number each, as many side by side as fit; `names` gives the
/// names of a kind's buttons. Returns the cards once one of them is touched.
pub fn kinds_rows(
    ui: &mut Ui,
    text: &Text,
    (kinds, cards): (Kinds, Cards),
    names: impl Fn(&str) -> (String, String),
) -> Option<Cards> {
    let mut touched = None;
    let columns = if ui.available_width() >= 2.0 * (STEPPER + KIND + 8.0) { 2 } else { 1 };
    let wide = ui.available_width() / columns as f32;
    for row in kinds.all().chunks(columns) {
        spaced(ui, 0.0, |ui| {
            for (nth, kind) in row.iter().enumerate() {
                let (name, tone) = (text.kind(*kind), Palette::of(ui).card(*kind));
                let rect = labeled(ui, vec2(KIND, 34.0), &name);
                ui.painter().rect_filled(rect, 17.0, tone.fill);
                let (middle, font) = (rect.center(), strong(ui.ctx(), 16.0));
                ui.painter().text(middle, Align2::CENTER_CENTER, &name, font, tone.ink);
                let room = (wide - KIND - STEPPER).max(4.0);
                ui.add_space(if nth + 1 < columns { room / 2.0 } else { room });
                let (less, more) = names(&name);
                let count = cards.get(*kind);
                if let Some(change) = stepper(ui, (&less, &more), count, &(0..=u8::MAX)) {
                    let mut after = cards;
                    after.set(*kind, count.saturating_add_signed(change));
                    touched = Some(after);
                }
                if nth + 1 < columns {
                    ui.add_space(room / 2.0);
                }
            }
        });
    }
    touched
}

/// A tile of this size with a label and its number; returns the change asked for, within `range`.
pub fn count_tile(
    ui: &mut Ui,
    size: Vec2,
    label: &str,
    (less, more): (&str, &str),
    (value, range): (u8, &RangeInclusive<u8>),
) -> Option<i8> {
    let palette = Palette::of(ui);
    let ground = Rect::from_min_size(ui.cursor().min, size);
    ui.painter().rect(ground, 12.0, palette.panel, palette.panel_rim, StrokeKind::Inside);
    let tile = ui.allocate_ui(size, |ui| {
        spaced(ui, 0.0, |ui| {
            let room = (size.x - STEPPER).max(20.0);
            let (rect, _) = ui.allocate_exact_size(vec2(room, 48.0), Sense::hover());
            let line = one_line(ui, label, strong(ui.ctx(), 17.0), palette.text, room - 14.0);
            let at = pos2(rect.left() + 12.0, rect.center().y - line.size().y / 2.0);
            ui.painter().galley(at, line, palette.text);
            stepper(ui, (less, more), value, range)
        })
    });
    tile.inner
}
