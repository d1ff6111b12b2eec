//! Reports everything wrong with a deck file: every card and field, not just
//! the first problem.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::deck::{DeckJson, FORMAT, VERSION};
use super::{BadDeck, BadLine, Card, Deck, DeckId, Effect, Event, EventId, MAX_CARDS};
use board::Objects;

pub const MAX_DECK_BYTES: usize = 1 << 20;

const MAX_FINDINGS: usize = 100;

/// Something that is wrong, or looks wrong.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Finding {
    /// Index of the card in the file's order, from 0; none for the file as a whole.
    pub card: Option<usize>,
    /// Name of the field; empty for the card or the file as a whole.
    pub field: String,
    /// Description of the problem, in words that fit a sentence.
    pub message: String,
}

impl Finding {
    fn file(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { card: None, field: field.into(), message: message.into() }
    }

    fn card(card: usize, field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { card: Some(card), field: field.into(), message: message.into() }
    }

    /// Card and field together, such as `cards[3].red`.
    pub fn place(&self) -> String {
        match (self.card, self.field.as_str()) {
            (Some(card), "") => format!("cards[{card}]"),
            (Some(card), field) => format!("cards[{card}].{field}"),
            (None, "") => "file".to_owned(),
            (None, field) => field.to_owned(),
        }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.place(), self.message)
    }
}

#[derive(Clone, Debug, Default)]
pub struct DeckReport {
    pub deck: Option<Deck>,
    pub errors: Vec<Finding>,
    /// Oddities that a house deck may intend, but most decks don't.
    pub warnings: Vec<Finding>,
}

impl DeckReport {
    /// A file that could not be read at all, and why.
    pub fn unreadable(why: &str) -> Self {
        Self::of(Finding::file("", why))
    }

    pub fn too_large() -> Self {
        Self::unreadable(&format!("a deck file has at most {MAX_DECK_BYTES} bytes"))
    }

    /// The deck.
    ///
    /// # Errors
    /// The first error found.
    pub fn into_deck(self) -> Result<Deck, Finding> {
        match (self.deck, self.errors.into_iter().next()) {
            (Some(deck), None) => Ok(deck),
            (_, Some(error)) => Err(error),
            (None, None) => Err(Finding::file("", "this is no deck")),
        }
    }

    fn of(error: Finding) -> Self {
        Self { errors: vec![error], ..Self::default() }
    }
}

