//! The canvas that the app is drawn on.

/// The id of the canvas in the page.
pub const CANVAS: &str = "canvas";
