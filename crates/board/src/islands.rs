//! The islands of a map: land that hangs together, each with its letter (SEA 8, 11); and the
//! frames of Seafarers: how far the sea reaches, and the pieces that go into it.

use std::collections::BTreeSet;
use std::fmt;

use super::{HarborKind, Hex, Island, IslandPiece, Resource, Stock, Terrain, Tile, Token};

/// Letters that name islands before they are put together.
const LETTERS: &[u8; 26] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The name of an island: A, B, C, up to Z, then AA, AB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IslandLetter(u8);

impl IslandLetter {
    pub const FIRST: Self = Self(0);

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for IslandLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [before, last] = [usize::from(self.0) / LETTERS.len(), usize::from(self.0)];
        let letter = |nth: usize| LETTERS.get(nth % LETTERS.len()).copied().map(char::from);
        let first = before.checked_sub(1).and_then(letter);
        first.into_iter().chain(letter(last)).try_for_each(|letter| write!(f, "{letter}"))
    }
}

/// Land that hangs together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Isle {
    pub letter: IslandLetter,
    /// Hexes of the island, sorted.
    pub hexes: Vec<Hex>,
}

impl Island {
    /// The islands it is made of, by their first hexes: deserts and gold belong to them,
    /// hidden hexes don't until they are turned up.
    pub fn islands(&self) -> Vec<Isle> {
        self.islands_of(|_| true)
    }

    /// Returns what hangs together of the tiles that `belongs` takes, by their first hexes.
    pub fn islands_of(&self, belongs: impl Fn(&Tile) -> bool) -> Vec<Isle> {
        let mut isles = Vec::new();
        let numbered = || self.tiles().iter().zip(0_u8..);
        let of_these = numbered().filter(|(tile, _)| belongs(tile));
        let mut left = of_these.fold(Tiles::default(), |all, (_, nth)| all.with(nth));
        while let Some(first) = left.first() {
            let mut isle = Tiles::default().with(first);
            let mut open = isle;
            while let Some(nth) = open.first() {
                open = open.without_first();
                let Some(tile) = self.tiles().get(usize::from(nth)) else { continue };
                let beside = tile.at.neighbors().filter_map(|hex| self.land_number(hex));
                let beside = beside.fold(Tiles::default(), Tiles::with);
                let fresh = beside.among(left).without(isle);
                open = open.and(fresh);
                isle = isle.and(fresh);
            }
            left = left.without(isle);
            let mut hexes = Vec::with_capacity(isle.count());
            let of_isle = isle.each().filter_map(|nth| self.tiles().get(usize::from(nth)));
            hexes.extend(of_isle.map(|tile| tile.at));
            // There are never more than 127 hexes, so there are no more islands.
            let letter = IslandLetter(u8::try_from(isles.len()).unwrap_or(u8::MAX));
            isles.push(Isle { letter, hexes });
        }
        isles
    }
}

/// Tiles by their numbers on the island, as bits: there are never more than 127.
#[derive(Clone, Copy, Default)]
struct Tiles(u128);

impl Tiles {
    const fn with(self, nth: u8) -> Self {
        Self(self.0 | 1 << nth)
    }

    const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// All numbers, the least first.
    fn each(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self = self.without_first();
            Some(first)
        })
    }

    fn first(self) -> Option<u8> {
        (self.0 != 0).then(|| u8::try_from(self.0.trailing_zeros()).ok()).flatten()
    }
}

/// The main one of all these islands, where a rule needs one: the largest, if it is at
/// least twice the size of the second and over half the land (SEA 11).
pub fn main_isle(isles: &[Isle]) -> Option<&Isle> {
    let largest = isles.iter().max_by_key(|isle| isle.hexes.len())?;
    let size = largest.hexes.len();
    let others = || isles.iter().filter(|isle| isle.letter != largest.letter);
    let second = others().map(|isle| isle.hexes.len()).max().unwrap_or(0);
    let rest: usize = others().map(|isle| isle.hexes.len()).sum();
    (size >= 2 * second && size > rest).then_some(largest)
}

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

