//! Wagons by the rules: reach, tolls, deliveries, the baggage train, bandits, and what is thrown
//! again (TRADERS 5, 12.5).

use std::collections::BTreeMap;

use board::{Hex, Intersection, Island, Path, Resource, Side, Site, Terrain, Tile};
use cards::Freedom;
use game::{
    Bandit, Building, Cargo, Condition, Correction, Deed, DevelopmentCard, Discrepancy, GoldMove,
    Rules, Setup, SetupFields, StealTargets, Task, TrainLevel, WagonBoard, WagonChange,
    WagonCorrection, WagonDeed, WagonDiscrepancy, WagonRules, WagonTask,
};
use serde_json::{Value, json};

use crate::common::{Table, cards, roll, setup_with};
use crate::oracle::answers;

/// A hex of TRADERS 9.5 by its row and column, with the middle of the board at `[0, 0]`.
const fn hex(row: i8, column: i8) -> Hex {
    Hex::new(column - row / 2 - 2, row - 3)
}

/// Corners by the names of TRADERS 12.
const BOTTOM: Side = Side::SouthWest;
const NE: Side = Side::East;
const SE: Side = Side::SouthEast;

fn corner(row: i8, column: i8, side: Side) -> Intersection {
    Intersection::of(hex(row, column), side)
}

fn path(row: i8, column: i8, side: Side) -> Path {
    Path::of(hex(row, column), side)
}

fn island() -> Island {
    let board = WagonBoard::Small;
    board.island(&board.terrain()).expect("a board")
}

fn quarry() -> Intersection {
    Intersection::plaza(hex(1, 4))
}

/// The small board as a line, with these players and fields.
fn line(players: &Value, more: &Value) -> Value {
    let island = island();
    let hexes = island.tiles().iter().map(|tile: &Tile| match tile.terrain {
        Terrain::Trade(site) => json!({"at": tile.at, "terrain": "trade", "site": site}),
        terrain => json!({"at": tile.at, "terrain": terrain.key(), "token": tile.token}),
    });
    let mut line = json!({
        "expansions": ["wagons"],
        "hexes": hexes.collect::<Vec<_>>(),
        "barred": island.barred_paths(),
        "players": players,
        "active": 0,
    });
    for (key, value) in more.as_object().expect("fields") {
        line[key] = value.clone();
    }
    line
}

/// Answers to a line.
fn answer(line: &Value) -> Value {
    let (answered, mut answers) = answers(&line.to_string());
    assert!(answered, "{answers:?}");
    answers.remove(0)
}

/// Places that the first player's wagon can stop at, with points and gold, without grain or with it.
fn reach(line: &Value, kind: &str) -> BTreeMap<Intersection, (u64, u64)> {
    let answer = answer(line);
    let stops = answer["wagon_reach"][kind].as_array().expect("stops").clone();
    let number = |stop: &Value, name: &str| stop[name].as_u64().expect("a number");
    let place = |stop: &Value| serde_json::from_value(stop["at"].clone()).expect("a place");
    stops.iter().map(|it| (place(it), (number(it, "points"), number(it, "gold")))).collect()
}

fn wagon(at: Intersection, level: u8) -> Value {
    json!({"wagon": {"at": at, "level": level}})
}

/// Case 51.
#[test]
fn a_wagon_without_roads_goes_two_paths_far_or_three_with_a_grain() {
    let at = corner(1, 4, BOTTOM);
    let stops = reach(&line(&json!([wagon(at, 1), {}]), &json!({})), "plain");
    let expected = BTreeMap::from([
        (corner(1, 4, SE), (2, 0)),
        (corner(1, 3, SE), (2, 0)),
        (corner(2, 4, SE), (2, 0)),
        (quarry(), (2, 0)),
        (corner(1, 3, NE), (4, 0)),
        (corner(1, 3, BOTTOM), (4, 0)),
        (corner(2, 4, BOTTOM), (4, 0)),
        (corner(2, 5, NE), (4, 0)),
        (corner(2, 5, BOTTOM), (4, 0)),
    ]);
    assert_eq!(stops, expected);
    let second = reach(&line(&json!([wagon(at, 2), {}]), &json!({})), "plain");
    assert_eq!(second, expected, "a fifth point leads no further");
    let fed = reach(&line(&json!([wagon(at, 1), {}]), &json!({})), "grain");
    assert_eq!(fed.len(), 15);
}

