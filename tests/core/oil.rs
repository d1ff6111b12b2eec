//! Oil (docs/traders.md 7), read as rules: what springs give, what oil is used for, disasters, and
//! sequestered oil. The island is that of TRADERS 12.1, with a desert for its lake.

use board::{
    Hex, Intersection, Island, IslandCode, Markers, Resource, Side, Spring, Terrain, Tile, Token,
};
use game::{
    BadOilMap, BadSetup, Breach, Building, CardKind, Cards, Correction, Deed, Discrepancy, Edition,
    Enforcement, Expansion, Expansions, FishRules, GiftOf, GoldBreach, GoldCorrection, Goods,
    HarbormasterRule, Impossible, NotOffered, NotOil, OilBoth, OilBreach, OilCorrection, OilDeed,
    OilDiscrepancy, OilIsCard, OilLimit, OilRules, OilTask, Over, Phase, RiversRules, Rules,
    SeaRules, SetupFields, State, StealTargets, Task, TokenPlace, Waiting, usual_target,
};
use serde_json::{Value, json};

use crate::common::{Done, Table, roll, setup_with};
use crate::oracle::answers;

impl Done for OilDeed {
    fn deed(self) -> Deed {
        Deed::Oil(self)
    }
}

impl Done for OilCorrection {
    fn deed(self) -> Deed {
        Deed::Correct { correction: Correction::Oil(self) }
    }
}

/// A hex by its row and its column in the drawing.
const fn at(row: i8, column: i8) -> Hex {
    Hex::new(column - row / 2, row)
}

fn corner(hex: Hex, sides: [Side; 2]) -> Intersection {
    let [one, other] = sides;
    Intersection::try_from([hex, hex.neighbor(one), hex.neighbor(other)]).expect("a corner")
}

fn top(hex: Hex) -> Intersection {
    corner(hex, [Side::NorthWest, Side::NorthEast])
}

fn bottom(hex: Hex) -> Intersection {
    corner(hex, [Side::SouthEast, Side::SouthWest])
}

fn north_east(hex: Hex) -> Intersection {
    corner(hex, [Side::NorthEast, Side::East])
}

fn token(number: u8) -> Token {
    Token::try_from(number).expect("a token")
}

/// The island without springs.
fn bare() -> Island {
    let island = crate::fish::island();
    let tiles = island.tiles().iter().copied().map(|tile| match tile.terrain {
        Terrain::Lake => Tile { terrain: Terrain::Desert, ..tile },
        _ => tile,
    });
    Island::new(tiles.collect(), Vec::new()).expect("an island")
}

/// The island with a spring with a 5 on its desert, and one on the hills with the 6.
fn island() -> Island {
    let spring = |island: Island, hex, number| {
        let tile = Tile { at: hex, terrain: Terrain::Spring, token: Some(token(number)) };
        island.laid(hex, Some(tile)).expect("an island")
    };
    spring(spring(bare(), at(3, 3), 5), at(2, 3), 6)
}

/// A position on `island`: where each player has settlements and cities, and more of them.
fn asked_on(island: &Island, players: &[Value], more: &Value) -> Value {
    let hexes = island.tiles().iter().map(|tile| {
        let on = island.spring_on(tile.at).unwrap_or(tile.terrain);
        let mut hex = json!({ "at": tile.at, "terrain": on.key() });
        if let Some(token) = tile.token {
            hex["token"] = json!(token);
        }
        hex["spring"] = json!(tile.terrain == Terrain::Spring);
        hex
    });
    let mut line = json!({
        "expansions": ["oil"],
        "hexes": hexes.collect::<Vec<_>>(),
        "players": players,
    });
    line.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
    let (answered, answers) = answers(&line.to_string());
    assert!(answered, "{answers:?}");
    answers.into_iter().next().expect("an answer")
}

fn asked(players: &[Value], more: &Value) -> Value {
    asked_on(&island(), players, more)
}

fn rules() -> Rules {
    Rules { oil: Some(OilRules::default()), target: 12, ..Rules::open_hands() }
}

/// Three players away from springs, with the first to roll.
fn settled(rules: Rules) -> Table {
    let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
    parts.rules = rules;
    parts.island = island();
    let mut table = Table::of(parts);
    while matches!(table.state.phase(), Phase::Founding { .. }) {
        let deed = match table.state.founding_spots().first() {
            Some(at) => Deed::FoundSettlement { at: *at },
            None => Deed::FoundRoad { at: table.state.founding_roads()[0] },
        };
        table.does(deed);
    }
    for hex in [at(3, 3), at(2, 3)] {
        for place in Intersection::around(hex) {
            table.corrects_building(place);
        }
    }
    table
}

