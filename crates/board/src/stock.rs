//! The pieces that an island is laid with.

use enum_map::{Enum, EnumMap};

use super::{
    Harbor, HarborKind, Shape, Terrain, Tile, Token, Waters, coasts, fail_if, harbor_spread,
};
use super::{Hex, MAX_HEXES};

/// A kind of piece: a terrain hex, a number token, or a harbor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Enum)]
pub enum IslandPiece {
    Terrain(Terrain),
    Token(Token),
    Harbor(HarborKind),
}

/// The number of pieces of each kind that there are to lay. Any count can be set by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stock(EnumMap<IslandPiece, u8>);

/// The rest of a stock; negative where more is laid than there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left(pub EnumMap<IslandPiece, i16>);

/// Reason that a stock doesn't fit a set of hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum StockMisfit {
    Terrain {
        hexes: usize,
        pieces: usize,
    },
    Tokens {
        hexes: usize,
        pieces: usize,
    },
    Harbors {
        room: usize,
        pieces: usize,
    },
    /// No hexes, duplicate hexes, or more than [`MAX_HEXES`].
    Hexes,
}

impl Stock {
    /// The pieces of the box for a printed shape.
    pub fn of(shape: Shape) -> Self {
        let mut stock = Self::of_laid(&[], &shape.harbors());
        for terrain in Terrain::ALL {
            stock.set(IslandPiece::Terrain(terrain), shape.terrain_count(terrain));
        }
        for token in shape.tokens() {
            stock.add(IslandPiece::Token(token));
        }
        stock
    }

    /// The pieces on the table.
    pub fn of_laid(tiles: &[Tile], harbors: &[Harbor]) -> Self {
        let mut stock = Self::default();
        for tile in tiles {
            stock.add(IslandPiece::Terrain(tile.terrain));
            if let Some(token) = tile.token {
                stock.add(IslandPiece::Token(token));
            }
        }
        for harbor in harbors {
            stock.add(IslandPiece::Harbor(harbor.gives));
        }
        stock
    }

    /// The pieces for these hexes: those of the box on a printed shape, else
    /// [`Self::in_proportion`] to them and their outer coasts.
    pub fn fitting(hexes: &[Hex]) -> Self {
        if let Some(shape) = Shape::of(hexes) {
            return Self::of(shape);
        }
        let coasts = coasts(hexes);
        let outer = coasts.iter().filter(|coast| coast.waters() == Waters::Outer);
        Self::in_proportion(hexes.len(), outer.map(|coast| coast.paths().len()).sum())
    }

    /// Pieces for `hexes` hexes (capped at [`MAX_HEXES`]) in the same
    /// proportions as the box for four, and three harbors per ten paths of
    /// coast.
    ///
    /// Each piece added is of the kind furthest behind its share, so a larger
    /// island has all the pieces of a smaller one. 19 hexes get exactly the box
    /// for four; 30 get the terrain and tokens of the box for six. With fewer
    /// than nine tokens there is no 2 or 12; with fewer than eight there is one
    /// red.
    pub fn in_proportion(hexes: usize, coast_length: usize) -> Self {
        use Terrain::{Desert, Fields, Forest, Hills, Mountains, Pasture};
        let hexes = hexes.min(MAX_HEXES);
        let mut stock = Self::default();
        let terrain = [Forest, Pasture, Fields, Hills, Mountains, Desert];
        stock.share_out(&terrain.map(IslandPiece::Terrain), hexes);
        // Among equally common numbers, the reds are neither first nor adjacent.
        let order = [9, 5, 6, 10, 4, 11, 3, 8, 2, 12];
        let tokens = order.into_iter().filter_map(|number| Token::try_from(number).ok());
        let tokens: Vec<IslandPiece> = tokens.map(IslandPiece::Token).collect();
        stock.share_out(&tokens, hexes - usize::from(stock.terrain(Desert)));
        let harbors = (coast_length * 3 + 5) / 10;
        stock.share_out(&HarborKind::ALL.map(IslandPiece::Harbor), harbors);
        stock
    }

    /// Shares out `count` pieces of these kinds in the proportions of the box by the odd-divisor
    /// method (Sainte-Laguë): each goes to the kind with the highest share divided by `2n + 1`,
    /// where `n` is how many it has; ties go to the first.
    fn share_out(&mut self, kinds: &[IslandPiece], count: usize) {
        let boxed = Self::of(Shape::Standard);
        for _ in 0..count {
            let mut best: Option<(IslandPiece, u32, u32)> = None;
            for kind in kinds {
                let share = u32::from(boxed.count(*kind));
                let divisor = 2 * u32::from(self.count(*kind)) + 1;
                if best.is_none_or(|(_, top, bottom)| share * bottom > top * divisor) {
                    best = Some((*kind, share, divisor));
                }
            }
            let Some((kind, ..)) = best else { break };
            self.add(kind);
        }
    }

