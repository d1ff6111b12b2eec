//! Courses that rivers could take on an island no sheet tells of: over land, without meeting each
//! other, and out into the sea (TRADERS 2.3, 8.3).

use ::board::{Hex, Island, Path, Terrain};
use rand::{Rng, RngExt};

/// The terrain of a river's hexes from its source, and the sea hex of its mouth.
pub(super) type RiverCourse = (Vec<(Hex, Terrain)>, Hex);

/// Terrain of the rivers in a box: the long one, the short one, and the third for five and six.
const RIVERS: [&[Terrain]; 3] = {
    use Terrain::{Hills, Mountains, Pasture, Swamp};
    [
        &[Mountains, Hills, Pasture, Swamp],
        &[Mountains, Hills, Swamp],
        &[Mountains, Pasture, Pasture],
    ]
};

/// Courses of `count` rivers over `land` of `island`: those that change the fewest hexes, of equal
/// ones by `rng`. Fewer where there is no room.
pub(super) fn courses(
    island: &Island,
    land: &[Hex],
    count: usize,
    rng: &mut impl Rng,
) -> Vec<RiverCourse> {
    let mut found: Vec<RiverCourse> = Vec::new();
    for terrain in RIVERS.into_iter().take(count) {
        let is_taken = |hex: &Hex| {
            let mut taken = found.iter().flat_map(|(course, _)| course);
            taken.any(|(at, _)| at.distance(*hex) <= 1)
        };
        let free: Vec<Hex> = land.iter().copied().filter(|hex| !is_taken(hex)).collect();
        let mut all: Vec<Vec<Hex>> = Vec::new();
        for start in &free {
            grow(&free, &mut vec![*start], terrain.len(), &mut all);
        }
        let rated = all.into_iter().filter_map(|course| {
            let last = *course.last()?;
            let mouth = last.neighbors().find(|hex| is_mouth(island, last, *hex))?;
            let fits = course.iter().zip(terrain).map(|(at, wanted)| fit(island, *at, *wanted));
            let rating = 16 * fits.sum::<i32>() + rng.random_range(0..16);
            Some((rating, course, mouth))
        });
        let best = rated.max_by_key(|(rating, ..)| *rating);
        let river = best.map(|(_, course, mouth)| {
            (course.into_iter().zip(terrain.iter().copied()).collect(), mouth)
        });
        found.extend(river);
    }
    found
}

/// Adds to `all` each way that goes on from `course` over `free` hexes until it has `length`.
fn grow(free: &[Hex], course: &mut Vec<Hex>, length: usize, all: &mut Vec<Vec<Hex>>) {
    if course.len() == length {
        all.push(course.clone());
        return;
    }
    let Some(last) = course.last().copied() else { return };
    for next in last.neighbors() {
        if free.contains(&next) && !course.contains(&next) {
            course.push(next);
            grow(free, course, length, all);
            course.pop();
        }
    }
}

/// Returns whether a river may flow from `last` into `hex`: sea, past no harbor.
fn is_mouth(island: &Island, last: Hex, hex: Hex) -> bool {
    let is_sea = if island.has_surroundings() { island.is_sea(hex) } else { !island.is_land(hex) };
    let path = last.side_toward(hex).map(|side| Path::of(last, side));
    is_sea && island.harbors().iter().all(|harbor| Some(harbor.path) != path)
}

/// Returns how well a hex of a river lies at `at`: best on the terrain it has, a swamp on a desert
/// or where little is lost.
fn fit(island: &Island, at: Hex, wanted: Terrain) -> i32 {
    let Some(tile) = island.tile(at) else { return 0 };
    match wanted {
        Terrain::Swamp if tile.terrain == Terrain::Desert => 3,
        Terrain::Swamp => 1 - tile.token.map_or(0, |token| i32::from(token.pips() / 2)),
        _ if tile.terrain == wanted => 2,
        _ => 0,
    }
}