/// First column of each row of a frame, and the number of hexes that it has beyond those of the
/// first row.
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

    /// Returns the hexes, row by row from the top, the outermost ring included.
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
            stock.set(IslandPiece::Terrain(terrain), if is_small { 5 } else { 7 });
        }
        stock.set(IslandPiece::Terrain(Terrain::Desert), if is_small { 3 } else { 5 });
        stock.set(IslandPiece::Terrain(Terrain::Gold), if is_small { 2 } else { 4 });
        for token in Token::ALL {
            let count = match (is_small, token.number()) {
                (true, 2 | 12) => 2,
                (true, _) | (false, 2 | 12) => 3,
                (false, 5 | 6 | 8 | 9) => 5,
                (false, _) => 4,
            };
            stock.set(IslandPiece::Token(token), count);
        }
        for kind in HarborKind::ALL {
            let count = match kind {
                HarborKind::Any => 5,
                HarborKind::Of(Resource::Wool) if !is_small => 2,
                HarborKind::Of(_) => 1,
            };
            stock.set(IslandPiece::Harbor(kind), count);
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
    use crate::{MAX_CELLS, Shape, Surroundings, Terrain};

    fn of(land: &[(i8, i8)], hidden: &[(i8, i8)]) -> Vec<(String, Vec<Hex>)> {
        let hexes = |all: &[(i8, i8)]| all.iter().copied().map(Hex::from).collect::<Vec<_>>();
        let tile = |at: Hex| Tile { at, terrain: Terrain::Desert, token: None };
        let tiles = hexes(land).into_iter().map(tile).collect();
        let surroundings = Surroundings { sea: Vec::new(), hidden: hexes(hidden) };
        let island = Island::with_sea(tiles, Vec::new(), surroundings).expect("different hexes");
        let isles = island.islands().into_iter();
        isles.map(|isle| (isle.letter.to_string(), isle.hexes)).collect()
    }

    #[test]
    fn islands_are_named_in_the_order_of_their_first_hexes() {
        let found = of(&[(3, 0), (0, 0), (0, 1), (-2, 4)], &[]);
        let hexes = |all: &[(i8, i8)]| all.iter().copied().map(Hex::from).collect::<Vec<_>>();
        let expected = [
            ("A".to_owned(), hexes(&[(-2, 4)])),
            ("B".to_owned(), hexes(&[(0, 0), (0, 1)])),
            ("C".to_owned(), hexes(&[(3, 0)])),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_hidden_hex_joins_no_islands_until_it_is_turned_up() {
        assert_eq!(of(&[(0, 0), (2, 0)], &[(1, 0)]).len(), 2);
        assert_eq!(of(&[(0, 0), (1, 0), (2, 0)], &[]).len(), 1);
    }

    #[test]
    fn a_printed_island_is_one_and_after_z_comes_aa() {
        let hexes: Vec<(i8, i8)> = Shape::Large.hexes().into_iter().map(Into::into).collect();
        assert_eq!(of(&hexes, &[]).len(), 1);
        let apart: Vec<(i8, i8)> = (0..28).map(|nth| (2 * nth, 0)).collect();
        let letters: Vec<String> = of(&apart, &[]).into_iter().map(|(letter, _)| letter).collect();
        assert_eq!(letters[25..], ["Z", "AA", "AB"]);
        assert_eq!(of(&[], &[]), []);
    }

    #[test]
    fn the_main_island_is_twice_the_second_and_over_half_the_land() {
        let rows = |lengths: &[i8]| {
            let row = |(nth, length): (i8, i8)| (0..length).map(move |q| Hex::new(q, 2 * nth));
            let tile = |at: Hex| Tile { at, terrain: Terrain::Hills, token: None };
            let hexes = (0..).zip(lengths.iter().copied()).flat_map(row);
            let island = Island::new(hexes.map(tile).collect(), Vec::new()).expect("an island");
            main_isle(&island.islands()).map(|isle| isle.hexes.len())
        };
        assert_eq!(rows(&[6, 3, 2]), Some(6));
        assert_eq!(rows(&[3, 6]), Some(6));
        assert_eq!(rows(&[5, 3]), None, "not twice the second");
        assert_eq!(rows(&[6, 3, 3]), None, "not over half");
        assert_eq!((rows(&[1]), rows(&[])), (Some(1), None));
    }

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
