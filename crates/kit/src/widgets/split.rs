//! The layout of a screen: the bar along its top, a page in its middle, or a picture of the island
//! beside its controls, or above them if the screen is taller than wide; and that of pages that are
//! all about a large island.

use egui::style::ScrollStyle;
use egui::{Align2, AsIdSalt, Frame, Margin, Panel, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::button_ground::titled;
use super::buttons::fitted_line;
use super::{Icon, SizedButton, folded};
use crate::theme::bounds::Within;
use crate::theme::{Palette, strong};

/// The space around and between the two.
pub const MARGIN: f32 = 16.0;

/// Places of picture and controls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Split {
    pub picture: Rect,
    pub column: Rect,
}

impl Split {
    pub fn of(area: Rect) -> Self {
        let wide = |wide: f32| (wide * 0.44).within(400.0, 720.0);
        Self::at(area, wide, |size| (size.y * 0.42).min(size.x * 0.9))
    }

    /// The column as `wide` as it is to be in an area of this width, or below a picture as `high`
    /// as it is to be in an area of this size.
    pub fn at(area: Rect, wide: impl Fn(f32) -> f32, high: impl Fn(Vec2) -> f32) -> Self {
        let area = area.shrink(MARGIN);
        if area.width() > area.height() * 1.05 {
            let (picture, column) = area.split_left_right_at_x(area.right() - wide(area.width()));
            Self { picture: picture.with_max_x(picture.right() - MARGIN), column }
        } else {
            let (picture, column) = area.split_top_bottom_at_y(area.top() + high(area.size()));
            Self { picture, column: column.with_min_y(column.top() + MARGIN) }
        }
    }
}

/// The bar along the top of a screen; `id` tells it from those of other screens.
pub fn bar<R>(
    ui: &mut Ui,
    id: &'static str,
    (high, margin): (f32, Margin),
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    let frame = Frame::new().fill(Palette::of(ui).bar).inner_margin(margin);
    Panel::top(id).exact_size(high).frame(frame).show_separator_line(false).show(ui, add).inner
}

/// A bar as high as one row of buttons.
pub fn screen_bar<R>(ui: &mut Ui, id: &'static str, add: impl FnOnce(&mut Ui) -> R) -> R {
    bar(ui, id, (60.0, Margin::symmetric(16, 6)), add)
}

/// The button at the left end of a bar; says whether it was touched.
pub fn way_back(ui: &mut Ui, label: &str) -> bool {
    let button = SizedButton::new(label).icon(Icon::Back);
    let gone = button.show(ui, vec2(104.0, 48.0)).clicked();
    ui.add_space(8.0);
    gone
}

/// The bar along the top of a page: the way back and the title. `more` draws the button at its
/// right end. Says whether the way back was touched.
pub fn top_bar(ui: &mut Ui, back: &str, title: &str, more: impl FnOnce(&mut Ui)) -> bool {
    titled_bar(ui, [back, title], 128.0, more)
}

/// The same with nothing but a title, which may be long.
pub fn long_bar(ui: &mut Ui, back: &str, title: &str) -> bool {
    titled_bar(ui, [back, title], 0.0, |_| ())
}

fn titled_bar(
    ui: &mut Ui,
    [back, title]: [&str; 2],
    aside: f32,
    more: impl FnOnce(&mut Ui),
) -> bool {
    screen_bar(ui, "top-bar", |ui| {
        ui.horizontal(|ui| {
            let gone = way_back(ui, back);
            let room = (ui.available_width() - aside).max(60.0);
            let at = titled(ui, vec2(room, 48.0), title).left_center();
            let font = strong(ui.ctx(), 22.0);
            fitted_line(ui, at, Align2::LEFT_CENTER, title, font, Palette::of(ui).text, room);
            more(ui);
            gone
        })
        .inner
    })
}

/// A centered part of a screen, at most `widest` points wide.
pub fn page(area: Rect, widest: f32) -> Rect {
    let area = area.shrink(MARGIN);
    let spare = (area.width() - widest).max(0.0) / 2.0;
    area.shrink2(vec2(spare, 0.0))
}

/// Draws in `rect`, whatever the size of the content.
pub fn within<R>(ui: &mut Ui, rect: Rect, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = egui::Layout::top_down(egui::Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), draw).inner
}

/// Splits `height` points off the bottom of `rect`; returns the rest and that
/// foot.
pub fn with_foot(rect: Rect, height: f32) -> (Rect, Rect) {
    let (above, foot) = rect.split_top_bottom_at_y((rect.bottom() - height).max(rect.top()));
    (above.with_max_y((above.bottom() - 10.0).max(above.top())), foot)
}

/// Returns where the `nth` of so many columns of equal width is in `row`, `gap` points from the next.
pub fn column(row: Rect, (nth, columns): (usize, usize), gap: f32) -> Rect {
    let columns = columns.max(1);
    let wide = (row.width() - gap * (columns - 1) as f32) / columns as f32;
    let at = row.min + vec2((wide + gap) * nth as f32, 0.0);
    Rect::from_min_size(at, vec2(wide, row.height()))
}

