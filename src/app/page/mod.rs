//! What the page around the canvas does for the app: it speaks to screen
//! readers.

#[cfg(target_arch = "wasm32")]
pub mod voice;
