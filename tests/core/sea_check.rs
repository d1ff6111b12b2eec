//! What does not add up at a table of Seafarers (docs/sea.md), and what does though it looks
//! odd.

use board::{Hex, Island, Path, Spot, Surroundings};
use game::{
    Building, Chit, Condition, Correction, Discrepancy, Home, Rules, SeaCorrection, SeaDiscrepancy,
    SeaMap, Setup, SetupFields,
};
use words::language::Language;
use words::text::Text;

use crate::common::Table;
use crate::sea_game::{FAR, ISLET, fields, landing, rules, way_to, with_knights};

/// A table on the map of these tests, with nothing hidden.
fn charted(rules: Rules, map: SeaMap) -> Table {
    let fields = fields(rules, map);
    let whole = &fields.island;
    let sea = whole.sea().iter().chain(whole.hidden()).copied().collect();
    let around = Surroundings { sea, hidden: Vec::new() };
    let island = Island::with_sea(whole.tiles().to_vec(), whole.harbors().to_vec(), around);
    let island = island.expect("an island");
    Table::open(Setup::new(SetupFields { island, ..fields }).expect("a setup"))
}

fn puts_right(table: &mut Table, correction: SeaCorrection) {
    table.corrects(Correction::Sea(correction));
}

fn odd(table: &Table) -> Vec<Discrepancy> {
    table.state.discrepancies()
}

fn odd_at_sea(table: &Table) -> Vec<SeaDiscrepancy> {
    let found = odd(table).into_iter();
    found.filter_map(|one| if let Discrepancy::Sea(one) = one { Some(one) } else { None }).collect()
}

fn lays(table: &mut Table, ships: &[Path]) {
    let is = Some((table.seat(0), Condition::Intact));
    for at in ships {
        puts_right(table, SeaCorrection::Ship { at: *at, is });
    }
}

#[test]
fn a_ship_that_leads_to_no_building_of_its_owners_does_not_add_up() {
    let mut table = charted(rules(), SeaMap::default());
    let way = way_to(&table.state, landing(&table.state));
    let [first, rest @ ..] = way.as_slice() else { panic!("a way") };
    lays(&mut table, rest);
    let player = table.seat(0);
    let mut loose: Vec<_> =
        rest.iter().map(|at| SeaDiscrepancy::LooseShip { player, at: *at }).collect();
    loose.sort_by_key(|found| match found.named().place {
        Some(Spot::Path(path)) => Some(path),
        _ => None,
    });
    assert_eq!(odd_at_sea(&table), loose);
    lays(&mut table, &[*first]);
    assert_eq!(odd(&table), [], "all of it hangs on the first one");
}

#[test]
fn a_road_beyond_ships_hangs_on_the_building_where_both_meet() {
    let mut table = charted(rules(), SeaMap::default());
    let place = landing(&table.state);
    let way = way_to(&table.state, place);
    lays(&mut table, &way);
    let island = table.state.island().clone();
    let is_free = |path: &Path| island.has_path(*path) && !way.contains(path);
    let road = place.paths().into_iter().find(is_free).expect("a path ashore");
    let player = table.seat(0);
    table.corrects(Correction::Road { at: road, is: Some((player, Condition::Intact)) });
    assert_eq!(odd(&table), [Discrepancy::LooseRoad { player, at: road }], "ships don't hold it");
    table.corrects(Correction::Building { at: place, is: Some((player, Building::Settlement)) });
    let island = first_of(&table, ISLET);
    let no_chit = SeaDiscrepancy::NoChit { player, island };
    assert_eq!(odd(&table), [Discrepancy::Sea(no_chit)], "what was put right earns nothing");
    puts_right(&mut table, SeaCorrection::Chit { player, chit: Chit { island: ISLET, points: 2 } });
    assert_eq!(odd(&table), []);
}

/// The hex by which the area of `hex` is known.
fn first_of(table: &Table, hex: Hex) -> Hex {
    table.state.position().area_of(hex)[0]
}

#[test]
fn points_for_an_island_that_is_home_do_not_add_up() {
    let mut table = charted(rules(), SeaMap::default());
    let player = table.seat(0);
    let home = Hex::new(0, 0);
    puts_right(&mut table, SeaCorrection::Chit { player, chit: Chit { island: home, points: 2 } });
    let island = first_of(&table, home);
    assert_eq!(odd_at_sea(&table), [SeaDiscrepancy::ChitAtHome { player, island }]);
}

#[test]
fn points_stay_though_the_settlement_does_not() {
    let mut table = charted(rules(), SeaMap::default());
    let player = table.seat(0);
    puts_right(&mut table, SeaCorrection::Chit { player, chit: Chit { island: ISLET, points: 2 } });
    assert_eq!(odd(&table), []);
}

#[test]
fn a_settlement_of_the_opening_has_no_points_though_its_island_is_not_home() {
    let map = SeaMap { home: Home::At(vec![ISLET]), ..SeaMap::default() };
    let table = charted(rules(), map);
    assert_eq!(odd(&table), []);
}

#[test]
fn the_pirate_is_where_the_map_puts_it_or_has_gone_on_but_not_beside_the_board() {
    let mut table = charted(rules(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    assert_eq!(odd(&table), []);
    puts_right(&mut table, SeaCorrection::Pirate { at: None });
    assert_eq!(odd_at_sea(&table), [SeaDiscrepancy::NoPirate { at: FAR }]);
    let mut table = charted(rules(), SeaMap::default());
    puts_right(&mut table, SeaCorrection::Pirate { at: None });
    assert_eq!(odd(&table), [], "this map has none at first");
}

#[test]
fn with_knights_the_pirate_is_at_sea_only_after_the_first_attack() {
    let mut table = charted(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    assert_eq!(odd(&table), []);
    assert_eq!(table.state.pirate_to_come(), Some(FAR));
    puts_right(&mut table, SeaCorrection::Pirate { at: Some(FAR) });
    assert_eq!(odd_at_sea(&table), [SeaDiscrepancy::PirateTooEarly { at: FAR }]);
    let count = 1;
    let attacks = game::KnightsCorrection::Attacks { count };
    table.corrects(Correction::Knights(attacks));
    assert_eq!(odd(&table), []);
}

#[test]
fn whatever_does_not_add_up_at_sea_has_its_sentence_in_both_languages() {
    let table = charted(rules(), SeaMap::default());
    let player = table.seat(0);
    let island = ISLET;
    let at = way_to(&table.state, landing(&table.state))[0];
    let all = [
        SeaDiscrepancy::LooseShip { player, at },
        SeaDiscrepancy::ChitAtHome { player, island },
        SeaDiscrepancy::TwoChits { player, island },
        SeaDiscrepancy::NoChit { player, island },
        SeaDiscrepancy::NoPirate { at: FAR },
        SeaDiscrepancy::PirateTooEarly { at: FAR },
    ];
    for language in Language::ALL {
        let text = Text::of(language);
        for found in all {
            let places = text.places(table.state.island());
            let of = &|_| "Anna".to_owned();
            let words = text.discrepancy(Discrepancy::Sea(found), table.state.rules(), of, places);
            assert!(words.ends_with('.') && !words.contains(['[', '{', '$']), "{words}");
            let is_about_anna =
                found.chits_of().is_some() || matches!(found.named().place, Some(Spot::Path(_)));
            assert_eq!(words.contains("Anna"), is_about_anna, "{words}");
        }
    }
}
