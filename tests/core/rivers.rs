//! Rivers (docs/traders.md 2), read as rules: bridges, what building at a river earns, what gold
//! buys, and the Wealthiest and Poor Settlers. The island is that of TRADERS 12.2.

use board::{
    Harbor, HarborKind, Hex, Intersection, Island, Markers, Path, Resource, SecondToken, Side,
    Surroundings, Terrain, Tile, Token,
};
use cards::{Award, EventFace, Measure, RulingSet};
use game::{
    BadRiverMap, BadSetup, Breach, BridgeGold, Building, CardKind, Cards, Condition, Correction,
    Deed, Discrepancy, Edition, Enforcement, FishCorrection, FishDeed, FishPurchase, FishRules,
    FishTokens, GoldBreach, GoldCorrection, GoldDeed, GoldHarbors, Goods, Impossible, KnightsDeed,
    KnightsTask, NoGold, NoRiver, NotHeard, OfferReply, Over, Phase, PhoneRemark, Piece, Play,
    Refusal, RiverMap, RiversBreach, RiversCorrection, RiversDeed, RiversDiscrepancy, RiversRules,
    RiversTask, Rules, SeaCorrection, SeaDeed, SeaMap, SeaRules, Seat, Setup, SetupFields,
    TableTalk, Task, Track,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use serde_json::{Value, json};

use crate::common::{Done, Table, cards, roll, setup_with};
use crate::oracle::answers;

impl Done for RiversDeed {
    fn deed(self) -> Deed {
        Deed::Rivers(self)
    }
}

impl Done for GoldDeed {
    fn deed(self) -> Deed {
        Deed::Gold(self)
    }
}

impl Done for RiversCorrection {
    fn deed(self) -> Deed {
        Correction::Rivers(self).deed()
    }
}

impl Done for GoldCorrection {
    fn deed(self) -> Deed {
        Correction::Gold(self).deed()
    }
}

/// A hex by its row and its column in the drawing.
const fn at(row: i8, column: i8) -> Hex {
    Hex::new(column - row / 2, row)
}

fn meets(hex: Hex, one: Side, other: Side) -> Intersection {
    Intersection::try_from([hex, hex.neighbor(one), hex.neighbor(other)]).expect("a corner")
}

fn top(row: i8, column: i8) -> Intersection {
    meets(at(row, column), Side::NorthWest, Side::NorthEast)
}

fn bottom(row: i8, column: i8) -> Intersection {
    meets(at(row, column), Side::SouthWest, Side::SouthEast)
}

fn side(row: i8, column: i8, side: Side) -> Path {
    Path::of(at(row, column), side)
}

fn token(number: u8) -> Token {
    Token::try_from(number).expect("a token")
}

/// The rows of the island, with the column of the first hex of each.
const ROWS: [(i8, i8, &str); 5] = [
    (1, 2, "G3 P6 F5"),
    (2, 2, "M8 F9 M10 G8"),
    (3, 1, "P10 H4 F11 H3 G4"),
    (4, 2, "H9 P5 M6 S"),
    (5, 2, "G12 S F11"),
];

fn tiles() -> Vec<Tile> {
    let tiles = ROWS.into_iter().flat_map(|(row, first, hexes)| {
        hexes.split(' ').zip(first..).map(move |(hex, column)| {
            let (terrain, number) = hex.split_at(1);
            let terrain = match terrain {
                "M" => Terrain::Mountains,
                "P" => Terrain::Pasture,
                "F" => Terrain::Forest,
                "G" => Terrain::Fields,
                "H" => Terrain::Hills,
                _ => Terrain::Swamp,
            };
            Tile { at: at(row, column), terrain, token: number.parse().ok().map(token) }
        })
    });
    tiles.collect()
}

fn map() -> RiverMap {
    let river =
        |course: &[(i8, i8)]| course.iter().map(|(row, column)| at(*row, *column)).collect();
    let rivers = vec![
        river(&[(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)]),
        river(&[(2, 4), (3, 4), (4, 5), (4, 6)]),
    ];
    RiverMap { rivers, robber: None }
}

/// Harbors at (3,5) E for brick, and at (1,2) NW for anything.
fn harbors() -> Vec<Harbor> {
    let brick = Harbor { path: side(3, 5, Side::East), gives: HarborKind::Of(Resource::Brick) };
    vec![brick, Harbor { path: side(1, 2, Side::NorthWest), gives: HarborKind::Any }]
}

fn island() -> Island {
    let bare = Island::new(tiles(), harbors()).expect("an island");
    let second = vec![SecondToken { at: at(5, 2), token: token(2) }];
    bare.marked(Markers { second, ..Markers::NONE }).expect("a second token")
}

fn rules() -> Rules {
    Rules { rivers: Some(RiversRules::default()), ..Rules::open_hands() }
}

fn parts(rules: Rules) -> SetupFields {
    let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
    parts.rules = rules;
    parts.island = island();
    parts.rivers = Some(map());
    parts
}

/// Three players after their opening, with nothing on the island, no gold, and the first to trade.
fn trading(rules: Rules) -> Table {
    cleared(Table::settled(Setup::new(parts(rules)).expect("a setup")))
}

fn cleared(mut table: Table) -> Table {
    table.does(roll(4));
    while !table.state.tasks().is_empty() {
        let is_die = table
            .state
            .tasks()
            .iter()
            .any(|task| matches!(task, Task::Knights(KnightsTask::EventDie { .. })));
        let (face, red) = (EventFace::Ship, None);
        let die = Deed::Knights(KnightsDeed::EventDie { face, red });
        table.does(if is_die { die } else { Deed::DoneAtTable { task: 0 } });
    }
    let pieces = table.state.pieces().clone();
    for seat in table.state.players().seats() {
        for (at, _) in pieces.buildings_of(seat) {
            table.corrects(Correction::Building { at, is: None });
        }
        for (at, _) in pieces.roads_of(seat) {
            table.corrects(Correction::Road { at, is: None });
        }
        for (at, _) in pieces.ships_of(seat) {
            table.corrects(SeaCorrection::Ship { at, is: None });
        }
        table.corrects(GoldCorrection::Gold { player: seat, count: 0 });
    }
    table
}

fn has_gold(table: &mut Table, all: &[u16]) {
    for (nth, count) in all.iter().enumerate() {
        table.corrects(GoldCorrection::Gold { player: table.seat(nth), count: *count });
    }
}

fn gold(table: &Table) -> Vec<u16> {
    table.state.players().seats().map(|seat| table.state.gold_of(seat)).collect()
}

fn points(table: &Table) -> Vec<i16> {
    table.state.players().seats().map(|seat| table.state.public_points(seat)).collect()
}

fn settlers(table: &Table) -> (Option<usize>, Vec<usize>) {
    let position = table.state.position();
    (
        position.wealthiest().map(Seat::index),
        position.poor().iter().map(|seat| seat.index()).collect(),
    )
}

fn bridges(at: Path) -> RiversDeed {
    RiversDeed::BuildBridge { at }
}

const RICH: &[(Resource, u8)] = &[(Resource::Brick, 9), (Resource::Lumber, 9)];

/// A position of the island: the players' lines, and more.
fn asked(players: &Value, more: &Value) -> Value {
    let hexes = tiles().into_iter().map(|tile| {
        let mut hex = json!({ "at": tile.at, "terrain": tile.terrain.key() });
        if let Some(token) = tile.token {
            hex["token"] = json!(token);
        }
        if tile.at == at(5, 2) {
            hex["second"] = json!(2);
        }
        hex
    });
    let mut line = json!({
        "expansions": ["rivers"],
        "hexes": hexes.collect::<Vec<_>>(),
        "rivers": map().rivers,
        "players": players,
    });
    let fields = more.as_object().expect("fields").clone();
    line.as_object_mut().expect("fields").extend(fields);
    let (answered, answers) = answers(&line.to_string());
    assert!(answered, "{answers:?}");
    answers.into_iter().next().expect("an answer")
}

#[test]
fn a_settlement_earns_gold_at_a_river_and_nowhere_else() {
    let answer = asked(&json!([{}, {}]), &json!({}));
    let earn = answer["build_gold"]["settlement"].as_array().expect("places");
    assert!(earn.contains(&json!(top(2, 2))));
    assert!(!earn.contains(&json!(top(1, 3))));
    let mut table = trading(rules());
    table.paves(0, side(2, 2, Side::NorthWest));
    table.holds(
        0,
        &[(Resource::Brick, 2), (Resource::Lumber, 2), (Resource::Wool, 2), (Resource::Grain, 2)],
    );
    table.does(Deed::BuildSettlement { at: top(2, 2) });
    assert_eq!(gold(&table), [1, 0, 0]);
    table.paves(0, side(1, 3, Side::NorthWest));
    table.does(Deed::BuildSettlement { at: top(1, 3) });
    assert_eq!(gold(&table), [1, 0, 0]);
}

#[test]
fn roads_along_a_river_earn_one_and_a_bridge_three_or_two() {
    for (bridge_gold, of_bridge) in [(BridgeGold::Three, 3), (BridgeGold::Two, 2)] {
        let mut table = trading(Rules { rivers: Some(RiversRules { bridge_gold }), ..rules() });
        table.builds(0, top(2, 2), Building::Settlement);
        table.holds(0, RICH);
        for to in [Side::NorthEast, Side::East] {
            table.does(Deed::BuildRoad { at: side(2, 2, to) });
        }
        table.does(bridges(side(2, 2, Side::SouthEast)));
        assert_eq!(gold(&table), [2 + of_bridge, 0, 0]);
        for to in [Side::SouthWest, Side::West] {
            table.does(Deed::BuildRoad { at: side(2, 2, to) });
        }
        assert_eq!(gold(&table), [4 + of_bridge, 0, 0]);
        let one = table.seat(0);
        assert_eq!(table.state.measure(Measure::RoadLength, one), 5);
        assert_eq!(table.state.holders().of(Award::LongestRoad), Some(one));
        assert_eq!(table.state.pieces_left(one, Piece::Road), 11, "a bridge is none of them");
        assert_eq!(table.state.pieces_left(one, Piece::Bridge), 2);
        assert_eq!(table.state.discrepancies(), []);
    }
}

#[test]
fn only_a_bridge_is_built_on_a_bridge_site() {
    let mut table = trading(rules());
    let site = side(2, 2, Side::SouthEast);
    let place = meets(at(2, 2), Side::East, Side::SouthEast);
    table.builds(0, place, Building::Settlement);
    table.holds(0, RICH);
    assert_eq!(table.state.bridge_spots(), [site]);
    assert!(!table.state.road_spots().contains(&site));
    table.refuses_for(Deed::BuildRoad { at: site }, Breach::from(RiversBreach::OnBridgeSite(site)));
    let far = side(2, 4, Side::SouthEast);
    table.refuses_for(bridges(far), Breach::from(RiversBreach::BridgeNotConnected(far)));
    let no_site = side(2, 2, Side::East);
    table.refuses_for(bridges(no_site), NoRiver::NoSite(no_site));
    table.does(bridges(site));
    table.refuses_for(bridges(site), Impossible::PathTaken(site));
    assert_eq!(table.hand(0), cards(&[(Resource::Brick, 7), (Resource::Lumber, 8)]));
}

#[test]
fn a_bridge_does_not_go_on_past_another_players_building() {
    let mut table = trading(rules());
    let place = meets(at(2, 2), Side::East, Side::SouthEast);
    let site = side(2, 2, Side::SouthEast);
    table.paves(0, side(2, 2, Side::East));
    table.builds(1, place, Building::Settlement);
    table.holds(0, RICH);
    let cut = RiversBreach::BridgeThroughBuilding { at: site, building: place };
    table.refuses_for(bridges(site), Breach::from(cut));
}

#[test]
fn a_city_in_place_of_a_settlement_earns_nothing() {
    let mut table = trading(rules());
    table.builds(0, top(4, 3), Building::Settlement);
    table.holds(0, &[(Resource::Ore, 3), (Resource::Grain, 2)]);
    table.does(Deed::BuildCity { at: top(4, 3) });
    assert_eq!(gold(&table), [0, 0, 0]);
}

#[test]
fn an_opening_at_rivers_brings_four_gold_and_one_placed_anew_no_more() {
    let mut table = Table::of(parts(rules()));
    let mut own = [top(2, 2), top(3, 4)].into_iter();
    assert_eq!(settlers(&table), (None, Vec::new()), "the tiles are aside");
    while matches!(table.state.phase(), Phase::Founding { .. }) {
        let mine = table.state.active() == table.seat(0);
        let dry = |at: &Intersection| table.state.position().settlement_gold(*at) == 0;
        let place = if mine {
            own.next().expect("two")
        } else {
            table.state.founding_spots().into_iter().find(dry).expect("a dry place")
        };
        table.does(Deed::FoundSettlement { at: place });
        let roads = table.state.founding_roads();
        let wet = |road: &&Path| (table.state.position().road_gold(**road) > 0) == mine;
        let road = *roads.iter().find(wet).unwrap_or(&roads[0]);
        table.does(Deed::FoundRoad { at: road });
    }
    assert_eq!(table.state.gold_of(table.seat(0)), 4);
    assert_eq!(settlers(&table).0, Some(0), "and are dealt out after it");
}

#[test]
fn who_alone_has_most_gold_is_the_wealthiest_and_all_with_least_are_poor() {
    for (held, wealthiest, poor) in [
        (vec![3, 3, 1, 0], None, vec![3]),
        (vec![0, 0, 5, 1], Some(2), vec![0, 1]),
        (vec![2, 2, 2, 2], None, vec![0, 1, 2, 3]),
        (vec![0, 0, 0, 0], None, vec![0, 1, 2, 3]),
    ] {
        let players: Vec<Value> = held.iter().map(|gold| json!({ "gold": gold })).collect();
        let answer = asked(&json!(players), &json!({}));
        assert_eq!(answer["wealthiest"], json!(wealthiest), "{held:?}");
        assert_eq!(answer["poor"], json!(poor), "{held:?}");
        let points = (0..4).map(|nth| {
            i32::from(wealthiest == Some(nth)) - if poor.contains(&nth) { 2 } else { 0 }
        });
        assert_eq!(answer["points"], json!(points.collect::<Vec<_>>()), "{held:?}");
    }
}

#[test]
fn points_may_fall_below_zero() {
    let place = [top(1, 3)];
    let two = [top(1, 3), bottom(5, 4)];
    for (places, points) in [(&two[..], 0), (&place[..], -1)] {
        let players = json!([{ "settlements": places }, { "gold": 1 }, { "gold": 1 }]);
        assert_eq!(asked(&players, &json!({}))["points"], json!([points, 0, 0]));
    }
}

#[test]
fn the_settlers_follow_gold_in_the_middle_of_a_turn() {
    let mut table = trading(rules());
    has_gold(&mut table, &[4, 3, 2]);
    assert_eq!(settlers(&table), (Some(0), vec![2]));
    table.does(GoldDeed::Buy { card: Some(CardKind::Ore) });
    assert_eq!(settlers(&table), (Some(1), vec![0, 2]));
    assert_eq!(points(&table), [-2, 1, -2]);
}

#[test]
fn gold_buys_two_resources_in_a_turn_and_no_third() {
    let mut table = trading(rules());
    has_gold(&mut table, &[7, 0, 0]);
    table.holds(0, &[]);
    table.does(GoldDeed::Buy { card: Some(CardKind::Ore) });
    table.does(GoldDeed::Buy { card: Some(CardKind::Wool) });
    assert_eq!(gold(&table), [3, 0, 0]);
    assert_eq!(table.hand(0).total(), 2);
    let third = GoldDeed::Buy { card: Some(CardKind::Ore) };
    table.refuses_for(third, Breach::from(GoldBreach::ThirdPurchase));
    table.passes();
    table.rolls(2);
    has_gold(&mut table, &[0, 1, 0]);
    let little = NoGold::TooLittle { player: table.seat(1), count: 2 };
    table.refuses_for(GoldDeed::Buy { card: Some(CardKind::Ore) }, little);
}

#[test]
fn the_bank_gives_gold_for_four_cards_or_three_at_a_harbor_and_by_2025_two() {
    let harbor = top(1, 2);
    let of_brick = side(3, 5, Side::East).ends()[0];
    let yes = Rules { gold_harbors: GoldHarbors::Yes, ..rules() };
    for (rules, place, rate) in [
        (rules(), None, 4),
        (rules(), Some(of_brick), 4),
        (rules(), Some(harbor), 3),
        (yes.clone(), Some(of_brick), 2),
        (yes, None, 4),
    ] {
        let mut table = trading(rules);
        if let Some(place) = place {
            table.builds(0, place, Building::Settlement);
        }
        table.holds(0, &[(Resource::Brick, 8)]);
        let sells = |count| GoldDeed::Sell { give: CardKind::Brick, count };
        assert_eq!(table.state.gold_rate(table.seat(0), CardKind::Brick), rate);
        let wrong = GoldBreach::WrongSale { given: rate + 1, rate };
        table.refuses_for(sells(rate + 1), Breach::from(wrong));
        table.does(sells(rate));
        table.does(sells(rate));
        assert_eq!(gold(&table), [2, 0, 0]);
        assert_eq!(table.hand(0).total(), u16::from(8 - 2 * rate));
    }
}

#[test]
fn a_hex_with_the_2_beside_the_12_brings_cards_with_both() {
    let place = [bottom(5, 2)];
    for number in [2, 12] {
        let players = json!([{ "settlements": place }, {}]);
        let answer = asked(&players, &json!({ "roll": number }));
        assert_eq!(answer["owed"], json!([{ "grain": 1 }, {}]), "{number}");
    }
}

#[test]
fn either_side_of_a_trade_may_give_gold_but_not_both() {
    let mut table = trading(rules());
    has_gold(&mut table, &[3, 2, 0]);
    table.holds(0, &[(Resource::Ore, 1)]);
    table.holds(1, &[(Resource::Wool, 1)]);
    let with = table.seat(1);
    let ore: Goods = cards(&[(Resource::Ore, 1)]).into();
    let both = Goods { gold: 2, ..ore };
    let wool: Goods = cards(&[(Resource::Wool, 1)]).into();
    let for_gold = Deed::Trade { with, give: Goods::gold(1), get: Goods::gold(2) };
    table.refuses_for(for_gold, Breach::from(GoldBreach::GoldForGold));
    let much = Deed::Trade { with, give: ore, get: Goods::gold(3) };
    table.refuses_for(much, NoGold::TooLittle { player: with, count: 3 });
    table.does(Deed::Trade { with, give: both, get: wool });
    assert_eq!(gold(&table), [1, 4, 0]);
    assert_eq!(table.hand(0), cards(&[(Resource::Wool, 1)]));
    table.does(Deed::Trade { with, give: Goods::gold(1), get: ore });
    assert_eq!(gold(&table), [0, 5, 0]);
}

#[test]
fn without_rivers_there_is_neither_gold_nor_a_bridge() {
    let mut table = Table::new(Rules::open_hands(), &[]);
    table.rolls(4);
    table.refuses_for(GoldDeed::Buy { card: None }, NoGold::NotPlayed);
    table.refuses_for(bridges(side(2, 2, Side::SouthEast)), NoRiver::NotPlayed);
    let with = table.seat(1);
    table.holds(1, &[(Resource::Ore, 1)]);
    let trade =
        Deed::Trade { with, give: Goods::gold(1), get: cards(&[(Resource::Ore, 1)]).into() };
    table.refuses_for(trade, NoGold::NotPlayed);
}

#[test]
fn a_win_counts_the_settlers() {
    let mut table = trading(Rules { target: 3, ..rules() });
    has_gold(&mut table, &[0, 1, 2]);
    for place in [top(1, 3), top(5, 4), bottom(5, 2), top(3, 1)] {
        table.builds(0, place, Building::Settlement);
    }
    assert_eq!((points(&table)[0], table.state.over()), (2, None));
    table.holds(0, &[(Resource::Brick, 8)]);
    for _ in 0..2 {
        table.does(GoldDeed::Sell { give: CardKind::Brick, count: 4 });
    }
    let winner = table.seat(0);
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner }));
}

