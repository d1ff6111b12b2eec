//! Marks of a document, made from egui's shapes: what is filled, drawn along, or written.

use std::collections::BTreeMap;

use egui::epaint::{
    CircleShape, ColorMode, EllipseShape, Mesh, PathShape, PathStroke, RectShape, TextShape,
};
use egui::{Color32, FontFamily, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

/// Points in order, in points of the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SvgWay {
    pub corners: Vec<Pos2>,
    pub is_closed: bool,
}

impl SvgWay {
    fn polygon(mut corners: Vec<Pos2>) -> Self {
        if area(&corners) < 0.0 {
            corners.reverse();
        }
        Self { corners, is_closed: true }
    }
}

/// A line of words.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SvgWords {
    pub words: String,
    /// The middle of its baseline, so that letters of another width stay where these would be.
    pub at: Pos2,
    pub size: f32,
    pub wide: f32,
    pub is_strong: bool,
}

/// A pattern at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SvgCopy {
    /// The pattern's number.
    pub nth: usize,
    /// The place of its first mark.
    pub at: Pos2,
    /// Its size against the first one's.
    pub scale: f32,
}

/// The form of a mark.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SvgForm {
    /// Around this middle, with this radius.
    Circle(Pos2, f32),
    /// Around this middle, reaching so far to the side and down.
    Oval(Pos2, Vec2),
    /// With corners of this radius.
    Block(Rect, f32),
    /// Polygons and lines; polygons run clockwise, so that two that overlap leave no hole.
    Ways(Vec<SvgWay>),
    Words(SvgWords),
    Copy(SvgCopy),
}

/// A form with its colors.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SvgMark {
    pub form: SvgForm,
    /// Transparent if it isn't filled.
    pub fill: Color32,
    /// Of no width if nothing is drawn along it.
    pub line: Stroke,
    /// The ends of lines are rounded.
    pub is_round: bool,
}

/// Number of corners from which on a regular polygon stands for a disc.
const ROUND: usize = 7;

/// Distance in points by which corners of such a polygon may miss their circle.
const OFF: f32 = 0.03;

impl SvgMark {
    fn new(form: SvgForm, fill: Color32, line: Stroke) -> Self {
        let line = if line.width <= 0.0 || line.color == Color32::TRANSPARENT {
            Stroke::NONE
        } else {
            line
        };
        Self { form, fill, line, is_round: false }
    }

    /// Returns whether anything of it is seen.
    fn is_seen(&self) -> bool {
        self.fill != Color32::TRANSPARENT || self.has_line()
    }

    pub(super) fn has_line(&self) -> bool {
        self.line.width > 0.0
    }

    /// The first point of the mark, by which its group is placed.
    pub(super) fn anchor(&self) -> Pos2 {
        match &self.form {
            SvgForm::Circle(center, _) | SvgForm::Oval(center, _) => *center,
            SvgForm::Block(rect, _) => rect.min,
            SvgForm::Ways(ways) => {
                ways.first().and_then(|way| way.corners.first()).copied().unwrap_or_default()
            }
            SvgForm::Words(words) => words.at,
            SvgForm::Copy(copy) => copy.at,
        }
    }
}

impl From<SvgCopy> for SvgMark {
    fn from(copy: SvgCopy) -> Self {
        Self::new(SvgForm::Copy(copy), Color32::TRANSPARENT, Stroke::NONE)
    }
}

/// Adds the marks of `shape`.
pub(super) fn trace(shape: &Shape, marks: &mut Vec<SvgMark>) {
    let mut add = |mark: SvgMark| {
        if mark.is_seen() {
            marks.push(mark);
        }
    };
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                trace(shape, marks);
            }
        }
        Shape::Circle(CircleShape { center, radius, fill, stroke }) => {
            add(SvgMark::new(SvgForm::Circle(*center, *radius), *fill, *stroke));
        }
        Shape::Ellipse(EllipseShape { center, radius, fill, stroke, angle: _ }) => {
            add(SvgMark::new(SvgForm::Oval(*center, *radius), *fill, *stroke));
        }
        Shape::LineSegment { points, stroke } => {
            add(of_way(points.to_vec(), false, Color32::TRANSPARENT, *stroke));
        }
        Shape::Path(PathShape { points, closed, fill, stroke }) => {
            add(of_way(points.clone(), *closed, *fill, solid(stroke)));
        }
        Shape::Rect(rect) => add(of_rect(rect)),
        Shape::Text(text) => of_text(text).into_iter().for_each(add),
        Shape::Mesh(mesh) => of_mesh(mesh).into_iter().for_each(add),
        Shape::QuadraticBezier(curve) => {
            let points = curve.flatten(Some(OFF));
            add(of_way(points, curve.closed, curve.fill, solid(&curve.stroke)));
        }
        Shape::CubicBezier(curve) => {
            let points = curve.flatten(Some(OFF));
            add(of_way(points, curve.closed, curve.fill, solid(&curve.stroke)));
        }
        // No painter of the island leaves any of these.
        Shape::Noop | Shape::Band(_) | Shape::Callback(_) => {}
    }
}

