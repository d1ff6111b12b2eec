//! Where a turn's number comes from (RULES 10), and votes on New Year.

use serde::{Deserialize, Serialize};

use super::Roll;
use cards::{Die, EventFace, Outcome, PileCard, TiedVote};

board::keyed! {
    /// Where the table takes its numbers from.
    #[derive(Default)]
    pub enum NumberSource {
        /// The app draws event cards.
        #[default]
        Cards = "cards",
        /// The app rolls two dice.
        Dice = "dice",
        /// The table rolls its own dice and says what they show.
        Table = "table",
        /// The table draws printed cards and says which.
        Printed = "printed",
    }
}

/// Where this turn's number came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An event card.
    Card(PileCard),
    /// Real dice.
    Roll(Roll),
    /// The app's dice.
    Dice {
        red: Die,
        yellow: Die,
        /// The event die, where it was rolled too.
        face: Option<EventFace>,
    },
}

/// What a player wants after New Year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    /// The pile is prepared afresh.
    Reset,
    /// A Leap Year: the hidden cards are drawn too.
    LeapYear,
}

/// What `ballots` come to: the majority of those who voted.
pub fn outcome(ballots: &[Ballot], tied: TiedVote) -> Outcome {
    let leap = ballots.iter().filter(|ballot| **ballot == Ballot::LeapYear).count();
    let reset = ballots.len() - leap;
    match leap.cmp(&reset) {
        std::cmp::Ordering::Greater => Outcome::LeapYear,
        std::cmp::Ordering::Less => Outcome::Reset,
        std::cmp::Ordering::Equal => match tied {
            TiedVote::Resets => Outcome::Reset,
            TiedVote::GoesOn => Outcome::LeapYear,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_majority_decides_and_a_tie_as_the_table_set_it() {
        use Ballot::{LeapYear, Reset};
        let of = |ballots: &[Ballot]| outcome(ballots, TiedVote::Resets);
        assert_eq!(of(&[LeapYear, LeapYear, Reset]), Outcome::LeapYear);
        assert_eq!(of(&[LeapYear, Reset, Reset]), Outcome::Reset);
        assert_eq!(of(&[LeapYear, Reset]), Outcome::Reset);
        assert_eq!(of(&[]), Outcome::Reset);
        assert_eq!(outcome(&[LeapYear, Reset], TiedVote::GoesOn), Outcome::LeapYear);
    }
}
