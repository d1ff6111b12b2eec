//! The desk that a window of a test stands on. Its letters are drawn once for the windows of all tests, one
//! after the other: that takes longer than most of what a test does in one.

use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use std::sync::{Mutex, MutexGuard, PoisonError};

use egui::{Context, Memory, Options, Vec2};
use egui_kittest::{Harness, HarnessBuilder};
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::Platform;

use super::window::whole;

/// A toolkit in which letters have been drawn, and how it was set before an app opened.
struct Spare {
    ctx: Context,
    options: Options,
}

static SPARE: Mutex<Vec<Spare>> = Mutex::new(Vec::new());

fn spare() -> MutexGuard<'static, Vec<Spare>> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner)
}

thread_local! {
    static IS_FRESH: Cell<bool> = const { Cell::new(false) };
}

/// From now on windows of this test are fresh: to it matters where letters were drawn first.
pub fn fresh_windows() {
    IS_FRESH.set(true);
}

/// A harness, whose toolkit is given to the next window once this one closes.
pub struct Desk<S> {
    /// There until the window closes.
    harness: Option<Harness<'static, S>>,
    /// How the toolkit was set before an app opened, if it is given back.
    options: Option<Options>,
}

impl Desk<Option<Tableside>> {
    /// One of the size `shared` whose letters somebody drew before, or one of its own.
    pub fn of(
        builder: HarnessBuilder<Option<Tableside>>,
        (folder, mut platform): (Folder, impl FnMut() -> Box<dyn Platform> + 'static),
        shared: Option<Vec2>,
    ) -> Self {
        // The harness draws a frame before it can be given another's letters.
        let is_open = Rc::new(Cell::new(false));
        let opens = Rc::clone(&is_open);
        let shows = move |ui: &mut egui::Ui, app: &mut Option<Tableside>| {
            if opens.get() {
                let open = || Tableside::on(platform(), ui.ctx(), folder.clone());
                app.get_or_insert_with(open).ui(&mut whole(ui));
            }
        };
        let mut harness = builder.with_max_steps(200).build_ui_state(shows, None);
        let shared = shared.filter(|_| !IS_FRESH.get());
        if let Some((size, Spare { ctx, options })) =
            shared.and_then(|size| Some((size, spare().pop()?)))
        {
            ctx.memory_mut(|memory| {
                *memory = Memory::default();
                memory.options = options;
            });
            harness.ctx = ctx;
            // It knows the size of the window that it was in, and what was held there.
            harness.set_size(size);
            harness.event(egui::Event::PointerGone);
            harness.event(egui::Event::WindowFocused(false));
            harness.step();
        }
        let options = shared.map(|_| harness.ctx.options(Options::clone));
        is_open.set(true);
        harness.run();
        Self { harness: Some(harness), options }
    }
}

impl<S> Desk<S> {
    /// Gives its toolkit to nobody, for something stays in it.
    pub fn keep(&mut self) {
        self.options = None;
    }
}

impl<S> From<Harness<'static, S>> for Desk<S> {
    fn from(harness: Harness<'static, S>) -> Self {
        Self { harness: Some(harness), options: None }
    }
}

impl<S> Deref for Desk<S> {
    type Target = Harness<'static, S>;

    fn deref(&self) -> &Self::Target {
        self.harness.as_ref().expect("the window is open")
    }
}

impl<S> DerefMut for Desk<S> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.harness.as_mut().expect("the window is open")
    }
}

impl<S> Drop for Desk<S> {
    fn drop(&mut self) {
        let ctx = self.harness.take().map(|harness| harness.ctx.clone());
        // What a test left that failed is nobody's.
        if let (Some(ctx), Some(options), false) =
            (ctx, self.options.take(), std::thread::panicking())
        {
            spare().push(Spare { ctx, options });
        }
    }
}
