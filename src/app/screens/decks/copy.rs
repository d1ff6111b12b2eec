//! Copies decks, with their texts, as the players' own.

use super::draft_event::{copied, words};
use cards::{BadDeck, Deck, DeckId, Event, Spoken, Title, Words};
use words::text::Text;

/// Copies `deck` as a deck of the players' own: texts in the file, events by one reading.
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
