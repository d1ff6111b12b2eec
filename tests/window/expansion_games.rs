//! Whole games of Cities & Knights and Seafarers through the window's own widgets, from *New game*
//! to the win: in every size, in both languages, by cards and by dice, and so that every deed of
//! an expansion is done by touch in one of them.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use egui::Vec2;
use game::{Edition, ExtraBuilding, Following, ProgressCard};
use rstest::rstest;
use scenarios::BuiltInScenario;
use words::language::Language;

use crate::tools::new_table::NewTable;
use crate::tools::window::{LONG_NAMES, PORTRAIT, SIZES};

/// What was done in a game.
type Done = BTreeSet<&'static str>;

/// A game that is played once, whoever asks for it first.
struct WholeGame {
    table: NewTable<'static>,
    done: OnceLock<Done>,
}

impl WholeGame {
    const fn new(table: NewTable<'static>) -> Self {
        Self { table, done: OnceLock::new() }
    }

    /// Plays to the win; without Seafarers, past an attack on the way.
    fn done(&self) -> &Done {
        self.done.get_or_init(|| {
            let mut bot = self.table.begin();
            if self.table.scenario.is_some() {
                bot.plays_the_sea(6000);
            } else {
                bot.play_knights(6000);
                let attacks = bot.state().knights().map(|it| it.table().attacks);
                assert!(attacks > Some(0), "the ship never came: {:?}", bot.done);
                assert!(bot.done.contains("undone through an attack"));
            }
            let over = bot.state().over().expect("somebody has won");
            let winner = bot.name_of(over.winner().expect("a winner"));
            let wins = bot.window.text.with("win-title", &[("who", winner.into())]);
            assert!(bot.window.says(&wins), "{wins}");
            bot.done
        })
    }
}

const FOUR: &[&str] = &["Anna", "Ben", "Clara", "David"];

const KNIGHTS: NewTable<'static> = NewTable {
    edition: Some(Edition::Fifth),
    cards: Some("new-preset-seasons"),
    hands: Some(Following::Open),
    ..NewTable::EASY
};

const SEA: NewTable<'static> = NewTable {
    scenario: Some(BuiltInScenario::NewShores),
    cards: Some("new-preset-official"),
    hands: Some(Following::Open),
    ..NewTable::EASY
};

static FOUR_WITH_SEASONS: WholeGame = WholeGame::new(NewTable { names: FOUR, ..KNIGHTS });

static SIX_IN_GERMAN: WholeGame = WholeGame::new(NewTable {
    language: Language::German,
    names: &LONG_NAMES,
    size: PORTRAIT,
    cards: Some("new-preset-official"),
    extra: Some(ExtraBuilding::Special),
    ..KNIGHTS
});

static THREE_BY_THE_APPS_DICE: WholeGame = WholeGame::new(NewTable {
    edition: Some(Edition::Sixth),
    size: Vec2::new(1024.0, 600.0),
    cards: Some("new-knights-preset-three-dice"),
    hands: Some(Following::Secret),
    ..KNIGHTS
});

static TWO_BY_THEIR_OWN_DICE: WholeGame = WholeGame::new(NewTable {
    language: Language::German,
    names: &["Anna", "Ben"],
    size: Vec2::new(800.0, 480.0),
    cards: Some("new-preset-own-dice"),
    hands: Some(Following::Off),
    ..KNIGHTS
});

static THREE_ON_A_TELEPHONE: WholeGame = WholeGame::new(NewTable {
    edition: Some(Edition::Sixth),
    size: Vec2::new(480.0, 800.0),
    cards: Some("new-preset-stacks"),
    ..KNIGHTS
});

static NEW_SHORES: WholeGame = WholeGame::new(NewTable { names: FOUR, ..SEA });

static FOG: WholeGame = WholeGame::new(NewTable {
    language: Language::German,
    scenario: Some(BuiltInScenario::FogIslands),
    size: Vec2::new(800.0, 480.0),
    cards: Some("new-preset-seasons"),
    ..SEA
});

static SIX_ISLANDS: WholeGame = WholeGame::new(NewTable {
    language: Language::German,
    scenario: Some(BuiltInScenario::FourIslands),
    shuffled: &["scenario-shuffle-again"],
    names: &LONG_NAMES,
    size: PORTRAIT,
    cards: Some("new-preset-dice"),
    hands: Some(Following::Secret),
    ..SEA
});

