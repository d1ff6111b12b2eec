//! Calls into the browser where its interfaces have no stable names in Rust.

use std::io::ErrorKind;

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::DomException;

use crate::disk::queue::StorageTrouble;

pub fn get(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(of, &name.into())
}

pub fn call(of: &JsValue, name: &str, with: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = get(of, name)?.dyn_into()?;
    let with: Array = with.iter().copied().collect();
    method.apply(of, &with)
}

pub async fn settled(promise: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>()?).await
}

/// Returns what the browser says, as the store tells it.
pub fn trouble(error: &JsValue) -> StorageTrouble {
    let Some(error) = error.dyn_ref::<DomException>() else {
        return StorageTrouble { kind: ErrorKind::Other, words: format!("{error:?}") };
    };
    let kind = match error.name().as_str() {
        "QuotaExceededError" => ErrorKind::StorageFull,
        "SecurityError" | "NotAllowedError" | "InvalidStateError" => ErrorKind::PermissionDenied,
        _ => ErrorKind::Other,
    };
    StorageTrouble { kind, words: format!("{}: {}", error.name(), error.message()) }
}
