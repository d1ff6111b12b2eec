//! Chips: a number of cards of one resource, in its colour.

use egui::{Align2, Color32, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

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

/// A count with the letter of its kind: the letter is small and stands apart,
/// so that it is not read as a digit.
pub fn paint_count(ui: &Ui, place: Rect, (count, letter): (u8, &str), size: f32, ink: Color32) {
    let number = strong(ui.ctx(), size);
    let painter = ui.painter();
    let number = painter.layout_no_wrap(count.to_string(), number, ink);
    let small = FontId::proportional(size * 0.68);
    let letter = painter.layout_no_wrap(letter.to_owned(), small, ink);
    let gap = size * 0.16;
    let wide = number.size().x + gap + letter.size().x;
    if wide > place.width() {
        let at = Align2::CENTER_CENTER.anchor_size(place.center(), number.size()).min;
        painter.galley(at, number, ink);
        return;
    }
    let left = place.center().x - wide / 2.0;
    let top = place.center().y - number.size().y / 2.0;
    let after = left + number.size().x + gap;
    // Both stand on one line.
    let below = top + number.size().y * 0.9 - letter.size().y * 0.9;
    painter.galley(pos2(left, top), number, ink);
    painter.galley(pos2(after, below), letter, ink);
}
