//! A newcomer's first game explains each first step where it comes up, once, until they have had
//! enough of it.

use std::collections::{BTreeMap, BTreeSet};

use board::Resource::{Brick, Grain, Lumber, Wool};
use egui::{Rect, Vec2};
use game::{Deed, Following, NumberSource, Phase, Rules, SetupFields, State};
use store::Folder;
use tableside::app::settings::{Experience, Explain, Lessons, Settings};
use words::game::Lesson;
use words::language::Language;
use words::text::Text;

use crate::common::watched::middle;
use crate::common::{cards, temp_dir};
use crate::lessons::{Table, all_but};
use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::saved::{kept, save};
use crate::tools::window::{LANDSCAPE, Window, now, spots};

fn first_steps() -> BTreeSet<Lesson> {
    Lesson::ALL.into_iter().filter(|lesson| lesson.is_first_step()).collect()
}

/// The sentence of this key about a lesson, such as the name of a button of its box.
pub fn about(text: &Text, key: &str, lesson: Lesson) -> String {
    let title = text.get(&format!("lesson-title-{}", lesson.key()));
    text.with(key, &[("thing", title.into())])
}

/// Returns what is explained in this window now, in a box or behind a bulb.
pub fn explained(window: &Window) -> Vec<Lesson> {
    let ways = ["lesson-done-name", "lesson-bulb-name"];
    let is_new =
        |lesson: &Lesson| ways.iter().any(|key| window.has(&about(&window.text, key, *lesson)));
    Lesson::ALL.into_iter().filter(is_new).collect()
}

/// A newcomer whose first game comes to its first turn.
fn newcomer(language: Language) -> Bot {
    let mut bot = Bot::speaking(language, Following::Open, 10, LANDSCAPE);
    while matches!(bot.state().phase(), Phase::Founding { .. }) {
        assert_eq!(explained(&bot.window), []);
        bot.step();
    }
    bot
}

fn before(source: NumberSource) -> Played {
    let parts = middle(3, Rules::open_hands());
    Played::of(SetupFields { source, ..parts })
}

/// A number that brings somebody something.
fn paying(state: &State) -> u8 {
    let buildings = state.pieces().buildings();
    let mut tokens = buildings.flat_map(|(at, ..)| at.hexes()).filter_map(|hex| {
        let token = state.island().tile(hex)?.token;
        token.map(u8::from)
    });
    tokens.next().expect("a hex with a number")
}

fn after() -> Played {
    let mut game = before(NumberSource::Cards);
    let player = game.seat(0);
    let held = cards(&[(Brick, 2), (Lumber, 2), (Wool, 1), (Grain, 1)]);
    game.does(Deed::CorrectHand { player, cards: held });
    let number = paying(&game.state);
    game.rolls(number);
    game
}

/// A moment of each.
pub fn moments() -> Vec<(Lesson, Played)> {
    let drawn = [Lesson::Payouts, Lesson::Building, Lesson::Undoing, Lesson::Correcting];
    let mut all: Vec<_> = drawn.map(|lesson| (lesson, after())).into();
    for lesson in [Lesson::Drawing, Lesson::TableView] {
        all.push((lesson, before(NumberSource::Cards)));
    }
    assert_eq!(all.iter().map(|(lesson, _)| *lesson).collect::<BTreeSet<_>>(), first_steps());
    all
}

#[test]
fn a_first_game_explains_each_first_step_in_one_turn_unless_it_was_done_and_never_again() {
    let mut bot = newcomer(Language::English);
    assert_eq!(explained(&bot.window), [Lesson::Drawing]);
    let mut seen: BTreeMap<Lesson, BTreeSet<u32>> = BTreeMap::new();
    while bot.state().turn() < 16 && bot.state().over().is_none() {
        let now = explained(&bot.window);
        assert!(now.len() <= 1, "one at a time: {now:?}");
        for lesson in now {
            seen.entry(lesson).or_default().insert(bot.state().turn());
        }
        bot.step();
    }
    let all: BTreeSet<Lesson> = seen.keys().copied().collect();
    assert!(all.is_subset(&first_steps()) && all.len() > 2, "{all:?}");
    for (lesson, turns) in seen {
        assert_eq!(turns.len(), 1, "{lesson:?} in turns {turns:?}");
    }
    let learned = kept(bot.folder.path()).learned;
    assert_eq!(learned, Lessons::first_steps());
}

#[test]
fn what_was_put_away_is_not_explained_again_after_a_restart() {
    let mut bot = newcomer(Language::English);
    let got_it = about(&bot.window.text, "lesson-done-name", Lesson::Drawing);
    bot.window.touch(&got_it);
    assert_eq!(explained(&bot.window), [], "the next waits for another moment");
    bot.reopen();
    assert_eq!(explained(&bot.window), [Lesson::TableView], "not the same again");
}

