//! Icons, drawn as shapes.

use egui::{Color32, Painter, Rect, Vec2};

use super::draw::Pen;
use super::piece_shapes::{CITY, HOUSE, robber_figure};
use crate::cards::Award;

/// An icon that goes with a label or is alone on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// An arrow that curves back.
    Undo,
    /// An arrow that curves forward.
    Redo,
    /// Done, yes.
    Check,
    /// Close, no.
    Cross,
    /// An arrow to the right.
    Forward,
    /// A chevron to the left.
    Back,
    /// A chevron upward.
    Up,
    /// A chevron downward.
    Down,
    /// A chevron to the left, for a side.
    Left,
    /// A chevron to the right, for a side.
    Right,
    /// Three bars.
    Menu,
    /// One more.
    Plus,
    /// One less.
    Minus,
    /// Why, help.
    Question,
    /// A die.
    Dice,
    /// The robber's figure.
    Robber,
    /// A house.
    Settlement,
    /// A house with a tower.
    City,
    /// A bar along a path.
    Road,
    /// Two cards.
    Card,
    /// A hand of cards, fanned out.
    Hand,
    /// A shield with a sword.
    Knight,
    /// Arrows both ways.
    Trade,
    /// A house with columns.
    Bank,
    /// A cup.
    Trophy,
    /// A road with bends.
    LongRoad,
    /// A triangle with an exclamation mark.
    Warning,
    /// A clock's face.
    Clock,
    /// An hourglass.
    Hourglass,
    /// Two bars side by side.
    Pause,
    /// A triangle to the right.
    GoOn,
    /// A hexagon with an arrow around it.
    Turn,
    /// Corners that reach outward: larger.
    Large,
    /// A hexagon within four corners: all of it.
    Whole,
    /// A pen.
    Pen,
    /// A gear.
    Settings,
    /// Two people.
    People,
    /// A screen on a stand: for everybody to see.
    Stage,
    /// The keys of a keyboard.
    Keys,
    /// An arrow out of a tray: to a file.
    Export,
    /// An arrow into a box.
    Archive,
    /// The columns of a plot.
    Columns,
    /// An arrow out of a box.
    Unarchive,
    /// A bin with its lid.
    Bin,
}

/// The usual width of lines, in halves of the icon's side.
const LINE: f32 = 0.22;

impl Icon {
    /// The sign of an award.
    pub const fn of_award(award: Award) -> Self {
        match award {
            Award::LongestRoad => Self::LongRoad,
            Award::LargestArmy => Self::Knight,
            Award::Harbormaster => Self::Trophy,
        }
    }

    /// All icons.
    pub const ALL: [Self; 44] = [
        Self::Undo,
        Self::Redo,
        Self::Check,
        Self::Cross,
        Self::Forward,
        Self::Back,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Menu,
        Self::Plus,
        Self::Minus,
        Self::Question,
        Self::Dice,
        Self::Robber,
        Self::Settlement,
        Self::City,
        Self::Road,
        Self::Card,
        Self::Hand,
        Self::Knight,
        Self::Trade,
        Self::Bank,
        Self::Trophy,
        Self::LongRoad,
        Self::Warning,
        Self::Clock,
        Self::Hourglass,
        Self::Pause,
        Self::GoOn,
        Self::Turn,
        Self::Large,
        Self::Whole,
        Self::Pen,
        Self::Settings,
        Self::People,
        Self::Stage,
        Self::Keys,
        Self::Export,
        Self::Archive,
        Self::Columns,
        Self::Unarchive,
        Self::Bin,
    ];

