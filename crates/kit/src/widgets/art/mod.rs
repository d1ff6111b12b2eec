//! The pictures on event cards: drawn by us as flat shapes, kept as vectors,
//! and made into pixels the first time a size of one is shown.

mod drawing;
mod files;
mod textures;

pub use textures::art;

/// How wide a picture is for its height.
pub const ART_SHAPE: f32 = 1.5;
