//! Ships as they are built and moved, the pirate beside the robber, points for settling abroad,
//! areas, and where a scenario begins (SEA 2, 3, 5, 8, 9, 10, 11).

use board::{Hex, Intersection, Path, Resource, Terrain};
use game::{
    Act, Breach, Cards, Chit, Condition, Correction, Deed, Deserts, DevelopmentCard, ExtraBuilding,
    FriendlyRobber, Game, Ground, Home, Impossible, Move, NotAtSea, Piece, PirateGround, Purchase,
    Refusal, RuleChange, Rules, SeaBreach, SeaChange, SeaCorrection, SeaDeed, SeaMap, SeaRules,
    Setup, State, StealTargets, Step, Task,
};
use words::game::GameWords;
use words::game::extra_building::done;
use words::text::Text;

use crate::common::{Table, cards, take};
use crate::sea_game::{FAR, GOLD, ISLET, fields_for, landing, opened, rules, trading, unopened};

#[test]
fn a_ship_costs_lumber_and_wool() {
    let price = cards(&[(Resource::Lumber, 1), (Resource::Wool, 1)]);
    assert_eq!(Purchase::Ship.price(), price);
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Wool, 2)]);
    table.does(SeaDeed::BuildShip { at });
    assert_eq!(table.hand(0), Cards::of(Resource::Wool, 1));
    assert_eq!(table.state.pieces_left(table.seat(0), Piece::Ship), 14);
    let refusal = table.refuses(SeaDeed::BuildShip { at: table.state.ship_spots()[0] });
    assert!(matches!(refusal, Refusal::Impossible(Impossible::HandLacks { .. })));
}

#[test]
fn no_ship_lies_inland_and_none_far_from_all_that_is_its_builders() {
    let mut table = trading();
    let inland = table.state.island().paths().into_iter();
    let inland = inland.filter(|path| !table.state.island().has_ship_path(*path));
    let mut inland = inland.filter(|path| table.state.pieces().link(*path).is_none());
    let at = inland.next_back().expect("some");
    table.refuses_for(SeaDeed::BuildShip { at }, NotAtSea::NoSea(at));
    let at = Path::of(FAR, board::Side::East);
    table.forbids(SeaDeed::BuildShip { at }, SeaBreach::ShipNotConnected(at));
}

#[test]
fn where_a_route_ends_a_settlement_may_stand_and_a_road_goes_on_from_there_alone() {
    let mut table = trading();
    let to = landing(&table.state);
    let way = table.sails(to);
    assert!(way.len() > 1);
    assert!(table.state.settlement_spots().contains(&to));
    let ashore = |state: &State| {
        let at_islet = |path: &Path| path.ends().contains(&to) && state.island().has_path(*path);
        state.road_spots().iter().any(at_islet)
    };
    assert!(!ashore(&table.state), "a road never hangs on a ship");
    table.rich();
    table.does(Deed::BuildSettlement { at: to });
    assert!(ashore(&table.state), "it does on a building");
}

#[test]
fn one_open_ship_moves_in_a_turn_but_none_that_was_built_in_it() {
    let mut table = trading();
    let to = landing(&table.state);
    let way = table.sails(to);
    let last = *way.last().expect("some");
    assert_eq!(table.state.movable_ships(), [], "all were built in this turn");
    let elsewhere = table.state.ship_spots()[0];
    let goes = SeaDeed::MoveShip { from: last, to: elsewhere };
    table.forbids(goes, SeaBreach::BuiltThisTurn(last));
    table.round();
    assert_eq!(table.state.movable_ships(), [last], "only the one at the loose end");
    if way.len() > 2 {
        let inner = way[way.len() - 2];
        let goes = SeaDeed::MoveShip { from: inner, to: elsewhere };
        table.forbids(goes, SeaBreach::ShipNotOpen(inner));
    }
    let goal = table.state.ship_moves(last)[0];
    table.does(SeaDeed::MoveShip { from: last, to: goal });
    let pieces = table.state.pieces();
    assert!(pieces.ship(goal).is_some() && pieces.ship(last).is_none());
    assert_eq!(table.state.movable_ships(), [], "one a turn");
    let before = way[way.len() - 2];
    let again = SeaDeed::MoveShip { from: before, to: last };
    table.forbids(again, SeaBreach::SecondMove);
    // One that is put back hasn't moved.
    table.does(SeaDeed::MoveShip { from: goal, to: last });
    assert_eq!(table.state.movable_ships(), [last]);
}

