//! The layout of screens around a large island: the one where it is entered, and the one that
//! shows it over the whole window.

use egui::{Rect, pos2, vec2};

use super::split::MARGIN;
use crate::theme::bounds::Within;

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
}
