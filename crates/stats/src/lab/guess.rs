//! How well someone who has counted every card can guess the next number.
//!
//! Every order of the face-down cards, hidden ones included, is equally likely,
//! so every card left is equally likely to be next. The best guess is the
//! number with the most cards left, and its chance is exact.

use super::plan::{NumberCounts, PilePlan};

/// What is left of a pile, to someone who counts cards.
#[derive(Clone, Debug)]
pub(super) struct Guesser<'a> {
    pile: &'a PilePlan,
    left: NumberCounts,
    numbers: u16,
    weather: u16,
    /// The share of Leap Years.
    leap: f64,
}

impl<'a> Guesser<'a> {
    pub fn new(pile: &'a PilePlan, leap: f64) -> Self {
        let numbers = pile.numbers.iter().sum();
        Self { pile, left: pile.numbers, numbers, weather: pile.weather, leap }
    }

    pub fn number(&mut self, number: u8) {
        if let Some(left) = self.left.get_mut(usize::from(number)) {
            *left -= 1;
        }
        self.numbers -= 1;
    }

    pub const fn weather(&mut self) {
        self.weather -= 1;
    }

    /// The chance of the best guess if all cards are drawn.
    pub fn without_new_year(&self) -> f64 {
        if self.numbers == 0 { best_of(&self.pile.next) } else { self.best() }
    }

    /// The chance of the best guess with `above` cards above New Year.
    pub fn with_new_year(&self, above: usize) -> f64 {
        if usize::from(self.weather) < above && self.numbers > 0 {
            self.best()
        } else {
            self.best_across(above)
        }
    }

    fn best(&self) -> f64 {
        let most = self.left.iter().copied().max().unwrap_or(0);
        f64::from(most) / f64::from(self.numbers)
    }

    /// For when every card above New Year might be a weather card: then the
    /// number may come from the next pile.
    fn best_across(&self, above: usize) -> f64 {
        let all = f64::from(self.weather) + f64::from(self.numbers);
        let none_above = (0..above).fold(1.0, |chance, nth| {
            let nth = nth as f64;
            chance * (f64::from(self.weather) - nth).max(0.0) / (all - nth).max(1.0)
        });
        let here = if self.numbers == 0 { 0.0 } else { 1.0 - none_above * (1.0 - self.leap) };
        let fresh = self.pile.next.iter().sum::<u16>();
        let chances = self.left.iter().zip(&self.pile.next).map(|(left, next)| {
            here * f64::from(*left) / f64::from(self.numbers.max(1))
                + (1.0 - here) * f64::from(*next) / f64::from(fresh.max(1))
        });
        chances.fold(0.0, f64::max)
    }
}

fn best_of(counts: &NumberCounts) -> f64 {
    let most = counts.iter().copied().max().unwrap_or(0);
    f64::from(most) / f64::from(counts.iter().sum::<u16>().max(1))
}

/// The chance of the best guess by how many cards are left to draw.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    chances: Vec<f64>,
    turns: Vec<u64>,
}

impl Curve {
    /// A curve for up to `most` cards.
    pub fn new(most: usize) -> Self {
        Self { chances: vec![0.0; most + 1], turns: vec![0; most + 1] }
    }

    pub fn add(&mut self, left: usize, chance: f64) {
        if let (Some(chances), Some(turns)) = (self.chances.get_mut(left), self.turns.get_mut(left))
        {
            *chances += chance;
            *turns += 1;
        }
    }

    /// Cards left and the mean chance of the best guess, for every count seen
    /// so far, the last card first.
    pub fn means(&self) -> impl Iterator<Item = (usize, f64)> {
        let all = self.chances.iter().zip(&self.turns).enumerate();
        let seen = all.filter(|(_, (_, turns))| **turns > 0);
        seen.map(|(left, (chances, turns))| (left, chances / *turns as f64))
    }

    /// The mean over all turns.
    pub fn mean(&self) -> f64 {
        let turns: u64 = self.turns.iter().sum();
        self.chances.iter().sum::<f64>() / turns.max(1) as f64
    }
}
