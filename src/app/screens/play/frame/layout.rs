//! Layout of the screen: island and column side by side or stacked, the header above. The island
//! reaches the edges of the window, and neither it nor the button at the bottom moves when another
//! page opens: in portrait a page that needs more lies over the island.
//!
//! The column has the card at its top, then the seats where they don't stand below the island, the
//! page, the actions, and the button.

use egui::{Context, Rect, Vec2, pos2, vec2};

use super::actions::Action;
use super::players::SeatGrid;
use super::{corners, header};
use crate::app::screens::play::moment::ShownPage;
use crate::app::screens::play::view::{Squeeze, View, is_landscape, is_low};
use game::{Expansion, Following, Phase};
use kit::theme::bounds::{Within, upright};
use kit::widgets::FINGER;

/// Page in the column, by what it leaves to the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnPage {
    /// The turn, with the seats.
    Turn,
    /// The table as it was, with the seats as they were.
    Past,
    /// A page that takes the seats' place where they stand in the column.
    Other,
}

/// The width of the island's corners, in which buttons lie.
const CORNER: f32 = FINGER + 12.0;

pub struct Areas {
    pub header: Rect,
    /// Says that a step couldn't be written.
    pub banner: Option<Rect>,
    /// The sea around the island, with what lies above it.
    pub ground: Rect,
    pub island: Rect,
    /// The barbarians, above the island.
    pub barbarians: Option<Rect>,
    /// Says that something doesn't add up, in the island's corner, where it doesn't move
    /// anything.
    pub discrepancies: Rect,
    /// The ground of a page that lies over the island.
    pub over: Option<Rect>,
    /// This turn's card, above the seats in the column.
    pub card: Option<Rect>,
    /// The part that scrolls if it has to.
    pub side: Rect,
    /// Build, Trade, and others, above the button at the bottom.
    pub actions: Option<Rect>,
    /// The button at the bottom.
    pub next: Rect,
    pub seats: Option<(Rect, SeatGrid)>,
}

const GAP: f32 = 12.0;

/// The gap between two parts of the column.
const PART: f32 = 8.0;

/// The height of the row of actions.
const ACTIONS: f32 = 56.0;

impl Areas {
    /// `needed` is the height of a page that may lie over the island.
    pub fn of(
        full: Rect,
        view: &View<'_>,
        actions: &[Action],
        (page, needed): (ColumnPage, f32),
    ) -> Self {
        let (bars, rest) = Self::bars(full, view);
        let is_beside = is_landscape(full);
        let mut seats = None;
        let (ground, column) = if !view.seats_in_column() {
            let grid = SeatGrid::strip(view, full.width() - 2.0 * GAP);
            let (body, strip) = rest.split_top_bottom_at_y(rest.bottom() - grid.height() - 10.0);
            let strip = strip.shrink2(vec2(GAP, 0.0)).with_max_y(strip.top() + grid.height());
            seats = Some((upright(strip), grid));
            beside(body, full, view)
        } else if is_beside {
            beside(rest, full, view)
        } else {
            below(rest, full, view)
        };
        let (barbarians, island) =
            ground.split_top_bottom_at_y(ground.top() + corners::barbarian_height(full, view));
        let barbarians = (barbarians.height() > 0.0).then(|| barbarians.shrink2(vec2(PART, 3.0)));
        let mut column = Column::of(column, full, actions.len());
        let mut over = None;
        if !is_beside && page == ColumnPage::Other && needed > column.room.height() {
            let most = island.height() * OVER;
            let top = (column.room.bottom() - needed).max(column.room.top() - most);
            column.room.min.y = top;
            over = Some(Rect::from_min_max(pos2(full.left(), top - PART), full.max));
        }
        let mut card = None;
        if seats.is_none() && page != ColumnPage::Other {
            let grid = column_grid(view, page, column.room.size());
            // Below two bars on the lowest windows, the seats come before the card.
            let strip = view.strip_height() + PART;
            let has_card = page == ColumnPage::Turn
                && column.room.height() >= strip + SeatGrid::lowest(view, column.room.width());
            let strip = if has_card { strip } else { 0.0 };
            let lacking = needed + strip + grid.height() + PART - column.room.height();
            if !is_beside && page == ColumnPage::Turn && needed > 0.0 && lacking > 0.0 {
                // A turn that asks more than its column holds lies over the island's edge.
                let top = column.room.top() - lacking.min(island.height() * OVER);
                column.room.min.y = top;
                over = Some(Rect::from_min_max(pos2(full.left(), top - PART), full.max));
            }
            if has_card {
                card = Some(upright(column.take(view.strip_height())));
            }
            seats = Some((upright(column.take(grid.height())), grid));
        }
        // If the island is small, a harbor is close by.
        let sign = if full.width() < 1100.0 { vec2(64.0, 48.0) } else { vec2(150.0, 52.0) };
        Self {
            ground: upright(ground),
            island: upright(island),
            barbarians: barbarians.map(upright),
            discrepancies: Rect::from_min_size(island.min + Vec2::splat(corners::RIM), sign),
            over,
            card,
            side: upright(column.room),
            actions: column.actions.map(upright),
            next: upright(column.next),
            seats,
            ..bars
        }
    }

