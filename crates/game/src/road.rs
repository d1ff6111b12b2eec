//! The longest road: a longest trail over the roads of one player (RULES 7), or over their
//! roads and ships (SEA 4); and the places where they end, found without searching.

use arrayvec::ArrayVec;

use board::{Intersection, Path};

/// The most roads of one player that are looked at.
pub const MAX_ROADS: usize = 30;

/// The most ships of one player that are looked at.
pub const MAX_SHIPS: usize = 30;

/// The most bridges of one player that are looked at.
pub const MAX_BRIDGES: usize = 3;

/// The most bridges of one player that a position may list, whoever laid them.
pub const MAX_LISTED_BRIDGES: usize = 15;

/// The most roads, ships, and bridges of one player that are looked at together.
pub(super) const MAX_LINKS: usize = MAX_ROADS + MAX_SHIPS + MAX_BRIDGES;

/// The most places where they end.
const MAX_PLACES: usize = 2 * MAX_LINKS;

/// More than twice as many as there are places, and as many as a byte has values.
const SLOTS: usize = 256;

/// A place where roads or ships end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Junction {
    pub at: Intersection,
    /// Roads and ships that end there, by their numbers, as bits.
    pub meets: u64,
}

/// Places in the order in which they were first named.
pub(super) struct Junctions {
    places: ArrayVec<Junction, MAX_PLACES>,
    /// The number of a place and one more for each slot, or 0 if it is free. A place whose slot is
    /// taken goes into the next free one.
    slots: [u8; SLOTS],
}

impl Default for Junctions {
    fn default() -> Self {
        Self { places: ArrayVec::new(), slots: [0; SLOTS] }
    }
}

/// Content of a slot.
enum Slot {
    /// The place with this number.
    Found(u8),
    /// Nothing: the place that was looked for would go into this slot.
    Free(u8),
}

impl Junctions {
    /// Notes that the road or ship with the number `link`, below [`MAX_LINKS`], ends at `at`,
    /// and says which place that is.
    pub fn join(&mut self, at: Intersection, link: usize) -> u8 {
        let number = match self.slot(at) {
            Slot::Found(number) => number,
            Slot::Free(slot) => self.add(at, slot),
        };
        if let Some(place) = self.places.get_mut(usize::from(number)) {
            place.meets |= 1 << link;
        }
        number
    }

    /// The number of the place `at`.
    #[inline]
    pub fn number(&self, at: Intersection) -> Option<u8> {
        match self.slot(at) {
            Slot::Found(number) => Some(number),
            Slot::Free(_) => None,
        }
    }

    /// The place with a number.
    #[inline]
    pub fn get(&self, number: u8) -> Option<Junction> {
        self.places.get(usize::from(number)).copied()
    }

    /// All places, by number.
    pub fn all(&self) -> impl Iterator<Item = Junction> {
        self.places.iter().copied()
    }

    fn slot(&self, at: Intersection) -> Slot {
        let mut slot = at.scattered();
        // Fewer than half of them are taken, so that one is free.
        loop {
            let number = self.slots.get(usize::from(slot)).and_then(|number| number.checked_sub(1));
            let Some(number) = number else { return Slot::Free(slot) };
            let place = self.places.get(usize::from(number));
            if place.is_some_and(|place| place.at == at) {
                return Slot::Found(number);
            }
            slot = slot.wrapping_add(1);
        }
    }

    fn add(&mut self, at: Intersection, slot: u8) -> u8 {
        // There are never more than 126.
        let number = u8::try_from(self.places.len()).unwrap_or(u8::MAX);
        if self.places.try_push(Junction { at, meets: 0 }).is_ok()
            && let Some(slot) = self.slots.get_mut(usize::from(slot))
        {
            *slot = number + 1;
        }
        number
    }
}

/// The kind of piece on a path that a trail goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    Road,
    Ship,
}

/// The way in which a trail may go on at an intersection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// From road to road and from ship to ship: nothing stands there that matters.
    OfAKind,
    /// From anything to anything: a building of its owner's stands there.
    All,
    /// Not at all: another player's building or knight stands there.
    Barred,
}

/// A road or ship with the places where it ends and those that go on from there, as bits.
struct TrailLink {
    path: Path,
    way: Way,
    ends: [u8; 2],
    onward: [u64; 2],
}

