//! Knowledge of hands when cards pass unseen.

use super::*;
use board::Resource;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};

fn cards(counts: &[(Resource, u8)]) -> Cards {
    counts.iter().copied().collect()
}

fn table(hands: &[&[(Resource, u8)]]) -> (Beliefs, Vec<Seat>) {
    let hands = PerSeat::new(hands.iter().map(|hand| cards(hand))).expect("a table");
    let seats = hands.seats().collect();
    (Beliefs::certain(hands, Kinds::Resources), seats)
}

#[test]
fn a_card_taken_unseen_makes_both_hands_uncertain_and_keeps_the_totals() {
    let (mut beliefs, seats) = table(&[&[(Ore, 1), (Wool, 3)], &[(Brick, 1)]]);
    beliefs.pass_unseen(seats[0], seats[1]).expect("he has cards");
    assert_eq!(beliefs.known(seats[0]), cards(&[(Wool, 2)]));
    assert_eq!((beliefs.size(seats[0]), beliefs.unknown(seats[0])), (3, 1));
    assert_eq!(beliefs.known(seats[1]), cards(&[(Brick, 1)]));
    assert_eq!((beliefs.size(seats[1]), beliefs.unknown(seats[1])), (2, 1));
    assert_eq!(beliefs.held(), Some(cards(&[(Brick, 1), (Ore, 1), (Wool, 3)])));
}

#[test]
fn a_card_taken_from_a_hand_of_one_kind_is_known() {
    let (mut beliefs, seats) = table(&[&[(Ore, 4)], &[]]);
    beliefs.pass_unseen(seats[0], seats[1]).expect("he has cards");
    assert_eq!(beliefs.known(seats[1]), cards(&[(Ore, 1)]));
    assert_eq!(beliefs.unknown(seats[0]) + beliefs.unknown(seats[1]), 0);
}

#[test]
fn what_a_player_pays_makes_known_what_was_taken_from_another() {
    let (mut beliefs, seats) =
        table(&[&[(Ore, 1), (Wool, 1)], &[], &[(Brick, 1), (Grain, 1)], &[]]);
    beliefs.pass_unseen(seats[0], seats[1]).expect("cards");
    beliefs.pass_unseen(seats[2], seats[3]).expect("cards");
    assert!(beliefs.known(seats[1]).is_empty());
    beliefs.pay(seats[0], cards(&[(Ore, 1)])).expect("possible");
    assert_eq!(beliefs.known(seats[1]), cards(&[(Wool, 1)]));
    assert_eq!(beliefs.unknown(seats[3]), 1);
}

#[test]
fn what_holds_in_no_possibility_is_refused_and_changes_nothing() {
    let (mut beliefs, seats) = table(&[&[(Ore, 1), (Wool, 1)], &[]]);
    beliefs.pass_unseen(seats[0], seats[1]).expect("cards");
    let before = beliefs.clone();
    let both = cards(&[(Ore, 1), (Wool, 1)]);
    assert_eq!(beliefs.pay(seats[0], both), Err(Lacking { seat: seats[0] }));
    assert_eq!(beliefs.reveal(seats[1], Lumber.into(), 1), Err(Lacking { seat: seats[1] }));
    assert_eq!(beliefs, before);
}

#[test]
fn a_hand_that_the_table_corrects_is_certain() {
    let (mut beliefs, seats) = table(&[&[(Ore, 1), (Wool, 1)], &[(Brick, 2)]]);
    beliefs.pass_unseen(seats[0], seats[1]).expect("cards");
    beliefs.correct(seats[1], cards(&[(Brick, 2), (Ore, 1)]));
    assert_eq!(beliefs.known(seats[0]), cards(&[(Wool, 1)]));
    beliefs.correct(seats[1], cards(&[(Grain, 2)]));
    assert_eq!(beliefs.known(seats[1]), cards(&[(Grain, 2)]));
    assert_eq!(beliefs.known(seats[0]), cards(&[(Wool, 1)]));
}

#[test]
fn too_many_possibilities_leave_bounds_that_never_claim_too_much() {
    let hand: &[(Resource, u8)] = &[(Brick, 3), (Lumber, 3), (Wool, 3), (Grain, 2), (Ore, 2)];
    let (mut beliefs, seats) = table(&[hand, hand, hand, hand]);
    let order = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3), (2, 0), (3, 1)];
    for (from, to) in order.into_iter().cycle().take(40) {
        beliefs.pass_unseen(seats[from], seats[to]).expect("cards");
        let known = seats.iter().map(|seat| beliefs.known(*seat).total()).sum::<u16>();
        let unknown = seats.iter().map(|seat| beliefs.unknown(*seat)).sum::<u16>();
        assert_eq!(known + unknown, 52);
        assert_eq!(beliefs.held().expect("all known").total(), 52);
    }
    assert!(matches!(beliefs.kept, Knowledge::Bounds(_)));
    for seat in seats {
        let everything = beliefs.held().expect("all known");
        for (kind, _) in everything.kinds() {
            while beliefs.most(seat).get(kind) > 0 && beliefs.size(seat) > 0 {
                beliefs.pay(seat, Cards::of(kind, 1)).expect("it may hold one");
            }
        }
        assert_eq!(beliefs.size(seat), 0);
    }
    assert!(matches!(beliefs.kept, Knowledge::PossibleHands(_)));
}