#[test]
fn the_robber_begins_on_the_swamp_that_the_map_says() {
    let begun = |robber| {
        let mut parts = parts(rules());
        parts.rivers = Some(RiverMap { robber, ..map() });
        Table::of(parts).state.robber()
    };
    assert_eq!(begun(Some(at(4, 5))), Some(at(4, 5)));
    assert_eq!(begun(None), Some(at(5, 3)));
}

/// What a card's event asks by `rulings` in a position with these players' lines.
fn event(name: &str, rulings: &str, players: &Value, active: u8) -> Value {
    let more = json!({ "event": name, "rulings": rulings, "active": active, "robber": at(3, 3) });
    asked(players, &more)["tasks"].clone()
}

#[test]
fn the_robber_flees_beside_the_board_or_by_fusion_to_a_swamp_too() {
    let players = json!([{ "settlements": [top(1, 3)] }, {}]);
    for rulings in ["classic", "2025"] {
        let tasks = event("robber_flees", rulings, &players, 0);
        assert_eq!(tasks[0]["hex"], Value::Null, "{rulings}");
        assert!(tasks[0].as_object().expect("a task").contains_key("hex"));
    }
    let tasks = event("robber_flees", "fusion", &players, 0);
    let among = tasks[0]["among"].as_array().expect("hexes");
    assert!(among.contains(&json!(at(4, 5))) && among.contains(&json!(at(5, 3))));
    assert!(!among.contains(&json!(at(3, 3))), "not its own");
    assert!(!among.contains(&json!(at(1, 3))), "not one with a building");
}

