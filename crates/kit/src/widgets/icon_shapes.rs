//! The shapes of the icons.

use egui::{Color32, Rect, Vec2};

use super::draw::Pen;
use super::piece_shapes::{CITY, HOUSE};

/// The usual width of lines, in halves of the icon's side.
pub(super) const LINE: f32 = 0.22;

pub(super) fn stage(pen: &Pen<'_>, color: Color32) {
    let screen = [(-0.9, -0.7), (0.9, -0.7), (0.9, 0.4), (-0.9, 0.4)];
    pen.outline(&screen, LINE, color);
    pen.line(&[(-0.4, 0.8), (0.4, 0.8)], LINE, color);
    pen.line(&[(0.0, 0.4), (0.0, 0.8)], LINE, color);
}

pub(super) fn wheel(pen: &Pen<'_>, color: Color32) {
    pen.ring(0.0, 0.0, 0.5, 0.34, color);
    for tooth in 0..8_u8 {
        let turned = Vec2::angled((45.0 * f32::from(tooth)).to_radians());
        let along = |radius: f32| (turned.x * radius, turned.y * radius);
        let (inner, outer) = (along(0.6), along(0.84));
        pen.line(&[inner, outer], 0.26, color);
    }
}

pub(super) fn people(pen: &Pen<'_>, color: Color32) {
    for (x, scale) in [(0.42, 0.8), (-0.3, 1.0)] {
        let body = pen.at(x, 0.0, scale);
        body.disc(0.0, -0.38, 0.3, color);
        body.fill(&[(-0.5, 0.75), (-0.42, 0.25), (-0.2, 0.05), (0.2, 0.05)], color);
        body.fill(&[(0.2, 0.05), (0.42, 0.25), (0.5, 0.75), (-0.5, 0.75)], color);
    }
}

pub(super) fn keys(pen: &Pen<'_>, color: Color32) {
    let frame = [(-0.95, -0.6), (0.95, -0.6), (0.95, 0.6), (-0.95, 0.6)];
    pen.outline(&frame, 0.16, color);
    for x in [-0.55, 0.0, 0.55] {
        pen.disc(x, -0.2, 0.13, color);
    }
    pen.line(&[(-0.4, 0.24), (0.4, 0.24)], 0.17, color);
}

/// A gable on three columns.
pub(super) fn bank(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.9, -0.28), (0.0, -0.85), (0.9, -0.28)], color);
    for x in [-0.52, 0.0, 0.52] {
        pen.line(&[(x, -0.1), (x, 0.48)], LINE, color);
    }
    pen.line(&[(-0.85, 0.75), (0.85, 0.75)], LINE, color);
}

/// Three columns of a plot on a base line.
pub(super) fn columns(pen: &Pen, color: Color32) {
    for (x, top) in [(-0.62, 0.1), (0.0, -0.75), (0.62, -0.3)] {
        pen.fill(&[(x - 0.2, top), (x + 0.2, top), (x + 0.2, 0.6), (x - 0.2, 0.6)], color);
    }
    pen.line(&[(-0.95, 0.82), (0.95, 0.82)], 0.14, color);
}

pub(super) fn open_box(pen: &Pen<'_>, down: f32, color: Color32) {
    pen.line(&[(-0.8, 0.1), (-0.8, 0.8), (0.8, 0.8), (0.8, 0.1)], LINE, color);
    let tip = -0.25 + 0.65 * down;
    pen.line(&[(0.0, -0.25 - 0.65 * down), (0.0, tip)], LINE, color);
    pen.line(&[(-0.4, tip - 0.42 * down), (0.0, tip), (0.4, tip - 0.42 * down)], LINE, color);
}

pub(super) fn bin(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(-0.8, -0.55), (0.8, -0.55)], LINE, color);
    pen.line(&[(-0.25, -0.82), (0.25, -0.82)], LINE, color);
    pen.line(&[(-0.58, -0.5), (-0.46, 0.85), (0.46, 0.85), (0.58, -0.5)], LINE, color);
    for x in [-0.17, 0.17] {
        pen.line(&[(x, -0.2), (x, 0.5)], 0.14, color);
    }
}

