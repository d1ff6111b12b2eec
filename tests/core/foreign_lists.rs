//! Lists in files that others made: whatever an act or an opening can list, it lists no more
//! of than a table has, or the line is damage. What grows over many acts ends there, too, and
//! what a state holds is counted. Acts weigh as much as they take, whoever wrote them, so that no
//! file holds the start up.
//!
//! The lists are found by walking through the lines of games of all kinds, so that one that is
//! new is tried as soon as a game has it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use board::{Hex, Intersection, Path, Side};
use cards::RulingSet;
use chrono::DateTime;
use game::{
    Act, BadStep, Building, Chit, Condition, Correction, Deed, Edition, Entry, Following, Game,
    Impossible, NumberSource, RuleChange, Rules, SeaChange, SeaCorrection, SeaRules, Seat, Setup,
    SetupFields, State, Step,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};
use stats::{random_act, random_setup};
use store::{read_journal_bytes, read_position, write_position};

use crate::common::journals::numbered;
use crate::facts::each;

/// The longest line that is read.
const LINE: usize = 256 << 10;

/// The most bytes of a state, most of them for what is asked and for an island whose hexes lie
/// far apart.
const STATE: usize = 320 << 10;

/// How many letters more than one list could have are told of a state for each byte more.
const LETTERS_A_BYTE: usize = 16;
const LETTERS: usize = 8 << 10;

pub fn entry(step: Step) -> Entry {
    Entry::new(DateTime::UNIX_EPOCH, step)
}

pub fn act(act: Act) -> Entry {
    entry(Step::Act(act))
}

/// All that stands in a state but for how the game was opened, as letters: whatever is added
/// to it is in there.
fn told(state: &State) -> usize {
    format!("{state:?}").len() - format!("{:?}", state.setup()).len()
}

/// The rules of the games that are looked through.
fn kinds() -> Vec<(usize, Rules)> {
    let sea = Some(SeaRules::default());
    let base = Rules { target: 20, ..Rules::open_hands() };
    let secret = Rules { target: 20, ..Rules::default() };
    let knights = Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    vec![
        (3, base.clone()),
        (6, secret),
        (4, knights.clone()),
        (4, Rules { sea, ..base }),
        (6, Rules { sea, following: Following::Secret, ..knights.clone() }),
        (3, Rules { sea, ..knights }),
    ]
}

pub fn setup(players: usize, rules: Rules, seed: u64) -> Setup {
    let deck = cards::deck_a().expect("sound");
    random_setup(&[deck], players, rules, &mut StdRng::seed_from_u64(seed)).expect("a setup")
}

/// A random game of each kind, far into its course.
pub fn games() -> Vec<Game> {
    let mut games = Vec::new();
    for (nth, (players, rules)) in (0..).zip(kinds()) {
        let mut game = Game::new(setup(players, rules, nth));
        let mut rng = StdRng::seed_from_u64(nth);
        for _ in 0..260 {
            let Some(next) = random_act(&mut game.state().clone(), &mut rng) else { break };
            game.take(act(next)).expect("legal");
        }
        games.push(game);
    }
    games
}

/// Returns what random players never do: corrections, and a rule with many parts.
fn corrections(state: &State) -> Vec<Act> {
    let mut rulings = state.rules().rulings.clone();
    let event = "robber_attacks".to_owned().try_into().expect("a name");
    rulings.except.insert(event, RulingSet::Classic);
    let told = each(state, 2).into_iter().map(|(.., correction)| Deed::Correct { correction });
    let rule = Deed::ChangeRule { rule: RuleChange::Rulings(rulings) };
    told.chain([rule]).map(Act::of).collect()
}

