//! Which game a table plays.

use super::preset::Preset;

/// The base game, or Cities & Knights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// The base game.
    Base,
    /// Cities & Knights.
    Knights,
}

impl GameKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Base, Self::Knights];

    /// Its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Knights => "knights",
        }
    }

    /// The cards it is usually played with.
    pub const fn usual_cards(self) -> Preset {
        match self {
            Self::Base => Preset::Official,
            Self::Knights => Preset::Seasons,
        }
    }

    /// The common choices of cards, the usual one first.
    pub const fn presets(self) -> [Preset; 5] {
        match self {
            Self::Base => Preset::ALL,
            Self::Knights => {
                [Preset::Seasons, Preset::Official, Preset::Dice, Preset::OwnDice, Preset::Stacks]
            }
        }
    }
}