    pub fn terrain(&self, terrain: Terrain) -> u8 {
        self.count(IslandPiece::Terrain(terrain))
    }

    pub fn count(&self, piece: IslandPiece) -> u8 {
        self.0[piece]
    }

    pub fn set(&mut self, piece: IslandPiece, count: u8) {
        self.0[piece] = count;
    }

    fn add(&mut self, piece: IslandPiece) {
        self.0[piece] = self.0[piece].saturating_add(1);
    }

    pub fn terrain_total(&self) -> usize {
        self.terrain_pieces().len()
    }

    pub fn token_total(&self) -> usize {
        self.token_pieces().len()
    }

    pub fn harbor_total(&self) -> usize {
        self.harbor_pieces().len()
    }

    pub fn terrain_pieces(&self) -> Vec<Terrain> {
        self.pieces(IslandPiece::Terrain)
    }

    pub fn token_pieces(&self) -> Vec<Token> {
        self.pieces(IslandPiece::Token)
    }

    pub fn harbor_pieces(&self) -> Vec<HarborKind> {
        self.pieces(IslandPiece::Harbor)
    }

    fn pieces<K: Enum + Copy>(&self, piece: fn(K) -> IslandPiece) -> Vec<K> {
        let counts = EnumMap::from_fn(|kind: K| self.count(piece(kind)));
        counts.iter().flat_map(|(kind, count)| vec![kind; usize::from(*count)]).collect()
    }

    /// The tokens in the order a spiral lays them: the printed order if they
    /// are the tokens of a printed shape. Otherwise each number is spread over
    /// the whole length, and reds or equal numbers don't follow each other
    /// while anything else is left.
    pub fn spiral_tokens(&self) -> Vec<Token> {
        let all = self.token_pieces();
        let printed = Shape::ALL.into_iter().find(|shape| Self::of(*shape).token_pieces() == all);
        if let Some(shape) = printed {
            return shape.tokens();
        }
        let total = all.len();
        let mut used: EnumMap<Token, usize> = EnumMap::default();
        let mut order: Vec<Token> = Vec::with_capacity(total);
        let count = |token: Token| usize::from(self.count(IslandPiece::Token(token)));
        while order.len() < total {
            let before = order.last().copied();
            let clash = |token: Token| {
                before.is_some_and(|before| before == token || before.is_red() && token.is_red())
            };
            let left = Token::ALL.into_iter().filter(|token| used[*token] < count(*token));
            // Copies of a number go in the middle of equal stretches.
            let place = |token: Token| (2 * used[token] + 1) * 1_000 / (2 * count(token));
            let Some(next) = left.min_by_key(|token| (clash(*token), place(*token))) else { break };
            used[next] += 1;
            order.push(next);
        }
        order
    }

    /// Returns what is left once these are on the table.
    pub fn left(&self, tiles: &[Tile], harbors: &[Harbor]) -> Left {
        let laid = Self::of_laid(tiles, harbors);
        Left(EnumMap::from_fn(|piece| i16::from(self.count(piece)) - i16::from(laid.count(piece))))
    }

    /// Checks that every piece has a place on these hexes, and every hex its
    /// pieces.
    ///
    /// # Errors
    /// The first thing that doesn't fit.
    pub fn fits(&self, hexes: &[Hex]) -> Result<(), StockMisfit> {
        let mut sorted = hexes.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let count = hexes.len();
        fail_if(count == 0 || count > MAX_HEXES || sorted.len() != count, StockMisfit::Hexes)?;
        let pieces = self.terrain_total();
        fail_if(pieces != count, StockMisfit::Terrain { hexes: count, pieces })?;
        let productive = count - usize::from(self.terrain(Terrain::Desert));
        let pieces = self.token_total();
        fail_if(pieces != productive, StockMisfit::Tokens { hexes: productive, pieces })?;
        let pieces = self.harbor_total();
        let room = harbor_spread(hexes, pieces.min(super::MAX_HARBORS)).len();
        fail_if(room < pieces, StockMisfit::Harbors { room, pieces })?;
        Ok(())
    }
}

