//! The island: how it fits into a picture, how it is drawn, and how it is
//! viewed, touched, and entered.

mod geometry;
mod pick;
mod picture;
mod pieces;
mod sea;
mod sketch;
mod terrain;
mod tiles;
mod touch;
mod view;
mod viewfinder;

pub use geometry::Geometry;
pub use pieces::Landmarks;
pub use sea::{IsleSign, Seascape, ShipPreview, paint_fog, pirate_place, ship_place};
pub use sketch::{AreaSign, Finger, IslandSketch, SketchHex};
pub use tiles::robber_place;
pub use touch::{Touch, TouchMeaning, Touchable};
pub use view::{IslandView, Subject};
pub use viewfinder::{Lens, Viewfinder};

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
