//! The dice, red, yellow, and of events, the seasons, and the number of a turn, large enough to
//! read from across the table.

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{
    Color32, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::button_ground::{chosen_ring, toned_ground};
use super::buttons::fitted;
use super::draw::{Pen, centered};
use crate::theme::{Palette, display, strong};
use cards::{EventFace, Season};
use game::BarbarianTrack;
use words::text::Text;

/// Draws the icon of `season` as large as `rect` allows: a blossom, a sun, a
/// leaf, a snowflake.
pub fn paint_season(painter: &Painter, rect: Rect, season: Season, ink: Color32) {
    let pen = Pen::new(painter, rect.center(), rect.size().min_elem() / 2.0);
    match season {
        Season::Spring => blossom(&pen, ink),
        Season::Summer => sun(&pen, ink),
        Season::Autumn => leaf(&pen, ink),
        Season::Winter => flake(&pen, ink),
    }
}

/// The point `radius` units away at `degrees`, clockwise from the top.
fn toward(degrees: f32, radius: f32) -> (f32, f32) {
    let angle = (degrees - 90.0).to_radians();
    (radius * angle.cos(), radius * angle.sin())
}

fn blossom(pen: &Pen<'_>, ink: Color32) {
    for petal in 0..5_u8 {
        let (x, y) = toward(72.0 * f32::from(petal), 0.58);
        pen.disc(x, y, 0.35, ink);
    }
    pen.disc(0.0, 0.0, 0.17, ink);
}

fn sun(pen: &Pen<'_>, ink: Color32) {
    pen.disc(0.0, 0.0, 0.42, ink);
    for ray in 0..8_u8 {
        let degrees = 45.0 * f32::from(ray);
        pen.line(&[toward(degrees, 0.66), toward(degrees, 0.88)], 0.18, ink);
    }
}

/// The right half of a maple leaf, from its tip to its stem.
const HALF_LEAF: [(f32, f32); 11] = [
    (0.16, -0.62),
    (0.37, -0.74),
    (0.33, -0.33),
    (0.58, -0.52),
    (0.66, -0.36),
    (0.98, -0.32),
    (0.83, -0.08),
    (0.95, 0.08),
    (0.52, 0.28),
    (0.56, 0.46),
    (0.1, 0.38),
];

fn leaf(pen: &Pen<'_>, ink: Color32) {
    let mut corners = vec![(0.0, -1.0)];
    corners.extend(HALF_LEAF);
    corners.extend(HALF_LEAF.iter().rev().map(|(x, y)| (-x, *y)));
    pen.fan(&corners, ink);
    pen.line(&[(0.0, 0.3), (0.0, 0.9)], 0.14, ink);
}

fn flake(pen: &Pen<'_>, ink: Color32) {
    for arm in 0..6_u8 {
        let degrees = 60.0 * f32::from(arm);
        pen.line(&[(0.0, 0.0), toward(degrees, 0.9)], 0.15, ink);
        let (x, y) = toward(degrees, 0.5);
        let fork = pen.at(x, y, 1.0);
        for side in [-50.0, 50.0] {
            fork.line(&[(0.0, 0.0), toward(degrees + side, 0.32)], 0.13, ink);
        }
    }
}

/// Draws a face of the event die as large as `rect` allows: a ship with a sail,
/// or a gabled, walled, or domed gate.
pub fn paint_face(painter: &Painter, rect: Rect, face: EventFace) {
    let side = rect.size().min_elem();
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let palette = Palette::dark();
    let tone = palette.event_face(face);
    let round = side * 0.2;
    painter.rect_filled(square, round, tone.fill);
    let rim = Stroke::new((side * 0.05).max(1.0), palette.edge);
    painter.rect_stroke(square, round, rim, StrokeKind::Inside);
    let pen = Pen::new(painter, square.center(), side * 0.38);
    match face {
        EventFace::Ship => ship(&pen, tone.ink),
        EventFace::Trade => {
            pen.fill(&[(0.0, -0.9), (0.98, -0.12), (-0.98, -0.12)], tone.ink);
            for left in [-0.72, -0.14, 0.44] {
                let right = left + 0.28;
                pen.fill(&[(left, 0.02), (right, 0.02), (right, 0.66), (left, 0.66)], tone.ink);
            }
            pen.fill(&[(-0.9, 0.66), (0.9, 0.66), (0.9, 0.88), (-0.9, 0.88)], tone.ink);
        }
        EventFace::Politics => {
            pen.fill(&[(-0.8, -0.4), (0.8, -0.4), (0.8, 0.85), (-0.8, 0.85)], tone.ink);
            for left in [-0.8, -0.2, 0.4] {
                let right = left + 0.4;
                pen.fill(&[(left, -0.85), (right, -0.85), (right, -0.35), (left, -0.35)], tone.ink);
            }
            gate(&pen, tone.fill);
        }
        EventFace::Science => {
            pen.fill(&[(-0.72, 0.0), (0.72, 0.0), (0.72, 0.85), (-0.72, 0.85)], tone.ink);
            pen.disc(0.0, 0.0, 0.72, tone.ink);
            pen.line(&[(0.0, -0.6), (0.0, -0.9)], 0.2, tone.ink);
            gate(&pen, tone.fill);
        }
    }
}

/// The opening of a gate.
fn gate(pen: &Pen<'_>, fill: Color32) {
    pen.disc(0.0, 0.3, 0.3, fill);
    pen.fill(&[(-0.3, 0.3), (0.3, 0.3), (0.3, 0.86), (-0.3, 0.86)], fill);
}

fn ship(pen: &Pen<'_>, ink: Color32) {
    pen.fill(&[(-0.7, 0.3), (0.7, 0.3), (0.45, 0.75), (-0.45, 0.75)], ink);
    pen.fill(&[(0.5, 0.4), (0.95, -0.05), (0.72, 0.5)], ink);
    pen.fill(&[(-0.5, 0.4), (-0.95, -0.05), (-0.72, 0.5)], ink);
    pen.line(&[(0.0, 0.3), (0.0, -0.85)], 0.13, ink);
    pen.fill(&[(-0.5, -0.7), (0.5, -0.7), (0.62, 0.08), (-0.62, 0.08)], ink);
}

/// The four seasons side by side, each with its icon and name. Returns the one
/// that was touched.
pub fn season_options(ui: &mut Ui, text: &Text, chosen: Season) -> Option<Season> {
    let mut touched = None;
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - 3.0 * gap) / 4.0).max(48.0);
    ui.horizontal(|ui| {
        for season in Season::ALL {
            let name = text.season(season);
            let (rect, response) = ui.allocate_exact_size(vec2(width, 76.0), Sense::click());
            let enabled = ui.is_enabled();
            response.widget_info(|| {
                WidgetInfo::selected(Role::RadioButton, enabled, season == chosen, &name)
            });
            let palette = Palette::of(ui);
            let tone = palette.season(season);
            toned_ground(ui, &response, tone);
            let sign =
                Rect::from_center_size(rect.center_top() + vec2(0.0, 27.0), vec2(32.0, 32.0));
            paint_season(ui.painter(), sign, season, tone.ink);
            let (font, _) = fitted(ui, &name, strong(ui.ctx(), 16.0), rect.width() - 10.0);
            centered(ui.painter(), rect.center_bottom() - vec2(0.0, 19.0), &name, font, tone.ink);
            if season == chosen {
                chosen_ring(ui, rect, 12.0);
            }
            if response.clicked() {
                touched = Some(season);
            }
        }
    });
    touched
}

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