/// Case 52.
#[test]
fn a_bandit_on_the_path_costs_two_points_more() {
    let bandits = json!({"bandits": WagonBoard::Small.bandits()});
    let stops = reach(&line(&json!([wagon(corner(1, 4, BOTTOM), 1), {}]), &bandits), "plain");
    assert_eq!(stops.len(), 8);
    assert!(!stops.contains_key(&corner(1, 3, BOTTOM)));
}

/// Case 53.
#[test]
fn anothers_road_is_quick_and_costs_a_toll_that_has_to_be_paid() {
    let own = path(1, 4, Side::SouthWest);
    let theirs = [path(2, 4, Side::East), path(2, 4, Side::SouthEast)];
    let with = |gold: u16| {
        let mut first = wagon(corner(1, 4, BOTTOM), 1);
        first["roads"] = json!([own]);
        first["gold"] = json!(gold);
        reach(&line(&json!([first, {"roads": theirs}]), &json!({})), "plain")
    };
    let poor = with(0);
    assert_eq!(poor.len(), 6);
    assert_eq!(poor.get(&corner(1, 3, SE)), Some(&(1, 0)));
    assert!(!poor.contains_key(&corner(2, 4, SE)));
    let one = with(1);
    assert_eq!(one.len(), 8);
    assert_eq!(one.get(&corner(2, 4, SE)), Some(&(1, 1)));
    let two = with(2);
    assert_eq!(two.len(), 11);
    assert_eq!(two.get(&corner(2, 4, BOTTOM)), Some(&(2, 2)));
    assert_eq!(two.get(&corner(3, 3, SE)), Some(&(4, 2)));
}

/// Case 54.
#[test]
fn a_wagon_leaves_the_plaza_where_it_stood_by_any_inner_path() {
    let inner = Path::inner(hex(1, 4), BOTTOM);
    let mut first = wagon(quarry(), 1);
    first["roads"] = json!([inner]);
    let stops = reach(&line(&json!([first, {}]), &json!({})), "plain");
    let corners: Vec<_> = island().paths_at(quarry()).map(|path| path.ends()[1]).collect();
    assert_eq!(corners.len(), 4);
    for at in corners {
        let points = if at == corner(1, 4, BOTTOM) { 1 } else { 2 };
        assert_eq!(stops.get(&at), Some(&(points, 0)));
    }
}

/// Case 56.
#[test]
fn a_site_takes_what_it_needs_for_a_point_and_gold_and_gives_its_next_token() {
    let castle = Intersection::plaza(hex(3, 1));
    let with = |load: &str| {
        let wagon = json!({"wagon": {"at": castle, "level": 3, "load": load}});
        answer(&line(&json!([wagon, {}]), &json!({})))["delivery"].clone()
    };
    assert_eq!(with("glass"), json!({"delivers": true, "gold": 3, "points": 1, "loads": true}));
    assert_eq!(with("tools"), json!({"delivers": false, "loads": false}));
}

/// Case 59.
#[test]
fn a_level_says_with_which_numbers_bandits_are_driven_off() {
    let at = corner(1, 4, BOTTOM);
    for (level, numbers) in [(1, json!([])), (4, json!([4, 5, 6])), (5, json!([3, 4, 5, 6]))] {
        let answer = answer(&line(&json!([wagon(at, level), {}]), &json!({})));
        assert_eq!(answer["drives_off"], numbers);
    }
}

/// Case 61.
#[test]
fn deliveries_and_the_last_level_are_points() {
    let mut first = wagon(corner(1, 4, BOTTOM), 5);
    first["wagon"]["delivered"] = json!(3);
    first["settlements"] =
        json!([corner(4, 2, BOTTOM), corner(4, 3, BOTTOM), corner(4, 4, BOTTOM), corner(2, 2, NE)]);
    first["cities"] = json!([corner(3, 3, NE)]);
    first["knights"] = json!(3);
    let answer = answer(&line(&json!([first, {}, {}]), &json!({})));
    assert_eq!(answer["points"][0], 12);
    assert_eq!(answer["needs"], json!([13, 13, 13]));
}