#[test]
fn by_fusion_the_wealthiest_settler_helps_the_neighbors() {
    let asks = |all: [(usize, usize, u8); 3]| {
        let mut free = island().intersections().into_iter();
        let players = all.map(|(cities, settlements, gold)| {
            let mut take = |count| free.by_ref().take(count).collect::<Vec<_>>();
            let (cities, settlements) = (take(cities), take(settlements));
            json!({ "cities": cities, "settlements": settlements, "gold": gold,
                "hand": { "ore": 3 } })
        });
        let players = json!(players);
        let points = asked(&players, &json!({}))["points"].clone();
        (points, event("neighborly_assistance", "fusion", &players, 0))
    };
    let (points, tasks) = asks([(2, 1, 5), (4, 2, 2), (3, 0, 2)]);
    assert_eq!(points, json!([6, 8, 4]));
    assert_eq!(tasks, json!([{ "do": "give", "player": 0, "to": [2] }]));
    let (points, tasks) = asks([(3, 0, 5), (4, 0, 5), (3, 0, 2)]);
    assert_eq!(points, json!([6, 8, 4]));
    let tasks = tasks.as_array().expect("tasks").iter();
    let tasks: Vec<_> = tasks.map(|task| (task["player"].clone(), task["to"].clone())).collect();
    assert_eq!(tasks, [(json!(1), json!([0])), (json!(1), json!([2]))]);
}

