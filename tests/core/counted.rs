//! Monopolies on a phone where hands don't lie open: whoever plays one says what each hands over
//! (docs/rules.md 11).

use std::collections::BTreeMap;

use board::Commodity::Cloth;
use board::Resource::{Grain, Ore, Wool};
use game::{
    CardKind, Cards, Choice, CountsWanted, Deed, Following, KnightsDeed, Monopoly, PerSeat, Play,
    ResourceCards, Rules, State, Track,
};
use rstest::rstest;

use crate::common::knights_table::{of, quiet, rules};
use crate::common::{Table, cards};

/// Three players, of whom the first has a development card that they may play now.
fn with_a_card(following: Following) -> Table {
    with_a_card_by(Rules { following, ..Rules::default() })
}

fn with_a_card_by(rules: Rules) -> Table {
    let following = rules.following;
    let rules = Rules { target: 30, ..rules };
    let mut table = Table::new(rules, &quiet());
    let is_followed = following != Following::Off;
    table.draws();
    if is_followed {
        table.has(0, cards(&[(Wool, 1), (Grain, 1), (Ore, 1)]));
    }
    table.does(Deed::BuyCard);
    for _ in 0..3 {
        table.does(Deed::Pass);
        table.draws();
    }
    if is_followed {
        table.has(0, Cards::none());
        table.has(1, cards(&[(Grain, 2), (Ore, 1)]));
        table.has(2, cards(&[(Wool, 3)]));
    }
    table
}

fn wanted(state: &State, monopoly: Monopoly) -> Option<CountsWanted> {
    let all = state.unasked_counts(state.builder());
    all.into_iter().find(|wanted| wanted.monopoly == monopoly)
}

fn said(counts: [u8; 2]) -> BTreeMap<u8, u8> {
    [(1, counts[0]), (2, counts[1])].into()
}

#[rstest]
fn a_monopoly_takes_what_its_player_says_that_each_hands_over(
    #[values(Following::Secret, Following::Private)] following: Following,
) {
    let mut table = with_a_card(following);
    let wanted = wanted(&table.state, Monopoly::Development(Grain)).expect("offered");
    let [ben, clara] = [1, 2].map(|nth| table.seat(nth));
    assert_eq!(wanted.of.iter().map(|of| of.seat).collect::<Vec<_>>(), [ben, clara]);
    assert!(wanted.of.iter().all(|of| of.least == 0 && of.most == 2), "{wanted:?}");
    let Some(Choice::Deed(deed)) = wanted.choice(&said([2, 0])) else { panic!("{wanted:?}") };
    table.does(deed);
    let hands = table.state.hands().expect("followed");
    assert_eq!([0, 1, 2].map(|nth| hands.size(table.seat(nth))), [2, 1, 3]);
    assert_eq!(table.hand(0).get(CardKind::from(Grain)), 2);
}

#[rstest]
fn nobody_hands_over_more_than_all_can_see_that_they_may_have(
    #[values(Following::Secret, Following::Private)] following: Following,
) {
    let table = with_a_card(following);
    let wanted = wanted(&table.state, Monopoly::Development(Grain)).expect("offered");
    assert_eq!(wanted.choice(&said([3, 0])), None);
    assert_eq!(wanted.choice(&[(0, 1)].into()), None, "the player themselves");
    assert_eq!(wanted.choice(&[(7, 0)].into()), None, "nobody sits there");
    let nobody = PerSeat::new([0; 3]).expect("three");
    let none = Deed::PlayMonopoly { resource: Grain, taken: nobody };
    assert_eq!(wanted.choice(&BTreeMap::new()), Some(Choice::Deed(none)));
}

#[rstest]
fn where_hands_lie_open_or_are_not_followed_nobody_counts(
    #[values(Following::Open, Following::Off)] following: Following,
) {
    let table = with_a_card(following);
    let seat = table.state.builder();
    assert_eq!(table.state.unasked_counts(seat), []);
    let all = table.state.unasked_choices(seat);
    let monopolies =
        all.iter().filter(|choice| matches!(choice, Choice::Deed(Deed::PlayMonopoly { .. })));
    assert_eq!(monopolies.count(), 5);
}

#[rstest]
fn progress_cards_take_two_resources_or_one_commodity_from_each(
    #[values(Following::Secret, Following::Private)] following: Following,
) {
    let mut table = Table::new(Rules { following, ..rules() }, &quiet());
    table.rolls_on(5);
    table.has(0, Cards::none());
    table.has(1, cards(&[(Grain, 3)]).plus(of(CardKind::Cloth, 2)));
    table.has(2, cards(&[(Wool, 6)]));
    table.draws_of(0, Track::Trade, 1);
    let wanted = [Monopoly::Resource(Grain), Monopoly::Trade(Cloth)]
        .map(|monopoly| wanted(&table.state, monopoly).expect("offered"));
    let most = wanted.each_ref().map(|wanted| wanted.of.iter().map(|of| of.most).max());
    assert_eq!(most, [Some(2), Some(1)]);
    let [grain, _] = &wanted;
    let choice = grain.choice(&said([2, 0])).expect("two");
    let Choice::Deed(deed) = choice else { panic!("{choice:?}") };
    assert!(matches!(deed, Deed::Knights(KnightsDeed::Play(Play::ResourceMonopoly { .. }))));
    table.does(deed);
    assert_eq!(table.hand(0).get(CardKind::from(Grain)), 2);
}

#[test]
fn cards_that_all_can_tell_are_handed_over_uncounted() {
    let mut table = with_a_card(Following::Secret);
    // Of three grain that the bank lacks, one other hand of one card leaves two at least.
    table.has(1, cards(&[(Grain, 3)]));
    table.has(2, cards(&[(Ore, 1)]));
    let wanted = wanted(&table.state, Monopoly::Development(Grain)).expect("offered");
    assert_eq!(
        wanted.of.iter().map(|of| (of.least, of.most)).collect::<Vec<_>>(),
        [(2, 3), (0, 1)]
    );
    assert_eq!(wanted.surely(), 0);
}

#[test]
fn where_cards_are_on_phones_alone_the_app_counts() {
    let resource_cards = ResourceCards::Phones;
    let following = Following::Private;
    let mut table = with_a_card_by(Rules { following, resource_cards, ..Rules::default() });
    let seat = table.state.builder();
    assert_eq!(table.state.unasked_counts(seat), []);
    let monopoly = Monopoly::Development(Grain);
    assert!(table.state.unasked_choices(seat).contains(&Choice::Counted(monopoly)));
    let taken = PerSeat::new([0, 2, 0]).expect("three");
    let deed = table.state.counted(monopoly);
    assert_eq!(deed, Deed::PlayMonopoly { resource: Grain, taken });
    table.does(deed);
    assert_eq!(table.hand(0).get(CardKind::from(Grain)), 2);
}

#[test]
fn a_monopoly_is_played_in_the_own_turn_alone() {
    let table = with_a_card(Following::Secret);
    assert_eq!(table.state.unasked_counts(table.seat(1)), []);
}
