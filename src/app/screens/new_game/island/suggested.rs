//! The default island for a table: the fixed one of the first game, and for five and six
//! players the large one, laid at random.

use crate::app::platform::Platform;
use board::{Island, Shape, TokenRule, first_game, shuffled_island};
use game::EXTRA_BUILDERS;

/// The size of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableSize {
    /// Up to four players.
    Small,
    /// Five and six players.
    Large,
}

/// The default island for the current table.
#[derive(Clone, Debug)]
pub(super) struct Suggested {
    table: TableSize,
    small: Island,
    /// Laid when first needed, and kept: removing a player and adding one again brings
    /// back the same island.
    large: Option<Island>,
}

impl Suggested {
    /// The island of the first game.
    pub fn new() -> Self {
        Self { table: TableSize::Small, small: first_game(), large: None }
    }

    /// Sets the number of players at the table.
    pub fn seat(&mut self, players: usize, platform: &mut dyn Platform) {
        self.table = if players < EXTRA_BUILDERS { TableSize::Small } else { TableSize::Large };
        if self.table == TableSize::Large && self.large.is_none() {
            let island = shuffled_island(Shape::Large, TokenRule::Random, &mut platform.rng());
            self.large = Some(island);
        }
    }

    /// Whether it is the large one.
    pub fn is_large(&self) -> bool {
        self.table == TableSize::Large
    }

    /// The island.
    pub fn island(&self) -> &Island {
        match (self.table, &self.large) {
            (TableSize::Large, Some(large)) => large,
            _ => &self.small,
        }
    }

    /// The key of its name.
    pub const fn key(&self) -> &'static str {
        match self.table {
            TableSize::Small => "new-island-first",
            TableSize::Large => "new-island-large",
        }
    }

    /// The key of the line about it.
    pub const fn line(&self) -> &'static str {
        match self.table {
            TableSize::Small => "new-island-first-line",
            TableSize::Large => "new-island-large-line",
        }
    }
}