/// Case 62.
#[test]
fn a_damaged_road_costs_two_points_and_no_toll() {
    let at = corner(1, 4, BOTTOM);
    let damaged = path(2, 4, Side::East);
    let players = json!([wagon(at, 1), {"damaged_roads": [damaged]}]);
    let stops = reach(&line(&players, &json!({})), "plain");
    assert_eq!(stops.get(&corner(2, 4, SE)), Some(&(2, 0)));
}

/// Case 79.
#[test]
fn with_fish_and_harbormaster_the_holder_of_the_boot_needs_14() {
    let more = json!({"expansions": ["fish", "wagons"], "fish": {"boot": 0}, "harbormaster": true});
    let answer = answer(&line(&json!([{}, {}, {}]), &more));
    assert_eq!(answer["needs"], json!([14, 13, 13]));
}

/// Case 83.
#[test]
fn a_12_brings_nothing_to_four_players_and_something_to_five() {
    let with = |players: usize| {
        let mut all = vec![json!({}); players];
        all[0] = json!({"settlements": [corner(1, 2, Side::NorthEast)]});
        let mut line = line(&json!(all), &json!({"roll": 12}));
        for hex_line in line["hexes"].as_array_mut().expect("hexes") {
            if hex_line["at"] == json!(hex(1, 2)) {
                hex_line["token"] = json!(12);
            }
        }
        answer(&line)["production"][0].clone()
    };
    assert_eq!(with(4), json!({}));
    assert_eq!(with(5).as_object().expect("cards").len(), 1);
}

fn rules() -> Rules {
    Rules { target: 13, wagons: Some(WagonRules::default()), ..Rules::open_hands() }
}

/// Three players on the small board before the first settlement.
fn unopened(rules: Rules) -> Table {
    let board = WagonBoard::Small;
    let plain = Rules { wagons: None, fish: None, ..rules.clone() };
    let fields = SetupFields::from(setup_with(3, plain, &[]));
    let fields = SetupFields { rules, island: island(), bandits: board.bandits(), ..fields };
    Table::at(Setup::new(fields).expect("a setup"))
}

/// The same in the first player's turn, after a number that brings no task.
fn trading() -> Table {
    trading_by(rules())
}

fn trading_by(rules: Rules) -> Table {
    let mut table = unopened(rules);
    let places = [
        (corner(4, 2, BOTTOM), path(4, 2, Side::SouthWest)),
        (corner(4, 4, BOTTOM), path(4, 4, Side::SouthWest)),
        (corner(2, 2, NE), path(2, 2, Side::East)),
        (corner(3, 2, BOTTOM), path(3, 2, Side::SouthWest)),
        (corner(3, 4, NE), path(3, 4, Side::East)),
        (corner(1, 4, BOTTOM), path(1, 4, Side::SouthWest)),
    ];
    for (settlement, road) in places {
        table.does(Deed::FoundSettlement { at: settlement });
        table.does(Deed::FoundRoad { at: road });
    }
    table.does(roll(3));
    table
}

fn told(table: &mut Table, correction: WagonCorrection) {
    table.does(Deed::Correct { correction: Correction::Wagons(correction) });
}

fn gold(table: &Table, nth: usize) -> u16 {
    table.state.gold_of(table.seat(nth))
}

#[test]
fn the_opening_ends_with_a_city_where_the_wagon_stands_and_five_gold() {
    let table = trading();
    let seat = table.seat(0);
    let wagon = table.state.wagon(seat).expect("a wagon");
    assert_eq!(wagon.at, Some(corner(1, 4, BOTTOM)));
    assert_eq!(table.state.pieces().building(corner(1, 4, BOTTOM)), Some((seat, Building::City)));
    assert_eq!((wagon.level, wagon.delivered, wagon.load), (TrainLevel::FIRST, 0, None));
    assert_eq!(gold(&table, 0), 5);
    assert_eq!(table.state.robber(), None);
    assert_eq!(table.state.wagons().expect("wagons").table().bandits.len(), 3);
}

