//! The table view: one touch, all that must be seen from two meters, toward any side, of Seafarers
//! too, and the game goes on there.

use std::path::Path;

use board::{Hex, Resource};
use cards::EventFace;
use egui::{Key, Modifiers, Pos2, Rect, Vec2, pos2, vec2};
use game::{
    Building, Chit, Deed, Edition, ExtraBuilding, Following, HiddenStack, KnightLevel, Phase,
    Rules, SeaCorrection, SeaDeed, SeaRules, Task,
};
use kit::widgets::TurnedWindow;
use tableside::app::settings::{NextDraw, Settings, TableSide};
use words::language::Language;

use crate::common::{cards, temp_dir};
use crate::tools::bot::Bot;
use crate::tools::knights_game::ship_is_near;
use crate::tools::played::{Played, at_random};
use crate::tools::saved::{save, set};
use crate::tools::sea_game::{self, WINDOWS, at, in_fog, rules, trading};
use crate::tools::typist::{is_free, waits_for_a_number};
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, SIZES, Window, now};

/// Turns the table view a quarter further.
const FURTHER: &str = "stage-toward-left";

/// A window at a game in which cards have just been paid, in its table view.
fn paid(data_dir: &Path, names: &[&str], size: Vec2) -> Window {
    save(data_dir, names, (150, 9), |state| {
        state.phase() == Phase::Trading && state.payout().is_some()
    });
    let mut window = Window::open(data_dir, size);
    window.walk("home-resume stage");
    window
}

#[test]
fn one_touch_leads_to_it_and_one_or_escape_leads_back() {
    let data_dir = temp_dir();
    let mut window = paid(data_dir.path(), &["Anna", "Ben", "Clara"], LANDSCAPE);
    window.tap("stage-back-name");
    let island = window.names();
    window.tap("stage");
    window.press(Key::Escape);
    assert_eq!(window.names(), island);
    assert!(window.shows("stage"));
}

#[test]
fn a_touch_beside_the_buttons_does_not_lead_out_of_the_table_view() {
    let data_dir = temp_dir();
    let mut window = paid(data_dir.path(), &["Anna", "Ben", "Clara"], LANDSCAPE);
    for at in [pos2(300.0, 400.0), pos2(900.0, 300.0), pos2(640.0, 80.0)] {
        window.touch_at(at);
        assert!(window.shows("stage-back-name"));
    }
}

#[test]
fn keys_go_on_with_the_game_in_the_table_view() {
    let data_dir = temp_dir();
    save(data_dir.path(), &["Anna", "Ben"], (40, 5), waits_for_a_number);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-resume stage");
    window.press(Key::Space);
    assert!(window.state().number().is_some(), "drawn");
    assert!(window.shows("stage-back-name"), "still open");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(window.state().number().is_none(), "taken back");
    window.press(Key::Escape);
    assert!(window.shows("stage"));
}

/// Each player has a row of their own that can be read.
#[track_caller]
fn has_all_rows(window: &Window, size: Vec2) {
    let rows = window.state().players().values().map(|player| {
        let start = format!("{}: ", player.name);
        window.place_of(|name| name.starts_with(&start))
    });
    let rows: Vec<_> = rows.collect();
    for (nth, row) in rows.iter().enumerate() {
        assert!(row.size().min_elem() >= 20.0, "{size}: {row:?}");
        assert!(Rect::from_min_size(Pos2::ZERO, size).contains_rect(*row), "{size}: {row:?}");
        assert!(rows.iter().skip(nth + 1).all(|other| !row.shrink(0.5).intersects(*other)));
    }
}

#[test]
fn six_long_names_have_their_rows_on_the_screen_in_every_size_and_direction() {
    for size in SIZES {
        let data_dir = temp_dir();
        let mut window = paid(data_dir.path(), &LONG_NAMES, size);
        for _ in 0..4 {
            has_all_rows(&window, size);
            window.tap(FURTHER);
        }
    }
}

#[test]
fn whole_turns_are_played_in_it_toward_every_side() {
    for (size, quarters) in [(LANDSCAPE, 1), (PORTRAIT, 2), (vec2(800.0, 480.0), 3)] {
        let mut bot = Bot::sized(Following::Open, 10, size);
        bot.opens();
        bot.tap("stage");
        for _ in 0..quarters {
            bot.tap(FURTHER);
        }
        let from = bot.state().turn();
        while bot.state().turn() < from + 10 && bot.state().over().is_none() {
            bot.step();
        }
        bot.tap("stage-back-name");
        let screen = TurnedWindow::screen(&bot.window.harness.ctx);
        assert_eq!(bot.window.harness.ctx.content_rect(), screen, "upright again");
    }
}

