//! The sign that a page goes on below its lower edge.

use egui::scroll_area::ScrollAreaOutput;
use egui::{Rect, Stroke, Ui, Vec2};

use super::Icon;
use crate::app::theme::Palette;

/// Less than this below the edge is only a margin, in points.
const MARGIN: f32 = 14.0;

/// Paints an arrow over the lower edge of a page that goes on there.
pub fn paint_fold<R>(ui: &Ui, page: &ScrollAreaOutput<R>) {
    if hidden(page.content_size.y, page.inner_rect.height(), page.state.unclamped_offset().y)
        <= MARGIN
    {
        return;
    }
    let palette = Palette::of(ui);
    // In the corner, where it covers the least.
    let center = page.inner_rect.right_bottom() - Vec2::splat(12.0);
    ui.painter().circle(center, 11.0, palette.raised, Stroke::new(1.5, palette.faint));
    let sign = Rect::from_center_size(center, Vec2::splat(12.0));
    Icon::Down.paint(ui.painter(), sign, palette.text);
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
