//! What the columns of the start screen are drawn from.

use crate::app::library::games::Games;
use crate::app::platform::Platform;
use words::text::Text;

/// What a list of games is drawn from.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// All words.
    pub text: &'a Text,
    /// All games.
    pub games: &'a Games,
    /// Tells the time.
    pub platform: &'a dyn Platform,
    /// The outcome of the last step.
    pub note: Option<&'a str>,
}
