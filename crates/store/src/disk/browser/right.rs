//! The other tabs: which of all has the right to change what is stored (one at a time, until it
//! ends, however it does), and what one has stored, told to the others.

use std::path::PathBuf;

use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent};

use super::js;
use crate::disk::queue::{PartChange, What};

const NAME: &str = "tableside";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
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

/// The way to the other tabs.
#[derive(Debug)]
pub struct TabChannel {
    channel: BroadcastChannel,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl TabChannel {
    /// Opens it; calls `hear` with what another tab has stored.
    pub fn open(mut hear: impl FnMut(Vec<PartChange>) + 'static) -> Result<Self, JsValue> {
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
    pub fn tell(&self, changes: &[PartChange]) {
        let told: Array = changes.iter().map(write).collect();
        // A tab that can't be told reads it when its turn comes.
        let _ = self.channel.post_message(&told);
    }
}

fn write(change: &PartChange) -> Array {
    let bytes = match &change.what {
        What::Put(bytes) => Uint8Array::from(&**bytes).into(),
        What::Cut => JsValue::NULL,
    };
    Array::of3(&(&*change.path.to_string_lossy()).into(), &change.part.into(), &bytes)
}

fn read(told: JsValue) -> Option<PartChange> {
    let told: Array = told.dyn_into().ok()?;
    let path = PathBuf::from(told.get(0).as_string()?);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "written so")]
    let part = told.get(1).as_f64()? as u32;
    let what = match told.get(2).dyn_into::<Uint8Array>() {
        Ok(bytes) => What::Put(bytes.to_vec().into()),
        Err(_) => What::Cut,
    };
    Some(PartChange { path, part, what })
}
