//! Signs of one or two colors: icons, kinds of cards, the progress cards, seasons, and faces of the
//! event die; the figures of the pieces, and players' marks. They are kept as vectors, one file a
//! set, and drawn by the toolkit, so that they are sharp in every size.

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::LazyLock;

use egui::{Color32, Painter, Rect, Stroke, StrokeKind, Vec2};
use enum_map::{Enum, EnumMap};

use super::Icon;
use super::art::said;
use super::draw::Pen;
use crate::theme::{Palette, Tone};
use cards::{EventFace, Season};
use game::{CardKind, Color, ProgressCard, Track};

/// A set of signs, read once.
type Signs<T> = LazyLock<EnumMap<T, SignShapes>>;

static ICONS: Signs<Icon> =
    LazyLock::new(|| read(include_str!("../../../../assets/signs/icons.svg")));
static CARDS: Signs<CardKind> =
    LazyLock::new(|| read(include_str!("../../../../assets/signs/cards.svg")));
static PROGRESS: Signs<ProgressCard> =
    LazyLock::new(|| read(include_str!("../../../../assets/signs/progress.svg")));
static SEASONS: Signs<Season> =
    LazyLock::new(|| read(include_str!("../../../../assets/signs/seasons.svg")));
static FACES: Signs<EventFace> =
    LazyLock::new(|| read(include_str!("../../../../assets/signs/faces.svg")));

/// A place in a sign, in halves of its side from its middle.
pub(super) type SignCorner = (f32, f32);

/// Convex parts that the pieces on the island are made of: drawn, in the colors of their owners, and
/// touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub(super) enum PieceFigure {
    House,
    Roof,
    City,
    CityRoofs,
    Wall,
    Observatory,
    Exchange,
    Keep,
    Derrick,
    Merchant,
    Bundle,
    Mast,
    Sail,
    Hull,
    Pirate,
    Shield,
    Hollow,
    BasicCrest,
    StrongCrest,
    MightyCrest,
    RaisedSword,
}

/// The polygons of a set of signs.
type SignPolygons<T> = LazyLock<EnumMap<T, Vec<Vec<SignCorner>>>>;

static FIGURES: SignPolygons<PieceFigure> =
    LazyLock::new(|| polygons(include_str!("../../../../assets/signs/pieces.svg")));
static MARKS: SignPolygons<Color> =
    LazyLock::new(|| polygons(include_str!("../../../../assets/signs/marks.svg")));

fn polygons<T: Enum + Debug>(svg: &'static str) -> EnumMap<T, Vec<Vec<SignCorner>>> {
    let corners = |part: SignPart| match part.form {
        SignForm::Polygon(corners) | SignForm::Seen(_, corners) => Some(corners),
        SignForm::Line(_) | SignForm::Oval(..) | SignForm::Block(..) => None,
    };
    read::<T>(svg).map(|_, SignShapes(parts)| parts.into_iter().filter_map(corners).collect())
}

impl PieceFigure {
    pub(super) fn parts(self) -> &'static [Vec<SignCorner>] {
        let figures: &'static EnumMap<Self, _> = &FIGURES;
        &figures[self]
    }
}

/// The corners of the shape that stands for a player's color; the disc has none.
pub(super) fn mark_corners(color: Color) -> Option<&'static [SignCorner]> {
    let marks: &'static EnumMap<Color, Vec<Vec<SignCorner>>> = &MARKS;
    marks[color].first().map(Vec::as_slice)
}

#[derive(Clone, Debug, PartialEq)]
enum SignForm {
    /// A convex polygon.
    Polygon(Vec<SignCorner>),
    /// Any polygon whose whole edge is seen from this point.
    Seen(SignCorner, Vec<SignCorner>),
    /// A line with rounded ends.
    Line(Vec<SignCorner>),
    /// An ellipse, and how far it reaches to the side and down.
    Oval(SignCorner, SignCorner),
    /// A rectangle with rounded corners, from corner to corner.
    Block(SignCorner, SignCorner, f32),
}

/// A shape of a sign.
#[derive(Clone, Debug, PartialEq)]
struct SignPart {
    form: SignForm,
    /// The width of the line along it; filled if there is none.
    line: Option<f32>,
    /// It has the color of the ground, as if cut out.
    is_ground: bool,
}

