//! What screen readers say by themselves: whose turn it is, the card, what is
//! to be done and who takes what, once for each step of the game.

use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{State, Task};

use crate::common::temp_dir;
use crate::tools::typist::{Typist, waits_for_a_number};
use crate::tools::window::{LANDSCAPE, Window};

fn name(state: &State) -> String {
    state.players().get(state.active()).expect("a player").name.to_string()
}

#[test]
fn turn_number_and_payouts_are_said_once_the_number_is_known() {
    let mut typist = Typist::before_the_card();
    let turn = format!("{}'s turn.", name(typist.state()));
    assert_eq!(typist.news(), turn);
    for number in [4, 5, 6, 8, 9] {
        typist.number(number);
        let words = typist.news();
        assert!(words.starts_with(&format!("{turn} The number is {number}. ")), "{words}");
        let payout = typist.state().payout().expect("paid");
        for (seat, player) in typist.state().players().iter() {
            let takes = format!("{} takes ", player.name);
            assert_eq!(words.contains(&takes), !payout.paid.of(seat).is_empty(), "{words}");
        }
        typist.press_with(Modifiers::COMMAND, Key::Z);
        let words = typist.news();
        assert!(words.starts_with("Undo: ") && words.ends_with(&turn), "{words}");
    }
}

#[test]
fn whose_turn_it_is_is_said_when_the_opening_ends() {
    let mut typist = Typist::at(LANDSCAPE, (11, 5), |_| true);
    typist.press(Key::ArrowRight);
    typist.press(Key::Enter);
    let words = typist.news();
    let turn = format!("{}'s turn.", name(typist.state()));
    assert!(words.contains(" places a road: ") && words.ends_with(&turn), "{words}");
}

#[test]
fn the_card_is_said_by_its_event() {
    let mut typist = Typist::before_the_card();
    typist.press(Key::Space);
    let (deck, card) = typist.state().card().expect("a card");
    let event = typist.window.text.event_name(deck, &card.event);
    let words = typist.news();
    let number = format!("The number is {}, {event}. ", card.number());
    assert!(words.contains(&number), "{words}");
}

#[test]
fn discards_and_the_robber_are_said_one_after_the_other() {
    let rich = |state: &State| {
        let hands = state.hands().expect("followed");
        waits_for_a_number(state) && state.seating().present().any(|seat| hands.size(seat) > 7)
    };
    let mut typist = Typist::at(LANDSCAPE, (100, 4), rich);
    typist.number(7);
    let Some(Task::Discard { player, count: Some(count) }) = typist.state().tasks().first() else {
        panic!("a discard comes first")
    };
    let who = &typist.state().players().get(*player).expect("a player").name;
    let discards = format!("{who} discards {count} cards");
    let words = typist.news();
    assert!(words.contains("The number is 7. ") && words.contains(&discards), "{words}");
    typist.seven();
    assert_ne!(typist.news(), words, "what was done since is said");
}

#[test]
fn looking_around_says_nothing_anew() {
    let mut typist = Typist::before_the_card();
    typist.number(8);
    let words = typist.news();
    for key in [Key::H, Key::Escape, Key::F1, Key::Escape, Key::V, Key::V, Key::Tab, Key::Tab] {
        typist.press(key);
        assert_eq!(typist.news(), words, "{key:?}");
    }
    typist.window.harness.run_steps(60);
    assert_eq!(typist.news(), words, "three seconds later");
}

#[test]
fn it_speaks_the_language_of_the_app() {
    let mut typist = Typist::before_the_card();
    let who = name(typist.state());
    typist.window.walk("table settings");
    typist.window.touch("Deutsch");
    typist.window.touch("Fertig");
    assert_eq!(typist.news(), format!("{who} ist am Zug."));
}

#[test]
fn a_refusal_is_said_at_once_and_is_gone_when_put_away() {
    let mut typist = Typist::cannot_buy();
    assert!(typist.said(Live::Assertive).is_empty());
    let before = typist.news();
    typist.press(Key::D);
    typist.presses("Buy a development card for 1 wool, 1 grain and 1 ore");
    assert!(typist.window.app().refused().is_some());
    let alert = typist.said(Live::Assertive);
    assert_eq!(alert.len(), 1, "{alert:?}");
    assert!(alert[0].len() > 20, "{alert:?}");
    typist.press(Key::Escape);
    assert!(typist.said(Live::Assertive).is_empty());
    assert_eq!(typist.news(), before);
}

#[test]
fn parts_of_the_screen_have_names_and_pages_have_headings() {
    let mut typist = Typist::before_the_card();
    let named = |typist: &Typist, role| -> Vec<String> {
        let all = typist.window.harness.root().children_recursive();
        let all = all.filter(|node| node.accesskit_node().role() == role);
        all.filter_map(|node| node.accesskit_node().label()).collect()
    };
    let regions = named(&typist, Role::Region);
    assert_eq!(regions, ["Turn, undo and pages", "Card, tasks and payouts", "All players"]);
    typist.press(Key::D);
    assert!(named(&typist, Role::Heading).contains(&"Development cards".to_owned()));
}

#[test]
fn every_part_of_a_page_has_a_heading_that_screen_readers_find() {
    let folder = temp_dir();
    let open = || Window::open(folder.path(), LANDSCAPE);
    let ways: [(&[&str], &[&str]); 8] = [
        (&["home-decks"], &["decks-built-in"]),
        (&["home-lab"], &["lab-decks", "lab-years"]),
        (&["settings"], &["settings-zoom"]),
        (&["settings", "about"], &["about-games", "about-licenses"]),
        (&["home-new-game", "new-tab-cards"], &["new-presets", "new-decks", "new-source"]),
        (&["home-new-game"], &["new-who-begins"]),
        (&["home-new-game", "new-tab-rules"], &["rule-following"]),
        (&["home-new-game", "new-tab-island", "new-island-shuffled"], &["shuffle-numbers"]),
    ];
    for (way, parts) in ways {
        let mut window = open();
        for key in way {
            window.tap(key);
        }
        let headings = window.harness.query_all_by_role(Role::Heading);
        let headings: Vec<String> =
            headings.filter_map(|node| node.accesskit_node().label()).collect();
        for part in parts {
            assert!(headings.contains(&window.text.get(part)), "{part} among {headings:?}");
        }
    }
}
