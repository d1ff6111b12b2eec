//! A player as a choice, with what of theirs matters for it.

use egui::{Align, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use crate::app::screens::play::view::View;
use game::Seat;
use kit::theme::{Tone, plain, strong};
use kit::widgets::{FINGER, Picked, chosen_ring, paint_mark, toned_ground, write_in};

/// A player to choose.
pub struct PersonButton<'a> {
    pub seat: Seat,
    /// What matters about them, in a few words.
    pub facts: &'a str,
    /// The name for screen readers.
    pub name: &'a str,
    pub picked: Picked,
    pub tone: Tone,
}

impl PersonButton<'_> {
    /// Draws it; says whether it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, size: Vec2) -> bool {
        let size = size.max(Vec2::splat(FINGER));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let is_picked = self.picked == Picked::This;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_picked, self.name));
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        toned_ground(ui, &response, self.tone);
        let middle = pos2(rect.left() + 22.0, rect.center().y);
        paint_mark(ui.painter(), middle, 11.0, view.color(self.seat), view.palette);
        let words = rect.with_min_x(rect.left() + 42.0).shrink(5.0);
        let (above, below) = words.split_top_bottom_at_fraction(0.56);
        let font = strong(ui.ctx(), 17.0);
        write_in(ui, above, Align::Min, &view.name(self.seat), &font, self.tone.ink);
        write_in(ui, below, Align::Min, self.facts, &plain(15.0), self.tone.ink);
        if is_picked {
            chosen_ring(ui, rect, 12.0);
        }
        response.clicked()
    }
}
