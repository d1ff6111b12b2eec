use std::collections::{BTreeMap, BTreeSet};

use super::contents::{EntrySource, all_sources, drawing_called};
use super::*;
use crate::language::Language;
use cards::deck_a;
use game::{Expansion, Expansions, ProgressCard};
use store::ImportProblem;

const RULES: [(&str, &str); 5] = [
    ("RULES", include_str!("../../../../docs/rules.md")),
    ("KNIGHTS", include_str!("../../../../docs/knights.md")),
    ("SEA", include_str!("../../../../docs/sea.md")),
    ("SCENARIOS", include_str!("../../../../docs/scenarios.md")),
    ("TRADERS", include_str!("../../../../docs/traders.md")),
];

/// The end of the one line of a section that is kept free for what the app doesn't play yet.
const KEPT_FREE: &str = "part of the app yet.";

/// Sections of a document, as entries cite them, but those that are kept free.
fn sections((document, text): (&str, &str)) -> Vec<String> {
    let parts = format!("\n{text}");
    let parts = parts.split("\n#").map(|part| part.trim_start_matches('#'));
    let said = parts.filter_map(|part| part.strip_prefix(' ')?.split_once('\n'));
    let is_free = |body: &str| !body.contains('\n') && body.ends_with(KEPT_FREE);
    let written = said.filter(|(_, body)| !is_free(body.trim()));
    let numbers = written.map(|(heading, _)| heading.split(' ').next().unwrap_or_default());
    let numbered =
        numbers.filter(|number| number.chars().next().is_some_and(|first| first.is_ascii_digit()));
    numbered.map(|number| format!("{document} {number}")).collect()
}

fn read(source: &EntrySource, language: Language) -> Entry {
    let read = markdown::read(source, source.file(language));
    read.unwrap_or_else(|error| panic!("{} {language:?}: {error}", source.id.name()))
}

fn almanacs() -> [Almanac; 2] {
    Language::ALL.map(|language| Almanac::of(&Text::of(language)))
}

fn title<'a>(almanac: &'a Almanac, name: &str) -> &'a str {
    let id = entry_called(name).unwrap_or_else(|| panic!("no entry {name}"));
    &almanac.entry(id).expect("an entry").title
}

#[test]
fn every_entry_can_be_read_in_every_language() {
    let count = all_sources().count();
    assert!(count >= 120, "{count}");
    for almanac in almanacs() {
        assert_eq!(almanac.entries().count(), count);
    }
}

#[test]
fn entries_say_the_same_in_both_languages_and_show_the_same() {
    for source in all_sources() {
        let [english, german] = Language::ALL.map(|language| read(source, language));
        let links = |entry: &Entry| entry.links().collect::<BTreeSet<_>>();
        let drawings = |entry: &Entry| entry.drawings().map(|(id, _)| id).collect::<Vec<_>>();
        assert_eq!(links(&english), links(&german), "{}", source.id.name());
        assert_eq!(drawings(&english), drawings(&german), "{}", source.id.name());
        assert_ne!(english.blocks, german.blocks, "{} is not translated", source.id.name());
    }
}

#[test]
fn an_entry_has_30_to_150_words_and_leads_on_but_not_to_itself() {
    for source in all_sources() {
        for language in Language::ALL {
            let entry = read(source, language);
            let said: String =
                entry.spans().map(|span| span.words.as_str()).collect::<Vec<_>>().concat();
            // Where two points of a list meet, two words count as one.
            let words = said.split_whitespace().count();
            assert!((28..=150).contains(&words), "{} {language:?}: {words}", entry.id.name());
            let links: Vec<_> = entry.links().collect();
            assert!(!links.is_empty(), "{} {language:?} leads nowhere", entry.id.name());
            assert!(!links.contains(&entry.id), "{} leads to itself", entry.id.name());
            assert!(!entry.also.is_empty(), "{} has no other words", entry.id.name());
        }
    }
}

#[test]
fn an_entry_is_about_the_games_whose_rules_it_explains() {
    for source in all_sources() {
        let documents: BTreeSet<&str> =
            source.covers.iter().filter_map(|section| section.split(' ').next()).collect();
        let fits = match source.of {
            // What is told of a few documents at once is about any game.
            [] => {
                documents.is_empty()
                    || documents.contains("RULES")
                    || source.id.name() == "position-file"
            }
            [Expansion::Knights] => documents.contains("KNIGHTS"),
            [Expansion::Sea] => documents.contains("SEA") || documents.contains("SCENARIOS"),
            _ => documents.iter().eq(&["TRADERS"]),
        };
        assert!(fits, "{} {:?} {documents:?}", source.id.name(), source.of);
    }
}

#[test]
fn a_game_has_the_entries_of_what_it_plays_and_those_of_any_game() {
    let [almanac, _] = almanacs();
    let about = |played: Expansions| -> BTreeSet<&str> {
        almanac.entries().filter(|it| it.is_about(played)).map(|it| it.id.name()).collect()
    };
    let (base, sea) = (about(Expansions::NONE), about([Expansion::Sea].into_iter().collect()));
    assert!(base.contains("robber") && !base.contains("pirate") && !base.contains("bishop"));
    assert!(sea.is_superset(&base) && sea.contains("pirate") && !sea.contains("fish"));
    let wagons = about([Expansion::Wagons].into_iter().collect());
    assert!(wagons.contains("selling-for-gold") && !wagons.contains("bridges"));
}

