//! The island that a table begins with: the fixed one of the first game, and
//! for five and six the large one, laid by chance.

use crate::app::platform::Platform;
use crate::board::{Island, Shape, TokenRule, first_game, shuffled_island};
use crate::game::EXTRA_BUILDERS;

/// How large the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    /// Up to four.
    Small,
    /// Five and six.
    Large,
}

/// The island for the table as it sits there.
#[derive(Clone, Debug)]
pub(super) struct Suggested {
    company: Company,
    small: Island,
    /// Laid once it is needed, and kept: who adds a player again meets the
    /// same one.
    large: Option<Island>,
}

impl Suggested {
    /// The island of the first game.
    pub fn new() -> Self {
        Self { company: Company::Small, small: first_game(), large: None }
    }

    /// So many sit at the table.
    pub fn seat(&mut self, players: usize, platform: &mut dyn Platform) {
        self.company = if players < EXTRA_BUILDERS { Company::Small } else { Company::Large };
        if self.company == Company::Large && self.large.is_none() {
            let island = shuffled_island(Shape::Large, TokenRule::Random, &mut platform.rng());
            self.large = Some(island);
        }
    }

    /// Whether it is the large one.
    pub fn is_large(&self) -> bool {
        self.company == Company::Large
    }

    /// The island.
    pub fn island(&self) -> &Island {
        match (self.company, &self.large) {
            (Company::Large, Some(large)) => large,
            _ => &self.small,
        }
    }

    /// What it is called.
    pub const fn key(&self) -> &'static str {
        match self.company {
            Company::Small => "new-island-first",
            Company::Large => "new-island-large",
        }
    }

    /// What there is to say of it.
    pub const fn line(&self) -> &'static str {
        match self.company {
            Company::Small => "new-island-first-line",
            Company::Large => "new-island-large-line",
        }
    }
}
