//! Whether a picture of the island may be touched.

/// Whether the picture may be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// For the start of a spiral, and to turn or enlarge it.
    Offered,
    /// The picture is only looked at.
    Still,
}
