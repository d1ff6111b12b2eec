//! A file that leaves the browser.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Hands `bytes` to the browser, to be saved under this name.
pub fn download(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let missing = || JsValue::from("no document");
    let document = web_sys::window().and_then(|window| window.document()).ok_or_else(missing)?;
    let kind = BlobPropertyBag::new();
    kind.set_type("application/octet-stream");
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Ok(())
}
