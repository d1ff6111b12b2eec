//! Parts of a deck being written: events, with their texts and their faces of the event die,
//! and the dice pairs of its grid; and copies of whole decks.

use std::collections::BTreeMap;

use cards::{
    BadDeck, ByLanguage, Card, Deck, DeckId, Die, Effect, Event, EventFace, EventId, Faces,
    Language, MAX_TEXT, RulingSet, Season, Title, Words, translated,
};
use words::text::Text;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftEvent {
    pub name: String,
    /// Text of the event; if empty, its effects in words.
    pub text: String,
    pub effects: Vec<Effect>,
    /// Effects under other ruling sets.
    pub(super) rulings: BTreeMap<RulingSet, Vec<Effect>>,
    /// Texts in other languages.
    pub(super) other_texts: ByLanguage<Words>,
}

impl DraftEvent {
    /// Returns whether other ruling sets change what it does.
    pub fn has_rulings(&self) -> bool {
        !self.rulings.is_empty()
    }

    /// The event as saved, with its words in `language`.
    pub(super) fn event(&self, text: &Text, language: &Language) -> Event {
        let mut texts = self.other_texts.clone();
        texts.extend(words_of(self, text).map(|words| (language.clone(), words)));
        Event { effects: self.effects.clone(), rulings: self.rulings.clone(), texts }
    }
}

/// Copies an event of a deck with the texts it shows. Each built-in text fits only one
/// reading, so the copy keeps that one.
pub(super) fn copied(text: &Text, deck: &Deck, event: &EventId) -> Option<DraftEvent> {
    let found = deck.events().get(event)?;
    let set = RulingSet::default();
    let own = translated(&found.texts, text.language().code());
    let mut other_texts = found.texts.clone();
    other_texts.remove(&text.of_decks());
    let (effects, rulings) = match own {
        Some(_) => (found.effects.clone(), found.rulings.clone()),
        None => (found.effects(set).to_vec(), BTreeMap::new()),
    };
    let said = text.event_text(deck, event, set).unwrap_or_default();
    let said = unless_said(text, &effects, said);
    let name = text.event_name(deck, event);
    Some(DraftEvent { name, text: said, effects, rulings, other_texts })
}

/// The words of an event as saved: a missing text becomes its effects in words, or else
/// its name.
fn words_of(event: &DraftEvent, text: &Text) -> Option<Words> {
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

/// An event's text, unless its effects already say that.
pub(super) fn unless_said(text: &Text, effects: &[Effect], said: String) -> String {
    if said == short(&text.effects(effects)) { String::new() } else { said }
}

/// Shortens a sentence to fit an event's text.
fn short(sentence: &str) -> String {
    sentence.chars().take(MAX_TEXT).collect::<String>().trim().to_owned()
}

/// Copies `deck` as a deck of the players' own: texts in the file, events by one reading.
pub fn copy_of(text: &Text, deck: &Deck, id: DeckId, title: Title) -> Result<Deck, BadDeck> {
    let events = deck.events().keys().map(|event| {
        let draft = copied(text, deck, event).unwrap_or_default();
        (event.clone(), draft.event(text, &text.of_decks()))
    });
    let mut titles = ByLanguage::new();
    titles.insert(text.of_decks(), title);
    Deck::new(id, titles, deck.cards().to_vec(), events.collect())
}

/// Red and yellow die.
pub type DicePair = (Die, Die);

/// All dice pairs in typing order: row by row through the grid.
pub fn pairs() -> impl Iterator<Item = DicePair> {
    Die::ALL.into_iter().flat_map(|yellow| Die::ALL.map(|red| (red, yellow)))
}

/// The cards with this dice pair, and their places among all.
pub fn on(cards: &[Card], pair: DicePair) -> impl Iterator<Item = (usize, &Card)> {
    cards.iter().enumerate().filter(move |(_, card)| (card.red, card.yellow) == pair)
}

/// The ship in every season: it is on half of all faces.
pub const fn all_ships() -> Faces {
    let ship = EventFace::Ship;
    Faces { spring: ship, summer: ship, autumn: ship, winter: ship }
}

/// `faces` with the one in `season` replaced.
pub const fn with_face(faces: Faces, season: Season, face: EventFace) -> Faces {
    match season {
        Season::Spring => Faces { spring: face, ..faces },
        Season::Summer => Faces { summer: face, ..faces },
        Season::Autumn => Faces { autumn: face, ..faces },
        Season::Winter => Faces { winter: face, ..faces },
    }
}
