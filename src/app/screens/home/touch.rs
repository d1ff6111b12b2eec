//! What a touch asks for.

use std::path::PathBuf;

use crate::app::command::Command;

/// What a touch asks for.
#[derive(Clone, Debug)]
pub enum Touch {
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
    /// Back to the previous page.
    Back,
}
