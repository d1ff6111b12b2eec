//! Time that turns took, by the turn clock; if it never ran, by the times of the acts.

use chrono::{DateTime, TimeDelta, Utc};

use super::Scene;
use game::{Game, PerSeat, Seat, Span, Stint};

/// Two acts farther apart than this mean that the table had a break: without
/// the clock, that counts for nobody.
pub const BREAK: TimeDelta = TimeDelta::minutes(10);

/// Measure of a game's times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimedBy {
    /// The turn clock, as far as it ran.
    Clock,
    /// The times of the acts, since the clock never ran: from each to the next, except for
    /// breaks.
    Acts,
}

/// A turn of a player, or their part of somebody else's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spell {
    /// Player whose turn or part it is.
    pub seat: Seat,
    /// The act of the branch that ended it, or its latest one so far.
    pub nth: usize,
    /// Its length in time.
    pub took: Span,
}

/// The times of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// The measure of these times.
    pub timed_by: TimedBy,
    /// Turn by turn, the opening's placements included; the last one may still
    /// be going on.
    pub spells: Vec<Spell>,
    /// Total time of each player's turns.
    pub each: PerSeat<Span>,
    /// The part of a turn that goes on, with its player.
    open: Option<Stint>,
    /// Time of the last act.
    last: DateTime<Utc>,
}

impl Tempo {
    /// No times yet.
    pub(super) fn begin(game: &Game) -> Self {
        let each = game.state().players().map(|_, _| Span::ZERO);
        let is_clockless = game.reading().table().is_zero();
        let timed_by = if is_clockless { TimedBy::Acts } else { TimedBy::Clock };
        Self { timed_by, spells: Vec::new(), each, open: None, last: game.setup().created }
    }

    /// Returns how long all turns took together.
    pub fn table(&self) -> Span {
        self.each.values().fold(Span::ZERO, |sum, span| sum.plus(*span))
    }

    /// The longest turn of `seat`; `None` if they had none.
    pub fn longest(&self, seat: Seat) -> Option<Spell> {
        // Reversed to take the first of equals.
        self.of_seat(seat).rev().max_by_key(|spell| spell.took)
    }

    /// The median length of the turns of `seat`; `None` if they had none.
    pub fn median(&self, seat: Seat) -> Option<Span> {
        let mut took: Vec<Span> = self.of_seat(seat).map(|spell| spell.took).collect();
        took.sort_unstable();
        // Of an even number, what lies halfway between the two in the middle.
        let (upper, lower) = (took.len() / 2, took.len().saturating_sub(1) / 2);
        let middle = took.get(lower).zip(took.get(upper));
        middle.map(|(lower, upper)| Span::of_millis(lower.millis().midpoint(upper.millis())))
    }

    /// The turns of `seat`.
    #[must_use = "an iterator does nothing by itself"]
    pub fn of_seat(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Spell> {
        self.spells.iter().copied().filter(move |spell| spell.seat == seat)
    }

    /// Adds how long this scene took; `begins` a turn or goes on with one. Scenes must be seen in
    /// order.
    pub(super) fn see(&mut self, scene: &Scene<'_>, begins: bool) {
        let took = match self.timed_by {
            TimedBy::Clock => scene.ran,
            TimedBy::Acts => between(self.last, scene.time),
        };
        self.last = scene.time;
        let Some(stint) = scene.before.stint() else { return };
        self.each.change(stint.seat, |sum| *sum = sum.plus(took));
        let goes_on = self.open == Some(stint) && !begins;
        if let Some(spell) = self.spells.last_mut().filter(|_| goes_on) {
            spell.took = spell.took.plus(took);
            spell.nth = scene.nth;
        } else {
            self.spells.push(Spell { seat: stint.seat, nth: scene.nth, took });
        }
        self.open = Some(stint);
    }
}

/// The time from one act to the next; zero if a system's clock was set back in
/// between, or the table had a break.
fn between(before: DateTime<Utc>, after: DateTime<Utc>) -> Span {
    let gap = after.signed_duration_since(before);
    if gap > BREAK {
        return Span::ZERO;
    }
    Span::of_millis(u32::try_from(gap.num_milliseconds()).unwrap_or(0))
}
