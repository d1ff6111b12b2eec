//! A bar for each player, made of parts; bars below one another, each with its name and value; and
//! a bar against an average.

use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

use super::panel::{bar_place, card_bar, dice_bar, points};
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, mixed, strong};
use crate::widgets::{elided, labeled, paint_card, paint_mark, text_width};
use game::{CardKind, Color, Seat};

#[derive(Clone, Debug)]
pub struct PlayerBar {
    pub seat: Seat,
    pub color: Color,
    pub label: String,
    pub value: String,
    /// Both, in a sentence.
    pub name: String,
    /// The parts of the bar from the left.
    pub parts: Vec<BarPart>,
}

#[derive(Clone, Copy, Debug)]
pub struct BarPart {
    pub long: f32,
    /// The player or cards that it stands for.
    pub what: PartOf,
}

/// Meaning of a part of a bar.
#[derive(Clone, Copy, Debug)]
pub enum PartOf {
    Player(Color),
    /// Cards of one resource, with its icon and their number if there is room.
    Cards(CardKind),
}

const HIGH: f32 = 54.0;

/// Draws all bars; `selected` is the index of the one described in full. Returns
/// the index of the one that was touched. A line runs across all of them at
/// `mark`.
pub fn player_bars(
    ui: &mut Ui,
    id: &str,
    all: &[PlayerBar],
    selected: usize,
    mark: Option<f32>,
) -> Option<usize> {
    let palette = Palette::of(ui);
    let sum = |bar: &PlayerBar| bar.parts.iter().map(|part| part.long).sum::<f32>();
    let longest = all.iter().map(sum).chain(mark).fold(f32::EPSILON, f32::max);
    let room = ui.available_width();
    let (font, bold) = (FontId::proportional(18.0), strong(ui.ctx(), 18.0));
    let labels = widest(ui, all.iter().map(|bar| bar.label.as_str()), &font).min(room * 0.32);
    let values = widest(ui, all.iter().map(|bar| bar.value.as_str()), &bold);
    let mut touched = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    for (nth, bar) in all.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(room, HIGH), Sense::hover());
        let place = Id::unique((id, bar.seat));
        if bar_place(ui, rect, place, &bar.name, nth == selected).clicked() {
            touched = Some(nth);
        }
        let middle = rect.center().y;
        paint_mark(ui.painter(), pos2(rect.left() + 22.0, middle), 12.0, bar.color, palette);
        let at = pos2(rect.left() + 42.0, middle);
        elided(ui, at, Align2::LEFT_CENTER, &bar.label, font.clone(), palette.text, labels);
        let left = rect.left() + 42.0 + labels + 12.0;
        let most = (rect.right() - 16.0 - values - left).max(20.0);
        let mut end = left;
        let whole = Rect::from_min_max(
            pos2(left, middle - 13.0),
            pos2(left + most * sum(bar) / longest, middle + 13.0),
        );
        let last = bar.parts.len().saturating_sub(1);
        for (nth, part) in bar.parts.iter().enumerate() {
            let from = end;
            end += most * part.long / longest;
            let piece = Rect::from_min_max(pos2(from, middle - 13.0), pos2(end, middle + 13.0));
            let round = |is_end: bool| if is_end { 4 } else { 0 };
            let corners = CornerRadius {
                nw: round(nth == 0),
                sw: round(nth == 0),
                ne: round(nth == last),
                se: round(nth == last),
            };
            match part.what {
                PartOf::Player(color) => {
                    ui.painter().rect_filled(piece, corners, palette.player(color).fill);
                }
                PartOf::Cards(kind) => {
                    let tone = palette.card(kind);
                    ui.painter().rect_filled(piece, corners, tone.fill);
                    label_cards(ui, piece, kind, tone, part.long);
                }
            }
            if nth > 0 {
                let seam = Stroke::new(1.5, palette.panel);
                ui.painter().vline(from, piece.y_range(), seam);
            }
        }
        // Needed for white pieces on a white ground.
        let rim = Stroke::new(1.0, palette.faint);
        ui.painter().rect_stroke(whole, 4.0, rim, StrokeKind::Outside);
        if let Some(mark) = mark {
            let x = left + most * mark / longest;
            let ends = [pos2(x, rect.top()), pos2(x, rect.bottom())];
            let line = Stroke::new(2.5, palette.text);
            ui.painter().extend(Shape::dashed_line(&ends, line, 6.0, 5.0));
            end = end.max(x);
        }
        let at = pos2(end + 8.0, middle);
        elided(ui, at, Align2::LEFT_CENTER, &bar.value, bold.clone(), palette.text, values + 2.0);
    }
    touched
}

