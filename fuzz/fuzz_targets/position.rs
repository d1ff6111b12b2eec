//! Bytes as a line of `tableside analyze`, and as a position of the window.
//!
//! Laws: nothing panics, neither in reading nor in telling what was read; every line has one answer, which is JSON; a position
//! that a game begins from is written so that the same game begins from it.
#![no_main]

#[path = "../told/mod.rs"]
mod told;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use board::Rotation;
use cards::{Deck, PileCard, Preparation, deck_a};
use cli::answer_line;
use game::{FirstBy, Game, Name, NumberSource, SetupFields, PerSeat, Player, Rules, Setup};
use store::{ImportProblem, Imported, read_position, write_position};

static DECK: LazyLock<Deck> = LazyLock::new(|| deck_a().expect("the built-in deck is sound"));

/// The game that begins from a position, if one can.
fn begun(position: &Imported) -> Option<Game> {
    let people = position.people.iter().map(|(_, person)| Player {
        name: person
            .name
            .clone()
            .unwrap_or_else(|| Name::try_from(person.color.key().to_owned()).expect("a word")),
        color: person.color,
    });
    let players = PerSeat::new(people).ok()?;
    let rules = Rules {
        following: position.following,
        harbormaster: position.harbormaster,
        knights: position.knights,
        sea: position.sea.as_ref().map(|(rules, _)| *rules),
        fish: position.fish,
        rivers: position.rivers.as_ref().map(|(rules, _)| *rules),
        wagons: position.wagons,
        oil: position.oil,
        ..Rules::open_hands()
    };
    let order = (0..36).map(|card| PileCard::Numbered { deck: 0, card }).collect();
    let parts = SetupFields {
        created: chrono::DateTime::UNIX_EPOCH,
        first: players.seat(0)?,
        players,
        first_by: FirstBy::Choice,
        rules,
        island: position.island.clone(),
        sea: position.sea.as_ref().map(|(_, map)| map.clone()),
        rivers: position.rivers.as_ref().map(|(_, map)| map.clone()),
        bandits: Vec::new(),
        board_rotation: Rotation::NONE,
        decks: vec![DECK.clone()],
        shuffle: Preparation::new(order, [7; 16]).into(),
        source: NumberSource::Cards,
        weather_holder: None,
        start: Some(position.start.clone()),
    };
    Some(Game::new(Setup::new(parts).ok()?))
}

fuzz_target!(|bytes: &[u8]| {
    let mut answer = Vec::new();
    let line = bytes.split(|byte| *byte == b'\n').next();
    answer_line(&DECK, line, &mut answer).expect("memory takes it");
    let answer: serde_json::Value = serde_json::from_slice(&answer).expect("JSON in one line");
    assert!(answer.is_object());
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(position) = read_position(text) else { return };
    let Some(game) = begun(&position) else { return };
    told::told(&game);
    let written = write_position(game.state());
    let again = read_position(&written).expect("it was just written");
    assert!(again.problems.iter().all(|problem| *problem == ImportProblem::HandsUnknown));
    let begun = begun(&again).expect("the same game");
    assert_eq!(write_position(begun.state()), written);
});
