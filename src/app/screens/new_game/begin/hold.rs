//! What is placed next.

use super::isle_mark::IsleMark;
use super::tool::Tool;
use game::{Knight, KnightLevel, Readiness, Track};
use kit::widgets::Switch;

/// What is placed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    /// What a touch does.
    pub tool: Tool,
    /// The knight that is placed.
    pub knight: Knight,
    /// Whose metropolis is placed.
    pub track: Track,
    /// Whether cities lie on their side.
    pub laid: Switch,
    /// Whether ships are turned sideways.
    pub turned: Switch,
    /// What is said of islands; nothing chosen: what the table's rules bring.
    pub mark: Option<IsleMark>,
}

impl Hold {
    /// A settlement.
    pub const FIRST: Self = Self {
        tool: Tool::Settlement,
        knight: Knight { level: KnightLevel::Basic, readiness: Readiness::Active },
        track: Track::Science,
        laid: Switch::Off,
        turned: Switch::Off,
        mark: None,
    };
}
