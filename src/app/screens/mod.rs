//! The screens: each draws what it is given and returns what a touch asks for.

mod about;
mod decks;
mod file_form;
mod home;
mod house_rules;
mod lab;
mod new_game;
mod play;
mod plot;
mod records;
mod settings;
mod split;
mod statistics;

use chrono::{DateTime, Utc};

use crate::game::{Deed, Game, Refusal};

use super::session::turn_clock::ClockFace;
use super::settings::{Motion, Settings};
use super::theme::Palette;
use crate::words::text::Text;

pub use about::AboutPage;
pub use decks::Decks;
pub use home::Home;
pub use lab::DeckLab;
pub use new_game::NewGame;
pub use play::{Play, Story, tell};
pub use records::RecordsPage;
pub use settings::SettingsPage;
pub use statistics::Statistics;

/// What a game's screens are given to draw.
pub struct Scene<'a> {
    /// All words.
    pub text: &'a Text,
    /// All colours.
    pub palette: &'static Palette,
    /// What the device is set to.
    pub settings: &'a Settings,
    /// Whether things move.
    pub motion: Motion,
    /// The game as it stands, with its history.
    pub game: &'a Game,
    /// The turn clock beside it.
    pub clock: ClockFace,
    /// What was asked for last and refused, until it is put away.
    pub refused: Option<&'a (Deed, Refusal)>,
    /// Why the last steps are not on disk yet, in the system's words.
    pub trouble: Option<String>,
    /// Says a time in words: "today at 20:14".
    pub when: &'a dyn Fn(DateTime<Utc>) -> String,
}
