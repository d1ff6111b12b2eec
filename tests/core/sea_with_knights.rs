//! Seafarers with Cities & Knights (SEA 12).

use board::{Intersection, Resource, Terrain};
use cards::EventFace;
use game::{
    BarbarianTrack, Building, CardKind, Cards, Condition, Correction, Deed, Knight, KnightLevel,
    KnightsBreach, KnightsCorrection, KnightsDeed, Phase, Play, Readiness, Refusal, SeaBreach,
    SeaDeed, SeaMap, SeaTask, Task, Track,
};

use crate::common::Table;
use crate::common::knights_table::{dice, rolls};
use crate::sea_game::{FAR, GOLD, act, does, forbids, landing, opened, way_to, with_knights};

fn table() -> Table {
    let mut table = opened(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    rolls(&mut table, 5);
    table
}

fn correct(table: &mut Table, correction: Correction) {
    act(table, Deed::Correct { correction });
}

fn knight(table: &mut Table, nth: usize, at: Intersection) {
    let knight = Knight { level: KnightLevel::Basic, readiness: Readiness::Active };
    let is = Some((table.seat(nth), knight));
    correct(table, Correction::Knights(KnightsCorrection::Knight { at, is }));
}

/// Ships of the first player to the islet, laid by hand; and where they end.
fn ships(table: &mut Table) -> (Vec<board::Path>, Intersection) {
    let to = landing(&table.state);
    let way = way_to(&table.state, to);
    for at in &way {
        let is = Some((table.seat(0), Condition::Intact));
        let ship = game::SeaCorrection::Ship { at: *at, is };
        correct(table, Correction::Sea(ship));
    }
    (way, to)
}

fn attacked(table: &mut Table) {
    let fact = KnightsCorrection::Attacks { count: 1 };
    correct(table, Correction::Knights(fact));
}

#[test]
fn the_pirate_waits_for_the_first_attack_and_comes_where_its_map_puts_it() {
    let mut table = opened(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    assert_eq!(table.state.pirate(), None);
    let track = BarbarianTrack::try_from(6).expect("a step");
    act(&mut table, Deed::MoveBarbarians { to: track });
    dice(&mut table, 2, 3, EventFace::Ship);
    assert_eq!(table.state.pirate(), Some(FAR));
}

#[test]
fn a_7_before_the_first_attack_moves_neither() {
    let mut table = table();
    act(&mut table, Deed::Pass);
    dice(&mut table, 3, 4, EventFace::Ship);
    assert_eq!(table.state.phase(), Phase::Trading);
    assert!(!table.state.may_move_pirate());
}

#[test]
fn a_knight_is_recruited_where_a_ship_ends_ashore() {
    let mut table = table();
    let (_, at) = ships(&mut table);
    let player = table.seat(0);
    let cards = Cards::of(Resource::Wool, 1).plus(Cards::of(Resource::Ore, 1));
    act(&mut table, Deed::CorrectHand { player, cards });
    assert!(table.state.knight_spots().contains(&at));
    act(&mut table, Deed::Knights(KnightsDeed::Recruit { at }));
}

#[test]
fn a_knight_beside_the_pirate_chases_it_and_takes_a_card_of_a_sailor() {
    let mut table = table();
    attacked(&mut table);
    let at = table.state.pieces().roads_of(table.seat(1)).flat_map(|(path, _)| path.ends());
    let at = at.into_iter().find(|at| table.state.pieces().is_free(*at)).expect("an end");
    let sea = at.hexes().into_iter().find(|hex| table.state.island().is_sea(*hex));
    let Some(sea) = sea else { panic!("a coast") };
    let pirate = game::SeaCorrection::Pirate { at: Some(sea) };
    correct(&mut table, Correction::Sea(pirate));
    let way = way_to(&table.state, landing(&table.state));
    let is = Some((table.seat(0), Condition::Intact));
    let ship = game::SeaCorrection::Ship { at: way[0], is };
    correct(&mut table, Correction::Sea(ship));
    let prey = table.seat(0);
    act(&mut table, Deed::CorrectHand { player: prey, cards: Cards::of(CardKind::Coin, 2) });
    act(&mut table, Deed::Pass);
    rolls(&mut table, 5);
    knight(&mut table, 1, at);
    let to = way[0].hexes().into_iter().find(|hex| table.state.island().is_sea(*hex));
    let to = to.expect("sea");
    if to == sea {
        forbids(&mut table, SeaDeed::ChasePirate { from: at, to }, SeaBreach::PirateStays(to));
        return;
    }
    does(&mut table, SeaDeed::ChasePirate { from: at, to });
    let lies = table.state.pieces().knight(at).expect("there").1.readiness;
    assert_eq!((table.state.pirate(), lies), (Some(to), Readiness::Inactive));
    assert!(matches!(table.state.tasks(), [Task::Steal { .. }]));
    let again = Deed::Sea(SeaDeed::ChasePirate { from: at, to: sea });
    assert!(table.refuses(again).waiting_for().is_some());
}

fn holds_progress(table: &mut Table, track: Track) {
    let fact = KnightsCorrection::Progress { player: table.seat(0), track, count: 1 };
    correct(table, Correction::Knights(fact));
}

#[test]
fn a_bishop_moves_the_robber_alone() {
    let mut table = table();
    attacked(&mut table);
    holds_progress(&mut table, Track::Politics);
    act(&mut table, Deed::Knights(KnightsDeed::Play(Play::Bishop)));
    assert!(!table.state.may_move_pirate());
    forbids(&mut table, SeaDeed::MovePirate { to: FAR }, SeaBreach::RobberOnly);
}

#[test]
fn a_diplomat_takes_an_open_ship_and_ones_own_is_laid_again_as_a_ship() {
    let mut table = table();
    let (way, _) = ships(&mut table);
    holds_progress(&mut table, Track::Politics);
    let player = table.seat(0);
    let inner = Play::Diplomat { at: way[0], from: player };
    let refusal = table.refuses(Deed::Knights(KnightsDeed::Play(inner)));
    let not_open = game::Breach::Knights(KnightsBreach::RoadNotOpen(way[0]));
    assert_eq!(refusal, Refusal::Forbidden(not_open));
    let last = *way.last().expect("some");
    act(&mut table, Deed::Knights(KnightsDeed::Play(Play::Diplomat { at: last, from: player })));
    assert_eq!(table.state.tasks(), [Task::Sea(SeaTask::FreeShip { player })]);
    assert_eq!(table.state.pieces().ship(last), None);
    let hand = table.hand(0);
    let at = table.state.ship_spots()[0];
    does(&mut table, SeaDeed::BuildShip { at });
    assert_eq!((table.state.tasks().len(), table.hand(0)), (0, hand));
}

#[test]
fn ones_own_road_is_laid_again_as_a_road() {
    let mut table = table();
    holds_progress(&mut table, Track::Politics);
    let player = table.seat(0);
    let (at, _) = table.state.pieces().roads_of(player).next().expect("a road");
    act(&mut table, Deed::Knights(KnightsDeed::Play(Play::Diplomat { at, from: player })));
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player }]);
    let ship = table.state.ship_spots()[0];
    forbids(&mut table, SeaDeed::BuildShip { at: ship }, SeaBreach::RoadForRoad);
}

