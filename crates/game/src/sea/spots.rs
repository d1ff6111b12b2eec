//! Where ships and roads may be built beside each other (SEA 2).

use crate::junctions::Junctions;
use crate::{Pieces, Position, Seat};
use board::{Intersection, Path};

/// How many paths there usually are at most beside what a player has, free or not.
const ROOM: usize = 64;

impl Position<'_> {
    /// Free paths where `seat` may build a ship, sorted, whatever it costs and however many
    /// they have.
    pub fn ship_spots(&self, seat: Seat) -> Vec<Path> {
        let ends = self.pieces.ships_of(seat).flat_map(|(path, _)| path.ends());
        spots_from(self.pieces, seat, ends, |path| self.takes_ships(path))
    }

    /// Free paths where `seat` may build a road, sorted, whatever it costs and however many
    /// they have.
    pub fn road_spots(&self, seat: Seat) -> Vec<Path> {
        let ends = self.pieces.roads_of(seat).flat_map(|(path, _)| path.ends());
        spots_from(self.pieces, seat, ends, |path| self.island.has_path(path))
    }

    /// Whether `path` is one of the six of the pirate's hex.
    pub fn is_beside_pirate(&self, path: Path) -> bool {
        let pirate = self.sea.and_then(|sea| sea.pirate);
        pirate.is_some_and(|pirate| path.touches(pirate))
    }

    /// Whether a ship of `seat` could lie beside `place`, if something there held it.
    pub(super) fn leads_to_sea(&self, place: Intersection, seat: Seat) -> bool {
        let is_open = |path: &Path| self.takes_ships(*path) && self.pieces.link(*path).is_none();
        !self.pieces.blocks(place, seat) && place.paths().iter().any(is_open)
    }

    /// Whether ships may be built on `path`, where it is free.
    fn takes_ships(&self, path: Path) -> bool {
        self.island.has_ship_path(path) && !self.is_beside_pirate(path)
    }
}

/// Free paths that `takes` allows and that go on from `ends` or from a building of `seat`,
/// sorted; not past what stands in their way.
fn spots_from(
    pieces: &Pieces,
    seat: Seat,
    ends: impl Iterator<Item = Intersection>,
    takes: impl Fn(Path) -> bool,
) -> Vec<Path> {
    let mut places = Junctions::default();
    for end in ends {
        places.join(end, 0);
    }
    let strangers = pieces.buildings().map(|(place, owner, _)| (place, owner));
    let strangers = strangers.chain(pieces.knights().map(|(place, owner, _)| (place, owner)));
    // As bits, by the numbers of the places.
    let mut barred = 0_u128;
    for (place, _) in strangers.filter(|(_, owner)| *owner != seat) {
        barred |= places.number(place).map_or(0, |number| 1 << number);
    }
    let own = pieces.buildings_of(seat).map(|(place, _)| place);
    let own = own.filter(|place| !pieces.blocks(*place, seat));
    let open = (0..).zip(places.all()).filter(|(number, _)| barred & 1 << number == 0);
    let places = open.map(|(_, place)| place.at).chain(own);
    let paths = places.flat_map(Intersection::paths);
    let mut free: Vec<Path> = Vec::with_capacity(ROOM);
    free.extend(paths.filter(|path| takes(*path)));
    free.sort_unstable();
    free.dedup();
    pieces.retain_free(&mut free);
    free
}
