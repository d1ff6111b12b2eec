//! Effects of the commands.

use std::time::Duration;

use super::message_bar::SuccessNote;
use super::pages::Page;
use super::tableside::Tableside;
use crate::app::command::Command;
use crate::app::library::decks::{DeckStep, Then};
use crate::app::library::games::GameStep;
use crate::app::library::records::Records;
use crate::app::screens::{AboutPage, AlmanacPage, DeckLab, Decks, NewGame, RecordsPage};
use crate::app::settings::Settings;
use cards::Deck;
use game::{Enforcement, Step};
use store::{inspect_scenario_file, read_position_file};
use words::errors;
use words::text::Text;

impl Tableside {
    /// Carries out everything that was asked for in one frame. What is put away was there before,
    /// and whoever leaves has done what else they asked for. What was to follow a step that is
    /// refused waits until the table has seen why.
    pub(super) fn apply_all(&mut self, mut commands: Vec<Command>) {
        commands.sort_by_key(|command| match command {
            Command::Dismiss => 0,
            Command::Home => 2,
            _ => 1,
        });
        let mut is_refused = false;
        for command in commands {
            let is_step = command.is_step();
            if is_step && is_refused {
                continue;
            }
            self.apply(command);
            is_refused |= is_step && !self.is_waiting() && self.refused.is_some();
        }
    }

    /// Carries out a screen's command, or queues it until the last step is on disk. A page that is
    /// left waits for nothing: a second touch of its button would close the one behind it, too.
    #[expect(clippy::too_many_lines, reason = "an arm for each command")]
    pub(super) fn apply(&mut self, command: Command) {
        if self.is_waiting() && !matches!(command, Command::Leave) {
            self.waiting.push_back(command);
            return;
        }
        // News is fleeting: the next command dismisses it.
        self.news = None;
        match command {
            Command::Home => self.go_home(),
            Command::NewGame => self.new_game(),
            Command::LookAround(with) => self.look_around(with),
            Command::Decks => {
                self.message = None;
                let decks = Decks::open(&mut self.library);
                self.show(Page::Decks(Box::new(decks)));
            }
            Command::Deck(step) => {
                let Some(decks) = self.pages.decks() else { return };
                let news = self.library.apply(step, self.platform.now());
                decks.on_result(news, &self.text, &self.library);
            }
            Command::Game(step) => self.saved(step),
            Command::Island(step) => {
                let Some(new_game) = self.pages.new_game() else { return };
                let news = self.islands.apply(step, self.platform.now());
                new_game.on_island_result(&news, &self.text);
            }
            Command::Position(step) => {
                let done = self.positions.apply(step, self.platform.now());
                if let Some(new_game) = self.pages.new_game() {
                    new_game.on_position_step(&self.text, &done);
                }
            }
            Command::Lab => {
                let lab = DeckLab::new(self.decks_on_offer());
                self.show(Page::Lab(Box::new(lab)));
                self.message = None;
            }
            Command::Statistics(of) => self.show_statistics(of),
            Command::WriteStatistics(form) => self.write_statistics(form),
            Command::Records => {
                let records = Records::open(&self.folder, self.games.memory());
                self.show(Page::Records(Box::new(RecordsPage::new(records))));
                self.message = None;
            }
            Command::Settings => self.pages.open(Page::Settings),
            Command::About => {
                let about = AboutPage::new(self.folder.bin_contents());
                self.pages.open(Page::About(Box::new(about)));
            }
            Command::Almanac(entry) => {
                let almanac = AlmanacPage::new(&self.text, entry);
                self.pages.open(Page::Almanac(Box::new(almanac)));
            }
            Command::Leave => {
                if let Some(Page::Statistics(_)) = self.pages.leave() {
                    self.message = None;
                }
            }
            Command::CopyPlace => self.copy_place(),
            Command::EmptyBins => self.empty_bins(),
            Command::Set(settings) => self.set(settings),
            Command::Learned(lessons) => {
                let now = *self.device.settings();
                self.set(Settings { learned: now.learned.and(lessons), ..now });
            }
            Command::Explain(explain) => self.set(self.device.settings().explaining(explain)),
            Command::TryOut(channel) => self.try_out(channel),
            Command::Start(parts) => self.start(*parts),
            Command::Rematch(island) => self.rematch(island),
            Command::WriteKeepsake => self.write_keepsake(),
            Command::WriteAnimation => self.begin_animation(),
            Command::CancelAnimation => self.filming = None,
            Command::ReadPosition(path) => {
                let Some(new_game) = self.pages.new_game() else { return };
                let read = read_position_file(&path);
                new_game.on_position_read(&self.text, read, self.platform.as_mut());
            }
            Command::ReadScenario(path) => {
                let Some(new_game) = self.pages.new_game() else { return };
                new_game.on_scenario_read(&self.text, &inspect_scenario_file(&path));
            }
            Command::WritePosition => self.write_position(),
            Command::Export(form) => self.export(form),
            Command::Resume(path) => self.resume(&path),
            Command::Replay(path) => self.replay(&path),
            Command::PlayHere => self.play_here(),
            Command::BackToUnsaved => self.back_to_unsaved(),
            Command::ShowFile(file) => self.platform.show_file(&file),
            Command::Phones(step) => self.phone_step(step),
            Command::Dismiss => {
                self.refused = None;
                self.message = None;
            }
            Command::Act(deed) => self.act(deed, Enforcement::ByTheRules),
            Command::Acts(deeds) => self.acts(deeds),
            Command::Record(deed) => self.act(deed, Enforcement::AsTheTableDid),
            Command::Whisper(deed, said) => self.step(|session, platform| {
                let time = platform.now();
                session.whisper(deed, said, time, &mut platform.rng())
            }),
            Command::DrawCard { player, from } => {
                let mut is_taken = false;
                self.step(|session, platform| {
                    let time = platform.now();
                    let done = session.draw_card((player, from), time, &mut platform.rng());
                    is_taken = done.is_ok();
                    done
                });
                // The same whether it could or not: the two learn that from their own cards.
                let news = is_taken.then(|| SuccessNote::of(self.text.get("unseen-drawn-news")));
                self.news = news.or(self.news.take());
            }
            Command::Monopoly(monopoly) => {
                self.step(|session, platform| session.monopoly(monopoly, platform.now()));
            }
            Command::Draw => self.step(|session, platform| {
                let time = platform.now();
                session.draw(time, &mut platform.rng())
            }),
            Command::RollDice => self.step(|session, platform| {
                let time = platform.now();
                session.roll(time, &mut platform.rng())
            }),
            Command::Throw(what) => self.step(|session, platform| {
                let time = platform.now();
                session.throw(what, time, &mut platform.rng())
            }),
            Command::Undo => self.step(|session, platform| session.undo(platform.now())),
            Command::Redo => self.step(|session, platform| session.redo(platform.now())),
            Command::BackTo(act) => {
                self.step(|session, platform| session.step(Step::Back(act), platform.now()));
            }
            Command::Rotate(rotation) => self.step(|session, platform| {
                session.step(Step::BoardRotation(rotation), platform.now())
            }),
            Command::Clock(pace) => self.pace(pace),
            Command::RetryWriting => self.retry(),
            // The play screen has done them.
            Command::Open(_)
            | Command::Toggle(_)
            | Command::Back
            | Command::Close
            | Command::Finish(_)
            | Command::Understood(_)
            | Command::TurnTableView(_)
            | Command::ShowBuilders
            | Command::TableView => {}
        }
    }

