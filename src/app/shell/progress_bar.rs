//! A bar above the screen that says how far something is, and stops it.

use egui::accesskit::Live;
use egui::{Frame, Margin, Panel, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use kit::theme::{Palette, strong};
use kit::widgets::{SizedButton, write_in};
use words::text::Text;

const BUTTON: egui::Vec2 = vec2(130.0, 48.0);

/// The moving picture that is being made.
#[derive(Clone, Copy, Debug)]
pub struct ProgressBar {
    /// How much of it is done, from 0 to 1.
    pub share: f32,
}

impl ProgressBar {
    /// Draws it above the screen, never on top of it.
    pub fn ui(self, ui: &mut Ui, text: &Text) -> Option<Command> {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.panel)
            .stroke(Stroke::new(1.5, palette.line))
            .inner_margin(Margin::symmetric(16, 8));
        let bar = Panel::top("progress").frame(frame).show(ui, |ui| {
            ui.horizontal(|ui| {
                let width = (ui.available_width() - BUTTON.x - 12.0).max(60.0);
                let (rect, said) = ui.allocate_exact_size(vec2(width, BUTTON.y), Sense::hover());
                let words = text.get("animation-going");
                said.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &words));
                ui.ctx().accesskit_node_builder(said.id, |node| {
                    node.set_live(Live::Polite);
                    node.set_min_numeric_value(0.0);
                    node.set_max_numeric_value(100.0);
                    node.set_numeric_value(f64::from((self.share * 100.0).round()));
                });
                let (above, below) = rect.split_top_bottom_at_y(rect.bottom() - 14.0);
                let font = strong(ui.ctx(), 17.0);
                write_in(ui, above, egui::Align::Min, &words, &font, palette.text);
                let rail = below.shrink2(vec2(0.0, 3.0));
                ui.painter().rect_filled(rail, 4.0, palette.outline);
                let done = rail.with_max_x(rail.left() + rail.width() * self.share);
                ui.painter().rect_filled(done, 4.0, palette.accent.fill);
                let label = text.get("animation-cancel");
                let name = text.get("animation-cancel-name");
                let cancel = SizedButton::new(&label).named(&name).text(16.0).show(ui, BUTTON);
                cancel.clicked().then_some(Command::CancelAnimation)
            })
            .inner
        });
        bar.inner
    }
}