static WITH_KNIGHTS: WholeGame = WholeGame::new(NewTable {
    edition: Some(Edition::Fifth),
    shuffled: &["scenario-shuffle-terrain", "scenario-shuffle-tokens", "scenario-shuffle-harbors"],
    size: Vec2::new(1024.0, 600.0),
    cards: Some("new-preset-seasons"),
    ..SEA
});

static DESERT_ON_A_TELEPHONE: WholeGame = WholeGame::new(NewTable {
    scenario: Some(BuiltInScenario::ThroughTheDesert),
    size: Vec2::new(480.0, 800.0),
    cards: Some("new-preset-own-dice"),
    hands: Some(Following::Off),
    ..SEA
});

static KNIGHTS_GAMES: [&WholeGame; 5] = [
    &FOUR_WITH_SEASONS,
    &SIX_IN_GERMAN,
    &THREE_BY_THE_APPS_DICE,
    &TWO_BY_THEIR_OWN_DICE,
    &THREE_ON_A_TELEPHONE,
];

static SEA_GAMES: [&WholeGame; 5] =
    [&NEW_SHORES, &FOG, &SIX_ISLANDS, &WITH_KNIGHTS, &DESERT_ON_A_TELEPHONE];

/// What is done in a game of Cities & Knights, beside each progress card.
const KNIGHTS_DEEDS: [&str; 17] = [
    "wall",
    "improve",
    "metropolis",
    "recruit",
    "activate",
    "promote",
    "move a knight",
    "displace",
    "relocate",
    "lose a city",
    "choose a deck",
    "put back",
    "chase",
    "the table's event die",
    "trade at a harbor",
    "lose a knight",
    "place a deserter",
];

/// What is done in a game of Seafarers.
const SEA_DEEDS: [&str; 11] = [
    "a ship of the opening",
    "a ship",
    "a ship moved",
    "the pirate",
    "gold",
    "land found",
    "sea found",
    "points abroad",
    "trade route",
    "undone through points abroad",
    "undone through a discovery",
];

#[rstest]
#[case::of_four_with_the_season_decks(&FOUR_WITH_SEASONS, &[])]
#[case::of_six_with_long_names_in_german_with_deck_a(&SIX_IN_GERMAN, &["let build"])]
#[case::of_three_with_secret_hands_by_the_apps_three_dice(&THREE_BY_THE_APPS_DICE, &[])]
#[case::of_two_by_their_own_dice(&TWO_BY_THEIR_OWN_DICE, &["the table's event die"])]
#[case::of_three_with_deck_after_deck_on_a_telephone(&THREE_ON_A_TELEPHONE, &[])]
#[case::to_new_shores(&NEW_SHORES, &[])]
#[case::in_the_fog_in_german_on_a_low_screen(&FOG, &[])]
#[case::to_six_islands_by_the_apps_dice(&SIX_ISLANDS, &[])]
#[case::to_new_shores_with_cities_and_knights(&WITH_KNIGHTS, &[])]
#[case::across_the_desert_with_hands_off(&DESERT_ON_A_TELEPHONE, &[])]
fn a_game_is_played_to_the_win(#[case] game: &'static WholeGame, #[case] what: &[&str]) {
    let done = game.done();
    assert!(what.iter().all(|what| done.contains(what)), "{done:?}");
}

#[test]
fn together_they_do_every_deed_and_play_every_card_in_every_size() {
    let cards = ProgressCard::ALL.map(ProgressCard::key);
    let knights: Vec<&str> = KNIGHTS_DEEDS.into_iter().chain(cards).collect();
    for (games, deeds) in [(KNIGHTS_GAMES, knights), (SEA_GAMES, SEA_DEEDS.to_vec())] {
        let all: Done = games.iter().flat_map(|game| game.done().clone()).collect();
        let missing: Vec<_> = deeds.into_iter().filter(|what| !all.contains(what)).collect();
        assert!(missing.is_empty(), "{missing:?} is missing among {all:?}");
        for size in SIZES {
            assert!(games.iter().any(|game| game.table.size == size), "{size}");
        }
    }
}