#[test]
fn no_merchant_stands_on_gold() {
    let mut table = table();
    let at = Intersection::around(GOLD)[0];
    let is = Some((table.seat(0), Building::Settlement));
    correct(&mut table, Correction::Building { at, is });
    holds_progress(&mut table, Track::Trade);
    let play = Deed::Knights(KnightsDeed::Play(Play::Merchant { at: GOLD }));
    table.refuses_for(play, game::Breach::Sea(SeaBreach::MerchantOnGold(GOLD)));
    assert_eq!(table.state.island().tile(GOLD).expect("gold").terrain, Terrain::Gold);
}

#[test]
fn gold_brings_no_commodity_and_leaves_nothing_for_an_aqueduct() {
    let mut table = table();
    let at = Intersection::around(GOLD)[0];
    let player = table.seat(0);
    let is = Some((player, Building::City));
    correct(&mut table, Correction::Building { at, is });
    let level = game::Level::try_from(3).expect("a level");
    let fact = KnightsCorrection::Level { player, track: Track::Science, level };
    correct(&mut table, Correction::Knights(fact));
    for _ in 0..2 {
        act(&mut table, Deed::Pass);
        rolls(&mut table, 5);
    }
    act(&mut table, Deed::Pass);
    act(&mut table, Deed::Roll { number: 4.try_into().expect("a sum") });
    crate::common::knights_table::opens_no_gate(&mut table);
    let gold = Task::Sea(SeaTask::Gold { player, count: 2 });
    assert_eq!(table.state.tasks(), [gold], "and nothing of an aqueduct");
    let cloth = Some(Cards::of(CardKind::Cloth, 2));
    let refusal = table.refuses(Deed::Sea(SeaDeed::TakeGold { player, cards: cloth }));
    let none = game::Breach::Knights(KnightsBreach::NoCommodity);
    assert_eq!(refusal, Refusal::Forbidden(none));
    let ore = Some(Cards::of(Resource::Ore, 2));
    does(&mut table, SeaDeed::TakeGold { player, cards: ore });
}
