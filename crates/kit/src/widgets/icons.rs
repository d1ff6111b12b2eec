//! Icons, drawn as shapes.

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2};

use super::draw::Pen;
use super::icon_shapes::LINE;
use super::piece_shapes::robber_figure;
use super::{expansion_icons, icon_shapes as shapes};
use cards::Award;

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
    /// An open book.
    Book,
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
    Pen,
    /// A gear.
    Settings,
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
    /// A knight, and one more.
    Recruit,
    /// A knight with its sword up.
    Activate,
    /// A knight that rises.
    Promote,
    /// A knight and an arrow.
    MoveKnight,
    /// The robber on the run.
    Chase,
    /// A wall with battlements.
    Wall,
    /// A city under a crown.
    Metropolis,
    /// A dome.
    Science,
    /// A hall under a gable, for the track.
    TradeTrack,
    /// A keep with battlements.
    Politics,
    /// A ship under sail.
    Barbarians,
    /// A shield with a star.
    Defender,
    /// A stall under an awning.
    Merchant,
    /// A card with a star.
    Progress,
    /// Steps, and an arrow up.
    Improve,
    /// A player's ship.
    Ship,
    /// A ship and an arrow.
    MoveShip,
    /// A road above a ship.
    RoadOrShip,
    /// A skull above bones.
    Pirate,
    /// A nugget that glitters.
    Gold,
    /// A cloud over mist.
    Fog,
    /// A round chip with a star.
    Chit,
}

impl Icon {
    pub const fn of_award(award: Award) -> Self {
        match award {
            Award::LongestRoad => Self::LongRoad,
            Award::LargestArmy => Self::Knight,
            Award::Harbormaster => Self::Trophy,
        }
    }

    pub const ALL: [Self; 67] = [
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
        Self::Book,
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
        Self::Recruit,
        Self::Activate,
        Self::Promote,
        Self::MoveKnight,
        Self::Chase,
        Self::Wall,
        Self::Metropolis,
        Self::Science,
        Self::TradeTrack,
        Self::Politics,
        Self::Barbarians,
        Self::Defender,
        Self::Merchant,
        Self::Progress,
        Self::Improve,
        Self::Ship,
        Self::MoveShip,
        Self::RoadOrShip,
        Self::Pirate,
        Self::Gold,
        Self::Fog,
        Self::Chit,
    ];

    /// Draws the icon `side` points large around `center`, in one color.
    pub fn paint_at(self, painter: &Painter, center: Pos2, side: f32, color: Color32) {
        self.paint(painter, Rect::from_center_size(center, Vec2::splat(side)), color);
    }

