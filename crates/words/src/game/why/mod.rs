//! Why: everything the app says can be asked about. The answer gives the count
//! behind it, the rule in plain words, and who says so.
//!
//! The reasons are the game's ([`game::PayoutReason`] and others); here
//! they become sentences.

mod answer;
mod event;
mod expansions;
mod payout;
mod standing;

pub use answer::{Answer, Line, RuleWords, Weight};
pub use event::{discard, nobody, task};
pub use expansions::{attack, gate, pirate, rate};
pub use payout::{payouts, payouts_with, shortages};
pub use standing::{award, points, win};
