//! Every page in every size and language: what can be touched is large enough,
//! named, in reach, and alone in its place; what is written is whole.

#![allow(clippy::too_many_lines, reason = "one list of all that is looked at")]
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use board::{Resource, Spot};
use chrono::Duration;
use egui::{Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{Cards, Correction, Deed, ExtraBuilding, Following, Name, NumberSource};
use kit::widgets::TurnedWindow;
use store::Folder;
use tableside::app::library::licenses::Licenses;
use tableside::app::platform::{Fake, FakeSystem};
use tableside::app::session::turn_clock::{ClockMode, Minutes};
use tableside::app::settings::{Motion, Settings};
use words::almanac::entry_called;
use words::language::Language;
use words::text::{Text, Value};

use crate::common::disks::Disk;
use crate::common::{decks, temp_dir};
use crate::tools::audit::{Exempt, Tree, audit};
use crate::tools::moments::{Moment, Table, built_in, kind};
use crate::tools::saved::set;
use crate::tools::sizes::draw_at_all;
use crate::tools::window::{LONG_NAMES, Window, now};

/// In points: those of the smallest and the largest windows at a zoom of 1.
const SIZES: [(f32, f32); 6] = [
    (1280.0, 800.0),
    (800.0, 1280.0),
    (1024.0, 600.0),
    (800.0, 480.0),
    (480.0, 800.0),
    (2560.0, 1600.0),
];

/// A window at a larger zoom is one with fewer points: these are 800x1280,
/// 1024x600, 2560x1600 and 1600x2560 at a zoom of 2.5, as far as they take it.
const ZOOMED: [(f32, f32); 5] =
    [(800.0, 480.0), (480.0, 800.0), (500.0, 800.0), (853.0, 500.0), (500.0, 814.0)];

/// Where the controls that one goes on with are to be seen at once.
const IN_SIGHT: [(f32, f32); 4] =
    [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 600.0), (800.0, 480.0)];

/// German words are longer, and what is too long shows where there is little
/// room.
const fn sizes(language: Language) -> &'static [(f32, f32)] {
    match language {
        Language::English => &SIZES,
        Language::German => &ZOOMED,
    }
}

const SHORT_NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// A window on its way to a page.
pub struct Visit {
    pub window: Window,
    /// What is wrong with where its games are.
    pub disk: Disk,
    pub system: FakeSystem,
    /// Another window over the same games.
    pub other: Option<Window>,
    pub data_dir: tempfile::TempDir,
}

impl Visit {
    fn new(language: Language, clock: ClockMode, games: &[&Moment], damaged: bool) -> Self {
        let data_dir = temp_dir();
        let settings = Settings {
            language: Some(language),
            motion: Some(Motion::Still),
            clock,
            ..Settings::default()
        };
        let folder = Folder::new(data_dir.path());
        set(data_dir.path(), settings);
        for (nth, game) in games.iter().enumerate() {
            let days = i32::try_from(nth).expect("few");
            game.save(data_dir.path(), now() - Duration::days(days.into()));
        }
        if damaged {
            std::fs::create_dir_all(folder.path()).expect("a folder");
            std::fs::write(folder.path().join("holiday.tableside"), "dear diary").expect("written");
        }
        let (disk, system) = (Disk::default(), FakeSystem::from(Fake { time: now(), seed: 7 }));
        system.wishes.borrow_mut().motion = Some(Motion::Still);
        let mut window = window_over(data_dir.path(), &disk, &system);
        window.text = Text::of(language);
        Self { window, disk, system, other: None, data_dir }
    }

    /// Another window over the same games.
    pub fn another(&self) -> Window {
        window_over(self.data_dir.path(), &Disk::default(), &self.system)
    }

    pub fn tap(&mut self, key: &str) {
        self.window.tap(key);
    }

