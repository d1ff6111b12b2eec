//! Maps as rows of signs (SEA 13), and where the robber begins on them.

use std::fmt;

use super::Ground;
use super::fault::BadScenario;
use super::place::{MAX_SPAN, Place};
use board::{Hex, Terrain, Tile, Token};

/// What a sign of the drawing says of its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// That lies there, with that token.
    Printed(Ground, Option<Token>),
    /// What lies there nobody knows before it is turned up (SEA 7).
    Hidden,
    /// What lies there is drawn from a stock. Written `*`.
    Open,
}

impl Cell {
    pub const fn is_land(self) -> bool {
        matches!(self, Self::Printed(Ground::Land(_), _))
    }

    pub const fn is_sea(self) -> bool {
        matches!(self, Self::Printed(Ground::Sea, _))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub at: Hex,
    pub cell: Cell,
}

/// The terrain that these letters of a drawing mean.
pub(super) fn terrain_of(letters: &str) -> Option<Terrain> {
    Some(match letters {
        "H" => Terrain::Hills,
        "Fo" => Terrain::Forest,
        "P" => Terrain::Pasture,
        "Fi" => Terrain::Fields,
        "M" => Terrain::Mountains,
        "G" => Terrain::Gold,
        "D" => Terrain::Desert,
        _ => return None,
    })
}

/// What one sign means; none for a dot.
fn cell(sign: &str) -> Result<Option<Cell>, BadScenario> {
    let unknown = || BadScenario::UnknownSign(sign.chars().take(20).collect());
    let digits = sign.find(|letter: char| letter.is_ascii_digit()).unwrap_or(sign.len());
    let (letters, number) = sign.split_at(digits);
    let token = if number.is_empty() {
        None
    } else {
        let number: u8 = number.parse().map_err(|_| unknown())?;
        Some(Token::try_from(number).map_err(|_| unknown())?)
    };
    match (letters, token) {
        (".", None) => Ok(None),
        ("~", None) => Ok(Some(Cell::Printed(Ground::Sea, None))),
        ("?", None) => Ok(Some(Cell::Hidden)),
        ("*", None) => Ok(Some(Cell::Open)),
        ("?", Some(_)) => Err(BadScenario::HiddenToken),
        ("~", Some(_)) => Err(BadScenario::SeaToken),
        ("D", Some(_)) => Err(BadScenario::DesertToken),
        (letters, token) => {
            let terrain = terrain_of(letters).ok_or_else(unknown)?;
            Ok(Some(Cell::Printed(Ground::Land(terrain), token)))
        }
    }
}

/// The signs of rows with their places, dots too.
pub(super) fn signs(rows: &[String]) -> Result<Vec<(Place, &str)>, BadScenario> {
    let mut found = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (column, sign) in line.split_whitespace().enumerate() {
            if row >= MAX_SPAN || column >= MAX_SPAN {
                return Err(BadScenario::TooFar);
            }
            let place = |number: usize| u8::try_from(number).map_err(|_| BadScenario::TooFar);
            found.push((Place(place(row)?, place(column)?), sign));
        }
    }
    Ok(found)
}

#[derive(Default)]
pub(super) struct Reading {
    /// Its hexes, by rows.
    pub cells: Vec<Drawn>,
    /// The places whose signs say nothing sound.
    pub bad: Vec<(Place, BadScenario)>,
}

/// The hexes of a drawing, and the places of those signs that say nothing sound.
pub(super) fn drawn(rows: &[String]) -> Result<Reading, BadScenario> {
    let Reading { cells: mut found, mut bad } = Reading::default();
    for (place, sign) in signs(rows)? {
        let Some(at) = place.hex() else { return Err(BadScenario::TooFar) };
        match cell(sign) {
            Ok(Some(cell)) => found.push(Drawn { at, cell }),
            Ok(None) => {}
            Err(why) => bad.push((place, why)),
        }
    }
    Ok(Reading { cells: found, bad })
}

/// A hex by what lies on it, as drawings write it: `12`, `D`, `P2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberSign {
    Token(Token),
    Terrain(Terrain),
    Both(Terrain, Token),
}

impl RobberSign {
    /// Whether that tile is meant.
    pub fn is_on(self, tile: &Tile) -> bool {
        match self {
            Self::Token(token) => tile.token == Some(token),
            Self::Terrain(terrain) => tile.terrain == terrain,
            Self::Both(terrain, token) => tile.terrain == terrain && tile.token == Some(token),
        }
    }
}

impl RobberSign {
    /// The sign of that text; none if it is no land.
    pub(super) fn read(text: &str) -> Option<Self> {
        let digits = text.find(|sign: char| sign.is_ascii_digit()).unwrap_or(text.len());
        let (letters, number) = text.split_at(digits);
        let token = || Token::try_from(number.parse::<u8>().ok()?).ok();
        match (terrain_of(letters), letters.is_empty(), number.is_empty()) {
            (None, true, false) => Some(Self::Token(token()?)),
            (Some(terrain), _, true) => Some(Self::Terrain(terrain)),
            (Some(terrain), _, false) => Some(Self::Both(terrain, token()?)),
            _ => None,
        }
    }
}

impl fmt::Display for RobberSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(token) => write!(f, "{}", token.number()),
            Self::Terrain(terrain) => f.write_str(terrain.key()),
            Self::Both(terrain, token) => write!(f, "{} {}", terrain.key(), token.number()),
        }
    }
}

/// Where the robber begins (SEA 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberStart {
    /// Beside the board, until a 7 or a knight.
    BesideBoard,
    /// On this hex, whatever lies there.
    At(Hex),
    /// Wherever that lies: on the printed hex, or if it was mixed away, on the first such hex
    /// by rows.
    On { sign: RobberSign, printed: Option<Hex> },
}

impl RobberStart {
    /// The hex among these tiles, if it has one.
    pub fn hex(self, tiles: &[Tile]) -> Option<Hex> {
        match self {
            Self::BesideBoard => None,
            Self::At(hex) => Some(hex),
            Self::On { sign, printed } => {
                let those = || tiles.iter().filter(|tile| sign.is_on(tile)).map(|tile| tile.at);
                let kept = printed.filter(|hex| those().any(|other| other == *hex));
                kept.or_else(|| those().min_by_key(|hex| (hex.r, hex.q)))
            }
        }
    }

    /// Whether hexes laid so can never have such a hex at all.
    pub(super) fn lacks(self, grounds: &[Ground], tokens: &[Token]) -> bool {
        let Self::On { sign, .. } = self else { return false };
        let no_terrain = |terrain| !grounds.contains(&Ground::Land(terrain));
        match sign {
            RobberSign::Token(token) => !tokens.contains(&token),
            RobberSign::Terrain(terrain) => no_terrain(terrain),
            RobberSign::Both(terrain, token) => no_terrain(terrain) || !tokens.contains(&token),
        }
    }
}
