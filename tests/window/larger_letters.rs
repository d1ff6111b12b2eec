//! Larger letters: at no size is a word smaller than at the usual one. Those on the island are:
//! what says more beside it leaves it less room.

use std::collections::BTreeMap;

use egui::epaint::ClippedShape;
use egui::{Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use tableside::app::settings::{Settings, Zoom};

use crate::common::temp_dir;
use crate::tools::saved::{save, set};
use crate::tools::window::Window;

/// The height of letters in pixels, by what they say; of several the smallest.
type Heights = BTreeMap<String, f32>;

fn collect(shape: &Shape, pixels: f32, islands: &[Rect], heights: &mut Heights) {
    match shape {
        Shape::Vec(all) => all.iter().for_each(|one| collect(one, pixels, islands, heights)),
        Shape::Text(text) if !islands.iter().any(|island| island.contains(text.pos)) => {
            let sizes = text.galley.job.sections.iter().map(|part| part.format.font_id.size);
            let size = sizes.fold(f32::INFINITY, f32::min) * pixels;
            let words = text.galley.job.text.clone();
            let height = heights.entry(words).or_insert(f32::INFINITY);
            *height = height.min(size);
        }
        _ => {}
    }
}

fn drawn(window: &Window) -> Heights {
    let pixels = window.harness.ctx.pixels_per_point();
    let island = window.text.get("island");
    let islands: Vec<Rect> =
        window.harness.query_all_by_label(&island).map(|node| node.rect()).collect();
    let mut heights = Heights::new();
    for ClippedShape { shape, .. } in &window.harness.output().shapes {
        collect(shape, pixels, &islands, &mut heights);
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
        all.push((zoom, drawn(&window)));
        if zoom >= Zoom::most_of(window_size) {
            return all;
        }
        zoom = zoom.more();
    }
}

/// What shares a row or a panel with others may be up to a fifth smaller, so that all of it stays
/// in sight.
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
