//! Fair games beside the one that was played: of the same deck or dice and of
//! the same length, by lot. They are played in slices, so that a window can go
//! on drawing meanwhile.

mod findings;
mod lopsided;
mod piles;
mod plan;

use enum_map::EnumMap;
use rand::Rng;

use super::{Counts, Number};
use crate::game::{FirstSevens, NumberSource};
use crate::stats::two_dice;

pub use findings::{Band, FairFindings, FairNumber};
pub use lopsided::Lopsided;
pub use plan::FairPlan;

use findings::NumberTimes;
use piles::Piles;
use plan::Step;

/// How many fair games are played.
pub const FAIR_GAMES: u32 = 20_000;

/// Fair games along the plan of one that was played.
#[derive(Clone, Debug)]
pub struct Fair {
    plan: FairPlan,
    cards: Piles,
    printed: Piles,
    games: Vec<NumberTimes>,
    left: u32,
}

impl Fair {
    /// [`FAIR_GAMES`] games are to be played, none has been yet.
    pub fn new(plan: FairPlan) -> Self {
        let (cards, printed) = (plan.cards.clone(), plan.printed.clone());
        Self { plan, cards, printed, games: Vec::new(), left: FAIR_GAMES }
    }

    /// Plays so many games more, but no more than were to be played. Where the
    /// slices end changes nothing.
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

    /// What they say of a game in which the numbers came so often; nothing
    /// before all have been played.
    pub fn findings(&self, came: &Counts) -> Option<FairFindings> {
        self.is_done().then(|| FairFindings::of(&self.games, self.plan.expected(), came))
    }

    /// The share of these games that the bands of `findings` hold, by number, 0
    /// to 1. Of other games than the bands were made of it tells whether they
    /// hold what they say; nothing before all have been played.
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

/// Two dice, again while they show a 7 that means nothing.
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