    pub fn tap_with(&mut self, key: &str, values: &[(&str, Value<'_>)]) {
        self.window.tap_with(key, values);
    }

    /// Touches the first thing whose name begins like this sentence, up to
    /// where it says `last`.
    pub fn tap_to(&mut self, key: &str, last: &str) {
        self.window.tap_before(key, &[], last);
    }

    /// What of `stays` can't be touched as the page lies.
    fn out_of_sight(&self, stays: &[&str]) -> Vec<String> {
        let tree = Tree::of(&self.window.harness);
        let screen = TurnedWindow::screen(&self.window.harness.ctx).expand(0.6);
        let is_seen = |start: &str| {
            tree.controls.iter().any(|control| {
                let name = control.name.trim_start_matches('\u{2068}');
                name.starts_with(start) && control.is_whole() && screen.contains_rect(control.rect)
            })
        };
        let starts = stays.iter().map(|key| self.window.start_of(key, &[], "what"));
        starts.filter(|start| !is_seen(start)).map(|it| format!("out of sight: {it}")).collect()
    }

    /// The name of the nth player.
    fn name(&self, nth: usize) -> String {
        let players = &self.window.state().setup().players;
        let seat = players.seats().nth(nth).expect("a seat");
        players.get(seat).expect("a player").name.to_string()
    }

    fn player(&mut self, nth: usize) {
        let start = format!("{}, ", self.name(nth));
        self.window.touch_starting(&start);
    }
}

fn window_over(data_dir: &Path, disk: &Disk, system: &FakeSystem) -> Window {
    let platform = system.clone();
    let size = (vec2(1280.0, 800.0), std::time::Duration::from_millis(250));
    Window::over(disk.folder(data_dir), size, move || Box::new(platform.clone()))
}

/// What a page is found by.
#[derive(Clone)]
pub struct Page<'a> {
    pub name: &'a str,
    pub games: Vec<&'a Moment>,
    pub path: fn(&mut Visit),
    /// What is to be seen of it without scrolling, by the keys of how its names
    /// begin.
    pub stays: &'a [&'a str],
}

fn at_home(_: &mut Visit) {}

fn resume(visit: &mut Visit) {
    visit.tap("home-resume");
}

/// Gives the window a size, and a frame more: at each size what is explained may find another
/// place, which draws that frame anew, and egui warns where several in a row do.
fn at_rest(window: &mut Window, (width, height): (f32, f32)) {
    window.harness.set_size(vec2(width, height));
    window.harness.run();
    window.harness.step();
}

