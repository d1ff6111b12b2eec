//! Files that a browser hands to a page.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};

use super::{Dialog, FileAnswer, FileAsk};
use store::browser::{self, DOWNLOADS};

/// The most bytes to read; none of our files has more.
const LARGEST: f64 = 300.0 * 1024.0 * 1024.0;

/// The file being chosen, if any.
#[derive(Debug, Default)]
pub struct Chooser(Rc<RefCell<FileRequest>>);

#[derive(Debug, Default)]
enum FileRequest {
    #[default]
    Not,
    Open,
    Done(FileAnswer),
}

impl Chooser {
    /// A browser always has a dialog.
    pub fn dialog(&self) -> Dialog {
        match *self.0.borrow() {
            FileRequest::Not => Dialog::Ready,
            FileRequest::Open | FileRequest::Done(_) => Dialog::Open,
        }
    }

    /// Lets the user choose a file to read. A file to be written leaves as a
    /// download; the browser asks where to put it if the user has set that.
    pub fn ask(&self, ask: &FileAsk, ctx: &egui::Context) {
        ctx.request_repaint();
        match ask {
            FileAsk::Save(name) => {
                let path = Path::new(DOWNLOADS).join(name);
                *self.0.borrow_mut() = FileRequest::Done(FileAnswer::File(path));
            }
            FileAsk::Load => {
                *self.0.borrow_mut() = FileRequest::Open;
                let state = self.0.clone();
                let answer = DialogAnswers { state, ctx: ctx.clone() };
                if open(&answer).is_err() {
                    answer.with(FileAnswer::Nothing);
                }
            }
        }
    }

    /// Returns how it ended; reported once.
    pub fn answered(&self) -> Option<FileAnswer> {
        let mut asked = self.0.borrow_mut();
        match std::mem::take(&mut *asked) {
            FileRequest::Done(answer) => Some(answer),
            other => {
                *asked = other;
                None
            }
        }
    }
}

#[derive(Clone)]
struct DialogAnswers {
    state: Rc<RefCell<FileRequest>>,
    ctx: egui::Context,
}

impl DialogAnswers {
    fn with(&self, answer: FileAnswer) {
        *self.state.borrow_mut() = FileRequest::Done(answer);
        self.ctx.request_repaint();
    }
}

fn open(answers: &DialogAnswers) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("no document")?;
    let input: HtmlInputElement = document.create_element("input")?.dyn_into()?;
    input.set_type("file");
    let (chosen, answered) = (input.clone(), answers.clone());
    let change = Closure::once_into_js(move || {
        spawn_local(async move {
            let file = chosen.files().and_then(|files| files.get(0));
            let read = match file {
                Some(file) => read(&file).await.ok(),
                None => None,
            };
            answered.with(read.unwrap_or(FileAnswer::Nothing));
        });
    });
    input.set_onchange(Some(change.unchecked_ref()));
    let answered = answers.clone();
    let cancel = Closure::once_into_js(move || answered.with(FileAnswer::Nothing));
    input.add_event_listener_with_callback("cancel", cancel.unchecked_ref())?;
    input.click();
    Ok(())
}

async fn read(file: &File) -> Result<FileAnswer, JsValue> {
    if file.size() > LARGEST {
        return Err("too large".into());
    }
    let bytes = JsFuture::from(file.array_buffer()).await?;
    Ok(FileAnswer::File(browser::upload(&file.name(), &Uint8Array::new(&bytes).to_vec())))
}
