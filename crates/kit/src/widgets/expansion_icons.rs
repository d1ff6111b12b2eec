//! The shapes of the icons of Cities & Knights and Seafarers.

use egui::{Color32, Rect, Vec2};

use super::draw::Pen;
use super::icon_shapes::LINE;
use super::piece_shapes::{CITY, robber_figure};
use super::ship_shapes::{HULL, RAISED, SAIL, SHIELD, crest};
use game::KnightLevel;

type Part = &'static [(f32, f32)];

/// A knight's shield and, a little above it, its crest, as on the island.
fn knight_piece(pen: &Pen<'_>, level: KnightLevel, color: Color32) {
    pen.fill(&SHIELD, color);
    let above = pen.at(0.0, -0.06, 1.0);
    for part in crest(level) {
        above.fill(part, color);
    }
}

/// The points of an arrow up, around its middle.
fn arrow_up(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(0.0, 0.8), (0.0, -0.5)], 0.34, color);
    pen.fill(&[(-0.62, -0.2), (0.0, -0.95), (0.62, -0.2)], color);
}

pub(super) fn recruit(pen: &Pen<'_>, color: Color32) {
    knight_piece(&pen.at(-0.3, 0.2, 2.1), KnightLevel::Basic, color);
    pen.line(&[(0.36, -0.4), (0.9, -0.4)], LINE, color);
    pen.line(&[(0.63, -0.67), (0.63, -0.13)], LINE, color);
}

pub(super) fn activate(pen: &Pen<'_>, color: Color32) {
    let pen = pen.at(-0.2, 0.22, 2.1);
    knight_piece(&pen, KnightLevel::Basic, color);
    for part in RAISED {
        pen.fill(part, color);
    }
}

pub(super) fn promote(pen: &Pen<'_>, color: Color32) {
    knight_piece(&pen.at(-0.3, 0.24, 2.0), KnightLevel::Mighty, color);
    arrow_up(&pen.at(0.66, -0.02, 0.5), color);
}

pub(super) fn move_knight(pen: &Pen<'_>, color: Color32) {
    knight_piece(&pen.at(-0.44, 0.16, 1.9), KnightLevel::Basic, color);
    pen.line(&[(0.24, 0.1), (0.62, 0.1)], LINE, color);
    pen.fill(&[(0.52, -0.3), (1.0, 0.1), (0.52, 0.5)], color);
}

pub(super) fn chase(pen: &Pen<'_>, color: Color32) {
    robber_figure(&pen.at(0.36, 0.06, 0.9), color);
    for (y, left) in [(-0.42, -0.62), (0.08, -0.92), (0.58, -0.82)] {
        pen.line(&[(left, y), (-0.32, y)], 0.19, color);
    }
}

/// Two courses of stones under battlements.
pub(super) fn wall(pen: &Pen<'_>, color: Color32) {
    let stone = |left: f32, top: f32, right: f32| {
        let rect = Rect::from_two_pos(pen.spot(left, top), pen.spot(right, top + 0.4));
        pen.painter.rect_filled(rect, pen.length(0.06), color);
    };
    for left in [-0.95, -0.24, 0.47] {
        stone(left, -0.66, left + 0.48);
    }
    stone(-0.95, -0.14, -0.06);
    stone(0.06, -0.14, 0.95);
    stone(-0.95, 0.38, -0.5);
    stone(-0.38, 0.38, 0.38);
    stone(0.5, 0.38, 0.95);
}

/// A city under a crown.
pub(super) fn metropolis(pen: &Pen<'_>, color: Color32) {
    let below = pen.at(0.08, 0.42, 1.95);
    for part in CITY {
        below.fill(part, color);
    }
    let crown: [Part; 4] = [
        &[(-0.5, -0.42), (-0.5, -0.62), (0.5, -0.62), (0.5, -0.42)],
        &[(-0.5, -0.5), (-0.62, -0.98), (-0.2, -0.5)],
        &[(-0.3, -0.5), (0.0, -1.02), (0.3, -0.5)],
        &[(0.2, -0.5), (0.62, -0.98), (0.5, -0.5)],
    ];
    for part in crown {
        pen.at(-0.46, 0.2, 0.8).fill(part, color);
    }
}

/// The sign of science, as on the gate of the event die.
pub(super) fn dome(pen: &Pen<'_>, color: Color32) {
    let arch: Vec<(f32, f32)> = (0..=12_u8)
        .map(|step| (15.0 * f32::from(step)).to_radians())
        .map(|angle| (-0.74 * angle.cos(), 0.0 - 0.74 * angle.sin()))
        .collect();
    let pen = pen.at(0.0, 0.02, 1.0);
    pen.fill(&arch, color);
    pen.line(&[(0.0, -0.6), (0.0, -0.9)], 0.2, color);
    pen.fill(&[(-0.74, 0.12), (-0.28, 0.12), (-0.28, 0.88), (-0.74, 0.88)], color);
    pen.fill(&[(0.28, 0.12), (0.74, 0.12), (0.74, 0.88), (0.28, 0.88)], color);
}

