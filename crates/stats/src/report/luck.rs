//! Luck: what the numbers owed each player on average against what came, and
//! all the other ways cards came and went.

mod book;

use game::Game;

pub use book::{ENOUGH_OWED, GoldLuck, Luck, LuckPoint, NumberLuck, PlayerLuck, Production};

pub(super) use book::Book;

impl Luck {
    /// The luck of `game` on the branch being played, up to its current
    /// position. If hands are not followed, production is complete, as if the
    /// bank always had enough; the rest includes only what was recorded.
    pub fn of(game: &Game) -> Self {
        let mut book = Book::new(game);
        super::walk(game, |scene| book.see(&scene));
        book.luck()
    }
}

#[cfg(test)]
mod tests;
