//! Icons by their names.

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2};
use enum_map::Enum;

use cards::Award;
use game::{OwnScenario, Track, Wonder};

/// An icon that goes with a label or is alone on a button: its drawing of that name, and what it
/// shows or stands for, is in `assets/signs/icons.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Icon {
    Undo,
    Redo,
    Check,
    Cross,
    Forward,
    Back,
    Up,
    Down,
    Left,
    Right,
    Menu,
    Plus,
    Minus,
    Question,
    Book,
    Dice,
    Robber,
    Settlement,
    City,
    Road,
    Card,
    Hand,
    Knight,
    Trade,
    Bank,
    Trophy,
    LongRoad,
    Warning,
    Clock,
    Hourglass,
    Pause,
    GoOn,
    Turn,
    Large,
    Whole,
    Pen,
    Settings,
    People,
    Stage,
    Keys,
    Export,
    Archive,
    Columns,
    Unarchive,
    Bin,
    Recruit,
    Activate,
    Promote,
    MoveKnight,
    Chase,
    Wall,
    Metropolis,
    Science,
    TradeTrack,
    Politics,
    Barbarians,
    Defender,
    Merchant,
    Progress,
    Improve,
    Ship,
    MoveShip,
    RoadOrShip,
    Pirate,
    Gold,
    Fog,
    Chit,
    Cloth,
    Warship,
    Fortress,
    Wonder,
    Fleet,
    Bridge,
    Lighthouse,
    Theater,
    Monument,
    Cathedral,
    Library,
    Fish,
    Boot,
    GoldCoin,
    Wealthiest,
    Poor,
    BridgeSpan,
    Wagon,
    Train,
    Bandit,
    Glass,
    Marble,
    Sand,
    Tools,
    Oil,
    OilMetropolis,
    Sequestered,
    Champion,
    Spring,
    Flood,
    Pollution,
    Castle,
    Quarry,
    Glassworks,
    Phone,
}

impl Icon {
    pub const fn of_award(award: Award) -> Self {
        match award {
            Award::LongestRoad => Self::LongRoad,
            Award::LargestArmy => Self::Knight,
            Award::Harbormaster => Self::Trophy,
        }
    }

    pub const fn of_scenario(own: OwnScenario) -> Self {
        match own {
            OwnScenario::Tribe => Self::Chit,
            OwnScenario::Cloth => Self::Cloth,
            OwnScenario::Pirates => Self::Fleet,
            OwnScenario::Wonders => Self::Wonder,
        }
    }

    pub const fn of_wonder(wonder: Wonder) -> Self {
        match wonder {
            Wonder::Bridge => Self::Bridge,
            Wonder::Wall => Self::Wall,
            Wonder::Lighthouse => Self::Lighthouse,
            Wonder::Theater => Self::Theater,
            Wonder::Monument => Self::Monument,
            Wonder::Cathedral => Self::Cathedral,
            Wonder::Library => Self::Library,
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
