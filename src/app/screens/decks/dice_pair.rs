//! The pairs of dice that the grid of a deck has.

use crate::cards::Die;

/// Red and yellow die.
pub type Pair = (Die, Die);

/// All dice pairs, as they are typed in: row by row of the grid.
pub fn pairs() -> impl Iterator<Item = Pair> {
    Die::ALL.into_iter().flat_map(|yellow| Die::ALL.map(|red| (red, yellow)))
}