    /// The part of the picture, or of the poster, that has no buttons in its corners.
    pub fn between_corners(&self, is_poster: bool) -> Rect {
        let room = if is_poster { self.side } else { self.island };
        room.shrink2(vec2(CORNER, 0.0))
    }

    /// The same while the table view's poster is shown: it fills `side`, with large buttons
    /// in a row below it.
    pub fn of_poster(full: Rect, view: &View<'_>, actions: &[Action]) -> Self {
        let (bars, rest) = Self::bars(full, view);
        let high = if is_low(full) { 64.0 } else { 88.0 };
        let wide = rest.width() - 2.0 * GAP;
        let is_crowded = wide < actions.len() as f32 * (LEAST_ACTION + ACTION_GAP) + LEAST_NEXT;
        let above = if is_crowded { ACTIONS + ACTION_GAP } else { 0.0 };
        let (side, foot) = rest.split_top_bottom_at_y(rest.bottom() - high - above - 10.0);
        let foot = Rect::from_min_size(foot.min, vec2(foot.width(), high + above));
        let foot = foot.shrink2(vec2(GAP, 0.0));
        let (next, actions) = if is_crowded {
            let (row, next) = foot.split_top_bottom_at_y(foot.top() + above);
            (next, Some(row.with_max_y(row.bottom() - ACTION_GAP)))
        } else {
            one_row(foot, actions.len())
        };
        Self { side: upright(side), actions: actions.map(upright), next: upright(next), ..bars }
    }

    /// Lays out only what lies along the top; returns that, and the rest of the room.
    fn bars(full: Rect, view: &View<'_>) -> (Self, Rect) {
        let (header, rest) = full.split_top_bottom_at_y(full.top() + header::height(full));
        let high = if view.trouble.is_some() { 68.0 } else { 0.0 };
        let (banner, rest) = rest.split_top_bottom_at_y(rest.top() + high);
        let bars = Self {
            header: upright(header),
            banner: view.trouble.map(|_| upright(banner)),
            ground: Rect::NOTHING,
            island: Rect::NOTHING,
            barbarians: None,
            discrepancies: Rect::NOTHING,
            over: None,
            card: None,
            side: Rect::NOTHING,
            actions: None,
            next: Rect::NOTHING,
            seats: None,
        };
        (bars, rest)
    }
}

/// The column, from what is at its bottom up.
struct Column {
    /// The room above the actions and the button.
    room: Rect,
    actions: Option<Rect>,
    next: Rect,
}

impl Column {
    fn of(place: Rect, full: Rect, actions: usize) -> Self {
        let high = if is_low(full) { 54.0 } else { 68.0 };
        let next = place.with_min_y(place.bottom() - high);
        let mut bottom = next.top() - PART;
        let actions = (actions > 0).then(|| {
            let row = place.with_min_y(bottom - ACTIONS).with_max_y(bottom);
            bottom = row.top() - PART;
            row
        });
        Self { room: place.with_max_y(bottom), actions, next }
    }

    /// Takes so much from its top.
    fn take(&mut self, high: f32) -> Rect {
        let (taken, rest) = self.room.split_top_bottom_at_y(self.room.top() + high);
        self.room = rest.with_min_y((rest.top() + PART).min(rest.bottom()));
        taken
    }
}

/// The room that the seats leave to what has to be done.
fn task_height(view: &View<'_>) -> f32 {
    let usual = if view.is_low() { 140.0 } else { 186.0 };
    match view.squeeze {
        // A page that needs more lies over the island.
        _ if !is_landscape(view.screen) => usual,
        Squeeze::Roomy => usual,
        Squeeze::Strip => usual + 60.0,
        Squeeze::Compact | Squeeze::Tight => usual + 120.0,
    }
}

/// The seats in what is left of a column of this size below the card. The history needs some room
/// for its lines.
fn column_grid(view: &View<'_>, page: ColumnPage, room: Vec2) -> SeatGrid {
    let least = if page == ColumnPage::Past { LINES } else { 0.0 };
    let most = room.y - task_height(view).max(least) - PART;
    let is_tight = view.squeeze == Squeeze::Tight || room.y < LEAST;
    SeatGrid::column(view, (room.x, most), is_tight)
}

/// The height of the history with its first two lines.
const LINES: f32 = 330.0;

/// The least height of a column with seats of more than a line.
const LEAST: f32 = 220.0;

/// The least width of an action below the table view, of the button beside them, and the gap.
const LEAST_ACTION: f32 = 64.0;

const LEAST_NEXT: f32 = 150.0;

const ACTION_GAP: f32 = 8.0;

/// The actions beside the button at the bottom of the table view.
fn one_row(foot: Rect, actions: usize) -> (Rect, Option<Rect>) {
    if actions == 0 {
        return (foot, None);
    }
    let share = match actions {
        1 => 0.34,
        5.. => 0.128,
        _ => 0.155,
    };
    let most = (foot.width() - LEAST_NEXT) / actions as f32 - ACTION_GAP;
    let each = (foot.width() * share).min(most).max(LEAST_ACTION);
    let wide = actions as f32 * (each + ACTION_GAP);
    let (row, next) = foot.split_left_right_at_x(foot.left() + wide);
    (next, Some(row.with_max_x(row.right() - ACTION_GAP)))
}

