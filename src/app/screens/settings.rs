//! The device's settings. Every touch takes effect at once.

use std::iter;

use egui::{Align, Frame, Layout, Margin, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::session::turn_clock::{ClockMode, Minutes};
use crate::app::settings::{Explain, KeepAwake, Motion, NextDraw, Settings, TableSide, Zoom};
use crate::app::sound::{CueChannel, Reach, Reaches};
use kit::theme::bounds::Within;
use kit::theme::{Look, Palette, display, plain, strong};
use kit::widgets::split::{page, scrolling_in, with_foot, within};
use kit::widgets::{
    self, Icon, SizedButton, Switch, framed, hint, keyed_switch, segments_named, stepper,
    switch_row, wrapped,
};
use words::language::Language;
use words::text::Text;

#[derive(Clone, Copy)]
pub struct SettingsPage<'a> {
    pub text: &'a Text,
    pub settings: &'a Settings,
    pub most_zoom: Zoom,
    /// Reach of each channel: whether anybody answers on it.
    pub reaches: Reaches,
}

/// Least width at which the groups are in two columns.
const TWO_COLUMNS: f32 = 900.0;

/// Greatest width: longer rows are hard to follow.
const WIDEST: f32 = 1160.0;

/// Below this width, at most two options are side by side.
const NARROW: f32 = 440.0;