/// Roads and ships one after the other, each touching the next.
pub type Trail = ArrayVec<Path, MAX_LINKS>;

struct TrailSearch {
    links: ArrayVec<TrailLink, MAX_LINKS>,
    best: Trail,
    /// Roads and ships that hang together and are looked at.
    component: u64,
    enough: usize,
    steps: usize,
}

/// A longest trail over `roads`: no road twice, a place as often as its roads
/// allow. It may end at one of `interrupted` (another player's buildings), but
/// not pass it. Only the first [`MAX_ROADS`] roads count.
pub fn longest_road(
    roads: impl IntoIterator<Item = Path>,
    interrupted: impl IntoIterator<Item = Intersection>,
) -> Trail {
    let roads = roads.into_iter().take(MAX_ROADS).map(|path| (path, Way::Road));
    longest_route(roads, interrupted.into_iter().map(|place| (place, Joint::Barred)))
}

/// A longest trail over roads and ships, of which only the first 63 count. `joints` says how
/// it goes on at some places; if it names a place twice, the last counts. Everywhere else it
/// goes on [`Joint::OfAKind`].
pub fn longest_route(
    ways: impl IntoIterator<Item = (Path, Way)>,
    joints: impl IntoIterator<Item = (Intersection, Joint)>,
) -> Trail {
    searched_route(ways, joints).0
}

/// The same, with how many steps the search took: seldom more than there are roads and ships,
/// 22,000 at the worst known of what one player has, and millions of twice as many.
pub(super) fn searched_route(
    ways: impl IntoIterator<Item = (Path, Way)>,
    joints: impl IntoIterator<Item = (Intersection, Joint)>,
) -> (Trail, usize) {
    let mut search = TrailSearch::new(ways, joints);
    let all = (1_u64 << search.links.len()) - 1;
    let mut unseen = all;
    let mut longest = Trail::new();
    while unseen != 0 {
        let component = search.component(unseen & unseen.wrapping_neg());
        unseen &= !component;
        let size = search.most(component);
        if size > longest.len() {
            search.best.clear();
            search.component = component;
            search.enough = size;
            search.try_every_start(component);
            if search.best.len() > longest.len() {
                longest.clone_from(&search.best);
            }
        }
    }
    (longest, search.links.len() + search.steps)
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as usize;
            set &= set - 1;
            lowest
        })
    })
}

impl TrailSearch {
    fn new(
        ways: impl IntoIterator<Item = (Path, Way)>,
        joints: impl IntoIterator<Item = (Intersection, Joint)>,
    ) -> Self {
        let mut search =
            Self { links: ArrayVec::new(), best: Trail::new(), component: 0, enough: 0, steps: 0 };
        let mut junctions = Junctions::default();
        let mut ships = 0;
        for (nth, (path, way)) in ways.into_iter().take(MAX_LINKS).enumerate() {
            ships |= u64::from(way == Way::Ship) << nth;
            let ends = path.ends().map(|end| junctions.join(end, nth));
            search.links.push(TrailLink { path, way, ends, onward: [0; 2] });
        }
        let mut going_on = [Joint::OfAKind; 2 * MAX_LINKS];
        for (at, joint) in joints {
            let number = junctions.number(at).map(usize::from);
            if let Some(there) = number.and_then(|number| going_on.get_mut(number)) {
                *there = joint;
            }
        }
        let places = (0..).zip(junctions.all()).zip(going_on);
        for ((number, Junction { meets, .. }), joint) in places {
            for nth in bits(meets) {
                let Some(link) = search.links.get_mut(nth) else { continue };
                let of_a_kind = if link.way == Way::Ship { ships } else { !ships };
                let onward = match joint {
                    Joint::OfAKind => meets & of_a_kind,
                    Joint::All => meets,
                    Joint::Barred => 0,
                };
                let end = usize::from(link.ends[0] != number);
                if let Some(there) = link.onward.get_mut(end) {
                    *there = onward & !(1 << nth);
                }
            }
        }
        search
    }

    /// The most that a trail over `component` could have: wherever an odd number meets,
    /// one is left over unless the trail begins or ends there.
    fn most(&self, component: u64) -> usize {
        let links = bits(component).filter_map(|nth| self.links.get(nth));
        let (mut single, mut triple, mut five) = (0, 0, 0);
        for onward in links.flat_map(|link| link.onward) {
            // Six at most meet, at a plaza.
            match onward.count_ones() {
                0 => single += 1,
                2 => triple += 1,
                4 => five += 1,
                _ => {}
            }
        }
        let odd: usize = single + triple / 3 + five / 5;
        let size = component.count_ones() as usize;
        size - (odd / 2).saturating_sub(1)
    }

