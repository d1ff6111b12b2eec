//! The three tracks of a player's tile in Cities & Knights: the level reached, and how many
//! progress cards of that deck they hold.

use egui::{Align2, Pos2, Rect, Ui, pos2, vec2};

use crate::app::screens::play::view::View;
use crate::app::theme::{Tone, strong};
use crate::app::widgets::Icon;
use crate::game::{Seat, Track};

/// The height of the row with the room below it.
pub const HIGH: f32 = 26.0;

/// Draws it; returns where each track is.
pub fn paint(ui: &Ui, view: &View<'_>, seat: Seat, row: Rect) -> [(Track, Pos2); 3] {
    let gap = 4.0;
    let each = ((row.width() - 2.0 * gap) / 3.0).min(92.0);
    let mut x = row.left();
    Track::ALL.map(|track| {
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(each, HIGH - 4.0));
        x += each + gap;
        chip(ui, view, (seat, track), place);
        (track, place.center())
    })
}

/// The level on the track's ground, the cards after it.
fn chip(ui: &Ui, view: &View<'_>, (seat, track): (Seat, Track), place: Rect) {
    let palette = view.palette;
    let level = view.state.improvement(seat, track).number();
    let cards = view.state.progress_of(seat, track);
    let tone = palette.track(track);
    let quiet = Tone { fill: palette.backdrop, ink: palette.faint };
    let tone = if level == 0 && cards == 0 { quiet } else { tone };
    let painter = ui.painter();
    painter.rect_filled(place, 7.0, tone.fill);
    let font = strong(ui.ctx(), 15.0);
    let (left, right) = place.split_left_right_at_fraction(0.42);
    painter.text(left.center(), Align2::CENTER_CENTER, level.to_string(), font.clone(), tone.ink);
    if cards == 0 {
        return;
    }
    // Where there is no room for the sign, the number stands alone at the end.
    let count = right.right_center() - vec2(5.0, 0.0);
    let shown = painter.text(count, Align2::RIGHT_CENTER, cards.to_string(), font, tone.ink);
    let sign = Rect::from_center_size(shown.left_center() - vec2(9.0, 0.0), vec2(14.0, 14.0));
    if sign.left() >= left.right() {
        Icon::Progress.paint(painter, sign, tone.ink);
    }
}
