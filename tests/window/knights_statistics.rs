//! What a game of Cities & Knights tells, at the window.

use egui_kittest::kittest::NodeT as _;
use game::{Edition, Following, Outcome, ProgressCard, Rules, Setup, SetupFields, State, Track};
use rand::{SeedableRng, rngs::StdRng};
use stats::random_setup;
use stats::report::{KnightsReport, Luck, Points, Way, Work};
use store::Folder;
use words::language::Language;

use crate::audit::{Way as Path, check, long, pages};
use crate::common::{players, temp_dir};
use crate::tools::bot::Bot;
use crate::tools::moments::{Moment, built_in};
use crate::tools::window::{LONG_NAMES, now};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dora"];

/// A game that was played at random so far; few points win it.
fn moment(names: &[&str], edition: Edition, target: u8, acts: usize) -> Moment {
    let rules = Rules::with_knights(edition);
    let rules = Rules { following: Following::Open, target, ..rules };
    let mut rng = StdRng::seed_from_u64(2);
    let drawn = random_setup(&built_in("a"), names.len(), rules, &mut rng).expect("a setup");
    let parts = SetupFields { players: players(names.iter().copied()), ..drawn.into() };
    Moment::at_random(Setup::new(parts).expect("a setup"), acts, 4)
}

/// The same in a window, which shows its statistics.
fn told(moment: &Moment) -> Bot {
    let folder = temp_dir();
    moment.save(folder.path(), now());
    let mut bot = Bot::in_folder(&folder, egui::vec2(1700.0, 1400.0));
    bot.tap("table");
    bot.tap("stats-title");
    bot
}

fn running() -> Moment {
    moment(&NAMES, Edition::Fifth, 30, 900)
}

fn said(bot: &Bot) -> Vec<String> {
    let nodes = bot.window.harness.root().children_recursive();
    let words = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()].into_iter().flatten().collect::<Vec<_>>()
    });
    words.collect()
}

fn says(bot: &Bot, words: &str) {
    assert!(said(bot).iter().any(|line| line.contains(words)), "{words}");
}

fn name(state: &State, seat: game::Seat) -> String {
    state.players().get(seat).expect("a player").name.to_string()
}

#[test]
fn the_page_about_knights_tells_each_attack_and_whose_cards_and_levels_they_were() {
    let mut bot = told(&running());
    let game = bot.game().clone();
    let state = game.state();
    let report = KnightsReport::of(&game).expect("it is played");
    assert!(report.attacks.len() > 2, "{}", report.attacks.len());
    bot.tap("stats-knights");
    for attack in &report.attacks {
        let (turn, barbarians, knights) = (attack.turn, attack.barbarians, attack.knights());
        says(&bot, &format!("Turn {turn}: barbarians {barbarians}, knights {knights}"));
        if let Some(defender) = attack.defender {
            says(&bot, &format!("Repelled: {} became Defender.", name(state, defender)));
        }
        if let (Outcome::Lost, [(seat, _)]) = (attack.outcome, &attack.pillaged[..]) {
            says(&bot, &format!("Lost: {} lost a city.", name(state, *seat)));
        }
    }
    let repelled = report.attacks.iter().filter(|one| one.outcome == Outcome::Repelled).count();
    says(&bot, &format!("{} attacks, {repelled} repelled", report.attacks.len()));
    for seat in state.players().seats() {
        let who = name(state, seat);
        let level = |track: Track| state.improvement(seat, track).number();
        let levels = Track::ALL.map(level);
        let [science, trade, politics] = levels;
        says(&bot, &format!("{who}: science {science}, trade {trade}, politics {politics}"));
        let tally = report.progress.of(seat);
        says(&bot, &format!("{who}: {} drawn", tally.all_drawn()));
        let walls = report.works.of(seat)[Work::Wall];
        assert!(
            walls == 0
                || said(&bot).iter().any(|line| {
                    line.starts_with(&format!("{who}: "))
                        && line.contains(&format!("walls {walls}"))
                })
        );
    }
    let last = report.strengths.turns().last().expect("turns");
    says(&bot, &format!("barbarians {}, knights {}", last.barbarians, last.knights()));
}

