//! The app, brought to where its picture is taken: by what texts are called,
//! so that the same touches work in every language.

use std::path::Path;
use tableside::board::Spot;

use egui::{Event, UiBuilder};
use egui_kittest::Harness;
use image::{DynamicImage, RgbImage};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::store::Folder;
use tableside::words::text::Text;

use super::condition::Condition;
use crate::window::{Window, now};

pub struct Easel {
    pub window: Window,
}

impl Easel {
    /// The app at its start over what lies in `data_dir`.
    pub fn new(data_dir: &Path, condition: Condition) -> Self {
        let settings = condition.settings();
        Folder::new(data_dir).settings().write(&settings.to_string()).expect("written");
        let folder = Folder::new(data_dir);
        let builder = Harness::builder().with_size(condition.screen.size()).with_max_steps(200);
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
        Self { window: Window { harness, text: Text::of(condition.language) } }
    }

    #[track_caller]
    pub fn tap_spot(&mut self, spot: Spot) {
        let name = self.window.text.places(self.window.state().island()).spot(spot);
        self.window.touch(&name);
    }

    /// The picture of what is seen, without a pointer over it.
    pub fn picture(&mut self) -> RgbImage {
        let harness = &mut self.window.harness;
        harness.event(Event::PointerGone);
        harness.run();
        DynamicImage::from(harness.render().expect(NO_DRIVER)).into_rgb8()
    }
}

const NO_DRIVER: &str = "drawn: a Vulkan driver is needed, such as Mesa's lavapipe";
