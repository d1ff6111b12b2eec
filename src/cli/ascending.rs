//! Places in the order that scripts expect: by their hexes (FORMATS 1).

use crate::board::{Intersection, Path};

/// Intersections whose hexes ascend by q, then r, ascending likewise.
pub(super) fn ascending(places: impl IntoIterator<Item = Intersection>) -> Vec<Intersection> {
    let mut places: Vec<Intersection> = places.into_iter().collect();
    places.sort_by_cached_key(|place| place.rank_by_hexes());
    places
}

/// Paths whose hexes ascend by q, then r, ascending likewise.
pub(super) fn ascending_paths(paths: impl IntoIterator<Item = Path>) -> Vec<Path> {
    let mut paths: Vec<Path> = paths.into_iter().collect();
    paths.sort_unstable_by_key(|path| path.rank_by_hexes());
    paths
}
