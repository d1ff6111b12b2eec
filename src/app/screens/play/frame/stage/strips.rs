//! Strips of the table view below whose turn it is: the barbarians, the sea's pirate, fleet,
//! islands, and hidden hexes, and the stores of modules.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::letters::{SMALLEST, fitted, one_line, put, wide_at};
use crate::app::screens::play::parts::{barbarians, controls};
use crate::app::screens::play::view::View;
use cards::EventFace;
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{Icon, paint_face};
use words::game::stage::StageWords;

/// The least size of letters, as a share of what is read from afar.
const LEAST_LETTERS: f32 = SMALLEST * 0.8;

/// The barbarians below a gap, on a ground of warning while the knights are too weak: on one
/// line, and in a turn with an attack large enough to be read from afar; returns where they end.
pub fn barbarians(ui: &Ui, view: &View<'_>, said: &StageWords, (room, gap): (Rect, f32)) -> f32 {
    let Some(said) = &said.barbarians else { return room.top() };
    let room = room.with_min_y(room.top() + gap);
    let tone = barbarians::attack_tone(view, said.outcome);
    let landed = view.news.attack.as_ref();
    let (share, most) = if landed.is_some() { (0.14, 240.0) } else { (0.065, 110.0) };
    let high = (room.size().min_elem() * share).within(28.0, most);
    let line = room.with_max_y(room.top() + high);
    ui.painter().rect_filled(line, high * 0.2, tone.fill);
    let place = Rect::from_center_size(
        pos2(line.left() + high * 0.6, line.center().y),
        Vec2::splat(high * 0.84),
    );
    paint_face(ui.painter(), place, EventFace::Ship);
    let left = line.left() + high * 1.3;
    let Some(reason) = landed else {
        let size = (high * 0.56, LEAST_LETTERS);
        let words = one_line(ui, &said.words, size, tone.ink, line.right() - left - high * 0.3);
        put(ui, words, Align2::LEFT_CENTER, pos2(left, line.center().y));
        return line.bottom();
    };
    let sums = line.with_min_x(left);
    let end = barbarians::paint_sums(ui, &reason.attack, (sums, high * 0.66), tone.ink);
    let place = line.with_min_x(end + high * 0.3).with_max_x(line.right() - high * 0.2);
    let words = view.attack_result(reason);
    let words = words.unwrap_or_else(|| view.attack_title(reason));
    let font = |size| strong(ui.ctx(), size);
    let room = vec2(place.width(), high * 0.9);
    let words = fitted(ui, &words, font, (high * 0.42, SMALLEST), tone.ink, room);
    put(ui, words, Align2::LEFT_CENTER, place.left_center());
    line.bottom()
}

/// Paints what the sea has below a gap, side by side; names that would be cut at the least size of
/// letters have a strip of their own. Returns where it ends.
pub fn sea(ui: &Ui, view: &View<'_>, said: &StageWords, (room, gap): (Rect, f32)) -> f32 {
    let Some(sea) = &said.sea else { return room.top() };
    let all = [
        (Icon::Pirate, &sea.pirate),
        (Icon::Fleet, &sea.fleet),
        (Icon::Chit, &sea.isles),
        (Icon::Fog, &sea.hidden),
    ];
    let parts: Vec<(Icon, &str)> = all
        .into_iter()
        .filter(|(_, words)| !words.is_empty())
        .map(|(icon, words)| (icon, &**words))
        .collect();
    if parts.is_empty() {
        return room.top();
    }
    let high = (room.size().min_elem() * 0.065).within(28.0, 110.0);
    let signs = parts.len() as f32 * high * 1.5;
    let wanted: f32 = parts.iter().map(|(_, words)| wide_at(ui, words, LEAST_LETTERS)).sum();
    let room = room.with_min_y(room.top() + gap);
    if wanted + signs <= room.width() {
        return side_by_side(ui, view, &parts, (room, high));
    }
    parts.into_iter().fold(room.top() - gap * 0.5, |top, part| {
        wrapped(ui, view, part, (room.with_min_y(top + gap * 0.5), high))
    })
}

