//! Deeds that the table does without telling all of it: how many cards moved stays right, and of
//! what is not known nothing is claimed, by refusals neither: with secret hands they say no more
//! than all can see.

use board::Commodity;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use game::{
    Act, CardGroup, CardKind, Cards, Deed, Discrepancy, Enforcement, Following, Game, HarborTrade,
    Impossible, KnightsDeed, Move, PerSeat, Play, ProgressCard, Refusal, Rules, Seat, StealTargets,
    Task, Track,
};
use words::game::{GameWords, RefusalWords};
use words::language::Language;
use words::text::Text;

use crate::common::knights_table::{of, quiet, rules};
use crate::common::watched::middle;
use crate::common::{Table, cards, setup_with};
use crate::turns::with_a_card;

fn game(following: Following) -> Table {
    Table::of(middle(3, Rules { following, ..Rules::default() }))
}

/// A 7 that makes the second player discard 5 of 10.
fn seven() -> Table {
    let mut game = game(Following::Open);
    game.holds(0, &[(Lumber, 2)]);
    game.holds(1, &[(Brick, 6), (Ore, 4)]);
    game.rolls(7);
    game
}

#[test]
fn discarded_cards_of_untold_kinds_leave_the_hand_all_the_same() {
    let mut game = seven();
    let player = game.seat(1);
    let deed = Deed::Discard { player, cards: None };
    assert_eq!(game.refuses(deed.clone()), Impossible::CardNotNamed.into(), "it is asked first");
    game.takes(deed, Enforcement::AsTheTableDid);
    let hands = game.state.hands().expect("followed");
    assert_eq!(hands.size(player), 5);
    assert_eq!(hands.known(player), cards(&[(Brick, 1)]), "five of six may be gone");
    assert_eq!(hands.known(game.seat(0)), cards(&[(Lumber, 2)]), "the other hands are as before");
    assert_eq!(game.state.bank(), None, "what the bank holds of each kind is open");
    assert!(game.state.discrepancies().is_empty(), "the numbers add up");
    assert!(matches!(game.state.open_tasks(), [Task::MoveRobber { .. }]));
}

#[test]
fn a_hand_that_is_told_again_makes_the_bank_known_again() {
    let mut game = seven();
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    game.holds(1, &[(Brick, 2), (Ore, 3)]);
    let bank = game.state.bank().expect("known again");
    assert_eq!((bank.get(Brick), bank.get(Ore), bank.get(Lumber)), (17, 16, 17));
    assert_eq!(game.state.discrepancies(), [], "all adds up");
}

#[test]
fn cards_of_untold_kinds_may_be_paid_and_traded_afterward() {
    let mut game = seven();
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    game.does(Deed::DoneAtTable { task: 0 });
    game.does(Deed::Pass);
    game.rolls(2);
    game.does(Deed::TradeWithBank { give: Ore.into(), count: 4, get: Wool.into() });
    let hands = game.state.hands().expect("followed");
    assert_eq!((hands.size(player), hands.known(player)), (2, cards(&[(Brick, 1), (Wool, 1)])));
}

#[test]
fn of_a_hand_of_one_kind_the_discarded_cards_are_known_without_being_told() {
    let mut game = game(Following::Open);
    game.holds(1, &[(Grain, 9)]);
    game.rolls(7);
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    let hands = game.state.hands().expect("followed");
    assert_eq!(hands.known(player), cards(&[(Grain, 5)]));
    assert_eq!(game.state.bank().map(|bank| bank.get(Grain)), Some(14));
}

#[test]
fn a_stolen_card_of_an_untold_kind_is_in_one_of_both_hands() {
    let mut game = seven();
    let (thief, from) = (game.seat(0), game.seat(1));
    game.takes(Deed::Discard { player: from, cards: None }, Enforcement::AsTheTableDid);
    let home = game.state.pieces().buildings_of(from).next().expect("a building").0;
    let to = game.state.robber_hexes().into_iter().find(|hex| home.hexes().contains(hex));
    game.does(Deed::MoveRobber { to: to.expect("a hex beside it") });
    let [Task::Steal { from: StealTargets::OneOf(prey), .. }] = game.state.tasks() else {
        panic!("{:?}", game.state.tasks())
    };
    assert_eq!(prey.as_slice(), [from]);
    let deed = Deed::Steal { player: thief, from, card: None };
    assert_eq!(game.refuses(deed.clone()), Impossible::CardNotNamed.into());
    game.takes(deed, Enforcement::AsTheTableDid);
    let hands = game.state.hands().expect("followed");
    assert_eq!((hands.size(thief), hands.size(from)), (3, 4));
}

