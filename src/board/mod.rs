//! Where things are: hexes, intersections and paths, the tiles, tokens and
//! harbors of an island, its usual layouts and what is unusual about it.
//!
//! Places have no numbers: a hex is a pair of axial coordinates, an
//! intersection the three hexes that meet there, a path the two hexes it runs
//! between. Sea hexes count, so the coast needs no special case.

mod check;
mod harbor;
mod hex;
mod intersection;
mod island;
mod layout;
mod path;
mod shuffle;
mod terrain;
mod token;

pub use check::{Remark, remarks};
pub use harbor::{Harbor, HarborKind};
pub use hex::{Hex, Side};
pub use intersection::Intersection;
pub use island::{BadIsland, Island, MAX_HEXES, Tile};
pub use layout::{Shape, Spiral, Turning, first_game, spiral_order};
pub use path::Path;
pub use shuffle::{TokenRule, shuffled_island};
pub use terrain::{Resource, Terrain};
pub use token::{BadToken, Token};
