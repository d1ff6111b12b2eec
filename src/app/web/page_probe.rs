//! Tells whoever drives the page from outside what a frame shows, since to a
//! browser a page is one canvas. Only if the page's address asks for it.

use egui::{Context, FullOutput, Plugin};
use js_sys::Reflect;
use serde::Serialize;

/// Word that the address has to contain.
const ASKED_BY: &str = "witness";

/// The name page scripts find it under.
const NAME: &str = "tablesideWitness";

/// Records what each frame shows.
#[derive(Debug)]
pub struct PageProbe;

#[derive(Debug, Serialize)]
struct ProbedPage<'a> {
    zoom: f32,
    controls: Vec<Control<'a>>,
}

/// A named control, the line that explains it, and its bounds, in points.
#[derive(Debug, Serialize)]
struct Control<'a> {
    name: &'a str,
    line: Option<&'a str>,
    role: String,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl PageProbe {
    /// Starts recording, if the page's address asks for it.
    pub fn begin(ctx: &Context) {
        let search = web_sys::window().and_then(|window| window.location().search().ok());
        if search.is_some_and(|search| search.contains(ASKED_BY)) {
            ctx.enable_accesskit();
            ctx.add_plugin(Self);
        }
    }

    /// Records the number of journal lines behind what is shown.
    pub fn lines(lines: Option<usize>) {
        let lines = lines.map_or(-1.0, |lines| lines as f64);
        // Whoever looks for it then finds nothing.
        let _ = Reflect::set(&js_sys::global(), &"tablesideLines".into(), &lines.into());
    }
}

impl Plugin for PageProbe {
    fn debug_name(&self) -> &'static str {
        "page probe"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &output.platform_output.accesskit_update else { return };
        let named = update.nodes.iter().filter_map(|(_, node)| {
            let (name, bounds) = (node.label().or(node.value())?, node.bounds()?);
            let (line, role) = (node.description(), format!("{:?}", node.role()));
            let (left, top, right, bottom) = (bounds.x0, bounds.y0, bounds.x1, bounds.y1);
            Some(Control { name, line, role, left, top, right, bottom })
        });
        let shown = ProbedPage { zoom: ctx.zoom_factor(), controls: named.collect() };
        if let Ok(shown) = serde_json::to_string(&shown) {
            let _ = Reflect::set(&js_sys::global(), &NAME.into(), &shown.into());
        }
    }
}
