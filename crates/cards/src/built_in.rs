//! The decks that come with the program.

use super::{BadDeck, Deck};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BuiltIn {
    /// The official deck, as facts.
    A,
    /// Fields and markets, our own.
    B,
    /// Storm and stone, our own.
    C,
    /// Harbors and crowns, our own.
    D,
}

impl BuiltIn {
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    pub const fn key(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::C => "c",
            Self::D => "d",
        }
    }

    pub const fn file(self) -> &'static str {
        match self {
            Self::A => include_str!("../../../decks/deck-a.json"),
            Self::B => include_str!("../../../decks/deck-b.json"),
            Self::C => include_str!("../../../decks/deck-c.json"),
            Self::D => include_str!("../../../decks/deck-d.json"),
        }
    }

    /// The deck.
    ///
    /// # Errors
    /// None while the built-in file is sound, which a test ensures.
    pub fn deck(self) -> Result<Deck, BadDeck> {
        Deck::read(self.file())
    }
}

/// Deck A, the official one.
///
/// # Errors
/// None while the built-in file is sound, which a test ensures.
pub fn deck_a() -> Result<Deck, BadDeck> {
    BuiltIn::A.deck()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    #[test]
    fn deck_a_holds_every_ordered_dice_pair_once() {
        let deck = deck_a().expect("the built-in deck is sound");
        let mut pairs: Vec<_> =
            deck.cards().iter().map(|card| (card.red.pips(), card.yellow.pips())).collect();
        pairs.sort_unstable();
        let all: Vec<_> =
            (1..=6).flat_map(|red| (1..=6).map(move |yellow| (red, yellow))).collect();
        assert_eq!(pairs, all);
    }

    #[test]
    fn deck_a_has_its_events_as_often_as_the_rules_count_them() {
        let deck = deck_a().expect("the built-in deck is sound");
        let numbers = |name: &str| {
            let mut numbers: Vec<_> = deck
                .cards()
                .iter()
                .filter(|card| card.event.as_str() == name)
                .map(Card::number)
                .collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(numbers("robber_attacks"), [7; 6]);
        assert_eq!(numbers("epidemic"), [6, 8]);
        assert_eq!(numbers("earthquake"), [6]);
        assert_eq!(numbers("good_neighbors"), [6]);
        assert_eq!(numbers("tournament"), [5]);
        assert_eq!(numbers("trade_advantage"), [5]);
        assert_eq!(numbers("calm_sea"), [9, 12]);
        assert_eq!(numbers("robber_flees"), [4, 4]);
        assert_eq!(numbers("neighborly_assistance"), [10, 11]);
        assert_eq!(numbers("conflict"), [3]);
        assert_eq!(numbers("plentiful_year"), [2]);
        assert_eq!(numbers("none").len(), 16);
    }
}
