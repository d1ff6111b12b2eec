//! Fish (docs/traders.md, 1): what they add to a position and to a game, and what their rules say
//! about that: grounds and lakes, tokens and what they buy, the boot.
//!
//! `table` is what lies there, `map` what of an island fits it, and `rules` the rows of the rules
//! that a table may set. `catching` says who catches how many with a number, `purchases` what tokens
//! buy, and `boot` who needs how many points and to whom the boot may go. A deed of `deed` is
//! judged in `judge` and done in `fold`; `correction` has the facts that the table can tell.
//!
//! Tokens show their fish to their owner alone until they are spent: the books count them. A purchase is
//! asked by the tasks that others ask so, too: a card of somebody, a card of the bank, a road.

mod boot;
mod catching;
mod correction;
mod deed;
mod fold;
mod judge;
mod map;
mod purchases;
mod rules;
mod table;

pub use boot::usual_target;
pub use catching::FishCatch;
pub(crate) use correction::FISH_ON_TABLE;
pub use correction::{FishCorrection, FishDiscrepancy, rows as fish_facts};
pub use deed::{FishBreach, FishChange, FishDeed, FishTask, NotFish};
pub use map::BadFishMap;
pub use purchases::{FishPurchase, FishTokens};
pub use rules::{BootTime, FishRules, FishShort, FishTime, rows as rule_rows};
pub use table::{BadFishTable, FISH_LIMIT, FishState, FishTable, Fishing, fish_in_box};