    /// Draws the icon as large as `rect` allows, in one color.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        let pen = Pen::new(painter, rect.center(), rect.size().min_elem() / 2.0);
        match self {
            Self::Undo => curved_arrow(&pen, color),
            Self::Redo => {
                let mirrored = Vec2::new(-pen.unit.x, pen.unit.y);
                curved_arrow(&Pen { unit: mirrored, ..pen }, color);
            }
            Self::Check => pen.line(&[(-0.75, 0.05), (-0.22, 0.58), (0.8, -0.55)], 0.26, color),
            Self::Cross => {
                pen.line(&[(-0.65, -0.65), (0.65, 0.65)], 0.24, color);
                pen.line(&[(0.65, -0.65), (-0.65, 0.65)], 0.24, color);
            }
            Self::Forward => {
                pen.line(&[(-0.8, 0.0), (0.65, 0.0)], LINE, color);
                pen.line(&[(0.15, -0.55), (0.75, 0.0), (0.15, 0.55)], LINE, color);
            }
            Self::Back => pen.line(&[(0.35, -0.75), (-0.4, 0.0), (0.35, 0.75)], 0.26, color),
            Self::Up => pen.line(&[(-0.75, 0.35), (0.0, -0.4), (0.75, 0.35)], 0.26, color),
            Self::Down => pen.line(&[(-0.75, -0.35), (0.0, 0.4), (0.75, -0.35)], 0.26, color),
            Self::Left => pen.line(&[(0.4, -0.75), (-0.35, 0.0), (0.4, 0.75)], 0.26, color),
            Self::Right => pen.line(&[(-0.4, -0.75), (0.35, 0.0), (-0.4, 0.75)], 0.26, color),
            Self::Menu => {
                for y in [-0.6, 0.0, 0.6] {
                    pen.line(&[(-0.75, y), (0.75, y)], LINE, color);
                }
            }
            Self::Plus => {
                pen.line(&[(-0.7, 0.0), (0.7, 0.0)], 0.26, color);
                pen.line(&[(0.0, -0.7), (0.0, 0.7)], 0.26, color);
            }
            Self::Minus => pen.line(&[(-0.7, 0.0), (0.7, 0.0)], 0.26, color),
            Self::Question => question(&pen, color),
            Self::Dice => die(&pen, color),
            Self::Robber => robber_figure(&pen.at(0.0, 0.05, 0.95), color),
            Self::Settlement => house(&pen.at(0.0, 0.08, 3.4), color),
            Self::City => city(&pen.at(0.02, 0.2, 2.3), color),
            Self::Road => {
                pen.line(&[(-0.68, 0.42), (0.68, -0.42)], 0.42, color);
            }
            Self::Card => cards(&pen, color),
            Self::Hand => hand(&pen, color),
            Self::Knight => knight(&pen, color),
            Self::Trade => trade(&pen, color),
            Self::Bank => bank(&pen, color),
            Self::Trophy => trophy(&pen, color),
            Self::LongRoad => {
                let bends = [(-0.85, 0.55), (-0.4, 0.1), (0.0, 0.45), (0.4, -0.1), (0.85, -0.5)];
                pen.line(&bends, 0.3, color);
            }
            Self::Warning => warning(&pen, color),
            Self::Clock => {
                pen.ring(0.0, 0.0, 0.82, 0.2, color);
                pen.line(&[(0.0, -0.48), (0.0, 0.05), (0.34, 0.26)], 0.17, color);
            }
            Self::Hourglass => hourglass(&pen, color),
            Self::Pause => {
                pen.line(&[(-0.38, -0.6), (-0.38, 0.6)], 0.3, color);
                pen.line(&[(0.38, -0.6), (0.38, 0.6)], 0.3, color);
            }
            Self::GoOn => pen.fill(&[(-0.55, -0.8), (0.8, 0.0), (-0.55, 0.8)], color),
            Self::Large => {
                for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
                    pen.line(
                        &[(0.25 * x, 0.8 * y), (0.8 * x, 0.8 * y), (0.8 * x, 0.25 * y)],
                        LINE,
                        color,
                    );
                }
            }
            Self::Whole => {
                for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
                    let corner = [(0.5, 0.9), (0.9, 0.9), (0.9, 0.5)];
                    pen.line(&corner.map(|(a, b)| (a * x, b * y)), 0.18, color);
                }
                pen.fill(&hex_corners(0.56), color);
            }
            Self::Export => out_of_a_tray(&pen, color),
            Self::Pen => {
                pen.fill(&[(0.35, -0.85), (0.85, -0.35), (-0.3, 0.8), (-0.8, 0.3)], color);
                pen.fill(&[(-0.86, 0.42), (-0.42, 0.86), (-0.95, 0.95)], color);
            }
            Self::Settings => wheel(&pen, color),
            Self::People => people(&pen, color),
            Self::Stage => stage(&pen, color),
            Self::Keys => keys(&pen, color),
            Self::Archive => open_box(&pen, 1.0, color),
            Self::Columns => columns(&pen, color),
            Self::Unarchive => open_box(&pen, -1.0, color),
            Self::Bin => bin(&pen, color),
            Self::Turn => {
                pen.outline(&hex_corners(0.5), 0.18, color);
                pen.arc(0.92, 205.0, 325.0, 0.16, color);
                pen.fill(&[(0.46, -0.62), (1.0, -0.86), (0.94, -0.22)], color);
            }
        }
    }
}

