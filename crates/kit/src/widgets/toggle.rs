//! Switches small enough to be side by side, and headings that unfold.

use egui::{
    FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, text::LayoutJob,
    text::TextWrapping, vec2,
};

use super::button_ground::ground;
use super::buttons::fitted;
use super::choice::one_line;
use super::{Icon, Switch};
use crate::theme::{Palette, Tone, strong};

/// A switch of this size with its label on up to two lines. Returns the new
/// state if it was touched.
pub fn toggle(ui: &mut Ui, size: Vec2, label: &str, state: Switch) -> Option<Switch> {
    let (rect, response) = ui.allocate_exact_size(size.max(vec2(48.0, 48.0)), Sense::click());
    let enabled = ui.is_enabled();
    response
        .widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, state == Switch::On, label));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui);
        let tone = ground(ui, &response, Tone { fill: palette.row, ink: palette.text });
        paint_knob(ui, pos2(rect.left() + 32.0, rect.center().y), state);
        let room = rect.width() - 72.0;
        let laid = |size: f32| {
            let font = strong(ui.ctx(), size);
            let mut job = LayoutJob::simple(label.to_owned(), font, tone.ink, room);
            job.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(room) };
            ui.painter().layout_job(job)
        };
        let words = [16.0, 14.5, 13.0, 11.5].into_iter().map(laid);
        let words = words.reduce(|larger, smaller| if larger.elided { smaller } else { larger });
        if let Some(words) = words {
            let at = pos2(rect.left() + 62.0, rect.center().y - words.size().y / 2.0);
            ui.painter().galley(at, words, tone.ink);
        }
    }
    response.clicked().then_some(state.flipped())
}

fn paint_knob(ui: &Ui, center: egui::Pos2, state: Switch) {
    let palette = Palette::of(ui);
    let place = Rect::from_center_size(center, vec2(44.0, 26.0));
    let off = Tone { fill: palette.backdrop, ink: palette.text };
    let (tone, knob) = match state {
        Switch::On => (palette.accent, place.right() - 13.0),
        Switch::Off => (off, place.left() + 13.0),
    };
    let ink = if ui.is_enabled() { tone.ink } else { palette.disabled.ink };
    let line = Stroke::new(2.0, palette.outline);
    ui.painter().rect(place, 13.0, tone.fill, line, StrokeKind::Inside);
    ui.painter().circle_filled(pos2(knob, center.y), 8.0, ink);
}

/// A full-width heading that unfolds what belongs to it; `line` sums that up at
/// its right end. Returns whether it was touched.
pub fn fold_row(ui: &mut Ui, label: &str, line: &str, state: Switch) -> bool {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width().max(48.0), 52.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_expanded(state == Switch::On);
        node.set_description(line);
    });
    if ui.is_rect_visible(rect) {
        let tone = ground(ui, &response, Tone { fill: palette.panel, ink: palette.text });
        let icon = if state == Switch::On { Icon::Up } else { Icon::Down };
        let place =
            Rect::from_center_size(pos2(rect.left() + 26.0, rect.center().y), vec2(18.0, 18.0));
        icon.paint(ui.painter(), place, palette.faint);
        let room = rect.width() - 64.0;
        let (font, wide) = fitted(ui, label, strong(ui.ctx(), 17.0), room);
        let words = one_line(ui, label, font, tone.ink, room);
        let at = pos2(rect.left() + 50.0, rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, tone.ink);
        let left = room - wide - 12.0;
        if !line.is_empty() && left > 60.0 {
            let line = one_line(ui, line, FontId::proportional(16.0), palette.faint, left);
            let at = rect.right_center() - vec2(14.0 + line.size().x, line.size().y / 2.0);
            ui.painter().galley(at, line, palette.faint);
        }
    }
    response.clicked()
}
