//! The hexes of a position as a line of JSON: land, and in Seafarers sea and hidden ones
//! (FORMATS 1).

use super::bad_line::BadLine;
use board::{BadIsland, Harbor, Island, MAX_CELLS, MAX_HEXES, Surroundings, Tile};
use store::{Ground, HexLine};

/// Whether a board has the hexes of Seafarers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waters {
    /// It has land alone.
    Base,
    /// It has sea, gold and hidden hexes, too.
    Seafarers,
}

impl Waters {
    /// The island that `cells` make.
    ///
    /// # Errors
    /// Names the field that can't be.
    pub fn island(self, cells: &[HexLine], harbors: Vec<Harbor>) -> Result<Island, BadLine> {
        let count = cells.len();
        match self {
            Self::Base if count > MAX_HEXES => return Err(BadLine::TooManyHexes(count)),
            Self::Seafarers if count > MAX_CELLS => return Err(BadLine::TooManyCells(count)),
            Self::Base | Self::Seafarers => {}
        }
        let mut tiles = Vec::with_capacity(count);
        let mut surroundings = Surroundings::default();
        if self == Self::Seafarers {
            surroundings.sea.reserve(count);
        }
        for (nth, cell) in cells.iter().enumerate() {
            let HexLine { at, terrain, token } = *cell;
            if terrain.is_of_sea() && self == Self::Base {
                return Err(BadLine::NoSeafarers(nth));
            }
            if let Some(terrain) = terrain.terrain() {
                tiles.push(Tile { at, terrain, token });
                continue;
            }
            if token.is_some() {
                return Err(BadLine::TokenOffLand(nth));
            }
            let beside = match terrain {
                Ground::Hidden => &mut surroundings.hidden,
                _ => &mut surroundings.sea,
            };
            beside.push(at);
        }
        Island::with_sea(tiles, harbors, surroundings).map_err(|error| match error {
            BadIsland::TwoTiles(_) | BadIsland::TooManyHexes(_) | BadIsland::TooManyCells(_) => {
                BadLine::Hexes(error)
            }
            BadIsland::TwoHarbors(_) | BadIsland::TooManyHarbors(_) => BadLine::Harbors(error),
        })
    }
}
