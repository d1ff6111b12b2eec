//! The ways to reach a table without its eyes.

use enum_map::{Enum, EnumMap};

/// A way to reach a table without its eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum Channel {
    /// Cues.
    Sound,
    /// Words that are read aloud.
    Voice,
    /// The buzz of a device that is held.
    Buzz,
}

/// Whether anybody answers on a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// This system has no such thing.
    #[default]
    Missing,
    /// Nobody has been asked yet.
    Untried,
    /// What was sent last was taken.
    Answers,
    /// Nothing answered, or it refused.
    Silent,
}

/// What answers on each channel.
pub type Reaches = EnumMap<Channel, Reach>;
