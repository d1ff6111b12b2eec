//! What of a map is mixed, and what lies as it is printed.

/// Whether pieces lie as they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mixing {
    /// As printed; where nothing is printed, shuffled.
    Printed,
    /// Shuffled within their areas.
    Shuffled,
}

/// How a map is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayHow {
    /// The terrain.
    pub terrain: Mixing,
    /// The tokens.
    pub tokens: Mixing,
    /// The kinds of the harbors; where players would lay them, their places as well.
    pub harbors: Mixing,
}

impl LayHow {
    /// All as printed.
    pub const PRINTED: Self =
        Self { terrain: Mixing::Printed, tokens: Mixing::Printed, harbors: Mixing::Printed };

    /// All shuffled.
    pub const SHUFFLED: Self =
        Self { terrain: Mixing::Shuffled, tokens: Mixing::Shuffled, harbors: Mixing::Shuffled };
}
