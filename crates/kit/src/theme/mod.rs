//! The look: named colors in three palettes, text sizes, and the style of
//! egui's own widgets. No screen makes up its own colors, so the tests in
//! `legible` cover everything that is painted.

mod atlas_bound;
pub mod bounds;
mod fonts;
#[cfg(test)]
mod legible;
mod look;
mod palette;
mod palettes;
#[cfg(test)]
mod sight;
mod tone;
mod visuals;

pub use atlas_bound::AtlasBound;
pub use fonts::{display, letters, monospace, plain, resized, strong};
pub use look::Look;
pub use palette::{Faces, Palette, PlayerTone, Players, Seasons, Terrains, TrackLines};
pub use tone::{Tone, contrast, mixed};
pub use visuals::Motion;
