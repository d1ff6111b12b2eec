//! The names and texts of decks and their events, which built-in decks get from the locales,
//! other decks from their own files; and what scenarios say, and maps of Seafarers are called.

use super::language::Language;
use super::text::Text;
use board::{Island, Terrain};
use cards::{self, Card, Deck, EventId, PileCard, RulingSet, translated};
use game::{Expansions, OwnScenario, SeaMap};
use scenarios::{KnownMap, ScenarioText};

/// The key of what is said only where all of `played` are.
fn key_in(key: String, played: Expansions) -> String {
    played.iter().rev().fold(key, |key, expansion| format!("{key}-with-{}", expansion.key()))
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

    pub fn deck_title(&self, deck: &Deck) -> String {
        let own = translated(deck.titles(), self.language().code())
            .map(|title| title.as_str().to_owned());
        own.or_else(|| self.find(&format!("deck-title-{}", deck.id())))
            .unwrap_or_else(|| deck.id().to_owned())
    }

    /// Returns what an event is called; its id without underscores if nothing better
    /// is known.
    pub fn event_name(&self, deck: &Deck, event: &EventId) -> String {
        let own = deck
            .events()
            .get(event)
            .and_then(|said| translated(&said.texts, self.language().code()));
        own.map(|words| words.name.as_str().to_owned())
            .or_else(|| self.find(&key_of(deck, event)))
            .unwrap_or_else(|| event.as_str().replace('_', " "))
    }

    /// Returns the name of a card once it comes up: that of its event, unless nothing happens on it
    /// but its 7.
    pub fn card_title(&self, deck: &Deck, card: &Card) -> String {
        if is_bare_seven(deck, card) {
            return self.get("card-bare-seven");
        }
        self.event_name(deck, &card.event)
    }

    /// Returns what an event says under a ruling set, if there is a text for it.
    pub fn event_text(&self, deck: &Deck, event: &EventId, set: RulingSet) -> Option<String> {
        self.event_text_in(deck, event, set, (Expansions::NONE, None))
    }

    /// The same in a game with expansions: at sea, what is said of roads goes for ships, and
    /// with Cities & Knights there is no Largest Army (SEA 12, KNIGHTS 1); and in a scenario that
    /// has no robber or no award, or keeps them to some hexes (SCENARIOS 6).
    pub fn event_text_in(
        &self,
        deck: &Deck,
        event: &EventId,
        set: RulingSet,
        (played, scenario): (Expansions, Option<OwnScenario>),
    ) -> Option<String> {
        let own = deck
            .events()
            .get(event)
            .and_then(|said| translated(&said.texts, self.language().code()));
        let key = key_of(deck, event);
        let usual = [format!("{key}-text-{}", set.key()), format!("{key}-text")];
        let in_scenario =
            scenario.map(|it| usual.clone().map(|key| format!("{key}-in-{}", it.key())));
        let in_parts = |keys: [String; 2]| {
            let in_part = |part| keys.iter().find_map(|key| self.find(&key_in(key.clone(), part)));
            played.parts().find_map(in_part)
        };
        // What is said of this game alone comes first.
        let said = || in_scenario.and_then(in_parts).or_else(|| in_parts(usual));
        own.map(|words| words.text.as_str().to_owned()).or_else(said)
    }

    /// Returns what a card without a number is called: New Year, Leap Year, or a change
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

/// Returns `true` if nothing happens on a card of ours but its 7: the name and text of its event
/// are of days on which nothing does. Others' cards say what is printed on them.
pub fn is_bare_seven(deck: &Deck, card: &Card) -> bool {
    let is_empty = |event: &cards::Event| {
        let nothing = |set: &RulingSet| event.effects(*set).is_empty();
        event.texts.is_empty() && RulingSet::ALL.iter().all(nothing)
    };
    card.number() == 7 && deck.events().get(&card.event).is_some_and(is_empty)
}

/// The key of a built-in deck's event: deck A's don't name the deck.
fn key_of(deck: &Deck, event: &EventId) -> String {
    match deck.id() {
        "a" => format!("event-{event}"),
        id => format!("deck-{id}-{event}"),
    }
}

impl Text {
    pub fn of_scenario<'a>(&self, said: &'a ScenarioText) -> &'a str {
        match self.language() {
            Language::English => said.english(),
            Language::German => said.german(),
        }
    }

    /// Returns what map `island` is, and for how many players: "Fog Islands, 4 players". Without
    /// Seafarers there is nothing to say.
    pub fn map_in_short(&self, island: &Island, sea: Option<&SeaMap>) -> Option<String> {
        let has_gold = island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold);
        if !island.has_surroundings() && !has_gold {
            return None;
        }
        let has_own = sea.is_some_and(|map| map.own.is_some());
        let Some(known) = KnownMap::of(island).filter(|_| !has_own) else {
            let scenario = sea.and_then(SeaMap::head);
            let title = scenario.map(|scenario| self.of_scenario(scenario.titles()).to_owned());
            let own = || self.with("sea-kept-own", &[("count", island.tiles().len().into())]);
            return Some(title.unwrap_or_else(own));
        };
        let title = ("title", self.of_scenario(known.scenario.titles()).into());
        Some(match known.map.players() {
            [least, .., most] => {
                let players = [title, ("least", (*least).into()), ("most", (*most).into())];
                self.with("sea-kept-range", &players)
            }
            players => {
                let count = players.first().copied().unwrap_or_default();
                self.with("sea-kept-players", &[title, ("count", count.into())])
            }
        })
    }
}
