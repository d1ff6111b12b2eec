//! What a hex of a scenario may turn out to be.

use board::{Terrain, Token};

/// Sea or land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// Water.
    Sea,
    /// Land of that terrain.
    Land(Terrain),
}

impl Ground {
    /// The terrain of land.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Sea => None,
            Self::Land(terrain) => Some(terrain),
        }
    }

    /// Whether a token belongs there: on all land but deserts.
    pub fn takes_token(self) -> bool {
        self.terrain().is_some_and(|terrain| terrain != Terrain::Desert)
    }

    /// Whether that token may lie there when tokens are mixed: no red one on gold (SEA 6).
    pub fn bears(self, token: Token) -> bool {
        !token.is_red() || self != Self::Land(Terrain::Gold)
    }
}
