//! On or off.

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// It is so.
    On,
    /// It is not.
    Off,
}

impl Switch {
    /// On if `yes`.
    pub const fn when(yes: bool) -> Self {
        if yes { Self::On } else { Self::Off }
    }

    /// The other one.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}
