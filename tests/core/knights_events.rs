//! Event cards and the event die, in the order of the rules (docs/knights.md 3, 18, 19).

use board::Resource::{Grain, Ore};
use cards::{EventFace, RulingSet, Rulings};
use game::{
    CardGroup, CardKind, CardRed, Cards, Deed, Enforcement, EventDraws, EventOrder, Following,
    HolderAtFive, Impossible, Kinds, KnightsBreach, KnightsCorrection, KnightsDeed, KnightsRules,
    KnightsTask, Move, NotOnTheTable, Phase, Roll, Rules, Task, Track, Waiting,
};

use crate::common::knights_table::{die, level, of, rules, trading};
use crate::common::{Table, card, cards};

/// The first player is at a level of a track.
fn reached(table: &mut Table, track: Track, number: u8) {
    table.corrects(KnightsCorrection::Level { player: table.seat(0), track, level: level(number) });
}

fn with(change: impl FnOnce(&mut KnightsRules)) -> Rules {
    let mut rules = rules();
    rules.knights = rules.knights.map(|mut knights| {
        change(&mut knights);
        knights
    });
    rules
}

fn event_die(table: &Table) -> Task {
    Task::Knights(KnightsTask::EventDie { player: table.state.active() })
}

#[test]
fn with_the_tables_own_dice_the_event_die_is_told_and_the_red_one_where_a_gate_looks_at_it() {
    let mut table = Table::new(rules(), &[]);
    reached(&mut table, Track::Science, 1);
    table.rolls(8);
    assert_eq!(table.state.tasks(), [event_die(&table)]);
    assert!(table.state.payout().is_none(), "the number waits");
    let face = EventFace::Science;
    table.refuses_for(KnightsDeed::EventDie { face, red: None }, NotOnTheTable::RedNotTold);
    let red = Some(die(1));
    let number = Roll::try_from(8).expect("a sum");
    let never = NotOnTheTable::NoSuchRed(die(1), number);
    table.refuses_for(KnightsDeed::EventDie { face, red }, never);
    table.does(KnightsDeed::EventDie { face, red: Some(die(2)) });
    assert_eq!(table.state.progress_of(table.seat(0), Track::Science), 1);
    assert!(table.state.payout().is_some());
    let again = KnightsDeed::EventDie { face: EventFace::Ship, red: None };
    table.refuses_for(again, Impossible::NotNow(Waiting::NoSuchTask));
}

#[test]
fn a_card_of_deck_a_is_read_first_then_the_event_die_is_rolled_and_its_printed_red_counts() {
    // 4 = 1 + 3 is quiet; 6 = 3 + 3 is Good Neighbors.
    let mut table = Table::new(rules(), &[card(1, 3), card(3, 3)]);
    reached(&mut table, Track::Trade, 1);
    table.draws();
    assert_eq!(table.state.tasks(), [event_die(&table)]);
    table.does(KnightsDeed::RollEventDie { face: EventFace::Trade, red: die(6) });
    assert_eq!(table.state.progress_of(table.seat(0), Track::Trade), 1, "red 1 is on the card");
    table.passes();
    for nth in 0..3 {
        table.has(nth, cards(&[(Ore, 1)]));
    }
    table.draws();
    let die_is_last = event_die(&table);
    let tasks = table.state.tasks().to_vec();
    assert!(matches!(tasks.first(), Some(Task::Give { .. })), "{tasks:?}");
    assert_eq!(tasks.last(), Some(&die_is_last));
    assert!(table.state.payout().is_none());
}

#[test]
fn by_the_edition_of_2025_a_red_die_is_rolled_beside_the_card() {
    let mut table = Table::new(with(|knights| knights.card_red = CardRed::Rolled), &[card(1, 3)]);
    reached(&mut table, Track::Trade, 1);
    table.draws();
    let face = EventFace::Trade;
    table.refuses_for(KnightsDeed::EventDie { face, red: None }, NotOnTheTable::RedNotTold);
    table.does(KnightsDeed::EventDie { face, red: Some(die(6)) });
    assert_eq!(table.state.progress_of(table.seat(0), Track::Trade), 0, "a 6 opens it for level 5");
}

