//! Whether the window may be closed.

/// Whether the window may be closed while a game isn't on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Closing {
    /// Nobody has tried yet.
    #[default]
    Unasked,
    /// Somebody tried once, and was told why not to.
    Warned,
}
