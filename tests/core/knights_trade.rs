//! The progress cards of trade, each as rules (docs/knights.md 12).

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Commodity, Intersection};
use game::{
    Building, CardGroup, CardKind, Cards, Correction, Deed, Following, HarborTrade, Impossible,
    KnightsBreach, KnightsCorrection, KnightsDeed, KnightsRules, KnightsTask, Merchant,
    MerchantGround, Move, PerSeat, Play, ProgressCard, Refusal, RuleChange, Rules, Task, Track,
};

use crate::common::knights_table::{
    act, city, does, draws_of, has, leads_by, may_not_play, of, pass, plays, put_right, quiet,
    rolls, rules, trading,
};
use crate::common::{Table, cards};

/// The same table with secret hands.
fn secret() -> Table {
    let mut table = Table::new(Rules { following: Following::Secret, ..rules() }, &quiet());
    rolls(&mut table, 5);
    table
}

fn taken(table: &Table, counts: [u8; 3]) -> PerSeat<u8> {
    assert_eq!(table.state.players().count(), counts.len());
    PerSeat::new(counts).expect("three")
}

#[test]
fn a_commercial_harbor_trades_a_resource_for_a_commodity_once_with_each_of_the_others() {
    let mut table = trading();
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    has(&mut table, 0, cards(&[(Brick, 1), (Wool, 1)]));
    has(&mut table, 1, of(CardKind::Coin, 2));
    has(&mut table, 2, of(CardKind::Paper, 1));
    plays(&mut table, Play::CommercialHarbor);
    let due = |with| Task::Knights(KnightsTask::TradeAtHarbor { player: one, with });
    assert_eq!(table.state.tasks(), [due(two), due(three)]);
    let trade = HarborTrade::Seen(Wool, Commodity::Coin);
    does(&mut table, KnightsDeed::TradeAtHarbor { with: two, trade });
    assert_eq!(table.hand(0), cards(&[(Brick, 1)]).plus(of(CardKind::Coin, 1)));
    assert_eq!(table.hand(1), cards(&[(Wool, 1)]).plus(of(CardKind::Coin, 1)));
    table.does(Deed::Leave { task: 0 });
    assert_eq!(table.hand(2), of(CardKind::Paper, 1), "one may be left out");
    assert!(table.state.tasks().is_empty());
}

#[test]
fn a_harbor_asks_nobody_who_surely_has_no_commodity_and_needs_a_resource_to_offer() {
    let mut table = trading();
    has(&mut table, 0, cards(&[(Brick, 1)]));
    has(&mut table, 1, cards(&[(Ore, 5)]));
    has(&mut table, 2, Cards::none());
    let nothing = KnightsBreach::NothingToGain(ProgressCard::CommercialHarbor);
    may_not_play(&mut table, Play::CommercialHarbor, nothing);
    has(&mut table, 0, of(CardKind::Cloth, 3));
    has(&mut table, 1, of(CardKind::Coin, 1));
    may_not_play(&mut table, Play::CommercialHarbor, nothing);
}

#[test]
fn nobody_is_offered_anything_who_has_left_the_table() {
    let mut table = trading();
    has(&mut table, 0, cards(&[(Brick, 1), (Wool, 1)]));
    has(&mut table, 1, of(CardKind::Coin, 2));
    has(&mut table, 2, of(CardKind::Paper, 1));
    plays(&mut table, Play::CommercialHarbor);
    let [two, three] = [1, 2].map(|nth| table.seat(nth));
    table.does(Deed::LeaveTable { player: two });
    let due = KnightsTask::TradeAtHarbor { player: table.seat(0), with: three };
    assert_eq!(table.state.tasks(), [Task::Knights(due)]);
}

#[test]
fn of_a_secret_trade_at_the_harbor_all_know_that_it_was_a_resource_for_a_commodity() {
    let mut table = secret();
    let two = table.seat(1);
    has(&mut table, 0, cards(&[(Brick, 1), (Wool, 1)]).plus(of(CardKind::Cloth, 1)));
    has(&mut table, 1, cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)).plus(of(CardKind::Paper, 1)));
    has(&mut table, 2, Cards::none());
    plays(&mut table, Play::CommercialHarbor);
    let trade = HarborTrade::Unseen;
    let act = act(&mut table, Deed::Knights(KnightsDeed::TradeAtHarbor { with: two, trade }));
    let one = table.seat(0);
    let moves = [
        Move::UnseenOf(one, two, CardGroup::Resources),
        Move::UnseenOf(two, one, CardGroup::Commodities),
    ];
    assert_eq!(act.moves, moves);
    let hands = table.state.hands().expect("followed");
    assert_eq!(hands.known(one), of(CardKind::Cloth, 1), "that one stayed");
    assert_eq!(hands.known(two), cards(&[(Ore, 1)]));
    assert!(!hands.may_hold(two, of(CardKind::Cloth, 1)));
    assert!(hands.may_hold(two, cards(&[(Brick, 1)])));
    assert!(!hands.may_hold(two, cards(&[(Brick, 1), (Wool, 1)])), "only one of them went");
    assert_eq!(hands.possibilities(), 4);
}

