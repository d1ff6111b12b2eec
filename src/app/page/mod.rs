//! What the page around the canvas does for the app: it speaks to screen
//! readers, and its history is the way back in the app.

/// The canvas of the page.
#[cfg(target_arch = "wasm32")]
pub const CANVAS: &str = "canvas";

#[cfg(target_arch = "wasm32")]
pub mod past;
// What can be told apart from the browser is tried on any system.
mod trail;
#[cfg(target_arch = "wasm32")]
pub mod voice;