/// The island on the left, the column on the right; a map with sea takes two thirds.
fn beside(body: Rect, full: Rect, view: &View<'_>) -> (Rect, Rect) {
    let wide = body.width();
    let island = match (view.plays(Some(Expansion::Sea)), is_low(full)) {
        (true, false) => (wide * 2.0 / 3.0).max(wide - 560.0),
        (true, true) => wide * 0.54,
        (false, true) => (body.height() * 1.0).within(wide * 0.42, wide * 0.56),
        (false, false) => (body.height() * 1.12).within(wide * 0.40, wide * 0.56),
    };
    let x = body.right() - (wide - island).min(924.0);
    let (island, column) = body.split_left_right_at_x(x);
    let bottom = if full.bottom() - body.bottom() < 1.0 { PART } else { 0.0 };
    let column = column.shrink2(vec2(GAP, PART));
    (island, column.with_max_y(body.bottom() - bottom))
}

/// The island above, the column below it. The island has all that card, seats, and what is to be
/// done leave, up to what fills the window's width; a larger window gives the rest to the column.
fn below(body: Rect, full: Rect, view: &View<'_>) -> (Rect, Rect) {
    let foot = if is_low(full) { 54.0 } else { 68.0 };
    let strip = if is_low(full) { 56.0 } else { 66.0 };
    let fixed = strip + foot + 4.0 * PART;
    let wide = full.width() - 2.0 * GAP;
    // The height of an island that fills the width.
    let barbarians = corners::barbarian_height(full, view);
    // Hands that lie open are looked at more often than a larger island.
    let shape = match (view.following(), view.state.knights()) {
        (Following::Open, Some(_)) => LOWEST,
        (Following::Open, None) => LOWER,
        (Following::Secret | Following::Private | Following::Off, _) => ISLAND_SHAPE,
    };
    let ideal = full.width() * shape + barbarians;
    let task = if is_low(full) { 140.0 } else { 186.0 };
    let most = (body.height() - ideal - fixed - task - PART).max(0.0);
    let seats = SeatGrid::column(view, (wide, most), false).height();
    let panel = fixed + seats + PART + task;
    let panel = panel.max(body.height() - ideal).min(body.height() * 0.62);
    let (island, column) = body.split_top_bottom_at_y(body.bottom() - panel);
    (island, column.shrink2(vec2(GAP, PART)))
}

/// The most of an island that a page may cover.
const OVER: f32 = 0.6;

/// The height of an island for its width.
const ISLAND_SHAPE: f32 = 0.84;

/// The same where the seats show hands.
const LOWER: f32 = 0.74;

/// The same with eight kinds and three tracks.
const LOWEST: f32 = 0.64;

/// The room that the page in the column was seen to need, and how far a turn shrinks for it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PageRoom {
    page: ShownPage,
    screen: Vec2,
    /// Height in points; 0 as long as it hasn't been drawn.
    needed: f32,
    squeeze: Squeeze,
}

impl PageRoom {
    /// Begins anew for another page, moment, or size of the window; keeps what it knows otherwise.
    /// As long as something is asked in a turn, nothing grows again under the finger.
    pub fn follow(&mut self, page: ShownPage, view: &View<'_>) {
        let is_asked = !view.state.open_tasks().is_empty();
        let screen = view.screen.size().round();
        if (self.page, self.screen) == (page, screen) {
            return;
        }
        let turn = |page: &ShownPage| page.moment.map(|moment| moment.turn);
        let is_same = is_asked && self.page.name == page.name && turn(&self.page) == turn(&page);
        let squeeze = if is_same && self.screen == screen { self.squeeze } else { Squeeze::Roomy };
        *self = Self { page, screen, squeeze, ..Self::default() };
    }

    pub const fn squeeze(&self) -> Squeeze {
        self.squeeze
    }

    pub const fn needed(&self) -> f32 {
        self.needed
    }

    /// Notes how high the page is in its `room`; it may lie over the island if it `covers` nothing
    /// that is touched there. On the same page it only grows. Draws the frame once more if that
    /// changes anything.
    pub fn note(&mut self, ctx: &Context, view: &View<'_>, (high, room): (f32, f32), covers: bool) {
        let is_turn = self.page.moment.is_some() && view.state.phase() != Phase::Over;
        let rises = !is_landscape(view.screen) && covers;
        let before = *self;
        // It rises before it gets as tight as can be.
        let may_rise = rises && self.squeeze == Squeeze::Compact && self.needed + 0.5 < high;
        if is_turn && high > room + 0.5 && !may_rise {
            self.squeeze = self.squeeze.more();
        }
        if rises && (!is_turn || before.squeeze == Squeeze::Compact) {
            self.needed = self.needed.max(high);
        }
        if self.squeeze != before.squeeze || (self.needed - before.needed).abs() > 0.5 {
            ctx.request_discard("resized");
        }
    }
}