/// Everything wrong with these pages, and where.
fn visit(pages: &[Page<'_>], language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let only = std::env::var("AUDIT_ONLY").unwrap_or_default();
    for page in pages.iter().filter(|page| page.name.contains(&only)) {
        let clock = ClockMode::Down(Minutes::try_from(3).expect("minutes"));
        let damaged = page.name.starts_with("home");
        let mut visit = Visit::new(language, clock, &page.games, damaged);
        let came = catch_unwind(AssertUnwindSafe(|| (page.path)(&mut visit)));
        if let Err(why) = came {
            let why = why.downcast_ref::<String>().cloned().unwrap_or_default();
            let why: String = why.chars().take(300).collect();
            found.entry(format!("not found: {why}")).or_default().insert(page.name.to_owned());
            continue;
        }
        for (width, height) in IN_SIGHT {
            at_rest(&mut visit.window, (width, height));
            for gone in visit.out_of_sight(page.stays) {
                let place = format!("{} {width}x{height}", page.name);
                found.entry(gone).or_default().insert(place);
            }
        }
        let is_covered = page.name.contains("zoomed") || page.name.ends_with("a spot");
        let exempt = if is_covered { Exempt::Island } else { Exempt::Nothing };
        for (width, height) in sizes(language) {
            at_rest(&mut visit.window, (*width, *height));
            for wrong in audit(&mut visit.window.harness, exempt) {
                let place = format!("{} {width}x{height}", page.name);
                found.entry(wrong).or_default().insert(place);
            }
        }
        if let Some(why) = draw_at_all(&mut visit.window.harness, page.name) {
            found.entry(format!("panics {why}")).or_default().insert(page.name.to_owned());
        }
    }
    found
}

#[track_caller]
pub fn check(pages: &[Page<'_>]) {
    let mut all = String::new();
    for language in Language::ALL {
        for (wrong, places) in visit(pages, language) {
            let places: Vec<_> = places.into_iter().collect();
            writeln!(all, "{wrong}\n    {language:?}: {}", places.join(", ")).expect("a text");
        }
    }
    assert!(all.is_empty(), "\n{all}");
}

pub fn long(following: Following, letters: &str, extra: ExtraBuilding) -> BTreeMap<String, Moment> {
    let names = LONG_NAMES;
    let decks = built_in(letters);
    let source = NumberSource::Cards;
    let table = Table { names: &names, following, source, extra, decks, seed: 4 };
    table.moments(900, kind)
}

fn before_draw(source: NumberSource) -> Moment {
    let decks = built_in("abcd");
    let names = LONG_NAMES;
    let (following, extra) = (Following::Open, ExtraBuilding::Off);
    let table = Table { names: &names, following, source, extra, decks, seed: 5 };
    let is_it = |state: &game::State| {
        if state.phase() == game::Phase::BeforeProduction && state.open_tasks().is_empty() {
            vec!["it".to_owned()]
        } else {
            Vec::new()
        }
    };
    table.moments(300, is_it).remove("it").expect("a turn begins")
}

/// The touches that lead to a page.
pub type Way = fn(&mut Visit);

pub fn pages<'a>(games: &[&'a Moment], all: &[(&'a str, Way)]) -> Vec<Page<'a>> {
    all.iter()
        .map(|(name, path)| Page { name, games: games.to_vec(), path: *path, stays: &[] })
        .collect()
}

#[test]
fn nothing_is_wrong_with_what_tasks_ask() {
    let mut games: BTreeMap<String, Moment> = BTreeMap::new();
    let all = [(Following::Open, "a"), (Following::Secret, "abcd"), (Following::Off, "abcd")];
    for (following, letters) in all {
        for (name, moment) in long(following, letters, ExtraBuilding::Off) {
            // Where no hands are followed, it asks as if they were secret.
            let asks = ["discard", "give", "swap", "pay", "steal beside"];
            let is_other = asks.iter().any(|key| name == format!("task {key}"));
            let suffix = if is_other { format!(", {following:?}") } else { String::new() };
            games.entry(format!("{name}{suffix}")).or_insert(moment);
        }
    }
    // What no deck of this program asks.
    let names = LONG_NAMES;
    let decks = vec![decks::deck("x")];
    let (following, extra) = (Following::Secret, ExtraBuilding::Off);
    let source = NumberSource::Cards;
    let own = Table { names: &names, following, source, extra, decks, seed: 6 };
    for (name, moment) in own.moments(900, kind) {
        games.entry(name).or_insert(moment);
    }
    eprintln!("{:?}", games.keys().collect::<Vec<_>>());
    let pages: Vec<Page<'_>> = games
        .iter()
        .map(|(name, game)| Page { name, games: vec![game], path: resume, stays: &[] })
        .collect();
    check(&pages);
}

#[test]
fn nothing_is_wrong_with_what_opens_beside_the_island() {
    let games = long(Following::Open, "abcd", ExtraBuilding::Off);
    let paid = games.get("rich").or_else(|| games.get("paid")).expect("a payout");
    let all: [(&str, Way); 31] = [
        ("build", |visit| {
            resume(visit);
            visit.tap("build");
        }),
        ("build anywhere", |visit| {
            resume(visit);
            visit.tap("build");
            visit.tap("any-spot");
        }),
        ("a spot", |visit| {
            resume(visit);
            visit.tap("build");
            visit.tap("any-spot");
            visit.spot(Spots::Corners, 0);
        }),
        ("two spots under one finger", |visit| {
            resume(visit);
            visit.tap("build");
            visit.tap("any-spot");
            visit.between();
        }),
        ("a refusal", |visit| {
            resume(visit);
            visit.refused();
        }),
        ("trade with the bank", |visit| {
            resume(visit);
            visit.tap("bank");
        }),
        ("trade with a player", |visit| {
            resume(visit);
            visit.tap("trade");
        }),
        ("dev cards", |visit| {
            resume(visit);
            visit.tap("development");
        }),
        ("a player", |visit| {
            resume(visit);
            visit.player(0);
        }),
        ("another player", |visit| {
            resume(visit);
            visit.player(2);
        }),
        ("correcting a hand", |visit| {
            resume(visit);
            visit.player(0);
            visit.first("figure-name-of", "figure-hand");
        }),
        ("correcting knights", |visit| {
            resume(visit);
            visit.player(0);
            visit.first("figure-name-of", "figure-knights");
        }),
        ("why points", |visit| {
            resume(visit);
            visit.player(0);
            visit.containing("why-points-button");
        }),
        ("why paid", |visit| {
            resume(visit);
            visit.why();
        }),
        ("history", |visit| {
            resume(visit);
            visit.tap("history");
        }),
        ("history of one player, with a way that was left", |visit| {
            resume(visit);
            for _ in 0..3 {
                visit.tap_to("undo-what", "what");
            }
            visit.tap("history");
            let who = visit.name(1);
            visit.tap_with("history-only", &[("who", who.into())]);
        }),
        ("the table as it was", |visit| {
            resume(visit);
            visit.tap("history");
            visit.tap("history-export");
            let count = visit.window.app().game().expect("a game").count();
            visit.window.touch_starting(&format!("{}: ", count - 1));
        }),
        ("the end of a way that was left", |visit| {
            resume(visit);
            for _ in 0..9 {
                visit.tap_to("undo-what", "what");
            }
            visit.tap("history");
            visit.tap_to("history-way-name", "number");
        }),
        ("table", |visit| {
            resume(visit);
            visit.tap("table");
        }),
        ("people", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-people");
        }),
        ("house rules", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-rules");
        }),
        ("compare a player", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-check");
        }),
        ("compare the board", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-check");
            let what = visit.window.text.get("check-ground");
            visit.tap_with("check-jump-name", &[("what", what.into())]);
        }),
        ("compare the stores", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-check");
            let what = visit.window.text.get("check-stores");
            visit.tap_with("check-jump-name", &[("what", what.into())]);
        }),
        ("what a place is in truth", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-check");
            visit.spot(Spots::Corners, 3);
        }),
        ("what a hex is in truth", |visit| {
            resume(visit);
            visit.tap("table");
            visit.tap("table-check");
            visit.spot(Spots::Hexes, 3);
        }),
        ("piles", |visit| {
            resume(visit);
            visit.tap_to("pile-left-name", "count");
        }),
        ("the ship", |visit| {
            resume(visit);
            visit.containing("ship-row-name");
        }),
        ("table view", |visit| {
            resume(visit);
            visit.tap("stage");
        }),
        ("table view with a page", |visit| {
            resume(visit);
            visit.tap("stage");
            visit.tap("bank");
        }),
        ("table view to the left", |visit| {
            resume(visit);
            visit.tap("stage");
            visit.tap("stage-toward-left");
        }),
    ];
    check(&pages(&[paid], &all));
    let zoomed: [(&str, Way); 1] = [("an island zoomed", |visit| {
        resume(visit);
        visit.wheel();
    })];
    check(&pages(&[paid], &zoomed));
}

