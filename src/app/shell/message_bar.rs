//! Bars above the screen: a message until somebody dismisses it, a sign that stays as long as its
//! cause does, and how far something is, with a button that stops it. While a game is played, what
//! comes and goes lies over its island instead: nothing moves for it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Live;
use egui::{
    Color32, Frame, Galley, Margin, Panel, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};

use crate::app::command::Command;
use crate::app::session::spectator::Availability;
use kit::theme::{Palette, Tone, strong};
use kit::widgets::{Icon, SizedButton, toned_button, write_in};
use words::text::Text;

/// Room for the button that dismisses a message, and for the one that shows its file.
const OK_WIDTH: f32 = 110.0;

const FILE_WIDTH: f32 = 190.0;

/// The least room that words have beside both buttons; with less, these go below.
const WORDS_WIDTH: f32 = 300.0;

/// Something that worked.
#[derive(Clone, Debug)]
pub struct SuccessNote {
    pub words: String,
    /// The file that was written, if that is the news.
    pub file: Option<PathBuf>,
    /// The program's time at which it goes by itself; none if somebody has to dismiss it.
    pub until: Option<Duration>,
}

impl SuccessNote {
    /// News of no file.
    pub const fn of(words: String) -> Self {
        Self { words, file: None, until: None }
    }
}

/// The place of a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BarPlace {
    /// Above the screen, which begins below it.
    Above,
    /// Over the top of this part of the screen.
    Over(Rect),
}

/// The message to show; trouble comes first.
#[derive(Clone, Copy, Debug)]
pub struct MessageBar<'a> {
    /// Something that didn't work.
    pub trouble: Option<&'a str>,
    /// Something that did, if nothing else shows it.
    pub news: Option<&'a SuccessNote>,
    /// True where the system can show where the file of the news lies.
    pub shows_files: bool,
}

impl MessageBar<'_> {
    /// Returns whether there is a message.
    pub const fn is_due(&self) -> bool {
        self.trouble.is_some() || self.news.is_some()
    }

    /// Draws it, if there is a message.
    pub fn ui(self, ui: &mut Ui, text: &Text, place: BarPlace) -> Option<Command> {
        let palette = Palette::of(ui);
        let plain = Tone { fill: palette.panel, ink: palette.text };
        let trouble =
            self.trouble.map(|it| (it, palette.warning, palette.warning_line, Live::Assertive));
        let news = || self.news.map(|it| (it.words.as_str(), plain, palette.line, Live::Polite));
        let file = self.news.and_then(|news| news.file.as_ref());
        let file = file.filter(|_| self.trouble.is_none() && self.shows_files);
        let (message, tone, line, urgency) = trouble.or_else(news)?;
        bar(ui, ("message", place), (tone.fill, line), |ui| {
            let font = strong(ui.ctx(), 17.0);
            let buttons = OK_WIDTH + if file.is_some() { FILE_WIDTH } else { 0.0 };
            let beside = ui.available_width() - buttons;
            let is_below = file.is_some() && beside < WORDS_WIDTH;
            let width = if is_below { ui.available_width() } else { beside.max(100.0) };
            let words = message.to_owned();
            let galley = ui.painter().layout(words, font, tone.ink, width);
            let high = if is_below { 0.0 } else { 48.0 };
            let said = |ui: &mut Ui| say(ui, message, galley, vec2(width, high), urgency);
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
        })
    }
}

