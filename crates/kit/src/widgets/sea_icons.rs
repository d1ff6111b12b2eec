//! The shapes of the icons of Seafarers.

use egui::Color32;

use super::draw::Pen;
use super::icon_shapes::LINE;
use super::knight_icons::star;
use super::ship_shapes::{HULL, SAIL};

/// A player's ship, as on the island.
pub(super) fn ship(pen: &Pen<'_>, color: Color32) {
    let pen = pen.at(-0.02, 0.08, 1.9);
    pen.fan_about(&SAIL, color);
    pen.fill(&HULL, color);
    pen.fill(&[(-0.07, 0.0), (0.03, 0.0), (0.03, 0.16), (-0.07, 0.16)], color);
}

/// A ship and an arrow.
pub(super) fn move_ship(pen: &Pen<'_>, color: Color32) {
    ship(&pen.at(-0.36, 0.06, 0.72), color);
    pen.line(&[(0.3, 0.1), (0.66, 0.1)], LINE, color);
    pen.fill(&[(0.56, -0.3), (1.02, 0.1), (0.56, 0.5)], color);
}

/// A road, and below it a ship.
pub(super) fn road_or_ship(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(-0.86, -0.2), (-0.06, -0.8)], 0.34, color);
    ship(&pen.at(0.3, 0.26, 0.68), color);
}

/// A skull above two bones that cross.
pub(super) fn pirate(pen: &Pen<'_>, color: Color32) {
    let head = pen.at(0.0, -0.28, 1.0);
    head.ring(0.0, 0.0, 0.5, 0.2, color);
    for x in [-0.2, 0.2] {
        head.disc(x, 0.02, 0.13, color);
    }
    head.fill(&[(-0.26, 0.44), (0.26, 0.44), (0.24, 0.7), (-0.24, 0.7)], color);
    for (from, to) in [(0.44, 0.92), (0.92, 0.44)] {
        pen.line(&[(-0.82, from), (-0.34, from + (to - from) * 0.3)], 0.19, color);
        pen.line(&[(0.34, from + (to - from) * 0.7), (0.82, to)], 0.19, color);
    }
}

/// A nugget that glitters.
pub(super) fn gold(pen: &Pen<'_>, color: Color32) {
    let nugget = [
        (-0.92, 0.5),
        (-0.66, 0.02),
        (-0.16, -0.2),
        (0.36, -0.06),
        (0.78, 0.3),
        (0.7, 0.72),
        (0.1, 0.86),
        (-0.6, 0.8),
    ];
    pen.outline(&nugget, 0.18, color);
    pen.line(&[(-0.42, 0.3), (0.06, 0.12)], 0.15, color);
    pen.line(&[(0.06, 0.12), (0.36, 0.44)], 0.15, color);
    pen.line(&[(0.06, 0.12), (-0.1, 0.6)], 0.15, color);
    let glitter = pen.at(0.52, -0.62, 1.0);
    glitter.fan(
        &[
            (0.0, -0.36),
            (0.1, -0.1),
            (0.36, 0.0),
            (0.1, 0.1),
            (0.0, 0.36),
            (-0.1, 0.1),
            (-0.36, 0.0),
            (-0.1, -0.1),
        ],
        color,
    );
}

/// A cloud over two banks of mist.
pub(super) fn fog(pen: &Pen<'_>, color: Color32) {
    for (x, y, radius) in [(-0.44, -0.14, 0.36), (0.06, -0.36, 0.46), (0.54, -0.1, 0.32)] {
        pen.disc(x, y, radius, color);
    }
    pen.line(&[(-0.5, 0.04), (0.56, 0.04)], 0.36, color);
    pen.line(&[(-0.86, 0.46), (0.5, 0.46)], 0.17, color);
    pen.line(&[(-0.42, 0.8), (0.86, 0.8)], 0.17, color);
}

/// A round chip with a star.
pub(super) fn chit(pen: &Pen<'_>, color: Color32) {
    pen.ring(0.0, 0.0, 0.84, 0.17, color);
    pen.at(0.0, 0.03, 1.0).fan(&star(0.54), color);
}
