//! Fish (docs/traders.md, 1): what they add to a position and to a game, and what their rules say
//! about that: grounds and lakes, tokens and what they buy, the boot.
//!
//! `table` is what lies there, `state` what a game keeps besides, `tokens` what tokens show and pay
//! for, `map` what of an island fits it, `board` the printed boards, and `rules` the rows of the rules
//! that a table may set. `catching` says who catches how many with a number, `purchases` what refuses
//! a purchase and what it asks, and `boot` who needs how many points and to whom the boot may go. A
//! deed of `deed` is judged in `judge` and done in `fold`; `correction` has the facts that the table
//! can tell.
//!
//! Nobody but their owner sees what tokens show until they are spent: the books only count them. A
//! purchase is asked by the task that others ask so, too: a card of somebody, a card of the bank, a
//! road.

mod board;
mod boot;
mod catching;
mod correction;
mod deed;
mod fold;
mod judge;
mod map;
mod purchases;
mod rules;
mod state;
mod table;
mod tokens;

pub use board::{fish_board, ground_numbers, numbered_lakes, printed_grounds};
pub use catching::{FishCatch, WaterYield};
pub(crate) use correction::FISH_ON_TABLE;
pub use correction::{FishCorrection, FishDiscrepancy, rows as fish_facts};
pub use deed::{BootDraw, FishBreach, FishChange, FishDeed, FishTask, NotFish};
pub use map::{BadFishMap, shores};
pub use rules::{BootTime, FishRules, FishShort, FishTime, rows as rule_rows};
pub use state::FishState;
pub use table::{BadFishTable, FISH_LIMIT, FishTable, Fishing, fish_in_box};
pub use tokens::{FishPurchase, FishTokens};
