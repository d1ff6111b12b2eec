//! Ships as they are built and moved (SEA 2, 3, 9).

use std::sync::Arc;

use board::{Path, Resource};
use game::{
    Breach, Cards, Condition, Correction, Deed, DevelopmentCard, ExtraBuilding, Impossible,
    NotAtSea, Piece, Purchase, Refusal, Rules, SeaBreach, SeaCorrection, SeaDeed, SeaMap, Setup,
    State, Task,
};

use crate::common::{Table, cards};
use crate::sea_game::{
    FAR, act, cannot, corrects, does, fields_for, forbids, landing, opened, rich, round, rules,
    sails, trading,
};

fn ships(state: &State) -> Vec<Path> {
    state.pieces().ships_of(state.builder()).map(|(at, _)| at).collect()
}

#[test]
fn a_ship_costs_lumber_and_wool() {
    let price = cards(&[(Resource::Lumber, 1), (Resource::Wool, 1)]);
    assert_eq!(Purchase::Ship.price(), price);
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Wool, 2)]);
    does(&mut table, SeaDeed::BuildShip { at });
    assert_eq!(table.hand(0), Cards::of(Resource::Wool, 1));
    assert_eq!(table.state.pieces_left(table.seat(0), Piece::Ship), 14);
    let refusal = table.refuses(Deed::Sea(SeaDeed::BuildShip { at: table.state.ship_spots()[0] }));
    assert!(matches!(refusal, Refusal::Impossible(Impossible::HandLacks { .. })));
}

#[test]
fn no_ship_lies_inland_and_none_far_from_all_that_is_its_builders() {
    let mut table = trading();
    let inland = table.state.island().paths().into_iter();
    let inland = inland.filter(|path| !table.state.island().has_ship_path(*path));
    let mut inland = inland.filter(|path| table.state.pieces().link(*path).is_none());
    let at = inland.next_back().expect("some");
    cannot(&mut table, SeaDeed::BuildShip { at }, NotAtSea::NoSea(at));
    let at = Path::of(FAR, board::Side::East);
    forbids(&mut table, SeaDeed::BuildShip { at }, SeaBreach::ShipNotConnected(at));
}

#[test]
fn where_a_route_ends_a_settlement_may_stand_and_a_road_goes_on_from_there_alone() {
    let mut table = trading();
    let to = landing(&table.state);
    let way = sails(&mut table, to);
    assert!(way.len() > 1);
    assert!(table.state.settlement_spots().contains(&to));
    let ashore = |state: &State| {
        let at_islet = |path: &Path| path.ends().contains(&to) && state.island().has_path(*path);
        state.road_spots().iter().any(at_islet)
    };
    assert!(!ashore(&table.state), "a road never hangs on a ship");
    rich(&mut table);
    act(&mut table, Deed::BuildSettlement { at: to });
    assert!(ashore(&table.state), "it does on a building");
}

#[test]
fn one_open_ship_moves_in_a_turn_but_none_that_was_built_in_it() {
    let mut table = trading();
    let to = landing(&table.state);
    let way = sails(&mut table, to);
    let last = *way.last().expect("some");
    assert_eq!(table.state.movable_ships(), [], "all were built in this turn");
    let elsewhere = table.state.ship_spots()[0];
    let goes = SeaDeed::MoveShip { from: last, to: elsewhere };
    forbids(&mut table, goes, SeaBreach::BuiltThisTurn(last));
    round(&mut table);
    assert_eq!(table.state.movable_ships(), [last], "only the one at the loose end");
    if way.len() > 2 {
        let inner = way[way.len() - 2];
        let goes = SeaDeed::MoveShip { from: inner, to: elsewhere };
        forbids(&mut table, goes, SeaBreach::ShipNotOpen(inner));
    }
    let goal = table.state.ship_moves(last)[0];
    does(&mut table, SeaDeed::MoveShip { from: last, to: goal });
    assert!(ships(&table.state).contains(&goal) && !ships(&table.state).contains(&last));
    assert_eq!(table.state.movable_ships(), [], "one a turn");
    let before = way[way.len() - 2];
    let again = SeaDeed::MoveShip { from: before, to: last };
    forbids(&mut table, again, SeaBreach::SecondMove);
    // One that is put back hasn't moved.
    does(&mut table, SeaDeed::MoveShip { from: goal, to: last });
    assert_eq!(table.state.movable_ships(), [last]);
}

#[test]
fn ships_between_two_buildings_stay_for_good() {
    let mut table = trading();
    let to = landing(&table.state);
    let way = sails(&mut table, to);
    rich(&mut table);
    act(&mut table, Deed::BuildSettlement { at: to });
    round(&mut table);
    assert_eq!(table.state.movable_ships(), []);
    let elsewhere = table.state.ship_spots()[0];
    for from in way {
        let goes = SeaDeed::MoveShip { from, to: elsewhere };
        forbids(&mut table, goes, SeaBreach::RouteClosed(from));
    }
}

