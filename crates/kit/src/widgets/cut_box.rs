//! Sentences in a place of fixed size: cut where it ends, with a button for the rest; and a warning
//! that makes room for itself.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align2, Color32, FontId, Galley, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::split::within;
use super::{Icon, SizedButton};
use crate::theme::Palette;

/// Width of the place of the button.
const BUTTON: f32 = 116.0;

/// Words that matter less, in the middle of all there is room for.
pub fn centered_remark(ui: &mut Ui, words: &str) {
    let rect = all_room(ui, words);
    let (font, ink) = (FontId::proportional(16.0), Palette::of(ui).faint);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, font, ink);
}

/// A box over all there is room for, with as many of the `words` as fit; if some don't, or
/// `is_open`, with a button of that `label`. Returns whether that was touched.
pub fn cut_box(ui: &mut Ui, words: &str, is_open: bool, label: String) -> bool {
    let rect = all_room(ui, words);
    let palette = Palette::of(ui);
    let line = Stroke::new(1.0, palette.line);
    ui.painter().rect(rect, 12.0, palette.panel, line, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(14.0, 4.0));
    let whole = cut(ui, words, inner);
    if !is_open && !whole.elided {
        write(ui, whole, inner);
        return false;
    }
    let button = rect.with_min_x(rect.right() - BUTTON);
    let beside = inner.with_max_x(button.left() - 10.0);
    write(ui, cut(ui, words, beside), beside);
    let button = Rect::from_center_size(button.center(), vec2(BUTTON - 8.0, 48.0));
    within(ui, button, |ui| SizedButton::new(label).text(16.0).touched(ui, 48.0))
}

/// Sentences that warn, beside their sign.
pub fn warning_line(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
        Icon::Warning.paint(ui.painter(), rect, palette.warning_line);
        ui.add(Label::new(RichText::new(words).color(palette.warning.ink)).wrap());
    });
}

/// The height of [`warning_line`] over the full width, with some room below.
pub fn warning_line_height(ui: &Ui, words: &str) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let width = (ui.available_width() - 40.0).max(60.0);
    let words = ui.painter().layout(words.to_owned(), font, Color32::WHITE, width);
    words.size().y.max(24.0) + 10.0
}

/// Takes all room there is, named by `words`.
fn all_room(ui: &mut Ui, words: &str) -> Rect {
    let rect = ui.max_rect();
    let label = ui.allocate_rect(rect, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    rect
}

/// The words, cut to as many lines as `room` has.
fn cut(ui: &Ui, words: &str, room: Rect) -> Arc<Galley> {
    let font = FontId::proportional(15.5);
    let high = ui.painter().layout_no_wrap("X".to_owned(), font.clone(), Color32::WHITE).size().y;
    let ink = Palette::of(ui).text;
    let mut job = LayoutJob::simple(words.to_owned(), font, ink, room.width());
    let rows = (1..12_u8).take_while(|rows| f32::from(*rows) * high <= room.height());
    job.wrap.max_rows = rows.count().max(1);
    ui.painter().layout_job(job)
}

fn write(ui: &Ui, galley: Arc<Galley>, room: Rect) {
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, Palette::of(ui).text);
}
