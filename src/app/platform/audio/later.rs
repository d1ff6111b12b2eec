//! Work of the page that waits until a frame is on the screen.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Does this as soon as the frame that is being drawn is done.
pub fn later(work: impl FnOnce() + 'static) {
    after(Duration::ZERO, work);
}

/// Does this after a while.
pub fn after(wait: Duration, work: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let work = Closure::once_into_js(work);
    let work = work.unchecked_ref::<Function>();
    let millis = i32::try_from(wait.as_millis()).unwrap_or(i32::MAX);
    // A page that can't wait is being left.
    let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(work, millis);
}

/// The time in milliseconds, by a clock that never goes back.
pub fn now() -> f64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or(0.0, |clock| clock.now())
}