#[test]
fn nothing_is_wrong_before_a_number_whoever_builds_and_at_the_end() {
    let sources = NumberSource::ALL.map(|source| (format!("{source:?}"), before_draw(source)));
    let mut all: Vec<Page<'_>> = sources
        .iter()
        .map(|(name, game)| Page { name, games: vec![game], path: resume, stays: &[] })
        .collect();
    let numbers: [(&str, Way); 1] = [("where numbers come from", |visit| {
        resume(visit);
        visit.tap("table");
        visit.tap("numbers");
    })];
    all.extend(pages(&[&sources[0].1], &numbers));
    let special = long(Following::Open, "a", ExtraBuilding::Special);
    let paired = long(Following::Secret, "a", ExtraBuilding::Paired);
    let extra = [("others build", &special), ("a partner builds", &paired)];
    for (name, games) in extra {
        all.push(Page { name, games: vec![&games["extra"]], path: resume, stays: &[] });
    }
    let names = SHORT_NAMES;
    let (following, extra) = (Following::Open, ExtraBuilding::Off);
    let decks = built_in("a");
    let source = NumberSource::Cards;
    let few = Table { names: &names, following, source, extra, decks, seed: 8 };
    let few = few.moments(9000, kind);
    let won = &few["won"];
    all.push(Page { name: "won", games: vec![won], path: resume_won, stays: &[] });
    let paid = &few["paid"];
    let mut odd = paid.clone();
    for player in paid.state.setup().players.seats() {
        let correction = Correction::KnightCards { player, count: 9 };
        odd = odd.then(Deed::Correct { correction });
    }
    all.push(Page { name: "something odd", games: vec![&odd], path: resume, stays: &[] });
    let list: [(&str, Way); 1] = [("what is odd", |visit| {
        resume(visit);
        visit.odd();
    })];
    all.extend(pages(&[&odd], &list));
    check(&all);
}

fn resume_won(visit: &mut Visit) {
    let start = visit.window.text.get("home-resume");
    if visit.window.has(&start) {
        return resume(visit);
    }
    let names = visit.window.names();
    let row = names.iter().find(|name| name.contains("Anna") && name.contains(". "));
    let row = row.expect("a row").clone();
    visit.window.touch(&row);
}