pub(super) fn hex_corners(radius: f32) -> [(f32, f32); 6] {
    [0.0_f32, 60.0, 120.0, 180.0, 240.0, 300.0].map(|degrees| {
        let angle = (degrees - 90.0).to_radians();
        (radius * angle.cos(), radius * angle.sin())
    })
}

pub(super) fn out_of_a_tray(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(0.0, 0.3), (0.0, -0.75)], LINE, color);
    pen.line(&[(-0.42, -0.36), (0.0, -0.8), (0.42, -0.36)], LINE, color);
    pen.line(&[(-0.75, 0.2), (-0.75, 0.8), (0.75, 0.8), (0.75, 0.2)], LINE, color);
}

pub(super) fn curved_arrow(pen: &Pen<'_>, color: Color32) {
    let pen = pen.at(0.08, 0.12, 1.0);
    pen.arc(0.66, -150.0, 110.0, LINE, color);
    pen.fill(&[(-1.0, -0.5), (-0.22, -0.86), (-0.3, 0.02)], color);
}

pub(super) fn question(pen: &Pen<'_>, color: Color32) {
    pen.at(0.0, -0.4, 1.0).arc(0.44, -180.0, 55.0, LINE, color);
    pen.line(&[(0.24, -0.03), (0.0, 0.16), (0.0, 0.36)], LINE, color);
    pen.disc(0.0, 0.76, 0.16, color);
}

pub(super) fn book(pen: &Pen<'_>, color: Color32) {
    for side in [-1.0, 1.0] {
        let x = |x: f32| x * side;
        let page = [
            (x(0.0), -0.5),
            (x(0.4), -0.72),
            (x(0.92), -0.6),
            (x(0.92), 0.6),
            (x(0.4), 0.5),
            (x(0.0), 0.72),
        ];
        pen.line(&page, LINE, color);
    }
    pen.line(&[(0.0, -0.5), (0.0, 0.72)], LINE, color);
}

pub(super) fn die(pen: &Pen<'_>, color: Color32) {
    let rect = Rect::from_two_pos(pen.spot(-0.76, -0.76), pen.spot(0.76, 0.76));
    let line = egui::Stroke::new(pen.length(0.18), color);
    pen.painter.rect_stroke(rect, pen.length(0.28), line, egui::StrokeKind::Middle);
    for (x, y) in [(-0.36, -0.36), (0.36, -0.36), (0.0, 0.0), (-0.36, 0.36), (0.36, 0.36)] {
        pen.disc(x, y, 0.14, color);
    }
}

pub(super) fn house(pen: &Pen<'_>, color: Color32) {
    pen.fill(&HOUSE, color);
}

pub(super) fn city(pen: &Pen<'_>, color: Color32) {
    for part in CITY {
        pen.fill(part, color);
    }
}

pub(super) fn cards(pen: &Pen<'_>, color: Color32) {
    pen.outline(&[(-0.2, -0.85), (0.72, -0.68), (0.5, 0.66), (0.3, 0.62)], 0.14, color);
    let rect = Rect::from_two_pos(pen.spot(-0.72, -0.6), pen.spot(0.2, 0.85));
    pen.painter.rect_filled(rect, pen.length(0.14), color);
}

pub(super) fn hand(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.95, -0.42), (-0.45, -0.62), (0.02, 0.62), (-0.36, 0.78)], color);
    pen.fill(&[(-0.28, -0.82), (0.28, -0.82), (0.2, 0.6), (-0.02, 0.5)], color);
    pen.fill(&[(0.45, -0.62), (0.95, -0.42), (0.36, 0.78), (0.26, 0.62)], color);
}

