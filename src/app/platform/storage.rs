//! Whether changes can be kept.

/// How what is kept stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// It can be changed here.
    Ours,
    /// Another tab of the same browser may change it, and this one may look.
    Elsewhere,
    /// What was changed could not be kept, and why.
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
