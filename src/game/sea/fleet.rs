//! A player's ships as a net of places and ships between them (SEA 3).

use arrayvec::ArrayVec;

use crate::board::{Intersection, Path};
use crate::game::{Condition, MAX_SHIPS, Pieces, Seat};

/// The most places that ships lie between.
const MAX_ENDS: usize = 2 * MAX_SHIPS;

/// A ship by its number in the fleet.
#[derive(Clone, Copy)]
pub(super) struct ShipNumber(usize);

impl ShipNumber {
    const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// Places by their numbers in the fleet, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Places(u64);

impl Places {
    const fn only(nth: usize) -> Self {
        Self(1 << nth)
    }

    const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn each(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let nth = (left != 0).then_some(left.trailing_zeros())?;
            left &= left - 1;
            usize::try_from(nth).ok()
        })
    }
}

struct Ship {
    path: Path,
    condition: Condition,
    ends: [usize; 2],
}

/// The first or second end of the ship with a number.
struct ShipEnd {
    at: Intersection,
    nth: usize,
    end: usize,
}

/// One player's ships, the first [`MAX_SHIPS`] of them, and what holds them.
pub(super) struct Fleet<'a> {
    pieces: &'a Pieces,
    seat: Seat,
    ships: ArrayVec<Ship, MAX_SHIPS>,
    /// Where they end, sorted.
    places: ArrayVec<Intersection, MAX_ENDS>,
    /// The ships at each place, as bits.
    at: ArrayVec<u32, MAX_ENDS>,
    /// Where a route ends for good: at buildings of the owner's, and at knights of theirs
    /// (SEA 12).
    anchors: Places,
}

impl<'a> Fleet<'a> {
    /// The ships of `seat`.
    pub fn of(pieces: &'a Pieces, seat: Seat) -> Self {
        let own = pieces.ships_of(seat).take(MAX_SHIPS);
        let mut ships: ArrayVec<Ship, MAX_SHIPS> =
            own.map(|(path, condition)| Ship { path, condition, ends: [0; 2] }).collect();
        let mut ends: ArrayVec<ShipEnd, MAX_ENDS> = ArrayVec::new();
        for (nth, ship) in ships.iter().enumerate() {
            let of_ship = ship.path.ends().into_iter().zip(0..);
            ends.extend(of_ship.map(|(at, end)| ShipEnd { at, nth, end }));
        }
        ends.sort_unstable_by_key(|end| end.at);
        let mut places: ArrayVec<Intersection, MAX_ENDS> = ArrayVec::new();
        let mut at: ArrayVec<u32, MAX_ENDS> = ArrayVec::new();
        for meeting in ends.chunk_by(|one, other| one.at == other.at) {
            let Some(place) = meeting.first().map(|end| end.at) else { continue };
            let number = places.len();
            let mut there = 0;
            for ShipEnd { nth, end, .. } in meeting {
                there |= ShipNumber(*nth).bit();
                let ship = ships.get_mut(*nth);
                if let Some(end) = ship.and_then(|ship| ship.ends.get_mut(*end)) {
                    *end = number;
                }
            }
            places.push(place);
            at.push(there);
        }
        let buildings = pieces.buildings_of(seat).map(|(place, _)| place);
        let knights = pieces.knights_of(seat).map(|(place, _)| place);
        let anchors = (buildings.chain(knights))
            .filter_map(|place| places.binary_search(&place).ok())
            .fold(Places::default(), |anchors, number| anchors.and(Places::only(number)));
        Self { pieces, seat, ships, places, at, anchors }
    }

    /// All ships with their numbers, sorted by path.
    pub fn ships(&self) -> impl Iterator<Item = (ShipNumber, Path)> {
        self.ships.iter().enumerate().map(|(nth, ship)| (ShipNumber(nth), ship.path))
    }

    /// The ship on `path`.
    pub fn number(&self, path: Path) -> Option<ShipNumber> {
        self.ships().find(|(_, other)| *other == path).map(|(ship, _)| ship)
    }

    /// Whether `ship` was turned by an earthquake.
    pub fn is_damaged(&self, ship: ShipNumber) -> bool {
        self.ships.get(ship.0).is_some_and(|ship| ship.condition == Condition::Damaged)
    }

    fn ends(&self, ship: ShipNumber) -> [usize; 2] {
        self.ships.get(ship.0).map_or([0; 2], |ship| ship.ends)
    }

