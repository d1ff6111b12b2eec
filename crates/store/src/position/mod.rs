//! Positions as files (FORMATS 1): what other programs and `tableside analyze`
//! read, one JSON object on a line.
//!
//! Two readers share the words of [`wire`]: the command line's is strict and
//! names the first field that is wrong; the window's, [`read_position`], takes
//! what can be, says what it left out, and leaves the rest to be put right by
//! hand.

mod file;
mod hexes;
mod imported;
mod knights_read;
mod knights_write;
mod pieces;
mod problems;
mod read;
mod sea_read;
mod sea_write;
mod wire;
mod write;

pub use file::{BadPositionFile, PositionFolder, read_position_file};
use game::Expansion;
pub use hexes::{Ground, HexLine};
pub use imported::{BadPosition, ImportProblem, Imported, MAX_POSITION_BYTES, Person, Pointing};
pub use knights_write::{KnightsPlayerWritten, KnightsWritten};
pub use read::read_position;
pub use sea_write::{SeaPlayerWritten, SeaWritten};
pub use wire::{HandLine, HoldersLine, PlayerLine};
pub use write::write_position;
