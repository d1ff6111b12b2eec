//! The look: named colors in three palettes, text sizes, and the style of
//! egui's own widgets. No screen makes up its own colors, so the tests in
//! `legible` cover everything that is painted.
//!
//! A [`Look`] picks one of the `palettes`; [`Palette::apply`] hands it to egui with the style of
//! `visuals` and the `fonts`, and a widget gets it back with [`Palette::of`]. `sight` computes how
//! far apart colors are to the eye, and only for `legible`.
//!
//! `bounds` isn't about looks: it replaces `clamp`, which panics where bounds cross.

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
