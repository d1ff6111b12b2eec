//! How the lines of a payout are arranged in the available room.

/// The gap between two lines.
pub const GAP: f32 = 5.0;

/// An arrangement of the lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    pub columns: usize,
    /// The height of a line.
    pub row: f32,
    /// Those who take nothing share the last line.
    pub is_together: bool,
}

impl Grid {
    const fn new(columns: usize, row: f32, is_together: bool) -> Self {
        Self { columns, row, is_together }
    }

    /// The first arrangement, from the most legible to the tightest, in which nobody's
    /// cards are cut off at the bottom in a room `wide` and `high`. `lines` and `takers` count
    /// all players and those who take something.
    pub fn of(lines: usize, takers: usize, (wide, high): (f32, f32)) -> Self {
        const WAYS: [Grid; 11] = [
            Grid::new(1, 56.0, false),
            Grid::new(1, 48.0, false),
            Grid::new(1, 42.0, false),
            Grid::new(2, 52.0, false),
            Grid::new(2, 44.0, false),
            Grid::new(1, 42.0, true),
            Grid::new(2, 38.0, false),
            Grid::new(2, 34.0, false),
            Grid::new(2, 38.0, true),
            Grid::new(2, 32.0, true),
            Grid::new(2, 28.0, true),
        ];
        let fits = |way: &Self| {
            let least = if way.row < 40.0 { 180.0 } else { 260.0 };
            let is_wide = way.columns == 1 || wide >= 2.0 * least;
            is_wide && way.height(lines, takers) <= high
        };
        let tightest = if wide >= 360.0 { 2 } else { 1 };
        let last = Self::new(tightest, 28.0, true);
        WAYS.into_iter().find(fits).unwrap_or(last)
    }

    pub fn height(self, lines: usize, takers: usize) -> f32 {
        let places = if self.is_together { takers + usize::from(lines > takers) } else { lines };
        (self.row + GAP) * places.div_ceil(self.columns) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_players_takings_fit_beside_a_card_on_the_smallest_screens() {
        for (wide, high) in [(419.0, 110.0), (456.0, 110.0), (509.0, 180.0)] {
            for takers in 0..=6 {
                let grid = Grid::of(6, takers, (wide, high));
                assert!(
                    grid.height(6, takers) <= high,
                    "{takers} of six in {wide}x{high}: {grid:?}"
                );
            }
        }
    }

    #[test]
    fn lines_are_large_where_there_is_room_for_large_ones() {
        let grid = Grid::of(4, 2, (576.0, 300.0));
        assert_eq!(grid, Grid::new(1, 56.0, false));
    }
}
