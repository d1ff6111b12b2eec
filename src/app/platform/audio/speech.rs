//! What a voice is asked for.

use crate::app::sound::Volume;
use words::language::Language;

/// What a voice is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Speech {
    /// To read this instead of what it is reading.
    Say {
        /// The words.
        words: String,
        /// Their language.
        language: Language,
        /// How loud.
        volume: Volume,
    },
    /// To stop.
    Hush,
}
