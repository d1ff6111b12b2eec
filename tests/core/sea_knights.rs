//! Seafarers with Cities & Knights (docs/sea.md 12).

use board::{Intersection, Terrain};
use game::{Cards, Chosen, Level, PerSeat, Track, YieldRule};

use crate::sea_table::{Sea, coast, crossing, hex, only, path, ring};

fn out_at_sea() -> Intersection {
    let route = crossing();
    route[1].shared_end(route[2]).expect("they touch")
}

#[test]
fn a_knight_moves_over_ships_and_may_end_at_sea() {
    let mut sea = Sea::default();
    let [one, _] = coast();
    sea.ships(0, &crossing()).knight(0, one);
    let reach = sea.asks(|position| position.knight_reach(one));
    assert_eq!(reach.moves.len(), 4);
    assert!(reach.moves.contains(&out_at_sea()));
}

#[test]
fn a_knight_changes_between_road_and_ship_where_it_begins_or_at_an_own_building() {
    let [one, other] = coast();
    let road = path((1, 0), (1, -1));
    let far = road.other_end(one).expect("an end");
    let onward = path((1, 0), (2, -1));
    assert_eq!(onward.other_end(far), Some(other));
    // From the ship's end: the road lies beyond the place where both meet.
    let mut sea = Sea::default();
    let ship = crossing()[0];
    let start = ship.other_end(one).expect("an end");
    sea.ships(0, &[ship]).road(0, road).knight(0, start);
    let moves = |sea: &Sea, from| sea.asks(|position| position.knight_reach(from)).moves;
    assert!(moves(&sea, start).contains(&one));
    assert!(!moves(&sea, start).contains(&far));
    sea.settle(0, one);
    assert!(moves(&sea, start).contains(&far));
    // Where both meet it goes either way.
    let mut sea = Sea::default();
    sea.ships(0, &[ship]).road(0, road).knight(0, one);
    assert!(moves(&sea, one).contains(&far) && moves(&sea, one).contains(&start));
}

#[test]
fn a_knight_closes_a_route_like_a_building_of_its_owners() {
    let mut sea = Sea::default();
    let [one, other] = coast();
    sea.settle(0, one).ships(0, &crossing());
    assert_eq!(sea.movable(), only(&crossing()[3..]));
    sea.knight(0, other);
    assert_eq!(sea.movable(), only(&[]));
    sea.knight(1, other);
    assert_eq!(sea.movable(), only(&crossing()[3..]), "another player's doesn't");
}

#[test]
fn no_ship_leaves_a_knight_apart() {
    let mut sea = Sea::default();
    let ship = crossing()[1];
    let end = ship.ends()[0];
    // Another route, so that there is somewhere else to go.
    sea.ships(0, &[ship]).ships(0, &ring((-3, 4))).knight(0, end);
    assert!(!sea.movable().contains(&ship));
    sea.pieces.remove_knight(end);
    assert!(sea.movable().contains(&ship));
}

#[test]
fn a_knight_joins_no_road_to_a_ship_and_breaks_another_players_route() {
    let mut sea = Sea::default();
    let [one, _] = coast();
    sea.ships(0, &crossing()).road(0, path((0, 0), (1, -1))).knight(0, one);
    assert_eq!(sea.route(), 4);
    sea.knight(1, out_at_sea());
    assert_eq!(sea.route(), 2);
}

#[test]
fn a_knight_beside_the_pirate_alone_chases_after_the_first_attack() {
    let [one, _] = coast();
    let mut sea = Sea::default();
    sea.knight(0, one);
    let chases = |sea: &Sea| sea.asks(|position| position.knight_reach(one)).chases;
    assert!(!chases(&sea));
    sea.facts.pirate = Some(hex(0, 0));
    assert!(chases(&sea));
    sea.knights.as_mut().expect("in play").attacks = 0;
    assert!(!chases(&sea));
}

#[test]
fn gold_leaves_nothing_for_the_aqueduct_and_no_commodities() {
    let mut sea = Sea::default();
    sea.lay(hex(1, -1), Terrain::Gold, 8).settle(0, coast()[0]).with_knights();
    let knights = sea.knights.as_mut().expect("in play");
    for (_, improvements) in knights.improvements.iter_mut() {
        improvements.set(Track::Science, Level::ABLE);
    }
    let nothing = PerSeat::new([Cards::none(), Cards::none()]).expect("a table");
    sea.asks(|position| {
        let owed = position.owed(8, &YieldRule::default(), &Chosen::new());
        assert_eq!(owed.cards, nothing);
        let able = position.aqueduct(&nothing, &owed.gold, sea.seat(0));
        assert_eq!(able.as_slice(), [sea.seat(1)]);
    });
}
