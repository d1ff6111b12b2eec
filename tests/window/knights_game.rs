//! Whole games of Cities & Knights through the window's own widgets, from *New game* to the
//! win: in every size, in both languages, by cards and by dice, and so that every deed of the
//! expansion is done by touch in one of them.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use egui::Vec2;
use game::{Edition, ExtraBuilding, Following, ProgressCard};
use words::language::Language;

use crate::tools::bot::Bot;
use crate::tools::new_table::NewTable;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, SIZES};

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

    /// Plays to the win, and past an attack on the way.
    fn done(&self) -> &Done {
        self.done.get_or_init(|| {
            let mut bot = self.table.begin();
            bot.play_knights(6000);
            has_won(&bot);
            let attacks = bot.state().knights().map(|it| it.table().attacks);
            assert!(attacks > Some(0), "the ship never came: {:?}", bot.done);
            assert!(bot.done.contains("undone through an attack"));
            bot.done
        })
    }
}

const EASY: NewTable<'static> = NewTable {
    language: Language::English,
    edition: Edition::Fifth,
    names: &["Anna", "Ben", "Clara"],
    size: LANDSCAPE,
    target: 13,
    cards: "new-preset-seasons",
    hands: Following::Open,
    extra: ExtraBuilding::Off,
};

static FOUR_WITH_SEASONS: WholeGame =
    WholeGame::new(NewTable { names: &["Anna", "Ben", "Clara", "David"], ..EASY });

static SIX_IN_GERMAN: WholeGame = WholeGame::new(NewTable {
    language: Language::German,
    names: &LONG_NAMES,
    size: PORTRAIT,
    cards: "new-preset-official",
    extra: ExtraBuilding::Special,
    ..EASY
});

static THREE_BY_THE_APPS_DICE: WholeGame = WholeGame::new(NewTable {
    edition: Edition::Sixth,
    size: Vec2::new(1024.0, 600.0),
    cards: "new-knights-preset-three-dice",
    hands: Following::Secret,
    ..EASY
});

static TWO_BY_THEIR_OWN_DICE: WholeGame = WholeGame::new(NewTable {
    language: Language::German,
    names: &["Anna", "Ben"],
    size: Vec2::new(800.0, 480.0),
    cards: "new-preset-own-dice",
    hands: Following::Off,
    ..EASY
});

static THREE_ON_A_TELEPHONE: WholeGame = WholeGame::new(NewTable {
    edition: Edition::Sixth,
    size: Vec2::new(480.0, 800.0),
    cards: "new-preset-stacks",
    ..EASY
});

/// All of them.
static GAMES: [&WholeGame; 5] = [
    &FOUR_WITH_SEASONS,
    &SIX_IN_GERMAN,
    &THREE_BY_THE_APPS_DICE,
    &TWO_BY_THEIR_OWN_DICE,
    &THREE_ON_A_TELEPHONE,
];

/// What is done in one of them, beside each progress card.
const DEEDS: [&str; 17] = [
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

fn has_won(bot: &Bot) {
    let over = bot.state().over().expect("somebody has won");
    let winner = bot.name_of(over.winner().expect("a winner"));
    let wins = bot.window.text.with("win-title", &[("who", winner.into())]);
    assert!(bot.window.says(&wins), "{wins}");
}

#[test]
fn four_play_with_the_season_decks_to_the_win() {
    FOUR_WITH_SEASONS.done();
}

#[test]
fn six_with_long_names_play_in_german_with_deck_a_and_the_event_die_to_the_win() {
    assert!(SIX_IN_GERMAN.done().contains("let build"), "in the special building phase");
}

#[test]
fn three_with_secret_hands_play_by_the_apps_three_dice_to_the_win() {
    THREE_BY_THE_APPS_DICE.done();
}

#[test]
fn two_whose_hands_nobody_follows_tell_what_their_own_dice_show_to_the_win() {
    assert!(TWO_BY_THEIR_OWN_DICE.done().contains("the table's event die"));
}

#[test]
fn three_play_deck_after_deck_on_a_telephone_to_the_win() {
    THREE_ON_A_TELEPHONE.done();
}

#[test]
fn together_they_do_every_deed_and_play_every_card_in_every_size() {
    let all: Done = GAMES.iter().flat_map(|game| game.done().clone()).collect();
    let expected = DEEDS.into_iter().chain(ProgressCard::ALL.map(ProgressCard::key));
    let missing: Vec<_> = expected.filter(|what| !all.contains(what)).collect();
    assert!(missing.is_empty(), "{missing:?} is missing among {all:?}");
    for size in SIZES {
        assert!(GAMES.iter().any(|game| game.table.size == size), "{size}");
    }
}
