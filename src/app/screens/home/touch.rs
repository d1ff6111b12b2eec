//! What a touch asks for.

use std::path::PathBuf;

use crate::app::command::Command;

/// What a touch asks for.
#[derive(Clone, Debug)]
pub enum Touch {
    /// Something the app does.
    Do(Command),
    /// Play this game.
    Play(PathBuf),
    /// The page of this file.
    About(PathBuf),
    /// The form for a file that is to be taken in.
    Import,
    /// The form for a file that is to be written.
    Export,
    /// Back to the previous page.
    Back,
}
