//! How many sizes letters have: each letter of each size is kept in one
//! picture, so that a size for every step of a wheel fills the memory.

use std::collections::BTreeSet;

use egui::epaint::ClippedShape;
use egui::{Shape, vec2};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use words::language::Language;
use words::text::Text;

use crate::common::sources::sources;
use crate::common::temp_dir;
use crate::tools::saved::save;
use crate::tools::window::{LANDSCAPE, Window, now};

/// Fonts with their sizes in hundredths of a pixel, before the window's growth: it has few steps,
/// and a window stays at one of them unless it is resized.
type Sizes = BTreeSet<(String, u32)>;

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred pixels")]
fn collect(shape: &Shape, pixels: f32, sizes: &mut Sizes) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, pixels, sizes)),
        Shape::Text(text) => {
            let fonts = text.galley.job.sections.iter().map(|part| &part.format.font_id);
            sizes.extend(fonts.map(|font| {
                (font.family.to_string(), (font.size * pixels * 100.0).round() as u32)
            }));
        }
        _ => {}
    }
}

/// Everything that is drawn now.
fn drawn(window: &Window, sizes: &mut Sizes) {
    let pixels = window.harness.ctx.native_pixels_per_point().unwrap_or(1.0);
    for ClippedShape { shape, .. } in &window.harness.output().shapes {
        collect(shape, pixels, sizes);
    }
}

#[test]
fn letters_come_in_few_sizes_however_an_island_is_zoomed_and_a_window_resized() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben", "Clara", "Dora"], (120, 4), |_| true);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-resume");
    let mut rng = StdRng::seed_from_u64(1);
    let mut sizes = Sizes::new();
    let mut island = Sizes::new();
    let mut language = Language::English;
    for round in 0..60_usize {
        for _ in 0..20 {
            window.wheel(rng.random_range(-90.0..110.0));
            window.harness.step();
            drawn(&window, &mut island);
        }
        if round % 20 == 19 {
            language =
                if language == Language::English { Language::German } else { Language::English };
            window.walk("table settings");
            window.touch(language.own_name());
            window.text = Text::of(language);
            window.press(egui::Key::Escape);
            window.press(egui::Key::Escape);
        }
        let size = vec2(rng.random_range(480.0..2600.0), rng.random_range(320.0..1600.0));
        window.harness.set_size(size);
        window.harness.step();
        window.harness.step();
        drawn(&window, &mut sizes);
    }
    sizes.extend(island);
    assert!(sizes.len() > 20, "it was looked at: {sizes:?}");
    assert!(sizes.len() <= 145, "{} sizes: {sizes:?}", sizes.len());
}

/// The sizes that `text` gives letters after `opening`, up to where its
/// argument ends.
fn arguments<'a>(text: &'a str, opening: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(opening).skip(1).map(|rest| rest.split([',', ')', '\n']).next().unwrap_or_default())
}

#[test]
fn sizes_that_are_worked_out_are_made_in_one_place() {
    let all = [sources("src/app"), sources("crates/kit")].concat();
    let openings = ["FontId::proportional(", "FontId::monospace(", "FontId::new(", "FontId { "];
    let mut seen = 0;
    // The atlas is tried with letters of any size.
    let exempt = ["theme/fonts.rs", "theme/atlas_bound.rs"];
    let is_exempt = |file: &String| exempt.iter().any(|name| file.ends_with(name));
    for (file, text) in all.iter().filter(|(file, _)| !is_exempt(file)) {
        for opening in openings {
            for size in arguments(text, opening) {
                seen += 1;
                assert!(size.parse::<f32>().is_ok(), "{file}: {opening}{size}: use theme::plain");
            }
        }
        for words in text.split("RichText::new(").skip(1) {
            let chain = words.split(';').next().unwrap_or_default();
            for size in arguments(chain, ".size(") {
                let is_worked_out = size.contains('*') || size.ends_with("size");
                assert!(!is_worked_out, "{file}: .size({size}): use theme::plain");
            }
        }
    }
    assert!(seen > 40, "{seen} sizes were looked at");
}

#[test]
fn the_first_frame_has_the_size_of_the_window() {
    // Nobody knows the window before, and a guess would draw every letter twice.
    let folder = temp_dir();
    let ctx = egui::Context::default();
    let platform = Box::new(Fake { time: now(), seed: 7 });
    let _app = Tableside::on(platform, &ctx, Folder::new(folder.path()));
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0));
    let input = egui::RawInput { screen_rect: Some(window), ..egui::RawInput::default() };
    let mut output = ctx.run_ui(input, |_| {});
    output.textures_delta.clear();
    assert_eq!(ctx.content_rect(), window);
    assert!((ctx.zoom_factor() - 1.0).abs() < f32::EPSILON);
}
