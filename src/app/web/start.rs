//! The start of the app in a page, the page's ground beside a notch or rounded corners, and files
//! dropped onto it, which a browser reads in its own time.

use std::cell::RefCell;
use std::future::Future;
use std::panic;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use egui::{Color32, Context, DroppedFile};
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Document, Element, HtmlCanvasElement, HtmlElement, Window};

use super::page_probe::PageProbe;
use crate::app::platform::page::{CANVAS, PageMirror, leaving};
use crate::app::platform::system_language;
use crate::app::shell::{FrameObserver, Observed, Tableside};
use store::{Folder, browser};
use words::text::Text;

const FOLDER: &str = "/tableside";

/// The attribute of the page's root that tells the page how the app is doing.
const CONDITION: &str = "data-app";

/// The mark in the browser's performance timeline.
const PAINTED: &str = "tableside-painted";

/// Condition of the app; the page shows it, or a sentence instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AppCondition {
    /// The first frame is on the screen.
    Painted,
    /// The browser doesn't let it draw.
    Unable,
    /// It crashed.
    Stopped,
}

impl AppCondition {
    const fn key(self) -> &'static str {
        match self {
            Self::Painted => "painted",
            Self::Unable => "unable",
            Self::Stopped => "stopped",
        }
    }

    /// Tells the page.
    fn tell(self) {
        let root = document().and_then(|document| document.document_element());
        if let Some(root) = root {
            // Without it, the page goes on showing what it showed before.
            let _ = root.set_attribute(CONDITION, self.key());
        }
    }
}

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

/// Starts the app on the page's canvas, and returns at once.
pub fn run() {
    let runner = eframe::WebRunner::new();
    let print = panic::take_hook();
    // Built without messages, the app stops before it comes here; the page
    // notices that by itself.
    panic::set_hook(Box::new(move |panicked| {
        print(panicked);
        AppCondition::Stopped.tell();
    }));
    spawn_local(async move {
        let canvas = document().and_then(|document| document.get_element_by_id(CANVAS));
        let Some(canvas) = canvas.and_then(|element| element.dyn_into().ok()) else {
            return AppCondition::Unable.tell();
        };
        match show(&runner, canvas).await {
            Some(()) => leaving::watch(move || keep(&runner)),
            None => AppCondition::Unable.tell(),
        }
    });
}

/// Draws the app on the canvas; returns `None` if the browser can't draw.
async fn show(runner: &eframe::WebRunner, canvas: HtmlCanvasElement) -> Option<()> {
    // While the browser fetches what it keeps, the sentences are read.
    spawn_local(async { Text::read_ahead(system_language().unwrap_or_default()) });
    browser::begin().await;
    draw_each_point_once(&canvas);
    let app = |context: &eframe::CreationContext<'_>| {
        let ctx = context.egui_ctx.clone();
        browser::when_changed(move || ctx.request_repaint());
        let mirror = PageMirror::begin(&context.egui_ctx);
        PageProbe::begin(&context.egui_ctx);
        let app = Tableside::new(&context.egui_ctx, Folder::new(Path::new(FOLDER)));
        let (drops, ground) = (Drops::default(), PageGround::default());
        let page = PageObserver { lines: None, is_drawn: false, drops, mirror, ground };
        Ok(Box::new(Observed::by(page, app)) as Box<dyn eframe::App>)
    };
    let shown = runner.start(canvas, eframe::WebOptions::default(), Box::new(app)).await;
    // The page says what to do; the console says what went wrong.
    shown.inspect_err(|error| web_sys::console::error_1(error)).ok()
}

/// Has the browser leave edges as they are: egui smooths its own, and a processor that draws takes
/// four times as long over points that are drawn four times.
fn draw_each_point_once(canvas: &HtmlCanvasElement) {
    let wanted = Object::new();
    let set = Reflect::set(&wanted, &"antialias".into(), &JsValue::FALSE);
    // What is made here is what eframe is given, which says so if there is nothing to draw on.
    let _ = set.and_then(|_| canvas.get_context_with_context_options("webgl2", &wanted));
}

