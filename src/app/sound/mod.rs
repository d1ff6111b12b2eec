//! What a table hears: cues of our own making, and the words that are read aloud. What
//! plays them is the platform's.

mod clock_watch;
mod cue;
mod note;
mod volume;
mod wave;

pub use clock_watch::ClockWatch;
pub use cue::{Channel, Cue, Heard, Reach, Reaches};
pub use note::{Note, Timbre};
pub use volume::{BadVolume, Volume};
pub use wave::Wave;
