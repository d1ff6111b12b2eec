//! Expansions played beside the base game, as a set; whatever exists only with an expansion belongs
//! to it. A list names for each of its rows the expansion that brings it, or none where any game
//! has it, and [`Expansions::play`] chooses the rows of a table.

use serde::{Deserialize, Serialize};

board::keyed! {
    /// An expansion that may be played beside the base game; the keys of texts name it so, too.
    pub enum Expansion {
        /// Cities & Knights.
        Knights = "knights",
        /// Seafarers.
        Sea = "sea",
        /// Fish of Traders & Barbarians.
        Fish = "fish",
        /// Rivers of Traders & Barbarians.
        Rivers = "rivers",
        /// Wagons, the main scenario of Traders & Barbarians.
        Wagons = "wagons",
        /// Oil Springs.
        Oil = "oil",
    }
}

/// The part of a game that a fact, or a field of a position, belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Any game has it.
    Base,
    Of(Expansion),
    /// Whichever of several expansions brings gold has it (TRADERS 2.6).
    Gold,
}

impl Room {
    /// Returns whether a game with these expansions has what belongs to it.
    pub const fn is_played(self, played: Expansions) -> bool {
        match self {
            Self::Base => true,
            Self::Of(expansion) => played.has(expansion),
            Self::Gold => played.have_gold(),
        }
    }

    /// Its name in the keys of texts; none for the base game.
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Self::Base => None,
            Self::Of(expansion) => Some(expansion.key()),
            Self::Gold => Some("gold"),
        }
    }
}

impl Expansion {
    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The expansions that are played beside the base game; in files, a list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "Vec<Expansion>", into = "Vec<Expansion>")]
pub struct Expansions(u8);

impl Expansions {
    /// The base game alone.
    pub const NONE: Self = Self(0);

    /// Everything that is offered together, the base game alone first.
    pub fn combinations() -> impl Iterator<Item = Self> {
        (0..1 << Expansion::ALL.len()).map(Self).filter(|played| played.not_offered().is_none())
    }

    /// Returns whether `expansion` is among them.
    pub const fn has(self, expansion: Expansion) -> bool {
        self.0 & expansion.bit() != 0
    }

    /// Returns whether it is the base game alone.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Returns whether a game with them has what belongs to `expansion`, or to any game.
    pub const fn play(self, expansion: Option<Expansion>) -> bool {
        match expansion {
            Some(expansion) => self.has(expansion),
            None => true,
        }
    }

    /// Returns whether players have a purse of gold (TRADERS 2.6).
    pub const fn have_gold(self) -> bool {
        self.has(Expansion::Rivers) || self.has(Expansion::Wagons)
    }

    /// The same with `expansion` if it was without, and the other way round.
    #[must_use]
    pub const fn toggled(self, expansion: Expansion) -> Self {
        Self(self.0 ^ expansion.bit())
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = Expansion> {
        Expansion::ALL.into_iter().filter(move |expansion| self.has(*expansion))
    }

    /// Returns what can be played with no others than these, the most of them first.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let mut parts: Vec<Self> =
            Self::combinations().filter(|part| part.0 & !self.0 == 0).collect();
        parts.sort_by_key(|part| std::cmp::Reverse(part.0.count_ones()));
        parts.into_iter()
    }
}

impl FromIterator<Expansion> for Expansions {
    fn from_iter<I: IntoIterator<Item = Expansion>>(members: I) -> Self {
        Self(members.into_iter().fold(0, |all, expansion| all | expansion.bit()))
    }
}

board::converts!(Vec<Expansion> => Expansions: |members| members.into_iter().collect());
board::converts!(Expansions => Vec<Expansion>: |expansions| expansions.iter().collect());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expansions_are_a_set_that_files_write_as_a_list() {
        for played in Expansions::combinations() {
            let text = serde_json::to_string(&played).expect("writes");
            assert_eq!(serde_json::from_str::<Expansions>(&text).expect("reads"), played);
            for expansion in Expansion::ALL {
                assert_eq!(text.contains(expansion.key()), played.has(expansion));
                assert_ne!(played.toggled(expansion).has(expansion), played.has(expansion));
                assert_eq!(played.toggled(expansion).toggled(expansion), played);
            }
            assert_eq!(played.parts().next(), Some(played), "most first");
            assert_eq!(played.parts().last(), Some(Expansions::NONE), "fewest last");
            assert_eq!(played.parts().count(), 1 << played.iter().count());
        }
        let twice: Expansions = serde_json::from_str(r#"["sea", "sea"]"#).expect("reads");
        assert_eq!(twice, Expansions::from_iter([Expansion::Sea]));
    }
}
