//! Sentences, boxes, warnings, and rows of what can be touched, for the pages beside the island.

use egui::{Color32, Frame, Label, Margin, Painter, Rect, RichText, Stroke, StrokeKind, Ui, vec2};

use super::Icon;
use super::buttons::icon_button;
use crate::theme::{Palette, plain, strong};

/// The space between buttons.
pub const GAP: f32 = 8.0;

/// A heading in the font and the color of `words`.
pub fn heading(ui: &mut Ui, words: RichText) {
    let title = words.text().to_owned();
    let label = ui.label(words);
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, &title));
}

pub fn section(ui: &mut Ui, title: &str) {
    ui.add_space(2.0);
    let font = strong(ui.ctx(), 16.0);
    heading(ui, RichText::new(title).font(font).color(Palette::of(ui).faint));
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

/// Returns what `add` adds in a row, `gap` points apart.
pub fn spaced<R>(ui: &mut Ui, gap: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        add(ui)
    })
    .inner
}

/// Words in a font of their own on as many lines as they need.
pub fn wrapped(ui: &mut Ui, words: impl Into<RichText>, font: egui::FontId) {
    ui.add(Label::new(words.into().font(font)).wrap());
}

/// A box on the panel's ground.
pub fn boxed<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    framed(ui, frame(palette.panel, palette.panel_rim), ROOMY, add)
}

/// A box of words with lines `gap` points apart and at least `high`, since nothing in it is touched.
pub fn words_box<R>(ui: &mut Ui, (gap, high): (f32, f32), add: impl FnOnce(&mut Ui) -> R) -> R {
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        ui.spacing_mut().interact_size.y = high;
        add(ui)
    })
}

/// A box that is hardly higher than the button in it.
pub fn tight_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    framed(ui, frame(palette.panel, palette.panel_rim), TIGHT, add)
}

/// A box on a ground of its own that is as low as what is in it.
pub fn low_box<R>(ui: &mut Ui, fill: Color32, add: impl FnOnce(&mut Ui) -> R) -> R {
    framed(ui, frame(fill, Palette::of(ui).panel_rim), LOW, add)
}

/// A row on a ground of its own, at whose end there are buttons.
pub fn row_box<R>(ui: &mut Ui, rim: impl Into<Stroke>, add: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = Margin { left: 14, right: 6, top: 6, bottom: 6 };
    framed(ui, frame(Palette::of(ui).panel, rim), margin, |ui| ui.horizontal(add).inner)
}

/// The room between a box and what is in it: around words, around a line, and around a button.
const ROOMY: Margin = Margin::symmetric(14, 12);

const LOW: Margin = Margin::symmetric(12, 4);

const TIGHT: Margin = Margin::same(6);

/// Thickness of the frame around what has to be done, and around whoever has to do it.
const DUE: f32 = 4.0;

/// The frame around whoever the app waits for.
pub fn paint_due_frame(painter: &Painter, rect: Rect, palette: &Palette) {
    painter.rect_stroke(rect, 12.0, Stroke::new(DUE, palette.due), StrokeKind::Inside);
}

/// The box for what has to be done now.
pub fn lit_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    framed(ui, frame(palette.panel, Stroke::new(DUE, palette.due)), ROOMY, add)
}

fn frame(fill: Color32, rim: impl Into<Stroke>) -> Frame {
    Frame::new().fill(fill).stroke(rim).corner_radius(12)
}

/// A box in this frame over the full width, with this room around what is in it.
pub fn framed<R>(
    ui: &mut Ui,
    frame: Frame,
    margin: impl Into<Margin>,
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    frame
        .inner_margin(margin)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// Draws `items` at equal widths of at least `least` points, as many per row as fit and as evenly
/// as possible: four items in two rows are two and two. `show` draws each at the size it gets.
pub fn grid<'a, T>(
    ui: &mut Ui,
    items: &'a [T],
    least: (f32, f32),
    mut show: impl FnMut(&mut Ui, &'a T, egui::Vec2),
) {
    pick(ui, items, least, |ui, item, size| {
        show(ui, item, size);
        false
    });
}

/// The same, of items to touch, of which `show` says whether it was; returns the one touched.
pub fn pick<'a, T>(
    ui: &mut Ui,
    items: &'a [T],
    (least, high): (f32, f32),
    mut show: impl FnMut(&mut Ui, &'a T, egui::Vec2) -> bool,
) -> Option<&'a T> {
    // At most a dozen fit into any panel.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small and positive"
    )]
    let fit = ((ui.available_width() + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = items.len().div_ceil(fit).max(1);
    let count = items.len().div_ceil(rows).min(fit);
    in_rows(ui, items, (count, GAP), |ui, item, wide| show(ui, item, vec2(wide, high)))
}

/// Draws `items` in `count` columns of equal width; `show` draws each at the width it gets.
pub fn columns<'a, T>(
    ui: &mut Ui,
    items: &'a [T],
    count: usize,
    mut show: impl FnMut(&mut Ui, &'a T, f32),
) {
    pick_in_columns(ui, items, count, |ui, item, wide| {
        show(ui, item, wide);
        false
    });
}

/// The same, of items to touch, of which `show` says whether it was; returns the one touched.
pub fn pick_in_columns<'a, T>(
    ui: &mut Ui,
    items: &'a [T],
    count: usize,
    show: impl FnMut(&mut Ui, &'a T, f32) -> bool,
) -> Option<&'a T> {
    let gap = ui.spacing().item_spacing.x;
    in_rows(ui, items, (count, gap), show)
}

/// Draws `items` in rows of `count`, `gap` points apart; returns the one that `show` says was
/// touched.
fn in_rows<'a, T>(
    ui: &mut Ui,
    items: &'a [T],
    (count, gap): (usize, f32),
    mut show: impl FnMut(&mut Ui, &'a T, f32) -> bool,
) -> Option<&'a T> {
    let count = count.max(1);
    let wide = (ui.available_width() - gap * (count - 1) as f32) / count as f32;
    let mut touched = None;
    for row in items.chunks(count) {
        // Centered, a row's first item would stand higher than those after it made the row higher.
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for item in row {
                if show(ui, item, wide) {
                    touched = Some(item);
                }
            }
        });
    }
    touched
}

/// Draws what `add` adds in a warning's colors, over the full width.
pub fn warning_box<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let frame = frame(palette.warning.fill, Stroke::new(1.5, palette.warning_line));
    framed(ui, frame, Margin::symmetric(14, 10), |ui| {
        ui.visuals_mut().override_text_color = Some(palette.warning.ink);
        add(ui)
    })
}

/// A warning in as many sentences as there are; without any it shows nothing.
pub fn warn(ui: &mut Ui, sentences: impl IntoIterator<Item = String>) {
    let mut sentences = sentences.into_iter().peekable();
    if sentences.peek().is_some() {
        warning_box(ui, |ui| {
            for sentence in sentences {
                ui.add(Label::new(sentence).wrap());
            }
        });
    }
}

/// A file that can't be used and why, with a button that removes it by this name; says whether
/// that was touched.
pub fn bad_file(ui: &mut Ui, why: &str, removes: &str) -> bool {
    warning_box(ui, |ui| {
        ui.horizontal(|ui| {
            let room = ui.available_width() - 48.0 - GAP;
            ui.vertical(|ui| {
                ui.set_width(room);
                say(ui, why);
            });
            icon_button(ui, Icon::Cross, removes).clicked()
        })
        .inner
    })
}