#[test]
fn it_turns_to_whoever_is_on_turn_if_that_is_wished() {
    let data_dir = temp_dir();
    set(data_dir.path(), Settings { table_side: TableSide::OnTurn, ..Settings::default() });
    let four = ["Anna", "Ben", "Clara", "Dmitri"];
    save(data_dir.path(), &four, (30, 9), waits_for_a_number);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-resume stage");
    let draw = |window: &Window| {
        let place = window.place_of(|name| name == "Draw");
        (window.state().active(), place.center() - LANDSCAPE.to_pos2() / 2.0)
    };
    let (first, there) = draw(&window);
    // Whoever sits elsewhere than the app thinks shows it where they are.
    window.tap(FURTHER);
    let (_, moved) = draw(&window);
    assert!((there.normalized().dot(moved.normalized())).abs() < 0.9, "{there:?} {moved:?}");
    let mut seen = vec![(first, moved)];
    while seen.len() < 4 {
        let turn = window.state().turn();
        window.press(Key::Space);
        while window.state().turn() == turn {
            window.press(Key::S);
            window.press(Key::Space);
        }
        seen.push(draw(&window));
    }
    for (nth, (seat, at)) in seen.iter().enumerate() {
        for (other, elsewhere) in seen.iter().skip(nth + 1) {
            assert_ne!(seat, other);
            assert!(nth == 0 || (*at - *elsewhere).length() > 300.0, "{seen:?}");
        }
    }
}

#[test]
fn done_draws_the_next_card_if_that_is_wished_and_undo_takes_that_back() {
    let data_dir = temp_dir();
    set(data_dir.path(), Settings { next_draw: NextDraw::AtOnce, ..Settings::default() });
    let mut window = paid(data_dir.path(), &["Anna", "Ben", "Clara"], LANDSCAPE);
    let turn = window.state().turn();
    window.press(Key::Space);
    window.harness.run();
    assert_eq!(window.state().turn(), turn + 1);
    assert!(window.state().number().is_some(), "drawn");
    window.press_with(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert!(window.state().number().is_none(), "not drawn again");
    window.tap("stage-back-name");
    window.press(Key::Space);
    assert!(window.state().number().is_some());
}

#[test]
fn with_six_it_stays_for_the_question_who_builds_alongside_the_turn() {
    for size in [LANDSCAPE, PORTRAIT, vec2(800.0, 480.0)] {
        let mut bot = Bot::company(6, ExtraBuilding::Special, 10, size);
        bot.opens();
        while !matches!(bot.state().phase(), Phase::ExtraBuilding { .. }) {
            bot.step();
        }
        let turn = bot.state().turn();
        bot.tap("stage");
        assert!(bot.window.says("Others may build") && bot.window.shows("stage-builders"));
        assert!(!bot.window.tells("others-hint"), "no island and no list yet");
        bot.tap("stage-builders");
        let builder = bot.name_of(bot.state().builder());
        assert!(bot.window.says(&builder) && !bot.window.shows("stage-builders"));
        bot.touch_starting("Nobody builds");
        assert_eq!(bot.state().turn(), turn + 1);
        assert!(bot.window.shows("stage-back-name"), "still the table view");
        bot.tap("stage-back-name");
    }
}

/// Returns what the poster says to screen readers above its rows.
fn headline(bot: &mut Bot) -> String {
    bot.tap("stage");
    let mut names = bot.window.names().into_iter();
    let pirate = bot.window.text.with("stage-sea-pirate", &[("words", "".into())]);
    let start = pirate.trim().to_owned();
    names.find(|name| name.contains(&start)).expect("the pirate is told of")
}

#[test]
fn it_names_whose_ships_the_pirate_lies_beside_and_the_islands_that_bring_points() {
    let mut game = trading(rules(Following::Open));
    let mut bot = game.shown_at(LANDSCAPE);
    let said = headline(&mut bot);
    assert!(said.contains("Pirate: beside no ship"), "{said}");
    assert!(said.contains("B, C, D: 2 points"), "{said}");
    assert!(!said.contains("hidden"), "{said}");
    let hex = sea_game::beside_ship(&game.state, 1);
    game.corrects(SeaCorrection::Pirate { at: Some(hex) });
    let said = headline(&mut game.shown_at(LANDSCAPE));
    let who = game.state.players().get(game.seat(1)).expect("a player").name.to_string();
    assert!(said.contains("beside ships of") && said.contains(&who), "{said}");
    game.corrects(SeaCorrection::Pirate { at: None });
    let said = headline(&mut game.shown_at(LANDSCAPE));
    assert!(said.contains("Pirate: beside the board"), "{said}");
}

#[test]
fn an_island_goes_once_everybody_has_its_points_and_each_row_tells_whose_they_are() {
    let mut game = trading(rules(Following::Open));
    let island = at((1, 5));
    for nth in 0..4 {
        let player = game.seat(nth);
        game.corrects(SeaCorrection::Chit { player, chit: Chit { island, points: 2 } });
    }
    let mut areas = game.state.position().areas().into_iter();
    let area = areas.find(|area| area.hexes.contains(&island)).expect("an island");
    let letter = area.letter.to_string();
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let said = headline(&mut bot);
        let left: Vec<&str> =
            ["B", "C", "D"].into_iter().filter(|other| *other != letter).collect();
        assert!(said.contains(&format!("{}: 2", left.join(", "))), "{said}");
        let earned =
            bot.window.text.with("stage-sea-earned", &[("islands", letter.clone().into())]);
        let names = bot.window.names();
        let rows = names.iter().filter(|name| name.contains(&earned)).count();
        assert_eq!(rows, 4, "{names:?}");
    }
}

