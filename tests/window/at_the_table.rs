//! What a table has to be able to trust: that the words tell the fact.

use board::Resource::{Brick, Lumber, Ore, Wool};
use board::{Hex, Spot};
use cards::{Deck, Freedom, NewYear, PileCard, Preparation};
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Deed, ExtraBuilding, Following, NumberSource, Phase, Rules, Seat, Task};

use crate::common::cards;
use crate::common::watched::middle;
use crate::tools::bot::Bot;
use crate::tools::played::{self, Played};

#[test]
fn whoever_builds_beside_the_turn_is_touched_in_any_order_without_a_warning() {
    let rules = Rules { extra_building: ExtraBuilding::Special, ..Rules::open_hands() };
    let mut game = Played::of(middle(5, rules));
    game.rolls(2);
    game.does(Deed::Pass);
    let mut bot = game.shown();
    for nth in [3, 1, 4, 2] {
        let seat = game.seat(nth);
        let name = bot.name_of(seat);
        bot.touch_starting(&format!("{name} wants to build"));
        assert_eq!(bot.state().phase(), Phase::ExtraBuilding { builder: seat });
        assert!(bot.app().refused().is_none() && !bot.window.tells("refused-forbidden"));
        assert!(bot.game().last().expect("an act").against.is_empty());
    }
}

/// A 7 that makes the second player discard 5 of 10.
fn seven() -> Played {
    let mut game = Played::of(middle(3, Rules::open_hands()));
    for (nth, held) in [(0, cards(&[(Lumber, 2)])), (1, cards(&[(Brick, 6), (Ore, 4)]))] {
        game.has(nth, held);
    }
    game.rolls(7);
    game
}

/// Every sentence on the screen with a number before it, as the history has.
fn history(bot: &Bot) -> Vec<String> {
    let labels = bot.window.harness.root().children_recursive();
    let labels = labels.filter_map(|node| node.accesskit_node().label());
    let is_line = |name: &String| name.starts_with(|first: char| first.is_ascii_digit());
    labels.filter(|name| is_line(name) && name.contains(". ")).collect()
}

#[test]
fn cards_that_are_discarded_without_telling_the_kinds_leave_the_hand() {
    let game = seven();
    let (player, mut bot) = (game.seat(1), game.shown());
    let name = bot.name_of(player);
    let untold = format!("{name} has discarded 5 cards, without saying which");
    // Small, in the panel, and not where Draw and Done are.
    let none_yet = format!("{name} has discarded 0 of 5");
    let large = bot.window.harness.get_by_label_contains(&none_yet);
    assert!(large.rect().height() > 52.0 && large.accesskit_node().is_disabled());
    assert!(bot.window.harness.get_by_label(&untold).rect().height() < large.rect().height());
    bot.touch(&untold);
    assert_eq!(bot.state().hands().map(|hands| hands.size(player)), Some(5));
    bot.choose("history");
    let said = format!("{name} discards 5 cards; without saying which");
    assert!(history(&bot).iter().any(|line| line.contains(&said)), "{:?}", history(&bot));
}

/// The hands are secret, and three hold ten cards when a 7 comes.
fn three_discard() -> Played {
    let mut game = Played::of(middle(4, Rules::default()));
    for (nth, held) in [(0, 10), (1, 10), (2, 10), (3, 2)] {
        let player = game.seat(nth);
        let cards = cards(&[(Wool, held / 2), (Ore, held - held / 2)]);
        game.does(Deed::CorrectHand { player, cards });
    }
    game.rolls(7);
    game
}

#[test]
fn three_who_discard_are_three_touches_whose_targets_stay_where_they_are() {
    let game = three_discard();
    let mut bot = game.shown();
    let told = |bot: &Bot, nth: usize| {
        format!("{} has discarded 5 cards, without saying which", bot.name_of(game.seat(nth)))
    };
    let places: Vec<egui::Rect> =
        (0..3).map(|nth| bot.window.harness.get_by_label(&told(&bot, nth)).rect()).collect();
    assert!(places.iter().all(|place| place.height() >= 48.0), "{places:?}");
    for nth in [1, 0, 2] {
        let name = told(&bot, nth);
        assert_eq!(bot.window.harness.get_by_label(&name).rect(), places[nth], "{name} has moved");
        let count = bot.game().count();
        bot.touch(&name);
        assert_eq!(bot.game().count(), count + 1);
        if nth != 2 {
            let who = bot.name_of(game.seat(nth));
            let done = bot.window.text.with("task-discard-is-done", &[("who", who.into())]);
            assert!(bot.window.has(&done), "{done}");
        }
    }
    for nth in 0..3 {
        let hands = bot.state().hands().expect("followed");
        assert_eq!(hands.size(game.seat(nth)), 5);
    }
    assert!(matches!(bot.state().open_tasks(), [Task::MoveRobber { .. }]));
}

