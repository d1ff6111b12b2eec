//! Tiles and rows that show decks to choose from.

use std::sync::Arc;

use egui::{FontId, Galley, Rect, Response, Role, Stroke, Ui, Vec2, pos2, vec2};

use super::card_choice::has_event_die;
use cards::EventFace;
use game::Expansions;
use kit::theme::{Palette, plain, strong};
use kit::widgets::{
    DeckBadge, Die, Icon, Switch, choice_tile, chosen_ring, one_line, paint_die, paint_face,
    pressed_ground, selectable,
};

/// The text on a tile.
#[derive(Clone, Debug)]
pub struct TileWords {
    pub label: String,
    pub line: String,
}

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

/// Below this width a tile has no room for its line; the preview says the same.
const NARROW: f32 = 230.0;

/// Returns where a tile's text begins, and how much room it has.
fn beside_picture(width: f32) -> (f32, f32) {
    let left = if width < NARROW { 70.0 } else { 95.0 };
    (left, width - left - 10.0)
}

fn tile_words(ui: &Ui, width: f32, words: &TileWords) -> LabelAndLine {
    let (_, room) = beside_picture(width);
    if width < NARROW {
        return LabelAndLine::of(ui, (&words.label, ""), (15.0, 1.0), room);
    }
    LabelAndLine::of(ui, (&words.label, &words.line), (16.0, 14.0), room)
}

/// The height a tile of `width` points needs for its text.
pub fn preset_height(ui: &Ui, width: f32, words: &TileWords) -> f32 {
    (tile_words(ui, width, words).height() + 16.0).max(if width < NARROW { 64.0 } else { 76.0 })
}

/// Picture on a preset's tile.
#[derive(Clone, Debug)]
pub enum TilePicture {
    Cards(Vec<DeckBadge>),
    /// Decks, with the event die beside them.
    CardsAndDie(Vec<DeckBadge>),
    /// The dice of a game.
    Dice(Expansions),
}

impl TilePicture {
    fn paint(&self, ui: &Ui, rect: Rect) {
        match self {
            Self::Cards(decks) => cards(ui, rect, decks),
            Self::CardsAndDie(decks) => {
                let (left, right) = rect.split_left_right_at_fraction(0.54);
                cards(ui, left, decks);
                let side = right.width().min(34.0);
                let die = Rect::from_center_size(right.center(), Vec2::splat(side));
                paint_face(ui.painter(), die, EventFace::Ship);
            }
            Self::Dice(played) => paint_dice(ui, rect, *played, 34.0),
        }
    }
}

/// A preset with its picture.
pub fn preset_tile(
    ui: &mut Ui,
    size: Vec2,
    words: &TileWords,
    shown: &TilePicture,
    state: Switch,
) -> Response {
    let fill = Palette::of(ui).row;
    let tile = choice_tile(ui, size, &words.label, (fill, state), |ui, rect| {
        let (left, _) = beside_picture(size.x);
        let picture = Rect::from_min_max(
            rect.min + vec2(8.0, 6.0),
            pos2(rect.left() + left - 9.0, rect.bottom() - 6.0),
        );
        shown.paint(ui, picture);
        tile_words(ui, size.x, words).paint(ui, rect.left() + left, rect.center().y);
    });
    ui.ctx().accesskit_node_builder(tile.id, |node| node.set_description(&*words.line));
    tile
}

/// Draws up to three cards side by side, more in two rows.
fn cards(ui: &Ui, rect: Rect, decks: &[DeckBadge]) {
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

/// A deck with its sign, a line about it, its number of cards, and a mark if it is
/// chosen.
pub fn deck_row(
    ui: &mut Ui,
    words: &TileWords,
    count: &str,
    badge: &DeckBadge,
    state: Switch,
) -> Response {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let indent = 72.0;
    let counted = one_line(ui, count, FontId::proportional(15.0), palette.faint, 120.0);
    let aside = counted.size().x.max(28.0) + 16.0;
    let room = (width - indent - aside - 12.0).max(60.0);
    let laid = LabelAndLine::of(ui, (&words.label, &words.line), (18.0, 15.0), room);
    let high = (laid.height() + 16.0).max(70.0);
    let (rect, response) =
        selectable(ui, vec2(width, high), Role::CheckBox, state == Switch::On, &words.label);
    let said = format!("{} {count}", words.line);
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
            let square = Rect::from_center_size(mark, Vec2::splat(16.0));
            Icon::Check.paint(ui.painter(), square, palette.accent.ink);
        }
        Switch::Off => {
            ui.painter().circle_stroke(mark, 12.0, Stroke::new(2.0, palette.faint));
        }
    }
    let at = pos2(middle - counted.size().x / 2.0, top + 34.0);
    ui.painter().galley(at, counted, palette.faint);
    response
}

/// The dice of a game, in the middle of `rect`; none is larger than `most` points.
pub fn paint_dice(ui: &Ui, rect: Rect, played: Expansions, most: f32) {
    let (places, room) = if has_event_die(played) {
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
