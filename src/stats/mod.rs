//! What games tell. For now: play by lot, to try the rules and to measure.

mod random;

pub use random::{play_out, random_act, random_deed, random_setup};
