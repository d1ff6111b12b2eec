//! Reasons: the counts behind what the app says, and the authority of each rule that decided it.
//!
//! Reasons are worked out of a [`super::State`], or of a [`super::Game`] where
//! something earlier counts; nothing is kept. Words for them are the screens'
//! business.
//!
//! `task` explains what somebody is asked to do, `payout` what a number brought, `points` points,
//! awards, discards, and rates, and `attack` the barbarians, the gates, and the pirate. Each names
//! the rules it rests on, and `authority` says who stands behind such a rule.

mod attack;
mod authority;
mod payout;
mod points;
mod task;

pub use attack::{
    AttackReason, FleetReason, GateDraw, GateReason, PirateReason, PirateVictim, Spared,
};
pub use authority::{Authority, Rule};
pub use payout::{Cause, GoldLine, PayoutReason, Shortage, YieldLine};
pub use points::{AwardReason, Decided, DiscardReason, PointsReason, RateReason};
pub use task::{Asker, Comparison, EventReason, Meant, Selected, TaskReason};
