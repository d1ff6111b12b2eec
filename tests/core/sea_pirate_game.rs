//! The pirate beside the robber (SEA 5).

use board::{Hex, Resource};
use game::{
    Correction, Deed, FriendlyRobber, Impossible, Move, NotAtSea, PirateGround, Refusal, Rules,
    SeaBreach, SeaDeed, SeaMap, SeaRules, StealTargets, Task,
};

use crate::common::Table;
use crate::sea_game::{
    FAR, act, cannot, corrects, does, forbids, landing, opened, rich, rules, sails,
};

/// The first player has sailed out, and the second has rolled a 7.
fn seven(rules: Rules) -> (Table, Hex) {
    let mut table = opened(rules, SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    table.rolls(5);
    let to = landing(&table.state);
    let way = sails(&mut table, to);
    table.holds(0, &[(Resource::Ore, 2)]);
    act(&mut table, Deed::Pass);
    table.rolls(7);
    let is_sea = |hex: &Hex| table.state.island().is_sea(*hex);
    let at = way[0].hexes().into_iter().find(is_sea).expect("sea");
    (table, at)
}

#[test]
fn a_7_moves_robber_or_pirate_and_the_pirate_robs_who_has_a_ship_there() {
    let (mut table, at) = seven(rules());
    assert!(table.state.may_move_pirate());
    does(&mut table, SeaDeed::MovePirate { to: at });
    assert_eq!(table.state.pirate(), Some(at));
    assert!(!table.state.tasks().iter().any(|task| matches!(task, Task::MoveRobber { .. })));
    let [Task::Steal { from: StealTargets::OneOf(prey), .. }] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!(prey.as_slice(), [table.seat(0)], "a building on the coast is no target");
    let (player, from) = (table.seat(1), table.seat(0));
    let taken = act(&mut table, Deed::Steal { player, from, card: Some(Resource::Ore.into()) });
    assert!(matches!(taken.moves.as_slice(), [Move::Between(..)]));
    assert_eq!(table.state.tasks(), []);
}

#[test]
fn where_nobody_else_has_a_ship_nothing_is_taken() {
    let (mut table, _) = seven(rules());
    does(&mut table, SeaDeed::MovePirate { to: Hex::new(0, -4) });
    assert_eq!(table.state.tasks(), []);
    assert_eq!(table.state.phase(), game::Phase::Trading);
}

#[test]
fn the_pirate_goes_to_another_sea_hex_and_the_robber_to_land() {
    let (mut table, _) = seven(rules());
    forbids(&mut table, SeaDeed::MovePirate { to: FAR }, SeaBreach::PirateStays(FAR));
    let land = Hex::new(0, 0);
    cannot(&mut table, SeaDeed::MovePirate { to: land }, NotAtSea::NoSeaHex(land));
    let out = Hex::new(9, 9);
    cannot(&mut table, SeaDeed::MovePirate { to: out }, NotAtSea::NoSeaHex(out));
    let refusal = table.refuses(Deed::MoveRobber { to: FAR });
    assert!(matches!(refusal, Refusal::Impossible(Impossible::OffIsland(_))));
}

#[test]
fn a_table_may_keep_the_pirate_off_the_frame() {
    let ground = SeaRules { pirate_ground: PirateGround::OpenSea, ..SeaRules::default() };
    let (mut table, at) = seven(Rules { sea: Some(ground), ..rules() });
    let frame = Hex::new(5, 0);
    forbids(&mut table, SeaDeed::MovePirate { to: frame }, SeaBreach::PirateOffFrame(frame));
    assert!(!table.state.pirate_hexes().contains(&frame));
    does(&mut table, SeaDeed::MovePirate { to: at });
}

#[test]
fn the_friendly_robber_makes_a_friendly_pirate() {
    let friendly = Rules { friendly_robber: FriendlyRobber::On, ..rules() };
    let (mut table, at) = seven(friendly);
    let spared = table.seat(0);
    forbids(&mut table, SeaDeed::MovePirate { to: at }, SeaBreach::FriendlyPirate(spared));
}

#[test]
fn beside_the_pirate_no_ship_is_built_and_none_moves_there_or_away() {
    let (mut table, at) = seven(rules());
    does(&mut table, SeaDeed::MovePirate { to: at });
    let (player, from) = (table.seat(1), table.seat(0));
    act(&mut table, Deed::Steal { player, from, card: Some(Resource::Ore.into()) });
    for _ in 0..2 {
        act(&mut table, Deed::Pass);
        table.rolls(5);
    }
    let beside = |path: &board::Path| path.hexes().contains(&at);
    assert!(!table.state.ship_spots().iter().any(beside));
    let ships: Vec<_> = table.state.pieces().ships_of(from).map(|(path, _)| path).collect();
    let held: Vec<_> = ships.iter().copied().filter(beside).collect();
    assert!(!held.is_empty() && !table.state.movable_ships().iter().any(beside));
    let elsewhere = table.state.ship_spots()[0];
    let goes = SeaDeed::MoveShip { from: held[0], to: elsewhere };
    forbids(&mut table, goes, SeaBreach::BesidePirate(held[0]));
    rich(&mut table);
    assert!(table.state.road_spots().iter().any(|_| true), "roads are built all the same");
}

#[test]
fn a_knight_moves_the_pirate_too() {
    let mut table = opened(rules(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    let player = table.seat(0);
    corrects(&mut table, Correction::Hidden { player, count: 1 });
    act(&mut table, Deed::PlayKnight);
    does(&mut table, SeaDeed::MovePirate { to: Hex::new(0, -4) });
    assert_eq!(table.state.pirate(), Some(Hex::new(0, -4)));
    assert_eq!(table.state.tasks(), []);
}

#[test]
fn an_event_that_moves_the_robber_moves_no_pirate() {
    let mut table = Table::with_event_by(rules(), 2, 3, r#"[{"do": "move_robber"}]"#);
    table.draws();
    assert!(matches!(table.state.tasks(), [Task::MoveRobber { .. }]));
    assert!(!table.state.may_move_pirate());
    forbids(&mut table, SeaDeed::MovePirate { to: FAR }, SeaBreach::RobberOnly);
    // Of a 7 that comes with it, the pirate may take the place of the second one.
    let mut table = Table::with_event_by(rules(), 3, 4, r#"[{"do": "move_robber"}]"#);
    table.draws();
    assert!(!table.state.may_move_pirate());
    let to = table.state.robber_hexes()[0];
    act(&mut table, Deed::MoveRobber { to });
    assert!(table.state.may_move_pirate());
}

#[test]
fn where_a_scenario_names_no_hex_the_robber_waits_beside_the_board() {
    let table = opened(rules(), SeaMap::default());
    assert_eq!((table.state.robber(), table.state.pirate()), (None, None));
    let desert = crate::sea_game::island().deserts().next();
    let map = SeaMap { robber: desert, ..SeaMap::default() };
    assert_eq!(opened(rules(), map).state.robber(), desert);
}
