//! The device's settings. Every touch takes effect at once.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::command::{Command, Page};
use crate::app::session::turn_clock::{ClockMode, Minutes};
use crate::app::settings::{
    Buzzes, Explain, KeepAwake, Motion, NextDraw, ReadAloud, Setting, Settings, Sounds, TableSide,
    Zoom,
};
use crate::app::sound::{Channel, Reach, Reaches, Volume};
use kit::theme::bounds::Within;
use kit::theme::{Look, Palette, display, strong};
use kit::widgets::split::{MARGIN, scrolling, with_foot, within};
use kit::widgets::{Icon, SizedButton, Switch, segments_named, stepper, switch_row};
use words::language::Language;
use words::text::Text;

#[derive(Clone, Copy)]
pub struct SettingsPage<'a> {
    pub text: &'a Text,
    pub settings: &'a Settings,
    /// The largest zoom that fits this window.
    pub most_zoom: Zoom,
    /// Whether anybody answers to what is to be heard.
    pub reaches: Reaches,
}

/// From this width on, the groups are in two columns.
const TWO_COLUMNS: f32 = 900.0;

/// No wider than this: longer rows are hard to follow.
const WIDEST: f32 = 1160.0;

/// Below this width, at most two options are side by side.
const NARROW: f32 = 440.0;

