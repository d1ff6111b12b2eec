//! The island that a table begins with: the fixed one of the first game, and
//! for five and six the large one, laid by chance.

use crate::app::platform::Platform;
use crate::board::{Island, Shape, TokenRule, first_game, shuffled_island};
use crate::game::EXTRA_BUILDERS;

/// How large the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableSize {
    /// Up to four.
    Small,
    /// Five and six.
    Large,
}

/// The island for the table as it sits there.
#[derive(Clone, Debug)]
pub(super) struct Suggested {
    table: TableSize,
    small: Island,
    /// Laid once it is needed, and kept: who adds a player again meets the
    /// same one.
    large: Option<Island>,
}

impl Suggested {
    /// The island of the first game.
    pub fn new() -> Self {
        Self { table: TableSize::Small, small: first_game(), large: None }
    }

    /// So many sit at the table.
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

    /// What it is called.
    pub const fn key(&self) -> &'static str {
        match self.table {
            TableSize::Small => "new-island-first",
            TableSize::Large => "new-island-large",
        }
    }

    /// What there is to say of it.
    pub const fn line(&self) -> &'static str {
        match self.table {
            TableSize::Small => "new-island-first-line",
            TableSize::Large => "new-island-large-line",
        }
    }
}
