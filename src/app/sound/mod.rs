//! Sounds that a table hears: cues of our own making, and the words that are read aloud. The
//! platform plays them.
//!
//! The play screen says what is to be heard ([`Heard`]), and the shell passes it on, as far as the
//! settings want it. `cue` has both the notes, which the page plays by oscillators, and the samples
//! made of them, which desktops play. `clock_watch` only says when the turn clock's cue is due.

mod clock_watch;
mod cue;
mod volume;

pub use clock_watch::ClockWatch;
pub use cue::{Cue, CueChannel, Heard, Note, Reach, Reaches, Timbre, Wave};
pub use volume::Volume;
