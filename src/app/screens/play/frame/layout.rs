//! Layout of the screen: island and panel side by side or stacked, the header above, the
//! players below.

use egui::{Context, Rect, pos2, vec2};

use super::actions::Action;
use super::{corners, header, players};
use crate::app::screens::play::parts::barbarians;
use crate::app::screens::play::view::{View, is_landscape, is_low};
use game::{Payout, Phase};
use kit::theme::bounds::{Within, upright};

pub struct Areas {
    pub header: Rect,
    /// Says that a step couldn't be written.
    pub banner: Option<Rect>,
    pub island: Rect,
    /// The barbarians, above the island.
    pub barbarians: Option<Rect>,
    /// Says that something doesn't add up, in the island's corner, where it doesn't move
    /// anything.
    pub discrepancies: Rect,
    /// The part that scrolls if it has to.
    pub side: Rect,
    /// Build, Trade, and others, above or beside the button at the bottom.
    pub actions: Option<Rect>,
    /// The button at the bottom.
    pub next: Rect,
    pub strip: Rect,
}

const GAP: f32 = 12.0;
impl Areas {
    /// `needed` is the height of what the panel says, where the island may have the rest.
    pub fn of(full: Rect, view: &View<'_>, actions: &[Action], needed: Option<f32>) -> Self {
        let (bars, rest) = Self::bars(full, view);
        let (body, strip) = rest.split_top_bottom_at_y(rest.bottom() - players::height(full, view));
        let body = body.shrink2(vec2(GAP, 8.0));
        let (island, panel) =
            if is_landscape(full) { beside(body) } else { below(body, full, view, needed) };
        let (barbarians, island) =
            island.split_top_bottom_at_y(island.top() + corners::barbarian_height(full, view));
        let barbarians =
            (barbarians.height() > 0.0).then(|| barbarians.with_max_y(barbarians.bottom() - 6.0));
        let (next, actions) = foot(panel, full, actions.len());
        let top = actions.map_or(next.top(), |row| row.top().min(next.top()));
        let side = Rect::from_min_max(panel.min, pos2(panel.right(), top - 10.0));
        // If the island is small, a harbor is close by.
        let sign = if full.width() < 1100.0 { vec2(64.0, 48.0) } else { vec2(150.0, 52.0) };
        Self {
            island: upright(island),
            barbarians: barbarians.map(upright),
            discrepancies: Rect::from_min_size(island.min, sign),
            side: upright(side),
            actions: actions.map(upright),
            next: upright(next),
            strip: upright(strip),
            ..bars
        }
    }

    /// The same while the table view's poster is shown: it fills `side`, with large buttons
    /// in a row below it.
    pub fn of_poster(full: Rect, view: &View<'_>, actions: &[Action]) -> Self {
        let (bars, rest) = Self::bars(full, view);
        let high = if is_low(full) { 64.0 } else { 88.0 };
        let (side, foot) = rest.split_top_bottom_at_y(rest.bottom() - high - 10.0);
        let foot = Rect::from_min_size(foot.min, vec2(foot.width(), high));
        let (next, actions) = one_row(foot.shrink2(vec2(GAP, 0.0)), actions.len());
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
            island: Rect::NOTHING,
            barbarians: None,
            discrepancies: Rect::NOTHING,
            side: Rect::NOTHING,
            actions: None,
            next: Rect::NOTHING,
            strip: Rect::NOTHING,
        };
        (bars, rest)
    }
}

/// The actions beside the button at the bottom.
fn one_row(foot: Rect, actions: usize) -> (Rect, Option<Rect>) {
    if actions == 0 {
        return (foot, None);
    }
    let share = match actions {
        1 => 0.34,
        5.. => 0.128,
        _ => 0.155,
    };
    let each = (foot.width() * share).max(64.0);
    let gap = 8.0;
    let wide = actions as f32 * (each + gap);
    let (row, next) = foot.split_left_right_at_x(foot.left() + wide);
    (next, Some(row.with_max_x(row.right() - gap)))
}

