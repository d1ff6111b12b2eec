//! Every page of Cities & Knights in every size and language, but for those of the table
//! check, of progress cards, of statistics, and of lessons, which have their own.

use std::collections::BTreeMap;

use board::{Intersection, Spot};
use cards::EventFace;
use game::{
    BarbarianTrack, Correction, Deed, Edition, ExtraBuilding, Following, Knight, KnightLevel,
    KnightsCorrection, KnightsDeed, NumberSource, Phase, Readiness, State, Task,
};

use crate::audit::{Page, Visit, Way, check, pages};
use crate::tools::knights_game::{before, before_by, company, ends, knight, knights, put_right};
use crate::tools::moments::{Moment, Table, built_in, task_key};
use crate::tools::played::Played;
use crate::tools::window::LONG_NAMES;

/// What a moment shows on the page of the turn.
fn kind(state: &State) -> Vec<String> {
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

/// The moments of a game of six long names.
fn moments(
    edition: Edition,
    (following, source): (Following, NumberSource),
    (letters, seed): (&str, u64),
) -> BTreeMap<String, Moment> {
    let extra = match edition {
        Edition::Fifth => ExtraBuilding::Special,
        Edition::Sixth => ExtraBuilding::Paired,
    };
    let decks = built_in(letters);
    let table = Table { names: &LONG_NAMES, following, source, extra, decks, seed };
    table.knights_moments(edition, 2500, kind)
}

fn resume(visit: &mut Visit) {
    visit.tap("home-resume");
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
    let mut games = moments(Edition::Fifth, cards, ("a", 3));
    let seasons = (Following::Secret, NumberSource::Cards);
    for (name, moment) in moments(Edition::Sixth, seasons, ("abcd", 5)) {
        games.entry(name).or_insert(moment);
    }
    // What is rarer comes up in another game.
    for seed in 6..20 {
        if STEPS.iter().all(|step| games.contains_key(*step)) {
            break;
        }
        for (name, moment) in moments(Edition::Fifth, cards, ("a", seed)) {
            games.entry(name).or_insert(moment);
        }
    }
    let names: Vec<&str> = games.keys().map(String::as_str).collect();
    for step in STEPS {
        assert!(names.contains(&step), "no {step} in {names:?}");
    }
    let pages: Vec<Page<'_>> = games
        .iter()
        .map(|(name, game)| Page { name, games: vec![game], path: resume, stays: &[] })
        .collect();
    check(&pages);
}

/// A touch on a place of the island.
fn spot(visit: &mut Visit, spot: Spot) {
    let state = visit.window.state();
    let name = visit.window.text.places(state.island()).spot(spot);
    visit.window.touch(&name);
}

fn own_knight(visit: &Visit) -> Intersection {
    let state = visit.window.state();
    state.pieces().knights_of(state.builder()).next().expect("a knight").0
}

/// Touches the first control whose name has these words in it.
fn containing(visit: &mut Visit, words: &str) {
    let controls = visit.window.controls().into_iter().map(|(name, _)| name);
    let found = controls.filter(|name| name.contains(words)).min();
    let name = found.unwrap_or_else(|| panic!("no {words:?} in {:?}", visit.window.names()));
    visit.window.touch(&name);
}

/// The page about the barbarians.
fn barbarians(visit: &mut Visit) {
    resume(visit);
    let words = visit.window.text.with("barbarians-away", &[("count", 6.into())]);
    visit.window.touch_starting(&words);
}

fn menu(visit: &mut Visit, keys: &[&str]) {
    resume(visit);
    for key in keys {
        visit.tap(key);
    }
}

/// Six long names in the middle of a turn; the ship has one space behind it, the robber
/// stands beside a knight that may chase it, and everybody has something of everything.
fn rich() -> Played {
    let mut game = company(Following::Open);
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(1).expect("a step") });
    game
}

#[test]
fn nothing_is_wrong_with_what_opens_in_a_turn_of_cities_and_knights() {
    let mut game = rich();
    let at = knight(&mut game, 0, Readiness::Active);
    let mut hexes = at.hexes().into_iter();
    let hex = hexes.find(|hex| game.state.island().is_land(*hex)).expect("land");
    game.does(Deed::Correct { correction: Correction::Robber { at: Some(hex) } });
    let game = game.moment();
    let all: [(&str, Way); 11] = [
        ("knights, build", |visit| menu(visit, &["build"])),
        ("knights, build anywhere", |visit| menu(visit, &["build", "any-spot"])),
        ("knights, improve", |visit| menu(visit, &["improve"])),
        ("knights, a knight", |visit| {
            resume(visit);
            let at = own_knight(visit);
            spot(visit, Spot::Intersection(at));
        }),
        ("a spot", |visit| {
            menu(visit, &["build", "any-spot"]);
            let state = visit.window.state();
            // In the middle, away from the buttons in the corners.
            let spots = state.island().intersections();
            let mut middle = spots.iter().skip(spots.len() / 2).copied();
            let at = middle.find(|at| state.pieces().is_free(*at)).expect("a spot");
            spot(visit, Spot::Intersection(at));
        }),
        ("knights, barbarians", barbarians),
        ("knights, why an attack would end so", |visit| {
            barbarians(visit);
            visit.tap("why-attack-now-title");
        }),
        ("knights, why a gate", |visit| {
            resume(visit);
            let why = visit.window.text.get("why");
            containing(visit, &why);
        }),
        ("knights, house rules", |visit| menu(visit, &["table", "table-rules", "knights-single"])),
        ("knights, table view", |visit| menu(visit, &["stage"])),
        ("knights, table view with a page", |visit| menu(visit, &["stage", "improve"])),
    ];
    check(&pages(&[&game], &all));
}

