//! The look: named colors in three palettes, text sizes, and the style of
//! egui's own widgets. No screen makes up its own colors, so the tests in
//! `legible` cover everything that is painted.

pub mod bounds;
mod fonts;
#[cfg(test)]
mod legible;
mod look;
mod palette;
mod palettes;
#[cfg(test)]
mod sight;
mod visuals;

pub use fonts::{AtlasBound, display, letters, monospace, plain, resized, strong};
pub use look::Look;
pub use palette::{Palette, Tone, contrast, mixed};
pub use visuals::Motion;
