//! Every page in every size and language: what can be touched is large enough,
//! named, in reach, and alone in its place; what is written is whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use board::Resource;
use cards::EventFace;
use egui::{Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{
    BarbarianTrack, Cards, Correction, Deed, Edition, ExtraBuilding, Following, Name, NumberSource,
    Phase, State, Task,
};
use rstest::rstest;
use tableside::app::session::turn_clock::{ClockMode, Minutes};
use words::language::Language;

use crate::common::decks;
use crate::kept::{Snapshot, compare_text};
use crate::pages::{Page, Shelf, Visit, long, pages};
use crate::tools::audit::{Exempt, audit, draw_at_all};
use crate::tools::played::Played;
use crate::tools::played::{Table, built_in, kind, task_key};
use crate::tools::window::{LONG_NAMES, Window};

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

/// Sizes where the controls that one goes on with are to be seen at once, and the narrowest: in
/// which the text of a page is kept.
const KEPT: [(f32, f32); 5] =
    [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 600.0), (800.0, 480.0), NARROW];

const NARROW: (f32, f32) = (480.0, 800.0);

/// German words are longer, and what is too long shows where there is little
/// room.
const fn sizes(language: Language) -> &'static [(f32, f32)] {
    match language {
        Language::English => &SIZES,
        Language::German => &ZOOMED,
    }
}

/// Gives the window a size, and a frame more: at each size what is explained may find another
/// place, which draws that frame anew, and egui warns where several in a row do.
fn at_rest(window: &mut Window, (width, height): (f32, f32)) {
    window.harness.set_size(vec2(width, height));
    window.harness.run();
    window.harness.step();
}

/// A page with the games that lie on the disk.
pub struct Stop<'a> {
    pub name: &'a str,
    pub games: Vec<&'a Played>,
    pub path: &'a dyn Fn(&mut Visit),
    /// What is to be seen of it without scrolling, by the keys of how its names begin.
    pub stays: &'a [&'a str],
}

