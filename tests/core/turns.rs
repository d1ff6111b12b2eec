//! The course of a game, read as rules (RULES 3-6, 8, 9).

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::Terrain::{Hills, Mountains};
use board::{HarborKind, Hex, Resource, Side, Spot};
use cards::{Freedom, NewYear, PileCard, RulingSet};
use game::{
    Asker, Breach, Building, Cards, Condition, Correction, Deed, DevelopmentCard, Discrepancy,
    Enforcement, Following, Ground, Impossible, Kinds, Over, Phase, Refusal, Rule, Rules, State,
    StealTargets, Task, Turned, Waiting,
};

use crate::common;
use crate::common::knights_table::quiet;
use crate::common::{Table, card, cards, corner, side};

fn table() -> Table {
    Table::new(Rules::open_hands(), &quiet())
}

#[test]
fn the_opening_goes_round_and_back_and_the_second_settlement_brings_its_hexes() {
    let state = State::new(std::sync::Arc::new(common::setup_with(3, Rules::open_hands(), &[])));
    assert_eq!(state.founding_spots().len(), 54);
    let table = table();
    assert_eq!(table.state.active(), table.seat(0));
    assert_eq!(table.hand(0), table.state.founding_cards(corner(2, 0, Side::East)));
    assert_eq!(table.hand(1), table.state.founding_cards(corner(-2, 0, Side::West)));
    assert_eq!(table.hand(2), table.state.founding_cards(corner(1, 0, Side::NorthWest)));
}

#[test]
fn in_the_opening_the_distance_rule_and_the_road_beside_the_settlement_hold() {
    let setup = common::setup_with(2, Rules::open_hands(), &[]);
    let mut table = Table::at(setup);
    let at = corner(0, 0, Side::East);
    table.does(Deed::FoundSettlement { at });
    let far = side(-2, 0, Side::West);
    table.refuses_for(Deed::FoundRoad { at: far }, Breach::RoadNotBesideSettlement(far));
    table.does(Deed::FoundRoad { at: side(0, 0, Side::East) });
    let near = corner(0, 0, Side::NorthEast);
    let too_near = Breach::DistanceRule { at: near, neighbor: at };
    table.refuses_for(Deed::FoundSettlement { at: near }, too_near);
    table.refuses_for(Deed::FoundSettlement { at }, Impossible::IntersectionTaken(at));
    let sea = corner(6, 0, Side::East);
    let off = Impossible::OffIsland(Spot::Intersection(sea));
    table.refuses_for(Deed::FoundSettlement { at: sea }, off);
    assert!(!table.state.founding_spots().contains(&near));
}

#[test]
fn nothing_is_built_or_traded_before_production() {
    let mut table = table();
    table.holds(0, &[(Brick, 1), (Lumber, 1), (Ore, 4)]);
    let road = table.state.road_spots()[0];
    table.refuses_for(Deed::BuildRoad { at: road }, Breach::BeforeProduction);
    let trade = Deed::TradeWithBank { give: Ore.into(), count: 3, get: Wool.into() };
    table.refuses_for(trade.clone(), Breach::BeforeProduction);
    table.refuses_for(Deed::Pass, Breach::BeforeProduction);
    table.draws();
    table.does(Deed::BuildRoad { at: road });
    table.does(trade);
}

#[test]
fn one_number_a_turn() {
    let mut table = table();
    table.draws();
    let roll = common::roll(5);
    assert_eq!(table.refuses(roll).waiting_for(), Some(Waiting::ProducedAlready));
    table.does(Deed::Pass);
    assert_eq!(table.state.active(), table.seat(1));
    assert_eq!((table.state.turn(), table.state.number()), (2, None));
}

#[test]
fn what_the_table_did_against_a_rule_is_recorded_and_marked() {
    let mut table = table();
    table.draws();
    table.holds(0, &[(Brick, 1), (Lumber, 1)]);
    let far = side(-2, 2, Side::SouthWest);
    table.refuses_for(Deed::BuildRoad { at: far }, Breach::RoadNotConnected(far));
    let act = table.takes(Deed::BuildRoad { at: far }, Enforcement::AsTheTableDid);
    assert_eq!(act.against, [Breach::RoadNotConnected(far)]);
    assert_eq!(table.state.pieces().road(far), Some((table.seat(0), Condition::Intact)));
}

#[test]
fn what_cannot_be_is_refused_even_if_the_table_insists() {
    let mut table = table();
    table.draws();
    let taken = corner(0, -1, Side::NorthWest);
    let deed = Deed::BuildSettlement { at: taken };
    let refused = table.state.perform(deed, Enforcement::AsTheTableDid);
    assert_eq!(refused, Err(Impossible::IntersectionTaken(taken).into()));
}

