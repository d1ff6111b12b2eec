//! An island: its tiles and harbors, and the places they make.

use serde::{Deserialize, Serialize};

use super::cells::{CellIndex, Cells};
use super::{
    FishingGround, Harbor, HarborKind, Hex, Intersection, Lake, Markers, Path, SecondToken, Spring,
    Surroundings, Terrain, Token, fail_if,
};

/// The most hexes an island of the base game may have.
pub const MAX_HEXES: usize = 61;

/// The most hexes an island may have with its sea (SEA 11).
pub const MAX_CELLS: usize = 127;

/// The most harbors an island may have: more than its coast could carry.
pub const MAX_HARBORS: usize = 61;

/// A land hex with its terrain and, usually, its number token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tile {
    pub at: Hex,
    pub terrain: Terrain,
    /// The token on it; deserts and lakes have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// Tiles and harbors as they lie on the table: any set of up to
/// [`MAX_HEXES`] different hexes, water holes and single islets included. With sea and
/// hidden hexes beside them it may be up to [`MAX_CELLS`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, derive::Getters)]
#[serde(try_from = "IslandFields", into = "IslandFields")]
#[lends(tiles, harbors, markers, trade_hexes)]
pub struct Island {
    /// Tiles, sorted by hex.
    tiles: Vec<Tile>,
    /// Harbors, sorted by path.
    harbors: Vec<Harbor>,
    surroundings: Surroundings,
    /// Grounds and second tokens, sorted by hex, and every lake.
    pub(super) markers: Markers,
    /// Both ends of each harbor, sorted by place, kept because every trade looks
    /// them up.
    harbor_ends: Vec<(Intersection, HarborKind)>,
    /// Contents of hexes, kept because places are looked up all the time.
    cells: Cells,
    /// Trade hexes, sorted, kept because few islands have any.
    trade_hexes: Vec<Hex>,
}

#[derive(Serialize, Deserialize)]
struct IslandFields {
    hexes: Vec<Tile>,
    harbors: Vec<Harbor>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sea: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hidden: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    grounds: Vec<FishingGround>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lakes: Vec<Lake>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    second: Vec<SecondToken>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    barred: Vec<Path>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    springs: Vec<Spring>,
}

/// Reason that tiles and harbors don't make an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadIsland {
    /// Two tiles on one hex; sea and what is hidden are tiles, too.
    #[error("two tiles lie on hex [{}, {}]", .0.q, .0.r)]
    TwoTiles(Hex),
    #[error("an island has at most {MAX_HEXES} hexes, this one has {0}")]
    TooManyHexes(usize),
    #[error("an island has at most {MAX_CELLS} hexes with its sea, this one has {0}")]
    TooManyCells(usize),
    #[error("an island has at most {MAX_HARBORS} harbors, this one has {0}")]
    TooManyHarbors(usize),
    #[error("two harbors lie on one path")]
    TwoHarbors(Path),
    #[error("an island has at most {max} fishing grounds, this one has {0}", max = super::MAX_GROUNDS)]
    TooManyGrounds(usize),
    #[error("a fishing ground lies at sea, hex [{}, {}] is land", .0.q, .0.r)]
    GroundOnLand(Hex),
    #[error("two fishing grounds lie on hex [{}, {}]", .0.q, .0.r)]
    TwoGrounds(Hex),
    #[error("a second token lies beside a first, hex [{}, {}] has none", .0.q, .0.r)]
    SecondTokenAlone(Hex),
    #[error("a path is barred twice")]
    BarredTwice(Path),
    #[error("a barred path is not at the side of a trade hex")]
    BarredElsewhere(Path),
    #[error("a spring takes the place of a terrain of the base game, hex [{}, {}] does not", .0.q, .0.r)]
    SpringOn(Hex),
}

impl Island {
    /// An island of these tiles and harbors, in any order.
    ///
    /// # Errors
    /// Fails if two tiles share a hex, two harbors a path, or there are too many.
    pub fn new(tiles: Vec<Tile>, harbors: Vec<Harbor>) -> Result<Self, BadIsland> {
        fail_if(tiles.len() > MAX_HEXES, BadIsland::TooManyHexes(tiles.len()))?;
        Self::with_sea(tiles, harbors, Surroundings::default())
    }

