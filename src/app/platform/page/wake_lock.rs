//! Keeps the display on while nobody touches the page.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::super::Awake;

/// Asks the browser. If it refuses, or has no such feature, nothing changes.
#[derive(Clone, Debug, Default)]
pub struct WakeLock(Rc<RefCell<Lock>>);

#[derive(Debug, Default)]
struct Lock {
    wish: Awake,
    held: LockState,
}

#[derive(Debug, Default)]
enum LockState {
    #[default]
    Not,
    /// The browser was asked.
    Asked,
    /// Held by this, until it is released.
    By(JsValue),
}

impl WakeLock {
    /// A free lock. A wish is repeated whenever the page becomes visible, since
    /// the browser releases the display when the page is hidden.
    pub fn follow() -> Self {
        let lock = Self::default();
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(document) = document {
            let again = lock.clone();
            let changed: Closure<dyn Fn()> = Closure::new(move || again.ask());
            let changed = changed.into_js_value();
            // Without it, the display stays on only until the page is hidden.
            let _ = document.add_event_listener_with_callback(
                "visibilitychange",
                changed.unchecked_ref::<Function>(),
            );
        }
        lock
    }

    /// Passes on the wish.
    pub fn wish(&self, wish: Awake) {
        self.0.borrow_mut().wish = wish;
        match wish {
            Awake::Kept => self.ask(),
            Awake::Free => self.let_go(),
        }
    }

    /// Asks for the display if it is wished for and not held.
    fn ask(&self) {
        {
            let mut lock = self.0.borrow_mut();
            let is_held = match &lock.held {
                LockState::Not => false,
                LockState::Asked => true,
                LockState::By(held) => !is_released(held),
            };
            if lock.wish == Awake::Free || is_held || is_hidden() {
                return;
            }
            lock.held = LockState::Asked;
        }
        let lock = self.clone();
        spawn_local(async move {
            let held = match request() {
                Ok(asked) => JsFuture::from(asked).await,
                Err(error) => Err(error),
            };
            lock.0.borrow_mut().held = held.map_or(LockState::Not, LockState::By);
            if lock.0.borrow().wish == Awake::Free {
                lock.let_go();
            }
        });
    }

    fn let_go(&self) {
        let held = {
            let mut lock = self.0.borrow_mut();
            match std::mem::take(&mut lock.held) {
                LockState::By(held) => held,
                // A lock still being requested is released once it arrives.
                other => return lock.held = other,
            }
        };
        // A lock that can't be released is released already.
        let _ = call(&held, "release", &[]);
    }
}

fn request() -> Result<Promise, JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    let locks = Reflect::get(&navigator, &"wakeLock".into())?;
    if locks.is_undefined() {
        return Err(JsValue::UNDEFINED);
    }
    call(&locks, "request", &["screen".into()])?.dyn_into()
}

fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(of, &name.into())?.dyn_into()?;
    method.apply(of, &with.iter().collect())
}

fn is_released(held: &JsValue) -> bool {
    Reflect::get(held, &"released".into()).is_ok_and(|released| released.is_truthy())
}

fn is_hidden() -> bool {
    web_sys::window().and_then(|window| window.document()).is_some_and(|page| page.hidden())
}