#[test]
fn nothing_is_wrong_with_home_settings_and_a_new_game() {
    let games = long(Following::Open, "a", ExtraBuilding::Off);
    let paid = &games["paid"];
    let opening = &games["opening"];
    let home: [(&str, Way); 1] = [("home at first", at_home)];
    check(&pages(&[], &home));
    let home: [(&str, Way); 1] = [("home with games", at_home)];
    check(&pages(&[paid, opening, paid], &home));
    let all: [(&str, Way); 31] = [
        ("settings", |visit| visit.tap("settings")),
        ("new game", |visit| visit.tap("home-new-game")),
        ("new game, colors", |visit| {
            visit.tap("home-new-game");
            visit.tap_to("new-color-of", "player");
        }),
        ("new game, large island", |visit| visit.begin("new-tab-island")),
        ("new game, by hand", |visit| {
            visit.begin("new-tab-island");
            visit.tap("new-island-by-hand");
        }),
        ("new game, terrain", |visit| visit.enter("enter-step-terrain")),
        ("new game, shape", |visit| visit.enter("enter-step-shape")),
        ("new game, numbers", |visit| visit.enter("enter-step-numbers")),
        ("new game, harbors", |visit| visit.enter("enter-step-harbors")),
        ("new game, shuffled", |visit| visit.shuffled(&[])),
        ("new game, shuffle rules", |visit| visit.shuffled(&["shuffle-rules", "shuffle-shape"])),
        ("new game, pieces", |visit| visit.shuffled(&["shuffle-pieces"])),
        ("new game, fair", |visit| visit.shuffled(&["shuffle-fair"])),
        ("new game, rows", |visit| visit.shuffled(&["shuffle-rows"])),
        ("new game, code", |visit| visit.shuffled(&["shuffle-code"])),
        ("new game, island in large", |visit| visit.shuffled(&["shuffle-large"])),
        ("new game, kept", |visit| {
            visit.begin("new-tab-island");
            visit.tap("new-island-kept");
        }),
        ("new game, rules", |visit| {
            visit.begin("new-tab-rules");
            visit.tap("new-single-events");
            visit.tap("house-rules");
        }),
        ("new game, cards", |visit| {
            visit.begin("new-tab-cards");
            visit.tap_start("new-preset-stacks");
            visit.tap("new-more");
        }),
        ("new game, dice", |visit| {
            visit.begin("new-tab-cards");
            visit.tap_start("new-preset-dice");
        }),
        ("new game, knights, cards", |visit| {
            visit.begin("new-game-knights");
            visit.tap("new-tab-cards");
            visit.tap("new-more");
        }),
        ("new game, knights, rules", |visit| {
            visit.begin("new-game-knights");
            visit.tap("new-tab-rules");
            visit.tap("knights-single");
        }),
        ("new game, knights, pieces on the island", |visit| {
            visit.knights_middle("begin-page-pieces");
            visit.tap_start("begin-tool-knight");
        }),
        ("new game, knights, metropolises", |visit| {
            visit.knights_middle("begin-page-pieces");
            visit.tap("begin-tool-metropolis");
        }),
        ("new game, knights, hands", |visit| visit.knights_middle("begin-page-cards")),
        ("new game, knights, turn", |visit| visit.knights_middle("begin-page-turn")),
        ("new game, begin", |visit| visit.middle("begin-page-how")),
        ("new game, pieces on the island", |visit| visit.middle("begin-page-pieces")),
        ("new game, hands", |visit| visit.middle("begin-page-cards")),
        ("new game, turn", |visit| visit.middle("begin-page-turn")),
        ("new game, load", |visit| {
            visit.middle("begin-page-how");
            visit.tap("begin-load");
        }),
    ];
    check(&pages(&[paid], &all));
}

#[test]
fn nothing_is_wrong_with_the_page_about_the_program() {
    let all: [(&str, Way); 5] = [
        ("about", |visit| visit.program()),
        ("about, copied", |visit| {
            visit.program();
            visit.tap("about-copy");
        }),
        ("about, our license", |visit| {
            visit.program();
            visit.tap("about-own");
        }),
        ("about, others", |visit| visit.others()),
        ("about, a license", |visit| {
            visit.others();
            visit.window.touch_starting("egui 0.");
        }),
    ];
    check(&pages(&[], &all));
}

#[test]
fn nothing_is_wrong_with_the_almanac() {
    let all: [(&str, Way); 3] = [
        ("almanac", |visit| visit.tap("almanac")),
        ("almanac, an entry", |visit| visit.looked_up("stealing")),
        ("almanac, nothing found", |visit| {
            visit.tap("almanac");
            visit.window.fill("almanac-search", "xylophone");
        }),
    ];
    check(&pages(&[], &all));
}

#[test]
fn nothing_is_wrong_with_decks_and_the_lab() {
    let all: [(&str, Way); 9] = [
        ("decks", |visit| visit.tap("home-decks")),
        ("a deck", |visit| visit.deck("new-deck-b", "b")),
        ("a card", |visit| {
            visit.deck("", "b");
            visit.tap_start_of("Rot 1", "Red 1");
        }),
        ("naming a copy", |visit| {
            visit.deck("", "b");
            visit.tap("decks-copy");
        }),
        ("editor", |visit| {
            visit.deck("", "b");
            visit.tap("decks-copy");
            visit.tap("decks-make-copy");
        }),
        ("naming a new deck", |visit| {
            visit.tap("home-decks");
            visit.tap("decks-new");
        }),
        ("loading a deck", |visit| {
            visit.tap("home-decks");
            visit.tap("decks-load");
        }),
        ("lab", |visit| visit.tap("home-lab")),
        ("lab, results", |visit| {
            visit.tap("home-lab");
            visit.run_lab();
        }),
    ];
    check(&pages(&[], &all));
}

