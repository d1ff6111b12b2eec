//! Files dropped onto the page. A browser reads them in its own time; the app
//! is told once they are where it can read them.

use std::cell::RefCell;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

use egui::{Context, DroppedFile};
use wasm_bindgen_futures::spawn_local;

use store::browser;

/// Files on their way.
#[derive(Debug, Default)]
pub struct Drops(Rc<RefCell<Vec<PathBuf>>>);

/// A file that was read and is now among the app's.
#[derive(Debug)]
struct Landed(PathBuf);

impl DroppedFile for Landed {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes_async(&self) -> Pin<Box<dyn Future<Output = Result<Vec<u8>, String>> + '_>> {
        Box::pin(async { Err("it is read from its path".to_owned()) })
    }
}

impl Drops {
    /// Takes what was dropped since the last frame, and hands over what was
    /// read.
    pub fn frame(&self, ctx: &Context) {
        let landed: Vec<PathBuf> = self.0.take();
        let dropped = ctx.input_mut(|input| {
            let dropped = std::mem::take(&mut input.raw.dropped_files);
            for path in landed {
                input.raw.dropped_files.push(Arc::new(Landed(path)));
            }
            dropped
        });
        for file in dropped {
            let (landed, ctx) = (self.0.clone(), ctx.clone());
            spawn_local(async move {
                // What can't be read is no file of ours.
                let Ok(bytes) = file.bytes_async().await else { return };
                let name = file.path().to_string_lossy();
                landed.borrow_mut().push(browser::upload(&name, &bytes));
                ctx.request_repaint();
            });
        }
    }
}
