//! A game in play with its journal: every step is written before it is shown.
//!
//! A deed is proposed to the game, its entry is given to the journal, and the ticket waits together
//! with the act. Once the line is on disk, or it is clear that it can't be written for now,
//! [`Session`] lets the game take the act, and plays what has only one answer after it. In the
//! meantime no other step is accepted. `frame` and `write_on` are called in every frame, and
//! nothing here runs on its own.
//!
//! `open_game` is what this window has of a game: it plays a session, watches one through
//! `spectator`, looks around in a `sample`, or plays a saved game again. `turn_clock` counts the
//! time that goes into each entry, and `unsaved` keeps sessions that were left before all of it was
//! on disk.
//!
//! `steps` has nothing to do with a session: it is the type of numbers that are set in steps, which
//! the clock needs, and the settings and sounds as well.

pub mod open_game;
pub mod sample;
pub mod spectator;
pub mod steps;
pub mod turn_clock;
pub mod unsaved;

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use self::turn_clock::{ClockFace, ClockMode, TurnClock};
use cards::{Die, EmptyPile, EventFace, Salt, prepare};
use game::{
    BadStep, By, ClockStand, Deed, Enforcement, Entry, Game, Monopoly, NextAct, Pace, Refusal,
    Said, Seat, Setup, Span, State, Step, Throw, Whisper, Whispered,
};
use store::{Damage, Folder, Journal, OpenError, Stand, Ticket, WriteError};
use words::errors;
use words::text::Text;

/// Time to wait before retrying a failed write.
const AGAIN: Duration = Duration::from_secs(2);

/// Time between checks of whether a pending write has reached the disk.
const SOON: Duration = Duration::from_millis(20);

/// A game in play.
#[derive(Debug)]
pub struct Session {
    game: Game,
    journal: Journal,
    clock: TurnClock,
    /// A step that isn't on disk yet, and so isn't shown.
    waiting: Option<(Ticket, Pending)>,
    /// Time at which writing was last tried, on the program's own clock.
    tried: Duration,
    /// The table has just got its number, and the app's event die comes next by itself.
    awaits_die: bool,
}

/// A step that is applied once it is on disk.
#[derive(Debug)]
enum Pending {
    /// An act, as it was proposed.
    Act {
        next: NextAct,
        time: DateTime<Utc>,
        /// Time that the turn clock had run.
        ran: Span,
    },
    /// Any other step.
    Other(Entry),
}

impl Session {
    /// Starts a game. One that can't be written starts all the same:
    /// [`Self::trouble`] says why.
    ///
    /// # Errors
    /// Fails if its opening can't be serialized.
    pub fn start(folder: &Folder, setup: Setup) -> Result<Self, WriteError> {
        let journal = folder.begin(&setup)?;
        Ok(Self::of(Game::new(setup), journal))
    }

    /// Resumes a saved game. Also returns any damage to its file.
    ///
    /// # Errors
    /// Fails if it can't be opened, or is open in another window.
    pub fn resume(folder: &Folder, path: &Path) -> Result<(Self, Option<Damage>), OpenError> {
        let (journal, opened) = folder.open(path)?;
        Ok((Self::of(opened.game, journal), opened.damage))
    }

    fn of(game: Game, journal: Journal) -> Self {
        let clock = TurnClock::at(game.clock().ran);
        // The program was closed between the number and the die.
        let awaits_die = game.state().awaits_app_event_die();
        Self { game, journal, clock, waiting: None, tried: Duration::ZERO, awaits_die }
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn path(&self) -> &Path {
        self.journal.path()
    }

    /// The number of lines of its journal behind what is shown.
    pub fn lines(&self) -> usize {
        self.journal.lines() - usize::from(self.waiting.is_some())
    }

    /// Returns the reason why the last steps couldn't be written, while that lasts. The game
    /// goes on in memory, and they are written as soon as that works again.
    pub const fn trouble(&self) -> Option<&WriteError> {
        self.journal.trouble()
    }

    /// Returns whether anything isn't on disk.
    pub fn is_behind(&self) -> bool {
        self.journal.is_behind()
    }

    /// Returns whether a step is on its way to disk. It is shown once it gets there;
    /// until then, nothing else happens.
    pub const fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Returns the file in which the game is kept now, if something else had written to its
    /// own; reported once.
    pub fn moved(&mut self) -> Option<PathBuf> {
        self.journal.moved()
    }

    /// Returns where a copy of the game's file was kept as found, if somebody had changed it;
    /// reported once.
    pub fn mended(&mut self) -> Option<PathBuf> {
        self.journal.mended()
    }

    /// Plays `deed`.
    ///
    /// # Errors
    /// Fails if it is refused, and says why; then nothing has changed.
    pub fn act(
        &mut self,
        deed: Deed,
        enforcement: Enforcement,
        time: DateTime<Utc>,
    ) -> Result<(), StepError> {
        let next = self.game.propose(deed, enforcement)?;
        self.take(next, time)
    }

    /// Plays `deed` with words beside it that the table doesn't hear; `rng` covers them.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn whisper(
        &mut self,
        deed: Deed,
        said: Whispered,
        time: DateTime<Utc>,
        rng: &mut impl Rng,
    ) -> Result<(), StepError> {
        let mut salt = Salt::default();
        rng.fill_bytes(&mut salt);
        // What tells of no card, or of too many, belongs to no deed: nothing is told.
        let whisper = Whisper::new(said, salt).ok();
        let next = self.game.propose_whispering(deed, whisper, Enforcement::ByTheRules)?;
        self.take(next, time)
    }

