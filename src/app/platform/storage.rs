//! Whether changes can be kept.

/// Whether changes can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// They can.
    Ours,
    /// Only another tab of the same browser can make changes; this one can
    /// view.
    Elsewhere,
    /// They couldn't be kept, and why.
    Failing(Reason),
}

/// Why nothing can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What kind of error it was.
    pub kind: std::io::ErrorKind,
    /// In the system's words.
    pub words: String,
}
