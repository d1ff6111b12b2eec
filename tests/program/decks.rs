//! The decks that come with the program: their shape, their words, and that
//! their events bring nobody much.

use std::collections::BTreeSet;

use cards::{BuiltIn, Card, Deck, Effect, EventFace, EventId, Season, Selection, Weather, inspect};
use game::{Expansion, seven};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use stats::{Balance, Trial};

pub fn deck(which: BuiltIn) -> Deck {
    which.deck().expect("the built-in deck is sound")
}

/// Returns how many quadrants of `season` show `face`.
fn shown(deck: &Deck, season: Season, face: EventFace) -> usize {
    deck.cards().iter().filter(|card| card.face_in(season) == Some(face)).count()
}

fn effects<'a>(deck: &'a Deck, event: &EventId) -> &'a [Effect] {
    &deck.events()[event].effects
}

#[rstest]
fn a_season_deck_has_a_card_a_line_by_number(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    assert_eq!(deck.id(), which.key());
    assert_eq!(which.file(), deck.write(), "written as the program writes decks");
    let numbers: Vec<u8> = deck.cards().iter().map(Card::number).collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    let pairs: BTreeSet<(u8, u8)> =
        deck.cards().iter().map(|card| (card.red.pips(), card.yellow.pips())).collect();
    assert_eq!((deck.cards().len(), pairs.len()), (36, 36));
    let report = inspect(which.file().as_bytes());
    assert!(report.errors.is_empty() && report.warnings.is_empty(), "{report:?}");
}

#[rstest]
fn each_season_is_featured_on_nine_cards_of_common_and_rare_numbers(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    for season in Season::ALL {
        let featured = deck.cards().iter().filter(|card| card.season == Some(season));
        let numbers: Vec<u8> = featured.map(Card::number).collect();
        let count = |of: &[u8]| numbers.iter().filter(|number| of.contains(number)).count();
        assert_eq!(numbers.len(), 9, "{season:?}");
        assert!((1..=2).contains(&count(&[7])), "{season:?}: {numbers:?}");
        assert!((2..=3).contains(&count(&[6, 8])), "{season:?}: {numbers:?}");
        assert!((1..=2).contains(&count(&[2, 3, 11, 12])), "{season:?}: {numbers:?}");
    }
}

#[rstest]
fn the_faces_of_all_seasons_are_the_event_dies(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    let all =
        |face| Season::ALL.map(|season| shown(&deck, season, face)).into_iter().sum::<usize>();
    assert_eq!(EventFace::ALL.map(all), [72, 24, 24, 24]);
}

#[rstest]
fn seasons_lean_but_none_is_absurd(#[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn) {
    let deck = deck(which);
    let of = |season| EventFace::ALL.map(|face| shown(&deck, season, face));
    let [ships, trade, politics, science] = of(Season::Winter);
    assert!(politics > trade && politics > science, "winter is for politics");
    let milder = [Season::Spring, Season::Summer, Season::Autumn].map(of);
    assert!(milder.iter().all(|season| season[0] > ships), "ships sail least in winter");
    assert!(milder.iter().any(|season| season[1] > season[2] && season[1] > season[3]), "trade");
    assert!(milder.iter().any(|season| season[3] > season[1] && season[3] > season[2]), "science");
    for season in Season::ALL.map(of) {
        assert!((15..=20).contains(&season[0]), "{season:?}");
        assert!(season[1..].iter().all(|gate| (4..=10).contains(gate)), "{season:?}");
    }
}

#[rstest]
fn no_dies_face_goes_with_a_gate_or_the_ship(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    for season in Season::ALL {
        for red in 1..=6 {
            let cards = deck.cards().iter().filter(|card| card.red.pips() == red);
            let count = |wanted: EventFace| {
                cards.clone().filter(|card| card.face_in(season) == Some(wanted)).count()
            };
            assert!((2..=4).contains(&count(EventFace::Ship)), "{season:?}, red {red}");
            let gates = [EventFace::Trade, EventFace::Politics, EventFace::Science].map(count);
            assert!(gates.iter().all(|gate| *gate <= 2), "{season:?}, red {red}: {gates:?}");
        }
    }
}

#[rstest]
fn most_cards_have_events_and_of_many_kinds(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    let busy = deck.cards().iter().filter(|card| !effects(&deck, &card.event).is_empty());
    let kinds: BTreeSet<_> = busy.clone().map(|card| &card.event).collect();
    assert!((18..=26).contains(&busy.count()));
    assert!(kinds.len() >= 14);
}

