//! Trade hexes of the wagons: their sites, the plaza in the middle of each, the inner paths that lead
//! to it, and the paths beside it that are barred (TRADERS 5.2).

use super::{BadIsland, Hex, Intersection, Island, Markers, Path, Side, Site, Terrain};

/// The most paths that meet at a place: three between hexes and three inner ones, or six inner ones.
pub const MAX_PATHS: usize = 6;

impl Island {
    /// The site at `hex`, if that is a trade hex.
    pub fn site(&self, hex: Hex) -> Option<Site> {
        if self.trade_hexes().is_empty() {
            return None;
        }
        if let Terrain::Trade(site) = self.tile(hex)?.terrain { Some(site) } else { None }
    }

    /// Sides of trade hexes that take no road, sorted.
    pub fn barred_paths(&self) -> &[Path] {
        &self.markers().barred
    }

    /// The same island with these paths barred to roads, and no others.
    ///
    /// # Errors
    /// Fails if one of them isn't beside a trade hex, or is there twice.
    pub fn barring(self, barred: Vec<Path>) -> Result<Self, BadIsland> {
        let markers = Markers { barred, ..self.markers().clone() };
        self.marked(markers)
    }

    /// Returns whether `path` takes no road.
    pub fn is_barred(&self, path: Path) -> bool {
        !self.barred_paths().is_empty() && self.barred_paths().binary_search(&path).is_ok()
    }

    /// Returns whether barred paths meet at `place`, so that nothing is built there and no inner
    /// path leads to it.
    pub fn is_closed(&self, place: Intersection) -> bool {
        !self.barred_paths().is_empty()
            && place.paths().into_iter().filter(|path| self.is_barred(*path)).count() > 1
    }

    /// Returns whether `path` is there, barred or not: land touches it, and an inner one leads to
    /// a plaza from a land corner. A bandit may lie there (TRADERS 5.3).
    pub fn has_bare_path(&self, path: Path) -> bool {
        match path.plaza() {
            Some(hex) => {
                let [_, corner] = path.ends();
                self.site(hex).is_some() && !self.is_closed(corner)
            }
            None => path.hexes_beside().into_iter().any(|hex| self.is_land(hex)),
        }
    }

    /// Returns whether a wagon could stand there: an intersection with land beside it, or a plaza
    /// (TRADERS 5.4).
    pub fn has_stop(&self, place: Intersection) -> bool {
        match place.plaza_hex() {
            Some(hex) => self.site(hex).is_some(),
            None => self.has_intersection(place),
        }
    }

    /// All inner paths, hex by hex.
    pub fn inner_paths(&self) -> impl Iterator<Item = Path> {
        let spokes = |hex: &Hex| {
            let hex = *hex;
            Side::ALL.map(|side| Path::inner(hex, side))
        };
        let all = self.trade_hexes().iter().flat_map(spokes);
        all.filter(|path| !self.is_closed(path.ends()[1]))
    }

    /// All paths on which a bandit may lie, barred ones too, sorted (TRADERS 5.3).
    pub fn bare_paths(&self) -> Vec<Path> {
        let mut all = self.sides();
        all.extend(self.inner_paths());
        all.sort_unstable();
        all
    }

    /// The paths that meet at `place`: the three between hexes, and inner ones to the plazas beside
    /// it; for a plaza, its inner ones. Barred ones are among them, and those at sea.
    #[inline]
    pub fn paths_at(&self, place: Intersection) -> impl Iterator<Item = Path> + use<> {
        let mut found = [None; MAX_PATHS];
        if let Some(hex) = place.plaza_hex() {
            let spokes = Side::ALL.map(|side| Path::inner(hex, side));
            for (slot, path) in found.iter_mut().zip(spokes) {
                *slot = self.has_bare_path(path).then_some(path);
            }
        } else {
            let [one, other, third] = place.paths();
            found = [Some(one), Some(other), Some(third), None, None, None];
            if !self.trade_hexes().is_empty() {
                for (slot, hex) in found.iter_mut().skip(3).zip(place.hexes_around()) {
                    *slot = self.inner_path(hex, place);
                }
            }
        }
        found.into_iter().flatten()
    }

    /// The inner path between the plaza of `hex`, if it has one, and `corner`.
    fn inner_path(&self, hex: Hex, corner: Intersection) -> Option<Path> {
        self.site(hex)?;
        let side = Side::ALL.into_iter().find(|side| Intersection::of(hex, *side) == corner)?;
        Some(Path::inner(hex, side)).filter(|_| !self.is_closed(corner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tile;

    /// A quarry between a forest and hills, with the sea on its other side (TRADERS 11.4).
    fn quarry() -> Island {
        let tile = |(q, r), terrain| Tile { at: Hex::new(q, r), terrain, token: None };
        let tiles = [
            tile((4, 1), Terrain::Trade(Site::Quarry)),
            tile((3, 2), Terrain::Forest),
            tile((4, 2), Terrain::Hills),
        ];
        let barred = [Side::NorthWest, Side::NorthEast, Side::East];
        let barred = barred.map(|side| Path::of(Hex::new(4, 1), side));
        let island = Island::new(tiles.to_vec(), Vec::new()).expect("three hexes");
        island.barring(barred.to_vec()).expect("at the quarry")
    }

    #[test]
    fn a_plaza_has_inner_paths_to_its_land_corners_and_takes_no_building() {
        let (island, hex) = (quarry(), Hex::new(4, 1));
        let plaza = Intersection::plaza(hex);
        assert_eq!(island.paths_at(plaza).count(), 4);
        assert_eq!(island.inner_paths().count(), 4);
        assert!(island.has_stop(plaza) && !island.has_intersection(plaza));
        let corners = Intersection::around(hex);
        let open = corners.into_iter().filter(|corner| island.has_intersection(*corner));
        assert_eq!(open.count(), 4);
        for path in island.paths_at(plaza) {
            let [_, corner] = path.ends();
            assert!(island.has_path(path) && island.paths_at(corner).any(|other| other == path));
            assert!(island.paths().contains(&path));
        }
        let barred = Path::of(hex, Side::NorthEast);
        assert!(!island.has_path(barred) && island.has_bare_path(barred));
        assert_eq!(island.intersections().len(), 13 - 2);
        assert_eq!(island.paths().len(), 15 - 3 + 4);
        assert_eq!(island.bare_paths().len(), 15 + 4);
    }

    #[test]
    fn without_bars_all_six_inner_paths_are_there() {
        let island = quarry();
        let plain = island.clone().barring(Vec::new()).expect("no bars");
        assert_eq!(plain.inner_paths().count(), 6);
        let elsewhere = Path::of(Hex::new(3, 2), Side::West);
        let refused = island.barring(vec![elsewhere]);
        assert_eq!(refused, Err(BadIsland::BarredElsewhere(elsewhere)));
    }

    #[test]
    fn a_code_holds_trade_hexes_and_their_bars() {
        for island in [quarry(), quarry().barring(Vec::new()).expect("no bars")] {
            let code = crate::IslandCode::of(&island).expect("no harbors");
            let read: crate::IslandCode = code.as_str().parse().expect("its own code");
            assert_eq!(*read.island(), island);
        }
    }

    #[test]
    fn an_island_with_trade_hexes_is_written_and_read_with_its_bars() {
        let island = quarry();
        let text = serde_json::to_string(&island).expect("writes");
        assert_eq!(serde_json::from_str::<Island>(&text).expect("reads"), island);
    }
}
