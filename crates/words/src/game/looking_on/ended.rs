//! The table once the game is over: who won and how, and everybody's points by source.

use std::cmp::Reverse;

use serde::Serialize;

use crate::game::{GameWords, why};
use game::{Over, Seat};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownEnd {
    /// "Anna wins".
    pub title: String,
    /// Points, turns, and what decided it, a sentence each.
    pub lines: Vec<String>,
    /// The winner first, then by points.
    pub standings: Vec<ShownStanding>,
}

/// A player's points at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownStanding {
    pub name: String,
    /// Key of their color, which has a mark of its own shape.
    pub color: &'static str,
    /// The mark in words: "disc".
    pub mark: String,
    pub has_won: bool,
    pub points: i16,
    pub points_words: String,
    /// "2 cities: 4.", by source.
    pub sources: Vec<String>,
}

impl ShownEnd {
    pub(super) fn of(say: &GameWords<'_>, over: Over) -> Self {
        let mut standings: Vec<ShownStanding> =
            say.seats_from_active().map(|seat| ShownStanding::of(say, over, seat)).collect();
        standings.sort_by_key(|it| Reverse((it.has_won, it.points)));
        Self { title: say.end(over), lines: say.end_lines(over), standings }
    }
}

impl ShownStanding {
    fn of(say: &GameWords<'_>, over: Over, seat: Seat) -> Self {
        let (points, color) = (say.shown_points(seat), say.color(seat));
        Self {
            name: say.name(seat),
            color: color.key(),
            mark: say.text.mark(color),
            has_won: over.winners().contains(&seat),
            points,
            points_words: say.with("stage-points", &[("points", &points)]),
            sources: why::points_by_source(say, &say.game.points_reason(seat)),
        }
    }
}