#[test]
fn enough_ends_all_of_them_for_good_in_each_language() {
    for language in Language::ALL {
        let mut bot = newcomer(language);
        assert_eq!(explained(&bot.window), [Lesson::Drawing]);
        bot.window.tap("lesson-enough-name");
        assert_eq!(explained(&bot.window), []);
        assert_eq!(kept(bot.folder.path()).learned, Lessons::first_steps());
        bot.reopen();
        let acts = bot.count() + 60;
        while bot.count() < acts {
            assert_eq!(explained(&bot.window), []);
            bot.step();
        }
        // Not in another first game either.
        let games = Folder::new(bot.folder.path());
        bot.window.tap("menu");
        std::fs::remove_dir_all(games.path()).expect("removed");
        let mut window = Window::open(bot.folder.path(), LANDSCAPE);
        window.text = Text::of(language);
        window.tap("home-new-game");
        window.tap_before("new-start", &[], "player");
        assert_eq!(explained(&window), []);
        assert_eq!(kept(bot.folder.path()).learned, Lessons::first_steps());
    }
}

#[test]
fn whoever_has_saved_games_is_no_newcomer() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben"], (20_000, 20_000), |_| true);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-new-game");
    window.tap_before("new-start", &[], "player");
    assert_eq!(kept(data_dir.path()).experience, Experience::Experienced);
    window.tap("menu");
    let data_dir = temp_dir();
    before(NumberSource::Cards).save(data_dir.path(), now());
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.tap("home-resume");
    assert_eq!(explained(&window), []);
}

#[test]
fn on_a_laptop_its_box_lies_on_no_place_of_the_island_and_moves_no_button_at_the_bottom() {
    for (lesson, game) in moments() {
        let settings = all_but(lesson);
        let Table { window, data_dir: _data_dir } = Table::open(&game, LANDSCAPE, settings);
        let none = Settings { explain: Explain::Nothing, ..settings };
        let Table { window: bare, data_dir: _bare_dir } = Table::open(&game, LANDSCAPE, none);
        assert_eq!(explained(&window), [lesson], "it has room");
        let next = |window: &Window| {
            let draws = window.text.get("draw");
            let passes = window.start_of("done-pass", &[], "next");
            window.place_of(|name| name == draws || name.starts_with(&passes))
        };
        assert_eq!(next(&window), next(&bare), "{lesson:?}");
        let title = window.text.get(&format!("lesson-title-{}", lesson.key()));
        let at = window.place_of(|name| name.starts_with(&format!("{title}: ")));
        assert!(!at.intersects(next(&window)), "{lesson:?}");
        let places = window.text.places(window.state().island());
        let names = spots(window.state().island(), &places);
        for (name, rect) in window.controls() {
            let middle = Rect::from_center_size(rect.center(), Vec2::splat(2.0));
            assert!(!names.contains(&name) || !at.intersects(middle), "{lesson:?}: {name}");
        }
    }
}

#[test]
fn the_first_says_how_this_table_gets_its_numbers() {
    let sources =
        [NumberSource::Cards, NumberSource::Dice, NumberSource::Table, NumberSource::Printed];
    for language in Language::ALL {
        for source in sources {
            let settings = Settings { language: Some(language), ..all_but(Lesson::Drawing) };
            let Table { window, data_dir: _data_dir } =
                Table::open(&before(source), Played::LARGE, settings);
            let values = [("source", source.key().into())];
            let said = window.text.with("lesson-says-drawing", &values);
            // Or a bulb leads to it, where the keys of a roll need the room.
            let bulb = about(&window.text, "lesson-bulb-name", Lesson::Drawing);
            let has_bulb = source == NumberSource::Table && window.has(&bulb);
            assert!(window.says(&said) || has_bulb, "{language:?}, {source:?}");
        }
    }
}

#[test]
fn the_settings_silence_them_and_bring_them_back() {
    let mut bot = newcomer(Language::English);
    for explains in [&[][..], &[Lesson::Drawing]] {
        bot.window.walk("table settings settings-lessons settings-done player-back");
        assert_eq!(explained(&bot.window), explains);
    }
}

#[test]
fn damaged_settings_explain_nothing_and_harm_nothing() {
    for damaged in ["7", "{}", "null", "\"new\"", "[\"newcomer\"]"] {
        let data_dir = temp_dir();
        before(NumberSource::Cards).save(data_dir.path(), now());
        let text = format!(r#"{{"experience": {damaged}, "language": "german"}}"#);
        std::fs::write(data_dir.path().join("settings.json"), text).expect("written");
        let mut window = Window::open(data_dir.path(), LANDSCAPE);
        window.text = Text::of(Language::German);
        window.tap("home-resume");
        assert_eq!(explained(&window), [], "{damaged}");
        window.tap("draw");
        assert!(!window.shows("draw"));
    }
}
