//! An event being written.

use std::collections::BTreeMap;

use cards::{Deck, Effect, EventId, MAX_TEXT, RulingSet, Spoken, Words, spoken};
use words::text::Text;

/// An event being written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftEvent {
    /// What it is called.
    pub name: String,
    /// What it says; if empty, its effects in words.
    pub text: String,
    /// What it does.
    pub effects: Vec<Effect>,
    /// What it does under other ruling sets.
    pub(super) rulings: BTreeMap<RulingSet, Vec<Effect>>,
    /// Its texts in other languages.
    pub(super) other_texts: Spoken<Words>,
}

impl DraftEvent {
    /// Whether other ruling sets change what it does.
    pub fn has_rulings(&self) -> bool {
        !self.rulings.is_empty()
    }
}

/// Copies an event of a deck with the texts it shows. Each built-in text fits only one
/// reading, so the copy keeps that one.
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

/// The words of an event as saved: a missing text becomes its effects in words, or else
/// its name.
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

/// Shortens a sentence to fit an event's text.
pub(super) fn short(sentence: &str) -> String {
    sentence.chars().take(MAX_TEXT).collect::<String>().trim().to_owned()
}
