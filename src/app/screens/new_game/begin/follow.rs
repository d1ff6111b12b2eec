//! An entry follows the players and the island: what still fits is kept, and the rest is
//! removed and reported.

use super::at_sea::AtSea;
use super::draft::{BoardAndRules, Draft, Dropped, Sitting, robber};
use board::{Intersection, Island};
use cards::Award;
use game::{
    Cards, HandCount, Holders, KnightsTable, Merchant, PerSeat, Pieces, SeaTable, Seat, Table,
};

impl Draft {
    /// Adapts to the players, the island, and the rules as they are now.
    pub fn follow(&mut self, sitting: PerSeat<Sitting>, basis: BoardAndRules<'_>) {
        if self.sitting != sitting {
            self.reseat(sitting);
        }
        if self.island != *basis.island || self.map.as_ref() != basis.sea {
            self.relay(basis);
        }
        self.settle(basis);
    }

    fn reseat(&mut self, sitting: PerSeat<Sitting>) {
        let moved = |seat: Seat| {
            let key = self.sitting.get(seat).map(|old| old.key);
            sitting.iter().find(|(_, new)| Some(new.key) == key).map(|(seat, _)| seat)
        };
        for (seat, left) in self.sitting.iter().filter(|(seat, _)| moved(*seat).is_none()) {
            let pieces = count_of(&self.start.pieces, seat);
            if pieces > 0 {
                let name = left.name.clone();
                self.dropped.push(Dropped::Player { name, pieces });
            }
        }
        let came_from = sitting.map(|_, new| {
            self.sitting.iter().find(|(_, old)| old.key == new.key).map(|(seat, _)| seat)
        });
        let pieces = reseated_pieces(&self.start.pieces, moved);
        let mut holders = Holders::default();
        for award in Award::ALL {
            holders.set(award, self.start.holders.of(award).and_then(moved));
        }
        let old = &self.start;
        let counts = |of: &PerSeat<u8>| {
            came_from.map(|_, from| from.map(|seat| of.of(seat)).unwrap_or_default())
        };
        let no_cards = HandCount::Cards(Cards::none());
        let Some(first) = sitting.seat(0) else { return };
        let homes = came_from
            .map(|_, from| from.map(|seat| self.at_sea.homes.of(seat)).unwrap_or_default());
        self.start = Table {
            active: moved(old.active).unwrap_or(first),
            knight_cards: counts(&old.knight_cards),
            revealed: counts(&old.revealed),
            hidden: counts(&old.hidden),
            hands: came_from.map(|_, from| from.map_or(no_cards, |seat| old.hands.of(seat))),
            knights: old.knights.as_ref().map(|old| reseated(old, &came_from, &pieces, moved)),
            sea: old.sea.as_ref().map(|old| reseated_at_sea(old, &came_from, &pieces, moved)),
            pieces,
            holders,
            ..old.clone()
        };
        self.at_sea = AtSea { pirate: self.at_sea.pirate, homes };
        self.refused = None;
        self.sitting = sitting;
    }

    fn relay(&mut self, basis: BoardAndRules<'_>) {
        let island = basis.island;
        let before = self.start.pieces.clone();
        let dropped = drop_off(&mut self.start.pieces, island);
        self.forget_gone(&before);
        if dropped > 0 {
            self.dropped.push(Dropped::Pieces(dropped));
        }
        if let Some(knights) = &mut self.start.knights {
            for at in knights.metropolises.values_mut() {
                *at = at.filter(|at| island.has_intersection(*at));
            }
            knights.merchant = knights.merchant.filter(|merchant| island.is_land(merchant.at));
        }
        self.relay_at_sea(island);
        // A robber on the desert moves with it, and one where its map puts it with the map.
        if self.start.robber == robber(&self.island, self.map.as_ref()) {
            self.start.robber = basis.robber();
        } else if self.start.robber.is_some_and(|hex| !island.is_land(hex)) {
            self.start.robber = basis.robber();
            let dropped = basis.sea.map_or(Dropped::Robber, |_| Dropped::RobberOfMap);
            self.dropped.push(dropped);
        }
        self.refused = None;
        self.island = island.clone();
        self.map = basis.sea.cloned();
    }
}

