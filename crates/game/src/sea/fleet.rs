//! A player's ships as a net of places and ships between them: which of them may be moved, where
//! others may be built, and whom the pirate could rob beside them (SEA 2, 3, 5).

use arrayvec::ArrayVec;
use serde::Serialize;

use super::SeaBreach;
use crate::road::{Junctions, MAX_LINKS};
use crate::{Condition, MAX_SHIPS, Pieces, Position, Seat, Seats, Trail, Way};
use board::{Hex, Intersection, Island, Path};

/// A ship by its number in the fleet.
#[derive(Clone, Copy)]
pub(super) struct ShipNumber(usize);

impl ShipNumber {
    const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// Places by their numbers in the fleet, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct FleetPlaces(u64);

impl FleetPlaces {
    const fn only(number: u8) -> Self {
        Self(1 << number)
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

    const fn are_several(self) -> bool {
        self.0 != 0 && !self.0.is_power_of_two()
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn each(self) -> impl Iterator<Item = u8> {
        bits(self.0)
    }
}

/// The numbers that stand as bits in `set`.
fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let nth = (set != 0).then_some(set.trailing_zeros())?;
        set &= set - 1;
        u8::try_from(nth).ok()
    })
}

struct Ship {
    path: Path,
    condition: Condition,
    ends: [u8; 2],
}

/// One player's ships, the first [`MAX_SHIPS`] of them, and what holds them.
pub(super) struct Fleet<'a> {
    pieces: &'a Pieces,
    seat: Seat,
    ships: ArrayVec<Ship, MAX_SHIPS>,
    /// Places where they end.
    junctions: Junctions,
    /// Places where a route ends for good: at buildings of the owner's, and at knights of theirs
    /// (SEA 12).
    anchors: FleetPlaces,
}

impl<'a> Fleet<'a> {
    /// The ships of `seat`.
    pub fn of(pieces: &'a Pieces, seat: Seat) -> Self {
        let mut fleet = Self {
            pieces,
            seat,
            ships: ArrayVec::new(),
            junctions: Junctions::default(),
            anchors: FleetPlaces::default(),
        };
        let own = pieces.ships_of(seat).take(MAX_SHIPS);
        for (nth, (path, condition)) in own.enumerate() {
            let ends = path.ends().map(|end| fleet.junctions.join(end, nth));
            fleet.ships.push(Ship { path, condition, ends });
        }
        let buildings = pieces.buildings_of(seat).map(|(place, _)| place);
        let knights = pieces.knights_of(seat).map(|(place, _)| place);
        for place in buildings.chain(knights) {
            if let Some(number) = fleet.junctions.number(place) {
                fleet.anchors = fleet.anchors.and(FleetPlaces::only(number));
            }
        }
        fleet
    }

    /// All ships with their numbers, sorted by path.
    pub fn ships(&self) -> impl Iterator<Item = (ShipNumber, Path)> {
        self.ships.iter().enumerate().map(|(nth, ship)| (ShipNumber(nth), ship.path))
    }

    pub fn number(&self, path: Path) -> Option<ShipNumber> {
        self.ships().find(|(_, other)| *other == path).map(|(ship, _)| ship)
    }

    /// Returns whether `ship` was turned by an earthquake.
    pub fn is_damaged(&self, ship: ShipNumber) -> bool {
        self.ships.get(ship.0).is_some_and(|ship| ship.condition == Condition::Damaged)
    }

    fn ends(&self, ship: ShipNumber) -> [u8; 2] {
        self.ships.get(ship.0).map_or([0; 2], |ship| ship.ends)
    }

    /// The ships at a place but for `without`, as bits.
    fn others(&self, place: u8, without: ShipNumber) -> u64 {
        self.junctions.get(place).map_or(0, |place| place.meets & !without.bit())
    }

    fn is_anchor(&self, place: u8) -> bool {
        !self.anchors.among(FleetPlaces::only(place)).is_empty()
    }

    /// Returns whether one end of `ship` touches nothing that holds it.
    pub fn is_loose(&self, ship: ShipNumber) -> bool {
        let is_free = |end: &u8| !self.is_anchor(*end) && self.others(*end, ship) == 0;
        self.ends(ship).iter().any(is_free)
    }