#[test]
fn a_road_is_not_built_on_behind_another_players_building() {
    let mut table = table();
    table.draws();
    let home = corner(0, -1, Side::NorthWest);
    let first = side(0, -1, Side::NorthWest);
    let end = first.other_end(home).expect("its other end");
    let beyond = end.paths().into_iter().find(|path| *path != first).expect("two more");
    assert!(table.state.road_spots().contains(&beyond));
    table.does(Deed::Pass);
    table.draws();
    table.holds(1, &[(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 1)]);
    let act = table.takes(Deed::BuildSettlement { at: end }, Enforcement::AsTheTableDid);
    assert_eq!(act.against.len(), 2, "too near, and without a road");
    for _ in 0..2 {
        table.does(Deed::Pass);
        table.draws();
    }
    table.holds(0, &[(Brick, 1), (Lumber, 1)]);
    assert!(!table.state.road_spots().contains(&beyond));
    let through = Breach::RoadThroughBuilding { at: beyond, building: end };
    table.refuses_for(Deed::BuildRoad { at: beyond }, through);
}

#[test]
fn a_settlement_needs_a_road_of_its_owner_and_free_neighbors() {
    let mut table = table();
    table.draws();
    let price = [(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 1)];
    table.holds(0, &price);
    let lonely = corner(-2, 2, Side::SouthWest);
    table.refuses_for(Deed::BuildSettlement { at: lonely }, Breach::SettlementWithoutRoad(lonely));
    let home = corner(0, -1, Side::NorthWest);
    let near = side(0, -1, Side::NorthWest).other_end(home).expect("an end");
    let too_near = Breach::DistanceRule { at: near, neighbor: home };
    table.refuses_for(Deed::BuildSettlement { at: near }, too_near);
}

#[test]
fn a_city_replaces_a_settlement_which_returns_to_the_supply() {
    use game::Piece::{City, Settlement};
    let mut table = table();
    table.draws();
    table.holds(0, &[(Grain, 2), (Ore, 3)]);
    let red = table.seat(0);
    assert_eq!(table.state.pieces_left(red, Settlement), 3);
    table.does(Deed::BuildCity { at: corner(0, -1, Side::NorthWest) });
    assert_eq!(table.state.pieces_left(red, Settlement), 4);
    assert_eq!(table.state.pieces_left(red, City), 3);
    assert_eq!(table.state.public_points(red), 3);
    assert!(table.hand(0).is_empty());
    let empty = corner(0, -1, Side::East);
    table.refuses_for(Deed::BuildCity { at: empty }, Impossible::NoSettlement(empty));
}

#[test]
fn neither_a_hand_nor_the_bank_pays_what_it_lacks() {
    let mut table = table();
    table.draws();
    table.holds(0, &[(Wool, 1)]);
    let price = cards(&[(Wool, 1), (Grain, 1), (Ore, 1)]);
    let player = table.seat(0);
    table.refuses_for(Deed::BuyCard, Impossible::HandLacks { player, cards: price });
    table.holds(0, &[(Brick, 4)]);
    table.holds(1, &[(Ore, 19)]);
    let trade = Deed::TradeWithBank { give: Brick.into(), count: 3, get: Ore.into() };
    table.refuses_for(trade, Impossible::BankLacks(cards(&[(Ore, 1)])));
}

#[test]
fn the_bank_trades_four_to_one_and_harbors_better_but_never_like_for_like() {
    let mut table = table();
    table.draws();
    table.holds(0, &[(Brick, 8), (Wool, 2)]);
    let trade = |give: Resource, count, get: Resource| Deed::TradeWithBank {
        give: give.into(),
        count,
        get: get.into(),
    };
    let rate = table.state.trade_rate(table.seat(0), Brick.into());
    assert_eq!(rate, 3, "the settlement lies at a 3:1 harbor");
    table.refuses_for(trade(Brick, 4, Ore), Breach::WrongRate { given: 4, rate: 3 });
    table.refuses_for(trade(Brick, 3, Brick), Breach::LikeForLike(Brick.into()));
    table.does(trade(Brick, 3, Ore));
    assert_eq!(table.hand(0), cards(&[(Brick, 5), (Wool, 2), (Ore, 1)]));
}

