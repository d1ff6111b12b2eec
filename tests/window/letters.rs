//! The number of sizes that letters have: each letter of each size is kept in one picture, so that
//! a size for every step of a wheel fills the memory. At no size is a word smaller than at the
//! usual one, but on the island, where what says more leaves it less room.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::app::settings::{Settings, Zoom};
use words::language::Language;
use words::text::Text;

use crate::common::sources::sources;
use crate::common::temp_dir;
use crate::tools::saved::{save, set};
use crate::tools::window::{LANDSCAPE, Window, now};

/// Fonts with their sizes in hundredths of a pixel, before the window's growth: it has few steps,
/// and a window stays at one of them unless it is resized.
type Sizes = BTreeSet<(String, u32)>;

/// Everything that is drawn now.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred pixels")]
fn drawn(window: &Window, sizes: &mut Sizes) {
    let pixels = window.harness.ctx.native_pixels_per_point().unwrap_or(1.0);
    for text in window.texts() {
        let fonts = text.galley.job.sections.iter().map(|part| &part.format.font_id);
        let size = |size: f32| (size * pixels * 100.0).round() as u32;
        sizes.extend(fonts.map(|font| (font.family.to_string(), size(font.size))));
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
    assert!(seen > 30, "{seen} sizes were looked at");
}

#[test]
fn the_first_frame_has_the_size_of_the_window() {
    // Nobody knows the window before, and a guess would draw every letter twice.
    let folder = temp_dir();
    let ctx = egui::Context::default();
    let platform = Box::new(Fake { time: now(), seed: 7 });
    let _app = Tableside::on(platform, &ctx, Folder::new(folder.path()));
    let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0));
    let input = egui::RawInput { screen_rect: Some(window), ..egui::RawInput::default() };
    let mut output = ctx.run_ui(input, |_| {});
    output.textures_delta.clear();
    assert_eq!(ctx.content_rect(), window);
    assert!((ctx.zoom_factor() - 1.0).abs() < f32::EPSILON);
}

/// The height of letters in pixels, by what they say; of several the smallest.
type Heights = BTreeMap<String, f32>;

fn heights_in(window: &Window) -> Heights {
    let pixels = window.harness.ctx.pixels_per_point();
    let island = window.text.get("island");
    let islands: Vec<Rect> =
        window.harness.query_all_by_label(&island).map(|node| node.rect()).collect();
    let mut heights = Heights::new();
    for text in window.texts() {
        if islands.iter().any(|island| island.contains(text.pos)) {
            continue;
        }
        let sizes = text.galley.job.sections.iter().map(|part| part.format.font_id.size);
        let size = sizes.fold(f32::INFINITY, f32::min) * pixels;
        let height = heights.entry(text.galley.job.text.clone()).or_insert(f32::INFINITY);
        *height = height.min(size);
    }
    heights
}

/// The way to a page.
type Pose = fn(&mut Window);

/// Returns what is drawn at each size that the window takes, from the smallest to the largest.
fn at_each_size(window_size: Vec2, pose: Pose) -> Vec<(Zoom, Heights)> {
    let mut all = Vec::new();
    let mut zoom = Zoom::LEAST;
    loop {
        let data_dir = temp_dir();
        set(data_dir.path(), Settings { zoom, ..Settings::default() });
        save(data_dir.path(), &["Anna", "Ben", "Clara", "Dmitri"], (90, 2), |state| {
            state.payout().is_some() && state.tasks().is_empty()
        });
        let mut window = Window::open(data_dir.path(), window_size);
        pose(&mut window);
        all.push((zoom, heights_in(&window)));
        if zoom >= Zoom::most_of(window_size) {
            return all;
        }
        zoom = zoom.more();
    }
}

/// The share of its size that words keep which share a row or a panel with others: they may be up
/// to a fifth smaller, so that all of it stays in sight.
const LEAST_SHARE: f32 = 0.8;

#[test]
fn at_larger_letters_nothing_gets_smaller() {
    let poses: [(&str, Pose); 4] = [
        ("home", |_| {}),
        ("the players of a new game", |window| window.tap("home-new-game")),
        ("a turn", |window| window.tap("home-resume")),
        ("settings", |window| window.tap("settings")),
    ];
    let mut smaller = Vec::new();
    for size in [vec2(1280.0, 800.0), vec2(800.0, 1280.0), vec2(2560.0, 1600.0)] {
        for (name, pose) in &poses {
            let all = at_each_size(size, *pose);
            assert!(all.len() > 3, "{size} takes several sizes");
            let Some(((_, usual), larger)) = all.split_first() else { continue };
            for (zoom, now) in larger {
                for (words, height) in now {
                    let was = usual.get(words).copied().unwrap_or(0.0);
                    if *height < was * LEAST_SHARE {
                        let percent = zoom.number();
                        smaller.push(format!(
                            "{name}, {size} at {percent}: {words:?} {was:.1} -> {height:.1}"
                        ));
                    }
                }
            }
        }
    }
    assert!(smaller.is_empty(), "{}:\n{}", smaller.len(), smaller.join("\n"));
}
