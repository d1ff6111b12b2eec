//! Whether the window may be closed.

/// Whether the window may be closed while a game is not on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Closing {
    /// It was not asked for yet.
    #[default]
    Unasked,
    /// It was asked for once, and the reason not to was told.
    Warned,
}
