//! Icons by their names.

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2};
use enum_map::Enum;

use cards::Award;
use game::Track;

/// An icon that goes with a label or is alone on a button; its drawing is called by its name in
/// `assets/signs/icons.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
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

    /// The sign of a track, in one color.
    pub const fn of_track(track: Track) -> Self {
        match track {
            Track::Science => Self::Science,
            Track::Trade => Self::TradeTrack,
            Track::Politics => Self::Politics,
        }
    }

    /// Draws the icon `side` points large around `center`, in one color.
    pub fn paint_at(self, painter: &Painter, center: Pos2, side: f32, color: Color32) {
        self.paint(painter, Rect::from_center_size(center, Vec2::splat(side)), color);
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