#[test]
fn an_act_says_that_kinds_were_not_told_and_breaks_no_rule() {
    let game = seven();
    let player = game.seat(1);
    let deed = Deed::Discard { player, cards: None };
    let act = game.state.propose(deed, Enforcement::AsTheTableDid).expect("recorded").act;
    assert_eq!(act.moves, [Move::ToBankUntold(player, 5)]);
    assert!(act.against.is_empty());
    let line = serde_json::to_string(&act).expect("writes");
    assert!(line.contains(r#""moves":[{"to_bank_untold":[1,5]}]"#), "{line}");
}

#[test]
fn a_hand_never_parts_with_more_untold_cards_than_it_has() {
    let mut game = game(Following::Secret);
    game.holds(1, &[(Ore, 8)]);
    game.rolls(7);
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    let total = |hands: &game::Beliefs| {
        game.state.players().seats().map(|seat| hands.size(seat)).sum::<u16>()
    };
    assert_eq!(game.state.hands().map(total), Some(4));
    assert_eq!(game.state.bank().map(Cards::total), Some(5 * 19 - 4));
    let odd = |found: &Discrepancy| matches!(found, Discrepancy::AllCards { .. });
    assert!(!game.state.discrepancies().iter().any(odd));
}

#[test]
fn a_duty_that_is_passed_over_leaves_the_books_as_they_are() {
    let mut game = seven();
    let before = game.state.clone();
    game.does(Deed::DoneAtTable { task: 0 });
    game.does(Deed::DoneAtTable { task: 0 });
    assert_eq!(game.state.robber(), before.robber());
    assert_eq!(game.state.hands(), before.hands());
    assert_eq!(game.state.bank(), before.bank());
    assert!(game.state.tasks().is_empty());
}

/// Returns what is said in each language when `deed` is refused, without the marks around names.
#[track_caller]
fn refused(table: &mut Table, deed: &Deed) -> [String; 2] {
    let refusal = table.refuses(deed.clone());
    said(table, deed, &refusal)
}

fn said(table: &Table, deed: &Deed, refusal: &Refusal) -> [String; 2] {
    let game = Game::new(setup_with(3, table.state.rules().clone(), &quiet()));
    Language::ALL.map(|language| {
        let text = Text::of(language);
        let when = |_| String::new();
        let say = GameWords::now(&text, &game, &when).at(&table.state);
        RefusalWords::of(&say, deed, refusal).why.replace(['\u{2068}', '\u{2069}'], "")
    })
}

fn table(following: Following) -> Table {
    let mut table = Table::new(Rules { following, ..rules() }, &quiet());
    table.rolls_on(5);
    table.has(0, Cards::none());
    table.has(1, cards(&[(Grain, 2), (Ore, 1)]).plus(of(CardKind::Cloth, 1)));
    table.has(2, cards(&[(Wool, 3)]));
    table.draws_of(0, Track::Trade, 1);
    table
}

fn monopoly(counts: [u8; 3]) -> Deed {
    let taken = PerSeat::new(counts).expect("three");
    Deed::Knights(KnightsDeed::Play(Play::ResourceMonopoly { resource: Grain, taken }))
}

fn name(table: &Table, nth: usize) -> String {
    table.state.players().get(table.seat(nth)).expect("seated").name.to_string()
}

#[test]
fn a_monopoly_that_takes_too_little_is_told_what_a_hand_holds_at_least() {
    let mut table = table(Following::Open);
    let ben = name(&table, 1);
    for too_few in [[0, 0, 0], [0, 1, 0]] {
        let [english, german] = refused(&mut table, &monopoly(too_few));
        assert_eq!(english, format!("{ben} has at least 2 grain."), "{too_few:?}");
        assert_eq!(german, format!("{ben} hat mindestens 2 Getreide."), "{too_few:?}");
    }
    let commodity = Commodity::Cloth;
    let taken = PerSeat::new([0, 0, 0]).expect("three");
    let trade = Deed::Knights(KnightsDeed::Play(Play::TradeMonopoly { commodity, taken }));
    assert_eq!(refused(&mut table, &trade)[0], format!("{ben} has at least 1 cloth."));
}

#[test]
fn a_development_card_is_refused_in_the_same_words() {
    let mut table = with_a_card();
    for nth in 0..3 {
        table.holds(nth, &[(Grain, 3)]);
    }
    let (ben, clara) = (name(&table, 1), name(&table, 2));
    let play = |counts: [u8; 3]| Deed::PlayMonopoly {
        resource: Grain,
        taken: PerSeat::new(counts).expect("three"),
    };
    assert_eq!(refused(&mut table, &play([0, 2, 3]))[0], format!("{ben} has at least 3 grain."));
    assert_eq!(refused(&mut table, &play([0, 3, 0]))[0], format!("{clara} has at least 3 grain."));
    let [too_many, _] = refused(&mut table, &play([0, 4, 0]));
    assert_eq!(too_many, format!("{ben} would need 1 grain more."));
}

#[test]
fn what_only_two_answers_together_rule_out_names_no_number_of_one_hand() {
    let mut table = table(Following::Open);
    // One of the two has the only grain.
    table.has(1, cards(&[(Grain, 1), (Ore, 1)]));
    table.has(2, cards(&[(Ore, 1)]));
    let (from, to) = (table.seat(1), table.seat(2));
    let hands = table.state.hands().expect("followed").clone();
    let mut table = passed_unseen(table, from, to);
    assert_ne!(&hands, table.state.hands().expect("followed"));
    let [english, german] = refused(&mut table, &monopoly([0, 0, 0]));
    assert!(english.ends_with("or somebody else asked has more grain than that."), "{english}");
    assert!(german.contains("mehr Getreide"), "{german}");
}

/// A card passes that nobody else sees.
fn passed_unseen(mut table: Table, from: Seat, to: Seat) -> Table {
    let cards = table.state.hands().expect("followed").known(to);
    let moves = vec![Move::Unseen(from, to)];
    let act = Act { moves, ..Act::of(Deed::CorrectHand { player: to, cards }) };
    table.state.apply(&act).expect("a card passes");
    table
}

#[test]
fn with_secret_hands_a_refusal_tells_no_number() {
    let mut table = table(Following::Secret);
    let ben = name(&table, 1);
    let [english, german] = refused(&mut table, &monopoly([0, 0, 0]));
    assert_eq!(english, format!("By the app's count, {ben} has more grain than that."));
    assert_eq!(german, format!("Nach der Zählung der App hat {ben} mehr Getreide als angesagt."));
}

#[test]
fn a_hand_without_commodities_is_not_called_empty() {
    for following in [Following::Open, Following::Secret] {
        let mut table = table(following);
        table.has(0, cards(&[(Grain, 1)]));
        table.has(2, of(CardKind::Coin, 1).plus(cards(&[(Wool, 1)])));
        table.plays(Play::CommercialHarbor);
        let clara = table.seat(2);
        let trade = |trade| Deed::Knights(KnightsDeed::TradeAtHarbor { with: clara, trade });
        let denied = refused(&mut table, &trade(HarborTrade::NoCommodity));
        let expected = match following {
            Following::Open => format!("{} has at least 1 coin.", name(&table, 2)),
            _ => format!("By the app's count, {} has a commodity.", name(&table, 2)),
        };
        assert_eq!(denied[0], expected);
        table.has(2, cards(&[(Wool, 2)]));
        let deed = trade(HarborTrade::Unseen);
        let why = Impossible::HandHasNone { player: clara, of: CardGroup::Commodities };
        let refusal = Refusal::Impossible(why);
        let [english, german] = said(&table, &deed, &refusal);
        assert!(english.ends_with("has no commodities."), "{english}");
        assert!(german.ends_with("keine Handelswaren."), "{german}");
        table.has(2, Cards::none());
        let [english, _] = said(&table, &deed, &refusal);
        assert!(english.ends_with("has no cards."), "{english}");
    }
}

#[test]
fn whoever_would_part_with_more_than_they_have_is_told_the_size_of_their_hand() {
    let mut table = table(Following::Secret);
    table.has(1, cards(&[(Grain, 1), (Ore, 1)]));
    let player = table.seat(1);
    let moves = vec![Move::ToBankUntold(player, 4)];
    let act = Act { moves, ..Act::of(Deed::Pass) };
    let error = table.state.clone().apply(&act).expect_err("too few");
    let refusal = Refusal::Impossible(error);
    let [english, german] = said(&table, &act.deed, &refusal);
    assert_eq!(english, format!("{} has only 2 cards, not 4.", name(&table, 1)));
    assert_eq!(german, format!("{} hat nur 2 Karten, nicht 4.", name(&table, 1)));
}

#[test]
fn a_spy_is_told_of_the_hand_that_was_looked_at() {
    let mut table = table(Following::Open);
    table.draws_of(0, Track::Politics, 1);
    table.draws_of(1, Track::Trade, 1);
    let from = table.seat(1);
    let spy = Play::Spy { from, took: Some(Track::Science) };
    assert_eq!(spy.card(), ProgressCard::Spy);
    let [english, _] = refused(&mut table, &Deed::Knights(KnightsDeed::Play(spy)));
    assert!(english.starts_with(&format!("{} has no ", name(&table, 1))), "{english}");
}

#[test]
fn a_forgotten_card_leaves_what_is_known_as_it_is_and_the_bank_follows() {
    let mut game = seven();
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    let least = game.state.bank_least();
    let (came, went) = (cards(&[(Wool, 1)]), Cards::none());
    game.does(Deed::AmendHand { player, came, went });
    let hands = game.state.hands().expect("followed");
    assert_eq!((hands.size(player), hands.unknown(player)), (6, 4));
    assert_eq!(hands.known(player), cards(&[(Brick, 1), (Wool, 1)]));
    assert_eq!(game.state.bank_least().get(Wool), least.get(Wool) - 1);
    assert!(game.state.discrepancies().is_empty());
    game.does(Deed::AmendHand { player, came: went, went: came });
    let hands = game.state.hands().expect("followed");
    assert_eq!(hands.known(player), cards(&[(Brick, 1)]));
    assert_eq!(game.state.bank_least(), least);
    let nothing = Deed::AmendHand { player, came: went, went };
    assert_eq!(game.refuses(nothing), Impossible::SoAlready.into());
}
