//! The app, brought to where its picture is taken: by what texts are called,
//! so that the same touches work in every language.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use board::Spot;
use egui::{Color32, Event, TexturesDelta, UiBuilder};
use egui_kittest::{Harness, TestRenderer};
use image::{Rgb, RgbImage};
use kit::widgets::TurnedWindow;
use kit::widgets::rasterizer::Rasterizer;
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use words::text::Text;

use super::condition::Condition;
use crate::window::{Window, now};

pub struct Easel {
    pub window: Window,
    rasterizer: Rc<RefCell<Rasterizer>>,
}

/// Hands the textures of every frame on to the one who draws the last.
pub struct Textures(pub Rc<RefCell<Rasterizer>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().take(delta);
    }
}

impl Easel {
    /// The app at its start over what lies in `data_dir`.
    pub fn new(data_dir: &Path, condition: Condition) -> Self {
        let settings = condition.settings();
        Folder::new(data_dir).settings().write(&settings.to_string()).expect("written");
        let folder = Folder::new(data_dir);
        let rasterizer = Rc::new(RefCell::new(Rasterizer::default()));
        let builder = Harness::builder().with_size(condition.screen.size()).with_max_steps(200);
        let builder = builder.renderer(Textures(Rc::clone(&rasterizer)));
        let mut harness = builder.build_ui_state(
            move |ui, app: &mut Option<Tableside>| {
                let platform = || Box::new(Fake { time: now(), seed: 7 });
                let begin = || Tableside::on(platform(), ui.ctx(), folder.clone());
                let app = app.get_or_insert_with(begin);
                // All of the window, as in a real one: no margin round it.
                let whole = ui.ctx().content_rect();
                let mut all = ui.new_child(UiBuilder::new().max_rect(whole));
                all.set_clip_rect(whole);
                all.painter().rect_filled(whole, 0.0, ui.visuals().panel_fill);
                app.ui(&mut all);
            },
            None,
        );
        harness.run();
        Self { window: Window { harness, text: Text::of(condition.language) }, rasterizer }
    }

    /// To the page of whoever is on turn.
    #[track_caller]
    pub fn player(&mut self) {
        let state = self.window.state();
        let name = state.players().get(state.active()).expect("a player").name.to_string();
        // Who takes nothing is named above the players, too.
        let start = format!("{name}, ");
        let found = self.window.controls().into_iter().filter(|(name, _)| name.starts_with(&start));
        let lowest = found.max_by(|(_, one), (_, other)| one.top().total_cmp(&other.top()));
        self.window.touch(&lowest.expect("a player").0);
    }

    /// Touches the number of this name, to correct it.
    pub fn figure(&mut self, key: &str) {
        let label = self.window.text.get(key);
        let controls = self.window.controls().into_iter().map(|(name, _)| name);
        // Others begin alike: the merchant, and the Merchant Fleet.
        let whole = format!("{label}: ");
        let found = controls.filter(|name| name.contains(&label) && name.contains(": "));
        let name = found.min_by_key(|name| !name.contains(&whole)).expect("the number");
        self.window.touch(&name);
    }

    #[track_caller]
    pub fn tap_spot(&mut self, spot: Spot) {
        let name = self.window.text.places(self.window.state().island()).spot(spot);
        self.window.touch(&name);
        // Where places lie close to each other, the app asks which is meant.
        let this = self.window.text.with("ask-this", &[("place", name.into())]);
        if self.window.has(&this) {
            self.window.touch(&this);
        }
    }

    /// The picture of what is seen, without a pointer over it.
    pub fn picture(&mut self) -> RgbImage {
        pictured(&mut self.window.harness, &self.rasterizer)
    }
}

/// The picture of what a window shows, without a pointer over it.
pub fn pictured<S>(harness: &mut Harness<'_, S>, rasterizer: &RefCell<Rasterizer>) -> RgbImage {
    harness.event(Event::PointerGone);
    harness.run();
    let (ctx, shapes) = (&harness.ctx, harness.output().shapes.clone());
    let scale = ctx.pixels_per_point();
    let primitives = ctx.tessellate(shapes, scale);
    let size = TurnedWindow::screen(ctx).size();
    let image = rasterizer.borrow().draw(&primitives, size, scale, Color32::BLACK);
    let [width, height] = image.size.map(|size| u32::try_from(size).expect("a screen"));
    let pixel = |x, y| {
        let color = image[(x as usize, y as usize)];
        Rgb([color.r(), color.g(), color.b()])
    };
    RgbImage::from_fn(width, height, pixel)
}