#[test]
fn nothing_is_wrong_with_statistics() {
    let games = long(Following::Open, "a", ExtraBuilding::Off);
    let (paid, opening) = (&games["paid"], &games["opening"]);
    let all: [(&str, Way); 10] = [
        ("all games", |visit| visit.tap("home-records")),
        ("all games, tables", |visit| {
            visit.tap("home-records");
            visit.tap("stats-as-tables");
        }),
        ("statistics, result", |visit| visit.told("stats-result")),
        ("statistics, numbers", |visit| visit.told("stats-numbers")),
        ("statistics, luck", |visit| visit.told("stats-luck")),
        ("statistics, points", |visit| visit.told("stats-points")),
        ("statistics, cards", |visit| visit.told("stats-cards")),
        ("statistics, time", |visit| visit.told("stats-time")),
        ("statistics, tables", |visit| {
            visit.told("stats-cards");
            visit.tap("stats-as-tables");
        }),
        ("statistics, result as a table", |visit| {
            visit.told("stats-result");
            visit.tap("stats-as-tables");
        }),
    ];
    check(&pages(&[paid], &all));
    check(&pages(&[opening], &all[..4]));
}

#[test]
fn nothing_is_wrong_with_saved_games() {
    let games = long(Following::Open, "a", ExtraBuilding::Off);
    let (paid, opening) = (&games["paid"], &games["opening"]);
    let all: [(&str, Way); 11] = [
        ("home, a page", |visit| visit.about()),
        ("home, a title", |visit| visit.called("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")),
        ("home, a list with a title", |visit| {
            visit.called("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");
            visit.tap("game-back");
        }),
        ("home, a game played again", |visit| {
            visit.about();
            visit.tap("win-replay");
            // One without acts is at its end at once.
            if visit.window.shows("replay-pause") {
                visit.tap("replay-pause");
            }
        }),
        ("home, deleted", |visit| {
            visit.about();
            visit.tap("game-delete");
        }),
        ("home, archive", |visit| {
            visit.archive();
            visit.tap("game-back");
            visit.tap_with("home-archive", &[("count", 1.into())]);
        }),
        ("home, archived", |visit| visit.archive()),
        ("home, a file", |visit| {
            let file = ("file", "holiday.tableside".into());
            visit.tap_with("home-file-about", &[file]);
        }),
        ("home, export", |visit| {
            visit.about();
            visit.tap("game-export");
        }),
        ("home, import", |visit| visit.tap("home-import")),
        ("home, refused", |visit| {
            visit.tap("home-import");
            let field = visit.window.text.get("file-path-field");
            visit.window.harness.get_by_label(&field).focus();
            visit.window.harness.run();
            visit.window.harness.get_by_label(&field).type_text("/nowhere/at/all.tableside");
            visit.window.press(egui::Key::Enter);
        }),
    ];
    check(&pages(&[paid, opening, paid], &all));
}

impl Visit {
    /// To the page of the game that was played last.
    /// The statistics of the first game, from its table.
    fn told(&mut self, tab: &str) {
        for key in ["home-resume", "table", "stats-title", tab] {
            self.tap(key);
        }
    }

    fn about(&mut self) {
        self.tap_to("home-about", "game");
    }

    /// To this entry of the almanac.
    fn looked_up(&mut self, name: &str) {
        let title = self.window.text.entry_title(entry_called(name).expect("an entry"));
        self.tap("almanac");
        self.window.fill("almanac-search", &title);
        self.window.press(egui::Key::Enter);
    }

    fn program(&mut self) {
        self.tap("settings");
        self.tap("about");
    }

    /// To the list of what others wrote.
    fn others(&mut self) {
        self.program();
        let count = Licenses::carried().parts.len();
        self.tap_with("about-others", &[("count", count.into())]);
    }

    fn called(&mut self, title: &str) {
        self.about();
        let field = self.window.text.get("game-title");
        self.window.harness.get_by_label(&field).focus();
        self.window.harness.run();
        self.window.harness.get_by_label(&field).type_text(title);
        self.window.press(egui::Key::Enter);
    }

    fn archive(&mut self) {
        self.about();
        self.tap("game-archive");
    }
}

/// Places of the island.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spots {
    Corners,
    Hexes,
}

impl Visit {
    fn begin(&mut self, tab: &str) {
        self.tap("home-new-game");
        self.tap(tab);
    }

    fn enter(&mut self, step: &str) {
        self.begin("new-tab-island");
        self.tap("new-island-by-hand");
        let names = self.window.names();
        let change = self.window.text.get("new-island-enter");
        if names.contains(&change) {
            self.window.touch(&change);
        }
        self.tap(step);
    }

    fn shuffled(&mut self, then: &[&str]) {
        self.begin("new-tab-island");
        self.tap("new-island-shuffled");
        for key in then {
            self.tap_start(key);
        }
    }

    fn middle(&mut self, page: &str) {
        self.begin("new-tab-begin");
        self.tap("begin-middle");
        self.tap(page);
    }