#[test]
fn an_earthquake_turns_a_bridge_by_fusion_and_it_is_mended_at_its_price() {
    let site = side(2, 2, Side::SouthEast);
    let players = json!([{ "settlements": [top(1, 3)], "bridges": [site] }, {}]);
    let asks = |rulings| event("earthquake", rulings, &players, 0);
    assert_eq!(asks("fusion"), json!([{ "do": "damage_road", "player": 0 }]));
    assert_eq!(asks("classic"), json!([]));
    let mut table = trading(Rules { rulings: RulingSet::Fusion.into(), ..rules() });
    let owner = table.seat(0);
    table.builds(0, site.ends()[0], Building::Settlement);
    table.corrects(RiversCorrection::Bridge { at: site, is: Some((owner, Condition::Damaged)) });
    table.holds(0, RICH);
    table.does(Deed::RepairRoad { at: site });
    assert_eq!(table.state.pieces().bridge(site), Some((owner, Condition::Intact)));
    assert_eq!(table.hand(0), cards(&[(Resource::Brick, 7), (Resource::Lumber, 8)]));
    assert_eq!(gold(&table), [0, 0, 0], "it has paid once");
}

/// A table whose first card has these effects, where the second player has a bridge.
fn with_card(effects: &str, is: Condition) -> (Table, Seat, Path) {
    let mut fields =
        SetupFields::from(Setup::clone(Table::with_event(2, 6, effects).state.setup()));
    fields.rules.rivers = Some(RiversRules::default());
    (fields.island, fields.rivers) = (island(), Some(map()));
    let mut table = Table::settled(Setup::new(fields).expect("a setup"));
    let (site, owner) = (side(2, 2, Side::SouthEast), table.seat(1));
    table.corrects(RiversCorrection::Bridge { at: site, is: Some((owner, is)) });
    (table, owner, site)
}

