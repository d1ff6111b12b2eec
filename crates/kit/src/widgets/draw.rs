//! Small helpers for drawing in units of a figure's own size.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2,
    vec2,
};

use crate::theme::bounds::Within;
use crate::theme::resized;

/// Draws a figure around `center`, with coordinates in multiples of `unit`.
pub struct Pen<'a> {
    pub painter: &'a Painter,
    /// The figure's origin on screen.
    pub center: Pos2,
    /// Points per unit; a negative `x` mirrors the figure.
    pub unit: Vec2,
}

impl<'a> Pen<'a> {
    /// A pen for a figure of `unit` points per unit around `center`.
    pub const fn new(painter: &'a Painter, center: Pos2, unit: f32) -> Self {
        Self { painter, center, unit: Vec2::splat(unit) }
    }

    /// The same pen moved by `x`, `y` and `scale` times as large.
    pub fn at(&self, x: f32, y: f32, scale: f32) -> Self {
        Self { painter: self.painter, center: self.spot(x, y), unit: self.unit * scale }
    }

    pub fn spot(&self, x: f32, y: f32) -> Pos2 {
        self.center + vec2(x, y) * self.unit
    }

    fn points(&self, corners: &[(f32, f32)]) -> Vec<Pos2> {
        corners.iter().map(|(x, y)| self.spot(*x, *y)).collect()
    }

    pub const fn length(&self, share: f32) -> f32 {
        self.unit.y * share
    }

    /// A filled convex polygon.
    pub fn fill(&self, corners: &[(f32, f32)], color: Color32) {
        self.outlined(corners, color, Stroke::NONE);
    }

    /// Filled convex polygons.
    pub fn fill_all(&self, parts: &[Vec<(f32, f32)>], color: Color32) {
        for part in parts {
            self.fill(part, color);
        }
    }

    /// A filled convex polygon with an outline.
    pub fn outlined(&self, corners: &[(f32, f32)], color: Color32, line: Stroke) {
        self.painter.add(Shape::convex_polygon(self.points(corners), color, line));
    }

    /// A filled polygon, convex or not, whose whole edge is visible from the
    /// origin.
    pub fn fan(&self, corners: &[(f32, f32)], color: Color32) {
        let points = self.points(corners);
        let mut mesh = Mesh::default();
        mesh.colored_vertex(self.center, color);
        for (point, nth) in points.iter().zip(1_u32..) {
            mesh.colored_vertex(*point, color);
            let next = if nth as usize == points.len() { 1 } else { nth + 1 };
            mesh.add_triangle(0, nth, next);
        }
        self.painter.add(mesh);
        // Meshes have jagged edges; lines have smooth ones.
        self.painter.add(Shape::closed_line(points, Stroke::new(1.0, color)));
    }

    /// A thin line through `corners`, `width` units wide, with flat ends.
    pub fn thread(&self, corners: &[(f32, f32)], width: f32, color: Color32) {
        let line = Stroke::new(self.length(width), color);
        self.painter.add(Shape::line(self.points(corners), line));
    }

    /// A line through `corners`, `width` units wide, with rounded ends.
    pub fn line(&self, corners: &[(f32, f32)], width: f32, color: Color32) {
        let points = self.points(corners);
        let width = self.length(width);
        for end in points.first().into_iter().chain(points.last()) {
            self.painter.circle_filled(*end, width / 2.0, color);
        }
        self.painter.add(Shape::line(points, Stroke::new(width, color)));
    }

    /// The outline of any polygon.
    pub fn outline(&self, corners: &[(f32, f32)], width: f32, color: Color32) {
        let line = Stroke::new(self.length(width), color);
        self.painter.add(Shape::closed_line(self.points(corners), line));
    }

    pub fn disc(&self, x: f32, y: f32, radius: f32, color: Color32) {
        self.painter.circle_filled(self.spot(x, y), self.length(radius), color);
    }

    pub fn ring(&self, x: f32, y: f32, radius: f32, width: f32, color: Color32) {
        let line = Stroke::new(self.length(width), color);
        self.painter.circle_stroke(self.spot(x, y), self.length(radius), line);
    }

    pub fn oval(&self, x: f32, y: f32, radius: (f32, f32), color: Color32) {
        let radius = vec2(self.length(radius.0), self.length(radius.1));
        self.painter.add(Shape::ellipse_filled(self.spot(x, y), radius, color));
    }
}

/// Writes `text` centered on `at`; returns its bounds.
pub fn centered(painter: &Painter, at: Pos2, text: &str, font: FontId, color: Color32) -> Rect {
    painter.text(at, Align2::CENTER_CENTER, text, font, color)
}

/// A circle's outline in `dashes` dashes.
pub fn dashed_ring(painter: &Painter, center: Pos2, radius: f32, dashes: u8, line: Stroke) {
    let full = std::f32::consts::TAU;
    let on = |angle: f32| center + radius * Vec2::angled(angle);
    for dash in 0..dashes {
        let start = full * f32::from(dash) / f32::from(dashes.max(1));
        let length = 0.6 * full / f32::from(dashes.max(1));
        let points = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| on(start + length * part));
        painter.add(Shape::line(points.to_vec(), line));
    }
}

