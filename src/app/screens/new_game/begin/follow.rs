//! An entry follows the players and the island: what still fits is kept, and the rest is
//! removed and reported.

use super::draft::{BoardAndRules, Draft, Dropped, SaidAtSea, Sitting, robber, with_expansions};
use game::{Cards, FACTS, HandCount, PerSeat, Seat, Table};

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
            let pieces = self.start.pieces.count(seat);
            if pieces > 0 {
                self.dropped.push(Dropped::new("dropped-player", &left.name, pieces));
            }
        }
        let Some(first) = sitting.seat(0) else { return };
        let came_from = sitting.map(|_, new| {
            self.sitting.iter().find(|(_, old)| old.key == new.key).map(|(seat, _)| seat)
        });
        let old = &self.start;
        let no_cards = HandCount::Cards(Cards::none());
        let mut start = Table {
            active: moved(old.active).unwrap_or(first),
            pieces: old.pieces.clone(),
            hands: came_from.map(|_, from| from.map_or(no_cards, |seat| old.hands.of(seat))),
            bank: old.bank,
            season: old.season,
            barbarians: old.barbarians,
            ..Table::empty(&sitting, first, &self.island)
        };
        start.pieces.reseat(moved);
        start = with_expansions(start, self.map.as_ref());
        for fact in FACTS.into_iter().flatten() {
            for subject in fact.subjects(self.sitting.seats()) {
                if let (Some(value), Some(now)) = (fact.on(old, subject), subject.reseated(moved)) {
                    fact.put(&mut start, now, value.reseated(moved));
                }
            }
        }
        // What isn't told of the table or of a seat stays with its piece.
        let pieces = &start.pieces;
        if let (Some(now), Some(old)) = (&mut start.knights, &old.knights) {
            for at in now.metropolises.values_mut() {
                *at = at.filter(|at| pieces.building(*at).is_some());
            }
            let is_there = |at: &_| pieces.knight(*at).is_some();
            now.used = old.used.iter().copied().filter(is_there).collect();
            now.promoted = old.promoted.iter().copied().filter(is_there).collect();
        }
        if let (Some(now), Some(old)) = (&mut start.sea, &old.sea) {
            now.chits = came_from.map(|_, from| from.map_or(Vec::new(), |seat| old.chits.of(seat)));
            now.built = old.built.iter().copied().filter(|at| pieces.ship(*at).is_some()).collect();
        }
        let homes = came_from.map(|_, from| from.is_some_and(|seat| self.said.homes.of(seat)));
        self.said = SaidAtSea { homes, ..self.said };
        self.start = start;
        self.refused = None;
        self.sitting = sitting;
    }

    fn relay(&mut self, basis: BoardAndRules<'_>) {
        let island = basis.island;
        let before = self.start.pieces.clone();
        let dropped = self.start.pieces.drop_off(island);
        self.forget_gone(&before);
        if dropped > 0 {
            self.dropped.push(Dropped::new("dropped-pieces", "", dropped));
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
            let key = basis.sea.map_or("dropped-robber", |_| "dropped-sea-robber");
            self.dropped.push(Dropped::new(key, "", 1));
        }
        self.refused = None;
        self.island = island.clone();
        self.map = basis.sea.cloned();
    }
}