#[rstest]
fn every_event_matters_in_the_base_game_and_is_resolved_by_the_app(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    let mut ships = 0;
    for (name, event) in deck.events() {
        assert!(event.rulings.is_empty() && event.texts.is_empty(), "{name}");
        let is_ship = |effect: &&Effect| matches!(effect, Effect::MoveBarbarians { .. });
        ships += event.effects.iter().filter(is_ship).count();
        let others = event.effects.iter().filter(|effect| !is_ship(effect)).count();
        assert!(event.effects.is_empty() || others > 0, "{name} is more than a ship");
        for effect in &event.effects {
            assert!(!matches!(effect, Effect::AtTable {} | Effect::DiscardHalf {}), "{name}");
        }
    }
    assert!(ships <= 2 && (ships > 0) == (which == BuiltIn::D), "ships belong to deck D");
}

/// A 7 produces nothing, and its robber moves anyhow.
#[rstest]
fn no_seven_speaks_of_a_harvest_or_the_robber(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let deck = deck(which);
    for card in deck.cards().iter().filter(|card| card.number() == 7) {
        for effect in effects(&deck, &card.event) {
            assert!(
                matches!(effect, Effect::Swap { .. } | Effect::MendRoad { .. }),
                "{}",
                card.event
            );
        }
    }
}

/// What comes of so many turns.
pub fn played(mut trial: Trial, turns: u64) -> Balance {
    let mut rng = StdRng::seed_from_u64(3);
    while trial.turns() < turns {
        trial.play(&mut rng).expect("the decks go together");
    }
    trial.balance()
}

/// All events of the deck that ask for something happened, and no others.
fn all_happened(balance: &Balance, deck: &Deck, asks: impl Fn(&[Effect]) -> bool) {
    let happened: BTreeSet<_> = balance.events.iter().map(|one| one.event.clone()).collect();
    let events = deck.events().iter().filter(|(_, event)| asks(&event.effects));
    assert_eq!(happened, events.map(|(name, _)| name.clone()).collect(), "all of them happen");
}

/// The season cards are made to take the place of Cities & Knights' event die.
#[rstest]
fn with_cities_and_knights_events_bring_nobody_much_and_the_ship_comes_as_with_the_die(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let selection = Selection { weather: Weather::Mixed, ..Selection::default() };
    let trial = Trial::new(vec![deck(which)], selection, 4);
    let balance = played(trial.with([Expansion::Knights].into_iter().collect()), 40_000);
    assert!(balance.net.mean.abs() <= 0.05, "{:?}", balance.net);
    assert!(balance.seats_apart <= 4.0, "{:?}", balance.seats);
    for one in balance.seasons {
        assert!(one.net.mean.abs() <= 0.05 + 4.0 * one.net.error, "{one:?}");
    }
    let knights = balance.knights.expect("played");
    assert!((knights.ship_steps - 0.5).abs() < 0.02, "{knights:?}");
    assert!((knights.turns_per_attack - 14.0).abs() < 0.6, "{knights:?}");
    assert!(knights.commodities > 0.0 && knights.progress_draws > 0.0, "{knights:?}");
    assert!(knights.repelled > 0.0 && knights.repelled < 1.0, "{knights:?}");
}

/// Seafarers may change what hexes give, and what a road is; it upsets no deck.
#[rstest]
fn at_sea_all_events_happen_and_bring_nobody_much(
    #[values(BuiltIn::A, BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
    #[values(false, true)] knights: bool,
) {
    let selection = Selection { weather: Weather::Mixed, ..Selection::default() };
    let decks = vec![deck(which)];
    let played_with = knights.then_some(Expansion::Knights).into_iter().chain([Expansion::Sea]);
    let balance = played(Trial::new(decks, selection, 4).with(played_with.collect()), 12_000);
    assert!(balance.net.mean.abs() <= 0.05 + 4.0 * balance.net.error, "{:?}", balance.net);
    assert!(balance.seats_apart <= 4.0, "{:?}", balance.seats);
    let sea = balance.sea.expect("played");
    assert!(sea.gold > 0.0 && sea.resources > sea.gold, "{sea:?}");
    assert!(sea.ships > 1.0 && sea.ship_moves > 0.0 && sea.turned_up > 0.0, "{sea:?}");
    assert!(sea.pirate > 0.1 && sea.pirate < 0.9, "{sea:?}");
    assert!(sea.trade_route >= 4.0 && sea.chits > 0.0, "{sea:?}");
    let asks = |effects: &[Effect]| !effects.is_empty() && !effects.starts_with(&seven());
    all_happened(&balance, &deck(which), asks);
}

