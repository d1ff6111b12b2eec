//! Stores of modules in a corner of the picture: fish tokens, stacks of cargo, oil with its track, and
//! destroyed tokens. They belong to nobody; a touch reads them back, a long one corrects the number that
//! is meant.

use egui::{Align2, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::app::command::{CheckAt, CheckStep, Command, Figure, PlayPage};
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use kit::theme::{Tone, strong};
use kit::widgets::{Icon, elided, named_place, tile_ground};
use words::game::belongings::Stored;

/// The size of a store's cell.
const CELL: Vec2 = Vec2::new(52.0, 24.0);

/// The gap between two cells, and the margin around all of them.
const GAP: f32 = 3.0;
const MARGIN: f32 = 6.0;

/// The size of a button that only leads to them, where there is no room for their numbers.
const BUTTON: Vec2 = Vec2::splat(48.0);

/// Returns how large the corner may be, the best first; nothing where there are no stores.
pub fn sizes(view: &View<'_>) -> Vec<Vec2> {
    let count = Stored::all(view.state).count();
    let columns: &[usize] = match count {
        0 => &[],
        1..=3 => &[1, 3, 2],
        4..=6 => &[2, 3, 1],
        _ => &[2, 4, 3, 1],
    };
    let size = |columns: &usize| {
        let cells = vec2(*columns as f32, count.div_ceil(*columns) as f32);
        let all = cells * (CELL + Vec2::splat(GAP)) + Vec2::splat(2.0 * MARGIN - GAP);
        all.max(BUTTON)
    };
    let least = (count > 0).then_some(BUTTON);
    columns.iter().map(size).chain(least).collect()
}

/// Returns whether a corner of that size shows no numbers.
fn is_button(view: &View<'_>, rect: Rect) -> bool {
    rect.size() == BUTTON && Stored::all(view.state).count() > 1
}

/// Each store with its cell in a corner of that size.
fn cells(view: &View<'_>, rect: Rect) -> Vec<(Stored, Rect)> {
    let inner = rect.shrink(MARGIN);
    let all: Vec<Stored> = Stored::all(view.state).collect();
    let fits = |count: &usize| *count as f32 * (CELL.x + GAP) - GAP <= inner.width() + 0.5;
    let columns = (1..=all.len()).rev().find(fits).unwrap_or(1);
    let rows = all.len().div_ceil(columns) as f32;
    // A single row stands in the middle of a corner as high as a finger.
    let top = inner.center().y - (rows * (CELL.y + GAP) - GAP) / 2.0;
    let cell = |nth: usize| {
        let at = vec2((nth % columns) as f32, (nth / columns) as f32) * (CELL + Vec2::splat(GAP));
        Rect::from_min_size(pos2(inner.left(), top) + at, CELL)
    };
    all.into_iter().enumerate().map(|(nth, stored)| (stored, cell(nth))).collect()
}

/// Draws them; a touch leads to the page that reads them back.
pub fn show(ui: &Ui, view: &View<'_>, rect: Rect) -> Option<Command> {
    let cells = cells(view, rect);
    let words: Vec<String> =
        cells.iter().map(|(stored, _)| view.stored_in_words(*stored)).collect();
    let name = view.text.with("stores-name", &[("all", view.text.joined(&words).into())]);
    let id = ui.scope_id().with("stores");
    let response = named_place(ui, rect, id, view.touched_now(), &name);
    tile_ground(ui, &response, 10.0);
    let palette = view.palette;
    if is_button(view, rect) {
        Icon::Archive.paint_at(ui.painter(), rect.center(), 26.0, palette.text);
    }
    for (stored, cell) in cells.into_iter().filter(|_| !is_button(view, rect)) {
        let tone = match (stored.is_full(), stored.is_alarming()) {
            (true, _) => palette.danger,
            (false, true) => palette.warning,
            (false, false) => Tone { fill: palette.backdrop, ink: palette.text },
        };
        let painter = ui.painter();
        painter.rect_filled(cell, 6.0, tone.fill);
        let sign = cell.left_center() + vec2(10.0, 0.0);
        controls::store_sign(stored.store).paint_at(painter, sign, 16.0, tone.ink);
        let (font, room) = (strong(ui.ctx(), 15.0), CELL.x - 20.0);
        let at = cell.left_center() + vec2(20.0, 0.0);
        elided(ui, at, Align2::LEFT_CENTER, &stored.letters(), font, tone.ink, room);
    }
    let page = PlayPage::Check(CheckAt::Step(CheckStep::Stores));
    response.clicked().then_some(Command::Open(page))
}

/// The number of the store whose cell is nearest to a place.
pub fn figure_at(view: &View<'_>, rect: Rect, at: Pos2) -> Option<Figure> {
    let all = cells(view, rect).into_iter().filter(|_| !is_button(view, rect));
    let known = all.filter_map(|(stored, cell)| Some((Figure::of(stored.fact()?, ()), cell)));
    let away = |(_, cell): &(Figure, Rect)| cell.distance_sq_to_pos(at);
    known.min_by(|one, other| away(one).total_cmp(&away(other))).map(|(figure, _)| figure)
}
