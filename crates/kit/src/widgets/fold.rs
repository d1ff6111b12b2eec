//! The lower edge of a page that goes on below it: what is cut there fades out, and an arrow
//! leads on.

use egui::epaint::Mesh;
use egui::scroll_area::ScrollAreaOutput;
use egui::{AsIdSalt, Color32, Id, Rect, ScrollArea, Sense, Shape, Stroke, Ui, Vec2};

use super::Icon;
use crate::theme::Palette;

/// Less than this below the edge is only a margin, in points.
const MARGIN: f32 = 14.0;

/// How high the strip is in which a page fades out, in points.
const FADE: f32 = 30.0;

/// How much of a page a touch of the arrow passes.
const PASSED: f32 = 0.8;

/// How large the arrow's place is for a finger, in points.
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

/// From nothing at the top of `strip` to all of `ground` at its end.
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

/// How much lies below the edge, in points.
fn hidden(content: f32, shown: f32, offset: f32) -> f32 {
    content - shown - offset
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
