//! Answers to "Why?": everything the app says can be asked about. The answer
//! gives the count behind it, the rule in plain words, and who says so.
//!
//! The reasons are the game's ([`game::PayoutReason`] and others); here
//! they become sentences. `counted`, `event`, and `expansions` each turn one kind of reason into an
//! [`Answer`]; `answer` has its lines, and cites the rules at the end of it.

mod answer;
mod counted;
mod event;
mod expansions;

pub use answer::{Answer, CitedRule, Weight, WhyLine};
pub use counted::{award, payouts, points, points_by_source, shortages, win};
pub use event::{discard, nobody, task};
pub use expansions::{attack, fleet, gate, pirate, rate};