    /// Returns where one comes over ships other than `ship`: to the places of `from` first, to none
    /// that is `shut`, and not past an anchor.
    fn reached(&self, ship: ShipNumber, from: FleetPlaces, shut: FleetPlaces) -> FleetPlaces {
        let mut seen = from;
        let mut open = from;
        while let Some(place) = open.each().next() {
            open = open.without(FleetPlaces::only(place));
            if self.is_anchor(place) {
                continue;
            }
            let onward = bits(self.others(place, ship));
            let ends = onward
                .filter_map(|nth| self.ships.get(usize::from(nth)))
                .flat_map(|next| next.ends);
            let ends =
                ends.fold(FleetPlaces::default(), |sum, end| sum.and(FleetPlaces::only(end)));
            let fresh = ends.without(seen).without(shut);
            seen = seen.and(fresh);
            open = open.and(fresh);
        }
        seen
    }

    /// Returns whether `ship` lies on a ring: one that comes back to it past no anchor, or that
    /// leads from the anchor at its one end back there.
    pub fn is_on_ring(&self, ship: ShipNumber) -> bool {
        let [one, other] = self.ends(ship);
        let leads = |from: u8, to: u8| {
            let reached = self.reached(ship, FleetPlaces::only(from), FleetPlaces::default());
            !reached.among(FleetPlaces::only(to)).is_empty()
        };
        match (self.is_anchor(one), self.is_anchor(other)) {
            (true, true) => false,
            (true, false) => leads(other, one),
            (false, _) => leads(one, other),
        }
    }

    /// Returns `true` if `ship` lies at the loose end of a route, or on a ring that isn't closed. A
    /// loose end never is: nothing holds it.
    pub fn is_open(&self, ship: ShipNumber) -> bool {
        self.is_loose(ship) || self.is_on_ring(ship) && !self.is_closed(ship)
    }

    /// Returns whether `ship` is part of a chain between two different anchors that comes to no
    /// place twice. There is one unless a single place, or none, parts it from them.
    pub fn is_closed(&self, ship: ShipNumber) -> bool {
        if !self.anchors.are_several() {
            return false;
        }
        let [one, other] = self.ends(ship).map(FleetPlaces::only);
        let ends = one.and(other);
        let reached = self.reached(ship, ends, FleetPlaces::default());
        if !reached.among(self.anchors).are_several() {
            return false;
        }
        reached.each().map(FleetPlaces::only).all(|shut| {
            let reached = self.reached(ship, ends.without(shut), shut);
            !reached.among(self.anchors).is_empty()
        })
    }

    /// Returns whether a knight would stand apart without `ship` (SEA 12).
    pub fn strands_knight(&self, ship: ShipNumber) -> bool {
        let is_own_knight = |place: Intersection| {
            self.pieces.knight(place).is_some_and(|(owner, _)| owner == self.seat)
        };
        let has_own_road = |place: Intersection| {
            let paths = place.paths().into_iter();
            let mut roads = paths.filter_map(|path| self.pieces.lying(path, Way::Road));
            roads.any(|(owner, _)| owner == self.seat)
        };
        let ends = self.ends(ship).into_iter().filter(|end| self.is_anchor(*end));
        let mut lone = ends.filter(|end| self.others(*end, ship) == 0);
        lone.any(|end| {
            let place = self.junctions.get(end).map(|place| place.at);
            place.is_some_and(|place| is_own_knight(place) && !has_own_road(place))
        })
    }

    /// An objection of its route to moving `ship` from `at` (SEA 3, 12).
    fn binds(&self, ship: ShipNumber, at: Path) -> Option<SeaBreach> {
        if !self.is_open(ship) {
            let is_closed = self.is_closed(ship);
            return Some(if is_closed { SeaBreach::RouteClosed } else { SeaBreach::ShipNotOpen }(
                at,
            ));
        }
        self.strands_knight(ship).then_some(SeaBreach::KnightApart(at))
    }

    /// The places where ships end and `is_so` holds.
    pub fn places_where(&self, is_so: impl Fn(Intersection) -> bool) -> FleetPlaces {
        let of_these = self.junctions.all().zip(0..).filter(|(place, _)| is_so(place.at));
        of_these.fold(FleetPlaces::default(), |sum, (_, number)| sum.and(FleetPlaces::only(number)))
    }
}

