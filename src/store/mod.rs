//! Keeping games: the journal of a game, and the folder that holds them. And
//! keeping own decks, own islands and positions, a file each.
//!
//! A journal is a text file. Its first line is the opening, every further one
//! a step with its time; each begins with a checksum that chains to the line
//! before, so that what was cut off, doubled or changed is noticed.

mod decks;
mod folder;
mod island_name;
mod islands;
mod journal;
mod position;
mod settings_file;
mod whole;

pub use decks::{
    BadDeckFile, DeckFile, DeckFolder, Holder, NotWritten, Occupied, inspect_file, own_decks,
    read_deck,
};
pub use folder::{Folder, NoFolder, Saved, data_dir};
pub use island_name::{BadIslandName, IslandName, MAX_ISLAND_NAME};
pub use islands::{
    BadIslandFile, IslandFile, IslandFolder, MAX_ISLAND_BYTES, NotRenamed, OwnIsland,
};
pub use journal::{Damage, Journal, OpenError, Opened, WriteError, read_journal};
pub use position::{
    BadPosition, BadPositionFile, HandLine, HoldersLine, ImportProblem, Imported,
    MAX_POSITION_BYTES, Person, PlayerLine, Pointing, PositionFolder, read_position,
    read_position_file, write_position,
};
pub use settings_file::SettingsFile;
pub use whole::Removed;