#[test]
fn a_table_may_put_the_event_die_before_the_text() {
    let die_first = with(|knights| knights.event_order = EventOrder::DieFirst);
    let mut table = Table::new(die_first, &[card(3, 3)]);
    for nth in 0..3 {
        table.has(nth, cards(&[(Ore, 1)]));
    }
    table.draws();
    assert_eq!(table.state.tasks(), [event_die(&table)]);
    table.does(KnightsDeed::EventDie { face: EventFace::Ship, red: None });
    assert!(matches!(table.state.tasks(), [Task::Give { .. }, ..]), "{:?}", table.state.tasks());
    assert_eq!(table.state.barbarians().steps(), 1);
}

#[test]
fn a_seven_comes_after_text_and_die_and_before_the_first_attack_only_discards() {
    let mut table = Table::new(rules(), &[card(1, 6)]);
    table.has(1, of(CardKind::Coin, 9));
    table.draws();
    assert_eq!(table.state.tasks(), [event_die(&table)]);
    table.does(KnightsDeed::EventDie { face: EventFace::Ship, red: None });
    let due = Task::Discard { player: table.seat(1), count: Some(4) };
    assert_eq!(table.state.tasks(), [due]);
    table.does(Deed::Discard { player: table.seat(1), cards: Some(of(CardKind::Coin, 4)) });
    assert_eq!(table.state.phase(), Phase::Trading, "the robber sleeps");
}

#[test]
fn after_the_first_attack_a_seven_is_discarded_for_whoever_tells_the_event_die_or_passes_over_it() {
    let told = Deed::Knights(KnightsDeed::EventDie { face: EventFace::Ship, red: None });
    let left = Deed::Leave { task: 0 };
    for (from_cards, die, steps) in [(true, &told, 1), (false, &told, 1), (true, &left, 0)] {
        let mut table = Table::new(rules(), &[card(1, 6)]);
        table.corrects(KnightsCorrection::Attacks { count: 1 });
        table.has(1, of(CardKind::Coin, 9));
        if from_cards {
            table.draws();
        } else {
            table.rolls(7);
        }
        assert_eq!(table.state.tasks(), [event_die(&table)], "the die comes before the 7");
        table.takes(die.clone(), Enforcement::AsTheTableDid);
        let [discard, robber, ..] = table.state.tasks() else { panic!("discards, then robber") };
        assert_eq!(*discard, Task::Discard { player: table.seat(1), count: Some(4) }, "{die:?}");
        assert!(matches!(robber, Task::MoveRobber { .. }), "{die:?}: {robber:?}");
        assert_eq!(table.state.barbarians().steps(), steps, "{die:?}");
    }
}

#[test]
fn a_swap_gives_a_resource_for_any_card() {
    let swap = r#"[{"do": "swap", "who": "active"}]"#;
    let mut table = Table::with_event_by(rules(), 2, 4, swap);
    table.has(0, of(CardKind::Coin, 1));
    table.draws();
    let player = table.seat(0);
    let gets = |get| Deed::Swap { player, cards: Some((CardKind::Coin, get)) };
    table.may_not(gets(CardKind::Cloth), KnightsBreach::NoCommodity);
    table.does(gets(CardKind::Grain));
    assert_eq!(table.hand(0), of(CardKind::Grain, 1));
}

/// Trade Advantage (5 = 4 + 1) for the holder of the Longest Road.
fn trade_advantage(rules: Rules) -> Table {
    let mut table = Table::new(rules, &[card(4, 1)]);
    let one = table.seat(0);
    let award = cards::Award::LongestRoad;
    table.corrects(game::Correction::Holder { award, holder: Some(one) });
    table.has(1, of(CardKind::Coin, 1).plus(cards(&[(Grain, 1)])));
    table.has(2, of(CardKind::Coin, 2));
    table.draws();
    table
}

