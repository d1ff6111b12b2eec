//! The dice a game is played with, as a picture.

use egui::{Rect, Ui, Vec2, vec2};

use cards::EventFace;
use game::{Expansion, Expansions};
use kit::widgets::{Die, paint_die, paint_face};

/// The dice of a game, in the middle of `rect`; none is larger than `most` points.
pub fn paint_dice(ui: &Ui, rect: Rect, played: Expansions, most: f32) {
    let (places, room) = if played.has(Expansion::Knights) {
        ([vec2(-0.56, -0.54), vec2(0.56, -0.54), vec2(0.0, 0.56)].to_vec(), vec2(2.16, 2.12))
    } else {
        ([vec2(-0.56, -0.16), vec2(0.56, 0.16)].to_vec(), vec2(2.16, 1.4))
    };
    let side = (rect.width() / room.x).min(rect.height() / room.y).min(most);
    for (nth, place) in places.into_iter().enumerate() {
        let die = Rect::from_center_size(rect.center() + place * side, Vec2::splat(side));
        match nth {
            0 => paint_die(ui.painter(), die, Die::Red, 3),
            1 => paint_die(ui.painter(), die, Die::Yellow, 5),
            _ => paint_face(ui.painter(), die, EventFace::Ship),
        }
    }
}
