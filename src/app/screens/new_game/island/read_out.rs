//! An island in words, row by row, to read aloud to whoever lays it.

use board::{Hex, Island, Rotation, Tile, coasts};
use words::text::Text;

/// Reads out each row from the top, in the island's rotation, and then the harbors. Amid sea
/// that is laid out it goes hex by hex, and equal ones that nobody has to tell apart are counted.
pub fn read_out(text: &Text, island: &Island, lies: Rotation) -> Vec<String> {
    let mut cells: Vec<(Hex, HexToRead)> =
        island.tiles().iter().map(|tile| (tile.at, Ok(*tile))).collect();
    cells.extend(island.sea().iter().map(|hex| (*hex, Err("sea-row-sea"))));
    cells.extend(island.hidden().iter().map(|hex| (*hex, Err("sea-row-hidden"))));
    for (at, _) in &mut cells {
        *at = lies.hex(*at);
    }
    cells.sort_by_key(|(at, _)| (at.r, at.q));
    let row = |(nth, row): (u8, &[(Hex, HexToRead)])| {
        let mut words = Vec::new();
        let mut before: Option<i8> = None;
        for cells in row.chunk_by(|(_, one), (_, next)| one == next) {
            let [(first, cell), ..] = cells else { continue };
            let has_gap = before.is_some_and(|before| before.saturating_add(1) < first.q);
            if has_gap && !island.has_surroundings() {
                words.push(text.get("shuffle-row-water"));
            }
            words.push(match cell {
                Ok(tile) => tile_words(text, *tile),
                Err(key) => text.with(key, &[("count", cells.len().into())]),
            });
            before = cells.last().map(|(last, _)| last.q);
        }
        let values = [("row", nth.into()), ("tiles", words.join(", ").into())];
        text.with("shuffle-row", &values)
    };
    let rows = cells.chunk_by(|(one, _), (next, _)| one.r == next.r);
    (1..).zip(rows).map(row).chain(harbors(text, island, lies)).collect()
}

/// The ground of a hex: land, or the key of what else.
type HexToRead = Result<Tile, &'static str>;

fn tile_words(text: &Text, tile: Tile) -> String {
    let terrain = text.terrain_label(tile.terrain);
    match tile.token {
        Some(token) => {
            let values = [("terrain", terrain.into()), ("number", token.number().into())];
            text.with("shuffle-row-tile", &values)
        }
        None => terrain,
    }
}

/// The harbors clockwise from the top left, with the hexes they are on.
fn harbors(text: &Text, island: &Island, lies: Rotation) -> Option<String> {
    let turned: Vec<Hex> = island.tiles().iter().map(|tile| lies.hex(tile.at)).collect();
    let back = lies.back();
    let mut words = Vec::new();
    for coast in coasts(&turned) {
        for (path, land) in coast.paths().iter().zip(coast.hexes()) {
            let path = back.path(*path);
            let harbor = island.harbors().iter().find(|harbor| harbor.path == path);
            if let (Some(harbor), Some(tile)) = (harbor, island.tile(back.hex(*land))) {
                let values = [
                    ("harbor", text.harbor(harbor.gives).into()),
                    ("tile", tile_words(text, *tile).into()),
                ];
                words.push(text.with("shuffle-row-harbor", &values));
            }
        }
    }
    let values = [("harbors", words.join(", ").into())];
    (!words.is_empty()).then(|| text.with("shuffle-row-harbors", &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Surroundings, Terrain, first_game};

    #[test]
    fn the_first_island_is_read_out_as_the_rules_print_it() {
        let read = read_out(&Text::english(), &first_game(), Rotation::NONE);
        assert_eq!(read[0], "Row 1: Mountains 10, Pasture 2, Forest 9");
        assert_eq!(read[2], "Row 3: Fields 9, Forest 11, Desert, Forest 3, Mountains 8");
        assert!(
            read[5].contains(": 3:1 at Mountains 10, 2:1 grain at Pasture 2, 2:1 ore at Hills 10")
        );
        assert_eq!(read.len(), 6);
    }

    #[test]
    fn turned_rows_are_read_as_they_lie() {
        let read = read_out(&Text::english(), &first_game(), Rotation::HALF);
        assert_eq!(read[0], "Row 1: Pasture 11, Fields 6, Hills 5");
    }

    #[test]
    fn water_within_a_row_is_said() {
        let mut tiles = first_game().tiles().to_vec();
        tiles.retain(|tile| tile.at != Hex::new(0, 0));
        let island = Island::new(tiles, Vec::new()).expect("an island");
        let read = read_out(&Text::english(), &island, Rotation::NONE);
        assert_eq!(read[2], "Row 3: Fields 9, Forest 11, water, Forest 3, Mountains 8");
    }

    #[test]
    fn sea_that_is_laid_out_is_read_hex_by_hex() {
        let token = |number: u8| number.try_into().ok();
        let tile = |q, terrain, number| Tile { at: Hex::new(q, 0), terrain, token: token(number) };
        let tiles = vec![tile(2, Terrain::Gold, 4), tile(3, Terrain::Hills, 6)];
        let sea = vec![Hex::new(0, 0), Hex::new(1, 0), Hex::new(4, 0), Hex::new(0, 1)];
        let around = Surroundings { sea, hidden: vec![Hex::new(1, 1), Hex::new(2, 1)] };
        let island = Island::with_sea(tiles, Vec::new(), around).expect("an island");
        let read = read_out(&Text::english(), &island, Rotation::NONE);
        assert_eq!(read, ["Row 1: 2 sea, Gold 4, Hills 6, sea", "Row 2: sea, 2 hidden"]);
    }
}
