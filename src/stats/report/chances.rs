//! What a turn's number may be before it is there, exactly: for somebody who
//! knows which cards have been turned, but not in which order the others lie.

mod chance;
mod heap;

use crate::game::{NumberSource, State, YieldRule};

pub use chance::Chance;

use heap::Search;

/// All that a turn's number may be, from the lowest number on, each number
/// once for every rule that may come with it. The probabilities add up to 1;
/// nothing is there where no number can come at all.
///
/// - Dice, the app's and the table's: so many 36ths.
/// - Cards: every card that has not been turned is as likely as any other to
///   lie anywhere in its pile, those hidden under New Year included. How many
///   lie above New Year is known. Weather cards on the way change the season in
///   which the number comes; after New Year, or the last card, come the next
///   stack or piles prepared afresh.
/// - Printed cards: the same, as if the table had laid its piles as the rules
///   say (RULES 9).
/// - A 7 that is passed over in the first round (RULES 11) is no number: it is
///   rolled again, or lies aside, and something else comes.
/// - A vote on New Year: while the table votes, what has been voted so far
///   counts as all votes; none at all are a tie. Where a vote may come on the
///   way to the number, the chances are those of a number that comes without
///   it: when it has come, they are asked anew, and the outcome is known. Where
///   it comes for certain, it counts as a tie.
/// - Cards that the table had put aside unread (a corrected pile) count as if
///   somebody had read them.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances(Vec<Chance>);

impl Chances {
    /// The chances of the number that comes next, from where the table takes
    /// its numbers in `state`.
    pub fn of(state: &State) -> Self {
        Self::by(state, state.numbers())
    }

    /// The same, should it come from `source` this time.
    pub fn by(state: &State, source: NumberSource) -> Self {
        match source {
            NumberSource::Dice | NumberSource::Table => Self::of_dice(state),
            NumberSource::Cards => Self::sorted(Search::drawn(state).found()),
            NumberSource::Printed => Self::sorted(Search::printed(state).found()),
        }
    }

    fn of_dice(state: &State) -> Self {
        // So many of the 36 pairs make a number.
        let pairs = |number: u8| 6 - number.abs_diff(7);
        let counts = |number: &u8| !state.passes_over(*number);
        let all: u8 = (2..=12).filter(counts).map(pairs).sum();
        let chance = |number: u8| Chance {
            number,
            rule: YieldRule::default(),
            probability: f64::from(pairs(number)) / f64::from(all),
        };
        Self((2..=12).filter(counts).map(chance).collect())
    }

    /// What was found counts as the whole.
    fn sorted(mut found: Vec<Chance>) -> Self {
        let all: f64 = found.iter().map(|chance| chance.probability).sum();
        for chance in &mut found {
            chance.probability /= all;
        }
        found.sort_by_key(|chance| chance.number);
        Self(found)
    }

    /// One by one, from the lowest number on.
    pub fn iter(&self) -> impl Iterator<Item = &Chance> {
        self.0.iter()
    }

    /// How likely `number` is, with whatever event, 0 to 1.
    pub fn of_number(&self, number: u8) -> f64 {
        let such = self.iter().filter(|chance| chance.number == number);
        such.map(|chance| chance.probability).sum()
    }
}

#[cfg(test)]
mod tests;
