//! How long turns took, as far as the turn clock ran.

use super::{Scene, walk};
use crate::game::{Game, PerSeat, Seat, Span, Stint};

/// A turn of a player, or his part of somebody else's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spell {
    /// Whose.
    pub seat: Seat,
    /// In which turn of the game, from 1; 0 for the opening.
    pub turn: u32,
    /// With which act of the branch it ended, or was at last.
    pub nth: usize,
    /// How long.
    pub took: Span,
}

/// The times of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// Turn by turn, the opening's placements included; the last one may still
    /// go on.
    pub spells: Vec<Spell>,
    /// How long each player's turns took together.
    pub each: PerSeat<Span>,
}

impl Tempo {
    /// Those of `game`.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let each = game.state().players().map(|_, _| Span::ZERO);
        let mut tempo = Self { spells: Vec::new(), each };
        let mut open: Option<Stint> = None;
        walk(game, |scene| tempo.note(&mut open, scene));
        tempo
    }

    /// How long all turns took together.
    #[must_use]
    pub fn table(&self) -> Span {
        self.each.values().fold(Span::ZERO, |sum, span| sum.plus(*span))
    }

    /// The longest turn of `seat`; nothing while he had none.
    #[must_use]
    pub fn longest(&self, seat: Seat) -> Option<Spell> {
        // The first of equals.
        self.of_seat(seat).rev().max_by_key(|spell| spell.took)
    }

    /// How long a turn of `seat` takes, at the median; nothing while he had
    /// none.
    #[must_use]
    pub fn median(&self, seat: Seat) -> Option<Span> {
        let mut took: Vec<Span> = self.of_seat(seat).map(|spell| spell.took).collect();
        took.sort_unstable();
        took.get(took.len() / 2).copied()
    }

    /// The turns of `seat`.
    #[must_use = "an iterator does nothing by itself"]
    pub fn of_seat(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Spell> {
        self.spells.iter().copied().filter(move |spell| spell.seat == seat)
    }

    fn note(&mut self, open: &mut Option<Stint>, scene: Scene<'_>) {
        let Some(stint) = scene.before.stint() else { return };
        if let Some(sum) = self.each.get_mut(stint.seat) {
            *sum = sum.plus(scene.ran);
        }
        let turn = scene.turn();
        let goes_on = *open == Some(stint);
        let spell = self.spells.last_mut().filter(|spell| goes_on && spell.turn == turn);
        if let Some(spell) = spell {
            spell.took = spell.took.plus(scene.ran);
            spell.nth = scene.nth;
        } else {
            let Scene { nth, ran: took, .. } = scene;
            self.spells.push(Spell { seat: stint.seat, turn, nth, took });
        }
        *open = Some(stint);
    }
}
