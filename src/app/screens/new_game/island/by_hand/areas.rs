//! What a map with sea says about its areas, as entered so far: which are home, and what a
//! first settlement abroad is worth (SEA 8, 11).

use std::collections::BTreeSet;

use board::{Hex, Island, Isle, Terrain, main_isle};
use game::{Deserts, Home, SeaMap};
use kit::widgets::IsleSign;

/// Which areas are home.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HomeAreas {
    /// The main island; where there is none, as [`Self::WhereEachBegins`].
    #[default]
    Usual,
    /// Those with one of these hexes.
    Marked(BTreeSet<Hex>),
    /// To each player the islands of their own opening.
    WhereEachBegins,
}

/// What an area is to the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaRole {
    /// Home to everybody.
    Home,
    /// Foreign to everybody.
    Foreign,
    /// Home to whoever begins there.
    Open,
}

/// How many points a first settlement in a foreign area may be worth.
pub const CHIT_POINTS: [u8; 3] = [0, 1, 2];

/// The areas of a map as entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreasDraft {
    /// Which are home.
    pub home: HomeAreas,
    /// Whether deserts part them.
    pub deserts: Deserts,
    /// What a first settlement in a foreign one is worth.
    pub points: u8,
}

impl Default for AreasDraft {
    fn default() -> Self {
        Self { home: HomeAreas::Usual, deserts: Deserts::Join, points: 2 }
    }
}

impl AreasDraft {
    /// As a map says, where a first settlement in a foreign area is worth `points`.
    pub fn of_map(map: &SeaMap, points: u8) -> Self {
        let home = match &map.home {
            Home::WhereFounded => HomeAreas::WhereEachBegins,
            Home::At(hexes) => HomeAreas::Marked(hexes.iter().copied().collect()),
        };
        Self { home, deserts: map.deserts, points }
    }

    /// Returns what the game's setup says of them.
    pub fn home(&self, island: &Island) -> Home {
        let hexes = self.home_hexes(island);
        hexes.map_or(Home::WhereFounded, |hexes| Home::At(hexes.into_iter().collect()))
    }

    fn areas(&self, island: &Island) -> Vec<Isle> {
        match self.deserts {
            Deserts::Join => island.islands(),
            Deserts::Part => island.islands_of(|tile| tile.terrain != Terrain::Desert),
        }
    }

    /// The areas of `island`, each with what it is to the players.
    pub fn of(&self, island: &Island) -> Vec<(Isle, AreaRole)> {
        let isles = self.areas(island);
        let home = self.home_hexes(island);
        let role = |isle: &Isle| match &home {
            None => AreaRole::Open,
            Some(home) if isle.hexes.iter().any(|hex| home.contains(hex)) => AreaRole::Home,
            Some(_) => AreaRole::Foreign,
        };
        isles.into_iter().map(|isle| (isle.clone(), role(&isle))).collect()
    }

    /// The hexes of the areas that are home to everybody; none said where home is where
    /// each player begins.
    pub fn home_hexes(&self, island: &Island) -> Option<BTreeSet<Hex>> {
        let isles = self.areas(island);
        match &self.home {
            HomeAreas::WhereEachBegins => None,
            HomeAreas::Usual => main_isle(&isles).map(|isle| isle.hexes.iter().copied().collect()),
            HomeAreas::Marked(hexes) => {
                let is_marked = |isle: &&Isle| isle.hexes.iter().any(|hex| hexes.contains(hex));
                let marked = isles.iter().filter(is_marked);
                Some(marked.flat_map(|isle| isle.hexes.iter().copied()).collect())
            }
        }
    }

    /// Their letters, as the picture of an island writes them.
    pub fn signs(&self, island: &Island) -> Vec<IsleSign> {
        let sign = |(isle, role): (Isle, AreaRole)| IsleSign {
            letter: isle.letter,
            points: (role != AreaRole::Home).then_some(self.points).filter(|points| *points > 0),
            hexes: isle.hexes,
        };
        self.of(island).into_iter().map(sign).collect()
    }

    /// Makes the area with `hex` home, or foreign if it is home.
    pub fn toggle(&mut self, island: &Island, hex: Hex) {
        let areas = self.of(island);
        let Some((isle, role)) = areas.iter().find(|(isle, _)| isle.hexes.contains(&hex)) else {
            return;
        };
        let mut home = self.home_hexes(island).unwrap_or_default();
        match role {
            AreaRole::Home => home.retain(|hex| !isle.hexes.contains(hex)),
            AreaRole::Foreign | AreaRole::Open => home.extend(&isle.hexes),
        }
        self.home = HomeAreas::Marked(home);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Tile;

    /// Rows of land with this many hexes, apart from each other.
    fn rows(lengths: &[i8]) -> Island {
        let row = |(nth, length): (i8, i8)| (0..length).map(move |q| Hex::new(q, 2 * nth));
        let hexes = (0..).zip(lengths.iter().copied()).flat_map(row);
        let tile = |at: Hex| Tile { at, terrain: Terrain::Hills, token: None };
        Island::new(hexes.map(tile).collect(), Vec::new()).expect("different hexes")
    }

    fn roles(draft: &AreasDraft, island: &Island) -> Vec<AreaRole> {
        draft.of(island).into_iter().map(|(_, role)| role).collect()
    }

    #[test]
    fn home_is_the_main_island_or_where_each_begins_until_the_table_says_otherwise() {
        use AreaRole::{Foreign, Open};
        const OWN: AreaRole = AreaRole::Home;
        let mut draft = AreasDraft::default();
        assert_eq!(roles(&draft, &rows(&[5, 2, 1])), [OWN, Foreign, Foreign]);
        let island = rows(&[3, 3]);
        assert_eq!(roles(&draft, &island), [Open, Open]);
        draft.toggle(&island, Hex::new(2, 2));
        assert_eq!(roles(&draft, &island), [Foreign, OWN]);
        draft.toggle(&island, Hex::new(0, 0));
        assert_eq!(roles(&draft, &island), [OWN, OWN]);
        draft.toggle(&island, Hex::new(0, 2));
        assert_eq!(roles(&draft, &island), [OWN, Foreign]);
        let row: Vec<Hex> = (0..3).map(|q| Hex::new(q, 0)).collect();
        assert_eq!(draft.home(&island), Home::At(row));
        draft.toggle(&island, Hex::new(9, 9));
        assert_eq!(roles(&draft, &island), [OWN, Foreign], "no land there");
    }
}