/// What the barbarians met.
#[derive(Clone, Copy)]
enum Defence {
    Nobody,
    OneAlone,
    Several,
}

/// The table has rolled an 8 and the ship, with which it landed.
fn attacked(defence: Defence) -> Moment {
    let mut game = before_by(NumberSource::Table, Following::Open);
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    let defenders = match defence {
        Defence::Nobody => 0,
        Defence::OneAlone => 1,
        Defence::Several => 2,
    };
    for nth in 0..defenders {
        let free = ends(&game, nth);
        let level = if defenders == 1 { KnightLevel::Mighty } else { KnightLevel::Strong };
        let is = Knight { level, readiness: Readiness::Active };
        let is = Some((game.seat(nth), is));
        put_right(&mut game, KnightsCorrection::Knight { at: free[0], is });
    }
    game.rolls(8);
    game.does(knights(KnightsDeed::EventDie { face: EventFace::Ship, red: None }));
    game.moment()
}

#[test]
fn nothing_is_wrong_with_an_attack_and_who_tells_of_it() {
    let lost = attacked(Defence::Nobody);
    let held = attacked(Defence::OneAlone);
    let shared = attacked(Defence::Several);
    let why: Way = |visit| {
        resume(visit);
        let why = visit.window.text.get("why");
        containing(visit, &why);
    };
    let stage: Way = |visit| menu(visit, &["stage"]);
    let history: Way = |visit| menu(visit, &["history"]);
    let page = |name, game, path| Page { name, games: vec![game], path, stays: &[] };
    check(&[
        page("an attack lost", &lost, resume),
        page("an attack held by one", &held, resume),
        page("an attack held by several", &shared, resume),
        page("why an attack ended so", &held, why),
        page("an attack on the table view", &lost, stage),
        page("several draw, on the table view", &shared, stage),
        page("an attack in the history", &lost, history),
    ]);
}

#[test]
fn nothing_is_wrong_with_a_new_game_of_cities_and_knights() {
    fn begin(visit: &mut Visit, keys: &[&str]) {
        visit.tap("home-new-game");
        // What was played last is chosen already, and a touch would take it away.
        visit.tap("new-game-base");
        visit.tap("new-game-knights");
        for key in keys {
            visit.window.tap_starting(key);
        }
    }
    let all: [(&str, Way); 11] = [
        ("new knights, players", |visit| {
            begin(visit, &["new-add-player", "new-add-player", "new-add-player"]);
        }),
        ("new knights, rules", |visit| begin(visit, &["new-tab-rules"])),
        ("new knights, stricter", |visit| {
            begin(visit, &["new-tab-rules", "knights-edition-2025", "knights-stricter"]);
        }),
        ("new knights, house rules", |visit| begin(visit, &["new-tab-rules", "house-rules"])),
        ("new knights, cards", |visit| begin(visit, &["new-tab-cards"])),
        ("new knights, deck A", |visit| {
            begin(visit, &["new-tab-cards", "new-preset-official", "new-more"]);
        }),
        ("new knights, three dice", |visit| {
            begin(visit, &["new-tab-cards", "new-knights-preset-three-dice"]);
        }),
        ("new knights, own dice", |visit| begin(visit, &["new-tab-cards", "new-preset-own-dice"])),
        ("new knights, stacks", |visit| begin(visit, &["new-tab-cards", "new-preset-stacks"])),
        ("new knights, begin", |visit| begin(visit, &["new-tab-begin"])),
        ("new knights, in the middle", |visit| {
            begin(visit, &["new-tab-begin", "begin-middle", "begin-page-how"]);
        }),
    ];
    check(&pages(&[], &all));
    let tools: [(&str, Way); 4] = [
        ("new knights, walls", |visit| {
            begin(visit, &["new-tab-begin", "begin-middle", "begin-page-pieces"]);
            visit.window.tap_starting("begin-tool-wall");
        }),
        ("new knights, cities", |visit| {
            begin(visit, &["new-tab-begin", "begin-middle", "begin-page-pieces"]);
            visit.window.tap_starting("begin-tool-city");
        }),
        ("new knights, merchant", |visit| {
            begin(visit, &["new-tab-begin", "begin-middle", "begin-page-pieces"]);
            visit.window.tap_starting("begin-tool-merchant");
        }),
        ("new knights, home", |_| {}),
    ];
    let running = before(Following::Open).moment();
    check(&pages(&[&running], &tools));
}
