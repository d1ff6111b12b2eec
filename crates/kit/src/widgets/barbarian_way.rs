//! How far the barbarians' ship has come.

use egui::{Painter, Rect, Stroke, Vec2, pos2};

use super::paint_face;
use crate::theme::Palette;
use cards::EventFace;
use game::BarbarianTrack;

/// The track from the harbor to the island, with a dot for each step, and the ship where it is.
pub fn paint_barbarian_way(painter: &Painter, way: Rect, ship: BarbarianTrack, palette: &Palette) {
    let steps = BarbarianTrack::ISLAND.steps();
    let here = ship.steps();
    let at = |step: u8| {
        let share = f32::from(step) / f32::from(steps);
        pos2(way.left() + share * way.width(), way.center().y)
    };
    let line = Stroke::new(3.0, palette.line);
    painter.line_segment([at(0), at(steps)], line);
    painter.line_segment([at(0), at(here)], Stroke::new(3.0, palette.text));
    for step in 0..=steps {
        let is_end = step == steps;
        let radius = if is_end { 8.0 } else { 4.5 };
        let fill = match step {
            // Once they may land with the next step.
            _ if is_end && here + 1 >= steps => palette.danger.fill,
            step if step <= here => palette.text,
            _ => palette.line,
        };
        painter.circle_filled(at(step), radius, fill);
        if is_end {
            painter.circle_stroke(at(step), radius, Stroke::new(1.5, palette.text));
        }
    }
    let place = Rect::from_center_size(at(here), Vec2::splat(28.0));
    paint_face(painter, place, EventFace::Ship);
}
