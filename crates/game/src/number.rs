//! Sources of a turn's number (RULES 10), votes on New Year, and the barbarian ship's way to the
//! island (RULES 9, event die).

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::hand::only;
use cards::{Die, EventFace, PileCard, TiedVote, VoteOutcome};

board::keyed! {
    /// The source that the table takes its numbers from.
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

/// The card or dice that gave this turn's number.
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

/// A player's wish after New Year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    /// The pile is prepared afresh.
    Reset,
    /// A Leap Year: the hidden cards are drawn too.
    LeapYear,
}

/// Returns the outcome of `ballots`: the majority of those who voted; `tied` decides a tie.
pub fn outcome(ballots: &[Ballot], tied: TiedVote) -> VoteOutcome {
    let leap = ballots.iter().filter(|ballot| **ballot == Ballot::LeapYear).count();
    let reset = ballots.len() - leap;
    match leap.cmp(&reset) {
        std::cmp::Ordering::Greater => VoteOutcome::LeapYear,
        std::cmp::Ordering::Less => VoteOutcome::Reset,
        std::cmp::Ordering::Equal => match tied {
            TiedVote::Resets => VoteOutcome::Reset,
            TiedVote::GoesOn => VoteOutcome::LeapYear,
        },
    }
}

board::bounded! {
    /// A number of two dice, or of a card in their place, 2 to 12.
    pub struct Roll(2..=12);
    /// A number that two dice don't give.
    BadRoll = "two dice give 2 to 12, not {0}";
}

impl Roll {
    /// The one that produces nothing (RULES 5).
    pub const SEVEN: Self = Self(7);

    /// All eleven, 2 to 12.
    pub const ALL: [Self; 11] = [
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
        Self(10),
        Self(11),
        Self(12),
    ];

    /// Returns how many of the 36 dice pairs give it, 1 to 6.
    pub const fn pairs(self) -> u8 {
        6 - self.0.abs_diff(7)
    }

    /// The number, 2 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns what the red of its two dice may show.
    pub fn reds(self) -> impl Iterator<Item = Die> {
        let is_of_it = move |red: &Die| (1..=6).contains(&self.0.saturating_sub(red.pips()));
        Die::ALL.into_iter().filter(is_of_it)
    }

    /// Returns what the red one shows for certain: of a 2 and of a 12 both are known.
    pub fn only_red(self) -> Option<Die> {
        only(self.reds())
    }
}

/// Numbers count as 0 to 10, in their order.
impl Enum for Roll {
    type Array<V> = [V; 11];

    fn from_usize(value: usize) -> Self {
        Self::ALL.get(value).copied().unwrap_or(Self(12))
    }

    fn into_usize(self) -> usize {
        usize::from(self.0 - 2)
    }
}

impl std::fmt::Display for Roll {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

board::bounded! {
    /// The ship's place on its track: how many steps it has made, 0 in its harbor,
    /// 7 at the island.
    #[derive(Default)]
    pub struct BarbarianTrack(0..=7);
    /// A step beyond the end of the track.
    BadBarbarianTrack = "the ship's way has 7 steps, not {0}";
}

impl BarbarianTrack {
    pub const HARBOR: Self = Self(0);

    /// The island, where the barbarians attack.
    pub const ISLAND: Self = Self(7);

    /// One step before the island: nearer no ship of Cities & Knights waits, since one that lands
    /// attacks and goes back to its harbor (KNIGHTS 9).
    pub const OFF_ISLAND: Self = Self(6);

    /// Steps from its harbor, 0 to 7.
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// A step nearer to the island.
    #[must_use]
    pub fn nearer(self) -> Self {
        Self(self.0 + 1).min(Self::ISLAND)
    }

    /// A step back.
    #[must_use]
    pub const fn back(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_majority_decides_and_a_tie_as_the_table_set_it() {
        use Ballot::{LeapYear, Reset};
        let of = |ballots: &[Ballot]| outcome(ballots, TiedVote::Resets);
        assert_eq!(of(&[LeapYear, LeapYear, Reset]), VoteOutcome::LeapYear);
        assert_eq!(of(&[LeapYear, Reset, Reset]), VoteOutcome::Reset);
        assert_eq!(of(&[LeapYear, Reset]), VoteOutcome::Reset);
        assert_eq!(of(&[]), VoteOutcome::Reset);
        assert_eq!(outcome(&[LeapYear, Reset], TiedVote::GoesOn), VoteOutcome::LeapYear);
    }
}
