//! What is heard: sounds, reading aloud, the buzz, and how loud. Where nothing answers, its
//! switch says so.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::settings::{Buzzes, ReadAloud, Setting, Settings, Sounds};
use crate::app::sound::{Channel, Reach, Reaches, Volume};
use kit::theme::bounds::Within;
use kit::theme::{Palette, strong};
use kit::widgets::{Icon, SizedButton, Switch, switch_row};
use words::text::Text;

/// The settings of what is heard.
#[derive(Clone, Copy)]
pub struct Hearing<'a> {
    pub text: &'a Text,
    pub settings: &'a Settings,
    /// Whether anybody answers.
    pub reaches: &'a Reaches,
}

impl Hearing<'_> {
    pub fn ui(self, ui: &mut Ui) -> Option<Command> {
        let heading = self.text.get("settings-hearing");
        group(ui, &heading, |ui| {
            let sounds = self.sounds(ui);
            let voice = self.read_aloud(ui);
            let buzzes = self.buzzes(ui);
            let volume = self.volume(ui);
            sounds.or(voice).or(buzzes).or(volume)
        })
    }

    /// A switch, and what says below it that nothing answers.
    fn switch(self, ui: &mut Ui, (channel, key): (Channel, &str), now: Switch) -> Option<Switch> {
        let line = match (self.reaches[channel], now) {
            (Reach::Missing, _) | (Reach::Silent, Switch::On) => format!("{key}-silent"),
            _ => format!("{key}-line"),
        };
        switch_row(ui, &self.text.get(key), &self.text.get(&line), now)
    }

    fn sounds(self, ui: &mut Ui) -> Option<Command> {
        let now = Switch::when(self.settings.sounds == Sounds::On);
        let to = self.switch(ui, (Channel::Sound, "settings-sounds"), now).map(|to| match to {
            Switch::On => Sounds::On,
            Switch::Off => Sounds::Off,
        });
        let tried = self.try_out(ui, (Channel::Sound, "settings-sounds-try"), now);
        to.map(|to| Command::Set(Setting::Sounds(to))).or(tried)
    }

    fn read_aloud(self, ui: &mut Ui) -> Option<Command> {
        let now = Switch::when(self.settings.read_aloud == ReadAloud::On);
        let to = self.switch(ui, (Channel::Voice, "settings-voice"), now).map(|to| match to {
            Switch::On => ReadAloud::On,
            Switch::Off => ReadAloud::Off,
        });
        let tried = self.try_out(ui, (Channel::Voice, "settings-voice-try"), now);
        to.map(|to| Command::Set(Setting::ReadAloud(to))).or(tried)
    }

    /// Only a device that is held has it.
    fn buzzes(self, ui: &mut Ui) -> Option<Command> {
        if self.reaches[Channel::Buzz] == Reach::Missing {
            return None;
        }
        let now = Switch::when(self.settings.buzzes == Buzzes::On);
        let to = self.switch(ui, (Channel::Buzz, "settings-buzzes"), now).map(|to| match to {
            Switch::On => Buzzes::On,
            Switch::Off => Buzzes::Off,
        });
        let tried = self.try_out(ui, (Channel::Buzz, "settings-buzzes-try"), now);
        to.map(|to| Command::Set(Setting::Buzzes(to))).or(tried)
    }

    /// What can be switched on can be tried.
    fn try_out(self, ui: &mut Ui, (channel, key): (Channel, &str), now: Switch) -> Option<Command> {
        if now == Switch::Off {
            return None;
        }
        let label = self.text.get(key);
        let button = SizedButton::new(&label).icon(Icon::GoOn);
        let touched = button.show(ui, vec2(ui.available_width(), 48.0)).clicked();
        touched.then_some(Command::TryOut(channel))
    }

    /// How loud, once there is anything to hear.
    fn volume(self, ui: &mut Ui) -> Option<Command> {
        let Settings { sounds, read_aloud, volume, .. } = *self.settings;
        if sounds == Sounds::Off && read_aloud == ReadAloud::Off {
            return None;
        }
        let mut to = None;
        ui.horizontal(|ui| {
            let side = vec2(72.0, 56.0);
            let mut step = |ui: &mut Ui, key: &str, icon: Icon, next: Volume| {
                let label = self.text.get(key);
                ui.add_enabled_ui(next != volume, |ui| {
                    if SizedButton::new("").named(&label).icon(icon).show(ui, side).clicked() {
                        to = Some(next);
                    }
                });
            };
            step(ui, "settings-quieter", Icon::Minus, volume.quieter());
            let room = (ui.available_width() - 80.0).within(60.0, 200.0);
            ui.allocate_ui(vec2(room, 56.0), |ui| {
                ui.set_width(room);
                ui.centered_and_justified(|ui| {
                    let percent = self.text.percent(&volume.percent().to_string());
                    let words = self.text.with("settings-volume", &[("percent", percent.into())]);
                    ui.label(RichText::new(words).font(strong(ui.ctx(), 18.0)));
                });
            });
            step(ui, "settings-louder", Icon::Plus, volume.louder());
        });
        to.map(|volume| Command::Set(Setting::Volume(volume)))
    }
}

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
