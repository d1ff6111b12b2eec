//! Gold, islands and their chits, and whom the pirate robs (docs/sea.md 5, 6, 8).

use board::{Hex, Intersection, Terrain};
use game::{Building, Chosen, Owed, YieldRule};

use crate::sea_table::{Sea, coast, crossing, hex, path, place};

const GOLD: (i8, i8) = (1, -1);

/// A settlement and a city beside gold with an 8.
fn gold() -> Sea {
    let mut sea = Sea::default();
    sea.lay(GOLD.into(), Terrain::Gold, 8).settle(0, coast()[0]);
    let city = place([(1, -1), (1, -2), (2, -2)]);
    sea.pieces.put_building(city, sea.seat(1), Building::City);
    sea
}

fn owed(sea: &Sea, number: u8) -> Owed {
    sea.asks(|position| position.owed(number, &YieldRule::default(), &Chosen::new()))
}

#[test]
fn gold_brings_a_settlement_one_and_a_city_two_of_choice() {
    let sea = gold();
    let eight = owed(&sea, 8);
    assert_eq!([0, 1].map(|nth| eight.gold.of(sea.seat(nth))), [1, 2]);
    assert!(eight.cards.values().all(|cards| cards.is_empty()));
    assert_eq!(owed(&sea, 6).gold.values().sum::<u8>(), 0);
}

#[test]
fn the_robber_blocks_gold_like_other_land() {
    let mut sea = gold();
    sea.robber = Some(GOLD.into());
    assert_eq!(owed(&sea, 8).gold.values().sum::<u8>(), 0);
}

#[test]
fn all_the_gold_of_a_player_is_chosen_together() {
    let mut sea = gold();
    sea.lay(hex(0, -1), Terrain::Gold, 8);
    sea.settle(0, place([(0, -1), (1, -1), (1, -2)]));
    assert_eq!(owed(&sea, 8).gold.of(sea.seat(0)), 3);
}

/// An islet far out, and the mainland as the first player's home.
fn abroad() -> (Sea, Hex) {
    let mut sea = Sea::default();
    let islet = hex(0, 3);
    sea.lay(islet, Terrain::Gold, 4);
    let (seat, home) = (sea.seat(0), vec![hex(0, -2)]);
    *sea.facts.home.get_mut(seat).expect("a seat") = home;
    (sea, islet)
}

fn due(sea: &Sea) -> Vec<Intersection> {
    sea.asks(|position| position.chits_due(sea.seat(0)))
}

#[test]
fn the_first_settlement_on_each_foreign_island_earns_chits_on_one_of_gold_alone_too() {
    let (mut sea, islet) = abroad();
    let mut around = Intersection::around(islet);
    around.sort_unstable();
    assert_eq!(due(&sea), around);
    sea.settle(1, around[0]);
    assert_eq!(due(&sea), around, "a building of somebody else's doesn't matter");
    sea.settle(0, around[3]);
    assert_eq!(due(&sea), []);
}

#[test]
fn without_a_home_no_island_is_foreign() {
    let (mut sea, _) = abroad();
    let seat = sea.seat(0);
    sea.facts.home.get_mut(seat).expect("a seat").clear();
    assert_eq!(due(&sea), []);
}

#[test]
fn where_islands_are_worth_nothing_none_is_due() {
    let (mut sea, _) = abroad();
    sea.facts.foreign_island = 0;
    assert_eq!(due(&sea), []);
}

#[test]
fn what_is_hidden_is_no_island_yet() {
    let (mut sea, islet) = abroad();
    sea.tiles.retain(|tile| tile.at != islet);
    sea.hidden.push(islet);
    assert_eq!(due(&sea), []);
}

#[test]
fn chits_are_points() {
    let mut sea = Sea::default();
    let seat = sea.seat(1);
    *sea.facts.chits.get_mut(seat).expect("a seat") = 4;
    sea.settle(1, coast()[0]);
    assert_eq!(sea.asks(|position| position.public_points(seat)), 5);
}

#[test]
fn the_pirate_robs_owners_of_ships_and_no_building_on_the_coast() {
    let mut sea = Sea::default();
    sea.ships(0, &crossing()[..1]).ships(1, &[path((0, 0), (0, 1))]).settle(1, coast()[1]);
    let victims = |mover: usize| {
        let found = sea.asks(|position| position.pirate_victims(sea.seat(mover)));
        let line = |hex: Hex, players: Vec<usize>| ((hex.q, hex.r), players);
        let found = found.into_iter();
        found
            .map(|there| line(there.at, there.players.iter().map(|seat| seat.index()).collect()))
            .collect::<Vec<_>>()
    };
    assert_eq!(victims(0), [((0, 0), vec![1]), ((0, 1), vec![1]), ((1, 0), vec![])]);
    assert_eq!(victims(1), [((0, 0), vec![0]), ((0, 1), vec![]), ((1, 0), vec![0])]);
}
