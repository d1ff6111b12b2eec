//! A deck being written: every change can be undone, and it counts as a deck as soon as
//! it has a card.

use std::collections::{BTreeMap, BTreeSet};

use super::draft_event::{DicePair, DraftEvent, all_ships, copied, on, pairs, unless_said};
use super::grid::GridCell;
use cards::{
    BadDeck, ByLanguage, Card, Deck, DeckId, Effect, Event, EventId, Language, MAX_CARDS,
    MAX_EFFECTS, MAX_EVENTS, Motif, Title, Words,
};
use words::text::Text;

/// Most changes that can be undone.
const MOST_UNDO: usize = 300;

/// Subject of a change: another letter in the same field isn't a new change.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ChangedField {
    Title,
    Name(EventId),
    Words(EventId),
    /// Anything done with one touch.
    Touch,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Content {
    title: String,
    cards: Vec<Card>,
    events: BTreeMap<EventId, DraftEvent>,
}

#[derive(Clone, Debug)]
pub struct DeckDraft {
    id: DeckId,
    /// The language it is written in; texts in other languages stay as they are.
    language: Language,
    other_titles: ByLanguage<Title>,
    now: Content,
    before: Vec<Content>,
    about: ChangedField,
    revision: u64,
    /// The card changed last.
    last: Option<Card>,
}

impl DeckDraft {
    /// A deck with no cards yet.
    pub fn new(id: DeckId, title: &Title, language: Language) -> Self {
        let now = Content { title: title.as_str().to_owned(), ..Content::default() };
        Self::with(id, language, ByLanguage::new(), now)
    }

    fn with(id: DeckId, language: Language, other_titles: ByLanguage<Title>, now: Content) -> Self {
        let (before, about) = (Vec::new(), ChangedField::Touch);
        Self { id, language, other_titles, now, before, about, revision: 0, last: None }
    }

    pub fn of(deck: &Deck, text: &Text) -> Option<Self> {
        let language = text.written_in(deck);
        let mut other_titles = deck.titles().clone();
        other_titles.remove(&language);
        let events = deck.events().iter().map(|(id, event)| {
            let Event { effects, rulings, texts: mut other_texts } = event.clone();
            let words = other_texts.remove(&language);
            let owned =
                |words: Words| (words.name.as_str().to_owned(), words.text.as_str().to_owned());
            let (name, said) = words.map(owned).unwrap_or_default();
            let said = unless_said(text, &effects, said);
            (id.clone(), DraftEvent { name, text: said, effects, rulings, other_texts })
        });
        let now = Content {
            title: text.deck_title(deck),
            cards: deck.cards().to_vec(),
            events: events.collect(),
        };
        let id = DeckId::try_from(deck.id().to_owned()).ok()?;
        Some(Self::with(id, language, other_titles, now))
    }

    /// The deck as it stands.
    ///
    /// # Errors
    /// If it has no card yet.
    pub fn deck(&self, text: &Text) -> Result<Deck, BadDeck> {
        let mut titles = self.other_titles.clone();
        if let Ok(title) = Title::try_from(self.now.title.clone()) {
            titles.insert(self.language.clone(), title);
        }
        let used: BTreeSet<&EventId> = self.now.cards.iter().map(|card| &card.event).collect();
        let worth = |id: &EventId, event: &DraftEvent| {
            // Drop events begun by mistake, and quiet ones no longer used.
            let empty = event.name.trim().is_empty() && event.text.trim().is_empty();
            used.contains(id) || !(empty || event.effects.is_empty())
        };
        let events = self.now.events.iter().filter(|(id, event)| worth(id, event));
        let events = events.map(|(id, event)| (id.clone(), event.event(text, &self.language)));
        Deck::new(self.id.clone(), titles, self.now.cards.clone(), events.collect())
    }

    pub fn id(&self) -> &DeckId {
        &self.id
    }

    pub fn title(&self) -> &str {
        &self.now.title
    }

    pub fn cards(&self) -> &[Card] {
        &self.now.cards
    }

    pub const fn events(&self) -> &BTreeMap<EventId, DraftEvent> {
        &self.now.events
    }

    pub fn count(&self, event: &EventId) -> usize {
        self.now.cards.iter().filter(|card| card.event == *event).count()
    }

