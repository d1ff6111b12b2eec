//! Sentences, boxes, and rows of buttons for the pages beside the island.

use egui::{Frame, Label, Margin, Painter, Rect, RichText, Stroke, StrokeKind, Ui, vec2};

use crate::theme::{Palette, plain, strong};

/// The space between buttons.
pub const GAP: f32 = 8.0;

/// A section heading.
pub fn section(ui: &mut Ui, title: &str) {
    let font = strong(ui.ctx(), 16.0);
    let faint = Palette::of(ui).faint;
    ui.add_space(2.0);
    let label = ui.label(RichText::new(title).font(font).color(faint));
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, title));
}

/// Words on as many lines as they need. Trailing spaces count toward a line's
/// width, and would make everything below wider than the panel.
fn lines(ui: &mut Ui, words: RichText) {
    let wide = ui.available_width() - 6.0;
    ui.scope(|ui| {
        ui.set_max_width(wide.max(20.0));
        ui.add(Label::new(words).wrap());
    });
}

/// A sentence.
pub fn say(ui: &mut Ui, sentence: &str) {
    lines(ui, RichText::new(sentence).font(plain(17.0)));
}

/// A sentence that matters less.
pub fn hint(ui: &mut Ui, sentence: &str) {
    let faint = Palette::of(ui).faint;
    lines(ui, RichText::new(sentence).font(plain(16.0)).color(faint));
}

/// A few words that matter less, kept together: next to other things or on the
/// next line.
pub fn remark(ui: &mut Ui, words: &str) {
    let faint = Palette::of(ui).faint;
    ui.add(Label::new(RichText::new(words).font(plain(16.0)).color(faint)).extend());
}

/// A sentence that matters more.
pub fn bold(ui: &mut Ui, sentence: &str, size: f32) {
    let font = strong(ui.ctx(), size);
    lines(ui, RichText::new(sentence).font(font));
}

/// A box on the panel's ground.
pub fn boxed<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    framed(ui, Frame::new().fill(palette.panel).stroke(palette.panel_rim), ROOMY, add)
}

/// A box that is hardly higher than the button in it.
pub fn tight_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    framed(ui, Frame::new().fill(palette.panel).stroke(palette.panel_rim), TIGHT, add)
}

/// The room between a box and what is in it: around words, and around a button.
const ROOMY: Margin = Margin::symmetric(14, 12);
const TIGHT: Margin = Margin::same(6);

/// How thick the frame is around what has to be done, and around whoever has to do it.
const DUE: f32 = 4.0;

/// The frame around whoever the app waits for.
pub fn paint_due_frame(painter: &Painter, rect: Rect, palette: &Palette) {
    painter.rect_stroke(rect, 12.0, Stroke::new(DUE, palette.due), StrokeKind::Inside);
}

/// The box for what has to be done now.
pub fn lit_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.panel).stroke(Stroke::new(DUE, palette.due));
    framed(ui, frame, ROOMY, add)
}

fn framed<R>(ui: &mut Ui, frame: Frame, margin: Margin, add: impl FnOnce(&mut Ui) -> R) -> R {
    frame
        .corner_radius(12)
        .inner_margin(margin)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// Buttons of equal width, as many per row as fit at `least` points wide.
/// `show` draws each at the size it gets.
pub fn grid<T: Copy>(
    ui: &mut Ui,
    items: &[T],
    (least, high): (f32, f32),
    mut show: impl FnMut(&mut Ui, T, egui::Vec2),
) {
    if items.is_empty() {
        return;
    }
    let wide = ui.available_width();
    // At most a dozen fit into any panel.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small and positive"
    )]
    let fit = ((wide + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = items.len().div_ceil(fit);
    let columns = items.len().div_ceil(rows).min(fit);
    let each = (wide - GAP * (columns.saturating_sub(1)) as f32) / columns as f32;
    for row in items.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for item in row {
                show(ui, *item, vec2(each, high));
            }
        });
    }
}