impl SignPart {
    /// `<polygon points=""/>`, `<path d="M… L… Z"/>` (which begins where its whole edge is seen
    /// from), `<polyline points=""/>`, `<circle cx="" cy="" r=""/>`, `<ellipse … rx="" ry=""/>`, or
    /// `<rect x="" y="" width="" height="" rx=""/>`; with `stroke-width`, and `class="ground"`.
    fn read(line: &str) -> Option<Self> {
        let number = |name: &str| said(line, name)?.parse::<f32>().ok();
        let corners = |name: &str| {
            let numbers = said(line, name)?.split([' ', ',', 'M', 'L', 'Z']);
            let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
            Some(
                numbers
                    .chunks_exact(2)
                    .filter_map(|at| Some((*at.first()?, *at.get(1)?)))
                    .collect(),
            )
        };
        let (kind, _) = line.strip_prefix('<')?.split_once(' ')?;
        let form = match kind {
            "polygon" => SignForm::Polygon(corners("points")?),
            "path" => {
                let mut corners: Vec<SignCorner> = corners("d")?;
                // The last one is the first again.
                corners.pop()?;
                SignForm::Seen(corners.remove(0), corners)
            }
            "polyline" => SignForm::Line(corners("points")?),
            "circle" => {
                SignForm::Oval((number("cx")?, number("cy")?), (number("r")?, number("r")?))
            }
            "ellipse" => {
                SignForm::Oval((number("cx")?, number("cy")?), (number("rx")?, number("ry")?))
            }
            "rect" => {
                let (x, y) = (number("x")?, number("y")?);
                let far = (x + number("width")?, y + number("height")?);
                SignForm::Block((x, y), far, number("rx")?)
            }
            _ => return None,
        };
        let is_ground = said(line, "class") == Some("ground");
        Some(Self { form, line: number("stroke-width"), is_ground })
    }

    fn paint(&self, pen: &Pen<'_>, color: Color32) {
        match (&self.form, self.line) {
            (SignForm::Polygon(corners), None) => pen.fill(corners, color),
            (SignForm::Polygon(corners), Some(width)) => pen.outline(corners, width, color),
            (SignForm::Seen((x, y), corners), _) => {
                let corners: Vec<SignCorner> =
                    corners.iter().map(|at| (at.0 - x, at.1 - y)).collect();
                pen.at(*x, *y, 1.0).fan(&corners, color);
            }
            (SignForm::Line(corners), width) => pen.line(corners, width.unwrap_or_default(), color),
            (SignForm::Oval((x, y), (radius, _)), Some(width)) => {
                pen.ring(*x, *y, *radius, width, color);
            }
            (SignForm::Oval((x, y), (across, down)), None)
                if (across - down).abs() < f32::EPSILON =>
            {
                pen.disc(*x, *y, *across, color);
            }
            (SignForm::Oval((x, y), radius), None) => pen.oval(*x, *y, *radius, color),
            (SignForm::Block(from, to, round), width) => {
                let rect = Rect::from_two_pos(pen.spot(from.0, from.1), pen.spot(to.0, to.1));
                let round = pen.length(*round);
                match width.map(|width| Stroke::new(pen.length(width), color)) {
                    None => pen.painter.rect_filled(rect, round, color),
                    Some(line) => pen.painter.rect_stroke(rect, round, line, StrokeKind::Middle),
                };
            }
        }
    }
}

/// The shapes of a sign, the lowest first.
#[derive(Clone, Debug, Default, PartialEq)]
struct SignShapes(Vec<SignPart>);

impl SignShapes {
    fn paint(&self, pen: &Pen<'_>, tone: Tone) {
        for part in &self.0 {
            part.paint(pen, if part.is_ground { tone.fill } else { tone.ink });
        }
    }
}

/// Reads the signs of an SVG file with one shape a line, each below the line that names what its
/// `<symbol>` stands for.
fn read<T: Enum + Debug>(svg: &'static str) -> EnumMap<T, SignShapes> {
    let mut signs: HashMap<&str, SignShapes> = HashMap::new();
    let mut name = "";
    for line in svg.lines() {
        if let Some(part) = SignPart::read(line) {
            signs.entry(name).or_default().0.push(part);
        } else if let Some(next) = said(line, "id") {
            name = next;
        }
    }
    EnumMap::from_fn(|of: T| signs.remove(format!("{of:?}").as_str()).unwrap_or_default())
}

fn sign<T: Enum>(signs: &EnumMap<T, SignShapes>, of: T) -> &SignShapes {
    &signs[of]
}

/// A pen for a sign as large as `rect` allows.
fn pen(painter: &Painter, rect: Rect) -> Pen<'_> {
    Pen::new(painter, rect.center(), rect.size().min_elem() / 2.0)
}

impl Icon {
    /// Draws the icon as large as `rect` allows, in one color.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        sign(&ICONS, self).paint(&pen(painter, rect), Tone { fill: color, ink: color });
    }
}

