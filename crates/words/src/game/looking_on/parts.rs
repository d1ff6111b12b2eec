//! The smallest parts of a view: words or a figure beside a sign.

use serde::Serialize;

use super::signs::SignName;

/// A sentence beside its sign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownLine {
    pub sign: SignName,
    pub words: String,
}

/// A figure beside its sign, and the words that both stand for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownFigure {
    pub sign: SignName,
    /// Letters beside the sign: "3", "9/7"; empty where the sign says it all.
    pub letters: String,
    pub words: String,
    /// Set if something is about to come of it, or already due: too many cards, a full track.
    pub is_loud: bool,
}

impl ShownFigure {
    pub(in crate::game) fn new(sign: SignName, letters: &impl ToString, words: String) -> Self {
        Self { sign, letters: letters.to_string(), words, is_loud: false }
    }
}
