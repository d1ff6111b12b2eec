//! Phones that act while somebody is in the middle of something at the main device: nobody is interrupted
//! there.

use board::Resource::{Lumber, Ore, Wool};
use game::{
    CardKind, Correction, Following, OilCorrection, OilIsCard, OilRules, ResourceCards, Rules,
    Seat, Task, Viewer,
};
use serde_json::{Value, json};
use words::language::Language;

use crate::common::cards;
use crate::common::watched::middle;
use crate::phones::AtTable;
use crate::seats::{SeatPhone, at_table, discards};
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, PORTRAIT};

/// A 7 for which all others discard four of nine.
fn all_discard(players: usize, following: Following) -> Played {
    let mut game = Played::of(middle(players, Rules { following, ..Rules::default() }));
    for nth in 1..players {
        game.has(nth, cards(&[(Ore, 5), (Wool, 4)]));
    }
    game.rolls(7);
    game
}

fn home_again(table: &mut AtTable) {
    table.window.press(egui::Key::Escape);
    table.window.press(egui::Key::Escape);
}

#[test]
fn a_discard_that_is_put_together_here_stays_while_another_is_sent_by_phone() {
    for size in [LANDSCAPE, PORTRAIT] {
        let mut table = at_table(&all_discard(3, Following::Open), size, Language::English);
        let mut phone = SeatPhone::sits(&mut table, 2);
        home_again(&mut table);
        let ben =
            table.window.state().players().get(game_seat(&table, 1)).expect("Ben").name.to_string();
        let ore = table.window.text.kind(CardKind::from(Ore));
        for _ in 0..2 {
            table.window.tap_with(
                "kind-more",
                &[("label", ben.as_str().into()), ("resource", ore.as_str().into())],
            );
        }
        let values = [("who", ben.into()), ("given", 2_u16.into()), ("count", 4_u16.into())];
        let half_way = table.window.text.with("task-discard-confirm", &values);
        assert!(table.window.says(&half_way), "{:?}", table.window.names());
        let ask = phone.ask();
        assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
        assert!(table.window.says(&half_way), "{:?}", table.window.names());
    }
}

/// The seat with this number, from 0.
fn game_seat(table: &AtTable, nth: usize) -> Seat {
    table.window.state().players().seat(nth).expect("a seat")
}

