//! Wagons (docs/traders.md, 5): what they add to a position and to a game, and what their rules say
//! about that: trade hexes with cargo, wagons with their baggage trains, bandits.
//!
//! `table` is what lies there and `state` the move of a turn; `cargo` and `train` are what the box
//! says of them, `map` what of an island fits them, and `board` the printed ones. `reach` finds where a
//! wagon can go, for how many points and how much gold. A deed of `deed` is judged in `judge` and done
//! in `fold`, which delivers by itself and asks for what a wagon loads and where a bandit goes.
//! `correction` has the facts that the table can tell, and `rules` what it may set.
//!
//! In place of the robber a 7 moves a bandit: the task of it stands where the robber's would, and
//! whoever lost a card then is asked for by the same task.

mod board;
mod cargo;
mod correction;
mod deed;
mod fold;
mod judge;
mod map;
mod reach;
mod rules;
mod state;
mod table;
mod train;

pub use board::WagonBoard;
pub use cargo::{BANDITS, Cargo, CargoStacks, full_stack};
pub(crate) use correction::WAGONS_ON_TABLE;
pub use correction::{WagonCorrection, WagonDiscrepancy, rows as wagon_facts};
pub use deed::{NotWithWagons, WagonBreach, WagonChange, WagonDeed, WagonTask};
pub use map::{BadWagonsMap, takes_bandit};
pub use reach::{WagonReach, WagonStep, WagonStop};
pub use rules::{JourneyGrain, WagonRules, rows as rule_rows};
pub use state::{WagonTurn, WagonsState};
pub use table::{BadWagonsTable, Bandit, MOST_DELIVERED, Wagon, Wagons, WagonsTable};
pub use train::{BadTrainLevel, GRAIN_POINTS, TrainLevel};
