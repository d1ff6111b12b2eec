//! What is unusual about an island: said plainly, never forbidden (RULES 2).

use super::{Hex, Island, Shape, Terrain, Token};

/// Something a table may want to look at again before it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remark {
    /// Red numbers on two adjacent hexes.
    AdjacentReds(Hex, Hex),
    /// A productive hex without a token.
    MissingToken(Hex),
    /// Another number of hexes of a terrain than the box holds for a board of
    /// this size.
    TerrainCount {
        /// Which terrain.
        terrain: Terrain,
        /// How many lie there.
        found: u8,
        /// How many the box has.
        usual: u8,
    },
    /// Another number of equal tokens than the box holds.
    TokenCount {
        /// Which token.
        token: Token,
        /// How many lie there.
        found: u8,
        /// How many the box has.
        usual: u8,
    },
}

/// All that is unusual about `island`. Piece counts are compared only where
/// it has as many hexes as one of the printed shapes.
#[must_use]
pub fn remarks(island: &Island) -> Vec<Remark> {
    let mut found = Vec::new();
    let tiles = island.tiles();
    let red = |hex: Hex| island.tile(hex).and_then(|tile| tile.token).is_some_and(Token::is_red);
    for tile in tiles.iter().filter(|tile| red(tile.at)) {
        for other in tile.at.neighbours().filter(|other| *other > tile.at && red(*other)) {
            found.push(Remark::AdjacentReds(tile.at, other));
        }
    }
    for tile in tiles {
        if tile.terrain != Terrain::Desert && tile.token.is_none() {
            found.push(Remark::MissingToken(tile.at));
        }
    }
    let shape = [Shape::Standard, Shape::Large]
        .into_iter()
        .find(|shape| shape.hexes().len() == tiles.len());
    if let Some(shape) = shape {
        found.extend(miscounts(island, shape));
    }
    found
}

fn miscounts(island: &Island, shape: Shape) -> Vec<Remark> {
    let count = |found: usize| u8::try_from(found).unwrap_or(u8::MAX);
    let tiles = island.tiles();
    let mut remarks = Vec::new();
    for terrain in Terrain::ALL {
        let found = count(tiles.iter().filter(|tile| tile.terrain == terrain).count());
        let usual = shape.terrain_count(terrain);
        if found != usual {
            remarks.push(Remark::TerrainCount { terrain, found, usual });
        }
    }
    let boxed = shape.tokens();
    for token in (2..=12).filter_map(|number| Token::try_from(number).ok()) {
        let found = count(tiles.iter().filter(|tile| tile.token == Some(token)).count());
        let usual = count(boxed.iter().filter(|other| **other == token).count());
        if found != usual {
            remarks.push(Remark::TokenCount { token, found, usual });
        }
    }
    remarks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::first_game;

    #[test]
    fn the_first_game_island_has_nothing_unusual() {
        assert_eq!(remarks(&first_game()), []);
    }

    #[test]
    fn a_second_desert_adjacent_reds_and_missing_tokens_are_named() {
        let mut tiles = first_game().tiles().to_vec();
        for tile in &mut tiles {
            if tile.at == Hex::new(1, -1) {
                tile.token = Token::try_from(8).ok();
            }
            if tile.at == Hex::new(0, 2) {
                tile.token = None;
            }
            if tile.at == Hex::new(-2, 2) {
                tile.terrain = Terrain::Desert;
            }
        }
        let island = Island::new(tiles, Vec::new()).expect("the same hexes");
        let found = remarks(&island);
        assert!(found.contains(&Remark::AdjacentReds(Hex::new(0, -1), Hex::new(1, -1))));
        assert!(found.contains(&Remark::MissingToken(Hex::new(0, 2))));
        assert!(found.contains(&Remark::TerrainCount {
            terrain: Terrain::Desert,
            found: 2,
            usual: 1
        }));
    }
}
