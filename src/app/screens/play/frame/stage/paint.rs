//! How the poster is laid out: everything as large as its room allows.

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::card;
use super::letters::{SMALLEST, fitted, one_line, put};
use super::{rows, sea_line};
use crate::app::screens::play::parts::attack;
use crate::app::screens::play::parts::season;
use crate::app::screens::play::view::View;
use cards::EventFace;
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{paint_face, paint_mark};
use words::game::stage::StageWords;

/// Paints everything in `room`; returns where each row is.
pub fn picture(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) -> Vec<Rect> {
    let margin = (room.size().min_elem() * 0.03).max(10.0);
    let room = room.shrink2(vec2(margin, margin * 0.6));
    let top = turn_line(ui, view, said, room);
    let top = barbarians(ui, view, said, (room.with_min_y(top), margin * 0.4));
    let top = sea_line::paint(ui, view, said, (room.with_min_y(top), margin * 0.4));
    let below = room.with_min_y(top + margin * 0.6);
    // In wide rooms the card lies beside the rows, in high ones above them.
    let (head, list) = if room.width() > room.height() * 1.05 {
        let x = below.left() + below.width() * 0.46;
        (below.with_max_x(x - margin * 0.5), below.with_min_x(x + margin * 0.5))
    } else {
        let y = below.top() + below.height() * 0.46;
        (below.with_max_y(y - margin * 0.5), below.with_min_y(y + margin * 0.5))
    };
    card::paint(ui, view, said, head);
    rows::paint(ui, view, said, list)
}

/// Whose turn it is, and the season; returns where it ends.
fn turn_line(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) -> f32 {
    let high = (room.size().min_elem() * 0.08).within(30.0, 150.0);
    let (seat, words) = &said.turn;
    let middle = room.top() + high / 2.0;
    let mark = pos2(room.left() + high / 2.0, middle);
    paint_mark(ui.painter(), mark, high * 0.5, view.color(*seat), view.palette);
    let left = room.left() + high * 1.35;
    let pill = said.season.map(|season| {
        let wide = season::pill_width(ui, view, season, high);
        let corner = pos2(room.right() - wide, room.top());
        let at = Rect::from_min_max(corner, pos2(room.right(), room.top() + high));
        season::paint_pill(ui, view, season, at);
        wide + high * 0.5
    });
    let space = room.right() - left - pill.unwrap_or_default();
    let galley = one_line(ui, words, (high * 0.8, SMALLEST), view.palette.text, space);
    put(ui, galley, Align2::LEFT_CENTER, pos2(left, middle));
    room.top() + high
}

/// The barbarians below a gap, on a ground of warning while the knights are too weak: on one
/// line, and in a turn with an attack large enough to be read from afar; returns where they end.
fn barbarians(ui: &Ui, view: &View<'_>, said: &StageWords, (room, gap): (Rect, f32)) -> f32 {
    let Some(said) = &said.barbarians else { return room.top() };
    let room = room.with_min_y(room.top() + gap);
    let tone = attack::tone(view, said.outcome);
    let landed = view.news.attack.as_ref();
    let (share, most) = if landed.is_some() { (0.14, 240.0) } else { (0.065, 110.0) };
    let high = (room.size().min_elem() * share).within(28.0, most);
    let line = room.with_max_y(room.top() + high);
    ui.painter().rect_filled(line, high * 0.2, tone.fill);
    let place = Rect::from_center_size(
        pos2(line.left() + high * 0.6, line.center().y),
        egui::Vec2::splat(high * 0.84),
    );
    paint_face(ui.painter(), place, EventFace::Ship);
    let left = line.left() + high * 1.3;
    let Some(reason) = landed else {
        let size = (high * 0.56, SMALLEST * 0.8);
        let words = one_line(ui, &said.words, size, tone.ink, line.right() - left - high * 0.3);
        put(ui, words, Align2::LEFT_CENTER, pos2(left, line.center().y));
        return line.bottom();
    };
    let sums = line.with_min_x(left);
    let end = attack::paint_sums(ui, &reason.attack, (sums, high * 0.66), tone.ink);
    let place = line.with_min_x(end + high * 0.3).with_max_x(line.right() - high * 0.2);
    let words = view.attack_result(reason);
    let words = words.unwrap_or_else(|| view.attack_title(reason));
    let font = |size| strong(ui.ctx(), size);
    let room = vec2(place.width(), high * 0.9);
    let words = fitted(ui, &words, font, (high * 0.42, SMALLEST), tone.ink, room);
    put(ui, words, Align2::LEFT_CENTER, place.left_center());
    line.bottom()
}
