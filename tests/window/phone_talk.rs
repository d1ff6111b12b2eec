//! Talk by phone: offers, *Wait!*, and votes that are opened together; and phones that vanish in the middle of
//! it, with the game going on at the main device.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::{Hidden, LeapYear, NewYear, Selection};
use egui::Key;
use game::{Cards, Following, Rules, Task};
use serde_json::{Value, json};
use words::language::Language;

use crate::common::watched::middle;
use crate::common::{cards, temp_dir};
use crate::phones::{AtTable, home};
use crate::seats::{SeatPhone, at_table, discards, two_discard};
use crate::tools::played::Played;
use crate::tools::saved;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, now};

/// A game in which the first player trades, and everybody has something.
fn trading(players: usize) -> Played {
    let rules = Rules { following: Following::Private, ..Rules::default() };
    let mut game = Played::of(middle(players, rules));
    game.has(0, cards(&[(Brick, 3), (Lumber, 2)]));
    game.has(1, cards(&[(Wool, 2), (Ore, 1)]));
    game.has(2, cards(&[(Grain, 2), (Ore, 1)]));
    if players > 3 {
        game.has(3, cards(&[(Ore, 1)]));
    }
    game.rolls(12);
    game
}

fn offers(give: &Value, get: &Value) -> Value {
    json!({ "say": { "offer": { "give": give, "get": get } } })
}

fn replies(offer: &Value, says: &str) -> Value {
    json!({ "say": { "reply": { "offer": offer["id"], "says": says } } })
}

fn takes(offer: &Value, nth: usize) -> Value {
    json!({ "take": { "offer": offer["id"], "key": offer["said"][nth]["key"] } })
}

fn offer(phone: &SeatPhone) -> Value {
    phone.own()["talk"]["offers"][0].clone()
}

fn home_again(table: &mut AtTable) {
    table.window.press(Key::Escape);
    table.window.press(Key::Escape);
}

fn hand(table: &AtTable, seat: usize) -> Cards {
    let state = table.window.state();
    let seat = state.players().seat(seat).expect("a seat");
    state.own_cards(game::Viewer::Seat(seat), seat).expect("private").known
}

#[test]
fn an_offer_to_all_is_answered_on_phones_and_one_answer_is_taken() {
    for (size, language) in [(LANDSCAPE, Language::English), (PORTRAIT, Language::German)] {
        let mut table = at_table(&trading(4), size, Language::English);
        let [mut anna, mut ben, mut clara] =
            [0, 1, 2].map(|seat| SeatPhone::sits(&mut table, seat));
        let form = anna.own()["talk"]["form"].clone();
        assert_eq!(form["others"].as_array().map(Vec::len), Some(3), "{language:?}: {form}");
        assert_eq!(ben.own()["talk"]["form"], Value::Null, "only whoever is on turn");
        let made = offers(&json!({ "brick": 1 }), &json!({ "ore": 1 }));
        assert_eq!(anna.proposes(&mut table, &made).0, 200);
        let seen = offer(&ben);
        assert!(
            seen["words"].as_str().is_some_and(|it| it.contains("1 brick for 1 ore")),
            "{seen}"
        );
        let words: Vec<&str> = seen["replies"]
            .as_array()
            .expect("replies")
            .iter()
            .map(|it| it["words"].as_str().expect("words"))
            .collect();
        assert_eq!(words, ["Yes", "No", "For 2 brick?"]);
        // Whoever has no phone says it aloud.
        let silent = offer(&anna);
        assert_eq!(silent["said"][0]["words"], "Agreed aloud: trade", "{silent}");
        assert_eq!(ben.proposes(&mut table, &replies(&seen, "yes")).0, 200);
        assert_eq!(clara.proposes(&mut table, &replies(&seen, "more")).0, 200);
        let own = offer(&anna);
        let said: Vec<&Value> =
            own["said"].as_array().expect("answers").iter().map(|it| &it["words"]).collect();
        assert_eq!(said, ["Yes: trade", "For 2 brick: trade", "Agreed aloud: trade"]);
        assert_eq!(anna.proposes(&mut table, &takes(&own, 1)).0, 200, "for two");
        assert_eq!(anna.own()["talk"]["offers"], json!([]), "it is over");
        assert_eq!(anna.proposes(&mut table, &takes(&own, 1)).0, 409, "once");
        let (given, got) = (hand(&table, 0), hand(&table, 2));
        assert_eq!((given.get(Brick), given.get(Ore), got.get(Brick)), (1, 1, 2));
    }
}