#[test]
fn a_harbor_of_a_kind_trades_two_to_one_of_that_kind_alone() {
    let mut table = table();
    let white = table.seat(2);
    let rates =
        |table: &Table| Resource::ALL.map(|kind| table.state.trade_rate(white, kind.into()));
    assert_eq!(rates(&table), [4; 5]);
    let harbors: Vec<_> = table.state.island().harbors().to_vec();
    let (special, of) = harbors
        .iter()
        .find_map(|harbor| match harbor.gives {
            HarborKind::Of(kind) => Some((harbor.path, kind)),
            HarborKind::Any => None,
        })
        .expect("a 2:1 harbor");
    let plain = harbors.iter().find(|harbor| harbor.gives == HarborKind::Any);
    for (path, others) in [(special, 4), (plain.expect("a 3:1 harbor").path, 3)] {
        let is = Some((white, Building::Settlement));
        let free = |at: &_| table.state.pieces().building(*at).is_none();
        let at = path.ends().into_iter().find(free).expect("a free end");
        table.corrects(Correction::Building { at, is });
        let expected = Resource::ALL.map(|kind| if kind == of { 2 } else { others });
        assert_eq!(rates(&table), expected);
    }
}

#[test]
fn a_refusal_points_at_the_place_that_shows_it() {
    let mut table = table();
    table.draws();
    table.holds(0, &[(Brick, 5), (Lumber, 5), (Wool, 5), (Grain, 5), (Ore, 5)]);
    let (own, road) = (corner(0, -1, Side::NorthWest), side(0, -1, Side::NorthWest));
    let (bare, sea) = (corner(0, 0, Side::East), side(7, 0, Side::East));
    let far = side(0, 0, Side::East);
    let inland = Correction::Harbor { at: far, gives: Some(HarborKind::Any) };
    let sinks = Correction::Tile { at: Hex::new(-2, 0), is: None };
    let in_the_way = corner(-2, 0, Side::West);
    for (deed, place) in [
        (Deed::BuildRoad { at: sea }, Some(Spot::Path(sea))),
        (Deed::BuildSettlement { at: own }, Some(Spot::Intersection(own))),
        (Deed::BuildCity { at: bare }, Some(Spot::Intersection(bare))),
        (Deed::BuildRoad { at: road }, Some(Spot::Path(road))),
        (Deed::RepairRoad { at: road }, Some(Spot::Path(road))),
        (Deed::Correct { correction: inland }, Some(Spot::Path(far))),
        (Deed::Correct { correction: sinks }, Some(Spot::Intersection(in_the_way))),
        (Deed::BuildSettlement { at: own.neighbors()[0] }, Some(Spot::Intersection(own))),
        (Deed::BuildSettlement { at: bare }, Some(Spot::Intersection(bare))),
        (Deed::BuildRoad { at: far }, Some(Spot::Path(far))),
        (Deed::PlayKnight, None),
    ] {
        let refusal = table.refuses(deed.clone());
        assert_eq!(refusal.place(), place, "{deed:?}: {refusal:?}");
    }
}

#[test]
fn more_cards_than_exist_are_refused_in_one_hand_and_shown_in_several() {
    let mut table = table();
    let (red, blue, white) = (table.seat(0), table.seat(1), table.seat(2));
    let hand = |player, count| Deed::CorrectHand { player, cards: cards(&[(Ore, count)]) };
    let too_many = table.refuses(hand(white, 20));
    assert!(matches!(too_many, Refusal::Impossible(Impossible::TooManyCards(_))));
    for player in [red, blue, white] {
        table.does(hand(player, 1));
    }
    table.does(hand(blue, 12));
    table.does(hand(white, 12));
    let odd = |counted| Discrepancy::Cards { kind: Ore.into(), counted, supply: 19 };
    assert_eq!(table.state.discrepancies(), [odd(25)]);
    assert_eq!(table.state.bank().expect("followed").get(Ore), 0);
    table.does(hand(blue, 8));
    assert_eq!(table.state.discrepancies(), [odd(21)]);
    // What was too much goes first; only then the bank gets cards back.
    table.does(hand(blue, 1));
    assert_eq!(table.state.discrepancies(), []);
    assert_eq!(table.state.bank().expect("followed").get(Ore), 5);
}

#[test]
fn in_a_trade_both_sides_give_something_and_never_like_for_like() {
    let mut table = table();
    table.draws();
    table.holds(0, &[(Brick, 2), (Ore, 1)]);
    table.holds(1, &[(Wool, 1), (Ore, 1)]);
    let with = table.seat(1);
    let trade = |give: &[_], get: &[_]| Deed::Trade {
        with,
        give: cards(give).into(),
        get: cards(get).into(),
    };
    table.refuses_for(trade(&[(Brick, 1)], &[]), Breach::Gift);
    table.refuses_for(trade(&[(Ore, 1)], &[(Ore, 1)]), Breach::LikeForLike(Ore.into()));
    let red = table.seat(0);
    let with_himself = Deed::Trade {
        with: red,
        give: cards(&[(Ore, 1)]).into(),
        get: cards(&[(Brick, 1)]).into(),
    };
    table.refuses_for(with_himself, Impossible::NoSuchPlayer(red));
    table.does(trade(&[(Brick, 2)], &[(Wool, 1)]));
    assert_eq!(table.hand(0), cards(&[(Ore, 1), (Wool, 1)]));
    assert_eq!(table.hand(1), cards(&[(Brick, 2), (Ore, 1)]));
}

