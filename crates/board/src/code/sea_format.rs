//! The format of version 3, part by part: islands with sea, gold, or hidden hexes (SEA 11).
//!
//! First the hexes as free shapes have them in the other versions, sea and hidden ones among
//! them, 127 at most. Next how many of them are sea, and which; how many of the others are
//! hidden, and which. Next the terrain of the land. Next 0 if there is a token on all land but
//! deserts, 1 if not, and the tokens. Last the harbors, again as in the other versions.

use num_bigint::BigUint;

use super::format::{
    NoCode, SEA_TERRAINS, TERRAINS, is_covered, read_harbors, read_hexes, read_tokens,
    terrain_number, write_harbors, write_hexes, write_tokens,
};
use super::rank::{RankReader, Writer, choice_of_rank, choices, rank_of_choice};
use crate::{Hex, Island, MAX_CELLS, Surroundings, Terrain, Tile};

/// The number of possible counts of hexes, zero included.
const COUNTS: usize = MAX_CELLS + 1;

/// Returns whether only this version holds the island.
pub(super) fn is_needed(island: &Island) -> bool {
    island.has_surroundings() || island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold)
}

pub(super) fn write(island: &Island) -> Result<BigUint, NoCode> {
    let mut writer = Writer::default();
    write_base(&mut writer, island, SEA_TERRAINS)?;
    Ok(writer.number())
}

/// Writes an island as `terrains` kinds of terrain make it, without its marks.
pub(super) fn write_base(
    writer: &mut Writer,
    island: &Island,
    terrains: usize,
) -> Result<(), NoCode> {
    let tiles = island.tiles();
    let mut cells: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    cells.extend(island.sea().iter().chain(island.hidden()));
    cells.sort_unstable();
    write_hexes(writer, &cells, COUNTS);
    let cells = write_some(writer, &cells, island.sea());
    write_some(writer, &cells, island.hidden());
    for tile in tiles {
        writer.put(terrain_number(tile.terrain), terrains);
    }
    let covered = is_covered(tiles);
    writer.put(usize::from(!covered), 2_usize);
    write_tokens(writer, tiles, covered);
    write_harbors(writer, island)
}

/// The island that `payload` stands for, if any.
pub(super) fn read(payload: &BigUint) -> Option<Island> {
    let mut reader = RankReader::new(payload.clone());
    let island = read_base(&mut reader, SEA_TERRAINS)?;
    reader.is_empty().then_some(island)
}

/// The island that [`write_base`] wrote.
pub(super) fn read_base(reader: &mut RankReader, terrains: usize) -> Option<Island> {
    let cells = read_hexes(reader, COUNTS)?;
    let (sea, cells) = read_some(reader, cells)?;
    let (hidden, land) = read_some(reader, cells)?;
    let mut tiles = Vec::with_capacity(land.len());
    for at in land {
        let terrain = *TERRAINS.get(reader.take(terrains)?)?;
        tiles.push(Tile { at, terrain, token: None });
    }
    let covered = reader.take(2)? == 0;
    read_tokens(reader, &mut tiles, covered)?;
    // Without sea and hidden hexes an island is smaller.
    let surroundings = Surroundings { sea, hidden };
    let bare = if surroundings.is_empty() {
        Island::new(tiles, Vec::new())
    } else {
        Island::with_sea(tiles, Vec::new(), surroundings)
    };
    let bare = bare.ok()?;
    let harbors = read_harbors(reader, &bare.sides())?;
    bare.relaid(bare.tiles().to_vec(), harbors).ok()
}

/// Writes which of `cells` are `some`, and returns the others.
fn write_some(writer: &mut Writer, cells: &[Hex], some: &[Hex]) -> Vec<Hex> {
    let places: Vec<usize> = some.iter().filter_map(|hex| cells.binary_search(hex).ok()).collect();
    writer.put(places.len(), COUNTS);
    writer.put(rank_of_choice(&places), choices(cells.len(), places.len()));
    cells.iter().copied().filter(|hex| some.binary_search(hex).is_err()).collect()
}

/// Returns those of `cells` that [`write_some`] wrote, and the others.
fn read_some(reader: &mut RankReader, cells: Vec<Hex>) -> Option<(Vec<Hex>, Vec<Hex>)> {
    let count = reader.take(COUNTS)?;
    let rank = reader.take_large(&choices(cells.len(), count))?;
    let places = choice_of_rank(rank, cells.len(), count)?;
    let some: Vec<Hex> = places.iter().filter_map(|place| cells.get(*place)).copied().collect();
    let others = cells.into_iter().filter(|hex| some.binary_search(hex).is_err()).collect();
    Some((some, others))
}
