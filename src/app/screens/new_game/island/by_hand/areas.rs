//! Areas of a map with sea, as entered so far: which are home, and what a first settlement
//! abroad is worth (SEA 8, 11).

use board::{Hex, Island, Isle, main_isle};
use game::{Deserts, Home, SeaMap};
use kit::widgets::IsleSign;

/// Role of an area for the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaRole {
    /// Home to everybody.
    Home,
    /// Foreign to everybody.
    Foreign,
    /// Home to whoever begins there.
    Open,
}

/// Points that a first settlement in a foreign area may be worth.
pub const CHIT_POINTS: [u8; 3] = [0, 1, 2];

/// The areas of a map as entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreasDraft {
    /// The home areas: those with one of these hexes. By default the main island; where there is
    /// none, to each player the islands of their own opening.
    pub home: Option<Home>,
    /// Effect of deserts on areas: they join or part them.
    pub deserts: Deserts,
    /// Points for a first settlement in a foreign area.
    pub points: u8,
}

impl Default for AreasDraft {
    fn default() -> Self {
        Self { home: None, deserts: Deserts::Join, points: 2 }
    }
}

impl AreasDraft {
    /// Takes the areas as a map has them, where a first settlement in a foreign area is worth
    /// `points`.
    pub fn of_map(map: &SeaMap, points: u8) -> Self {
        Self { home: Some(map.home.clone()), deserts: map.deserts, points }
    }

    /// Returns what the game's setup says of them: all hexes of those that are home to everybody.
    pub fn home(&self, island: &Island) -> Home {
        let isles = self.deserts.areas(island);
        let has = |isle: &Isle, hexes: &[Hex]| isle.hexes.iter().any(|hex| hexes.contains(hex));
        let home: Vec<&Isle> = match (&self.home, main_isle(&isles)) {
            (Some(Home::At(hexes)), _) => isles.iter().filter(|isle| has(isle, hexes)).collect(),
            (None, Some(main)) => vec![main],
            (Some(Home::WhereFounded), _) | (None, None) => return Home::WhereFounded,
        };
        let mut hexes: Vec<Hex> = home.into_iter().flat_map(|isle| isle.hexes.clone()).collect();
        hexes.sort_unstable();
        Home::At(hexes)
    }

    /// The hexes of those that are home to everybody.
    pub fn marked(&self, island: &Island) -> Vec<Hex> {
        match self.home(island) {
            Home::At(hexes) => hexes,
            Home::WhereFounded => Vec::new(),
        }
    }

    /// The areas of `island`, each with what it is to the players.
    pub fn of(&self, island: &Island) -> Vec<(Isle, AreaRole)> {
        let home = self.home(island);
        let role = |isle: &Isle| match &home {
            Home::WhereFounded => AreaRole::Open,
            Home::At(home) if isle.hexes.iter().any(|hex| home.contains(hex)) => AreaRole::Home,
            Home::At(_) => AreaRole::Foreign,
        };
        let isles = self.deserts.areas(island).into_iter();
        isles.map(|isle| (isle.clone(), role(&isle))).collect()
    }

    /// Their letters, as the picture of an island writes them.
    pub fn signs(&self, island: &Island) -> Vec<IsleSign> {
        let sign = |(isle, role): (Isle, AreaRole)| IsleSign {
            letter: isle.letter,
            points: (role != AreaRole::Home).then_some(self.points).filter(|points| *points > 0),
            hexes: isle.hexes,
            owners: Vec::new(),
        };
        self.of(island).into_iter().map(sign).collect()
    }

    /// Makes the area with `hex` home, or foreign if it is home.
    pub fn toggle(&mut self, island: &Island, hex: Hex) {
        let areas = self.of(island);
        let Some((isle, role)) = areas.iter().find(|(isle, _)| isle.hexes.contains(&hex)) else {
            return;
        };
        let mut home = self.marked(island);
        match role {
            AreaRole::Home => home.retain(|hex| !isle.hexes.contains(hex)),
            AreaRole::Foreign | AreaRole::Open => home.extend(&isle.hexes),
        }
        self.home = Some(Home::At(home));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Terrain, Tile};

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