#[test]
fn cards_and_luck_have_eight_kinds_and_no_development_cards() {
    let mut bot = told(&running());
    let game = bot.game().clone();
    let luck = Luck::of(&game);
    bot.tap("stats-luck");
    let first = game.state().seating().order().next().expect("a seat");
    for track in Track::ALL {
        let kind = track.commodity().into();
        let (owed, _) = luck.players.of(first).production.of_kind(kind);
        let kind = bot.window.text.kind(kind);
        says(&bot, &format!("{}, {kind}: {owed} due", name(game.state(), first)));
    }
    bot.tap("stats-cards");
    let traffic = stats::report::Traffic::of(&game);
    for (seat, flow) in traffic.flows.iter() {
        let total = flow.got(Way::Production).total();
        says(&bot, &format!("{}: {total} card", name(game.state(), seat)));
    }
    assert!(!said(&bot).iter().any(|line| line.contains("development")));
    bot.tap("stats-as-tables");
    for kind in ["paper", "cloth", "coin", "Aqueduct", "For progress cards"] {
        says(&bot, kind);
    }
    assert!(!said(&bot).iter().any(|line| line.contains("evelopment")));
}

#[test]
fn points_name_what_counts_in_cities_and_knights() {
    let bot = told(&running());
    let game = bot.game().clone();
    let points = Points::of(&game);
    for seat in game.state().players().seats() {
        let reason = game.points_reason(seat);
        let who = name(game.state(), seat);
        assert_eq!(points.now.of(seat), reason.total());
        let line = said(&bot).into_iter().find(|line| line.starts_with(&format!("{who}: ")));
        let line = line.expect("a sentence");
        let knights = &reason.knights;
        assert_eq!(line.contains("metropol"), knights.metropolises > 0, "{line}");
        assert_eq!(line.contains("Defender"), knights.defenders > 0, "{line}");
        assert_eq!(line.contains("merchant"), knights.merchant > 0, "{line}");
    }
    assert!(!said(&bot).iter().any(|line| line.contains("Largest Army")));
}

#[test]
fn the_sixth_edition_calls_cards_by_its_names() {
    let moment = moment(&NAMES, Edition::Sixth, 30, 1_500);
    let mut bot = told(&moment);
    let report = KnightsReport::of(bot.game()).expect("it is played");
    let played = |card: ProgressCard| report.progress.values().any(|it| it.played[card] > 0);
    let renamed = ProgressCard::ALL.into_iter().filter(|card| card.is_renamed());
    let renamed: Vec<_> = renamed.filter(|card| played(*card)).collect();
    assert!(!renamed.is_empty());
    bot.tap("stats-knights");
    bot.tap("stats-as-tables");
    for card in renamed {
        let key = format!("progress-2025-{}", card.key());
        says(&bot, &bot.window.text.get(&key));
    }
}

/// The only file of this ending among those that were written for others.
fn exported(bot: &Bot, ending: &str) -> Vec<u8> {
    let folder = Folder::new(bot.folder.path()).exports();
    let files = std::fs::read_dir(folder.path()).expect("written");
    let mut files = files.map(|entry| entry.expect("an entry").path());
    let file = files.find(|path| path.extension().is_some_and(|it| it == ending));
    std::fs::read(file.expect("a file")).expect("read")
}

