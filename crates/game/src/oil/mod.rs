//! Oil (docs/traders.md, 7): what it adds to a position and to a game, and what its rules say about
//! that: springs and what they give, what oil is used for, disasters, and sequestered oil.
//!
//! `table` is what lies there, and `rules` the rows of the rules that a table may set. `getting`
//! says who gets how much from a number, and what counts as a card; `disaster` which buildings a
//! flood takes and which hexes may be polluted. A deed of `deed` is judged in `judge`, or in `trading`
//! where oil goes along with cards, and done in `fold`; `asking` has the tasks of a disaster and what
//! follows by itself, and `correction` the facts that the table can tell.
//!
//! Oil lies open and is no card, though it may count as one: hands don't know of it. Where it is paid,
//! taken, or given in place of cards, the base game's task is done by a deed of oil.

mod asking;
mod correction;
mod deed;
mod disaster;
mod fold;
mod getting;
mod judge;
mod map;
mod rules;
mod state;
mod table;
mod trading;

pub use asking::FLOOD;
pub(crate) use correction::OIL_ON_TABLE;
pub use correction::{OilCorrection, OilDiscrepancy, rows as oil_facts};
pub use deed::{NotOil, OilBreach, OilChange, OilDeed, OilTask};
pub use disaster::Flooded;
pub use getting::offers_oil;
pub use map::{BadOilMap, springs_in_box};
pub use rules::{DESTROYED_PLACES, OilBoth, OilIsCard, OilLimit, OilRules, rows as rule_rows};
pub use state::OilState;
pub use table::{
    BadOilTable, CHAMPION_FROM, MOST_OIL, OIL_TRACK, OilTable, Oilfield, SEQUESTERED_PER_POINT,
    TokenPlace, oil_in_box, oil_metropolises_in_box,
};