#[test]
fn hands_of_7_keep_all_of_8_and_9_discard_4_before_the_robber_moves() {
    let mut table = Table::new(Rules::open_hands(), &[card(3, 4)]);
    table.holds(0, &[(Wool, 7)]);
    table.holds(1, &[(Wool, 8)]);
    table.holds(2, &[(Ore, 9)]);
    table.draws();
    let [_, blue, white] = [0, 1, 2].map(|nth| table.seat(nth));
    let due = |player| Task::Discard { player, count: Some(4) };
    assert_eq!(table.state.open_tasks(), [blue, white].map(due));
    let moved = Deed::MoveRobber { to: Hex::new(-2, 0) };
    assert_eq!(table.refuses(moved.clone()).waiting_for(), Some(Waiting::NoSuchTask));
    let discard =
        |player, kind, count| Deed::Discard { player, cards: Some(cards(&[(kind, count)])) };
    table.refuses_for(discard(blue, Wool, 3), Breach::WrongDiscard { given: 3, due: 4 });
    table.does(discard(white, Ore, 4));
    table.does(discard(blue, Wool, 4));
    table.does(moved);
    let from = StealTargets::OneOf([blue].into_iter().collect());
    let steal = Task::Steal {
        player: table.seat(0),
        from,
        freedom: Freedom::Must,
        of: Kinds::Resources,
        or_oil: false,
    };
    assert_eq!(table.state.tasks(), [steal]);
    table.does(Deed::Steal { player: table.seat(0), from: blue, card: Some(Wool.into()) });
    assert_eq!(table.hand(0), cards(&[(Wool, 8)]));
    assert_eq!(table.hand(1), cards(&[(Wool, 3)]));
    assert_eq!(table.state.phase(), Phase::Trading);
    assert_eq!(table.state.payout(), None, "a 7 produces nothing");
}

#[test]
fn the_robber_must_move_to_another_hex_and_takes_from_nobody_where_nobody_builds() {
    let mut table = Table::new(Rules::open_hands(), &[card(3, 4)]);
    table.draws();
    let here = table.state.robber().expect("on the desert");
    table.refuses_for(Deed::MoveRobber { to: here }, Breach::RobberStays(here));
    table.does(Deed::MoveRobber { to: Hex::new(-2, 2) });
    assert!(table.state.tasks().is_empty());
}

#[test]
fn a_steal_that_nobody_saw_leaves_both_hands_uncertain_until_somebody_pays() {
    let rules = Rules { following: Following::Secret, ..Rules::open_hands() };
    let mut table = Table::new(rules, &[card(3, 4)]);
    table.holds(0, &[]);
    table.holds(1, &[(Brick, 1), (Lumber, 1)]);
    table.draws();
    table.does(Deed::MoveRobber { to: Hex::new(-2, 0) });
    let (red, blue) = (table.seat(0), table.seat(1));
    table.does(Deed::Steal { player: red, from: blue, card: None });
    let hands = table.state.hands().expect("followed");
    assert_eq!((hands.size(red), hands.unknown(red), hands.unknown(blue)), (1, 1, 1));
    table.does(Deed::Trade {
        with: blue,
        give: cards(&[(Brick, 1)]).into(),
        get: cards(&[(Lumber, 1)]).into(),
    });
    assert_eq!(table.hand(0), cards(&[(Lumber, 1)]));
    assert_eq!(table.hand(1), cards(&[(Brick, 1)]));
}

#[test]
fn a_stolen_card_of_an_open_hand_of_one_kind_needs_no_name() {
    let mut table = Table::new(Rules::open_hands(), &[card(3, 4)]);
    table.holds(0, &[]);
    table.holds(1, &[(Brick, 2)]);
    table.draws();
    table.does(Deed::MoveRobber { to: Hex::new(-2, 0) });
    table.does(Deed::Steal { player: table.seat(0), from: table.seat(1), card: None });
    assert_eq!((table.hand(0), table.hand(1)), (Cards::of(Brick, 1), Cards::of(Brick, 1)));
}

#[test]
fn whom_conflict_names_may_take_a_card_and_by_the_edition_of_2025_its_holder_must() {
    for set in RulingSet::ALL {
        for (holds, freedom) in [
            (true, if set == RulingSet::Edition2025 { Freedom::Must } else { Freedom::May }),
            (false, Freedom::May),
        ] {
            let rules = Rules { rulings: set.into(), ..Rules::open_hands() };
            let mut table = Table::new(rules, &[card(1, 2)]);
            let player = table.seat(1);
            let knights = Correction::KnightCards { player, count: if holds { 3 } else { 2 } };
            table.corrects(knights);
            table.draws();
            assert_eq!(table.state.freedom_of(&table.state.tasks()[0]), freedom, "{set:?}");
        }
    }
}