#[test]
fn no_two_entries_are_called_alike() {
    for almanac in almanacs() {
        let mut titles: BTreeMap<Vec<String>, &str> = BTreeMap::new();
        for entry in almanac.entries() {
            let before = titles.insert(words(&entry.title), entry.id.name());
            assert_eq!(before, None, "{}", entry.title);
        }
    }
}

#[test]
fn every_rule_of_the_documents_is_explained_by_an_entry() {
    let covered: BTreeSet<&str> = all_sources().flat_map(|source| source.covers).copied().collect();
    let headings: BTreeSet<String> = RULES.into_iter().flat_map(sections).collect();
    assert!(headings.len() > 50, "{}", headings.len());
    let open: Vec<_> =
        headings.iter().filter(|heading| !covered.contains(heading.as_str())).collect();
    assert!(open.is_empty(), "no entry explains {open:?}");
    let unknown: Vec<_> = covered.iter().filter(|one| !headings.contains(**one)).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
}

#[test]
fn every_drawing_is_sound_and_shown() {
    let mut shown = BTreeSet::new();
    for source in all_sources() {
        let entry = read(source, Language::English);
        shown.extend(entry.drawings().map(|(id, _)| id));
    }
    assert!(shown.len() >= 40, "{}", shown.len());
    for id in &shown {
        match Drawing::read(*id).unwrap_or_else(|error| panic!("{}: {error}", id.name())) {
            Drawing::Island(island) => {
                // No drawing shows hands.
                let problems = island.position.problems.iter();
                let problems: Vec<_> =
                    problems.filter(|one| **one != ImportProblem::HandsUnknown).collect();
                assert!(problems.is_empty(), "{}: {problems:?}", id.name());
            }
            Drawing::Card(_) | Drawing::Marker(_) | Drawing::Progress(_) => {}
        }
    }
    let files = contents::drawings();
    let unused: Vec<_> = files.filter(|id| !shown.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
    assert_eq!(drawing_called("no-such-drawing"), None);
}

#[test]
fn every_card_and_event_leads_to_an_entry_that_is_there() {
    for deck in BuiltIn::ALL.map(|deck| deck.deck().expect("a deck")) {
        for event in deck.events().keys() {
            assert!(EntryId::of_event(&deck, event).is_some(), "{} {event}", deck.id());
        }
    }
    for card in ProgressCard::ALL {
        assert!(EntryId::of_progress(card).is_some(), "{card:?}");
    }
    let deck = deck_a().expect("a deck");
    let epidemic = deck.events().keys().find(|event| event.as_str() == "epidemic").expect("there");
    assert_eq!(
        EntryId::of_event(&deck, epidemic).and_then(EntryId::event).as_ref(),
        Some(epidemic)
    );
}

#[test]
fn what_is_typed_with_a_typo_or_without_accents_is_found() {
    let [english, german] = almanacs();
    let asked = [
        (&english, "rober", "robber"),
        (&english, "eartquake", "earthquake"),
        (&english, "setlement", "settlement"),
        (&english, "harbour", "harbors"),
        (&english, "barbrian", "barbarians"),
        (&english, "metroplis", "metropolis"),
        (&english, "longest raod", "longest-road"),
        (&english, "thief", "robber"),
        (&english, "alchemy", "alchemist"),
        (&english, "pyrate", "pirate"),
        (&german, "rauber", "robber"),
        (&german, "raeuber", "robber"),
        (&german, "erdbbeen", "earthquake"),
        (&german, "siedlug", "settlement"),
        (&german, "langste handelsstrase", "longest-road"),
        (&german, "wueste", "desert"),
        (&german, "alchimist", "alchemist"),
    ];
    for (almanac, typed, name) in asked {
        let found: Vec<&str> =
            almanac.found(typed).iter().take(4).map(|entry| entry.title.as_str()).collect();
        assert!(found.contains(&title(almanac, name)), "{typed}: {found:?}");
    }
}

#[test]
fn every_entry_is_found_first_by_its_own_title() {
    for almanac in almanacs() {
        for entry in almanac.entries() {
            let found = almanac.found(&entry.title);
            let place = found.iter().position(|other| other.id == entry.id);
            assert!(place.is_some_and(|place| place < 3), "{}: {place:?}", entry.title);
        }
    }
}

#[test]
fn every_terrain_season_card_and_event_is_found_by_its_name() {
    for text in Language::ALL.map(Text::of) {
        let almanac = Almanac::of(&text);
        let decks: Vec<_> = BuiltIn::ALL.map(|deck| deck.deck().expect("a deck")).into();
        let events = decks
            .iter()
            .flat_map(|deck| deck.events().keys().map(|event| text.event_name(deck, event)));
        let progress = ProgressCard::ALL.map(|card| text.progress_card(card, game::Edition::Fifth));
        let terrains = board::Terrain::ALL.map(|terrain| text.terrain_label(terrain));
        for name in events.chain(progress).chain(terrains) {
            assert!(!almanac.found(&name).is_empty(), "{name}");
        }
    }
}

#[test]
fn nothing_is_found_for_words_that_are_nowhere() {
    let [english, _] = almanacs();
    assert!(english.found("xylophone quartet").is_empty());
    assert_eq!(english.found("  ").len(), english.entries().count());
}
