//! What is to be heard now.

use super::Cue;

/// What is to be heard now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The cue.
    pub cue: Option<Cue>,
    /// What is read aloud.
    pub words: Option<String>,
}
