//! Common choices of cards.

use cards::{Arrangement, BuiltIn, Weather};
use game::{Expansion, Expansions, NumberSource};

/// A common choice of cards, made in one tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Deck A alone.
    Official,
    /// B, C, and D in one pile with the weather cards.
    Seasons,
    /// All four, one after another; a player turns the season.
    Stacks,
    /// The app's dice.
    Dice,
    /// The table's own dice.
    OwnDice,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Official, Self::Seasons, Self::Stacks, Self::Dice, Self::OwnDice];

    /// The common choices of cards for a game, the usual one first.
    pub const fn offered(played: Expansions) -> [Self; 5] {
        if played.has(Expansion::Knights) {
            [Self::Seasons, Self::Official, Self::Dice, Self::OwnDice, Self::Stacks]
        } else {
            Self::ALL
        }
    }

    /// The cards a game is usually played with.
    pub const fn usual(played: Expansions) -> Self {
        if played.has(Expansion::Knights) { Self::Seasons } else { Self::Official }
    }

    /// Its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Official => "official",
            Self::Seasons => "seasons",
            Self::Stacks => "stacks",
            Self::Dice => "dice",
            Self::OwnDice => "own-dice",
        }
    }

    /// Its decks in order.
    pub const fn decks(self) -> &'static [BuiltIn] {
        match self {
            Self::Official | Self::Dice | Self::OwnDice => &[BuiltIn::A],
            Self::Seasons => &[BuiltIn::B, BuiltIn::C, BuiltIn::D],
            Self::Stacks => &BuiltIn::ALL,
        }
    }

    /// Where the weather cards are.
    pub const fn weather(self) -> Weather {
        match self {
            Self::Official | Self::Dice | Self::OwnDice => Weather::Off,
            Self::Seasons => Weather::Mixed,
            Self::Stacks => Weather::Held,
        }
    }

    /// How its decks are laid out.
    pub const fn arrangement(self) -> Arrangement {
        match self {
            Self::Official | Self::Seasons | Self::Dice | Self::OwnDice => Arrangement::Mixed,
            Self::Stacks => Arrangement::Stacks,
        }
    }

    /// Where its numbers come from.
    pub const fn source(self) -> NumberSource {
        match self {
            Self::Dice => NumberSource::Dice,
            Self::OwnDice => NumberSource::Table,
            Self::Official | Self::Seasons | Self::Stacks => NumberSource::Cards,
        }
    }
}
