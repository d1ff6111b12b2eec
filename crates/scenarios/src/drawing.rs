//! Maps as rows of signs, places as files name them (by row and column of the drawing), and where
//! the robber begins (SEA 13).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Ground;
use super::fault::BadScenario;
use board::{Hex, Intersection, Path, Side, Terrain, Tile, Token, fail_if};

/// Contents of a hex as its sign in the drawing gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnCell {
    /// This ground, with this token.
    Printed(Ground, Option<Token>),
    /// A hex that nobody knows before it is turned up (SEA 7).
    Hidden,
    /// A hex whose ground is drawn from a stock. Written `*`.
    Open,
}

impl DrawnCell {
    pub const fn is_land(self) -> bool {
        matches!(self, Self::Printed(Ground::Land(_), _))
    }

    /// Returns whether there is land, or may be once what lies there is drawn.
    pub(super) fn may_be_land(self) -> bool {
        self.is_land() || self == Self::Open
    }

    pub const fn is_sea(self) -> bool {
        matches!(self, Self::Printed(Ground::Sea, _))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub at: Hex,
    pub cell: DrawnCell,
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

/// The letters of a sign, and the token that its digits mean; none where they mean none.
fn parts(sign: &str) -> Option<(&str, Option<Token>)> {
    let digits = sign.find(|letter: char| letter.is_ascii_digit()).unwrap_or(sign.len());
    let (letters, number) = sign.split_at(digits);
    let token = || Token::try_from(number.parse::<u8>().ok()?).ok();
    Some((letters, if number.is_empty() { None } else { Some(token()?) }))
}

/// Returns what one sign means; none for a dot.
pub(super) fn cell(sign: &str) -> Result<Option<DrawnCell>, BadScenario> {
    let unknown = || BadScenario::UnknownSign(sign.chars().take(20).collect());
    let (letters, token) = parts(sign).ok_or_else(unknown)?;
    match (letters, token) {
        (".", None) => Ok(None),
        ("~", None) => Ok(Some(DrawnCell::Printed(Ground::Sea, None))),
        ("?", None) => Ok(Some(DrawnCell::Hidden)),
        ("*", None) => Ok(Some(DrawnCell::Open)),
        ("?", Some(_)) => Err(BadScenario::HiddenToken),
        ("~", Some(_)) => Err(BadScenario::SeaToken),
        ("D", Some(_)) => Err(BadScenario::DesertToken),
        (letters, token) => {
            let terrain = terrain_of(letters).ok_or_else(unknown)?;
            Ok(Some(DrawnCell::Printed(Ground::Land(terrain), token)))
        }
    }
}

/// The signs of rows with their places, dots too.
pub(super) fn signs(rows: &[String]) -> Result<Vec<(Place, &str)>, BadScenario> {
    let mut found = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (column, sign) in line.split_whitespace().enumerate() {
            fail_if(row >= MAX_SPAN || column >= MAX_SPAN, BadScenario::TooFar)?;
            let place = |number: usize| u8::try_from(number).map_err(|_| BadScenario::TooFar);
            found.push((Place(place(row)?, place(column)?), sign));
        }
    }
    Ok(found)
}

/// A hex by what lies on it, as drawings write it: `12`, `D`, `P2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RobberSign {
    pub(super) terrain: Option<Terrain>,
    pub(super) token: Option<Token>,
}

impl RobberSign {
    /// Returns whether that tile is meant.
    pub fn is_on(self, tile: &Tile) -> bool {
        self.terrain.is_none_or(|terrain| tile.terrain == terrain)
            && self.token.is_none_or(|token| tile.token == Some(token))
    }

    /// The sign of that tile.
    pub(super) const fn of(tile: Tile) -> Self {
        Self { terrain: Some(tile.terrain), token: tile.token }
    }

    /// The sign of that text; none if it is no land.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (letters, token) = parts(text)?;
        let terrain = terrain_of(letters);
        let is_land = terrain.is_some() || letters.is_empty() && token.is_some();
        is_land.then_some(Self { terrain, token })
    }
}

impl fmt::Display for RobberSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terrain = self.terrain.map(|terrain| terrain.key().to_owned());
        let token = self.token.map(|token| token.number().to_string());
        f.write_str(&terrain.into_iter().chain(token).collect::<Vec<_>>().join(" "))
    }
}

/// Starting place of the robber (SEA 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberStart {
    /// Beside the board, until a 7 or a knight.
    BesideBoard,
    /// On this hex, whatever lies there.
    At(Hex),
    /// On a tile that the sign fits: the printed hex, or if that tile was mixed away, the first
    /// such hex by rows.
    On { sign: RobberSign, printed: Option<Hex> },
    /// On the printed hex while its printed tile lies there; once that was mixed away, on the first
    /// hex by rows that the sign fits.
    Unmixed { printed: Hex, tile: RobberSign, sign: RobberSign },
}

