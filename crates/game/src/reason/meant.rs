//! Whom an effect means, with the counts that say so.

use super::super::{Position, Seat, Seats};
use cards::{Award, Measure, Selector, Tie};

/// What each player at the table has of something, clockwise from the active
/// player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub measure: Measure,
    pub scores: Vec<(Seat, u8)>,
}

/// How it is decided whom an effect means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// The player whose turn it is.
    Active,
    /// Everybody.
    All,
    /// Everybody but the player whose turn it is.
    Others,
    Holder(Award),
    /// Whoever leads; each comparison was tried until one settled it.
    Leaders {
        /// The award that nobody holds, if its holder would be meant.
        unclaimed: Option<Award>,
        /// What was compared; the last one decided.
        tried: Vec<Comparison>,
        tie: Tie,
    },
    /// Whoever trails.
    Trailers {
        by: Comparison,
        tie: Tie,
    },
    /// Everybody with at least so many.
    AtLeast {
        by: Comparison,
        count: u8,
    },
    /// Everybody with at most so many.
    AtMost {
        by: Comparison,
        count: u8,
    },
}

/// Whom an effect means, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selected {
    pub why: Meant,
    /// Whom, clockwise from the active player.
    pub players: Seats,
}

impl Selected {
    /// The comparison that decided it, if there was one.
    pub fn by(&self) -> Option<&Comparison> {
        match &self.why {
            Meant::Leaders { tried, .. } => tried.last(),
            Meant::Trailers { by, .. } | Meant::AtLeast { by, .. } | Meant::AtMost { by, .. } => {
                Some(by)
            }
            Meant::Active | Meant::All | Meant::Others | Meant::Holder(_) => None,
        }
    }
}

impl Position<'_> {
    /// Whom `who` means while it is `active`'s turn, and why.
    pub fn meant(&self, who: &Selector, active: Seat) -> Selected {
        let players = self.selected(who, active);
        let by = |measure: Measure| Comparison {
            measure,
            scores: self
                .seating
                .from(active)
                .into_iter()
                .map(|seat| (seat, self.measure(measure, seat)))
                .collect(),
        };
        let why = match who {
            Selector::Active => Meant::Active,
            Selector::All => Meant::All,
            Selector::Others => Meant::Others,
            Selector::Trailers { least, tie } => Meant::Trailers { by: by(*least), tie: *tie },
            Selector::AtLeast { measure, count } => {
                Meant::AtLeast { by: by(*measure), count: *count }
            }
            Selector::AtMost { measure, count } => {
                Meant::AtMost { by: by(*measure), count: *count }
            }
            Selector::Leaders { holder: Some(award), .. }
                if self.claimed_by(Some(*award)).is_some() =>
            {
                Meant::Holder(*award)
            }
            Selector::Leaders { holder, most, tie } => {
                let settles = |measure: &Measure| !self.leaders(*measure, *tie, active).is_empty();
                let last = most.iter().position(settles).map_or(most.len(), |nth| nth + 1);
                let tried = most.iter().take(last).map(|measure| by(*measure)).collect();
                // Nobody can claim an award that this game hasn't.
                let unclaimed = holder.filter(|award| self.awards().any(|it| it == *award));
                Meant::Leaders { unclaimed, tried, tie: *tie }
            }
        };
        Selected { why, players }
    }
}