#[test]
fn the_event_comes_before_its_production() {
    // Plentiful Year takes from the bank before the 2 pays.
    let mut table = Table::new(Rules::open_hands(), &[card(1, 1)]);
    table.draws();
    assert_eq!(table.state.phase(), Phase::Event);
    assert_eq!(table.state.payout(), None);
    for nth in 0..3 {
        table.does(Deed::Take { player: table.seat(nth), card: Some(Ore.into()) });
    }
    assert_eq!(table.state.phase(), Phase::Trading);
    assert_eq!(table.state.payout().map(|payout| payout.number), Some(2));
}

#[test]
fn a_road_damaged_by_an_earthquake_bars_building_until_it_is_repaired() {
    for (set, city_allowed) in [(RulingSet::Fusion, false), (RulingSet::Classic, true)] {
        let rules = Rules { rulings: set.into(), ..Rules::open_hands() };
        let mut table = Table::new(rules, &[card(2, 4)]);
        table.draws();
        let roads =
            [side(0, -1, Side::NorthWest), side(1, 1, Side::East), side(-1, 0, Side::SouthWest)];
        for (nth, at) in roads.into_iter().enumerate() {
            table.does(Deed::DamageRoad { player: table.seat(nth), at });
        }
        table.holds(0, &[(Brick, 2), (Lumber, 2), (Grain, 2), (Ore, 3)]);
        let damaged = roads[0];
        assert!(table.state.road_spots().is_empty());
        let elsewhere = side(2, 0, Side::NorthEast);
        table.refuses_for(Deed::BuildRoad { at: elsewhere }, Breach::RoadWhileDamaged { damaged });
        let city = corner(0, -1, Side::NorthWest);
        assert_eq!(table.state.city_spots().contains(&city), city_allowed);
        if !city_allowed {
            table.refuses_for(
                Deed::BuildCity { at: city },
                Breach::BuildingAtDamage { at: city, damaged },
            );
        }
        table.does(Deed::RepairRoad { at: damaged });
        assert_eq!(table.hand(0), cards(&[(Brick, 1), (Lumber, 1), (Grain, 2), (Ore, 3)]));
        table.does(Deed::BuildRoad { at: elsewhere });
        table.does(Deed::BuildCity { at: city });
    }
}

#[test]
fn an_earthquake_turns_one_road_of_each_in_any_order() {
    let mut table = Table::new(Rules::open_hands(), &[card(2, 4)]);
    table.draws();
    let [red, blue, white] = [0, 1, 2].map(|nth| table.seat(nth));
    table.does(Deed::DamageRoad { player: blue, at: side(1, 1, Side::East) });
    let left: Vec<_> = table.state.tasks().iter().map(Task::player).collect();
    assert_eq!(left, [red, white]);
    let again = Deed::DamageRoad { player: blue, at: side(1, 0, Side::NorthWest) };
    assert_eq!(table.refuses(again).waiting_for(), Some(Waiting::NoSuchTask));
}

#[test]
fn a_development_card_is_not_played_in_the_turn_it_was_bought_and_only_one_a_turn() {
    let mut table = table();
    table.draws();
    table.holds(0, &[(Wool, 3), (Grain, 3), (Ore, 3)]);
    table.does(Deed::BuyCard);
    table.refuses_for(Deed::PlayKnight, Breach::FreshCard);
    table.does(Deed::BuyCard);
    for _ in 0..3 {
        table.does(Deed::Pass);
        if table.state.active() != table.seat(0) {
            table.draws();
        }
    }
    table.does(Deed::PlayKnight);
    table.does(Deed::MoveRobber { to: Hex::new(-2, 2) });
    assert_eq!(table.state.phase(), Phase::BeforeProduction, "a knight may come before the card");
    let taken = table.state.setup().players.map(|_, _| 0);
    table.refuses_for(Deed::PlayMonopoly { resource: Ore, taken }, Breach::SecondCard);
    assert_eq!(table.state.knight_cards(table.seat(0)), 1);
}

#[test]
fn without_a_development_card_none_is_played_and_no_kind_more_often_than_the_box_has_it() {
    let mut table = table();
    table.draws();
    table.refuses_for(Deed::PlayKnight, Impossible::NoneToPlay);
    assert_eq!(table.state.unspent(DevelopmentCard::Knight), 14);
    assert_eq!(table.state.cards_for_sale(), 25);
}

