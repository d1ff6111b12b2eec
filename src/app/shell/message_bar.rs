//! A message above the screen, until somebody dismisses it.

use std::path::PathBuf;

use egui::accesskit::Live;
use egui::{Frame, Margin, Panel, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use kit::theme::{Palette, Tone, strong};
use kit::widgets::{Icon, toned_button};
use words::text::Text;

/// Room for the button that dismisses a message, and for the one that shows its file.
const OK_WIDTH: f32 = 110.0;
const FILE_WIDTH: f32 = 190.0;

/// The least room that words have beside both buttons; with less, these go below.
const WORDS_WIDTH: f32 = 300.0;

/// Something that worked.
#[derive(Clone, Debug)]
pub struct News {
    pub words: String,
    /// The file that was written, if that is the news.
    pub file: Option<PathBuf>,
}

impl News {
    /// News of no file.
    pub const fn of(words: String) -> Self {
        Self { words, file: None }
    }
}

/// Whether the system can show where a file lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// A touch shows it.
    Shown,
    /// Only its path is said.
    Named,
}

/// The message to show; trouble comes first.
#[derive(Clone, Copy, Debug)]
pub struct MessageBar<'a> {
    /// Something that didn't work.
    pub trouble: Option<&'a str>,
    /// Something that did, if nothing else shows it.
    pub news: Option<&'a News>,
    /// Whether the file of the news can be shown.
    pub files: Files,
}

impl MessageBar<'_> {
    /// Draws it above the screen, never on top of it, if there is a message.
    pub fn ui(self, ui: &mut Ui, text: &Text) -> Option<Command> {
        let palette = Palette::of(ui);
        let plain = Tone { fill: palette.panel, ink: palette.text };
        let trouble =
            self.trouble.map(|it| (it, palette.warning, palette.warning_line, Live::Assertive));
        let news = || self.news.map(|it| (it.words.as_str(), plain, palette.line, Live::Polite));
        let file = self.news.and_then(|news| news.file.as_ref());
        let file = file.filter(|_| self.trouble.is_none() && self.files == Files::Shown);
        let (message, tone, line, urgency) = trouble.or_else(news)?;
        let frame = Frame::new()
            .fill(tone.fill)
            .stroke(Stroke::new(1.5, line))
            .inner_margin(Margin::symmetric(16, 8));
        let bar = Panel::top("message").frame(frame).show(ui, |ui| {
            let font = strong(ui.ctx(), 17.0);
            let buttons = OK_WIDTH + if file.is_some() { FILE_WIDTH } else { 0.0 };
            let beside = ui.available_width() - buttons;
            let is_below = file.is_some() && beside < WORDS_WIDTH;
            let width = if is_below { ui.available_width() } else { beside.max(100.0) };
            let words = message.to_owned();
            let galley = ui.painter().layout(words, font, tone.ink, width);
            let said = |ui: &mut Ui| {
                let high = if is_below { galley.size().y } else { galley.size().y.max(48.0) };
                let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, message));
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(urgency));
                let above = (rect.height() - galley.size().y) / 2.0;
                ui.painter().galley(rect.left_top() + vec2(0.0, above), galley, tone.ink);
            };
            let buttons = |ui: &mut Ui| {
                let shown = file.filter(|_| {
                    let words = text.get("message-open-folder");
                    toned_button(ui, Some(Icon::Forward), &words, palette.quiet).clicked()
                });
                let ok = toned_button(ui, Some(Icon::Check), &text.get("ok"), palette.quiet);
                let dismissed = ok.clicked().then_some(Command::Dismiss);
                shown.map(|file| Command::ShowFile(file.clone())).or(dismissed)
            };
            if is_below {
                said(ui);
                return ui.horizontal(buttons).inner;
            }
            ui.horizontal(|ui| {
                said(ui);
                buttons(ui)
            })
            .inner
        });
        bar.inner
    }
}
