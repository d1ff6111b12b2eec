//! The Pirate Islands (SCENARIOS 4): a fleet that sails by the dice, warships, one line of ships a
//! player, and fortresses.

use std::collections::{BTreeMap, VecDeque};

use super::cloth::onward;
use super::{FleetAttack, FleetAttacks, ShortestWay, scenario_land::is_beside};
use crate::{Building, Position, Seat};
use board::{Hex, Intersection, Path};

/// The line that a player's ships have to be (SCENARIOS 4.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipLine {
    /// Ships from the building on the main island on; empty without ships.
    pub ships: Vec<Path>,
    /// The place where the last of them ends.
    pub end: Option<Intersection>,
}

/// The outcome of an attack on a fortress (SCENARIOS 4.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Siege {
    /// Chits left on the fortress.
    pub chits: u8,
    /// Ships lost, sorted.
    pub ships_lost: Vec<Path>,
}

impl Position<'_> {
    /// Warships of `seat`, wherever they are.
    pub fn warships(&self, seat: Seat) -> u8 {
        let all = self.pirates().map_or(&[][..], |pirates| &pirates.warships);
        let own = all.iter().filter(|path| self.has_ship(**path, seat));
        u8::try_from(own.count()).unwrap_or(u8::MAX)
    }

    fn has_ship(&self, path: Path, seat: Seat) -> bool {
        self.pieces.ship(path).is_some_and(|(owner, _)| owner == seat)
    }

    /// Attacks of the fleet at `hex` with `strength`, clockwise from `first` (SCENARIOS 4.4).
    pub fn fleet_attacks(&self, hex: Hex, strength: u8, first: Seat) -> Vec<FleetAttack> {
        let Some(pirates) = self.pirates().filter(|pirates| !pirates.safe.contains(&hex)) else {
            return Vec::new();
        };
        let has_building = |seat: &Seat| {
            let mut own = self.pieces.buildings_of(*seat);
            own.any(|(place, _)| place.touches(hex))
        };
        let attacked: Vec<Seat> =
            self.seating.from(first).into_iter().filter(has_building).collect();
        let rule = self.sea.map(|sea| sea.rules.fleet_attacks).unwrap_or_default();
        if rule == FleetAttacks::Lone && attacked.len() > 1 || pirates.fleet.is_none() {
            return Vec::new();
        }
        let attack = |player| {
            let warships = self.warships(player);
            let cities = self.pieces.places_of(player, Building::City).count();
            let cities = u8::try_from(cities).unwrap_or(u8::MAX);
            let loses = if warships < strength { cities.saturating_add(1) } else { 0 };
            FleetAttack { player, strength, warships, loses }
        };
        attacked.into_iter().map(attack).collect()
    }

    /// The ships of `seat` as one line from a building on the main island; none if they are no such
    /// line.
    pub fn ship_line(&self, seat: Seat) -> Option<ShipLine> {
        self.line_of(seat, None)
    }

    /// Returns whether the ships of `seat` have to be a line and aren't.
    pub(super) fn ship_line_is_broken(&self, seat: Seat) -> bool {
        self.pirates().is_some() && self.ship_line(seat).is_none()
    }

    /// The same line without one of them.
    fn line_of(&self, seat: Seat, without: Option<Path>) -> Option<ShipLine> {
        let own: Vec<Path> = self.pieces.ships_of(seat).map(|(path, _)| path).collect();
        let own: Vec<Path> = own.into_iter().filter(|path| Some(*path) != without).collect();
        if own.is_empty() {
            return Some(ShipLine { ships: Vec::new(), end: None });
        }
        let main = self.main_land();
        let mut starts = self.pieces.buildings_of(seat).map(|(place, _)| place);
        starts.find_map(|start| {
            let at_start = || own.iter().filter(|path| path.ends().contains(&start)).count();
            if !is_beside(start, &main) || at_start() != 1 {
                return None;
            }
            let mut line = ShipLine { ships: Vec::new(), end: Some(start) };
            let mut places = vec![start];
            while let Some(place) = line.end {
                let mut next = onward(self.pieces, seat, place)
                    .filter(|(path, _)| own.contains(path) && !line.ships.contains(path));
                let Some((path, end)) = next.next() else { break };
                if next.next().is_some() || places.contains(&end) {
                    return None;
                }
                drop(next);
                places.push(end);
                line.ships.push(path);
                line.end = Some(end);
            }
            (line.ships.len() == own.len()).then_some(line)
        })
    }

    /// Returns whether a ship of `seat` touches `place`.
    pub fn has_ship_at(&self, seat: Seat, place: Intersection) -> bool {
        onward(self.pieces, seat, place).next().is_some()
    }

    /// The ship that the next knight card of `seat` arms: the first normal one of the line, from
    /// its building on (SCENARIOS 4.2).
    pub fn next_warship(&self, seat: Seat) -> Option<Path> {
        let pirates = self.pirates()?;
        let line = self.ship_line(seat)?;
        line.ships.into_iter().find(|path| !pirates.warships.contains(path))
    }

    /// Paths that go on with the line of `seat`, sorted; `None` where nothing restrains ships.
    pub(super) fn line_spots(&self, seat: Seat, without: Option<Path>) -> Option<Vec<Path>> {
        let pirates = self.pirates()?;
        let is_there = |place: Intersection| {
            onward(self.pieces, seat, place).any(|(path, _)| Some(path) != without)
        };
        let fortress = pirates.fortress(seat).map(|fortress| fortress.at);
        let marked = pirates.marked.of(seat);
        let Some(line) = self.line_of(seat, without) else { return Some(Vec::new()) };
        if fortress.is_some_and(is_there) {
            return Some(Vec::new());
        }
        let has_passed = marked.is_none_or(is_there);
        let main = self.main_land();
        let from: Vec<Intersection> = if let Some(end) = line.end {
            vec![end]
        } else {
            let own = self.pieces.buildings_of(seat).map(|(place, _)| place);
            own.filter(|place| is_beside(*place, &main)).collect()
        };
        let goal = if has_passed { fortress } else { marked };
        let rule = self.sea.map(|sea| sea.rules.shortest_way).unwrap_or_default();
        let steps = match (rule, goal) {
            (ShortestWay::Must, Some(goal)) => self.sea_steps(goal, &from),
            (ShortestWay::Must, None) | (ShortestWay::Free, _) => BTreeMap::new(),
        };
        let leads = |place: Intersection, end: Intersection| match rule {
            ShortestWay::Must => {
                steps.get(&end).zip(steps.get(&place)).is_some_and(|(end, here)| end < here)
            }
            ShortestWay::Free => has_passed || Some(end) != fortress,
        };
        let mut spots = Vec::new();
        for place in from.into_iter().filter(|place| !self.pieces.blocks(*place, seat)) {
            for path in place.paths() {
                let Some(end) = path.other_end(place) else { continue };
                let is_free = self.pieces.on_path(path).is_none() || Some(path) == without;
                if self.takes_ships(path) && is_free && !is_there(end) && leads(place, end) {
                    spots.push(path);
                }
            }
        }
        spots.sort_unstable();
        spots.dedup();
        Some(spots)
    }

    /// Places from which ships would come to `goal`, each with the fewest ships, over all paths that
    /// may take one; none further away than all of `from`.
    fn sea_steps(
        &self,
        goal: Intersection,
        from: &[Intersection],
    ) -> BTreeMap<Intersection, usize> {
        let mut reached = BTreeMap::from([(goal, 0)]);
        let mut open = VecDeque::from([(goal, 0)]);
        while let Some((place, steps)) = open.pop_front() {
            if from.iter().all(|place| reached.contains_key(place)) {
                break;
            }
            let paths = place.paths().into_iter().filter(|path| self.takes_ships(*path));
            for end in paths.filter_map(|path| path.other_end(place)) {
                reached.entry(end).or_insert_with(|| {
                    open.push_back((end, steps + 1));
                    steps + 1
                });
            }
        }
        reached
    }

    /// The outcome if `seat` attacks their fortress with `die`; none where they may not, with no
    /// ship there or nothing left to take (SCENARIOS 4.7).
    pub fn siege(&self, seat: Seat, die: u8) -> Option<Siege> {
        let fortress = self.pirates()?.fortress(seat)?;
        if fortress.chits == 0 || !self.has_ship_at(seat, fortress.at) {
            return None;
        }
        let warships = self.warships(seat);
        let lost = match warships.cmp(&die) {
            std::cmp::Ordering::Greater => {
                return Some(Siege { chits: fortress.chits - 1, ships_lost: Vec::new() });
            }
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 2,
        };
        let ships_lost = self.ships_before(seat, fortress.at, lost);
        Some(Siege { chits: fortress.chits, ships_lost })
    }

    /// The `count` ships of `seat` nearest to `place`, along the ships, sorted.
    fn ships_before(&self, seat: Seat, place: Intersection, count: usize) -> Vec<Path> {
        let mut ships: Vec<Path> = Vec::new();
        let mut places = vec![place];
        let mut nth = 0;
        while let Some(place) = places.get(nth).copied() {
            nth += 1;
            for (path, end) in onward(self.pieces, seat, place) {
                if !ships.contains(&path) {
                    ships.push(path);
                    places.push(end);
                }
            }
        }
        ships.truncate(count);
        ships.sort_unstable();
        ships
    }
}
