//! Statistics of games with fish, rivers, wagons, or oil, at the window.

use game::{
    Edition, Expansion, FishRules, Following, OilRules, RiversRules, Rules, Seat, State, WagonRules,
};
use stats::report::{GameReport, Prize};

use crate::statistics::exported;
use crate::tools::bot::Bot;
use crate::tools::played::{Played, at_random};
use crate::tools::window::LONG_NAMES;

use Expansion::{Fish, Knights, Oil, Rivers, Wagons};

/// The rules of a game with these and nothing else; many points win it.
fn rules(with: &[Expansion]) -> Rules {
    let has = |expansion| with.contains(&expansion);
    let base = if has(Knights) {
        Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) }
    } else {
        Rules::open_hands()
    };
    Rules {
        target: 25,
        fish: has(Fish).then(FishRules::default),
        rivers: has(Rivers).then(RiversRules::default),
        wagons: has(Wagons).then(WagonRules::default),
        oil: has(Oil).then(OilRules::default),
        ..base
    }
}

/// A game with these, played at random as long as it goes on, for at most a thousand acts: oil may
/// end it early.
fn going_on(names: &[&str], with: &[Expansion]) -> Played {
    let lengths = (1..=10).rev().map(|hundreds| hundreds * 100);
    let mut games = lengths.map(|acts| at_random(names, rules(with), acts, 4));
    games.find(|game| game.state.over().is_none()).expect("it goes on for a while")
}

/// A game of six with these, played at random.
pub fn modules_at_random(with: &[Expansion]) -> Played {
    going_on(&LONG_NAMES, with)
}

/// A game of four in a window, which shows its statistics.
fn told(with: &[Expansion]) -> Bot {
    let mut bot = going_on(&["Anna", "Ben", "Clara", "Dora"], with).shown();
    bot.walk("table stats-title");
    bot
}

#[test]
fn a_game_tells_of_its_modules_and_of_gold_where_there_is_any() {
    let pages = ["stats-fish", "stats-gold", "stats-wagons", "stats-oil"];
    for (with, shown) in [
        (&[Fish][..], [true, false, false, false]),
        (&[Rivers], [false, true, false, false]),
        (&[Wagons], [false, true, true, false]),
        (&[Oil], [false, false, false, true]),
        (&[Fish, Rivers, Knights], [true, true, false, false]),
    ] {
        let bot = told(with);
        assert_eq!(pages.map(|page| bot.window.shows(page)), shown, "{with:?}");
    }
}

/// The tables of the object for others: their titles, and the cells of their last rows.
fn last_rows(bot: &Bot) -> Vec<(String, Vec<String>)> {
    let read: serde_json::Value = serde_json::from_slice(&exported(bot, "json")).expect("JSON");
    let tables = read["tables"].as_array().expect("tables").iter();
    let of = |table: &serde_json::Value| {
        let title = table["title"].as_str().unwrap_or_default().to_owned();
        let last = table["rows"].as_array().expect("rows").last().cloned().unwrap_or_default();
        let cells = last.as_array().into_iter().flatten();
        (title, cells.map(|cell| cell.as_str().unwrap_or_default().to_owned()).collect())
    };
    tables.map(of).collect()
}

#[test]
fn what_is_told_turn_by_turn_ends_at_the_books_in_the_files_for_others_too() {
    type Booked = fn(&State, Seat) -> u16;
    type Told<'a> = (&'a [Expansion], &'a [(&'a str, Booked)]);
    let all: [Told<'_>; 3] = [
        (&[Fish], &[("stats-fish-held-by-turn", |state, seat| state.fish_of(seat).into())]),
        (
            &[Rivers, Wagons],
            &[
                ("stats-purse-by-turn", State::gold_of),
                ("stats-delivered-by-turn", |state, seat| {
                    state.wagon(seat).expect("played").delivered.into()
                }),
                ("stats-trains-by-turn", |state, seat| {
                    state.wagon(seat).expect("played").level.number().into()
                }),
            ],
        ),
        (
            &[Oil],
            &[("stats-laid-by-turn", |state, seat| {
                state.oil().expect("played").table().sequestered.of(seat).into()
            })],
        ),
    ];
    for (with, figures) in all {
        let mut bot = told(with);
        bot.window.harness.run();
        bot.tap("stats-json");
        let tables = last_rows(&bot);
        let state = bot.game().state();
        for (key, booked) in figures {
            let title = bot.window.text.get(key);
            let (_, last) = tables.iter().find(|(it, _)| *it == title).expect(key);
            let seats = state.seating().order();
            let now: Vec<String> = seats.map(|seat| booked(state, seat).to_string()).collect();
            assert_eq!(last[1..], now, "{key}");
        }
    }
}

#[test]
fn a_page_says_aloud_what_its_plots_show() {
    for (with, page, keys) in [
        (&[Fish][..], "stats-fish", &["stats-caught-axis", "stats-fish-each"][..]),
        (&[Rivers], "stats-gold", &["stats-gold-earned", "stats-settlers"]),
        (&[Wagons], "stats-wagons", &["stats-cargo", "stats-wagon-moves", "stats-bandits-each"]),
        (&[Oil], "stats-oil", &["stats-oil-each", "stats-laid-now"]),
    ] {
        let mut bot = told(with);
        bot.walk(page);
        for player in ["Anna", "Ben", "Clara", "Dora"] {
            assert!(bot.window.says(&format!("{player}: ")), "{page} says nothing of {player}");
        }
        // A curve tells how all stand after the last turn.
        let turn = bot.game().state().turn();
        assert!(bot.window.says(&format!("turn {turn}: ")), "{page}");
        bot.walk("stats-as-tables");
        for key in keys.iter().filter(|key| !key.ends_with("-axis")) {
            assert!(bot.window.shows(key), "{key}");
        }
    }
}

#[test]
fn a_touch_on_a_players_gold_tells_by_which_way_theirs_came_and_went() {
    let mut bot = told(&[Rivers, Wagons]);
    bot.walk("stats-gold");
    let report = GameReport::of(bot.game()).gold.expect("played");
    let seat = bot.game().state().players().seat(2).expect("a seat");
    bot.window.touch_starting("Clara: ");
    let flow = report.flows.of(seat);
    let came = flow.all_got() + u32::from(report.purses.at_first(seat));
    let values = [("who", "Clara".into()), ("came", came.into()), ("left", flow.all_gave().into())];
    assert!(bot.window.says(&bot.window.text.with("stats-gold-ways", &values)));
}

#[test]
fn settlers_tiles_are_told_with_points_below_none_too() {
    let bot = told(&[Rivers]);
    let poor = Prize::Poor.holders(bot.game().state());
    let first = *poor.first().expect("somebody is poor");
    let name = &bot.game().state().players().get(first).expect("a player").name;
    let line = bot.window.names().into_iter().find(|it| it.starts_with(&format!("{name}: ")));
    assert!(line.expect("their result").contains("Poor Settler -2"));
}

#[test]
fn all_games_together_name_the_modules_of_those_that_were_played() {
    let mut bot = at_random(&["Anna", "Ben"], rules(&[Fish, Rivers]), 100, 4).shown();
    bot.walk("menu home-records");
    assert!(bot.window.says("With fish: 1.") && bot.window.says("With rivers: 1."));
}
