//! The page around the canvas, in the service of the app: it speaks to screen readers, makes
//! its history the way back in the app, keeps the display on, makes room for an on-screen
//! keyboard, and reports when it is left.
//!
//! `past` makes the browser's history follow the plan of `back_stack`, and `writing` moves the page
//! by what `uncovered` works out; these two need no browser, and are tested on every system.
//! `voice` puts into elements of the page what the app's `screen_reader` found in a frame.
//! `wake_lock` and `leaving` stand alone.

// Modules that don't need a browser are tested on every system.
mod back_stack;
#[cfg(target_arch = "wasm32")]
pub mod leaving;
#[cfg(target_arch = "wasm32")]
mod past;
mod uncovered;
#[cfg(target_arch = "wasm32")]
mod voice;
#[cfg(target_arch = "wasm32")]
mod wake_lock;
#[cfg(target_arch = "wasm32")]
mod writing;

#[cfg(target_arch = "wasm32")]
pub use past::BrowserHistory;
#[cfg(target_arch = "wasm32")]
pub use voice::PageMirror;
#[cfg(target_arch = "wasm32")]
pub use wake_lock::WakeLock;
#[cfg(target_arch = "wasm32")]
pub use writing::CANVAS;
