//! A frame of the window: bars, and the screen below them; and the system's own way back, a
//! browser's Back button or a tablet's gesture, which does what Escape does, or leads to the start
//! screen where Escape does nothing.

use std::time::Duration;

use egui::{Context, Event, Key, Modifiers, Ui, UiBuilder};

use super::message_bar::{BarPlace, MessageBar, ProgressBar};
use super::pages::Page;
use super::room;
use super::sample::settings_at;
use super::tableside::Tableside;
use crate::app::command::Command;
use crate::app::platform::{Awake, WayBack};
use crate::app::screens::{NewGameFiles, PlayContext, SettingsPage};
use crate::app::settings::{KeepAwake, Settings, Zoom};
use kit::theme::Palette;
use kit::widgets::keyboard::escape;
use kit::widgets::{Quarter, TurnedWindow};
use words::errors;

/// Time between updates of the list of games while it is being read.
const LOOK: Duration = Duration::from_millis(50);

impl Tableside {
    /// Does what goes on whether or not anything is seen of it: a window that is covered draws no
    /// frames. Comes before each of them otherwise.
    pub fn logic(&mut self, ctx: &Context) {
        self.run(ctx);
        self.hear_phones();
        self.publish();
        self.keep_seats();
        self.pass_notices(ctx);
        if self.games.go_on(self.platform.elapsed()) {
            ctx.request_repaint_after(LOOK);
        }
        self.film(ctx);
        self.ask_before_closing(ctx);
    }

    /// Draws the screen and carries out its commands.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.device.tune(ui.ctx(), self.platform.as_ref());
        if room::is_enough(ui.ctx()) {
            self.shown(ui);
        } else {
            // Ignore keys and touches: nobody can see what they would do.
            self.platform.steps_back();
            room::ask_for_more(ui, &self.text, self.message.as_deref());
        }
        self.make_heard();
        self.keyboard.after(ui.ctx());
        TurnedWindow::face(ui.ctx(), self.faced());
        self.keep_awake(self.wished_awake());
        self.platform.lead_back(self.way_back());
    }

    /// The bars and the screen below them.
    fn shown(&mut self, ui: &mut Ui) {
        self.keyboard.before(ui);
        let resized = self.size_keys(ui);
        let back = self.step_back(ui);
        let is_play = matches!(self.pages.front(), Page::Play(_));
        let above = if is_play { None } else { self.bars(ui, BarPlace::Above) };
        let signed = self.sign().and_then(|sign| sign.ui(ui, &self.text));
        let screen = room::below(ui.available_rect_before_wrap());
        let below = UiBuilder::new().max_rect(screen);
        let mut commands = ui.scope_builder(below, |ui| self.screen_ui(ui)).inner;
        let room = match self.pages.front() {
            Page::Play(play) => play.1.room_for_bars(),
            _ => None,
        };
        let over = room.and_then(|room| self.bars(ui, BarPlace::Over(room)));
        commands.extend(Self::stepped_back(ui, back, &commands));
        commands.extend([above, over, signed, resized].into_iter().flatten());
        if commands.is_empty() {
            return;
        }
        self.apply_all(commands);
        self.publish();
        if let Some(copied) = self.copied.take() {
            ui.ctx().copy_text(copied);
        }
        ui.ctx().request_repaint();
    }

    fn message_bar(&self) -> MessageBar<'_> {
        let shows_files = self.platform.shows_files();
        MessageBar { trouble: self.message.as_deref(), news: self.news.as_ref(), shows_files }
    }

    /// Draws what comes and goes above the screen or over it; over it, one thing at a time.
    fn bars(&self, ui: &mut Ui, place: BarPlace) -> Option<Command> {
        let message = self.message_bar();
        let dismissed = message.ui(ui, &self.text, place);
        if message.is_due() && place != BarPlace::Above {
            return dismissed;
        }
        let progress = self.filming.as_ref().map(|filming| ProgressBar { share: filming.share });
        let stopped = progress.and_then(|bar| bar.ui(ui, &self.text, place));
        dismissed.or(stopped)
    }

    /// The side that the window faces: the table view may lie toward any.
    fn faced(&self) -> Quarter {
        match self.pages.front() {
            Page::Play(play) => play.1.faced(play.0.game(), self.device.settings().table_side),
            _ => Quarter::Near,
        }
    }

    /// Keeps the display on while there is a game to look at.
    fn wished_awake(&self) -> Awake {
        let may = self.device.settings().keep_awake == KeepAwake::WhilePlaying;
        let playing = self.game().is_some_and(|game| game.state().over().is_none());
        if may && playing { Awake::Kept } else { Awake::Free }
    }

    fn keep_awake(&mut self, wish: Awake) {
        if wish != self.awake {
            self.awake = wish;
            self.platform.keep_awake(wish, &self.text.get("settings-awake-why"));
        }
    }

    /// The usual keyboard shortcuts for zooming.
    fn size_keys(&self, ui: &Ui) -> Option<Command> {
        let settings = *self.device.settings();
        let zoom = settings.zoom.min(self.device.most_zoom());
        let keys = [
            (Key::Plus, zoom.more()),
            (Key::Equals, zoom.more()),
            (Key::Minus, zoom.less()),
            (Key::Num0, Zoom::default()),
        ];
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
        let (_, zoom) = keys.into_iter().find(|(key, _)| pressed(*key))?;
        let zoom = zoom.min(self.device.most_zoom());
        Some(Command::Set(Settings { zoom, ..settings }))
    }

    /// Draws the page in front; returns all that was asked for there. But for a game, a frame asks
    /// for one thing at most.
    fn screen_ui(&mut self, ui: &mut Ui) -> Vec<Command> {
        let phones = self.phones_shown();
        let (front, game) = self.pages.front_mut();
        let (text, platform) = (&self.text, self.platform.as_mut());
        let asked = match front {
            Page::Play(play) => {
                let (sitting, view) = &mut **play;
                let platform = &*platform;
                let local = |time| platform.local(time);
                let when = |time| text.when(local(time), local(platform.now()));
                let trouble = sitting.trouble();
                let settings = settings_at(sitting, self.device.settings());
                let context = PlayContext {
                    text,
                    palette: Palette::of(ui),
                    settings: &settings,
                    motion: self.device.motion(platform),
                    game: sitting.game(),
                    is_played_here: sitting.is_played_here(),
                    clock: sitting.clock(self.device.settings().clock),
                    refused: self.refused.as_ref(),
                    trouble: trouble.map(|trouble| errors::reason(text, &trouble.source)),
                    phones: phones.as_ref(),
                    when: &when,
                };
                return view.ui(ui, &context);
            }
            Page::Almanac(almanac) => almanac.ui(ui, text, game),
            Page::About(about) => {
                let place = platform.shown_place(self.folder.path());
                about.ui(ui, text, place.as_deref())
            }
            Page::Settings => {
                let (settings, most_zoom) = (self.device.settings(), self.device.most_zoom());
                let reaches = platform.audio().map(|audio| audio.reaches()).unwrap_or_default();
                SettingsPage { text, settings, most_zoom, reaches }.ui(ui)
            }
            Page::Statistics(open) => open.statistics.ui(ui, text),
            Page::Home(home) => home.ui(ui, text, &self.games, platform),
            Page::Lab(lab) => lab.ui(ui, text, platform),
            Page::Records(page) => page.ui(ui, text, platform),
            Page::NewGame(new_game) => {
                let files = NewGameFiles { islands: &self.islands, positions: &self.positions };
                new_game.ui(ui, text, files, platform)
            }
            Page::Decks(decks) => decks.ui(ui, text, &self.library, platform),
        };
        asked.into_iter().collect()
    }
}