#[test]
fn a_page_that_is_open_here_stays_while_others_tell_the_app_something_by_phone() {
    let rules = Rules { following: Following::Private, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    game.has(0, cards(&[(Lumber, 2)]));
    game.has(1, cards(&[(Wool, 1), (Ore, 1)]));
    game.rolls(12);
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let [mut own, mut phone] = [0, 1].map(|seat| SeatPhone::sits(&mut table, seat));
    home_again(&mut table);
    table.window.walk("trade");
    let open = table.window.text.get("trade-title");
    assert!(table.window.says(&open), "{:?}", table.window.names());
    let told = json!({ "put": { "purpose": "hand", "cards": { "wool": 1, "ore": 1 } } });
    assert_eq!(phone.proposes(&mut table, &told).0, 200);
    assert!(table.window.says(&open), "{:?}", table.window.names());
    // What is taken back here is done here, whoever did what came before it.
    assert_eq!(phone.proposes(&mut table, &told).0, 200);
    assert!(table.window.says(&open), "{:?}", table.window.names());
    table.window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
    table.window.harness.run_steps(4);
    assert!(!table.window.says(&open), "{:?}", table.window.names());
    table.window.walk("trade");
    // What whoever is on turn does ends what was begun for them.
    let told = json!({ "put": { "purpose": "hand", "cards": { "lumber": 2 } } });
    assert_eq!(own.proposes(&mut table, &told).0, 200);
    assert!(!table.window.says(&open), "{:?}", table.window.names());
}

#[test]
fn a_discard_that_is_begun_behind_the_curtain_is_over_once_it_is_done_by_phone() {
    let mut table = at_table(&all_discard(4, Following::Private), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 1);
    home_again(&mut table);
    let blue = table.window.state().players().seat(1).expect("blue");
    let names = table.window.names();
    let tell =
        names.iter().find(|it| it.starts_with("blue discards") && it.ends_with("tell which"));
    table.window.touch(&tell.unwrap_or_else(|| panic!("{names:?}")).clone());
    assert!(table.window.says("Only blue looks"), "{:?}", table.window.names());
    let ask = phone.ask();
    assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
    assert!(!table.window.says("Only blue looks"), "{:?}", table.window.names());
    assert!(table.window.state().open_tasks().iter().all(|task| task.player() != blue));
}

#[test]
fn oil_is_put_together_with_cards_where_it_counts_as_one() {
    let oil = Some(OilRules { oil_is_card: OilIsCard::Yes, ..OilRules::default() });
    let rules = Rules { following: Following::Private, oil, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    game.has(1, cards(&[(Ore, 5), (Wool, 2)]));
    let player = game.seat(1);
    game.corrects(Correction::Oil(OilCorrection::Held { player, count: 2 }));
    game.rolls(7);
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 1);
    let ask = phone.ask();
    let kinds = ask["cards"]["kinds"].as_array().expect("kinds").clone();
    assert!(kinds.iter().any(|it| it["kind"] == "oil" && it["most"] == 2), "{kinds:?}");
    let put = |goods: Value| json!({ "put": { "ask": ask["token"], "purpose": "discard", "cards": goods } });
    for wrong in [
        json!({ "oil": 3, "ore": 1 }),
        json!({ "oil": 2, "ore": 1 }),
        json!({ "gold": 1, "ore": 3 }),
    ] {
        assert_eq!(phone.proposes(&mut table, &put(wrong)).0, 409);
    }
    assert_eq!(phone.proposes(&mut table, &put(json!({ "oil": 2, "wool": 2 }))).0, 200);
    let state = table.window.state();
    assert_eq!(state.oil_as_cards(player), 0);
    assert_eq!(
        state.own_cards(Viewer::Seat(player), player).expect("private").known,
        cards(&[(Ore, 5)])
    );
}

#[test]
fn three_discard_on_phones_with_no_touch_at_the_main_device() {
    let mut table = at_table(&all_discard(4, Following::Private), LANDSCAPE, Language::English);
    let mut phones = [1, 2, 3].map(|seat| SeatPhone::sits(&mut table, seat));
    home_again(&mut table);
    table.window.touches = 0;
    for phone in &mut phones {
        let ask = phone.ask();
        assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
    }
    assert_eq!(table.window.touches, 0);
    let robber = table
        .window
        .state()
        .open_tasks()
        .iter()
        .any(|task| matches!(task, Task::MoveRobber { .. }));
    assert!(robber, "{:?}", table.window.state().open_tasks());
}

#[test]
fn where_cards_are_on_phones_alone_the_app_counts_for_a_monopoly() {
    let (following, resource_cards) = (Following::Private, ResourceCards::Phones);
    let rules = Rules { following, resource_cards, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    game.corrects(Correction::Hidden { player: game.seat(0), count: 1 });
    game.has(1, cards(&[(Ore, 2), (Wool, 1)]));
    game.has(2, cards(&[(Ore, 1), (Lumber, 4)]));
    game.rolls(12);
    for size in [LANDSCAPE, PORTRAIT] {
        let mut table = at_table(&game, size, Language::English);
        home_again(&mut table);
        let window = &mut table.window;
        window.tap("development");
        let card = window.text.get("card-monopoly");
        window.touch(&window.text.with("card-play", &[("card", card.into())]));
        let ore = window.text.kind(CardKind::from(Ore));
        window.tap_with("card-monopoly-kind", &[("resource", ore.as_str().into())]);
        assert!(!window.says("one more"), "nobody says how many they have: {:?}", window.names());
        window.tap_with("card-monopoly-counted", &[("resource", ore.as_str().into())]);
        let state = window.state();
        let anna = state.players().seat(0).expect("Anna");
        let own = state.own_cards(Viewer::Seat(anna), anna).expect("private");
        assert_eq!(own.known.get(CardKind::from(Ore)), 3);
    }
}
