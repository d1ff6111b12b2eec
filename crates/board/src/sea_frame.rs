//! The frames of Seafarers: how far the sea reaches, and the pieces that go into it
//! (SEA 1, 13, 14).

use std::collections::BTreeSet;

use super::{HarborKind, Hex, Resource, Stock, Terrain, Token};

/// A frame of sea, by how many players sit around it. Its hexes lie where the drawings of
/// SEA 13 have them: the first in row 0, column 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeaFrame {
    /// For three players: 59 hexes.
    Three,
    /// For four players: 68 hexes.
    Four,
    /// For five and six players: 95 hexes.
    Six,
}

/// In which column each row of a frame begins, and how much longer it is than the first.
const ROWS: [(i8, i8); 9] =
    [(2, 0), (1, 1), (1, 2), (0, 3), (1, 2), (0, 3), (1, 2), (1, 1), (2, 0)];

impl SeaFrame {
    /// All three, the smallest first.
    pub const ALL: [Self; 3] = [Self::Three, Self::Four, Self::Six];

    pub const fn seating(players: usize) -> Self {
        match players {
            0..=3 => Self::Three,
            4 => Self::Four,
            _ => Self::Six,
        }
    }

    /// Its hexes, row by row from the top, the outermost ring included.
    pub fn hexes(self) -> Vec<Hex> {
        let shortest: i8 = match self {
            Self::Three => 5,
            Self::Four => 6,
            Self::Six => 9,
        };
        let row = |(r, (first, more)): (i8, (i8, i8))| {
            let from = first - r / 2;
            (from..from + shortest + more).map(move |q| Hex::new(q, r))
        };
        (0..).zip(ROWS).flat_map(row).collect()
    }

    /// The pieces of land that the boxes have for it; one island rarely takes all of them.
    pub fn stock(self) -> Stock {
        let is_small = self != Self::Six;
        let mut stock = Stock::default();
        for terrain in Terrain::ALL {
            stock.set_terrain(terrain, if is_small { 5 } else { 7 });
        }
        stock.set_terrain(Terrain::Desert, if is_small { 3 } else { 5 });
        stock.set_terrain(Terrain::Gold, if is_small { 2 } else { 4 });
        for token in Token::ALL {
            let count = match (is_small, token.number()) {
                (true, 2 | 12) => 2,
                (true, _) | (false, 2 | 12) => 3,
                (false, 5 | 6 | 8 | 9) => 5,
                (false, _) => 4,
            };
            stock.set_token(token, count);
        }
        for kind in HarborKind::ALL {
            let count = match kind {
                HarborKind::Any => 5,
                HarborKind::Of(Resource::Wool) if !is_small => 2,
                HarborKind::Of(_) => 1,
            };
            stock.set_harbor(kind, count);
        }
        stock
    }
}

/// The hexes right around these: the least sea that lets ships pass.
pub fn ring_around(hexes: impl IntoIterator<Item = Hex>) -> BTreeSet<Hex> {
    let inside: BTreeSet<Hex> = hexes.into_iter().collect();
    let around = inside.iter().flat_map(|hex| hex.neighbors());
    around.filter(|hex| !inside.contains(hex)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_CELLS;

    #[test]
    fn frames_have_as_many_hexes_as_the_rules_say_the_outer_ring_among_them() {
        for (frame, hexes, ring) in
            [(SeaFrame::Three, 59, 24), (SeaFrame::Four, 68, 26), (SeaFrame::Six, 95, 32)]
        {
            let all: BTreeSet<Hex> = frame.hexes().into_iter().collect();
            assert_eq!(all.len(), hexes);
            let is_rim = |hex: &&Hex| hex.neighbors().any(|next| !all.contains(&next));
            assert_eq!(all.iter().filter(is_rim).count(), ring);
            assert!(hexes < MAX_CELLS);
        }
    }

    #[test]
    fn a_frame_has_the_sea_right_around_the_land_in_its_middle() {
        for frame in SeaFrame::ALL {
            let all: BTreeSet<Hex> = frame.hexes().into_iter().collect();
            let inner = |hex: &Hex| hex.neighbors().all(|next| all.contains(&next));
            let land: Vec<Hex> = all.iter().copied().filter(inner).collect();
            let whole: BTreeSet<Hex> =
                ring_around(land.iter().copied()).into_iter().chain(land).collect();
            assert_eq!(whole, all);
        }
        assert_eq!(ring_around([]), BTreeSet::new());
        assert_eq!(ring_around([Hex::new(0, 0)]).len(), 6);
    }

    #[test]
    fn there_are_as_many_frames_as_sizes_of_a_table() {
        let frames = [1, 3, 4, 5, 6].map(SeaFrame::seating);
        let [three, four, six] = SeaFrame::ALL;
        assert_eq!(frames, [three, three, four, six, six]);
    }
}
