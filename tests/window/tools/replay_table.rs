//! A game that is played again in a window, and the files that show it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::accesskit::{Action, ActionData, ActionRequest, Role};
use egui::epaint::{ClippedShape, Shape};
use egui::{Color32, ColorImage, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Game, Rules};
use gif::{ColorOutput, DecodeOptions};
use store::Folder;
use tableside::app::platform::{Fake, FakeSystem, Platform, Wishes};
use tableside::app::screens::board_picture;
use tableside::app::settings::Motion;
use tempfile::TempDir;
use words::game::GameWords;
use words::language::Language;
use words::text::Text;

use super::played::Played;
use super::saved::{play, speak};
use super::window::{LANDSCAPE, Window, now};
use crate::common::temp_dir;

pub const THREE: [&str; 3] = ["Anna", "Ben", "Clara"];

/// A frame of these tests.
pub const FRAME: Duration = Duration::from_millis(50);

pub struct Table {
    pub window: Window,
    pub data_dir: TempDir,
}

impl Table {
    /// A game of so many acts that is on, on a system where things move or not.
    pub fn of(acts: usize, motion: Motion) -> Self {
        Self::among(&THREE, (acts, 5), motion, LANDSCAPE, Language::English)
    }

    pub fn among(
        names: &[&str],
        acts_and_seed: (usize, u64),
        motion: Motion,
        size: Vec2,
        language: Language,
    ) -> Self {
        let data_dir = temp_dir();
        let rules = Rules { target: 30, ..Rules::open_hands() };
        let time = (now(), chrono::TimeDelta::zero());
        play(data_dir.path(), (names, rules), acts_and_seed, time, |_| true);
        Self::over(data_dir, motion, size, language)
    }

    /// A game that was played so far elsewhere.
    pub fn after(game: &Played, motion: Motion, size: Vec2, language: Language) -> Self {
        let data_dir = temp_dir();
        game.save(data_dir.path(), now());
        Self::over(data_dir, motion, size, language)
    }

    pub fn over(data_dir: TempDir, motion: Motion, size: Vec2, language: Language) -> Self {
        speak(data_dir.path(), language);
        let system = move || {
            let system = FakeSystem::from(Fake { time: now(), seed: 7 });
            system.wishes.replace(Wishes { motion: Some(motion), ..Wishes::default() });
            Box::new(system) as Box<dyn Platform>
        };
        let mut window = Window::paced(data_dir.path(), (size, FRAME), system);
        window.text = Text::of(language);
        let names = window.names();
        let row = names.iter().find(|name| name.starts_with(THREE[0]) && name.contains(". "));
        if window.shows("home-resume") {
            window.tap("home-resume");
        } else {
            // It is over.
            window.touch(row.expect("the game"));
        }
        Self { window, data_dir }
    }

    pub fn with_history(mut self) -> Self {
        self.window.tap("history");
        self
    }

    pub fn name(&self) -> String {
        self.window.text.get("replay-slider")
    }

    /// After how many acts the slider says that the table is shown.
    pub fn at(&self) -> usize {
        let name = self.name();
        let node = self.window.harness.get_by_role_and_label(Role::Slider, &name);
        let value = node.accesskit_node().numeric_value().expect("a number");
        value.to_string().parse().expect("a whole number")
    }

    pub fn seek(&mut self, acts: usize) {
        seek(&mut self.window, acts);
    }

    pub fn is_playing(&self) -> bool {
        self.window.shows("replay-pause")
    }

    pub fn step(&mut self, frames: usize) {
        self.window.harness.run_steps(frames);
    }

    /// Touches what is called by this key, and lets no time pass but for the touch.
    pub fn click(&mut self, key: &str) {
        let name = self.window.text.get(key);
        self.window.harness.get_by_label(&name).click();
        self.step(4);
    }

    /// Chooses the speed of this key.
    pub fn goes_at(&mut self, key: &str) {
        let speed = self.window.text.get(key);
        self.window.tap_with("replay-speed", &[("speed", speed.into())]);
    }

    pub fn begin_animation(&mut self) {
        self.open_exports();
        let name = self.window.text.get("win-animation");
        self.window.harness.get_by_label(&name).scroll_to_me();
        self.window.harness.run();
        self.click("win-animation");
    }

    /// Returns what the players' tiles say.
    pub fn plaques(&self) -> BTreeSet<String> {
        let marks = ["disc", "square", "diamond"];
        let is_plaque =
            |name: &String| marks.iter().any(|mark| name.contains(&format!(", {mark}: ")));
        self.window.names().into_iter().filter(is_plaque).collect()
    }