#[test]
fn trade_advantage_draws_among_resources_by_the_fusion_rulings_and_among_all_by_the_others() {
    let mut table = trade_advantage(rules());
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    let Some(Task::Steal { from, of, .. }) = table.state.tasks().first().cloned() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!(of, Kinds::Resources);
    let prey = game::StealTargets::OneOf([two].into_iter().collect());
    assert_eq!(from, prey, "{three} has no resource");
    let steal = |card| Deed::Steal { player: one, from: two, card: Some(card) };
    table.may_not(steal(CardKind::Coin), KnightsBreach::NotThatKind(CardKind::Coin));
    table.does(steal(CardKind::Grain));

    let classic = Rules { rulings: Rulings::from(RulingSet::Classic), ..rules() };
    let table = trade_advantage(classic);
    assert!(
        matches!(table.state.tasks(), [Task::Steal { of: Kinds::WithCommodities, .. }, ..]),
        "{:?}",
        table.state.tasks()
    );
    let all = with(|knights| knights.event_draws = EventDraws::AllCards);
    let table = trade_advantage(all);
    assert!(matches!(table.state.tasks(), [Task::Steal { of: Kinds::WithCommodities, .. }, ..]));
}

#[test]
fn a_resource_that_is_drawn_unseen_leaves_the_commodities_where_they_are() {
    let secret = Rules { following: Following::Secret, ..rules() };
    let mut table = trade_advantage(secret);
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    let act = table.does(Deed::Steal { player: one, from: two, card: None });
    assert_eq!(act.moves, [Move::UnseenOf(two, one, CardGroup::Resources)]);
    assert_eq!(table.hand(1), of(CardKind::Coin, 1), "the grain is gone, no doubt");
}

/// Neighborly Assistance (10 = 4 + 6) from the second player, who leads by a point.
fn assistance(hand: Cards) -> Table {
    let mut table = Table::new(rules(), &[card(4, 6)]);
    table.leads_by(1, 1);
    table.has(1, hand);
    table.draws();
    table
}

#[test]
fn neighborly_assistance_gives_resources_first_and_commodities_only_for_want_of_them() {
    let coins = of(CardKind::Coin, 2);
    let mut table = assistance(coins.plus(cards(&[(Ore, 2)])));
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    assert_eq!(table.state.open_tasks().len(), 2, "{:?}", table.state.tasks());
    let gives = |to, card| Deed::Give { player: two, to, card: Some(card) };
    let why = KnightsBreach::ResourcesFirst(CardKind::Coin);
    let coin = gives(one, CardKind::Coin);
    table.may_not(coin.clone(), why);
    table.does(gives(one, CardKind::Ore));
    table.does(gives(three, CardKind::Ore));

    let mut table = assistance(coins.plus(cards(&[(Ore, 1)])));
    table.does(coin);
    table.may_not(gives(three, CardKind::Coin), why);
    table.does(gives(three, CardKind::Ore));
}

#[test]
fn a_table_may_ask_the_holder_of_a_metropolis_for_another_city_at_level_five() {
    let mut table = trading();
    table.improved(0, Track::Politics, 3);
    table.has(0, of(CardKind::Coin, 4));
    table.does(KnightsDeed::Improve { track: Track::Politics });
    let (player, track, at) = (table.seat(0), Track::Politics, table.city(0));
    table.does(KnightsDeed::PlaceMetropolis { player, track, at });
    table.has(0, of(CardKind::Coin, 5));
    let usual = table.state.knights_rules().holder_at_five;
    table.plays_by(|rules| rules.holder_at_five = HolderAtFive::NeedsCity);
    table.may_not(KnightsDeed::Improve { track }, KnightsBreach::NoCityForMetropolis);
    table.plays_by(|rules| rules.holder_at_five = usual);
    table.does(KnightsDeed::Improve { track });
    assert_eq!(table.state.improvement(player, track), level(5));
    assert_eq!(table.hand(0), Cards::none());
}
