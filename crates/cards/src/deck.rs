//! Deck files: JSON that says what cards there are and what their events do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::words::{ByLanguage, Title, Words, single};
use super::{Card, DeckId, Effect, EventId, RulingSet, Rulings, inspect};
use board::fail_if;

pub const MAX_CARDS: usize = 200;

pub const MAX_EVENTS: usize = 200;

pub const MAX_EFFECTS: usize = 12;

/// An event: its effects in order, and where a ruling set reads it otherwise,
/// those.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Event {
    /// Effects, one after the other; none for a quiet card.
    pub effects: Vec<Effect>,
    /// Effects that replace these under other ruling sets.
    #[serde(default, deserialize_with = "single", skip_serializing_if = "BTreeMap::is_empty")]
    pub rulings: BTreeMap<RulingSet, Vec<Effect>>,
    /// Name and text by language. The decks that come with the program have theirs elsewhere.
    #[serde(default, deserialize_with = "single", skip_serializing_if = "ByLanguage::is_empty")]
    pub texts: ByLanguage<Words>,
}

impl Event {
    pub fn effects(&self, set: RulingSet) -> &[Effect] {
        self.rulings.get(&set).unwrap_or(&self.effects)
    }
}

/// A deck: numbered cards, and what each event named on them does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, derive::Getters)]
#[serde(try_from = "DeckJson", into = "DeckJson")]
#[lends(titles, cards, events)]
pub struct Deck {
    id: DeckId,
    /// Title by language; empty for the decks that come with the program.
    titles: ByLanguage<Title>,
    /// Its numbered cards, in the file's order.
    cards: Vec<Card>,
    events: BTreeMap<EventId, Event>,
}

/// The file as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(title = "A deck of event cards"))]
pub(super) struct DeckJson {
    /// Always `tableside-deck`.
    pub format: String,
    /// The version of the format, 1 or 2.
    pub version: u32,
    /// The deck's name in files and scripts.
    pub id: DeckId,
    /// Title of the deck by language.
    #[serde(default, deserialize_with = "single", skip_serializing_if = "ByLanguage::is_empty")]
    pub titles: ByLanguage<Title>,
    /// Its numbered cards.
    #[cfg_attr(test, schemars(length(min = 1, max = 200)))]
    pub cards: Vec<Card>,
    /// The events that the cards name, and their effects.
    #[serde(deserialize_with = "single")]
    pub events: BTreeMap<EventId, Event>,
}

pub(super) const FORMAT: &str = "tableside-deck";
pub(super) const VERSION: u32 = 2;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeck {
    /// Not JSON, or not of the expected shape.
    #[error("{field}: {why}")]
    Unreadable {
        /// Place in the file, such as `cards[3].red`.
        field: String,
        why: String,
    },
    #[error("format: this is no deck file (`{FORMAT}`)")]
    NotADeck,
    /// A newer program wrote it, or none.
    #[error("version: this deck is of version {0}; this program reads 1 to {VERSION}")]
    Version(u32),
    #[error("cards: a deck has 1 to {MAX_CARDS} cards, this one has {0}")]
    CardCount(usize),
    #[error("events: a deck has at most {MAX_EVENTS} events, this one has {0}")]
    EventCount(usize),
    #[error("events.{event}.effects: an event has at most {MAX_EFFECTS} effects, not {count}")]
    EffectCount { event: EventId, count: usize },
    #[error("cards[{card}].event: the deck does not say what `{event}` does")]
    UnknownEvent {
        /// Index of the card, from 0.
        card: usize,
        event: EventId,
    },
}

impl Deck {
    /// A deck of these cards, titles and events.
    ///
    /// # Errors
    /// Says which limit or name does not fit.
    pub fn new(
        id: DeckId,
        titles: ByLanguage<Title>,
        cards: Vec<Card>,
        events: BTreeMap<EventId, Event>,
    ) -> Result<Self, BadDeck> {
        fail_if(!(1..=MAX_CARDS).contains(&cards.len()), BadDeck::CardCount(cards.len()))?;
        fail_if(events.len() > MAX_EVENTS, BadDeck::EventCount(events.len()))?;
        for (event, said) in &events {
            let lists = said.rulings.values().chain([&said.effects]);
            let count = lists.map(Vec::len).max().unwrap_or(0);
            if count > MAX_EFFECTS {
                return Err(BadDeck::EffectCount { event: event.clone(), count });
            }
        }
        for (nth, card) in cards.iter().enumerate() {
            if !events.contains_key(&card.event) {
                return Err(BadDeck::UnknownEvent { card: nth, event: card.event.clone() });
            }
        }
        Ok(Self { id, titles, cards, events })
    }