#[test]
fn the_large_button_takes_one_discard_after_the_other_at_the_thumb() {
    let game = three_discard();
    let mut bot = game.shown();
    for nth in 0..3 {
        let who = bot.name_of(game.seat(nth));
        bot.choose_with("task-discard-told", &[("who", who.into()), ("count", 5.into())]);
    }
    assert!(matches!(bot.state().open_tasks(), [Task::MoveRobber { .. }]));
}

#[test]
fn who_wants_to_tell_the_kinds_of_a_secret_discard_can() {
    let game = three_discard();
    let mut bot = game.shown();
    let who = bot.name_of(game.seat(1));
    let values = [("who", who.as_str().into()), ("count", 5.into())];
    bot.choose_with("task-discard-kinds-name", &values);
    // However often it is touched, no more than are due.
    for _ in 0..7 {
        bot.touch(&format!("{who}, ore: one more"));
    }
    let values = [("who", who.into()), ("given", 5.into()), ("count", 5.into())];
    bot.choose_with("task-discard-confirm", &values);
    let told = Deed::Discard { player: game.seat(1), cards: Some(cards(&[(Ore, 5)])) };
    assert_eq!(bot.game().last().map(|act| &act.deed), Some(&told));
}

#[test]
fn a_duty_is_passed_over_by_name_and_never_with_the_large_button() {
    let mut bot = seven().shown();
    let skip = "The table did otherwise";
    bot.touch_starting(skip);
    assert!(matches!(bot.state().open_tasks(), [Task::MoveRobber { .. }]));
    let robber = bot.state().robber();
    // The large button only says what is wanted, and the space bar does nothing.
    let large = bot.window.harness.get_by_label("Tap a hex");
    assert!(large.accesskit_node().is_disabled());
    let count = bot.count();
    bot.window.press(Key::Space);
    assert_eq!(bot.count(), count);
    // By keyboard it is reached like everything else, or by a key of its own.
    bot.window.press(Key::S);
    assert!(bot.state().open_tasks().is_empty());
    bot.touch_starting("Undo: ");
    for _ in 0..80 {
        bot.window.press(Key::Tab);
        let focused = bot.window.harness.root().children_recursive().any(|node| {
            let node = node.accesskit_node();
            node.is_focused() && node.label().is_some_and(|name| name.starts_with(skip))
        });
        if focused {
            bot.window.press(Key::Enter);
            break;
        }
    }
    assert!(bot.state().open_tasks().is_empty(), "it was passed over");
    assert_eq!(bot.state().robber(), robber);
    bot.choose("history");
    let said = "Skipped without a change: ";
    assert_eq!(history(&bot).iter().filter(|line| line.contains(said)).count(), 2);
}

#[test]
fn every_duty_of_an_open_game_is_passed_over_small_and_has_a_hint_where_the_large_button_is() {
    let names = ["Anna", "Ben", "Clara", "Daniela Wwwwwwwwwwww"];
    let table = played::Table {
        names: &names,
        following: Following::Open,
        source: NumberSource::Cards,
        extra: ExtraBuilding::Off,
        decks: played::built_in("abcd"),
        seed: 5,
    };
    let found = table.moments(4000, played::kind);
    let mut duties = 0;
    for (name, moment) in found.iter().filter(|(name, _)| name.starts_with("task ")) {
        let task = moment.state.open_tasks()[0].clone();
        let is_duty = moment.state.freedom_of(&task) == Freedom::Must;
        if !is_duty || matches!(task, Task::AtTable { .. }) {
            continue;
        }
        for size in [vec2(1024.0, 600.0), vec2(480.0, 800.0)] {
            let mut bot = moment.shown_at(size);
            let tasks = bot.state().tasks().len();
            let count = bot.count();
            bot.window.press(Key::Space);
            let by_itself = matches!(task, Task::TurnWeather { .. } | Task::Barbarians { .. });
            assert_eq!(bot.count() > count, by_itself, "{name}: what the large button does");
            if by_itself {
                continue;
            }
            bot.touch_starting("The table did otherwise");
            assert!(bot.state().tasks().len() < tasks, "{name} is passed over");
            duties += 1;
        }
    }
    assert!(duties >= 12, "{duties} duties");
}

