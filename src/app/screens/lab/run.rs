//! A run of the lab while it goes on.

use rand::SeedableRng;
use rand::rngs::{StdRng, Xoshiro256PlusPlus};

use super::choice::Choice;
use super::results::Results;
use crate::cards::{Deck, Selection};
use crate::stats::Lab;

/// Turns of the first slice, and of the smallest.
const LEAST: u64 = 20_000;

/// Turns of the largest slice.
const MOST: u64 = 1_000_000;

/// A frame that took longer than this, in seconds, is felt.
const FELT: f32 = 0.025;

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

    /// Plays as much as fits into a frame, by how long the last one took.
    pub fn slice(&mut self, last_frame: f32) {
        self.slice = if last_frame > FELT { self.slice / 2 } else { self.slice * 5 / 4 };
        self.slice = self.slice.clamp(LEAST, MOST);
        self.lab.run(self.slice, &mut self.rng);
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
