//! The page is left or hidden; a browser may then end it without notice.

use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BeforeUnloadEvent, EventTarget};

use store::browser;

/// Calls `keep` whenever this page may have been seen for the last time. The
/// browser asks before leaving while something isn't stored yet.
pub fn watch(keep: impl Fn() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let keep = Rc::new(keep);
    let ask: Closure<dyn Fn(BeforeUnloadEvent)> = Closure::new(|event: BeforeUnloadEvent| {
        if browser::is_behind() {
            event.prevent_default();
            // Older browsers need this.
            event.set_return_value("unsaved");
        }
    });
    listen(&window, "beforeunload", ask.into_js_value().unchecked_ref());
    let leaves = Rc::clone(&keep);
    let leave: Closure<dyn Fn()> = Closure::new(move || leaves());
    listen(&window, "pagehide", leave.into_js_value().unchecked_ref());
    if let Some(document) = window.document() {
        let page = document.clone();
        let hide: Closure<dyn Fn()> = Closure::new(move || {
            if page.hidden() {
                keep();
            }
        });
        listen(&document, "visibilitychange", hide.into_js_value().unchecked_ref());
    }
}

/// Listens for as long as the page lives.
fn listen(target: &EventTarget, event: &str, listener: &Function) {
    // Without it, what was typed last is lost; every step of the game is kept.
    let _ = target.add_event_listener_with_callback(event, listener);
}
