//! The progress cards of trade and of science, each as rules (docs/knights.md 12).

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Commodity, Hex, Intersection, Terrain, Token};
use cards::EventFace;
use game::{
    Breach, Building, CardGroup, CardKind, Cards, Correction, Deed, FirstSevens, Following,
    HarborTrade, Impossible, KnightLevel, KnightsBreach, KnightsCorrection, KnightsDeed,
    KnightsTask, Level, Merchant, MerchantGround, Move, NotOnTheTable, PerSeat, Phase, Play,
    PointCard, ProgressCard, Readiness, Rules, Track, Waiting,
};

use crate::common::knights_table::{die, of, quiet, rules, table, trading};
use crate::common::{Table, cards};

/// The same table with secret hands.
fn secret() -> Table {
    let mut table = Table::new(Rules { following: Following::Secret, ..rules() }, &quiet());
    table.rolls_on(5);
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
    table.has(0, cards(&[(Brick, 1), (Wool, 1)]));
    table.has(1, of(CardKind::Coin, 2));
    table.has(2, of(CardKind::Paper, 1));
    table.plays(Play::CommercialHarbor);
    let due = |with| KnightsTask::TradeAtHarbor { player: one, with };
    table.asks([due(two), due(three)]);
    let mut fewer = table.clone();
    fewer.leaves(1);
    // Nobody who has left is offered anything.
    fewer.asks([due(three)]);
    let trade = HarborTrade::Seen(Wool, Commodity::Coin);
    table.does(KnightsDeed::TradeAtHarbor { with: two, trade });
    assert_eq!(table.hand(0), cards(&[(Brick, 1)]).plus(of(CardKind::Coin, 1)));
    assert_eq!(table.hand(1), cards(&[(Wool, 1)]).plus(of(CardKind::Coin, 1)));
    table.does(Deed::Leave { task: 0 });
    assert_eq!(table.hand(2), of(CardKind::Paper, 1), "one may be left out");
    assert!(table.state.tasks().is_empty());
}

#[test]
fn a_harbor_asks_nobody_who_surely_has_no_commodity_and_needs_a_resource_to_offer() {
    let mut table = trading();
    table.has(0, cards(&[(Brick, 1)]));
    table.has(1, cards(&[(Ore, 5)]));
    table.has(2, Cards::none());
    let nothing = KnightsBreach::NothingToGain(ProgressCard::CommercialHarbor);
    table.may_not_play(Play::CommercialHarbor, nothing);
    table.has(0, of(CardKind::Cloth, 3));
    table.has(1, of(CardKind::Coin, 1));
    table.may_not_play(Play::CommercialHarbor, nothing);
}

#[test]
fn of_a_secret_trade_at_the_harbor_all_know_that_it_was_a_resource_for_a_commodity() {
    let mut table = secret();
    let two = table.seat(1);
    table.has(0, cards(&[(Brick, 1), (Wool, 1)]).plus(of(CardKind::Cloth, 1)));
    table.has(1, cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)).plus(of(CardKind::Paper, 1)));
    table.has(2, Cards::none());
    table.plays(Play::CommercialHarbor);
    let trade = HarborTrade::Unseen;
    let act = table.does(KnightsDeed::TradeAtHarbor { with: two, trade });
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
    table.passes();
    table.rolls_on(5);
    // The second player takes two of four cards from the third, which nobody else sees.
    table.has(1, Cards::none());
    table.has(2, cards(&[(Ore, 3)]).plus(of(CardKind::Coin, 1)));
    table.leads_by(2, 5);
    table.draws_of(1, Track::Trade, 1);
    table.does(Play::MasterMerchant { from: three, cards: None });
    for _ in 0..2 {
        table.passes();
        table.rolls_on(2);
    }
    let could = |table: &Table| table.state.hands().expect("followed").most(two).commodities();
    assert!(!could(&table).is_empty(), "nobody knows yet");
    table.has(0, cards(&[(Brick, 1)]));
    table.plays(Play::CommercialHarbor);
    table.does(KnightsDeed::TradeAtHarbor { with: two, trade: HarborTrade::NoCommodity });
    assert!(could(&table).is_empty());
    assert_eq!(table.hand(0), cards(&[(Brick, 1)]), "the resource came back");
    let hands = table.state.hands().expect("followed");
    assert!(hands.known(three).get(CardKind::Coin) == 1, "so the coin is where it was");
}

