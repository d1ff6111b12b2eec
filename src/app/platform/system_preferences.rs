//! What the system's user prefers for all programs, as the system reports it.

use std::sync::{Arc, Mutex, PoisonError};

use super::Wishes;

/// What has been reported so far: nothing at first. A separate thread asks and
/// then listens, so that the window never waits for an answer.
#[derive(Debug, Default)]
pub struct SystemPreferences(Arc<Mutex<Wishes>>);

impl SystemPreferences {
    /// Asks for the wishes and follows them. `ctx` is repainted when they
    /// change. If there is nobody to ask, nothing is ever reported.
    pub fn listen(ctx: &egui::Context) -> Self {
        let told = Self::default();
        told.follow(ctx);
        told
    }

    /// The wishes reported so far.
    pub fn now(&self) -> Wishes {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(any(
        target_os = "linux",
        target_os = "dragonfly",
        target_os = "freebsd",
        target_os = "netbsd",
        target_os = "openbsd"
    ))]
    fn follow(&self, ctx: &egui::Context) {
        let (preferences, ctx) = (Self(Arc::clone(&self.0)), ctx.clone());
        let listen = move || {
            if let Some(bus) = super::bus::session() {
                super::bus::follow(&bus, |wishes| preferences.update(wishes, &ctx));
            }
        };
        // Without a thread, nothing is reported.
        let _ = std::thread::Builder::new().name("wishes".to_owned()).spawn(listen);
    }

    /// Elsewhere, the window itself knows light from dark.
    #[cfg(not(any(
        target_os = "linux",
        target_os = "dragonfly",
        target_os = "freebsd",
        target_os = "netbsd",
        target_os = "openbsd"
    )))]
    fn follow(&self, _: &egui::Context) {}

    #[cfg(any(
        target_os = "linux",
        target_os = "dragonfly",
        target_os = "freebsd",
        target_os = "netbsd",
        target_os = "openbsd"
    ))]
    fn update(&self, wishes: Wishes, ctx: &egui::Context) {
        let before = {
            let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *told, wishes)
        };
        if before != wishes {
            ctx.request_repaint();
        }
    }
}
