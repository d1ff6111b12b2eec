//! Whether changes can be kept.

/// Whether changes can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// They can.
    Ours,
    /// Another tab of the same browser may make changes; this one may look.
    Elsewhere,
    /// They could not be kept, and why.
    Failing(Reason),
}

/// Why nothing can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Of what kind.
    pub kind: std::io::ErrorKind,
    /// In the system's words.
    pub words: String,
}