#[test]
fn all_of_it_goes_into_the_files_for_others() {
    let mut bot = told(&running());
    let report = KnightsReport::of(bot.game()).expect("it is played");
    bot.window.harness.run();
    for key in ["stats-csv", "stats-json", "stats-picture"] {
        bot.tap(key);
    }
    let csv = String::from_utf8(exported(&bot, "csv")).expect("text");
    for attack in &report.attacks {
        let row = format!("\n{},{},{},", attack.turn, attack.barbarians, attack.knights());
        assert!(csv.contains(&row), "{row}");
    }
    let read: serde_json::Value = serde_json::from_slice(&exported(&bot, "json")).expect("JSON");
    let titles: Vec<&str> = read["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .filter_map(|it| it["title"].as_str())
        .collect();
    for key in ["stats-strength-title", "stats-levels-now", "stats-progress", "stats-works"] {
        let title = bot.window.text.get(key);
        assert!(titles.contains(&title.as_str()), "{title} is missing in {titles:?}");
    }
    let picture = image::load_from_memory(&exported(&bot, "png")).expect("a picture");
    assert!(picture.height() > 5_000, "seven pages: {}", picture.height());
}

#[test]
fn wins_of_both_games_are_told_together_and_their_points_apart() {
    let folder = temp_dir();
    let won = moment(&NAMES, Edition::Fifth, 7, 20_000);
    let winner = won.state.over().and_then(game::Over::winner).expect("won");
    let (winner, points) = (name(&won.state, winner), won.state.public_points(winner));
    won.save(folder.path(), now());
    let setup = {
        let mut rng = StdRng::seed_from_u64(2);
        let rules = Rules::open_hands();
        let drawn = random_setup(&built_in("a"), 4, rules, &mut rng).expect("a setup");
        Setup::new(SetupFields { players: players(NAMES), ..drawn.into() }).expect("a setup")
    };
    Moment::at_random(setup, 100, 4).save(folder.path(), now() - chrono::TimeDelta::days(1));
    let mut bot = Bot::in_folder(&folder, egui::vec2(1700.0, 1400.0));
    bot.tap("menu");
    bot.tap("home-records");
    says(&bot, "2 games: who won how many Cities & Knights: 1.");
    says(&bot, &format!("{winner}: 2 games, 1 of 1 won"));
    says(&bot, &format!("Cities & Knights: 1 of 1 won, points on average {points}.0."));
    says(&bot, "Base game: 0 of 0 won, points on average not known yet.");
    bot.tap("stats-as-tables");
    says(&bot, "Base game");
}

#[test]
fn nothing_is_wrong_with_statistics_of_cities_and_knights() {
    let six = moment(&LONG_NAMES, Edition::Fifth, 30, 1_500);
    let opening = moment(&LONG_NAMES, Edition::Sixth, 30, 30);
    let won = moment(&LONG_NAMES, Edition::Sixth, 7, 20_000);
    assert!(won.state.over().is_some(), "somebody wins");
    let base = long(Following::Open, "a", game::ExtraBuilding::Off);
    let all: [(&str, Path); 9] = [
        ("knights, result", |visit| tabs(visit, &["stats-result"])),
        ("knights, numbers", |visit| tabs(visit, &["stats-numbers"])),
        ("knights, luck", |visit| tabs(visit, &["stats-luck"])),
        ("knights, points", |visit| tabs(visit, &["stats-points"])),
        ("knights, cards", |visit| tabs(visit, &["stats-cards"])),
        ("knights, knights", |visit| tabs(visit, &["stats-knights"])),
        ("knights, knights as tables", |visit| tabs(visit, &["stats-knights", "stats-as-tables"])),
        ("knights, cards as tables", |visit| tabs(visit, &["stats-cards", "stats-as-tables"])),
        ("knights, luck as tables", |visit| tabs(visit, &["stats-luck", "stats-as-tables"])),
    ];
    check(&pages(&[&six], &all));
    check(&pages(&[&opening], &all[5..6]));
    let over: [(&str, Path); 3] = [
        ("knights, won", |visit| visit.window.touch_starting(&format!("{}, ", LONG_NAMES[0]))),
        ("knights, all games", |visit| visit.tap("home-records")),
        ("knights, all games, tables", |visit| {
            visit.tap("home-records");
            visit.tap("stats-as-tables");
        }),
    ];
    check(&pages(&[&won], &over[..1]));
    check(&pages(&[&won, &base["paid"]], &over[1..]));
}

/// From the table's menu.
fn tabs(visit: &mut crate::audit::Visit, keys: &[&str]) {
    for key in ["home-resume", "table", "stats-title"].iter().chain(keys) {
        visit.tap(key);
    }
}

#[test]
fn it_is_told_in_german_too() {
    let mut bot = told(&running());
    bot.tap("stats-back");
    bot.tap("menu");
    bot.speak(Language::German);
    bot.tap("home-resume");
    bot.tap("table");
    bot.tap("stats-title");
    bot.tap("stats-knights");
    let report = KnightsReport::of(bot.game()).expect("it is played");
    let first = report.attacks.first().expect("an attack");
    let (turn, barbarians, knights) = (first.turn, first.barbarians, first.knights());
    says(&bot, &format!("Zug {turn}: Barbaren {barbarians}, Ritter {knights}"));
}