    /// The places of the cards with this dice pair.
    pub fn on(&self, pair: DicePair) -> Vec<usize> {
        on(&self.now.cards, pair).map(|(place, _)| place).collect()
    }

    /// The next dice pair after `pair` without a card; if every pair has one, the next
    /// pair.
    pub fn next(&self, pair: Option<DicePair>) -> Option<DicePair> {
        let all: Vec<DicePair> = pairs().collect();
        let start = pair.and_then(|pair| all.iter().position(|other| *other == pair));
        let from = start.map_or(0, |place| place + 1);
        let order = || all.iter().cycle().skip(from).take(all.len());
        order().find(|pair| self.on(**pair).is_empty()).or_else(|| order().next()).copied()
    }

    /// Returns whether some dice pair has no card.
    pub fn is_open(&self) -> bool {
        pairs().any(|pair| self.on(pair).is_empty())
    }

    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
            self.about = ChangedField::Touch;
            self.revision += 1;
        }
    }

    pub const fn revision(&self) -> u64 {
        self.revision
    }

    fn change(&mut self, about: ChangedField, change: impl FnOnce(&mut Content)) {
        let before = self.now.clone();
        change(&mut self.now);
        if self.now == before {
            return;
        }
        if about == ChangedField::Touch || about != self.about || self.before.is_empty() {
            self.before.push(before);
            let surplus = self.before.len().saturating_sub(MOST_UNDO);
            self.before.drain(..surplus);
        }
        self.about = about;
        self.revision += 1;
    }

    pub fn rename(&mut self, title: String) {
        self.change(ChangedField::Title, |now| now.title = title);
    }

    /// Changes the card at `place`; if there is none yet, adds one on `pair`: a quiet
    /// one, with an event die if the others have it. Returns its place.
    pub fn change_card(
        &mut self,
        pair: DicePair,
        place: Option<usize>,
        text: &Text,
        change: impl FnOnce(&mut Card),
    ) -> Option<usize> {
        if place.is_none() && self.is_full() {
            return None;
        }
        let place_of_new = self.now.cards.len();
        self.change(ChangedField::Touch, |now| {
            if place.is_none() {
                let (red, yellow) = pair;
                let faces = now.cards.iter().any(|card| card.faces.is_some()).then(all_ships);
                let Some(event) = quiet_event(now, text) else { return };
                now.cards.push(Card { red, yellow, season: None, event, faces });
            }
            if let Some(card) = now.cards.get_mut(place.unwrap_or(place_of_new)) {
                change(card);
                (card.red, card.yellow) = pair;
            }
        });
        let place = place.unwrap_or(place_of_new);
        self.last = self.now.cards.get(place).cloned();
        self.last.is_some().then_some(place)
    }

    pub fn is_full(&self) -> bool {
        self.now.cards.len() >= MAX_CARDS
    }

    /// Returns whether there is no room for another event.
    pub fn has_all_events(&self) -> bool {
        self.now.events.len() >= MAX_EVENTS
    }

    /// The card changed last, for copying.
    pub const fn last(&self) -> Option<&Card> {
        self.last.as_ref()
    }

    /// Removes the card at `place`, unless it is the last one.
    pub fn remove_card(&mut self, place: usize) {
        if self.now.cards.len() > 1 && place < self.now.cards.len() {
            self.change(ChangedField::Touch, |now| {
                now.cards.remove(place);
            });
        }
    }

    /// The quiet event, created if there is none.
    pub fn quiet(&mut self, text: &Text) -> Option<EventId> {
        let mut made = None;
        self.change(ChangedField::Touch, |now| made = quiet_event(now, text));
        made
    }

    /// Adds an event that the table resolves.
    pub fn new_event(&mut self) -> Option<EventId> {
        let id = free(&self.now.events, "event_1")?;
        let event = DraftEvent { effects: vec![Effect::AtTable {}], ..DraftEvent::default() };
        self.change(ChangedField::Touch, |now| {
            now.events.insert(id.clone(), event);
        });
        Some(id)
    }

    /// Copies `event` from another deck with its texts, unless it is here already.
    pub fn take_event(&mut self, text: &Text, deck: &Deck, event: &EventId) -> Option<EventId> {
        let copied = copied(text, deck, event)?;
        let is_it = |id: &EventId| self.now.events.get(id).is_some_and(|known| *known == copied);
        if is_it(event) {
            return Some(event.clone());
        }
        let id = free(&self.now.events, event.as_str())?;
        self.change(ChangedField::Touch, |now| {
            now.events.insert(id.clone(), copied);
        });
        Some(id)
    }

    pub fn rename_event(&mut self, event: &EventId, name: String) {
        self.change_event(ChangedField::Name(event.clone()), event, |event| event.name = name);
    }

    pub fn reword_event(&mut self, event: &EventId, words: &str) {
        let words = words.replace(|letter: char| letter.is_control(), " ");
        self.change_event(ChangedField::Words(event.clone()), event, |event| event.text = words);
    }

    pub fn change_effects(&mut self, event: &EventId, change: impl FnOnce(&mut Vec<Effect>)) {
        self.change_event(ChangedField::Touch, event, |event| {
            change(&mut event.effects);
            event.effects.truncate(MAX_EFFECTS);
        });
    }

    fn change_event(
        &mut self,
        about: ChangedField,
        id: &EventId,
        change: impl FnOnce(&mut DraftEvent),
    ) {
        self.change(about, |now| {
            if let Some(event) = now.events.get_mut(id) {
                change(event);
            }
        });
    }
}

