//! The usual frame of harbors, on printed shapes and on others.

use std::collections::BTreeSet;

use board::{Coast, Harbor, HarborKind, Hex, Path, Shape, Stock, coasts, harbor_spread};

/// The usual harbors of a set of hexes, turned a number of times: through the rotations
/// of a printed shape, otherwise along the coast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HarborFrame(u8);

impl HarborFrame {
    /// The frame that these harbors match on these hexes.
    pub fn of(hexes: &[Hex], harbors: &[Harbor]) -> Option<Self> {
        let sought: BTreeSet<Harbor> = harbors.iter().copied().collect();
        let turns = Shape::of(hexes).map_or(1, |shape| shape.rotations().len());
        let frames = (0..u8::MAX).take(turns).map(Self);
        frames
            .into_iter()
            .find(|frame| frame.harbors(hexes).into_iter().collect::<BTreeSet<_>>() == sought)
    }

    pub fn harbors(self, hexes: &[Hex]) -> Vec<Harbor> {
        let first = Shape::of(hexes).map_or_else(|| spread(hexes), Shape::harbors);
        (0..self.0).fold(first, |harbors, _| turned(hexes, &harbors))
    }

    /// The frame turned once more.
    #[must_use]
    pub fn next(self, hexes: &[Hex]) -> Self {
        let turns = match Shape::of(hexes) {
            Some(shape) => shape.rotations().len(),
            None => coast(hexes).len(),
        };
        let turns = u8::try_from(turns).unwrap_or(u8::MAX).max(1);
        Self((self.0 + 1) % turns)
    }
}

/// Harbors for a shape that no box has: as many as the coast has room for, evenly spaced,
/// mixed as on the printed frame.
fn spread(hexes: &[Hex]) -> Vec<Harbor> {
    let stock = Stock::fitting(hexes);
    let paths = harbor_spread(hexes, stock.harbor_total());
    let mut left: Vec<HarborKind> = stock.harbor_pieces();
    let mut printed = Shape::Standard.harbors().into_iter().map(|harbor| harbor.gives).cycle();
    let mut next = || {
        let wanted = printed.next()?;
        let place = left.iter().position(|kind| *kind == wanted).unwrap_or(0);
        (place < left.len()).then(|| left.remove(place))
    };
    let harbors = paths.into_iter().filter_map(|path| Some(Harbor { path, gives: next()? }));
    harbors.collect()
}

/// These harbors after turning the frame to its next rotation; on a shape without a
/// frame, each one path further along its coast.
pub fn turned(hexes: &[Hex], harbors: &[Harbor]) -> Vec<Harbor> {
    let with_shape = Shape::of(hexes).and_then(|shape| {
        let rotation = shape.rotations().get(1)?;
        shape.turned(harbors.to_vec(), *rotation)
    });
    with_shape.unwrap_or_else(|| {
        let coasts = coasts(hexes);
        let next = |path| coasts.iter().find_map(|coast| next_on(coast, path)).unwrap_or(path);
        harbors.iter().map(|harbor| Harbor { path: next(harbor.path), ..*harbor }).collect()
    })
}

fn next_on(coast: &Coast, path: Path) -> Option<Path> {
    let place = coast.paths().iter().position(|other| *other == path)?;
    coast.paths().iter().copied().cycle().nth(place + 1)
}

/// All paths between these hexes and water, coast after coast.
pub fn coast(hexes: &[Hex]) -> Vec<Path> {
    coasts(hexes).iter().flat_map(|coast| coast.paths().to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_printed_shapes_the_frame_turns_through_the_rotations_of_the_shape() {
        for shape in Shape::ALL {
            let hexes = shape.hexes();
            let mut frame = HarborFrame::default();
            for rotation in shape.rotations() {
                let printed = shape.harbors_turned(*rotation).expect("a rotation of its own");
                assert_eq!(HarborFrame::of(&hexes, &printed), Some(frame));
                frame = frame.next(&hexes);
            }
            assert_eq!(frame, HarborFrame::default());
        }
    }

    #[test]
    fn on_other_shapes_the_harbors_move_on_along_their_coasts() {
        let mut hexes = Shape::Standard.hexes();
        hexes.retain(|hex| *hex != Hex::new(0, 0));
        let first = HarborFrame::default();
        let coast = coast(&hexes);
        let mut frame = first;
        for _ in 0..coast.len() {
            let harbors = frame.harbors(&hexes);
            assert!(harbors.iter().all(|harbor| coast.contains(&harbor.path)));
            frame = frame.next(&hexes);
        }
        assert_eq!(frame, first);
        assert_ne!(first.next(&hexes).harbors(&hexes), first.harbors(&hexes));
    }
}