#[test]
fn ships_between_two_buildings_stay_for_good() {
    let mut table = trading();
    let to = landing(&table.state);
    let way = table.sails(to);
    table.rich();
    table.does(Deed::BuildSettlement { at: to });
    table.round();
    assert_eq!(table.state.movable_ships(), []);
    let elsewhere = table.state.ship_spots()[0];
    for from in way {
        let goes = SeaDeed::MoveShip { from, to: elsewhere };
        table.forbids(goes, SeaBreach::RouteClosed(from));
    }
}

#[test]
fn nobody_moves_somebody_elses_ship() {
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    table.rich();
    table.does(SeaDeed::BuildShip { at });
    table.does(Deed::Pass);
    table.rolls(5);
    let to = table.state.ship_spots()[0];
    table.refuses_for(SeaDeed::MoveShip { from: at, to }, NotAtSea::NoShip(at));
}

#[test]
fn road_building_brings_ships_too() {
    let mut table = trading();
    let player = table.seat(0);
    table.corrects(Correction::Hidden { player, count: 1 });
    table.does(Deed::PlayRoadBuilding);
    assert_eq!(table.state.played(), Some(DevelopmentCard::RoadBuilding));
    let hand = table.hand(0);
    let at = table.state.ship_spots()[0];
    table.does(SeaDeed::BuildShip { at });
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player }], "a second one right after");
    let at = table.state.road_spots()[0];
    table.does(Deed::BuildRoad { at });
    assert_eq!(table.state.tasks(), []);
    assert_eq!(table.hand(0), hand, "both for nothing");
}

#[test]
fn of_fifteen_ships_no_more_are_built() {
    let mut table = trading();
    for _ in 0..15 {
        table.rich();
        let at = table.state.ship_spots()[0];
        table.does(SeaDeed::BuildShip { at });
    }
    assert_eq!(table.state.ship_spots(), []);
    table.rich();
    let at = table.state.position().ship_spots(table.seat(0))[0];
    table.refuses_for(SeaDeed::BuildShip { at }, Impossible::NoPieceLeft(Piece::Ship));
}

#[test]
fn in_the_special_building_phase_ships_are_built_and_not_moved() {
    let extra = Rules { extra_building: ExtraBuilding::Special, ..rules() };
    let setup = Setup::new(fields_for(5, extra, SeaMap::default())).expect("a setup");
    let mut table = Table::at(setup);
    let island = table.state.island().clone();
    // On the coast, far from what is hidden.
    let is_near = |hex: &Hex| hex.q > -3;
    let is_far = |at: &Intersection| island.is_coast_or_sea(*at) && at.hexes().iter().all(is_near);
    while let Some(at) = table.state.founding_spots().into_iter().find(is_far) {
        table.does(Deed::FoundSettlement { at });
        table.does(Deed::FoundRoad { at: table.state.founding_roads()[0] });
    }
    table.rolls(5);
    table.does(Deed::Pass);
    let player = table.state.builder();
    assert_ne!(player, table.state.active());
    let from = table.state.ship_spots()[0];
    table.launches(1, from);
    table.rich();
    let at = table.state.ship_spots()[0];
    table.does(SeaDeed::BuildShip { at });
    let to = table.state.ship_spots()[0];
    table.refuses_for(SeaDeed::MoveShip { from, to }, Breach::OutOfTurn);
    assert_eq!(table.state.movable_ships(), []);
    let way_on = |acts: &[Act]| {
        let mut game = Game::new(Setup::clone(table.state.setup()));
        for act in acts {
            take(&mut game, Step::Act(act.clone()));
        }
        done(&GameWords::now(&Text::english(), &game, &|_| String::new()))
    };
    let [before @ .., _] = &table.acts[..] else { panic!("a ship was built") };
    assert!(way_on(before).starts_with("Nobody builds"), "{}", way_on(before));
    assert!(way_on(&table.acts).starts_with("Done"), "a ship is built as a road is");
}