/// The quiet event, created if there is none; if there is no room for one, the first
/// event.
fn quiet_event(now: &mut Content, text: &Text) -> Option<EventId> {
    if let Some((id, _)) = now.events.iter().find(|(_, event)| event.effects.is_empty()) {
        return Some(id.clone());
    }
    let id = free(&now.events, "none").or_else(|| now.events.keys().next().cloned())?;
    let (name, text) = (text.get("event-none"), text.get("event-none-text"));
    let event = DraftEvent { name, text, ..DraftEvent::default() };
    now.events.entry(id.clone()).or_insert(event);
    Some(id)
}

/// `wish`, with a number appended if it is taken.
fn free(events: &BTreeMap<EventId, DraftEvent>, wish: &str) -> Option<EventId> {
    if events.len() >= MAX_EVENTS {
        return None;
    }
    let stem = wish.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('_');
    let stem: String = stem.chars().take(34).collect();
    let tries = (1..=MAX_EVENTS + 1).map(|nth| format!("{stem}_{nth}"));
    std::iter::once(wish.to_owned())
        .chain(tries)
        .filter_map(|name| EventId::try_from(name).ok())
        .find(|id| !events.contains_key(id))
}

pub fn event_name(text: &Text, draft: &DeckDraft, event: &EventId) -> String {
    let name = draft.events().get(event).map(|event| event.name.trim().to_owned());
    match name {
        Some(name) if !name.is_empty() => name,
        Some(_) if event.as_str().starts_with("event_") => text.get("edit-unnamed"),
        _ => event.as_str().replace('_', " "),
    }
}

/// Returns what the grid shows for a dice pair.
pub fn cell(text: &Text, draft: &DeckDraft, pair: DicePair) -> GridCell {
    GridCell::of(on(draft.cards(), pair), |id| {
        let event = draft.events().get(id);
        let effects = event.map(|event| event.effects.as_slice()).unwrap_or_default();
        (event_name(text, draft, id), Motif::of_copy(id, effects), effects.is_empty())
    })
}

/// Warns of what most decks would not want, in a few sentences.
pub fn warnings(text: &Text, draft: &DeckDraft) -> Vec<String> {
    let mut said = Vec::new();
    let mut count = |key: &str, count: usize| {
        if count > 0 {
            said.push(text.with(key, &[("count", count.into())]));
        }
    };
    count("edit-warn-missing", pairs().filter(|pair| draft.on(*pair).is_empty()).count());
    count("edit-warn-double", pairs().filter(|pair| draft.on(*pair).len() > 1).count());
    let bare = draft.cards().iter().filter(|card| card.faces.is_none()).count();
    if bare < draft.cards().len() {
        count("edit-warn-faces", bare);
    }
    for (id, event) in draft.events() {
        let name = event_name(text, draft, id);
        let is_silent = event.effects.contains(&Effect::AtTable {}) && event.text.trim().is_empty();
        if draft.count(id) == 0 {
            if !event.effects.is_empty() && !event.name.trim().is_empty() {
                said.push(text.with("edit-warn-unused", &[("event", name.into())]));
            }
        } else if is_silent {
            said.push(text.with("edit-warn-silent", &[("event", name.into())]));
        }
    }
    said
}
