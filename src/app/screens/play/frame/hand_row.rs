//! An open hand on a player's tile: a place for each kind, so that nothing jumps.

use egui::{Pos2, Rect, Ui, pos2, vec2};

use crate::app::screens::play::view::View;
use game::{Counted, Following, Seat};
use kit::theme::Tone;
use kit::widgets::Chip;

/// How a hand fits onto a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HandRow {
    /// It isn't shown.
    Hidden,
    /// All kinds side by side, this high.
    Single(f32),
    /// Half of them above the others, each row this high.
    Double(f32),
}

/// The gap between two kinds.
const GAP: f32 = 4.0;

/// The least width of a kind with its number beside the sign, and above it.
const BESIDE: f32 = 29.0;
const ABOVE: f32 = 16.0;

impl HandRow {
    /// For a tile with so much room inside its margins.
    pub fn of(view: &View<'_>, room: f32) -> Self {
        if view.following() != Following::Open || view.state.hands().is_none() {
            return Self::Hidden;
        }
        let kinds = view.state.kinds().all().len();
        if kinds <= 5 {
            let is_stacked = (room - 16.0) / 5.0 < 38.0;
            return Self::Single(if is_stacked { 38.0 } else { 30.0 });
        }
        let each = |columns: usize| (room - GAP * (columns - 1) as f32) / columns as f32;
        if each(kinds) >= BESIDE {
            Self::Single(30.0)
        } else if each(kinds) >= ABOVE + 5.0 {
            Self::Single(38.0)
        } else if each(kinds.div_ceil(2)) >= BESIDE {
            Self::Double(25.0)
        } else {
            Self::Hidden
        }
    }

    /// Its height with the room below it.
    pub const fn height(self) -> f32 {
        match self {
            Self::Hidden => 0.0,
            Self::Single(high) => high,
            Self::Double(high) => high * 2.0,
        }
    }

    /// Draws the hand of `seat` in `row`; returns where each kind is.
    pub fn paint(self, ui: &Ui, view: &View<'_>, seat: Seat, row: Rect) -> Vec<Pos2> {
        let kinds = view.state.kinds().all();
        let (rows, high) = match self {
            Self::Hidden => return Vec::new(),
            Self::Single(high) => (1, high),
            Self::Double(high) => (2, high),
        };
        let columns = kinds.len().div_ceil(rows);
        let each = (row.width() - GAP * (columns - 1) as f32) / columns as f32;
        let size = vec2(each.min(64.0), high - 4.0);
        let mut places = Vec::new();
        for (nth, kind) in kinds.iter().copied().enumerate() {
            let (column, line) = (nth % columns, nth / columns);
            let x = row.left() + column as f32 * (size.x + GAP);
            let place = Rect::from_min_size(pos2(x, row.top() + line as f32 * high), size);
            places.push(place.center());
            let count = view.held(seat, kind);
            let tone = match count {
                Counted::Exactly(0) | Counted::Unknown => {
                    Tone { fill: view.palette.backdrop, ink: view.palette.faint }
                }
                _ => view.palette.card(kind),
            };
            Chip { count: Some(count), kind, word: "", tone }.paint(ui, place);
        }
        places
    }
}
