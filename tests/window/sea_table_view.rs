//! The table view of Seafarers: the pirate, the islands that still bring points, and what is
//! hidden, for six long names on every screen.

use board::{Hex, Resource};
use egui::{Pos2, Rect, Vec2, vec2};
use game::{
    Building, Chit, Correction, Deed, Edition, Following, HiddenStack, Phase, Rules, SeaCorrection,
    SeaDeed, SeaRules, Setup, SetupFields, Task,
};
use stats::random_setup;

use rand::{SeedableRng, rngs::StdRng};

use crate::common::{cards, players, temp_dir};
use crate::tools::bot::Bot;
use crate::tools::moments::{Moment, built_in};
use crate::tools::played::Played;
use crate::tools::sea_game::{self, WINDOWS, at, in_fog, rules, trading};
use crate::tools::window::{LANDSCAPE, LONG_NAMES, SIZES, Window, now};

/// Returns what the poster says to screen readers above its rows.
fn headline(bot: &mut Bot) -> String {
    bot.tap("stage");
    let mut names = bot.window.names().into_iter();
    let pirate = bot.window.text.with("stage-sea-pirate", &[("words", "".into())]);
    let start = pirate.trim().to_owned();
    names.find(|name| name.contains(&start)).expect("the pirate is told of")
}

/// A sea hex beside a ship of this player's.
fn beside_ship(game: &Played, nth: usize) -> Hex {
    let (path, _) = game.state.pieces().ships_of(game.seat(nth)).next().expect("a ship");
    let mut sea = path.hexes().into_iter().filter(|hex| game.state.island().is_sea(*hex));
    sea.next().expect("the sea")
}

#[test]
fn it_names_whose_ships_the_pirate_lies_beside_and_the_islands_that_bring_points() {
    let mut game = trading(rules(Following::Open));
    let mut bot = game.shown_at(LANDSCAPE);
    let said = headline(&mut bot);
    assert!(said.contains("Pirate: beside no ship"), "{said}");
    assert!(said.contains("B, C, D: 2 points"), "{said}");
    assert!(!said.contains("hidden"), "{said}");
    let hex = beside_ship(&game, 1);
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
    assert!(row.contains("takes 1 ore") && row.contains("for gold 1 ore"), "{row}");
}

/// Everybody has points for the first two islands.
fn all_with_chits(mut moment: Moment) -> Moment {
    let areas = moment.state.position().areas().into_iter().take(2);
    let islands: Vec<Hex> = areas.filter_map(|area| area.hexes.first().copied()).collect();
    for player in moment.state.players().seats().collect::<Vec<_>>() {
        for island in &islands {
            let chit = Chit { island: *island, points: 2 };
            let correction = Correction::Sea(SeaCorrection::Chit { player, chit });
            moment = moment.then(Deed::Correct { correction });
        }
    }
    moment
}

/// A game of six long names with Cities & Knights at sea, played at random until a number has
/// paid somebody.
fn six_with_knights() -> Moment {
    let knights = Rules::with_knights(Edition::Fifth);
    let rules = Rules { following: Following::Open, sea: Some(SeaRules::default()), ..knights };
    for seed in 0..200 {
        let mut rng = StdRng::seed_from_u64(seed);
        let drawn = random_setup(&built_in("b"), 6, rules.clone(), &mut rng).expect("a setup");
        let parts = SetupFields { players: players(LONG_NAMES), ..drawn.into() };
        let setup = Setup::new(parts).expect("a setup");
        let moment = Moment::at_random(setup, 150, seed);
        let state = &moment.state;
        if state.phase() == Phase::Trading && state.tasks().is_empty() && state.payout().is_some() {
            return all_with_chits(moment);
        }
    }
    panic!("no such game")
}

#[test]
fn six_long_names_have_their_rows_on_the_screen_with_knights_too() {
    let moment = six_with_knights();
    let smallest = [vec2(800.0, 480.0), vec2(480.0, 800.0)];
    let sizes: Vec<Vec2> = SIZES.into_iter().chain(smallest).collect();
    for size in sizes {
        let data_dir = temp_dir();
        moment.save(data_dir.path(), now());
        let mut window = Window::open(data_dir.path(), size);
        window.walk("home-resume stage");
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for player in moment.state.players().values() {
            let start = format!("{}: ", player.name);
            let row = window.place_of(|name| name.starts_with(&start));
            assert!(row.size().min_elem() >= 20.0, "{size}: {row:?}");
            assert!(screen.contains_rect(row), "{size}: {row:?}");
        }
    }
}

#[test]
fn the_next_turn_begins_from_it() {
    let game = trading(rules(Following::Open));
    let mut bot = game.shown_at(LANDSCAPE);
    bot.tap("stage");
    bot.choose_before("done-pass", &[], "next");
    assert_eq!(bot.state().turn(), game.state.turn() + 1);
    assert!(matches!(bot.game().last().map(|act| &act.deed), Some(Deed::Pass)));
    assert!(bot.window.shows("stage-back-name"));
}