/// Which of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    Red,
    Yellow,
}

/// Shows both dice, each `size` points wide.
pub fn dice(ui: &mut Ui, text: &Text, red: u8, yellow: u8, size: f32) -> Response {
    let gap = size * 0.16;
    let (rect, response) = ui.allocate_exact_size(vec2(2.0 * size + gap, size), Sense::hover());
    response.widget_info(|| {
        let values = [("red", red.into()), ("yellow", yellow.into())];
        WidgetInfo::labeled(Role::Image, true, text.with("dice-shown", &values))
    });
    if ui.is_rect_visible(rect) {
        let first = Rect::from_min_size(rect.min, vec2(size, size));
        paint_die(ui.painter(), first, Die::Red, red);
        let second = first.translate(vec2(size + gap, 0.0));
        paint_die(ui.painter(), second, Die::Yellow, yellow);
    }
    response
}

/// Draws a die that shows `value`; zero or more than six leaves it blank.
pub fn paint_die(painter: &Painter, rect: Rect, die: Die, value: u8) {
    let edge = Palette::dark().edge;
    let (fill, shade, pip) = match die {
        Die::Red => {
            (Color32::from_rgb(200, 44, 44), Color32::from_rgb(160, 28, 30), Color32::WHITE)
        }
        Die::Yellow => (Color32::from_rgb(255, 208, 64), Color32::from_rgb(222, 168, 26), edge),
    };
    let radius = rect.width() * 0.2;
    let line = (rect.width() * 0.035).max(1.0);
    painter.rect_filled(rect, radius, edge);
    painter.rect_filled(rect.shrink(line), radius - line, shade);
    let inner = rect.shrink(line);
    let face = Rect::from_min_max(inner.min, pos2(inner.max.x, inner.max.y - rect.height() * 0.05));
    painter.rect_filled(face, radius - line, fill);
    let pen = Pen::new(painter, face.center(), rect.width() / 2.0);
    for (x, y) in pips(value) {
        pen.disc(x * 0.52, y * 0.52, 0.17, pip);
    }
}

const fn pips(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[],
    }
}

/// The height of digits as a fraction of the font's size.
const DIGITS: f32 = 0.71;

/// A number laid out with digits of a given height.
pub struct BigNumber {
    digits: TextShape,
    number: u8,
    high: f32,
    ink: Color32,
}

impl BigNumber {
    /// `number` with digits `high` points high.
    pub fn new(painter: &Painter, number: u8, high: f32, ink: Color32) -> Self {
        let font = display(painter.ctx(), high / DIGITS);
        // Letters come in few sizes, but this one has to be exact.
        let scale = high / DIGITS / font.size;
        let galley = painter.layout_no_wrap(number.to_string(), font, ink);
        let mut digits = TextShape::new(Pos2::ZERO, galley, ink);
        digits.transform(TSTransform::from_scaling(scale));
        Self { digits, number, high, ink }
    }

    /// The width of the drawn digits, without the font's own spacing.
    pub fn width(&self) -> f32 {
        self.digits.galley.mesh_bounds.width()
    }

    /// Paints it with the middle of its digits at `center`. Six and nine are
    /// underlined, since read from the far side each would be the other.
    pub fn paint(&self, painter: &Painter, center: Pos2) {
        let pos = center - self.digits.galley.mesh_bounds.center().to_vec2();
        painter.add(TextShape { pos, ..self.digits.clone() });
        if matches!(self.number, 6 | 9) {
            let below = center + vec2(0.0, self.high * 0.55);
            let line = Rect::from_center_size(below, Vec2::new(self.width(), self.high * 0.045));
            painter.rect_filled(line, self.high * 0.02, self.ink);
        }
    }
}