/// How many pieces `seat` has on the island.
fn count_of(pieces: &Pieces, seat: Seat) -> usize {
    pieces.buildings_of(seat).count()
        + pieces.links_of(seat).count()
        + pieces.knights_of(seat).count()
        + pieces.walls_of(seat).count()
}

/// The pieces of all who are still there.
fn reseated_pieces(old: &Pieces, moved: impl Fn(Seat) -> Option<Seat>) -> Pieces {
    let mut pieces = Pieces::default();
    for (place, seat, building) in old.buildings() {
        if let Some(seat) = moved(seat) {
            pieces.put_building(place, seat, building);
        }
    }
    for (path, seat, condition) in old.roads() {
        if let Some(seat) = moved(seat) {
            pieces.put_road(path, seat, condition);
        }
    }
    for (path, seat, condition) in old.ships() {
        if let Some(seat) = moved(seat) {
            pieces.put_ship(path, seat, condition);
        }
    }
    for (place, seat, knight) in old.knights() {
        if let Some(seat) = moved(seat) {
            pieces.put_knight(place, seat, knight);
        }
    }
    for (place, seat) in old.walls() {
        if let Some(seat) = moved(seat) {
            pieces.put_wall(place, seat);
        }
    }
    pieces
}

/// Takes away what `island` has no place for; says how much that was.
fn drop_off(pieces: &mut Pieces, island: &Island) -> usize {
    let mut dropped = 0;
    for (place, ..) in pieces.clone().buildings() {
        if !island.has_intersection(place) {
            pieces.remove_building(place);
            dropped += 1;
        }
    }
    for (path, ..) in pieces.clone().roads() {
        if !island.has_path(path) {
            pieces.remove_road(path);
            dropped += 1;
        }
    }
    for (path, ..) in pieces.clone().ships() {
        if !island.has_ship_path(path) {
            pieces.remove_ship(path);
            dropped += 1;
        }
    }
    for (place, ..) in pieces.clone().knights() {
        if !island.has_intersection(place) && !island.is_coast_or_sea(place) {
            pieces.remove_knight(place);
            dropped += 1;
        }
    }
    for (place, _) in pieces.clone().walls() {
        if !island.has_intersection(place) {
            pieces.remove_wall(place);
            dropped += 1;
        }
    }
    dropped
}

/// What Cities & Knights adds, for players who came from other seats.
fn reseated(
    old: &KnightsTable,
    came_from: &PerSeat<Option<Seat>>,
    pieces: &Pieces,
    moved: impl Fn(Seat) -> Option<Seat>,
) -> KnightsTable {
    let mut metropolises = old.metropolises;
    for at in metropolises.values_mut() {
        *at = at.filter(|at| pieces.building(*at).is_some());
    }
    let mut shown = old.shown;
    for owner in shown.values_mut() {
        *owner = owner.and_then(&moved);
    }
    let merchant = old
        .merchant
        .and_then(|merchant| moved(merchant.owner).map(|owner| Merchant { owner, ..merchant }));
    let still_there = |knights: &[Intersection]| {
        knights.iter().copied().filter(|at| pieces.knight(*at).is_some()).collect()
    };
    KnightsTable {
        improvements: came_from
            .map(|_, from| from.map(|seat| old.improvements.of(seat)).unwrap_or_default()),
        metropolises,
        defenders: came_from
            .map(|_, from| from.map(|seat| old.defenders.of(seat)).unwrap_or_default()),
        progress: came_from
            .map(|_, from| from.map(|seat| old.progress.of(seat)).unwrap_or_default()),
        shown,
        merchant,
        attacks: old.attacks,
        used: still_there(&old.used),
        promoted: still_there(&old.promoted),
    }
}

/// What Seafarers adds, for players who came from other seats.
fn reseated_at_sea(
    old: &SeaTable,
    came_from: &PerSeat<Option<Seat>>,
    pieces: &Pieces,
    moved: impl Fn(Seat) -> Option<Seat>,
) -> SeaTable {
    let built = old.built.iter().copied();
    SeaTable {
        pirate: old.pirate,
        chits: came_from.map(|_, from| from.map(|seat| old.chits.of(seat)).unwrap_or_default()),
        home: came_from.map(|_, from| from.map(|seat| old.home.of(seat)).unwrap_or_default()),
        built: built.filter(|ship| pieces.ship(*ship).is_some()).collect(),
        moved: old.moved.iter().copied().filter_map(moved).collect(),
    }
}
