//! The window of the desktop program.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Arc, Mutex, PoisonError};

use super::icon::app_icon;
use super::shell::Tableside;
use super::text::Text;
use crate::store::Folder;

/// Why there is no window, in a sentence for the terminal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoWindow(String);

/// Opens the window and plays until it is closed.
///
/// # Errors
/// When there is no display or it can't draw.
pub fn run(folder: Folder) -> Result<(), NoWindow> {
    quiet_drivers();
    let text = Text::english();
    let viewport = egui::ViewportBuilder::default()
        .with_title(text.get("app-name"))
        .with_app_id("tableside")
        .with_icon(app_icon())
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([800.0, 480.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let silence = Silence::begin();
    let opened = silence.clone();
    let app = move |context: &eframe::CreationContext<'_>| {
        opened.end();
        Ok(Box::new(Tableside::new(&context.egui_ctx, folder)) as Box<dyn eframe::App>)
    };
    let window = || eframe::run_native("tableside", options, Box::new(app));
    let ran = panic::catch_unwind(AssertUnwindSafe(window));
    let was_open = silence.end() == Ended::Before;
    match ran {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(no_window(&text, &error)),
        // Our own mistakes are not to be taken for a missing display.
        Err(panicked) if was_open => panic::resume_unwind(panicked),
        Err(panicked) => Err(refused(&text, panicked.as_ref())),
    }
}

fn no_window(text: &Text, error: &eframe::Error) -> NoWindow {
    NoWindow(match error {
        eframe::Error::WinitEventLoop(_) => text.get("startup-no-display"),
        eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => text.get("startup-no-graphics"),
        other => text.with("startup-no-window", &[("reason", one_line(&other.to_string()).into())]),
    })
}

/// The windowing library panics where a display lacks what it builds on.
fn refused(text: &Text, panicked: &(dyn Any + Send)) -> NoWindow {
    let words = panicked.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| panicked.downcast_ref::<&str>().copied()).unwrap_or_default();
    NoWindow(text.with("startup-no-window", &[("reason", one_line(words).into())]))
}

fn one_line(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Mesa writes lines of its own on standard error when it finds no driver.
/// It listens to two variables that must be set before the process begins,
/// so the program begins once more; whoever sets one of them wants to hear.
#[cfg(target_os = "linux")]
fn quiet_drivers() {
    use std::os::unix::process::CommandExt;

    let talk = [("LIBGL_DEBUG", "quiet"), ("EGL_LOG_LEVEL", "fatal")];
    if talk.iter().any(|(name, _)| std::env::var_os(name).is_some()) {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let mut again = std::process::Command::new(program);
    again.args(std::env::args_os().skip(1)).envs(talk);
    if let Some(name) = std::env::args_os().next() {
        again.arg0(name);
    }
    // It returns only when it failed; then the driver may talk.
    let _ = again.exec();
}

#[cfg(not(target_os = "linux"))]
fn quiet_drivers() {}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// While the window is being opened a panic prints nothing: it becomes a
/// sentence. From then on panics are told as usual.
#[derive(Clone)]
struct Silence(Arc<Mutex<Option<Hook>>>);

/// When a silence ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Now,
    Before,
}

impl Silence {
    fn begin() -> Self {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        Self(Arc::new(Mutex::new(Some(usual))))
    }

    fn end(&self) -> Ended {
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(usual) => {
                panic::set_hook(usual);
                Ended::Now
            }
            None => Ended::Before,
        }
    }
}