#[test]
fn a_card_that_turns_roads_turns_a_bridge_too() {
    let effects = r#"[{"do": "damage_road", "who": "all", "bars": "buildings"}]"#;
    let (mut table, player, at) = with_card(effects, Condition::Intact);
    table.draws();
    let asked =
        |task: &Task| matches!(task, Task::DamageRoad { player: who, .. } if *who == player);
    assert!(table.state.tasks().iter().any(asked), "{:?}", table.state.tasks());
    table.does(Deed::DamageRoad { player, at });
    assert_eq!(table.state.pieces().bridge(at), Some((player, Condition::Damaged)));
}

#[test]
fn a_card_that_mends_roads_mends_a_bridge_too() {
    let effects = r#"[{"do": "mend_road", "who": "all"}]"#;
    let (mut table, player, at) = with_card(effects, Condition::Damaged);
    table.draws();
    assert_eq!(table.state.tasks(), [Task::MendRoad { player }]);
    table.does(Deed::MendRoad { player, at });
    assert_eq!(table.state.pieces().bridge(at), Some((player, Condition::Intact)));
}

#[test]
fn road_building_lays_no_bridge_and_repairs_none() {
    let mut table = trading(rules());
    let site = side(2, 2, Side::SouthEast);
    let place = meets(at(2, 2), Side::East, Side::SouthEast);
    table.builds(0, place, Building::Settlement);
    table.holds(0, &[]);
    table.corrects(Correction::Hidden { player: table.seat(0), count: 1 });
    table.does(Deed::PlayRoadBuilding);
    assert!(table.state.tasks().iter().any(|task| matches!(task, Task::FreeRoad { .. })));
    assert!(!table.state.road_spots().contains(&site));
    assert!(table.state.perform(bridges(site).deed(), Enforcement::ByTheRules).is_err());
}