    /// Everything painted in the middle of the island.
    pub fn island(&self) -> BTreeMap<String, usize> {
        let group = self.window.text.get("island");
        let place = self.window.place_of(|name| name == group).shrink2(vec2(148.0, 8.0));
        let mut painted = BTreeMap::new();
        for ClippedShape { shape, .. } in &self.window.harness.output().shapes {
            if place.contains_rect(shape.visual_bounding_rect()) {
                *painted.entry(format!("{shape:?}")).or_default() += 1;
            }
        }
        painted
    }

    /// All of the island but its letters.
    pub fn picture_of_the_island(&self) -> Vec<String> {
        let group = self.window.text.get("island");
        let place = self.window.place_of(|name| name == group);
        let shapes = self.window.harness.output().shapes.iter().map(|clipped| &clipped.shape);
        let is_part = |shape: &&Shape| {
            matches!(shape, Shape::Mesh(_)) && place.intersects(shape.visual_bounding_rect())
        };
        shapes.filter(is_part).map(|shape| format!("{shape:?}")).collect()
    }

    /// Returns what is said of the game after so many acts.
    pub fn said<T>(&self, acts: usize, say: impl FnOnce(&GameWords<'_>) -> T) -> T {
        let game = self.window.game();
        let state = game.state_after(acts).expect("it was so");
        let never = |_| String::new();
        say(&GameWords::now(&self.window.text, game, &never).at(&state))
    }

    pub fn exports(&self) -> Vec<PathBuf> {
        exports(self.data_dir.path())
    }

    pub fn open_exports(&mut self) {
        self.window.walk("history history-export");
    }

    /// Lets the window make the whole moving picture.
    pub fn animation(&mut self) -> PathBuf {
        self.begin_animation();
        for _ in 0..2_000 {
            if !self.window.shows("animation-cancel-name") {
                break;
            }
            self.step(1);
        }
        self.window.harness.run();
        let path = self.exports().into_iter().next().expect("a file");
        let told = [("file", path.display().to_string().into())];
        let told = self.window.text.with("animation-written", &told);
        assert!(self.window.has(&told), "{told}");
        path
    }
}

/// What a screen reader asks of the slider.
pub fn ask(window: &mut Window, action: Action, data: Option<ActionData>) {
    let name = window.text.get("replay-slider");
    let node = window.harness.get_by_role_and_label(Role::Slider, &name);
    let (target_node, target_tree) = node.accesskit_node().locate();
    let request = ActionRequest { action, target_tree, target_node, data };
    window.harness.event(egui::Event::AccessKitActionRequest(request));
    window.harness.run();
}

pub fn seek(window: &mut Window, acts: usize) {
    ask(window, Action::SetValue, Some(ActionData::NumericValue(acts as f64)));
}

pub fn exports(data_dir: &Path) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(Folder::new(data_dir).exports().path()) else {
        return Vec::new();
    };
    files.map(|file| file.expect("a file").path()).collect()
}

/// The pictures of a GIF, each with the hundredths of a second for which it is shown.
pub fn shown(file: &Path) -> Vec<(ColorImage, u32)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(File::open(file).expect("a file")).expect("a GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut screen = ColorImage::filled([width, height], Color32::TRANSPARENT);
    let mut all = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        let wide = usize::from(frame.width);
        for (nth, pixel) in frame.buffer.chunks(4).enumerate() {
            if pixel[3] > 0 {
                let at = (top + nth / wide) * width + left + nth % wide;
                screen.pixels[at] = Color32::from_rgb(pixel[0], pixel[1], pixel[2]);
            }
        }
        all.push((screen.clone(), u32::from(frame.delay)));
    }
    all
}

/// The table after so many acts, drawn at once.
pub fn picture(game: &Game, text: &Text, acts: usize) -> ColorImage {
    let state = game.state_after(acts).expect("it was so");
    let never = |_| String::new();
    board_picture(&GameWords::now(text, game, &never).at(&state), 1.0)
}

/// The share of pixels whose color is off by more than eyes would mind.
pub fn off(one: &ColorImage, other: &ColorImage) -> f64 {
    assert_eq!(one.size, other.size);
    let far = |(one, other): (&Color32, &Color32)| {
        let parts = one.to_array().into_iter().zip(other.to_array());
        parts.into_iter().any(|(one, other)| one.abs_diff(other) > 24)
    };
    let count = one.pixels.iter().zip(&other.pixels).filter(|both| far(*both)).count();
    count as f64 / one.pixels.len() as f64
}