impl Table {
    fn corrects_building(&mut self, at: Intersection) {
        if self.state.pieces().building(at).is_some() {
            self.corrects(Correction::Building { at, is: None });
        }
    }

    fn oil(&self) -> Vec<u8> {
        let seats = self.state.players().seats();
        seats.map(|seat| self.state.oil_of(seat)).collect()
    }

    fn has_oil(&mut self, nth: usize, count: u8) {
        let player = self.seat(nth);
        if self.state.oil_of(player) != count {
            self.corrects(OilCorrection::Held { player, count });
        }
    }

    fn track(&self) -> u8 {
        self.state.oil().expect("played").table().track
    }
}

/// The same once the first has rolled what brings nobody anything.
fn trading(rules: Rules) -> Table {
    let mut table = settled(rules);
    table.does(roll(7));
    while let Some(task) = table.state.tasks().first().cloned() {
        let deed = match task {
            Task::MoveRobber { .. } => Deed::MoveRobber { to: at(3, 1) },
            _ => Deed::DoneAtTable { task: 0 },
        };
        table.does(deed);
    }
    table
}

/// The same with all oil used that ends the turn with a disaster, once the turn is passed.
fn in_disaster(rules: Rules) -> Table {
    let mut table = trading(rules);
    table.corrects(OilCorrection::Track { count: 5 });
    table.does(Deed::Pass);
    table
}

const CONVERT: OilDeed = OilDeed::Convert { resource: Resource::Wool };

fn disaster(number: u8) -> OilDeed {
    let Deed::Roll { number } = roll(number) else { panic!("a roll") };
    OilDeed::Disaster { number }
}

#[test]
fn nobody_holds_more_than_four_oil() {
    let two = json!([north_east(at(3, 3))]);
    for (held, drawn) in [(3, 1), (4, 0)] {
        let player = json!({ "cities": two, "oil": held });
        let answer = asked(&[player], &json!({ "roll": 5 }));
        assert_eq!((&answer["oil_owed"], &answer["oil_drawn"]), (&json!([2]), &json!([drawn])));
    }
    let open = json!({ "roll": 5, "settings": { "oil_limit": "none" } });
    let answer = asked(&[json!({ "cities": two, "oil": 4 })], &open);
    assert_eq!(answer["oil_drawn"], json!([2]));
}

#[test]
fn monopoly_takes_an_oil_from_each_in_turn_up_to_the_limit() {
    for (held, after) in [(4, [4, 2, 1]), (3, [4, 1, 1]), (0, [2, 1, 0])] {
        let mut table = trading(rules());
        (0..3).zip([held, 2, 1]).for_each(|(nth, count)| table.has_oil(nth, count));
        let player = table.seat(0);
        table.corrects(Correction::Hidden { player, count: 1 });
        table.does(OilDeed::Monopoly);
        assert_eq!(table.oil(), after);
    }
}

#[test]
fn oil_is_dealt_one_by_one_from_the_active_player_on_until_none_is_left() {
    let [one, two, three] = [top(at(3, 3)), bottom(at(3, 3)), north_east(at(3, 3))];
    let players = [
        json!({ "settlements": [one] }),
        json!({ "cities": [two] }),
        json!({ "settlements": [three] }),
    ];
    let more = json!({ "roll": 5, "active": 1, "oil": { "supply": 2 } });
    let answer = asked(&players, &more);
    assert_eq!(answer["oil_owed"], json!([1, 2, 1]));
    assert_eq!(answer["oil_drawn"], json!([0, 1, 1]));
}

#[test]
fn an_oil_metropolis_takes_three_of_oil_as_of_lumber() {
    for (place, roll, oil, cards) in
        [(bottom(at(3, 3)), 5, 3, json!({})), (bottom(at(1, 4)), 9, 0, json!({ "lumber": 3 }))]
    {
        let player = json!({ "cities": [place], "oil_metropolises": [place] });
        let answer = asked(&[player], &json!({ "roll": roll }));
        assert_eq!(answer["oil_owed"], json!([oil]), "{roll}");
        assert_eq!(answer["owed"], json!([cards]), "{roll}");
        assert_eq!((&answer["points"], &answer["needs"]), (&json!([3]), &json!([12])));
    }
}

