//! The hexes of a position: land, and in Seafarers sea and hidden ones (FORMATS 1).

use std::mem::take;

use serde::{Deserialize, Serialize};

use super::fields::{Problems, Purpose};
use super::line::PositionLine;
use super::{BadPosition, ImportProblem};
use board::{
    BadIsland, Hex, Island, MAX_CELLS, MAX_HARBORS, MAX_HEXES, Path, Surroundings, Terrain, Tile,
    Token,
};
use game::Expansion;

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Produces brick.
    Hills,
    /// Produces lumber.
    Forest,
    /// Produces wool.
    Pasture,
    /// Produces grain.
    Fields,
    /// Produces ore.
    Mountains,
    /// Produces nothing.
    Desert,
    /// Produces a resource of choice.
    Gold,
    /// No land.
    Sea,
    /// Nobody has turned it up so far.
    Hidden,
}

impl Ground {
    /// Its terrain; none where it is no land, or not yet.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Hills => Some(Terrain::Hills),
            Self::Forest => Some(Terrain::Forest),
            Self::Pasture => Some(Terrain::Pasture),
            Self::Fields => Some(Terrain::Fields),
            Self::Mountains => Some(Terrain::Mountains),
            Self::Desert => Some(Terrain::Desert),
            Self::Gold => Some(Terrain::Gold),
            Self::Sea | Self::Hidden => None,
        }
    }

    /// Whether only Seafarers has such hexes.
    pub const fn is_of_sea(self) -> bool {
        matches!(self, Self::Sea | Self::Gold | Self::Hidden)
    }
}

impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Hills => Self::Hills,
            Terrain::Forest => Self::Forest,
            Terrain::Pasture => Self::Pasture,
            Terrain::Fields => Self::Fields,
            Terrain::Mountains => Self::Mountains,
            Terrain::Desert => Self::Desert,
            Terrain::Gold => Self::Gold,
        }
    }
}

/// A hex, field by field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexLine {
    /// Where it lies.
    pub at: Hex,
    /// What it is.
    pub terrain: Ground,
    /// The token on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

impl HexLine {
    /// Every hex that is laid out: land first, then sea, then what is hidden.
    pub fn all_of(island: &Island) -> Vec<Self> {
        let land = island.tiles().iter().map(|tile| Self {
            at: tile.at,
            terrain: tile.terrain.into(),
            token: tile.token,
        });
        let beside = |terrain| move |at: &Hex| Self { at: *at, terrain, token: None };
        let sea = island.sea().iter().map(beside(Ground::Sea));
        let hidden = island.hidden().iter().map(beside(Ground::Hidden));
        land.chain(sea).chain(hidden).collect()
    }
}

/// The island that a position lays out.
///
/// # Errors
/// When there are more hexes than an island has, or for a game none.
pub(super) fn island(
    line: &mut PositionLine,
    problems: &mut Problems,
) -> Result<Island, BadPosition> {
    let sea = line.plays(Expansion::Sea);
    let cells = take(&mut line.hexes).unwrap_or_default();
    match cells.len() {
        count if count > MAX_CELLS && sea => return Err(BadPosition::TooManyCells(count)),
        count if count > MAX_HEXES && !sea => return Err(BadPosition::TooManyHexes(count)),
        _ => {}
    }
    let (tiles, around) = lay(&cells, sea, problems);
    let mut harbors = take(&mut line.harbors).unwrap_or_default();
    if problems.purpose == Purpose::Game {
        if tiles.is_empty() {
            return Err(BadPosition::NoIsland);
        }
        if harbors.len() > MAX_HARBORS {
            let problem = ImportProblem::TooManyHarbors(harbors.len());
            problems.add(|| "harbors".to_owned(), problem);
        }
        harbors.truncate(MAX_HARBORS);
        let mut paths: Vec<Path> = Vec::new();
        harbors.retain(|harbor| {
            let is_new = !paths.contains(&harbor.path);
            paths.push(harbor.path);
            if !is_new {
                let problem = ImportProblem::TwoHarbors(harbor.path);
                problems.add(|| "harbors".to_owned(), problem);
            }
            is_new
        });
    }
    Island::with_sea(tiles, harbors, around).or_else(|error| {
        let (field, problem) = match error {
            BadIsland::TwoTiles(hex) => ("hexes", ImportProblem::TwoTiles(hex)),
            BadIsland::TwoHarbors(path) => ("harbors", ImportProblem::TwoHarbors(path)),
            BadIsland::TooManyHarbors(count) => ("harbors", ImportProblem::TooManyHarbors(count)),
            BadIsland::TooManyHexes(count) => return Err(BadPosition::TooManyHexes(count)),
            BadIsland::TooManyCells(count) => return Err(BadPosition::TooManyCells(count)),
        };
        problems.add(|| field.to_owned(), problem);
        Island::new(Vec::new(), Vec::new()).map_err(|_| BadPosition::NoIsland)
    })
}

/// What of `cells` can lie there, for a game each hex once.
fn lay(cells: &[HexLine], sea: bool, problems: &mut Problems) -> (Vec<Tile>, Surroundings) {
    let mut tiles: Vec<Tile> = Vec::with_capacity(cells.len());
    let mut around = Surroundings::default();
    if sea {
        around.sea.reserve(cells.len());
    }
    let mut seen: Vec<Hex> = Vec::new();
    for (nth, HexLine { at, terrain, token }) in cells.iter().copied().enumerate() {
        let field = |name: &str| format!("hexes[{nth}].{name}");
        if terrain.is_of_sea() && !sea {
            problems.add(|| field("terrain"), ImportProblem::HexOfSeafarers(at));
            continue;
        }
        if problems.purpose == Purpose::Game {
            if seen.contains(&at) {
                problems.add(|| field("at"), ImportProblem::TwoTiles(at));
                continue;
            }
            seen.push(at);
        }
        if let Some(terrain) = terrain.terrain() {
            tiles.push(Tile { at, terrain, token });
            continue;
        }
        if token.is_some() {
            problems.add(|| field("token"), ImportProblem::TokenOffLand(at));
        }
        match terrain {
            Ground::Hidden => around.hidden.push(at),
            _ => around.sea.push(at),
        }
    }
    (tiles, around)
}
