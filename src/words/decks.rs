//! The names and texts of decks and their events: built-in decks get them from
//! the locales, other decks from their own files.

use super::text::Text;
use crate::cards::{self, Deck, EventId, PileCard, RulingSet, spoken};

/// At which table a card is read: what it says of roads goes for ships, too (SEA 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardTable {
    /// Without Seafarers.
    OnLand,
    /// With Seafarers.
    AtSea,
}

impl Text {
    /// The language, as decks name it.
    pub fn of_decks(&self) -> cards::Language {
        let code = self.language().code().to_owned();
        code.try_into().unwrap_or_else(|_| cards::Language::english())
    }

    /// The language of `deck` that suits this one best: the same, English, or
    /// any other.
    pub fn written_in(&self, deck: &Deck) -> cards::Language {
        let own = self.of_decks();
        let events = deck.events().values().flat_map(|event| event.texts.keys());
        let mut all = deck.titles().keys().chain(events).cloned().collect::<Vec<_>>();
        all.sort_by_key(|language| (*language != own, *language != cards::Language::english()));
        all.into_iter().next().unwrap_or(own)
    }

    /// What a deck is called.
    pub fn deck_title(&self, deck: &Deck) -> String {
        let own =
            spoken(deck.titles(), self.language().code()).map(|title| title.as_str().to_owned());
        own.or_else(|| self.find(&format!("deck-title-{}", deck.id())))
            .unwrap_or_else(|| deck.id().to_owned())
    }

    /// What an event is called; its id without underscores if nothing better
    /// is known.
    pub fn event_name(&self, deck: &Deck, event: &EventId) -> String {
        let own =
            deck.events().get(event).and_then(|said| spoken(&said.texts, self.language().code()));
        own.map(|words| words.name.as_str().to_owned())
            .or_else(|| self.find(&key_of(deck, event)))
            .unwrap_or_else(|| event.as_str().replace('_', " "))
    }

    /// What an event says under a ruling set, if there is a text for it.
    pub fn event_text(&self, deck: &Deck, event: &EventId, set: RulingSet) -> Option<String> {
        self.event_text_at(deck, event, set, CardTable::OnLand)
    }

    /// The same at a table that plays Seafarers, or doesn't.
    pub fn event_text_at(
        &self,
        deck: &Deck,
        event: &EventId,
        set: RulingSet,
        table: CardTable,
    ) -> Option<String> {
        let own =
            deck.events().get(event).and_then(|said| spoken(&said.texts, self.language().code()));
        let key = key_of(deck, event);
        let [of_set, plain] = [format!("{key}-text-{}", set.key()), format!("{key}-text")];
        let at_sea = |key: &str| match table {
            CardTable::OnLand => None,
            CardTable::AtSea => self.find(&format!("{key}-at-sea")),
        };
        own.map(|words| words.text.as_str().to_owned())
            .or_else(|| at_sea(&of_set))
            .or_else(|| at_sea(&plain))
            .or_else(|| self.find(&of_set))
            .or_else(|| self.find(&plain))
    }

    /// What a card without a number is called: New Year, Leap Year, or a change
    /// in the weather.
    pub fn marker(&self, card: PileCard) -> Option<String> {
        match card {
            PileCard::Numbered { .. } => None,
            PileCard::NewYear => Some(self.get("card-new-year")),
            PileCard::LeapYear => Some(self.get("card-leap-year")),
            PileCard::Weather(season) => Some(self.get(&format!("weather-{}", season.key()))),
        }
    }

    fn find(&self, key: &str) -> Option<String> {
        self.has(key).then(|| self.get(key))
    }
}

/// The key of a built-in deck's event: deck A's don't name the deck.
fn key_of(deck: &Deck, event: &EventId) -> String {
    match deck.id() {
        "a" => format!("event-{event}"),
        id => format!("deck-{id}-{event}"),
    }
}
