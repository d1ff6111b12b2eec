//! What is around the canvas: the page's ground beside a notch or rounded
//! corners, and the system's bars.

use egui::Color32;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The property that the style sheet colors the page with.
const PROPERTY: &str = "--ground";

/// The element that colors the system's bars.
const BARS: &str = "meta[name=theme-color]";

/// The color around the canvas, which follows the app's.
#[derive(Debug, Default)]
pub struct Ground {
    shown: Option<Color32>,
}

impl Ground {
    /// Gives the page the ground of these visuals if it has another.
    pub fn follow(&mut self, visuals: &egui::Visuals) {
        if self.shown == Some(visuals.panel_fill) {
            return;
        }
        self.shown = Some(visuals.panel_fill);
        // Where there is no such element, that color isn't visible anyway.
        let _ = paint(visuals.panel_fill);
    }
}

fn paint(color: Color32) -> Option<()> {
    let [red, green, blue, _] = color.to_array();
    let color = format!("#{red:02x}{green:02x}{blue:02x}");
    let document = web_sys::window()?.document()?;
    let bars = document.query_selector_all(BARS).ok()?;
    for bar in (0..bars.length()).filter_map(|nth| bars.get(nth)?.dyn_into::<Element>().ok()) {
        bar.set_attribute("content", &color).ok()?;
    }
    let root = document.document_element()?.dyn_into::<HtmlElement>().ok()?;
    root.style().set_property(PROPERTY, &color).ok()
}
