//! The format of versions 1 and 2, part by part.
//!
//! | part | below | meaning |
//! |---|---|---|
//! | shape | 4 | 0 the 19-hex shape, 1 the 30-hex shape, 2 free |
//! | terrain | 2 | 0 the box's counts, 1 any |
//! | tokens | 3 | 0 the box's on all hexes but deserts, 1 one on each of these, 2 any |
//! | harbors | 2 | 0 the box's on its frame, 1 any |
//!
//! Next, for free shapes, the number of hexes (below 62); if there are any,
//! their lowest q and r (+ 128, below 256 each), the number of columns and rows
//! they span (minus 1, below 256 each), and which cells of that field they
//! occupy, by q, then r. Next, the terrain and tokens of the hexes sorted by q,
//! then r. Last, the harbors: on the frame, its rotation and the order of
//! kinds; otherwise how many (below 62), which of the island's sorted paths,
//! and the kind of each.
//!
//! The versions differ in the large shape's frame. Version 1 spreads its
//! harbors evenly along the coast, as was assumed before the printed frame was
//! known; version 2 uses the printed frame and writes only islands on it.

use num_bigint::BigUint;

use super::rank::{
    RankReader, Writer, choice_of_rank, choices, order_of_rank, orders, rank_of_choice,
    rank_of_order,
};
use crate::{
    Harbor, HarborKind, Hex, Island, IslandPiece, MAX_HEXES, Path, Resource, Shape, Site, Stock,
    Terrain, Tile, Token, harbor_spread,
};

/// The number of possible hex or harbor counts, zero included.
const COUNTS: usize = MAX_HEXES + 1;

/// The number of values a coordinate can have.
pub(super) const SPAN: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    /// The large frame is spread evenly.
    One,
    /// The large frame is the printed one.
    Two,
    /// With sea, gold, or hidden hexes; see `sea_format`.
    Three,
    /// With a lake, a swamp, springs, fishing grounds, or second tokens; see `fish_format`.
    Four,
}