impl RobberStart {
    /// The hex among these tiles, if it has one.
    pub fn hex(self, tiles: &[Tile]) -> Option<Hex> {
        let those =
            |sign: RobberSign| tiles.iter().filter(move |it| sign.is_on(it)).map(|tile| tile.at);
        let first = |sign| those(sign).min_by_key(|hex| (hex.r, hex.q));
        let kept = |sign, hex: Hex| those(sign).find(|other| *other == hex);
        match self {
            Self::BesideBoard => None,
            Self::At(hex) => Some(hex),
            Self::On { sign, printed } => {
                printed.and_then(|hex| kept(sign, hex)).or_else(|| first(sign))
            }
            Self::Unmixed { printed, tile, sign } => kept(tile, printed).or_else(|| first(sign)),
        }
    }

    /// The same once hexes were mixed.
    pub(super) const fn once_mixed(self) -> Self {
        match self {
            Self::Unmixed { sign, .. } => Self::On { sign, printed: None },
            Self::BesideBoard | Self::At(_) | Self::On { .. } => self,
        }
    }

    /// Returns whether hexes laid so can never have such a hex at all.
    pub(super) fn lacks(self, grounds: &[Ground], tokens: &[Token]) -> bool {
        let (Self::On { sign, .. } | Self::Unmixed { sign, .. }) = self else { return false };
        sign.terrain.is_some_and(|terrain| !grounds.contains(&Ground::Land(terrain)))
            || sign.token.is_some_and(|token| !tokens.contains(&token))
    }
}

/// The most rows of a drawing, and the most columns.
pub(super) const MAX_SPAN: usize = 60;

/// A hex by its row and column in the drawing, both counted from 0 with the dots. Odd rows are
/// shifted half a hex to the right (SEA 13). Written as `[row, column]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct Place(pub u8, pub u8);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.0, self.1)
    }
}

impl Place {
    /// The hex there; none for a row or column that no drawing has.
    pub(super) fn hex(self) -> Option<Hex> {
        let Self(row, column) = self;
        if usize::from(row) >= MAX_SPAN || usize::from(column) >= MAX_SPAN {
            return None;
        }
        let (row, column) = (i8::try_from(row).ok()?, i8::try_from(column).ok()?);
        Some(Hex::new(column - row / 2, row))
    }
}

/// A side of a hex by the direction it faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum SideName {
    /// Up and left.
    #[serde(rename = "NW")]
    NorthWest,
    /// Up and right.
    #[serde(rename = "NE")]
    NorthEast,
    /// Right.
    #[serde(rename = "E")]
    East,
    /// Down and right.
    #[serde(rename = "SE")]
    SouthEast,
    /// Down and left.
    #[serde(rename = "SW")]
    SouthWest,
    /// Left.
    #[serde(rename = "W")]
    West,
}

impl SideName {
    pub(super) const fn side(self) -> Side {
        match self {
            Self::NorthWest => Side::NorthWest,
            Self::NorthEast => Side::NorthEast,
            Self::East => Side::East,
            Self::SouthEast => Side::SouthEast,
            Self::SouthWest => Side::SouthWest,
            Self::West => Side::West,
        }
    }
}

/// A corner of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum CornerName {
    /// Straight up.
    #[serde(rename = "top")]
    Top,
    /// Up and right.
    #[serde(rename = "NE")]
    NorthEast,
    /// Down and right.
    #[serde(rename = "SE")]
    SouthEast,
    /// Straight down.
    #[serde(rename = "bottom")]
    Bottom,
    /// Down and left.
    #[serde(rename = "SW")]
    SouthWest,
    /// Up and left.
    #[serde(rename = "NW")]
    NorthWest,
}

/// A side of a hex of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SideAt {
    /// The hex.
    pub at: Place,
    /// The side of that hex.
    pub side: SideName,
}

impl SideAt {
    pub(super) fn path(self) -> Option<Path> {
        self.at.hex().map(|hex| Path::of(hex, self.side.side()))
    }
}

/// A corner of a hex of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct CornerAt {
    /// The hex.
    pub at: Place,
    /// The corner of that hex.
    pub corner: CornerName,
}

impl CornerAt {
    pub(super) fn intersection(self) -> Option<Intersection> {
        // An intersection lies between a side and the next one counterclockwise.
        let side = match self.corner {
            CornerName::Top => Side::NorthEast,
            CornerName::NorthEast => Side::East,
            CornerName::SouthEast => Side::SouthEast,
            CornerName::Bottom => Side::SouthWest,
            CornerName::SouthWest => Side::West,
            CornerName::NorthWest => Side::NorthWest,
        };
        self.at.hex().map(|hex| Intersection::of(hex, side))
    }
}
