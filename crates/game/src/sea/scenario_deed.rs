//! Deeds and tasks that only one of the scenarios with rules of their own has (SCENARIOS 2 to 5): all
//! other rooms say of them together whatever they don't tell apart.

use serde::{Deserialize, Serialize};

use super::Wonder;
use crate::{Cards, Seat};
use board::{HarborKind, Path};
use cards::Die;
use derive::Said;

/// A deed of the player that it names; where it names none, of whoever is on turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "own", rename_all = "snake_case")]
#[said("sea-act", names)]
pub enum ScenarioDeed {
    /// Laid a harbor that came from a marked path (SCENARIOS 2.3).
    LayHarbor { player: Seat, at: Path, kind: HarborKind },
    /// Took a cloth of somebody with a ship beside the pirate (SCENARIOS 3.5).
    TakeCloth {
        player: Seat,
        #[said("from")]
        from: Seat,
    },
    /// Said what the lower of the two dice showed, by which the fleet sails (SCENARIOS 4.4).
    SailFleet { lower: Die },
    /// Lost random cards to the fleet (SCENARIOS 4.4).
    LoseToFleet {
        player: Seat,
        /// The cards, if they were told.
        #[said("cards", none = "untold")]
        cards: Option<Cards>,
    },
    /// Attacked their fortress, with a die of the table's or the app's (SCENARIOS 4.7).
    Besiege { die: Die },
    /// Claimed a wonder (SCENARIOS 5.3).
    ClaimWonder { wonder: Wonder },
    /// Built a level of their wonder (SCENARIOS 5.4).
    BuildLevel,
    /// Revealed victory point cards, since the game ends with this turn (SCENARIOS 3.7).
    RevealPoints {
        player: Seat,
        #[said("count")]
        count: u8,
    },
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "own", rename_all = "snake_case")]
#[said("sea-task", players)]
pub enum ScenarioTask {
    /// A harbor from a marked path is laid (SCENARIOS 2.3).
    LayHarbor { player: Seat },
    /// The fleet sails by the lower die, as soon as somebody says what it showed (SCENARIOS 4.4).
    Fleet {
        /// The active player.
        player: Seat,
    },
    /// Random cards go to the bank (SCENARIOS 4.4).
    LoseToFleet {
        player: Seat,
        #[said("count")]
        count: u8,
    },
    /// Victory point cards are revealed before points are compared (SCENARIOS 3.7).
    RevealPoints { player: Seat },
}

impl ScenarioTask {
    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::LayHarbor { .. } | Self::Fleet { .. } | Self::LoseToFleet { .. } => false,
            // Whoever reveals none has none.
            Self::RevealPoints { .. } => true,
        }
    }
}
