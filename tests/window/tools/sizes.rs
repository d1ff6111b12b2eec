//! A page in windows of every size: nothing it draws may panic.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

use egui::{Vec2, vec2};
use egui_kittest::Harness;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// The smallest and the largest window.
const LEAST: f32 = 1.0;
const MOST: Vec2 = Vec2::new(4096.0, 2304.0);

/// Windows that were or could be trouble.
const ODD: [(f32, f32); 12] = [
    (1.0, 1.0),
    (1.0, 800.0),
    (1280.0, 190.0),
    (100.0, 100.0),
    (100.0, 200.0),
    (479.0, 2304.0),
    (480.0, 320.0),
    (481.0, 2304.0),
    (4096.0, 320.0),
    (620.0, 480.0),
    (4096.0, 2304.0),
    (2304.0, 2304.0),
];

/// How many more at random, others for each page.
const BY_LOT: usize = 6;

/// The letters of the frame before stay as large until the window's new size
/// is known: in that frame all has less room than any window leaves it.
const ZOOM: f32 = 2.5;
const BEFORE_ZOOM: [(f32, f32); 6] = [
    (480.0, 320.0),
    (481.0, 2304.0),
    (4096.0, 320.0),
    (500.0, 500.0),
    (900.0, 330.0),
    (490.0, 900.0),
];

/// Draws the page called `name` at all of them; the first panic, if any. The
/// page can't be used after one.
pub fn draw_at_all<S>(harness: &mut Harness<'_, S>, name: &str) -> Option<String> {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    let mut rng = StdRng::seed_from_u64(hasher.finish());
    let mut side = |most: f32| LEAST * (most / LEAST).powf(rng.random_range(0.0..1.0));
    let by_lot: Vec<Vec2> = (0..BY_LOT).map(|_| vec2(side(MOST.x), side(MOST.y))).collect();
    for size in ODD.into_iter().map(Vec2::from).chain(by_lot) {
        if let Some(why) = panic_of(|| {
            harness.set_size(size);
            harness.step();
            harness.step();
        }) {
            return Some(format!("at {}x{}: {why}", size.x, size.y));
        }
    }
    for size in BEFORE_ZOOM.map(Vec2::from) {
        if let Some(why) = panic_of(|| {
            harness.set_size(size);
            harness.step();
            harness.step();
            harness.ctx.set_zoom_factor(ZOOM);
            harness.step();
            harness.ctx.set_zoom_factor(1.0);
            harness.step();
        }) {
            return Some(format!("at {}x{} with large letters: {why}", size.x, size.y));
        }
    }
    None
}

fn panic_of(draws: impl FnOnce()) -> Option<String> {
    let why = catch_unwind(AssertUnwindSafe(draws)).err()?;
    let words = why.downcast_ref::<String>().cloned();
    Some(words.or_else(|| why.downcast_ref::<&str>().map(|&it| it.to_owned())).unwrap_or_default())
}
