//! How files that are not the app's own are named and chosen.

use std::path::PathBuf;

/// How files that are not the app's own are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// By a path, or in a dialog.
    ByPath,
    /// Only in a dialog; a file that is written leaves as a download.
    ByDialog,
}

/// Whether there is a dialog for choosing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// There is none.
    Missing,
    /// It can be opened.
    Ready,
    /// It is open.
    Open,
}

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To read it.
    Load,
    /// To write it; this is the suggested name.
    Save(String),
}

/// How a dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With this file.
    File(PathBuf),
    /// Without one: it was closed, or the system couldn't show it.
    Nothing,
}