/// Everything wrong with these pages, and where; each page as it is read.
fn visit(
    stops: &[Stop<'_>],
    language: Language,
    texts: &mut BTreeMap<String, Vec<(&'static str, Snapshot)>>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let only = std::env::var("AUDIT_ONLY").unwrap_or_default();
    for stop in stops.iter().filter(|stop| stop.name.contains(&only)) {
        let clock = ClockMode::Down(Minutes::try_from(3).expect("minutes"));
        let damaged = stop.name.starts_with("home");
        let mut visit = Visit::new(language, clock, &stop.games, damaged);
        let came = catch_unwind(AssertUnwindSafe(|| (stop.path)(&mut visit)));
        if let Err(why) = came {
            let why = why.downcast_ref::<String>().cloned().unwrap_or_default();
            let why: String = why.chars().take(300).collect();
            found.entry(format!("not found: {why}")).or_default().insert(stop.name.to_owned());
            continue;
        }
        let place = |(width, height): (f32, f32)| format!("{} {width}x{height}", stop.name);
        let mut text = Snapshot::default();
        for size in KEPT {
            at_rest(&mut visit.window, size);
            text.add(&visit.window.harness);
            let stays = if size == NARROW { &[] } else { stop.stays };
            for gone in visit.out_of_sight(stays) {
                found.entry(gone).or_default().insert(place(size));
            }
        }
        texts.entry(stop.name.to_owned()).or_default().push((language.code(), text));
        let is_covered = stop.name.contains("zoomed") || stop.name.ends_with("a spot");
        let exempt = if is_covered { Exempt::Island } else { Exempt::Nothing };
        for size in sizes(language) {
            at_rest(&mut visit.window, *size);
            for wrong in audit(&mut visit.window.harness, exempt) {
                found.entry(wrong).or_default().insert(place(*size));
            }
        }
        // What is too long for no room at all is so in either language: half of the pages each.
        let is_drawn = (stop.name.len() % 2 == 0) == (language == Language::English);
        if let Some(why) =
            is_drawn.then(|| draw_at_all(&mut visit.window.harness, stop.name)).flatten()
        {
            found.entry(format!("panics {why}")).or_default().insert(stop.name.to_owned());
        }
    }
    found
}

/// Says what is wrong with these pages; returns each as it is read.
#[track_caller]
pub fn check(stops: &[Stop<'_>]) -> BTreeMap<String, Vec<(&'static str, Snapshot)>> {
    let mut all = String::new();
    let mut texts = BTreeMap::new();
    for language in Language::ALL {
        for (wrong, places) in visit(stops, language, &mut texts) {
            let places: Vec<_> = places.into_iter().collect();
            writeln!(all, "{wrong}\n    {language:?}: {}", places.join(", ")).expect("a text");
        }
    }
    assert!(all.is_empty(), "\n{all}");
    texts
}

/// The pages of the list, in parts that are looked at side by side.
const PARTS: usize = 16;

#[rstest]
fn nothing_is_wrong_with_any_page_and_it_reads_as_kept(
    #[values(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)] part: usize,
) {
    let all = pages();
    let some = all.chunks(all.len().div_ceil(PARTS)).nth(part).unwrap_or_default();
    let mut shelf: Option<(Shelf, Vec<Played>)> = None;
    let mut different = Vec::new();
    for page in some {
        let games = match shelf.take() {
            Some((known, games)) if known == page.shelf => games,
            _ => page.shelf.games(),
        };
        let Page { name, way, then, stays, .. } = *page;
        let path = |visit: &mut Visit| {
            visit.walk(way);
            then(visit);
        };
        let texts = check(&[Stop { name, games: games.iter().collect(), path: &path, stays }]);
        for (page, languages) in texts {
            different.extend(compare_text(&page, &languages).err());
        }
        shelf = Some((page.shelf, games));
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn no_two_pages_have_the_same_name_and_no_part_is_left_out() {
    let names: Vec<&str> = pages().iter().map(|page| page.name).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    assert!(names.len() <= names.len().div_ceil(PARTS) * PARTS);
}

/// What a turn can't do without, whatever is asked.
const ALWAYS: &[&str] = &["history", "table", "menu"];

/// Each of these moments on the page of the turn.
fn check_turns(games: &BTreeMap<String, Played>) {
    let path = |visit: &mut Visit| visit.walk("home-resume");
    let stop = |(name, game)| Stop { name, games: vec![game], path: &path, stays: ALWAYS };
    let games = games.iter().map(|(name, game)| (name.as_str(), game));
    check(&games.map(stop).collect::<Vec<_>>());
}

#[test]
fn nothing_is_wrong_with_what_tasks_ask() {
    let mut games: BTreeMap<String, Played> = BTreeMap::new();
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
    let (names, decks) = (&LONG_NAMES, vec![decks::deck("x")]);
    let (following, extra) = (Following::Secret, ExtraBuilding::Off);
    let source = NumberSource::Cards;
    let own = Table { names, following, source, extra, decks, seed: 6 };
    games = own.moments(900, kind).into_iter().chain(games).collect();
    eprintln!("{:?}", games.keys().collect::<Vec<_>>());
    check_turns(&games);
}

/// Returns what a moment of Cities & Knights shows on the page of the turn.
fn knights_kind(state: &State) -> Vec<String> {
    if let Some(Task::Knights(task)) = state.open_tasks().first() {
        let json = serde_json::to_value(task).expect("written");
        let what = json.get("what").and_then(|key| key.as_str()).expect("a name");
        return vec![format!("task {what}")];
    }
    if let Some(task) = task_key(state) {
        // What has eight kinds here; the others look as they do in the base game.
        let is_other = matches!(task.as_str(), "discard" | "take" | "give");
        return if is_other { vec![format!("task {task}")] } else { Vec::new() };
    }
    let mut kinds = Vec::new();
    let is_late = state.turn() > 12;
    match state.phase() {
        Phase::Founding { settlement, .. } => {
            let what = if settlement.is_some() { "road" } else { "building" };
            kinds.push(format!("opening {what}"));
        }
        Phase::BeforeProduction if is_late => kinds.push("draw".to_owned()),
        Phase::Trading if is_late => {
            let face = state.face().map(|face| format!("{face:?}")).unwrap_or_default();
            kinds.push(format!("paid, {face}"));
            if state.has_surplus(state.builder()) {
                kinds.push("surplus".to_owned());
            }
            let has_landed = state.barbarians() == BarbarianTrack::HARBOR;
            if has_landed && state.face() == Some(EventFace::Ship) {
                kinds.push("attacked".to_owned());
            }
        }
        Phase::ExtraBuilding { .. } => kinds.push("extra".to_owned()),
        _ => {}
    }
    kinds
}

/// The moments of such a game of six long names.
fn knights_moments(
    edition: Edition,
    (following, source): (Following, NumberSource),
    (letters, seed): (&str, u64),
) -> BTreeMap<String, Played> {
    let extra = match edition {
        Edition::Fifth => ExtraBuilding::Special,
        Edition::Sixth => ExtraBuilding::Paired,
    };
    let decks = built_in(letters);
    let table = Table { names: &LONG_NAMES, following, source, extra, decks, seed };
    table.knights_moments(edition, 2500, knights_kind)
}

/// What comes up in games at random, at least.
const STEPS: [&str; 19] = [
    "attacked",
    "extra",
    "opening building",
    "paid, Politics",
    "paid, Science",
    "paid, Ship",
    "paid, Trade",
    "surplus",
    "task choose_deck",
    "task discard",
    "task event_die",
    "task lose_city",
    "task lose_knight",
    "task place_deserter",
    "task place_metropolis",
    "task promote",
    "task put_back",
    "task relocate",
    "task take",
];

#[test]
fn nothing_is_wrong_with_what_a_turn_of_cities_and_knights_asks() {
    let cards = (Following::Open, NumberSource::Table);
    let mut games = knights_moments(Edition::Fifth, cards, ("a", 3));
    let seasons = (Following::Secret, NumberSource::Cards);
    games =
        knights_moments(Edition::Sixth, seasons, ("abcd", 5)).into_iter().chain(games).collect();
    // What is rarer comes up in another game.
    for seed in 6..20 {
        if STEPS.iter().all(|step| games.contains_key(*step)) {
            break;
        }
        games =
            knights_moments(Edition::Fifth, cards, ("a", seed)).into_iter().chain(games).collect();
    }
    for step in STEPS {
        assert!(games.contains_key(step), "no {step} in {:?}", games.keys());
    }
    check_turns(&games);
}

/// Returns where the parts of the play screen lie that stay: the island, the header's
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
        visit.walk("home-resume");
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
