//! Where the signs of harbors are.

use egui::Pos2;

use super::geometry::Geometry;
use board::{Island, Path};

/// With hex sides shorter than this, harbors amid laid-out sea are only chips.
const SMALL: f32 = 26.0;

/// Whether harbors on a map of this size are only chips.
pub(super) fn has_chips(geometry: &Geometry, island: &Island) -> bool {
    island.has_surroundings() && geometry.side() < SMALL
}

/// Where the sign of a harbor at `path` is: away from the land. Where ships may lie it is nearer
/// to the middle of its hex, so that it covers them only at their rims.
pub(super) fn sign_place(geometry: &Geometry, island: &Island, path: Path) -> Pos2 {
    let [one, other] = geometry.path(path);
    let middle = one.lerp(other, 0.5);
    let [first, second] = path.hexes();
    let sea = if island.is_land(first) { second } else { first };
    // Two that face the same laid-out hex stay nearer to their coasts.
    let facing = island.harbors().iter().filter(|harbor| harbor.path.hexes().contains(&sea));
    let is_shared = island.is_sea(sea) && facing.count() > 1;
    let away = match (is_shared, has_chips(geometry, island)) {
        (true, _) => 0.42,
        (false, true) => 0.76,
        (false, false) if island.has_surroundings() => 0.7,
        (false, false) => 0.64,
    };
    middle + geometry.side() * away * (geometry.hex(sea) - middle).normalized()
}

#[cfg(test)]
mod tests {
    use egui::{Rect, Vec2, vec2};

    use super::*;
    use board::{Harbor, HarborKind, Hex, Side, Spot, Surroundings, Terrain, Tile};

    /// The size of a chip with a ratio.
    const CHIP: Vec2 = vec2(21.0, 13.0);

    #[test]
    fn a_chip_leaves_the_middle_of_every_ship_in_sight() {
        let land = Hex::new(0, 0);
        let near = (-3..=3).flat_map(|q| (-3..=3).map(move |r| Hex::new(q, r)));
        let sea = near.filter(|hex| *hex != land && hex.distance(land) <= 3).collect();
        let tile = Tile { at: land, terrain: Terrain::Hills, token: None };
        let around = Surroundings { sea, hidden: Vec::new() };
        for side in Side::ALL {
            let harbor = Harbor { path: Path::of(land, side), gives: HarborKind::Any };
            let island = Island::with_sea(vec![tile], vec![harbor], around.clone());
            let island = island.expect("an island");
            for wide in [230.0, 260.0, 290.0] {
                let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
                let geometry = Geometry::fit(&island, room, 0);
                assert!(has_chips(&geometry, &island), "{wide}");
                let at = sign_place(&geometry, &island, harbor.path);
                let chip = Rect::from_center_size(at, CHIP);
                let of_sea = |path: &Path| island.has_ship_path(*path);
                let paths = island.sea().iter().flat_map(|hex| Side::ALL.map(|it| (*hex, it)));
                let paths = paths.map(|(hex, side)| Path::of(hex, side)).filter(of_sea);
                for path in paths {
                    assert!(!chip.contains(geometry.spot(Spot::Path(path))), "{side:?} {wide}");
                }
            }
        }
    }
}
