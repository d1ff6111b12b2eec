//! Keeping games: the journal of a game, and the folder that holds them. Also the user's
//! own decks, islands, and positions, one file each; the settings; what was deleted; and
//! files for other programs.
//!
//! Everything starts from a [`Folder`], which knows where things lie; `games` and `exchange` add
//! what it does with games: listing, beginning, moving, and taking them in and out. A game that is
//! opened is a [`Journal`], written through its [`Medium`] for as long as the game lasts. Decks and
//! islands are [`Documents`], whose folders list, remove, and put back alike, and what is removed
//! goes to a `bin`. `export` and `position` write for other programs; `position` also reads.
//!
//! Below all of them, `place` picks a name, `atomic_file` writes a file whole or not at all, and
//! `disk` is the system's or, in a browser, a tree in memory. Only `disk` opens, reads, or changes
//! files itself, and hardly anything else asks which of the two it is.
//!
//! Oddities:
//! - [`WriteError`] and `AtPath`, which adds a path to an error, stand in the journal's `keeper`,
//!   though the whole crate uses them.
//! - Own decks and islands are kept as JSON, but a game never looks for them again: its journal
//!   holds all the decks and the island it began with.
//! - `Folder` can be told to put something between a journal and its disk, or to call something
//!   before it looks into a game for a list. Only tests use either.

#![forbid(unsafe_code)]

mod atomic_file;
mod bin;
mod cache;
mod decks;
mod disk;
mod documents;
mod exchange;
mod export;
mod folder;
mod games;
mod islands;
mod journal;
mod place;
mod position;

pub use atomic_file::is_small;
pub use bin::{BinContents, BinOf, Deleted, KEPT_DAYS, Removed};
pub use cache::{CacheFile, SettingsFile};
pub use decks::{
    BadDeckFile, DeckFile, DeckFolder, Holder, inspect_file, inspect_scenario_file, read_deck,
};
#[cfg(target_arch = "wasm32")]
pub use disk::browser;
pub use documents::{Document, Documents};
pub use exchange::{NotExported, NotImported};
pub use export::{
    DataForm, ExportFolder, ExportForm, Exported, History, Table, tables_csv, tables_json,
};
pub use folder::{Folder, NoFolder, data_dir};
pub use games::{Continuations, NotMoved, Saved};
pub use islands::{
    BadIslandFile, BadIslandName, IslandFile, IslandFolder, IslandName, MAX_ISLAND_BYTES,
    MAX_ISLAND_NAME, NotRenamed, OwnIsland, read_island,
};
pub use journal::{
    AppendOutcome, Claim, Damage, DamagedCopy, Followed, Follower, Harm, Journal, LineBytes,
    MAX_JOURNAL_BYTES, MAX_JOURNAL_LINES, Medium, OpenError, Opened, Stamp, Stand, Ticket,
    Unclaimed, Unkept, Unread, WriteError, read_journal, read_journal_bytes, read_journal_while,
};
pub use place::{NotWritten, Occupied, Place};
pub use position::{
    BadField, BadPosition, BadPositionFile, HexLine, HoldersLine, ImportProblem, Imported,
    LaidPosition, MAX_POSITION_BYTES, NamedPlayer, PlayerLine, Pointing, PositionFile,
    PositionFolder, PositionLine, judge_position, read_position, read_position_file,
    write_position,
};
