//! Seafarers (docs/sea.md): what it adds to a position and to a game, and what its rules say
//! about that: ships and where they go, gold, the pirate, what is hidden, islands and their
//! chits.
//!
//! A game begins on a `map`, which `scenario` makes from a scenario or an island of one's own. A
//! deed of `deed` is judged in `judge` and done in `fold`; `ask` says which tasks follow and which
//! places are open. For that `fleet` reads a player's ships as a net, `areas` parts the map into
//! islands and finds the chits due there, and `gold` counts what gold fields yield. `state` is what
//! a game keeps, `table` what lies there to be seen, `correction` the facts the table can tell of
//! it, and `rules` the rows of the rules that a table may set.
//!
//! Four scenarios have rules of their own (docs/scenarios.md). `scenario_table` is what lies there, and
//! `scenario_deed` what only they do and ask; these are judged in `scenario_judge` and done in
//! `scenario_flow`. `scenario_land` has the Forgotten Tribe's paths and all land, `cloth` villages,
//! `pirate_islands` warships and lines of ships, `raids` the fleet before production, `wonders` their
//! conditions; `scenario_end` says who has won.
//!
//! Ships are kept with the base game's pieces, not here. Gold that the opening brought is
//! remembered as long as its settlement may be placed anew, since it then goes back.

mod areas;
mod ask;
mod cloth;
mod correction;
mod deed;
mod fleet;
mod fold;
mod gold;
mod judge;
mod map;
mod pirate_islands;
mod raids;
mod rules;
mod scenario;
mod scenario_deed;
mod scenario_end;
mod scenario_flow;
mod scenario_judge;
mod scenario_land;
mod scenario_table;
mod state;
mod table;
mod wonders;

use map::each_once;

pub use cloth::ClothPayout;
pub(crate) use correction::SEA_ON_TABLE;
pub use correction::{SeaCorrection, SeaDiscrepancy, rows as sea_facts};
pub use deed::{NotAtSea, SeaBreach, SeaChange, SeaDeed, SeaTask};
pub use fleet::PirateVictims;
pub use gold::{GoldPayout, GoldYield};
pub use map::{BadSeaMap, Deserts, HiddenGround, HiddenStack, Home, SeaMap};
pub use pirate_islands::{ShipLine, Siege};
pub use rules::{
    EmptyVillages, FOREIGN_ISLAND, FOREIGN_ISLANDS, FleetAttacks, FoundingGold, PathMarking,
    PirateGround, SCENARIO_TARGETS, SeaRules, ShortestWay, WonderAt, WonderClaim,
    rows as rule_rows,
};
pub use scenario::MapTarget;
pub use scenario_deed::{ScenarioDeed, ScenarioTask};
pub use scenario_end::ScenarioEnd;
pub use scenario_flow::own_fortresses;
pub(crate) use scenario_table::MOST_TRIBE_CHITS;
pub use scenario_table::{
    Armament, CLOTH_PER_POINT, ClothSource, ClothTable, ClothVillage, FORTRESS_CHITS, FleetAttack,
    FortressState, LAST_LEVEL, MOST_CLOTH, MOST_HELD_HARBORS, OwnScenario, PirateTable,
    ScenarioTable, TribeTable, Wonder, WonderClaimed, WonderTable,
};
pub use state::{SeaState, SeaTurn};
pub use table::{BadSeaTable, Chit, IslandLetters, MOST_CHIT_POINTS, SeaTable, Seafarers};
