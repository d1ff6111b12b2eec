//! Sentences that screen readers say by themselves, once for each step of the game: whose turn it
//! is, the card, what is to be done, who takes what, and what expansions bring. What a page says
//! for its canvas is the same words that screen readers hear.

use std::sync::{Arc, Mutex};

use board::Spot;
use cards::EventFace;
use egui::accesskit::{Live, Node, NodeId, Role, TreeId, TreeInfo, TreeUpdate};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    Building, CardKind, Cards, Correction, Following, KnightsCorrection, NumberSource, State, Track,
};
use tableside::app::platform::screen_reader::{Announcements, FocusedElement, Listener, Sentence};

use crate::common::temp_dir;
use crate::tools::knights_game::{before, before_by, first, rolled};
use crate::tools::played::Played;
use crate::tools::sea_game::{self, rules, trading};
use crate::tools::typist::Typist;
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
fn looking_around_says_nothing_anew() {
    let mut typist = Typist::before_the_card();
    let told = listen(&mut typist.window);
    typist.number(8);
    let (words, before) = (typist.news(), count(&told));
    for key in [Key::H, Key::Escape, Key::F1, Key::Escape, Key::V, Key::V] {
        typist.press(key);
        assert_eq!((typist.news(), count(&told)), (words.clone(), before), "{key:?}");
    }
    typist.window.harness.run_steps(60);
    assert_eq!((typist.news(), count(&told)), (words.clone(), before), "three seconds later");
    for _ in 0..2 {
        typist.press(Key::Tab);
        assert_eq!(typist.news(), words);
    }
}

#[test]
fn a_refusal_is_said_at_once_and_is_gone_when_put_away() {
    let mut typist = Typist::cannot_buy();
    let told = listen(&mut typist.window);
    assert!(typist.said(Live::Assertive).is_empty());
    let before = typist.news();
    typist.press(Key::D);
    typist.presses("Buy a development card for 1 wool, 1 grain and 1 ore");
    assert!(typist.window.app().refused().is_some());
    let alert = typist.said(Live::Assertive);
    assert_eq!(alert.len(), 1, "{alert:?}");
    assert!(alert[0].len() > 20, "{alert:?}");
    assert_eq!(words(&last(&told).alerts), alert);
    typist.press(Key::Escape);
    assert!(typist.said(Live::Assertive).is_empty() && last(&told).alerts.is_empty());
    assert_eq!(typist.news(), before);
}

#[test]
fn parts_of_the_screen_have_names() {
    let typist = Typist::before_the_card();
    let regions = typist.window.harness.query_all_by_role(Role::Region);
    let regions: Vec<_> = regions.filter_map(|node| node.accesskit_node().label()).collect();
    assert_eq!(regions, ["Turn, undo and pages", "Card, tasks and payouts", "All players"]);
}

/// Rolls a 5 by key, and tells what the table's event die shows.
fn rolls(game: &Played, face: EventFace, red: Option<u8>) -> Typist {
    let mut typist = Typist::sits(game);
    typist.number(5);
    assert!(typist.news().contains("The number is 5"), "{}", typist.news());
    let shown = typist.window.text.event_face(face);
    let name = typist.window.text.with("event-die-name", &[("face", shown.into())]);
    typist.window.touch(&name);
    if let Some(red) = red {
        typist.window.tap_with("event-die-red-name", &[("red", red.into())]);
    }
    typist.window.harness.run_steps(8);
    typist
}

#[test]
fn a_gate_says_its_red_die_and_who_draws_and_then_who_takes_what() {
    let mut game = before(Following::Open);
    game.improves(1, Track::Trade, 3);
    let typist = rolls(&game, EventFace::Trade, Some(2));
    typist.says(&["Trade gate, red 2: Ben draws a progress card", "takes"]);
    let words = typist.news();
    assert!(!words.contains("The number is"), "it was said before: {words}");
}

#[test]
fn a_ship_says_that_it_sails() {
    let typist = rolls(&before(Following::Open), EventFace::Ship, None);
    typist.says(&["The barbarian ship sails one space", "takes"]);
}

#[test]
fn the_apps_own_die_is_said_once_and_with_the_number() {
    let source = NumberSource::Dice;
    let mut typist = Typist::of(LANDSCAPE, &before_by(source, Following::Open));
    typist.press(Key::Space);
    typist.window.harness.run_steps(8);
    let words = typist.news();
    assert!(words.contains("The number is "), "{words}");
    let die = ["sails one space", " gate, red "].map(|part| words.matches(part).count());
    assert_eq!(die.iter().sum::<usize>(), 1, "{words}");
    assert!(!words.contains("rolls the event die"), "{words}");
}

/// After the number, the first player can take over the metropolis of science.
pub fn about_to_take_over() -> Played {
    let mut game = rolled(before(Following::Open));
    let other = game.seat(1);
    let city = first(&game.state, other, Building::City);
    game.improves(0, Track::Science, 4);
    game.improves(1, Track::Science, 4);
    game.corrects(KnightsCorrection::Metropolis { track: Track::Science, at: Some(city) });
    game.has(0, Cards::of(CardKind::Paper, 5));
    game
}

#[test]
fn a_metropolis_that_changes_hands_is_said() {
    let mut typist = Typist::of(LANDSCAPE, &about_to_take_over());
    let player = typist.state().builder();
    typist.press(Key::I);
    typist.presses("Improve science to level 5");
    assert_eq!(typist.state().metropolis_holder(Track::Science), Some(player));
    typist.says(&["Anna improves science", "Anna takes over Ben's metropolis of science"]);
}