#[test]
fn a_master_merchant_takes_two_cards_from_a_player_with_more_points() {
    let mut table = trading();
    let two = table.seat(1);
    table.has(0, Cards::none());
    table.has(1, cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 2)));
    let one_coin_one_ore = Some(cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)));
    let play = Play::MasterMerchant { from: two, cards: one_coin_one_ore };
    table.may_not_play(play.clone(), KnightsBreach::NotMorePoints(two));
    table.leads_by(1, 1);
    let wrong = Play::MasterMerchant { from: two, cards: Some(of(CardKind::Coin, 1)) };
    table.draws_of(0, Track::Trade, 1);
    table.refuses_for(wrong, Impossible::WrongCount { given: 1, due: 2 });
    table.plays(play);
    assert_eq!(table.hand(0), cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)));
    assert_eq!(table.hand(1), of(CardKind::Coin, 1));
    table.plays(Play::MasterMerchant { from: two, cards: Some(of(CardKind::Coin, 1)) });
    assert_eq!(table.hand(1), Cards::none(), "as many as there are");
    let nothing = KnightsBreach::NothingToGain(ProgressCard::MasterMerchant);
    table.may_not_play(Play::MasterMerchant { from: two, cards: Some(Cards::none()) }, nothing);
    let from = table.seat(0);
    table.refuses_for(Play::MasterMerchant { from, cards: None }, Impossible::NoSuchPlayer(from));
}

#[test]
fn two_cards_that_nobody_else_saw_may_be_any_two_of_the_hand() {
    let mut table = secret();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    table.has(0, Cards::none());
    table.has(1, cards(&[(Ore, 2), (Brick, 1)]));
    table.leads_by(1, 1);
    table.plays(Play::MasterMerchant { from: two, cards: None });
    let hands = table.state.hands().expect("followed");
    assert_eq!((hands.size(one), hands.size(two)), (2, 1));
    assert!(hands.may_hold(one, cards(&[(Ore, 2)])) && hands.may_hold(one, cards(&[(Brick, 1)])));
    assert_eq!(hands.known(one), cards(&[(Ore, 1)]), "one of them was ore in any case");
}

#[test]
fn the_merchant_stands_beside_a_building_of_its_owners_and_makes_its_resource_cheap() {
    let mut table = trading();
    let one = table.seat(0);
    let tile = table.producing(table.city(0));
    let (at, kind) = (tile.at, tile.terrain.resource().expect("a resource"));
    let before = table.state.public_points(one);
    let usual = table.state.trade_rate(one, kind.into());
    table.plays(Play::Merchant { at });
    assert_eq!(table.state.trade_rate(one, kind.into()), 2);
    assert_eq!(table.state.public_points(one), before + 1);
    table.may_not_play(Play::Merchant { at }, KnightsBreach::NothingToGain(ProgressCard::Merchant));

    let away = table.state.island().tiles().iter().map(|tile| tile.at).find(|hex| {
        let own = table.state.pieces().buildings_of(one);
        table.state.island().tile(*hex).is_some_and(|tile| tile.token.is_some())
            && own.into_iter().all(|(place, _)| !place.touches(*hex))
    });
    let away = away.expect("a hex of the others");
    table.may_not_play(Play::Merchant { at: away }, KnightsBreach::MerchantNotBeside(away));

    // Somebody else's Merchant moves it, with its point and its rate.
    let is = Some(Merchant { at: away, owner: table.seat(1) });
    table.corrects(KnightsCorrection::Merchant { is });
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
    table.builds(0, free.expect("room"), Building::Settlement);
    let play = Play::Merchant { at: desert };
    table.may_not_play(play.clone(), KnightsBreach::MerchantOnDesert(desert));
    table.plays_by(|rules| rules.merchant_ground = MerchantGround::AnyLand);
    table.plays(play);
}

