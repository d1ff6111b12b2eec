//! The course of a game of Cities & Knights, read as rules (docs/knights.md).

use std::sync::Arc;

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::Side;
use cards::EventFace;
use game::{
    BarbarianTrack, Breach, Building, CardKind, Deed, DevelopmentCard, Impossible, Kinds,
    KnightLevel, KnightsBreach, KnightsChange, KnightsDeed, KnightsTask, NotOnTheTable, Phase,
    Readiness, Refusal, State, Task, Track, Waiting,
};

use crate::common::knights_table::{of, rules, table, trading};
use crate::common::{self, cards, corner};

#[test]
fn the_second_round_of_the_opening_places_a_city_that_brings_one_resource_a_hex() {
    let table = table();
    for (nth, first, second) in [
        (0, corner(0, -1, Side::NorthWest), corner(2, 0, Side::East)),
        (1, corner(1, 1, Side::East), corner(-2, 0, Side::West)),
        (2, corner(-1, 0, Side::SouthWest), corner(1, 0, Side::NorthWest)),
    ] {
        let seat = table.seat(nth);
        let pieces = table.state.pieces();
        assert_eq!(pieces.building(first), Some((seat, Building::Settlement)));
        assert_eq!(pieces.building(second), Some((seat, Building::City)));
        assert_eq!(table.state.public_points(seat), 3);
        assert_eq!(table.hand(nth), table.state.founding_cards(second));
        assert!(table.hand(nth).commodities().is_empty(), "never a commodity");
    }
    assert_eq!(table.state.rules().target, 13);
}

#[test]
fn the_bank_has_commodities_and_the_box_no_development_cards() {
    let mut table = table();
    assert_eq!(table.state.kinds(), Kinds::WithCommodities);
    let bank = table.state.bank().expect("followed");
    assert_eq!([CardKind::Paper, CardKind::Cloth, CardKind::Coin].map(|it| bank.get(it)), [12; 3]);
    assert_eq!(table.state.cards_for_sale(), 0);
    assert_eq!(table.state.unspent(DevelopmentCard::Knight), 0);
    table.rolls_on(5);
    table.holds(0, &[(Wool, 1), (Grain, 1), (Ore, 1)]);
    table.refuses_for(Deed::BuyCard, Impossible::NoneLeftToBuy);
    let five = State::new(Arc::new(common::setup_with(5, rules(), &[])));
    let bank = five.bank().expect("followed");
    assert_eq!([CardKind::Ore, CardKind::Coin].map(|it| bank.get(it)), [24, 18]);
}

#[test]
fn a_wall_costs_two_brick_stands_under_a_city_and_leaves_two_more_cards_to_a_seven() {
    let mut table = trading();
    let (seat, at) = (table.seat(0), table.city(0));
    table.has(0, of(CardKind::Brick, 4));
    table.does(KnightsDeed::BuildWall { at });
    assert_eq!(table.hand(0), of(CardKind::Brick, 2));
    assert_eq!(table.state.hand_limit(seat), 9);
    table.refuses_for(KnightsDeed::BuildWall { at }, NotOnTheTable::WallThere(at));
    let settlement = corner(0, -1, Side::NorthWest);
    table.refuses_for(KnightsDeed::BuildWall { at: settlement }, NotOnTheTable::NoCity(settlement));
    let other = table.city(1);
    table.refuses_for(KnightsDeed::BuildWall { at: other }, NotOnTheTable::NoCity(other));
}

#[test]
fn a_level_costs_as_many_commodities_as_its_number_and_the_third_of_trade_makes_them_cheap() {
    let mut table = trading();
    let seat = table.seat(0);
    table.improved(0, Track::Trade, 2);
    assert!(table.state.trade_rate(seat, CardKind::Coin) > 2);
    table.improved(0, Track::Trade, 3);
    assert_eq!(table.state.improvement(seat, Track::Trade).number(), 3);
    for commodity in [CardKind::Paper, CardKind::Cloth, CardKind::Coin] {
        assert_eq!(table.state.trade_rate(seat, commodity), 2);
    }
    let too_little = KnightsDeed::Improve { track: Track::Science };
    assert!(matches!(table.refuses(too_little), Refusal::Impossible(Impossible::HandLacks { .. })));
}

