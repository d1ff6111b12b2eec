//! Keeps the display on while nobody touches it.

use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::Awake;

/// Asks the system on a separate thread, since it may take a while to answer
/// and the window doesn't wait. If it refuses, or there is nobody to ask,
/// nothing changes.
#[derive(Debug, Default)]
pub struct DisplayKeeper {
    asked: Awake,
    line: Option<Sender<(Awake, String)>>,
}

impl DisplayKeeper {
    /// Passes on `wish` if it has changed.
    pub fn wish(&mut self, wish: Awake, why: &str) {
        if wish == self.asked {
            return;
        }
        self.asked = wish;
        // If the thread is gone, there is nobody to ask.
        let _ = self.line.get_or_insert_with(start).send((wish, why.to_owned()));
    }
}

fn start() -> Sender<(Awake, String)> {
    let (line, wishes) = channel::<(Awake, String)>();
    let keep = move || {
        let mut held = None;
        for (wish, why) in wishes {
            held = match wish {
                Awake::Kept => held.or_else(|| held::hold(&why)),
                // Dropping it releases the display.
                Awake::Free => None,
            };
        }
    };
    let _ = thread::Builder::new().name("awake".to_owned()).spawn(keep);
    line
}

#[cfg(any(windows, target_os = "macos"))]
mod held {
    /// Keeps the display on until dropped.
    pub fn hold(why: &str) -> Option<keepawake::KeepAwake> {
        keepawake::Builder::default()
            .display(true)
            .reason(why)
            .app_name(crate::app::platform::APP_ID)
            .create()
            .ok()
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod held {
    use crate::app::platform::bus;

    pub fn hold(why: &str) -> Option<bus::DisplayHold> {
        bus::hold(bus::session()?, why)
    }
}

#[cfg(not(any(windows, unix)))]
mod held {
    pub fn hold(_: &str) -> Option<std::convert::Infallible> {
        None
    }
}
