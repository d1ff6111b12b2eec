//! Laws of the facts that the table can tell: each can be told, written, read, said, and undone,
//! a position keeps it, and whatever lies on a table is told by one.

use std::collections::BTreeSet;

use board::{HarborKind, Hex, Terrain, Token};
use cards::Season;
use game::{
    Armament, Bandit, BarbarianTrack, Building, CardKind, Cards, Cargo, Chit, Condition, Context,
    Correction, Deed, Enforcement, Expansion, Expansions, FACTS, Fact, FishRules, Game, Ground,
    Holders, Knight, KnightLevel, KnightsRules, Merchant, OilRules, PrintedCardPlace, Readiness,
    RiverMap, RiversRules, Rules, ScenarioTable, Scope, SeaRules, Seat, State, Step, Subject,
    Table, ThisTurn, TokenPlace, Value, WagonRules, Wonder, WonderClaimed, played_facts,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use scenarios::{BuiltInScenario, Item};
use serde_json::Value as Json;
use stats::{random_act, random_scenario, random_setup};
use store::{read_position, write_position};
use words::game::GameWords;
use words::language::Language;
use words::text::Text;

use crate::common::{deck, take};
use crate::expansion_laws::follows;

fn rules(kind: Expansions) -> Rules {
    Rules {
        target: 30,
        knights: kind.has(Expansion::Knights).then(KnightsRules::default),
        sea: kind.has(Expansion::Sea).then(SeaRules::default),
        fish: kind.has(Expansion::Fish).then(FishRules::default),
        rivers: kind.has(Expansion::Rivers).then(RiversRules::default),
        wagons: kind.has(Expansion::Wagons).then(WagonRules::default),
        oil: kind.has(Expansion::Oil).then(OilRules::default),
        ..Rules::open_hands()
    }
}

/// A game of a kind before its first settlement.
pub fn opened(kind: Expansions, players: usize, rng: &mut StdRng) -> Game {
    Game::new(random_setup(&[deck()], players, rules(kind), rng).expect("a sound opening"))
}

/// A game of a kind, some way on its way.
fn played(kind: Expansions, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(players as u64);
    let mut game = opened(kind, players, &mut rng);
    for _ in 0..acts {
        let Some(act) = random_act(&mut game.state().clone(), &mut rng) else { break };
        take(&mut game, Step::Act(act));
    }
    game
}

fn games() -> impl Iterator<Item = Game> {
    let kinds = Expansions::combinations().flat_map(|kind| [3, 6].map(|players| (kind, players)));
    let of_scenarios = OWN_RULES.into_iter().flat_map(|id| [3, 6].map(|players| (id, players)));
    kinds
        .map(|(kind, players)| played(kind, players, 150))
        .chain(of_scenarios.map(|(id, players)| played_scenario(id, players, 250)))
}

/// Scenarios with rules of their own.
pub const OWN_RULES: [BuiltInScenario; 4] = [
    BuiltInScenario::ForgottenTribe,
    BuiltInScenario::Cloth,
    BuiltInScenario::PirateIslands,
    BuiltInScenario::Wonders,
];

/// A game of a scenario, some way on its way.
pub fn played_scenario(scenario: BuiltInScenario, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(players as u64);
    let scenario = scenario.scenario().expect("a sound file");
    let rules = rules([Expansion::Sea].into_iter().collect());
    let setup = random_scenario(&scenario, &[deck()], players, &rules, &mut rng);
    let mut game = Game::new(setup.expect("a sound opening"));
    for _ in 0..acts {
        let Some(act) = random_act(&mut game.state().clone(), &mut rng) else { break };
        take(&mut game, Step::Act(act));
    }
    game
}

fn tells(game: &mut Game, told: &Correction) -> bool {
    let deed = Deed::Correct { correction: told.clone() };
    let Ok(next) = game.propose(deed, Enforcement::ByTheRules) else { return false };
    take(game, Step::Act(next.into_act()));
    true
}

/// What a fact is told of in a game; of places so many of each kind on which something stands,
/// and so many others.
fn subjects(fact: &Fact, state: &State, places: usize) -> Vec<Subject> {
    let (pieces, island) = (state.pieces(), state.island());
    match fact.scope {
        Scope::Intersection => {
            let stand = pieces.buildings().map(|(at, ..)| at).take(places);
            let stand = stand.chain(pieces.knights().map(|(at, ..)| at).take(places));
            let free = island.intersections().into_iter().rev().filter(|at| pieces.is_free(*at));
            let villages = places_of_scenario(&state.table()).into_iter();
            let villages = villages.filter(|it| matches!(it, Subject::Intersection(_)));
            stand.chain(free.take(places)).map(Subject::from).chain(villages).collect()
        }
        Scope::Path => {
            let lie = pieces.roads().map(|(at, ..)| at).take(places);
            let lie = lie.chain(pieces.ships().map(|(at, ..)| at).take(places));
            let lie = lie.chain(island.harbors().iter().map(|harbor| harbor.path).take(places));
            let free = island.paths().into_iter().rev().filter(|at| pieces.link(*at).is_none());
            let bandits = state.wagons().map(|wagons| wagons.table().bandits.clone());
            let lie = lie.chain(bandits.into_iter().flatten());
            let sites = state.rivers().into_iter().flat_map(RiverMap::sites).take(places);
            lie.chain(free.take(places)).chain(sites).map(Subject::from).collect()
        }
        Scope::Hex => {
            let land = island.tiles().iter().map(|tile| tile.at).take(places);
            let sea = island.sea().iter().rev().copied().take(places);
            let lakes = island.markers().lakes.iter().map(|lake| lake.at).take(places);
            let grounds = island.markers().grounds.iter().map(|ground| ground.at).take(places);
            let springs = island.markers().springs.iter().map(|spring| spring.at).take(places);
            land.chain(sea).chain(springs).chain(lakes).chain(grounds).map(Subject::from).collect()
        }
        Scope::Card => state.printed().offered().into_iter().take(places).map(Into::into).collect(),
        Scope::Table
        | Scope::Seat
        | Scope::SeatTrack
        | Scope::Track
        | Scope::Award
        | Scope::PointCard => fact.subjects(state.players().seats()),
    }
}

/// Others than `is`, whether or not a game allows them.
fn others(is: &Value, seats: &[Seat]) -> Vec<Value> {
    let flip = |is: &ThisTurn| if *is == ThisTurn::Open { ThisTurn::Done } else { ThisTurn::Open };
    let (one, last) = (seats[0], seats[seats.len() - 1]);
    match is {
        Value::Count(count) => vec![(count.saturating_sub(1)).into(), (count + 1).into()],
        Value::Cards(cards) => {
            [Cards::none(), cards.less(Cards::of(CardKind::Ore, 1)), Cards::from_resources(|_| 12)]
                .map(Value::from)
                .to_vec()
        }
        Value::Kinds(_) => vec![vec![CardKind::Ore].into(), Vec::<CardKind>::new().into()],
        Value::Owner(_) => vec![None::<Seat>.into(), Some(one).into(), Some(last).into()],
        Value::Season(_) => Season::ALL.map(Value::from).to_vec(),
        Value::Printed(PrintedCardPlace::InPile) => vec![PrintedCardPlace::Aside.into()],
        Value::Printed(PrintedCardPlace::Aside) => vec![PrintedCardPlace::InPile.into()],
        Value::Building(_) => [Building::Settlement, Building::City, Building::LaidCity]
            .into_iter()
            .chain([Building::OilMetropolis])
            .map(|building| Some((last, building)).into())
            .chain([None::<(Seat, Building)>.into()])
            .collect(),
        Value::Link(_) => {
            vec![Some((last, Condition::Damaged)).into(), None::<(Seat, Condition)>.into()]
        }
        Value::Knight(_) => {
            let knight = Knight { level: KnightLevel::Mighty, readiness: Readiness::Active };
            vec![Some((last, knight)).into(), None::<(Seat, Knight)>.into()]
        }
        Value::Hex(_) => vec![Some(Hex::new(0, 0)).into(), None::<Hex>.into()],
        Value::Hexes(_) => vec![vec![Hex::new(0, 0)].into(), Vec::<Hex>::new().into()],
        Value::Intersection(_) => vec![None::<board::Intersection>.into()],
        Value::Merchant(_) => {
            let merchant = Merchant { at: Hex::new(0, 0), owner: last };
            vec![Some(merchant).into(), None::<Merchant>.into()]
        }
        Value::Chit(chit) => vec![Chit { points: chit.points + 1, ..*chit }.into()],
        Value::ThisTurn(is) => vec![flip(is).into()],
        Value::KnightTurn(action, promotion) => {
            vec![(flip(action), *promotion).into(), (*action, flip(promotion)).into()]
        }
        Value::Ground(_) => {
            let ground = |terrain| Ground { terrain, token: 4.try_into().ok() };
            vec![Some(ground(Terrain::Hills)).into(), Some(ground(Terrain::Fields)).into()]
        }
        Value::Harbors(_) => vec![vec![HarborKind::Any].into(), Vec::<HarborKind>::new().into()],
        Value::Item(_) => vec![Some(Item::Card).into(), None::<Item>.into()],
        Value::Armament(_) => vec![Armament::Armed.into(), Armament::Plain.into()],
        Value::Wonder(_) => vec![Some(Wonder::Theater).into(), None::<Wonder>.into()],
        Value::Terrain(_) => [Terrain::Hills, Terrain::Desert].map(Value::from).to_vec(),
        Value::TokenPlace(_) => TokenPlace::ALL.map(Value::from).to_vec(),
        Value::Token(_) => vec![Token::try_from(5).ok().into(), None::<Token>.into()],
        Value::Tokens(_) => vec![vec![Token::ALL[0]].into(), Vec::<Token>::new().into()],
        Value::Harbor(_) => vec![Some(HarborKind::Any).into(), None::<HarborKind>.into()],
        Value::Cargo(_) => vec![Some(Cargo::Glass).into(), None::<Cargo>.into()],
        Value::Bandit(_) => vec![Bandit::Here.into(), Bandit::Elsewhere.into()],
        Value::So => vec![Value::So],
    }
}

/// What may be told of a subject, first of all what the books have; where they know nothing of
/// it, what could be known.
fn values(fact: &Fact, state: &State, subject: Subject) -> Vec<Value> {
    let seats: Vec<Seat> = state.players().seats().collect();
    let unknown = match (fact.key, subject) {
        ("chit", _) => {
            state.island().tiles().first().map(|it| Chit { island: it.at, points: 0 }.into())
        }
        ("hidden", _) => Some(Value::So),
        _ => None,
    };
    let booked = fact.booked(state, subject).or(unknown);
    let bounds = fact.range(&Context::of(state)).into_iter();
    let bounds = bounds.flat_map(|range| [*range.start(), *range.end(), range.end() + 1]);
    let others = booked.iter().flat_map(|is| others(is, &seats)).collect::<Vec<_>>();
    booked.into_iter().chain(others).chain(bounds.map(Value::Count)).collect()
}

/// Whatever the table may tell in a game, whether or not it is allowed, at so many places.
pub fn each(state: &State, places: usize) -> Vec<(&'static Fact, Subject, Value, Correction)> {
    let mut all = Vec::new();
    for fact in played_facts(state.rules()) {
        for subject in subjects(fact, state, places) {
            for value in values(fact, state, subject) {
                let told = Correction::of(fact, subject, value.clone());
                all.extend(told.map(|told| (fact, subject, value, told)));
            }
        }
    }
    all
}

/// One of them, drawn by lot.
pub fn any_told(state: &State, rng: &mut impl Rng) -> Correction {
    let facts: Vec<&Fact> = played_facts(state.rules()).collect();
    loop {
        let fact = facts.choose(rng).expect("some");
        let Some(subject) = subjects(fact, state, usize::MAX).choose(rng).copied() else {
            continue;
        };
        let Some(value) = values(fact, state, subject).choose(rng).cloned() else { continue };
        if let Some(told) = Correction::of(fact, subject, value) {
            return told;
        }
    }
}

/// Everything that is told of each fact in these games.
fn each_told(mut tell: impl FnMut(&mut Game, &'static Fact, Subject, &Value, Correction)) {
    for mut game in games() {
        for (fact, subject, value, told) in each(game.state(), 5) {
            tell(&mut game, fact, subject, &value, told);
        }
    }
}

/// The names of all facts, each with its room.
fn all() -> BTreeSet<(usize, &'static str)> {
    let rooms = FACTS.into_iter().enumerate();
    rooms.flat_map(|(room, facts)| facts.iter().map(move |fact| (room, fact.key))).collect()
}

fn name(fact: &Fact) -> (usize, &'static str) {
    let room = FACTS.iter().position(|room| room.contains(&fact));
    (room.expect("one of them"), fact.key)
}

#[test]
fn every_fact_is_written_and_read_as_it_was_told() {
    let mut seen = BTreeSet::new();
    each_told(|_, fact, subject, value, told| {
        let written = serde_json::to_string(&told).expect("writes");
        assert_eq!(serde_json::from_str::<Correction>(&written).expect("reads"), told);
        let (same, of, is) = told.told();
        assert_eq!((same, of, &is), (fact, subject, value));
        seen.insert(name(fact));
    });
    assert_eq!(seen, all(), "each has a name of its own in its room, and was told");
}

/// Where a fact that was told is looked for, and whether it may be another one there: a chit
/// stands for its whole island.
fn is_exact(fact: &Fact) -> bool {
    !["chit", "hidden"].contains(&fact.key)
}

#[test]
fn a_fact_that_is_told_stands_in_the_books_says_what_was_and_is_gone_when_undone() {
    let texts = Language::ALL.map(Text::of);
    let mut done = BTreeSet::new();
    each_told(|game, fact, subject, value, told| {
        let before = game.clone();
        let was = before.state().booked(&told);
        if !tells(game, &told) {
            return;
        }
        done.insert(name(fact));
        let after = game.state();
        follows(after);
        if fact.key != "holder" {
            assert_eq!(after.position().holders_after(), *after.holders(), "{told:?}");
        }
        // What follows by itself, as a number that pays out at last, may change it at once.
        let goes_on = game.last().is_some_and(|act| act.payout.is_some());
        if is_exact(fact) && !goes_on {
            assert_eq!(fact.booked(after, subject).as_ref(), Some(value), "{told:?}");
        }
        if let Some(laid) = fact.on(&after.table(), subject) {
            assert_eq!(laid, *value, "{told:?}");
        }
        for text in &texts {
            let no_time = |_| String::new();
            let act = game.last().expect("told");
            let line = GameWords::now(text, game, &no_time).history_line(act, before.state());
            let say = GameWords::now(text, &before, &no_time);
            assert!(!line.contains(['[', '{', '$']), "{line}");
            let was = was.as_ref().filter(|was| **was != told);
            if let Some(old) = was.map(|was| say.corrected(was)) {
                assert!(line.contains(&old), "{told:?}: {line} without {old}");
            }
        }
        if is_exact(fact) && !goes_on {
            assert_eq!(after.booked(&told), Some(told.clone()), "told once more, nothing was else");
        }
        take(game, Step::Undo);
        assert_eq!(game.state(), before.state(), "{told:?}");
    });
    assert_eq!(done, all(), "each was told and taken");
}

#[test]
fn a_position_keeps_every_fact_that_was_told() {
    let mut kept = BTreeSet::new();
    each_told(|game, fact, subject, value, told| {
        let is_fresh = game.state().tasks().is_empty() && game.state().number().is_none();
        if !is_fresh || !tells(game, &told) {
            return;
        }
        let read = read_position(&write_position(game.state())).expect("a position");
        let order: Vec<Seat> = game.state().seating().order().collect();
        let is_same_order = order.iter().copied().eq(game.state().players().seats());
        // No city lies on its side where nobody attacks.
        let is_odd = game.state().rules().knights.is_none()
            && matches!(value, Value::Building(Some((_, Building::LaidCity))));
        // With wagons a position has no robber (TRADERS 5.1).
        let is_gone = game.state().wagons().is_some() && fact.key == "robber";
        let is_odd = is_odd || is_gone;
        if let Some(laid) = fact.on(&read.start, subject).filter(|_| is_same_order && !is_odd) {
            assert_eq!(laid, *value, "{told:?}");
            kept.insert(name(fact));
        }
        take(game, Step::Undo);
    });
    assert!(kept.len() > 18, "{kept:?}");
}

#[test]
fn a_number_out_of_its_range_is_refused() {
    each_told(|game, fact, _, value, told| {
        let Value::Count(count) = value else { return };
        let Some(range) = fact.range(&Context::of(game.state())) else { return };
        if !range.contains(count) {
            let deed = Deed::Correct { correction: told.clone() };
            assert!(game.propose(deed, Enforcement::AsTheTableDid).is_err(), "{told:?}");
        }
    });
}

/// Sets that are offered and have everything between them: what is offered with Cities & Knights,
/// or with oil, and without rivers and wagons, beside which no lake lies.
fn fullest() -> [Expansions; 3] {
    let without = |left_out: &[Expansion]| {
        Expansion::ALL.into_iter().filter(|it| !left_out.contains(it)).collect()
    };
    [
        without(&[Expansion::Oil]),
        without(&[Expansion::Knights]),
        without(&[Expansion::Oil, Expansion::Rivers, Expansion::Wagons]),
    ]
}

/// A table of such a game on which everything lies, and a game after its opening in which nothing
/// does.
fn full(kind: Expansions) -> (Table, State) {
    let game = played(kind, 4, 0);
    let mut state = game.state().clone();
    let mut rng = StdRng::seed_from_u64(1);
    while matches!(state.phase(), game::Phase::Founding { .. }) || !state.tasks().is_empty() {
        random_act(&mut state, &mut rng).expect("an opening");
    }
    let mut table = state.table();
    let seats: Vec<Seat> = state.players().seats().collect();
    let (one, other) = (seats[0], seats[1]);
    let (corners, paths) = (state.island().intersections(), state.island().paths());
    table.robber = Some(Hex::new(0, 0));
    table.season = Some(Season::Winter);
    table.bank = Some(Cards::from_resources(|_| 4));
    table.barbarians = BarbarianTrack::try_from(3).ok();
    table.holders = Holders::default();
    for award in cards::Award::ALL {
        table.holders.set(award, Some(one));
    }
    for counts in [&mut table.knight_cards, &mut table.revealed, &mut table.hidden] {
        counts.iter_mut().for_each(|(_, count)| *count = 2);
    }
    let knight = Knight { level: KnightLevel::Basic, readiness: Readiness::Inactive };
    table.pieces.put_building(corners[0], one, Building::City);
    table.pieces.put_road(paths[0], one, Condition::Intact);
    table.pieces.put_ship(paths[30], other, Condition::Intact);
    if let Some(site) = state.rivers().and_then(|map| map.sites().next()) {
        table.pieces.put_bridge(site, one, Condition::Intact);
    }
    if let Some(knights) = &mut table.knights {
        table.pieces.put_wall(corners[0], one);
        table.pieces.put_knight(corners[9], other, knight);
        for track in game::Track::ALL {
            knights.metropolises[track] = Some(corners[0]);
            knights.improvements.iter_mut().for_each(|(_, of)| of.set(track, game::Level::ABLE));
            knights.progress.iter_mut().for_each(|(_, of)| of[track] = 1);
        }
        for point in game::PointCard::ALL {
            knights.shown[point] = Some(other);
        }
        knights.defenders.iter_mut().for_each(|(_, count)| *count = 1);
        knights.merchant = Some(Merchant { at: Hex::new(1, 0), owner: one });
        knights.attacks = 2;
        (knights.used, knights.promoted) = (vec![corners[9]], vec![corners[9]]);
    }
    if let Some(oil) = &mut table.oil {
        let land = state.island().tiles().iter().filter(|it| it.token.is_some()).map(|it| it.at);
        oil.oil.iter_mut().for_each(|(_, count)| *count = 2);
        oil.sequestered.iter_mut().for_each(|(_, count)| *count = 1);
        (oil.track, oil.destroyed, oil.champion) = (2, land.take(1).collect(), Some(other));
        (oil.used, oil.laid) = (vec![one], vec![other]);
    }
    let fish = table.fish.as_mut().expect("played");
    fish.tokens.iter_mut().for_each(|(_, count)| *count = 2);
    (fish.supply, fish.spent, fish.boot) = (5, 3, Some(other));
    for (_, wagon) in table.wagons.iter_mut().flat_map(|wagons| wagons.wagons.iter_mut()) {
        (wagon.load, wagon.delivered) = (Some(Cargo::Sand), 2);
    }
    let sea = table.sea.as_mut().expect("played");
    sea.pirate = state.island().sea().first().copied();
    (sea.built, sea.moved) = (vec![paths[30]], vec![other]);
    for seat in seats {
        *sea.home.get_mut(seat).expect("a seat") = vec![Hex::new(1, 0)];
        *sea.chits.get_mut(seat).expect("a seat") =
            vec![Chit { island: Hex::new(0, 0), points: 2 }];
    }
    (table, state)
}

/// The fields of what was written, `cities_and_knights/defenders`, each with what it says: parts
/// of the table, and parts of those of its parts that have names.
fn fields(written: &Json) -> BTreeSet<(String, String)> {
    let parts = [
        "cities_and_knights",
        "seafarers",
        "fish",
        "wagons",
        "stacks",
        "oil",
        "pieces",
        "island",
        "table",
        "scenario",
        "tribe",
        "cloth",
        "pirates",
        "wonders",
    ];
    let Json::Object(all) = written else { panic!("an object: {written}") };
    let field = |(name, value): (&String, &Json)| {
        if parts.contains(&name.as_str()) && value.is_object() {
            let inner = fields(value).into_iter();
            inner.map(|(field, is)| (format!("{name}/{field}"), is)).collect()
        } else if let (true, Json::Array(all)) = (name == "wagons", value) {
            let of = |(nth, one)| fields(one).into_iter().map(move |(it, is)| (it, nth, is));
            let inner = all.iter().enumerate().flat_map(of);
            inner.map(|(it, nth, is)| (format!("{name}/{it}"), format!("{nth} {is}"))).collect()
        } else {
            vec![(name.clone(), value.to_string())]
        }
    };
    all.iter().flat_map(field).collect()
}

/// The one field that is another; none where something else follows from it, too.
fn changed(before: &Json, after: &Json) -> Option<String> {
    let (before, after) = (fields(before), fields(after));
    let both = before.symmetric_difference(&after).map(|(field, _)| field.clone());
    let both: BTreeSet<String> = both.collect();
    both.first().filter(|_| both.len() == 1).cloned()
}

/// A state, as far as a table can tell of it.
fn told_of(state: &State) -> Json {
    // The sea is where neither land lies nor anything is hidden.
    let mut island = serde_json::to_value(state.island()).expect("writes");
    island.as_object_mut().expect("an island").remove("sea");
    serde_json::json!({
        "table": state.table(),
        "island": island,
        "turn": state.turn(),
        "pile": state.pile().map(cards::Pile::left),
        "printed": state.printed().offered(),
        "fleet": state.knights().map(|knights| &knights.turn.fleet),
    })
}

/// The fields that a fact tells by itself: on a table where everything lies, or, where no table
/// has it, in a game.
fn tells_of(fact: &Fact, table: &Table, state: &State) -> BTreeSet<String> {
    let seats: Vec<Seat> = state.players().seats().collect();
    let written = |table: &Table| serde_json::json!({ "table": table });
    let mut found = BTreeSet::new();
    let corners = table.pieces.buildings().map(|(at, ..)| at.into());
    let corners = corners.chain(table.pieces.knights().map(|(at, ..)| at.into()));
    let ships = table.pieces.ships().map(|(at, ..)| at.into());
    let full = subjects(fact, state, 5).into_iter().chain(corners).chain(ships);
    let bridges = table.pieces.bridges().map(|(at, ..)| at.into());
    let full = full.chain(places_of_scenario(table)).chain(bridges);
    for subject in full {
        if let Some(is) = fact.on(table, subject) {
            for value in others(&is, &seats) {
                let mut other = table.clone();
                fact.put(&mut other, subject, value);
                found.extend(changed(&written(table), &written(&other)));
            }
            continue;
        }
        for value in values(fact, state, subject) {
            let Some(correction) = Correction::of(fact, subject, value) else { continue };
            let mut other = state.clone();
            let deed = Deed::Correct { correction };
            if other.perform(deed, Enforcement::AsTheTableDid).is_ok() {
                found.extend(changed(&told_of(state), &told_of(&other)));
            }
        }
    }
    found
}

/// Places on which something of a scenario with rules of its own lies.
fn places_of_scenario(table: &Table) -> Vec<Subject> {
    match table.sea.as_ref().and_then(|sea| sea.scenario.as_ref()) {
        Some(ScenarioTable::Tribe(tribe)) => {
            tribe.marked.iter().map(|(path, _)| (*path).into()).collect()
        }
        Some(ScenarioTable::Cloth(cloth)) => cloth.villages.iter().map(|it| it.at.into()).collect(),
        Some(ScenarioTable::Pirates(_) | ScenarioTable::Wonders(_)) | None => Vec::new(),
    }
}

/// Facts of scenarios with rules of their own.
const OF_SCENARIOS: [&str; 11] = [
    "item",
    "tribe_chits",
    "held_harbors",
    "village",
    "cloth_supply",
    "cloth",
    "pirate_fleet",
    "fortress",
    "warship",
    "wonder",
    "wonder_level",
];

#[test]
fn whatever_lies_on_the_table_of_a_scenario_is_told_by_a_fact() {
    // Places that the map has, and nobody moves.
    let of_maps = [
        "pirates/course",
        "pirates/safe",
        "pirates/marked",
        "wonders/strait",
        "wonders/wasteland",
        "wonders/lighthouses",
        "wonders/barred",
    ];
    let mut needed = BTreeSet::new();
    for (scenario, players) in OWN_RULES.into_iter().zip([4, 3, 6, 5]) {
        let mut state = played_scenario(scenario, players, 300).state().clone();
        let mut table = state.table();
        if let Some(ScenarioTable::Wonders(wonders)) = scenario_of(&mut table) {
            let owner = state.players().seats().next().expect("a player");
            wonders.claimed[Wonder::Wall] = Some(WonderClaimed { owner, level: 2 });
        }
        let start = "table/seafarers/scenario/";
        let wanted = fields(&serde_json::json!({ "table": table })).into_iter();
        let mut wanted: BTreeSet<String> =
            wanted.map(|(field, _)| field).filter(|field| field.starts_with(start)).collect();
        wanted.retain(|field| !of_maps.iter().any(|of_map| field.ends_with(of_map)));
        state.perform(Deed::BreakOff, Enforcement::ByTheRules).expect("breaks off");
        for fact in FACTS.into_iter().flatten() {
            let told = tells_of(fact, &table, &state);
            if told.iter().any(|field| field.starts_with(start)) {
                needed.insert(fact.key);
            }
            wanted.retain(|field| !told.contains(field));
        }
        assert_eq!(wanted, BTreeSet::new(), "no row of {scenario:?} tells these");
    }
    assert_eq!(needed, OF_SCENARIOS.into_iter().collect());
}

fn scenario_of(table: &mut Table) -> Option<&mut ScenarioTable> {
    table.sea.as_mut()?.scenario.as_mut()
}

#[test]
fn whatever_lies_on_a_table_is_told_by_a_fact_and_a_row_left_out_is_noticed() {
    let mut of_any: BTreeSet<_> = all().into_iter().map(|(_, key)| key).collect();
    of_any.retain(|key| !OF_SCENARIOS.contains(key));
    for kind in fullest() {
        for key in told_of_full(kind) {
            of_any.remove(key);
        }
    }
    assert_eq!(of_any, BTreeSet::new(), "each was asked of a table that has it");
}

/// Asks it of the table of one such game; returns the facts of it.
fn told_of_full(kind: Expansions) -> Vec<&'static str> {
    let (table, state) = full(kind);
    let mut wanted: BTreeSet<String> =
        fields(&told_of(&state)).into_iter().map(|(field, _)| field).collect();
    let laid = fields(&serde_json::json!({ "table": table }));
    wanted.extend(laid.into_iter().map(|(field, _)| field));
    // Where the ship of the barbarians is, is a deed of its own.
    wanted.remove("table/ship");
    // A table without Cities & Knights has none of these.
    let of_knights = ["fleet", "table/pieces/knights", "table/pieces/walls"];
    wanted.retain(|field| state.knights().is_some() || !of_knights.contains(&field.as_str()));
    let is_dry = !kind.has(Expansion::Rivers) && !kind.has(Expansion::Wagons);
    let is_there = |fact: &&Fact| is_dry || fact.key != "lake";
    let of_any = played_facts(state.rules()).filter(|fact| !OF_SCENARIOS.contains(&fact.key));
    let of_any = of_any.filter(is_there);
    let rows: Vec<(&Fact, BTreeSet<String>)> =
        of_any.map(|fact| (fact, tells_of(fact, &table, &state))).collect();
    let untold = |left_out: Option<&Fact>| {
        let others = rows.iter().filter(|(fact, _)| Some(*fact) != left_out);
        let told: BTreeSet<_> = others.flat_map(|(_, told)| told.iter().cloned()).collect();
        wanted.difference(&told).cloned().collect::<Vec<_>>()
    };
    assert_eq!(untold(None), [""; 0], "no row tells these");
    for (fact, told) in &rows {
        assert!(!untold(Some(fact)).is_empty(), "{fact:?} tells what others tell: {told:?}");
    }
    rows.iter().map(|(fact, _)| fact.key).collect()
}
