//! What is unusual about an island: pointed out, never forbidden (RULES 2).

use super::{HarborKind, Hex, Island, Path, Shape, Stock, Terrain, Token};

/// Something the players may want to double-check before they start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remark {
    AdjacentReds(Hex, Hex),
    /// A productive hex without a token.
    MissingToken(Hex),
    /// A desert with a token: it would produce nothing.
    DesertToken(Hex),
    /// Land in more than one piece where no sea is laid out: the number of separate parts.
    SeveralParts(u8),
    /// A harbor that isn't on the coast: inland, or out at sea.
    HarborOffCoast(Path),
    /// More or fewer hexes of a terrain than the box has for a board of this
    /// size.
    TerrainCount {
        terrain: Terrain,
        found: u8,
        /// How many the box has.
        usual: u8,
    },
    /// More or fewer tokens of a number than the box has.
    TokenCount {
        token: Token,
        found: u8,
        usual: u8,
    },
    /// More or fewer harbors of a kind than the box has.
    HarborCount {
        kind: HarborKind,
        found: u8,
        usual: u8,
    },
}

/// Everything unusual about `island`. Checks terrain and token counts only if
/// it has as many hexes as a printed shape, and harbor counts only if it is
/// one: other shapes have other coasts, and islands amid laid-out sea other boxes.
pub fn remarks(island: &Island) -> Vec<Remark> {
    let mut found = Vec::new();
    let tiles = island.tiles();
    let red = |hex: Hex| island.tile(hex).and_then(|tile| tile.token).is_some_and(Token::is_red);
    for tile in tiles.iter().filter(|tile| red(tile.at)) {
        for other in tile.at.neighbors().filter(|other| *other > tile.at && red(*other)) {
            found.push(Remark::AdjacentReds(tile.at, other));
        }
    }
    for tile in tiles {
        match (tile.terrain, tile.token) {
            (Terrain::Desert, Some(_)) => found.push(Remark::DesertToken(tile.at)),
            (Terrain::Desert, None) | (_, Some(_)) => {}
            (_, None) => found.push(Remark::MissingToken(tile.at)),
        }
    }
    let parts = u8::try_from(island.islands().len()).unwrap_or(u8::MAX);
    if parts > 1 && !island.has_surroundings() {
        found.push(Remark::SeveralParts(parts));
    }
    for harbor in island.harbors() {
        let land = harbor.path.hexes().into_iter().filter(|hex| island.is_land(*hex));
        if land.count() != 1 {
            found.push(Remark::HarborOffCoast(harbor.path));
        }
    }
    if island.has_surroundings() {
        // Whatever its land, these are no pieces of the base game.
        return found;
    }
    let hexes: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let laid = Stock::of_laid(tiles, island.harbors());
    if let Some(shape) = Shape::ALL.into_iter().find(|shape| shape.hexes().len() == hexes.len()) {
        found.extend(miscounts(&laid, &Stock::of(shape)));
    }
    if let Some(shape) = Shape::of(&hexes) {
        found.extend(harbor_miscounts(&laid, &Stock::of(shape)));
    }
    found
}

fn miscounts(laid: &Stock, boxed: &Stock) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for terrain in Terrain::ALL {
        let (found, usual) = (laid.terrain(terrain), boxed.terrain(terrain));
        if found != usual {
            remarks.push(Remark::TerrainCount { terrain, found, usual });
        }
    }
    for token in Token::ALL {
        let (found, usual) = (laid.token(token), boxed.token(token));
        if found != usual {
            remarks.push(Remark::TokenCount { token, found, usual });
        }
    }
    remarks
}

fn harbor_miscounts(laid: &Stock, boxed: &Stock) -> Vec<Remark> {
    let counts =
        HarborKind::ALL.into_iter().map(|kind| (kind, laid.harbor(kind), boxed.harbor(kind)));
    counts
        .filter(|(_, found, usual)| found != usual)
        .map(|(kind, found, usual)| Remark::HarborCount { kind, found, usual })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Harbor, Side, Tile, first_game};

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

    #[test]
    fn a_token_on_the_desert_and_land_in_two_parts_are_named() {
        let mut tiles = first_game().tiles().to_vec();
        for tile in tiles.iter_mut().filter(|tile| tile.terrain == Terrain::Desert) {
            tile.token = Token::try_from(3).ok();
        }
        let far = Hex::new(7, 7);
        tiles.push(Tile { at: far, terrain: Terrain::Hills, token: Token::try_from(4).ok() });
        let island = Island::new(tiles, Vec::new()).expect("different hexes");
        // 20 hexes: nothing to compare the counts with.
        assert_eq!(
            remarks(&island),
            [Remark::DesertToken(Hex::new(0, 0)), Remark::SeveralParts(2)]
        );
    }

    #[test]
    fn harbors_inland_at_sea_and_of_other_kinds_than_the_box_are_named() {
        let mut harbors = first_game().harbors().to_vec();
        let in_the_middle = Path::of(Hex::new(0, 0), Side::East);
        let at_sea = Path::of(Hex::new(5, 0), Side::East);
        harbors[0] = Harbor { path: in_the_middle, gives: harbors[0].gives };
        harbors.push(Harbor { path: at_sea, gives: HarborKind::Any });
        let island = Island::new(first_game().tiles().to_vec(), harbors).expect("an island");
        let found = remarks(&island);
        assert_eq!(found.len(), 3);
        assert!(found.contains(&Remark::HarborOffCoast(in_the_middle)));
        assert!(found.contains(&Remark::HarborOffCoast(at_sea)));
        let kind = HarborKind::Any;
        assert!(found.contains(&Remark::HarborCount { kind, found: 5, usual: 4 }));
    }
}
