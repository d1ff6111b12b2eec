//! The sign of an improvement track: the silhouette of its gate, which its metropolis has, too.

use egui::{Painter, Rect, Stroke, StrokeKind, Vec2};

use super::Icon;
use crate::theme::Palette;
use game::Track;

impl Icon {
    /// The sign of a track, in one color.
    pub const fn of_track(track: Track) -> Self {
        match track {
            Track::Science => Self::Science,
            Track::Trade => Self::TradeTrack,
            Track::Politics => Self::Politics,
        }
    }
}

/// Draws the sign of `track` on its tone, as large a square as `rect` allows.
pub fn paint_track(painter: &Painter, rect: Rect, track: Track, palette: &Palette) {
    let side = rect.size().min_elem();
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let tone = palette.track(track);
    let round = side * 0.2;
    painter.rect_filled(square, round, tone.fill);
    let rim = Stroke::new((side * 0.05).max(1.0), palette.edge);
    painter.rect_stroke(square, round, rim, StrokeKind::Inside);
    let sign = Rect::from_center_size(square.center(), Vec2::splat(side * 0.72));
    Icon::of_track(track).paint(painter, sign, tone.ink);
}
