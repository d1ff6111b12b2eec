//! What a position with Seafarers asks beside what every position asks.

use game::{Seafarers, Seat};

/// What a line with Seafarers asks beside what every line asks.
pub(super) struct SeaQuestion {
    pub facts: Seafarers,
    pub active: Option<Seat>,
}