#[test]
fn what_is_hidden_is_counted() {
    let game = in_fog(None::<HiddenStack>);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let said = headline(&mut bot);
        let count = game.state.island().hidden().len();
        let words = bot.window.text.with("stage-sea-hidden", &[("count", count.into())]);
        assert!(count > 0 && said.contains(&words), "{said}");
    }
}

#[test]
fn the_island_comes_back_while_gold_is_chosen_and_its_row_tells_of_it_after() {
    let mut game = sea_game::on_gold(Building::Settlement, Following::Open);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.tap("stage");
    let tasks = bot.state().open_tasks();
    assert!(matches!(tasks.first(), Some(Task::Sea(_))), "{tasks:?}");
    let gold = Deed::Sea(SeaDeed::TakeGold {
        player: game.seat(0),
        cards: Some(cards(&[(Resource::Ore, 1)])),
    });
    game.does(gold);
    let mut bot = game.shown_at(LANDSCAPE);
    bot.tap("stage");
    let names = bot.window.names();
    let start = format!("{}: ", bot.name_of(game.seat(0)));
    let row = names.iter().find(|name| name.starts_with(&start)).expect("a row");
    assert!(row.contains("takes 1 ore") && row.contains("1 ore for gold"), "{row}");
}

/// A game of six long names with Cities & Knights at sea, played at random until a number has
/// paid somebody; everybody has points for the first two islands.
fn six_with_knights() -> Played {
    let knights = Rules::with_knights(Edition::Fifth);
    let rules = Rules { following: Following::Open, sea: Some(SeaRules::default()), ..knights };
    let mut games = (0..200).map(|seed| at_random(&LONG_NAMES, rules.clone(), 150, seed));
    let is_paid = |game: &Played| is_free(&game.state) && game.state.payout().is_some();
    let mut game = games.find(is_paid).expect("such a game");
    let areas = game.state.position().areas().into_iter().take(2);
    let islands: Vec<Hex> = areas.filter_map(|area| area.hexes.first().copied()).collect();
    for player in game.state.players().seats().collect::<Vec<_>>() {
        for island in &islands {
            let chit = Chit { island: *island, points: 2 };
            game.corrects(SeaCorrection::Chit { player, chit });
        }
    }
    game
}

#[test]
fn six_long_names_have_their_rows_on_the_screen_with_knights_too() {
    let moment = six_with_knights();
    for size in SIZES {
        let data_dir = temp_dir();
        moment.save(data_dir.path(), now());
        let mut window = Window::open(data_dir.path(), size);
        window.walk("home-resume stage");
        has_all_rows(&window, size);
    }
}

/// An attack that was held off by one player, with the number's payouts.
fn attack_held() -> Played {
    let mut game = ship_is_near();
    game.places(0, game.ends(0)[0], KnightLevel::Mighty);
    game.rolls(8);
    game.shows(EventFace::Ship, None);
    assert_eq!(game.state.phase(), Phase::Trading, "nothing is asked");
    game
}

#[test]
fn what_all_see_to_is_told_as_large_as_the_payouts() {
    let game = attack_held();
    for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let mut bot = game.shown_in(language);
        bot.resize(size);
        bot.tap("stage");
        let payout = bot.window.place_of(|name| name.starts_with("Anna: "));
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for key in ["attack-knights-lie-down", "attack-robber-wakes"] {
            let words = bot.window.text.get(key);
            let line = bot.window.place_of(|name| name == words);
            assert!(screen.contains_rect(line), "{size}: {key} at {line}");
            assert!(line.height() >= payout.height() * 0.7, "{size}: {line}, {payout}");
            assert!(!line.shrink(0.5).intersects(payout), "{size}: {line}, {payout}");
        }
    }
}