#[test]
fn whoever_can_give_no_commodity_shows_that_and_keeps_the_hand() {
    let mut table = secret();
    let [two, three] = [1, 2].map(|nth| table.seat(nth));
    pass(&mut table);
    rolls(&mut table, 5);
    // The second player takes two of four cards from the third, which nobody else sees.
    has(&mut table, 1, Cards::none());
    has(&mut table, 2, cards(&[(Ore, 3)]).plus(of(CardKind::Coin, 1)));
    leads_by(&mut table, 2, 5);
    draws_of(&mut table, 1, Track::Trade, 1);
    does(&mut table, KnightsDeed::Play(Play::MasterMerchant { from: three, cards: None }));
    for _ in 0..2 {
        pass(&mut table);
        rolls(&mut table, 2);
    }
    let could = |table: &Table| table.state.hands().expect("followed").most(two).commodities();
    assert!(!could(&table).is_empty(), "nobody knows yet");
    has(&mut table, 0, cards(&[(Brick, 1)]));
    plays(&mut table, Play::CommercialHarbor);
    let trade = HarborTrade::NoCommodity;
    does(&mut table, KnightsDeed::TradeAtHarbor { with: two, trade });
    assert!(could(&table).is_empty());
    assert_eq!(table.hand(0), cards(&[(Brick, 1)]), "the resource came back");
    let hands = table.state.hands().expect("followed");
    assert!(hands.known(three).get(CardKind::Coin) == 1, "so the coin is where it was");
}

#[test]
fn a_master_merchant_takes_two_cards_from_a_player_with_more_points() {
    let mut table = trading();
    let two = table.seat(1);
    has(&mut table, 0, Cards::none());
    has(&mut table, 1, cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 2)));
    let one_coin_one_ore = Some(cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)));
    let play = Play::MasterMerchant { from: two, cards: one_coin_one_ore };
    may_not_play(&mut table, play.clone(), KnightsBreach::NotMorePoints(two));
    leads_by(&mut table, 1, 1);
    let wrong = Play::MasterMerchant { from: two, cards: Some(of(CardKind::Coin, 1)) };
    draws_of(&mut table, 0, Track::Trade, 1);
    table.refuses_for(
        Deed::Knights(KnightsDeed::Play(wrong)),
        Impossible::WrongCount { given: 1, due: 2 },
    );
    plays(&mut table, play);
    assert_eq!(table.hand(0), cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)));
    assert_eq!(table.hand(1), of(CardKind::Coin, 1));
    let last = Play::MasterMerchant { from: two, cards: Some(of(CardKind::Coin, 1)) };
    plays(&mut table, last.clone());
    assert_eq!(table.hand(1), Cards::none(), "as many as there are");
    let nothing = KnightsBreach::NothingToGain(ProgressCard::MasterMerchant);
    may_not_play(
        &mut table,
        Play::MasterMerchant { from: two, cards: Some(Cards::none()) },
        nothing,
    );
    let oneself = Play::MasterMerchant { from: table.seat(0), cards: None };
    assert!(matches!(
        table.refuses(Deed::Knights(KnightsDeed::Play(oneself))),
        Refusal::Impossible(Impossible::NoSuchPlayer(_))
    ));
}

#[test]
fn two_cards_that_nobody_else_saw_may_be_any_two_of_the_hand() {
    let mut table = secret();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    has(&mut table, 0, Cards::none());
    has(&mut table, 1, cards(&[(Ore, 2), (Brick, 1)]));
    leads_by(&mut table, 1, 1);
    plays(&mut table, Play::MasterMerchant { from: two, cards: None });
    let hands = table.state.hands().expect("followed");
    assert_eq!((hands.size(one), hands.size(two)), (2, 1));
    assert!(hands.may_hold(one, cards(&[(Ore, 2)])) && hands.may_hold(one, cards(&[(Brick, 1)])));
    assert_eq!(hands.known(one), cards(&[(Ore, 1)]), "one of them was ore in any case");
}

