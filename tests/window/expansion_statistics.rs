//! What a game of Cities & Knights or Seafarers tells, at the window.

use game::{Edition, Expansion, Outcome, ProgressCard, Rules, Seat, State, Track};
use stats::report::{AttackRecord, GameReport, Way, Work};
use words::language::Language;

use crate::common::temp_dir;
use crate::statistics::{exported, said};
use crate::tools::bot::Bot;
use crate::tools::played::{Played, at_random, knights_at_random, sea_at_random};
use crate::tools::window::now;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dora"];

fn knights() -> Played {
    knights_at_random(&NAMES, Edition::Fifth, 30, 900)
}

fn sea() -> Played {
    sea_at_random(&NAMES, 1_500)
}

/// A game in a window, which shows its statistics.
fn told(moment: &Played) -> Bot {
    let mut bot = listed(&[moment]);
    bot.walk("table stats-title");
    bot
}

/// These games in a window, the first of which was played last.
fn listed(games: &[&Played]) -> Bot {
    let folder = temp_dir();
    for (days, game) in (0..).zip(games) {
        game.save(folder.path(), now() - chrono::TimeDelta::days(days));
    }
    Bot::in_folder(&folder, egui::vec2(1700.0, 1400.0))
}

#[track_caller]
fn says(bot: &Bot, words: &str) {
    assert!(bot.window.says(words), "{words}");
}

fn name(state: &State, seat: Seat) -> String {
    state.players().get(seat).expect("a player").name.to_string()
}

#[test]
fn the_page_about_knights_tells_each_attack_and_whose_cards_and_levels_they_were() {
    let mut bot = told(&knights());
    let game = bot.game().clone();
    let state = game.state();
    let GameReport { turns, works, knights, .. } = GameReport::of(&game);
    let report = knights.expect("it is played");
    assert!(report.attacks.len() > 2, "{}", report.attacks.len());
    bot.tap("stats-knights");
    for attack in &report.attacks {
        let turn = turns.number_at(attack.nth);
        let (barbarians, knights) = (attack.strength.barbarians, attack.strength.together());
        says(&bot, &format!("Turn {turn}: barbarians {barbarians}, knights {knights}"));
        if let Some(defender) = attack.defender {
            says(&bot, &format!("Repelled: {} became Defender.", name(state, defender)));
        }
        if let (Outcome::Lost, [seat]) = (attack.strength.outcome, &attack.pillaged[..]) {
            says(&bot, &format!("Lost: {} lost a city.", name(state, *seat)));
        }
    }
    let is_held = |one: &&AttackRecord| one.strength.outcome == Outcome::Repelled;
    let repelled = report.attacks.iter().filter(is_held).count();
    says(&bot, &format!("{} attacks, {repelled} repelled", report.attacks.len()));
    for seat in state.players().seats() {
        let who = name(state, seat);
        let level = |track: Track| state.improvement(seat, track).number();
        let levels = Track::ALL.map(level);
        let [science, trade, politics] = levels;
        says(&bot, &format!("{who}: science {science}, trade {trade}, politics {politics}"));
        let tally = report.progress.of(seat);
        says(&bot, &format!("{who}: {} drawn", tally.all_drawn()));
        let walls = works.of(seat)[Work::Wall];
        assert!(
            walls == 0
                || said(&bot).iter().any(|line| {
                    line.starts_with(&format!("{who}: "))
                        && line.contains(&format!("walls {walls}"))
                })
        );
    }
    let last = report.strengths.turns().last().expect("turns");
    says(&bot, &format!("barbarians {}, knights {}", last.barbarians, last.together()));
}

