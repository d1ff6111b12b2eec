//! The columns of the start screen: their data, their spacing, and the results of touches.

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::library::games::Games;
use crate::app::platform::Platform;
use words::text::Text;

/// Data that a list of games is drawn from.
#[derive(Clone, Copy)]
pub struct GameListContext<'a> {
    pub text: &'a Text,
    pub games: &'a Games,
    /// Tells the time.
    pub platform: &'a dyn Platform,
    pub note: Option<&'a str>,
}

#[derive(Clone, Debug)]
pub enum HomeTouch {
    /// A command for the app.
    Do(Command),
    /// Play this game.
    Play(PathBuf),
    /// The page of this file.
    About(PathBuf),
    /// The form for importing a file.
    Import,
    /// The form for exporting a file.
    Export,
    Back,
}

/// Column height below which things above the lists move closer together, so that all of them
/// stay visible.
const TIGHT: f32 = 620.0;

/// Column height below which some of them are left out, too.
const SCANT: f32 = 345.0;

/// The height of the line that offers to undo a deletion.
const UNDO_LINE: f32 = 72.0;

/// Spacing between things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListSpacing {
    /// With room to spare.
    Roomy,
    /// As close as fingers allow.
    Tight,
    /// The same, leaving out what the game's page shows, too.
    Scant,
}

impl ListSpacing {
    /// The spacing for a column of this height, with or without the undo line.
    pub fn within(height: f32, can_undo: bool) -> Self {
        let rest = if can_undo { height - UNDO_LINE } else { height };
        match height {
            _ if rest < SCANT => Self::Scant,
            height if height < TIGHT => Self::Tight,
            _ => Self::Roomy,
        }
    }

    /// The space between two things.
    pub const fn gap(self) -> f32 {
        match self {
            Self::Roomy => 8.0,
            Self::Tight | Self::Scant => 2.0,
        }
    }
}
