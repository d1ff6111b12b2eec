//! The deck lab: what the chosen decks do over many years, compared with two
//! dice. It plays a slice per frame, so that nothing waits for it.
//!
//! `choice` has the settings; a `run` is made of them, which plays the piles first and then whole
//! games at random, for what events bring. Its results are in the same file: `plots` draws
//! what is about numbers, and the statistics' reports the rest.

mod choice;
mod plots;
mod run;

use egui::{Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::platform::Platform;
use cards::Deck;
use kit::theme::bounds::Within;
use kit::theme::{Palette, display, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{MARGIN, scrolling_in, with_foot, within};
use kit::widgets::{Icon, action_button, heading, primary_button, screen_bar, toned_button};
use words::text::Text;

use choice::LabSettings;
use run::{Results, Run};

#[derive(Debug)]
pub struct DeckLab {
    choice: LabSettings,
    run: Option<Run>,
    results: Option<Results>,
    was_canceled: bool,
}

impl DeckLab {
    /// The lab with these decks to choose from.
    pub fn new(decks: Vec<Deck>) -> Self {
        Self { choice: LabSettings::new(decks), run: None, results: None, was_canceled: false }
    }

    /// Draws it, and plays on while a run is in progress.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) -> Option<Command> {
        self.play_on(ui, platform);
        let back = top_bar(ui, text);
        let (settings, results) = shared_out(ui.available_rect_before_wrap());
        within(ui, settings, |ui| self.settings(ui, text, platform));
        within(ui, results, |ui| {
            if let Some(results) = &mut self.results {
                results.ui(ui, text);
            } else {
                ui.add_space((ui.available_height() * 0.3).min(200.0));
                let words = RichText::new(text.get("lab-empty")).size(19.0);
                ui.add(Label::new(words.color(Palette::of(ui).faint)).wrap());
            }
        });
        back.or_else(|| escape(ui).then_some(Command::Home))
    }

    fn play_on(&mut self, ui: &Ui, platform: &dyn Platform) {
        let Some(mut run) = self.run.take() else { return };
        run.slice(platform);
        if run.is_done() {
            self.results = Some(run.results());
        } else {
            self.run = Some(run);
        }
        ui.ctx().request_repaint();
    }

    fn settings(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let area = ui.available_rect_before_wrap();
        let canceled = || self.was_canceled.then(|| text.get("lab-canceled"));
        let is_running = self.run.is_some();
        let note = if is_running { None } else { self.choice.problem(text).or_else(canceled) };
        let font = egui::TextStyle::Body.resolve(ui.style());
        let high = |words: &String| {
            let (font, wide) = (font.clone(), ui.available_width());
            let words = ui.painter().layout(words.clone(), font, egui::Color32::WHITE, wide);
            words.size().y + 10.0
        };
        let note_height = note.as_ref().map_or(0.0, high);
        let (upper, lower) = with_foot(area, 64.0 + note_height);
        scrolling_in(ui, upper, "lab-settings", |ui| {
            ui.add_enabled_ui(!is_running, |ui| self.choice.ui(ui, text));
        });
        within(ui, lower, |ui| {
            if let Some(words) = &note {
                let ink = Palette::of(ui).warning.ink;
                ui.add(Label::new(RichText::new(words).color(ink)).wrap());
            }
            let button = lower.with_min_y(lower.bottom() - 64.0);
            within(ui, button, |ui| self.foot(ui, text, platform));
        });
    }

    /// The button to start, or the progress of the run.
    fn foot(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        if let Some(run) = &self.run {
            if progress(ui, text, run) {
                self.run = None;
                self.was_canceled = true;
            }
            return;
        }
        let years = text.whole(self.choice.years().count());
        let label = text.with("lab-run", &[("years", years.into())]);
        let lab = self.choice.lab();
        let start = ui.add_enabled_ui(lab.is_some(), |ui| primary_button(ui, &label)).inner;
        if let Some(lab) = lab.filter(|_| start.clicked()) {
            self.was_canceled = false;
            self.run = Some(Run::new(lab, &self.choice, &mut platform.rng()));
            ui.ctx().request_repaint();
        }
    }
}

/// The space for the settings and for the results: side by side, or the results
/// below if the screen is taller than wide.
fn shared_out(area: Rect) -> (Rect, Rect) {
    let area = area.shrink(MARGIN);
    if area.width() > area.height() * 1.05 {
        let wide = (area.width() * 0.34).within(330.0, 430.0);
        let (left, right) = area.split_left_right_at_x(area.left() + wide);
        (left.with_max_x(left.right() - MARGIN / 2.0), right.with_min_x(right.left() + MARGIN))
    } else {
        let high = (area.height() * 0.44).min(SETTINGS);
        let (top, below) = area.split_top_bottom_at_y(area.top() + high);
        (top, below.with_min_y(below.top() + MARGIN))
    }
}

/// Greatest height that the settings of a few decks need, given enough width.
const SETTINGS: f32 = 522.0;

fn top_bar(ui: &mut Ui, text: &Text) -> Option<Command> {
    screen_bar(ui, "lab-bar", |ui| {
        ui.horizontal(|ui| {
            let back = action_button(ui, Some(Icon::Back), &text.get("lab-back"));
            ui.add_space(8.0);
            let font = display(ui.ctx(), 24.0);
            heading(ui, RichText::new(text.get("lab-title")).font(font));
            back.clicked().then_some(Command::Home)
        })
        .inner
    })
}

/// The progress of the run; returns whether to cancel it.
fn progress(ui: &mut Ui, text: &Text, run: &Run) -> bool {
    let palette = Palette::of(ui);
    let label = text.get("lab-cancel");
    ui.horizontal(|ui| {
        let room = (ui.available_width() - 140.0).max(48.0);
        let (rect, bar) = ui.allocate_exact_size(vec2(room, 64.0), Sense::hover());
        let percent = run.percent();
        let words = text.with("lab-progress", &[("percent", percent.into())]);
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &words));
        let track = Rect::from_center_size(rect.center(), vec2(rect.width(), 28.0));
        ui.painter().rect_filled(track, 14.0, palette.raised);
        let done = (track.width() * f32::from(percent) / 100.0).max(28.0);
        ui.painter().rect_filled(track.with_max_x(track.left() + done), 14.0, palette.primary.fill);
        let shown = text.percent(&percent.to_string());
        let font = strong(ui.ctx(), 17.0);
        ui.painter().text(track.center(), egui::Align2::CENTER_CENTER, shown, font, palette.text);
        ui.spacing_mut().interact_size.y = 64.0;
        toned_button(ui, Some(Icon::Cross), &label, palette.quiet).clicked()
    })
    .inner
}
