//! The way that the game last took from each of its acts; redo follows it.
//!
//! From an act redo leads toward the place below it where the game stood last. A
//! jump passes over many acts, and would have to note that at each of them. So the
//! ways that were gone last are kept as a whole instead: each is a splay tree of
//! its acts by how far they are from the opening, and the tops of the trees lead to
//! where their way left another (a link-cut tree, Sleator and Tarjan 1983). Going
//! anywhere costs time by the logarithm of the game, over all goings.

use super::ActId;

/// A place of the game: 0 is the opening, one more than its number an act.
type TreePlace = u32;

const NOWHERE: TreePlace = TreePlace::MAX;

/// A place's neighbors in the tree of its way. Of the top of a tree `above` is
/// where the way left another.
#[derive(Clone, Copy, Debug)]
struct Neighbors {
    above: TreePlace,
    /// Child with the places that lie nearer to the opening on the same way.
    nearer: TreePlace,
    /// Child with the places that lie further from it.
    further: TreePlace,
}

impl Neighbors {
    const ALONE: Self = Self { above: NOWHERE, nearer: NOWHERE, further: NOWHERE };
}

/// The ways of a game.
#[derive(Clone, Debug)]
pub(super) struct RedoPaths(Vec<Neighbors>);

impl RedoPaths {
    /// Returns the ways of a game without acts.
    pub fn new() -> Self {
        Self(vec![Neighbors::ALONE])
    }

    /// The next act is made behind `before`, and the game goes there.
    pub fn add(&mut self, before: Option<ActId>) {
        let new = TreePlace::try_from(self.0.len()).unwrap_or(NOWHERE);
        self.0.push(Neighbors { above: place(before), ..Neighbors::ALONE });
        self.reach(new);
    }

    /// The game goes to `to`. Where it went from there before stays.
    pub fn go_to(&mut self, to: Option<ActId>) {
        let to = place(to);
        self.reach(to);
        // Whoever asks what comes next then finds it near the top.
        if let Some(next) = self.behind(to) {
            self.splay(next);
        }
    }

    /// Returns what redo leads to from `at`.
    pub fn next(&self, at: Option<ActId>) -> Option<ActId> {
        let next = self.behind(place(at))?;
        usize::try_from(next).ok()?.checked_sub(1).map(ActId)
    }

    /// Returns the place that comes next on the way of `at`.
    fn behind(&self, at: TreePlace) -> Option<TreePlace> {
        let further = self.link(at).further;
        if further == NOWHERE {
            let mut at = at;
            while !self.is_top(at) {
                let above = self.link(at).above;
                if self.link(above).nearer == at {
                    return Some(above);
                }
                at = above;
            }
            return None;
        }
        let mut first = further;
        while self.link(first).nearer != NOWHERE {
            first = self.link(first).nearer;
        }
        Some(first)
    }

    /// Makes the way from the opening to `to` one that was gone last.
    fn reach(&mut self, to: TreePlace) {
        self.splay(to);
        let mut top = to;
        while self.link(top).above != NOWHERE {
            let above = self.link(top).above;
            self.splay(above);
            self.change(above, |link| link.further = top);
            top = above;
        }
        self.splay(to);
    }

    fn splay(&mut self, at: TreePlace) {
        while !self.is_top(at) {
            let above = self.link(at).above;
            if !self.is_top(above) {
                let is_nearer = |one, other| self.link(other).nearer == one;
                let is_straight = is_nearer(at, above) == is_nearer(above, self.link(above).above);
                self.rotate(if is_straight { above } else { at });
            }
            self.rotate(at);
        }
    }

    /// Lifts `at` over the place above it in its tree.
    fn rotate(&mut self, at: TreePlace) {
        let below = self.link(at).above;
        let (above, was_top) = (self.link(below).above, self.is_top(below));
        let moved = if self.link(below).nearer == at {
            let moved = self.link(at).further;
            self.change(below, |link| link.nearer = moved);
            self.change(at, |link| link.further = below);
            moved
        } else {
            let moved = self.link(at).nearer;
            self.change(below, |link| link.further = moved);
            self.change(at, |link| link.nearer = below);
            moved
        };
        self.change(moved, |link| link.above = below);
        self.change(below, |link| link.above = at);
        self.change(at, |link| link.above = above);
        if !was_top {
            self.change(above, |link| {
                if link.nearer == below {
                    link.nearer = at;
                } else {
                    link.further = at;
                }
            });
        }
    }

    fn is_top(&self, at: TreePlace) -> bool {
        let above = self.link(self.link(at).above);
        above.nearer != at && above.further != at
    }

    fn link(&self, at: TreePlace) -> Neighbors {
        let nth = usize::try_from(at).ok();
        nth.and_then(|nth| self.0.get(nth)).copied().unwrap_or(Neighbors::ALONE)
    }

    fn change(&mut self, at: TreePlace, change: impl FnOnce(&mut Neighbors)) {
        if let Some(link) = usize::try_from(at).ok().and_then(|nth| self.0.get_mut(nth)) {
            change(link);
        }
    }
}

fn place(act: Option<ActId>) -> TreePlace {
    act.map_or(0, |act| TreePlace::try_from(act.0 + 1).unwrap_or(NOWHERE))
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// The same by notes at each act, as the acts of a game are numbered.
    #[derive(Default)]
    struct Notes {
        before: Vec<Option<ActId>>,
        next: Vec<Option<ActId>>,
        first: Option<ActId>,
    }

    impl Notes {
        fn go_to(&mut self, to: Option<ActId>) {
            let mut at = to;
            while let Some(act) = at {
                at = self.before[act.0];
                match at {
                    Some(before) => self.next[before.0] = Some(act),
                    None => self.first = Some(act),
                }
            }
        }
    }

    #[test]
    fn redo_leads_toward_where_the_game_stood_last_below() {
        let mut rng = StdRng::seed_from_u64(7);
        for _ in 0..40 {
            let (mut ways, mut notes, mut at) = (RedoPaths::new(), Notes::default(), None);
            for _ in 0..300 {
                match rng.random_range(0..5) {
                    0 | 1 => {
                        let new = ActId(notes.before.len());
                        notes.before.push(at);
                        notes.next.push(None);
                        ways.add(at);
                        at = Some(new);
                    }
                    2 => {
                        at = at.and_then(|act: ActId| notes.before[act.0]);
                        ways.go_to(at);
                    }
                    3 => {
                        at = ways.next(at).or(at);
                        ways.go_to(at);
                    }
                    _ => {
                        let any = rng.random_range(0..=notes.before.len());
                        at = any.checked_sub(1).map(ActId);
                        ways.go_to(at);
                    }
                }
                notes.go_to(at);
                let next = at.map_or(notes.first, |act| notes.next[act.0]);
                assert_eq!(ways.next(at), next);
            }
            for act in (0..notes.before.len()).map(ActId) {
                assert_eq!(ways.next(Some(act)), notes.next[act.0]);
            }
        }
    }
}
