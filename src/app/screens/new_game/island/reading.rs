//! An island in words, row by row, to read aloud while somebody lays it.

use std::collections::BTreeMap;

use crate::board::{Hex, Island, Rotation, Tile, coasts};
use crate::words::text::Text;

/// What is in each row from the top, in the island's rotation, and then the harbors.
pub fn read_out(text: &Text, island: &Island, lies: Rotation) -> Vec<String> {
    let mut tiles: BTreeMap<i8, BTreeMap<i8, Tile>> = BTreeMap::new();
    for tile in island.tiles() {
        let at = lies.hex(tile.at);
        tiles.entry(at.r).or_default().insert(at.q, *tile);
    }
    let mut read: Vec<String> = (1_u8..)
        .zip(tiles.values())
        .map(|(nth, row)| {
            let mut words = Vec::new();
            let mut before: Option<i8> = None;
            for (column, tile) in row {
                if before.is_some_and(|before| before.saturating_add(1) < *column) {
                    words.push(text.get("shuffle-row-water"));
                }
                words.push(tile_words(text, *tile));
                before = Some(*column);
            }
            let values = [("row", nth.into()), ("tiles", words.join(", ").into())];
            text.with("shuffle-row", &values)
        })
        .collect();
    read.extend(harbors(text, island, lies));
    read
}

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
    use crate::board::first_game;

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
}
