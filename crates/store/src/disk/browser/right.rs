//! The right to change what is stored: one tab has it at a time, and it ends
//! with the tab, however that ends.

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use super::js;

const NAME: &str = "tableside";

/// Whether this tab has the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// It has.
    Ours,
    /// Another tab has.
    Elsewhere,
}

/// Asks for the right, without waiting for another tab to end.
pub async fn ask() -> Result<Right, JsValue> {
    let locks = locks()?;
    let asked = Promise::new(&mut |resolve, reject| {
        let answer = Closure::once_into_js(move |lock: JsValue| {
            let right = if lock.is_null() { JsValue::FALSE } else { JsValue::TRUE };
            // Nobody listens to what such a call returns.
            let _ = resolve.call1(&JsValue::NULL, &right);
            if lock.is_null() { JsValue::NULL } else { for_ever().into() }
        });
        if let Err(error) = request(&locks, "ifAvailable", &answer) {
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    let right = js::settled(asked.into()).await?;
    Ok(if right.is_truthy() { Right::Ours } else { Right::Elsewhere })
}

/// Waits until the tab that has the right ends; then it is ours, and `ours` is
/// called.
pub fn wait(ours: impl FnOnce() + 'static) -> Result<(), JsValue> {
    let answer = Closure::once_into_js(move |_: JsValue| {
        ours();
        JsValue::from(for_ever())
    });
    request(&locks()?, "", &answer)
}

fn locks() -> Result<JsValue, JsValue> {
    js::get(&js::get(&js_sys::global(), "navigator")?, "locks")
}

fn request(locks: &JsValue, option: &str, answer: &JsValue) -> Result<(), JsValue> {
    let options = Object::new();
    if !option.is_empty() {
        Reflect::set(&options, &option.into(), &JsValue::TRUE)?;
    }
    let held = js::call(locks, "request", &[&NAME.into(), &options, answer])?;
    spawn_local(async move {
        // It ends with the tab.
        let _ = js::settled(held.unchecked_into()).await;
    });
    Ok(())
}

/// A promise that is never kept: the right is held as long as the tab lives.
fn for_ever() -> Promise {
    Promise::new(&mut |_, _| {})
}
