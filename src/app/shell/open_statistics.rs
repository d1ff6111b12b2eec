//! The statistics of a game, while they are shown.

use std::path::PathBuf;

use crate::app::screens::Statistics;

/// The statistics that are shown.
pub(super) struct OpenStatistics {
    pub statistics: Box<Statistics>,
    /// Where their game lies.
    pub path: PathBuf,
}
