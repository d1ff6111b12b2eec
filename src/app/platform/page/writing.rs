//! The browser's own field, which its on-screen keyboard types into, and the
//! keys that belong to the app.

use std::cell::Cell;

use egui::{Context, FullOutput, Plugin, Rect};
use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, KeyboardEvent, Window};

use super::uncovered::{Stretch, TypedField, push};

thread_local! {
    /// Place on the canvas where text is being entered, in the browser's pixels.
    static FIELD: Cell<Option<TypedField>> = const { Cell::new(None) };
}

/// Follows what is typed on `ctx`.
pub fn begin(ctx: &Context) {
    let Some(window) = web_sys::window() else { return };
    ctx.add_plugin(WritingFollower);
    let keys: Closure<dyn Fn(KeyboardEvent)> = Closure::new(|event: KeyboardEvent| {
        if is_ours(&event) {
            event.prevent_default();
        }
    });
    // Without it, the browser reacts to these keys, too.
    let _ = window.add_event_listener_with_callback_and_bool(
        "keydown",
        keys.into_js_value().unchecked_ref::<Function>(),
        true,
    );
    if let Some(seen) = window.visual_viewport() {
        let moved: Closure<dyn Fn()> = Closure::new(uncover);
        let moved = moved.into_js_value();
        for event in ["resize", "scroll"] {
            // Without it, a keyboard just covers part of the page.
            let _ = seen.add_event_listener_with_callback(event, moved.unchecked_ref());
        }
    }
    if let Some(field) = field(&window) {
        let ways = [
            // Fields take names and sentences.
            ("autocapitalize", "sentences"),
            ("autocomplete", "off"),
            ("autocorrect", "off"),
            ("spellcheck", "false"),
            ("enterkeyhint", "done"),
            // The tab key stays with the app.
            ("tabindex", "-1"),
        ];
        for (name, value) in ways {
            // Without it, the keyboard corrects and capitalizes as it likes.
            let _ = field.set_attribute(name, value);
        }
    }
}

/// The browser's own field, next to the canvas.
pub fn field(window: &Window) -> Option<HtmlElement> {
    window.document()?.get_element_by_id(CANVAS)?.next_element_sibling()?.dyn_into().ok()
}

/// Keys that browsers have shortcuts for: zoom, help, undo, and redo.
fn is_ours(event: &KeyboardEvent) -> bool {
    let key = event.key().to_lowercase();
    if event.ctrl_key() || event.meta_key() {
        ["+", "=", "-", "0", "z", "y"].contains(&key.as_str())
    } else {
        key == "f1"
    }
}

/// Keeps track of where text is being entered.
struct WritingFollower;

impl Plugin for WritingFollower {
    fn debug_name(&self) -> &'static str {
        "written field"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let zoom = ctx.zoom_factor();
        let stretch = |rect: Rect| Stretch {
            top: f64::from(rect.top() * zoom),
            bottom: f64::from(rect.bottom() * zoom),
        };
        let ime = output.platform_output.ime.as_ref();
        let written =
            ime.map(|ime| TypedField { whole: stretch(ime.rect), line: stretch(ime.cursor_rect) });
        if FIELD.replace(written) != written {
            uncover();
        }
    }
}

/// Pushes the page up so that the field is visible.
fn uncover() {
    // If the page can't be moved, a keyboard just covers part of it.
    let _ = pushed();
}

fn pushed() -> Option<()> {
    let window = web_sys::window()?;
    let body = window.document()?.body()?;
    let by = match FIELD.get() {
        Some(field) => by(&window, field)?,
        None => 0.0,
    };
    if by > 0.0 {
        body.style().set_property("transform", &format!("translateY({}px)", -by)).ok()
    } else {
        body.style().remove_property("transform").ok().map(|_| ())
    }
}

fn by(window: &Window, field: TypedField) -> Option<f64> {
    let seen = window.visual_viewport()?;
    let canvas = window.document()?.get_element_by_id(CANVAS)?;
    let canvas: HtmlElement = canvas.dyn_into().ok()?;
    let top = f64::from(canvas.offset_top());
    let on_page = |it: Stretch| Stretch { top: top + it.top, bottom: top + it.bottom };
    let field = TypedField { whole: on_page(field.whole), line: on_page(field.line) };
    let above = seen.offset_top();
    let seen = Stretch { top: above, bottom: above + seen.height() };
    let page = window.inner_height().ok()?.as_f64()?;
    Some(push(field, seen, page))
}

/// The id of the canvas in the page.
pub const CANVAS: &str = "canvas";