#[test]
fn no_more_oil_is_used_than_the_track_has_places() {
    let answer = asked(&[json!({ "oil": 4 })], &json!({ "oil": { "track": 4 } }));
    assert_eq!(answer["oil_left"], 1);
    let mut table = trading(rules());
    let place = table.state.pieces().buildings_of(table.seat(0)).next().expect("a settlement").0;
    table.builds(0, place, Building::City);
    table.has_oil(0, 4);
    table.has(0, State::oil_metropolis_price());
    table.corrects(OilCorrection::Track { count: 4 });
    let full = |left| Breach::from(OilBreach::TrackFull { left });
    table.refuses_for(OilDeed::BuildMetropolis { at: place }, full(1));
    table.does(CONVERT);
    assert_eq!((table.track(), table.hand(0).get(CardKind::Wool)), (5, 2));
    table.refuses_for(CONVERT, full(0));
    table.does(Deed::Pass);
    let asks = OilTask::Disaster { player: table.seat(0) };
    assert_eq!(table.state.tasks(), [asks.into()]);
    assert_eq!(table.state.turn(), 1, "the turn isn't over");
    table.does(disaster(2));
    assert_eq!((table.track(), table.state.turn(), table.state.active()), (0, 2, table.seat(1)));
}

#[test]
fn an_oil_metropolis_costs_a_card_of_three_kinds_and_two_oil_and_counts_three_points() {
    let mut table = trading(rules());
    let one = table.seat(0);
    let place = table.state.pieces().buildings_of(one).next().expect("a settlement").0;
    let builds = OilDeed::BuildMetropolis { at: place };
    table.has_oil(0, 2);
    table.corrects(OilCorrection::Supply { count: 13 });
    table.has(0, State::oil_metropolis_price());
    table.refuses_for(builds.clone(), NotOil::NoCity(place));
    table.builds(0, place, Building::City);
    let points = table.state.public_points(one);
    table.does(builds);
    assert_eq!((table.hand(0), table.oil()[0], table.track()), (Cards::none(), 0, 2));
    assert_eq!(table.state.public_points(one), points + 1);
    assert_eq!(table.state.oil_metropolises_left(), 3);
    assert_eq!(table.state.discrepancies(), []);
}

/// Buildings of case 67: inland, at the sea, and a metropolis.
fn coast() -> [Intersection; 4] {
    [top(at(1, 2)), bottom(at(2, 3)), north_east(at(3, 5)), bottom(at(5, 2))]
}

#[test]
fn a_flood_takes_settlements_at_the_sea_and_makes_cities_settlements() {
    let [shore, inland, city, metropolis] = coast();
    let player = json!({ "settlements": [shore, inland], "cities": [city, metropolis],
        "oil_metropolises": [metropolis] });
    let answer = asked(&[player], &json!({ "disaster": 7 }));
    assert_eq!(answer["flood"], json!([{ "removed": [shore], "reduced": [city] }]));
    let mut table = in_disaster(rules());
    let seats: Vec<_> = table.state.players().seats().collect();
    let all: Vec<_> = table.state.pieces().buildings().map(|(place, ..)| place).collect();
    for place in all {
        table.corrects_building(place);
    }
    for (place, kind) in [
        (shore, Building::Settlement),
        (inland, Building::Settlement),
        (city, Building::City),
        (metropolis, Building::OilMetropolis),
    ] {
        table.builds(1, place, kind);
    }
    table.does(disaster(7));
    let stands = |at| table.state.pieces().building(at);
    assert_eq!(stands(shore), None);
    assert_eq!(stands(inland), Some((seats[1], Building::Settlement)));
    assert_eq!(stands(city), Some((seats[1], Building::Settlement)));
    assert_eq!(stands(metropolis), Some((seats[1], Building::OilMetropolis)));
    let loose = table.state.discrepancies();
    assert_eq!(loose, [], "roads stay");
}

#[test]
fn a_settlement_that_the_flood_puts_back_serves_the_first_city() {
    let cities = [top(at(1, 3)), north_east(at(3, 5))];
    let player = json!({ "settlements": [top(at(1, 2))], "cities": cities,
        "pieces_left": { "settlements": 0 } });
    let answer = asked(&[player], &json!({ "disaster": 7 }));
    let removed = json!([top(at(1, 2)), cities[1]]);
    assert_eq!(answer["flood"], json!([{ "removed": removed, "reduced": [cities[0]] }]));
}

