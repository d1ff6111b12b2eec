//! The game in this window: opened, played, watched, and left.

use std::io;
use std::path::Path;

use egui::{Context, ViewportCommand};

use super::message_bar::{StandingSign, SuccessNote};
use super::pages::Page;
use super::tableside::Tableside;
use crate::app::command::Command;
use crate::app::platform::{Platform, Storage};
use crate::app::screens::PlayScreen;
use crate::app::session::open_game::Sitting;
use crate::app::session::spectator::Availability;
use crate::app::session::{Session, StepError};
use crate::app::settings::Device;
use crate::app::sound::ClockWatch;
use game::{Deed, Enforcement, Pace, RematchIsland, Setup, SetupFields, rematch};
use store::{Damage, OpenError};
use words::errors;
use words::text::Text;

impl Tableside {
    fn session(&mut self) -> Option<&mut Session> {
        self.pages.play()?.0.session()
    }

    /// Does what goes on by itself: runs the clock, writes what is pending,
    /// reads what others wrote. Asks for the next frame when any of that is
    /// due.
    pub(super) fn run(&mut self, ctx: &Context) {
        let mode = self.device.settings().clock;
        let (elapsed, now) = (self.platform.elapsed(), self.platform.now());
        self.look_at_storage();
        let mut due = self.write_unsaved(elapsed);
        if let Some((sitting, _)) = self.pages.play() {
            due = [due, sitting.frame(mode, elapsed, now)].into_iter().flatten().min();
        }
        if self.session().is_some_and(|session| session.rolls_event_die()) {
            self.step(|session, platform| session.roll_event_die(now, &mut platform.rng()));
            ctx.request_repaint();
        }
        let moved = self.session().and_then(Session::moved);
        let mended = self.session().and_then(Session::mended);
        for (key, file) in [("error-moved", moved), ("error-mended", mended)] {
            if let Some(file) = file {
                let values = [("file", errors::place(&file).into())];
                self.message = Some(self.text.with(key, &values));
            }
        }
        if let Some(due) = due {
            ctx.request_repaint_after(due);
        }
        if !self.is_unsaved() {
            self.was_warned = false;
        }
        while !self.is_waiting()
            && let Some(command) = self.waiting.pop_front()
        {
            self.apply(command);
        }
    }

    /// Notices that this tab may now make changes, or that something was
    /// changed elsewhere.
    fn look_at_storage(&mut self) {
        let storage = self.platform.storage();
        if storage == self.storage {
            return;
        }
        if self.storage == Storage::Elsewhere {
            self.games.read(&self.unsaved);
            self.library.read();
            let (device, _) = Device::open(self.folder.settings());
            self.device = device;
            self.text = Text::of(self.device.language(self.platform.as_ref()));
        }
        self.storage = storage;
    }

    /// Returns whether a step is on its way to disk. Commands wait in line meanwhile.
    pub(super) fn is_waiting(&self) -> bool {
        matches!(self.pages.sitting(), Some(Sitting::Plays(session)) if session.is_waiting())
    }

    /// Returns what the user has to know the whole time.
    pub(super) fn sign(&self) -> Option<StandingSign> {
        if let Some(availability) = self.pages.sitting().and_then(Sitting::availability) {
            return Some(StandingSign::LooksOn(availability));
        }
        if let Some(trouble) = self.unsaved.trouble() {
            return Some(StandingSign::Unsaved(errors::reason(&self.text, &trouble.source)));
        }
        if self.looks_around() {
            return Some(StandingSign::Sample);
        }
        let told = self.pages.sitting().is_some_and(|sitting| sitting.trouble().is_some());
        match &self.storage {
            Storage::Elsewhere => Some(StandingSign::OtherTab),
            // The game on the table says so itself.
            Storage::Failing(_) if told => None,
            Storage::Failing(why) => {
                let error = io::Error::new(why.kind, why.words.clone());
                Some(StandingSign::Unkept(errors::reason(&self.text, &error)))
            }
            Storage::Ours => None,
        }
    }

