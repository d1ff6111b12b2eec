//! How the table view looks: everything as large as its room allows.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontId, Galley, Painter, Rect, Ui, pos2, vec2};

use crate::app::screens::play::parts::season;
use crate::app::screens::play::view::View;
use crate::app::theme::bounds::Within;
use crate::app::theme::{plain, resized, strong};
use crate::app::widgets::{BigNumber, Die, Icon, elided, paint_die, paint_mark};
use crate::game::Seat;
use crate::words::game::stage::{Number, Row, RowWeight, StageWords};

/// Digits are at least this share of the screen's height.
const LEAST: f32 = 0.2;

/// Text is never smaller than this: half the size of what is read at arm's length.
const SMALLEST: f32 = 17.0;

/// Paints everything in `room`; returns where each row is.
pub fn picture(
    ui: &Ui,
    painter: &Painter,
    view: &View<'_>,
    said: &StageWords,
    room: Rect,
) -> Vec<Rect> {
    let margin = (room.size().min_elem() * 0.035).max(14.0);
    let room = room.shrink(margin);
    let top = turn_line(ui, painter, view, said, room);
    // In wide rooms the number goes beside the event, in high ones above it.
    let is_wide = room.width() > room.height() * 1.05;
    let rows_high = rows_high(said, room, is_wide);
    let head = Rect::from_min_max(
        pos2(room.left(), top + margin * 0.5),
        pos2(room.right(), room.bottom() - rows_high - margin * 0.5),
    );
    headline(ui, painter, view, said, (head, is_wide));
    let below = Rect::from_min_max(pos2(room.left(), room.bottom() - rows_high), room.max);
    rows(ui, painter, view, said, below)
}

/// How much of the room the rows take.
fn rows_high(said: &StageWords, room: Rect, is_wide: bool) -> f32 {
    if said.number.is_none() {
        // Nothing comes between them and the turn.
        return room.height() * 0.84;
    }
    let share = if is_wide { 0.1 } else { 0.065 };
    let each = (room.height() * share).max(34.0);
    let most = room.height() * if is_wide { 0.5 } else { 0.52 };
    (each * said.rows.len() as f32).min(most)
}

/// Whose turn it is, and the season; returns where it ends.
fn turn_line(ui: &Ui, painter: &Painter, view: &View<'_>, said: &StageWords, room: Rect) -> f32 {
    let high = (room.size().min_elem() * 0.075).within(30.0, 150.0);
    let (seat, words) = &said.turn;
    let middle = room.top() + high / 2.0;
    let mark = pos2(room.left() + high / 2.0, middle);
    paint_mark(painter, mark, high * 0.5, view.color(*seat), view.palette);
    let left = room.left() + high * 1.35;
    let pill = said.season.map(|season| {
        let wide = season::pill_width(ui, view, season, high);
        let at = Rect::from_min_max(
            pos2(room.right() - wide, room.top()),
            pos2(room.right(), room.top() + high),
        );
        season::paint_pill_with(ui, painter, view, season, at);
        wide + high * 0.5
    });
    let space = room.right() - left - pill.unwrap_or_default();
    let galley = one_line(ui, painter, words, (high * 0.8, SMALLEST), view.palette.text, space);
    put(painter, galley, Align2::LEFT_CENTER, pos2(left, middle));
    room.top() + high
}

fn headline(
    ui: &Ui,
    painter: &Painter,
    view: &View<'_>,
    said: &StageWords,
    (head, is_wide): (Rect, bool),
) {
    let Some(number) = &said.number else {
        return words(ui, painter, view, said, head, Align2::LEFT_CENTER);
    };
    let least = ui.ctx().content_rect().height() * LEAST;
    if is_wide {
        let high = (head.height() * 0.86).within(least.min(head.height()), head.width() * 0.34);
        let end = digits(painter, view, number, head.with_max_y(head.bottom()), high);
        let words_at = head.with_min_x(end + head.width() * 0.03);
        words(ui, painter, view, said, words_at, Align2::LEFT_CENTER);
    } else {
        let high = (head.height() * 0.46).max(least.min(head.height() * 0.7));
        let above = head.with_max_y(head.top() + high * 1.08);
        digits(painter, view, number, above, high);
        let below = head.with_min_y(above.bottom() + head.height() * 0.03);
        words(ui, painter, view, said, below, Align2::LEFT_TOP);
    }
}

/// The number, `high` points tall, and its dice; returns where they end.
fn digits(painter: &Painter, view: &View<'_>, said: &Number, room: Rect, high: f32) -> f32 {
    let ink = match said.number {
        6 | 8 => view.palette.loud_red,
        _ => view.palette.text,
    };
    let number = BigNumber::new(painter, said.number, high, ink);
    let middle = room.center().y;
    let mut end = room.left() + number.width();
    number.paint(painter, pos2(f32::midpoint(room.left(), end), middle));
    if let Some([red, yellow]) = said.dice {
        let side = high * 0.42;
        let x = end + high * 0.14;
        for (die, value, y) in [
            (Die::Red, red, middle - high * 0.5),
            (Die::Yellow, yellow, middle + high * 0.5 - side),
        ] {
            let rect = Rect::from_min_size(pos2(x, y), vec2(side, side));
            paint_die(painter, rect, die, value.pips());
        }
        end = x + side;
    }
    end
}