impl Left {
    pub fn of(&self, piece: IslandPiece) -> i16 {
        self.0[piece]
    }

    /// Returns whether exactly the stock is laid: nothing left, nothing extra.
    pub fn is_nothing(&self) -> bool {
        self == &Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::first_game;

    #[test]
    fn stock_in_proportion_is_the_box_where_there_is_one() {
        assert_eq!(Stock::in_proportion(19, 30), Stock::of(Shape::Standard));
        let (large, boxed) = (Stock::in_proportion(30, 38), Stock::of(Shape::Large));
        assert_eq!(large.terrain_pieces(), boxed.terrain_pieces());
        assert_eq!(large.token_pieces(), boxed.token_pieces());
        assert_eq!(large.harbor_total(), 11);
    }

    #[test]
    fn stock_in_proportion_fits_every_size_and_grows_piece_by_piece() {
        for hexes in 1..=MAX_HEXES {
            let stock = Stock::in_proportion(hexes, 0);
            assert_eq!(stock.terrain_total(), hexes);
            let deserts = usize::from(stock.terrain(Terrain::Desert));
            assert_eq!(stock.token_total(), hexes - deserts);
            let token = |number| Token::try_from(number).expect("a token");
            let count = |number| stock.count(IslandPiece::Token(token(number)));
            assert!(count(6).abs_diff(count(8)) <= 1 && count(2).abs_diff(count(12)) <= 1);
            assert!(count(2) * 2 <= count(9) + 1, "{hexes}: 2 is rare");
            let smaller = Stock::in_proportion(hexes - 1, 0);
            assert!(Terrain::ALL.iter().all(|kind| smaller.terrain(*kind) <= stock.terrain(*kind)));
        }
        assert_eq!(Stock::in_proportion(1_000, 0), Stock::in_proportion(MAX_HEXES, 0));
    }

    #[test]
    fn what_is_left_goes_below_zero_where_more_lies_than_the_box_has() {
        let island = first_game();
        let stock = Stock::of(Shape::Standard);
        assert!(stock.left(island.tiles(), island.harbors()).is_nothing());
        let mut tiles = island.tiles().to_vec();
        tiles[0].terrain = Terrain::Desert;
        let left = stock.left(&tiles, &[]);
        assert_eq!(left.of(IslandPiece::Terrain(Terrain::Desert)), -1);
        assert_eq!(left.of(IslandPiece::Terrain(island.tiles()[0].terrain)), 1);
        assert_eq!(left.of(IslandPiece::Harbor(HarborKind::Any)), 4);
    }

    #[test]
    fn a_stock_that_does_not_fit_says_what_is_too_much_or_too_little() {
        let hexes = Shape::Standard.hexes();
        let boxed = Stock::of(Shape::Standard);
        assert_eq!(boxed.fits(&hexes), Ok(()));
        let mut stock = boxed;
        stock.set(IslandPiece::Terrain(Terrain::Desert), 0);
        assert_eq!(stock.fits(&hexes), Err(StockMisfit::Terrain { hexes: 19, pieces: 18 }));
        stock.set(IslandPiece::Terrain(Terrain::Hills), 4);
        assert_eq!(stock.fits(&hexes), Err(StockMisfit::Tokens { hexes: 19, pieces: 18 }));
        let mut stock = boxed;
        stock.set(IslandPiece::Harbor(HarborKind::Any), 200);
        assert_eq!(stock.fits(&hexes), Err(StockMisfit::Harbors { room: 30, pieces: 205 }));
        assert_eq!(boxed.fits(&[]), Err(StockMisfit::Hexes));
        assert_eq!(boxed.fits(&[Hex::new(0, 0); 19]), Err(StockMisfit::Hexes));
    }

    #[test]
    fn a_spiral_lays_the_printed_order_or_spreads_reds_and_equals() {
        for shape in Shape::ALL {
            assert_eq!(Stock::of(shape).spiral_tokens(), shape.tokens());
        }
        for hexes in 4..=MAX_HEXES {
            let stock = Stock::in_proportion(hexes, 0);
            if Shape::ALL
                .map(|shape| Stock::of(shape).token_pieces())
                .contains(&stock.token_pieces())
            {
                continue;
            }
            let order = stock.spiral_tokens();
            let mut sorted = order.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, stock.token_pieces());
            for pair in order.windows(2) {
                assert!(pair[0] != pair[1] && !(pair[0].is_red() && pair[1].is_red()), "{hexes}");
            }
        }
    }
}
