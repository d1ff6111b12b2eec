//! An island with its marks: where they may lie, and what becomes of them when other tiles are laid
//! (TRADERS 1.2).

use super::{
    BadIsland, FishingGround, Hex, Island, Lake, MAX_GROUNDS, Markers, Path, Spring, Terrain, Tile,
    Token, fail_if,
};

impl Island {
    /// The same island with these marks and no others.
    ///
    /// # Errors
    /// Fails if a ground or a second token lies where none can, or two lie in one place.
    pub fn marked(mut self, markers: Markers) -> Result<Self, BadIsland> {
        self.markers = markers.on(self.tiles())?;
        Ok(self)
    }

    /// The fishing ground on `hex`, if there is one.
    pub fn ground(&self, hex: Hex) -> Option<&FishingGround> {
        self.markers.grounds.iter().find(|ground| ground.at == hex)
    }

    /// The same island with a fishing ground of this number at `at`; none: without one there.
    ///
    /// # Errors
    /// As [`Self::marked`].
    pub fn with_ground(&self, at: Hex, number: Option<Token>) -> Result<Self, BadIsland> {
        let mut markers = self.markers.clone();
        markers.grounds.retain(|ground| ground.at != at);
        markers.grounds.extend(number.map(|number| FishingGround { at, number }));
        self.clone().marked(markers)
    }

    /// The same island with these numbers of the lake at `at`, if there is one.
    ///
    /// # Errors
    /// As [`Self::marked`].
    pub fn with_lake(&self, at: Hex, numbers: &[Token]) -> Result<Self, BadIsland> {
        let mut markers = self.markers.clone();
        let lake = markers.lakes.iter_mut().find(|lake| lake.at == at);
        if let Some(lake) = lake {
            lake.numbers = numbers.to_vec();
        }
        self.clone().marked(markers)
    }

    /// The lake on `hex`, if there is one.
    pub fn lake(&self, hex: Hex) -> Option<&Lake> {
        self.markers.lakes.iter().find(|lake| lake.at == hex)
    }

    /// The terrain under the spring on `hex`, if one is there.
    pub fn spring_on(&self, hex: Hex) -> Option<Terrain> {
        let spring = self.markers.springs.iter().find(|spring| spring.at == hex);
        spring.map(|spring| spring.on)
    }

    /// The same island with this terrain under the spring at `at`, if there is one.
    ///
    /// # Errors
    /// As [`Self::marked`], and if it is no terrain of the base game.
    pub fn with_spring_on(&self, at: Hex, on: Terrain) -> Result<Self, BadIsland> {
        let mut markers = self.markers.clone();
        markers.springs.retain(|spring| spring.at != at);
        markers.springs.push(Spring { at, on });
        self.clone().marked(markers)
    }

    /// The second token on `hex`, if there is one (TRADERS 8.4).
    pub fn second_token(&self, hex: Hex) -> Option<Token> {
        self.markers.second_on(hex)
    }
}

impl Markers {
    /// The same in order, with each lake and spring among `tiles` once.
    ///
    /// # Errors
    /// Fails if a ground or a second token lies where none can, or two lie in one place.
    pub(super) fn on(mut self, tiles: &[Tile]) -> Result<Self, BadIsland> {
        let tile = |at: Hex| {
            let place = tiles.binary_search_by_key(&at, |tile| tile.at).ok()?;
            tiles.get(place)
        };
        let count = self.grounds.len();
        fail_if(count > MAX_GROUNDS, BadIsland::TooManyGrounds(count))?;
        self.grounds.sort_unstable();
        self.second.sort_unstable();
        for ground in &self.grounds {
            fail_if(tile(ground.at).is_some(), BadIsland::GroundOnLand(ground.at))?;
        }
        for (one, next) in self.grounds.iter().zip(self.grounds.iter().skip(1)) {
            fail_if(one.at == next.at, BadIsland::TwoGrounds(one.at))?;
        }
        for (nth, second) in self.second.iter().enumerate() {
            let bears = tile(second.at).is_some_and(|tile| tile.token.is_some());
            let is_third = self.second.iter().take(nth).any(|other| other.at == second.at);
            fail_if(!bears || is_third, BadIsland::SecondTokenAlone(second.at))?;
        }
        let lakes = tiles.iter().filter(|tile| tile.terrain == Terrain::Lake).map(|tile| tile.at);
        let told = |at| self.lakes.iter().find(|lake| lake.at == at).cloned();
        let lakes: Vec<Lake> =
            lakes.map(|at| told(at).unwrap_or_else(|| Lake::usual(at))).collect();
        self.lakes = lakes;
        self.barred.sort_unstable();
        for (one, next) in self.barred.iter().zip(self.barred.iter().skip(1)) {
            fail_if(one == next, BadIsland::BarredTwice(*one))?;
        }
        for path in &self.barred {
            fail_if(!is_trade_side(tiles, *path), BadIsland::BarredElsewhere(*path))?;
        }
        let is_spring = |tile: &&Tile| tile.terrain == Terrain::Spring;
        let springs = tiles.iter().filter(is_spring).map(|tile| tile.at);
        let told = |at| self.springs.iter().find(|spring| spring.at == at).copied();
        let springs: Vec<Spring> =
            springs.map(|at| told(at).unwrap_or(Spring { at, on: Terrain::Desert })).collect();
        for spring in &springs {
            fail_if(!Terrain::ALL.contains(&spring.on), BadIsland::SpringOn(spring.at))?;
        }
        self.springs = springs;
        for lake in &mut self.lakes {
            lake.numbers.sort_unstable();
            lake.numbers.dedup();
        }
        Ok(self)
    }

    /// The same without what can't lie at `at` once `tile` lies there in place of terrain `was`, or
    /// sea.
    #[must_use]
    pub(super) fn beside(&self, at: Hex, tile: Option<&Tile>, was: Option<Terrain>) -> Self {
        let mut markers = self.clone();
        let is_spring = tile.is_some_and(|tile| tile.terrain == Terrain::Spring);
        if let Some(on) = was.filter(|was| is_spring && Terrain::ALL.contains(was)) {
            markers.springs.push(Spring { at, on });
        }
        if tile.is_some() {
            markers.grounds.retain(|ground| ground.at != at);
        }
        if tile.is_none_or(|tile| tile.token.is_none()) {
            markers.second.retain(|second| second.at != at);
        }
        markers
    }

    /// The same without what can't lie on `tiles`.
    #[must_use]
    pub(super) fn fitting(&self, tiles: &[Tile]) -> Self {
        let mut markers = self.clone();
        let bears = |at: Hex| tiles.iter().any(|tile| tile.at == at && tile.token.is_some());
        markers.grounds.retain(|ground| !tiles.iter().any(|tile| tile.at == ground.at));
        markers.second.retain(|second| bears(second.at));
        markers.barred.retain(|path| is_trade_side(tiles, *path));
        markers
    }
}

/// Returns whether `path` is a side of a trade hex among `tiles`.
fn is_trade_side(tiles: &[Tile], path: Path) -> bool {
    let is_trade = |tile: &Tile| matches!(tile.terrain, Terrain::Trade(_));
    !path.is_inner() && tiles.iter().any(|tile| is_trade(tile) && path.touches(tile.at))
}