/// Paints the stores of modules below a gap, a sign with its number each; what is about to bring
/// something is on a ground of warning. Returns where it ends.
pub fn stores(ui: &Ui, view: &View<'_>, said: &StageWords, (room, gap): (Rect, f32)) -> f32 {
    if said.stores.is_empty() {
        return room.top();
    }
    let high = (room.size().min_elem() * 0.065).within(28.0, 110.0);
    let room = room.with_min_y(room.top() + gap);
    let line = room.with_max_y(room.top() + high);
    ui.painter().rect_filled(line, high * 0.2, view.palette.panel);
    let most = high * 0.56;
    let each = |words: &str, size: f32| wide_at(ui, words, size) + size * 2.4;
    let all_of = |words: &[String]| words.iter().map(|it| each(it, most)).sum::<f32>();
    // In words where there is room for them.
    let words: Vec<String> = said.stores.iter().map(|it| view.stored_in_words(*it)).collect();
    let numbers = || said.stores.iter().map(|stored| stored.letters()).collect();
    let letters = if all_of(&words) <= line.width() { words } else { numbers() };
    let wanted = all_of(&letters);
    let size = most * (line.width() / wanted.max(1.0)).min(1.0);
    let mut left = line.left();
    for (stored, words) in said.stores.iter().zip(&letters) {
        let wide = each(words, size);
        let place = line.with_min_x(left).with_max_x(left + wide);
        let mut ink = view.palette.text;
        if stored.is_alarming() {
            ui.painter().rect_filled(place, high * 0.2, view.palette.warning.fill);
            ink = view.palette.warning.ink;
        }
        let at = pos2(left + size * 0.9, line.center().y);
        controls::store_sign(stored.store).paint_at(ui.painter(), at, size * 1.1, ink);
        let words = one_line(ui, words, (size, size), ink, f32::INFINITY);
        put(ui, words, Align2::LEFT_CENTER, pos2(left + size * 1.6, line.center().y));
        left += wide;
    }
    line.bottom()
}

/// The sign at the left end of a strip.
fn sign(ui: &Ui, view: &View<'_>, icon: Icon, (line, high): (Rect, f32)) {
    let at = pos2(line.left() + high * 0.62, line.center().y);
    icon.paint_at(ui.painter(), at, high * 0.62, view.palette.faint);
}

/// Parts that fit side by side at the least size of letters, on one line.
fn side_by_side(
    ui: &Ui,
    view: &View<'_>,
    parts: &[(Icon, &str)],
    (room, high): (Rect, f32),
) -> f32 {
    let line = room.with_max_y(room.top() + high);
    ui.painter().rect_filled(line, high * 0.2, view.palette.panel);
    let most = high * 0.56;
    let ink = view.palette.text;
    let signs = parts.len() as f32 * high * 1.5;
    let space = (line.width() - signs).max(1.0);
    let wanted: f32 = parts.iter().map(|(_, words)| wide_at(ui, words, most)).sum();
    let size = (most * (space / wanted.max(1.0)).min(1.0)).max(LEAST_LETTERS);
    let mut left = line.left();
    for (icon, words) in parts {
        sign(ui, view, *icon, (line.with_min_x(left), high));
        let own = wide_at(ui, words, size);
        let words = one_line(ui, words, (size, LEAST_LETTERS), ink, own + 1.0);
        put(ui, words, Align2::LEFT_CENTER, pos2(left + high * 1.14, line.center().y));
        left += high * 1.5 + own;
    }
    line.bottom()
}

/// One part on a strip of its own, on two lines or three where one is too short for it.
fn wrapped(
    ui: &Ui,
    view: &View<'_>,
    (icon, words): (Icon, &str),
    (room, high): (Rect, f32),
) -> f32 {
    let wide = room.width() - high * 1.5;
    let sizes = (high * 0.56, LEAST_LETTERS);
    let ink = view.palette.text;
    let font = |size| strong(ui.ctx(), size);
    let on_lines = |share| fitted(ui, words, font, sizes, ink, vec2(wide, high * share));
    let galley = if wide_at(ui, words, LEAST_LETTERS) > wide {
        Some(on_lines(1.3)).filter(|it| !it.elided).unwrap_or_else(|| on_lines(2.0))
    } else {
        one_line(ui, words, sizes, ink, wide)
    };
    let line = room.with_max_y(room.top() + high.max(galley.size().y + high * 0.2));
    ui.painter().rect_filled(line, high * 0.2, view.palette.panel);
    sign(ui, view, icon, (line, high));
    put(ui, galley, Align2::LEFT_CENTER, pos2(line.left() + high * 1.14, line.center().y));
    line.bottom()
}
