//! Keeping games: the journal of a game, and the folder that holds them.
//!
//! A journal is a text file. Its first line is the opening, every further one
//! a step with its time; each begins with a checksum that chains to the line
//! before, so that what was cut off, doubled or changed is noticed.

mod deck_file;
mod folder;
mod journal;

pub use deck_file::{DeckFileError, read_deck};
pub use folder::{Folder, NoFolder, Saved, data_dir};
pub use journal::{Damage, Journal, OpenError, Opened, WriteError, read_journal};