pub(super) fn knight(pen: &Pen<'_>, color: Color32) {
    let shield = [
        (-0.85, -0.7),
        (-0.45, -0.78),
        (-0.1, -0.95),
        (0.25, -0.78),
        (0.65, -0.7),
        (0.62, 0.0),
        (0.4, 0.5),
        (-0.1, 0.92),
        (-0.6, 0.5),
        (-0.82, 0.0),
    ];
    pen.outline(&shield, 0.18, color);
    pen.line(&[(-0.1, -0.5), (-0.1, 0.5)], 0.18, color);
    pen.line(&[(-0.4, -0.14), (0.2, -0.14)], 0.18, color);
    pen.disc(-0.1, -0.52, 0.14, color);
}

pub(super) fn trade(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(-0.8, -0.38), (0.6, -0.38)], 0.2, color);
    pen.fill(&[(0.38, -0.8), (0.95, -0.38), (0.38, 0.04)], color);
    pen.line(&[(0.8, 0.42), (-0.6, 0.42)], 0.2, color);
    pen.fill(&[(-0.38, 0.84), (-0.95, 0.42), (-0.38, 0.0)], color);
}

pub(super) fn trophy(pen: &Pen<'_>, color: Color32) {
    pen.ring(-0.5, -0.42, 0.3, 0.16, color);
    pen.ring(0.5, -0.42, 0.3, 0.16, color);
    let cup =
        [(-0.55, -0.88), (0.55, -0.88), (0.5, -0.3), (0.22, 0.12), (-0.22, 0.12), (-0.5, -0.3)];
    pen.fill(&cup, color);
    pen.fill(&[(-0.11, 0.0), (0.11, 0.0), (0.11, 0.6), (-0.11, 0.6)], color);
    pen.fill(&[(-0.45, 0.58), (0.45, 0.58), (0.52, 0.88), (-0.52, 0.88)], color);
}

pub(super) fn hourglass(pen: &Pen<'_>, color: Color32) {
    for y in [-0.86, 0.86] {
        pen.line(&[(-0.6, y), (0.6, y)], 0.2, color);
    }
    pen.outline(
        &[(-0.46, -0.8), (0.46, -0.8), (0.09, 0.0), (0.46, 0.8), (-0.46, 0.8), (-0.09, 0.0)],
        0.13,
        color,
    );
    pen.fill(&[(0.0, 0.28), (0.4, 0.8), (-0.4, 0.8)], color);
}

pub(super) fn warning(pen: &Pen<'_>, color: Color32) {
    pen.outline(&[(0.0, -0.8), (0.88, 0.72), (-0.88, 0.72)], 0.18, color);
    pen.line(&[(0.0, -0.28), (0.0, 0.16)], 0.17, color);
    pen.disc(0.0, 0.45, 0.11, color);
}

pub(super) fn cross(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(-0.65, -0.65), (0.65, 0.65)], 0.24, color);
    pen.line(&[(0.65, -0.65), (-0.65, 0.65)], 0.24, color);
}

pub(super) fn clock(pen: &Pen<'_>, color: Color32) {
    pen.ring(0.0, 0.0, 0.82, 0.2, color);
    pen.line(&[(0.0, -0.48), (0.0, 0.05), (0.34, 0.26)], 0.17, color);
}

pub(super) fn corners_outward(pen: &Pen<'_>, color: Color32) {
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        pen.line(&[(0.25 * x, 0.8 * y), (0.8 * x, 0.8 * y), (0.8 * x, 0.25 * y)], LINE, color);
    }
}

pub(super) fn whole(pen: &Pen<'_>, color: Color32) {
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        let corner = [(0.5, 0.9), (0.9, 0.9), (0.9, 0.5)];
        pen.line(&corner.map(|(a, b)| (a * x, b * y)), 0.18, color);
    }
    pen.fill(&hex_corners(0.56), color);
}

pub(super) fn turn(pen: &Pen<'_>, color: Color32) {
    pen.outline(&hex_corners(0.5), 0.18, color);
    pen.arc(0.92, 205.0, 325.0, 0.16, color);
    pen.fill(&[(0.46, -0.62), (1.0, -0.86), (0.94, -0.22)], color);
}
