//! The face of the event die beside the track of the barbarians.

use egui::{Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::screens::play::view::View;
use cards::{Die, EventFace};
use game::Source;
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{paint_barbarian_way, paint_face};

/// The height of its row, with the room below it.
pub const HIGH: f32 = 60.0;

/// Whether the turn has a row for them.
pub fn has_row(view: &View<'_>) -> bool {
    view.plays_event_die() && view.state.knights().is_none()
}

/// This turn's face beside the ship's track: touching it corrects the ship. Says whether
/// it was touched.
pub fn row(ui: &mut Ui, view: &View<'_>) -> bool {
    // In Cities & Knights they are always in sight, above the island.
    if !has_row(view) {
        return false;
    }
    let wide = ui.available_width();
    let size = vec2(wide, HIGH - 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let face = view.state.face();
    let words = face.map(|face| face_words(view, face)).unwrap_or_default();
    let way = way_words(view);
    let spoken = if words.is_empty() {
        way
    } else {
        view.text.with("list-more", &[("a", words.as_str().into()), ("b", way.into())])
    };
    let values = [("sentence", spoken.into())];
    let name = view.text.with("ship-row-name", &values);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let palette = view.palette;
    let fill = if response.hovered() { palette.raised } else { palette.panel };
    ui.painter().rect(rect, 12.0, fill, palette.panel_rim, egui::StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(3.0, palette.focus);
        ui.painter().rect_stroke(rect, 12.0, ring, egui::StrokeKind::Inside);
    }
    let mut left = rect.left() + 10.0;
    let track = (wide * 0.45).within(150.0, 320.0);
    if let Some(face) = face {
        let center = pos2(left + 19.0, rect.center().y);
        let place = Rect::from_center_size(center, Vec2::splat(38.0));
        paint_face(ui.painter(), place, face);
        left += 48.0;
        write(ui, &words, left, rect.right() - track - 18.0, rect, palette.text);
    } else {
        let words = view.text.get("ship-title");
        write(ui, &words, left, rect.right() - track - 12.0, rect, palette.faint);
    }
    let way = Rect::from_min_max(pos2(rect.right() - track - 4.0, rect.top()), rect.max);
    paint_way(ui, view, way.shrink2(vec2(20.0, 0.0)));
    response.clicked()
}

/// One line, or two if one is too narrow.
fn write(ui: &Ui, words: &str, left: f32, right: f32, row: Rect, ink: egui::Color32) {
    let room = (right - left).max(20.0);
    let font = strong(ui.ctx(), 15.0);
    let mut job = egui::text::LayoutJob::simple(words.to_owned(), font, ink, room);
    job.wrap.max_rows = 2;
    job.wrap.break_anywhere = false;
    let galley = ui.painter().layout_job(job);
    let at = pos2(left, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// The track from the harbor to the island, with a dot for each step.
pub fn paint_way(ui: &Ui, view: &View<'_>, way: Rect) {
    paint_barbarian_way(ui.painter(), way, view.state.barbarians(), view.palette);
}

/// "Yellow gate, trade: red die 4".
fn face_words(view: &View<'_>, face: EventFace) -> String {
    let red = match view.state.source() {
        Some(Source::Dice { red, .. }) => Some(red),
        _ => view.state.card().map(|(_, card)| card.red),
    };
    let key = match face {
        EventFace::Ship => "face-ship",
        EventFace::Trade => "face-trade",
        EventFace::Politics => "face-politics",
        EventFace::Science => "face-science",
    };
    view.text.with(key, &[("red", red.map_or(0, Die::pips).into())])
}

pub fn way_words(view: &View<'_>) -> String {
    view.text.with("ship-way", &[("step", view.state.barbarians().steps().into())])
}