/// Reads a deck file and reports everything wrong with it. No input is too odd
/// for a report: other files, other encodings, a million cards.
pub fn inspect(bytes: &[u8]) -> DeckReport {
    if bytes.len() > MAX_DECK_BYTES {
        return DeckReport::too_large();
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if std::str::from_utf8(bytes).is_err() {
        return DeckReport::of(Finding::file("", "this is no text in UTF-8"));
    }
    // Everything is read as bytes: reading text would be the same code again, and
    // a page has to load it.
    let value: Value = match serde_json::from_slice(bytes) {
        Ok(value) => value,
        Err(error) => {
            return DeckReport::of(Finding::file("", format!("this is no JSON: {error}")));
        }
    };
    let errors = errors(&value);
    if !errors.is_empty() {
        return DeckReport { errors, ..DeckReport::default() };
    }
    // Only this notices duplicate names.
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let written: Result<DeckJson, _> = serde_path_to_error::deserialize(Objects(&mut reader));
    let deck = written
        .map_err(|error| Finding::file(error.path().to_string(), error.inner().to_string()))
        .and_then(|written| Deck::try_from(written).map_err(|error| finding(&error)));
    match deck {
        Ok(deck) if !unseen(&deck).is_empty() => {
            DeckReport { errors: unseen(&deck), ..DeckReport::default() }
        }
        Ok(deck) => {
            let warnings = warnings(&deck);
            DeckReport { deck: Some(deck), errors: Vec::new(), warnings }
        }
        Err(error) => DeckReport::of(error),
    }
}

/// Names and texts with nothing visible. Existing games may contain such a
/// deck; new ones are refused.
fn unseen(deck: &Deck) -> Vec<Finding> {
    let bad = |place: String| Finding::file(place, BadLine::Empty.to_string());
    let titles = deck.titles().iter().filter(|(_, title)| !title.is_seen());
    let mut found: Vec<Finding> =
        titles.map(|(language, _)| bad(format!("titles.{}", language.as_str()))).collect();
    for (event, said) in deck.events() {
        for (language, words) in &said.texts {
            let place = format!("events.{event}.texts.{}", language.as_str());
            if !words.name.is_seen() {
                found.push(bad(format!("{place}.name")));
            }
            if !words.text.is_seen() {
                found.push(bad(format!("{place}.text")));
            }
        }
    }
    found.truncate(MAX_FINDINGS);
    found
}

/// A deck's error, with its place split from its message.
fn finding(error: &BadDeck) -> Finding {
    let text = error.to_string();
    let (field, message) = text.split_once(": ").unwrap_or(("", &text));
    match error {
        BadDeck::UnknownEvent { card, .. } => Finding::card(*card, "event", message),
        _ => Finding::file(field, message),
    }
}

fn errors(value: &Value) -> Vec<Finding> {
    let Value::Object(file) = value else {
        return vec![Finding::file("", "a deck file is a JSON object in braces")];
    };
    let mut found = Vec::new();
    match file.get("format") {
        Some(Value::String(format)) if format == FORMAT => {}
        _ => return vec![finding(&BadDeck::NotADeck)],
    }
    match file.get("version").map(Value::as_u64) {
        Some(Some(version)) if (1..=u64::from(VERSION)).contains(&version) => {}
        Some(Some(version)) => {
            let words = format!(
                "this deck is of version {version}; this program reads version 1 to {VERSION}"
            );
            return vec![Finding::file("version", words)];
        }
        _ => found.push(Finding::file("version", "the format's version is missing: 1 or 2")),
    }
    let known = ["format", "version", "id", "titles", "cards", "events"];
    for field in file.keys().filter(|field| !known.contains(&field.as_str())) {
        found.push(Finding::file(short(field), "a deck has no such field"));
    }
    match file.get("id").and_then(Value::as_str).map(|id| DeckId::try_from(id.to_owned())) {
        Some(Err(error)) => found.push(Finding::file("id", error.to_string())),
        _ => found.extend(part::<DeckId>("id", file.get("id"))),
    }
    if let Some(titles) = file.get("titles") {
        found.extend(part::<super::words::ByLanguage<super::Title>>("titles", Some(titles)));
    }
    let events = event_errors(file.get("events"), &mut found);
    card_errors(file.get("cards"), events.as_ref(), &mut found);
    found.truncate(MAX_FINDINGS);
    found
}

fn short(field: &str) -> String {
    field.chars().take(60).collect()
}

/// Returns what is wrong with one field of the file.
fn part<T: DeserializeOwned>(field: &str, value: Option<&Value>) -> Option<Finding> {
    let Some(value) = value else { return Some(Finding::file(field, "the field is missing")) };
    let error = serde_path_to_error::deserialize::<_, T>(Objects(value)).err()?;
    let place = match error.path().to_string().as_str() {
        "." => field.to_owned(),
        path if path.starts_with('[') => format!("{field}{path}"),
        path => format!("{field}.{path}"),
    };
    Some(Finding::file(place, error.inner().to_string()))
}

/// The names of all described events, valid or not.
fn event_errors(value: Option<&Value>, found: &mut Vec<Finding>) -> Option<BTreeSet<String>> {
    let Some(Value::Object(events)) = value else {
        found.push(Finding::file("events", "the events are missing: an object by name"));
        return None;
    };
    for (name, event) in events {
        if let Err(error) = EventId::try_from(name.clone()) {
            found.push(Finding::file("events", error.to_string()));
        }
        found.extend(part::<Event>(&format!("events.{}", short(name)), Some(event)));
    }
    Some(events.keys().cloned().collect())
}

fn card_errors(value: Option<&Value>, events: Option<&BTreeSet<String>>, found: &mut Vec<Finding>) {
    let Some(Value::Array(cards)) = value else {
        found.push(Finding::file("cards", "the cards are missing: a list of them"));
        return;
    };
    if !(1..=MAX_CARDS).contains(&cards.len()) {
        found.push(finding(&BadDeck::CardCount(cards.len())));
        return;
    }
    for (nth, card) in cards.iter().enumerate() {
        match serde_path_to_error::deserialize::<_, Card>(Objects(card)) {
            Ok(card) => {
                if events.is_some_and(|events| !events.contains(card.event.as_str())) {
                    let event = card.event;
                    found.push(finding(&BadDeck::UnknownEvent { card: nth, event }));
                }
            }
            Err(error) => {
                let path = error.path().to_string();
                let field = if path == "." { String::new() } else { path };
                found.push(Finding::card(nth, field, error.inner().to_string()));
            }
        }
    }
}

fn warnings(deck: &Deck) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut first: BTreeMap<(u8, u8), usize> = BTreeMap::new();
    for (nth, card) in deck.cards().iter().enumerate() {
        let pair = (card.red.pips(), card.yellow.pips());
        if let Some(earlier) = first.get(&pair) {
            let words =
                format!("red {} and yellow {} are on card {earlier} already", pair.0, pair.1);
            found.push(Finding::card(nth, "red", words));
        } else {
            first.insert(pair, nth);
        }
    }
    let pairs = (1..=6).flat_map(|red| (1..=6).map(move |yellow| (red, yellow)));
    for (red, yellow) in pairs.filter(|pair| !first.contains_key(pair)) {
        let words = format!("no card has red {red} and yellow {yellow}: the numbers lean");
        found.push(Finding::file("cards", words));
    }
    let faced = deck.cards().iter().filter(|card| card.faces.is_some()).count();
    if faced > 0 && faced < deck.cards().len() {
        for (nth, _) in deck.cards().iter().enumerate().filter(|(_, card)| card.faces.is_none()) {
            found.push(Finding::card(nth, "faces", "other cards show the event die, this one not"));
        }
    }
    let used: BTreeSet<&EventId> = deck.cards().iter().map(|card| &card.event).collect();
    for (event, said) in deck.events() {
        if !used.contains(event) {
            found.push(Finding::file(format!("events.{event}"), "no card has this event"));
        }
        if said.effects.contains(&Effect::AtTable {}) && said.texts.is_empty() {
            let words = "the table is to do what the card says, but it says nothing";
            found.push(Finding::file(format!("events.{event}.texts"), words));
        }
    }
    found.truncate(MAX_FINDINGS);
    found
}
