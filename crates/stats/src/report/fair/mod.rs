//! Fair games to compare with the one that was played: random ones with the
//! same deck or dice and the same length. They are played in slices so that a
//! window can keep drawing.

mod findings;
mod lopsided;
mod piles;
mod plan;

use enum_map::EnumMap;
use rand::Rng;

use super::{Counts, Number};
use crate::two_dice;
use game::{FirstSevens, NumberSource};

pub use findings::{Band, FairFindings, FairNumber};
pub use lopsided::Lopsided;
pub use plan::FairPlan;

use findings::NumberTimes;
use piles::Piles;
use plan::Step;

/// How many fair games to play.
pub const FAIR_GAMES: u32 = 20_000;

/// Fair games that follow the plan of one that was played.
#[derive(Clone, Debug)]
pub struct Fair {
    plan: FairPlan,
    cards: Piles,
    printed: Piles,
    games: Vec<NumberTimes>,
    left: u32,
}

impl Fair {
    /// [`FAIR_GAMES`] games to play, none played yet.
    pub fn new(plan: FairPlan) -> Self {
        let (cards, printed) = (plan.cards.clone(), plan.printed.clone());
        Self { plan, cards, printed, games: Vec::new(), left: FAIR_GAMES }
    }

    /// Plays `games` more games, or as many as are left. Slicing doesn't change
    /// the result.
    pub fn run(&mut self, games: u32, rng: &mut impl Rng) {
        for _ in 0..games.min(self.left) {
            let times = self.game(rng);
            self.games.push(times);
            self.left -= 1;
        }
    }

    /// Whether all games have been played.
    pub const fn is_done(&self) -> bool {
        self.left == 0
    }

    /// What they say about a game in which the numbers came up this often;
    /// `None` until all have been played.
    pub fn findings(&self, came: &Counts) -> Option<FairFindings> {
        self.is_done().then(|| FairFindings::of(&self.games, self.plan.expected(), came))
    }

    /// The share of these games that the bands of `findings` hold, by number, 0
    /// to 1; `None` until all have been played. For games other than those the
    /// bands were made from, it shows whether the bands keep their promise.
    pub fn held(&self, findings: &FairFindings) -> Option<EnumMap<Number, f64>> {
        self.is_done().then(|| {
            EnumMap::from_fn(|number| {
                let band = findings.numbers[number].band;
                let within = |times: &&NumberTimes| band.holds(times[number].into());
                self.games.iter().filter(within).count() as f64 / self.games.len() as f64
            })
        })
    }

    fn game(&mut self, rng: &mut impl Rng) -> NumberTimes {
        self.cards.begin();
        self.printed.begin();
        let mut times = NumberTimes::default();
        for step in &self.plan.steps {
            let number = match *step {
                Step::Number { from, sevens } => match from {
                    NumberSource::Cards => self.cards.draw(sevens, rng),
                    NumberSource::Printed => self.printed.draw(sevens, rng),
                    NumberSource::Dice | NumberSource::Table => roll(sevens, rng),
                },
                Step::PutAside(count) => {
                    self.cards.put_aside(count, rng);
                    None
                }
                Step::Printed(slip, place) => {
                    self.printed.put(slip, place, rng);
                    None
                }
            };
            if let Some(number) = number {
                let count = &mut times[number];
                *count = count.saturating_add(1);
            }
        }
        times
    }
}

/// Rolls two dice, and again while they show a 7 that doesn't count.
fn roll(sevens: FirstSevens, rng: &mut impl Rng) -> Option<Number> {
    loop {
        let number = Number::try_from(two_dice(rng)).ok()?;
        if number != Number::SEVEN || sevens == FirstSevens::Count {
            return Some(number);
        }
    }
}

#[cfg(test)]
mod tests;