#[test]
fn pollution_hits_a_hex_with_the_number_by_lot_and_for_good() {
    for (number, hexes) in [(4, json!([at(2, 4), at(4, 4)])), (2, json!([at(1, 3)]))] {
        let answer = asked_on(&bare(), &[json!({})], &json!({ "disaster": number }));
        let said: Vec<Hex> = serde_json::from_value(answer["pollution"].clone()).expect("hexes");
        let mut hexes: Vec<Hex> = serde_json::from_value(hexes).expect("hexes");
        hexes.sort_unstable();
        assert_eq!(said, hexes, "{number}");
    }
    let mut table = in_disaster(rules());
    table.does(disaster(4));
    let player = table.seat(0);
    let among = vec![at(4, 4), at(2, 4)];
    let mut sorted = among.clone();
    sorted.sort_unstable();
    assert_eq!(table.state.tasks(), [OilTask::Lot { player, among: sorted }.into()]);
    let wrong = OilDeed::Pollute { at: at(1, 2) };
    table.refuses_for(wrong, Breach::from(OilBreach::WrongHex(at(1, 2))));
    table.does(OilDeed::Pollute { at: at(2, 4) });
    assert_eq!(table.state.active(), table.seat(1));
    assert_eq!(table.state.island().tile(at(2, 4)).expect("land").token, None);
    let oil = table.state.oil().expect("played").table();
    assert_eq!(oil.place(at(2, 4)), TokenPlace::OnTrack);
    table.does(roll(7));
    let to = Deed::MoveRobber { to: at(2, 4) };
    table.refuses_for(to, Breach::from(OilBreach::RobberNotThere(at(2, 4))));
}

#[test]
fn at_a_spring_pollution_takes_oil_and_leaves_the_token() {
    let mut table = in_disaster(rules());
    table.corrects(OilCorrection::Supply { count: 2 });
    let all: Vec<_> = table.state.island().tiles_with(6).map(|tile| tile.at).collect();
    assert_eq!(all.len(), 2, "a spring and fields");
    table.does(disaster(6));
    table.does(OilDeed::Pollute { at: at(2, 3) });
    let oil = table.state.oil().expect("played").table();
    assert_eq!((oil.supply, oil.destroyed.len()), (0, 0));
    assert_eq!(table.state.island().tile(at(2, 3)).expect("land").token, Some(token(6)));
}

#[test]
fn the_fifth_destroyed_token_ends_the_game_without_a_winner() {
    for champion in [None, Some(1)] {
        let mut table = trading(rules());
        let champion = champion.map(|nth| table.seat(nth));
        if let Some(player) = champion {
            table.corrects(OilCorrection::Sequestered { player, count: 3 });
        }
        for hex in [at(1, 2), at(1, 4), at(2, 2), at(2, 5)] {
            table.corrects(OilCorrection::Destroyed { at: hex, is: TokenPlace::OnTrack });
        }
        assert_eq!(table.state.over(), None);
        table.corrects(OilCorrection::Track { count: 5 });
        table.does(Deed::Pass);
        table.does(disaster(2));
        let over = Over::BoardDead { champion };
        assert_eq!(table.state.over(), Some(over));
        assert_eq!((over.winner(), over.key()), (None, "board_dead"));
        table.does(Deed::PlayOn);
        assert_eq!(table.state.over(), None, "it doesn't end a second time");
    }
}

#[test]
fn every_three_sequestered_oil_are_a_point_and_the_champion_has_one_more() {
    for (sequestered, champion, points, holder) in [
        ([3, 2], None, [2, 0], Some(0)),
        ([3, 3], Some(0), [2, 1], Some(0)),
        ([3, 6], Some(0), [1, 3], Some(1)),
    ] {
        let players = sequestered.map(|count| json!({ "sequestered": count }));
        let answer = asked(&players, &json!({ "holders": { "champion": champion } }));
        assert_eq!(answer["points"], json!(points));
        assert_eq!(answer["holders"]["champion"], json!(holder));
    }
    let mut table = trading(rules());
    let one = table.seat(0);
    table.corrects(OilCorrection::Sequestered { player: one, count: 2 });
    table.has_oil(0, 1);
    let points = table.state.public_points(one);
    table.does(OilDeed::Sequester);
    assert_eq!(table.state.public_points(one), points + 2);
    let told = OilCorrection::Champion { holder: None };
    table.corrects(told);
    assert_eq!(table.state.public_points(one), points + 1, "the table has told it otherwise");
}

#[test]
fn oil_is_used_or_sequestered_in_a_turn_and_one_a_turn_is_sequestered() {
    for (first, second, breach) in [
        (CONVERT, OilDeed::Sequester, OilBreach::SequesteredAfterUse),
        (OilDeed::Sequester, CONVERT, OilBreach::UsedAfterSequestering),
        (OilDeed::Sequester, OilDeed::Sequester, OilBreach::SecondSequestered),
    ] {
        let mut table = trading(rules());
        table.has_oil(0, 4);
        table.does(first.clone());
        table.refuses_for(second.clone(), Breach::from(breach));
        let act = table.takes(second.clone(), Enforcement::AsTheTableDid);
        assert_eq!(act.against, [Breach::Oil(breach)]);
        let both = OilRules { oil_both: OilBoth::Yes, ..OilRules::default() };
        let mut table = trading(Rules { oil: Some(both), ..rules() });
        table.has_oil(0, 4);
        table.does(first);
        if breach == OilBreach::SecondSequestered {
            table.refuses_for(second, Breach::from(breach));
        } else {
            table.does(second);
        }
    }
}