fn stage(pen: &Pen<'_>, color: Color32) {
    let screen = [(-0.9, -0.7), (0.9, -0.7), (0.9, 0.4), (-0.9, 0.4)];
    pen.outline(&screen, LINE, color);
    pen.line(&[(-0.4, 0.8), (0.4, 0.8)], LINE, color);
    pen.line(&[(0.0, 0.4), (0.0, 0.8)], LINE, color);
}

fn wheel(pen: &Pen<'_>, color: Color32) {
    pen.ring(0.0, 0.0, 0.5, 0.34, color);
    for tooth in 0..8_u8 {
        let turned = Vec2::angled((45.0 * f32::from(tooth)).to_radians());
        let along = |radius: f32| (turned.x * radius, turned.y * radius);
        let (inner, outer) = (along(0.6), along(0.84));
        pen.line(&[inner, outer], 0.26, color);
    }
}

fn people(pen: &Pen<'_>, color: Color32) {
    for (x, scale) in [(0.42, 0.8), (-0.3, 1.0)] {
        let body = pen.at(x, 0.0, scale);
        body.disc(0.0, -0.38, 0.3, color);
        body.fill(&[(-0.5, 0.75), (-0.42, 0.25), (-0.2, 0.05), (0.2, 0.05)], color);
        body.fill(&[(0.2, 0.05), (0.42, 0.25), (0.5, 0.75), (-0.5, 0.75)], color);
    }
}

fn keys(pen: &Pen<'_>, color: Color32) {
    let frame = [(-0.95, -0.6), (0.95, -0.6), (0.95, 0.6), (-0.95, 0.6)];
    pen.outline(&frame, 0.16, color);
    for x in [-0.55, 0.0, 0.55] {
        pen.disc(x, -0.2, 0.13, color);
    }
    pen.line(&[(-0.4, 0.24), (0.4, 0.24)], 0.17, color);
}

/// A gable on three columns.
fn bank(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.9, -0.28), (0.0, -0.85), (0.9, -0.28)], color);
    for x in [-0.52, 0.0, 0.52] {
        pen.line(&[(x, -0.1), (x, 0.48)], LINE, color);
    }
    pen.line(&[(-0.85, 0.75), (0.85, 0.75)], LINE, color);
}

/// Three columns of a plot on a base line.
fn columns(pen: &Pen, color: Color32) {
    for (x, top) in [(-0.62, 0.1), (0.0, -0.75), (0.62, -0.3)] {
        pen.fill(&[(x - 0.2, top), (x + 0.2, top), (x + 0.2, 0.6), (x - 0.2, 0.6)], color);
    }
    pen.line(&[(-0.95, 0.82), (0.95, 0.82)], 0.14, color);
}

fn open_box(pen: &Pen<'_>, down: f32, color: Color32) {
    pen.line(&[(-0.8, 0.1), (-0.8, 0.8), (0.8, 0.8), (0.8, 0.1)], LINE, color);
    let tip = -0.25 + 0.65 * down;
    pen.line(&[(0.0, -0.25 - 0.65 * down), (0.0, tip)], LINE, color);
    pen.line(&[(-0.4, tip - 0.42 * down), (0.0, tip), (0.4, tip - 0.42 * down)], LINE, color);
}

fn bin(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(-0.8, -0.55), (0.8, -0.55)], LINE, color);
    pen.line(&[(-0.25, -0.82), (0.25, -0.82)], LINE, color);
    pen.line(&[(-0.58, -0.5), (-0.46, 0.85), (0.46, 0.85), (0.58, -0.5)], LINE, color);
    for x in [-0.17, 0.17] {
        pen.line(&[(x, -0.2), (x, 0.5)], 0.14, color);
    }
}

fn hex_corners(radius: f32) -> [(f32, f32); 6] {
    [0.0_f32, 60.0, 120.0, 180.0, 240.0, 300.0].map(|degrees| {
        let angle = (degrees - 90.0).to_radians();
        (radius * angle.cos(), radius * angle.sin())
    })
}

