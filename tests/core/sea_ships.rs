//! Ships: where they are built, which move, and what they make a route of (docs/sea.md 2,
//! 3, 4).

use board::Path;
use rstest::rstest;

use crate::sea_table::{Sea, coast, crossing, hex, only, path, place, ring};

/// A coast with a settlement and a ship that leads out from it.
fn set_out() -> (Sea, Path) {
    let [home, _] = coast();
    let ship = crossing()[0];
    let mut sea = Sea::default();
    sea.settle(0, home).ships(0, &[ship]);
    (sea, ship)
}

#[test]
fn a_ship_joins_a_ship_or_a_building_of_its_owners_and_never_a_road() {
    let [home, _] = coast();
    let mut sea = Sea::default();
    sea.settle(0, home);
    let at_building = sea.ship_spots();
    assert_eq!(at_building.len(), 3);
    assert!(at_building.iter().all(|spot| spot.ends().contains(&home)));

    let mut sea = Sea::default();
    sea.road(0, path((0, 0), (1, -1)));
    assert_eq!(sea.ship_spots(), []);

    let mut sea = Sea::default();
    let ship = path((0, 1), (1, 0));
    sea.ships(0, &[ship]);
    assert_eq!(sea.ship_spots().len(), 4, "two at each end");
}

#[test]
fn a_path_holds_one_piece_and_a_ship_wants_sea() {
    let (mut sea, ship) = set_out();
    let beside = path((0, 0), (1, -1));
    assert!(sea.ship_spots().contains(&beside));
    sea.road(1, beside);
    assert!(!sea.ship_spots().contains(&beside));
    assert!(!sea.ship_spots().contains(&ship));
    let inland = place([(0, -1), (1, -1), (1, -2)]);
    sea.settle(0, inland);
    assert!(sea.ship_spots().iter().all(|spot| !spot.ends().contains(&inland)));
}

#[test]
fn nobody_builds_on_past_another_players_building() {
    let (mut sea, ship) = set_out();
    let end = ship.ends().into_iter().find(|end| *end != coast()[0]).expect("an end");
    let onward = |sea: &Sea| sea.ship_spots().iter().any(|spot| spot.ends().contains(&end));
    assert!(onward(&sea));
    sea.settle(1, end);
    assert!(!onward(&sea));
}

#[test]
fn the_pirate_keeps_ships_off_its_six_paths_and_roads_not() {
    let (mut sea, ship) = set_out();
    assert!(sea.movable().contains(&ship));
    sea.facts.pirate = Some(hex(0, 0));
    assert!(sea.ship_spots().iter().all(|spot| !spot.hexes().contains(&hex(0, 0))));
    assert_eq!(sea.movable(), only(&[]));
    let beside = path((0, 0), (1, -1));
    assert!(sea.asks(|position| position.road_spots(sea.seat(0))).contains(&beside));
}

#[test]
fn a_road_never_goes_on_from_a_ship() {
    let mut sea = Sea::default();
    sea.ships(0, &[crossing()[0]]);
    assert_eq!(sea.asks(|position| position.road_spots(sea.seat(0))), []);
    sea.settle(0, coast()[0]);
    assert_eq!(sea.asks(|position| position.road_spots(sea.seat(0))).len(), 2);
}

#[test]
fn only_the_ship_at_the_loose_end_of_a_route_moves() {
    let mut sea = Sea::default();
    let route = &crossing()[..3];
    sea.settle(0, coast()[0]).ships(0, route);
    assert_eq!(sea.movable(), only(&route[2..]));
}

#[test]
fn a_ship_of_this_turn_stays() {
    let (mut sea, ship) = set_out();
    sea.facts.built = vec![ship];
    assert_eq!(sea.movable(), only(&[]));
}

#[test]
fn a_road_at_its_end_doesnt_hold_a_ship() {
    let mut sea = Sea::default();
    let [home, _] = coast();
    let end = place([(0, 0), (0, -1), (1, -1)]);
    let ship = path((0, 0), (1, -1));
    sea.settle(0, home).ships(0, &[ship]).road(0, path((0, -1), (1, -1)));
    assert!(ship.ends().contains(&end));
    assert_eq!(sea.movable(), only(&[ship]));
}

#[test]
fn a_route_between_two_own_buildings_is_closed_whoever_builds_on_it() {
    let mut sea = Sea::default();
    let route = crossing();
    let [one, other] = coast();
    sea.settle(0, one).settle(0, other).ships(0, &route);
    assert_eq!(sea.movable(), only(&[]));
    assert!(route.iter().all(|ship| sea.asks(|position| position.is_closed(*ship))));
    let mut all = route.clone();
    all.sort_unstable();
    assert_eq!(sea.pieces.closed_ships(), all);
    sea.settle(1, route[1].shared_end(route[2]).expect("they touch"));
    assert_eq!(sea.movable(), only(&[]));
}