/// Returns how wide the widest of some words is.
fn widest<'a>(ui: &Ui, all: impl Iterator<Item = &'a str>, font: &FontId) -> f32 {
    all.map(|words| text_width(ui, words, font)).fold(0.0, f32::max)
}

/// The icon of a resource and the number of its cards, if there is room.
fn label_cards(ui: &Ui, piece: Rect, kind: CardKind, tone: Tone, count: f32) {
    const SIGN: f32 = 18.0;
    const GAP: f32 = 5.0;
    let font = strong(ui.ctx(), 16.0);
    let words = ui.painter().layout_no_wrap(format!("{count:.0}"), font, tone.ink);
    let both = SIGN + GAP + words.size().x;
    let room = piece.width() - 8.0;
    if room < SIGN {
        return;
    }
    let has_both = room >= both;
    let left = piece.center().x - if has_both { both } else { SIGN } / 2.0;
    let middle = piece.center().y;
    let sign = Rect::from_min_size(pos2(left, middle - SIGN / 2.0), Vec2::splat(SIGN));
    paint_card(ui.painter(), sign, kind, tone);
    if has_both {
        let at = pos2(sign.right() + GAP, middle - words.size().y / 2.0);
        ui.painter().galley(at, words, tone.ink);
    }
}

#[derive(Clone, Debug)]
pub struct Row {
    pub label: String,
    pub value: String,
    /// Both, in a sentence.
    pub name: String,
    /// Its length as a share of the whole; below 0, it goes to the left.
    pub share: f64,
    /// The value that it is compared with.
    pub beside: Beside,
}

#[derive(Clone, Copy, Debug)]
pub enum Beside {
    Nothing,
    /// A bar for the dice, or for what was expected, below it or to its right.
    Other(f64),
    /// A frame around its end from the least to the most that is usual, with a
    /// line at the mean.
    Usual {
        least: f64,
        mean: f64,
        most: f64,
    },
}

impl Beside {
    pub(super) const fn reach(self) -> f64 {
        match self {
            Self::Nothing => 0.0,
            Self::Other(share) => share,
            Self::Usual { most, .. } => most,
        }
    }
}

const ROW_HEIGHT: f32 = 50.0;

