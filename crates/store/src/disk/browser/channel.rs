//! What one tab has stored, told to the others.

use std::path::PathBuf;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::disk::change::{Change, What};

/// The way to the other tabs.
#[derive(Debug)]
pub struct Channel {
    channel: BroadcastChannel,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// Opens it; calls `hear` with what another tab has stored.
    pub fn open(mut hear: impl FnMut(Vec<Change>) + 'static) -> Result<Self, JsValue> {
        let channel = BroadcastChannel::new("tableside")?;
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(told) = event.data().dyn_into::<Array>() {
                hear(told.iter().filter_map(read).collect());
            }
        });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        Ok(Self { channel, _hear: hear })
    }

    /// Tells the others.
    pub fn tell(&self, changes: &[Change]) {
        let told: Array = changes.iter().map(write).collect();
        // A tab that can't be told reads it when its turn comes.
        let _ = self.channel.post_message(&told);
    }
}

fn write(change: &Change) -> Array {
    let bytes = match &change.what {
        What::Put(bytes) => Uint8Array::from(&**bytes).into(),
        What::Cut => JsValue::NULL,
    };
    Array::of3(&(&*change.path.to_string_lossy()).into(), &change.part.into(), &bytes)
}

fn read(told: JsValue) -> Option<Change> {
    let told: Array = told.dyn_into().ok()?;
    let path = PathBuf::from(told.get(0).as_string()?);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "written so")]
    let part = told.get(1).as_f64()? as u32;
    let what = match told.get(2).dyn_into::<Uint8Array>() {
        Ok(bytes) => What::Put(bytes.to_vec().into()),
        Err(_) => What::Cut,
    };
    Some(Change { path, part, what })
}
