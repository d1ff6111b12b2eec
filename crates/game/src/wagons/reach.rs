//! Reach of a wagon: the places where it can stop, each with its points and its toll, and the way
//! there (TRADERS 5.4).

use crate::{Condition, EXTRA_BUILDERS, Piece, Position, Seat};
use board::{Intersection, Path, Site, Terrain};

/// The most points that a move can have: those of the last level, and a grain's.
const MOST_POINTS: usize = 9;

/// A place that a wagon can stop at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WagonStop {
    pub at: Intersection,
    /// The fewest points that lead there.
    pub points: u8,
    /// The least gold for tolls on ways with so few points.
    pub gold: u16,
}

/// A step of a wagon along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WagonStep {
    /// Points that it costs, 1 to 5.
    pub points: u8,
    /// Player who takes a toll for it, and the gold.
    pub toll: Option<(Seat, u8)>,
}

/// Ways to one place: for each number of points the least gold, and the path that came last.
#[derive(Clone, Copy, Default)]
struct Ways([Option<(u16, Option<Path>)>; MOST_POINTS + 1]);

impl Ways {
    /// Returns whether a way with so many points and so much gold is worth nothing here.
    fn beat(&self, points: usize, gold: u16) -> bool {
        let known = self.0.iter().take(points + 1).flatten();
        known.into_iter().any(|(least, _)| *least <= gold)
    }
}

/// All places that a wagon can come to, each with its ways.
pub struct WagonReach {
    places: Vec<(Intersection, Ways)>,
    /// The number of a place and one more for each slot, or 0 if it is free. A place whose slot is
    /// taken goes into the next free one.
    slots: Box<[u16; SLOTS]>,
    from: Intersection,
}

/// More than twice as many as there are places on the largest map.
const SLOTS: usize = 2_048;

impl Position<'_> {
    /// Returns the step of `seat`'s wagon along `path`; none where no wagon goes: off the island,
    /// or where it is barred.
    pub fn wagon_step(&self, seat: Seat, path: Path) -> Option<WagonStep> {
        let is_on_land = self.island.has_path(path);
        let is_at_sea = self.sea.is_some() && self.island.has_ship_path(path);
        if !is_on_land && (!is_at_sea || self.island.is_barred(path)) {
            return None;
        }
        let bandit = self.wagons.is_some_and(|wagons| wagons.table.has_bandit(path));
        let link = self.pieces.link(path);
        let (points, toll) = match link {
            Some(link) if link.condition == Condition::Damaged => (2, None),
            Some(link) if link.owner == seat => (1, None),
            // Whoever has left takes nothing any more.
            Some(link) if !self.seating.is_present(link.owner) => (1, None),
            Some(link) => (1, Some((link.owner, self.toll_on(path)))),
            None => (self.bare_step(path), None),
        };
        Some(WagonStep { points: if bandit { points + 2 } else { points }, toll })
    }

    /// Points of a path where nothing lies: over a river it is 3 (TRADERS 8.4).
    fn bare_step(&self, path: Path) -> u8 {
        if self.is_bridge_site(path) { 3 } else { 2 }
    }

    /// Gold that the owner of what lies on `path` takes (TRADERS 5.4, 8.4).
    fn toll_on(&self, path: Path) -> u8 {
        match self.pieces.on_path(path) {
            Some((_, Piece::Bridge)) => 2,
            Some((_, Piece::Road | Piece::Ship | Piece::Settlement | Piece::City)) | None => 1,
        }
    }

    /// Returns whether dice that show `number` are thrown again: it brings nothing, wherever it came
    /// from (TRADERS 5.3).
    pub fn is_thrown_again(&self, number: u8) -> bool {
        let is_small = self.knight_cards.count() < EXTRA_BUILDERS;
        // With rivers both numbers lie on a hex (TRADERS 8.4).
        self.wagons.is_some() && self.rivers.is_none() && is_small && matches!(number, 2 | 12)
    }

    /// The terrain by which a hex yields: with rivers trade hexes do, too (TRADERS 8.4).
    pub fn yields_as(&self, terrain: Terrain) -> Terrain {
        match terrain {
            Terrain::Trade(site) if self.wagons.is_some() && self.rivers.is_some() => match site {
                Site::Castle => Terrain::Pasture,
                Site::Quarry => Terrain::Hills,
                Site::Glassworks => Terrain::Forest,
            },
            usual => usual,
        }
    }

    /// Returns where `seat`'s wagon can stop that stands at `from` and has so many points, if they
    /// pay no more than `gold` for tolls. Entering a plaza ends its move.
    pub fn wagon_reach(&self, seat: Seat, from: Intersection, points: u8, gold: u16) -> WagonReach {
        let most = usize::from(points).min(MOST_POINTS);
        let mut reach = WagonReach { places: Vec::new(), slots: Box::new([0; SLOTS]), from };
        // Each step costs a point at least: ways with fewer are all known by then.
        let mut layers: [Vec<usize>; MOST_POINTS + 1] = Default::default();
        layers[0].extend(reach.number(from));
        if let Some((_, ways)) = reach.places.first_mut() {
            ways.0[0] = Some((0, None));
        }
        for spent in 0..=most {
            let Some(layer) = layers.get_mut(spent).map(std::mem::take) else { break };
            for nth in layer {
                let Some((place, ways)) = reach.places.get(nth).copied() else { continue };
                let Some((paid, _)) = ways.0.get(spent).copied().flatten() else { continue };
                let is_worse = spent.checked_sub(1).is_some_and(|fewer| ways.beat(fewer, paid));
                if is_worse || place.is_plaza() && place != from {
                    continue;
                }
                for path in self.island.paths_at(place) {
                    let Some(step) = self.wagon_step(seat, path) else { continue };
                    let Some(next) = path.other_end(place) else { continue };
                    let spent = spent + usize::from(step.points);
                    let paid = paid.saturating_add(step.toll.map_or(0, |(_, gold)| gold.into()));
                    if spent > most || paid > gold {
                        continue;
                    }
                    let Some(next) = reach.number(next) else { continue };
                    let Some((_, known)) = reach.places.get_mut(next) else { continue };
                    if known.beat(spent, paid) {
                        continue;
                    }
                    if let Some(way) = known.0.get_mut(spent) {
                        *way = Some((paid, Some(path)));
                    }
                    if let Some(layer) = layers.get_mut(spent)
                        && !layer.contains(&next)
                    {
                        layer.push(next);
                    }
                }
            }
        }
        reach
    }
}