/// Red with one development card that may be played, in trading.
pub fn with_a_card() -> Table {
    let mut table = Table::new(Rules { target: 30, ..Rules::open_hands() }, &quiet());
    table.draws();
    table.holds(0, &[(Wool, 1), (Grain, 1), (Ore, 1)]);
    table.does(Deed::BuyCard);
    for _ in 0..3 {
        table.does(Deed::Pass);
        table.draws();
    }
    table
}

#[test]
fn monopoly_takes_all_cards_of_one_resource_from_all_others() {
    let mut table = with_a_card();
    table.holds(0, &[]);
    table.holds(1, &[(Ore, 2), (Wool, 1)]);
    table.holds(2, &[(Ore, 3)]);
    let counts = |ores: [u8; 3]| {
        let mut ores = ores.into_iter();
        table.state.setup().players.map(|_, _| ores.next().unwrap_or(0))
    };
    let too_few = Deed::PlayMonopoly { resource: Ore, taken: counts([0, 1, 3]) };
    let all = Deed::PlayMonopoly { resource: Ore, taken: counts([0, 2, 3]) };
    table.refuses_for(
        too_few,
        Impossible::HandHasMore { player: table.seat(1), kind: Ore.into(), told: 1 },
    );
    table.does(all);
    assert_eq!(table.hand(0), cards(&[(Ore, 5)]));
    assert_eq!(table.hand(1), cards(&[(Wool, 1)]));
}

#[test]
fn road_building_gives_up_to_two_free_roads_which_may_repair() {
    let mut table = with_a_card();
    table.holds(0, &[]);
    table.does(Deed::PlayRoadBuilding);
    assert_eq!(table.state.tasks().len(), 2);
    let first = table.state.road_spots()[0];
    table.does(Deed::BuildRoad { at: first });
    assert_eq!(table.state.tasks().len(), 1);
    table.does(Deed::Leave { task: 0 });
    assert!(table.state.tasks().is_empty());
    assert_eq!(table.state.pieces_left(table.seat(0), game::Piece::Road), 12);
}

#[test]
fn hidden_points_win_only_on_ones_own_turn_and_only_if_they_suffice() {
    let mut table = Table::new(Rules { target: 4, ..Rules::open_hands() }, &quiet());
    table.draws();
    table.holds(0, &[(Wool, 2), (Grain, 2), (Ore, 2)]);
    table.does(Deed::BuyCard);
    let too_few = Impossible::TooFewPoints { points: 3, target: 4 };
    table.refuses_for(Deed::ClaimWin { revealed: 1 }, too_few);
    table.refuses_for(Deed::ClaimWin { revealed: 2 }, Impossible::NoneToPlay);
    table.does(Deed::BuyCard);
    table.does(Deed::Pass);
    // It is blue's turn.
    table.refuses_for(Deed::ClaimWin { revealed: 2 }, Impossible::NoneToPlay);
    for _ in 0..2 {
        table.draws();
        table.does(Deed::Pass);
    }
    table.does(Deed::ClaimWin { revealed: 2 });
    let over = table.state.over().expect("won");
    assert_eq!(over, Over::RevealedCards { winner: table.seat(0) });
    assert_eq!(table.state.public_points(table.seat(0)), 4);
    assert_eq!(table.refuses(Deed::Pass).waiting_for(), Some(Waiting::Over));
}

#[test]
fn all_five_victory_points_of_the_box_may_be_revealed_and_no_sixth() {
    for (revealed, target) in [(5, 7), (6, 8)] {
        let mut table = Table::new(Rules { target, ..Rules::open_hands() }, &[]);
        let player = table.seat(0);
        table.corrects(Correction::Hidden { player, count: 6 });
        let claim = Deed::ClaimWin { revealed };
        if revealed == 5 {
            table.does(claim);
            assert_eq!(table.state.over(), Some(Over::RevealedCards { winner: player }));
        } else {
            table.refuses_for(claim, Impossible::KindUsedUp(DevelopmentCard::VictoryPoint));
        }
    }
}

#[test]
fn with_all_roads_laid_road_building_still_repairs_one() {
    let mut table = Table::new(Rules { target: 30, ..Rules::open_hands() }, &[card(2, 4)]);
    table.draws();
    let roads = [0, 1, 2].map(|nth| {
        let mut own = table.state.pieces().roads_of(table.seat(nth));
        own.next().expect("a road").0
    });
    for (nth, at) in roads.into_iter().enumerate() {
        table.does(Deed::DamageRoad { player: table.seat(nth), at });
    }
    table.holds(0, &[(Wool, 1), (Grain, 1), (Ore, 1)]);
    table.does(Deed::BuyCard);
    for road in table.state.island().paths() {
        let free = table.state.pieces().road(road).is_none();
        if free && table.state.pieces_left(table.seat(0), game::Piece::Road) > 0 {
            table.holds(0, &[(Brick, 1), (Lumber, 1)]);
            table.takes(Deed::BuildRoad { at: road }, Enforcement::AsTheTableDid);
        }
    }
    for _ in 0..3 {
        table.does(Deed::Pass);
        table.rolls(2);
    }
    table.does(Deed::PlayRoadBuilding);
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player: table.seat(0) }]);
    table.does(Deed::RepairRoad { at: roads[0] });
    assert!(table.state.tasks().is_empty());
}