    /// Draws the icon as large as `rect` allows, in one color.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        let pen = Pen::new(painter, rect.center(), rect.size().min_elem() / 2.0);
        match self {
            Self::Undo => shapes::curved_arrow(&pen, color),
            Self::Redo => {
                let mirrored = Vec2::new(-pen.unit.x, pen.unit.y);
                shapes::curved_arrow(&Pen { unit: mirrored, ..pen }, color);
            }
            Self::Check => pen.line(&[(-0.75, 0.05), (-0.22, 0.58), (0.8, -0.55)], 0.26, color),
            Self::Cross => shapes::cross(&pen, color),
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
            Self::Question => shapes::question(&pen, color),
            Self::Book => shapes::book(&pen, color),
            Self::Dice => shapes::die(&pen, color),
            Self::Robber => robber_figure(&pen.at(0.0, 0.05, 0.95), color),
            Self::Settlement => shapes::house(&pen.at(0.0, 0.08, 3.4), color),
            Self::City => shapes::city(&pen.at(0.02, 0.2, 2.3), color),
            Self::Road => {
                pen.line(&[(-0.68, 0.42), (0.68, -0.42)], 0.42, color);
            }
            Self::Card => shapes::cards(&pen, color),
            Self::Hand => shapes::hand(&pen, color),
            Self::Knight => shapes::knight(&pen, color),
            Self::Trade => shapes::trade(&pen, color),
            Self::Bank => shapes::bank(&pen, color),
            Self::Trophy => shapes::trophy(&pen, color),
            Self::LongRoad => {
                let bends = [(-0.85, 0.55), (-0.4, 0.1), (0.0, 0.45), (0.4, -0.1), (0.85, -0.5)];
                pen.line(&bends, 0.3, color);
            }
            Self::Warning => shapes::warning(&pen, color),
            Self::Clock => shapes::clock(&pen, color),
            Self::Hourglass => shapes::hourglass(&pen, color),
            Self::Pause => {
                pen.line(&[(-0.38, -0.6), (-0.38, 0.6)], 0.3, color);
                pen.line(&[(0.38, -0.6), (0.38, 0.6)], 0.3, color);
            }
            Self::GoOn => pen.fill(&[(-0.55, -0.8), (0.8, 0.0), (-0.55, 0.8)], color),
            Self::Large => shapes::corners_outward(&pen, color),
            Self::Whole => shapes::whole(&pen, color),
            Self::Export => shapes::out_of_a_tray(&pen, color),
            Self::Pen => {
                pen.fill(&[(0.35, -0.85), (0.85, -0.35), (-0.3, 0.8), (-0.8, 0.3)], color);
                pen.fill(&[(-0.86, 0.42), (-0.42, 0.86), (-0.95, 0.95)], color);
            }
            Self::Settings => shapes::wheel(&pen, color),
            Self::People => shapes::people(&pen, color),
            Self::Stage => shapes::stage(&pen, color),
            Self::Keys => shapes::keys(&pen, color),
            Self::Archive => shapes::open_box(&pen, 1.0, color),
            Self::Columns => shapes::columns(&pen, color),
            Self::Unarchive => shapes::open_box(&pen, -1.0, color),
            Self::Bin => shapes::bin(&pen, color),
            Self::Recruit => expansion_icons::recruit(&pen, color),
            Self::Activate => expansion_icons::activate(&pen, color),
            Self::Promote => expansion_icons::promote(&pen, color),
            Self::MoveKnight => expansion_icons::move_knight(&pen, color),
            Self::Chase => expansion_icons::chase(&pen, color),
            Self::Wall => expansion_icons::wall(&pen, color),
            Self::Metropolis => expansion_icons::metropolis(&pen, color),
            Self::Science => expansion_icons::dome(&pen, color),
            Self::TradeTrack => expansion_icons::gable(&pen, color),
            Self::Politics => expansion_icons::keep(&pen, color),
            Self::Barbarians => expansion_icons::longship(&pen, color),
            Self::Defender => expansion_icons::defender(&pen, color),
            Self::Merchant => expansion_icons::stall(&pen, color),
            Self::Progress => expansion_icons::progress(&pen, color),
            Self::Improve => expansion_icons::improve(&pen, color),
            Self::Ship => expansion_icons::ship(&pen, color),
            Self::MoveShip => expansion_icons::move_ship(&pen, color),
            Self::RoadOrShip => expansion_icons::road_or_ship(&pen, color),
            Self::Pirate => expansion_icons::pirate(&pen, color),
            Self::Gold => expansion_icons::gold(&pen, color),
            Self::Fog => expansion_icons::fog(&pen, color),
            Self::Chit => expansion_icons::chit(&pen, color),
            Self::Turn => shapes::turn(&pen, color),
        }
    }
}

/// The rays around the glass, as unit directions; none points down, where the socket is.
const RAYS: [(f32, f32); 5] = [(-1.0, 0.0), (-0.71, -0.71), (0.0, -1.0), (0.71, -0.71), (1.0, 0.0)];

/// Paints it in `rect`: glass and rays in `light`, the socket in `ink`.
pub fn paint_bulb(painter: &Painter, rect: Rect, (light, ink): (Color32, Color32)) {
    let side = rect.size().min_elem();
    let center = pos2(rect.center().x, rect.top() + side * 0.46);
    let glass = side * 0.24;
    let line = Stroke::new((side * 0.07).max(1.5), light);
    for (x, y) in RAYS {
        let at = |reach: f32| pos2(center.x + x * reach, center.y + y * reach);
        painter.line_segment([at(side * 0.34), at(side * 0.45)], line);
    }
    painter.circle_filled(center, glass, light);
    let neck = Rect::from_min_max(
        pos2(center.x - glass * 0.55, center.y + glass * 0.6),
        pos2(center.x + glass * 0.55, center.y + side * 0.30),
    );
    painter.rect_filled(neck, 0.0, light);
    let socket = Stroke::new((side * 0.075).max(1.5), ink);
    for share in [0.37, 0.48] {
        let y = center.y + side * share;
        let half = glass * if share < 0.4 { 0.6 } else { 0.35 };
        painter.line_segment([pos2(center.x - half, y), pos2(center.x + half, y)], socket);
    }
}