/// Usual maximum of paths beside those that a player has, free or not.
const ROOM: usize = 64;

impl Position<'_> {
    /// Free paths where `seat` may build a ship, sorted, whatever it costs and however many
    /// they have.
    pub fn ship_spots(&self, seat: Seat) -> Vec<Path> {
        if let Some(spots) = self.line_spots(seat, None) {
            return spots;
        }
        let own = self.pieces.ships_of(seat).map(|(path, _)| path);
        spots_from((self.island, self.pieces), seat, own, |path| self.takes_ships(path))
    }

    /// Free paths where `seat` may build a road, sorted, whatever it costs and however many
    /// they have.
    pub fn road_spots(&self, seat: Seat) -> Vec<Path> {
        let own = self.pieces.roads_of(seat).chain(self.pieces.bridges_of(seat));
        let takes = |path| self.island.has_path(path) && !self.is_bridge_site(path);
        spots_from((self.island, self.pieces), seat, own.map(|(path, _)| path), takes)
    }

    /// Returns whether `path` is one of the six of the pirate's hex.
    pub fn is_beside_pirate(&self, path: Path) -> bool {
        let pirate = self.sea.and_then(|sea| sea.table.pirate);
        pirate.is_some_and(|pirate| path.touches(pirate))
    }

    /// Returns whether ships may be built on `path`, where it is free.
    pub(super) fn takes_ships(&self, path: Path) -> bool {
        self.island.has_ship_path(path)
            && !self.is_beside_pirate(path)
            && !self.is_bridge_site(path)
    }
}

/// Free paths that `takes` allows and that go on from `links` or from a building of `seat`,
/// sorted; not past what stands in their way.
fn spots_from(
    (island, pieces): (&Island, &Pieces),
    seat: Seat,
    links: impl Iterator<Item = Path>,
    takes: impl Fn(Path) -> bool,
) -> Vec<Path> {
    let mut places = Junctions::default();
    let links: Trail = links.take(MAX_LINKS).collect();
    for end in links.iter().flat_map(|link| link.ends()) {
        places.join(end, 0);
    }
    let strangers = pieces.buildings().map(|(place, owner, _)| (place, owner));
    let strangers = strangers.chain(pieces.knights().map(|(place, owner, _)| (place, owner)));
    // As bits, by the numbers of the places.
    let mut barred = 0_u128;
    for (place, _) in strangers.filter(|(_, owner)| *owner != seat) {
        barred |= places.number(place).map_or(0, |number| 1 << number);
    }
    let own = pieces.buildings_of(seat).map(|(place, _)| place);
    let own = own.filter(|place| !pieces.blocks(*place, seat));
    let open = (0..).zip(places.all()).filter(|(number, _)| barred & 1 << number == 0);
    let places = open.map(|(_, place)| place.at).chain(own);
    let paths = places.flat_map(|place| island.paths_at(place));
    let mut free: Vec<Path> = Vec::with_capacity(ROOM);
    // Half of them are links themselves, which needn't be sorted.
    free.extend(paths.filter(|path| !links.contains(path) && takes(*path)));
    free.sort_unstable();
    free.dedup();
    pieces.retain_free(&mut free);
    free
}

