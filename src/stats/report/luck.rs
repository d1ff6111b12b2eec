//! Luck: what the numbers owed each player on average against what came, and
//! every other way in which cards came and went.

mod book;
mod owing;
mod player;
mod point;
mod production;

use crate::game::{Game, PerSeat};

pub use player::PlayerLuck;
pub use point::LuckPoint;
pub use production::{ENOUGH_OWED, NumberLuck, Production};

use book::Book;

/// The luck of a game as far as it has been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    /// Each player's.
    pub players: PerSeat<PlayerLuck>,
    /// Over time: a point for each number that counts, in order.
    pub over_time: Vec<LuckPoint>,
}

impl Luck {
    /// Of the branch of `game` that is played, up to where it stands. Where
    /// hands are not followed the production is whole, as if the bank always
    /// had enough; of the rest only what was told.
    pub fn of(game: &Game) -> Self {
        let mut book = Book::new(game.setup().players.map(|_, _| PlayerLuck::default()));
        super::walk(game, |scene| book.enter(&scene));
        let Book { players, over_time, .. } = book;
        Self { players, over_time }
    }
}

#[cfg(test)]
mod tests;
