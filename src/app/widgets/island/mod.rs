//! The island: how it fits into a picture, how it is drawn, and how it is
//! viewed, touched, and entered.

mod geometry;
mod keys;
mod landmarks;
mod lens;
mod marks;
mod pick;
mod picture;
mod pieces;
mod sketch;
mod sketch_waters;
mod terrain;
mod tiles;
mod touch;
mod view;
mod viewfinder;

pub use geometry::Geometry;
pub use landmarks::Landmarks;
pub use lens::Lens;
pub use sketch::{Finger, IslandSketch, SketchHex};
pub use sketch_waters::{AreaSign, SketchWaters};
pub use tiles::robber_place;
pub use touch::{Touch, touched};
pub use view::{IslandView, Subject};
pub use viewfinder::Viewfinder;
