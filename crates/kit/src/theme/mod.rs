//! The look: named colors in three palettes, text sizes, and the style of
//! egui's own widgets. No screen makes up its own colors, so the tests in
//! `legible` cover everything that is painted.

mod atlas_bound;
pub mod bounds;
mod contrast;
mod dark;
mod fonts;
mod high_contrast;
#[cfg(test)]
mod legible;
mod light;
mod look;
mod motion;
mod nature;
mod palette;
mod palettes;
mod players;
#[cfg(test)]
mod sight;
mod tone;
mod visuals;

pub use atlas_bound::AtlasBound;
pub use contrast::contrast;
pub use fonts::{display, letters, monospace, plain, resized, strong};
pub use look::Look;
pub use motion::Motion;
pub use nature::{Faces, Seasons, Terrains, TrackLines};
pub use palette::Palette;
pub use players::{PlayerTone, Players};
pub use tone::{Tone, mixed};
