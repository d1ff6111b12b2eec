//! Places in the order that scripts expect: by their hexes (FORMATS 1).

use board::{Intersection, Path};

/// So many are sorted fastest where they are.
const FEW: usize = 8;

/// Intersections whose hexes ascend by q, then r, ascending likewise.
pub(super) fn ascending(places: impl IntoIterator<Item = Intersection>) -> Vec<Intersection> {
    sorted_by(Intersection::rank_by_hexes, places)
}

/// Paths whose hexes ascend by q, then r, ascending likewise.
pub(super) fn ascending_paths(paths: impl IntoIterator<Item = Path>) -> Vec<Path> {
    sorted_by(Path::rank_by_hexes, paths)
}

fn sorted_by<P: Copy>(rank: fn(P) -> i64, places: impl IntoIterator<Item = P>) -> Vec<P> {
    let mut places: Vec<P> = places.into_iter().collect();
    if places.len() <= FEW {
        places.sort_unstable_by_key(|place| rank(*place));
    } else {
        places.sort_by_cached_key(|place| rank(*place));
    }
    places
}
