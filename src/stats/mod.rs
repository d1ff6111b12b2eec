//! What games tell: play by lot, to try the rules and to measure, and what
//! events bring in such games.

mod balance;
mod random;

pub use balance::{Asking, Balance, Estimate, EventBalance, EventKey, SeasonBalance, Trial};
pub use random::{play_out, random_act, random_deed, random_setup};
