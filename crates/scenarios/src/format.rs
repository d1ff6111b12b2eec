//! How scenario files are told from others.

/// The format that each names.
pub(super) const FORMAT: &str = "tableside-scenario";

/// The version of it that is read.
pub(super) const VERSION: u32 = 1;

/// The largest scenario file that is read, in bytes.
pub const MAX_SCENARIO_BYTES: usize = 1 << 20;
