//! Sounds that a table hears: cues of our own making, and the words that are read aloud. The
//! platform plays them.

mod clock_watch;
mod cue;
mod volume;

pub use clock_watch::ClockWatch;
pub use cue::{Cue, CueChannel, Heard, Note, Reach, Reaches, Timbre, Wave};
pub use volume::Volume;