#[test]
fn a_correction_within_the_bounds_takes_nothing_from_the_other_hands() {
    let hands = PerSeat::new([cards(&[(Brick, 1)]), Cards::none()]).expect("a table");
    let seats: Vec<Seat> = hands.seats().collect();
    let size = PerSeat::new([3, 2]).expect("a table");
    let held = cards(&[(Brick, 1), (Wool, 2), (Ore, 2)]);
    let mut beliefs = Beliefs {
        kept: Knowledge::Bounds(Bounds {
            least: hands,
            size,
            held: Some(held),
            kinds: Kinds::Resources,
        }),
        kinds: Kinds::Resources,
        most: MOST_POSSIBILITIES,
    };
    beliefs.correct(seats[0], cards(&[(Brick, 1), (Ore, 2)]));
    assert_eq!(beliefs.held(), Some(held));
    assert_eq!(beliefs.known(seats[1]), cards(&[(Wool, 2)]));
}

#[test]
fn hands_that_were_only_counted_become_known_as_they_are_laid_open() {
    let least = PerSeat::new([cards(&[(Brick, 1)]), Cards::none()]).expect("a table");
    let seats: Vec<Seat> = least.seats().collect();
    let size = PerSeat::new([3, 2]).expect("a table");
    let mut beliefs = Beliefs::counted(least, &size, None, Kinds::Resources);
    assert_eq!((beliefs.size(seats[0]), beliefs.unknown(seats[0])), (3, 2));
    assert_eq!(beliefs.held(), None);
    assert!(beliefs.may_hold(seats[1], cards(&[(Ore, 2)])));
    assert!(!beliefs.may_hold(seats[1], cards(&[(Ore, 3)])));
    beliefs.pay(seats[0], cards(&[(Wool, 2)])).expect("he may hold them");
    beliefs.correct(seats[1], cards(&[(Grain, 2)]));
    assert_eq!(beliefs.held(), Some(cards(&[(Brick, 1), (Grain, 2)])));
    assert!(matches!(beliefs.kept, Knowledge::PossibleHands(_)));
}

#[test]
fn what_the_bank_holds_tells_what_counted_hands_hold_together() {
    let none = PerSeat::new([Cards::none(), Cards::none()]).expect("a table");
    let seats: Vec<Seat> = none.seats().collect();
    let size = PerSeat::new([2, 0]).expect("a table");
    let held = cards(&[(Ore, 2)]);
    let beliefs = Beliefs::counted(none.clone(), &size, Some(held), Kinds::Resources);
    assert_eq!(beliefs.known(seats[0]), held, "there is no other hand");
    let wrong = Beliefs::counted(none, &size, Some(cards(&[(Ore, 5)])), Kinds::Resources);
    assert_eq!(wrong.held(), None, "what doesn't add up is not believed");
}

#[test]
fn a_hand_that_is_counted_anew_keeps_its_kinds_only_if_the_number_was_right() {
    let (mut beliefs, seats) = table(&[&[(Ore, 2), (Wool, 1)], &[(Brick, 1)]]);
    beliefs.recount(seats[0], 3);
    assert_eq!(beliefs.known(seats[0]), cards(&[(Ore, 2), (Wool, 1)]));
    beliefs.recount(seats[0], 5);
    assert_eq!((beliefs.size(seats[0]), beliefs.unknown(seats[0])), (5, 2));
    beliefs.recount(seats[0], 1);
    assert_eq!((beliefs.size(seats[0]), beliefs.unknown(seats[0])), (1, 1));
    assert_eq!(beliefs.known(seats[1]), cards(&[(Brick, 1)]));
}

fn two(first: Cards, second: Cards) -> (Beliefs, [Seat; 2]) {
    let hands = PerSeat::new([first, second]).expect("a table");
    let seats = [0, 1].map(|nth| hands.seat(nth).expect("a seat"));
    (Beliefs::certain(hands, Kinds::Resources), seats)
}

#[test]
fn cards_of_untold_kinds_leave_the_size_exact_and_know_only_what_is_sure_to_be_left() {
    let hand = Cards::of(Ore, 5).plus(Cards::of(Wool, 3));
    let (mut beliefs, [one, other]) = two(hand, Cards::of(Grain, 2));
    beliefs.pay_untold(one, 4).expect("enough");
    assert_eq!((beliefs.size(one), beliefs.known(one)), (4, Cards::of(Ore, 1)));
    assert_eq!(beliefs.unknown(one), 3);
    assert!(beliefs.may_hold(one, Cards::of(Ore, 4)));
    assert_eq!(beliefs.known(other), Cards::of(Grain, 2), "the other hand is as it was");
    assert_eq!(beliefs.held(), None);
    beliefs.gain_untold(one, 1);
    assert_eq!((beliefs.size(one), beliefs.known(one)), (5, Cards::of(Ore, 1)));
}

#[test]
fn of_a_hand_of_one_kind_every_card_is_of_that_kind() {
    let (mut beliefs, [one, _]) = two(Cards::of(Ore, 9), Cards::of(Wool, 1));
    beliefs.pay_untold(one, 4).expect("enough");
    assert_eq!((beliefs.known(one), beliefs.unknown(one)), (Cards::of(Ore, 5), 0));
    assert_eq!(beliefs.held(), Some(Cards::of(Ore, 5).plus(Cards::of(Wool, 1))));
}

#[test]
fn a_hand_that_parts_with_all_its_cards_is_known_to_be_empty() {
    let (mut beliefs, [one, other]) = two(Cards::of(Ore, 1), Cards::of(Wool, 1));
    beliefs.pay_untold(one, 1).expect("enough");
    assert_eq!((beliefs.size(one), beliefs.unknown(one)), (0, 0));
    assert_eq!(beliefs.held(), Some(Cards::of(Wool, 1)), "there was no doubt");
    assert_eq!(beliefs.pay_untold(one, 1), Err(Lacking { seat: one }));
    assert_eq!(beliefs.known(other), Cards::of(Wool, 1));
}
