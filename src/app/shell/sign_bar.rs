//! A sign above the screen that stays as long as its cause does.

use egui::accesskit::Live;
use egui::{Frame, Margin, Panel, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::session::spectator::Availability;
use kit::theme::{Palette, strong};
use kit::widgets::{Icon, toned_button};
use words::text::Text;

/// Room for the button.
const BUTTON: f32 = 190.0;

/// Something the user has to know the whole time.
#[derive(Clone, Debug)]
pub enum Sign {
    /// This game is only being watched.
    LooksOn(Availability),
    /// This game is a sample, of which nothing is kept.
    Sample,
    /// A game that was left isn't on disk, and why.
    Unsaved(String),
    /// Only another tab of this browser can change what is kept.
    OtherTab,
    /// The browser isn't keeping anything right now, and why.
    Unkept(String),
}

impl Sign {
    /// Draws it above the screen, never on top of it.
    pub fn ui(&self, ui: &mut Ui, text: &Text) -> Option<Command> {
        let palette = Palette::of(ui);
        let (words, icon, tone, button) = match self {
            Self::LooksOn(Availability::Taken) => {
                (text.get("look-on"), Icon::Stage, palette.quiet, None)
            }
            Self::LooksOn(Availability::Free) => {
                let button = (text.get("look-on-play"), Command::PlayHere);
                (text.get("look-on-free"), Icon::Stage, palette.quiet, Some(button))
            }
            Self::LooksOn(Availability::Gone) => {
                (text.get("look-on-gone"), Icon::Warning, palette.warning, None)
            }
            Self::LooksOn(Availability::OtherVersion) => {
                (text.get("look-on-other-version"), Icon::Warning, palette.warning, None)
            }
            Self::Sample => {
                let button = (text.get("sample-leave"), Command::Home);
                (text.get("sample"), Icon::Stage, palette.quiet, Some(button))
            }
            Self::Unsaved(why) => {
                let words = text.with("unsaved", &[("why", why.as_str().into())]);
                let button = (text.get("unsaved-back"), Command::BackToUnsaved);
                (words, Icon::Warning, palette.danger, Some(button))
            }
            Self::OtherTab => (text.get("other-tab"), Icon::Stage, palette.quiet, None),
            Self::Unkept(why) => {
                let words = text.with("unkept", &[("why", why.as_str().into())]);
                (words, Icon::Warning, palette.danger, None)
            }
        };
        let frame = Frame::new()
            .fill(tone.fill)
            .stroke(Stroke::new(1.5, tone.ink))
            .inner_margin(Margin::symmetric(16, 8));
        let bar = Panel::top("sign").frame(frame).show(ui, |ui| {
            let font = strong(ui.ctx(), 17.0);
            let beside = if button.is_some() { BUTTON } else { 0.0 };
            let width = (ui.available_width() - beside - 40.0).max(100.0);
            let galley = ui.painter().layout(words.clone(), font, tone.ink, width);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(28.0, 48.0), Sense::hover());
                let place = egui::Rect::from_center_size(rect.center(), vec2(26.0, 26.0));
                icon.paint(ui.painter(), place, tone.ink);
                let size = vec2(width, galley.size().y.max(48.0));
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
                let above = (rect.height() - galley.size().y) / 2.0;
                ui.painter().galley(rect.left_top() + vec2(0.0, above), galley, tone.ink);
                let (label, command) = button?;
                toned_button(ui, None, &label, palette.card).clicked().then_some(command)
            })
            .inner
        });
        bar.inner
    }
}
