//! Positions as files (FORMATS 1): what other programs and `tableside analyze`
//! read, one JSON object on a line.
//!
//! [`PositionLine`] is the one list of fields. What stands in them is laid on a
//! [`game::Table`] for two readers: [`judge_position`] takes a position as given and names the
//! first field that can't be; [`read_position`], the window's, takes what can be, says what it
//! left out, and leaves the rest to be put right by hand. A new field is a line in [`line`]
//! and its reading in [`lay`], its writing in [`write`].
//!
//! Both readers are in `read`. They fill the line, the window's always field by field (`fields`),
//! and hand it to `lay`, which lays the island, has `on_island` put the pieces there and
//! `lay_expansions`, `fish`, `lay_rivers`, `wagons`, and `oil` the rest of the expansions (`lay_scenario` of scenarios with rules of their own), and notes in one list of problems what didn't fit.
//! For an answer the first of them refuses the position; for a game they come along with it.

mod fields;
mod fish;
mod imported;
mod lay;
mod lay_expansions;
mod lay_rivers;
mod lay_scenario;
mod line;
mod oil;
mod on_island;
mod parts;
mod read;
mod wagons;
mod write;
mod write_scenario;

pub use fields::BadField;
pub use imported::{
    BadPosition, ImportProblem, Imported, MAX_POSITION_BYTES, NamedPlayer, Pointing,
};
pub use lay::LaidPosition;
pub use line::{HoldersLine, PlayerLine, PositionLine};
pub use parts::HexLine;
pub use read::{
    BadPositionFile, PositionFile, PositionFolder, judge_position, read_position,
    read_position_file,
};
pub use write::write_position;