/// The event's name and its line.
fn words(
    ui: &Ui,
    painter: &Painter,
    view: &View<'_>,
    said: &StageWords,
    room: Rect,
    anchor: Align2,
) {
    let size = (room.height() * 0.34).min(room.width() * 0.13).within(26.0, 260.0);
    let title =
        one_line(ui, painter, &said.title, (size, size * 0.4), view.palette.text, room.width());
    let gap = size * 0.12;
    let left = vec2(room.width(), (room.height() - title.size().y - gap).max(20.0));
    let line = fitted(painter, &said.line, (size * 0.5, SMALLEST), view.palette.faint, left);
    let high = title.size().y + if said.line.is_empty() { 0.0 } else { gap + line.size().y };
    let block = anchor.align_size_within_rect(vec2(room.width(), high), room);
    let below = block.top() + title.size().y + gap;
    put(painter, title, Align2::LEFT_TOP, block.left_top());
    put(painter, line, Align2::LEFT_TOP, pos2(block.left(), below));
}

/// A row for each thing to be taken or done.
fn rows(ui: &Ui, painter: &Painter, view: &View<'_>, said: &StageWords, room: Rect) -> Vec<Rect> {
    let count = said.rows.len().max(1);
    // A few rows needn't fill the height.
    let each = (room.height() / count as f32).min(room.size().min_elem() * 0.2);
    let high = each * 0.88;
    let names = names_wide(ui, painter, said, room, high);
    let rect = |nth: usize| {
        let top = room.top() + each * nth as f32;
        Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), top + high))
    };
    let rects: Vec<Rect> = (0..said.rows.len()).map(rect).collect();
    for (said, rect) in said.rows.iter().zip(&rects) {
        row(ui, painter, view, said, (*rect, names));
    }
    rects
}

fn font_of(high: f32) -> f32 {
    (high * 0.58).max(SMALLEST)
}

/// The width of the column of names: that of the longest, up to a third.
fn names_wide(ui: &Ui, painter: &Painter, said: &StageWords, room: Rect, high: f32) -> f32 {
    let font = strong(ui.ctx(), font_of(high));
    let wide =
        |row: &Row| painter.layout_no_wrap(row.name.clone(), font.clone(), Color32::WHITE).size().x;
    said.rows.iter().map(wide).fold(0.0, f32::max).min(room.width() * 0.36)
}

fn row(ui: &Ui, painter: &Painter, view: &View<'_>, said: &Row, (rect, names): (Rect, f32)) {
    let palette = view.palette;
    let high = rect.height();
    painter.rect_filled(rect, (high * 0.2).min(14.0), palette.panel);
    let mut left = rect.left() + high * 0.35;
    if let Some(seat) = said.seat {
        bar(painter, view, rect, seat);
        let at = pos2(left + high * 0.42, rect.center().y);
        paint_mark(painter, at, high * 0.3, view.color(seat), palette);
        left += high * 0.95;
    }
    let ink = match said.weight {
        RowWeight::Plain => palette.text,
        RowWeight::Quiet => palette.faint,
    };
    let size = font_of(high);
    if !said.name.is_empty() {
        let least = (SMALLEST, SMALLEST.min(size));
        let galley = one_line(ui, painter, &said.name, (size, least.1), ink, names);
        put(painter, galley, Align2::LEFT_CENTER, pos2(left, rect.center().y));
        left += names + high * 0.5;
    }
    let mut room = rect.right() - left - high * 0.25;
    if let Some(points) = said.points {
        room -= high * 1.6;
        let end = pos2(rect.right() - high * 0.3, rect.center().y);
        let galley =
            one_line(ui, painter, &points.to_string(), (size, SMALLEST), palette.text, high);
        let left = end.x - galley.size().x - high * 0.42;
        put(painter, galley, Align2::RIGHT_CENTER, end);
        let sign = Rect::from_center_size(pos2(left, end.y), vec2(high * 0.4, high * 0.4));
        Icon::Trophy.paint(painter, sign, palette.award);
    }
    let galley = one_line(ui, painter, &said.words, (size, SMALLEST * 0.8), ink, room);
    put(painter, galley, Align2::LEFT_CENTER, pos2(left, rect.center().y));
}

fn bar(painter: &Painter, view: &View<'_>, rect: Rect, seat: Seat) {
    let wide = (rect.height() * 0.14).max(5.0);
    painter.rect_filled(rect.with_max_x(rect.left() + wide), wide / 2.0, view.player_line(seat));
}

/// How to get back, in words.
pub fn hint(ui: &Ui, view: &View<'_>, room: Rect, words: &str) {
    let font = FontId::proportional(17.0);
    let ink = view.palette.faint;
    elided(ui, room.left_center(), Align2::LEFT_CENTER, words, font, ink, room.width());
}

fn put(painter: &Painter, galley: Arc<Galley>, anchor: Align2, at: egui::Pos2) {
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, Color32::PLACEHOLDER);
}

/// `words` on one line, shrunk as needed, then cut with an ellipsis.
fn one_line(
    ui: &Ui,
    painter: &Painter,
    words: &str,
    (most, least): (f32, f32),
    ink: Color32,
    room: f32,
) -> Arc<Galley> {
    let font = strong(ui.ctx(), most);
    let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), ink).size().x;
    let size = (font.size * (room / wide.max(1.0)).min(1.0)).max(least.min(most));
    let mut job = LayoutJob::simple_singleline(words.to_owned(), resized(font, size), ink);
    job.wrap = TextWrapping::truncate_at_width(room.max(10.0) + 1.0);
    painter.layout_job(job)
}

/// `words` as large as they fit in `room`, on as many lines as it has.
fn fitted(
    painter: &Painter,
    words: &str,
    (most, least): (f32, f32),
    ink: Color32,
    room: egui::Vec2,
) -> Arc<Galley> {
    let mut size = most.max(least);
    loop {
        let font = plain(size);
        let galley = painter.layout(words.to_owned(), font, ink, room.x);
        if galley.size().y <= room.y || size <= least {
            return galley;
        }
        size = (size * 0.9).max(least);
    }
}