/// Games of four players at random, all cards of these decks and the weather in
/// one pile, with New Year.
fn measured(decks: &[BuiltIn], turns: u64) -> Balance {
    let selection = Selection { weather: Weather::Mixed, ..Selection::default() };
    let decks = decks.iter().copied().map(deck).collect();
    played(Trial::new(decks, selection, 4), turns)
}

#[rstest]
fn events_bring_nobody_much_and_no_seat_more_than_others(
    #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
) {
    let balance = measured(&[which], 40_000);
    assert_eq!(balance.knights, None);
    let net = balance.net;
    assert!(net.error < 0.002, "{net:?}");
    // The guide's long run has to stay within 0.05; this one shows more.
    assert!(net.mean.abs() <= 0.02 + 4.0 * net.error, "{net:?}");
    assert!(balance.seats_apart <= 4.0, "{:?}", balance.seats);
    for one in balance.seasons {
        assert!(one.turns > 5_000, "{one:?}");
        assert!(one.net.mean.abs() <= 0.05 + 4.0 * one.net.error, "{one:?}");
    }
    all_happened(&balance, &deck(which), |effects| !effects.is_empty());
}

#[test]
fn the_three_season_decks_play_together() {
    let balance = measured(&[BuiltIn::B, BuiltIn::C, BuiltIn::D], 15_000);
    assert!(balance.net.mean.abs() <= 0.02 + 4.0 * balance.net.error, "{:?}", balance.net);
    let decks: BTreeSet<_> = balance.events.iter().map(|one| one.deck.as_str()).collect();
    assert_eq!(decks, BTreeSet::from(["b", "c", "d"]));
}

#[cfg(feature = "gui")]
mod words {
    use super::*;
    use ::words::text::Text;
    use cards::{RulingSet, deck_a};
    use std::fmt::Write as _;

    /// The messages of a deck's own locale file.
    fn messages(which: BuiltIn) -> Vec<(String, String)> {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/locales/en/deck-{}.ftl", which.key());
        let text = std::fs::read_to_string(path).expect("the deck's words");
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let parts = |line: &str| {
            let (key, value) = line.split_once(" = ").expect("a message a line");
            (key.to_owned(), value.to_owned())
        };
        lines.map(parts).collect()
    }

    #[rstest]
    fn every_event_has_a_short_name_and_text_and_no_words_are_left_over(
        #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
    ) {
        let deck = deck(which);
        let messages = messages(which);
        let keys: BTreeSet<String> = messages.iter().map(|(key, _)| key.clone()).collect();
        assert_eq!(keys.len(), messages.len(), "no message twice");
        let names = deck.events().keys().map(|event| format!("deck-{}-{event}", which.key()));
        let needed: BTreeSet<String> =
            names.flat_map(|name| [format!("{name}-text"), name]).collect();
        assert_eq!(keys, needed);
        for (key, words) in &messages {
            let most = if key.ends_with("-text") { 140 } else { 24 };
            assert!(words.chars().count() <= most, "{key}");
            assert!(!words.contains('{'), "{key}: nothing is put in");
            let whole = !key.ends_with("-text") || words.ends_with(['.', '!']);
            assert!(whole, "{key}: whole sentences");
            for season in Season::ALL {
                let begins = words.contains("begins now");
                let is_said = key.ends_with("-text") && words.to_lowercase().contains(season.key());
                assert!(begins || !is_said, "{key}: the card shows its season");
            }
        }
        let titles: BTreeSet<&str> = messages
            .iter()
            .filter(|(key, _)| !key.ends_with("-text"))
            .map(|(_, name)| name.as_str())
            .collect();
        assert_eq!(titles.len(), deck.events().len(), "no two events of one name");
    }

    /// A text of all cards as players read them.
    fn listed(text: &Text, deck: &Deck) -> String {
        let mut list = format!("{}\n", text.deck_title(deck));
        for card in deck.cards() {
            let (red, yellow) = (card.red.pips(), card.yellow.pips());
            let season = card.season.map_or("any season", Season::key);
            let name = text.event_name(deck, &card.event);
            let _ = writeln!(list, "\n{} = {red} + {yellow}, {season}: {name}", card.number());
            if let Some(faces) = card.faces {
                let faces = Season::ALL.map(|season| faces.of(season).key());
                let _ = writeln!(list, "  faces: {}", faces.join(", "));
            }
            let said = RulingSet::ALL.map(|set| text.event_text(deck, &card.event, set));
            let [first, others @ ..] = &said;
            if others.iter().all(|other| other == first) {
                let _ = writeln!(list, "  {}", first.as_deref().unwrap_or("[nothing]"));
                continue;
            }
            for (set, said) in RulingSet::ALL.iter().zip(&said) {
                let said = said.as_deref().unwrap_or("[nothing]");
                let _ = writeln!(list, "  {}: {said}", set.key());
            }
        }
        list
    }

