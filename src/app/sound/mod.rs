//! What a table hears: cues of our own making, and the words that are read aloud. What
//! plays them is the platform's.

mod channel;
mod clock_watch;
mod cue;
mod heard;
mod note;
mod volume;
mod wave;

pub use channel::{Channel, Reach, Reaches};
pub use clock_watch::ClockWatch;
pub use cue::Cue;
pub use heard::Heard;
pub use note::{Note, Timbre};
pub use volume::{BadVolume, Volume};
pub use wave::Wave;
