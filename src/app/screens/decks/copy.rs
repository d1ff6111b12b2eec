//! Copies of decks and events, with their texts, as own ones.

use std::collections::BTreeMap;

use super::draft::DraftEvent;
use crate::cards::{
    BadDeck, Deck, DeckId, Effect, Event, EventId, MAX_TEXT, RulingSet, Spoken, Title, Words,
    spoken,
};
use crate::words::text::Text;

/// `deck` as an own one: its texts in the file, its events by one reading.
pub fn copy_of(text: &Text, deck: &Deck, id: DeckId, title: Title) -> Result<Deck, BadDeck> {
    let events = deck.events().keys().map(|event| {
        let draft = copied(text, deck, event).unwrap_or_default();
        let words = words(&draft, text);
        let texts = words.map(|words| (text.of_decks(), words));
        let mut texts: Spoken<Words> = texts.into_iter().collect();
        texts.extend(draft.other_texts);
        let event_copy = Event { effects: draft.effects, rulings: draft.rulings, texts };
        (event.clone(), event_copy)
    });
    let mut titles = Spoken::new();
    titles.insert(text.of_decks(), title);
    Deck::new(id, titles, deck.cards().to_vec(), events.collect())
}

/// An event of a deck with the texts that it shows. Built-in texts hold for
/// one reading each, so the copy is read by that one.
pub(super) fn copied(text: &Text, deck: &Deck, event: &EventId) -> Option<DraftEvent> {
    let found = deck.events().get(event)?;
    let set = RulingSet::default();
    let own = spoken(&found.texts, text.language().code());
    let mut other_texts = found.texts.clone();
    other_texts.remove(&text.of_decks());
    let (effects, rulings) = match own {
        Some(_) => (found.effects.clone(), found.rulings.clone()),
        None => (found.effects(set).to_vec(), BTreeMap::new()),
    };
    let said = text.event_text(deck, event, set).unwrap_or_default();
    let said = if said == short(&text.effects(&effects)) { String::new() } else { said };
    let name = text.event_name(deck, event);
    Some(DraftEvent { name, text: said, effects, rulings, other_texts })
}

/// The words of an event as the file has them: a text that is missing is
/// what the effects read as, or else the name.
pub(super) fn words(event: &DraftEvent, text: &Text) -> Option<Words> {
    let typed = event.text.trim();
    let name = event.name.trim();
    let effects = short(&text.effects(&event.effects));
    let is_for_table = event.effects.contains(&Effect::AtTable {});
    if name.is_empty() && typed.is_empty() {
        return None;
    }
    let said = match (typed, is_for_table || effects.is_empty()) {
        ("", true) => name.to_owned(),
        ("", false) => effects,
        (typed, _) => typed.to_owned(),
    };
    let name = if name.is_empty() { text.get("edit-unnamed") } else { name.to_owned() };
    Some(Words { name: name.try_into().ok()?, text: said.try_into().ok()? })
}

/// As much as fits into an event's text.
pub(super) fn short(sentence: &str) -> String {
    sentence.chars().take(MAX_TEXT).collect::<String>().trim().to_owned()
}
