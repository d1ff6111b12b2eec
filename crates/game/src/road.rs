//! The longest road: a longest trail over the roads of one player (RULES 7), or over their
//! roads and ships (SEA 4).

use arrayvec::ArrayVec;

use super::junctions::{Junction, Junctions, MAX_LINKS, MAX_ROADS};
use board::{Intersection, Path};

/// What lies on a path that a trail goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    Road,
    Ship,
}

/// How a trail goes on at an intersection.
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
struct Link {
    path: Path,
    way: Way,
    ends: [u8; 2],
    onward: [u64; 2],
}

/// Roads and ships one after the other, each touching the next.
pub type Trail = ArrayVec<Path, MAX_LINKS>;

struct Search {
    links: ArrayVec<Link, MAX_LINKS>,
    best: Trail,
    /// Those that hang together and are looked at.
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

/// A longest trail over roads and ships, of which only the first 60 count. `joints` says how
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
    let mut search = Search::new(ways, joints);
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

impl Search {
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
            search.links.push(Link { path, way, ends, onward: [0; 2] });
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
        let (mut single, mut triple) = (0, 0);
        for onward in links.flat_map(|link| link.onward) {
            match onward {
                0 => single += 1,
                // Three at most meet.
                _ if !onward.is_power_of_two() => triple += 1,
                _ => {}
            }
        }
        let odd: usize = single + triple / 3;
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
            let [one, other] = link.onward.map(|onward| !onward.is_power_of_two());
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
