//! How close together things are in the start screen's column.

/// In a column lower than this, things above the lists move closer together, so
/// that all of them stay visible.
const TIGHT: f32 = 620.0;

/// In a column lower than this, some of them are left out, too.
const SCANT: f32 = 345.0;

/// The height of the line that offers to undo a deletion.
const UNDO_LINE: f32 = 72.0;

/// How close together things are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// With room to spare.
    Roomy,
    /// As close as fingers allow.
    Tight,
    /// The same, leaving out what the game's page shows, too.
    Scant,
}

impl Spacing {
    /// The spacing for a column of this height, with or without the undo line.
    pub fn within(height: f32, can_undo: bool) -> Self {
        let rest = if can_undo { height - UNDO_LINE } else { height };
        match height {
            _ if rest < SCANT => Self::Scant,
            height if height < TIGHT => Self::Tight,
            _ => Self::Roomy,
        }
    }

    /// The space between two things.
    pub const fn gap(self) -> f32 {
        match self {
            Self::Roomy => 8.0,
            Self::Tight | Self::Scant => 2.0,
        }
    }
}