impl Tableside {
    /// Hands a requested step back to the screen, which sees it as an Escape; returns whether it
    /// did. Typing is finished first, and so is a step on its way to disk.
    fn step_back(&mut self, ui: &Ui) -> bool {
        self.steps_back += self.platform.steps_back();
        if self.way_back() == WayBack::Out {
            self.steps_back = 0;
        }
        if self.steps_back == 0 || self.is_waiting() {
            return false;
        }
        ui.ctx().request_repaint();
        if ui.ctx().text_edit_focused() {
            ui.memory_mut(|memory| {
                if let Some(field) = memory.focused() {
                    memory.surrender_focus(field);
                }
            });
            return false;
        }
        self.steps_back -= 1;
        ui.input_mut(|input| {
            input.events.push(Event::Key {
                key: Key::Escape,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        });
        true
    }

    /// Leads to the start screen if the screen had nothing to close.
    fn stepped_back(ui: &Ui, steps: bool, asked: &[Command]) -> Option<Command> {
        let is_untaken = steps && escape(ui);
        (is_untaken && asked.is_empty()).then_some(Command::Home)
    }

    /// Returns where the system's own way back leads from here.
    fn way_back(&self) -> WayBack {
        if matches!(self.pages.front(), Page::Home(home) if home.is_start()) {
            WayBack::Out
        } else {
            WayBack::Within
        }
    }
}

impl eframe::App for Tableside {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        Self::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        Self::ui(self, ui);
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut egui::RawInput) {
        self.pointer.apply(ctx.zoom_factor(), input);
        self.letters.apply(ctx, input);
    }

    /// Saves what is being typed when the window is closed, too.
    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.keep();
        self.phones_off();
        if let Some(audio) = self.platform.audio() {
            audio.close();
        }
        self.keep_awake(Awake::Free);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
