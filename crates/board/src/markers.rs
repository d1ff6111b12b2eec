//! Marks on an island beside its terrain, tokens, and harbors: fishing grounds, the numbers of
//! lakes, the terrain under springs, and second tokens (TRADERS 1.2, 7.2, 8.4).

use serde::{Deserialize, Serialize};

use super::{Hex, Path, Terrain, Token};

/// The most fishing grounds that an island may have: three times what a box has.
pub const MAX_GROUNDS: usize = 24;

/// A fishing ground: whoever builds at its hex catches fish with its number (TRADERS 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FishingGround {
    /// The sea hex on which it lies.
    pub at: Hex,
    pub number: Token,
}

/// The numbers of a lake, ascending (TRADERS 1.1).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Lake {
    pub at: Hex,
    pub numbers: Vec<Token>,
}

/// A second token of a hex, which produces for both (TRADERS 8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SecondToken {
    pub at: Hex,
    pub token: Token,
}

/// A spring, and the terrain whose place it took (TRADERS 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spring {
    pub at: Hex,
    /// One of the base game's terrains.
    pub on: Terrain,
}

/// All marks of an island. A lake that isn't listed has the usual numbers, a spring lies on a desert.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markers {
    pub grounds: Vec<FishingGround>,
    pub lakes: Vec<Lake>,
    pub second: Vec<SecondToken>,
    /// Sides of trade hexes that take no road (TRADERS 5.2).
    pub barred: Vec<Path>,
    pub springs: Vec<Spring>,
}

impl Lake {
    /// The lake of up to four players (TRADERS 1.1).
    pub fn usual(at: Hex) -> Self {
        let numbers = Token::ALL.into_iter().filter(|token| token.pips() <= 2).collect();
        Self { at, numbers }
    }

    /// Returns whether one of its numbers is `number`.
    pub fn has(&self, number: u8) -> bool {
        self.numbers.iter().any(|token| token.number() == number)
    }
}

impl Markers {
    pub const NONE: Self = Self {
        grounds: Vec::new(),
        lakes: Vec::new(),
        second: Vec::new(),
        barred: Vec::new(),
        springs: Vec::new(),
    };

    /// The second token on `at`, if there is one.
    pub(super) fn second_on(&self, at: Hex) -> Option<Token> {
        let second = self.second.iter().find(|second| second.at == at);
        second.map(|second| second.token)
    }

    /// About how many bytes it holds.
    pub(super) fn bytes(&self) -> usize {
        let numbers = self.lakes.iter().map(|lake| size_of_val(lake.numbers.as_slice()));
        size_of_val(self.grounds.as_slice())
            + size_of_val(self.lakes.as_slice())
            + size_of_val(self.second.as_slice())
            + size_of_val(self.barred.as_slice())
            + size_of_val(self.springs.as_slice())
            + numbers.sum::<usize>()
    }

    /// Returns whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.grounds.is_empty()
            && self.lakes.is_empty()
            && self.second.is_empty()
            && self.barred.is_empty()
            && self.springs.is_empty()
    }
}