/// Cases 55 and 57.
#[test]
fn the_first_visit_loads_a_token_without_gold_or_point_and_ends_the_move() {
    let mut table = trading();
    let seat = table.seat(0);
    let act = table.does(WagonDeed::Travel { to: quarry() });
    assert_eq!(act.wagons, [WagonChange::Went { player: seat, points: 2 }]);
    assert_eq!(act.gold, []);
    assert_eq!(table.state.tasks(), [WagonTask::Load { player: seat, site: Site::Quarry }.into()]);
    table.refuses(WagonDeed::Load { player: seat, cargo: Cargo::Glass });
    table.does(WagonDeed::Load { player: seat, cargo: Cargo::Marble });
    let wagon = table.state.wagon(seat).expect("a wagon");
    assert_eq!(wagon.load, Some(Cargo::Marble));
    assert_eq!(table.state.wagons().expect("wagons").table().stacks.quarry, 11);
    // Two points are left, and a grain would bring two more: of no use.
    table.does(Deed::CorrectHand { player: seat, cards: cards(&[(Resource::Grain, 2)]) });
    table.refuses(WagonDeed::Feed);
    assert!(table.state.wagon_stops().is_empty());
    table.refuses(WagonDeed::Travel { to: corner(1, 4, SE) });
}

#[test]
fn a_delivery_happens_by_itself_and_pays_by_the_level() {
    let mut table = trading();
    let seat = table.seat(0);
    let castle = Intersection::plaza(hex(3, 1));
    let level = TrainLevel::try_from(3).expect("a level");
    told(&mut table, WagonCorrection::Train { player: seat, level });
    told(&mut table, WagonCorrection::Load { player: seat, cargo: Some(Cargo::Glass) });
    let beside = table.state.island().paths_at(castle).next().expect("a path").ends()[1];
    told(&mut table, WagonCorrection::Place { player: seat, at: Some(beside) });
    let points = table.state.public_points(seat);
    let act = table.does(WagonDeed::Travel { to: castle });
    assert!(act.wagons.contains(&WagonChange::Delivered { player: seat, cargo: Cargo::Glass }));
    assert_eq!(act.gold, [GoldMove::Earned { player: seat, count: 3 }]);
    assert_eq!(table.state.public_points(seat), points + 1);
    assert_eq!(gold(&table, 0), 8);
    table.does(WagonDeed::Load { player: seat, cargo: Cargo::Sand });
    assert_eq!(table.state.wagon(seat).expect("a wagon").load, Some(Cargo::Sand));
}

#[test]
fn a_toll_goes_to_the_owner_of_each_road_on_the_way() {
    let mut table = trading();
    let (seat, other) = (table.seat(0), table.seat(1));
    for at in [path(2, 4, Side::East), path(2, 4, Side::SouthEast)] {
        let is = Some((other, Condition::Intact));
        table.does(Deed::Correct { correction: Correction::Road { at, is } });
    }
    let act = table.does(WagonDeed::Travel { to: corner(2, 4, BOTTOM) });
    let toll = GoldMove::Given { player: seat, to: other, count: 1 };
    assert_eq!(act.gold, [toll, toll]);
    assert_eq!((gold(&table, 0), gold(&table, 1)), (3, 7));
}

#[test]
fn nothing_is_traded_or_built_once_the_wagon_moves() {
    let mut table = trading();
    let seat = table.seat(0);
    let rich = cards(&[(Resource::Lumber, 3), (Resource::Wool, 2), (Resource::Ore, 2)]);
    table.does(Deed::CorrectHand { player: seat, cards: rich });
    table.does(WagonDeed::BuyLevel);
    table.does(WagonDeed::Travel { to: corner(1, 4, SE) });
    table.refuses(WagonDeed::BuyLevel);
    assert_eq!(table.state.wagon(seat).expect("a wagon").level.number(), 2);
    table.does(Deed::Pass);
    assert!(!table.state.wagons().expect("wagons").turn().has_begun());
}

/// Case 58.
#[test]
fn all_levels_cost_6_lumber_4_wool_and_4_ore_and_the_last_is_a_point() {
    let mut table = trading();
    let seat = table.seat(0);
    let price = cards(&[(Resource::Lumber, 6), (Resource::Wool, 4), (Resource::Ore, 4)]);
    table.does(Deed::CorrectHand { player: seat, cards: price });
    let points = table.state.public_points(seat);
    for _ in 0..4 {
        table.does(WagonDeed::BuyLevel);
    }
    assert_eq!(table.state.hands().expect("hands").size(seat), 0);
    assert_eq!(table.state.public_points(seat), points + 1);
    table.refuses(WagonDeed::BuyLevel);
}