impl SettingsPage<'_> {
    pub fn ui(self, ui: &mut Ui) -> Option<Command> {
        let (above, foot) = with_foot(page(ui.available_rect_before_wrap(), WIDEST), 64.0);
        let (mut to, text) = (*self.settings, self.text);
        let mut command = scrolling_in(ui, above, "settings", |ui| {
            ui.label(RichText::new(text.get("settings")).font(display(ui.ctx(), 30.0)));
            ui.add_space(4.0);
            let tried = if ui.available_width() >= TWO_COLUMNS {
                ui.columns_const(|[left, right]| {
                    self.looks(left, &mut to);
                    self.runs(right, &mut to)
                })
            } else {
                self.looks(ui, &mut to);
                self.runs(ui, &mut to)
            };
            ui.add_space(8.0);
            let about = SizedButton::new(text.get("about")).icon(Icon::Question);
            tried.or(about.touched(ui, 56.0).then_some(Command::About))
        });
        let left = within(ui, foot, |ui| {
            ui.horizontal(|ui| {
                let gap = ui.spacing().item_spacing.x;
                let size = vec2((ui.available_width() - gap) / 2.0, 64.0);
                let usual = self.settings.usual();
                let button = SizedButton::new(text.get("settings-defaults"));
                if button.enabled(usual != *self.settings).show(ui, size).clicked() {
                    to = usual;
                }
                let tone = Palette::of(ui).primary;
                let done = SizedButton::new(text.get("settings-done")).icon(Icon::Check);
                done.tone(tone).text(20.0).show(ui, size).clicked()
            })
            .inner
        });
        if to != *self.settings {
            command = Some(Command::Set(to));
        }
        let leave = ui.input(|input| input.key_pressed(egui::Key::Escape));
        command.or((left || leave).then_some(Command::Leave))
    }

    /// Draws the settings of how the app looks, its language, size, and colors, and of how much
    /// it explains.
    fn looks(self, ui: &mut Ui, to: &mut Settings) {
        let languages = Language::ALL.map(|language| (language, language.own_name().to_owned()));
        self.by_system(ui, "settings-language", languages, &mut to.language);
        self.zoom(ui, &mut to.zoom);
        let looks =
            Look::ALL.map(|look| (look, self.text.get(&format!("settings-look-{}", look.key()))));
        self.by_system(ui, "settings-look", looks, &mut to.look);
        ui.add_space(8.0);
        let explains = [Explain::NewThings, Explain::Nothing];
        let lessons = keyed_switch(ui, self.text, "settings-lessons", explains, to.explain);
        *to = to.explaining(lessons);
    }

    /// Rows of what goes on by itself: motion, sound and voice, clock, display, table view. Returns
    /// what is to be tried.
    fn runs(self, ui: &mut Ui, to: &mut Settings) -> Option<Command> {
        let motions = [
            (Motion::Moving, self.text.get("settings-motion-moving")),
            (Motion::Still, self.text.get("settings-motion-still")),
        ];
        self.by_system(ui, "settings-motion", motions, &mut to.motion);
        let heading = self.text.get("settings-hearing");
        let tried = group(ui, &heading, |ui| self.hearing(ui, to));
        self.clock(ui, &mut to.clock);
        ui.add_space(8.0);
        let awake = [KeepAwake::WhilePlaying, KeepAwake::No];
        to.keep_awake = keyed_switch(ui, self.text, "settings-awake", awake, to.keep_awake);
        ui.add_space(8.0);
        let sides = [TableSide::OnTurn, TableSide::Chosen];
        to.table_side = keyed_switch(ui, self.text, "settings-table-side", sides, to.table_side);
        let draws = [NextDraw::AtOnce, NextDraw::ByHand];
        to.next_draw = keyed_switch(ui, self.text, "settings-next-draw", draws, to.next_draw);
        tried
    }

    /// A setting that follows the system unless one of `own` was chosen.
    fn by_system<T: Copy + PartialEq>(
        self,
        ui: &mut Ui,
        key: &str,
        own: impl IntoIterator<Item = (T, String)>,
        it: &mut Option<T>,
    ) {
        let system = (None, self.text.get("settings-as-system"));
        let own = own.into_iter().map(|(value, label)| (Some(value), label));
        let options: Vec<_> = iter::once(system).chain(own).collect();
        let heading = self.text.get(key);
        group(ui, &heading, |ui| self.choose(ui, &heading, &options, it));
    }

    fn choose<T: Copy + PartialEq>(
        self,
        ui: &mut Ui,
        heading: &str,
        options: &[(T, String)],
        it: &mut T,
    ) {
        let a_row = if ui.available_width() < NARROW { 2 } else { options.len().max(1) };
        // Several settings have this option, so its name says which.
        let system = self.text.get("settings-as-system");
        let name = |choice: &String| {
            if *choice != system {
                return choice.clone();
            }
            let values = [("setting", heading.into()), ("choice", choice.as_str().into())];
            self.text.with("settings-choice", &values)
        };
        let now = *it;
        for row in options.chunks(a_row) {
            *it = segments_named(ui, row, now, name).unwrap_or(*it);
        }
    }

    /// A size between two buttons that make it less or more; `label` and its size and room stand
    /// for what it is `now`.
    fn steps<T: Copy + PartialEq>(
        self,
        ui: &mut Ui,
        [minus, plus]: [&str; 2],
        (label, size, room): (&str, f32, f32),
        (now, [less, more]): (T, [T; 2]),
    ) -> Option<T> {
        let step = |ui: &mut Ui, key: &str, icon: Icon, next: T| {
            let button = SizedButton::new("").named(self.text.get(key)).icon(icon);
            let button = button.enabled(next != now);
            button.show(ui, vec2(72.0, 56.0)).clicked().then_some(next)
        };
        ui.horizontal(|ui| {
            let to = step(ui, minus, Icon::Minus, less);
            let room = (ui.available_width() - 80.0).within(60.0, room);
            ui.allocate_ui(vec2(room, 56.0), |ui| {
                ui.set_width(room);
                ui.centered_and_justified(|ui| {
                    ui.label(RichText::new(label).font(strong(ui.ctx(), size)));
                });
            });
            to.or(step(ui, plus, Icon::Plus, more))
        })
        .inner
    }

    fn zoom(self, ui: &mut Ui, wish: &mut Zoom) {
        let (most, wished) = (self.most_zoom, *wish);
        let now = wished.min(most);
        let percent = |zoom: Zoom| self.text.percent(&zoom.number().to_string());
        group(ui, &self.text.get("settings-zoom"), |ui| {
            let keys = ["settings-smaller", "settings-larger"];
            let next = (now, [now.less(), now.more().min(most)]);
            *wish = self.steps(ui, keys, (&percent(now), 22.0, 160.0), next).unwrap_or(*wish);
            if most < Zoom::MOST {
                let is_capped = wished > now;
                let key = if is_capped { "settings-zoom-capped" } else { "settings-zoom-most" };
                let values = [("most", percent(most).into()), ("wish", percent(wished).into())];
                hint(ui, &self.text.with(key, &values));
            }
        });
    }

    fn clock(self, ui: &mut Ui, clock: &mut ClockMode) {
        let now = *clock;
        let minutes = match now {
            ClockMode::Down(minutes) => minutes,
            ClockMode::Off | ClockMode::Up => Minutes::default(),
        };
        let options = [
            (ClockMode::Off, self.text.get("settings-clock-off")),
            (ClockMode::Up, self.text.get("settings-clock-up")),
            (ClockMode::Down(minutes), self.text.get("settings-clock-down")),
        ];
        let heading = self.text.get("settings-clock");
        group(ui, &heading, |ui| {
            self.choose(ui, &heading, &options, clock);
            if matches!(now, ClockMode::Down(_)) {
                ui.horizontal(|ui| {
                    let [less, more] = ["settings-minutes-less", "settings-minutes-more"]
                        .map(|key| self.text.get(key));
                    let range = Minutes::LEAST.number()..=Minutes::MOST.number();
                    if let Some(change) = stepper(ui, (&less, &more), minutes.number(), &range) {
                        let to = if change > 0 { minutes.more() } else { minutes.less() };
                        *clock = ClockMode::Down(to);
                    }
                    hint(ui, &self.text.get("settings-minutes"));
                });
            }
            let line = RichText::new(self.text.get("settings-clock-line"));
            wrapped(ui, line.color(Palette::of(ui).faint), plain(16.0));
        });
    }

    /// Rows of what is heard, by which of it anybody answers; whatever is on can be tried.
    fn hearing(self, ui: &mut Ui, to: &mut Settings) -> Option<Command> {
        let mut tried = None;
        for (channel, key, state) in [
            (CueChannel::Sound, "settings-sounds", &mut to.sounds),
            (CueChannel::Voice, "settings-voice", &mut to.read_aloud),
            (CueChannel::Buzz, "settings-buzzes", &mut to.buzzes),
        ] {
            let now = *state;
            let line = match (self.reaches[channel], now) {
                // Only a device that is held has it.
                (Reach::Missing, _) if channel == CueChannel::Buzz => continue,
                (Reach::Missing, _) | (Reach::Silent, Switch::On) => format!("{key}-silent"),
                _ => format!("{key}-line"),
            };
            *state = switch_row(ui, &self.text.get(key), &self.text.get(&line), now).unwrap_or(now);
            if now == Switch::On {
                let button = SizedButton::new(self.text.get(&format!("{key}-try")));
                if button.icon(Icon::GoOn).touched(ui, 48.0) {
                    tried = Some(Command::TryOut(channel));
                }
            }
        }
        let Settings { sounds, read_aloud, volume, .. } = *self.settings;
        if [sounds, read_aloud].contains(&Switch::On) {
            let percent = self.text.percent(&volume.number().to_string());
            let label = self.text.with("settings-volume", &[("percent", percent.into())]);
            let keys = ["settings-quieter", "settings-louder"];
            let next = (volume, [volume.less(), volume.more()]);
            to.volume = self.steps(ui, keys, (&label, 18.0, 200.0), next).unwrap_or(to.volume);
        }
        tried
    }
}

fn group<R>(ui: &mut Ui, heading: &str, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    ui.add_space(8.0);
    let frame = Frame::new().fill(palette.panel).corner_radius(14);
    framed(ui, frame, Margin::symmetric(16, 14), |ui| {
        // Columns would stretch their lines to both edges.
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            widgets::heading(ui, RichText::new(heading).font(strong(ui.ctx(), 18.0)));
            draw(ui)
        })
        .inner
    })
}