#[test]
fn oil_counts_for_a_seven_but_by_the_fusion_rulings() {
    let player = json!({ "hand": 6, "oil": 2 });
    for (more, discards) in [
        (json!({ "rulings": "classic" }), 4),
        (json!({ "rulings": "fusion" }), 0),
        (json!({ "rulings": "fusion", "settings": { "oil_is_card": true } }), 4),
        (json!({ "rulings": "2025", "settings": { "oil_is_card": false } }), 0),
    ] {
        let mut all = json!({ "roll": 7 });
        all.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        assert_eq!(
            asked(std::slice::from_ref(&player), &all)["discards"],
            json!([discards]),
            "{more}"
        );
    }
}

fn as_card() -> Rules {
    let oil = OilRules { oil_is_card: OilIsCard::Yes, ..OilRules::default() };
    Rules { oil: Some(oil), ..rules() }
}

#[test]
fn oil_may_be_among_the_discards_and_may_be_stolen() {
    let mut table = settled(as_card());
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    table.holds(0, &[]);
    table.holds(1, &[(Resource::Ore, 6)]);
    table.holds(2, &[]);
    table.has_oil(1, 3);
    table.does(roll(7));
    assert_eq!(table.state.tasks()[0], Task::Discard { player: two, count: Some(4) });
    let cards = Some(Cards::of(Resource::Ore, 2));
    table.does(OilDeed::Discard { player: two, count: 2, cards });
    assert_eq!((table.oil()[1], table.hand(1).total()), (1, 4));
    let own = table.state.pieces().buildings_of(two).next().expect("a settlement").0;
    let beside = own.hexes().into_iter().find(|hex| table.state.island().is_land(*hex));
    table.does(Deed::MoveRobber { to: beside.expect("land") });
    let steals = |task: &Task| {
        matches!(task, Task::Steal { from: StealTargets::OneOf(_), or_oil: true, .. })
    };
    assert!(table.state.tasks().iter().all(steals) && !table.state.tasks().is_empty());
    table.does(OilDeed::Steal { player: one, from: two });
    assert_eq!(&table.oil()[..2], [1, 0]);
}

#[test]
fn plentiful_year_brings_oil_as_long_as_there_is_any() {
    let more = json!({ "event": "plentiful_year", "active": 0, "oil": { "supply": 1 } });
    let answer = asked(&[json!({}), json!({ "oil": 4 })], &more);
    let tasks = json!([{ "do": "take", "player": 0, "or": "oil" }, { "do": "take", "player": 1 }]);
    assert_eq!(answer["tasks"], tasks);
    let mut parts = SetupFields::from(setup_with(3, rules(), &[crate::common::card(1, 1)]));
    parts.island = island();
    let mut table = Table::of(parts);
    while matches!(table.state.phase(), Phase::Founding { .. }) {
        let deed = match table.state.founding_spots().first() {
            Some(at) => Deed::FoundSettlement { at: *at },
            None => Deed::FoundRoad { at: table.state.founding_roads()[0] },
        };
        table.does(deed);
    }
    table.corrects(OilCorrection::Supply { count: 1 });
    table.draws();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    table.does(OilDeed::Take { player: one });
    assert_eq!(table.oil()[0], 1);
    table.refuses_for(OilDeed::Take { player: two }, NotOil::SupplyEmpty);
    table.does(Deed::Take { player: two, card: Some(CardKind::Ore) });
}

#[test]
fn neighborly_assistance_may_give_oil_and_good_neighbors_only_cards() {
    let places = [top(at(1, 2)), top(at(1, 4)), top(at(2, 2))];
    let players =
        [json!({ "settlements": places, "hand": 0, "oil": 1 }), json!({ "hand": 0, "oil": 1 })];
    let more = |event: &str| json!({ "event": event, "active": 0 });
    let answer = asked(&players, &more("neighborly_assistance"));
    assert_eq!(answer["tasks"], json!([{ "do": "give", "player": 0, "to": [1] }]));
    assert_eq!(asked(&players, &more("good_neighbors"))["tasks"], json!([]));
    let mut table = trading(rules());
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    table.has_oil(0, 1);
    let gift = Task::Give { player: one, to: std::iter::once(two).collect(), of: GiftOf::AnyOrOil };
    let written = serde_json::to_value(&gift).expect("writes");
    assert_eq!(written["of"], "any_or_oil");
    table.refuses_for(OilDeed::Give { player: one, to: two }, Waiting::NoSuchTask);
}

