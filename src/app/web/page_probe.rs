//! What a frame of the page shows, for whoever drives it from outside: a page
//! is one canvas to a browser. Only where its address asks for it.

use egui::{Context, FullOutput, Plugin};
use js_sys::Reflect;
use serde::Serialize;

/// What the address has to say.
const ASKED_BY: &str = "witness";

/// The name under which the page's scripts find it.
const NAME: &str = "tablesideWitness";

/// Notes what each frame shows.
#[derive(Debug)]
pub struct PageProbe;

/// What is shown.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    zoom: f32,
    controls: Vec<Control<'a>>,
}

/// Something that has a name, and where it lies, in points.
#[derive(Debug, Serialize)]
struct Control<'a> {
    name: &'a str,
    role: String,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl PageProbe {
    /// Notes from now on, if the page's address asks for it.
    pub fn begin(ctx: &Context) {
        let search = web_sys::window().and_then(|window| window.location().search().ok());
        if search.is_some_and(|search| search.contains(ASKED_BY)) {
            ctx.enable_accesskit();
            ctx.add_plugin(Self);
        }
    }

    /// Notes how many lines of the journal lie behind what is shown.
    pub fn lines(lines: Option<usize>) {
        let lines = lines.map_or(-1.0, |lines| lines as f64);
        // Who looks for it finds nothing then.
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
            let role = format!("{:?}", node.role());
            let (left, top, right, bottom) = (bounds.x0, bounds.y0, bounds.x1, bounds.y1);
            Some(Control { name, role, left, top, right, bottom })
        });
        let shown = Shown { zoom: ctx.zoom_factor(), controls: named.collect() };
        if let Ok(shown) = serde_json::to_string(&shown) {
            let _ = Reflect::set(&js_sys::global(), &NAME.into(), &shown.into());
        }
    }
}