#[test]
fn a_merchant_fleet_buys_with_two_of_one_kind_until_the_end_of_the_turn() {
    let mut table = trading();
    let one = table.seat(0);
    let usual = table.state.trade_rate(one, CardKind::Coin);
    table.plays(Play::MerchantFleet { kind: CardKind::Coin });
    assert_eq!(table.state.trade_rate(one, CardKind::Coin), 2);
    let others = [1, 2].map(|nth| table.state.trade_rate(table.seat(nth), CardKind::Coin));
    assert!(others.iter().all(|rate| *rate > 2), "for nobody else");
    let again = KnightsBreach::NothingToGain(ProgressCard::MerchantFleet);
    table.may_not_play(Play::MerchantFleet { kind: CardKind::Coin }, again);
    table.has(0, of(CardKind::Coin, 2));
    let ore = CardKind::Ore;
    table.does(Deed::TradeWithBank { give: CardKind::Coin, count: 2, get: ore });
    assert_eq!(table.hand(0), of(ore, 1));
    table.passes();
    assert_eq!(table.state.trade_rate(one, CardKind::Coin), usual);
}

#[test]
fn a_resource_monopoly_takes_two_from_each_or_shows_that_there_are_no_more() {
    let mut table = secret();
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    table.has(0, Cards::none());
    table.has(1, cards(&[(Ore, 3)]));
    table.has(2, cards(&[(Ore, 1), (Grain, 1)]));
    let play = Play::ResourceMonopoly { resource: Ore, taken: taken(&table, [0, 2, 1]) };
    let act = table.plays(play);
    let moves = [
        Move::Between(two, one, cards(&[(Ore, 2)])),
        Move::Between(three, one, cards(&[(Ore, 1)])),
        Move::Shown(three, CardKind::Ore, 0),
    ];
    assert_eq!(act.moves, moves);
    assert_eq!(table.hand(0), cards(&[(Ore, 3)]));
    table.plays(Play::ResourceMonopoly { resource: Brick, taken: taken(&table, [0, 0, 0]) });
    table.draws_of(0, Track::Trade, 1);
    let three = Play::ResourceMonopoly { resource: Ore, taken: taken(&table, [0, 3, 0]) };
    table.refuses_for(three, Impossible::WrongCount { given: 3, due: 2 });
}

#[test]
fn a_trade_monopoly_takes_one_commodity_from_each() {
    let mut table = trading();
    table.has(0, Cards::none());
    table.has(1, of(CardKind::Cloth, 2));
    table.has(2, of(CardKind::Coin, 2));
    let taken = taken(&table, [0, 1, 0]);
    table.plays(Play::TradeMonopoly { commodity: Commodity::Cloth, taken });
    assert_eq!(table.hand(0), of(CardKind::Cloth, 1));
    assert_eq!(table.hand(1), of(CardKind::Cloth, 1));
}

fn alchemist(red: u8, yellow: u8) -> Play {
    Play::Alchemist { red: die(red), yellow: die(yellow) }
}

#[test]
fn an_alchemist_sets_both_dice_and_the_event_die_is_rolled_all_the_same_and_first() {
    let mut table = table();
    let one = table.seat(0);
    let level = Level::try_from(2).expect("a level");
    table.corrects(KnightsCorrection::Level { player: one, track: Track::Trade, level });
    table.plays(alchemist(3, 5));
    assert_eq!(table.state.number(), Some(8));
    table.asks([KnightsTask::EventDie { player: one }]);
    assert!(table.state.payout().is_none(), "the event die comes first");
    assert!(table.state.card().is_none(), "no card, no event");
    table.does(KnightsDeed::RollEventDie { face: EventFace::Trade, red: die(6) });
    assert_eq!(table.state.progress_of(one, Track::Trade), 1, "the red 3 that was set decides");
    assert_eq!(table.state.payout().map(|paid| paid.number), Some(8));
    assert_eq!(table.state.phase(), Phase::Trading);
    table.draws_of(0, Track::Science, 1);
    table.refuses_for(alchemist(1, 1), Impossible::NotNow(Waiting::ProducedAlready));
}