impl Position<'_> {
    /// All that keeps the ship at `at` of a fleet where it lies (SEA 3).
    pub(super) fn binds(
        &self,
        fleet: &Fleet<'_>,
        ship: ShipNumber,
        at: Path,
    ) -> impl Iterator<Item = SeaBreach> + use<> {
        self.holds(fleet, ship, at).chain(fleet.binds(ship, at))
    }

    /// The same, its route aside.
    fn holds(
        &self,
        fleet: &Fleet<'_>,
        ship: ShipNumber,
        at: Path,
    ) -> impl Iterator<Item = SeaBreach> + use<> {
        let is_new = self.sea.is_some_and(|sea| sea.table.built.contains(&at));
        let here = [
            fleet.is_damaged(ship).then_some(SeaBreach::DamagedShip(at)),
            is_new.then_some(SeaBreach::BuiltThisTurn(at)),
            self.is_beside_pirate(at).then_some(SeaBreach::BesidePirate(at)),
        ];
        here.into_iter().flatten()
    }

    /// The ships that `seat` may move, sorted: open ones, or on a ring, that lay there
    /// before this turn and have somewhere else to go.
    pub fn movable_ships(&self, seat: Seat) -> Vec<Path> {
        if self.pieces.ships_of(seat).next().is_none() || self.ship_line_is_broken(seat) {
            return Vec::new();
        }
        let links = self.village_links(seat);
        let fleet = Fleet::of(self.pieces, seat);
        let mut open: ArrayVec<(ShipNumber, Path), MAX_SHIPS> = fleet
            .ships()
            .filter(|(ship, at)| {
                self.holds(&fleet, *ship, *at).next().is_none()
                    && fleet.is_open(*ship)
                    && !fleet.strands_knight(*ship)
                    && links.binary_search(at).is_err()
                    && !self.lacks_gold_to_leave(seat, *at)
            })
            .collect();
        if self.pirates().is_some() {
            open.retain(|(_, at)| {
                let spots = self.line_spots(seat, Some(*at)).unwrap_or_default();
                spots.iter().any(|spot| spot != at)
            });
            return open.into_iter().map(|(_, path)| path).collect();
        }
        if open.is_empty() {
            return Vec::new();
        }
        let is_open = |path: &Path| self.takes_ships(*path) && self.pieces.on_path(*path).is_none();
        let leads_on = |place: Intersection| {
            !self.pieces.blocks(place, seat) && place.paths().iter().any(is_open)
        };
        let mut buildings = self.pieces.buildings_of(seat);
        // Beside a building there is somewhere to go for every ship.
        if !buildings.any(|(place, _)| leads_on(place)) {
            let onward = fleet.places_where(leads_on);
            open.retain(|(ship, _)| onward.each().any(|place| fleet.others(place, *ship) != 0));
        }
        open.into_iter().map(|(_, path)| path).collect()
    }

    /// Returns whether `ship` belongs to a closed route of its owner's: to a chain that links two
    /// different buildings of theirs.
    pub fn is_closed(&self, ship: Path) -> bool {
        let Some((owner, _)) = self.pieces.ship(ship) else { return false };
        let fleet = Fleet::of(self.pieces, owner);
        fleet.number(ship).is_some_and(|ship| fleet.is_closed(ship))
    }
}

impl Pieces {
    /// The ships that belong to closed routes of their owners', sorted, as
    /// [`Position::is_closed`] has it.
    pub fn closed_ships(&self) -> Vec<Path> {
        let mut owners: Vec<Seat> = self.ships().map(|(_, owner, _)| owner).collect();
        owners.sort_unstable();
        owners.dedup();
        let mut closed = Vec::new();
        for owner in owners {
            let fleet = Fleet::of(self, owner);
            let ships = fleet.ships().filter(|(ship, _)| fleet.is_closed(*ship));
            closed.extend(ships.map(|(_, path)| path));
        }
        closed.sort_unstable();
        closed
    }
}

/// A sea hex beside ships, and the players whom the pirate could rob there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PirateVictims {
    pub at: Hex,
    /// Players with a ship beside it, but for the one who moves the pirate; in seat order.
    pub players: Seats,
}

impl Position<'_> {
    /// Each sea hex beside a ship with those whom the pirate of `mover` could rob there, by
    /// hex; its present one is among them.
    pub fn pirate_victims(&self, mover: Seat) -> Vec<PirateVictims> {
        let sea = self.island.sea();
        // Nothing: nobody at all has a ship there.
        let mut beside: Vec<Option<Seats>> = vec![None; sea.len()];
        for seat in self.knight_cards.seats() {
            let hexes = self.pieces.ships_of(seat).flat_map(|(path, _)| path.hexes());
            for nth in hexes.filter_map(|hex| self.island.sea_number(hex)) {
                let Some(owners) = beside.get_mut(nth) else { continue };
                let owners = owners.get_or_insert_default();
                if seat != mover && owners.last() != Some(&seat) {
                    // Every seat once: there is room.
                    let _ = owners.try_push(seat);
                }
            }
        }
        let mut victims = Vec::with_capacity(beside.iter().flatten().count());
        let hexes = sea.iter().zip(beside);
        victims.extend(
            hexes.filter_map(|(at, players)| Some(PirateVictims { at: *at, players: players? })),
        );
        victims
    }
}