    /// Warns before the window is closed if that would lose what isn't on disk.
    pub(super) fn ask_before_closing(&mut self, ctx: &Context) {
        if !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        if let Some(session) = self.session() {
            session.retry();
        }
        if self.is_unsaved() && !self.was_warned {
            self.was_warned = true;
            self.message = Some(self.text.get("error-close-unsaved"));
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    fn is_unsaved(&mut self) -> bool {
        let behind = self.session().is_some_and(|session| session.is_behind());
        behind || !self.unsaved.is_empty()
    }

    pub(super) fn keep_clock(&mut self) {
        let now = self.platform.now();
        if let Some(session) = self.session() {
            session.keep_clock(now);
        }
    }

    /// Goes to the start screen. A game that couldn't be written stays in
    /// memory.
    pub(super) fn go_home(&mut self) {
        self.refused = None;
        self.keep_clock();
        self.put_by();
        let closed = self.pages.go_home();
        self.close(closed);
    }

    /// Switches to another screen. A game that is left and couldn't be written
    /// stays in memory.
    pub(super) fn show(&mut self, page: Page) {
        let closed = self.pages.replace(page);
        self.close(closed);
    }

    fn close(&mut self, pages: impl Iterator<Item = Page>) {
        for page in pages {
            if let Page::Play(play) = page {
                self.phones_off();
                self.hush();
                self.clock_watch = ClockWatch::default();
                if let Sitting::Plays(session) = play.0 {
                    self.unsaved.keep(*session);
                }
            }
        }
        self.games.read(&self.unsaved);
    }

    pub(super) fn resume(&mut self, path: &Path) {
        if let Some(session) = self.unsaved.take(path) {
            self.play(Sitting::Plays(Box::new(session)));
            return;
        }
        let opened = Sitting::open(&self.folder, path);
        if let Some((sitting, told)) = self.opened(opened) {
            self.play(sitting);
            self.message = told;
        }
    }

    /// The game, and what is damaged of it in words; or nothing, and says why it can't be opened.
    pub(super) fn opened(
        &mut self,
        opened: Result<(Sitting, Option<Damage>), OpenError>,
    ) -> Option<(Sitting, Option<String>)> {
        match opened {
            Ok((sitting, damage)) => {
                let state = sitting.game().state();
                let told = damage.map(|lost| errors::damage(&self.text, &lost, state));
                Some((sitting, told))
            }
            Err(error) => {
                self.message = Some(self.text.said(&error));
                // Another window may have put it away.
                self.games.read(&self.unsaved);
                None
            }
        }
    }

    /// Goes back to the game that couldn't be written.
    pub(super) fn back_to_unsaved(&mut self) {
        if let Some(session) = self.unsaved.take_first() {
            // The sign is above every screen, and what is left behind is kept
            // as if by way of the start screen.
            self.keep();
            self.put_by();
            self.play(Sitting::Plays(Box::new(session)));
        }
    }

    /// Continues a game that was being watched.
    pub(super) fn play_here(&mut self) {
        let Some(Sitting::LooksOn(onlooker)) = self.pages.sitting() else { return };
        if onlooker.availability() == Availability::Free {
            let path = onlooker.path().to_owned();
            self.resume(&path);
        }
    }

    pub(super) fn pace(&mut self, pace: Pace) {
        let now = self.platform.now();
        if let Some(session) = self.session() {
            session.pace(pace, now);
        }
    }

    pub(super) fn retry(&mut self) {
        if let Some(session) = self.session() {
            session.retry();
        }
    }

    pub(super) fn start(&mut self, parts: SetupFields) {
        let setup = match Setup::new(parts) {
            Ok(setup) => setup,
            Err(error) => {
                self.message = Some(errors::setup_error(&self.text, &error));
                return;
            }
        };
        match self.begin(setup) {
            Ok(sitting) => {
                self.greet(&sitting);
                self.play(sitting);
            }
            Err(error) => self.message = Some(errors::write_error(&self.text, &error)),
        }
    }

    /// Begins another game of the same people; the one that is over stays as it is.
    pub(super) fn rematch(&mut self, island: RematchIsland) {
        let game = match self.pages.sitting() {
            Some(Sitting::LooksOn(_) | Sitting::Replays(_)) => return self.looks_on(),
            Some(sitting) => sitting.game(),
            None => return,
        };
        let created = self.platform.now();
        let parts = rematch(game, island, created, &mut self.platform.rng());
        let first = parts.players.get(parts.first).map(|player| player.name.to_string());
        let has_hidden = !parts.island.hidden().is_empty();
        self.keep_clock();
        self.start(parts);
        if self.message.is_none() {
            let key = match (island, has_hidden) {
                (RematchIsland::Same, false) => "rematch-same",
                (RematchIsland::Same, true) => "rematch-same-hidden",
                (RematchIsland::Shuffled, false) => "rematch-new",
                (RematchIsland::Shuffled, true) => "rematch-new-hidden",
            };
            let values = [("who", first.unwrap_or_default().into())];
            self.news = Some(SuccessNote::of(self.text.with(key, &values)));
        }
    }

    pub(super) fn play(&mut self, sitting: Sitting) {
        self.refused = None;
        self.message = None;
        self.show(Page::Play(Box::new((sitting, PlayScreen::default()))));
    }

    pub(super) fn act(&mut self, deed: Deed, leave: Enforcement) {
        let asked = deed.clone();
        let time = self.platform.now();
        let Some(session) = self.session() else { return self.looks_on() };
        let done = session.act(deed, leave, time);
        self.finish_step(Some(asked), done);
    }

    /// Plays the deeds one after another, up to the first that is refused.
    /// While one is on its way to disk, the others are next in line.
    pub(super) fn acts(&mut self, deeds: Vec<Deed>) {
        let mut deeds = deeds.into_iter();
        while let Some(deed) = deeds.next() {
            self.act(deed, Enforcement::ByTheRules);
            if self.refused.is_some() {
                return;
            }
            if self.is_waiting() {
                self.waiting.push_front(Command::Acts(deeds.collect()));
                return;
            }
        }
    }

    pub(super) fn step(
        &mut self,
        step: impl FnOnce(&mut Session, &mut dyn Platform) -> Result<(), StepError>,
    ) {
        let Some((sitting, _)) = self.pages.play() else { return };
        let Some(session) = sitting.session() else { return self.looks_on() };
        let done = step(session, self.platform.as_mut());
        self.finish_step(None, done);
    }

    /// Tells a spectator that they can't change anything.
    fn looks_on(&mut self) {
        let Some(sitting) = self.pages.sitting() else { return };
        let key = match sitting {
            _ if sitting.availability() == Some(Availability::OtherVersion) => {
                "look-on-other-version"
            }
            Sitting::Replays(_) => "replay-refused",
            Sitting::LooksOn(_) | Sitting::Plays(_) | Sitting::LooksAround(_) => "look-on-refused",
        };
        self.message = Some(self.text.get(key));
    }

    /// Records the outcome of a step. A refused deed goes back to the screen,
    /// which explains it and may offer to record it all the same.
    fn finish_step(&mut self, asked: Option<Deed>, done: Result<(), StepError>) {
        self.refused = None;
        match (done, asked) {
            (Ok(()), _) => self.message = None,
            (Err(StepError::Refused(refusal)), Some(deed)) => self.refused = Some((deed, refusal)),
            (Err(error), _) => self.message = Some(error.sentence(&self.text)),
        }
    }
}
