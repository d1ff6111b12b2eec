//! Tiles with the numbers of the screen; touching one corrects it.

use egui::{Align2, Pos2, Role, Sense, Ui, WidgetInfo, pos2};

use crate::app::screens::play::panel::{Figure, has_pile};
use crate::app::screens::play::view::View;
use kit::theme::strong;
use kit::widgets::{elided, grid, paint_mark, pressed_ground, text_width};

/// The number that a finger at `at` means: the nearest one that can be corrected now.
pub fn nearest(view: &View<'_>, numbers: &[(Pos2, Figure)], at: Pos2) -> Option<Figure> {
    let there = numbers.iter().filter(|(_, figure)| *figure != Figure::Pile || has_pile(view));
    let away = |center: &Pos2| center.distance_sq(at);
    there.min_by(|(one, _), (other, _)| away(one).total_cmp(&away(other))).map(|(_, one)| *one)
}

/// Tiles with numbers, which say whose they are if they belong to several players; returns the
/// one touched.
pub fn tiles(ui: &mut Ui, view: &View<'_>, figures: &[Figure], has_owners: bool) -> Option<Figure> {
    let mut touched = None;
    let least = if has_owners { 200.0 } else { 150.0 };
    grid(ui, figures, (least, 52.0), |ui, figure, size| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let name = figure.spoken(view);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.clicked() {
            touched = Some(figure);
        }
        if !ui.is_rect_visible(rect) {
            return;
        }
        pressed_ground(ui, &response, view.palette.raised);
        let mut left = rect.left() + 12.0;
        let player = figure.player().filter(|_| has_owners);
        if let Some(seat) = player.or_else(|| figure.holder(view)) {
            let at = pos2(left + 10.0, rect.center().y);
            paint_mark(ui.painter(), at, 10.0, view.color(seat), view.palette);
            left += 28.0;
        }
        let value = figure.value(view);
        let font = strong(ui.ctx(), if figure.is_word() { 16.0 } else { 21.0 });
        let room = rect.right() - 12.0 - left;
        let wide = text_width(ui, &value, &font).min(room * 0.6);
        let at = pos2(rect.right() - 12.0, rect.center().y);
        elided(ui, at, Align2::RIGHT_CENTER, &value, font, view.palette.text, wide + 1.0);
        let at = pos2(left, rect.center().y);
        let font = egui::FontId::proportional(16.0);
        let label = figure.label(view);
        let ink = view.palette.faint;
        elided(ui, at, Align2::LEFT_CENTER, &label, font, ink, room - wide - 8.0);
    });
    touched
}