#[test]
fn a_hand_put_right_during_a_7_discards_what_it_holds_in_truth() {
    let mut table = Table::new(Rules::open_hands(), &[card(3, 4)]);
    table.holds(1, &[(Wool, 9)]);
    table.draws();
    let blue = table.seat(1);
    assert_eq!(table.state.open_tasks(), [Task::Discard { player: blue, count: Some(4) }]);
    table.holds(1, &[(Wool, 6)]);
    assert!(matches!(table.state.open_tasks(), [Task::MoveRobber { .. }]));
    table.holds(1, &[(Wool, 10)]);
    assert_eq!(table.state.open_tasks(), [Task::Discard { player: blue, count: Some(5) }]);
    table.does(Deed::Discard { player: blue, cards: Some(cards(&[(Wool, 5)])) });
    table.holds(1, &[(Wool, 8)]);
    assert!(matches!(table.state.open_tasks(), [Task::MoveRobber { .. }]), "once is enough");
}

#[test]
fn a_draw_ends_with_its_first_number_and_shuffles_only_after_new_year_or_the_last_card() {
    let [first, second, ..] = quiet();
    let drawn = |cards: &[PileCard]| Deed::Draw {
        turned: cards.iter().copied().map(Turned::Card).collect(),
    };
    let mut table = table();
    let preparation = common::shuffle(&[card(1, 1)], NewYear::default());
    let turned = vec![Turned::Shuffle(preparation), Turned::Card(card(1, 1))];
    let shuffled = Deed::Draw { turned };
    for wrong in [drawn(&[]), drawn(&[first, second]), drawn(&[second]), shuffled] {
        table.refuses_for(wrong, Impossible::NotOnThePile);
    }
    table.does(drawn(&[first]));
    let mut table = Table::new(Rules::open_hands(), &[PileCard::NewYear]);
    let no_number = drawn(&[PileCard::NewYear]);
    table.refuses_for(no_number, Impossible::NotOnThePile);
}

/// Two players between hills and mountains that all give for a 6, and an
/// epidemic that waits for them to choose.
fn epidemic_between_sixes() -> Table {
    let tile = |q, terrain| board::Tile { at: Hex::new(q, 0), terrain, token: 6.try_into().ok() };
    let tiles = vec![tile(0, Hills), tile(1, Mountains), tile(2, Hills), tile(3, Mountains)];
    let mut parts: game::SetupFields =
        common::setup_with(2, Rules::open_hands(), &[card(1, 5)]).into();
    parts.island = board::Island::new(tiles, Vec::new()).expect("four hexes");
    let setup = game::Setup::new(parts).expect("an opening");
    let mut table = Table::at(setup);
    let spots = [0, 2, 0, 2].into_iter().zip([0, 0, 1, 1]);
    for (q, end) in spots {
        let at = side(q, 0, Side::East).ends()[end];
        if table.state.founding_spots().contains(&at) {
            table.does(Deed::FoundSettlement { at });
        } else {
            let at = table.state.founding_spots()[0];
            table.does(Deed::FoundSettlement { at });
        }
        let road = table.state.founding_roads()[0];
        table.does(Deed::FoundRoad { at: road });
    }
    table.draws();
    table
}

#[test]
fn whoever_does_not_choose_under_an_epidemic_takes_the_first_kind() {
    let mut table = epidemic_between_sixes();
    let choices = table.state.tasks().len();
    assert!(choices >= 2, "two settlements stand between two sixes");
    for left in (0..choices).rev() {
        table.takes(Deed::Leave { task: 0 }, Enforcement::AsTheTableDid);
        assert_eq!(table.state.tasks().len(), left);
    }
    let payout = table.state.payout().expect("it pays");
    assert!(payout.paid.values().any(|paid| paid.get(Brick) > 0));
}