#[test]
fn terms_that_changed_under_a_finger_and_offers_that_are_over_make_no_trade() {
    let mut table = at_table(&trading(3), LANDSCAPE, Language::English);
    let [mut anna, mut ben] = [0, 1].map(|seat| SeatPhone::sits(&mut table, seat));
    let made = offers(&json!({ "brick": 1 }), &json!({ "ore": 1 }));
    assert_eq!(anna.proposes(&mut table, &made).0, 200);
    let seen = offer(&ben);
    assert_eq!(ben.proposes(&mut table, &replies(&seen, "yes")).0, 200);
    let agreed = takes(&offer(&anna), 0);
    assert_eq!(ben.proposes(&mut table, &replies(&seen, "more")).0, 200);
    let (status, body) = anna.proposes(&mut table, &agreed);
    assert_eq!(status, 409, "{body}");
    assert!(
        body["say"].as_str().is_some_and(|say| say.starts_with("They say something else")),
        "{body}"
    );
    assert_eq!(ben.proposes(&mut table, &replies(&seen, "no")).0, 200);
    assert_eq!(offer(&anna)["said"][0]["key"], Value::Null);
    let withdraws = json!({ "say": { "withdraw": { "offer": seen["id"] } } });
    assert_eq!(ben.proposes(&mut table, &withdraws).0, 409, "it isn't theirs");
    assert_eq!(anna.proposes(&mut table, &withdraws).0, 200);
    let (status, body) = ben.proposes(&mut table, &replies(&seen, "yes"));
    assert!(
        status == 409
            && body["say"].as_str().is_some_and(|say| say.starts_with("That offer is over"))
    );
    // What nobody can have, nothing for something, and the same for the same.
    for (give, get) in [
        (json!({ "ore": 1 }), json!({ "wool": 1 })),
        (json!({ "brick": 1 }), json!({})),
        (json!({ "brick": 1 }), json!({ "brick": 1 })),
    ] {
        assert_eq!(anna.proposes(&mut table, &offers(&give, &get)).0, 409);
    }
    // An offer ends with its turn.
    assert_eq!(anna.proposes(&mut table, &made).0, 200);
    home_again(&mut table);
    table.window.touch_starting("Done");
    table.window.harness.run_steps(3);
    assert_eq!(ben.own()["talk"]["offers"], json!([]));
}

#[test]
fn wait_holds_the_end_of_the_turn_until_it_is_taken_back_or_the_table_goes_on() {
    let mut table = at_table(&trading(3), LANDSCAPE, Language::English);
    let mut ben = SeatPhone::sits(&mut table, 1);
    home_again(&mut table);
    assert_eq!(ben.own()["talk"]["wait"], "Wait!");
    let waits = json!({ "say": "wait" });
    assert_eq!(ben.proposes(&mut table, &waits).0, 200);
    let asks = format!(
        "{} asks you to wait",
        table
            .window
            .state()
            .players()
            .get(table.window.state().players().seat(1).expect("a seat"))
            .expect("a player")
            .name
    );
    assert!(table.window.says(&asks), "{:?}", table.window.names());
    let turn = table.window.state().turn();
    table.window.touch(&format!("{asks}. Go on all the same."));
    assert_eq!(table.window.state().turn(), turn, "one touch goes on, and ends nothing");
    assert!(!table.window.says(&asks), "{:?}", table.window.names());
    assert_eq!(ben.proposes(&mut table, &waits).0, 200);
    assert_eq!(ben.own()["talk"]["waits"], json!(true));
    assert_eq!(ben.proposes(&mut table, &waits).0, 200, "no need any more");
    assert!(!table.window.says(&asks));
    table.window.touch_starting("Done");
    assert_eq!(table.window.state().turn(), turn + 1);
    table.window.harness.run_steps(3);
    assert_eq!(ben.own()["talk"]["wait"], "", "it is their own turn");
}

/// A game of three that votes on New Year, saved to be opened.
fn voting(language: Language) -> AtTable {
    let selection = Selection {
        new_year: NewYear::On {
            hidden: Hidden::try_from(5).expect("a number"),
            leap_year: LeapYear::With,
        },
        ..Selection::default()
    };
    let rules =
        Rules { following: Following::Private, cards: selection, target: 30, ..Rules::default() };
    let folder = temp_dir();
    let names = &LONG_NAMES[..3];
    let time = (now(), chrono::TimeDelta::zero());
    let votes = |state: &game::State| {
        state.open_tasks().len() == 3 && matches!(state.open_tasks()[0], Task::Vote { .. })
    };
    saved::play(folder.path(), (names, rules), (10, 3), time, votes);
    let mut table = AtTable::over(folder, Some(home()), LANDSCAPE, language);
    table.switch_on();
    table
}

fn vote(phone: &SeatPhone, nth: usize) -> Value {
    let ask = phone.ask();
    json!({ "choose": { "ask": ask["token"], "key": ask["one_of"][nth]["key"] } })
}

