//! What a game tells, at the window: for one that is being played, one that is
//! over and an old one.

use cards::Preparation;
use chrono::TimeDelta;
use egui::vec2;
use egui_kittest::kittest::NodeT as _;
use game::{Following, Roll};
use stats::report::{GameReport, Way};

use crate::common::temp_dir;
use crate::tools::bot::Bot;
use crate::tools::replay_table::exports;
use crate::tools::saved::save_in_time;
use crate::tools::window::{LANDSCAPE, Window, now};

/// From the table's menu.
fn open(bot: &mut Bot) {
    bot.walk("table stats-title");
}

/// Everything written or named on the screen.
pub fn said(bot: &Bot) -> Vec<String> {
    let nodes = bot.window.harness.root().children_recursive();
    let words = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().collect::<Vec<_>>()
    });
    words.collect()
}

#[test]
fn the_statistics_of_a_running_game_are_those_of_its_acts_and_lead_back_to_it() {
    let mut bot = Bot::new(Following::Open, 10);
    bot.play(90);
    let (game, count) = (bot.game().clone(), bot.count());
    let who = |nth: usize| bot.name_of(game.state().players().seat(nth).expect("a seat"));
    let names: Vec<String> = (0..3).map(who).collect();
    open(&mut bot);

    let GameReport { points, traffic, numbers, luck, .. } = GameReport::of(&game);
    bot.tap("stats-points");
    for (nth, seat) in points.now.seats().enumerate() {
        let standing = format!("{} {}", names[nth], points.now.of(seat));
        assert!(bot.window.says(&standing), "{standing}");
    }

    bot.tap("stats-cards");
    for (nth, (_, flow)) in traffic.flows.iter().enumerate() {
        let brought = format!("{}: {} card", names[nth], flow.got(Way::Production).total());
        assert!(bot.window.says(&brought), "{brought}");
    }

    bot.tap("stats-numbers");
    let sevens = numbers.counts()[Roll::SEVEN];
    let times = if sevens == 1 { "once".to_owned() } else { format!("{sevens} times") };
    assert!(bot.window.says(&format!("7 came up {times}")));
    assert!(
        bot.window.says(&format!("{} numbers: ", numbers.came().len())),
        "fair games are played"
    );

    bot.tap("stats-luck");
    for (nth, (_, player)) in luck.players.iter().enumerate() {
        let owed = player.owed().total();
        let sentence = said(&bot).into_iter().find(|line| {
            line.starts_with(&format!("{}: ", names[nth]))
                && line.contains(&format!("{owed} cards"))
        });
        assert!(sentence.is_some(), "{owed} cards of {}", names[nth]);
    }

    bot.tap("stats-back");
    assert_eq!((bot.game().count(), bot.state()), (count, game.state()), "nothing has changed");
    bot.window.press(egui::Key::Escape);
    bot.play(count + 3);
    assert_eq!(bot.count(), count + 3, "and the game goes on");
}

#[test]
fn a_game_that_was_won_tells_who_won_and_opens_from_its_last_page_and_from_home() {
    let mut bot = Bot::new(Following::Open, 5);
    bot.play(2_000);
    let winner = bot.state().over().and_then(game::Over::winner).expect("a winner");
    let (winner, turns) = (bot.name_of(winner), bot.state().turn());
    let won = format!("{winner} won after {turns} turns");
    bot.tap("win-statistics");
    assert!(bot.window.says(&won));
    bot.walk("stats-back menu");
    let about = said(&bot).into_iter().find(|name| name.starts_with("More about "));
    bot.press(&about.expect("the game is listed"));
    bot.tap("stats-title");
    assert!(bot.window.says(&won));
    bot.tap("stats-back");
    assert!(bot.app().game().is_none(), "back where one was");
}

/// The first of the piles in play, which every game has.
fn pile(bot: &Bot) -> Preparation {
    bot.state().piles().preparations().next().expect("a pile").clone()
}

#[test]
fn beside_the_result_of_a_game_that_is_over_lies_the_order_of_every_pile() {
    let mut bot = Bot::new(Following::Open, 4);
    bot.play(2_000);
    assert!(bot.state().over().is_some());
    let pile = pile(&bot);
    let code = pile.commitment().short();
    bot.tap("win-statistics");
    assert!(bot.window.tells("stats-shuffles") && bot.window.says(&code));
    assert!(!bot.window.says(&pile.nonce()), "who wants to know asks");
    bot.press(&format!("Show the order: {code}"));
    assert!(bot.window.says(&pile.nonce()) && bot.window.says(&pile.commitment().to_string()));
    let place = pile.order().len();
    assert!(said(&bot).iter().any(|line| line.starts_with(&format!("{place}. "))), "all cards");
    bot.tap("stats-as-tables");
    assert!(bot.window.says(&format!("Order of pile {code}, from the top")));
    bot.tap("stats-csv");
    let csv = String::from_utf8(exported(&bot, "csv")).expect("text");
    assert!(csv.contains(&pile.nonce()));
}

