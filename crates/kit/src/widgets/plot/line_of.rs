//! Whose line it is in a plot, and how that is drawn.

use egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::theme::Palette;
use crate::widgets::{Icon, paint_face, paint_mark};
use cards::EventFace;
use game::Color;

/// Whose line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOf {
    /// A player's, by the color of their pieces.
    Player(Color),
    /// The barbarians' (KNIGHTS 9).
    Barbarians,
    /// That of all active knights together.
    Knights,
}

impl LineOf {
    /// Draws the line through `spots`; the barbarians' is dashed, so that nobody has to
    /// tell it by its color.
    pub(super) fn stroke(self, painter: &Painter, spots: &[Pos2], palette: &Palette) {
        let line = |color| Stroke::new(3.0, color);
        match self {
            Self::Player(color) => {
                painter.add(Shape::line(spots.to_vec(), line(palette.player_line(color))));
            }
            Self::Barbarians => {
                painter.extend(Shape::dashed_line(spots, line(palette.loud_red), 9.0, 5.0));
            }
            Self::Knights => {
                painter.add(Shape::line(spots.to_vec(), line(palette.focus)));
            }
        }
    }

    /// Draws the mark of whose line it is.
    pub(super) fn mark(self, painter: &Painter, center: Pos2, radius: f32, palette: &Palette) {
        let square = |half: f32| Rect::from_center_size(center, Vec2::splat(half * 2.0));
        match self {
            Self::Player(color) => paint_mark(painter, center, radius, color, palette),
            Self::Barbarians => paint_face(painter, square(radius * 1.2), EventFace::Ship),
            Self::Knights => {
                let rim = Stroke::new(1.5, palette.focus);
                painter.circle(center, radius * 1.2, palette.panel, rim);
                Icon::Knight.paint(painter, square(radius * 0.85), palette.text);
            }
        }
    }
}
