//! Context of a game's screens.

use chrono::{DateTime, Utc};

use super::phones_shown::PhonesShown;
use crate::app::session::turn_clock::ClockFace;
use crate::app::settings::{Motion, Settings};
use game::{Deed, Game, Refusal};
use kit::theme::Palette;
use words::text::Text;

/// Everything that a game's screens draw from.
pub struct PlayContext<'a> {
    /// All words.
    pub text: &'a Text,
    /// All colors.
    pub palette: &'static Palette,
    /// The device's settings.
    pub settings: &'a Settings,
    /// Says whether things move.
    pub motion: Motion,
    /// The game, with its history.
    pub game: &'a Game,
    /// Says whether the table plays it at this window.
    pub is_played_here: bool,
    /// The turn clock.
    pub clock: ClockFace,
    /// The last deed that was refused, until that is dismissed.
    pub refused: Option<&'a (Deed, Refusal)>,
    /// Reason why the last steps aren't on disk yet, in the system's words.
    pub trouble: Option<String>,
    /// Phones that look on; none where there can't be any.
    pub phones: Option<&'a PhonesShown>,
    /// Puts a time into words: "today at 20:14".
    pub when: &'a dyn Fn(DateTime<Utc>) -> String,
}
