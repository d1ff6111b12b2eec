//! The browser's own way back: its button, and the gesture of a tablet.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{History, PopStateEvent, Window};

use super::super::WayBack;
use super::back_stack::{BackStack, HistoryChange};

/// The browser's history while the app runs.
pub struct BrowserHistory {
    history: Option<History>,
    stack: Rc<RefCell<BackStack>>,
}

impl BrowserHistory {
    /// Follows it. `ctx` is repainted when a step back is asked for.
    pub fn follow(ctx: &egui::Context) -> Self {
        let window = web_sys::window();
        let history = window.as_ref().and_then(|window| window.history().ok());
        let state = history.as_ref().and_then(|history| history.state().ok());
        let stack = Rc::new(RefCell::new(BackStack::at(state.map_or(0, |state| entry(&state)))));
        if let Some(window) = window {
            follow_steps(&window, &stack, ctx);
        }
        Self { history, stack }
    }

    /// See [`crate::app::platform::Platform::lead_back`].
    pub fn lead(&self, way: WayBack) {
        let Some(history) = &self.history else { return };
        // If the browser refuses, Back leaves the page; nothing is lost.
        match self.stack.borrow_mut().lead(way) {
            Some(HistoryChange::Lay { first, last }) => {
                for entry in first..=last {
                    let _ = history.push_state(&entry.to_string().into(), "");
                }
            }
            Some(HistoryChange::Return(by)) => {
                let _ = history.go_with_delta(i32::try_from(by).unwrap_or(0).saturating_neg());
            }
            None => {}
        }
    }

    /// See [`crate::app::platform::Platform::steps_back`].
    pub fn steps_back(&self) -> usize {
        self.stack.borrow_mut().steps_back()
    }
}

/// The number of an entry; the page's first one has none.
fn entry(state: &JsValue) -> u32 {
    state.as_string().and_then(|number| number.parse().ok()).unwrap_or_default()
}

fn follow_steps(window: &Window, stack: &Rc<RefCell<BackStack>>, ctx: &egui::Context) {
    let (arriving, ctx) = (Rc::clone(stack), ctx.clone());
    let arrive: Closure<dyn Fn(PopStateEvent)> = Closure::new(move |event: PopStateEvent| {
        arriving.borrow_mut().arrive(entry(&event.state()));
        ctx.request_repaint();
    });
    let touched = Rc::clone(stack);
    let touch: Closure<dyn Fn()> = Closure::new(move || touched.borrow_mut().touch());
    listen(window, "popstate", arrive.into_js_value().unchecked_ref());
    let touch = touch.into_js_value();
    for event in ["pointerup", "keydown"] {
        listen(window, event, touch.unchecked_ref());
    }
}

/// Listens for as long as the page lives, ahead of any other listener.
fn listen(window: &Window, event: &str, listener: &Function) {
    // Without it, Back leaves the page; nothing is lost.
    let _ = window.add_event_listener_with_callback_and_bool(event, listener, true);
}