    /// Takes a card at random from a private hand. Where the app doesn't know all of that hand, neither
    /// the table nor the journal shows a difference: the players learn from their own cards that none
    /// was drawn.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn draw_card(
        &mut self,
        (player, from): (Seat, Seat),
        time: DateTime<Utc>,
        rng: &mut impl Rng,
    ) -> Result<(), StepError> {
        let deed = Deed::Steal { player, from, card: None };
        let drawn = self.game.draw_card(&deed, |count| rng.random_range(0..count));
        self.whisper(deed, drawn, time, rng)
    }

    /// Plays a monopoly for which the app counts what the others hand over.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn monopoly(&mut self, monopoly: Monopoly, time: DateTime<Utc>) -> Result<(), StepError> {
        let deed = self.game.state().counted(monopoly);
        self.act(deed, Enforcement::ByTheRules, time)
    }

    /// Draws the next event card; `rng` shuffles if the pile has to be prepared
    /// again.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn draw(&mut self, time: DateTime<Utc>, rng: &mut impl Rng) -> Result<(), StepError> {
        let setup = self.game.setup();
        let shuffle = || prepare(&setup.decks, &setup.rules.cards, rng);
        let deed = self.game.draw(shuffle)?;
        self.act(deed, Enforcement::ByTheRules, time)
    }

    /// Rolls two dice, and the event die if the table plays with it.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn roll(&mut self, time: DateTime<Utc>, rng: &mut impl Rng) -> Result<(), StepError> {
        let is_rolled = self.game.state().plays_event_die();
        let deed = self.game.roll(|| {
            let [red, yellow] = [(); 2].map(|()| die(rng));
            let face = EventFace::DIE.choose(rng).copied().filter(|_| is_rolled);
            (red, yellow, face)
        });
        self.act(deed, Enforcement::ByTheRules, time)
    }

    /// Returns whether the app rolls its event die now: the number came from its cards or dice, and
    /// without that die.
    pub fn rolls_event_die(&self) -> bool {
        self.awaits_die && !self.is_waiting()
    }

    /// Rolls the event die, and a red one beside it, apart from the number.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn roll_event_die(
        &mut self,
        time: DateTime<Utc>,
        rng: &mut impl Rng,
    ) -> Result<(), StepError> {
        self.awaits_die = false;
        let deed = self.game.event_die(|| {
            let [face, ..] = EventFace::DIE;
            (EventFace::DIE.choose(rng).copied().unwrap_or(face), die(rng))
        });
        let next = self.game.propose(deed, Enforcement::ByTheRules)?;
        self.take(next.by(By::App), time)
    }

    /// Throws the app's dice, or draws its lot, for something else than the number of the turn.
    ///
    /// # Errors
    /// Fails if it is refused, and says why.
    pub fn throw(
        &mut self,
        what: Throw,
        time: DateTime<Utc>,
        rng: &mut impl Rng,
    ) -> Result<(), StepError> {
        // Without a task that asks for it there is nothing to draw among.
        let Some(deed) = self.game.throw(what, |count| rng.random_range(0..count)) else {
            return Ok(());
        };
        self.act(deed, Enforcement::ByTheRules, time)
    }

    /// Undoes the table's last act, along with whatever followed automatically.
    ///
    /// # Errors
    /// Fails if there is nothing to undo.
    pub fn undo(&mut self, time: DateTime<Utc>) -> Result<(), StepError> {
        self.step(self.game.undo_step(), time)
    }

    /// Redoes what was undone last.
    ///
    /// # Errors
    /// Fails if there is nothing to redo.
    pub fn redo(&mut self, time: DateTime<Utc>) -> Result<(), StepError> {
        self.step(self.game.redo_step(), time)
    }

    pub fn clock(&self, mode: ClockMode) -> ClockFace {
        ClockFace::new(mode, &self.game, &self.clock)
    }

    /// Starts a new frame, `elapsed` after the program started. An idle clock
    /// is paused.
    pub fn frame(&mut self, mode: ClockMode, elapsed: Duration, time: DateTime<Utc>) {
        let is_counting = self.clock(mode).is_counting();
        self.clock.frame(elapsed, is_counting);
        if self.clock.is_left_alone() {
            self.pace(Pace::Paused, time);
        }
    }

    /// Pauses or resumes the turn clock.
    pub fn pace(&mut self, pace: Pace, time: DateTime<Utc>) {
        let stand = ClockStand { ran: self.clock.ran(), pace };
        // Any clock reading fits any game, and one that can't be written now comes with the
        // next act.
        let _ = self.step(Step::Clock(stand), time);
    }

    /// Records the turn clock's reading before the game is left.
    pub fn keep_clock(&mut self, time: DateTime<Utc>) {
        let noted = self.game.clock();
        if noted.ran != self.clock.ran() {
            self.pace(noted.pace, time);
        }
    }

    /// Retries writing what couldn't be written.
    pub fn retry(&mut self) {
        self.journal.retry();
        self.settle();
    }

    /// Checks on pending writes, and retries now and then. Returns when to
    /// check again, if at all.
    pub fn write_on(&mut self, elapsed: Duration) -> Option<Duration> {
        self.journal.go_on();
        if self.trouble().is_some() && elapsed.saturating_sub(self.tried) >= AGAIN {
            self.tried = elapsed;
            self.journal.retry();
        }
        self.settle();
        match (self.trouble(), self.is_behind()) {
            (Some(_), _) => Some(AGAIN),
            (None, true) => Some(SOON),
            (None, false) => None,
        }
    }

    fn take(&mut self, next: NextAct, time: DateTime<Utc>) -> Result<(), StepError> {
        self.is_free()?;
        self.game.check_next(&next)?;
        let ran = self.clock.ran();
        let entry = Entry { clock: ran, ..Entry::new(time, Step::Act(next.act().clone())) };
        self.enter(&entry, Pending::Act { next, time, ran })
    }

    /// Takes a step that is no act: goes back, turns the island, or gives the game a title.
    ///
    /// # Errors
    /// Fails if there is no act to go back to, or if something hinders writing it.
    pub fn step(&mut self, step: Step, time: DateTime<Utc>) -> Result<(), StepError> {
        self.is_free()?;
        self.game.check(&step)?;
        let entry = Entry::new(time, step);
        self.enter(&entry.clone(), Pending::Other(entry))
    }

    const fn is_free(&self) -> Result<(), StepError> {
        if self.waiting.is_some() { Err(StepError::Waiting) } else { Ok(()) }
    }

    fn enter(&mut self, entry: &Entry, pending: Pending) -> Result<(), StepError> {
        let ticket = self.journal.enqueue(entry)?;
        self.waiting = Some((ticket, pending));
        self.settle();
        Ok(())
    }

    /// Applies the waiting step once it is on disk, or once it is clear that it
    /// can't be written for now; then the game goes on in memory.
    fn settle(&mut self) {
        let stand = self.waiting.as_ref().map(|(ticket, _)| self.journal.stand(*ticket));
        if matches!(stand, None | Some(Stand::Waiting)) {
            return;
        }
        let Some((_, pending)) = self.waiting.take() else { return };
        // It was checked against the game, which hasn't changed since.
        match pending {
            Pending::Act { next, time, ran } => {
                let done = next.act().deed.clone();
                let _ = self.game.take_next(next, time, ran);
                self.clock.wake();
                self.clock.restart();
                self.follow(&done, time);
                self.awaits_die = self.state().awaits_app_event_die();
            }
            Pending::Other(entry) => {
                let moves =
                    !matches!(entry.step, Step::BoardRotation(_) | Step::Clock(_) | Step::Named(_));
                let _ = self.game.take(entry);
                self.awaits_die = false;
                self.clock.wake();
                if moves {
                    self.clock.restart();
                }
            }
        }
    }

    /// After the deed `done`, plays what has only one possible answer.
    fn follow(&mut self, done: &Deed, time: DateTime<Utc>) {
        let Some(deed) = self.state().only_answer(done) else { return };
        // What is refused is left to the table.
        let Ok(next) = self.game.propose(deed, Enforcement::ByTheRules) else { return };
        let _ = self.take(next.by(By::App), time);
    }
}

fn die(rng: &mut impl Rng) -> Die {
    let [first, ..] = Die::ALL;
    Die::ALL.choose(rng).copied().unwrap_or(first)
}

#[derive(Debug, Said, thiserror::Error)]
#[said("error", error)]
pub enum StepError {
    #[said(key = "error-refused")]
    Refused(#[from] Refusal),
    #[said(transparent)]
    Bad(#[from] BadStep),
    #[said(key = "error-empty-pile")]
    Empty(#[from] EmptyPile),
    #[said(key = "error-write", by_hand)]
    Unwritable(#[from] WriteError),
    /// The previous step is still on its way to disk.
    #[said(key = "error-waiting")]
    Waiting,
}

impl StepError {
    pub fn sentence(&self, text: &Text) -> String {
        if let Self::Unwritable(error) = self {
            errors::write_error(text, error)
        } else {
            text.said(self)
        }
    }
}
