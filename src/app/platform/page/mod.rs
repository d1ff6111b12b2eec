//! What the page around the canvas does for the app: it speaks to screen
//! readers, its history is the way back in the app, it keeps the display on,
//! makes room for an on-screen keyboard, and says when it is left.

#[cfg(target_arch = "wasm32")]
mod around;
#[cfg(target_arch = "wasm32")]
pub mod leaving;
#[cfg(target_arch = "wasm32")]
mod past;
// What can be told apart from the browser is tried on any system.
mod trail;
mod uncovered;
#[cfg(target_arch = "wasm32")]
mod voice;
#[cfg(target_arch = "wasm32")]
mod wake_lock;
#[cfg(target_arch = "wasm32")]
mod writing;

#[cfg(target_arch = "wasm32")]
pub use around::Around;
#[cfg(target_arch = "wasm32")]
pub use past::Past;
#[cfg(target_arch = "wasm32")]
pub use wake_lock::WakeLock;

/// The canvas of the page.
#[cfg(target_arch = "wasm32")]
pub const CANVAS: &str = "canvas";
