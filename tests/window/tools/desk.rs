//! The desk that a window of a test stands on. Its letters are drawn once for all windows of a test, one
//! after the other: that takes longer than most of what a test does in one.

use std::any::Any;
use std::cell::RefCell;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use std::time::Duration;

use egui::{Context, Memory, Options, Vec2};
use egui_kittest::{Harness, HarnessBuilder};
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::Platform;

use super::window::whole;

type Opens = Box<dyn FnMut(&Context) -> Tableside>;

/// Opens the app, and remembers how the toolkit was set before.
#[derive(Default)]
pub struct Opening {
    app: Option<Opens>,
    options: Option<Options>,
}

impl Opening {
    pub fn over(folder: Folder, mut platform: impl FnMut() -> Box<dyn Platform> + 'static) -> Self {
        let app = move |ctx: &Context| Tableside::on(platform(), ctx, folder.clone());
        Self { app: Some(Box::new(app)), options: None }
    }

    fn open(&mut self, ctx: &Context) -> Tableside {
        self.options.get_or_insert_with(|| ctx.options(Options::clone));
        self.app.as_mut().expect("an app to be opened")(ctx)
    }
}

/// A harness, given back when its window closes if it shows the app and draws nothing.
pub struct Desk<S: 'static> {
    harness: Option<Harness<'static, S>>,
    opening: Rc<RefCell<Opening>>,
    /// The time from frame to frame of one that is given back.
    frame: Option<Duration>,
}

thread_local! {
    static SPARE: RefCell<Vec<Desk<Option<Tableside>>>> = const { RefCell::new(Vec::new()) };
}

/// From now on windows are fresh, for a test to which it matters where letters were drawn first.
pub fn forget_spare() {
    let mut spare = SPARE.take();
    for desk in &mut spare {
        desk.frame = None;
    }
}

impl Desk<Option<Tableside>> {
    pub fn of(
        builder: HarnessBuilder<Option<Tableside>>,
        opening: Opening,
        frame: Option<Duration>,
    ) -> Self {
        let opening = Rc::new(RefCell::new(opening));
        let opens = Rc::clone(&opening);
        let mut harness = builder.with_max_steps(200).build_ui_state(
            move |ui, app: &mut Option<Tableside>| {
                let app = app.get_or_insert_with(|| opens.borrow_mut().open(ui.ctx()));
                app.logic(ui.ctx());
                app.ui(&mut whole(ui));
            },
            None,
        );
        harness.run();
        Self { harness: Some(harness), opening, frame }
    }

    /// One that was given back in this test, with so much time from frame to frame.
    pub fn spare(frame: Duration) -> Option<Self> {
        SPARE.with_borrow_mut(|spare| {
            let nth = spare.iter().position(|desk| desk.frame == Some(frame))?;
            Some(spare.swap_remove(nth))
        })
    }

    /// Opens another app on it, as on a fresh one.
    pub fn opened_anew(mut self, opening: Opening, size: Vec2) -> Self {
        let options = self.opening.replace(opening).options.expect("it was open");
        self.ctx.memory_mut(|memory| {
            *memory = Memory::default();
            memory.options = options;
        });
        self.event(egui::Event::PointerGone);
        self.set_size(size);
        self.run();
        self
    }
}

impl<S> From<Harness<'static, S>> for Desk<S> {
    fn from(harness: Harness<'static, S>) -> Self {
        Self { harness: Some(harness), opening: Rc::default(), frame: None }
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
        let (Some(harness), Some(frame)) = (self.harness.take(), self.frame) else { return };
        // At the end of a test, or of one that failed, nobody takes it any more.
        if std::thread::panicking() || SPARE.try_with(|_| ()).is_err() {
            return;
        }
        let harness: Box<dyn Any> = Box::new(harness);
        let Ok(mut harness) = harness.downcast::<Harness<'static, Option<Tableside>>>() else {
            return;
        };
        *harness.state_mut() = None;
        let opening = Rc::clone(&self.opening);
        let desk = Desk { harness: Some(*harness), opening, frame: Some(frame) };
        SPARE.with_borrow_mut(|spare| spare.push(desk));
    }
}