    /// With `UPDATE_CARDS=1` this test writes the list.
    #[test]
    fn all_cards_read_as_they_did() {
        let text = Text::english();
        let decks =
            [deck_a().expect("sound"), deck(BuiltIn::B), deck(BuiltIn::C), deck(BuiltIn::D)];
        let now = decks.iter().map(|deck| listed(&text, deck)).collect::<Vec<_>>().join("\n\n");
        assert!(!now.contains("[nothing]"), "every event says what it does");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cards.txt");
        if std::env::var_os("UPDATE_CARDS").is_some() {
            std::fs::write(path, &now).expect("writes");
        }
        let kept = std::fs::read_to_string(path).expect("tests/data/cards.txt");
        assert_eq!(kept, now, "run with UPDATE_CARDS=1 if this is meant");
    }

    fn guide() -> String {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/README.md");
        std::fs::read_to_string(path).expect("the guide to decks")
    }

    #[rstest]
    fn the_guide_lists_every_event_and_how_the_seasons_lean(
        #[values(BuiltIn::B, BuiltIn::C, BuiltIn::D)] which: BuiltIn,
    ) {
        let (guide, text, deck) = (guide(), Text::english(), deck(which));
        for (event, what) in deck.events() {
            let mut cards: Vec<_> =
                deck.cards().iter().filter(|card| card.event == *event).collect();
            cards.sort_by_key(|card| card.season);
            let places = cards.iter().map(|card| {
                format!("{} in {}", card.number(), card.season.expect("a season").key())
            });
            let places = match what.effects.as_slice() {
                [] => format!("{} cards", cards.len()),
                _ => places.collect::<Vec<_>>().join(", "),
            };
            let name = text.event_name(&deck, event);
            let says = text.event_text(&deck, event, RulingSet::Fusion).expect("a text");
            let row = format!("| {name} | {places} | {says} |");
            assert!(guide.contains(&row), "{row}");
        }
        let faces: Vec<String> = Season::ALL
            .iter()
            .map(|season| {
                let counts = EventFace::ALL.map(|face| shown(&deck, *season, face).to_string());
                format!("| {} | {} |", season.key(), counts.join(" | "))
            })
            .collect();
        assert!(guide.contains(&faces.join("\n")), "{faces:?}");
    }

    #[test]
    fn the_guides_example_is_a_deck() {
        let guide = guide();
        let block = guide.split("```json\n").nth(1).expect("an example");
        let example = block.split("```").next().expect("its end");
        let deck = Deck::read(example).expect("it reads");
        let event = &deck.cards()[0].event;
        assert_eq!((deck.cards().len(), effects(&deck, event).len()), (1, 2));
        assert_eq!(Text::english().event_name(&deck, event), "Autumn Rain");
    }

    /// All words of the schema that a file may hold as values.
    fn words_of(schema: &serde_json::Value, found: &mut BTreeSet<String>) {
        match schema {
            serde_json::Value::Object(fields) => {
                let words = fields.get("enum").and_then(|words| words.as_array());
                let single = fields.get("const").into_iter();
                for word in words.into_iter().flatten().chain(single) {
                    found.insert(word.as_str().expect("a word").to_owned());
                }
                fields.values().for_each(|inner| words_of(inner, found));
            }
            serde_json::Value::Array(inner) => {
                for one in inner {
                    words_of(one, found);
                }
            }
            _ => {}
        }
    }

    #[test]
    fn the_guide_explains_every_word_of_the_vocabulary() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/schema.json");
        let schema = std::fs::read_to_string(path).expect("the schema");
        let schema = serde_json::from_str(&schema).expect("JSON");
        let mut words = BTreeSet::new();
        words_of(&schema, &mut words);
        assert!(words.contains("robber_sleeps") && words.contains("public_points"), "{words:?}");
        let guide = guide();
        for word in words {
            let said = [format!("`{word}`"), format!("\"{word}\"")];
            assert!(said.iter().any(|said| guide.contains(said)), "{word}");
        }
        for selector in ["leaders", "trailers", "at_least", "at_most"] {
            assert!(guide.contains(&format!("{{ \"{selector}\": ")), "{selector}");
        }
    }
}