/// The sign of trade: a hall under a wide gable. Columns would make it the bank.
pub(super) fn gable(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(0.0, -0.95), (1.0, -0.08), (-1.0, -0.08)], color);
    for left in [-0.74, 0.26] {
        let right = left + 0.48;
        pen.fill(&[(left, 0.08), (right, 0.08), (right, 0.88), (left, 0.88)], color);
    }
}

/// The sign of politics.
pub(super) fn keep(pen: &Pen<'_>, color: Color32) {
    for left in [-0.8, -0.2, 0.4] {
        let right = left + 0.4;
        pen.fill(&[(left, -0.9), (right, -0.9), (right, -0.4), (left, -0.4)], color);
    }
    pen.fill(&[(-0.8, -0.45), (0.8, -0.45), (0.8, 0.1), (-0.8, 0.1)], color);
    for left in [-0.8, 0.28] {
        let right = left + 0.52;
        pen.fill(&[(left, 0.08), (right, 0.08), (right, 0.88), (left, 0.88)], color);
    }
}

/// The barbarians' ship, its sail full.
pub(super) fn longship(pen: &Pen<'_>, color: Color32) {
    let pen = pen.at(0.0, 0.06, 1.05);
    pen.fill(&[(-0.7, 0.3), (0.7, 0.3), (0.45, 0.75), (-0.45, 0.75)], color);
    pen.fill(&[(0.5, 0.4), (0.95, -0.05), (0.72, 0.5)], color);
    pen.fill(&[(-0.5, 0.4), (-0.95, -0.05), (-0.72, 0.5)], color);
    pen.line(&[(0.0, 0.3), (0.0, -0.85)], 0.13, color);
    pen.fill(&[(-0.5, -0.7), (0.5, -0.7), (0.62, 0.08), (-0.62, 0.08)], color);
}

/// The corners of a star with five points, one upward.
pub(super) fn star(radius: f32) -> Vec<(f32, f32)> {
    (0..10_u8)
        .map(|tenth| {
            let radius = if tenth % 2 == 0 { radius } else { radius * 0.44 };
            let turned = Vec2::angled((36.0 * f32::from(tenth) - 90.0).to_radians());
            (radius * turned.x, radius * turned.y)
        })
        .collect()
}

/// A shield with a star.
pub(super) fn defender(pen: &Pen<'_>, color: Color32) {
    let shield = [
        (-0.76, -0.82),
        (0.76, -0.82),
        (0.76, 0.06),
        (0.52, 0.52),
        (0.0, 0.92),
        (-0.52, 0.52),
        (-0.76, 0.06),
    ];
    pen.outline(&shield, 0.18, color);
    pen.at(0.0, -0.12, 1.0).fan(&star(0.5), color);
}

/// The merchant's stall.
pub(super) fn stall(pen: &Pen<'_>, color: Color32) {
    let stripes: [Part; 3] = [
        &[(-0.62, -0.9), (-0.28, -0.9), (-0.42, -0.2), (-0.95, -0.2)],
        &[(-0.17, -0.9), (0.17, -0.9), (0.24, -0.2), (-0.24, -0.2)],
        &[(0.28, -0.9), (0.62, -0.9), (0.95, -0.2), (0.42, -0.2)],
    ];
    for stripe in stripes {
        pen.fill(stripe, color);
    }
    for x in [-0.62, 0.62] {
        pen.line(&[(x, -0.2), (x, 0.3)], 0.16, color);
    }
    pen.fill(&[(-0.78, 0.28), (0.78, 0.28), (0.78, 0.88), (-0.78, 0.88)], color);
}

/// A card with a star.
pub(super) fn progress(pen: &Pen<'_>, color: Color32) {
    let rect = Rect::from_two_pos(pen.spot(-0.62, -0.86), pen.spot(0.62, 0.86));
    let line = egui::Stroke::new(pen.length(0.17), color);
    pen.painter.rect_stroke(rect, pen.length(0.2), line, egui::StrokeKind::Middle);
    pen.at(0.0, 0.04, 1.0).fan(&star(0.5), color);
}

/// Three steps, and an arrow up.
pub(super) fn improve(pen: &Pen<'_>, color: Color32) {
    for (left, top) in [(-0.92, 0.5), (-0.28, 0.1), (0.36, -0.3)] {
        pen.fill(&[(left, top), (left + 0.56, top), (left + 0.56, 0.88), (left, 0.88)], color);
    }
    arrow_up(&pen.at(-0.56, -0.36, 0.56), color);
}

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