impl SettingsPage<'_> {
    pub fn ui(self, ui: &mut Ui) -> Option<Command> {
        let area = ui.available_rect_before_wrap().shrink(MARGIN);
        let wide = area.width().min(WIDEST);
        let area = egui::Rect::from_center_size(area.center(), vec2(wide, area.height()));
        let (above, foot) = with_foot(area, 64.0);
        let mut command = within(ui, above, |ui| {
            scrolling(ui, "settings", |ui| {
                let title = RichText::new(self.text.get("settings")).font(display(ui.ctx(), 30.0));
                ui.label(title);
                ui.add_space(4.0);
                if ui.available_width() >= TWO_COLUMNS {
                    ui.columns(2, |columns| {
                        let mut command = None;
                        for (column, draw) in columns.iter_mut().zip([Self::looks, Self::runs]) {
                            command = draw(self, column).or(command);
                        }
                        command
                    })
                } else {
                    let looks = self.looks(ui);
                    self.runs(ui).or(looks)
                }
                .or_else(|| self.about(ui))
            })
        });
        let leave = ui.input(|input| input.key_pressed(egui::Key::Escape));
        let left = within(ui, foot, |ui| {
            ui.horizontal(|ui| {
                let gap = ui.spacing().item_spacing.x;
                let half = (ui.available_width() - gap) / 2.0;
                let defaults = self.text.get("settings-defaults");
                ui.add_enabled_ui(!self.settings.are_usual(), |ui| {
                    if SizedButton::new(&defaults).show(ui, vec2(half, 64.0)).clicked() {
                        command = Some(Command::Set(Setting::Defaults));
                    }
                });
                let done = self.text.get("settings-done");
                let tone = Palette::of(ui).primary;
                let button = SizedButton::new(&done).icon(Icon::Check).tone(tone).text(20.0);
                button.show(ui, vec2(half, 64.0)).clicked()
            })
            .inner
        });
        command.or((left || leave).then_some(Command::Settings(Page::Leave)))
    }

    /// The way to the About page.
    fn about(self, ui: &mut Ui) -> Option<Command> {
        ui.add_space(8.0);
        let label = self.text.get("about");
        let button = SizedButton::new(&label).icon(Icon::Question);
        let touched = button.show(ui, vec2(ui.available_width(), 56.0)).clicked();
        touched.then_some(Command::About(Page::Open))
    }

    /// Returns how the app looks: language, size, colors; and how much it explains.
    fn looks(self, ui: &mut Ui) -> Option<Command> {
        let language = self.language(ui);
        let zoom = self.zoom(ui);
        let look = self.look(ui);
        let lessons = self.lessons(ui);
        language.or(zoom).or(look).or(lessons).map(Command::Set)
    }

    /// What goes on by itself: motion, sound and voice, clock, display, table view.
    fn runs(self, ui: &mut Ui) -> Option<Command> {
        let motion = self.motion(ui);
        let hearing = Hearing { text: self.text, settings: self.settings, reaches: &self.reaches };
        let heard = hearing.ui(ui);
        let clock = self.clock(ui);
        let awake = self.awake(ui);
        let table_view = self.table_view(ui);
        motion.or(clock).or(awake).or(table_view).map(Command::Set).or(heard)
    }

    fn language(self, ui: &mut Ui) -> Option<Setting> {
        let mut options = vec![(None, self.text.get("settings-as-system"))];
        let own = |language: Language| (Some(language), language.own_name().to_owned());
        options.extend(Language::ALL.map(own));
        let heading = self.text.get("settings-language");
        group(ui, &heading, |ui| self.choose(ui, &heading, &options, self.settings.language))
            .map(Setting::Language)
    }

    fn zoom(self, ui: &mut Ui) -> Option<Setting> {
        let wish = self.settings.zoom;
        let now = wish.min(self.most_zoom);
        group(ui, &self.text.get("settings-zoom"), |ui| {
            let mut setting = None;
            ui.horizontal(|ui| {
                let less = self.text.get("settings-smaller");
                let more = self.text.get("settings-larger");
                let percent = self.percent(now);
                let side = vec2(72.0, 56.0);
                ui.add_enabled_ui(now > Zoom::LEAST, |ui| {
                    let button = SizedButton::new("").named(&less).icon(Icon::Minus);
                    if button.show(ui, side).clicked() {
                        setting = Some(Setting::Zoom(now.smaller()));
                    }
                });
                let room = (ui.available_width() - 80.0).within(60.0, 160.0);
                ui.allocate_ui(vec2(room, 56.0), |ui| {
                    ui.set_width(room);
                    ui.centered_and_justified(|ui| {
                        ui.label(RichText::new(&percent).font(strong(ui.ctx(), 22.0)));
                    });
                });
                ui.add_enabled_ui(now < self.most_zoom, |ui| {
                    let button = SizedButton::new("").named(&more).icon(Icon::Plus);
                    if button.show(ui, side).clicked() {
                        setting = Some(Setting::Zoom(now.larger()));
                    }
                });
            });
            if self.most_zoom < Zoom::MOST {
                let most = self.percent(self.most_zoom);
                let key = if wish > now { "settings-zoom-capped" } else { "settings-zoom-most" };
                let values = [("most", most.into()), ("wish", self.percent(wish).into())];
                note(ui, &self.text.with(key, &values));
            }
            setting
        })
    }

    fn percent(self, zoom: Zoom) -> String {
        self.text.percent(&zoom.percent().to_string())
    }

    fn look(self, ui: &mut Ui) -> Option<Setting> {
        let mut options = vec![(None, self.text.get("settings-as-system"))];
        options.extend(
            Look::ALL
                .map(|look| (Some(look), self.text.get(&format!("settings-look-{}", look.key())))),
        );
        let heading = self.text.get("settings-look");
        group(ui, &heading, |ui| self.choose(ui, &heading, &options, self.settings.look))
            .map(Setting::Look)
    }

    fn motion(self, ui: &mut Ui) -> Option<Setting> {
        let options = [
            (None, self.text.get("settings-as-system")),
            (Some(Motion::Moving), self.text.get("settings-motion-moving")),
            (Some(Motion::Still), self.text.get("settings-motion-still")),
        ];
        let heading = self.text.get("settings-motion");
        group(ui, &heading, |ui| self.choose(ui, &heading, &options, self.settings.motion))
            .map(Setting::Motion)
    }

    fn clock(self, ui: &mut Ui) -> Option<Setting> {
        let now = self.settings.clock;
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
            let mut setting = self.choose(ui, &heading, &options, now).map(Setting::Clock);
            if matches!(now, ClockMode::Down(_)) {
                ui.horizontal(|ui| {
                    let names = ["settings-minutes-less", "settings-minutes-more"]
                        .map(|key| self.text.get(key));
                    let [less, more] = &names;
                    let range = Minutes::LEAST.number()..=Minutes::MOST.number();
                    let change = stepper(ui, (less, more), minutes.number(), &range);
                    let to = change.map(|change| minutes.number().saturating_add_signed(change));
                    if let Some(Ok(minutes)) = to.map(Minutes::try_from) {
                        setting = Some(Setting::Clock(ClockMode::Down(minutes)));
                    }
                    note(ui, &self.text.get("settings-minutes"));
                });
            }
            note(ui, &self.text.get("settings-clock-line"));
            setting
        })
    }

    /// One of several options; returns one other than `now` if it was touched.
    fn choose<T: Copy + PartialEq>(
        self,
        ui: &mut Ui,
        heading: &str,
        options: &[(T, String)],
        now: T,
    ) -> Option<T> {
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
        let mut touched = None;
        for row in options.chunks(a_row) {
            touched = segments_named(ui, row, now, name).or(touched);
        }
        touched.filter(|touched| *touched != now)
    }

    fn awake(self, ui: &mut Ui) -> Option<Setting> {
        ui.add_space(8.0);
        let now = Switch::when(self.settings.keep_awake == KeepAwake::WhilePlaying);
        let (label, line) = (self.text.get("settings-awake"), self.text.get("settings-awake-line"));
        switch_row(ui, &label, &line, now).map(|switch| {
            Setting::KeepAwake(match switch {
                Switch::On => KeepAwake::WhilePlaying,
                Switch::Off => KeepAwake::No,
            })
        })
    }

    fn lessons(self, ui: &mut Ui) -> Option<Setting> {
        ui.add_space(8.0);
        let now = Switch::when(self.settings.explain == Explain::NewThings);
        let line = self.text.get("settings-lessons-line");
        switch_row(ui, &self.text.get("settings-lessons"), &line, now).map(|switch| {
            Setting::Explain(match switch {
                Switch::On => Explain::NewThings,
                Switch::Off => Explain::Nothing,
            })
        })
    }

    fn table_view(self, ui: &mut Ui) -> Option<Setting> {
        ui.add_space(8.0);
        let switch = |ui: &mut Ui, key: &str, now: bool| {
            let (label, line) = (self.text.get(key), self.text.get(&format!("{key}-line")));
            switch_row(ui, &label, &line, Switch::when(now))
        };
        let turns = self.settings.table_side == TableSide::OnTurn;
        let side = switch(ui, "settings-table-side", turns).map(|to| {
            Setting::TableSide(match to {
                Switch::On => TableSide::OnTurn,
                Switch::Off => TableSide::Chosen,
            })
        });
        let draws = self.settings.next_draw == NextDraw::AtOnce;
        let draw = switch(ui, "settings-next-draw", draws).map(|to| {
            Setting::NextDraw(match to {
                Switch::On => NextDraw::AtOnce,
                Switch::Off => NextDraw::ByHand,
            })
        });
        side.or(draw)
    }
}

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

    /// Returns what can be switched on can be tried.
    fn try_out(self, ui: &mut Ui, (channel, key): (Channel, &str), now: Switch) -> Option<Command> {
        if now == Switch::Off {
            return None;
        }
        let label = self.text.get(key);
        let button = SizedButton::new(&label).icon(Icon::GoOn);
        let touched = button.show(ui, vec2(ui.available_width(), 48.0)).clicked();
        touched.then_some(Command::TryOut(channel))
    }

    /// Returns how loud, once there is anything to hear.
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