/// A line of one color; one whose colors change along it is drawn in the color of its beginning.
fn solid(stroke: &PathStroke) -> Stroke {
    let color = match &stroke.color {
        ColorMode::Solid(color) => *color,
        ColorMode::UV(at) => at(Rect::ZERO, Pos2::ZERO),
    };
    Stroke::new(stroke.width, color)
}

fn of_way(corners: Vec<Pos2>, is_closed: bool, fill: Color32, line: Stroke) -> SvgMark {
    if is_closed {
        if let Some((center, radius)) = circle(&corners) {
            return SvgMark::new(SvgForm::Circle(center, radius), fill, line);
        }
        return SvgMark::new(SvgForm::Ways(vec![SvgWay::polygon(corners)]), fill, line);
    }
    let way = SvgWay { corners, is_closed };
    SvgMark::new(SvgForm::Ways(vec![way]), Color32::TRANSPARENT, line)
}

/// Twice the area within `corners`; less than nothing if they run anticlockwise.
fn area(corners: &[Pos2]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(one, other)| one.x * other.y - other.x * one.y).sum()
}

/// The circle that a regular polygon stands for.
fn circle(corners: &[Pos2]) -> Option<(Pos2, f32)> {
    if corners.len() < ROUND {
        return None;
    }
    let count = corners.len() as f32;
    let sum = corners.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2());
    let center = (sum / count).to_pos2();
    let radius = corners.iter().map(|at| at.distance(center)).sum::<f32>() / count;
    let edge = 2.0 * radius * (std::f32::consts::PI / count).sin();
    let mut next = corners.iter().cycle().skip(1);
    let is_it = corners.iter().all(|at| {
        (at.distance(center) - radius).abs() < OFF
            && next.next().is_some_and(|next| (at.distance(*next) - edge).abs() < 2.0 * OFF)
    });
    is_it.then_some((center, radius))
}

fn of_rect(shape: &RectShape) -> SvgMark {
    let RectShape { rect, corner_radius, fill, stroke, stroke_kind, .. } = shape;
    // A document draws along the middle of its line.
    let out = match stroke_kind {
        StrokeKind::Inside => -stroke.width / 2.0,
        StrokeKind::Middle => 0.0,
        StrokeKind::Outside => stroke.width / 2.0,
    };
    let round = f32::from(corner_radius.nw);
    let round = if round > 0.0 { (round + out).max(0.0) } else { 0.0 };
    SvgMark::new(SvgForm::Block(rect.expand(out), round), *fill, *stroke)
}

fn of_text(text: &TextShape) -> Vec<SvgMark> {
    let format = text.galley.job.sections.first().map(|section| &section.format);
    let Some(format) = format else { return Vec::new() };
    let own = if format.color == Color32::PLACEHOLDER { text.fallback_color } else { format.color };
    let color = text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor);
    let rows = text.galley.rows.iter().filter_map(|row| {
        let first = row.glyphs.first()?;
        let at = text.pos + row.pos.to_vec2();
        let words = SvgWords {
            words: row.text(),
            at: Pos2::new(at.x + row.size.x / 2.0, at.y + first.pos.y),
            size: format.font_id.size,
            wide: row.size.x,
            is_strong: format.font_id.family != FontFamily::Proportional,
        };
        Some(SvgMark::new(SvgForm::Words(words), color, Stroke::NONE))
    });
    rows.collect()
}

/// The form that the triangles of a mesh cover together.
fn of_mesh(mesh: &Mesh) -> Option<SvgMark> {
    let color = mesh.vertices.first()?.color;
    let at = |nth: u32| mesh.vertices.get(nth as usize).map(|vertex| vertex.pos);
    let triangles = mesh.indices.chunks_exact(3).filter_map(|nth| match nth {
        &[a, b, c] => Some([(a, at(a)?), (b, at(b)?), (c, at(c)?)]),
        _ => None,
    });
    let triangles: Vec<[(u32, Pos2); 3]> = triangles.collect();
    let area = |triangle: &[(u32, Pos2); 3]| area(&triangle.map(|(_, at)| at));
    let is_even =
        triangles.iter().all(|it| area(it) >= 0.0) || triangles.iter().all(|it| area(it) <= 0.0);
    let ways = if is_even {
        outlines(&triangles)
    } else {
        // Some lie over others: only each by itself is an outline.
        triangles.iter().map(|it| it.map(|(_, at)| at).to_vec()).collect()
    };
    let ways = ways.into_iter().map(SvgWay::polygon).collect();
    Some(SvgMark::new(SvgForm::Ways(ways), color, Stroke::NONE))
}