#[test]
fn votes_are_opened_together_once_all_are_in_and_nobody_sees_one_before() {
    let mut table = voting(Language::English);
    let mut phones = [0, 1, 2].map(|seat| SeatPhone::sits(&mut table, seat));
    home_again(&mut table);
    let acts = table.window.game().count();
    let before = phones[2].own();
    let first = vote(&phones[0], 0);
    assert_eq!(phones[0].proposes(&mut table, &first).0, 200);
    assert!(phones[0].ask()["note"].as_str().is_some_and(|note| note.starts_with("Your vote: ")));
    assert!(table.window.says("1 of 3 have voted by phone"), "{:?}", table.window.names());
    // Which one it was, no other phone can tell.
    let seen = [phones[2].own(), {
        let other = vote(&phones[0], 1);
        assert_eq!(phones[0].proposes(&mut table, &other).0, 200, "they may think again");
        phones[2].own()
    }];
    assert_eq!(seen[0], seen[1]);
    assert_ne!(seen[0]["talk"]["voted"], before["talk"]["voted"]);
    assert_eq!(table.window.game().count(), acts, "nothing is opened yet");
    for nth in [1, 2] {
        let ballot = vote(&phones[nth], 0);
        assert_eq!(phones[nth].proposes(&mut table, &ballot).0, 200);
    }
    table.window.harness.run_steps(6);
    assert!(!table.window.state().is_voting(), "all are opened");
}

#[test]
fn a_vote_at_the_main_device_counts_and_opens_the_others() {
    let mut table = voting(Language::English);
    let mut phones = [0, 1].map(|seat| SeatPhone::sits(&mut table, seat));
    home_again(&mut table);
    for phone in &mut phones {
        let ballot = vote(phone, 0);
        assert_eq!(phone.proposes(&mut table, &ballot).0, 200);
    }
    assert!(table.window.state().is_voting());
    let name = LONG_NAMES[2];
    let button =
        table.window.names().into_iter().find(|it| it.starts_with(name) && it.contains("votes"));
    let button = button.unwrap_or_else(|| panic!("{:?}", table.window.names()));
    table.window.touch(&button);
    table.window.harness.run_steps(6);
    assert!(!table.window.state().is_voting());
}

/// Phones that vanish: they answer nothing any more.
#[test]
fn the_game_goes_on_within_two_touches_wherever_a_phone_vanishes() {
    // At a discard: before anything, and after one of two.
    for answered in [0, 1] {
        let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
        let mut phones: Vec<SeatPhone> =
            [1, 2].into_iter().map(|seat| SeatPhone::sits(&mut table, seat)).collect();
        for phone in phones.iter_mut().take(answered) {
            let ask = phone.ask();
            assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
        }
        drop(phones);
        home_again(&mut table);
        table.window.touches = 0;
        while table
            .window
            .state()
            .open_tasks()
            .iter()
            .any(|task| matches!(task, Task::Discard { .. }))
        {
            let names = table.window.names();
            let button = names.iter().find(|it| it.ends_with("without saying which"));
            table.window.touch(&button.unwrap_or_else(|| panic!("{names:?}")).clone());
            assert!(table.window.touches <= 2, "{names:?}");
        }
    }
    // At a discard that was sent, and that nobody has judged yet.
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let [mut blue, white] = [1, 2].map(|seat| SeatPhone::sits(&mut table, seat));
    let ask = blue.ask();
    blue.sends(&discards(&ask));
    drop((blue, white));
    home_again(&mut table);
    table.window.touches = 0;
    let open = |table: &AtTable| {
        let tasks = table.window.state().open_tasks().to_vec();
        tasks.into_iter().filter(|task| matches!(task, Task::Discard { .. })).count()
    };
    assert_eq!(open(&table), 1, "it counts");
    let names = table.window.names();
    let button = names.iter().find(|it| it.ends_with("without saying which"));
    table.window.touch(&button.unwrap_or_else(|| panic!("{names:?}")).clone());
    assert_eq!((open(&table), table.window.touches), (0, 1));
    // At an offer: made, and answered, by phones that are gone then.
    for answered in [false, true] {
        let mut table = at_table(&trading(3), LANDSCAPE, Language::English);
        let [mut anna, mut ben] = [0, 1].map(|seat| SeatPhone::sits(&mut table, seat));
        assert_eq!(
            anna.proposes(&mut table, &offers(&json!({ "brick": 1 }), &json!({ "ore": 1 }))).0,
            200
        );
        if answered {
            let seen = offer(&ben);
            assert_eq!(ben.proposes(&mut table, &replies(&seen, "yes")).0, 200);
            assert_eq!(ben.proposes(&mut table, &json!({ "say": "wait" })).0, 200);
        }
        drop((anna, ben));
        home_again(&mut table);
        let turn = table.window.state().turn();
        table.window.touches = 0;
        while table.window.state().turn() == turn {
            let names = table.window.names();
            let button = names
                .iter()
                .find(|it| it.starts_with("Done") || it.ends_with("Go on all the same."));
            table.window.touch(&button.unwrap_or_else(|| panic!("{names:?}")).clone());
            assert!(table.window.touches <= 2, "{:?}", table.window.names());
        }
    }
    // At a vote: with one vote in, the others go on without it.
    let mut table = voting(Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    let ballot = vote(&phone, 0);
    assert_eq!(phone.proposes(&mut table, &ballot).0, 200);
    drop(phone);
    home_again(&mut table);
    table.window.touches = 0;
    table.window.tap("vote-nobody");
    table.window.harness.run_steps(6);
    assert!(!table.window.state().is_voting() && table.window.touches <= 2);
}
