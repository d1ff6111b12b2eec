//! Tiles and rows that show decks to choose from, and the dice that stand in their place.

use std::sync::Arc;

use egui::{FontId, Galley, Rect, Response, Role, Stroke, Ui, Vec2, pos2, vec2};

use super::button_ground::{Switch, chosen_ring, pressed_ground, selectable};
use super::card_icon::DeckBadge;
use super::choice::{Explained, choice_tile, one_line};
use super::season_icon::{Die, paint_die};
use super::signs::{paint_face, paint_season};
use super::{Icon, columns};
use crate::theme::{Palette, plain, strong};
use cards::{EventFace, Season};

struct LabelAndLine {
    label: Arc<Galley>,
    line: Arc<Galley>,
}

impl LabelAndLine {
    fn of(ui: &Ui, (label, line): (&str, &str), sizes: (f32, f32), room: f32) -> Self {
        let palette = Palette::of(ui);
        let lay = |words: &str, font, ink| ui.painter().layout(words.to_owned(), font, ink, room);
        Self {
            label: lay(label, strong(ui.ctx(), sizes.0), palette.text),
            line: lay(line, plain(sizes.1), palette.faint),
        }
    }

    fn height(&self) -> f32 {
        self.label.size().y + 2.0 + self.line.size().y
    }

    fn paint(self, ui: &Ui, left: f32, middle: f32) {
        let palette = Palette::of(ui);
        let at = pos2(left, middle - self.height() / 2.0);
        let below = at + vec2(0.0, self.label.size().y + 2.0);
        ui.painter().galley(at, self.label, palette.text);
        ui.painter().galley(below, self.line, palette.faint);
    }
}

/// Below this width a tile has no room for its line.
const NARROW: f32 = 230.0;

/// Choices of decks two to a row, each with its picture beside its words, and all as high as the
/// highest; `is_chosen` marks them. Returns the one touched.
pub fn pick_decks<T: Copy>(
    ui: &mut Ui,
    offered: &[Explained<T>],
    is_chosen: impl Fn(T) -> bool,
    picture: impl Fn(&Ui, T, Rect),
) -> Option<T> {
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let is_narrow = width < NARROW;
    let (left, least) = if is_narrow { (70.0, 64.0) } else { (95.0, 76.0) };
    let lay = |ui: &Ui, each: &Explained<T>| {
        let (line, sizes) =
            if is_narrow { ("", (15.0, 1.0)) } else { (each.line.as_str(), (16.0, 14.0)) };
        LabelAndLine::of(ui, (&each.label, line), sizes, width - left - 10.0)
    };
    let heights = offered.iter().map(|each| (lay(ui, each).height() + 16.0).max(least));
    let size = vec2(width, heights.fold(0.0, f32::max));
    let mut touched = None;
    columns(ui, offered, 2, |ui, each, _| {
        let look = (Palette::of(ui).row, Switch::when(is_chosen(each.value)));
        let tile = choice_tile(ui, size, &each.label, look, |ui, rect| {
            let end = pos2(rect.left() + left - 9.0, rect.bottom() - 6.0);
            picture(ui, each.value, Rect::from_min_max(rect.min + vec2(8.0, 6.0), end));
            lay(ui, each).paint(ui, rect.left() + left, rect.center().y);
        });
        ui.ctx().accesskit_node_builder(tile.id, |node| node.set_description(&*each.line));
        if tile.clicked() {
            touched = Some(each.value);
        }
    });
    touched
}

/// Draws up to three decks side by side, more in two rows.
pub fn paint_decks(ui: &Ui, rect: Rect, decks: &[DeckBadge]) {
    let columns = if decks.len() > 3 { decks.len().div_ceil(2) } else { decks.len() };
    let rows = decks.len().div_ceil(columns) as f32;
    let wide = ((rect.width() + 3.0) / columns as f32 - 3.0)
        .min((rect.height() + 3.0) / rows / 1.36 - 3.0)
        .min(38.0);
    let card = vec2(wide, wide * 1.36);
    let step = card + Vec2::splat(3.0);
    for (row, line) in decks.chunks(columns).enumerate() {
        let y = rect.center().y + step.y * (row as f32 - (rows - 1.0) / 2.0);
        for (column, deck) in line.iter().enumerate() {
            let x = rect.center().x + step.x * (column as f32 - (line.len() as f32 - 1.0) / 2.0);
            deck.paint(ui, Rect::from_center_size(pos2(x, y), card));
        }
    }
}

