//! Points for settling abroad, areas, and where a scenario begins (SEA 8, 10, 11).

use board::{Hex, Intersection, Terrain};
use game::{
    Chit, Correction, Deed, Deserts, Ground, Home, Refusal, RuleChange, Rules, SeaBreach,
    SeaChange, SeaMap, SeaRules,
};

use crate::common::Table;
use crate::sea_game::{
    GOLD, ISLET, act, corrects, landing, opened, rich, round, rules, sails, unopened,
};

/// The first player has built on the islet.
fn abroad(rules: Rules, map: SeaMap) -> (Table, Intersection, Vec<SeaChange>) {
    let mut table = opened(rules, map);
    table.rolls(5);
    let to = landing(&table.state);
    sails(&mut table, to);
    rich(&mut table);
    let built = act(&mut table, Deed::BuildSettlement { at: to });
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
    corrects(&mut table, Correction::Building { at: to, is: None });
    assert_eq!(chits(&table, 0), 2);
    rich(&mut table);
    let again = act(&mut table, Deed::BuildSettlement { at: to });
    assert_eq!(again.sea, []);
}

#[test]
fn a_second_settlement_there_earns_nothing() {
    let (mut table, to, _) = abroad(rules(), SeaMap::default());
    round(&mut table);
    loop {
        let spots = table.state.settlement_spots();
        let there = spots.iter().find(|at| at.touches(GOLD) || at.touches(ISLET));
        if let Some(at) = there.copied() {
            rich(&mut table);
            assert_ne!(at, to);
            assert_eq!(act(&mut table, Deed::BuildSettlement { at }).sea, []);
            return;
        }
        rich(&mut table);
        let ashore =
            |path: &&board::Path| path.hexes().iter().any(|hex| [GOLD, ISLET].contains(hex));
        let at = *table.state.road_spots().iter().find(ashore).expect("a road");
        act(&mut table, Deed::BuildRoad { at });
    }
}

#[test]
fn home_is_where_somebody_began_or_what_the_map_says() {
    let islet = Home::At(vec![GOLD]);
    let (_, _, earned) = abroad(rules(), SeaMap { home: islet, ..SeaMap::default() });
    assert_eq!(earned, [], "the islet is home");
    let mut table = unopened(rules(), SeaMap::default());
    let at = Intersection::around(ISLET)[1];
    act(&mut table, Deed::FoundSettlement { at });
    let sea = table.state.sea().expect("played");
    let own = &sea.table().home.of(table.seat(0));
    assert!(own.contains(&ISLET), "opening settlements earn none, their island is home");
    assert!(sea.table().home.of(table.seat(1)).is_empty());
    assert_eq!(chits(&table, 0), 0);
}

#[test]
fn a_settlement_of_the_opening_that_is_taken_back_makes_nothing_home() {
    let mut table = unopened(rules(), SeaMap::default());
    let at = Intersection::around(ISLET)[1];
    act(&mut table, Deed::FoundSettlement { at });
    corrects(&mut table, Correction::Building { at, is: None });
    let sea = table.state.sea().expect("played");
    assert!(sea.table().home.of(table.seat(0)).is_empty());
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
    act(&mut table, Deed::ChangeRule { rule: RuleChange::Sea(sea) });
    assert_eq!(table.state.sea().expect("played").facts().foreign_island, 1);
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
            corrects(&mut table, Correction::Tile { at, is });
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
    let refusal = table.refuses(Deed::FoundSettlement { at });
    let breach = game::Breach::Sea(SeaBreach::BeginsElsewhere(at));
    assert_eq!(refusal, Refusal::Forbidden(breach));
    assert!(!table.state.founding_spots().contains(&at));
}
