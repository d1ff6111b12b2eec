//! The program's own name on a desktop.

/// The name the desktop knows the program by.
pub const APP_ID: &str = "tableside";