#[test]
fn the_merchant_stands_beside_a_building_of_its_owners_and_makes_its_resource_cheap() {
    let mut table = trading();
    let one = table.seat(0);
    let hexes = city(&table, 0).hexes();
    let tile = |at| table.state.island().tile(at).copied();
    let at = hexes.into_iter().find(|at| tile(*at).is_some_and(|it| it.token.is_some()));
    let at = at.expect("a hex that produces");
    let kind = tile(at).and_then(|it| it.terrain.resource()).expect("a resource");
    let before = table.state.public_points(one);
    let usual = table.state.trade_rate(one, kind.into());
    plays(&mut table, Play::Merchant { at });
    assert_eq!(table.state.trade_rate(one, kind.into()), 2);
    assert_eq!(table.state.public_points(one), before + 1);
    let there = KnightsBreach::NothingToGain(ProgressCard::Merchant);
    may_not_play(&mut table, Play::Merchant { at }, there);

    let away = table.state.island().tiles().iter().map(|tile| tile.at).find(|hex| {
        let own = table.state.pieces().buildings_of(one);
        table.state.island().tile(*hex).is_some_and(|tile| tile.token.is_some())
            && own.into_iter().all(|(place, _)| !place.touches(*hex))
    });
    let away = away.expect("a hex of the others");
    may_not_play(&mut table, Play::Merchant { at: away }, KnightsBreach::MerchantNotBeside(away));

    // Somebody else's Merchant moves it, with its point and its rate.
    let is = Some(Merchant { at: away, owner: table.seat(1) });
    put_right(&mut table, KnightsCorrection::Merchant { is });
    assert_eq!(table.state.public_points(one), before);
    assert_eq!(table.state.trade_rate(one, kind.into()), usual);
}

#[test]
fn the_merchant_keeps_off_the_desert_unless_the_table_lets_it_stand_there() {
    let mut table = trading();
    let desert = table.state.island().deserts().next().expect("a desert");
    let at = Intersection::around(desert);
    let free = at.into_iter().find(|at| {
        table.state.pieces().is_free(*at) && table.state.pieces().building_beside(*at).is_none()
    });
    let is = Some((table.seat(0), Building::Settlement));
    let at = free.expect("room");
    table.corrects(Correction::Building { at, is });
    let play = Play::Merchant { at: desert };
    may_not_play(&mut table, play.clone(), KnightsBreach::MerchantOnDesert(desert));
    let knights = table.state.knights_rules();
    let knights = KnightsRules { merchant_ground: MerchantGround::AnyLand, ..knights };
    table.does(Deed::ChangeRule { rule: RuleChange::Knights(knights) });
    plays(&mut table, play);
}

#[test]
fn a_merchant_fleet_buys_with_two_of_one_kind_until_the_end_of_the_turn() {
    let mut table = trading();
    let one = table.seat(0);
    let usual = table.state.trade_rate(one, CardKind::Coin);
    plays(&mut table, Play::MerchantFleet { kind: CardKind::Coin });
    assert_eq!(table.state.trade_rate(one, CardKind::Coin), 2);
    let others = [1, 2].map(|nth| table.state.trade_rate(table.seat(nth), CardKind::Coin));
    assert!(others.iter().all(|rate| *rate > 2), "for nobody else");
    let again = KnightsBreach::NothingToGain(ProgressCard::MerchantFleet);
    may_not_play(&mut table, Play::MerchantFleet { kind: CardKind::Coin }, again);
    has(&mut table, 0, of(CardKind::Coin, 2));
    let ore = CardKind::Ore;
    table.does(Deed::TradeWithBank { give: CardKind::Coin, count: 2, get: ore });
    assert_eq!(table.hand(0), of(ore, 1));
    pass(&mut table);
    assert_eq!(table.state.trade_rate(one, CardKind::Coin), usual);
}

#[test]
fn a_resource_monopoly_takes_two_from_each_or_shows_that_there_are_no_more() {
    let mut table = secret();
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    has(&mut table, 0, Cards::none());
    has(&mut table, 1, cards(&[(Ore, 3)]));
    has(&mut table, 2, cards(&[(Ore, 1), (Grain, 1)]));
    let play = Play::ResourceMonopoly { resource: Ore, taken: taken(&table, [0, 2, 1]) };
    let act = plays(&mut table, play);
    let moves = [
        Move::Between(two, one, cards(&[(Ore, 2)])),
        Move::Between(three, one, cards(&[(Ore, 1)])),
        Move::Shown(three, CardKind::Ore, 0),
    ];
    assert_eq!(act.moves, moves);
    assert_eq!(table.hand(0), cards(&[(Ore, 3)]));
    let none = Play::ResourceMonopoly { resource: Brick, taken: taken(&table, [0, 0, 0]) };
    plays(&mut table, none);
    draws_of(&mut table, 0, Track::Trade, 1);
    let three = Play::ResourceMonopoly { resource: Ore, taken: taken(&table, [0, 3, 0]) };
    table.refuses_for(
        Deed::Knights(KnightsDeed::Play(three)),
        Impossible::WrongCount { given: 3, due: 2 },
    );
}

#[test]
fn a_trade_monopoly_takes_one_commodity_from_each() {
    let mut table = trading();
    has(&mut table, 0, Cards::none());
    has(&mut table, 1, of(CardKind::Cloth, 2));
    has(&mut table, 2, of(CardKind::Coin, 2));
    let commodity = Commodity::Cloth;
    let play = Play::TradeMonopoly { commodity, taken: taken(&table, [0, 1, 0]) };
    plays(&mut table, play);
    assert_eq!(table.hand(0), of(CardKind::Cloth, 1));
    assert_eq!(table.hand(1), of(CardKind::Cloth, 1));
}