#[test]
fn an_alchemist_may_set_a_seven_though_not_where_the_first_round_passes_over_it() {
    let mut table = table();
    table.plays(alchemist(3, 4));
    table.does(KnightsDeed::EventDie { face: EventFace::Ship, red: None });
    assert_eq!((table.state.number(), table.state.phase()), (Some(7), Phase::Trading));
    let rules = Rules { first_sevens: FirstSevens::DrawnAgain, ..rules() };
    let mut table = Table::new(rules, &quiet());
    table.draws_of(0, Track::Science, 1);
    table.refuses_for(alchemist(3, 4), Breach::FirstSeven);
}

#[test]
fn a_crane_reaches_one_level_for_a_commodity_less_and_may_bring_a_metropolis() {
    let mut table = trading();
    table.plays(Play::Crane { track: Track::Politics });
    assert_eq!(table.state.improvement(table.seat(0), Track::Politics).number(), 1, "for nothing");
    table.has(0, of(CardKind::Coin, 1));
    table.plays(Play::Crane { track: Track::Politics });
    assert_eq!(table.hand(0), Cards::none(), "level 2 for 1");
    table.improved(0, Track::Politics, 3);
    table.has(0, of(CardKind::Coin, 3));
    table.plays(Play::Crane { track: Track::Politics });
    table.asks([KnightsTask::PlaceMetropolis { player: table.seat(0), track: Track::Politics }]);
}

#[test]
fn an_engineer_puts_up_a_wall_for_nothing() {
    let mut table = trading();
    let at = table.city(0);
    table.has(0, Cards::none());
    table.plays(Play::Engineer { at });
    assert!(table.state.pieces().has_wall(at));
    table.draws_of(0, Track::Science, 1);
    table.refuses_for(Play::Engineer { at }, NotOnTheTable::WallThere(at));
}

#[test]
fn an_inventor_swaps_two_tokens_but_no_two_six_eight_or_twelve_and_the_robber_stays() {
    let mut table = trading();
    let with = |number: u8| {
        let tiles = table.state.island().tiles().iter();
        let of = tiles.filter(|tile| tile.token.is_some_and(|token| token.number() == number));
        of.map(|tile| tile.at).collect::<Vec<Hex>>()
    };
    let (three, ten, six, desert) =
        (with(3)[0], with(10)[0], with(6)[0], table.state.island().deserts().next());
    let fours = with(4);
    table.corrects(Correction::Robber { at: Some(three) });
    table.plays(Play::Inventor { one: three, other: ten });
    let token = |at: Hex| table.state.island().tile(at).and_then(|tile| tile.token);
    assert_eq!(token(three).map(Token::number), Some(10));
    assert_eq!(token(ten).map(Token::number), Some(3));
    assert_eq!(table.state.robber(), Some(three));
    table.may_not_play(Play::Inventor { one: three, other: six }, KnightsBreach::TokenStays(six));
    let alike = Play::Inventor { one: fours[0], other: fours[1] };
    table.may_not_play(alike, KnightsBreach::NothingToGain(ProgressCard::Inventor));
    let bare = desert.expect("a desert");
    table.refuses_for(Play::Inventor { one: bare, other: ten }, NotOnTheTable::NoToken(bare));
}

/// Returns how many hexes of a terrain a player has a building beside.
fn touched(table: &Table, nth: usize, terrain: Terrain) -> u8 {
    let tiles = table.state.island().tiles().iter().filter(|tile| tile.terrain == terrain);
    let own: Vec<_> = table.state.pieces().buildings_of(table.seat(nth)).collect();
    let touched = tiles.filter(|tile| own.iter().any(|(at, _)| at.touches(tile.at)));
    u8::try_from(touched.count()).expect("few")
}

