//! The progress cards of science, each as rules (docs/knights.md 12).

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Hex, Terrain, Token};
use cards::EventFace;
use game::{
    Breach, Building, CardKind, Cards, Correction, Deed, FirstSevens, Impossible, KnightLevel,
    KnightsBreach, KnightsCorrection, KnightsDeed, KnightsTask, Level, Move, NotOnTheTable, Phase,
    Play, PointCard, ProgressCard, Readiness, Refusal, Rules, Task, Track, Waiting,
};

use crate::common::knights_table::{
    cannot, city, die, does, draws_of, ends, has, improved, knight, may_not_play, of, pass, plays,
    put_right, quiet, rolls, rules, table, trading, wilds,
};
use crate::common::{Table, cards};

fn alchemist(red: u8, yellow: u8) -> Play {
    Play::Alchemist { red: die(red), yellow: die(yellow) }
}

#[test]
fn an_alchemist_sets_both_dice_and_the_event_die_is_rolled_all_the_same_and_first() {
    let mut table = table();
    let one = table.seat(0);
    let level = Level::try_from(2).expect("a level");
    put_right(&mut table, KnightsCorrection::Level { player: one, track: Track::Trade, level });
    plays(&mut table, alchemist(3, 5));
    assert_eq!(table.state.number(), Some(8));
    let due = Task::Knights(KnightsTask::EventDie { player: one });
    assert_eq!(table.state.tasks(), [due]);
    assert!(table.state.payout().is_none(), "the event die comes first");
    assert!(table.state.card().is_none(), "no card, no event");
    does(&mut table, KnightsDeed::RollEventDie { face: EventFace::Trade, red: die(6) });
    assert_eq!(table.state.progress_of(one, Track::Trade), 1, "the red 3 that was set decides");
    assert_eq!(table.state.payout().map(|paid| paid.number), Some(8));
    assert_eq!(table.state.phase(), Phase::Trading);
    draws_of(&mut table, 0, Track::Science, 1);
    let late = Deed::Knights(KnightsDeed::Play(alchemist(1, 1)));
    let why = Refusal::Impossible(Impossible::NotNow(Waiting::ProducedAlready));
    assert_eq!(table.refuses(late), why);
}

#[test]
fn an_alchemist_may_set_a_seven_though_not_where_the_first_round_passes_over_it() {
    let mut table = table();
    plays(&mut table, alchemist(3, 4));
    does(&mut table, KnightsDeed::EventDie { face: EventFace::Ship, red: None });
    assert_eq!((table.state.number(), table.state.phase()), (Some(7), Phase::Trading));
    let rules = Rules { first_sevens: FirstSevens::DrawnAgain, ..rules() };
    let mut table = Table::new(rules, &quiet());
    draws_of(&mut table, 0, Track::Science, 1);
    let seven = Deed::Knights(KnightsDeed::Play(alchemist(3, 4)));
    table.refuses_for(seven, Breach::FirstSeven);
}

#[test]
fn a_crane_reaches_one_level_for_a_commodity_less_and_may_bring_a_metropolis() {
    let mut table = trading();
    plays(&mut table, Play::Crane { track: Track::Politics });
    assert_eq!(table.state.improvement(table.seat(0), Track::Politics).number(), 1, "for nothing");
    has(&mut table, 0, of(CardKind::Coin, 1));
    plays(&mut table, Play::Crane { track: Track::Politics });
    assert_eq!(table.hand(0), Cards::none(), "level 2 for 1");
    improved(&mut table, 0, Track::Politics, 3);
    has(&mut table, 0, of(CardKind::Coin, 3));
    plays(&mut table, Play::Crane { track: Track::Politics });
    let due = KnightsTask::PlaceMetropolis { player: table.seat(0), track: Track::Politics };
    assert_eq!(table.state.tasks(), [Task::Knights(due)]);
}

#[test]
fn an_engineer_puts_up_a_wall_for_nothing() {
    let mut table = trading();
    let at = city(&table, 0);
    has(&mut table, 0, Cards::none());
    plays(&mut table, Play::Engineer { at });
    assert!(table.state.pieces().has_wall(at));
    draws_of(&mut table, 0, Track::Science, 1);
    let again = KnightsDeed::Play(Play::Engineer { at });
    cannot(&mut table, again, NotOnTheTable::WallThere(at));
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
    plays(&mut table, Play::Inventor { one: three, other: ten });
    let token = |at: Hex| table.state.island().tile(at).and_then(|tile| tile.token);
    assert_eq!(token(three).map(Token::number), Some(10));
    assert_eq!(token(ten).map(Token::number), Some(3));
    assert_eq!(table.state.robber(), Some(three));
    let stays = Play::Inventor { one: three, other: six };
    may_not_play(&mut table, stays, KnightsBreach::TokenStays(six));
    let alike = Play::Inventor { one: fours[0], other: fours[1] };
    may_not_play(&mut table, alike, KnightsBreach::NothingToGain(ProgressCard::Inventor));
    let bare = desert.expect("a desert");
    let none = KnightsDeed::Play(Play::Inventor { one: bare, other: ten });
    cannot(&mut table, none, NotOnTheTable::NoToken(bare));
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
        has(&mut table, 0, Cards::none());
        let act = plays(&mut table, play.clone());
        let due = of(kind.into(), 2 * hexes);
        assert_eq!(act.moves, [Move::FromBank(table.seat(0), due)], "a city doesn't double it");
        assert_eq!(table.hand(0), due);

        let mut bank = table.state.bank().expect("followed");
        bank.set(kind, 1);
        table.corrects(Correction::Bank { cards: bank });
        plays(&mut table, play.clone());
        assert_eq!(table.hand(0), due.plus(of(kind.into(), 1)), "as many as there are");
        let card = play.card();
        may_not_play(&mut table, play, KnightsBreach::NothingToGain(card));
    }
}