#[test]
fn under_an_epidemic_each_chooses_for_a_building_of_theirs_among_what_its_hexes_give() {
    let mut table = epidemic_between_sixes();
    let asked: Vec<_> = table.state.tasks().to_vec();
    let [Task::ChooseYield { player, at, one_of }, .., Task::ChooseYield { at: other, .. }] =
        asked.as_slice()
    else {
        panic!("{asked:?}")
    };
    assert_ne!(at, other);
    let (player, at, card) = (*player, *at, one_of[0]);
    let nobodys = corner(3, 0, Side::East);
    for wrong in [
        Deed::ChooseYield { player, at, card: Wool },
        Deed::ChooseYield { player, at: nobodys, card },
        Deed::ChooseYield { player: table.state.players().after(player), at, card },
    ] {
        table.refuses_for(wrong, Impossible::NotNow(Waiting::NoSuchTask));
    }
    table.does(Deed::ChooseYield { player, at, card: one_of[1] });
    assert_eq!(table.state.tasks().len(), asked.len() - 1);
    for task in table.state.tasks().to_vec() {
        let Task::ChooseYield { player, at, one_of } = task else { panic!("{task:?}") };
        table.does(Deed::ChooseYield { player, at, card: one_of[0] });
    }
    let paid = table.state.payout().expect("all have chosen").paid.of(player);
    assert_eq!(paid.get(one_of[0]), 0, "they chose the other: {paid:?}");
}

#[test]
fn a_choice_under_an_epidemic_is_the_cards_and_rests_on_our_reading_of_one_card_in_all() {
    let table = epidemic_between_sixes();
    let why = table.state.task_reason(&table.state.tasks()[0], &table.state);
    assert_eq!((why.asker, why.selected), (Asker::Card, None));
    assert_eq!(why.rules, [Rule::Card, Rule::OneInAll]);
}

#[test]
fn a_kind_chosen_under_an_epidemic_gives_way_where_the_robber_turns_out_to_keep_it() {
    let mut table = epidemic_between_sixes();
    let Some(Task::ChooseYield { player, at, .. }) = table.state.tasks().first().cloned() else {
        panic!("{:?}", table.state.tasks())
    };
    table.does(Deed::ChooseYield { player, at, card: Ore });
    let is_mountain =
        |hex: &Hex| table.state.island().tile(*hex).is_some_and(|tile| tile.terrain == Mountains);
    let mountains = at.hexes().into_iter().find(is_mountain);
    assert!(mountains.is_some());
    table.corrects(Correction::Robber { at: mountains });
    for task in table.state.tasks().to_vec() {
        let Task::ChooseYield { player, at, one_of } = task else { panic!("{task:?}") };
        table.does(Deed::ChooseYield { player, at, card: one_of[0] });
    }
    let why = table.state.payout_reason(player).expect("it pays");
    let given: Vec<_> =
        why.lines.iter().filter(|line| line.at == at && !line.cards.is_empty()).collect();
    assert!(matches!(given.as_slice(), [line] if line.resource == Some(Brick)), "{given:?}");
    assert_eq!(why.owed, why.paid);
    assert_eq!(table.state.payout().expect("it pays").paid.of(player), why.paid);
}

#[test]
fn under_an_epidemic_a_robber_at_one_of_two_hexes_keeps_nothing_from_a_building() {
    let mut table = Table::new(Rules::open_hands(), &[card(1, 5)]);
    let (red, six, at) = (table.seat(0), Hex::new(0, -1), corner(0, -1, Side::NorthWest));
    let is_other = |hex: &Hex| *hex != six && table.state.island().is_land(*hex);
    let other = at.hexes().into_iter().find(is_other).expect("another hex");
    let ore = Some(Ground { terrain: Mountains, token: 6.try_into().ok() });
    for correction in [
        Correction::Tile { at: other, is: ore },
        Correction::Building { at, is: Some((red, Building::City)) },
        Correction::Robber { at: Some(six) },
    ] {
        table.corrects(correction);
    }
    table.draws();
    let payout = table.state.payout().expect("nobody has a choice");
    assert_eq!((payout.paid.of(red), payout.blocked.of(red)), (Cards::of(Ore, 1), Cards::none()));
}

#[test]
fn what_the_table_settles_by_itself_breaks_no_rule_and_a_robber_it_moved_robs_nobody_here() {
    let mut table = Table::new(Rules::open_hands(), &[]);
    table.rolls(7);
    assert!(matches!(table.state.tasks(), [Task::MoveRobber { .. }, Task::Steal { .. }]));
    table.refuses_for(Deed::DoneAtTable { task: 1 }, Impossible::NotNow(Waiting::NoSuchTask));
    // Left undone it would be against the rules, done by the table it is not.
    table.refuses(Deed::Leave { task: 0 });
    let (robber, hands) = (table.state.robber(), table.state.hands().cloned());
    let act = table.does(Deed::DoneAtTable { task: 0 });
    assert!(act.against.is_empty());
    assert!(table.state.tasks().is_empty());
    assert_eq!((table.state.robber(), table.state.hands().cloned()), (robber, hands));
    assert_eq!(table.state.phase(), Phase::Trading);
}