#[test]
fn a_grain_buys_two_points_once_a_turn_even_when_all_are_spent() {
    let mut table = trading();
    let seat = table.seat(0);
    table.does(Deed::CorrectHand { player: seat, cards: cards(&[(Resource::Grain, 2)]) });
    table.does(WagonDeed::Travel { to: corner(2, 5, NE) });
    assert!(table.state.wagon_stops().is_empty());
    table.does(WagonDeed::Feed);
    assert!(!table.state.wagon_stops().is_empty());
    table.refuses(WagonDeed::Feed);
    assert_eq!(table.state.hands().expect("hands").size(seat), 1);
}

/// Case 59.
#[test]
fn a_bandit_is_tried_once_a_turn_and_goes_elsewhere_with_the_levels_number() {
    let mut table = trading();
    let seat = table.seat(0);
    let at = path(1, 3, Side::SouthEast);
    let die = |pips: u8| cards::Die::try_from(pips).expect("a die");
    told(&mut table, WagonCorrection::Place { player: seat, at: Some(corner(1, 3, SE)) });
    // Not with the first level.
    table.refuses(WagonDeed::DriveOff { at, die: die(6) });
    let level = TrainLevel::try_from(4).expect("a level");
    told(&mut table, WagonCorrection::Train { player: seat, level });
    table.does(WagonDeed::DriveOff { at, die: die(3) });
    assert!(table.state.tasks().is_empty());
    // Not twice.
    table.refuses(WagonDeed::DriveOff { at, die: die(6) });
    table.does(Deed::Pass);
    for _ in 0..2 {
        table.does(roll(3));
        table.does(Deed::Pass);
    }
    table.does(roll(3));
    table.does(WagonDeed::DriveOff { at, die: die(4) });
    let freedom = Freedom::Must;
    let task = WagonTask::Bandit { player: seat, from: Some(at), freedom };
    assert_eq!(table.state.tasks(), [task.into()]);
    let to = path(1, 4, Side::NorthEast);
    table.does(WagonDeed::MoveBandit { player: seat, from: at, to });
    let wagons = table.state.wagons().expect("wagons").table();
    assert!(wagons.has_bandit(to) && !wagons.has_bandit(at), "a barred path will do");
    assert!(table.state.tasks().is_empty(), "nobody is robbed");
}

#[test]
fn a_7_moves_a_bandit_who_robs_the_owner_of_the_road_there() {
    let mut table = trading();
    table.does(Deed::Pass);
    let (mover, owner) = (table.seat(1), table.seat(0));
    table.does(Deed::CorrectHand { player: owner, cards: cards(&[(Resource::Ore, 1)]) });
    table.does(roll(7));
    let freedom = Freedom::Must;
    let task = WagonTask::Bandit { player: mover, from: None, freedom };
    assert_eq!(table.state.tasks()[0], task.into());
    let from = path(4, 4, Side::East);
    table.refuses(WagonDeed::MoveBandit { player: mover, from, to: from });
    let to = path(1, 4, Side::SouthWest);
    table.does(WagonDeed::MoveBandit { player: mover, from, to });
    let steals = |task: &Task| matches!(task, Task::Steal { from: StealTargets::OneOf(prey), .. } if **prey == [owner]);
    assert!(table.state.tasks().iter().any(steals), "{:?}", table.state.tasks());
}

#[test]
fn a_bandit_on_a_free_path_robs_nobody() {
    let mut table = trading();
    table.does(Deed::Pass);
    let mover = table.seat(1);
    table.does(roll(7));
    let (from, to) = (path(4, 4, Side::East), path(3, 3, Side::East));
    table.does(WagonDeed::MoveBandit { player: mover, from, to });
    assert!(table.state.tasks().is_empty());
}

/// Case 60.
#[test]
fn up_to_four_players_throw_a_2_or_12_again() {
    let mut table = trading();
    table.does(Deed::Pass);
    for number in [2, 12] {
        table.refuses(roll(number));
    }
    let die = |pips: u8| cards::Die::try_from(pips).expect("a die");
    table.does(Deed::Dice { red: die(6), yellow: die(6), face: None });
    assert_eq!(table.state.number(), None, "thrown again");
    table.does(Deed::Dice { red: die(6), yellow: die(5), face: None });
    assert_eq!(table.state.number(), Some(11));
}

