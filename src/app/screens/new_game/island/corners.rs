//! Whether a picture of the island can be touched.

/// Whether the picture can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// Touchable: to set the start of a spiral, and to turn or enlarge it.
    Offered,
    /// Only to look at.
    Still,
}
