//! A player's mark: a shape for each color, so that nobody has to tell colors
//! apart.

use egui::{Color32, Painter, Pos2, Response, Role, Sense, Ui, Vec2};

use super::button_ground::{FINGER, Switch, chosen_ring, pressed_ground, selectable};
use super::draw::Pen;
use super::signs::mark_corners;
use crate::theme::Palette;
use game::Color;

/// Shows the mark of `color` in a square of `size` points. It says nothing to a
/// screen reader, since the player's name is next to it.
pub fn mark(ui: &mut Ui, color: Color, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint_mark(ui.painter(), rect.center(), size / 2.0, color, Palette::of(ui));
    }
    response
}

/// The mark of `color` as a button of 48 points; `name` is for screen readers.
/// The chosen one has a ring.
pub fn mark_button(ui: &mut Ui, color: Color, name: &str, state: Switch) -> Response {
    let palette = Palette::of(ui);
    let is_on = state == Switch::On;
    let (rect, response) = selectable(ui, Vec2::splat(FINGER), Role::Button, is_on, name);
    pressed_ground(ui, &response, palette.raised);
    if state == Switch::On {
        chosen_ring(ui, rect, 12.0);
    }
    paint_mark(ui.painter(), rect.center(), 15.0, color, palette);
    response
}

/// Draws the mark of `color`, filled with it and outlined, `radius` points from
/// center to edge.
pub fn paint_mark(painter: &Painter, center: Pos2, radius: f32, color: Color, palette: &Palette) {
    let is_dark = palette.look.theme() == egui::Theme::Dark;
    let rim = if is_dark && color != Color::White { palette.text } else { palette.edge };
    let line = (radius * 0.16).max(1.5);
    let pen = Pen::new(painter, center, (radius - line / 2.0).max(0.5));
    fill_shape(&pen, color, palette.player(color).fill);
    match mark_corners(color) {
        Some(corners) => pen.outline(corners, line / pen.length(1.0), rim),
        None => pen.ring(0.0, 0.0, DISC, line / pen.length(1.0), rim),
    }
}

/// Draws only the shape that stands for `color`, in any color.
pub fn paint_mark_shape(painter: &Painter, center: Pos2, radius: f32, color: Color, fill: Color32) {
    fill_shape(&Pen::new(painter, center, radius.max(0.5)), color, fill);
}

/// A disc of this radius looks as large as the other shapes.
const DISC: f32 = 0.9;

fn fill_shape(pen: &Pen<'_>, color: Color, fill: Color32) {
    match mark_corners(color) {
        Some(corners) => pen.fan(corners, fill),
        None => pen.disc(0.0, 0.0, DISC, fill),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of a mark 14 points wide that its shape covers.
    fn covered(color: Color) -> Vec<bool> {
        let at = |nth: u8| (f32::from(nth) + 0.5) / 7.0 - 1.0;
        let points = (0..14).flat_map(|row| (0..14).map(move |column| (at(column), at(row))));
        points.map(|point| covers(color, point)).collect()
    }

    fn covers(color: Color, (x, y): (f32, f32)) -> bool {
        let Some(corners) = mark_corners(color) else { return x.hypot(y) <= DISC };
        let next = corners.iter().cycle().skip(1);
        let crossed = corners.iter().zip(next).filter(|((ax, ay), (bx, by))| {
            (*ay > y) != (*by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
        });
        crossed.count() % 2 == 1
    }

    #[test]
    fn the_six_shapes_are_told_apart_without_color_at_14_points() {
        for (nth, one) in Color::ALL.into_iter().enumerate() {
            for other in Color::ALL.into_iter().skip(nth + 1) {
                let both = || covered(one).into_iter().zip(covered(other));
                let either = both().filter(|(a, b)| *a || *b).count();
                let apart = both().filter(|(a, b)| a != b).count();
                assert!(apart * 7 > either, "{one:?} and {other:?}: {apart} of {either}");
            }
        }
    }
}
