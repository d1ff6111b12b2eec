//! Chips: a number of cards of one resource, in its colour.

use egui::{Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::draw::centered;
use crate::app::text::Text;
use crate::app::theme::{Palette, strong};
use crate::board::Resource;

/// Shows "2 lumber" on a pill in the resource's colour. All chips of one
/// number of digits are equally wide, so that columns of them line up.
pub fn resource_chip(ui: &mut Ui, text: &Text, resource: Resource, count: u8) -> Response {
    let tone = Palette::of(ui).resource(resource);
    let words = text.cards(count, resource);
    let font = strong(ui.ctx(), 16.0);
    let galley = ui.painter().layout_no_wrap(words.clone(), font.clone(), tone.ink);
    let size = vec2((galley.size().x + 28.0).max(108.0), 34.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    if ui.is_rect_visible(rect) {
        ui.painter().rect_filled(rect, rect.height() / 2.0, tone.fill);
        centered(ui.painter(), rect.center(), &words, font, tone.ink);
    }
    response
}
