//! Fair games to compare with the one that was played: random ones with the
//! same deck or dice and the same length. They are played in slices so that a
//! window can keep drawing.
//!
//! A report's walk fills a [`FairPlan`], step by step as the game drew or rolled. [`Fair`] goes
//! through the plan once for each fair game, with cards drawn from `piles`, which know numbers and
//! nothing else, and `findings` puts the game that was played among them.

mod findings;
mod piles;

use enum_map::EnumMap;
use rand::Rng;

use super::{Came, RollCounts, Scene};
use crate::two_dice;
use cards::{NextInPiles, PileCard, VoteOutcome};
use game::{Correction, Deed, FirstSevens, NumberSource, PrintedCardPlace, Roll, Setup, State};

use findings::NumberTimes;
use piles::{FairPiles, Slip};

pub use findings::{FairBand, FairFindings, FairNumber, Lopsided};

pub const FAIR_GAMES: u32 = 20_000;

/// Fair games that follow the plan of one that was played.
#[derive(Clone, Debug)]
pub struct Fair {
    plan: FairPlan,
    games: Vec<NumberTimes>,
    left: u32,
}

impl Fair {
    /// [`FAIR_GAMES`] games to play, none played yet.
    pub const fn new(plan: FairPlan) -> Self {
        Self { plan, games: Vec::new(), left: FAIR_GAMES }
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

    pub const fn is_done(&self) -> bool {
        self.left == 0
    }

    /// Returns what they say about a game in which the numbers came up this often;
    /// `None` until all have been played.
    pub fn findings(&self, came: &RollCounts) -> Option<FairFindings> {
        self.is_done().then(|| FairFindings::of(&self.games, self.plan.expected(), came))
    }

    /// The share of these games that the bands of `findings` hold, by number, 0
    /// to 1; `None` until all have been played. For games other than those the
    /// bands were made from, it shows whether the bands keep their promise.
    pub fn held(&self, findings: &FairFindings) -> Option<EnumMap<Roll, f64>> {
        self.is_done().then(|| {
            EnumMap::from_fn(|number| {
                let band = findings.numbers[number].band;
                let within = |times: &&NumberTimes| band.holds(times[number].into());
                self.games.iter().filter(within).count() as f64 / self.games.len() as f64
            })
        })
    }

    fn game(&mut self, rng: &mut impl Rng) -> NumberTimes {
        let FairPlan { steps, cards, printed } = &mut self.plan;
        cards.begin();
        printed.begin();
        let mut times = NumberTimes::default();
        for step in steps {
            let number = match *step {
                Step::Number { from, sevens } => match from {
                    NumberSource::Cards => cards.draw(sevens, rng),
                    NumberSource::Printed => printed.draw(sevens, rng),
                    NumberSource::Dice | NumberSource::Table => roll(sevens, rng),
                },
                Step::PutAside(count) => {
                    cards.put_aside(count, rng);
                    None
                }
                Step::Printed(slip, place) => {
                    printed.put(slip, place, rng);
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
fn roll(sevens: FirstSevens, rng: &mut impl Rng) -> Option<Roll> {
    loop {
        let number = Roll::try_from(two_dice(rng)).ok()?;
        if number != Roll::SEVEN || sevens == FirstSevens::Count {
            return Some(number);
        }
    }
}

/// One thing that a game did with its piles or dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Took a number.
    Number {
        from: NumberSource,
        /// The rule for a 7 at that time.
        sevens: FirstSevens,
    },
    /// Put this many cards of the app's pile aside unread.
    PutAside(usize),
    /// Said whether a printed card can still be drawn.
    Printed(Slip, PrintedCardPlace),
}

/// The source of each number of a game and its rule for a 7, with everything that happened to
/// the piles in between. Fair games with the same deck or dice and the same length follow it.
#[derive(Clone, Debug)]
pub struct FairPlan {
    steps: Vec<Step>,
    /// The app's cards.
    cards: FairPiles,
    /// The table's.
    printed: FairPiles,
}

impl FairPlan {
    pub fn new(setup: &Setup) -> Self {
        let piles = FairPiles::new(setup);
        Self { steps: Vec::new(), cards: piles.clone(), printed: piles }
    }

    /// Adds what this scene did. Scenes must be seen in order.
    pub fn see(&mut self, scene: &Scene<'_>) {
        if let Some(came) = Came::with(scene) {
            // A 7 that the table let count against its own rule did count.
            let passes_over = scene.before.passes_over(7) && came.number != Roll::SEVEN;
            let sevens = if passes_over { FirstSevens::DrawnAgain } else { FirstSevens::Count };
            self.steps.push(Step::Number { from: came.from, sevens });
        }
        if scene.before.piles().next() == NextInPiles::Vote {
            match scene.after.piles().next() {
                NextInPiles::Vote => {}
                NextInPiles::Card(_) => self.cards.decide(VoteOutcome::LeapYear),
                NextInPiles::Shuffle => self.cards.decide(VoteOutcome::Reset),
            }
        }
        if scene.before.printed().is_voting() && !scene.after.printed().is_voting() {
            // Printed cards that are prepared afresh have a New Year again.
            let is_fresh = scene.after.printed().offered().contains(&PileCard::NewYear);
            self.printed.decide(if is_fresh { VoteOutcome::Reset } else { VoteOutcome::LeapYear });
        }
        let Deed::Correct { correction } = &scene.act.deed else { return };
        if let Correction::Pile { .. } = correction {
            let left = |state: &State| state.pile().map_or(0, cards::Pile::left);
            let put_aside = left(scene.before).saturating_sub(left(scene.after));
            self.steps.push(Step::PutAside(put_aside));
        } else if let Correction::Printed { card, place } = correction {
            let slip = Slip::of(scene.before.setup(), *card);
            self.steps.extend(slip.map(|slip| Step::Printed(slip, *place)));
        }
    }

    pub fn length(&self) -> usize {
        self.sources().count()
    }

    pub fn sources(&self) -> impl Iterator<Item = NumberSource> + '_ {
        self.steps.iter().filter_map(|step| match step {
            Step::Number { from, .. } => Some(*from),
            Step::PutAside(_) | Step::Printed(..) => None,
        })
    }

    /// Returns how often each number comes up on average in such games. `None` if that
    /// can't be computed without drawing: when a card with a 7 was drawn again,
    /// when the table reported on single cards, or when weather cards make it
    /// uncertain which of several piles is drawn from.
    ///
    /// Every numbered card of a pile is equally likely at every draw from it,
    /// no matter how many are hidden or put aside unread.
    pub fn expected(&self) -> Option<EnumMap<Roll, f64>> {
        let mut expected = EnumMap::default();
        let (mut cards, mut printed) = (self.cards.clone(), self.printed.clone());
        cards.begin();
        printed.begin();
        for step in &self.steps {
            match step {
                Step::Number { from: NumberSource::Dice | NumberSource::Table, sevens } => {
                    add_dice(&mut expected, *sevens);
                }
                Step::Number { sevens: FirstSevens::DrawnAgain, .. } | Step::Printed(..) => {
                    return None;
                }
                Step::Number { from: NumberSource::Cards, .. } => {
                    add_draw(&mut expected, &mut cards)?;
                }
                Step::Number { from: NumberSource::Printed, .. } => {
                    add_draw(&mut expected, &mut printed)?;
                }
                Step::PutAside(count) => cards.pass(*count),
            }
        }
        Some(expected)
    }
}

fn add_dice(expected: &mut EnumMap<Roll, f64>, sevens: FirstSevens) {
    let counts = |number: Roll| number != Roll::SEVEN || sevens == FirstSevens::Count;
    let ways = |number: Roll| if counts(number) { f64::from(number.pairs()) } else { 0.0 };
    let all: f64 = Roll::ALL.into_iter().map(ways).sum();
    for (number, mean) in expected {
        *mean += ways(number) / all;
    }
}

fn add_draw(expected: &mut EnumMap<Roll, f64>, piles: &mut FairPiles) -> Option<()> {
    if !piles.are_certain() {
        return None;
    }
    let mut there = EnumMap::<Roll, u32>::default();
    for number in piles.next_numbers() {
        there[number] += 1;
    }
    let all: u32 = there.values().sum();
    for (number, mean) in expected {
        *mean += f64::from(there[number]) / f64::from(all.max(1));
    }
    Some(())
}

#[cfg(test)]
mod tests;
