//! The moving picture that is being made.

use std::path::PathBuf;

use crate::app::screens::Animation;

/// The moving picture that is being made.
pub(super) struct Filming {
    pub animation: Animation,
    /// The file of the game.
    pub game: PathBuf,
    /// How much of it is done, from 0 to 1.
    pub share: f32,
}
