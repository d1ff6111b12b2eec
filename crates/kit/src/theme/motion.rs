//! Whether things move by themselves.

use serde::{Deserialize, Serialize};

/// Whether cards turn, payouts arrive, and the robber walks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// They do.
    #[default]
    Moving,
    /// Everything is in place at once.
    Still,
}
