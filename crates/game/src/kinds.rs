//! Which kinds of cards a game has.

use serde::{Deserialize, Serialize};

use super::{CardKind, Cards};

/// The kinds of cards that a game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kinds {
    /// The five resources.
    #[default]
    Resources,
    /// The commodities too (KNIGHTS 1).
    WithCommodities,
}

impl Kinds {
    /// All of them, in the rules' order.
    pub const fn all(self) -> &'static [CardKind] {
        match self {
            Self::Resources => &CardKind::RESOURCES,
            Self::WithCommodities => &CardKind::ALL,
        }
    }

    /// Those of `cards` that there can be.
    pub(super) fn among(self, cards: Cards) -> Cards {
        match self {
            Self::Resources => cards.resources(),
            Self::WithCommodities => cards,
        }
    }
}

/// The kinds among which a card that nobody sees is for sure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardGroup {
    #[default]
    Any,
    /// The five resources.
    Resources,
    /// The three commodities (KNIGHTS 1).
    Commodities,
}

impl CardGroup {
    /// Whether `kind` belongs to it.
    pub const fn has(self, kind: CardKind) -> bool {
        match self {
            Self::Any => true,
            Self::Resources => kind.resource().is_some(),
            Self::Commodities => kind.resource().is_none(),
        }
    }

    /// Those of `cards` that belong to it.
    pub fn among(self, cards: Cards) -> Cards {
        match self {
            Self::Any => cards,
            Self::Resources => cards.resources(),
            Self::Commodities => cards.commodities(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_commodities_has_none_among_any_cards() {
        let all = Cards::from_fn(|_| 2);
        assert_eq!(Kinds::Resources.among(all), Cards::from_resources(|_| 2));
        assert_eq!(Kinds::WithCommodities.among(all), all);
        for kinds in [Kinds::Resources, Kinds::WithCommodities] {
            let listed: Cards = kinds.all().iter().map(|kind| (*kind, 2)).collect();
            assert_eq!(kinds.among(all), listed);
        }
    }
}
