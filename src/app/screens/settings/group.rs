//! Settings below a heading.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Role, Ui, WidgetInfo};

use kit::theme::{Palette, strong};

/// A few settings below their heading.
pub fn group<R>(ui: &mut Ui, heading: &str, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    ui.add_space(8.0);
    let frame =
        Frame::new().fill(palette.panel).corner_radius(14).inner_margin(Margin::symmetric(16, 14));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            // Columns would stretch their lines to both edges.
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let label = ui.label(RichText::new(heading).font(strong(ui.ctx(), 18.0)));
                label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, heading));
                draw(ui)
            })
            .inner
        })
        .inner
}

/// A line that explains a setting.
pub fn note(ui: &mut Ui, words: &str) {
    let faint = Palette::of(ui).faint;
    ui.add(Label::new(RichText::new(words).size(16.0).color(faint)).wrap());
}