fn out_of_a_tray(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(0.0, 0.3), (0.0, -0.75)], LINE, color);
    pen.line(&[(-0.42, -0.36), (0.0, -0.8), (0.42, -0.36)], LINE, color);
    pen.line(&[(-0.75, 0.2), (-0.75, 0.8), (0.75, 0.8), (0.75, 0.2)], LINE, color);
}

fn curved_arrow(pen: &Pen<'_>, color: Color32) {
    let pen = pen.at(0.08, 0.12, 1.0);
    pen.arc(0.66, -150.0, 110.0, LINE, color);
    pen.fill(&[(-1.0, -0.5), (-0.22, -0.86), (-0.3, 0.02)], color);
}

fn question(pen: &Pen<'_>, color: Color32) {
    pen.at(0.0, -0.4, 1.0).arc(0.44, -180.0, 55.0, LINE, color);
    pen.line(&[(0.24, -0.03), (0.0, 0.16), (0.0, 0.36)], LINE, color);
    pen.disc(0.0, 0.76, 0.16, color);
}

fn die(pen: &Pen<'_>, color: Color32) {
    let rect = Rect::from_two_pos(pen.spot(-0.76, -0.76), pen.spot(0.76, 0.76));
    let line = egui::Stroke::new(pen.length(0.18), color);
    pen.painter.rect_stroke(rect, pen.length(0.28), line, egui::StrokeKind::Middle);
    for (x, y) in [(-0.36, -0.36), (0.36, -0.36), (0.0, 0.0), (-0.36, 0.36), (0.36, 0.36)] {
        pen.disc(x, y, 0.14, color);
    }
}

fn house(pen: &Pen<'_>, color: Color32) {
    pen.fill(&HOUSE, color);
}

fn city(pen: &Pen<'_>, color: Color32) {
    for part in CITY {
        pen.fill(part, color);
    }
}

fn cards(pen: &Pen<'_>, color: Color32) {
    pen.outline(&[(-0.2, -0.85), (0.72, -0.68), (0.5, 0.66), (0.3, 0.62)], 0.14, color);
    let rect = Rect::from_two_pos(pen.spot(-0.72, -0.6), pen.spot(0.2, 0.85));
    pen.painter.rect_filled(rect, pen.length(0.14), color);
}

fn hand(pen: &Pen<'_>, color: Color32) {
    pen.fill(&[(-0.95, -0.42), (-0.45, -0.62), (0.02, 0.62), (-0.36, 0.78)], color);
    pen.fill(&[(-0.28, -0.82), (0.28, -0.82), (0.2, 0.6), (-0.02, 0.5)], color);
    pen.fill(&[(0.45, -0.62), (0.95, -0.42), (0.36, 0.78), (0.26, 0.62)], color);
}

fn knight(pen: &Pen<'_>, color: Color32) {
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

fn trade(pen: &Pen<'_>, color: Color32) {
    pen.line(&[(-0.8, -0.38), (0.6, -0.38)], 0.2, color);
    pen.fill(&[(0.38, -0.8), (0.95, -0.38), (0.38, 0.04)], color);
    pen.line(&[(0.8, 0.42), (-0.6, 0.42)], 0.2, color);
    pen.fill(&[(-0.38, 0.84), (-0.95, 0.42), (-0.38, 0.0)], color);
}

fn trophy(pen: &Pen<'_>, color: Color32) {
    pen.ring(-0.5, -0.42, 0.3, 0.16, color);
    pen.ring(0.5, -0.42, 0.3, 0.16, color);
    let cup =
        [(-0.55, -0.88), (0.55, -0.88), (0.5, -0.3), (0.22, 0.12), (-0.22, 0.12), (-0.5, -0.3)];
    pen.fill(&cup, color);
    pen.fill(&[(-0.11, 0.0), (0.11, 0.0), (0.11, 0.6), (-0.11, 0.6)], color);
    pen.fill(&[(-0.45, 0.58), (0.45, 0.58), (0.52, 0.88), (-0.52, 0.88)], color);
}

fn hourglass(pen: &Pen<'_>, color: Color32) {
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

fn warning(pen: &Pen<'_>, color: Color32) {
    pen.outline(&[(0.0, -0.8), (0.88, 0.72), (-0.88, 0.72)], 0.18, color);
    pen.line(&[(0.0, -0.28), (0.0, 0.16)], 0.17, color);
    pen.disc(0.0, 0.45, 0.11, color);
}
