//! The event card on the poster: its picture, the number, the event.

use egui::{Align2, CornerRadius, Rect, Ui, pos2, vec2};

use super::letters::{SMALLEST, fitted, put};
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::view::View;
use game::NumberSource;
use kit::theme::bounds::Within;
use kit::theme::{display, plain};
use kit::widgets::{ART_SHAPE, BigNumber, Die, art, paint_card_back, paint_die, paint_face};
use words::game::stage::{Number, StageWords};

/// Digits are at least this share of the screen's height.
const LEAST: f32 = 0.2;

/// Where the event's text has no room otherwise, digits are still this share of it.
const SPARE: f32 = 0.14;

/// Below this height, the words need the picture's room.
const LOW: f32 = 340.0;

/// The least width of a picture for its height: cut on both sides, a motif is still whole.
const LEAST_CUT: f32 = 1.2;

/// How round its corners are, in points.
const ROUND: u8 = 18;

/// Paints it as large as `room`; before it is drawn, its back.
pub fn paint(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) {
    let Some(number) = &said.number else { return back(ui, view, room) };
    let palette = view.palette;
    let painter = ui.painter();
    painter.rect_filled(room, f32::from(ROUND), palette.card.fill);
    let margin = (room.size().min_elem() * 0.04).max(10.0);
    match view.state.card() {
        Some((deck, card)) if room.height() >= LOW => {
            let Print { at, round, beside, below } = Print::of(room);
            painter.add(art(ui.ctx(), at, round, view.motif(deck, card)));
            match below {
                Some(below) => {
                    let beside = beside.shrink(margin);
                    name(
                        ui,
                        view,
                        said,
                        number,
                        (beside, beside.height().min(beside.width() * 0.32)),
                    );
                    line(ui, view, said, below.shrink2(vec2(margin, margin * 0.4)), LARGEST_LINE);
                }
                None => write(ui, view, said, number, beside.shrink(margin)),
            }
        }
        Some(_) | None => write(ui, view, said, number, room.shrink(margin)),
    }
    motion::cover_card(painter, room, view.animation.share(MovingPart::Card), palette);
}

/// The card's picture, and the room it leaves.
struct Print {
    at: Rect,
    round: CornerRadius,
    /// Beside it, or below it in a high room.
    beside: Rect,
    /// Below both, where the picture would be cut too much to be as high as the card.
    below: Option<Rect>,
}

impl Print {
    fn of(room: Rect) -> Self {
        let corner = |nw, ne, sw| CornerRadius { nw, ne, sw, se: 0 };
        if room.width() <= room.height() * 1.3 {
            let high = (room.width() / ART_SHAPE).min(room.height() * 0.44);
            let (at, beside) = room.split_top_bottom_at_y(room.top() + high);
            return Self { at, round: corner(ROUND, ROUND, 0), beside, below: None };
        }
        let wide = (room.height() * ART_SHAPE).min(room.width() * 0.44);
        let high = wide / LEAST_CUT;
        if high >= room.height() {
            let (at, beside) = room.split_left_right_at_x(room.left() + wide);
            return Self { at, round: corner(ROUND, 0, ROUND), beside, below: None };
        }
        let (above, below) = room.split_top_bottom_at_y(room.top() + high);
        let (at, beside) = above.split_left_right_at_x(room.left() + wide);
        Self { at, round: corner(ROUND, 0, 0), beside, below: Some(below) }
    }
}

/// The event's text is at most this large.
const LARGEST_LINE: f32 = 60.0;

/// The number and the dice, the event's name beside them, and its text below.
fn write(ui: &Ui, view: &View<'_>, said: &StageWords, number: &Number, room: Rect) {
    let screen = ui.ctx().content_rect();
    let least = (screen.height() * LEAST).min(room.height() * 0.8);
    let high = (room.height() * 0.46).max(least).min(room.width() * 0.36);
    let high = high.min(beside_text(ui, said, room)).max(screen.height() * SPARE);
    name(ui, view, said, number, (room.with_max_y(room.top() + high), high));
    let below = room.with_min_y(room.top() + high * 1.1);
    line(ui, view, said, below, high * 0.26);
}

