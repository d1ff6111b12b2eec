//! Seafarers (docs/sea.md): what it adds to a position and to a game, and what its rules say
//! about that: ships and where they go, gold, the pirate, what is hidden, islands and their
//! chits.

mod areas;
mod ask;
mod correction;
mod deed;
mod discrepancy;
mod fleet;
mod fold;
mod gold;
mod gold_back;
mod gold_payout;
mod judge;
mod letters;
mod map;
mod refusal;
mod rules;
mod scenario;
mod seafarers;
mod state;
mod table;

use map::each_once;

pub use correction::{SeaCorrection, rows as sea_facts};
pub use deed::{SeaChange, SeaDeed, SeaTask};
pub use discrepancy::SeaDiscrepancy;
pub use fleet::PirateVictims;
pub(crate) use gold::GoldSums;
pub use gold::GoldYield;
pub use gold_payout::GoldPayout;
pub use letters::{Chit, IslandLetters};
pub use map::{BadSeaMap, Deserts, HiddenGround, HiddenStack, Home, SeaMap};
pub use refusal::{NotAtSea, SeaBreach};
pub use rules::{
    FOREIGN_ISLANDS, FoundingGold, PirateGround, SCENARIO_TARGETS, SeaRules, rows as rule_rows,
};
pub use scenario::{MORE_WITH_KNIGHTS, target_of_own};
pub use seafarers::{FOREIGN_ISLAND, Seafarers};
pub use state::{SeaState, SeaTurn};
pub use table::{BadSeaTable, MOST_CHIT_POINTS, SeaTable};
