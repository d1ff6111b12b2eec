//! Preferences of the system's user for all programs, as the system reports them; and the
//! system's file manager, which shows where a file lies.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use super::Wishes;

/// Wishes reported so far: none at first. A separate thread asks and then listens, so that the
/// window never waits for an answer.
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

    pub fn now(&self) -> Wishes {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(all(unix, not(target_os = "macos")))]
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
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    fn follow(&self, _: &egui::Context) {}

    #[cfg(all(unix, not(target_os = "macos")))]
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

/// Program that shows folders: on Linux and its like, whatever the desktop has for them.
const OPENER: &str = if cfg!(windows) {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

#[derive(Debug)]
pub struct FileManager {
    opener: PathBuf,
}

impl FileManager {
    /// The file manager, if the system has any that we know how to ask.
    pub fn find() -> Option<Self> {
        let file = format!("{OPENER}{}", std::env::consts::EXE_SUFFIX);
        let folders = std::env::var_os("PATH")?;
        let mut all = std::env::split_paths(&folders).filter(|folder| folder.is_absolute());
        let opener = all.find_map(|folder| Some(folder.join(&file)).filter(|it| it.is_file()))?;
        Some(Self { opener })
    }

    /// Shows where `file` lies. One that doesn't come up leaves everything as it was.
    pub fn show(&self, file: &Path) {
        let Ok(file) = std::path::absolute(file) else { return };
        let mut opener = Command::new(&self.opener);
        opener.args(asking_for(&file));
        let opener = opener.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(mut child) = opener.spawn() else { return };
        // Somebody has to wait for it, or its entry stays in the system's list.
        // Without a thread it stays there as long as this program runs.
        let _ = std::thread::Builder::new().spawn(move || child.wait());
    }
}

/// Returns what it is asked: for the file itself where it can mark one, else for its folder.
fn asking_for(file: &Path) -> Vec<OsString> {
    if cfg!(windows) {
        vec!["/select,".into(), file.into()]
    } else if cfg!(target_os = "macos") {
        vec!["-R".into(), file.into()]
    } else {
        vec![file.parent().unwrap_or(file).into()]
    }
}
