//! The island: how it fits into a picture, how it is drawn, and how it is
//! viewed, touched, and entered.

mod clip;
mod fleet;
mod geometry;
mod gold;
mod harbor_chip;
mod isles;
mod keys;
mod landmarks;
mod lens;
mod marks;
mod pick;
mod picture;
mod pieces;
mod sea;
mod seascape;
mod sign_place;
mod sketch;
mod sketch_waters;
mod terrain;
mod tiles;
mod touch;
mod view;
mod viewfinder;

pub use fleet::{pirate_place, ship_place};
pub use geometry::Geometry;
pub use landmarks::Landmarks;
pub use lens::Lens;
pub use sea::paint_fog;
pub use seascape::{IsleSign, Seascape, ShipPreview};
pub use sketch::{Finger, IslandSketch, SketchHex};
pub use sketch_waters::{AreaSign, SketchWaters};
pub use tiles::robber_place;
pub use touch::{Meant, Touch, Touchable};
pub use view::{IslandView, Subject};
pub use viewfinder::Viewfinder;

#[cfg(test)]
use board::{Hex, Island, Surroundings};

/// The first game's island amid two rings of sea, one hex of it hidden.
#[cfg(test)]
fn a_sea() -> Island {
    let land = board::first_game();
    let near = |at: &Hex| at.distance(Hex::new(0, 0)) <= 4;
    let all = (-4..=4).flat_map(|q| (-4..=4).map(move |r| Hex::new(q, r))).filter(near);
    let mut sea: Vec<Hex> = all.filter(|at| !land.is_land(*at)).collect();
    let hidden = sea.split_off(sea.len() - 1);
    let around = Surroundings { sea, hidden };
    Island::with_sea(land.tiles().to_vec(), land.harbors().to_vec(), around).expect("an island")
}