/// The same with the event die beside them.
pub fn paint_decks_and_die(ui: &Ui, rect: Rect, decks: &[DeckBadge]) {
    let (left, right) = rect.split_left_right_at_fraction(0.54);
    paint_decks(ui, left, decks);
    let side = right.width().min(34.0);
    let die = Rect::from_center_size(right.center(), Vec2::splat(side));
    paint_face(ui.painter(), die, EventFace::Ship);
}

/// A deck with its sign, a line about it, its number of cards, and a mark if it is
/// chosen.
pub fn deck_row(
    ui: &mut Ui,
    (title, line, count): (&str, &str, &str),
    badge: &DeckBadge,
    state: Switch,
) -> Response {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let indent = 72.0;
    let counted = one_line(ui, count, FontId::proportional(15.0), palette.faint, 120.0);
    let aside = counted.size().x.max(28.0) + 16.0;
    let room = (width - indent - aside - 12.0).max(60.0);
    let laid = LabelAndLine::of(ui, (title, line), (18.0, 15.0), room);
    let high = (laid.height() + 16.0).max(70.0);
    let (rect, response) =
        selectable(ui, vec2(width, high), Role::CheckBox, state == Switch::On, title);
    let said = format!("{line} {count}");
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(said));
    pressed_ground(ui, &response, palette.row);
    if state == Switch::On {
        chosen_ring(ui, rect, 12.0);
    }
    let card = Rect::from_center_size(pos2(rect.left() + 38.0, rect.center().y), vec2(40.0, 54.0));
    badge.paint(ui, card);
    laid.paint(ui, rect.left() + indent, rect.center().y);
    let middle = rect.right() - 14.0 - counted.size().x / 2.0;
    let top = rect.center().y - 25.0;
    let mark = pos2(middle, top + 14.0);
    match state {
        Switch::On => {
            ui.painter().circle_filled(mark, 13.0, palette.accent.fill);
            Icon::Check.paint_at(ui.painter(), mark, 16.0, palette.accent.ink);
        }
        Switch::Off => {
            ui.painter().circle_stroke(mark, 12.0, Stroke::new(2.0, palette.faint));
        }
    }
    let at = pos2(middle - counted.size().x / 2.0, top + 34.0);
    ui.painter().galley(at, counted, palette.faint);
    response
}

/// The dice in the middle of `rect`, with that of events if a game has it; none is larger than
/// `most` points.
pub fn paint_dice(ui: &Ui, rect: Rect, has_event_die: bool, most: f32) {
    let (places, room) = if has_event_die {
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

/// Draws seasons and faces of the event die side by side along the lower edge of `rect`, with a
/// ring around the season that comes first.
pub fn paint_seasons_and_faces(ui: &Ui, rect: Rect, seasons: &[Season], faces: &[EventFace]) {
    let palette = Palette::of(ui);
    let count = seasons.len() + faces.len();
    let side = 40.0_f32.min(rect.width() / (count.max(1) as f32) - 8.0);
    let left = rect.center().x - (side + 8.0) * (count as f32 - 1.0) / 2.0;
    let square = |nth: usize| {
        let center = pos2(left + (side + 8.0) * nth as f32, rect.bottom() - 24.0);
        Rect::from_center_size(center, Vec2::splat(side))
    };
    for (nth, season) in seasons.iter().enumerate() {
        let tone = palette.season(*season);
        ui.painter().rect_filled(square(nth), 10.0, tone.fill);
        paint_season(ui.painter(), square(nth).shrink(side * 0.16), *season, tone.ink);
        if nth == 0 {
            chosen_ring(ui, square(nth).expand(4.0), 12.0);
        }
    }
    for (nth, face) in (seasons.len()..).zip(faces) {
        paint_face(ui.painter(), square(nth), *face);
    }
}
