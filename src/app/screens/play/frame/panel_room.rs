//! How high the panel below the island is in portrait: where it holds no card and no payouts,
//! no higher than what it says, and the island takes the rest.

use egui::Context;

use crate::app::screens::play::view::View;
use game::Phase;

/// The height that the page beside the island was seen to need.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PanelRoom {
    page: &'static str,
    turn: u32,
    /// In points; 0 as long as it hasn't been drawn.
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
