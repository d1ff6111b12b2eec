//! Answers to "Why?": everything the app says can be asked about. The answer
//! gives the count behind it, the rule in plain words, and who says so.
//!
//! The reasons are the game's ([`game::PayoutReason`] and others); here
//! they become sentences.

mod answer;
mod counted;
mod event;
mod expansions;

pub use answer::{Answer, CitedRule, Weight, WhyLine};
pub use counted::{award, payouts, points, shortages, win};
pub use event::{discard, nobody, task};
pub use expansions::{attack, gate, pirate, rate};
