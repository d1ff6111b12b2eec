//! What the page around the canvas does for the app: it speaks to screen
//! readers, and its history is the way back in the app.

#[cfg(target_arch = "wasm32")]
mod around;
#[cfg(target_arch = "wasm32")]
mod past;
// What can be told apart from the browser is tried on any system.
mod trail;
#[cfg(target_arch = "wasm32")]
mod voice;

#[cfg(target_arch = "wasm32")]
pub use around::Around;
#[cfg(target_arch = "wasm32")]
pub use past::Past;

/// The canvas of the page.
#[cfg(target_arch = "wasm32")]
pub const CANVAS: &str = "canvas";
