//! A button for a kind of piece, with the number left.

use egui::{Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::Picked;
use super::button_ground::{chosen_ring, ground};
use super::buttons::fitted;
use super::draw::centered;
use crate::theme::bounds::Within;
use crate::theme::{Tone, strong};

/// The kind above, the number left below, in the piece's own colors.
#[derive(Clone, Copy)]
pub struct PieceButton<'a> {
    /// The kind, as written on the button.
    pub label: &'a str,
    /// Its name for screen readers.
    pub name: &'a str,
    /// How many are left.
    pub left: &'a str,
    /// The largest size of the label; smaller on a low button.
    pub text: f32,
    /// Its colors.
    pub tone: Tone,
    /// Whether it is the one chosen.
    pub picked: Picked,
}

impl PieceButton<'_> {
    /// Shows it, `size` points large but never smaller than a finger.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Response {
        let (rect, response) = ui.allocate_exact_size(size.max(vec2(48.0, 48.0)), Sense::click());
        let enabled = ui.is_enabled();
        let is_chosen = self.picked == Picked::This;
        response.widget_info(|| match self.picked {
            Picked::NoChoice => WidgetInfo::labeled(Role::Button, enabled, self.name),
            Picked::Not | Picked::This => {
                WidgetInfo::selected(Role::RadioButton, enabled, is_chosen, self.name)
            }
        });
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.left));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let ink = ground(ui, &response, self.tone).ink;
        if is_chosen {
            chosen_ring(ui, rect, 12.0);
        }
        let room = rect.width() - 14.0;
        let large = (rect.height() * 0.34).min(self.text).within(15.0, 28.0);
        let small = (rect.height() * 0.22).within(12.5, 17.0);
        let (label_font, _) = fitted(ui, self.label, strong(ui.ctx(), large), room);
        let (left_font, _) = fitted(ui, self.left, strong(ui.ctx(), small), room);
        let middle = rect.center();
        let above = vec2(0.0, small * 0.62 + 1.0);
        let below = vec2(0.0, large * 0.62 + 1.0);
        centered(ui.painter(), middle - above, self.label, label_font, ink);
        centered(ui.painter(), middle + below, self.left, left_font, ink);
        response
    }
}