#[test]
fn cards_and_luck_have_eight_kinds_and_no_development_cards() {
    let mut bot = told(&knights());
    let game = bot.game().clone();
    let GameReport { luck, traffic, .. } = GameReport::of(&game);
    bot.tap("stats-luck");
    let first = game.state().seating().order().next().expect("a seat");
    for track in Track::ALL {
        let kind = track.commodity().into();
        let (owed, _) = luck.players.of(first).of_kind(kind);
        let kind = bot.window.text.kind(kind);
        says(&bot, &format!("{}, {kind}: {owed} due", name(game.state(), first)));
    }
    bot.tap("stats-cards");
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
    let bot = told(&knights());
    let game = bot.game().clone();
    let points = GameReport::of(&game).points;
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
    let moment = knights_at_random(&NAMES, Edition::Sixth, 30, 1_500);
    let mut bot = told(&moment);
    let report = GameReport::of(bot.game()).knights.expect("it is played");
    let played = |card: ProgressCard| report.progress.values().any(|it| it.played[card] > 0);
    let renamed = ProgressCard::ALL.into_iter().filter(|card| card.is_renamed());
    let renamed: Vec<_> = renamed.filter(|card| played(*card)).collect();
    assert!(!renamed.is_empty());
    bot.walk("stats-knights stats-as-tables");
    for card in renamed {
        let key = format!("progress-2025-{}", card.key());
        says(&bot, &bot.window.text.get(&key));
    }
}

#[test]
fn wins_of_both_games_are_told_together_and_their_points_apart() {
    let won = knights_at_random(&NAMES, Edition::Fifth, 7, 20_000);
    let winner = won.state.over().and_then(game::Over::winner).expect("won");
    let (winner, points) = (name(&won.state, winner), won.state.public_points(winner));
    let base = at_random(&NAMES, Rules::open_hands(), 100, 4);
    let mut bot = listed(&[&won, &base]);
    bot.walk("menu home-records");
    says(&bot, "2 games: who won how many Cities & Knights: 1.");
    says(&bot, &format!("{winner}: 2 games, 1 of 1 won"));
    says(&bot, &format!("Cities & Knights: 1 of 1 won, points on average {points}.0."));
    says(&bot, "Base game: 0 of 0 won, points on average not known yet.");
    bot.tap("stats-as-tables");
    says(&bot, "Base game");
}

#[test]
fn the_page_about_the_sea_tells_what_each_did_and_each_move_of_the_pirate() {
    let mut bot = told(&sea());
    let game = bot.game().clone();
    let state = game.state();
    let GameReport { works, sea, .. } = GameReport::of(&game);
    let report = sea.expect("it is played");
    bot.tap("stats-sea");
    for seat in state.players().seats() {
        let who = name(state, seat);
        let ships = works.of(seat)[Work::Ship];
        assert!(ships > 0, "everybody builds some");
        says(&bot, &format!("{who}: ships built {ships}"));
        let moved = works.of(seat)[Work::Pirate];
        let lost = report.pirate.iter().filter(|one| one.what.robbed == Some(seat)).count();
        let times = if moved == 1 { "once".to_owned() } else { format!("{moved} times") };
        if moved > 0 || lost > 0 {
            says(&bot, &format!("{who}: moved it {times}, cards lost to it {lost}"));
        }
    }
    for one in &report.pirate {
        let who = name(state, one.seat);
        let rest = match one.what.robbed {
            Some(robbed) => format!(" and robbed {}", name(state, robbed)),
            None => String::new(),
        };
        says(&bot, &format!("Turn {}: {who} moved it{rest}", one.turn));
    }
    assert!(report.pirate.iter().any(|one| one.what.robbed.is_some()));
    for one in &report.discoveries {
        let start = if one.turn == 0 { "Opening".to_owned() } else { format!("Turn {}", one.turn) };
        says(&bot, &format!("{start}: {} found ", name(state, one.seat)));
    }
    for one in &report.chits {
        let who = name(state, one.seat);
        says(&bot, &format!("Turn {}: {who} on island ", one.turn));
    }
    assert!(!report.discoveries.is_empty() && !report.chits.is_empty());
}

#[test]
fn points_name_islands_and_the_trade_route() {
    let mut bot = told(&sea());
    let game = bot.game().clone();
    for seat in game.state().players().seats() {
        let reason = game.points_reason(seat);
        let who = name(game.state(), seat);
        let line = said(&bot).into_iter().find(|line| line.starts_with(&format!("{who}: ")));
        let line = line.expect("a sentence");
        assert_eq!(line.contains("for islands"), !reason.chits.is_empty(), "{line}");
    }
    bot.tap("stats-points");
    says(&bot, "The longest trade routes");
    for tab in ["stats-result", "stats-points", "stats-sea"] {
        bot.tap(tab);
        assert!(!said(&bot).iter().any(|line| line.contains("Longest Road")), "{tab}");
    }
}