/// Draws all bars; `selected` is the index of the one described in full. Returns
/// the index of the one that was touched.
pub fn rows(ui: &mut Ui, id: &str, all: &[Row], selected: usize) -> Option<usize> {
    let palette = Palette::of(ui);
    let lengths = || all.iter().flat_map(|row| [row.share, row.beside.reach()]);
    let least = lengths().fold(0.0, f64::min);
    let span = points(lengths().fold(f64::EPSILON, f64::max) - least);
    let (font, bold) = (FontId::proportional(17.0), strong(ui.ctx(), 17.0));
    let room = ui.available_width();
    let labels = widest(ui, all.iter().map(|row| row.label.as_str()), &font).min(room * 0.45);
    let values = widest(ui, all.iter().map(|row| row.value.as_str()), &bold);
    let mut touched = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    for (nth, row) in all.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(room, ROW_HEIGHT), Sense::hover());
        let place = Id::unique((id, nth));
        if bar_place(ui, rect, place, &row.name, nth == selected).clicked() {
            touched = Some(nth);
        }
        let middle = rect.center().y;
        let at = pos2(rect.left() + 8.0, middle);
        elided(ui, at, Align2::LEFT_CENTER, &row.label, font.clone(), palette.text, labels);
        let left = rect.left() + 8.0 + labels + 12.0;
        let most = (rect.right() - 8.0 - values - 8.0 - left).max(20.0);
        let zero = left + most * points(0.0 - least) / span;
        let end = |share: f64| zero + most * points(share) / span;
        let bar = |share: f64, y: f32, high: f32| {
            let (from, to) = (zero.min(end(share)), zero.max(end(share)).max(zero + 1.0));
            Rect::from_x_y_ranges(from..=to, y - high / 2.0..=y + high / 2.0)
        };
        if least < 0.0 {
            ui.painter().vline(zero, rect.y_range(), Stroke::new(1.0, palette.faint));
        }
        match row.beside {
            Beside::Nothing => card_bar(ui, bar(row.share, middle, 24.0)),
            Beside::Other(share) => {
                card_bar(ui, bar(row.share, middle - 9.0, 16.0));
                dice_bar(ui, bar(share, middle + 9.0, 16.0));
            }
            Beside::Usual { least, mean, most } => {
                card_bar(ui, bar(row.share, middle, 24.0));
                let high = middle - 18.0..=middle + 18.0;
                let frame = Rect::from_x_y_ranges(end(least)..=end(most), high.clone());
                let line = Stroke::new(2.0, palette.award);
                ui.painter().rect(frame, 3.0, Color32::TRANSPARENT, line, StrokeKind::Middle);
                ui.painter().vline(end(mean), high, Stroke::new(3.0, palette.text));
            }
        }
        let longer = row.beside.reach().max(row.share);
        let at = pos2(end(longer.max(0.0)) + 8.0, middle);
        elided(ui, at, Align2::LEFT_CENTER, &row.value, bold.clone(), palette.text, values + 2.0);
    }
    touched
}

/// A full bar stands for twice the average.
const FULL_BAR: f32 = 2.0;

/// A bar between its name and its `figure`, as long as its `share` of the average, at which there
/// is a line across it; `said` is for screen readers.
pub fn average_bar(ui: &mut Ui, said: &str, (name, figure): (&str, &str), share: f32, tone: Tone) {
    let rect = labeled(ui, vec2(ui.available_width(), 26.0), said);
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let middle = rect.center().y;
    let (left, font) = (pos2(rect.left() + 2.0, middle), FontId::proportional(16.0));
    painter.text(left, Align2::LEFT_CENTER, name, font, palette.text);
    let (right, font) = (pos2(rect.right() - 2.0, middle), strong(ui.ctx(), 16.0));
    painter.text(right, Align2::RIGHT_CENTER, figure, font, palette.text);
    let room = Rect::from_min_max(
        pos2(rect.left() + 76.0, middle - 8.0),
        pos2(rect.right() - 48.0, middle + 8.0),
    );
    painter.rect(room, 8.0, palette.row, palette.panel_rim, StrokeKind::Inside);
    let share = (share / FULL_BAR).within(0.0, 1.0);
    if share > 0.0 {
        let filled = room.with_max_x(room.left() + (room.width() * share).max(16.0));
        let line = Stroke::new(1.0, mixed(tone.fill, palette.edge, 0.4));
        painter.rect(filled, 8.0, tone.fill, line, StrokeKind::Inside);
    }
    let average = room.left() + room.width() / FULL_BAR;
    let line = [pos2(average, room.top() - 4.0), pos2(average, room.bottom() + 4.0)];
    painter.line_segment(line, Stroke::new(4.0, palette.edge));
    painter.line_segment(line, Stroke::new(2.0, palette.text));
}

/// A number below its caption; `said` is for screen readers.
pub fn captioned_number(ui: &mut Ui, size: Vec2, said: &str, (caption, number): (&str, u8)) {
    let rect = labeled(ui, size, said);
    let (palette, painter) = (Palette::of(ui), ui.painter());
    painter.rect(rect, 10.0, palette.panel, palette.panel_rim, StrokeKind::Inside);
    let (above, font) = (rect.center() - vec2(0.0, 12.0), FontId::proportional(14.0));
    painter.text(above, Align2::CENTER_CENTER, caption, font, palette.faint);
    let (below, font) = (rect.center() + vec2(0.0, 9.0), strong(ui.ctx(), 19.0));
    painter.text(below, Align2::CENTER_CENTER, number, font, palette.text);
}