/// Returns the outlines of triangles that lie beside each other, without the edges between them,
/// where a document would show seams.
fn outlines(triangles: &[[(u32, Pos2); 3]]) -> Vec<Vec<Pos2>> {
    // The corners that follow each corner, along edges that only one triangle has.
    let mut rim: BTreeMap<u32, Vec<(u32, Pos2)>> = BTreeMap::new();
    for [a, b, c] in triangles {
        for (from, to) in [(a, b), (b, c), (c, a)] {
            let back = rim.get_mut(&to.0).and_then(|back| {
                let nth = back.iter().position(|(it, _)| *it == from.0)?;
                Some(back.swap_remove(nth))
            });
            if back.is_none() {
                rim.entry(from.0).or_default().push(*to);
            }
        }
    }
    let mut ways = Vec::new();
    while let Some((&first, _)) = rim.iter().find(|(_, next)| !next.is_empty()) {
        let mut corners = Vec::new();
        let mut here = first;
        while let Some((next, at)) = rim.get_mut(&here).and_then(Vec::pop) {
            corners.push(at);
            here = next;
        }
        ways.push(corners);
    }
    ways
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::widgets::draw::disc;

    const INK: Color32 = Color32::from_rgb(200, 30, 30);

    fn traced(shape: &Shape) -> SvgMark {
        let mut marks = Vec::new();
        trace(shape, &mut marks);
        let [mark] = marks.as_slice() else { panic!("one mark: {marks:?}") };
        mark.clone()
    }

    #[test]
    fn a_disc_of_many_corners_is_a_circle() {
        for radius in [2.0, 9.0, 40.0] {
            let mark = traced(&disc(pos2(50.0, 60.0), radius, INK, Stroke::NONE));
            let SvgForm::Circle(center, found) = mark.form else { panic!("{mark:?}") };
            assert!(center.distance(pos2(50.0, 60.0)) < 0.01 && (found - radius).abs() < 0.01);
        }
        let hexagon = crate::widgets::draw::hexagon(Pos2::ZERO, 40.0);
        let mark = traced(&Shape::convex_polygon(hexagon, INK, Stroke::NONE));
        assert!(matches!(mark.form, SvgForm::Ways(_)));
    }

    #[test]
    fn polygons_run_the_same_way_around() {
        let corners = vec![pos2(0.0, 0.0), pos2(9.0, 0.0), pos2(0.0, 9.0)];
        let back: Vec<Pos2> = corners.iter().rev().copied().collect();
        for corners in [corners, back] {
            let mark = traced(&Shape::convex_polygon(corners, INK, Stroke::NONE));
            let SvgForm::Ways(ways) = mark.form else { panic!("a polygon") };
            assert!(ways.iter().all(|way| area(&way.corners) > 0.0));
        }
    }

    /// A mesh of triangles between these corners.
    fn mesh(corners: &[(f32, f32)], indices: &[u32]) -> Shape {
        let mut mesh = Mesh::default();
        for (x, y) in corners {
            mesh.colored_vertex(pos2(*x, *y), INK);
        }
        mesh.indices = indices.to_vec();
        Shape::from(mesh)
    }

    #[test]
    fn a_mesh_is_its_outline_and_one_that_folds_is_its_triangles() {
        let square = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)];
        for (indices, ways, corners) in [([0, 1, 2, 0, 2, 3], 1, 4), ([0, 1, 2, 0, 3, 2], 2, 6)] {
            let mark = traced(&mesh(&square, &indices));
            let SvgForm::Ways(found) = mark.form else { panic!("polygons") };
            assert_eq!(found.len(), ways);
            assert_eq!(found.iter().map(|way| way.corners.len()).sum::<usize>(), corners);
        }
        // An index that leads nowhere leaves its triangle out.
        let mark = traced(&mesh(&square, &[0, 1, 2, 0, 2, 9]));
        let SvgForm::Ways(found) = mark.form else { panic!("polygons") };
        assert_eq!(found.iter().map(|way| way.corners.len()).sum::<usize>(), 3);
    }

    #[test]
    fn what_is_not_seen_leaves_no_mark() {
        let mut marks = Vec::new();
        trace(&Shape::circle_filled(Pos2::ZERO, 4.0, Color32::TRANSPARENT), &mut marks);
        trace(&Shape::line_segment([Pos2::ZERO; 2], Stroke::new(0.0, INK)), &mut marks);
        trace(&Shape::Noop, &mut marks);
        assert_eq!(marks, []);
    }
}
