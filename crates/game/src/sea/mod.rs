//! Seafarers (docs/sea.md): what it adds to a position and to a game, and what its rules say
//! about that: ships and where they go, gold, the pirate, what is hidden, islands and their
//! chits.

mod areas;
mod ask;
mod correction;
mod deed;
mod fleet;
mod fold;
mod gold;
mod judge;
mod map;
mod rules;
mod scenario;
mod state;
mod table;

use map::each_once;

pub(crate) use correction::SEA_ON_TABLE;
pub use correction::{SeaCorrection, SeaDiscrepancy, rows as sea_facts};
pub use deed::{NotAtSea, SeaBreach, SeaChange, SeaDeed, SeaTask};
pub use fleet::PirateVictims;
pub use gold::{GoldPayout, GoldYield};
pub use map::{BadSeaMap, Deserts, HiddenGround, HiddenStack, Home, SeaMap};
pub use rules::{
    FOREIGN_ISLAND, FOREIGN_ISLANDS, FoundingGold, PirateGround, SCENARIO_TARGETS, SeaRules,
    rows as rule_rows,
};
pub use scenario::{MORE_WITH_KNIGHTS, target_of_own};
pub use state::{SeaState, SeaTurn};
pub use table::{BadSeaTable, Chit, IslandLetters, MOST_CHIT_POINTS, SeaTable, Seafarers};