/// Places in a line, and what stands there: `of` sees each list and each set of fields with the
/// way that leads to it.
fn walk(value: &Value, way: &mut Vec<String>, of: &mut impl FnMut(&[String], &Value)) {
    match value {
        Value::Array(items) => {
            of(way, value);
            for (nth, item) in items.iter().enumerate() {
                way.push(nth.to_string());
                walk(item, way, of);
                way.pop();
            }
        }
        Value::Object(fields) => {
            of(way, value);
            for (name, field) in fields {
                way.push(name.clone());
                walk(field, way, of);
                way.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn pointer(way: &[String]) -> String {
    way.iter().fold(String::new(), |pointer, step| pointer + "/" + step)
}

/// The way without numbers: lists of the same kind share it.
fn kind(way: &[String]) -> String {
    let steps = way.iter().map(|step| if step.parse::<usize>().is_ok() { "*" } else { step });
    steps.collect::<Vec<_>>().join(".")
}

/// The same with all its hexes elsewhere, so that places stay places.
fn elsewhere(value: &Value, nth: usize) -> Value {
    match value {
        Value::Array(items) => match items.as_slice() {
            [Value::Number(q), Value::Number(r)] => {
                let shift = |number: &serde_json::Number, by: usize| {
                    number.as_i64().map(|it| it + i64::try_from(by).expect("small"))
                };
                json!([shift(q, nth % 100), shift(r, nth / 100 % 100)])
            }
            _ => items.iter().map(|item| elsewhere(item, nth)).collect(),
        },
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, it)| (name.clone(), elsewhere(it, nth)));
            Value::Object(fields.collect::<Map<_, _>>())
        }
        other => other.clone(),
    }
}

/// Lines as `line`, each with one list or set of fields far longer: with the same in it, and
/// with others. What an empty list may hold is in `items`.
fn inflated(line: &Value, items: &BTreeMap<String, Value>, bytes: usize) -> Vec<(String, Value)> {
    let mut lists = Vec::new();
    walk(line, &mut Vec::new(), &mut |way, value| lists.push((way.to_vec(), value.clone())));
    let mut all = Vec::new();
    for (way, value) in lists {
        let mut with = |is: &str, item: &Value, put: &dyn Fn(usize, &mut Value)| {
            let mut longer = line.clone();
            let place = longer.pointer_mut(&pointer(&way)).expect("it was found there");
            (0..bytes / (item.to_string().len() + 8)).for_each(|nth| put(nth, place));
            all.push((format!("{} with {is}", kind(&way)), longer));
        };
        match &value {
            Value::Array(own) => {
                let Some(item) = own.last().or_else(|| items.get(&kind(&way))) else { continue };
                let push = |place: &mut Value, item| place.as_array_mut().expect("one").push(item);
                with("the same", item, &|_, place| push(place, item.clone()));
                with("others", item, &|nth, place| push(place, elsewhere(item, nth)));
            }
            Value::Object(own) => {
                let Some(field) = own.values().next_back() else { continue };
                with("fields", field, &|nth, place| {
                    let fields = place.as_object_mut().expect("one");
                    fields.insert(format!("x{nth}"), field.clone());
                });
            }
            _ => {}
        }
    }
    all
}

/// One item of every kind of list in these lines.
fn items<'a>(lines: impl IntoIterator<Item = &'a Value>) -> BTreeMap<String, Value> {
    let mut items = BTreeMap::new();
    for line in lines {
        walk(line, &mut Vec::new(), &mut |way, value| {
            if let Some(item) = value.as_array().and_then(|list| list.last()) {
                items.entry(kind(way)).or_insert_with(|| item.clone());
            }
        });
    }
    items
}

/// What is more in `after` than in `before` is counted, and no table has more.
#[track_caller]
fn is_counted(before: (usize, usize), after: &State, what: &str) {
    let (letters, bytes) = (told(after), after.bytes());
    let more = LETTERS_A_BYTE * bytes.saturating_sub(before.1) + LETTERS;
    assert!(letters <= before.0 + more, "{what}: {letters} after {}, {bytes} bytes", before.0);
    assert!(bytes <= STATE, "{what}: {bytes} bytes");
}

/// The acts of a game with how it stood before each, and corrections at its end.
fn steps(game: &Game) -> Vec<(Game, Value)> {
    let mut before = Game::new(Setup::clone(game.setup()));
    let mut steps = Vec::new();
    let mut add = |before: &Game, act: &Act| {
        let line = serde_json::to_value(entry(Step::Act(act.clone()))).expect("JSON");
        steps.push((before.clone(), line));
    };
    for (.., next) in game.acts() {
        add(&before, next);
        before.take(act(next.clone())).expect("it was taken");
    }
    for act in corrections(before.state()) {
        add(&before, &act);
    }
    steps
}

