//! Gold, the coins that several modules play with (docs/traders.md): one purse for each player,
//! whichever of them brings it (TRADERS 2.6). It is no card: nobody discards or steals it.
//!
//! `purse` is what players have and how it moves, `state` that in a game, `goods` what a trade gives, cards and gold.
//! A deed of `deed` is judged in `judge` and done in `fold`; `correction` has the fact that the
//! table can tell. What earns gold belongs to the modules, such as `rivers`.

mod correction;
mod deed;
mod fold;
mod goods;
mod judge;
mod purse;
mod state;

pub(crate) use correction::gold_problems;
pub use correction::{GoldCorrection, rows as gold_facts};
pub use deed::{GOLD_PRICE, GOLD_PURCHASES, GoldBreach, GoldDeed, NoGold};
pub use goods::Goods;
pub use purse::{BadGoldTable, GoldMove, MOST_GOLD, Purses};
pub use state::GoldState;