#[test]
fn a_branch_of_a_closed_route_is_open() {
    let mut sea = Sea::default();
    let route = crossing();
    let branch = path((0, 1), (1, 1));
    let [one, other] = coast();
    sea.settle(0, one).settle(0, other).ships(0, &route).ships(0, &[branch]);
    assert_eq!(sea.movable(), only(&[branch]));
}

#[rstest]
#[case::nobody(None)]
#[case::an_opponent(Some(1))]
fn on_a_ring_without_a_building_of_ones_own_each_ship_may_go(#[case] builder: Option<usize>) {
    let mut sea = Sea::default();
    let ships = ring((0, 1));
    sea.ships(0, &ships);
    if let Some(builder) = builder {
        sea.settle(builder, ships[0].ends()[0]);
    }
    assert_eq!(sea.movable(), only(&ships));
}

#[test]
fn a_route_that_comes_back_to_a_building_lets_the_two_ships_there_go() {
    let mut sea = Sea::default();
    let [home, _] = coast();
    let ships = ring((0, 0));
    sea.settle(0, home).ships(0, &ships);
    let there: Vec<Path> = ships.into_iter().filter(|ship| ship.ends().contains(&home)).collect();
    assert_eq!(there.len(), 2);
    assert_eq!(sea.movable(), only(&there));
}

#[test]
fn a_ring_that_a_tail_ties_to_a_closed_route_isnt_closed_with_it() {
    let mut sea = Sea::default();
    let [one, other] = coast();
    let tail = path((0, 1), (1, 1));
    let loop_ships = ring((0, 2));
    sea.settle(0, one).settle(0, other).ships(0, &crossing());
    sea.ships(0, &[tail]).ships(0, &loop_ships);
    assert_eq!(sea.movable(), only(&loop_ships));
}

#[test]
fn a_ring_in_the_middle_of_a_closed_route_is_closed() {
    let mut sea = Sea::default();
    let [one, other] = coast();
    // The second way round joins where the first ship and the last one end.
    let ships = ring((1, 0));
    sea.settle(0, one).settle(0, other).ships(0, &ships).ships(0, &crossing());
    assert_eq!(sea.movable(), only(&[]));
}

#[test]
fn an_open_ship_without_anywhere_else_to_go_stays() {
    let (mut sea, ship) = set_out();
    sea.tiles.retain(|tile| tile.at == hex(1, -1));
    sea.water = vec![hex(0, 0), hex(1, 0)];
    assert_eq!(sea.movable(), only(&[ship]));
    sea.ships(1, &[path((0, 0), (1, -1)), path((1, 0), (1, -1))]);
    assert_eq!(sea.movable(), only(&[]));
}

#[test]
fn a_trade_route_changes_between_road_and_ship_at_an_own_building_alone() {
    let [home, _] = coast();
    let mut sea = Sea::default();
    sea.road(0, path((0, 0), (1, -1))).ships(0, &crossing());
    assert_eq!(sea.route(), 4);
    sea.settle(0, home);
    assert_eq!(sea.route(), 5);
    sea.settle(1, home);
    assert_eq!(sea.route(), 4);
}

#[test]
fn of_a_branch_one_arm_counts_and_a_ring_wholly() {
    let mut sea = Sea::default();
    sea.settle(0, coast()[0]).ships(0, &crossing()).ships(0, &[path((0, 1), (1, 1))]);
    assert_eq!(sea.route(), 4);
    let mut sea = Sea::default();
    sea.ships(0, &ring((0, 1)));
    assert_eq!(sea.route(), 6);
}

#[test]
fn thirty_roads_and_thirty_ships_are_measured_at_once() {
    let mut sea = Sea::default();
    let all = |is_land: fn(i8) -> bool| {
        let hexes = (-4..=4).flat_map(|q| (-4..=4).map(move |r| (q, r)));
        let hexes = hexes.filter(move |(q, r): &(i8, i8)| is_land(*r) && (q + r).abs() <= 4);
        let mut paths: Vec<Path> = hexes.flat_map(ring).collect();
        paths.sort_unstable_by_key(|path| path.hexes().map(|at| at.distance(hex(0, 0))));
        paths.dedup();
        paths
    };
    for road in all(|r| r < 0).into_iter().take(30) {
        sea.road(0, road);
    }
    let free: Vec<Path> =
        all(|r| r >= 0).into_iter().filter(|path| sea.pieces.road(*path).is_none()).collect();
    sea.ships(0, &free[..30]);
    for at in coast() {
        sea.settle(0, at);
    }
    let route = sea.route();
    assert!((20..=60).contains(&route), "{route}");
}
