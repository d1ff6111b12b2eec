//! What Cities & Knights adds to the table at one moment: how near the barbarians are, and how
//! far each player's city improvements have come.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use game::{Seat, Track};
use kit::theme::{Palette, Tone, strong};
use kit::widgets::{Icon, paint_barbarian_way};
use words::game::GameWords;

/// How much of the line along the top the way of the barbarians takes, on its right.
const WAY: f32 = 220.0;

/// The height of a player's improvements with the room above them.
const LEVELS: f32 = 28.0;

/// The space between two tracks.
const GAP: f32 = 4.0;

/// How much higher a player's place is.
pub fn levels_height(say: &GameWords<'_>) -> f32 {
    if say.state.knights().is_some() { LEVELS } else { 0.0 }
}

/// Draws how far the barbarians have come; returns what is left of the row.
pub fn barbarians(ui: &Ui, say: &GameWords<'_>, row: Rect) -> Rect {
    if say.state.knights().is_none() {
        return row;
    }
    let (rest, way) = row.split_left_right_at_x(row.right() - WAY);
    let way = way.shrink2(vec2(20.0, 0.0));
    paint_barbarian_way(ui.painter(), way, say.state.barbarians(), Palette::of(ui));
    rest
}

/// Draws a player's levels along the bottom of their place.
pub fn levels(ui: &Ui, say: &GameWords<'_>, seat: Seat, place: Rect) {
    if say.state.knights().is_none() {
        return;
    }
    let palette = Palette::of(ui);
    let each = (place.width() - 2.0 * GAP) / 3.0;
    let size = vec2(each.min(84.0), LEVELS - 6.0);
    for (nth, track) in Track::ALL.into_iter().enumerate() {
        let left = place.left() + (size.x + GAP) * nth as f32;
        let chip = Rect::from_min_size(pos2(left, place.bottom() - size.y), size);
        let level = say.state.improvement(seat, track).number();
        let quiet = Tone { fill: palette.backdrop, ink: palette.faint };
        let tone = if level == 0 { quiet } else { palette.track(track) };
        ui.painter().rect_filled(chip, 7.0, tone.fill);
        let middle = chip.center();
        let sign = Rect::from_center_size(middle - vec2(10.0, 0.0), Vec2::splat(14.0));
        Icon::of_track(track).paint(ui.painter(), sign, tone.ink);
        let at = middle + vec2(4.0, 0.0);
        let font = strong(ui.ctx(), 16.0);
        ui.painter().text(at, Align2::LEFT_CENTER, level.to_string(), font, tone.ink);
    }
}