#[test]
fn a_list_in_an_act_holds_no_more_than_a_table_has_or_is_damage() {
    let all: Vec<_> = games().iter().flat_map(steps).collect();
    let items = items(all.iter().map(|(_, line)| line));
    let mut seen = BTreeSet::new();
    let (mut damage, mut taken) = (0, 0);
    for (before, line) in &all {
        let tags = ["/step/act/deed", "/step/act/correction/what", "/step/act/correction/fact"];
        let deed = tags.map(|tag| line.pointer(tag).and_then(Value::as_str).unwrap_or_default());
        let plays = before.state().sea().is_some();
        let stood = (told(before.state()), before.state().bytes());
        // Walking is cheap, blowing up isn't: only what hasn't been tried.
        let mut is_new = false;
        walk(line, &mut Vec::new(), &mut |way, value| {
            let is_full = value.as_array().is_some_and(|list| !list.is_empty());
            is_new |= seen.insert((deed.join(" "), kind(way), is_full, plays));
        });
        if !is_new {
            continue;
        }
        for (what, longer) in inflated(line, &items, LINE / 3) {
            let text = longer.to_string();
            let entry = serde_json::from_str::<Entry>(&text);
            let Some(entry) = entry.ok().filter(|_| text.len() <= LINE) else { continue };
            let mut game = before.clone();
            if game.take(entry).is_err() {
                damage += 1;
                continue;
            }
            taken += 1;
            is_counted(stood, game.state(), &format!("{deed:?} {what}"));
        }
    }
    assert!(damage > 100 && taken > 100, "{damage} and {taken} of {} lines", all.len());
}

#[test]
fn what_acts_add_ends_where_a_table_has_no_more_or_is_counted() {
    let mut seen = BTreeSet::new();
    for game in games() {
        let last = game.state().clone();
        for (before, line) in steps(&game) {
            let tags = ["deed", "does", "correction/what", "correction/fact", "what"];
            let of = |tag| line.pointer(&format!("/step/act/{tag}")).and_then(Value::as_str);
            let follows = ["sea", "knights"].map(|list| line.pointer(&format!("/step/act/{list}")));
            let follows = follows.map(|list| list.is_some());
            let is_opening = before.count() < 2 * last.players().count();
            if !seen.insert((tags.map(|tag| of(tag).map(str::to_owned)), follows, is_opening)) {
                continue;
            }
            for moves in [false, true] {
                let mut game = before.clone();
                let stood = (told(game.state()), game.state().bytes());
                for nth in 0..1_000 {
                    let line = if moves { elsewhere(&line, nth) } else { line.clone() };
                    let Ok(entry) = serde_json::from_value(line) else { break };
                    if game.take(entry).is_err() {
                        break;
                    }
                }
                is_counted(stood, game.state(), &format!("{line} again, elsewhere: {moves}"));
            }
        }
    }
    assert!(seen.len() > 60, "{} kinds of acts", seen.len());
}

/// Openings of all kinds of games, and of such as begin in their middle.
fn openings() -> Vec<Setup> {
    let mut openings = Vec::new();
    for game in games() {
        let fields = SetupFields::from(Setup::clone(game.setup()));
        openings.push(Setup::clone(game.setup()));
        let position = read_position(&write_position(game.state())).expect("it was written");
        let hands = position.following;
        let rules = Rules { following: hands, ..fields.rules.clone() };
        let start = Some(position.start);
        let island = position.island;
        openings.extend(Setup::new(SetupFields { rules, start, island, ..fields }));
    }
    assert!(openings.len() > 9, "{} openings", openings.len());
    openings
}

#[test]
fn a_list_in_an_opening_holds_no_more_than_a_table_has_or_the_game_is_refused() {
    let openings = openings();
    let lines: Vec<Value> =
        openings.iter().map(|setup| serde_json::to_value(setup).expect("JSON")).collect();
    let items = items(&lines);
    let mut taken = 0;
    for (setup, line) in openings.iter().zip(&lines) {
        let state = State::new(Arc::new(setup.clone()));
        let stood = (told(&state), state.bytes());
        let mut outer = line.clone();
        // What cards say is looked at with the decks.
        outer["decks"] = json!([]);
        for (what, mut longer) in inflated(&outer, &items, LINE) {
            longer["decks"] = line["decks"].clone();
            let Ok(setup) = serde_json::from_value::<Setup>(longer) else { continue };
            taken += 1;
            is_counted(stood, &State::new(Arc::new(setup)), &what);
        }
    }
    assert!(taken > 100, "{taken} openings");
}