impl Version {
    pub(super) const fn digit(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The version with this first digit, if it is known.
    pub(super) fn of_digit(digit: u8) -> Option<Self> {
        [Self::One, Self::Two, Self::Three, Self::Four]
            .into_iter()
            .find(|known| known.digit() == digit)
    }

    /// The version that writes these harbors in fewer digits, or the first if
    /// neither does.
    fn fitting(shape: Option<Shape>, harbors: &[Harbor]) -> Self {
        let printed = shape
            .filter(|shape| *shape == Shape::Large)
            .and_then(|shape| frame_of(shape, Self::Two, harbors));
        if printed.is_some() { Self::Two } else { Self::One }
    }

    fn frame(self, shape: Shape) -> Vec<Harbor> {
        match (self, shape) {
            (Self::One, Shape::Large) => spread_frame(),
            _ => shape.harbors(),
        }
    }
}

/// The payload for `island`, and the version that writes it.
pub(super) fn write(island: &Island) -> Result<(Version, BigUint), NoCode> {
    let mut writer = Writer::default();
    let tiles = island.tiles();
    let hexes: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let shape = Shape::of(&hexes);
    let laid = Stock::of_laid(tiles, island.harbors());
    let boxed = shape.map(Stock::of);

    let usual_terrain = boxed.as_ref().is_some_and(|boxed| terrain(boxed) == terrain(&laid));
    let covered = is_covered(tiles);
    let usual_tokens =
        covered && boxed.as_ref().is_some_and(|boxed| tokens(boxed) == tokens(&laid));
    let version = Version::fitting(shape, island.harbors());
    let frame = shape.and_then(|shape| frame_of(shape, version, island.harbors()));

    let number = shape.and_then(|shape| Shape::ALL.iter().position(|other| *other == shape));
    writer.put(number.unwrap_or(2), 4_usize);
    writer.put(usize::from(!usual_terrain), 2_usize);
    let token_way = match (usual_tokens, covered) {
        (true, _) => 0_usize,
        (false, true) => 1,
        (false, false) => 2,
    };
    writer.put(token_way, 3_usize);
    writer.put(usize::from(frame.is_none()), 2_usize);
    if shape.is_none() {
        write_hexes(&mut writer, &hexes, COUNTS);
    }

    let kinds: Vec<usize> = tiles.iter().map(|tile| terrain_number(tile.terrain)).collect();
    if usual_terrain {
        let counts = terrain(&laid);
        writer.put(rank_of_order(&kinds, &counts), orders(&counts));
    } else {
        for kind in kinds {
            writer.put(kind, BASE_TERRAINS);
        }
    }

    if usual_tokens {
        let laid_tokens = tiles.iter().filter_map(|tile| tile.token).map(token_number);
        let counts = tokens(&laid);
        writer.put(rank_of_order(&laid_tokens.collect::<Vec<_>>(), &counts), orders(&counts));
    } else {
        write_tokens(&mut writer, tiles, covered);
    }

    if let (Some(frame), Some(shape)) = (frame, shape) {
        writer.put(frame.rotation, shape.rotations().len());
        let counts = harbors(&laid);
        writer.put(rank_of_order(&frame.kinds, &counts), orders(&counts));
    } else {
        write_harbors(&mut writer, island)?;
    }
    Ok((version, writer.number()))
}

/// The island that `payload` stands for in that version, if any.
pub(super) fn read(version: Version, payload: &BigUint) -> Option<Island> {
    let mut reader = RankReader::new(payload.clone());
    let shape = match reader.take(4)? {
        0 => Some(Shape::Standard),
        1 => Some(Shape::Large),
        2 => None,
        _ => return None,
    };
    let terrain_way = reader.take(2)?;
    let token_way = reader.take(3)?;
    let harbor_way = reader.take(2)?;
    let boxed = shape.map(Stock::of);
    let hexes = match shape {
        Some(shape) => {
            let mut hexes = shape.hexes();
            hexes.sort_unstable();
            hexes
        }
        None => read_hexes(&mut reader, COUNTS)?,
    };

    let kinds = if terrain_way == 0 {
        let counts = terrain(boxed.as_ref()?);
        order_of_rank(reader.take_large(&orders(&counts))?, &counts)?
    } else {
        hexes.iter().map(|_| reader.take(BASE_TERRAINS)).collect::<Option<_>>()?
    };
    let mut tiles = Vec::with_capacity(hexes.len());
    for (at, kind) in hexes.into_iter().zip(kinds) {
        tiles.push(Tile { at, terrain: *TERRAINS.get(kind)?, token: None });
    }

    if token_way == 0 {
        let counts = tokens(boxed.as_ref()?);
        let order = order_of_rank(reader.take_large(&orders(&counts))?, &counts)?;
        let open = tiles.iter_mut().filter(|tile| tile.terrain.bears_token());
        for (tile, token) in open.zip(order) {
            tile.token = Some(*Token::ALL.get(token)?);
        }
    } else {
        read_tokens(&mut reader, &mut tiles, token_way == 1)?;
    }

    let harbors = if harbor_way == 0 {
        let shape = shape?;
        let rotation = shape.rotations().get(reader.take(shape.rotations().len())?)?;
        let mut frame = shape.turned(version.frame(shape), *rotation)?;
        let counts = harbors(boxed.as_ref()?);
        let order = order_of_rank(reader.take_large(&orders(&counts))?, &counts)?;
        for (harbor, kind) in frame.iter_mut().zip(order) {
            harbor.gives = *HarborKind::ALL.get(kind)?;
        }
        frame
    } else {
        read_harbors(&mut reader, &Island::new(tiles.clone(), Vec::new()).ok()?.sides())?
    };
    if !reader.is_empty() {
        return None;
    }
    Island::new(tiles, harbors).ok()
}

/// Writes which hexes there are, sorted by q, then r; `counts` is the number of possible counts.
pub(super) fn write_hexes(writer: &mut Writer, hexes: &[Hex], counts: usize) {
    writer.put(hexes.len(), counts);
    let Some(field) = CodeField::around(hexes) else { return };
    writer.put(coordinate(field.q), SPAN);
    writer.put(coordinate(field.r), SPAN);
    writer.put(field.columns - 1, SPAN);
    writer.put(field.rows - 1, SPAN);
    let places: Vec<usize> = hexes.iter().map(|hex| field.place(*hex)).collect();
    writer.put(rank_of_choice(&places), choices(field.columns * field.rows, hexes.len()));
}

/// The hexes that [`write_hexes`] wrote.
pub(super) fn read_hexes(reader: &mut RankReader, counts: usize) -> Option<Vec<Hex>> {
    let count = reader.take(counts)?;
    if count == 0 {
        return Some(Vec::new());
    }
    let low = |number: usize| i16::try_from(number).ok()?.checked_sub(128);
    let q = low(reader.take(SPAN)?)?;
    let r = low(reader.take(SPAN)?)?;
    let columns = reader.take(SPAN)? + 1;
    let rows = reader.take(SPAN)? + 1;
    let field = CodeField { q, r, columns, rows };
    let rank = reader.take_large(&choices(columns * rows, count))?;
    let places = choice_of_rank(rank, columns * rows, count)?;
    places.into_iter().map(|place| field.hex(place)).collect()
}

/// The smallest field of columns and rows around some hexes.
struct CodeField {
    q: i16,
    r: i16,
    columns: usize,
    rows: usize,
}

impl CodeField {
    fn around(hexes: &[Hex]) -> Option<Self> {
        let span = |part: fn(&Hex) -> i8| {
            let (least, most) = (hexes.iter().map(part).min()?, hexes.iter().map(part).max()?);
            let size = usize::from(most.abs_diff(least)) + 1;
            Some((i16::from(least), size))
        };
        let ((q, columns), (r, rows)) = (span(|hex| hex.q)?, span(|hex| hex.r)?);
        Some(Self { q, r, columns, rows })
    }

