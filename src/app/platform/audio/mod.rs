//! Playback of cues and words, and the buzz of a device: `PulseAudio`'s and Speech Dispatcher's
//! servers on Linux, the system's own on Windows, the browser's on the page. Elsewhere nothing
//! is heard, and the settings say so.
//!
//! `audio_trait` is the interface. On a desktop `native_audio` has a `worker` for cues and one for
//! words, each a thread, so that a server that doesn't answer never holds up the window; `pulse`,
//! `speech_dispatcher`, and `windows_media` are what such a thread talks to. On the page
//! `web_audio` and `web_speech` call the browser, and `later` puts off what would delay a frame.

mod audio_trait;
#[cfg(target_arch = "wasm32")]
mod later;
#[cfg(not(target_arch = "wasm32"))]
mod native_audio;
#[cfg(target_os = "linux")]
mod pulse;
#[cfg(target_os = "linux")]
mod speech_dispatcher;
#[cfg(target_arch = "wasm32")]
mod web_audio;
#[cfg(target_arch = "wasm32")]
mod web_speech;
#[cfg(windows)]
mod windows_media;
#[cfg(not(target_arch = "wasm32"))]
mod worker;

pub use audio_trait::{Audio, FakeAudio, Sent};
#[cfg(not(target_arch = "wasm32"))]
pub use native_audio::NativeAudio;
#[cfg(target_arch = "wasm32")]
pub use web_audio::WebAudio;