/// A disc of this radius, in points, with an outline. It has as few corners as keep it
/// within a tenth of a point of a circle; the toolkit's discs have twice as many, and
/// an island has many discs.
pub fn disc(center: Pos2, radius: f32, color: Color32, line: Stroke) -> Shape {
    const AWAY: f32 = 0.1;
    let radius = radius.max(1.0);
    let corners = (std::f32::consts::PI / (1.0 - AWAY / radius).acos()).ceil();
    let turn = std::f32::consts::TAU / corners;
    let corner = |nth: f32| center + radius * Vec2::angled(nth * turn);
    let corners = std::iter::successors(Some(0.0), |nth| Some(nth + 1.0))
        .take_while(|nth| *nth < corners)
        .map(corner);
    Shape::convex_polygon(corners.collect(), color, line)
}

/// The corners of a pointy-top hexagon of this radius around `center`.
pub fn hexagon(center: Pos2, radius: f32) -> Vec<Pos2> {
    (0..6_u8)
        .map(|corner| (60.0 * f32::from(corner) - 90.0).to_radians())
        .map(|angle| pos2(center.x + radius * angle.cos(), center.y + radius * angle.sin()))
        .collect()
}

/// Writes one line of `text` at `at`, truncated with dots if it is wider than
/// `room` points.
pub fn elided(
    ui: &egui::Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    font: FontId,
    color: Color32,
    room: f32,
) {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(1.0));
    let galley = ui.painter().layout_job(job);
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, color);
}

/// Shares of the font's size that words on two lines may shrink to, step by step.
const SHARES: [f32; 4] = [0.9, 0.8, 0.7, 0.62];

/// Nobody can read letters smaller than this.
const LEAST: f32 = 11.0;

/// Lays out `words` in `room`: on one line at the font's size or a little
/// smaller; failing that, on two lines if the room is high enough, preferably
/// broken between words; failing that, truncated with dots. Line breaks in the
/// words themselves are kept.
pub fn fitted_words(
    ui: &egui::Ui,
    words: &str,
    font: &FontId,
    ink: Color32,
    room: Vec2,
    halign: Align,
) -> Arc<Galley> {
    let own = words.lines().count().max(1);
    let layout = |share: f32, rows: usize, anywhere: bool| {
        let font = resized(font.clone(), (font.size * share).max(LEAST.min(font.size)));
        let mut job = LayoutJob::simple(words.to_owned(), font, ink, room.x.max(1.0));
        job.wrap.max_rows = rows;
        job.wrap.break_anywhere = anywhere;
        job.halign = halign;
        ui.painter().layout_job(job)
    };
    let fits = |galley: &Galley| !galley.elided && galley.size().y <= room.y.max(font.size);
    // Below four fifths, they would be hard to read from across the table; a
    // second line is better.
    for share in [1.0, 0.9, 0.8] {
        let galley = layout(share, own, false);
        if fits(&galley) {
            return galley;
        }
    }
    for share in SHARES {
        let galley = layout(share, own + 1, false);
        if fits(&galley) && has_whole_words(&galley) {
            return galley;
        }
    }
    // Several words are truncated between words rather than within one.
    if words.contains(' ') {
        let galley = layout(0.62, own + 1, false);
        if has_whole_words(&galley) && galley.size().y <= room.y {
            return galley;
        }
    }
    // A first name that is cut reads better than one that goes on in the next line.
    let shares = if words.contains(' ') { [].as_slice() } else { SHARES.as_slice() };
    for share in shares {
        let galley = layout(*share, own + 1, true);
        if fits(&galley) {
            return galley;
        }
    }
    // They are cut off either way, but preferably not by breaking a word.
    let [between, within] = [false, true].map(|anywhere| layout(0.62, own + 1, anywhere));
    let is_whole = has_whole_words(&between);
    let two = if is_whole { between } else { within };
    let may_break = is_whole || !words.contains(' ');
    if own == 1 && may_break && two.size().y <= room.y { two } else { layout(0.8, own, true) }
}

/// Returns whether no line but the last ends within a word.
pub fn has_whole_words(galley: &Galley) -> bool {
    let but_last = galley.rows.len().saturating_sub(1);
    let mut rows = galley.rows.iter().take(but_last);
    let ends = |last: char| last.is_whitespace() || matches!(last, '-' | '–');
    rows.all(|row| row.ends_with_newline || row.text().ends_with(ends))
}

/// Writes [`fitted_words`] vertically centered in `rect`, at its left, middle,
/// or right.
pub fn write_in(
    ui: &egui::Ui,
    rect: Rect,
    halign: Align,
    words: &str,
    font: &FontId,
    ink: Color32,
) {
    let galley = fitted_words(ui, words, font, ink, rect.size(), halign);
    let x = match halign {
        Align::Min => rect.left(),
        Align::Center => rect.center().x,
        Align::Max => rect.right(),
    };
    let at = pos2(x, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// Returns how far `pos` is from the line between two points.
pub fn distance_to_line(pos: Pos2, [one, other]: [Pos2; 2]) -> f32 {
    let along = other - one;
    let share = ((pos - one).dot(along) / along.length_sq().max(f32::EPSILON)).within(0.0, 1.0);
    pos.distance(pos2(one.x + share * along.x, one.y + share * along.y))
}

/// Returns how far `pos` is from a convex polygon: 0 inside.
pub fn distance_to_polygon(pos: Pos2, corners: &[Pos2]) -> f32 {
    let edges = || corners.iter().zip(corners.iter().cycle().skip(1));
    let turn = |(one, other): (&Pos2, &Pos2)| {
        let (along, to) = (*other - *one, pos - *one);
        along.x * to.y - along.y * to.x
    };
    if edges().all(|edge| turn(edge) >= 0.0) || edges().all(|edge| turn(edge) <= 0.0) {
        return 0.0;
    }
    let away = edges().map(|(one, other)| distance_to_line(pos, [*one, *other]));
    away.fold(f32::INFINITY, f32::min)
}
