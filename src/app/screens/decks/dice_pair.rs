//! The dice pairs in a deck's grid.

use cards::Die;

/// Red and yellow die.
pub type Pair = (Die, Die);

/// All dice pairs in typing order: row by row through the grid.
pub fn pairs() -> impl Iterator<Item = Pair> {
    Die::ALL.into_iter().flat_map(|yellow| Die::ALL.map(|red| (red, yellow)))
}
