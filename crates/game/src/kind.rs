//! Which game a table plays.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::{Rules, State};

/// The base game, or with which of the large expansions it is played.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// The base game.
    Base,
    /// Cities & Knights.
    Knights,
    /// Seafarers.
    Sea,
    /// Both together.
    SeaAndKnights,
}

impl GameKind {
    pub const ALL: [Self; 4] = [Self::Base, Self::Knights, Self::Sea, Self::SeaAndKnights];

    pub fn of(state: &State) -> Self {
        state.rules().kind()
    }

    /// Whether Cities & Knights is played.
    pub const fn has_knights(self) -> bool {
        matches!(self, Self::Knights | Self::SeaAndKnights)
    }

    /// Whether Seafarers is played.
    pub const fn has_sea(self) -> bool {
        matches!(self, Self::Sea | Self::SeaAndKnights)
    }

    /// The same with Cities & Knights if it was without, and the other way round.
    #[must_use]
    pub const fn knights_toggled(self) -> Self {
        match self {
            Self::Base => Self::Knights,
            Self::Knights => Self::Base,
            Self::Sea => Self::SeaAndKnights,
            Self::SeaAndKnights => Self::Sea,
        }
    }

    /// The same with Seafarers if it was without, and the other way round.
    #[must_use]
    pub const fn sea_toggled(self) -> Self {
        match self {
            Self::Base => Self::Sea,
            Self::Sea => Self::Base,
            Self::Knights => Self::SeaAndKnights,
            Self::SeaAndKnights => Self::Knights,
        }
    }
}

impl Rules {
    /// Which game is played by them.
    pub const fn kind(&self) -> GameKind {
        match (&self.knights, &self.sea) {
            (None, None) => GameKind::Base,
            (Some(_), None) => GameKind::Knights,
            (None, Some(_)) => GameKind::Sea,
            (Some(_), Some(_)) => GameKind::SeaAndKnights,
        }
    }
}