impl WagonReach {
    /// The number of a place, which it gets here unless it has one; none where there is no room.
    fn number(&mut self, at: Intersection) -> Option<usize> {
        let first = usize::from(at.scattered()) * (SLOTS / 256);
        for slot in (first..SLOTS).chain(0..first) {
            let slot = self.slots.get_mut(slot)?;
            match usize::from(*slot).checked_sub(1) {
                None => {
                    self.places.push((at, Ways::default()));
                    *slot = u16::try_from(self.places.len()).ok()?;
                    return Some(self.places.len() - 1);
                }
                Some(nth) if self.places.get(nth).is_some_and(|(place, _)| *place == at) => {
                    return Some(nth);
                }
                Some(_) => {}
            }
        }
        None
    }

    /// The ways to a place.
    fn ways(&self, at: Intersection) -> Option<&Ways> {
        self.places.iter().find(|(place, _)| *place == at).map(|(_, ways)| ways)
    }

    /// The places it can stop at, but for the one where it stands, in no order that matters.
    pub fn stops(&self) -> impl Iterator<Item = WagonStop> {
        self.places.iter().filter(|(at, _)| *at != self.from).filter_map(|(at, ways)| {
            let (points, (gold, _)) =
                (0..).zip(ways.0).find_map(|(points, way)| Some((points, way?)))?;
            Some(WagonStop { at: *at, points, gold })
        })
    }

    /// The stop at `to`, if the wagon gets there.
    pub fn stop(&self, to: Intersection) -> Option<WagonStop> {
        self.stops().find(|stop| stop.at == to)
    }

    /// The paths that lead to `to` with the fewest points, in the order of the way; none where the
    /// wagon doesn't get there.
    pub fn way(&self, to: Intersection, cost: impl Fn(Path) -> Option<WagonStep>) -> Vec<Path> {
        let mut way = Vec::new();
        let (mut place, mut spent) = match self.stop(to) {
            Some(stop) => (to, usize::from(stop.points)),
            None => return way,
        };
        while place != self.from {
            let known = self.ways(place).and_then(|ways| ways.0.get(spent).copied().flatten());
            let Some((_, Some(path))) = known else { return way };
            let (Some(before), Some(step)) = (path.other_end(place), cost(path)) else {
                return way;
            };
            let Some(left) = spent.checked_sub(step.points.into()) else { return way };
            way.push(path);
            (place, spent) = (before, left);
        }
        way.reverse();
        way
    }
}