    /// Reads a deck file. What else may be wrong with it says [`inspect`].
    ///
    /// # Errors
    /// Names the card and the field that is wrong.
    pub fn read(text: &str) -> Result<Self, BadDeck> {
        inspect(text.as_bytes())
            .into_deck()
            .map_err(|error| BadDeck::Unreadable { field: error.place(), why: error.message })
    }

    /// The deck as a file, a card a line.
    pub fn write(&self) -> String {
        let json = |value: serde_json::Result<String>| value.unwrap_or_default();
        let cards = self.cards.iter().map(|card| json(serde_json::to_string(card)));
        let cards: Vec<String> = cards.map(|card| format!("    {card}")).collect();
        let events = self
            .events
            .iter()
            .map(|(event, said)| format!("    \"{event}\": {}", json(serde_json::to_string(said))));
        let events: Vec<String> = events.collect();
        let titles = if self.titles.is_empty() {
            String::new()
        } else {
            format!("  \"titles\": {},\n", json(serde_json::to_string(&self.titles)))
        };
        format!(
            "{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {VERSION},\n  \"id\": \"{}\",\n{titles}  \
             \"cards\": [\n{}\n  ],\n  \"events\": {{\n{}\n  }}\n}}\n",
            self.id.as_str(),
            cards.join(",\n"),
            events.join(",\n"),
        )
    }

    /// Its name in files.
    pub const fn key(&self) -> &DeckId {
        &self.id
    }

    /// Its name in files, such as `a`.
    pub fn id(&self) -> &str {
        self.id.as_str()
    }

    /// Returns what `event` does; nothing if the deck doesn't know it.
    pub fn effects(&self, event: &EventId, rulings: &Rulings) -> &[Effect] {
        self.events.get(event).map_or(&[], |known| known.effects(rulings.of(event)))
    }

    /// Returns whether any of its events waits for a season.
    pub fn is_seasonal(&self) -> bool {
        self.cards.iter().any(|card| card.season.is_some() || card.faces.is_some())
    }
}

board::converts!(DeckJson => Deck, BadDeck: |written| {
    fail_if(written.format != FORMAT, BadDeck::NotADeck)?;
    fail_if(!(1..=VERSION).contains(&written.version), BadDeck::Version(written.version))?;
    Self::new(written.id, written.titles, written.cards, written.events)
});

board::converts!(Deck => DeckJson: |deck| Self {
    format: FORMAT.to_owned(),
    version: VERSION,
    id: deck.id,
    titles: deck.titles,
    cards: deck.cards,
    events: deck.events,
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck_a;

    #[test]
    fn a_deck_written_and_read_is_the_same() {
        let deck = deck_a().expect("the built-in deck is sound");
        let text = serde_json::to_string(&deck).expect("writes");
        assert_eq!(Deck::read(&text).expect("reads"), deck);
        assert_eq!(Deck::read(&deck.write()).expect("reads"), deck);
    }

    /// The schema is kept beside the decks; with `UPDATE_SCHEMA=1` this test
    /// writes it.
    #[test]
    fn the_published_schema_is_that_of_the_types() {
        let schema =
            serde_json::to_string_pretty(&schemars::schema_for!(DeckJson)).expect("writes");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks/schema.json");
        if std::env::var_os("UPDATE_SCHEMA").is_some() {
            std::fs::write(path, format!("{schema}\n")).expect("writes");
        }
        let kept = std::fs::read_to_string(path).expect("decks/schema.json");
        assert_eq!(kept.trim_end(), schema, "run with UPDATE_SCHEMA=1");
    }

    #[test]
    fn a_bad_deck_is_refused_with_card_and_field() {
        let good = include_str!("../../../decks/deck-a.json");
        let error = |text: &str| Deck::read(text).expect_err("refused").to_string();
        assert!(error(&good.replacen("\"red\": 1", "\"red\": 9", 1)).starts_with("cards[0].red: "));
        assert!(
            error(&good.replacen("\"event\": \"conflict\"", "\"event\": \"party\"", 1))
                .contains("`party`")
        );
        assert!(
            error(&good.replacen("\"version\": 2", "\"version\": 99", 1)).contains("version 99")
        );
        assert!(error("{}").contains("format"));
        assert!(error(&format!("{good}!")).contains("trailing"));
    }
}