    /// An island of these tiles and harbors, in any order, amid the sea that is laid out
    /// around them and what is hidden so far.
    ///
    /// # Errors
    /// Fails if two things share a hex, two harbors a path, or there are too many.
    pub fn with_sea(
        mut tiles: Vec<Tile>,
        mut harbors: Vec<Harbor>,
        surroundings: Surroundings,
    ) -> Result<Self, BadIsland> {
        let surroundings = surroundings.sorted();
        let cells = tiles.len() + surroundings.sea.len() + surroundings.hidden.len();
        fail_if(cells > MAX_CELLS, BadIsland::TooManyCells(cells))?;
        fail_if(harbors.len() > MAX_HARBORS, BadIsland::TooManyHarbors(harbors.len()))?;
        tiles.sort_unstable();
        harbors.sort_unstable();
        let land = tiles.iter().map(|tile| tile.at);
        let cells = Cells::of(land, &surroundings.sea, &surroundings.hidden)
            .map_err(BadIsland::TwoTiles)?;
        for (one, next) in harbors.iter().zip(harbors.iter().skip(1)) {
            fail_if(one.path == next.path, BadIsland::TwoHarbors(one.path))?;
        }
        let ends = |harbor: &Harbor| harbor.path.ends().map(|end| (end, harbor.gives));
        let mut harbor_ends: Vec<_> = harbors.iter().flat_map(ends).collect();
        harbor_ends.sort_by_key(|(end, _)| *end);
        let markers = Markers::NONE.on(&tiles)?;
        let trade = |tile: &&Tile| matches!(tile.terrain, Terrain::Trade(_));
        let trade_hexes = tiles.iter().filter(trade).map(|tile| tile.at).collect();
        Ok(Self { tiles, harbors, surroundings, markers, harbor_ends, cells, trade_hexes })
    }

