//! What a refusal says of hands: what is known of them, and with secret hands no more than
//! all can see.

use board::Commodity;
use board::Resource::{Grain, Ore, Wool};
use game::{
    Act, CardGroup, CardKind, Cards, Deed, Following, Game, HarborTrade, Impossible, KnightsDeed,
    Move, PerSeat, Play, ProgressCard, Refusal, Rules, Seat, Track,
};
use words::game::{GameWords, RefusalWords};
use words::language::Language;
use words::text::Text;

use crate::common::knights_table::{draws_of, has, of, plays, quiet, rolls, rules};
use crate::common::{Table, cards, setup_with};

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
        let say = GameWords { text: &text, game: &game, state: &table.state, when: &when };
        RefusalWords::of(&say, deed, refusal).why.replace(['\u{2068}', '\u{2069}'], "")
    })
}

fn table(following: Following) -> Table {
    let mut table = Table::new(Rules { following, ..rules() }, &quiet());
    rolls(&mut table, 5);
    has(&mut table, 0, Cards::none());
    has(&mut table, 1, cards(&[(Grain, 2), (Ore, 1)]).plus(of(CardKind::Cloth, 1)));
    has(&mut table, 2, cards(&[(Wool, 3)]));
    draws_of(&mut table, 0, Track::Trade, 1);
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
    let mut table = Table::new(Rules::open_hands(), &[]);
    table.rolls(5);
    table.holds(0, &[(Wool, 1), (Grain, 1), (Ore, 1)]);
    table.does(Deed::BuyCard);
    for _ in 0..3 {
        table.does(Deed::Pass);
        table.rolls(12);
    }
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
    assert_eq!(too_many, format!("By the app's count, {ben} can't have 4 grain."));
}

#[test]
fn what_only_two_answers_together_rule_out_names_no_number_of_one_hand() {
    let mut table = table(Following::Open);
    // One of the two has the only grain.
    has(&mut table, 1, cards(&[(Grain, 1), (Ore, 1)]));
    has(&mut table, 2, cards(&[(Ore, 1)]));
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
        has(&mut table, 0, cards(&[(Grain, 1)]));
        has(&mut table, 2, of(CardKind::Coin, 1).plus(cards(&[(Wool, 1)])));
        plays(&mut table, Play::CommercialHarbor);
        let clara = table.seat(2);
        let trade = |trade| Deed::Knights(KnightsDeed::TradeAtHarbor { with: clara, trade });
        let denied = refused(&mut table, &trade(HarborTrade::NoCommodity));
        let expected = match following {
            Following::Open => format!("{} has at least 1 coin.", name(&table, 2)),
            _ => format!("By the app's count, {} has a commodity.", name(&table, 2)),
        };
        assert_eq!(denied[0], expected);
        has(&mut table, 2, cards(&[(Wool, 2)]));
        let deed = trade(HarborTrade::Unseen);
        let why = Impossible::HandHasNone { player: clara, of: CardGroup::Commodities };
        let refusal = Refusal::Impossible(why);
        let [english, german] = said(&table, &deed, &refusal);
        assert!(english.ends_with("has no commodities."), "{english}");
        assert!(german.ends_with("keine Handelswaren."), "{german}");
        has(&mut table, 2, Cards::none());
        let [english, _] = said(&table, &deed, &refusal);
        assert!(english.ends_with("has no cards."), "{english}");
    }
}

#[test]
fn whoever_would_part_with_more_than_they_have_is_told_the_size_of_their_hand() {
    let mut table = table(Following::Secret);
    has(&mut table, 1, cards(&[(Grain, 1), (Ore, 1)]));
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
    draws_of(&mut table, 0, Track::Politics, 1);
    draws_of(&mut table, 1, Track::Trade, 1);
    let from = table.seat(1);
    let spy = Play::Spy { from, took: Some(Track::Science) };
    assert_eq!(spy.card(), ProgressCard::Spy);
    let [english, _] = refused(&mut table, &Deed::Knights(KnightsDeed::Play(spy)));
    assert!(english.starts_with(&format!("{} has no ", name(&table, 1))), "{english}");
}