#[test]
fn a_capped_building_at_a_spring_takes_an_oil_and_nothing_else() {
    // The spring, the hills with the 6, and the pasture with the 4.
    let place = top(at(3, 3));
    for (rulings, city, owed) in [("fusion", false, 1), ("classic", true, 1), ("classic", false, 1)]
    {
        let kind = if city { "cities" } else { "settlements" };
        let more = json!({ "event": "epidemic", "active": 0, "roll": 6, "rulings": rulings });
        let answer = asked(&[json!({ kind: [place] })], &more);
        assert_eq!((&answer["oil_owed"], &answer["owed"]), (&json!([owed]), &json!([{}])));
    }
}

#[test]
fn a_robber_flees_to_the_deserts_spring() {
    let more = json!({ "event": "robber_flees", "active": 0, "robber": at(1, 2) });
    let answer = asked(&[json!({}), json!({})], &more);
    assert_eq!(answer["tasks"], json!([{ "do": "robber_to", "hex": at(3, 3) }]));
}

#[test]
fn the_robber_waits_beside_the_board_and_the_track_begins_at_nothing() {
    let table = settled(rules());
    assert_eq!((table.state.robber(), table.track()), (None, 0));
    assert_eq!(table.state.oil().expect("played").table().total(), 15);
    assert_eq!(rules().usual_target(), 12);
    let harbormaster = Rules { harbormaster: HarbormasterRule::InPlay, ..rules() };
    assert_eq!(harbormaster.usual_target(), 13);
    let at_sea = [Expansion::Sea, Expansion::Oil].into_iter().collect::<Expansions>();
    assert_eq!(game::more_at_sea(at_sea), 2);
    assert_eq!(usual_target(at_sea, HarbormasterRule::Off), Some(12));
}

#[test]
fn springs_give_oil_after_all_else_and_nothing_besides() {
    let mut table = settled(rules());
    let place = north_east(at(3, 3));
    table.builds(1, place, Building::City);
    let before = table.hand(1);
    let act = table.does(roll(5));
    assert_eq!((table.oil()[1], table.hand(1).total() >= before.total()), (2, true));
    let player = table.seat(1);
    assert_eq!(act.oil, [game::OilChange::Got { player, count: 2 }]);
    let reason = table.state.payout_reason(player).expect("paid");
    assert_eq!(reason.oil, (2, 2));
}

#[test]
fn players_trade_oil_up_to_the_limit_and_never_for_oil() {
    let mut table = trading(rules());
    let two = table.seat(1);
    table.has_oil(0, 2);
    table.has_oil(1, 3);
    table.holds(1, &[(Resource::Ore, 2)]);
    let trade = |give, get_oil, cards| Deed::Trade {
        with: two,
        give: Goods::oil(give),
        get: Goods { oil: get_oil, cards, ..Goods::default() },
    };
    let ore = Cards::of(Resource::Ore, 1);
    table.refuses_for(trade(1, 1, Cards::none()), Breach::from(OilBreach::OilForOil));
    table.refuses_for(trade(2, 0, ore), Breach::from(OilBreach::OverLimit(two)));
    table.refuses_for(trade(1, 0, Cards::none()), Breach::Gift);
    table.refuses_for(trade(3, 0, ore), NotOil::TooLittle(table.seat(0)));
    let before = table.hand(0);
    table.does(trade(1, 0, ore));
    assert_eq!((table.oil()[0], table.oil()[1]), (1, 4));
    assert_eq!(table.hand(0), before.plus(ore));
    table.refuses_for(
        Deed::TradeWithBank { give: CardKind::Ore, count: 5, get: CardKind::Wool },
        Breach::WrongRate { given: 5, rate: 4 },
    );
}

#[test]
fn oil_and_gold_change_hands_in_one_trade() {
    let of_all =
        Rules { rivers: Some(RiversRules::default()), fish: Some(FishRules::default()), ..rules() };
    let mut table = trading(of_all);
    let (one, two) = (table.seat(0), table.seat(1));
    for (player, count) in [(one, 3), (two, 2)] {
        if table.state.gold_of(player) != count {
            table.corrects(Correction::Gold(GoldCorrection::Gold { player, count }));
        }
    }
    table.has_oil(0, 2);
    table.holds(1, &[(Resource::Ore, 1)]);
    let ore: Goods = Cards::of(Resource::Ore, 1).into();
    let give = Goods { gold: 1, oil: 2, ..Goods::default() };
    let for_gold = Goods { gold: 1, ..ore };
    let refused = Deed::Trade { with: two, give, get: for_gold };
    table.refuses_for(refused, Breach::from(GoldBreach::GoldForGold));
    let act = table.does(Deed::Trade { with: two, give, get: ore });
    assert_eq!((table.oil()[0], table.oil()[1]), (0, 2));
    assert_eq!((table.state.gold_of(one), table.state.gold_of(two)), (2, 3));
    let written = serde_json::to_value(&act).expect("writes");
    assert_eq!(written["give"], json!({ "gold": 1, "oil": 2 }), "{written}");
    let two_gives = Deed::Trade { with: two, give: ore, get: Goods::oil(2) };
    table.does(two_gives);
    assert_eq!((table.oil()[0], table.oil()[1]), (2, 0));
}