    /// About how many bytes it holds: hexes far apart span a wide rectangle.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(self.tiles.as_slice())
            + size_of_val(self.harbors.as_slice())
            + size_of_val(self.harbor_ends.as_slice())
            + size_of_val(self.surroundings.sea.as_slice())
            + size_of_val(self.surroundings.hidden.as_slice())
            + self.markers.bytes()
            + self.cells.bytes()
            + size_of_val(self.trade_hexes.as_slice())
    }

    /// An island of no hexes: only sea.
    pub const fn empty() -> Self {
        Self {
            tiles: Vec::new(),
            harbors: Vec::new(),
            surroundings: Surroundings { sea: Vec::new(), hidden: Vec::new() },
            markers: Markers::NONE,
            harbor_ends: Vec::new(),
            cells: Cells::NONE,
            trade_hexes: Vec::new(),
        }
    }

    /// The sea hexes that are laid out, sorted; none in the base game, where the sea is
    /// whatever isn't land.
    pub fn sea(&self) -> &[Hex] {
        &self.surroundings.sea
    }

    /// The hexes that nobody has turned up so far, sorted (SEA 7).
    pub fn hidden(&self) -> &[Hex] {
        &self.surroundings.hidden
    }

    /// Returns whether it has laid out sea or hidden hexes.
    pub const fn has_surroundings(&self) -> bool {
        !self.surroundings.is_empty()
    }

    /// The same surroundings around other tiles and harbors, and the marks that fit these.
    ///
    /// # Errors
    /// As [`Self::with_sea`].
    pub fn relaid(&self, tiles: Vec<Tile>, harbors: Vec<Harbor>) -> Result<Self, BadIsland> {
        let markers = self.markers.fitting(&tiles);
        let island = if self.has_surroundings() {
            Self::with_sea(tiles, harbors, self.surroundings.clone())?
        } else {
            Self::new(tiles, harbors)?
        };
        island.marked(markers)
    }

    /// The same island with `tile` at `at`, whatever lay there; none: sea, laid out where any
    /// is.
    ///
    /// # Errors
    /// As [`Self::with_sea`].
    pub fn laid(&self, at: Hex, tile: Option<Tile>) -> Result<Self, BadIsland> {
        let others = self.tiles.iter().filter(|other| other.at != at).copied();
        let was = self.tile(at).map(|tile| tile.terrain);
        let markers = self.markers.beside(at, tile.as_ref(), was);
        let tiles: Vec<Tile> = others.chain(tile).collect();
        let markers = markers.fitting(&tiles);
        if !self.has_surroundings() {
            return Self::new(tiles, self.harbors.clone())?.marked(markers);
        }
        let mut surroundings = self.surroundings.without(at);
        if tile.is_none() {
            surroundings.sea.push(at);
        }
        Self::with_sea(tiles, self.harbors.clone(), surroundings)?.marked(markers)
    }

    /// The same island with a harbor at `path` that gives this; none: without one there.
    ///
    /// # Errors
    /// As [`Self::with_sea`].
    pub fn with_harbor(&self, path: Path, gives: Option<HarborKind>) -> Result<Self, BadIsland> {
        let others = self.harbors.iter().filter(|other| other.path != path).copied();
        let harbor = gives.map(|gives| Harbor { path, gives });
        self.relaid(self.tiles.clone(), others.chain(harbor).collect())
    }

    /// The same island with a hidden hex at `at`, whatever lay there.
    ///
    /// # Errors
    /// As [`Self::with_sea`].
    pub fn hiding(&self, at: Hex) -> Result<Self, BadIsland> {
        let tiles: Vec<Tile> = self.tiles.iter().filter(|other| other.at != at).copied().collect();
        let mut surroundings = self.surroundings.without(at);
        surroundings.hidden.push(at);
        let markers = self.markers.beside(at, None, None).fitting(&tiles);
        Self::with_sea(tiles, self.harbors.clone(), surroundings)?.marked(markers)
    }

    /// The tiles with a token of that number, be it their second.
    pub fn tiles_with(&self, number: u8) -> impl Iterator<Item = &Tile> {
        let is_it = move |token: Token| token.number() == number;
        let has_it = move |tile: &&Tile| {
            tile.token.is_some_and(is_it) || self.second_token(tile.at).is_some_and(is_it)
        };
        self.tiles.iter().filter(has_it)
    }

    /// The tile on `hex`; none at sea, none on what is hidden.
    pub fn tile(&self, hex: Hex) -> Option<&Tile> {
        match self.cells.at(hex)? {
            CellIndex::Land(nth) => self.tiles.get(usize::from(nth)),
            CellIndex::Sea(_) | CellIndex::Hidden(_) => None,
        }
    }

    #[inline]
    pub fn is_land(&self, hex: Hex) -> bool {
        self.land_number(hex).is_some()
    }

    /// Returns which of [`Self::tiles`] lies on `hex`.
    #[inline]
    pub(super) fn land_number(&self, hex: Hex) -> Option<u8> {
        match self.cells.at(hex)? {
            CellIndex::Land(nth) => Some(nth),
            CellIndex::Sea(_) | CellIndex::Hidden(_) => None,
        }
    }

    /// Returns which of [`Self::sea`] `hex` is.
    #[inline]
    pub fn sea_number(&self, hex: Hex) -> Option<usize> {
        match self.cells.at(hex)? {
            CellIndex::Sea(nth) => Some(usize::from(nth)),
            CellIndex::Land(_) | CellIndex::Hidden(_) => None,
        }
    }

    /// Returns whether `hex` is sea that is laid out.
    pub fn is_sea(&self, hex: Hex) -> bool {
        self.sea_number(hex).is_some()
    }

    /// Returns whether `hex` is land, sea that is laid out, or hidden.
    pub fn is_laid_out(&self, hex: Hex) -> bool {
        self.cells.at(hex).is_some()
    }

    /// The desert hexes, sorted; a spring on one is still desert (TRADERS 8.1).
    pub fn deserts(&self) -> impl Iterator<Item = Hex> {
        let is_desert = |tile: &&Tile| match tile.terrain {
            Terrain::Spring => self.spring_on(tile.at) == Some(Terrain::Desert),
            terrain => terrain == Terrain::Desert,
        };
        self.tiles.iter().filter(is_desert).map(|tile| tile.at)
    }

    /// The harbors where a building at `place` can trade.
    pub fn harbors_at(&self, place: Intersection) -> impl Iterator<Item = HarborKind> {
        let first = self.harbor_ends.partition_point(|(end, _)| *end < place);
        let from_there = self.harbor_ends.get(first..).unwrap_or_default();
        from_there.iter().take_while(move |(end, _)| *end == place).map(|(_, gives)| *gives)
    }
}

crate::converts!(IslandFields => Island, BadIsland: |fields| {
    let IslandFields { hexes, harbors, sea, hidden, grounds, lakes, second, barred, springs } =
        fields;
    let surroundings = Surroundings { sea, hidden };
    let island = if surroundings.is_empty() {
        Self::new(hexes, harbors)?
    } else {
        Self::with_sea(hexes, harbors, surroundings)?
    };
    island.marked(Markers { grounds, lakes, second, barred, springs })
});

