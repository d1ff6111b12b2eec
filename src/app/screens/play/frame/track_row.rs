//! The three tracks of a player's tile in Cities & Knights: the level reached, and how many
//! progress cards of that deck they hold.

use egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::screens::play::view::View;
use game::{Seat, Track};
use kit::theme::{Tone, strong};
use kit::widgets::Icon;

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

/// The width from which on a track shows its sign.
const SIGNED: f32 = 50.0;

/// The level on the track's ground, and on a small card how many cards of its deck.
fn chip(ui: &Ui, view: &View<'_>, (seat, track): (Seat, Track), place: Rect) {
    let palette = view.palette;
    let level = view.state.improvement(seat, track).number();
    let cards = view.state.progress_of(seat, track);
    let tone = palette.track(track);
    let quiet = Tone { fill: palette.backdrop, ink: palette.faint };
    let tone = if level == 0 && cards == 0 { quiet } else { tone };
    let painter = ui.painter();
    painter.rect_filled(place, 7.0, tone.fill);
    let middle = place.center().y;
    let mut left = place.left() + 5.0;
    if place.width() >= SIGNED {
        let sign = Rect::from_center_size(pos2(left + 7.0, middle), Vec2::splat(14.0));
        Icon::of_track(track).paint(painter, sign, tone.ink);
        left += 18.0;
    }
    let font = strong(ui.ctx(), 16.0);
    painter.text(pos2(left, middle), Align2::LEFT_CENTER, level.to_string(), font, tone.ink);
    if cards == 0 {
        return;
    }
    let size = vec2(14.0, place.height() - 4.0);
    let card = Rect::from_center_size(pos2(place.right() - 4.0 - size.x / 2.0, middle), size);
    let edge = Stroke::new(1.0, palette.edge);
    painter.rect(card, 3.0, palette.card.fill, edge, StrokeKind::Inside);
    let font = strong(ui.ctx(), 14.0);
    painter.text(card.center(), Align2::CENTER_CENTER, cards.to_string(), font, palette.card.ink);
}