fn sea_game() -> Game {
    let rules = Rules { sea: Some(SeaRules::default()), ..Rules::open_hands() };
    Game::new(setup(4, rules, 3))
}

/// The journal of a game of Seafarers with `acts`, up to the line that is damage.
fn read_up_to(acts: impl IntoIterator<Item = Act>) -> usize {
    let game = sea_game();
    let opening = json!({"format": "tableside-game", "version": 7, "setup": **game.setup()});
    let acts = acts.into_iter().map(|one| serde_json::to_string(&act(one)).expect("JSON"));
    let says: Vec<String> =
        [opening.to_string(), opening.to_string()].into_iter().chain(acts).collect();
    let bytes = numbered(says.iter().map(String::as_str));
    let opened = read_journal_bytes("foreign".as_ref(), &bytes).expect("it opens");
    opened.damage.expect("more than a table has").line
}

#[test]
fn points_of_an_island_are_earned_once_and_no_more_often_than_there_are_hexes() {
    let player = sea_game().state().active();
    let earns = |island| {
        let change = SeaChange::Earned { player, chit: Chit { island, points: 2 } };
        Act { sea: vec![change], ..Act::of(Deed::Pass) }
    };
    assert_eq!(read_up_to(vec![earns(Hex::new(0, 0)); 300]), 4);
    let islands = (-20..20).flat_map(|q| (-20..20).map(move |r| Hex::new(q, r)));
    assert_eq!(read_up_to(islands.map(earns)), 2 + 127 + 1);
}

#[test]
fn home_that_is_named_over_and_over_is_named_once() {
    let game = sea_game();
    let fields = SetupFields::from(Setup::clone(game.setup()));
    let mut line = serde_json::to_value(Setup::clone(game.setup())).expect("JSON");
    let land: Vec<Hex> = fields.island.tiles().iter().map(|tile| tile.at).collect();
    let often: Vec<Hex> = land.iter().cycle().take(100_000).copied().collect();
    line["sea"]["home"] = json!({"at": often});
    line["sea"]["begins"] = json!(often);
    let read: Setup = serde_json::from_value(line.clone()).expect("all of it is land");
    line["sea"]["home"] = json!({"at": land});
    line["sea"]["begins"] = json!(land);
    let once: Setup = serde_json::from_value(line).expect("the same");
    assert!(read == once);
    assert!(State::new(Arc::new(read)).bytes() < 32 << 10);
    let player = game.state().active();
    let hexes = vec![land[0]; 128];
    let home = Correction::Sea(SeaCorrection::Home { player, hexes });
    assert_eq!(read_up_to([Act::of(Deed::Correct { correction: home })]), 3);
}

fn corrects(correction: Correction) -> Act {
    Act::of(Deed::Correct { correction })
}

fn road(at: Path, seat: Seat) -> Act {
    corrects(Correction::Road { at, is: Some((seat, Condition::Intact)) })
}

fn ship(at: Path, seat: Seat) -> Act {
    let is = Some((seat, Condition::Intact));
    corrects(Correction::Sea(SeaCorrection::Ship { at, is }))
}

fn any() -> Act {
    Act::of(Deed::UseSource { numbers: NumberSource::Cards })
}

/// Returns how much work it is.
fn weighs(game: &mut Game, acts: impl IntoIterator<Item = Act>) -> u64 {
    let before = game.work();
    acts.into_iter().for_each(|one| game.take(act(one)).expect("a table may"));
    game.work() - before
}

#[test]
fn a_player_lays_no_more_roads_and_no_more_ships_than_lie_in_the_box() {
    let mut game = sea_game();
    let seats: Vec<Seat> = game.state().players().seats().collect();
    let row = |r: i8| (0..16).map(move |q| Path::of(Hex::new(q, r), Side::East));
    for (lays, rows) in [(road as fn(Path, Seat) -> Act, [0, 2]), (ship, [4, 6])] {
        for (seat, r) in seats.iter().zip(rows) {
            let (taken, end) = game.take_each(row(r).map(|at| act(lays(at, *seat))));
            let too_much = BadStep::Misfit(Impossible::TooMuch);
            assert_eq!((taken, end), (15, Err(too_much)), "{seat}");
        }
    }
    assert_eq!(
        (game.state().pieces().roads().count(), game.state().pieces().ships().count()),
        (30, 30)
    );
}