#[test]
fn swift_journey_gives_the_wagon_a_second_move_with_all_its_points() {
    let mut table = trading();
    let seat = table.seat(0);
    let hidden = Correction::Hidden { player: seat, count: 1 };
    table.does(Deed::Correct { correction: hidden });
    // It comes after the first move.
    table.refuses(WagonDeed::PlaySwiftJourney);
    table.does(WagonDeed::Travel { to: corner(2, 5, NE) });
    table.does(WagonDeed::PlaySwiftJourney);
    assert_eq!(table.state.played(), Some(DevelopmentCard::SwiftJourney));
    assert!(!table.state.wagon_stops().is_empty());
    table.does(WagonDeed::Travel { to: corner(1, 4, BOTTOM) });
}

#[test]
fn roads_go_along_inner_paths_and_end_at_plazas_where_nobody_settles() {
    let mut table = trading();
    let seat = table.seat(0);
    let rich = cards(&[
        (Resource::Lumber, 3),
        (Resource::Brick, 3),
        (Resource::Wool, 1),
        (Resource::Grain, 1),
    ]);
    table.does(Deed::CorrectHand { player: seat, cards: rich });
    let inner = Path::inner(hex(1, 4), BOTTOM);
    assert!(table.state.road_spots().contains(&inner));
    table.does(Deed::BuildRoad { at: inner });
    let onward = Path::inner(hex(1, 4), SE);
    table.does(Deed::BuildRoad { at: onward });
    assert_eq!(table.state.measure(cards::Measure::RoadLength, seat), 3);
    table.refuses(Deed::BuildSettlement { at: quarry() });
    // It is barred.
    table.refuses(Deed::BuildRoad { at: path(1, 4, Side::East) });
    assert_eq!(table.state.holders().of(cards::Award::LongestRoad), None);
}

#[test]
fn what_cannot_be_is_named_with_its_field() {
    let error = |line: Value| {
        let (answered, answers) = answers(&line.to_string());
        assert!(!answered, "{line}");
        answers[0]["error"].as_str().expect("an error").to_owned()
    };
    let trade = |more: Value| {
        let mut hex = json!({"at": [0, 0], "terrain": "trade"});
        for (key, value) in more.as_object().expect("fields") {
            hex[key] = value.clone();
        }
        hex
    };
    let castle = trade(json!({"site": "castle"}));
    let plain = json!({"hexes": [castle], "players": [{}]});
    assert!(error(plain).starts_with("hexes[0].terrain"), "only with wagons");
    let of = |fields: Value| {
        let mut line = json!({"expansions": ["wagons"], "players": [{}], "hexes": [castle]});
        for (key, value) in fields.as_object().expect("fields") {
            line[key] = value.clone();
        }
        line
    };
    assert!(error(of(json!({"hexes": [trade(json!({}))]}))).starts_with("hexes[0].site"));
    let numbered = trade(json!({"site": "castle", "token": 5}));
    assert!(error(of(json!({"hexes": [numbered]}))).starts_with("hexes[0].token"));
    let (answered, _) =
        answers(&of(json!({"expansions": ["wagons", "rivers"], "hexes": [numbered]})).to_string());
    assert!(answered, "with rivers it has one");
    let off = json!([[[3, 3], [4, 3]]]);
    assert!(error(of(json!({"barred": off}))).starts_with("barred[0]"));
    let side = json!([[0, 0], [1, 0]]);
    assert!(error(of(json!({"barred": [side, side]}))).starts_with("barred[1]"));
    let wagon = json!({"at": [[0, 0]], "level": 6});
    assert!(error(of(json!({"players": [{"wagon": wagon}]}))).starts_with("players[0].wagon"));
    let load = json!({"at": [[0, 0]], "load": "gold"});
    assert!(error(of(json!({"players": [{"wagon": load}]}))).starts_with("players[0].wagon"));
    assert!(error(of(json!({"bandits": [[[0, 0]]]}))).starts_with("bandits[0]"));
    let (answered, _) = answers(&of(json!({"expansions": ["waggons"]})).to_string());
    assert!(!answered, "an unknown module");
}

