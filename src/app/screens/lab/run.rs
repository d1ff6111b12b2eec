//! A run of the lab while it goes on.

use rand::SeedableRng;
use rand::rngs::{StdRng, Xoshiro256PlusPlus};

use super::choice::Choice;
use super::results::Results;
use crate::app::platform::Platform;
use crate::cards::{Deck, Selection};
use crate::stats::Lab;

/// Turns of the first slice, and of the smallest.
const LEAST: u64 = 20_000;

/// Turns of the largest slice.
const MOST: u64 = 2_000_000;

/// A slice takes about so many milliseconds: half a frame, so that touches are
/// felt at once.
const SLICE_MILLIS: std::ops::RangeInclusive<i64> = 6..=10;

/// A lab at work, with what it was asked.
#[derive(Debug)]
pub struct Run {
    lab: Lab,
    rng: Xoshiro256PlusPlus,
    slice: u64,
    decks: Vec<Deck>,
    selection: Selection,
}

impl Run {
    /// Begins `lab`, made of `choice`.
    pub fn new(lab: Lab, choice: &Choice, rng: &mut StdRng) -> Self {
        Self {
            lab,
            rng: Xoshiro256PlusPlus::from_rng(rng),
            slice: LEAST,
            decks: choice.decks(),
            selection: choice.selection(),
        }
    }

    /// Plays a slice, and finds out how large the next may be.
    pub fn slice(&mut self, platform: &dyn Platform) {
        let begun = platform.now();
        self.lab.run(self.slice, &mut self.rng);
        let took = (platform.now() - begun).num_milliseconds();
        if took < *SLICE_MILLIS.start() {
            self.slice = self.slice * 3 / 2;
        } else if took > *SLICE_MILLIS.end() {
            self.slice = self.slice * 2 / 3;
        }
        self.slice = self.slice.clamp(LEAST, MOST);
    }

    /// Whether all is played.
    pub const fn is_done(&self) -> bool {
        self.lab.is_done()
    }

    /// How many of 100 parts are played.
    pub fn percent(&self) -> u8 {
        let percent = self.lab.years_done() * 100 / self.lab.years().count();
        u8::try_from(percent).unwrap_or(100)
    }

    /// What came of it.
    pub fn results(self) -> Results {
        Results::new(self.lab.findings(), self.decks, self.selection)
    }
}