crate::converts!(Island => IslandFields: |island| {
    let Surroundings { sea, hidden } = island.surroundings;
    let Markers { grounds, lakes, second, barred, springs } = island.markers;
    let (hexes, harbors) = (island.tiles, island.harbors);
    Self { hexes, harbors, sea, hidden, grounds, lakes, second, barred, springs }
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    const fn hills(at: Hex) -> Tile {
        Tile { at, terrain: Terrain::Hills, token: None }
    }

    fn plain(hexes: impl IntoIterator<Item = Hex>) -> Island {
        let tiles = hexes.into_iter().map(hills).collect();
        Island::new(tiles, Vec::new()).expect("different hexes")
    }

    #[test]
    fn any_land_has_the_intersections_and_paths_around_it() {
        let ring = plain(Hex::new(0, 0).neighbors());
        assert!(!ring.is_land(Hex::new(0, 0)));
        for (island, tiles, intersections, paths) in [
            (plain(Shape::Standard.hexes()), 19, 54, 72),
            (plain(Shape::Large.hexes()), 30, 80, 109),
            (ring, 6, 24, 30),
            (plain([Hex::new(0, 0), Hex::new(5, 5)]), 2, 12, 12),
            (plain([]), 0, 0, 0),
        ] {
            assert_eq!(island.tiles().len(), tiles);
            assert_eq!(
                (island.intersections().len(), island.paths().len()),
                (intersections, paths)
            );
        }
    }

    #[test]
    fn two_tiles_on_one_hex_are_refused() {
        let tile = hills(Hex::new(1, 1));
        let other = Tile { terrain: Terrain::Desert, ..tile };
        let island = Island::new(vec![tile, other], Vec::new());
        assert_eq!(island, Err(BadIsland::TwoTiles(tile.at)));
    }

    fn amid_sea(tiles: Vec<Tile>, sea: &[Hex], hidden: &[Hex]) -> Result<Island, BadIsland> {
        let surroundings = Surroundings { sea: sea.to_vec(), hidden: hidden.to_vec() };
        Island::with_sea(tiles, Vec::new(), surroundings)
    }

    #[test]
    fn a_ship_wants_sea_beside_it_and_a_road_land() {
        let [land, sea, hidden, out] = [(0, 0), (1, 0), (1, -1), (2, 0)].map(Hex::from);
        let island = amid_sea(vec![hills(land)], &[sea], &[hidden]).expect("different hexes");
        let path = |one: Hex, other: Hex| Path::try_from([one, other]).expect("neighbors");
        for (between, ship, road) in [
            (path(land, sea), true, true),
            (path(sea, hidden), true, false),
            (path(land, hidden), false, true),
            (path(sea, out), false, false),
        ] {
            assert_eq!((island.has_ship_path(between), island.has_path(between)), (ship, road));
        }
        assert!(!island.is_land(sea) && !island.is_land(hidden));
        assert!(!island.has_intersection(Intersection::around(out)[0]));
    }

    #[test]
    fn land_sea_and_what_is_hidden_take_a_hex_each_127_in_all() {
        let [one, other] = [Hex::new(0, 0), Hex::new(1, 0)];
        let two = Err(BadIsland::TwoTiles(one));
        assert_eq!(amid_sea(vec![hills(one)], &[other, one], &[]), two);
        assert_eq!(amid_sea(Vec::new(), &[one], &[one]), two);
        let row: Vec<Hex> = (0..127).map(|q| Hex::new(q, 5)).collect();
        assert!(amid_sea(Vec::new(), &row, &[]).is_ok());
        assert_eq!(amid_sea(vec![hills(one)], &row, &[]), Err(BadIsland::TooManyCells(128)));
        let land: Vec<Tile> = row.iter().copied().map(hills).take(62).collect();
        assert_eq!(Island::new(land, Vec::new()), Err(BadIsland::TooManyHexes(62)));
    }

    #[test]
    fn sea_is_written_only_where_there_is_some_and_reads_back() {
        let base = plain([Hex::new(0, 0)]);
        let written = serde_json::to_string(&base).expect("writes");
        assert_eq!(written, r#"{"hexes":[{"at":[0,0],"terrain":"hills"}],"harbors":[]}"#);
        let [land, sea, hidden] = [(0, 0), (1, 0), (0, 1)].map(Hex::from);
        let gold = Tile { terrain: Terrain::Gold, token: Token::try_from(4).ok(), ..hills(land) };
        let island = amid_sea(vec![gold], &[sea], &[hidden]).expect("different hexes");
        let written = serde_json::to_string(&island).expect("writes");
        assert!(written.contains(r#""terrain":"gold","token":4"#), "{written}");
        assert!(written.ends_with(r#""sea":[[1,0]],"hidden":[[0,1]]}"#), "{written}");
        assert_eq!(serde_json::from_str::<Island>(&written).expect("reads"), island);
    }
}
