//! What Seafarers adds to an entry: ships, the pirate, and what islands are to the players.

use super::at_sea::SetBy;
use super::draft::{At, BoardAndRules, Draft, Dropped};
use super::isle_mark::IsleMark;
use board::{Hex, Island, Isle, Spot};
use game::{Chit, Condition, Home, PerSeat, Pieces, SeaTable, Seat, Table};

impl BoardAndRules<'_> {
    /// The areas in which first settlements are counted; none without Seafarers.
    pub fn areas(&self) -> Vec<Isle> {
        self.sea.map(|map| map.deserts.areas(self.island)).unwrap_or_default()
    }
}

impl Draft {
    /// Lays a ship, or removes it if it is there already.
    pub fn lay(&mut self, spot: Spot, seat: Seat, condition: Condition, basis: BoardAndRules<'_>) {
        let Spot::Path(path) = spot else { return };
        self.change(At::Board, basis, |start| {
            if start.pieces.ship(path) == Some((seat, condition)) {
                start.pieces.remove_ship(path);
            } else {
                start.pieces.put_ship(path, seat, condition);
                start.pieces.remove_road(path);
            }
        });
    }

    /// Moves the pirate to a hex, or off the board.
    pub fn send_pirate(&mut self, hex: Option<Hex>) {
        self.at_sea.pirate = SetBy::Table;
        self.alter(|start| {
            if let Some(sea) = &mut start.sea {
                sea.pirate = if sea.pirate == hex { None } else { hex };
            }
        });
    }

    /// Makes the area of `hex` what `mark` says to `seat`, or nothing if it is that already.
    pub fn mark(&mut self, hex: Hex, seat: Seat, mark: IsleMark, basis: BoardAndRules<'_>) {
        let areas = basis.areas();
        let Some(area) = areas.iter().find(|area| area.hexes.contains(&hex)) else { return };
        match mark {
            IsleMark::Home => {
                self.change(At::Board, basis, |start| toggle_home(start, seat, area));
                if let Some(set) = self.at_sea.homes.get_mut(seat) {
                    *set = SetBy::Table;
                }
            }
            IsleMark::Points(points) => {
                self.change(At::Board, basis, |start| toggle_chit(start, seat, area, points));
                self.settle(basis);
            }
        }
    }

    /// Whether home of `seat` follows from the rest.
    pub fn has_usual_home(&self, seat: Seat) -> bool {
        self.at_sea.homes.get(seat) == Some(&SetBy::Usual)
    }

    /// Puts where it belongs what the table hasn't set.
    pub(super) fn settle(&mut self, basis: BoardAndRules<'_>) {
        let (Some(map), Some(sea)) = (basis.sea, &self.start.sea) else { return };
        // Until the first attack it waits on the barbarians' track (SEA 12).
        let knights = basis.rules.knights.and(self.start.knights.as_ref());
        let waits = knights.is_some_and(|knights| knights.attacks == 0);
        let pirate = match self.at_sea.pirate {
            SetBy::Usual => map.pirate.filter(|_| !waits),
            SetBy::Table => sea.pirate,
        };
        let areas = basis.areas();
        let home = self.at_sea.homes.map(|seat, set| match (set, &map.home) {
            (SetBy::Table, _) => sea.home.get(seat).cloned().unwrap_or_default(),
            (SetBy::Usual, Home::At(hexes)) => hexes.clone(),
            (SetBy::Usual, Home::WhereFounded) => {
                where_settled(&areas, &self.start.pieces, sea, seat)
            }
        });
        self.settle_to(pirate, home);
    }

    fn settle_to(&mut self, pirate: Option<Hex>, home: PerSeat<Vec<Hex>>) {
        if let Some(sea) = &mut self.start.sea {
            sea.pirate = pirate;
            sea.home = home;
        }
    }

    /// Takes away what a new `island` has no room for.
    pub(super) fn relay_at_sea(&mut self, island: &Island) {
        let Some(sea) = &mut self.start.sea else { return };
        for (_, chits) in sea.chits.iter_mut() {
            chits.retain(|chit| island.is_land(chit.island));
        }
        for (seat, home) in sea.home.iter_mut() {
            home.retain(|hex| island.is_land(*hex));
            if let Some(set) = self.at_sea.homes.get_mut(seat).filter(|_| home.is_empty()) {
                *set = SetBy::Usual;
            }
        }
        if self.at_sea.pirate == SetBy::Table && sea.pirate.is_some_and(|hex| !island.is_sea(hex)) {
            sea.pirate = None;
            self.at_sea.pirate = SetBy::Usual;
            self.dropped.push(Dropped::Pirate);
        }
    }
}

/// The areas where `seat` has a building and no points for it.
fn where_settled(areas: &[Isle], pieces: &Pieces, sea: &SeaTable, seat: Seat) -> Vec<Hex> {
    let has_points = |area: &Isle| {
        let mut chits = sea.chits.get(seat).into_iter().flatten();
        chits.any(|chit| area.hexes.contains(&chit.island))
    };
    let is_settled = |area: &Isle| {
        let mut own = pieces.buildings_of(seat);
        own.any(|(place, _)| area.hexes.iter().any(|hex| place.touches(*hex)))
    };
    let own = areas.iter().filter(|area| is_settled(area) && !has_points(area));
    own.flat_map(|area| area.hexes.iter().copied()).collect()
}

fn toggle_home(start: &mut Table, seat: Seat, area: &Isle) {
    let home = start.sea.as_mut().and_then(|sea| sea.home.get_mut(seat));
    let Some(home) = home else { return };
    let others = home.len();
    home.retain(|hex| !area.hexes.contains(hex));
    if home.len() == others {
        home.extend(&area.hexes);
    }
}

fn toggle_chit(start: &mut Table, seat: Seat, area: &Isle, points: u8) {
    let chits = start.sea.as_mut().and_then(|sea| sea.chits.get_mut(seat));
    let (Some(chits), Some(island)) = (chits, area.hexes.first()) else { return };
    let is_here = |chit: &Chit| area.hexes.contains(&chit.island);
    let here = chits.iter().filter(|chit| is_here(chit)).map(|chit| chit.points);
    let had = here.fold(0, u8::saturating_add);
    chits.retain(|chit| !is_here(chit));
    if had != points {
        chits.push(Chit { island: *island, points });
    }
}
