//! Additions of Seafarers to an entry: the pirate, and what islands are to the players
//! (SEA 2, 5, 8).

use super::draft::{BoardAndRules, Dropped, StartDraft, StartPart};
use board::{Hex, Island, Isle};
use game::{BadSeaTable, BadTable, Chit, Home, Pieces, SeaTable, Seat};
use kit::widgets::IsleSign;
use words::text::Text;

/// Meaning of an island to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IsleMark {
    /// Home: it brings them no points.
    Home,
    /// A number of points for their first settlement there (SEA 8).
    Points(u8),
}

impl IsleMark {
    pub const ALL: [Self; 3] = [Self::Home, Self::Points(1), Self::Points(2)];

    /// Returns what the table's rules bring for a first settlement abroad.
    pub fn usual(basis: BoardAndRules<'_>) -> Self {
        Self::Points(basis.rules.sea.unwrap_or_default().foreign_island.max(1))
    }
}

impl BoardAndRules<'_> {
    /// The areas in which first settlements are counted; none without Seafarers.
    pub fn areas(&self) -> Vec<Isle> {
        self.sea.map(|map| map.deserts.areas(self.island)).unwrap_or_default()
    }

    /// Returns the problem if the island is one of Seafarers and the table plays without.
    pub fn sea_not_played(&self) -> Option<BadTable> {
        let is_so = self.rules.sea.is_none() && self.island.has_surroundings();
        is_so.then_some(BadSeaTable::NotPlayed.into())
    }
}

impl StartDraft {
    /// Makes the area of `hex` what `mark` says to `seat`, or nothing if it is that already.
    pub fn mark(&mut self, hex: Hex, seat: Seat, mark: IsleMark, basis: BoardAndRules<'_>) {
        let areas = basis.areas();
        let Some(area) = areas.iter().find(|area| area.hexes.contains(&hex)) else { return };
        self.change(StartPart::Board, basis, |start| {
            let Some(sea) = &mut start.sea else { return };
            match mark {
                IsleMark::Home => toggle_home(sea, seat, area),
                IsleMark::Points(points) => toggle_chit(sea, seat, area, points),
            }
        });
        match mark {
            IsleMark::Home => {
                if let Some(said) = self.said.homes.get_mut(seat) {
                    *said = true;
                }
            }
            IsleMark::Points(_) => self.settle(basis),
        }
    }

    /// Returns whether home of `seat` follows from the rest.
    pub fn has_usual_home(&self, seat: Seat) -> bool {
        self.said.homes.get(seat) == Some(&false)
    }

    fn is_home(&self, seat: Seat, area: &Isle) -> bool {
        let home = self.start.sea.as_ref().and_then(|sea| sea.home.get(seat));
        home.is_some_and(|home| home.iter().any(|hex| area.hexes.contains(hex)))
    }

    /// Returns the points that `seat` has for an area, if any.
    fn points(&self, seat: Seat, area: &Isle) -> Option<u8> {
        let points = points(self.start.sea.as_ref()?.chits.get(seat)?, area);
        Some(points).filter(|points| *points > 0)
    }

    /// The letters of the areas with their points for `seat`, and the hexes of those that are to
    /// them what `mark` says.
    pub fn isle_signs(
        &self,
        basis: BoardAndRules<'_>,
        seat: Seat,
        mark: IsleMark,
    ) -> (Vec<IsleSign>, Vec<Hex>) {
        let is_lit = |area: &Isle| match mark {
            IsleMark::Home => self.is_home(seat, area),
            IsleMark::Points(_) => self.points(seat, area).is_some(),
        };
        let all = basis.areas();
        let lit = all.iter().filter(|area| is_lit(area)).flat_map(|area| area.hexes.clone());
        let lit = lit.collect();
        let sign = |area: Isle| IsleSign {
            points: self.points(seat, &area),
            letter: area.letter,
            hexes: area.hexes,
            owners: Vec::new(),
        };
        (all.into_iter().map(sign).collect(), lit)
    }

