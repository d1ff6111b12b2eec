//! Cloth (SCENARIOS 3): villages that ships link with buildings, and the cloth that they give.

use super::{ClothSource, ClothTable, EmptyVillages, SeaChange};
use crate::{PerSeat, Pieces, Position, Seat, Seats};
use board::{Intersection, Path};

/// Cloth that a number brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClothPayout {
    /// Cloth that each player takes.
    pub got: PerSeat<u8>,
    /// The table once they have taken it.
    pub after: ClothTable,
    /// The same, cloth by cloth.
    pub(crate) changes: Vec<SeaChange>,
}

impl ClothTable {
    /// Returns whether so many villages are empty that the game ends with the turn (SCENARIOS 3.7).
    pub fn villages_are_over(&self, rule: EmptyVillages) -> bool {
        let empty = self.villages.iter().filter(|village| village.cloth == 0).count();
        let least = match rule {
            EmptyVillages::Five => 5,
            EmptyVillages::Nine => 9,
        };
        empty >= least
    }
}

impl Position<'_> {
    /// Players who trade with the village at `at`, in seat order: own ships link it with an own
    /// building, past whatever stands on the way (SCENARIOS 3.3).
    pub fn traders(&self, at: Intersection) -> Seats {
        let seats = self.knight_cards.seats();
        seats.filter(|seat| trades(self.pieces, *seat, at)).collect()
    }

    /// Returns whether `seat` trades with any village, and so may move the pirate (SCENARIOS 3.5).
    pub fn trades_at_all(&self, seat: Seat) -> bool {
        let villages = self.cloth().map_or(&[][..], |cloth| &cloth.villages);
        villages.iter().any(|village| trades(self.pieces, seat, village.at))
    }

    /// Cloth that the villages with `number` give their traders, clockwise from `first`
    /// (SCENARIOS 3.4).
    pub fn cloth_payout(&self, number: u8, first: Seat) -> Option<ClothPayout> {
        let cloth = self.cloth()?;
        let mut paid = ClothPayout {
            got: self.knight_cards.map(|_, _| 0),
            after: cloth.clone(),
            changes: Vec::new(),
        };
        for player in self.seating.from(first) {
            for village in &cloth.villages {
                let gives = village.number.number() == number && village.cloth > 0;
                if !gives || !trades(self.pieces, player, village.at) {
                    continue;
                }
                let has_own = paid.after.village(village.at).is_some_and(|it| it.cloth > 0);
                let from = if has_own { ClothSource::Village } else { ClothSource::Supply };
                if paid.after.take(player, village.at, from) {
                    paid.got.change(player, |count| *count += 1);
                    let village = village.at;
                    paid.changes.push(SeaChange::Cloth { player, village, from });
                }
            }
        }
        Some(paid)
    }

    /// Ships of `seat` that link a village with a building of theirs, and so stay (SCENARIOS 3.3):
    /// those of any chain between the two that comes to no place twice.
    pub(crate) fn village_links(&self, seat: Seat) -> Vec<Path> {
        let Some(cloth) = self.cloth() else { return Vec::new() };
        let is_village = |place: Intersection| cloth.village(place).is_some();
        let mut closed = Vec::new();
        for (place, _) in self.pieces.buildings_of(seat) {
            let mut chain =
                VillageChain { pieces: self.pieces, seat, places: vec![place], ships: Vec::new() };
            chain.follow(&is_village, &mut closed);
        }
        closed.sort_unstable();
        closed.dedup();
        closed
    }
}

/// Returns whether own ships lead from the village at `at` to a building of `seat`.
fn trades(pieces: &Pieces, seat: Seat, at: Intersection) -> bool {
    let mut seen = vec![at];
    let mut nth = 0;
    while let Some(place) = seen.get(nth).copied() {
        nth += 1;
        if pieces.building(place).is_some_and(|(owner, _)| owner == seat) {
            return true;
        }
        for (_, end) in onward(pieces, seat, place) {
            if !seen.contains(&end) {
                seen.push(end);
            }
        }
    }
    false
}

/// Ships of `seat` at `place`, with their other ends.
pub(super) fn onward(
    pieces: &Pieces,
    seat: Seat,
    place: Intersection,
) -> impl Iterator<Item = (Path, Intersection)> {
    let own = move |path: &Path| pieces.ship(*path).is_some_and(|(owner, _)| owner == seat);
    let ships = place.paths().into_iter().filter(own);
    ships.filter_map(move |path| Some((path, path.other_end(place)?)))
}

/// A chain of ships that comes to no place twice.
struct VillageChain<'a> {
    pieces: &'a Pieces,
    seat: Seat,
    places: Vec<Intersection>,
    ships: Vec<Path>,
}

impl VillageChain<'_> {
    /// Adds to `closed` the ships of every chain that goes on from this one to a village.
    fn follow(&mut self, is_village: &impl Fn(Intersection) -> bool, closed: &mut Vec<Path>) {
        let Some(last) = self.places.last().copied() else { return };
        if is_village(last) {
            closed.extend(&self.ships);
        }
        for (ship, end) in onward(self.pieces, self.seat, last).collect::<Vec<_>>() {
            if !self.places.contains(&end) {
                self.places.push(end);
                self.ships.push(ship);
                self.follow(is_village, closed);
                self.places.pop();
                self.ships.pop();
            }
        }
    }
}