#[test]
fn a_medicine_builds_a_city_for_two_ore_and_one_grain() {
    let mut table = trading();
    let at = table.state.city_spots()[0];
    has(&mut table, 0, cards(&[(Ore, 2), (Grain, 1)]));
    plays(&mut table, Play::Medicine { at });
    assert_eq!(table.state.pieces().building(at), Some((table.seat(0), Building::City)));
    assert_eq!(table.hand(0), Cards::none());
    draws_of(&mut table, 0, Track::Science, 1);
    let nowhere = Deed::Knights(KnightsDeed::Play(Play::Medicine { at: wilds(&table) }));
    assert!(matches!(table.refuses(nowhere), Refusal::Impossible(Impossible::NoSettlement(_))));
}

#[test]
fn a_printer_is_shown_and_counts_a_point_off_turn_too_and_only_once() {
    let mut table = trading();
    let two = table.seat(1);
    let show = KnightsDeed::ShowPoint { player: two, point: PointCard::Printer };
    cannot(&mut table, show.clone(), NotOnTheTable::NoProgressCard(Track::Science));
    draws_of(&mut table, 1, Track::Science, 2);
    let before = table.state.public_points(two);
    does(&mut table, show.clone());
    assert_eq!(table.state.public_points(two), before + 1);
    assert_eq!(table.state.progress_of(two, Track::Science), 1, "it is no part of the hand");
    assert_eq!(table.state.progress_left(Track::Science), 16, "nor of the deck");
    cannot(&mut table, show, NotOnTheTable::PointShown(PointCard::Printer, two));
}

#[test]
fn a_smith_promotes_up_to_two_knights_which_is_their_promotion_of_the_turn() {
    let mut table = trading();
    may_not_play(&mut table, Play::Smith, KnightsBreach::NothingToGain(ProgressCard::Smith));
    let spots = ends(&table, 0);
    let [one, two] = [spots[0], spots[1]];
    let basic = (KnightLevel::Basic, Readiness::Inactive);
    knight(&mut table, 0, one, basic);
    knight(&mut table, 0, two, (KnightLevel::Strong, Readiness::Active));
    plays(&mut table, Play::Smith);
    let due = Task::Knights(KnightsTask::Promote { player: table.seat(0) });
    assert_eq!(table.state.tasks(), [due], "the strong one has no Fortress");
    has(&mut table, 0, Cards::none());
    does(&mut table, KnightsDeed::Promote { at: one });
    let level = |table: &Table, at| table.state.pieces().knight(at).map(|(_, it)| it.level);
    assert_eq!(level(&table, one), Some(KnightLevel::Strong));
    has(&mut table, 0, cards(&[(Wool, 1), (Ore, 1)]));
    let again = Deed::Knights(KnightsDeed::Promote { at: one });
    table.refuses_for(again, Breach::Knights(KnightsBreach::PromotedThisTurn(one)));

    improved(&mut table, 0, Track::Politics, 3);
    pass(&mut table);
    for _ in 0..2 {
        rolls(&mut table, 5);
        pass(&mut table);
    }
    rolls(&mut table, 5);
    plays(&mut table, Play::Smith);
    assert_eq!(table.state.tasks().len(), 2);
    does(&mut table, KnightsDeed::Promote { at: two });
    assert_eq!(level(&table, two), Some(KnightLevel::Mighty));
    does(&mut table, KnightsDeed::Promote { at: one });
    assert_eq!(level(&table, one), Some(KnightLevel::Mighty));
    table.does(Deed::CorrectHand { player: table.seat(0), cards: of(CardKind::Brick, 1) });
    assert_eq!(table.hand(0), cards(&[(Brick, 1)]));
}

#[test]
fn what_a_smith_offers_may_be_left() {
    let mut table = trading();
    let at = ends(&table, 0)[0];
    knight(&mut table, 0, at, (KnightLevel::Basic, Readiness::Inactive));
    plays(&mut table, Play::Smith);
    table.does(Deed::Leave { task: 0 });
    assert!(table.state.tasks().is_empty());
}
