//! The places where roads and ships end, by number, found without searching.

use arrayvec::ArrayVec;

use board::Intersection;

/// The most roads of one player that are looked at.
pub const MAX_ROADS: usize = 30;

/// The most ships of one player that are looked at.
pub const MAX_SHIPS: usize = 30;

/// The most roads and ships of one player that are looked at together.
pub(super) const MAX_LINKS: usize = MAX_ROADS + MAX_SHIPS;

/// The most places where they end.
const MAX_PLACES: usize = 2 * MAX_LINKS;

/// More than twice as many as there are places, and as many as a byte has values.
const SLOTS: usize = 256;

/// A place where roads or ships end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Junction {
    pub at: Intersection,
    /// Those that end there, by their numbers, as bits.
    pub meets: u64,
}

/// Places in the order in which they were first named.
pub(super) struct Junctions {
    places: ArrayVec<Junction, MAX_PLACES>,
    /// In each slot the number of a place and one more, or 0 if it is free. A place whose slot
    /// is taken goes into the next free one.
    slots: [u8; SLOTS],
}

impl Default for Junctions {
    fn default() -> Self {
        Self { places: ArrayVec::new(), slots: [0; SLOTS] }
    }
}

/// What a slot holds.
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
        // There are never more than 120.
        let number = u8::try_from(self.places.len()).unwrap_or(u8::MAX);
        if self.places.try_push(Junction { at, meets: 0 }).is_ok()
            && let Some(slot) = self.slots.get_mut(usize::from(slot))
        {
            *slot = number + 1;
        }
        number
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
        let places = (0..10).flat_map(|q| (0..6).map(move |r| Hex::new(2 * q, 2 * r)));
        let places = places.flat_map(|hex| Intersection::around(hex).into_iter().take(2));
        let places: Vec<_> = places.collect();
        for (nth, at) in places.iter().enumerate() {
            junctions.join(*at, nth / 2);
        }
        assert_eq!(junctions.all().count(), MAX_PLACES);
        for (nth, at) in places.iter().enumerate() {
            assert_eq!(junctions.number(*at).map(usize::from), Some(nth));
        }
    }
}
