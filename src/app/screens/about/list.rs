//! The parts that others wrote, a row each.

use egui::{FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::library::licenses::Part;
use kit::theme::{Palette, strong};
use kit::widgets::{Icon, fitted, one_line, pressed_ground};
use words::text::Text;

/// The height of a row.
const HIGH: f32 = 52.0;

/// The space between two rows.
const GAP: f32 = 6.0;

/// Draws the rows; returns the index of the one that was touched. All take up
/// space, for keys and screen readers, but only visible ones are painted.
pub fn ui(ui: &mut Ui, text: &Text, parts: &[Part]) -> Option<usize> {
    ui.spacing_mut().item_spacing.y = GAP;
    let mut touched = None;
    for (nth, part) in parts.iter().enumerate() {
        if row(ui, text, part) {
            touched = Some(nth);
        }
    }
    touched
}

/// "png 0.18.1".
pub fn called(part: &Part) -> String {
    let version = part.version.iter().map(String::as_str);
    std::iter::once(part.name.as_str()).chain(version).collect::<Vec<_>>().join(" ")
}

fn row(ui: &mut Ui, text: &Text, part: &Part) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::click());
    let called = called(part);
    let under = part.under.join(", ");
    let enabled = ui.is_enabled();
    response.widget_info(|| {
        let values = [("part", called.as_str().into()), ("license", under.as_str().into())];
        WidgetInfo::labeled(Role::Button, enabled, text.with("about-row", &values))
    });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        pressed_ground(ui, &response, palette.panel);
        let sign =
            Rect::from_center_size(pos2(rect.right() - 24.0, rect.center().y), vec2(18.0, 18.0));
        Icon::Forward.paint(ui.painter(), sign, palette.faint);
        let room = sign.left() - rect.left() - 40.0;
        let (font, wide) = fitted(ui, &under, FontId::proportional(16.0), room * 0.5);
        let license = one_line(ui, &under, font, palette.faint, room * 0.5);
        let middle = |high: f32| rect.center().y - high / 2.0;
        let at = pos2(sign.left() - 12.0 - wide, middle(license.size().y));
        ui.painter().galley(at, license, palette.faint);
        let room = room - wide;
        let (font, _) = fitted(ui, &called, strong(ui.ctx(), 17.0), room);
        let name = one_line(ui, &called, font, palette.text, room);
        let at = pos2(rect.left() + 16.0, middle(name.size().y));
        ui.painter().galley(at, name, palette.text);
    }
    response.clicked()
}
