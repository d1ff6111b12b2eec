//! The statistics of a game, while they are shown.

use std::path::PathBuf;

use crate::app::screens::Statistics;

/// The statistics being shown.
pub(super) struct OpenStatistics {
    pub statistics: Box<Statistics>,
    /// Where their game's file is.
    pub path: PathBuf,
}
