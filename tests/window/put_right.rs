//! Where the books stand in the way of what the table did, one touch leads to them.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Cards, Deed, Following, Purchase, Rules};

use crate::common::cards;
use crate::common::watched::middle;
use crate::tools::played::Played;

/// After the number, with nothing in the hand of whoever is on turn.
fn empty_handed() -> Played {
    let mut game = Played::open(middle(3, Rules::open_hands()));
    game.has(0, Cards::none());
    game.rolls(2);
    game
}

#[test]
fn what_the_hand_cannot_pay_leads_to_the_count_of_that_hand() {
    let game = empty_handed();
    let (player, mut bot) = (game.seat(0), game.shown());
    let name = bot.name_of(player);
    bot.choose("development");
    bot.touch_starting("Buy a development card");
    assert!(bot.app().refused().is_some());
    bot.touch(&format!("Correct {name}'s hand"));
    assert!(bot.app().refused().is_none(), "the refusal gives way");
    for kind in ["wool", "grain", "ore"] {
        let more = format!("{kind}: one more");
        let step = bot.window.names().into_iter().find(|name| name.ends_with(&more));
        bot.touch(&step.expect("a step up"));
    }
    bot.touch_starting("Change to: ");
    assert_eq!(bot.known(player), Purchase::DevelopmentCard.price());
    bot.choose("development");
    bot.touch_starting("Buy a development card");
    assert_eq!(bot.state().hidden_cards(player).total(), 1);
}

#[test]
fn without_a_card_none_can_be_played_and_the_buttons_say_so() {
    let game = empty_handed();
    let player = game.seat(0);
    let mut bot = game.shown();
    bot.choose("development");
    assert!(bot.window.says("Play one"));
    assert!(bot.window.harness.get_by_label("Play Knight").accesskit_node().is_disabled());
    bot.choose("close");
    let mut bought = game;
    bought.does(Deed::CorrectHand { player, cards: Purchase::DevelopmentCard.price() });
    bought.does(Deed::BuyCard);
    let mut bot = bought.shown();
    bot.choose("development");
    // That it was bought this turn is a rule, which a table may break.
    assert!(!bot.window.harness.get_by_label("Play Knight").accesskit_node().is_disabled());
}

#[test]
fn a_bank_of_unknown_kinds_says_so_and_can_be_counted() {
    let rules = Rules { following: Following::Secret, ..Rules::default() };
    let mut game = Played::open(middle(3, rules));
    let (player, held) = (game.seat(1), cards(&[(Brick, 6), (Ore, 4)]));
    game.does(Deed::CorrectHand { player, cards: held });
    for other in [game.seat(0), game.seat(2)] {
        game.does(Deed::CorrectHand { player: other, cards: Cards::none() });
    }
    game.rolls(7);
    let mut bot = game.shown();
    let name = bot.name_of(player);
    bot.touch(&format!("{name} has discarded 5 cards, without saying which"));
    assert_eq!(bot.state().bank(), None);
    let unsure = bot.window.start_of("bank-unsure", &[], "cards");
    let says = |bot: &crate::tools::bot::Bot| {
        let names = bot.window.named(&unsure);
        names.into_iter().any(|name| name.contains("Cards moved whose kinds nobody told"))
    };
    assert!(says(&bot), "{:?}", bot.window.names());
    bot.touch_starting(&unsure);
    // What the hand can't have taken is there for certain: there counting begins.
    bot.touch_starting("Change to: ");
    let all = [(Brick, 13), (Lumber, 19), (Wool, 19), (Grain, 19), (Ore, 15)];
    assert_eq!(bot.state().bank(), Some(cards(&all)));
    assert!(!says(&bot));
    bot.touch_starting("Undo: ");
    assert_eq!(bot.state().bank(), None);
}

#[test]
fn who_trades_with_whom_is_touched_at_the_same_place_every_turn() {
    let rules = Rules::open_hands();
    let order = |passes: usize| {
        let mut game = Played::open(middle(4, rules.clone()));
        for _ in 0..passes {
            game.rolls(2);
            game.does(Deed::Pass);
        }
        game.rolls(2);
        let names: Vec<String> = (0..4).map(|nth| game.shown().name_of(game.seat(nth))).collect();
        let mut bot = game.shown();
        bot.choose("trade");
        let mut others: Vec<(f32, f32, usize)> = names
            .iter()
            .enumerate()
            .filter(|(nth, _)| *nth != passes)
            .map(|(nth, name)| {
                let label = format!("Trade with {name}");
                let rect = bot.window.place_of(|it| it.starts_with(&label));
                (rect.top(), rect.left(), nth)
            })
            .collect();
        others.sort_by(|one, other| one.partial_cmp(other).expect("numbers"));
        others.into_iter().map(|(_, _, nth)| nth).collect::<Vec<_>>()
    };
    assert_eq!(order(0), [1, 2, 3]);
    assert_eq!(order(2), [0, 1, 3]);
}
