//! Why an island has no code, or why a text is not one.

use super::super::Path;

/// The maximum length of a code in characters, not counting separators.
pub const MAX_CODE_CHARACTERS: usize = 540;

/// The maximum length of text read as a code, in characters, separators
/// included.
pub const MAX_CODE_TEXT: usize = 1_000;

/// Why an island has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// A harbor on a path that no hex of the island touches.
    #[error("a harbor lies on a path that the island does not have")]
    HarborAtSea(Path),
}

/// Why a text is not an island's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCode {
    /// Empty, or too short to have check digits.
    #[error("a code has more characters than this")]
    TooShort,
    /// More than [`MAX_CODE_CHARACTERS`], or [`MAX_CODE_TEXT`] with separators.
    #[error("a code has at most {MAX_CODE_CHARACTERS} characters")]
    TooLong,
    /// A character that codes don't use.
    #[error("character {place} of the code is `{found}`, which no code has")]
    UnknownCharacter {
        /// Its position in the text as given, from 1.
        place: usize,
        /// The character itself.
        found: char,
    },
    /// The check digits don't fit the rest: something is mistyped.
    #[error("the code's check digits do not fit: something is mistyped")]
    CheckDigits,
    /// Sound, but written by a later version of this program.
    #[error("the code is of version {0}, which a later version of this program reads")]
    NewerVersion(u8),
    /// The check digits match, but no island is written this way.
    #[error("the code is sound but means no island")]
    Nonsense,
}
