//! The corners of the island's picture: what the bank holds, and the button that turns
//! the island. They appear where land and harbors leave room.

use egui::{Align2, Rect, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::view::View;
use game::{CardKind, Counted};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{Chip, Geometry, Icon, SizedButton, elided, tile_ground};

/// A corner of the picture and what is in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub rect: Rect,
    /// The number it shows; if none, it is the button that turns the island.
    pub figure: Option<Figure>,
}

/// The size of one of the bank's kinds.
const CELL: Vec2 = Vec2::new(43.0, 24.0);

/// The corners of a picture in `rect`. Corners used by something else are `taken`.
pub fn corners(view: &View<'_>, rect: Rect, taken: &[Rect]) -> Vec<Place> {
    let island = view.state.island();
    let geometry = Geometry::fit(island, rect, view.game.board_rotation().sixths());
    let side = geometry.side();
    let harbors: Vec<_> = island
        .harbors()
        .iter()
        .map(|harbor| {
            let [one, other] = geometry.path(harbor.path);
            let middle = one.lerp(other, 0.5);
            let [first, second] = harbor.path.hexes();
            let sea = if island.is_land(first) { second } else { first };
            let center = middle + side * 0.64 * (geometry.hex(sea) - middle).normalized();
            Rect::from_center_size(center, (side * 0.21).within(10.0, 30.0) * vec2(4.8, 2.6))
        })
        .collect();
    let is_free = |place: &Rect| {
        let land = island
            .tiles()
            .iter()
            .all(|tile| place.distance_to_pos(geometry.hex(tile.at)) > side * 1.02);
        let taken = taken.iter().any(|taken| taken.expand(4.0).intersects(*place));
        land && !taken && !harbors.iter().any(|sign| sign.intersects(*place))
    };
    let right = [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_TOP, Align2::LEFT_BOTTOM];
    let left = [Align2::LEFT_BOTTOM, Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::RIGHT_BOTTOM];
    let turn = right
        .into_iter()
        .map(|corner| corner.align_size_within_rect(Vec2::splat(48.0), rect))
        .find(is_free);
    let mut found: Vec<Place> = turn.into_iter().map(|rect| Place { rect, figure: None }).collect();
    if view.state.hands().is_some() {
        let extent =
            |cells: Vec2| (cells * (CELL + vec2(3.0, 3.0)) + vec2(9.0, 9.0)).max(Vec2::splat(48.0));
        let shapes = shapes(view.state.kinds().all().len());
        let all = left.into_iter().flat_map(|corner| {
            shapes.map(|cells| corner.align_size_within_rect(extent(cells), rect))
        });
        let mut free = all
            .filter(is_free)
            .filter(|place| turn.is_none_or(|turn| !turn.expand(4.0).intersects(*place)));
        found.extend(free.next().map(|rect| Place { rect, figure: Some(Figure::Bank) }));
    }
    found
}

/// In how many columns and rows so many kinds may stand, the best first. Where there is a cell
/// more than kinds, the first says what this is.
const fn shapes(kinds: usize) -> [Vec2; 3] {
    if kinds <= 5 {
        [vec2(3.0, 2.0), vec2(2.0, 3.0), vec2(1.0, 5.0)]
    } else {
        [vec2(3.0, 3.0), vec2(2.0, 4.0), vec2(4.0, 2.0)]
    }
}

impl Place {
    /// Draws it over the picture.
    pub fn show(self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let rect = self.rect;
        let Some(figure) = self.figure else {
            let clicked = button(ui, view, rect, ("turn", "table-turn-corner", Icon::Turn));
            return clicked.then(|| Ask::Do(Command::Lie(view.game.board_rotation().next())));
        };
        show_bank(ui, view, rect).then_some(Ask::correct(figure))
    }
}

/// A button with only an icon in a corner, its salt, and the key of its name.
pub fn button(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    (salt, key, icon): (&str, &str, Icon),
) -> bool {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(salt));
    let plate = SizedButton::new("").named(view.text.get(key)).icon(icon);
    plate.show(&mut child, rect.size()).clicked()
}

/// What the bank holds; no more than what is certain once cards moved whose kinds nobody told.
fn show_bank(ui: &Ui, view: &View<'_>, rect: Rect) -> bool {
    let (sense, role) = view.touched_now();
    let response = ui.interact(rect, ui.scope_id().with("bank"), sense);
    let kinds = view.state.kinds().all();
    let held = |kind: CardKind| view.in_bank(kind).unwrap_or(Counted::Unknown);
    let all: Vec<String> = kinds.iter().map(|kind| view.counted(*kind, held(*kind))).collect();
    let is_sure = view.state.bank().is_some();
    let key = if is_sure { "bank-name" } else { "bank-unsure" };
    let name = view.text.with(key, &[("cards", view.text.list(&all).into())]);
    response.widget_info(|| WidgetInfo::labeled(role, true, &name));
    tile_ground(ui, &response, 10.0);
    let palette = view.palette;
    let gap = Vec2::splat(3.0);
    let inner = rect.shrink(6.0);
    let fits = |most: usize, room: f32, each: f32| {
        (1..=most).rev().find(|count| room > *count as f32 * each).unwrap_or(1)
    };
    let columns = fits(4, inner.width(), CELL.x);
    let rows = fits(kinds.len(), inner.height(), CELL.y);
    let mut cells = kinds.iter().copied();
    // If there is a spare cell, the first one says what this is.
    let spare = usize::from(columns * rows > kinds.len());
    for nth in 0..kinds.len() + spare {
        let (column, row) = (nth % columns, nth / columns);
        let at = inner.min + vec2(column as f32, row as f32) * (CELL + gap);
        let cell = Rect::from_min_size(at, CELL);
        if nth < spare {
            let font = strong(ui.ctx(), 13.0);
            let words = view.text.get("figure-bank");
            let at = cell.center();
            elided(ui, at, Align2::CENTER_CENTER, &words, font, palette.text, CELL.x);
            continue;
        }
        let Some(kind) = cells.next() else { break };
        let tone = palette.card(kind);
        ui.painter().rect_filled(cell, 6.0, tone.fill);
        Chip { count: Some(held(kind)), kind, word: "", tone }.write(ui, cell);
    }
    response.clicked()
}
