//! The exact chances of a turn's number before it comes up, for someone who
//! knows which cards have been turned, but not the order of the rest.

mod chance;
mod heap;

use game::{NumberSource, State, YieldRule};

pub use chance::Chance;

use heap::Search;

/// Everything a turn's number may be, lowest number first, each number once for
/// every rule that may come with it. The probabilities add up to 1; it is empty
/// if no number can come up at all.
///
/// - Dice, the app's and the table's: multiples of 1/36.
/// - Cards: every unturned card is equally likely to be anywhere in its pile,
///   including those hidden under New Year. How many are above New Year is
///   known. Weather cards on the way change the season in which the number
///   comes up; after New Year, or the last card, comes the next stack, or all
///   piles prepared afresh.
/// - Printed cards: the same, assuming the table laid out its piles as the
///   rules say (RULES 9).
/// - A 7 that is passed over in the first round (RULES 11) doesn't count as a
///   number: it is rolled again or set aside, and something else comes up.
/// - A vote on New Year: during the vote, the votes so far count as all votes;
///   none at all count as a tie. If a vote may come before the number, the
///   chances are those of a number that comes up without it: once it comes,
///   they are computed again with the outcome known. If it is certain to come,
///   it counts as a tie.
/// - Cards that the table put aside unread (a corrected pile) count as if
///   somebody had read them.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances(Vec<Chance>);

impl Chances {
    /// The chances of the next number, from wherever the table takes its
    /// numbers in `state`.
    pub fn of(state: &State) -> Self {
        Self::by(state, state.numbers())
    }

    /// The same if it comes from `source` this time.
    pub fn by(state: &State, source: NumberSource) -> Self {
        match source {
            NumberSource::Dice | NumberSource::Table => Self::of_dice(state),
            NumberSource::Cards => Self::sorted(Search::drawn(state).found()),
            NumberSource::Printed => Self::sorted(Search::printed(state).found()),
        }
    }

    fn of_dice(state: &State) -> Self {
        // How many of the 36 pairs make a number.
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

    /// Sorts what was found and scales it to add up to 1.
    fn sorted(mut found: Vec<Chance>) -> Self {
        let all: f64 = found.iter().map(|chance| chance.probability).sum();
        for chance in &mut found {
            chance.probability /= all;
        }
        found.sort_by_key(|chance| chance.number);
        Self(found)
    }

    /// Each chance, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = &Chance> {
        self.0.iter()
    }

    /// How likely `number` is, with any event, 0 to 1.
    pub fn of_number(&self, number: u8) -> f64 {
        let such = self.iter().filter(|chance| chance.number == number);
        such.map(|chance| chance.probability).sum()
    }
}

#[cfg(test)]
mod tests;
