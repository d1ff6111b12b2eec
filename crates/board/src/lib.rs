//! Places on the board: hexes, intersections, and paths; an island's tiles, tokens, and harbors;
//! its usual layouts, and its unusual features.
//!
//! Places have no numbers: a hex is a pair of axial coordinates, an
//! intersection the three hexes that meet there, a path the two hexes it runs
//! between. Sea hexes count, so the coast needs no special case.
//!
//! `hex` and `path` are the places, `terrain` what lies on them, `markers` what else marks them
//! (`marked`, where), and `island` puts it together, with `cells` to find a hex without searching,
//! `places` to list what may be built on, and `trade_hex` for plazas and inner paths. An island
//! comes from `layout` (as printed), `shuffle` (for the table to lay), `lay` (under rules, with
//! `puzzle` keeping apart what clashes), or `code` (typed in); `stock` counts the pieces for it.
//! `check` then says what is unusual about it and how fair it is, `coast` where its shores run, and
//! `islands` which of several islands is which.
//!
//! `shorthand` and `objects` have nothing to do with boards. They hold macros and a way of reading
//! JSON that the crates above need, too, and this is the lowest crate that they share.

#![forbid(unsafe_code)]

mod cells;
mod check;
mod coast;
mod code;
mod hex;
mod island;
mod islands;
mod lay;
mod layout;
mod marked;
mod markers;
mod objects;
mod path;
mod places;
mod puzzle;
mod rotation;
mod shorthand;
mod shuffle;
mod stock;
mod terrain;
mod trade_hex;
mod written_place;

pub use cells::Surroundings;
pub use check::{Fairness, Remark, StartSpot, Starts, Yield, fairness, remarks};
pub use coast::{Coast, Waters, coasts, harbor_spread};
pub use code::{ALPHABET, BadCode, IslandCode, MAX_CODE_CHARACTERS, MAX_CODE_TEXT, NoCode};
pub use hex::{Hex, Side};
pub use island::{BadIsland, Island, MAX_CELLS, MAX_HARBORS, MAX_HEXES, Tile};
pub use islands::{IslandLetter, Isle, SeaFrame, main_isle, ring_around};
pub use lay::{LaidIsland, lay, middle_hexes};
pub use layout::{DrawnBoard, DrawnHex, Shape, first_game};
pub use markers::{FishingGround, Lake, MAX_GROUNDS, Markers, SecondToken, Spring};
pub use objects::{Objects, objects, read_json};
pub use path::{Intersection, NoIntersection, NoPath, Path, Spot};
pub use puzzle::{DesertPlace, HarborPlaces, LayRules, Rule, Spacing};
pub use rotation::{BadRotation, Rotation};
pub use shorthand::fail_if;
pub use shuffle::{
    Spiral, TokenRule, Turning, lay_spiral, shuffled_island, spiral_order, spiral_starts,
};
pub use stock::{IslandPiece, Left, Stock, StockMisfit};
pub use terrain::{
    BadHarborKind, BadToken, Commodity, Harbor, HarborKind, Resource, Site, Terrain, Token,
};
pub use trade_hex::MAX_PATHS;
