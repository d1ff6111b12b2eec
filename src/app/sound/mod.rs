//! What a table hears: cues of our own making, and the words that are read aloud. What
//! plays them is the platform's.

mod clock_watch;
mod cue;
mod volume;

pub use clock_watch::ClockWatch;
pub use cue::{Channel, Cue, Heard, Note, Reach, Reaches, Timbre, Wave};
pub use volume::Volume;
