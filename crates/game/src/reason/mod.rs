//! Why: the counts behind what the app says, and by whose authority each rule
//! holds that decided it.
//!
//! Reasons are worked out of a [`super::State`], or of a [`super::Game`] where
//! something earlier counts; nothing is kept. Words for them are the screens'
//! business.

mod attack;
mod authority;
mod award;
mod cause;
mod discard;
mod gate;
mod gold;
mod meant;
mod payout;
mod pirate;
mod points;
mod rate;
mod task;

pub use attack::{AttackReason, Spared};
pub use authority::{Authority, Rule};
pub use award::{AwardReason, Decided};
pub use cause::Cause;
pub use discard::DiscardReason;
pub use gate::{GateDraw, GateReason};
pub use gold::GoldLine;
pub use meant::{Comparison, Meant, Selected};
pub use payout::{PayoutReason, Shortage, YieldLine};
pub use pirate::{PirateReason, PirateVictim};
pub use points::{KnightsPoints, PointsReason};
pub use rate::RateReason;
pub use task::{Asker, EventReason, TaskReason};
