//! Pieces of one kind, sorted by the places where they are.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Seat;

/// Number of pieces for which there is room at first where there will be more.
const ROOM: usize = 16;

/// Pieces of one kind, sorted by place; `K` is what tells them apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(P, Seat, K)>", into = "Vec<(P, Seat, K)>")]
#[serde(bound(
    serialize = "P: Serialize + Clone, K: Serialize + Clone",
    deserialize = "P: Deserialize<'de> + Ord + Copy, K: Deserialize<'de>"
))]
pub struct Placed<P, K>(
    // Shared: they are copied with each act, and few acts change them.
    Arc<Vec<(P, Seat, K)>>,
);

impl<P, K> Default for Placed<P, K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<P, K> Placed<P, K> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<P: Ord + Copy, K: Copy> Placed<P, K> {
    #[inline]
    pub fn at(&self, place: P) -> Option<(Seat, K)> {
        let nth = self.0.binary_search_by_key(&place, |(at, ..)| *at).ok()?;
        self.0.get(nth).map(|(_, seat, kind)| (*seat, *kind))
    }

    /// Puts a piece at `place`; what was there goes.
    pub fn put(&mut self, place: P, seat: Seat, kind: K) {
        let pieces = Arc::make_mut(&mut self.0);
        match pieces.binary_search_by_key(&place, |(at, ..)| *at) {
            Ok(nth) => {
                if let Some(old) = pieces.get_mut(nth) {
                    *old = (place, seat, kind);
                }
            }
            Err(nth) => pieces.insert(nth, (place, seat, kind)),
        }
    }

    /// Puts a piece of `kind` at each of `places`.
    ///
    /// # Errors
    /// The first place where something is; nothing is put there, nor at any that follow.
    pub fn put_all(&mut self, places: &[P], seat: Seat, kind: K) -> Result<(), P> {
        if places.is_empty() {
            return Ok(());
        }
        let pieces = Arc::make_mut(&mut self.0);
        pieces.reserve(places.len().max(ROOM));
        for place in places {
            match pieces.binary_search_by_key(place, |(at, ..)| *at) {
                Ok(_) => return Err(*place),
                Err(nth) => pieces.insert(nth, (*place, seat, kind)),
            }
        }
        Ok(())
    }

    /// Keeps those of `places`, which are sorted, where nothing is.
    pub fn retain_free(&self, places: &mut Vec<P>) {
        let mut taken = self.0.iter().map(|(at, ..)| *at).peekable();
        places.retain(|place| {
            while taken.next_if(|at| at < place).is_some() {}
            taken.peek() != Some(place)
        });
    }

    /// Takes away what is at `place`.
    pub fn remove(&mut self, place: P) {
        if let Ok(nth) = self.0.binary_search_by_key(&place, |(at, ..)| *at) {
            Arc::make_mut(&mut self.0).remove(nth);
        }
    }

    /// Gives each to whom `owner` names, or takes it away; says how many went.
    pub fn reassign(&mut self, owner: impl Fn(P, Seat) -> Option<Seat>) -> usize {
        let before = self.0.len();
        let kept = self.all().filter_map(|(at, seat, kind)| Some((at, owner(at, seat)?, kind)));
        *self = Self(Arc::new(kept.collect()));
        before - self.0.len()
    }

    /// All of them, sorted by place.
    pub fn all(&self) -> impl Iterator<Item = (P, Seat, K)> + Clone {
        self.0.iter().copied()
    }

    /// Returns the pieces of `seat`, sorted by place.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (P, K)> + Clone {
        self.all().filter(move |(_, owner, _)| *owner == seat).map(|(at, _, kind)| (at, kind))
    }
}

impl<P: Ord + Copy, K> From<Vec<(P, Seat, K)>> for Placed<P, K> {
    /// Keeps the last one of several at a place.
    fn from(mut pieces: Vec<(P, Seat, K)>) -> Self {
        pieces.reverse();
        pieces.sort_by_key(|(at, ..)| *at);
        pieces.dedup_by_key(|(at, ..)| *at);
        Self(Arc::new(pieces))
    }
}

impl<P: Clone, K: Clone> From<Placed<P, K>> for Vec<(P, Seat, K)> {
    fn from(placed: Placed<P, K>) -> Self {
        Arc::unwrap_or_clone(placed.0)
    }
}