fn foot_height(full: Rect) -> f32 {
    if is_low(full) { 56.0 } else { 68.0 }
}

/// The button at the bottom, and the actions.
fn foot(panel: Rect, full: Rect, actions: usize) -> (Rect, Option<Rect>) {
    let foot = panel.with_min_y(panel.bottom() - foot_height(full));
    if actions == 0 {
        return (foot, None);
    }
    // If height is short, or if the island should have it.
    if is_low(full) || !is_landscape(full) {
        return one_row(foot, actions);
    }
    let bottom = foot.top() - 8.0;
    (foot, Some(panel.with_min_y(bottom - 60.0).with_max_y(bottom)))
}

/// Island on the left, panel on the right.
fn beside(body: Rect) -> (Rect, Rect) {
    let island = (body.height() * 1.12).within(body.width() * 0.40, body.width() * 0.56);
    let panel = (body.width() - island - GAP).min(900.0);
    let x = body.right() - panel;
    (body.with_max_x(x - GAP), body.with_min_x(x))
}

/// Island above, panel below. The panel gets the most that card and payouts can need, or
/// what it is known to need if that is less, the island all the rest.
fn below(body: Rect, full: Rect, view: &View<'_>, needed: Option<f32>) -> (Rect, Rect) {
    let (card, title, row) = if is_low(full) { (26.0, 0.0, 36.0) } else { (34.0, 58.0, 52.0) };
    let words = full.height() / 8.0 + card + title;
    let rows = view.state.players().count().div_ceil(2) as f32 * row;
    let ship = if barbarians::has_row(view) { barbarians::HIGH } else { 0.0 };
    // If the bank can't pay, the rows are followed by a note.
    let is_short = !view.is_past && view.state.payout().is_some_and(Payout::has_shortage);
    let short = if is_short { 70.0 } else { 0.0 };
    let attack = if view.news.attack.is_some() { 60.0 } else { 0.0 };
    let panel = words + rows + ship + short + attack + 20.0 + foot_height(full);
    let gap = 8.0;
    let (least, panel) = match needed {
        Some(needed) => (0.24, panel.min(needed + 10.0 + foot_height(full))),
        None => (0.36, panel),
    };
    let panel = panel.within(body.height() * least, body.height() * 0.6);
    let y = body.bottom() - panel;
    (body.with_max_y(y - gap), body.with_min_y(y))
}

/// The height that the page beside the island was seen to need.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PanelRoom {
    page: &'static str,
    turn: u32,
    /// Height in points; 0 as long as it hasn't been drawn.
    height: f32,
}

impl PanelRoom {
    /// The height for the page called `page`, as far as it is known; nothing where the panel
    /// keeps the height that card and payouts need, so that nothing jumps when they come.
    pub fn of(&self, view: &View<'_>, page: &'static str, wants_island: bool) -> Option<f32> {
        let is_paid = view.state.payout().is_some_and(|payout| payout.number != 7);
        let is_beside = matches!(view.state.phase(), Phase::ExtraBuilding { .. });
        let is_short = match page {
            "turn" | "refused" => !is_paid || is_beside,
            _ => wants_island,
        };
        let is_same = self.page == page && self.turn == view.state.turn();
        is_short.then_some(if is_same { self.height } else { 0.0 })
    }

    /// Notes how high the page is; within a turn it only grows. Draws the frame once more if
    /// that changes where everything lies.
    pub fn note(&mut self, ctx: &Context, view: &View<'_>, page: &'static str, height: f32) {
        let turn = view.state.turn();
        let before = std::mem::replace(self, Self { page, turn, height });
        if before.page == page && before.turn == turn {
            self.height = height.max(before.height);
        }
        if (self.height - before.height).abs() > 0.5 {
            ctx.request_discard("resized");
        }
    }
}