#[test]
fn all_games_together_say_how_many_were_of_seafarers() {
    let mut bot = listed(&[&sea_at_random(&NAMES, 600)]);
    bot.walk("menu home-records");
    says(&bot, "Seafarers: 1.");
}

#[test]
fn a_game_tells_of_its_expansions_only() {
    let base = told(&at_random(&NAMES[..3], Rules::open_hands(), 100, 4));
    let (knights, sea) = (told(&knights()), told(&sea()));
    for (bot, pages) in [(base, [false, false]), (knights, [true, false]), (sea, [false, true])] {
        assert!(bot.window.shows("stats-points"));
        assert_eq!(["stats-knights", "stats-sea"].map(|page| bot.window.shows(page)), pages);
    }
}

/// The rows of each table in the object for others, by its title.
fn rows(bot: &Bot) -> Vec<(String, usize)> {
    let read: serde_json::Value = serde_json::from_slice(&exported(bot, "json")).expect("JSON");
    let tables = read["tables"].as_array().expect("tables").iter();
    let of = |table: &serde_json::Value| {
        let title = table["title"].as_str().unwrap_or_default().to_owned();
        (title, table["rows"].as_array().expect("rows").len())
    };
    tables.map(of).collect()
}

#[test]
fn all_of_it_goes_into_the_files_for_others() {
    let mut bot = told(&knights());
    let GameReport { turns, knights, .. } = GameReport::of(bot.game());
    let report = knights.expect("it is played");
    bot.window.harness.run();
    for key in ["stats-csv", "stats-json", "stats-picture"] {
        bot.tap(key);
    }
    let csv = String::from_utf8(exported(&bot, "csv")).expect("text");
    for attack in &report.attacks {
        let (turn, strength) = (turns.number_at(attack.nth), &attack.strength);
        let row = format!("\n{turn},{},{},", strength.barbarians, strength.together());
        assert!(csv.contains(&row), "{row}");
    }
    let tables = rows(&bot);
    for key in ["stats-strength-title", "stats-levels-now", "stats-progress", "stats-works"] {
        let title = bot.window.text.get(key);
        assert!(tables.iter().any(|(it, _)| *it == title), "{title} is missing in {tables:?}");
    }
    let picture = image::load_from_memory(&exported(&bot, "png")).expect("a picture");
    assert!(picture.height() > 5_000, "seven pages: {}", picture.height());

    let mut bot = told(&sea());
    let report = GameReport::of(bot.game()).sea.expect("it is played");
    bot.window.harness.run();
    bot.tap("stats-json");
    let tables = rows(&bot);
    for (title, count) in [
        ("What was done at sea", Work::brought_by(Some(Expansion::Sea)).len()),
        ("hidden hexes turned up", report.discoveries.len()),
        ("The pirate was moved", report.pirate.len()),
        ("first settlement", report.chits.len()),
    ] {
        let found = tables.iter().find(|(it, _)| it.contains(title));
        assert_eq!(found.map(|(_, rows)| *rows), Some(count), "{title}");
    }
}

#[test]
fn it_is_told_in_german_too() {
    for (moment, page) in [(knights(), "stats-knights"), (sea(), "stats-sea")] {
        let mut bot = told(&moment);
        bot.walk("stats-back menu");
        bot.speak(Language::German);
        for key in ["home-resume", "table", "stats-title", page] {
            bot.tap(key);
        }
        let GameReport { turns, knights, sea, .. } = GameReport::of(bot.game());
        if let Some(report) = knights {
            let first = report.attacks.first().expect("an attack");
            let turn = turns.number_at(first.nth);
            let (barbarians, knights) = (first.strength.barbarians, first.strength.together());
            says(&bot, &format!("Zug {turn}: Barbaren {barbarians}, Ritter {knights}"));
        }
        if let Some(report) = sea {
            let first = report.chits.first().expect("a settlement abroad");
            let who = name(bot.state(), first.seat);
            says(&bot, &format!("Zug {}: {who} auf Insel ", first.turn));
            says(&bot, "Schiffe gebaut");
        }
    }
}
