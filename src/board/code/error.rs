//! What can be wrong with an island or a text when it comes to codes.

use super::super::Path;

/// The most characters a code has, separators not counted.
pub const MAX_CODE_CHARACTERS: usize = 320;

/// The most characters a text is read for a code, separators included.
pub const MAX_CODE_TEXT: usize = 1_000;

/// Why an island has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// A harbor on a path that no hex of the island touches.
    #[error("a harbor lies on a path that the island does not have")]
    HarborAtSea(Path),
}

/// Why a text is no code of an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCode {
    /// Nothing, or too little to check.
    #[error("a code has more characters than this")]
    TooShort,
    /// More than [`MAX_CODE_CHARACTERS`], or [`MAX_CODE_TEXT`] with separators.
    #[error("a code has at most {MAX_CODE_CHARACTERS} characters")]
    TooLong,
    /// A character that no code has.
    #[error("character {place} of the code is `{found}`, which no code has")]
    UnknownCharacter {
        /// Which one of the text as it was given, from 1.
        place: usize,
        /// What stands there.
        found: char,
    },
    /// The check digits don't fit the rest: something is mistyped.
    #[error("the code's check digits do not fit: something is mistyped")]
    CheckDigits,
    /// Sound, but written by a later version of this program.
    #[error("the code is of version {0}, which a later version of this program reads")]
    NewerVersion(u8),
    /// The check digits fit, but no island is written like this.
    #[error("the code is sound but means no island")]
    Nonsense,
}
