//! The lines of the table view for what all see to beside their payouts: draws, thefts, pieces to turn
//! over or to take off, awards. Each is as large as a payout.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, pos2, vec2};

use super::letters::{SMALLEST, fitted, put};
use crate::app::screens::play::parts::{barbarians, season};
use crate::app::screens::play::view::View;
use kit::theme::strong;
use kit::widgets::{named_place, paint_face};
use words::game::stage::{StageNews, StageSign};

/// The height of a line for that of a payout.
pub const SHARE: f32 = 0.8;

/// Paints them below each other, each `high` points tall with a gap below it.
pub fn paint(ui: &Ui, view: &View<'_>, lines: &[StageNews], (room, high): (Rect, f32), gap: f32) {
    for (nth, line) in lines.iter().enumerate() {
        let top = room.top() + high * nth as f32;
        let place = room.with_min_y(top).with_max_y(top + high - gap);
        paint_line(ui, view, line, place);
        let id = ui.scope_id().with(("news", nth));
        named_place(ui, place, id, (Sense::hover(), Role::Label), &line.words);
    }
}

fn paint_line(ui: &Ui, view: &View<'_>, line: &StageNews, place: Rect) {
    let (high, ink) = (place.height(), view.palette.text);
    ui.painter().rect_filled(place, (high * 0.2).min(14.0), view.palette.panel);
    let side = (high * 0.72).min(64.0);
    let middle = pos2(place.left() + side * 0.8, place.center().y);
    let sign = Rect::from_center_size(middle, Vec2::splat(side));
    match line.sign {
        StageSign::News(of) => season::paint_sign(ui, view, sign, of, ink),
        StageSign::EventDie(face) => paint_face(ui.painter(), sign, face),
        StageSign::AfterAttack(after) => {
            barbarians::icon_after(after).paint(ui.painter(), sign.shrink(side * 0.09), ink);
        }
    }
    let words = place.with_min_x(sign.right() + side * 0.3).with_max_x(place.right() - side * 0.2);
    let font = |size| strong(ui.ctx(), size);
    let letters = (LARGEST.min(high * 0.5), SMALLEST * 0.8);
    let galley = fitted(ui, &line.words, font, letters, ink, vec2(words.width(), high * 0.92));
    put(ui, galley, Align2::LEFT_CENTER, words.left_center());
}

/// The size of its letters at most.
const LARGEST: f32 = 44.0;
