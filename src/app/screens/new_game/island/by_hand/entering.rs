//! Whether an island is being entered.

/// Whether the island is still being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entering {
    /// It is.
    GoesOn,
    /// Back to the new game.
    Ends,
}