#[test]
fn the_first_at_level_four_gets_the_metropolis_and_whoever_is_first_at_five_takes_it_over() {
    let mut table = trading();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    table.improved(0, Track::Science, 4);
    table.asks([KnightsTask::PlaceMetropolis { player: one, track: Track::Science }]);
    let last = Deed::Knights(KnightsDeed::Improve { track: Track::Science });
    let at = table.city(0);
    let placed = KnightsDeed::PlaceMetropolis { player: one, track: Track::Science, at };
    assert_eq!(table.state.only_answer(&last), Some(Deed::Knights(placed.clone())), "one city");
    table.refuses_for(Deed::Pass, Impossible::NotNow(Waiting::Tasks));
    table.does(placed);
    assert_eq!(table.state.metropolis_holder(Track::Science), Some(one));
    assert_eq!(table.state.public_points(one), 5);
    table.has(0, of(CardKind::Coin, 10));
    for _ in 0..3 {
        table.does(KnightsDeed::Improve { track: Track::Politics });
    }
    let fourth = KnightsDeed::Improve { track: Track::Politics };
    table.has(0, of(CardKind::Coin, 4));
    table.may_not(fourth, KnightsBreach::NoCityForMetropolis);

    table.does(Deed::Pass);
    table.rolls_on(5);
    table.improved(1, Track::Science, 4);
    assert!(table.state.tasks().is_empty(), "the second at level 4 gets nothing");
    table.improved(1, Track::Science, 5);
    let (player, track, at) = (two, Track::Science, table.city(1));
    table.does(KnightsDeed::PlaceMetropolis { player, track, at });
    assert_eq!(table.state.metropolis_holder(Track::Science), Some(two));
    assert_eq!([one, two].map(|seat| table.state.public_points(seat)), [3, 5]);
    table.has(1, of(CardKind::Paper, 6));
    let done = NotOnTheTable::TrackDone(Track::Science);
    table.refuses_for(KnightsDeed::Improve { track: Track::Science }, done);
}

#[test]
fn without_a_city_nothing_is_improved() {
    let mut table = trading();
    table.builds(0, table.city(0), Building::LaidCity);
    table.has(0, of(CardKind::Paper, 1));
    table.may_not(KnightsDeed::Improve { track: Track::Science }, KnightsBreach::NoCityToImprove);
}

#[test]
fn a_knight_is_recruited_inactive_beside_an_own_road_and_keeps_settlements_away() {
    let mut table = trading();
    let price = cards(&[(Wool, 1), (Ore, 1)]);
    let all = table.ends(0);
    table.has(0, price.plus(price).plus(price));
    for at in all.iter().copied().take(2) {
        table.does(KnightsDeed::Recruit { at });
        let (seat, knight) = table.state.pieces().knight(at).expect("a knight");
        assert_eq!((seat, knight.level), (table.seat(0), KnightLevel::Basic));
        assert_eq!(knight.readiness, Readiness::Inactive);
        assert!(!table.state.settlement_spots().contains(&at));
        table.refuses_for(Deed::BuildSettlement { at }, Impossible::IntersectionTaken(at));
    }
    assert_eq!(table.hand(0), price);
    let far = table.wilds();
    let none = NotOnTheTable::NoKnightLeft(KnightLevel::Basic);
    table.refuses_for(KnightsDeed::Recruit { at: far }, none);
    let mut table = trading();
    table.has(0, price);
    table.may_not(KnightsDeed::Recruit { at: far }, KnightsBreach::KnightWithoutRoad(far));
}

#[test]
fn a_knight_gets_one_level_a_turn_and_the_third_needs_the_fortress() {
    let mut table = trading();
    let at = table.ends(0)[0];
    let price = cards(&[(Wool, 1), (Ore, 1)]);
    table.has(0, price.plus(price).plus(price));
    table.does(KnightsDeed::Recruit { at });
    table.does(KnightsDeed::Promote { at });
    assert_eq!(table.state.pieces().knight(at).map(|(_, it)| it.level), Some(KnightLevel::Strong));
    table.improved(0, Track::Politics, 3);
    table.has(0, price);
    table.may_not(KnightsDeed::Promote { at }, KnightsBreach::PromotedThisTurn(at));
    table.round();
    table.has(0, price);
    table.does(KnightsDeed::Promote { at });
    table.round();
    table.has(0, price);
    table.refuses_for(KnightsDeed::Promote { at }, NotOnTheTable::MightyAlready(at));

    let mut table = trading();
    table.has(0, price.plus(price));
    table.does(KnightsDeed::Recruit { at });
    table.does(KnightsDeed::Promote { at });
    table.round();
    table.has(0, price);
    table.may_not(KnightsDeed::Promote { at }, KnightsBreach::NoFortress(at));
}