#[test]
fn a_damaged_ship_is_repaired_for_its_price_before_it_moves_and_before_anything_new() {
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    table.rich();
    table.does(SeaDeed::BuildShip { at });
    table.round();
    let player = table.seat(0);
    table.corrects(SeaCorrection::Ship { at, is: Some((player, Condition::Damaged)) });
    assert_eq!(table.state.movable_ships(), []);
    assert_eq!((table.state.ship_spots(), table.state.road_spots()), (vec![], vec![]));
    let spot = table.state.position().ship_spots(player)[0];
    let breach = Breach::RoadWhileDamaged { damaged: at };
    table.refuses_for(SeaDeed::BuildShip { at: spot }, breach);
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Wool, 1)]);
    table.does(Deed::RepairRoad { at });
    assert_eq!(table.hand(0), Cards::none());
    assert_eq!(table.state.pieces().ship(at), Some((player, Condition::Intact)));
    assert!(!table.state.ship_spots().is_empty());
}

/// The first player has sailed out, and the second has rolled a 7.
fn seven(rules: Rules) -> (Table, Hex) {
    let mut table = opened(rules, SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    table.rolls(5);
    let to = landing(&table.state);
    let way = table.sails(to);
    table.holds(0, &[(Resource::Ore, 2)]);
    table.does(Deed::Pass);
    table.rolls(7);
    let is_sea = |hex: &Hex| table.state.island().is_sea(*hex);
    let at = way[0].hexes().into_iter().find(is_sea).expect("sea");
    (table, at)
}

#[test]
fn a_7_moves_robber_or_pirate_and_the_pirate_robs_who_has_a_ship_there() {
    let (mut table, at) = seven(rules());
    assert!(table.state.may_move_pirate());
    table.does(SeaDeed::MovePirate { to: at });
    assert_eq!(table.state.pirate(), Some(at));
    assert!(!table.state.tasks().iter().any(|task| matches!(task, Task::MoveRobber { .. })));
    let [Task::Steal { from: StealTargets::OneOf(prey), .. }] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!(prey.as_slice(), [table.seat(0)], "a building on the coast is no target");
    let (player, from) = (table.seat(1), table.seat(0));
    let taken = table.does(Deed::Steal { player, from, card: Some(Resource::Ore.into()) });
    assert!(matches!(taken.moves.as_slice(), [Move::Between(..)]));
    assert_eq!(table.state.tasks(), []);
}

#[test]
fn the_pirate_goes_to_another_sea_hex_and_the_robber_to_land() {
    let (mut table, _) = seven(rules());
    table.forbids(SeaDeed::MovePirate { to: FAR }, SeaBreach::PirateStays(FAR));
    let land = Hex::new(0, 0);
    table.refuses_for(SeaDeed::MovePirate { to: land }, NotAtSea::NoSeaHex(land));
    let out = Hex::new(9, 9);
    table.refuses_for(SeaDeed::MovePirate { to: out }, NotAtSea::NoSeaHex(out));
    let refusal = table.refuses(Deed::MoveRobber { to: FAR });
    assert!(matches!(refusal, Refusal::Impossible(Impossible::OffIsland(_))));
}

#[test]
fn a_table_may_keep_the_pirate_off_the_frame() {
    let ground = SeaRules { pirate_ground: PirateGround::OpenSea, ..SeaRules::default() };
    let (mut table, at) = seven(Rules { sea: Some(ground), ..rules() });
    let frame = Hex::new(5, 0);
    table.forbids(SeaDeed::MovePirate { to: frame }, SeaBreach::PirateOffFrame(frame));
    assert!(!table.state.pirate_hexes().contains(&frame));
    table.does(SeaDeed::MovePirate { to: at });
}

#[test]
fn the_friendly_robber_makes_a_friendly_pirate() {
    let friendly = Rules { friendly_robber: FriendlyRobber::On, ..rules() };
    let (mut table, at) = seven(friendly);
    let spared = table.seat(0);
    table.forbids(SeaDeed::MovePirate { to: at }, SeaBreach::FriendlyPirate(spared));
}

#[test]
fn beside_the_pirate_no_ship_is_built_and_none_moves_there_or_away() {
    let (mut table, at) = seven(rules());
    table.does(SeaDeed::MovePirate { to: at });
    let (player, from) = (table.seat(1), table.seat(0));
    table.does(Deed::Steal { player, from, card: Some(Resource::Ore.into()) });
    for _ in 0..2 {
        table.does(Deed::Pass);
        table.rolls(5);
    }
    let beside = |path: &Path| path.hexes().contains(&at);
    assert!(!table.state.ship_spots().iter().any(beside));
    let ships: Vec<_> = table.state.pieces().ships_of(from).map(|(path, _)| path).collect();
    let held: Vec<_> = ships.iter().copied().filter(beside).collect();
    assert!(!held.is_empty() && !table.state.movable_ships().iter().any(beside));
    let elsewhere = table.state.ship_spots()[0];
    let goes = SeaDeed::MoveShip { from: held[0], to: elsewhere };
    table.forbids(goes, SeaBreach::BesidePirate(held[0]));
    table.rich();
    assert!(table.state.road_spots().iter().any(|_| true), "roads are built all the same");
}

#[test]
fn a_knight_moves_the_pirate_too() {
    let mut table = opened(rules(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    table.corrects(Correction::Hidden { player: table.seat(0), count: 1 });
    table.does(Deed::PlayKnight);
    table.does(SeaDeed::MovePirate { to: Hex::new(0, -4) });
    assert_eq!(table.state.pirate(), Some(Hex::new(0, -4)));
    assert_eq!(table.state.tasks(), [], "nobody else has a ship there");
}

#[test]
fn where_a_scenario_names_no_hex_the_robber_waits_beside_the_board() {
    let table = opened(rules(), SeaMap::default());
    assert_eq!((table.state.robber(), table.state.pirate()), (None, None));
    let desert = crate::sea_game::island().deserts().next();
    let map = SeaMap { robber: desert, ..SeaMap::default() };
    assert_eq!(opened(rules(), map).state.robber(), desert);
}

/// The first player has built on the islet.
fn abroad(rules: Rules, map: SeaMap) -> (Table, Intersection, Vec<SeaChange>) {
    let mut table = opened(rules, map);
    table.rolls(5);
    let to = landing(&table.state);
    table.sails(to);
    table.rich();
    let built = table.does(Deed::BuildSettlement { at: to });
    (table, to, built.sea)
}

fn chits(table: &Table, nth: usize) -> u8 {
    let sea = table.state.sea().expect("played");
    sea.chits(table.seat(nth)).iter().map(|chit| chit.points).sum()
}

#[test]
fn the_first_settlement_on_a_foreign_island_brings_its_points_for_good() {
    let (mut table, to, earned) = abroad(rules(), SeaMap::default());
    let player = table.seat(0);
    let chit = Chit { island: GOLD, points: 2 };
    assert_eq!(earned, [SeaChange::Earned { player, chit }]);
    assert_eq!(table.state.public_points(player), 2 + 1 + 2);
    // They stay even if the table takes the settlement away, and come once.
    table.corrects(Correction::Building { at: to, is: None });
    assert_eq!(chits(&table, 0), 2);
    table.rich();
    let again = table.does(Deed::BuildSettlement { at: to });
    assert_eq!(again.sea, []);
}

#[test]
fn a_second_settlement_there_earns_nothing() {
    let (mut table, to, _) = abroad(rules(), SeaMap::default());
    table.round();
    loop {
        let spots = table.state.settlement_spots();
        let there = spots.iter().find(|at| at.touches(GOLD) || at.touches(ISLET));
        if let Some(at) = there.copied() {
            table.rich();
            assert_ne!(at, to);
            assert_eq!(table.does(Deed::BuildSettlement { at }).sea, []);
            return;
        }
        table.rich();
        let ashore = |path: &&Path| path.hexes().iter().any(|hex| [GOLD, ISLET].contains(hex));
        let at = *table.state.road_spots().iter().find(ashore).expect("a road");
        table.does(Deed::BuildRoad { at });
    }
}

#[test]
fn home_is_where_somebody_began_or_what_the_map_says() {
    let islet = Home::At(vec![GOLD]);
    let (_, _, earned) = abroad(rules(), SeaMap { home: islet, ..SeaMap::default() });
    assert_eq!(earned, [], "the islet is home");
    let mut table = unopened(rules(), SeaMap::default());
    let at = Intersection::around(ISLET)[1];
    table.does(Deed::FoundSettlement { at });
    let sea = table.state.sea().expect("played");
    let own = &sea.table().home.of(table.seat(0));
    assert!(own.contains(&ISLET), "opening settlements earn none, their island is home");
    assert!(sea.table().home.of(table.seat(1)).is_empty());
    assert_eq!(chits(&table, 0), 0);
    table.corrects(Correction::Building { at, is: None });
    let sea = table.state.sea().expect("played");
    assert!(sea.table().home.of(table.seat(0)).is_empty(), "one that is taken back makes none");
}

#[test]
fn the_table_says_what_a_foreign_island_is_worth() {
    for points in 0..=2 {
        let sea = SeaRules { foreign_island: points, ..SeaRules::default() };
        let (table, ..) = abroad(Rules { sea: Some(sea), ..rules() }, SeaMap::default());
        assert_eq!(chits(&table, 0), points);
    }
    let mut table = opened(rules(), SeaMap::default());
    let sea = SeaRules { foreign_island: 1, ..SeaRules::default() };
    table.does(Deed::ChangeRule { rule: RuleChange::Sea(sea) });
    assert_eq!(table.state.sea_rules().foreign_island, 1);
    let sea = SeaRules { foreign_island: 3, ..SeaRules::default() };
    let refusal = table.refuses(Deed::ChangeRule { rule: RuleChange::Sea(sea) });
    assert!(matches!(refusal, Refusal::Impossible(_)));
}

#[test]
fn deserts_part_areas_where_the_map_says_so() {
    // A desert between the islet and a hex behind it.
    let [desert, behind] = [Hex::new(4, 1), Hex::new(3, 2)];
    for (deserts, areas) in [(Deserts::Join, 2), (Deserts::Part, 3)] {
        let mut table = opened(rules(), SeaMap { deserts, ..SeaMap::default() });
        for (at, terrain) in [(desert, Terrain::Desert), (behind, Terrain::Hills)] {
            let is = Some(Ground { terrain, token: None });
            table.corrects(Correction::Tile { at, is });
        }
        let position = table.state.position();
        assert_eq!(position.areas().len(), areas, "{deserts:?}");
        assert_eq!(position.area_of(behind).contains(&ISLET), deserts == Deserts::Join);
        assert_eq!(position.area_of(desert).is_empty(), deserts == Deserts::Part);
    }
}

#[test]
fn a_scenario_says_where_the_opening_begins() {
    let land: Vec<Hex> = board::first_game().tiles().iter().map(|tile| tile.at).collect();
    let map = SeaMap { begins: Some(land), ..SeaMap::default() };
    let mut table = unopened(rules(), map);
    let at = Intersection::around(ISLET)[1];
    let breach = Breach::Sea(SeaBreach::BeginsElsewhere(at));
    table.refuses_for(Deed::FoundSettlement { at }, breach);
    assert!(!table.state.founding_spots().contains(&at));
}
