//! The island: how it fits into a picture, how it is drawn, and how it is
//! viewed, touched, and entered.
//!
//! A screen fills an [`IslandView`] with the table as it is now and calls `show`, or `show_through`
//! with its [`Viewfinder`]. [`Geometry`] fits the island into the picture, and the viewfinder's
//! [`Lens`] draws it closer. `view` then paints from the bottom up, mostly by functions of
//! `Canvas`: water, hexes, and harbors (`tiles`, with the landscapes of `terrain`), a sea that is
//! laid out, fog, and wakes (`sea`), trade hexes (`sites`), `rivers` with their bridges, number `tokens`,
//! what only a `scenario` has, `marks`, roads (`pieces`), and what stands upright, from north to south:
//! `wagons`, too. What a view needs to know of rivers, wagons, and oil is a [`Landscape`]; `stops` are
//! the labels of places where a wagon may go. Through a viewfinder `picture` keeps all of that as triangles and paints again
//! only when something in it has changed. A [`TableIsland`] holds all that a view of a game shows while
//! nothing is asked. Whoever takes a picture apart again gets notes of which `parts` were painted when.
//!
//! A touch goes to `pick`, which lays a small unseen button over each choice, for the keyboard and
//! screen readers. A finger counts by where it is, whatever widget it hit: `touch` looks for the
//! piece or place under it, chosen or not, and only a choice becomes a [`Touch`].
//!
//! Oddities:
//! - `Canvas` is declared in `tiles`, but nearly every file adds functions to it.
//! - Text is kept as text in `picture`: egui moves letters within its atlas, and old triangles
//!   would show others.
//! - An island that is being entered is an [`IslandSketch`], with its own order of painting and
//!   without a viewfinder. It shares `Canvas` and `pick`, but a finger can mean no pieces there.
//! - Signs of harbors lie above the pieces where ships would hide them, and below them elsewhere.

mod geometry;
mod landscape;
mod marks;
mod parts;
mod pick;
mod picture;
mod pieces;
mod rivers;
mod scenario;
mod sea;
mod sites;
mod sketch;
mod stops;
mod table;
mod terrain;
mod tiles;
mod tokens;
mod touch;
mod view;
mod viewfinder;
mod wagons;

pub use geometry::Geometry;
pub use landscape::Landscape;
pub use marks::MarkSign;
pub(super) use parts::{IslandPart, PartNotes};
pub use pieces::Landmarks;
pub use rivers::paint_bridge;
pub use scenario::paint_fleet;
pub use sea::{IsleSign, Seascape, ShipPreview, paint_fog, pirate_place, ship_place};
pub use sketch::{AreaSign, Finger, IslandSketch, SketchHex};
pub use table::{TableIsland, isle_signs, producing};
pub use tiles::robber_place;
pub use touch::{Touch, TouchMeaning, Touchable};
pub use view::{IslandView, Subject};
pub use viewfinder::{Lens, Viewfinder};
pub use wagons::{bandit_place, cargo_icon, paint_bandit, paint_wagon, wagon_place};

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