#[test]
fn a_game_takes_what_can_be_of_a_position_and_names_the_rest() {
    let mut line = line(&json!([wagon(Intersection::plaza(hex(3, 3)), 1), {}]), &json!({}));
    let elsewhere = Path::of(Hex::new(40, 40), Side::East);
    line["bandits"] = json!([path(1, 3, Side::SouthEast), elsewhere]);
    let read = store::read_position(&line.to_string()).expect("a position");
    let seat = read.people.seat(0).expect("a seat");
    let wagons = read.start.wagons.as_ref().expect("wagons");
    assert_eq!(wagons.bandits, [path(1, 3, Side::SouthEast)]);
    assert_eq!(wagons.wagons.of(seat).at, None);
    let problems = &read.problems;
    assert!(problems.contains(&store::ImportProblem::BanditElsewhere(elsewhere)));
    assert!(problems.contains(&store::ImportProblem::WagonOffIsland(seat)), "no plaza is there");
    assert_eq!(read.island.trade_hexes().len(), 3);
}

#[test]
fn more_cargo_than_there_is_is_named_and_not_refused() {
    let mut table = trading();
    let seat = table.seat(0);
    told(&mut table, WagonCorrection::Delivered { player: seat, count: 1 });
    let odd = WagonDiscrepancy::Cargo { counted: 37, supply: 36 };
    assert!(table.state.discrepancies().contains(&Discrepancy::Wagons(odd)));
    told(&mut table, WagonCorrection::CastleStack { count: 11 });
    assert_eq!(table.state.discrepancies(), []);
    let at = path(1, 3, Side::SouthEast);
    told(&mut table, WagonCorrection::Bandit { at, is: Bandit::Elsewhere });
    let odd = WagonDiscrepancy::Bandits { counted: 2, supply: 3 };
    assert_eq!(table.state.discrepancies(), [Discrepancy::Wagons(odd)]);
}

/// TRADERS 8.4: two fish in place of the grain, one of the two a turn.
#[test]
fn two_fish_feed_a_wagon_in_place_of_a_grain() {
    let mut table = trading_by(Rules { fish: Some(game::FishRules::default()), ..rules() });
    let seat = table.seat(0);
    let fish = game::FishCorrection::Tokens { player: seat, count: 2 };
    table.does(Deed::Correct { correction: Correction::Fish(fish) });
    table.does(WagonDeed::Travel { to: corner(2, 5, NE) });
    assert!(table.state.wagon_stops().is_empty());
    let tokens = game::FishTokens { ones: 2, ..game::FishTokens::default() };
    table.does(Deed::Fish(game::FishDeed::Spend { on: game::FishPurchase::Wagon, tokens }));
    assert!(!table.state.wagon_stops().is_empty());
    table.does(Deed::CorrectHand { player: seat, cards: cards(&[(Resource::Grain, 1)]) });
    table.refuses(WagonDeed::Feed);
}

/// 0.2 ms at most on the largest board, here without optimization of what is called.
#[test]
fn the_reach_of_a_wagon_is_found_at_once_on_the_largest_board() {
    let board = WagonBoard::Large;
    let plain = Rules { wagons: None, ..rules() };
    let fields = SetupFields::from(setup_with(6, plain, &[]));
    let island = board.island(&board.terrain()).expect("a board");
    let paths = island.paths();
    let fields = SetupFields { rules: rules(), island, bandits: board.bandits(), ..fields };
    let mut state = game::State::new(std::sync::Arc::new(Setup::new(fields).expect("a setup")));
    let seats: Vec<_> = state.players().seats().collect();
    let mut table = state.table();
    for (nth, at) in paths.into_iter().enumerate().take(90) {
        table.pieces.put_road(at, seats[nth % 6], Condition::Intact);
    }
    let fields = SetupFields::from(state.setup().as_ref().clone());
    let start = Some(table);
    let setup = Setup::new(SetupFields { start, ..fields }).expect("a setup");
    state = game::State::new(std::sync::Arc::new(setup));
    let from = Intersection::plaza(Hex::new(0, 0));
    let position = state.position();
    let began = std::time::Instant::now();
    let times = 50;
    let mut stops = 0;
    for _ in 0..times {
        stops += position.wagon_reach(seats[0], from, 9, 5).stops().count();
    }
    let each = began.elapsed() / times;
    assert!(stops > 50 * 20, "{stops}");
    assert!(each.as_micros() < 2_000, "{each:?}");
    println!("{each:?}");
}