#[test]
fn irrigation_and_mining_bring_two_for_each_hex_whatever_stands_there_as_far_as_the_bank_has_them()
{
    for (play, terrain, kind) in
        [(Play::Irrigation, Terrain::Fields, Grain), (Play::Mining, Terrain::Mountains, Ore)]
    {
        let mut table = trading();
        let hexes = touched(&table, 0, terrain);
        assert!(hexes > 0, "{terrain:?}");
        table.has(0, Cards::none());
        let act = table.plays(play.clone());
        let due = of(kind.into(), 2 * hexes);
        assert_eq!(act.moves, [Move::FromBank(table.seat(0), due)], "a city doesn't double it");
        assert_eq!(table.hand(0), due);

        let mut bank = table.state.bank().expect("followed");
        bank.set(kind, 1);
        table.corrects(Correction::Bank { cards: bank });
        table.plays(play.clone());
        assert_eq!(table.hand(0), due.plus(of(kind.into(), 1)), "as many as there are");
        let nothing = KnightsBreach::NothingToGain(play.card());
        table.may_not_play(play, nothing);
    }
}

#[test]
fn a_medicine_builds_a_city_for_two_ore_and_one_grain() {
    let mut table = trading();
    let at = table.state.city_spots()[0];
    table.has(0, cards(&[(Ore, 2), (Grain, 1)]));
    table.plays(Play::Medicine { at });
    assert_eq!(table.state.pieces().building(at), Some((table.seat(0), Building::City)));
    assert_eq!(table.hand(0), Cards::none());
    table.draws_of(0, Track::Science, 1);
    let at = table.wilds();
    table.refuses_for(Play::Medicine { at }, Impossible::NoSettlement(at));
}

#[test]
fn a_printer_is_shown_and_counts_a_point_off_turn_too_and_only_once() {
    let mut table = trading();
    let two = table.seat(1);
    let show = KnightsDeed::ShowPoint { player: two, point: PointCard::Printer };
    table.refuses_for(show.clone(), NotOnTheTable::NoProgressCard(Track::Science));
    table.draws_of(1, Track::Science, 2);
    let before = table.state.public_points(two);
    table.does(show.clone());
    assert_eq!(table.state.public_points(two), before + 1);
    assert_eq!(table.state.progress_of(two, Track::Science), 1, "it is no part of the hand");
    assert_eq!(table.state.progress_left(Track::Science), 16, "nor of the deck");
    table.refuses_for(show, NotOnTheTable::PointShown(PointCard::Printer, two));
}

#[test]
fn a_smith_promotes_up_to_two_knights_which_is_their_promotion_of_the_turn() {
    let mut table = trading();
    table.may_not_play(Play::Smith, KnightsBreach::NothingToGain(ProgressCard::Smith));
    let spots = table.ends(0);
    let [one, two] = [spots[0], spots[1]];
    let basic = (KnightLevel::Basic, Readiness::Inactive);
    table.knight(0, one, basic);
    table.knight(0, two, (KnightLevel::Strong, Readiness::Active));
    table.plays(Play::Smith);
    // The strong one has no Fortress.
    table.asks([KnightsTask::Promote { player: table.seat(0) }]);
    let mut left = table.clone();
    left.does(Deed::Leave { task: 0 });
    left.asks([]);
    table.has(0, Cards::none());
    table.does(KnightsDeed::Promote { at: one });
    let level = |table: &Table, at| table.state.pieces().knight(at).map(|(_, it)| it.level);
    assert_eq!(level(&table, one), Some(KnightLevel::Strong));
    table.has(0, cards(&[(Wool, 1), (Ore, 1)]));
    let again = Breach::Knights(KnightsBreach::PromotedThisTurn(one));
    table.refuses_for(KnightsDeed::Promote { at: one }, again);

    table.improved(0, Track::Politics, 3);
    table.passes();
    for _ in 0..2 {
        table.rolls_on(5);
        table.passes();
    }
    table.rolls_on(5);
    table.plays(Play::Smith);
    assert_eq!(table.state.tasks().len(), 2);
    table.does(KnightsDeed::Promote { at: two });
    assert_eq!(level(&table, two), Some(KnightLevel::Mighty));
    table.does(KnightsDeed::Promote { at: one });
    assert_eq!(level(&table, one), Some(KnightLevel::Mighty));
    table.does(Deed::CorrectHand { player: table.seat(0), cards: of(CardKind::Brick, 1) });
    assert_eq!(table.hand(0), cards(&[(Brick, 1)]));
}
