//! Switches small enough to be side by side, headings that unfold, and the lower edge of a page
//! that goes on below it: what is cut there fades out, and an arrow points on.

use egui::epaint::Mesh;
use egui::scroll_area::ScrollAreaOutput;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, AsIdSalt, Color32, FontId, Id, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui, Vec2,
    pos2, vec2,
};

use super::button_ground::{FINGER, selectable, toned_ground, touchable};
use super::buttons::fitted;
use super::choice::paint_knob;
use super::{Icon, Switch, elided};
use crate::theme::{Palette, Tone, strong};

/// A switch of this size with its label on up to two lines. Returns the new
/// state if it was touched.
pub fn toggle(ui: &mut Ui, size: Vec2, label: &str, state: Switch) -> Option<Switch> {
    let size = size.max(Vec2::splat(FINGER));
    let (rect, response) = selectable(ui, size, Role::CheckBox, state == Switch::On, label);
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui);
        let tone = toned_ground(ui, &response, Tone { fill: palette.row, ink: palette.text });
        paint_knob(ui, pos2(rect.left() + 32.0, rect.center().y), vec2(44.0, 26.0), state);
        let room = rect.width() - 72.0;
        let laid = |size: f32| {
            let font = strong(ui.ctx(), size);
            let mut job = LayoutJob::simple(label.to_owned(), font, tone.ink, room);
            job.wrap = TextWrapping { max_rows: 2, ..TextWrapping::wrap_at_width(room) };
            ui.painter().layout_job(job)
        };
        let words = [16.0, 14.5, 13.0, 11.5].into_iter().map(laid);
        let words = words.reduce(|larger, smaller| if larger.elided { smaller } else { larger });
        if let Some(words) = words {
            let at = pos2(rect.left() + 62.0, rect.center().y - words.size().y / 2.0);
            ui.painter().galley(at, words, tone.ink);
        }
    }
    response.clicked().then_some(state.flipped())
}

/// A full-width heading that unfolds what belongs to it; `line` sums that up at
/// its right end. Returns whether it was touched.
pub fn fold_row(ui: &mut Ui, label: &str, line: &str, state: Switch) -> bool {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width().max(48.0), 52.0);
    let (rect, response) = touchable(ui, size, label);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_expanded(state == Switch::On);
        node.set_description(line);
    });
    if ui.is_rect_visible(rect) {
        let tone = toned_ground(ui, &response, Tone { fill: palette.panel, ink: palette.text });
        let icon = if state == Switch::On { Icon::Up } else { Icon::Down };
        let edge = rect.left_center();
        icon.paint_at(ui.painter(), edge + vec2(26.0, 0.0), 18.0, palette.faint);
        let room = rect.width() - 64.0;
        let (font, wide) = fitted(ui, label, strong(ui.ctx(), 17.0), room);
        let at = edge + vec2(50.0, 0.0);
        elided(ui, at, Align2::LEFT_CENTER, label, font, tone.ink, room);
        let left = room - wide - 12.0;
        if !line.is_empty() && left > 60.0 {
            let (at, font) = (rect.right_center() - vec2(14.0, 0.0), FontId::proportional(16.0));
            elided(ui, at, Align2::RIGHT_CENTER, line, font, palette.faint, left);
        }
    }
    response.clicked()
}

/// The same, which folds and unfolds itself; says whether what belongs to it is to be seen.
pub fn unfolded(ui: &mut Ui, label: &str, line: &str, state: &mut Switch) -> bool {
    if fold_row(ui, label, line, *state) {
        *state = state.flipped();
    }
    *state == Switch::On
}

/// Less than this below the edge is only a margin, in points.
const MARGIN: f32 = 14.0;

/// Height of the strip in which a page fades out, in points.
const FADE: f32 = 30.0;

/// Share of the visible page that a touch of the arrow scrolls by.
const PASSED: f32 = 0.8;

/// Size of the arrow's place for a finger, in points.
const TARGET: f32 = 48.0;

/// Draws a page that scrolls; where it goes on below its lower edge, it fades out there, and an
/// arrow scrolls on.
pub fn folded<R>(
    ui: &mut Ui,
    salt: impl AsIdSalt + Copy,
    area: ScrollArea,
    draw: impl FnOnce(&mut Ui) -> R,
) -> ScrollAreaOutput<R> {
    let id = ui.make_persistent_id(salt).with("fold");
    let asked = ui.data_mut(|data| data.remove_temp::<f32>(id));
    let area = area.id_salt(salt);
    let area = match asked {
        Some(offset) => area.vertical_scroll_offset(offset),
        None => area,
    };
    let page = area.show(ui, draw);
    if let Some(offset) = fold(ui, id, &page) {
        ui.data_mut(|data| data.insert_temp(id, offset));
        ui.ctx().request_repaint();
    }
    page
}

/// Marks the lower edge; returns where to scroll to if the arrow was touched.
fn fold<R>(ui: &Ui, id: Id, page: &ScrollAreaOutput<R>) -> Option<f32> {
    let shown = page.inner_rect;
    let below = hidden(page.content_size.y, shown.height(), page.state.unclamped_offset().y);
    if below <= MARGIN {
        return None;
    }
    let palette = Palette::of(ui);
    ui.painter().add(fade(shown.with_min_y(shown.bottom() - FADE), palette.backdrop));
    // In the corner, where it covers the least.
    let target = Rect::from_min_max(shown.right_bottom() - Vec2::splat(TARGET), shown.max);
    // Not for the keyboard, whose focus scrolls along.
    let arrow = ui.interact(target, id, Sense::CLICK);
    let center = shown.right_bottom() - Vec2::splat(18.0);
    let fill = if arrow.hovered() { palette.row } else { palette.raised };
    ui.painter().circle(center, 16.0, fill, Stroke::new(1.5, palette.faint));
    let sign = Rect::from_center_size(center, Vec2::splat(17.0));
    Icon::Down.paint(ui.painter(), sign, palette.text);
    let on = page.state.unclamped_offset().y + below.min(shown.height() * PASSED);
    arrow.clicked().then_some(on)
}

/// A gradient from transparent at the top of `strip` to all of `ground` at its end.
fn fade(strip: Rect, ground: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for (corner, color) in [
        (strip.left_top(), Color32::TRANSPARENT),
        (strip.right_top(), Color32::TRANSPARENT),
        (strip.right_bottom(), ground),
        (strip.left_bottom(), ground),
    ] {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}

/// Returns how much lies below the edge, in points.
fn hidden(content: f32, shown: f32, offset: f32) -> f32 {
    content - shown - offset
}

/// A small switch between two values; returns the one that holds now.
pub fn toggled<T: Copy + PartialEq>(
    ui: &mut Ui,
    size: Vec2,
    label: &str,
    [on, off]: [T; 2],
    now: T,
) -> T {
    match toggle(ui, size, label, Switch::when(now == on)) {
        Some(Switch::On) => on,
        Some(Switch::Off) => off,
        None => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_its_end_nothing_of_a_page_is_hidden() {
        assert!(hidden(900.0, 400.0, 0.0) > MARGIN);
        assert!(hidden(900.0, 400.0, 500.0) <= MARGIN);
        assert!(hidden(300.0, 400.0, 0.0) <= MARGIN);
    }
}
