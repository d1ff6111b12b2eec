//! The format of version 4, part by part: islands with a lake, a swamp, trade hexes, springs, fishing grounds, or
//! second tokens (TRADERS 1, 2, 5, 7).
//!
//! First all that version 3 has, with lakes, swamps, trade hexes, and springs among the terrain. Next the numbers of
//! each lake, one bit for each token, the lowest first. Next the terrain that each spring took the place
//! of, one of the base game's. Next how many fishing grounds there are (below 25), and
//! of each, sorted, its q and r (+ 128, below 256 each) and its number. Next how many hexes have a
//! second token, which of the land, and the tokens. Last, where there are trade hexes, how many paths
//! are barred, and which of the sides of the land.

use num_bigint::BigUint;

use super::format::{NoCode, SPAN, TERRAINS, terrain_number};
use super::rank::{RankReader, Writer, choice_of_rank, choices, rank_of_choice};
use super::sea_format;
use crate::{
    FishingGround, Hex, Island, Lake, MAX_CELLS, MAX_GROUNDS, Markers, SecondToken, Spring,
    Terrain, Tile, Token,
};

/// The number of possible counts of grounds and of hexes, zero included.
const GROUND_COUNTS: usize = MAX_GROUNDS + 1;
const COUNTS: usize = MAX_CELLS + 1;

/// Returns whether only this version holds the island.
pub(super) fn is_needed(island: &Island) -> bool {
    let is_swamp = |tile: &Tile| tile.terrain == Terrain::Swamp;
    !island.markers().is_empty()
        || !island.trade_hexes().is_empty()
        || island.tiles().iter().any(is_swamp)
}

pub(super) fn write(island: &Island) -> Result<BigUint, NoCode> {
    let mut writer = Writer::default();
    sea_format::write_base(&mut writer, island, TERRAINS.len())?;
    let markers = island.markers();
    for lake in &markers.lakes {
        for token in Token::ALL {
            writer.put(usize::from(lake.has(token.number())), 2_usize);
        }
    }
    for spring in &markers.springs {
        writer.put(terrain_number(spring.on), Terrain::ALL.len());
    }
    writer.put(markers.grounds.len(), GROUND_COUNTS);
    for ground in &markers.grounds {
        writer.put(coordinate(ground.at.q), SPAN);
        writer.put(coordinate(ground.at.r), SPAN);
        writer.put(token_number(ground.number), Token::ALL.len());
    }
    let land: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
    let second = markers.second.iter();
    let places = second.filter_map(|it| land.binary_search(&it.at).ok());
    let places: Vec<usize> = places.collect();
    writer.put(places.len(), COUNTS);
    writer.put(rank_of_choice(&places), choices(land.len(), places.len()));
    for second in &markers.second {
        writer.put(token_number(second.token), Token::ALL.len());
    }
    if !island.trade_hexes().is_empty() {
        let sides = island.sides();
        let barred = island.barred_paths().iter();
        let places: Vec<usize> = barred.filter_map(|it| sides.binary_search(it).ok()).collect();
        writer.put(places.len(), sides.len() + 1);
        writer.put(rank_of_choice(&places), choices(sides.len(), places.len()));
    }
    Ok(writer.number())
}

/// The island that `payload` stands for, if any.
pub(super) fn read(payload: &BigUint) -> Option<Island> {
    let mut reader = RankReader::new(payload.clone());
    let island = sea_format::read_base(&mut reader, TERRAINS.len())?;
    let mut markers = Markers::NONE;
    for lake in &island.markers().lakes {
        let mut numbers = Vec::new();
        for token in Token::ALL {
            if reader.take(2)? == 1 {
                numbers.push(token);
            }
        }
        markers.lakes.push(Lake { at: lake.at, numbers });
    }
    for spring in &island.markers().springs {
        let on = *TERRAINS.get(reader.take(Terrain::ALL.len())?)?;
        markers.springs.push(Spring { at: spring.at, on });
    }
    for _ in 0..reader.take(GROUND_COUNTS)? {
        let at = Hex::new(place(reader.take(SPAN)?)?, place(reader.take(SPAN)?)?);
        markers.grounds.push(FishingGround { at, number: token(&mut reader)? });
    }
    let land: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
    let count = reader.take(COUNTS)?;
    let rank = reader.take_large(&choices(land.len(), count))?;
    for nth in choice_of_rank(rank, land.len(), count)? {
        markers.second.push(SecondToken { at: *land.get(nth)?, token: token(&mut reader)? });
    }
    if !island.trade_hexes().is_empty() {
        let sides = island.sides();
        let count = reader.take(sides.len() + 1)?;
        let rank = reader.take_large(&choices(sides.len(), count))?;
        for nth in choice_of_rank(rank, sides.len(), count)? {
            markers.barred.push(*sides.get(nth)?);
        }
    }
    if !reader.is_empty() {
        return None;
    }
    island.marked(markers).ok()
}

fn coordinate(number: i8) -> usize {
    usize::from((i16::from(number) + 128).unsigned_abs())
}

fn place(number: usize) -> Option<i8> {
    i8::try_from(i16::try_from(number).ok()?.checked_sub(128)?).ok()
}

fn token_number(token: Token) -> usize {
    Token::ALL.iter().position(|other| *other == token).unwrap_or_default()
}

fn token(reader: &mut RankReader) -> Option<Token> {
    Token::ALL.get(reader.take(Token::ALL.len())?).copied()
}