    /// Counts along r first, as the hexes are sorted.
    fn place(&self, hex: Hex) -> usize {
        let off = |coordinate: i8, least: i16| usize::from(i16::from(coordinate).abs_diff(least));
        off(hex.q, self.q) * self.rows + off(hex.r, self.r)
    }

    fn hex(&self, place: usize) -> Option<Hex> {
        let at = |least: i16, off: usize| {
            i8::try_from(least.checked_add(i16::try_from(off).ok()?)?).ok()
        };
        let (column, row) = (place.checked_div(self.rows)?, place.checked_rem(self.rows)?);
        Some(Hex::new(at(self.q, column)?, at(self.r, row)?))
    }
}

fn coordinate(number: i16) -> usize {
    usize::from((number + 128).unsigned_abs())
}

/// Returns whether there is a token on all land but deserts, and on none of these.
pub(super) fn is_covered(tiles: &[Tile]) -> bool {
    tiles.iter().all(|tile| tile.token.is_some() == tile.terrain.bears_token())
}

/// Writes the token of each tile; of those that are `covered` only where there is one.
pub(super) fn write_tokens(writer: &mut Writer, tiles: &[Tile], covered: bool) {
    for tile in tiles {
        match tile.token.map(token_number) {
            None if covered => {}
            Some(token) if covered => writer.put(token, Token::ALL.len()),
            token => writer.put(token.map_or(0, |token| token + 1), Token::ALL.len() + 1),
        }
    }
}

/// Lays the tokens that [`write_tokens`] wrote.
pub(super) fn read_tokens(
    reader: &mut RankReader,
    tiles: &mut [Tile],
    covered: bool,
) -> Option<()> {
    for tile in tiles.iter_mut().filter(|tile| !covered || tile.terrain.bears_token()) {
        let number = if covered {
            Some(reader.take(Token::ALL.len())?)
        } else {
            reader.take(Token::ALL.len() + 1)?.checked_sub(1)
        };
        tile.token = match number {
            Some(number) => Some(*Token::ALL.get(number)?),
            None => None,
        };
    }
    Some(())
}

/// Writes harbors anywhere.
pub(super) fn write_harbors(writer: &mut Writer, island: &Island) -> Result<(), NoCode> {
    let paths = island.sides();
    let place = |harbor: &Harbor| {
        paths.binary_search(&harbor.path).map_err(|_| NoCode::HarborAtSea(harbor.path))
    };
    let places: Vec<usize> = island.harbors().iter().map(place).collect::<Result<_, _>>()?;
    writer.put(places.len(), COUNTS);
    writer.put(rank_of_choice(&places), choices(paths.len(), places.len()));
    for harbor in island.harbors() {
        writer.put(harbor_number(harbor.gives), HarborKind::ALL.len());
    }
    Ok(())
}

/// The harbors that [`write_harbors`] wrote of an island with these paths.
pub(super) fn read_harbors(reader: &mut RankReader, paths: &[Path]) -> Option<Vec<Harbor>> {
    let count = reader.take(COUNTS)?;
    let rank = reader.take_large(&choices(paths.len(), count))?;
    let places = choice_of_rank(rank, paths.len(), count)?;
    let mut found = Vec::with_capacity(count);
    for place in places {
        let gives = *HarborKind::ALL.get(reader.take(HarborKind::ALL.len())?)?;
        found.push(Harbor { path: *paths.get(place)?, gives });
    }
    Some(found)
}

/// The large shape's harbors as version 1 has them.
fn spread_frame() -> Vec<Harbor> {
    use HarborKind::{Any, Of};
    use Resource::{Brick, Grain, Lumber, Ore, Wool};
    let gives =
        [Any, Of(Grain), Of(Ore), Any, Of(Wool), Any, Any, Of(Brick), Of(Wool), Any, Of(Lumber)];
    let paths = harbor_spread(&Shape::Large.hexes(), gives.len());
    paths.into_iter().zip(gives).map(|(path, gives)| Harbor { path, gives }).collect()
}

/// Arrangement of the box's harbors on the frame.
struct Frame {
    /// Index of the shape's rotation.
    rotation: usize,
    /// The kinds along the frame.
    kinds: Vec<usize>,
}

/// The first rotation of the frame that matches these harbors, if they are the
/// box's.
fn frame_of(shape: Shape, version: Version, laid: &[Harbor]) -> Option<Frame> {
    let boxed = Stock::of(shape);
    if harbors(&Stock::of_laid(&[], laid)) != harbors(&boxed) {
        return None;
    }
    shape.rotations().iter().enumerate().find_map(|(nth, rotation)| {
        let kind = |at: Harbor| {
            let harbor = laid.iter().find(|harbor| harbor.path == at.path)?;
            Some(harbor_number(harbor.gives))
        };
        let frame = shape.turned(version.frame(shape), *rotation)?;
        let kinds: Option<Vec<usize>> = frame.into_iter().map(kind).collect();
        Some(Frame { rotation: nth, kinds: kinds? })
    })
}

/// The terrains in the order in which codes number them.
pub(super) const TERRAINS: [Terrain; 13] = [
    Terrain::Hills,
    Terrain::Forest,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Mountains,
    Terrain::Desert,
    Terrain::Gold,
    Terrain::Lake,
    Terrain::Swamp,
    Terrain::Trade(Site::Castle),
    Terrain::Trade(Site::Quarry),
    Terrain::Trade(Site::Glassworks),
    Terrain::Spring,
];

/// Versions 1 and 2 know only the first of [`TERRAINS`].
const BASE_TERRAINS: usize = 6;

/// Version 3 knows all of [`TERRAINS`] but lakes, swamps, trade hexes, and springs.
pub(super) const SEA_TERRAINS: usize = 7;

pub(super) fn terrain_number(terrain: Terrain) -> usize {
    TERRAINS.iter().position(|other| *other == terrain).unwrap_or_default()
}

fn token_number(token: Token) -> usize {
    Token::ALL.iter().position(|other| *other == token).unwrap_or_default()
}

fn harbor_number(kind: HarborKind) -> usize {
    HarborKind::ALL.iter().position(|other| *other == kind).unwrap_or_default()
}

fn terrain(stock: &Stock) -> Vec<usize> {
    TERRAINS.map(|kind| usize::from(stock.terrain(kind))).to_vec()
}

fn tokens(stock: &Stock) -> Vec<usize> {
    Token::ALL.map(|kind| usize::from(stock.count(IslandPiece::Token(kind)))).to_vec()
}

fn harbors(stock: &Stock) -> Vec<usize> {
    HarborKind::ALL.map(|kind| usize::from(stock.count(IslandPiece::Harbor(kind)))).to_vec()
}

/// The maximum length of a code in characters, not counting separators.
pub const MAX_CODE_CHARACTERS: usize = 1_000;

/// The maximum length of text read as a code, in characters, separators
/// included.
pub const MAX_CODE_TEXT: usize = 2_000;

/// Reason that an island has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    #[error("a harbor lies on a path that the island does not have")]
    HarborAtSea(Path),
}

/// Reason that a text is not an island's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum BadCode {
    /// Empty, or too short to have check digits.
    TooShort,
    /// More than [`MAX_CODE_CHARACTERS`], or [`MAX_CODE_TEXT`] with separators.
    TooLong,
    UnknownCharacter {
        /// Position in the text as given, from 1.
        place: usize,
        found: char,
    },
    CheckDigits,
    NewerVersion(u8),
    /// The check digits match, but no island is written this way.
    Nonsense,
}
