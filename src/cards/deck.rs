//! Deck files: JSON that says what cards there are and what their events do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Card, Effect, EventId, RulingSet, Rulings};

/// The most numbered cards in one deck.
pub const MAX_CARDS: usize = 200;

/// An event: its effects in order, and where a ruling set reads it otherwise,
/// those.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// What happens, one effect after the other; nothing for a quiet card.
    pub effects: Vec<Effect>,
    /// What happens instead under other ruling sets.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rulings: BTreeMap<RulingSet, Vec<Effect>>,
}

impl Event {
    /// What happens under `set`.
    #[must_use]
    pub fn effects(&self, set: RulingSet) -> &[Effect] {
        self.rulings.get(&set).unwrap_or(&self.effects)
    }
}

/// A deck: numbered cards, and what each event named on them does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Deck {
    id: String,
    cards: Vec<Card>,
    events: BTreeMap<EventId, Event>,
}

/// The file as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    version: u32,
    id: String,
    cards: Vec<Card>,
    events: BTreeMap<EventId, Event>,
}

const FORMAT: &str = "tableside-deck";
const VERSION: u32 = 1;

/// Why a text is no deck.
#[derive(Debug, thiserror::Error)]
pub enum BadDeck {
    /// Not JSON, or not of the expected shape.
    #[error("{field}: {why}")]
    Unreadable {
        /// Where in the file, such as `cards[3].red`.
        field: String,
        /// What is wrong there.
        why: String,
    },
    /// Some other file.
    #[error("format: this is no deck file (`{FORMAT}`)")]
    NotADeck,
    /// A newer program wrote it.
    #[error("version: this deck is of version {0}; this program reads version {VERSION}")]
    TooNew(u32),
    /// The name is not usable.
    #[error("id: a deck's id is 1 to 40 letters, digits, dashes and underscores")]
    BadId,
    /// Nothing to draw, or more than [`MAX_CARDS`].
    #[error("cards: a deck has 1 to {MAX_CARDS} cards, this one has {0}")]
    CardCount(usize),
    /// A card names an event that the deck doesn't describe.
    #[error("cards[{card}].event: the deck does not say what `{event}` does")]
    UnknownEvent {
        /// Which card, from 0.
        card: usize,
        /// The name on it.
        event: EventId,
    },
}

impl Deck {
    /// Reads a deck file.
    ///
    /// # Errors
    /// Names the card and the field that is wrong.
    pub fn read(text: &str) -> Result<Self, BadDeck> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let written: Written = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            BadDeck::Unreadable { field: error.path().to_string(), why: error.inner().to_string() }
        })?;
        reader.end().map_err(|error| BadDeck::Unreadable {
            field: "end".to_owned(),
            why: error.to_string(),
        })?;
        written.try_into()
    }

    /// Its name in files, such as `a`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its numbered cards, in the file's order.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// What `event` does; nothing if the deck doesn't know it.
    #[must_use]
    pub fn effects(&self, event: &EventId, rulings: &Rulings) -> &[Effect] {
        self.events.get(event).map_or(&[], |known| known.effects(rulings.of(event)))
    }

    /// Its events by name.
    #[must_use]
    pub fn events(&self) -> &BTreeMap<EventId, Event> {
        &self.events
    }
}

impl TryFrom<Written> for Deck {
    type Error = BadDeck;

    fn try_from(written: Written) -> Result<Self, BadDeck> {
        if written.format != FORMAT {
            return Err(BadDeck::NotADeck);
        }
        if written.version > VERSION {
            return Err(BadDeck::TooNew(written.version));
        }
        let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        if !(1..=40).contains(&written.id.len()) || !written.id.chars().all(fits) {
            return Err(BadDeck::BadId);
        }
        if !(1..=MAX_CARDS).contains(&written.cards.len()) {
            return Err(BadDeck::CardCount(written.cards.len()));
        }
        for (nth, card) in written.cards.iter().enumerate() {
            if !written.events.contains_key(&card.event) {
                return Err(BadDeck::UnknownEvent { card: nth, event: card.event.clone() });
            }
        }
        Ok(Self { id: written.id, cards: written.cards, events: written.events })
    }
}

impl From<Deck> for Written {
    fn from(deck: Deck) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            id: deck.id,
            cards: deck.cards,
            events: deck.events,
        }
    }
}

/// Deck A, the official one, as it comes with the program.
///
/// # Errors
/// None as long as the file that is built in is sound, which a test keeps.
pub fn deck_a() -> Result<Deck, BadDeck> {
    Deck::read(include_str!("../../decks/deck-a.json"))
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_deck_written_and_read_is_the_same() {
        let deck = deck_a().expect("the built-in deck is sound");
        let text = serde_json::to_string(&deck).expect("writes");
        assert_eq!(Deck::read(&text).expect("reads"), deck);
    }

    #[test]
    fn a_bad_deck_is_refused_with_card_and_field() {
        let good = include_str!("../../decks/deck-a.json");
        let error = |text: &str| Deck::read(text).expect_err("refused").to_string();
        assert!(error(&good.replacen("\"red\": 1", "\"red\": 9", 1)).starts_with("cards[0].red: "));
        assert!(
            error(&good.replacen("\"event\": \"conflict\"", "\"event\": \"party\"", 1))
                .contains("`party`")
        );
        assert!(
            error(&good.replacen("\"version\": 1", "\"version\": 99", 1)).contains("version 99")
        );
        assert!(error("{}").contains("format"));
        assert!(error(&format!("{good}!")).starts_with("end"));
    }
}
