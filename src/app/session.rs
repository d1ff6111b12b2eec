//! A game in play with its journal: every step is written before it is shown.

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, Utc};
use rand::Rng;
use rand::seq::IndexedRandom;

use super::turn_clock::{ClockFace, ClockMode, TurnClock};
use crate::board::Rotation;
use crate::cards::{Die, EmptyPile, EventDie, EventFace, prepare};
use crate::game::{
    ActId, BadStep, ClockStand, Deed, Entry, Game, Leave, Pace, Refusal, Setup, Span, State, Step,
};
use crate::store::{Damage, Folder, Journal, OpenError, WriteError};

/// A game in play.
#[derive(Debug)]
pub struct Session {
    game: Game,
    journal: Journal,
    clock: TurnClock,
    trouble: Option<WriteError>,
}

/// Why a step was not taken.
#[derive(Debug, thiserror::Error)]
pub enum StepError {
    /// The rules.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no such step.
    #[error(transparent)]
    Bad(#[from] BadStep),
    /// Nothing to draw.
    #[error(transparent)]
    Empty(#[from] EmptyPile),
}

impl Session {
    /// Begins a game.
    ///
    /// # Errors
    /// When its journal can't be written.
    pub fn start(folder: &Folder, setup: Setup) -> Result<Self, WriteError> {
        let journal = folder.create(&setup)?;
        Ok(Self { game: Game::new(setup), journal, clock: TurnClock::default(), trouble: None })
    }

    /// Goes on with a saved game; beside it what of it was damaged.
    ///
    /// # Errors
    /// When it can't be opened.
    pub fn resume(path: &Path) -> Result<(Self, Option<Damage>), OpenError> {
        let (journal, opened) = Journal::open(path)?;
        let clock = TurnClock::at(opened.game.clock().ran);
        Ok((Self { game: opened.game, journal, clock, trouble: None }, opened.damage))
    }

    /// The game with its history.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How it stands.
    #[must_use]
    pub const fn state(&self) -> &State {
        self.game.state()
    }

    /// Why the last steps could not be written, while that lasts. The game
    /// goes on in memory; they are written as soon as it works again.
    #[must_use]
    pub const fn trouble(&self) -> Option<&WriteError> {
        self.trouble.as_ref()
    }

    /// Does `deed`.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn act(&mut self, deed: Deed, leave: Leave, time: DateTime<Utc>) -> Result<(), StepError> {
        let act = self.game.propose(deed, leave)?;
        self.step(Step::Act(act), time)
    }

    /// Draws the next event card; `rng` shuffles where the pile has to be
    /// prepared afresh.
    ///
    /// # Errors
    /// Why that is refused.
    pub fn draw(&mut self, time: DateTime<Utc>, rng: &mut impl Rng) -> Result<(), StepError> {
        let setup = self.game.setup();
        let shuffle = || prepare(&setup.decks, &setup.rules.cards, rng);
        let deed = self.game.draw(shuffle)?;
        self.act(deed, Leave::ByTheRules, time)
    }

    /// Rolls two dice, and the event die where the table plays with it.
    ///
    /// # Errors
    /// Why that is refused.
    pub fn roll(&mut self, time: DateTime<Utc>, rng: &mut impl Rng) -> Result<(), StepError> {
        let event_die = self.game.state().rules().cards.event_die;
        let deed = self.game.roll(|| {
            let [red, yellow] = [(); 2].map(|()| die(rng));
            let face = match event_die {
                EventDie::Shown => EventFace::DIE.choose(rng).copied(),
                EventDie::Hidden => None,
            };
            (red, yellow, face)
        });
        self.act(deed, Leave::ByTheRules, time)
    }

    /// Takes back the last act.
    ///
    /// # Errors
    /// When there is none.
    pub fn undo(&mut self, time: DateTime<Utc>) -> Result<(), StepError> {
        self.step(Step::Undo, time)
    }

    /// Does again what was taken back last.
    ///
    /// # Errors
    /// When there is nothing.
    pub fn redo(&mut self, time: DateTime<Utc>) -> Result<(), StepError> {
        self.step(Step::Redo, time)
    }

    /// Goes back to just after an act, or to the opening.
    ///
    /// # Errors
    /// When there is no such act.
    pub fn back_to(&mut self, act: Option<ActId>, time: DateTime<Utc>) -> Result<(), StepError> {
        self.step(Step::Back(act), time)
    }

    /// Turns the island as it lies on the table.
    ///
    /// # Errors
    /// None: it can lie in any way.
    pub fn lie(&mut self, rotation: Rotation, time: DateTime<Utc>) -> Result<(), StepError> {
        self.step(Step::Lies(rotation), time)
    }

    /// The turn clock as it stands.
    #[must_use]
    pub fn clock(&self, mode: ClockMode) -> ClockFace {
        ClockFace::new(mode, &self.game, &self.clock)
    }

    /// A frame comes, so long after the program began. A clock that was left
    /// alone is paused.
    pub fn frame(&mut self, mode: ClockMode, elapsed: Duration, time: DateTime<Utc>) {
        let counting = self.clock(mode).counting();
        self.clock.frame(elapsed, counting);
        if self.clock.is_left_alone() {
            self.pace(Pace::Paused, time);
        }
    }

    /// Pauses the turn clock, or lets it go on.
    pub fn pace(&mut self, pace: Pace, time: DateTime<Utc>) {
        let stand = ClockStand { ran: self.clock.ran(), pace };
        // How a clock stands fits every game.
        let _ = self.step(Step::Clock(stand), time);
    }

    /// Notes how the turn clock stands, before the game is put away.
    pub fn keep_clock(&mut self, time: DateTime<Utc>) {
        let noted = self.game.clock();
        if noted.ran != self.clock.ran() {
            self.pace(noted.pace, time);
        }
    }

    /// Tries again to write what could not be written.
    pub fn retry(&mut self) {
        self.trouble = self.journal.retry().err();
    }

    fn step(&mut self, step: Step, time: DateTime<Utc>) -> Result<(), StepError> {
        let clock = match step {
            Step::Act(_) => self.clock.ran(),
            _ => Span::ZERO,
        };
        let moves = !matches!(step, Step::Lies(_) | Step::Clock(_));
        let entry = Entry { clock, ..Entry::new(time, step) };
        self.game.check(&entry.step)?;
        self.trouble = self.journal.append(&entry).err();
        self.game.take(entry)?;
        self.clock.wake();
        if moves {
            self.clock.restart();
        }
        Ok(())
    }
}

/// A fair die.
fn die(rng: &mut impl Rng) -> Die {
    let [first, ..] = Die::ALL;
    Die::ALL.choose(rng).copied().unwrap_or(first)
}