/// Draws the icon of `kind` as large as `rect` allows, in the ink of `tone`, whose
/// fill is already behind it.
pub fn paint_card(painter: &Painter, rect: Rect, kind: impl Into<CardKind>, tone: Tone) {
    sign(&CARDS, kind.into()).paint(&pen(painter, rect), tone);
}

/// Draws the icon of `season` as large as `rect` allows: a blossom, a sun, a
/// leaf, a snowflake.
pub fn paint_season(painter: &Painter, rect: Rect, season: Season, ink: Color32) {
    sign(&SEASONS, season).paint(&pen(painter, rect), Tone { fill: ink, ink });
}

/// Paints the ground of a sign, the largest square in `rect`; returns the square.
fn paint_tile(painter: &Painter, rect: Rect, fill: Color32, edge: Color32) -> Rect {
    let side = rect.size().min_elem();
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let round = side * 0.2;
    painter.rect_filled(square, round, fill);
    let rim = Stroke::new((side * 0.05).max(1.0), edge);
    painter.rect_stroke(square, round, rim, StrokeKind::Inside);
    square
}

/// Draws a face of the event die as large as `rect` allows: a ship with a sail,
/// or a gabled, walled, or domed gate.
pub fn paint_face(painter: &Painter, rect: Rect, face: EventFace) {
    let palette = Palette::dark();
    let tone = palette.event_face(face);
    let square = paint_tile(painter, rect, tone.fill, palette.edge);
    sign(&FACES, face).paint(&Pen::new(painter, square.center(), square.width() * 0.38), tone);
}

/// Draws the sign of `card` as large as `rect` allows, on a ground in the colors of its deck: each
/// by what it does, so that it is found on the table's card without reading (KNIGHTS 12).
pub fn paint_progress(painter: &Painter, rect: Rect, card: ProgressCard, tone: Tone) {
    let square = paint_tile(painter, rect, tone.fill, Palette::dark().edge);
    sign(&PROGRESS, card).paint(&Pen::new(painter, square.center(), square.width() * 0.36), tone);
}

/// Draws the sign of `track` on its tone, as large a square as `rect` allows.
pub fn paint_track(painter: &Painter, rect: Rect, track: Track, palette: &Palette) {
    let tone = palette.track(track);
    let square = paint_tile(painter, rect, tone.fill, palette.edge);
    let sign = Rect::from_center_size(square.center(), square.size() * 0.72);
    Icon::of_track(track).paint(painter, sign, tone.ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks at a set of `count` signs: each line of its file is a shape, and each has some.
    fn look_at<T: Enum + Debug>(svg: &'static str, signs: &EnumMap<T, SignShapes>) {
        let shapes = svg.lines().filter(|line| line.ends_with("/>")).count();
        let drawn = |(of, sign): (T, &SignShapes)| {
            assert!(!sign.0.is_empty(), "{of:?}");
            sign.0.len()
        };
        assert_eq!(signs.iter().map(drawn).sum::<usize>(), shapes);
    }

    #[test]
    fn everything_that_has_a_sign_finds_it_and_each_line_of_the_files_is_a_shape() {
        look_at(include_str!("../../../../assets/signs/icons.svg"), &ICONS);
        look_at(include_str!("../../../../assets/signs/cards.svg"), &CARDS);
        look_at(include_str!("../../../../assets/signs/progress.svg"), &PROGRESS);
        look_at(include_str!("../../../../assets/signs/seasons.svg"), &SEASONS);
        look_at(include_str!("../../../../assets/signs/faces.svg"), &FACES);
        let marks = include_str!("../../../../assets/signs/marks.svg");
        look_at(marks, &read::<Color>(marks));
        let pieces = include_str!("../../../../assets/signs/pieces.svg");
        look_at(pieces, &read::<PieceFigure>(pieces));
        let count: usize = FIGURES.values().map(Vec::len).sum();
        assert_eq!(count, pieces.lines().filter(|line| line.starts_with("<polygon")).count());
        assert_eq!(count, pieces.lines().filter(|line| line.ends_with("/>")).count());
    }

    #[test]
    fn what_is_no_shape_is_left_out() {
        for line in ["", "<symbol id=\"Check\">", "<circle cx=\"0\"/>", "<text x=\"0\"/>"] {
            assert_eq!(SignPart::read(line), None, "{line}");
        }
        let path = SignPart::read("<path d=\"M0,0 L1,0 0,1 -1,0 1,0 Z\"/>").expect("a path");
        assert_eq!(
            path.form,
            SignForm::Seen((0.0, 0.0), vec![(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)])
        );
    }
}
