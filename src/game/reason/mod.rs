//! Why: the counts behind what the app says, and by whose authority each rule
//! holds that decided it.
//!
//! Reasons are worked out of a [`super::State`], or of a [`super::Game`] where
//! something earlier counts; nothing is kept. Words for them are the screens'
//! business.

mod attack;
mod authority;
mod award;
mod discard;
mod gate;
mod meant;
mod payout;
mod points;
mod rate;
mod task;

pub use attack::{AttackReason, Spared};
pub use authority::{Authority, Rule};
pub use award::{AwardReason, Decided};
pub use discard::DiscardReason;
pub use gate::{GateDraw, GateReason};
pub use meant::{Comparison, Meant, Selected};
pub use payout::{Cause, PayoutReason, Shortage, YieldLine};
pub use points::{KnightsPoints, PointsReason};
pub use rate::RateReason;
pub use task::{Asker, EventReason, TaskReason};
