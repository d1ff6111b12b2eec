//! Why: everything the app says can be asked about. The answer gives the count
//! behind it, the rule in plain words, and who says so.
//!
//! The reasons are the game's ([`game::PayoutReason`] and others); here
//! they become sentences.

mod answer;
mod event;
mod knights;
mod payout;
mod refusal;
mod rules;
mod sea;
mod standing;

pub use answer::{Answer, Line, Weight};
pub use event::{discard, nobody, task};
pub use knights::{attack, gate, rate};
pub use payout::{payouts, payouts_with, shortages};
pub use refusal::behind_refusal;
pub use rules::RuleWords;
pub use sea::pirate;
pub use standing::{award, points, win};