#[test]
fn a_knight_acts_once_a_turn_from_the_turn_after_it_was_activated() {
    let mut table = trading();
    let seat = table.seat(0);
    let from = table.ends(0)[0];
    let road = table.state.road_spots().into_iter().find(|road| road.ends().contains(&from));
    table.has(0, cards(&[(Wool, 1), (Ore, 1), (Grain, 1), (Brick, 1), (Lumber, 1)]));
    let road = road.expect("a road from there");
    table.does(Deed::BuildRoad { at: road });
    let to = road.ends().into_iter().find(|end| *end != from).expect("another end");
    table.does(KnightsDeed::Recruit { at: from });
    table.may_not(KnightsDeed::MoveKnight { from, to }, KnightsBreach::KnightMayNotAct(from));
    table.does(KnightsDeed::Activate { at: from });
    table.refuses_for(KnightsDeed::Activate { at: from }, NotOnTheTable::ActiveAlready(from));
    table.may_not(KnightsDeed::MoveKnight { from, to }, KnightsBreach::KnightMayNotAct(from));

    table.round();
    let away = table.wilds();
    table.may_not(KnightsDeed::MoveKnight { from, to: away }, KnightsBreach::OutOfReach(away));
    let robber = table.state.robber().expect("in the desert");
    let locked = KnightsDeed::ChaseRobber { from, to: robber };
    table.refuses_for(locked, Breach::Knights(KnightsBreach::RobberLocked));
    table.does(KnightsDeed::MoveKnight { from, to });
    let (owner, knight) = table.state.pieces().knight(to).expect("it moved");
    assert_eq!((owner, knight.readiness), (seat, Readiness::Inactive));
    assert_eq!(table.state.pieces().knight(from), None);
    table.has(0, of(CardKind::Grain, 1));
    table.does(KnightsDeed::Activate { at: to });
    let back = KnightsDeed::MoveKnight { from: to, to: from };
    table.may_not(back.clone(), KnightsBreach::KnightMayNotAct(to));
    table.round();
    table.does(back);
}

#[test]
fn a_stronger_knight_displaces_a_weaker_one_whose_owner_places_it_again() {
    let mut table = trading();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    let from = table.ends(0)[0];
    // A road of each meets where the second player's knight stands.
    let path = table.state.road_spots().into_iter().find(|road| road.ends().contains(&from));
    let path = path.expect("a road from there");
    let to = path.ends().into_iter().find(|end| *end != from).expect("another end");
    let theirs: Vec<_> = to.paths().into_iter().filter(|other| *other != path).collect();
    table.paves(0, path);
    table.paves(1, theirs[0]);
    let price = cards(&[(Wool, 1), (Ore, 1)]);
    table.has(0, price.plus(price).plus(of(CardKind::Grain, 1)));
    table.does(KnightsDeed::Recruit { at: from });
    table.does(KnightsDeed::Promote { at: from });
    table.does(KnightsDeed::Activate { at: from });
    table.does(Deed::Pass);
    table.rolls_on(5);
    table.has(1, price.plus(of(CardKind::Grain, 1)));
    table.does(KnightsDeed::Recruit { at: to });
    table.does(KnightsDeed::Activate { at: to });
    for _ in 0..2 {
        table.does(Deed::Pass);
        table.rolls_on(5);
    }
    table.does(KnightsDeed::Displace { from, to });
    assert_eq!(table.state.pieces().knight(to).map(|(seat, _)| seat), Some(one));
    table.asks([KnightsTask::Relocate { player: two }]);
    let places = table.state.relocations();
    let free = theirs[0].ends().into_iter().find(|end| *end != to).expect("another end");
    assert!(places.contains(&free), "{places:?}");
    let wrong = table.wilds();
    let deed = KnightsDeed::Relocate { player: two, to: wrong };
    table.may_not(deed, KnightsBreach::OutOfReach(wrong));
    table.does(KnightsDeed::Relocate { player: two, to: free });
    let (seat, knight) = table.state.pieces().knight(free).expect("placed again");
    assert_eq!((seat, knight.readiness), (two, Readiness::Active), "its status is kept");
    table.asks([]);
    assert!(table.state.knights().is_some_and(|it| it.displaced.is_none()));
}

