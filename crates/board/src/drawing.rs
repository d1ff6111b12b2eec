//! Boards as the rules' documents draw them, in rows and columns (SEA 13, TRADERS 9).

use super::{Hex, Path, Shape, Side};

/// A hex by its row and column in a drawing.
pub type DrawnHex = (i8, i8);

/// Drawing of a board with rows and columns from 0, odd rows half a hex to the right; the hex in
/// its middle is `[0, 0]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnBoard {
    /// The hex in the middle, counted from the one in the first row and column.
    middle: Hex,
}

impl DrawnBoard {
    /// Boards for up to four players.
    pub const SMALL: Self = Self { middle: Hex::new(2, 3) };
    /// Boards for five and six.
    pub const LARGE: Self = Self { middle: Hex::new(2, 4) };

    /// The drawing that a printed shape is found in.
    pub const fn of(shape: Shape) -> Self {
        match shape {
            Shape::Standard => Self::SMALL,
            Shape::Large => Self::LARGE,
        }
    }

    pub const fn hex(self, (row, column): DrawnHex) -> Hex {
        Hex::new(column - row / 2 - self.middle.q, row - self.middle.r)
    }

    pub const fn path(self, at: DrawnHex, side: Side) -> Path {
        Path::of(self.hex(at), side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_a_drawn_shape_are_its_hexes() {
        let small: &[(i8, i8, i8)] = &[(1, 2, 4), (2, 2, 5), (3, 1, 5), (4, 2, 5), (5, 2, 4)];
        let large: &[(i8, i8, i8)] =
            &[(1, 2, 4), (2, 2, 5), (3, 1, 5), (4, 1, 6), (5, 1, 5), (6, 2, 5), (7, 2, 4)];
        for (shape, rows) in [(Shape::Standard, small), (Shape::Large, large)] {
            let drawn = rows.iter().flat_map(|(row, first, last)| {
                (*first..=*last).map(|column| DrawnBoard::of(shape).hex((*row, column)))
            });
            assert_eq!(drawn.collect::<Vec<_>>(), shape.hexes());
        }
    }
}
