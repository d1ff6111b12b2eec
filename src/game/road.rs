//! The longest road: a longest trail over the roads of one player (RULES 7).

use arrayvec::ArrayVec;

use crate::board::{Intersection, Path};

/// The most roads of one player that are looked at.
pub const MAX_ROADS: usize = 30;

/// A road with the roads that go on from each of its ends, as bits.
struct Link {
    path: Path,
    ends: [Intersection; 2],
    onward: [u32; 2],
}

/// Roads one after the other, each touching the next.
pub type Trail = ArrayVec<Path, MAX_ROADS>;

struct Search {
    links: ArrayVec<Link, MAX_ROADS>,
    best: Trail,
    enough: usize,
}

/// A longest trail over `roads`: no road twice, a place as often as its roads
/// allow. It may end at an intersection for which `interrupted` is true
/// (another player's building), but not pass it. Only the first
/// [`MAX_ROADS`] roads count.
pub fn longest_road(
    roads: impl IntoIterator<Item = Path>,
    interrupted: impl Fn(Intersection) -> bool,
) -> Trail {
    let mut search = Search::new(roads, interrupted);
    let all = (1_u32 << search.links.len()) - 1;
    let mut unseen = all;
    let mut longest = Trail::new();
    while unseen != 0 {
        let component = search.component(unseen & unseen.wrapping_neg());
        unseen &= !component;
        let size = component.count_ones() as usize;
        if size > longest.len() {
            search.best.clear();
            search.enough = size;
            search.try_every_start(component);
            if search.best.len() > longest.len() {
                longest.clone_from(&search.best);
            }
        }
    }
    longest
}

fn bits(mut set: u32) -> impl Iterator<Item = usize> {
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
        roads: impl IntoIterator<Item = Path>,
        interrupted: impl Fn(Intersection) -> bool,
    ) -> Self {
        let mut links: ArrayVec<Link, MAX_ROADS> = roads
            .into_iter()
            .take(MAX_ROADS)
            .map(|path| Link { path, ends: path.ends(), onward: [0; 2] })
            .collect();
        let ends: ArrayVec<[i32; 2], MAX_ROADS> =
            links.iter().map(|link| link.ends.map(Intersection::rank)).collect();
        for (own, link) in links.iter_mut().enumerate() {
            for (place, onward) in link.ends.iter().zip(&mut link.onward) {
                let rank = place.rank();
                let mut meets = 0;
                for (other, [one, two]) in ends.iter().enumerate() {
                    meets |= u32::from(*one == rank || *two == rank) << other;
                }
                meets &= !(1 << own);
                // Where no road goes on, nothing needs to be looked up.
                if meets != 0 && !interrupted(*place) {
                    *onward = meets;
                }
            }
        }
        Self { links, best: Trail::new(), enough: 0 }
    }

    fn component(&self, seed: u32) -> u32 {
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

    /// A longest trail that is not a ring over all roads starts where an odd
    /// number of roads meet: anywhere else it could be made longer.
    fn try_every_start(&mut self, component: u32) {
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

    /// Goes over road `nth`, out at its end `exit`, and on.
    fn follow(&mut self, nth: usize, exit: usize, used: u32, trail: &mut Trail) {
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
        for next in bits(onward & !used) {
            if self.best.len() == self.enough {
                break;
            }
            let Some(link) = self.links.get(next) else { continue };
            let exit = usize::from(link.ends[0] == place);
            self.follow(next, exit, used, trail);
        }
        trail.pop();
    }
}