    fn component(&self, seed: u64) -> u64 {
        let mut found = seed;
        let mut fresh = seed;
        while fresh != 0 {
            let onward = bits(fresh)
                .filter_map(|nth| self.links.get(nth))
                .fold(0, |set, link| set | link.onward[0] | link.onward[1]);
            fresh = onward & !found;
            found |= onward;
        }
        found
    }

    /// A longest trail that is not a ring over everything starts where an odd
    /// number meet: anywhere else it could be made longer.
    fn try_every_start(&mut self, component: u64) {
        let mut started = false;
        for nth in bits(component) {
            let Some(link) = self.links.get(nth) else { continue };
            let [one, other] = link.onward.map(|onward| onward.count_ones() % 2 == 0);
            for (odd, exit) in [(one, 1), (other, 0)] {
                if odd && self.best.len() < self.enough {
                    started = true;
                    self.follow(nth, exit, 0, &mut Trail::new());
                }
            }
        }
        if !started && let Some(nth) = bits(component).next() {
            self.follow(nth, 0, 0, &mut Trail::new());
        }
    }

    /// Goes over link `nth`, out at its end `exit`, and on.
    fn follow(&mut self, nth: usize, exit: usize, used: u64, trail: &mut Trail) {
        self.steps += 1;
        let used = used | 1 << nth;
        let Some(link) = self.links.get(nth) else { return };
        let (Some(place), Some(onward)) =
            (link.ends.get(exit).copied(), link.onward.get(exit).copied())
        else {
            return;
        };
        if trail.try_push(link.path).is_err() {
            return;
        }
        if trail.len() > self.best.len() {
            self.best.clear();
            // Both have room for as many.
            let _ = self.best.try_extend_from_slice(trail);
        }
        let left = (self.component & !used).count_ones() as usize;
        for next in bits(onward & !used) {
            if self.best.len() >= self.enough || trail.len() + left <= self.best.len() {
                break;
            }
            let Some(link) = self.links.get(next) else { continue };
            let exit = usize::from(link.ends[0] == place);
            self.follow(next, exit, used, trail);
        }
        trail.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Hex;

    #[test]
    fn a_place_keeps_its_number_and_gathers_what_ends_there() {
        let mut junctions = Junctions::default();
        // A row of hexes has 62 corners: each is named by up to two of its hexes.
        let row: Vec<_> = (-7..8)
            .flat_map(|q| Intersection::around(Hex::new(q, 3)))
            .zip((0..60).cycle())
            .collect();
        for (at, link) in &row {
            let number = junctions.join(*at, *link);
            assert_eq!(junctions.number(*at), Some(number));
        }
        assert_eq!(junctions.all().count(), 62);
        for (at, number) in junctions.all().map(|junction| junction.at).zip(0..) {
            assert_eq!(junctions.number(at), Some(number));
            let here = row.iter().filter(|(other, _)| *other == at);
            let meets = here.fold(0, |all, (_, link)| all | 1_u64 << link);
            assert_eq!(junctions.get(number), Some(Junction { at, meets }));
        }
        let elsewhere = Intersection::around(Hex::new(0, 5));
        assert!(elsewhere.into_iter().all(|at| junctions.number(at).is_none()));
        assert_eq!(junctions.get(62), None);
    }

    #[test]
    fn there_is_room_for_as_many_places_as_links_have_ends() {
        let mut junctions = Junctions::default();
        let places = (0..11).flat_map(|q| (0..6).map(move |r| Hex::new(2 * q, 2 * r)));
        let places = places.flat_map(|hex| Intersection::around(hex).into_iter().take(2));
        let places: Vec<_> = places.take(MAX_PLACES).collect();
        for (nth, at) in places.iter().enumerate() {
            junctions.join(*at, nth / 2);
        }
        assert_eq!(junctions.all().count(), MAX_PLACES);
        for (nth, at) in places.iter().enumerate() {
            assert_eq!(junctions.number(*at).map(usize::from), Some(nth));
        }
    }
}
