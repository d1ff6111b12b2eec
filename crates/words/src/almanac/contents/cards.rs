//! Event cards, seasons, and dice.

use super::source::{Source, sources};

pub(super) const SOURCES: [Source; 31] = sources! {
    "event-cards" [RULES 4.2 RULES 9] [@NumberSource];
    "card-number" [RULES 9] [];
    "deck-a" [RULES 9.1] [@DeckLayout];
    "new-year" [RULES 9.1 RULES 9.2] [@DeckLayout];
    "robber-attacks" [RULES 5 RULES 9.1] [];
    "epidemic" [RULES 9.1] [@Rulings];
    "earthquake" [RULES 9.1] [@Rulings];
    "good-neighbors" [RULES 9.1] [];
    "tournament" [RULES 9.1] [@Rulings];
    "trade-advantage" [RULES 9.1] [@Rulings];
    "calm-sea" [RULES 9.1] [@Rulings];
    "robber-flees" [RULES 9.1] [@Rulings];
    "neighborly-assistance" [RULES 9.1] [@Rulings];
    "conflict" [RULES 9.1] [@Rulings];
    "plentiful-year" [RULES 9.1] [];
    "no-event" [RULES 9.1] [];
    "ruling-sets" [RULES 9.1] [@Rulings];
    "own-dice" [RULES 10] [@NumberSource];
    "app-dice" [RULES 10] [@NumberSource];
    "printed-cards" [RULES 10] [@NumberSource];
    "season-decks" [RULES 9.2] [@DeckLayout];
    "seasons" [RULES 9.2] [@DeckLayout];
    "season-card" [RULES 9.2 RULES 9.3] [];
    "deck-b" [RULES 9.2] [@DeckLayout];
    "deck-c" [RULES 9.2] [@DeckLayout];
    "deck-d" [RULES 9.2] [@DeckLayout];
    "leap-year" [RULES 9.2] [@DeckLayout];
    "change-in-the-weather" [RULES 9.2] [@DeckLayout];
    "held-weather" [RULES 9.2] [@DeckLayout];
    "mixed-decks" [RULES 9.2] [@DeckLayout];
    "hidden-cards" [RULES 9.1 RULES 9.2] [@DeckLayout];
};
