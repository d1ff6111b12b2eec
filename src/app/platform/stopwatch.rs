//! How long something takes, where nobody sees the difference between two runs.

use std::time::Duration;

/// A stopwatch that runs.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    #[cfg(not(target_arch = "wasm32"))]
    begun: std::time::Instant,
    /// In milliseconds.
    #[cfg(target_arch = "wasm32")]
    begun: f64,
}

impl Stopwatch {
    /// Starts one.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn start() -> Self {
        Self { begun: std::time::Instant::now() }
    }

    /// Starts one.
    #[cfg(target_arch = "wasm32")]
    pub fn start() -> Self {
        Self { begun: js_sys::Date::now() }
    }

    /// What it shows.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn elapsed(self) -> Duration {
        self.begun.elapsed()
    }

    /// What it shows.
    #[cfg(target_arch = "wasm32")]
    pub fn elapsed(self) -> Duration {
        let millis = (js_sys::Date::now() - self.begun).max(0.0);
        Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
    }
}
