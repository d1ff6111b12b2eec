//! Services of the system: time, randomness, file dialogs, the user's wishes, a display that
//! stays on, and sound. Everything that would make two runs differ comes through here, so that
//! a test can control it.
//!
//! `platform_trait` is the interface; the shell holds one [`Platform`] and knows no more. `native`
//! answers for a desktop: `local_time` knows its zone, `display_keeper` keeps its display on, and
//! `system_preferences` asks what its user wishes, both of these over the `bus` on Linux. `web`
//! answers for a browser, with `chooser` for its files and `page` for what lies around the canvas.
//! [`Fake`] is the stand-in for tests. `audio` has an interface of its own below this one.
//!
//! Files aren't here: the crate `store` has its own disk for each of the two. And [`Stopwatch`] is
//! a clock beside the platform's, since what reads in the background can't reach that one.

mod audio;
#[cfg(all(unix, not(target_os = "macos")))]
mod bus;
#[cfg(target_arch = "wasm32")]
mod chooser;
#[cfg(not(target_arch = "wasm32"))]
mod display_keeper;
mod fake;
mod local_time;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod page;
mod platform_trait;
pub mod screen_reader;
#[cfg(not(target_arch = "wasm32"))]
mod system_preferences;
#[cfg(target_arch = "wasm32")]
mod web;

pub use audio::{Audio, FakeAudio, Sent};
pub use fake::{Fake, FakeSystem};
#[cfg(not(target_arch = "wasm32"))]
pub use native::{Native as System, system_language};
#[cfg(not(target_arch = "wasm32"))]
pub use platform_trait::APP_ID;
pub use platform_trait::{
    Awake, Dialog, FileAnswer, FileAsk, Platform, Reason, Stopwatch, Storage, WayBack, Wishes,
};
#[cfg(target_arch = "wasm32")]
pub use web::{Web as System, system_language};
