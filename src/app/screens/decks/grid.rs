//! The 36 dice pairs: red across, yellow down.

use egui::{
    Align2, Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::draft_event::{DicePair, pairs};
use cards::{Card, Die, EventId, Motif, Season};
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone, plain, strong};
use kit::widgets::split::Split;
use kit::widgets::{
    Die as DieColor, art, chosen_ring, elided, focus_ring, one_line, paint_die, paint_season_badge,
    segments,
};
use words::text::Text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridCell {
    /// No card.
    Empty,
    Card {
        event: String,
        motif: Motif,
        /// The season that the card features.
        season: Option<Season>,
        /// Set if the event does nothing, so its name draws less attention.
        is_quiet: bool,
    },
    /// Several cards.
    Many(usize),
}

impl GridCell {
    /// The pair on which these cards lie. `told` tells an event's name, its picture, and whether it
    /// does nothing.
    pub fn of<'a>(
        mut here: impl Iterator<Item = (usize, &'a Card)>,
        told: impl FnOnce(&EventId) -> (String, Motif, bool),
    ) -> Self {
        match (here.next(), here.count()) {
            (None, _) => Self::Empty,
            (Some((_, card)), 0) => {
                let (event, motif, is_quiet) = told(&card.event);
                Self::Card { event, motif, season: card.season, is_quiet }
            }
            (Some(_), more) => Self::Many(more + 1),
        }
    }
}

const HEAD: f32 = 30.0;

const GAP: f32 = 4.0;

/// Returns where the grid and the column beside it go, or below it if the screen is taller than
/// wide. The grid always has room for six rows that can be touched.
pub fn split(area: Rect) -> (Rect, Rect) {
    let high = |size: Vec2| (size.y * 0.44).within(336.0, size.x.max(336.0));
    let split = Split::at(area, |wide| (wide * 0.42).within(380.0, 640.0), high);
    (split.picture, split.column)
}

/// Draws the grid in all available space; returns the pair touched.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    chosen: Option<DicePair>,
    mut cell: impl FnMut(DicePair) -> GridCell,
) -> Option<DicePair> {
    let room = ui.available_rect_before_wrap();
    let wide = ((room.width() - HEAD - 6.0 * GAP) / 6.0).max(48.0);
    let high = ((room.height() - HEAD - 6.0 * GAP) / 6.0).within(48.0, wide * 1.15);
    let start = room.min + vec2(HEAD + GAP, HEAD + GAP);
    for die in Die::ALL {
        let step = f32::from(die.pips() - 1);
        let across = pos2(start.x + step * (wide + GAP) + wide / 2.0, room.top() + HEAD / 2.0);
        let down = pos2(room.left() + HEAD / 2.0, start.y + step * (high + GAP) + high / 2.0);
        for (center, color) in [(across, DieColor::Red), (down, DieColor::Yellow)] {
            let face = Rect::from_center_size(center, vec2(HEAD - 4.0, HEAD - 4.0));
            paint_die(ui.painter(), face, color, die.pips());
        }
    }
    let mut touched = None;
    for (red, yellow) in pairs() {
        let steps = vec2(f32::from(red.pips() - 1), f32::from(yellow.pips() - 1));
        let corner = start + steps * vec2(wide + GAP, high + GAP);
        let rect = Rect::from_min_size(corner, vec2(wide, high));
        let state = (cell((red, yellow)), chosen == Some((red, yellow)));
        if one(ui, text, rect, (red, yellow), &state) {
            touched = Some((red, yellow));
        }
    }
    touched
}

pub fn name(text: &Text, (red, yellow): DicePair, cell: &GridCell) -> String {
    let mut values = vec![
        ("red", red.pips().into()),
        ("yellow", yellow.pips().into()),
        ("number", (red.pips() + yellow.pips()).into()),
    ];
    let key = match cell {
        GridCell::Empty => "decks-cell-none",
        GridCell::Many(count) => {
            values.push(("count", (*count).into()));
            "decks-cell-many"
        }
        GridCell::Card { event, season, .. } => {
            values.push(("event", event.as_str().into()));
            values.extend(season.map(|season| ("season", text.season(season).into())));
            if season.is_some() { "decks-cell-season" } else { "decks-cell" }
        }
    };
    text.with(key, &values)
}

/// Offers the cards of a pair where several lie on it; returns the one touched.
pub fn which_card(ui: &mut Ui, text: &Text, count: usize, nth: usize) -> Option<usize> {
    if count < 2 {
        return None;
    }
    let which = |nth: usize| {
        let values = [("nth", (nth + 1).into()), ("count", count.into())];
        (nth, text.with("decks-which-card", &values))
    };
    segments(ui, &(0..count).map(which).collect::<Vec<_>>(), nth)
}

