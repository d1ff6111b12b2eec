//! Contents of each hex of an island, found without searching, and the hexes around its land
//! (SEA 2, 7).

use super::Hex;

/// Content of a hex, by its number among all of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellIndex {
    Land(u8),
    /// Sea that is laid out.
    Sea(u8),
    /// A hex that nobody has turned up so far.
    Hidden(u8),
}

/// The hexes of an island in a rectangle, column by column: their contents are asked for all the
/// time, and most of all by ships, which look for land and sea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    /// The least column and the least row.
    corner: Hex,
    rows: usize,
    columns: Vec<Option<CellIndex>>,
}

impl Cells {
    pub const NONE: Self = Self { corner: Hex::new(0, 0), rows: 0, columns: Vec::new() };

    /// These hexes, at most 256 of a kind, each kind in its order.
    ///
    /// # Errors
    /// The first hex on which two things lie, by column and row.
    pub fn of(
        land: impl Iterator<Item = Hex> + Clone,
        sea: &[Hex],
        hidden: &[Hex],
    ) -> Result<Self, Hex> {
        let land = numbered(land, CellIndex::Land);
        let sea = numbered(sea.iter().copied(), CellIndex::Sea);
        let hidden = numbered(hidden.iter().copied(), CellIndex::Hidden);
        let all = land.chain(sea).chain(hidden);
        let mut hexes = all.clone().map(|(hex, _)| hex);
        let Some(first) = hexes.next() else { return Ok(Self::NONE) };
        let (least, most) = hexes.fold((first, first), |(least, most), hex| {
            let least = Hex::new(least.q.min(hex.q), least.r.min(hex.r));
            (least, Hex::new(most.q.max(hex.q), most.r.max(hex.r)))
        });
        let width = usize::from(most.q.abs_diff(least.q)) + 1;
        let rows = usize::from(most.r.abs_diff(least.r)) + 1;
        let columns = vec![None; width * rows];
        let mut cells = Self { corner: least, rows, columns };
        let mut doubled: Option<Hex> = None;
        all.for_each(|(hex, cell)| {
            let place = cells.place(hex).and_then(|place| cells.columns.get_mut(place));
            if place.is_some_and(|place| place.replace(cell).is_some()) {
                doubled = Some(doubled.map_or(hex, |other| other.min(hex)));
            }
        });
        doubled.map_or(Ok(cells), Err)
    }

    /// Returns how many bytes the rectangle holds.
    pub const fn bytes(&self) -> usize {
        size_of_val(self.columns.as_slice())
    }

    /// Returns what lies on `hex`.
    #[inline]
    pub fn at(&self, hex: Hex) -> Option<CellIndex> {
        self.columns.get(self.place(hex)?).copied().flatten()
    }

    /// The place of `hex` in the rectangle. What is left of it, or above, wraps around to a
    /// number beyond it.
    #[inline]
    fn place(&self, hex: Hex) -> Option<usize> {
        let column = usize::from(hex.q.wrapping_sub(self.corner.q).cast_unsigned());
        let row = usize::from(hex.r.wrapping_sub(self.corner.r).cast_unsigned());
        (row < self.rows).then(|| column * self.rows + row)
    }
}

fn numbered(
    hexes: impl Iterator<Item = Hex> + Clone,
    cell: fn(u8) -> CellIndex,
) -> impl Iterator<Item = (Hex, CellIndex)> + Clone {
    hexes.zip(0..=u8::MAX).map(move |(hex, nth)| (hex, cell(nth)))
}

/// Hexes beside the tiles of an island; none in the base game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Sea that is laid out, the frame's too.
    pub sea: Vec<Hex>,
    /// Hexes that nobody has turned up so far.
    pub hidden: Vec<Hex>,
}

impl Surroundings {
    /// The same in order, as all else here wants it.
    #[must_use]
    pub(super) fn sorted(mut self) -> Self {
        self.sea.sort_unstable();
        self.hidden.sort_unstable();
        self
    }

    /// The same without what lies at `hex`.
    #[must_use]
    pub(super) fn without(&self, hex: Hex) -> Self {
        let others = |hexes: &[Hex]| hexes.iter().copied().filter(|other| *other != hex).collect();
        Self { sea: others(&self.sea), hidden: others(&self.hidden) }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.sea.is_empty() && self.hidden.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(all: &[(i8, i8)]) -> Vec<Hex> {
        all.iter().copied().map(Hex::from).collect()
    }

    #[test]
    fn every_hex_has_what_was_laid_there_and_no_other_has_anything() {
        for corner in [(0, 0), (-128, -128), (-3, 120), (120, -3)] {
            let at = |(q, r): (i8, i8)| Hex::new(corner.0 + q, corner.1 + r);
            let (land, sea, hidden) = ([at((0, 1)), at((2, 0))], [at((1, 1))], [at((2, 2))]);
            let cells = Cells::of(land.into_iter(), &sea, &hidden).expect("different hexes");
            let all = [
                (land[0], CellIndex::Land(0)),
                (land[1], CellIndex::Land(1)),
                (sea[0], CellIndex::Sea(0)),
                (hidden[0], CellIndex::Hidden(0)),
            ];
            for (q, r) in (i8::MIN..=i8::MAX).flat_map(|q| (i8::MIN..=i8::MAX).map(move |r| (q, r)))
            {
                let hex = Hex::new(q, r);
                let expected = all.iter().find(|(other, _)| *other == hex).map(|(_, cell)| *cell);
                assert_eq!(cells.at(hex), expected, "{hex:?}");
            }
        }
    }

    #[test]
    fn hexes_may_lie_as_far_apart_as_there_are_hexes() {
        let far = hexes(&[(-128, 127), (127, -128)]);
        let cells = Cells::of(far.iter().copied(), &[], &[]).expect("different hexes");
        assert_eq!(far.iter().filter_map(|hex| cells.at(*hex)).count(), 2);
        assert_eq!(cells.at(Hex::new(0, 0)), None);
    }

    #[test]
    fn the_first_of_several_doubled_hexes_is_told() {
        let land = hexes(&[(0, 0), (1, 0), (4, 4)]);
        let doubled = Cells::of(land.iter().copied(), &hexes(&[(4, 4), (1, 0)]), &[]);
        assert_eq!(doubled, Err(Hex::new(1, 0)));
        assert_eq!(Cells::of([].into_iter(), &[], &[]), Ok(Cells::NONE));
        assert_eq!(Cells::NONE.at(Hex::new(0, 0)), None);
    }
}