    /// Returns what the areas are to `seat`, one by one; nothing said of those that are nothing.
    pub fn isles_said(&self, text: &Text, basis: BoardAndRules<'_>, seat: Seat) -> Vec<String> {
        let said = |area: &Isle| {
            let island = ("island", area.letter.to_string().into());
            let home = self.is_home(seat, area);
            let points = self.points(seat, area).map(|points| {
                text.with("begin-isle-points", &[island.clone(), ("count", points.into())])
            });
            [home.then(|| text.with("begin-isle-home", &[island])), points]
        };
        basis.areas().iter().flat_map(said).flatten().collect()
    }

    /// Puts where it belongs what the table hasn't said.
    pub(super) fn settle(&mut self, basis: BoardAndRules<'_>) {
        let (Some(map), Some(sea)) = (basis.sea, &mut self.start.sea) else { return };
        // Until the first attack it waits on the barbarians' track (SEA 12).
        let knights = basis.rules.knights.and(self.start.knights.as_ref());
        let waits = knights.is_some_and(|knights| knights.attacks == 0);
        if !self.said.pirate {
            sea.pirate = map.pirate.filter(|_| !waits);
        }
        let areas = basis.areas();
        let home = self.said.homes.map(|seat, is_said| match &map.home {
            _ if *is_said => sea.home.of(seat),
            Home::At(hexes) => hexes.clone(),
            Home::WhereFounded => where_settled(&areas, &self.start.pieces, sea, seat),
        });
        sea.home = home;
    }

    /// Takes away what a new `island` has no room for.
    pub(super) fn relay_at_sea(&mut self, island: &Island) {
        let Some(sea) = &mut self.start.sea else { return };
        for (_, chits) in sea.chits.iter_mut() {
            chits.retain(|chit| island.is_land(chit.island));
        }
        for (seat, home) in sea.home.iter_mut() {
            home.retain(|hex| island.is_land(*hex));
            if let Some(said) = self.said.homes.get_mut(seat) {
                *said &= !home.is_empty();
            }
        }
        if self.said.pirate && sea.pirate.is_some_and(|hex| !island.is_sea(hex)) {
            sea.pirate = None;
            self.said.pirate = false;
            self.dropped.push(Dropped::new("dropped-sea-pirate", "", 1));
        }
    }
}

/// The areas where `seat` has a building and no points for it.
fn where_settled(areas: &[Isle], pieces: &Pieces, sea: &SeaTable, seat: Seat) -> Vec<Hex> {
    let has_points = |area: &Isle| {
        sea.chits.get(seat).is_some_and(|chits| chits.iter().any(|chit| is_in(*chit, area)))
    };
    let is_settled = |area: &Isle| {
        let mut own = pieces.buildings_of(seat);
        own.any(|(place, _)| area.hexes.iter().any(|hex| place.touches(*hex)))
    };
    let own = areas.iter().filter(|area| is_settled(area) && !has_points(area));
    own.flat_map(|area| area.hexes.iter().copied()).collect()
}

fn toggle_home(sea: &mut SeaTable, seat: Seat, area: &Isle) {
    let Some(home) = sea.home.get_mut(seat) else { return };
    let others = home.len();
    home.retain(|hex| !area.hexes.contains(hex));
    if home.len() == others {
        home.extend(&area.hexes);
    }
}

fn is_in(chit: Chit, area: &Isle) -> bool {
    area.hexes.contains(&chit.island)
}

fn points(chits: &[Chit], area: &Isle) -> u8 {
    let here = chits.iter().filter(|chit| is_in(**chit, area));
    here.map(|chit| chit.points).fold(0, u8::saturating_add)
}

fn toggle_chit(sea: &mut SeaTable, seat: Seat, area: &Isle, points: u8) {
    let (Some(chits), Some(island)) = (sea.chits.get_mut(seat), area.hexes.first()) else { return };
    let had = self::points(chits, area);
    chits.retain(|chit| !is_in(*chit, area));
    if had != points {
        chits.push(Chit { island: *island, points });
    }
}