    /// The ships at a place but for `without`, as bits.
    fn others(&self, place: usize, without: ShipNumber) -> u32 {
        self.at.get(place).map_or(0, |there| there & !without.bit())
    }

    fn is_anchor(&self, place: usize) -> bool {
        !self.anchors.among(Places::only(place)).is_empty()
    }

    /// Whether one end of `ship` touches nothing that holds it.
    pub fn is_loose(&self, ship: ShipNumber) -> bool {
        let is_free = |end: &usize| !self.is_anchor(*end) && self.others(*end, ship) == 0;
        self.ends(ship).iter().any(is_free)
    }

    /// Where one comes over ships other than `ship`: to the places of `from` first, to none
    /// that is `shut`, and not past an anchor.
    fn reached(&self, ship: ShipNumber, from: Places, shut: Places) -> Places {
        let mut seen = from;
        let mut open = from;
        while let Some(place) = open.each().next() {
            open = open.without(Places::only(place));
            if self.is_anchor(place) {
                continue;
            }
            let onward = Places(u64::from(self.others(place, ship))).each();
            let ends = onward.filter_map(|nth| self.ships.get(nth)).flat_map(|next| next.ends);
            let ends = ends.fold(Places::default(), |sum, end| sum.and(Places::only(end)));
            let fresh = ends.without(seen).without(shut);
            seen = seen.and(fresh);
            open = open.and(fresh);
        }
        seen
    }

    /// Whether `ship` lies on a ring: one that comes back to it past no anchor, or that
    /// leads from the anchor at its one end back there.
    pub fn is_on_ring(&self, ship: ShipNumber) -> bool {
        let [one, other] = self.ends(ship);
        let leads = |from: usize, to: usize| {
            let reached = self.reached(ship, Places::only(from), Places::default());
            !reached.among(Places::only(to)).is_empty()
        };
        match (self.is_anchor(one), self.is_anchor(other)) {
            (true, true) => false,
            (true, false) => leads(other, one),
            (false, _) => leads(one, other),
        }
    }

    /// Whether `ship` lies at the loose end of a route, or on a ring that isn't closed. A loose
    /// end never is: nothing holds it.
    pub fn is_open(&self, ship: ShipNumber) -> bool {
        self.is_loose(ship) || self.is_on_ring(ship) && !self.is_closed(ship)
    }

    /// Whether `ship` is part of a chain between two different anchors that comes to no
    /// place twice. There is one unless a single place, or none, parts it from them.
    pub fn is_closed(&self, ship: ShipNumber) -> bool {
        if self.anchors.0.count_ones() < 2 {
            return false;
        }
        let [one, other] = self.ends(ship).map(Places::only);
        let ends = one.and(other);
        let reached = self.reached(ship, ends, Places::default());
        if reached.among(self.anchors).0.count_ones() < 2 {
            return false;
        }
        reached.each().map(Places::only).all(|shut| {
            let reached = self.reached(ship, ends.without(shut), shut);
            !reached.among(self.anchors).is_empty()
        })
    }

    /// Whether a knight would stand apart without `ship` (SEA 12).
    pub fn strands_knight(&self, ship: ShipNumber) -> bool {
        let is_own_knight = |place: Intersection| {
            self.pieces.knight(place).is_some_and(|(owner, _)| owner == self.seat)
        };
        let has_own_road = |place: Intersection| {
            let mut roads = place.paths().into_iter().filter_map(|path| self.pieces.road(path));
            roads.any(|(owner, _)| owner == self.seat)
        };
        let ends = self.ends(ship).into_iter().filter(|end| self.is_anchor(*end));
        let mut lone = ends.filter(|end| self.others(*end, ship) == 0);
        lone.any(|end| {
            let place = self.places.get(end).copied();
            place.is_some_and(|place| is_own_knight(place) && !has_own_road(place))
        })
    }

    /// The places where ships end and `is_so` holds.
    pub fn places_where(&self, is_so: impl Fn(Intersection) -> bool) -> Places {
        let of_these = self.places.iter().enumerate().filter(|(_, place)| is_so(**place));
        of_these.fold(Places::default(), |sum, (nth, _)| sum.and(Places::only(nth)))
    }

    /// Whether another ship than `ship` ends at one of `places`.
    pub fn has_others_at(&self, ship: ShipNumber, places: Places) -> bool {
        places.each().any(|place| self.others(place, ship) != 0)
    }
}