#[test]
fn nobody_moves_somebody_elses_ship() {
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    rich(&mut table);
    does(&mut table, SeaDeed::BuildShip { at });
    act(&mut table, Deed::Pass);
    table.rolls(5);
    let to = table.state.ship_spots()[0];
    cannot(&mut table, SeaDeed::MoveShip { from: at, to }, NotAtSea::NoShip(at));
}

#[test]
fn road_building_brings_ships_too() {
    let mut table = opened(rules(), SeaMap::default());
    table.rolls(5);
    let player = table.seat(0);
    corrects(&mut table, Correction::Hidden { player, count: 1 });
    act(&mut table, Deed::PlayRoadBuilding);
    assert_eq!(table.state.played(), Some(DevelopmentCard::RoadBuilding));
    let hand = table.hand(0);
    let at = table.state.ship_spots()[0];
    does(&mut table, SeaDeed::BuildShip { at });
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player }], "a second one right after");
    let at = table.state.road_spots()[0];
    act(&mut table, Deed::BuildRoad { at });
    assert_eq!(table.state.tasks(), []);
    assert_eq!(table.hand(0), hand, "both for nothing");
}

#[test]
fn of_fifteen_ships_no_more_are_built() {
    let mut table = trading();
    for _ in 0..15 {
        rich(&mut table);
        let at = table.state.ship_spots()[0];
        does(&mut table, SeaDeed::BuildShip { at });
    }
    assert_eq!(table.state.ship_spots(), []);
    rich(&mut table);
    let at = table.state.position().ship_spots(table.seat(0))[0];
    table.refuses_for(Deed::Sea(SeaDeed::BuildShip { at }), Impossible::NoPieceLeft(Piece::Ship));
}

#[test]
fn in_the_special_building_phase_ships_are_built_and_not_moved() {
    let extra = Rules { extra_building: ExtraBuilding::Special, ..rules() };
    let setup = Setup::new(fields_for(5, extra, SeaMap::default())).expect("a setup");
    let mut table = Table { state: State::new(Arc::new(setup)) };
    while !table.state.founding_spots().is_empty() {
        // On the coast, far from what is hidden.
        let mut spots = table.state.founding_spots();
        spots.retain(|at| {
            table.state.island().is_coast_or_sea(*at) && at.hexes().iter().all(|hex| hex.q > -3)
        });
        let at = spots[0];
        act(&mut table, Deed::FoundSettlement { at });
        let at = table.state.founding_roads()[0];
        act(&mut table, Deed::FoundRoad { at });
    }
    table.rolls(5);
    act(&mut table, Deed::Pass);
    let player = table.state.builder();
    assert_ne!(player, table.state.active());
    let from = table.state.ship_spots()[0];
    let ship = SeaCorrection::Ship { at: from, is: Some((player, Condition::Intact)) };
    corrects(&mut table, Correction::Sea(ship));
    rich(&mut table);
    let at = table.state.ship_spots()[0];
    does(&mut table, SeaDeed::BuildShip { at });
    let to = table.state.ship_spots()[0];
    table.refuses_for(Deed::Sea(SeaDeed::MoveShip { from, to }), Breach::OutOfTurn);
    assert_eq!(table.state.movable_ships(), []);
}

#[test]
fn a_damaged_ship_is_repaired_for_its_price_before_it_moves_and_before_anything_new() {
    let mut table = trading();
    let at = table.state.ship_spots()[0];
    rich(&mut table);
    does(&mut table, SeaDeed::BuildShip { at });
    round(&mut table);
    let player = table.seat(0);
    let ship = |condition| SeaCorrection::Ship { at, is: Some((player, condition)) };
    let damaged = Correction::Sea(ship(Condition::Damaged));
    corrects(&mut table, damaged);
    assert_eq!(table.state.movable_ships(), []);
    assert_eq!((table.state.ship_spots(), table.state.road_spots()), (vec![], vec![]));
    let spot = table.state.position().ship_spots(player)[0];
    let refusal = table.refuses(Deed::Sea(SeaDeed::BuildShip { at: spot }));
    let breach = Breach::RoadWhileDamaged { damaged: at };
    assert_eq!(refusal, Refusal::Forbidden(breach));
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Wool, 1)]);
    act(&mut table, Deed::RepairRoad { at });
    assert_eq!(table.hand(0), Cards::none());
    assert_eq!(table.state.pieces().ship(at), Some((player, Condition::Intact)));
}
