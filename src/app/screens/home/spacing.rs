//! How close things lie in the column of the start.

/// Below this height of the column what is above the lists lies closer, so that
/// all of it stays in sight.
const TIGHT: f32 = 620.0;

/// Below this one there is less of it, too.
const SCANT: f32 = 345.0;

/// What the way to have a deleted game back takes.
const UNDO_LINE: f32 = 72.0;

/// How close things lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// As they like.
    Roomy,
    /// As close as fingers allow.
    Tight,
    /// The same, and what can be read on the game's page is left out.
    Scant,
}

impl Spacing {
    /// What fits a column of this height, with or without the way to undo.
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
