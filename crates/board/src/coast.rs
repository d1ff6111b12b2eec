//! Coasts: the paths between land and water, in order.

use super::{Hex, Path, Side};

/// Kind of water off a coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Waters {
    /// The open sea, or the water around an islet.
    Outer,
    /// A hole in the land.
    Enclosed,
}

/// One closed line of paths between land and water.
///
/// Three hexes meet at an intersection, so two coasts never touch.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(paths, hexes)]
#[copies(waters)]
pub struct Coast {
    /// Paths in order, with the land on the right: clockwise around the land from the top left,
    /// counterclockwise around a water hole. Each touches the one before it, and the last touches
    /// the first.
    paths: Vec<Path>,
    /// The land behind each path; a hex appears once for each of its paths.
    hexes: Vec<Hex>,
    waters: Waters,
}

/// All coasts of these hexes: outer ones before enclosed ones, each longest
/// first.
pub fn coasts(hexes: &[Hex]) -> Vec<Coast> {
    let mut land = hexes.to_vec();
    land.sort_unstable();
    land.dedup();
    let mut by_rows = land.clone();
    by_rows.sort_unstable_by_key(|hex| (hex.r, hex.q));
    let clockwise: Vec<Side> =
        std::iter::successors(Some(Side::NorthWest), |side| Some(side.right())).take(6).collect();
    let mut found: Vec<Coast> = Vec::new();
    for hex in by_rows {
        for side in &clockwise {
            let path = Path::of(hex, *side);
            let water = land.binary_search(&hex.neighbor(*side)).is_err();
            if water && !found.iter().any(|coast| coast.paths.contains(&path)) {
                found.push(follow(&land, hex, *side));
            }
        }
    }
    found.sort_by_key(|coast| (coast.waters, std::cmp::Reverse(coast.paths.len())));
    found
}

/// The coast that includes `side` of `hex`.
fn follow(land: &[Hex], mut hex: Hex, mut side: Side) -> Coast {
    let first = Path::of(hex, side);
    let (mut paths, mut hexes) = (Vec::new(), Vec::new());
    // Around land there are six more right turns than left turns; around a hole
    // it's the other way around.
    let mut turns = 0;
    loop {
        paths.push(Path::of(hex, side));
        hexes.push(hex);
        side = side.right();
        turns += 1;
        if land.binary_search(&hex.neighbor(side)).is_ok() {
            // The land continues across that side, along the same water.
            hex = hex.neighbor(side);
            side = side.left().left();
            turns -= 2;
        }
        if Path::of(hex, side) == first {
            let waters = if turns > 0 { Waters::Outer } else { Waters::Enclosed };
            return Coast { paths, hexes, waters };
        }
    }
}

/// Up to `count` coast paths for harbors, spread evenly, no two sharing an
/// intersection while there is room.
///
/// Outer coasts get them in proportion to their length; water holes get some
/// only when those are full, and harbors touch only as a last resort. A coast
/// holds at most one harbor per path, so a few may not fit at all.
pub fn harbor_spread(hexes: &[Hex], count: usize) -> Vec<Path> {
    let coasts = coasts(hexes);
    let mut shares = vec![0; coasts.len()];
    let mut left = count;
    // A harbor for every second path keeps them apart, one for each lets them touch.
    for (waters, paths_for_one) in
        [(Waters::Outer, 2), (Waters::Enclosed, 2), (Waters::Outer, 1), (Waters::Enclosed, 1)]
    {
        while left > 0 {
            // The coast furthest behind its share by length.
            let open = coasts.iter().zip(&mut shares).filter(|(coast, share)| {
                coast.waters == waters && **share < coast.paths.len() / paths_for_one
            });
            let next = open.min_by(|(one, has), (other, other_has)| {
                ((**has + 1) * other.paths.len()).cmp(&((**other_has + 1) * one.paths.len()))
            });
            let Some((_, share)) = next else { break };
            *share += 1;
            left -= 1;
        }
    }
    let evenly = |(coast, share): (&Coast, usize)| {
        let length = coast.paths.len();
        (0..share).filter_map(|nth| coast.paths.get(nth * length / share)).copied().collect()
    };
    coasts.iter().zip(shares).flat_map(|pair| -> Vec<Path> { evenly(pair) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn ring() -> Vec<Hex> {
        Hex::new(0, 0).neighbors().collect()
    }

    #[test]
    fn outer_coasts_come_before_holes_and_longer_ones_first() {
        use Waters::{Enclosed, Outer};
        let islets = vec![Hex::new(0, 0), Hex::new(5, 0), Hex::new(6, 0)];
        let rows = [
            (Shape::Standard.hexes(), vec![(Outer, 30)]),
            (Shape::Large.hexes(), vec![(Outer, 38)]),
            (ring(), vec![(Outer, 18), (Enclosed, 6)]),
            (islets, vec![(Outer, 10), (Outer, 6)]),
            (Vec::new(), Vec::new()),
        ];
        for (hexes, expected) in rows {
            let found = coasts(&hexes).into_iter();
            let sizes = found.map(|coast| (coast.waters(), coast.paths().len()));
            assert_eq!(sizes.collect::<Vec<_>>(), expected);
        }
        let hole = coasts(&ring()).remove(1);
        assert!(hole.paths().iter().all(|path| path.hexes().contains(&Hex::new(0, 0))));
        for shape in Shape::ALL {
            let coast = coasts(&shape.hexes()).remove(0);
            assert_eq!(coast.paths().first(), Some(&shape.harbors()[0].path));
        }
    }

    #[test]
    fn a_coast_runs_from_path_to_path_and_home() {
        for coast in coasts(&Shape::Large.hexes()).into_iter().chain(coasts(&ring())) {
            let paths = coast.paths();
            for (nth, path) in paths.iter().enumerate() {
                assert!(path.shared_end(paths[(nth + 1) % paths.len()]).is_some());
                assert!(path.hexes().contains(&coast.hexes()[nth]));
            }
        }
    }

    #[test]
    fn harbors_keep_apart_while_there_is_room_and_leave_holes_alone() {
        let touching = |paths: &[Path]| {
            paths.iter().enumerate().any(|(nth, one)| {
                paths.iter().skip(nth + 1).any(|other| one.shared_end(*other).is_some())
            })
        };
        for count in 0..=9 {
            let paths = harbor_spread(&ring(), count);
            assert_eq!(paths.len(), count);
            assert!(!touching(&paths));
            assert!(paths.iter().all(|path| !path.hexes().contains(&Hex::new(0, 0))));
        }
        let full = harbor_spread(&ring(), 12);
        assert!(full.len() == 12 && !touching(&full));
        assert!(touching(&harbor_spread(&ring(), 13)));
        assert_eq!(harbor_spread(&ring(), 100).len(), 24);
        assert_eq!(harbor_spread(&[], 3), []);
    }

    #[test]
    fn islets_take_harbors_by_the_length_of_their_coasts() {
        let mut hexes = Shape::Standard.hexes();
        hexes.push(Hex::new(9, 0));
        let paths = harbor_spread(&hexes, 12);
        let islet = paths.iter().filter(|path| path.hexes().contains(&Hex::new(9, 0))).count();
        assert_eq!((paths.len(), islet), (12, 2));
    }
}
