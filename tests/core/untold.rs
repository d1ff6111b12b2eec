//! What the table does without telling all of it: how many cards moved stays
//! right, and of what is not known nothing is claimed.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use game::{
    Cards, Deed, Discrepancy, Enforcement, Following, Impossible, Move, Rules, StealTargets, Task,
};

use crate::common::cards;
use crate::common::watched::{Watched, middle};

fn game(following: Following) -> Watched {
    Watched::open(middle(3, Rules { following, ..Rules::default() }))
}

/// A 7 that makes the second player discard 5 of 10.
fn seven() -> Watched {
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
fn the_next_seven_asks_of_the_cards_that_are_left() {
    let mut game = seven();
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    game.does(Deed::DoneAtTable { task: 0 });
    game.does(Deed::Pass);
    game.rolls(7);
    let discards = game.state.tasks().iter().filter(|task| matches!(task, Task::Discard { .. }));
    assert_eq!(discards.count(), 0, "5 cards are left alone");
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
