//! What moves at sea on the island: ships, the pirate, and the fog over a hex that was turned
//! up.

use egui::{Painter, vec2};

use crate::app::screens::play::view::View;
use board::Hex;
use kit::widgets::{
    Geometry, ShipState, paint_fog, paint_pirate, paint_ship, pirate_place, ship_place,
};

/// The pirate as it stands; nowhere while it is on its way.
pub fn standing_pirate(view: &View<'_>) -> Option<Hex> {
    view.state.pirate().filter(|_| view.animation.pirate_walk().is_none())
}

/// Paints what is on its way.
pub fn paint(painter: &Painter, view: &View<'_>, geometry: &Geometry) {
    lifting_fog(painter, view, geometry);
    pirate(painter, view, geometry);
    ship(painter, view, geometry);
}

fn lifting_fog(painter: &Painter, view: &View<'_>, geometry: &Geometry) {
    let Some((hex, share)) = view.animation.lifting_fog() else { return };
    let mut fading = painter.clone();
    fading.multiply_opacity(1.0 - share);
    paint_fog(&fading, geometry, hex, (view.palette, view.text));
}

fn pirate(painter: &Painter, view: &View<'_>, geometry: &Geometry) {
    let Some((walk, share)) = view.animation.pirate_walk() else { return };
    let island = view.state.island();
    let (from, to) =
        (pirate_place(geometry, island, walk.from), pirate_place(geometry, island, walk.to));
    let half = from.1 + (to.1 - from.1) * share;
    paint_pirate(painter, from.0.lerp(to.0, share), half, view.palette);
}

/// A ship sails to its new place; a new one rises where it is built.
fn ship(painter: &Painter, view: &View<'_>, geometry: &Geometry) {
    let Some((voyage, share)) = view.animation.voyage() else { return };
    let Some((owner, _)) = view.state.pieces().ship(voyage.to) else { return };
    let (side, to) = (geometry.side(), ship_place(geometry, voyage.to));
    let color = view.color(owner);
    let Some(from) = voyage.from else {
        let mut rising = painter.clone();
        rising.multiply_opacity(share);
        let at = to - vec2(0.0, 0.4 * side * (1.0 - share));
        return paint_ship(&rising, at, side, ShipState::Open, color, view.palette);
    };
    let at = ship_place(geometry, from).lerp(to, share);
    paint_ship(painter, at, side, ShipState::Open, color, view.palette);
}