#[test]
fn the_fifth_progress_card_goes_back_at_once_off_turn_and_before_the_end_of_ones_own() {
    let mut table = trading();
    table.improved(0, Track::Politics, 1);
    let one = table.seat(0);
    for turn in 0..4 {
        table.passes();
        table.dice(1, 4, EventFace::Politics);
        assert_eq!(table.state.progress_cards(one), turn + 1);
    }
    table.passes();
    let drawn = table.dice(1, 4, EventFace::Politics);
    assert!(drawn.payout.is_none(), "before production");
    table.asks([KnightsTask::PutBack { player: one }]);
    let wrong = KnightsDeed::PutBack { player: one, track: Track::Science };
    table.refuses_for(wrong, NotOnTheTable::NoProgressCard(Track::Science));
    table.does(KnightsDeed::PutBack { player: one, track: Track::Politics });
    assert!(table.state.payout().is_some() && table.state.phase() == Phase::Trading);

    table.passes();
    assert_eq!(table.state.active(), one);
    table.dice(1, 4, EventFace::Politics);
    assert!(table.state.tasks().is_empty(), "there is time until the end of the turn");
    table.refuses_for(Deed::Pass, Breach::Knights(KnightsBreach::TooManyProgressCards));
    table.does(KnightsDeed::PutBack { player: one, track: Track::Politics });
    table.passes();
}

#[test]
fn the_seventh_ship_attacks_and_whoever_alone_contributed_most_is_a_defender() {
    let mut table = trading();
    let one = table.seat(0);
    let knight = table.guards(0);
    // One city, so that one knight is enough.
    for nth in [1, 2] {
        table.builds(nth, table.city(nth), Building::LaidCity);
    }
    table.ship_is_near();
    let points = table.state.public_points(one);
    table.passes();
    let attack = table.dice(2, 3, EventFace::Ship);
    assert_eq!(attack.knights, [KnightsChange::Attacked { defender: Some(one) }]);
    assert_eq!(table.state.public_points(one), points + 1);
    assert_eq!(table.state.barbarians(), BarbarianTrack::HARBOR);
    let lies = table.state.pieces().knight(knight).map(|(_, knight)| knight.readiness);
    assert_eq!(lies, Some(Readiness::Inactive));
    assert!(table.state.tasks().is_empty());
    // The robber is free from now on.
    table.passes();
    table.dice(3, 4, EventFace::Trade);
    assert!(table.state.tasks().iter().any(|task| matches!(task, Task::MoveRobber { .. })));
}

#[test]
fn the_first_attack_comes_before_a_seven_of_the_same_roll() {
    let mut table = trading();
    table.ship_is_near();
    table.passes();
    table.dice(3, 4, EventFace::Ship);
    let tasks = table.state.tasks();
    let loses = |nth: usize| Task::Knights(KnightsTask::LoseCity { player: table.seat(nth) });
    assert_eq!(tasks.get(..3), Some([loses(1), loses(2), loses(0)].as_slice()), "{tasks:?}");
    assert!(tasks.iter().any(|task| matches!(task, Task::MoveRobber { .. })), "{tasks:?}");
}

#[test]
fn a_lost_attack_turns_a_city_of_whoever_contributed_least_and_its_wall_goes() {
    let mut table = trading();
    table.guards(0);
    table.passes();
    table.rolls_on(5);
    let (two, at) = (table.seat(1), table.city(1));
    table.has(1, of(CardKind::Brick, 2));
    table.does(KnightsDeed::BuildWall { at });
    table.ship_is_near();
    table.passes();
    table.dice(2, 3, EventFace::Ship);
    let three = table.seat(2);
    // Clockwise, but not the guard.
    table.asks([three, two].map(|player| KnightsTask::LoseCity { player }));
    let settlement = corner(1, 1, Side::East);
    let why = NotOnTheTable::NoCity(settlement);
    table.refuses_for(KnightsDeed::LoseCity { player: two, at: settlement }, why);
    table.does(KnightsDeed::LoseCity { player: two, at });
    assert_eq!(table.state.pieces().building(at), Some((two, Building::Settlement)));
    assert!(!table.state.pieces().has_wall(at) && table.state.hand_limit(two) == 7);
    table.does(KnightsDeed::LoseCity { player: three, at: table.city(2) });
    assert!(table.state.payout().is_some(), "then the number produces");
}