#[test]
fn a_number_that_wagons_have_thrown_again_brings_no_oil() {
    let two = Tile { at: at(3, 3), terrain: Terrain::Spring, token: Some(token(2)) };
    let island = bare().laid(at(3, 3), Some(two)).expect("an island");
    let players = [json!({ "settlements": [north_east(at(3, 3))] })];
    for (expansions, owed) in [
        (json!(["oil"]), 1),
        (json!(["oil", "wagons"]), 0),
        (json!(["oil", "wagons", "rivers"]), 1),
    ] {
        let more = json!({ "expansions": expansions, "roll": 2 });
        let answer = asked_on(&island, &players, &more);
        assert_eq!(answer["oil_owed"], json!([owed]), "{expansions}");
    }
}

#[test]
fn year_of_plenty_takes_oil_too() {
    let mut table = trading(rules());
    let player = table.seat(0);
    table.corrects(Correction::Hidden { player, count: 1 });
    let wool = Cards::of(Resource::Wool, 1);
    let three = OilDeed::YearOfPlenty { count: 2, cards: wool };
    table.refuses_for(three, Impossible::WrongCount { given: 3, due: 2 });
    let before = table.hand(0);
    table.does(OilDeed::YearOfPlenty { count: 1, cards: wool });
    assert_eq!((table.oil()[0], table.hand(0)), (1, before.plus(wool)));
}

#[test]
fn oil_with_cities_and_knights_is_not_offered_and_says_why() {
    let both: Expansions = [Expansion::Knights, Expansion::Oil].into_iter().collect();
    assert_eq!(both.not_offered(), Some(NotOffered::OilWithKnights));
    let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
    parts.rules = Rules { oil: Some(OilRules::default()), ..Rules::with_knights(Edition::Fifth) };
    parts.island = island();
    let refused = game::Setup::new(parts).map(drop);
    assert_eq!(refused, Err(BadSetup::NotOffered(NotOffered::OilWithKnights)));
}

#[test]
fn springs_need_oil_and_islands_with_them_have_codes_of_version_four() {
    let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
    parts.island = island();
    let refused = game::Setup::new(parts).map(drop);
    assert_eq!(refused, Err(BadSetup::Oil(BadOilMap::NotPlayed)));
    let island = island();
    let springs =
        [Spring { at: at(3, 3), on: Terrain::Desert }, Spring { at: at(2, 3), on: Terrain::Hills }];
    let mut told = island.markers().springs.clone();
    told.sort_unstable_by_key(|spring| std::cmp::Reverse(spring.at.r));
    assert_eq!(told, springs);
    let code = IslandCode::of(&island).expect("a code");
    assert!(code.as_str().starts_with('4'), "{code}");
    assert_eq!(code.as_str().parse::<IslandCode>().expect("reads").island(), &island);
    let written = serde_json::to_string(&island).expect("writes");
    assert_eq!(serde_json::from_str::<Island>(&written).expect("reads"), island);
    let on_gold = Spring { at: at(3, 3), on: Terrain::Gold };
    let markers = Markers { springs: vec![on_gold], ..Markers::NONE };
    assert!(island.marked(markers).is_err());
}

#[test]
fn more_oil_than_there_is_is_named_and_not_refused() {
    let mut table = trading(rules());
    table.has_oil(0, 4);
    let odd = OilDiscrepancy::Oil { counted: 19, supply: 15 };
    assert_eq!(table.state.discrepancies(), [Discrepancy::Oil(odd)]);
    table.corrects(OilCorrection::Supply { count: 11 });
    assert_eq!(table.state.discrepancies(), []);
    table.corrects(OilCorrection::Destroyed { at: at(1, 2), is: TokenPlace::OnTrack });
    let tile = table.state.island().tile(at(1, 2)).copied().expect("land");
    assert_eq!(tile.token, None);
    let ground = game::Ground { terrain: tile.terrain, token: Some(token(8)) };
    table.corrects(Correction::Tile { at: at(1, 2), is: Some(ground) });
    let odd = OilDiscrepancy::TokenBack { at: at(1, 2) };
    assert_eq!(table.state.discrepancies(), [Discrepancy::Oil(odd)]);
}