#[test]
fn with_knights_a_city_of_the_opening_earns_gold_and_five_save_one_from_pillage() {
    let open = Rules::open_hands().following;
    let rivers = Some(RiversRules::default());
    let rules = Rules { rivers, following: open, ..Rules::with_knights(Edition::Fifth) };
    let table = Table::settled(Setup::new(parts(rules.clone())).expect("a setup"));
    let at_rivers = |seat| {
        let state = &table.state;
        let own =
            state.pieces().buildings_of(seat).map(|(at, _)| state.position().settlement_gold(at));
        let roads = state.pieces().roads_of(seat).map(|(at, _)| state.position().road_gold(at));
        own.chain(roads).sum::<u16>()
    };
    for seat in table.state.players().seats() {
        assert_eq!(table.state.gold_of(seat), at_rivers(seat));
    }
    assert!(gold(&table).iter().any(|gold| *gold > 0));
    let mut table = cleared(table);
    table.has(0, Cards::of(CardKind::Cloth, 4));
    table.does(GoldDeed::Sell { give: CardKind::Cloth, count: 4 });
    assert_eq!(gold(&table), [1, 0, 0], "commodities are sold");
    let cloth = GoldDeed::Buy { card: Some(CardKind::Cloth) };
    has_gold(&mut table, &[7, 2, 2]);
    assert!(
        matches!(table.refuses(cloth), Refusal::Forbidden(Breach::Knights(_))),
        "and never bought"
    );
}

#[test]
fn five_gold_save_a_city_that_would_be_pillaged() {
    let open = Rules::open_hands().following;
    let rivers = Some(RiversRules::default());
    let rules = Rules { rivers, following: open, ..Rules::with_knights(Edition::Fifth) };
    let mut table = trading(rules);
    let places = [top(1, 3), bottom(5, 4), bottom(5, 2)];
    for (nth, place) in places.into_iter().enumerate() {
        table.builds(nth, place, Building::City);
    }
    has_gold(&mut table, &[5, 4, 5]);
    table.ship_is_near();
    table.passes();
    table.dice(2, 3, EventFace::Ship);
    let lose = |nth: usize| KnightsTask::LoseCity { player: table.seat(nth) };
    let due = [lose(1), lose(2), lose(0)].map(Task::Knights);
    assert_eq!(table.state.tasks(), due);
    let save = |table: &Table, nth| RiversDeed::SaveCity { player: table.seat(nth) };
    let little = NoGold::TooLittle { player: table.seat(1), count: 5 };
    let deed = save(&table, 1);
    table.refuses_for(deed, little);
    let at = places[1];
    let player = table.seat(1);
    table.does(KnightsDeed::LoseCity { player, at });
    for nth in [2, 0] {
        let deed = save(&table, nth);
        table.does(deed);
    }
    assert_eq!(gold(&table), [0, 4, 0]);
    let standing = places.map(|at| table.state.pieces().building(at).map(|(_, it)| it));
    let city = Some(Building::City);
    assert_eq!(standing, [city, Some(Building::Settlement), city]);
}

#[test]
fn a_diplomat_takes_no_bridge_and_pays_for_a_road_at_a_river() {
    let open = Rules::open_hands().following;
    let rivers = Some(RiversRules::default());
    let rules = Rules { rivers, following: open, ..Rules::with_knights(Edition::Fifth) };
    let mut table = trading(rules);
    let (owner, site) = (table.seat(1), side(2, 2, Side::SouthEast));
    let road = side(2, 2, Side::East);
    table.corrects(RiversCorrection::Bridge { at: site, is: Some((owner, Condition::Intact)) });
    table.paves(1, side(4, 3, Side::East));
    table.paves(1, road);
    table.draws_of(0, Track::Politics, 2);
    let diplomat = |at| KnightsDeed::Play(Play::Diplomat { at, from: owner });
    table.refuses_for(diplomat(site), Breach::from(RiversBreach::BridgeStays(site)));
    let little = NoGold::TooLittle { player: table.seat(0), count: 1 };
    let wet = side(4, 3, Side::East);
    table.refuses_for(diplomat(wet), little);
    has_gold(&mut table, &[1, 0, 0]);
    table.does(diplomat(wet));
    assert_eq!(gold(&table), [0, 0, 0]);
    assert_eq!(table.state.pieces().road(wet), None);
}

#[test]
fn who_leaves_gives_back_their_gold_and_is_no_settler() {
    let mut table = trading(rules());
    has_gold(&mut table, &[3, 0, 1]);
    table.leaves(1);
    assert_eq!(gold(&table), [3, 0, 1]);
    assert_eq!(settlers(&table), (Some(0), vec![2]));
}

#[test]
fn a_loose_bridge_is_named() {
    let mut table = trading(rules());
    let site = side(2, 2, Side::SouthEast);
    let player = table.seat(1);
    table.corrects(RiversCorrection::Bridge { at: site, is: Some((player, Condition::Intact)) });
    let odd = RiversDiscrepancy::LooseBridge { player, at: site };
    assert_eq!(table.state.discrepancies(), [Discrepancy::Rivers(odd)]);
    table.corrects(RiversCorrection::Bridge { at: site, is: None });
    assert_eq!(table.state.discrepancies(), []);
    let off = side(2, 2, Side::East);
    let bridge = RiversCorrection::Bridge { at: off, is: Some((player, Condition::Intact)) };
    table.refuses_for(bridge, NoRiver::NoSite(off));
}

