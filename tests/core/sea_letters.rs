//! Islands keep the letters they are known by, whatever is found (SEA 8, 11).

use board::{Hex, Terrain};
use game::{Chit, Correction, Deed, Ground, SeaCorrection, SeaMap};

use crate::common::Table;
use crate::sea_game::{GOLD, HIDDEN, ISLET, act, corrects, opened, rules};

const HOME: Hex = Hex::new(0, 0);
/// Sea between what is hidden and the main island.
const STRAIT: Hex = Hex::new(-3, 0);

fn lays(table: &mut Table, at: Hex, terrain: Option<Terrain>) {
    let is = terrain.map(|terrain| Ground { terrain, token: None });
    corrects(table, Correction::Tile { at, is });
}

/// Returns what the islands of these hexes are called now.
fn letters<const N: usize>(table: &Table, hexes: [Hex; N]) -> String {
    let areas = table.state.position().areas();
    let area = |hex: Hex| areas.iter().find(|area| area.hexes.contains(&hex));
    hexes.iter().map(|hex| area(*hex).expect("land").letter.to_string()).collect()
}

fn letter_of(table: &Table, hex: Hex) -> String {
    table.state.position().letter_of(hex).expect("a letter").to_string()
}

#[test]
fn what_is_found_takes_the_next_letter_and_all_others_keep_theirs() {
    let mut table = opened(rules(), SeaMap::default());
    assert_eq!(letters(&table, [HOME, ISLET]), "AB");
    lays(&mut table, HIDDEN[1], Some(Terrain::Desert));
    assert_eq!(letters(&table, [HOME, ISLET, HIDDEN[1]]), "ABC");
    lays(&mut table, HIDDEN[0], Some(Terrain::Desert));
    assert_eq!(letters(&table, [HOME, ISLET, HIDDEN[0]]), "ABC", "it joins the one beside it");
}

#[test]
fn islands_that_grow_together_go_by_the_earlier_letter_and_chits_keep_theirs() {
    let mut table = opened(rules(), SeaMap::default());
    let player = table.seat(0);
    lays(&mut table, HIDDEN[0], Some(Terrain::Desert));
    let chit = Chit { island: HIDDEN[0], points: 2 };
    let correction = Correction::Sea(SeaCorrection::Chit { player, chit });
    act(&mut table, Deed::Correct { correction });
    lays(&mut table, STRAIT, Some(Terrain::Desert));
    assert_eq!(letters(&table, [HOME, STRAIT, HIDDEN[0]]), "AAA");
    assert_eq!(letter_of(&table, HIDDEN[0]), "C", "so the chit is still called");
    lays(&mut table, STRAIT, None);
    assert_eq!(letters(&table, [HOME, HIDDEN[0]]), "AC");
}

#[test]
fn an_island_that_a_correction_parts_is_two_with_a_letter_each() {
    let mut table = opened(rules(), SeaMap::default());
    let far = Hex::new(5, 0);
    lays(&mut table, far, Some(Terrain::Desert));
    assert_eq!(letters(&table, [GOLD, ISLET, far]), "BBB");
    lays(&mut table, ISLET, None);
    let parted = letters(&table, [HOME, GOLD]);
    assert_eq!(parted, "AB");
    let mut all: Vec<String> =
        table.state.position().areas().iter().map(|area| area.letter.to_string()).collect();
    all.sort();
    let count = all.len();
    all.dedup();
    assert_eq!(all.len(), count, "no letter twice");
}