#[test]
fn a_player_who_leaves_gives_back_their_oil_and_others_settle_the_disaster() {
    let mut table = trading(rules());
    table.has_oil(0, 3);
    table.corrects(OilCorrection::Supply { count: 12 });
    table.corrects(OilCorrection::Track { count: 5 });
    table.does(Deed::Pass);
    table.leaves(0);
    assert_eq!(table.state.oil().expect("played").table().supply, 15);
    assert_eq!(table.state.tasks(), [OilTask::Disaster { player: table.seat(1) }.into()]);
    table.does(disaster(2));
    assert_eq!(table.state.active(), table.seat(1));
}

#[test]
fn a_disaster_that_the_table_settles_by_itself_ends_the_turn_too() {
    let mut table = in_disaster(rules());
    table.does(Deed::DoneAtTable { task: 0 });
    assert_eq!((table.track(), table.state.active()), (0, table.seat(1)));
}

#[test]
fn faults_of_a_position_name_their_fields() {
    let place = top(at(1, 2));
    for (more, field) in [
        (json!({ "oil": { "supply": -1 } }), "oil.supply"),
        (json!({ "disaster": 13 }), "disaster"),
        (json!({ "settings": { "oil_limit": 3 } }), "settings.oil_limit"),
        (json!({ "settings": { "oil_is_card": "maybe" } }), "settings.oil_is_card"),
        (json!({ "holders": { "champion": 4 } }), "holders.champion"),
        (json!({ "players": [{ "oil": -1 }] }), "players[0].oil"),
        (json!({ "players": [{ "oil_metropolises": [place] }] }), "players[0].oil_metropolises"),
        (
            json!({ "expansions": ["oil", "sea"],
                "hexes": [{ "at": [0, 0], "terrain": "sea", "spring": true }] }),
            "hexes[0].spring",
        ),
        (json!({ "expansions": ["oil", "knights"] }), "expansions"),
    ] {
        let mut line = json!({ "expansions": ["oil"], "players": [{}], "hexes": [] });
        line.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        let (answered, answers) = answers(&line.to_string());
        assert!(!answered, "{line}");
        let said = answers[0]["error"].as_str().expect("an error");
        assert!(said.starts_with(field), "{more}: {said}");
    }
}

#[test]
fn a_written_position_is_read_again_with_all_its_oil() {
    let mut table = trading(rules());
    let place = table.state.pieces().buildings_of(table.seat(0)).next().expect("a settlement").0;
    table.builds(0, place, Building::OilMetropolis);
    table.has_oil(1, 2);
    table.corrects(OilCorrection::Sequestered { player: table.seat(2), count: 4 });
    table.corrects(OilCorrection::Destroyed { at: at(1, 2), is: TokenPlace::OnTrack });
    table.corrects(OilCorrection::Track { count: 3 });
    let text = store::write_position(&table.state);
    let read = store::read_position(&text).expect("a position");
    assert_eq!(read.problems, []);
    assert_eq!(read.start.oil, table.state.table().oil);
    assert_eq!(read.start.pieces, table.state.table().pieces);
    assert_eq!(&read.island, table.state.island());
    assert_eq!(read.oil, table.state.rules().oil);
}

#[test]
fn at_sea_islands_flood_too_but_nothing_else_changes() {
    let sea = [at(1, 1), at(1, 5)];
    let hexes: Vec<Value> = bare()
        .tiles()
        .iter()
        .map(|tile| json!({ "at": tile.at, "terrain": tile.terrain.key(), "token": tile.token }))
        .chain(sea.map(|at| json!({ "at": at, "terrain": "sea" })))
        .collect();
    let line = json!({ "expansions": ["sea", "oil"], "hexes": hexes, "disaster": 7,
        "players": [{ "settlements": [top(at(1, 2)), bottom(at(2, 3))] }] });
    let (answered, answers) = answers(&line.to_string());
    assert!(answered, "{answers:?}");
    assert_eq!(answers[0]["flood"], json!([{ "removed": [top(at(1, 2))], "reduced": [] }]));
    let rules = Rules { sea: Some(SeaRules::default()), ..rules() };
    assert_eq!(rules.expansions().not_offered(), None);
    let open = OilRules { oil_limit: OilLimit::Open, ..OilRules::default() };
    assert!(Rules { oil: Some(open), ..rules }.check(3).is_ok());
}