/// How high digits may be above the event's text at its smallest.
fn beside_text(ui: &Ui, said: &StageWords, room: Rect) -> f32 {
    let font = plain(SMALLEST);
    let galley = ui.painter().layout(said.line.clone(), font, egui::Color32::WHITE, room.width());
    ((room.height() - galley.size().y) / 1.1).max(0.0)
}

/// The number and the dice, `high` points tall, and the event's name beside them.
fn name(ui: &Ui, view: &View<'_>, said: &StageWords, number: &Number, (room, high): (Rect, f32)) {
    let corner = pos2(room.left(), room.center().y - high / 2.0);
    let end = digits(ui, view, number, corner, high);
    let place = room.with_min_x(end + high * 0.16);
    let size = (high * 0.42).within(26.0, 120.0);
    let font = |size| display(ui.ctx(), size);
    let ink = view.palette.card.ink;
    let title = fitted(ui, &said.title, font, (size, SMALLEST), ink, place.size());
    put(ui, title, Align2::LEFT_CENTER, place.left_center());
}

/// The event's text, at most `size` points large.
fn line(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect, size: f32) {
    let size = size.within(22.0, LARGEST_LINE);
    let ink = view.palette.card.ink;
    let line = fitted(ui, &said.line, plain, (size, SMALLEST), ink, room.size());
    put(ui, line, Align2::LEFT_TOP, room.min);
}

/// The number, `high` points tall, its dice, and in Cities & Knights the event die; returns
/// where they end.
fn digits(ui: &Ui, view: &View<'_>, said: &Number, at: egui::Pos2, high: f32) -> f32 {
    let ink = match said.number {
        6 | 8 => view.palette.card_red,
        _ => view.palette.card.ink,
    };
    let shown = view.state.face().filter(|_| !view.state.awaits_event_die());
    let face = shown.filter(|_| view.state.knights().is_some());
    let painter = ui.painter();
    let number = BigNumber::new(painter, said.number, high * 0.88, ink);
    let middle = at.y + high * 0.47;
    let end = at.x + number.width();
    number.paint(painter, pos2(f32::midpoint(at.x, end), middle));
    if let Some([red, yellow]) = said.dice {
        let side = high * if face.is_some() { 0.28 } else { 0.38 };
        let x = end + high * 0.12;
        let square = |y| Rect::from_min_size(pos2(x, y), vec2(side, side));
        let (first, last) = (middle - high * 0.44, middle + high * 0.44 - side);
        paint_die(painter, square(first), Die::Red, red.pips());
        let second = if face.is_some() { f32::midpoint(first, last) } else { last };
        paint_die(painter, square(second), Die::Yellow, yellow.pips());
        if let Some(face) = face {
            paint_face(painter, square(last), face);
        }
        return x + side;
    }
    end
}

/// The card that is about to be drawn, face down; with dice, the dice that are rolled.
fn back(ui: &Ui, view: &View<'_>, room: Rect) {
    let painter = ui.painter();
    if view.state.numbers() == NumberSource::Cards {
        // In the shape of a card.
        let size = vec2(room.width().min(room.height() * 0.72), room.height());
        let size = vec2(size.x, size.y.min(size.x * 1.45));
        let place = Rect::from_center_size(room.center(), size);
        paint_card_back(painter, place, place.size(), view.palette);
        return;
    }
    painter.rect_filled(room, f32::from(ROUND), view.palette.panel);
    let side = room.size().min_elem() * 0.34;
    for (die, pips, away) in [(Die::Red, 3, -0.62), (Die::Yellow, 5, 0.62)] {
        let at = room.center() + vec2(side * away, 0.0);
        paint_die(painter, Rect::from_center_size(at, vec2(side, side)), die, pips);
    }
}
