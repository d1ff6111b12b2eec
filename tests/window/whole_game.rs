//! Whole games through the window's own widgets, by touch alone, from *New game* to the win, and
//! what follows it. A small bot looks at the state to decide, and acts by touching what the screen
//! names. Every deed of an expansion is done by touch in one of its games.

use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::time::Duration;

use board::{Spot, first_game};
use egui::Vec2;
use egui_kittest::kittest::Queryable as _;
use game::{Building, Edition, ExtraBuilding, Following, Over, Phase, ProgressCard, Seat};
use kit::theme::{Look, Palette};
use rstest::rstest;
use scenarios::BuiltInScenario;
use tableside::app::platform::Fake;
use words::language::Language;

use crate::tools::bot::{Bot, SEED, name_of};
use crate::tools::new_table::NewTable;
use crate::tools::replay_table::exports;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, SIZES, Window, now};

#[test]
fn a_whole_game_is_played_by_touch_alone() {
    let mut bot = Bot::new(Following::Open, 6);
    let all = [
        "discard",
        "robber",
        "steal",
        "trade",
        "bank",
        "card",
        "knight",
        "road",
        "settlement",
        "city",
        "undo and redo",
        "reopened",
    ];
    bot.wins(900, &all);
    // Even a win can be taken back.
    bot.touch_starting("Undo: ");
    assert!(bot.state().over().is_none());
}

#[test]
fn a_settlement_against_the_distance_rule_is_explained_and_recorded_all_the_same() {
    let mut bot = Bot::new(Following::Off, 10);
    while bot.state().phase() != Phase::Trading {
        bot.step();
    }
    let (place, _) = bot.state().pieces().buildings_of(bot.state().active()).next().expect("one");
    let island = first_game();
    let near = place.neighbors().into_iter().find(|near| island.has_intersection(*near));
    let near = near.expect("a neighbor on land");
    bot.choose("build");
    bot.choose("any-spot");
    bot.touch_spot(Spot::Intersection(near));
    bot.touch_starting("Build: Settlement for");
    assert!(bot.window.shows("refused-forbidden"));
    // It is written, and told to screen readers.
    assert!(bot.window.says("Too close"));
    bot.choose("refused-record");
    let active = bot.state().active();
    assert_eq!(bot.state().pieces().building(near), Some((active, Building::Settlement)));
    bot.choose("history");
    assert!(bot.window.says("against the rules"));
}

#[test]
fn one_touch_too_many_does_not_take_the_next_players_turn() {
    let mut bot = Bot::new(Following::Open, 10);
    while bot.state().phase() != Phase::Trading {
        bot.step();
    }
    let turn = bot.state().turn();
    let platform = || Box::new(Fake { time: now(), seed: SEED }) as Box<_>;
    let frame = Duration::from_millis(20);
    bot.window = Window::paced(bot.folder.path(), (LANDSCAPE, frame), platform);
    bot.tap("home-resume");
    let done = format!(
        "Done – pass to {}",
        name_of(bot.state().setup().players.after(bot.state().active()))
    );
    let at = bot.window.harness.get_by_label(&done).rect().center();
    for _ in 0..2 {
        bot.window.harness.hover_at(at);
        bot.window.harness.drag_at(at);
        bot.window.harness.drop_at(at);
        bot.window.harness.step();
    }
    assert_eq!((bot.state().turn(), bot.state().number()), (turn + 1, None));
}

/// Things done in a game.
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
    cards: Some("new-preset-dice-knights"),
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

/// Things done in a game of Cities & Knights, beside each progress card.
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

/// Things done in a game of Seafarers.
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
#[case::to_six_islands_by_the_apps_dice(&SIX_ISLANDS, &["steal"])]
#[case::to_new_shores_with_cities_and_knights(&WITH_KNIGHTS, &[])]
#[case::across_the_desert_with_hands_off(&DESERT_ON_A_TELEPHONE, &["counted discard", "city"])]
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

fn won(seed: u64) -> (Bot, Seat) {
    let size = if seed.is_multiple_of(2) { LANDSCAPE } else { PORTRAIT };
    let mut bot = Bot::sized(Following::Open, 5, size);
    bot.play(2_000);
    let winner = bot.state().over().and_then(Over::winner).expect("a winner");
    (bot, winner)
}

#[test]
fn a_rematch_is_one_touch_away_and_the_player_after_the_winner_begins() {
    for (key, news) in [("win-rematch-same", "rematch-same"), ("win-rematch-new", "rematch-new")] {
        let (mut bot, winner) = won(0);
        let (island, setup) = (bot.state().island().clone(), bot.game().setup().clone());
        let next = bot.state().seating().after(winner);
        let (who, winner_name) = (bot.name_of(next), bot.name_of(winner));
        bot.press(&bot.window.text.get(key));
        assert_eq!((bot.game().count(), bot.state().over()), (0, None));
        assert_eq!(bot.game().setup().players, setup.players);
        assert_eq!(bot.state().active(), next);
        assert_eq!(bot.state().island() == &island, key == "win-rematch-same");
        let said = bot.window.text.with(news, &[("who", who.as_str().into())]);
        assert!(bot.window.says(&said), "{said}");
        bot.play(12);
        assert_eq!(bot.game().count(), 12, "it can be played");
        bot.tap("menu");
        let won = [("player", winner_name.as_str().into())];
        let won = bot.window.text.with("home-stage-won", &won);
        assert!(bot.window.says(&won), "the old game is kept: {:?}", bot.window.names());
    }
}

#[test]
fn a_picture_of_the_end_shows_the_winners_color_and_the_island() {
    let (mut bot, winner) = won(1);
    bot.tap("win-picture");
    let files = exports(bot.folder.path());
    let [path] = files.as_slice() else { panic!("{files:?}") };
    assert!(path.to_string_lossy().contains("result") && path.extension().is_some());
    let picture = image::open(path).expect("a picture").to_rgb8();
    assert_eq!(picture.width(), 1_500);
    assert!(picture.height() > 1_800, "{}", picture.height());
    let color = bot.state().players().get(winner).expect("a player").color;
    let fill = Palette::of_look(Look::Light).player(color).fill;
    let own = |pixel: &&image::Rgb<u8>| pixel.0 == [fill.r(), fill.g(), fill.b()];
    assert!(picture.pixels().filter(own).count() > 100_000, "a banner in their color");
}
