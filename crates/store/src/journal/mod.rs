//! The journal of a game: a text file, a line for each thing that happened.
//!
//! The first two lines are the opening, twice, so that one of them may be
//! damaged; every further one is a step with its time. Each line begins with a
//! checksum, that of the line before, and its number ([`line`]). Nothing that
//! was written is written again, except where a damage is mended, and then the
//! file as it was found is kept beside.
//!
//! Reading ([`chain`], [`read`]) takes the longest run of whole lines. Writing
//! ([`keeper`]) holds all lines in memory and has a [`medium`] bring them to
//! disk; a line that is enqueued brings a [`Ticket`], and what it says is shown
//! when the ticket is settled. One window at a time writes a game ([`lock`]),
//! others may [`follow`] it.
//!
//! A file is split into lines in `read`, its first line is understood by `opening`, `chain` follows
//! the checksums, and `read` then replays the steps into a game. An entry goes the other way:
//! `keeper` has `line` chain it to the last one, keeps the bytes, and begins to write; `file`, the
//! medium that is a file, looks whether it is still its own before it appends.
//!
//! Oddities:
//! - The keeper is asked again and again (`go_on`); there is no thread that writes.
//! - A journal of an older version is never continued in place: a copy in today's form goes on,
//!   whose opening names the file it came from (`Origin`).
//! - A file that somebody else changed, took away, or replaced is no error. All lines are written
//!   anew from memory; what is in the way is kept beside, or left alone and the game gets another
//!   name.

mod chain;
mod file;
mod follow;
mod keeper;
mod line;
mod lock;
mod medium;
mod opening;
mod read;
mod stamp;

pub use file::JournalFile;
pub use follow::{Followed, Follower};
pub(crate) use keeper::AtPath;
pub use keeper::{Journal, Stand, Ticket, WriteError};
pub(super) use line::Sum;
pub use lock::{Claim, Unclaimed};
pub use medium::{AppendOutcome, LineBytes, Medium, Unkept};
pub(super) use opening::{Origin, is_journal, is_older};
pub use read::{
    Damage, DamagedCopy, Harm, MAX_JOURNAL_BYTES, MAX_JOURNAL_LINES, OpenError, Opened, Unread,
    read_journal, read_journal_bytes, read_journal_while,
};
pub(super) use read::{bytes_of, end_of, origin_of};
pub use stamp::Stamp;