/// Draws a bar at its place, with these colors of its ground and its rim.
fn bar(
    ui: &mut Ui,
    (id, place): (&'static str, BarPlace),
    (ground, rim): (Color32, Color32),
    draw: impl FnOnce(&mut Ui) -> Option<Command>,
) -> Option<Command> {
    let frame = Frame::new()
        .fill(ground)
        .stroke(Stroke::new(1.5, rim))
        .inner_margin(Margin::symmetric(16, 8));
    match place {
        BarPlace::Above => Panel::top(id).frame(frame).show(ui, draw).inner,
        BarPlace::Over(screen) => {
            let mut over = ui.new_child(UiBuilder::new().id_salt(id).max_rect(screen));
            let shown = frame.show(&mut over, |ui| {
                ui.set_width(ui.available_width());
                draw(ui)
            });
            // A part of its own, for what lies below it is no part of it.
            shown.response.widget_info(|| WidgetInfo::labeled(Role::Banner, true, ""));
            shown.inner
        }
    }
}

/// Says words in a bar, laid out as `galley`, in a place as wide as `size` and at least as high;
/// screen readers say them as they come.
fn say(ui: &mut Ui, words: &str, galley: Arc<Galley>, size: Vec2, urgency: Live) {
    let size = vec2(size.x, size.y.max(galley.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(urgency));
    let above = (rect.height() - galley.size().y) / 2.0;
    // Its own ink: it was laid out in it.
    ui.painter().galley(rect.left_top() + vec2(0.0, above), galley, Color32::PLACEHOLDER);
}

/// Room for the button.
const BUTTON: f32 = 190.0;

/// Something the user has to know the whole time.
#[derive(Clone, Debug)]
pub enum StandingSign {
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

impl StandingSign {
    /// Draws it above the screen, never on top of it.
    pub fn ui(&self, ui: &mut Ui, text: &Text) -> Option<Command> {
        let palette = Palette::of(ui);
        let quiet = (Icon::Stage, palette.quiet);
        let warning = (Icon::Warning, palette.warning);
        let danger = (Icon::Warning, palette.danger);
        let (key, (icon, tone), button) = match self {
            Self::LooksOn(Availability::Taken) => ("look-on", quiet, None),
            Self::LooksOn(Availability::Free) => {
                ("look-on-free", quiet, Some(("look-on-play", Command::PlayHere)))
            }
            Self::LooksOn(Availability::Gone) => ("look-on-gone", warning, None),
            Self::LooksOn(Availability::OtherVersion) => ("look-on-other-version", warning, None),
            Self::Sample => ("sample", quiet, Some(("sample-leave", Command::Home))),
            Self::Unsaved(_) => ("unsaved", danger, Some(("unsaved-back", Command::BackToUnsaved))),
            Self::OtherTab => ("other-tab", quiet, None),
            Self::Unkept(_) => ("unkept", danger, None),
        };
        let words = match self {
            Self::Unsaved(why) | Self::Unkept(why) => {
                text.with(key, &[("why", why.as_str().into())])
            }
            Self::LooksOn(_) | Self::Sample | Self::OtherTab => text.get(key),
        };
        bar(ui, ("sign", BarPlace::Above), (tone.fill, tone.ink), |ui| {
            let font = strong(ui.ctx(), 17.0);
            let beside = if button.is_some() { BUTTON } else { 0.0 };
            let width = (ui.available_width() - beside - 40.0).max(100.0);
            let galley = ui.painter().layout(words.clone(), font, tone.ink, width);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(28.0, 48.0), Sense::hover());
                icon.paint_at(ui.painter(), rect.center(), 26.0, tone.ink);
                say(ui, &words, galley, vec2(width, 48.0), Live::Polite);
                let (label, command) = button?;
                toned_button(ui, None, &text.get(label), palette.card).clicked().then_some(command)
            })
            .inner
        })
    }
}

const CANCEL: Vec2 = vec2(130.0, 48.0);

/// The moving picture that is being made.
#[derive(Clone, Copy, Debug)]
pub struct ProgressBar {
    /// Share that is done, from 0 to 1.
    pub share: f32,
}

impl ProgressBar {
    pub fn ui(self, ui: &mut Ui, text: &Text, place: BarPlace) -> Option<Command> {
        let palette = Palette::of(ui);
        bar(ui, ("progress", place), (palette.panel, palette.line), |ui| {
            ui.horizontal(|ui| {
                let width = (ui.available_width() - CANCEL.x - 12.0).max(60.0);
                let (rect, said) = ui.allocate_exact_size(vec2(width, CANCEL.y), Sense::hover());
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
                let cancel = SizedButton::new(&label).named(&name).text(16.0).show(ui, CANCEL);
                cancel.clicked().then_some(Command::CancelAnimation)
            })
            .inner
        })
    }
}
