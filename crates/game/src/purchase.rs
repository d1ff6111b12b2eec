//! What can be built and bought, and its price (RULES 6).

use super::Cards;
use board::Resource;

/// Something that is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purchase {
    /// A road, or the repair of one.
    Road,
    Settlement,
    /// A city in place of a settlement.
    City,
    /// A ship, or the repair of one (SEA 2).
    Ship,
    DevelopmentCard,
}

impl Purchase {
    /// What it costs (RULES 6).
    pub fn price(self) -> Cards {
        use Resource::{Brick, Grain, Lumber, Ore, Wool};
        let counts: &[(Resource, u8)] = match self {
            Self::Road => &[(Brick, 1), (Lumber, 1)],
            Self::Ship => &[(Lumber, 1), (Wool, 1)],
            Self::Settlement => &[(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 1)],
            Self::City => &[(Grain, 2), (Ore, 3)],
            Self::DevelopmentCard => &[(Wool, 1), (Grain, 1), (Ore, 1)],
        };
        counts.iter().copied().collect()
    }
}