/// A column that scrolls if it is too long. Its scroll bar is in the margin
/// beside it, and visible from the start.
pub fn scrolling<R>(ui: &mut Ui, salt: impl AsIdSalt + Copy, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let with_bar = room.with_max_x(room.right() + MARGIN - 2.0);
    within(ui, with_bar, |ui| {
        ui.spacing_mut().scroll = ScrollStyle {
            bar_width: 8.0,
            floating_width: 8.0,
            dormant_handle_opacity: 0.6,
            dormant_background_opacity: 0.0,
            ..ScrollStyle::thin()
        };
        let area = egui::ScrollArea::vertical().auto_shrink([false, false]);
        let shown = folded(ui, salt, area, |ui| {
            ui.set_width(room.width().max(48.0));
            let drawn = draw(ui);
            ui.allocate_space(vec2(1.0, 2.0));
            drawn
        });
        shown.inner
    })
}

/// The same in `rect`.
pub fn scrolling_in<R>(
    ui: &mut Ui,
    rect: Rect,
    salt: impl AsIdSalt + Copy,
    draw: impl FnOnce(&mut Ui) -> R,
) -> R {
    within(ui, rect, |ui| scrolling(ui, salt, draw))
}

/// Returns the places of a large island in `area`, of the words about it, and of its code below,
/// `code_height` points high.
pub fn large_island(area: Rect, code_height: f32) -> [Rect; 3] {
    let area = area.shrink(MARGIN);
    let (above, code) = area.split_top_bottom_at_y(area.bottom() - code_height);
    let above = above.with_max_y(above.bottom() - 8.0);
    if area.width() > area.height() * 1.05 {
        let column = (area.width() * 0.3).within(230.0, 460.0);
        let (picture, words) = above.split_left_right_at_x(above.right() - column);
        [picture.with_max_x(picture.right() - MARGIN), words, code]
    } else {
        let height = (above.width() * 0.98).min(above.height() * 0.66);
        let (picture, words) = above.split_top_bottom_at_y(above.top() + height);
        [picture, words.with_min_y(words.top() + 8.0), code]
    }
}

/// The picture, and what goes beside or below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EditorRoom {
    pub picture: Rect,
    pub steps: Rect,
    pub pieces: Rect,
    pub remarks: Rect,
    /// The button that leads on.
    pub next: Rect,
}

impl EditorRoom {
    /// Divides up `area`. The picture gets everything the rest doesn't need.
    pub fn of(area: Rect) -> Self {
        let is_low = area.height() < 560.0 || area.width() < 560.0;
        let (margin, gap, foot) = if is_low { (10.0, 8.0, 52.0) } else { (16.0, 12.0, 64.0) };
        let area = area.shrink(margin);
        let is_wide = area.width() > area.height() * 1.05;
        let (picture, column) = if is_wide {
            let column = (area.width() * 0.43).within(340.0, 560.0);
            let (picture, column) = area.split_left_right_at_x(area.right() - column);
            (picture.with_max_x(picture.right() - margin), column)
        } else {
            let pieces = if is_low { 216.0 } else { 290.0 };
            let column = 52.0 + 2.0 * foot + 3.0 * gap + pieces;
            let picture = (area.height() - column - margin).min(area.width() * 0.96);
            let (picture, column) = area.split_top_bottom_at_y(area.top() + picture.max(120.0));
            (picture, column.with_min_y(column.top() + margin))
        };
        let (steps, below) = column.split_top_bottom_at_y(column.top() + 52.0);
        let next =
            Rect::from_min_size(column.left_bottom() - vec2(0.0, foot), vec2(column.width(), foot));
        // If the column is high, more remarks fit.
        let high = if column.height() > 640.0 { 92.0 } else { foot };
        let remarks = Rect::from_min_max(
            pos2(column.left(), next.top() - gap - high),
            pos2(column.right(), next.top() - gap),
        );
        let pieces = below.with_min_y(below.top() + gap).with_max_y(remarks.top() - gap);
        Self { picture, steps, pieces, remarks, next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_the_picture_is_the_largest_on_every_screen() {
        for (width, height) in
            [(1280.0, 740.0), (800.0, 1220.0), (1024.0, 540.0), (800.0, 420.0), (480.0, 740.0)]
        {
            let area = Rect::from_min_size(pos2(0.0, 60.0), vec2(width, height));
            let room = EditorRoom::of(area);
            let parts = [room.picture, room.steps, room.pieces, room.remarks, room.next];
            for (nth, part) in parts.iter().enumerate() {
                assert!(area.contains_rect(*part), "{width} x {height}: {part}");
                assert!(parts.iter().skip(nth + 1).all(|other| !part.intersects(*other)));
            }
            assert!(room.pieces.height() >= 200.0, "{width} x {height}: {}", room.pieces);
            assert!(room.picture.size().min_elem() >= 300.0, "{width} x {height}");
        }
    }

    #[test]
    fn picture_and_controls_lie_beside_or_below_each_other_and_never_overlap() {
        for (width, height) in [(800.0, 480.0), (1024.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            let split = Split::of(area);
            assert!(area.contains_rect(split.picture) && area.contains_rect(split.column));
            assert!(!split.picture.intersects(split.column), "{width} x {height}");
            assert!(split.column.width() >= 400.0 && split.picture.width() >= 330.0);
        }
    }
}