    fn knights_middle(&mut self, page: &str) {
        self.begin("new-game-knights");
        self.tap("new-tab-begin");
        self.tap("begin-middle");
        self.tap(page);
    }

    fn tap_start(&mut self, key: &str) {
        let start = self.window.text.get(key);
        self.window.touch_starting(&start);
    }

    fn tap_start_of(&mut self, german: &str, english: &str) {
        let names = self.window.names();
        let start = [german, english]
            .into_iter()
            .find(|start| names.iter().any(|name| name.starts_with(start)));
        self.window.touch_starting(start.expect("it is there"));
    }

    fn deck(&mut self, _: &str, letter: &str) {
        self.tap("home-decks");
        let start = self.window.text.get(&format!("deck-title-{letter}"));
        let start = start.split(':').next().unwrap_or_default().to_owned();
        self.window.touch_starting(&start);
    }

    fn run_lab(&mut self) {
        let words = self.window.text.with("lab-run", &[("years", "\0".into())]);
        let words: Vec<&str> =
            words.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2).collect();
        let names = self.window.names();
        let name = names.iter().rfind(|name| words.iter().all(|word| name.contains(word)));
        let name = name.expect("the button that runs it").clone();
        self.window.touch(&name);
        let cancel = self.window.text.get("lab-cancel");
        for _ in 0..500 {
            if !self.window.has(&cancel) {
                break;
            }
            self.window.harness.step();
        }
        self.window.harness.run();
    }

    fn island(&self, spots: Spots) -> Vec<Spot> {
        let island = self.window.state().island();
        match spots {
            Spots::Corners => island.intersections().into_iter().map(Spot::Intersection).collect(),
            Spots::Hexes => island.tiles().iter().map(|tile| Spot::Hex(tile.at)).collect(),
        }
    }

    fn spot(&mut self, spots: Spots, nth: usize) {
        let spot = self.island(spots)[nth];
        let name = self.window.text.places(self.window.state().island()).spot(spot);
        self.window.touch(&name);
    }

    /// Touches where two places lie within one finger.
    fn between(&mut self) {
        self.window.harness.set_size(vec2(800.0, 480.0));
        self.window.harness.run();
        let places = self.window.text.places(self.window.state().island());
        let names: Vec<String> = self
            .window
            .state()
            .island()
            .paths()
            .into_iter()
            .map(|path| places.spot(Spot::Path(path)))
            .collect();
        let corners: Vec<String> =
            self.island(Spots::Corners).into_iter().map(|spot| places.spot(spot)).collect();
        let at = |name: &String| self.window.harness.get_by_label(name).rect().center();
        let paths: Vec<_> = names.iter().map(at).collect();
        let corners: Vec<_> = corners.iter().map(at).collect();
        let near = paths.iter().flat_map(|path| corners.iter().map(move |corner| (*path, *corner)));
        let (one, other) = near
            .min_by(|(a, b), (c, d)| a.distance(*b).total_cmp(&c.distance(*d)))
            .expect("two places");
        let harness = &mut self.window.harness;
        let at = one.lerp(other, 0.5);
        harness.hover_at(at);
        harness.drag_at(at);
        harness.drop_at(at);
        harness.run();
    }

    /// Builds until something is refused.
    fn refused(&mut self) {
        for nth in 0..30 {
            self.tap("build");
            let any = self.window.text.get("any-spot");
            if self.window.has(&any) {
                self.window.touch(&any);
            }
            self.spot(Spots::Corners, nth);
            let build = self.window.text.get("price-settlement");
            let names = self.window.names();
            let name = names.iter().find(|name| name.contains(&build) && name.contains(':'));
            if let Some(name) = name.cloned() {
                self.window.touch(&name);
                if self.window.app().refused().is_some() {
                    return;
                }
            }
            self.window.press(egui::Key::Escape);
            self.window.press(egui::Key::Escape);
        }
        panic!("nothing is refused among {:?}", self.window.names());
    }

    /// Touches the first thing whose name has this figure in it.
    fn first(&mut self, _: &str, figure: &str) {
        let figure = self.window.text.get(figure);
        let names = self.window.names();
        let name = names.iter().find(|name| name.contains(&figure) && name.contains(": "));
        let name = name.unwrap_or_else(|| panic!("no {figure} among {names:?}")).clone();
        self.window.touch(&name);
    }

    /// Touches the first thing whose name has the fixed words of this sentence.
    fn containing(&mut self, key: &str) {
        let all = self.window.text.with(key, &[("points", 3.into()), ("sentence", "\0".into())]);
        let words: String = all
            .split(['\0', '\u{2068}', '\u{2069}'])
            .max_by_key(|part| part.len())
            .expect("words")
            .to_owned();
        let words: String = words.chars().filter(|c| !c.is_ascii_digit()).collect();
        let words = words.trim();
        let names = self.window.names();
        let part = words.split("  ").next().unwrap_or(words);
        let name = names.iter().find(|name| name.contains(part));
        let name = name.unwrap_or_else(|| panic!("no {part:?} among {names:?}")).clone();
        self.window.touch(&name);
    }

    /// The sign that something does not add up.
    fn odd(&mut self) {
        let names = self.window.names();
        let name = (1..9_u8).find_map(|count| {
            let chip = self.window.text.with("odd-chip", &[("count", count.into())]);
            names.contains(&chip).then_some(chip)
        });
        let name = name.unwrap_or_else(|| panic!("nothing is odd among {names:?}"));
        self.window.touch(&name);
    }

    fn why(&mut self) {
        let why = self.window.text.get("why");
        let names = self.window.names();
        let name = names.iter().find(|name| name.ends_with(&why));
        let name = name.unwrap_or_else(|| panic!("no {why:?} among {names:?}")).clone();
        self.window.touch(&name);
    }

    fn wheel(&mut self) {
        let island = self.window.text.get("island");
        let harness = &mut self.window.harness;
        let at = harness.get_by_label(&island).rect().center();
        harness.hover_at(at);
        harness.step();
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: vec2(0.0, 250.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run();
        harness.event(egui::Event::PointerGone);
        harness.run();
    }
}