/// Saves what is being typed and the clock's reading.
fn keep(runner: &eframe::WebRunner) {
    // In the middle of a frame the app can't be borrowed; it is saved later.
    if let Some(mut observed) = runner.app_mut::<Observed<Tableside, PageObserver>>() {
        observed.app_mut().keep();
    }
}

/// Keeps the page in step with the app, and tells it once the first frame is on
/// the screen.
struct PageObserver {
    /// The number of journal lines behind what is being drawn.
    lines: Option<usize>,
    /// A frame has been drawn.
    is_drawn: bool,
    drops: Drops,
    mirror: PageMirror,
    ground: PageGround,
}

impl FrameObserver<Tableside> for PageObserver {
    fn before(&mut self, ctx: &Context, app: &Tableside) {
        self.drops.frame(ctx);
        // What is drawn now is the state before this frame.
        self.lines = app.lines();
    }

    fn after(&mut self, ui: &egui::Ui, app: &Tableside) {
        self.mirror.follow(app.text());
        self.ground.follow(ui.visuals());
        PageProbe::lines(self.lines);
        if !self.is_drawn {
            self.is_drawn = true;
            tell_painted();
        }
    }
}

/// Tells the page that the app is painted, once the browser asks for the next frame: what is
/// drawn now is on the screen by then.
fn tell_painted() {
    let tell = Closure::once_into_js(|| {
        AppCondition::Painted.tell();
        if let Some(performance) = window().and_then(|window| window.performance()) {
            // Without it, only a measurement is missing.
            let _ = performance.mark(PAINTED);
        }
    });
    if let Some(window) = window() {
        let _ = window.request_animation_frame(tell.unchecked_ref::<Function>());
    }
}

/// The property that the style sheet colors the page with.
const PROPERTY: &str = "--ground";

/// The element that colors the system's bars.
const BARS: &str = "meta[name=theme-color]";

/// The color around the canvas, which follows the app's.
#[derive(Debug, Default)]
pub struct PageGround {
    shown: Option<Color32>,
}

impl PageGround {
    /// Gives the page the ground of these visuals if it has another.
    pub fn follow(&mut self, visuals: &egui::Visuals) {
        if self.shown == Some(visuals.panel_fill) {
            return;
        }
        self.shown = Some(visuals.panel_fill);
        // Where there is no such element, that color isn't visible anyway.
        let _ = paint(visuals.panel_fill);
    }
}

fn paint(color: Color32) -> Option<()> {
    let [red, green, blue, _] = color.to_array();
    let color = format!("#{red:02x}{green:02x}{blue:02x}");
    let document = web_sys::window()?.document()?;
    let bars = document.query_selector_all(BARS).ok()?;
    for bar in (0..bars.length()).filter_map(|nth| bars.get(nth)?.dyn_into::<Element>().ok()) {
        bar.set_attribute("content", &color).ok()?;
    }
    let root = document.document_element()?.dyn_into::<HtmlElement>().ok()?;
    root.style().set_property(PROPERTY, &color).ok()
}

/// Files on their way.
#[derive(Debug, Default)]
pub struct Drops(Rc<RefCell<Vec<PathBuf>>>);

/// A file that was read and is now among the app's.
#[derive(Debug)]
struct Landed(PathBuf);

impl DroppedFile for Landed {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes_async(&self) -> Pin<Box<dyn Future<Output = Result<Vec<u8>, String>> + '_>> {
        Box::pin(async { Err("it is read from its path".to_owned()) })
    }
}

impl Drops {
    /// Takes what was dropped since the last frame, and hands over what was
    /// read.
    pub fn frame(&self, ctx: &Context) {
        let landed: Vec<PathBuf> = self.0.take();
        let dropped = ctx.input_mut(|input| {
            let dropped = std::mem::take(&mut input.raw.dropped_files);
            for path in landed {
                input.raw.dropped_files.push(Arc::new(Landed(path)));
            }
            dropped
        });
        for file in dropped {
            let (landed, ctx) = (self.0.clone(), ctx.clone());
            spawn_local(async move {
                // What can't be read is no file of ours.
                let Ok(bytes) = file.bytes_async().await else { return };
                let name = file.path().to_string_lossy();
                landed.borrow_mut().push(browser::upload(&name, &bytes));
                ctx.request_repaint();
            });
        }
    }
}