#[test]
fn what_the_last_starting_settlement_brought_can_be_read_until_the_first_draw() {
    let mut bot = Bot::new(Following::Open, 10);
    while matches!(bot.state().phase(), Phase::Founding { .. }) {
        bot.step();
    }
    let last = bot.state().active();
    let cards = bot.known(last);
    assert!(!cards.is_empty(), "the last settlement brought something");
    let brought = format!("{} takes", bot.name_of(last));
    assert!(bot.window.says(&brought) && bot.window.says("for their second settlement"));
    bot.reopen();
    assert!(bot.window.says("for their second settlement"), "also when the window was closed");
    bot.number();
    assert!(!bot.window.says("for their second settlement"));
}

/// A table with one card, of which a robber flees that stands beside the only
/// desert, and cards without an event.
fn flight() -> Played {
    let text = r#"{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
        {"red": 2, "yellow": 3, "event": "it"}, {"red": 1, "yellow": 4, "event": "none"}],
        "events": {"none": {"effects": []}, "it": {"effects":
            [{"do": "robber_flees", "without_desert": "beside_board"}]}}}"#;
    let mut parts = middle(3, Rules::open_hands());
    parts.start.as_mut().expect("a start").robber = Some(Hex::new(1, 1));
    parts.rules.cards.new_year = NewYear::Off;
    parts.decks = vec![Deck::read(text).expect("a deck")];
    let order = [0, 1].map(|card| PileCard::Numbered { deck: 0, card });
    parts.shuffle = Preparation::new(order.to_vec(), [7; 16]).into();
    parts.source = NumberSource::Cards;
    Played::of(parts)
}

#[test]
fn a_duty_with_one_answer_is_done_and_said_and_one_undo_takes_back_the_touch_before_it() {
    let mut bot = flight().shown();
    let before = bot.state().clone();
    bot.choose("draw");
    assert_eq!(bot.state().robber(), Some(Hex::new(0, 0)), "the only desert");
    assert!(bot.state().tasks().is_empty() && bot.count() == 2);
    assert!(bot.window.says("The robber flees to the desert (the only choice)"));
    let spoken = bot.window.harness.get_by_role(Role::Status).accesskit_node().label();
    let spoken = spoken.expect("an announcement");
    assert!(spoken.contains("The number is 5") && spoken.contains("(the only choice)"), "{spoken}");
    let after = bot.state().clone();
    bot.touch_starting("Undo: ");
    assert_eq!(bot.state(), &before, "one undo takes back both");
    assert_eq!(bot.count(), 0);
    bot.touch_starting("Redo: ");
    assert_eq!((bot.state(), bot.count()), (&after, 2));
    bot.reopen();
    assert_eq!(bot.state(), &after);
    bot.choose("history");
    let lines = history(&bot);
    let unchosen =
        |line: &&String| line.contains("The robber flees") && line.contains("(the only choice)");
    assert_eq!(lines.iter().filter(unchosen).count(), 1, "{lines:?}");
}

#[test]
fn the_only_victim_is_robbed_without_a_touch_and_undo_brings_the_robber_back() {
    let mut game = Played::of(middle(3, Rules::default()));
    let victim = game.seat(1);
    game.does(Deed::CorrectHand { player: victim, cards: cards(&[(Ore, 2), (Brick, 1)]) });
    game.rolls(7);
    let mut bot = game.shown();
    let robber = bot.state().robber();
    let home = bot.state().pieces().buildings_of(victim).next().expect("a building").0;
    let to = bot.state().robber_hexes().into_iter().find(|hex| home.hexes().contains(hex));
    bot.touch_spot(Spot::Hex(to.expect("a hex beside it")));
    assert!(bot.state().tasks().is_empty());
    assert_eq!(bot.state().hands().map(|hands| hands.size(victim)), Some(2));
    let words = format!("takes a card from {}", bot.name_of(victim));
    assert!(bot.window.says(&words) && bot.window.says("(the only choice)"));
    bot.touch_starting("Undo: ");
    assert_eq!(bot.state().robber(), robber);
    assert_eq!(bot.state().hands().map(|hands| hands.size(victim)), Some(3));
    assert!(matches!(bot.state().open_tasks(), [Task::MoveRobber { .. }]), "it is moved again");
}

