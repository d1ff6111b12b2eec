//! An empty eframe page: what any page made with it costs at least.

#![forbid(unsafe_code)]

use eframe::egui::{CentralPanel, Ui};
use eframe::wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Nothing, and word to the page when that is on the screen: told in the same
/// way as the app tells it.
#[derive(Default)]
struct Empty {
    told: bool,
}

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        CentralPanel::default().show(ui, |_| {});
        if !self.told {
            self.told = true;
            let _ = tell_painted();
        }
    }
}

fn tell_painted() -> Option<()> {
    let window = web_sys::window()?;
    let (root, performance) = (window.document()?.document_element()?, window.performance()?);
    let tell = Closure::once_into_js(move || {
        let _ = root.set_attribute("data-app", "painted");
        let _ = performance.mark("tableside-painted");
    });
    window.request_animation_frame(tell.unchecked_ref()).ok().map(|_| ())
}

fn main() {
    wasm_bindgen_futures::spawn_local(async {
        let document = web_sys::window().and_then(|window| window.document());
        let canvas = document.and_then(|document| document.get_element_by_id("canvas"));
        let Some(Ok(canvas)) = canvas.map(JsCast::dyn_into) else { return };
        let app = |_: &eframe::CreationContext<'_>| {
            Ok(Box::new(Empty::default()) as Box<dyn eframe::App>)
        };
        let options = eframe::WebOptions::default();
        let _ = eframe::WebRunner::new().start(canvas, options, Box::new(app)).await;
    });
}
