//! A message above the screen, until somebody dismisses it.

use egui::accesskit::Live;
use egui::{Frame, Margin, Panel, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::theme::{Palette, Tone, strong};
use crate::app::widgets::{Icon, toned_button};
use crate::words::text::Text;

/// Room for the button that dismisses a message.
const OK_WIDTH: f32 = 110.0;

/// The message to show; trouble comes first.
#[derive(Clone, Copy, Debug)]
pub struct MessageBar<'a> {
    /// Something that didn't work.
    pub trouble: Option<&'a str>,
    /// Something that did, if nothing else shows it.
    pub news: Option<&'a str>,
}

impl MessageBar<'_> {
    /// Draws it above the screen, never on top of it, if there is a message.
    pub fn ui(self, ui: &mut Ui, text: &Text) -> Option<Command> {
        let palette = Palette::of(ui);
        let plain = Tone { fill: palette.panel, ink: palette.text };
        let trouble =
            self.trouble.map(|it| (it, palette.warning, palette.warning_line, Live::Assertive));
        let news = || self.news.map(|it| (it, plain, palette.line, Live::Polite));
        let (message, tone, line, urgency) = trouble.or_else(news)?;
        let frame = Frame::new()
            .fill(tone.fill)
            .stroke(Stroke::new(1.5, line))
            .inner_margin(Margin::symmetric(16, 8));
        let bar = Panel::top("message").frame(frame).show(ui, |ui| {
            let font = strong(ui.ctx(), 17.0);
            let width = (ui.available_width() - OK_WIDTH).max(100.0);
            let words = message.to_owned();
            let galley = ui.painter().layout(words, font, tone.ink, width);
            ui.horizontal(|ui| {
                let size = vec2(width, galley.size().y.max(48.0));
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, message));
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(urgency));
                let above = (rect.height() - galley.size().y) / 2.0;
                ui.painter().galley(rect.left_top() + vec2(0.0, above), galley, tone.ink);
                let ok = toned_button(ui, Some(Icon::Check), &text.get("ok"), palette.quiet);
                ok.clicked().then_some(Command::Dismiss)
            })
            .inner
        });
        bar.inner
    }
}
