//! What lies in the box of Cities & Knights for each player, and how many cards.

/// How many knights of each level a player has (KNIGHTS 1).
pub const KNIGHTS: u8 = 2;

/// How many knights a player has: of three levels.
pub(crate) const MAX_KNIGHTS: usize = 3 * KNIGHTS as usize;

/// How many walls a player has (KNIGHTS 1).
pub const WALLS: usize = 3;

/// How many progress cards each track's deck has (KNIGHTS 1).
pub const PROGRESS_CARDS: u8 = 18;

/// How many progress cards a player may hold (KNIGHTS 8).
pub const MOST_PROGRESS_CARDS: u8 = 4;