#[test]
fn a_correction_of_a_city_is_no_attack() {
    let mut game = before(Following::Open);
    let player = game.seat(0);
    let at = first(&game.state, player, Building::City);
    let is = Some((player, Building::Settlement));
    game.corrects(Correction::Building { at, is });
    let typist = Typist::sits(&game);
    assert!(!typist.news().contains("attack"), "{}", typist.news());
}

#[test]
fn a_ship_that_is_built_or_moved_by_keys_is_told_of_with_its_place() {
    let mut game = trading(rules(Following::Open));
    game.has(0, sea_game::two_of_each());
    let at = sea_game::open_sea(&game.state);
    let (from, to) = sea_game::voyage(&game.state);
    let mut typist = Typist::sits(&game);
    typist.press(Key::B);
    typist.picks(Spot::Path(at));
    assert!(typist.state().pieces().ship(at).is_some());
    let place = typist.window.text.places(game.state.island()).path(at);
    typist.says(&["Anna builds a ship", &place]);
    let mut typist = Typist::sits(&game);
    typist.picks(Spot::Path(from));
    typist.picks(Spot::Path(to));
    let place = typist.window.text.places(game.state.island()).path(to);
    typist.says(&["Anna moves a ship", &place]);
}

#[test]
fn the_pirate_that_is_sent_by_keys_is_told_of_with_its_hex() {
    let game = sea_game::before_the_pirate();
    let to = *game.state.pirate_hexes().first().expect("the sea");
    let mut typist = Typist::sits(&game);
    typist.says(&["Anna moves the robber or the pirate"]);
    typist.picks(Spot::Hex(to));
    assert_eq!(typist.state().pirate(), Some(to));
    let place = typist.window.text.places(game.state.island()).hex(to);
    typist.says(&["Anna moves the pirate", &place]);
}

#[test]
fn gold_is_asked_for_and_then_told() {
    let game = sea_game::on_gold(Building::Settlement, Following::Open);
    let mut typist = Typist::sits(&game);
    typist.says(&["Anna: which resource do you take for gold?"]);
    typist.number(5);
    typist.says(&["Anna takes 1 ore for gold"]);
}

#[test]
fn what_was_hidden_is_asked_for_turned_up_by_keys_and_then_told() {
    let game = sea_game::before_a_discovery(None);
    let hidden = game.state.island().hidden().len();
    let mut typist = Typist::sits(&game);
    typist.says(&["Anna: turn up the hidden hex", "What is it?"]);
    typist.presses("Here is: Sea");
    typist.says(&["Anna discovers sea"]);
    assert_eq!(typist.state().island().hidden().len(), hidden - 1);
}

/// Everything that was told, in order.
type Told = Arc<Mutex<Vec<Announcements>>>;

fn listen(window: &mut Window) -> Told {
    let told = Told::default();
    let heard = Arc::clone(&told);
    Listener::listen(&window.harness.ctx, move |spoken: &Announcements| {
        heard.lock().expect("heard").push(spoken.clone());
    });
    window.harness.step();
    told
}

fn last(told: &Told) -> Announcements {
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
    let place = last(&told).news[0].place;
    for number in [8, 4, 6] {
        typist.number(number);
        let said = words(&last(&told).news);
        assert_eq!(said, typist.said(Live::Polite));
        assert_eq!(last(&told).news[0].place, place, "{said:?}");
        assert!(said[0].contains(&format!("The number is {number}. ")), "{said:?}");
        typist.press_with(Modifiers::COMMAND, Key::Z);
    }
}

#[test]
fn looking_around_takes_back_nothing_that_a_page_has_said() {
    let mut typist = Typist::before_the_card();
    typist.number(8);
    let told = listen(&mut typist.window);
    let said = words(&last(&told).news);
    for button in ["history", "table"] {
        typist.window.tap(button);
        typist.window.press(Key::Escape);
    }
    for heard in told.lock().expect("heard").iter() {
        assert_eq!(words(&heard.news), said);
    }
}

#[test]
fn what_the_keyboard_comes_to_is_told_by_its_name() {
    let mut typist = Typist::before_the_card();
    let told = listen(&mut typist.window);
    typist.tab_to("Table");
    assert_eq!(last(&told).focus, Some(FocusedElement::Control("Table".to_owned())));
}

#[test]
fn a_field_is_told_by_its_name_and_not_by_what_is_in_it() {
    let data_dir = temp_dir();
    let mut window = Window::open(data_dir.path(), LANDSCAPE);
    let told = listen(&mut window);
    window.tap("home-new-game");
    window.touch("Name of player 1");
    assert_eq!(last(&told).focus, Some(FocusedElement::Field("Name of player 1".to_owned())));
    window.harness.event(egui::Event::Text("Anna".to_owned()));
    window.harness.run();
    assert_eq!(last(&told).focus, Some(FocusedElement::Field("Name of player 1".to_owned())));
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
    let spoken = Announcements::of(&frame);
    assert_eq!(words(&spoken.news), ["first", "second"]);
    assert_eq!(words(&spoken.alerts), ["alert"]);
    assert_eq!(spoken.news[1].place, 6);
    assert_eq!(spoken.focus, None);
}