/// Where the parts of the play screen lie that stay: the island, the header's
/// buttons, what may be done, and the players.
fn parts_of(visit: &Visit) -> Vec<(String, Rect)> {
    let keys = ["island", "history", "table", "menu", "build", "trade", "development", "stage"];
    let harness = &visit.window.harness;
    let rect = |key: &str| harness.get_by_label(&visit.window.text.get(key)).rect();
    let mut parts: Vec<_> = keys.into_iter().map(|key| (key.to_owned(), rect(key))).collect();
    let state = visit.window.state();
    for (nth, player) in state.players().values().enumerate() {
        let start = format!("{}, ", player.name);
        let is_plaque = |name: &str| name.starts_with(&start) && name.contains(": ");
        parts.push((format!("player {nth}"), visit.window.place_of(is_plaque)));
    }
    let next = state.seating().after(state.active());
    let next = state.players().get(next).expect("a player").name.to_string();
    let done = visit.window.text.with("done-pass", &[("next", next.into())]);
    parts.push(("the way on".to_owned(), harness.get_by_label(&done).rect()));
    parts
}

#[test]
fn nothing_jumps_when_numbers_names_and_languages_change() {
    let games = long(Following::Open, "a", ExtraBuilding::Off);
    let base = &games["paid"];
    let seats: Vec<_> = base.state.setup().players.seats().collect();
    let renamed = seats.iter().zip(["Al", "Bo", "Cy", "Di", "Ed", "Flo"]).fold(
        base.clone(),
        |game, (player, name)| {
            let name = Name::try_from(name.to_owned()).expect("a name");
            game.then(Deed::Rename { player: *player, name })
        },
    );
    let held = |count: u8| {
        let cards = Cards::from_fn(|resource| if resource == Resource::Wool { count } else { 0 });
        let all = seats.iter().fold(base.clone(), |game, player| {
            game.then(Deed::CorrectHand { player: *player, cards: Cards::none() })
        });
        all.then(Deed::CorrectHand { player: seats[0], cards })
            .then(Deed::CorrectHand { player: seats[3], cards: Cards::none() })
    };
    let counted = seats.iter().fold(base.clone(), |game, player| {
        let correction = Correction::Hidden { player: *player, count: 4 };
        game.then(Deed::Correct { correction })
    });
    let games = [
        ("long names", base.clone(), Language::English),
        ("long names in German", base.clone(), Language::German),
        ("short names", renamed, Language::English),
        ("a card in hand", held(1), Language::English),
        ("9 cards in hand", held(9), Language::English),
        ("10 cards in hand", held(10), Language::English),
        ("four hidden cards each", counted, Language::English),
    ];
    let mut first: Vec<Vec<(String, Rect)>> = Vec::new();
    for (what, game, language) in &games {
        let mut visit = Visit::new(*language, ClockMode::Off, &[game], false);
        resume(&mut visit);
        for (nth, (width, height)) in SIZES.into_iter().enumerate() {
            visit.window.harness.set_size(vec2(width, height));
            visit.window.harness.run();
            let parts = parts_of(&visit);
            let Some(usual) = first.get(nth) else {
                first.push(parts);
                continue;
            };
            for ((name, now), (_, before)) in parts.iter().zip(usual) {
                let moved = (now.min - before.min).abs() + (now.max - before.max).abs();
                assert!(moved.max_elem() < 0.6, "{what}, {width}x{height}: {name} {before} {now}");
            }
        }
    }
}