/// A table where the trade route of the first player takes long to find: the hardest of some
/// in which their roads and ships lie around seven hexes and meet at their buildings.
fn hard() -> (Game, Seat) {
    let hexes = Side::ALL.map(|side| Hex::new(0, 0).neighbor(side));
    let corners = hexes.into_iter().flat_map(Intersection::around);
    let paths: BTreeSet<Path> = corners.clone().flat_map(Intersection::paths).collect();
    let corners: BTreeSet<Intersection> = corners.collect();
    let paths: Vec<Path> = paths
        .into_iter()
        .filter(|path| path.ends().iter().all(|end| corners.contains(end)))
        .collect();
    assert_eq!((paths.len(), corners.len()), (30, 24));
    let mut rng = StdRng::seed_from_u64(4);
    let tables = (0..60).map(|_| {
        let mut game = sea_game();
        let seat = game.state().active();
        let mut paths = paths.clone();
        paths.shuffle(&mut rng);
        let (roads, ships) = paths.split_at(15);
        let laid =
            roads.iter().map(|at| road(*at, seat)).chain(ships.iter().map(|at| ship(*at, seat)));
        weighs(&mut game, laid);
        for at in corners.iter().copied() {
            let is = Some((seat, Building::Settlement));
            if game.state().pieces().buildings().count() < 9 && rng.random_bool(0.5) {
                weighs(&mut game, [corrects(Correction::Building { at, is })]);
            }
        }
        let weight = weighs(&mut game, [measures()]);
        (weight, game, seat)
    });
    let (_, game, seat) = tables.max_by_key(|(weight, ..)| *weight).expect("sixty");
    (game, seat)
}

/// An act after which all roads are measured, and nothing is otherwise.
fn measures() -> Act {
    corrects(Correction::Road { at: Path::of(Hex::new(20, 20), Side::East), is: None })
}

#[test]
fn an_act_that_measures_roads_weighs_as_much_as_the_search_takes() {
    let (mut game, seat) = hard();
    let mut easy = sea_game();
    let row = (0..15).map(|q| road(Path::of(Hex::new(q, 0), Side::East), seat));
    weighs(&mut easy, row);
    let [easy, hard] = [&mut easy, &mut game].map(|game| weighs(game, [measures()]));
    assert!(easy < 100, "{easy}");
    assert!(hard > 400, "{hard}");
}

#[test]
fn a_jump_weighs_as_much_as_the_acts_that_are_gone_through_again() {
    let (mut game, _) = hard();
    let hard = weighs(&mut game, [measures()]);
    // Every 64th state is kept: 40 acts are gone through again from there.
    while game.count() < 64 || game.count() % 64 != 40 {
        weighs(&mut game, [measures()]);
    }
    let last = game.acts().last().map(|(id, ..)| id);
    let cheap = weighs(&mut game, [any()]);
    let before = game.work();
    for _ in 0..10 {
        game.take(entry(Step::Back(last))).expect("it is there");
        game.take(act(any())).expect("it fits");
    }
    let jumps = game.work() - before;
    assert!(cheap < 10, "{cheap}");
    assert!(jumps >= 10 * 40 * hard, "{jumps}, an act: {hard}");
}

#[test]
fn a_game_weighs_as_much_when_it_is_read_as_when_it_was_played() {
    for game in games() {
        let (mut played, mut rng) =
            (Game::new(Setup::clone(game.setup())), StdRng::seed_from_u64(9));
        let mut entries = Vec::new();
        for nth in 0..400 {
            let step = match random_act(&mut played.state().clone(), &mut rng) {
                Some(act) if nth % 9 != 8 => Step::Act(act),
                _ => Step::Undo,
            };
            entries.push(entry(step));
            played.take(entries[nth].clone()).expect("legal");
        }
        let read = Game::replay(Setup::clone(game.setup()), entries).expect("it was played");
        assert_eq!(read.work(), played.work());
        assert!(read.work() < 6_000_000, "{}: no evening comes near the bound", read.work());
    }
}
