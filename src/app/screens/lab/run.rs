//! A run of the lab in progress.

use chrono::{DateTime, Utc};
use rand::SeedableRng;
use rand::rngs::{StdRng, Xoshiro256PlusPlus};

use super::choice::Choice;
use super::results::Results;
use crate::app::platform::Platform;
use cards::{Deck, Selection};
use stats::{Lab, Trial, net_cards};

/// The number of turns in the first slice, and in the smallest.
const LEAST: u64 = 20_000;

/// The number of turns in the largest slice.
const MOST: u64 = 2_000_000;

/// A slice takes about this many milliseconds: half a frame, so that touches
/// feel immediate.
const SLICE_MILLIS: std::ops::RangeInclusive<i64> = 6..=10;

/// The number of whole games played after the piles, and of players in each.
const GAMES: usize = 40;
const PLAYERS: usize = 4;

/// The piles' share of the progress, in percent; the games are the rest.
const PILES_SHARE: u64 = 70;

/// A lab at work, with the settings it was given.
#[derive(Debug)]
pub struct Run {
    lab: Lab,
    trial: Trial,
    rng: Xoshiro256PlusPlus,
    slice: u64,
    games: usize,
    decks: Vec<Deck>,
    selection: Selection,
}

impl Run {
    /// Starts `lab`, made from `choice`.
    pub fn new(lab: Lab, choice: &Choice, rng: &mut StdRng) -> Self {
        Self {
            lab,
            trial: Trial::new(choice.decks(), choice.selection(), PLAYERS),
            rng: Xoshiro256PlusPlus::from_rng(rng),
            slice: LEAST,
            games: GAMES,
            decks: choice.decks(),
            selection: choice.selection(),
        }
    }

    /// Plays a slice, and determines how large the next may be.
    pub fn slice(&mut self, platform: &dyn Platform) {
        let begun = platform.now();
        if self.lab.is_done() {
            return self.play_games(platform, begun);
        }
        self.lab.run(self.slice, &mut self.rng);
        let took = (platform.now() - begun).num_milliseconds();
        if took < *SLICE_MILLIS.start() {
            self.slice = self.slice * 3 / 2;
        } else if took > *SLICE_MILLIS.end() {
            self.slice = self.slice * 2 / 3;
        }
        self.slice = self.slice.clamp(LEAST, MOST);
    }

    fn play_games(&mut self, platform: &dyn Platform, begun: DateTime<Utc>) {
        while !self.is_done() {
            // What the lab has played can be played at a table, too.
            if self.trial.play(&mut self.rng).is_err() {
                self.games = self.trial.games();
            }
            if (platform.now() - begun).num_milliseconds() >= *SLICE_MILLIS.start() {
                return;
            }
        }
    }

    /// Whether everything has been played.
    pub const fn is_done(&self) -> bool {
        self.lab.is_done() && self.trial.games() >= self.games
    }

    /// The progress in percent.
    pub fn percent(&self) -> u8 {
        let piles = self.lab.years_done() * PILES_SHARE / self.lab.years().count();
        let games = u64::try_from(self.trial.games() * 100 / self.games.max(1)).unwrap_or(100);
        u8::try_from(piles + games * (100 - PILES_SHARE) / 100).unwrap_or(100)
    }

    /// The results.
    pub fn results(self) -> Results {
        let net_cards = net_cards(&self.trial.balance(), &self.decks);
        let findings = self.lab.findings().with_net_cards(net_cards);
        Results::new(findings, self.decks, self.selection)
    }
}
