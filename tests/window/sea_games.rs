//! Whole games of Seafarers through the window's own widgets, from *New game* to the win: in
//! every size, in both languages, by cards and by dice, and so that every deed of the
//! expansion is done by touch in one of them.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use egui::Vec2;
use game::Following;
use scenarios::BuiltInScenario;
use words::language::Language;

use crate::tools::sea_table::SeaTable;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};

/// What was done in a game.
type Done = BTreeSet<&'static str>;

/// A game that is played once, whoever asks for it first.
struct WholeGame {
    table: SeaTable<'static>,
    done: OnceLock<Done>,
}

impl WholeGame {
    const fn new(table: SeaTable<'static>) -> Self {
        Self { table, done: OnceLock::new() }
    }

    /// Plays to the win.
    fn done(&self) -> &Done {
        self.done.get_or_init(|| {
            let mut bot = self.table.begin();
            bot.plays_the_sea(6000);
            let over = bot.state().over().expect("somebody has won");
            let winner = bot.name_of(over.winner().expect("a winner"));
            let wins = bot.window.text.with("win-title", &[("who", winner.into())]);
            assert!(bot.window.says(&wins), "{wins}");
            bot.done
        })
    }
}

const EASY: SeaTable<'static> = SeaTable {
    language: Language::English,
    scenario: BuiltInScenario::NewShores,
    shuffled: &[],
    with_knights: false,
    names: &["Anna", "Ben", "Clara", "David"],
    size: LANDSCAPE,
    cards: "new-preset-official",
    hands: Following::Open,
};

static NEW_SHORES: WholeGame = WholeGame::new(EASY);

static FOG: WholeGame = WholeGame::new(SeaTable {
    language: Language::German,
    scenario: BuiltInScenario::FogIslands,
    names: &["Anna", "Ben", "Clara"],
    size: Vec2::new(800.0, 480.0),
    cards: "new-preset-seasons",
    ..EASY
});

static SIX_ISLANDS: WholeGame = WholeGame::new(SeaTable {
    language: Language::German,
    scenario: BuiltInScenario::FourIslands,
    shuffled: &["scenario-shuffle-again"],
    names: &LONG_NAMES,
    size: PORTRAIT,
    cards: "new-preset-dice",
    hands: Following::Secret,
    ..EASY
});

static WITH_KNIGHTS: WholeGame = WholeGame::new(SeaTable {
    with_knights: true,
    shuffled: &["scenario-shuffle-terrain", "scenario-shuffle-tokens", "scenario-shuffle-harbors"],
    names: &["Anna", "Ben", "Clara"],
    size: Vec2::new(1024.0, 600.0),
    cards: "new-preset-seasons",
    ..EASY
});

static DESERT_ON_A_TELEPHONE: WholeGame = WholeGame::new(SeaTable {
    scenario: BuiltInScenario::ThroughTheDesert,
    names: &["Anna", "Ben", "Clara"],
    size: Vec2::new(480.0, 800.0),
    cards: "new-preset-own-dice",
    hands: Following::Off,
    ..EASY
});

/// All of them.
static GAMES: [&WholeGame; 5] =
    [&NEW_SHORES, &FOG, &SIX_ISLANDS, &WITH_KNIGHTS, &DESERT_ON_A_TELEPHONE];

/// What is done in one of them.
const DEEDS: [&str; 11] = [
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

#[test]
fn four_head_for_new_shores_to_the_win() {
    NEW_SHORES.done();
}

#[test]
fn three_search_the_fog_in_german_on_a_low_screen_to_the_win() {
    FOG.done();
}

#[test]
fn six_with_long_names_share_six_islands_by_the_apps_dice_to_the_win() {
    SIX_ISLANDS.done();
}

#[test]
fn three_head_for_new_shores_with_cities_and_knights_to_the_win() {
    WITH_KNIGHTS.done();
}

#[test]
fn three_whose_hands_nobody_follows_cross_the_desert_on_a_telephone_to_the_win() {
    DESERT_ON_A_TELEPHONE.done();
}

#[test]
fn together_they_do_every_deed() {
    let all: Done = GAMES.iter().flat_map(|game| game.done().clone()).collect();
    let missing: Vec<_> = DEEDS.into_iter().filter(|what| !all.contains(what)).collect();
    assert!(missing.is_empty(), "{missing:?} is missing among {all:?}");
}
