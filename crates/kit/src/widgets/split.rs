//! The layout of a screen with a picture of the island beside its controls, or
//! above them if the screen is taller than wide.

use egui::style::ScrollStyle;
use egui::{AsIdSalt, Rect, Ui, UiBuilder, Vec2, vec2};

use super::folded;
use crate::theme::bounds::Within;

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

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

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