#[test]
fn a_special_building_phase_in_which_nobody_can_pay_passes_by_itself_and_says_so() {
    let rules = Rules { extra_building: ExtraBuilding::Special, ..Rules::default() };
    let mut game = Played::of(middle(5, rules));
    game.rolls(2);
    let mut bot = game.shown();
    bot.pass();
    assert_eq!((bot.state().turn(), bot.state().phase()), (2, Phase::BeforeProduction));
    assert!(bot.window.says("nobody builds out of turn"));
    bot.touch_starting("Undo: ");
    assert_eq!((bot.state().turn(), bot.state().phase()), (1, Phase::Trading));
    // A correction in between, and somebody may build.
    let player = game.seat(2);
    let hand = cards(&[(Brick, 1), (Lumber, 1)]);
    game.does(Deed::CorrectHand { player, cards: hand });
    let mut bot = game.shown();
    bot.choose("others-build");
    assert!(matches!(bot.state().phase(), Phase::ExtraBuilding { .. }));
}

/// A 7 whose robber stands where two others have buildings.
pub fn two_victims(following: Following) -> (Played, [Seat; 2]) {
    let mut game = Played::of(middle(3, Rules { following, ..Rules::default() }));
    for nth in [1, 2] {
        game.has(nth, cards(&[(Ore, 2)]));
    }
    let victims = [1, 2].map(|nth| game.seat(nth));
    // The second moves beside the first.
    let hexes = game.state.robber_hexes();
    let at = game.state.pieces().buildings_of(victims[0]).next().expect("a building").0;
    let to = at.hexes().into_iter().find(|hex| hexes.contains(hex)).expect("land");
    let mut around = board::Intersection::around(to).into_iter();
    let free = around.find(|at| game.state.pieces().building(*at).is_none());
    game.builds(2, free.expect("a free corner"), game::Building::Settlement);
    game.rolls(7);
    game.does(Deed::MoveRobber { to });
    (game, victims)
}

#[test]
fn a_victim_is_touched_in_the_row_of_players_as_well() {
    let (game, [_, victim]) = two_victims(Following::Secret);
    let mut bot = game.shown();
    let tile = format!("{}, ", bot.name_of(victim));
    bot.touch_starting(&tile);
    assert!(bot.state().tasks().is_empty());
    assert_eq!(bot.state().hands().map(|hands| hands.size(victim)), Some(1));
}

#[test]
fn whoever_is_no_victim_is_looked_at_when_touched() {
    let (game, _) = two_victims(Following::Secret);
    let mut bot = game.shown();
    let before = bot.count();
    let tile = format!("{}, ", bot.name_of(bot.state().active()));
    bot.touch_starting(&tile);
    assert_eq!(bot.count(), before);
    assert!(bot.window.has("Back to the turn"), "their page is open");
}

/// Each player takes a card, one after the other at the same place.
fn everybody_takes() -> Played {
    let deck = cards::deck_a().expect("a sound deck");
    let is_wanted = |card: &cards::Card| card.event.as_str() == "plentiful_year";
    let nth = deck.cards().iter().position(is_wanted).expect("one of them");
    let card = PileCard::Numbered { deck: 0, card: nth.try_into().expect("few cards") };
    let mut parts = middle(3, Rules::default());
    parts.source = NumberSource::Printed;
    let mut game = Played::of(parts);
    game.does(Deed::DrawPrinted { card });
    game
}

#[test]
fn a_double_tap_answers_for_one_player_only() {
    let mut bot = everybody_takes().shown();
    let takes = |bot: &Bot| matches!(bot.state().open_tasks().first(), Some(Task::Take { .. }));
    assert!(takes(&bot));
    let before = bot.count();
    let button = format!("{} takes ore", bot.name_of(bot.state().active()));
    let at = bot.window.harness.get_by_label(&button).rect().center();
    let frame = |bot: &mut Bot| {
        let now = bot.window.harness.ctx.input(|input| input.time);
        bot.window.harness.input_mut().time = Some(now + 0.02);
        bot.window.harness.step();
    };
    for _ in 0..2 {
        bot.window.harness.event(egui::Event::PointerMoved(at));
        frame(&mut bot);
        for pressed in [true, false] {
            bot.window.harness.event(egui::Event::PointerButton {
                pos: at,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
            frame(&mut bot);
        }
        // The act is on disk, and the next frame shows it.
        frame(&mut bot);
    }
    assert_eq!(bot.count(), before + 1, "the second tap is nobody's answer");
    assert!(takes(&bot));
    bot.window.harness.input_mut().time = None;
    let next = bot.state().open_tasks().first().expect("a task").player();
    bot.touch(&format!("{} takes ore", bot.name_of(next)));
    assert_eq!(bot.count(), before + 2, "a touch some time later is");
}
