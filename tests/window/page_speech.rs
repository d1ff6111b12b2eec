//! What a page says for its canvas: the same words that screen readers hear
//! elsewhere, in the order of the screen and each of them once.

use std::sync::{Arc, Mutex};

use egui::Key;
use egui::accesskit::{Live, Node, NodeId, Role, TreeId, TreeInfo, TreeUpdate};
use tableside::app::platform::screen_reader::{Focus, Listener, Sentence, Spoken};

use crate::common::temp_dir;
use crate::tools::typist::Typist;
use crate::tools::window::{LANDSCAPE, Window};

/// Everything that was told, in order.
type Told = Arc<Mutex<Vec<Spoken>>>;

fn listen(window: &mut Window) -> Told {
    let told = Told::default();
    let heard = Arc::clone(&told);
    Listener::listen(&window.harness.ctx, move |spoken: &Spoken| {
        heard.lock().expect("heard").push(spoken.clone());
    });
    window.harness.step();
    told
}

fn last(told: &Told) -> Spoken {
    told.lock().expect("heard").last().cloned().unwrap_or_default()
}

fn count(told: &Told) -> usize {
    told.lock().expect("heard").len()
}

fn words(sentences: &[Sentence]) -> Vec<String> {
    sentences.iter().map(|sentence| sentence.words.clone()).collect()
}

#[test]
fn a_page_says_what_screen_readers_hear_elsewhere() {
    let mut typist = Typist::before_the_card();
    let told = listen(&mut typist.window);
    for number in [8, 4, 6] {
        typist.number(number);
        let said = words(&last(&told).news);
        assert_eq!(said, typist.said(Live::Polite));
        assert!(said[0].contains(&format!("The number is {number}. ")), "{said:?}");
        typist.press_with(egui::Modifiers::COMMAND, Key::Z);
    }
}

#[test]
fn a_refusal_is_an_alert_until_it_is_put_away() {
    let mut typist = Typist::cannot_buy();
    let told = listen(&mut typist.window);
    typist.press(Key::D);
    typist.presses("Buy a development card for 1 wool, 1 grain and 1 ore");
    assert!(typist.window.app().refused().is_some());
    let alerts = words(&last(&told).alerts);
    assert_eq!(alerts, typist.said(Live::Assertive));
    assert_eq!(alerts.len(), 1);
    typist.press(Key::Escape);
    assert!(last(&told).alerts.is_empty());
}

#[test]
fn what_has_not_changed_is_not_told_again() {
    let mut typist = Typist::before_the_card();
    let told = listen(&mut typist.window);
    typist.number(8);
    let before = count(&told);
    for key in [Key::H, Key::Escape, Key::V, Key::V] {
        typist.press(key);
    }
    typist.window.harness.run_steps(60);
    assert_eq!(count(&told), before);
}

#[test]
fn the_same_place_says_the_next_sentence() {
    let mut typist = Typist::before_the_card();
    let told = listen(&mut typist.window);
    let before = last(&told).news;
    typist.number(8);
    let after = last(&told).news;
    assert_eq!(before[0].place, after[0].place);
    assert_ne!(before[0].words, after[0].words);
}

#[test]
fn what_the_keyboard_comes_to_is_told_by_its_name() {
    let mut typist = Typist::before_the_card();
    let told = listen(&mut typist.window);
    typist.tab_to("Table");
    assert_eq!(last(&told).focus, Some(Focus::Control("Table".to_owned())));
}

#[test]
fn a_field_is_told_by_its_name_and_not_by_what_is_in_it() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    let told = listen(&mut window);
    window.tap("home-new-game");
    window.touch("Name of player 1");
    assert_eq!(last(&told).focus, Some(Focus::Field("Name of player 1".to_owned())));
    window.harness.event(egui::Event::Text("Anna".to_owned()));
    window.harness.run();
    assert_eq!(last(&told).focus, Some(Focus::Field("Name of player 1".to_owned())));
}

#[test]
fn what_did_not_work_is_said_at_once() {
    let data_dir = temp_dir();
    std::fs::write(data_dir.path().join("settings.json"), "not settings").expect("written");
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    let told = listen(&mut window);
    let alerts = words(&last(&told).alerts);
    assert!(alerts.len() == 1 && alerts[0].contains("settings"), "{alerts:?}");
    window.tap("ok");
    assert!(last(&told).alerts.is_empty());
}

#[test]
fn sentences_come_in_the_order_of_the_screen_and_silent_ones_not_at_all() {
    let live = |role, live, words: &str| {
        let mut node = Node::new(role);
        node.set_live(live);
        match role {
            Role::Label => node.set_value(words),
            _ => node.set_label(words),
        }
        node
    };
    let mut root = Node::new(Role::Window);
    root.set_children([3, 2, 4, 5].map(NodeId));
    let mut group = Node::new(Role::Group);
    group.set_children([NodeId(6)]);
    let frame = TreeUpdate {
        nodes: vec![
            (NodeId(6), live(Role::Status, Live::Polite, "second")),
            (NodeId(5), live(Role::Status, Live::Off, "silent")),
            (NodeId(2), group),
            (NodeId(4), live(Role::Alert, Live::Assertive, "alert")),
            (NodeId(3), live(Role::Label, Live::Polite, "first")),
            (NodeId(1), root),
        ],
        tree: Some(TreeInfo::new(NodeId(1))),
        tree_id: TreeId::ROOT,
        focus: NodeId(1),
    };
    let spoken = Spoken::of(&frame);
    assert_eq!(words(&spoken.news), ["first", "second"]);
    assert_eq!(words(&spoken.alerts), ["alert"]);
    assert_eq!(spoken.news[1].place, 6);
    assert_eq!(spoken.focus, None);
}