    fn set(&mut self, settings: Settings) {
        let before = *self.device.settings();
        if let Err(error) = self.device.change(settings) {
            self.message = Some(errors::write_error(&self.text, &error));
        }
        let language = self.device.language(self.platform.as_ref());
        if language != self.text.language() {
            self.text = Text::of(language);
            // It was in the other language.
            self.message = None;
            self.news = None;
        }
        self.try_out_change(&before);
    }

    fn copy_place(&mut self) {
        let Some(place) = self.platform.shown_place(self.folder.path()) else { return };
        self.message = None;
        let told = self.text.with("about-copied", &[("place", place.as_str().into())]);
        self.news = Some(SuccessNote::of(told));
        self.copied = Some(place);
    }

    /// Saves the turn clock's reading, a deck being edited, and a title being
    /// typed, if they aren't on disk yet.
    pub fn keep(&mut self) {
        self.keep_clock();
        if let Some(home) = self.pages.home()
            && let Some(step) = home.unkept(&self.games)
        {
            self.saved(step);
        }
        if let Some(decks) = self.pages.decks()
            && let Some(deck) = decks.unkept(&self.text)
        {
            let step = DeckStep::Save(Box::new(deck), Then::Stay);
            let news = self.library.apply(step, self.platform.now());
            decks.on_result(news, &self.text, &self.library);
        }
    }

    /// Sets a half-finished new game aside until it is started.
    pub(super) fn put_by(&mut self) {
        if let Some(begun) = self.pages.take_new_game() {
            self.begun = Some(begun);
        }
    }

    /// Opens the setup of a new game; the last players are already seated.
    fn new_game(&mut self) {
        let decks = self.decks_on_offer();
        self.islands.open();
        self.positions.removed_mut().clear();
        self.positions.read();
        let table = if let Some(mut begun) = self.begun.take() {
            begun.offer(decks, &self.text);
            begun
        } else {
            let last = self.games.last_game().map(|game| &game.glance);
            // The cards on the table are the same, whoever sits there.
            let rulings = last.map(|last| &last.rulings);
            let last = last.filter(|_| matches!(self.pages.front(), Page::Home(_)));
            Box::new(NewGame::new(&self.text, (last, rulings), decks, self.platform.as_mut()))
        };
        self.show(Page::NewGame(table));
        self.message = None;
    }

    /// The decks on offer, including the user's own.
    fn decks_on_offer(&mut self) -> Vec<Deck> {
        self.library.read();
        self.library.decks().cloned().collect()
    }
}

impl Tableside {
    /// Carries out a step and tells the start screen its outcome.
    pub(super) fn saved(&mut self, step: GameStep) {
        let Some(home) = self.pages.home() else { return };
        let news = self.games.apply(step, self.platform.now(), &mut self.unsaved);
        home.on_result(news, &self.text, &self.games);
    }

    /// Removes everything deleted for good, and says so.
    pub(super) fn empty_bins(&mut self) {
        let emptied = self.folder.empty_bins();
        self.games.look_into_bins();
        self.library.read();
        if let Some(about) = self.pages.about() {
            about.on_bins_emptied(self.folder.bin_contents());
        }
        match emptied {
            Ok(()) => {
                self.message = None;
                self.news = Some(SuccessNote::of(self.text.get("about-bin-emptied")));
            }
            Err(error) => {
                let reason = errors::reason(&self.text, &error);
                self.message = Some(self.text.with("about-bin-left", &[("reason", reason.into())]));
            }
        }
    }

    /// Retries writing the games that were left. Returns how long until the
    /// next try, if one is needed.
    pub(super) fn write_unsaved(&mut self, elapsed: Duration) -> Option<Duration> {
        let before = self.unsaved.count();
        let due = self.unsaved.write_on(elapsed);
        if self.unsaved.count() != before && self.pages.home().is_some() {
            self.games.read(&self.unsaved);
        }
        due
    }
}
