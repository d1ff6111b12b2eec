//! The browser's storage: one table of parts of files, by path and number.
//! Each batch of changes is one transaction, flushed to the medium before it
//! counts as done. The libraries for `IndexedDB` don't say why a transaction
//! was given up, which is exactly what a player has to know; so the browser is asked directly.

use std::path::PathBuf;

use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction,
};

use super::js;
use crate::disk::queue::{PartChange, What};

const NAME: &str = "tableside";

const TABLE: &str = "parts";

const VERSION: u32 = 1;

/// An open storage.
#[derive(Debug)]
pub struct Database(IdbDatabase);

/// A part of a file as it is stored.
pub type StoredPart = (PathBuf, u32, Vec<u8>);

impl Database {
    /// Opens it; calls `lost` if the browser takes it away.
    pub async fn open(lost: impl FnOnce() + 'static) -> Result<Self, JsValue> {
        let factory = js::get(&js_sys::global(), "indexedDB")?;
        let request = js::call(&factory, "open", &[&NAME.into(), &VERSION.into()])?;
        let request: IdbOpenDbRequest = request.dyn_into()?;
        let opened = request.clone();
        let make = Closure::once_into_js(move || {
            if let Ok(database) = opened.result()
                && let Ok(database) = database.dyn_into::<IdbDatabase>()
            {
                // If it fails, the opening fails and says why.
                let _ = database.create_object_store(TABLE);
            }
        });
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        let database: IdbDatabase = done(&request).await?.dyn_into()?;
        let lost = Closure::once_into_js(lost);
        database.set_onclose(Some(lost.unchecked_ref()));
        // A newer version of the page wants to change the table.
        let other = database.clone();
        let give_way = Closure::once_into_js(move || other.close());
        database.set_onversionchange(Some(give_way.unchecked_ref()));
        Ok(Self(database))
    }

    fn begin(&self, mode: &str) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let with = [&TABLE.into(), &mode.into(), options.as_ref()];
        let transaction: IdbTransaction = js::call(&self.0, "transaction", &with)?.dyn_into()?;
        let table = transaction.object_store(TABLE)?;
        Ok((transaction, table))
    }

    /// All that is stored, by path and number.
    pub async fn all(&self) -> Result<Vec<StoredPart>, JsValue> {
        let (_, table) = self.begin("readonly")?;
        let (keys, values) = (table.get_all_keys()?, table.get_all()?);
        let keys: Array = done(&keys).await?.dyn_into()?;
        let values: Array = done(&values).await?.dyn_into()?;
        let part = |(key, value): (JsValue, JsValue)| {
            let key: Array = key.dyn_into().ok()?;
            let path = PathBuf::from(key.get(0).as_string()?);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "written so"
            )]
            let part = key.get(1).as_f64()? as u32;
            Some((path, part, value.dyn_into::<Uint8Array>().ok()?.to_vec()))
        };
        Ok(keys.iter().zip(values.iter()).filter_map(part).collect())
    }

    /// Stores all of `changes`, or nothing.
    pub async fn store(&self, changes: &[PartChange]) -> Result<(), JsValue> {
        let (transaction, table) = self.begin("readwrite")?;
        let ended = ended(&transaction);
        for change in changes {
            if let Err(error) = one(&table, change) {
                // It may have ended by itself.
                let _ = transaction.abort();
                return Err(error);
            }
        }
        // Goes through even if the page is gone before its requests are
        // answered; older browsers have no such method.
        let _ = js::call(&transaction, "commit", &[]);
        match JsFuture::from(ended).await {
            Ok(_) => Ok(()),
            Err(event) => Err(transaction.error().map_or(event, JsValue::from)),
        }
    }
}

/// One change, as a request of the transaction.
fn one(table: &IdbObjectStore, change: &PartChange) -> Result<(), JsValue> {
    let path = change.path.to_string_lossy();
    let key = |part: &JsValue| Array::of2(&(&*path).into(), part);
    match &change.what {
        What::Put(bytes) => {
            table.put_with_key(&Uint8Array::from(&**bytes), &key(&change.part.into()))?;
        }
        What::Cut => {
            // Numbers come before arrays.
            let behind = key(&Array::new());
            let range = IdbKeyRange::bound(&key(&change.part.into()), &behind)?;
            table.delete(&range)?;
        }
    }
    Ok(())
}

/// Waits for a request, and returns its answer.
async fn done(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let answered = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(answered).await {
        Ok(_) => request.result(),
        Err(event) => match request.error() {
            Ok(Some(error)) => Err(error.into()),
            _ => Err(event),
        },
    }
}

/// Fulfilled when a transaction is through, broken when it was given up.
fn ended(transaction: &IdbTransaction) -> Promise {
    Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    })
}