#[test]
fn a_map_of_rivers_is_looked_through_and_each_fault_named() {
    let refused = |rivers: Option<RiverMap>, change: &dyn Fn(&mut SetupFields)| {
        let mut parts = parts(rules());
        parts.rivers = rivers;
        change(&mut parts);
        Setup::new(parts).map(drop)
    };
    let with = |river: &[Hex]| {
        let mut map = map();
        map.rivers.truncate(1);
        map.rivers.push(river.to_vec());
        refused(Some(map), &|_| {})
    };
    let bad = |why| Err(BadSetup::Rivers(why));
    assert_eq!(refused(Some(map()), &|_| {}), Ok(()));
    let not_played = refused(Some(map()), &|parts| {
        parts.rules.rivers = None;
        parts.island = Island::new(tiles(), harbors()).expect("an island");
    });
    assert_eq!(not_played, bad(BadRiverMap::NotPlayed));
    assert_eq!(with(&[at(2, 4)]), bad(BadRiverMap::TooShort(1)));
    let jump = [at(2, 4), at(4, 5), at(4, 6)];
    assert_eq!(with(&jump), bad(BadRiverMap::DoesNotFlow { river: 1, hex: 1 }));
    let over_sea = [at(3, 6), at(4, 6)];
    assert_eq!(with(&over_sea), bad(BadRiverMap::NotLand { river: 1, hex: 0 }));
    assert_eq!(with(&[at(2, 4), at(3, 4)]), bad(BadRiverMap::MouthOnLand(1)));
    let twice = [at(3, 3), at(3, 2), at(3, 1), at(3, 0)];
    assert_eq!(with(&twice), bad(BadRiverMap::TwoRivers { river: 1, hex: 1 }));
    let dry = RiverMap { robber: Some(at(3, 3)), ..map() };
    assert_eq!(refused(Some(dry), &|_| {}), bad(BadRiverMap::RobberNotOnSwamp));
    let wet = Some(Tile { at: at(5, 3), terrain: Terrain::Swamp, token: Some(token(4)) });
    let swamp = island().laid(at(5, 3), wet).expect("a swamp");
    let laid = refused(Some(map()), &move |parts| parts.island = swamp.clone());
    assert_eq!(laid, bad(BadRiverMap::SwampToken));
}

#[test]
fn targets_are_those_of_the_sheets() {
    for (expansions, harbormaster, target) in [
        (json!(["rivers"]), false, 10),
        (json!(["rivers"]), true, 11),
        (json!(["rivers", "knights"]), false, 13),
        (json!(["rivers", "fish"]), false, 10),
    ] {
        let line = json!({ "expansions": expansions, "hexes": [], "players": [{}, {}],
            "harbormaster": harbormaster });
        let (_, answers) = answers(&line.to_string());
        assert_eq!(answers[0]["needs"], json!([target, target]), "{expansions}");
    }
}

#[test]
fn faults_of_a_position_name_their_fields() {
    let fault = |more: Value| {
        let mut line = json!({ "expansions": ["rivers"], "players": [{}],
            "hexes": [{ "at": [0, 0], "terrain": "hills", "token": 4 }] });
        line.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        let (answered, answers) = answers(&line.to_string());
        assert!(!answered, "{line}");
        answers[0]["error"].as_str().expect("an error").to_owned()
    };
    for (more, field) in [
        (json!({ "rivers": [[[0, 0]]] }), "rivers[0]"),
        (json!({ "rivers": [[[0, 0], [2, 0]]] }), "rivers[0][1]"),
        (json!({ "players": [{ "gold": -1 }] }), "players[0].gold"),
        (json!({ "players": [{ "bridges": [[[0, 0], [1, 0]]] }] }), "players[0].bridges"),
        (json!({ "settings": { "bridge_gold": 4 } }), "settings.bridge_gold"),
        (
            json!({ "expansions": [], "hexes": [{ "at": [0, 0], "terrain": "swamp" }] }),
            "hexes[0].terrain",
        ),
        (json!({ "hexes": [{ "at": [0, 0], "terrain": "swamp", "token": 4 }] }), "hexes[0].token"),
    ] {
        let said = fault(more.clone());
        assert!(said.starts_with(field), "{more}: {said}");
    }
}

#[test]
fn with_fish_six_tokens_bring_a_bridge() {
    let mut table = trading(Rules { fish: Some(FishRules::default()), ..rules() });
    let player = table.seat(0);
    let site = side(2, 2, Side::SouthEast);
    table.builds(0, meets(at(2, 2), Side::East, Side::SouthEast), Building::Settlement);
    let tokens = FishCorrection::Tokens { player, count: 6 };
    table.does(Deed::Correct { correction: Correction::Fish(tokens) });
    let tokens = FishTokens { ones: 0, twos: 0, threes: 2 };
    let on = FishPurchase::Bridge;
    table.does(Deed::Fish(FishDeed::Spend { on, tokens }));
    assert_eq!(table.state.tasks(), [Task::Rivers(RiversTask::FreeBridge { player })]);
    table.does(bridges(site));
    assert_eq!(gold(&table), [3, 0, 0]);
    assert_eq!(table.state.tasks(), []);
}