fn one(
    ui: &mut Ui,
    text: &Text,
    rect: Rect,
    pair: DicePair,
    (cell, chosen): &(GridCell, bool),
) -> bool {
    let palette = Palette::of(ui);
    let id = ui.scope_id().with(("pair", pair.0.pips(), pair.1.pips()));
    let response = ui.interact(rect, id, Sense::click());
    let words = name(text, pair, cell);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, *chosen, &words));
    let pressed = response.is_pointer_button_down_on();
    let (fill, ink, faint) = match cell {
        GridCell::Empty => (palette.panel, palette.faint, palette.faint),
        GridCell::Card { .. } | GridCell::Many(_) => {
            (palette.card.fill, palette.card.ink, palette.card_faint)
        }
    };
    let ground = Tone { fill, ink };
    let fill = if pressed { ground.set_back(0.3).fill } else { fill };
    ui.painter().rect_filled(rect, 8.0, fill);
    if *cell == GridCell::Empty {
        let line = Stroke::new(1.0, palette.line);
        ui.painter().rect_stroke(rect, 8.0, line, StrokeKind::Inside);
    }
    let size = (rect.height() * 0.32).within(17.0, 26.0);
    if let GridCell::Card { motif, .. } = cell {
        picture(ui, rect, size, (*motif, fill));
    }
    let number = pair.0.pips() + pair.1.pips();
    let is_red = matches!(number, 6 | 8) && *cell != GridCell::Empty;
    let shade = if is_red { palette.card_red } else { ink };
    let top = rect.left_top() + vec2(6.0, 4.0);
    let font = strong(ui.ctx(), size);
    ui.painter().text(top, Align2::LEFT_TOP, number, font, shade);
    match cell {
        GridCell::Empty => {}
        GridCell::Many(count) => {
            let words = text.with("decks-cell-count", &[("count", (*count).into())]);
            label(ui, rect, &words, size, ink);
        }
        GridCell::Card { event, season, is_quiet, .. } => {
            if let Some(season) = season {
                // Next to two digits there is less room.
                let wide = (size * 1.15).min(rect.width() - 39.0).max(14.0);
                let corner = rect.right_top() + vec2(-wide - 3.0, 4.0);
                let place = Rect::from_min_size(corner, vec2(wide, wide));
                paint_season_badge(ui, place, *season, wide * 0.15);
            }
            let shade = if *is_quiet { faint } else { ink };
            label(ui, rect, event, size, shade);
        }
    }
    if *chosen {
        chosen_ring(ui, rect.expand(3.0), 10.0);
    }
    focus_ring(ui, &response);
    response.clicked()
}

/// The picture above the event's name, with a corner for the number.
fn picture(ui: &Ui, rect: Rect, number: f32, (motif, fill): (Motif, Color32)) {
    let words = (rect.width() * 0.145).within(11.0, 15.0) * 2.4 + 6.0;
    let high = rect.height() - words;
    if high < 24.0 {
        return;
    }
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), high));
    let round = CornerRadius { nw: 8, ne: 8, sw: 0, se: 0 };
    ui.painter().add(art(ui.ctx(), place, round, motif));
    let corner = Rect::from_min_size(rect.min, vec2(number * 1.45 + 4.0, number + 10.0));
    ui.painter().rect_filled(corner, CornerRadius { nw: 8, ne: 0, sw: 0, se: 8 }, fill);
}

/// The event's name below the number: on two lines if it has several words and they fit,
/// smaller if the cell is narrow.
fn label(ui: &Ui, rect: Rect, words: &str, number: f32, ink: Color32) {
    let room = rect.width() - 6.0;
    let below = rect.height() - number - 10.0;
    let size = (rect.width() * 0.145).within(11.0, 15.0);
    let font = plain(size);
    let wide = one_line(ui, words, font.clone(), ink, f32::INFINITY).size().x;
    let mut lines = vec![words.to_owned()];
    if wide > room && below >= 2.0 * size * 1.2 {
        lines = balanced(words);
    }
    let high = size * 1.2;
    let mut y = rect.bottom() - 4.0 - high * lines.len() as f32;
    for line in &lines {
        let at = pos2(rect.left() + 3.0, y);
        elided(ui, at, Align2::LEFT_TOP, line, font.clone(), ink, room);
        y += high;
    }
}

/// Two lines of about the same length.
fn balanced(words: &str) -> Vec<String> {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let length = |split: usize| {
        let line = |words: &[&str]| words.join(" ").chars().count();
        let (first, second) = parts.split_at(split);
        line(first).max(line(second))
    };
    let Some(best) = (1..parts.len()).min_by_key(|split| length(*split)) else {
        return vec![words.to_owned()];
    };
    let (first, second) = parts.split_at(best);
    vec![first.join(" "), second.join(" ")]
}
