//! Where the robber of a scenario begins.

use std::fmt;

use super::Ground;
use super::drawing::terrain_of;
use board::{Hex, Terrain, Tile, Token};

/// A hex by what lies on it, as drawings write it: `12`, `D`, `P2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberSign {
    /// Any land with that token.
    Token(Token),
    /// Any land of that terrain.
    Terrain(Terrain),
    /// Land of that terrain with that token.
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
    On {
        /// What has to lie there.
        sign: RobberSign,
        /// The printed hex.
        printed: Option<Hex>,
    },
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