#[test]
fn nothing_tells_the_order_of_a_pile_that_is_still_drawn_from() {
    let mut bot = Bot::new(Following::Open, 10);
    bot.play(40);
    let pile = pile(&bot);
    let code = pile.commitment().short();
    open(&mut bot);
    bot.press(&format!("Whole code: {code}"));
    assert!(bot.window.says(&pile.commitment().to_string()), "what was promised can be copied");
    bot.window.harness.run();
    bot.walk("stats-csv stats-json");
    let files = ["csv", "json"].map(|ending| exported(&bot, ending));
    let files = files.map(|file| String::from_utf8(file).expect("text"));
    for words in said(&bot).iter().chain(&files) {
        assert!(!words.contains(&pile.nonce()) && !words.contains("Order of pile"), "{words}");
    }
}

/// The only file of this ending among those that were written for others.
pub fn exported(bot: &Bot, ending: &str) -> Vec<u8> {
    let files = exports(bot.folder.path());
    let mut files =
        files.into_iter().filter(|path| path.extension().is_some_and(|it| it == ending));
    let file = files.next().expect("a file");
    assert!(file.to_string_lossy().contains("-statistics-") && files.next().is_none());
    std::fs::read(file).expect("read")
}

#[test]
fn all_data_goes_into_a_table_and_an_object() {
    let mut bot = Bot::new(Following::Open, 10);
    bot.play(60);
    let numbers = GameReport::of(bot.game()).numbers;
    open(&mut bot);
    // Until the fair games are played.
    bot.window.harness.run();
    bot.tap("stats-csv");
    let csv = String::from_utf8(exported(&bot, "csv")).expect("text");
    for number in Roll::ALL {
        let row = format!("\n{number},{},", numbers.counts()[number]);
        assert!(csv.contains(&row), "{row}");
    }
    bot.tap("stats-json");
    let read: serde_json::Value = serde_json::from_slice(&exported(&bot, "json")).expect("JSON");
    let tables = read["tables"].as_array().expect("tables");
    assert!(tables.len() > 10, "all pages");
    for table in tables {
        let head = table["head"].as_array().expect("a head").len();
        let rows = table["rows"].as_array().expect("rows");
        assert!(
            rows.iter().all(|row| row.as_array().is_some_and(|row| row.len() == head)),
            "{table}"
        );
    }
}

#[test]
fn a_picture_holds_every_plot_whatever_the_window_shows() {
    let mut bot = Bot::new(Following::Open, 10);
    bot.play(60);
    bot.resize(vec2(800.0, 600.0));
    open(&mut bot);
    bot.window.harness.run();
    let on_screen = said(&bot);
    bot.tap("stats-picture");
    let bytes = exported(&bot, "png");
    std::fs::write(concat!(env!("CARGO_TARGET_TMPDIR"), "/statistics.png"), &bytes).expect("kept");
    let picture = image::load_from_memory(&bytes).expect("a picture").to_rgb8();
    assert_eq!(picture.width(), 1_500, "1000 points");
    assert!(picture.height() > 3_000, "six pages: {}", picture.height());
    let colors: std::collections::BTreeSet<[u8; 3]> =
        picture.pixels().map(|pixel| pixel.0).collect();
    assert!(colors.len() > 200, "{}", colors.len());
    // The window shows what it showed, and where the picture lies.
    assert!(bot.window.says("The data was saved to "));
    assert!(on_screen.iter().all(|line| said(&bot).contains(line)));
}

#[test]
fn all_games_together_are_told_from_home() {
    let mut bot = Bot::new(Following::Open, 5);
    bot.walk("menu home-records");
    assert!(bot.window.says("1 game: who won how many"));
    bot.walk("stats-back home-resume");
    bot.play(2_000);
    let winner = bot.state().over().and_then(game::Over::winner).expect("a winner");
    let (winner, points) = (bot.name_of(winner), bot.state().public_points(winner));
    bot.walk("menu home-records");
    assert!(
        bot.window.says(&format!("{winner}: 1 game, 1 of 1 won, points on average {points}.0"))
    );
    let numbers =
        said(&bot).into_iter().filter(|line| line.contains("; ") && line.contains(" came "));
    assert!(numbers.count() >= 11, "each number beside its average");
    bot.tap("stats-as-tables");
    assert!(said(&bot).contains(&winner));
    bot.walk("stats-back home-new-game");
}

#[test]
fn a_game_without_the_turn_clock_is_timed_by_when_its_acts_were_made() {
    let data_dir = temp_dir();
    let pace = TimeDelta::seconds(20);
    save_in_time(data_dir.path(), &["Anna", "Ben"], (60, 3), (now(), pace), |_| true);
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    window.walk("home-resume table stats-title stats-time");
    assert!(window.shows("stats-time-by-acts"));
    let how = "From each entry to the next; breaks of more than 10 minutes are left out.";
    assert!(window.has(how));
    assert!(window.has("All turns together took 20 minutes"), "{:?}", window.names());
    window.tap("stats-as-tables");
    assert!(window.has(&format!("Time of each player ({how})")), "{:?}", window.names());
}