/// The same island amid the sea, for three players with ships.
fn at_sea() -> Table {
    let mut sea: Vec<Hex> = tiles().iter().flat_map(|tile| tile.at.neighbors()).collect();
    sea.retain(|hex| tiles().iter().all(|tile| tile.at != *hex));
    sea.sort_unstable();
    sea.dedup();
    let around = Surroundings { sea, hidden: Vec::new() };
    let mut parts = parts(Rules { sea: Some(SeaRules::default()), ..rules() });
    parts.island = Island::with_sea(tiles(), Vec::new(), around).expect("an island");
    parts.sea = Some(SeaMap::default());
    cleared(Table::settled(Setup::new(parts).expect("a setup")))
}

#[test]
fn at_sea_a_ship_at_a_river_earns_gold_and_pays_to_leave() {
    let mut table = at_sea();
    let (site, player) = (side(4, 5, Side::East), table.seat(0));
    let place = meets(at(4, 5), Side::East, Side::SouthEast);
    table.builds(0, place, Building::Settlement);
    table.holds(0, &[(Resource::Lumber, 5), (Resource::Wool, 5)]);
    let ship = |at| SeaDeed::BuildShip { at };
    table.refuses_for(ship(site), Breach::from(RiversBreach::OnBridgeSite(site)));
    let wet = side(4, 5, Side::SouthEast);
    table.does(ship(wet));
    assert_eq!(gold(&table), [1, 0, 0]);
    table.passes();
    for _ in 0..2 {
        table.quiet_turn();
    }
    table.rolls(2);
    let onward = side(4, 6, Side::SouthWest);
    let leaves = SeaDeed::MoveShip { from: wet, to: onward };
    assert!(table.state.movable_ships().contains(&wet));
    has_gold(&mut table, &[0, 0, 0]);
    assert!(!table.state.movable_ships().contains(&wet), "who can't pay isn't asked");
    table.refuses_for(leaves.clone(), Breach::from(RiversBreach::ShipAtRiver(wet)));
    has_gold(&mut table, &[3, 0, 0]);
    assert_eq!(table.state.position().road_gold(onward), 0);
    table.does(leaves);
    assert_eq!(gold(&table), [2, 0, 0]);
    assert!(table.state.pieces().ship(onward).is_some_and(|(owner, _)| owner == player));
}

#[test]
fn rivers_go_with_some_scenarios_only() {
    let refused = |known: BuiltInScenario| {
        let scenario = known.scenario().expect("built in");
        let map = scenario.map_for(3).expect("a map for three");
        let laid = map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1));
        let mut parts = parts(Rules { sea: Some(SeaRules::default()), ..rules() });
        parts.sea = Some(SeaMap::of(&scenario, map, &laid));
        parts.island = laid.island;
        parts.rivers = None;
        Setup::new(parts).map(drop)
    };
    for may in [BuiltInScenario::NewShores, BuiltInScenario::ForgottenTribe] {
        assert_eq!(refused(may), Ok(()), "{may:?}");
    }
    for may_not in [BuiltInScenario::PirateIslands, BuiltInScenario::Cloth] {
        assert_eq!(refused(may_not), Err(BadSetup::RiversInScenario), "{may_not:?}");
    }
}

// ---- offers by phone ----

#[test]
fn gold_is_offered_by_phone_as_far_as_it_lies_there() {
    let mut table = trading(rules());
    has_gold(&mut table, &[3, 1, 0]);
    table.holds(1, &[(Resource::Ore, 2)]);
    table.holds(2, &[(Resource::Ore, 2)]);
    let (anna, ben, clara) = (table.seat(0), table.seat(1), table.seat(2));
    let mut talk = TableTalk::default();
    talk.seat([anna, ben, clara]);
    let offers = |give, get| PhoneRemark::Offer { to: Vec::new(), give, get };
    let ore = Goods::from(cards(&[(Resource::Ore, 1)]));
    let too_much = offers(Goods::gold(4), ore);
    assert_eq!(talk.hear(&table.state, anna, &too_much), Err(NotHeard::NoSuchTerms));
    talk.hear(&table.state, anna, &offers(Goods::gold(2), ore)).expect("offered");
    let id = talk.offers()[0].id.to_string();
    let more = PhoneRemark::Reply { offer: id.clone(), says: OfferReply::More };
    talk.hear(&table.state, ben, &more).expect("for three");
    let key = talk.offers()[0].key_with(ben).expect("terms").to_string();
    let deed = talk.taken(anna, &id, &key).expect("taken");
    assert_eq!(deed, Deed::Trade { with: ben, give: Goods::gold(3), get: ore });
    table.does(deed);
    assert_eq!(gold(&table), [0, 4, 0]);
    // What was spent is offered no more.
    talk.follow(&table.state);
    assert_eq!(talk.offers(), []);
}

#[test]
fn gold_is_asked_of_those_who_have_it() {
    let mut table = trading(rules());
    has_gold(&mut table, &[0, 1, 0]);
    table.holds(0, &[(Resource::Ore, 2)]);
    let (anna, ben) = (table.seat(0), table.seat(1));
    let mut talk = TableTalk::default();
    let give = Goods::from(cards(&[(Resource::Ore, 1)]));
    let offer = PhoneRemark::Offer { to: Vec::new(), give, get: Goods::gold(1) };
    talk.hear(&table.state, anna, &offer).expect("offered");
    assert_eq!(talk.offers()[0].to.as_slice(), [ben]);
}
