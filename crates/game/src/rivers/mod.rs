//! Rivers (docs/traders.md): bridges, gold for what is built beside a river, the Wealthiest
//! Settler and the Poor ones.
//!
//! A `map` says where rivers run, `board` has the printed ones. A deed of `deed` is judged in
//! `judge` and done in `fold`; `earning` says what a piece brings, `settlers` who has which tile,
//! and `ask` where bridges may stand. `correction` has the facts the table can tell, `rules` the
//! rows of the rules that a table may set.
//!
//! Bridges are kept with the base game's pieces, gold in `crate::gold`: other modules bring it, too.

mod ask;
mod board;
mod correction;
mod deed;
mod earning;
mod fold;
mod judge;
mod map;
mod rules;
mod settlers;

pub use board::{printed_rivers, river_board};
pub(crate) use correction::RIVERS_ON_TABLE;
pub use correction::{RiversCorrection, RiversDiscrepancy, rows as rivers_facts};
pub use deed::{NoRiver, RiversBreach, RiversDeed, RiversTask, SAVED_CITY};
pub use earning::BuildGold;
pub use map::{BadRiverMap, BadRiversTable, MAX_RIVER, MAX_RIVERS, RiverMap, Rivers};
pub use rules::{BridgeGold, RiversRules, rows as rule_rows};
