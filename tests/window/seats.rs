//! Seats on phones: let in by a touch, asked for what the table asks of them, and heard. They come
//! without a network, by the rules of the real desk.

use std::time::Duration;

use board::Resource::{Ore, Wool};
use egui::Vec2;
use game::{Deed, Following, Rules};
use guests::GuestSecret;
use guests::testing::FakePhone;
use serde_json::{Value, json};
use words::language::Language;

use crate::common::disks::Fault;
use crate::common::watched::middle;
use crate::common::{cards, temp_dir};
use crate::phones::{AtTable, Looker, home};
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, PORTRAIT, now};

/// A game in which the two other players have to discard.
pub fn two_discard() -> Played {
    let rules = Rules { following: Following::Private, ..Rules::default() };
    let mut game = Played::of(middle(3, rules));
    for nth in [1, 2] {
        game.has(nth, cards(&[(Ore, 5), (Wool, 4)]));
    }
    game.rolls(7);
    game
}

/// A window on this game, with phones switched on.
pub fn at_table(game: &Played, size: Vec2, language: Language) -> AtTable {
    let folder = temp_dir();
    game.save(folder.path(), now());
    let mut table = AtTable::over(folder, Some(home()), size, language);
    table.switch_on();
    table
}

/// A phone that has a seat, or asks for one.
pub struct SeatPhone {
    phone: FakePhone,
    secret: GuestSecret,
    pub seat: u8,
    sent: u32,
}

impl SeatPhone {
    /// Comes and asks for a seat.
    pub fn asks(table: &mut AtTable, seat: u8) -> Self {
        let Looker { phone, secret } = table.looks_on("phone");
        let phone = Self { phone, secret, seat, sent: 0 };
        assert_eq!(phone.posts("/sit", &json!({ "seat": seat })).0, 204);
        table.window.harness.run_steps(3);
        phone
    }

    /// The same phone at a window that was opened anew.
    pub fn again(self, table: &mut AtTable) -> Self {
        let Looker { phone, .. } = table.looks_on("phone");
        let again = Self { phone, ..self };
        again.sees();
        table.window.harness.run_steps(3);
        again
    }

    /// Comes, asks, and is let in.
    pub fn sits(table: &mut AtTable, seat: u8) -> Self {
        let phone = Self::asks(table, seat);
        table.window.touch_starting("Let in ");
        table.window.harness.run_steps(3);
        assert_eq!(phone.sees()["me"]["seats"], json!([seat]));
        phone
    }

    fn asked(&self, head: &str, body: &str) -> (u16, Value) {
        let request = format!(
            "{head} HTTP/1.1\r\nHost: 192.168.1.20:28471\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.secret,
            body.len(),
        );
        let answer = self.phone.sends(request.as_bytes()).expect("an answer");
        let answer = String::from_utf8(answer).expect("letters");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head[9..12].parse().expect("a status");
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn posts(&self, target: &str, body: &Value) -> (u16, Value) {
        self.asked(&format!("POST {target}"), &body.to_string())
    }

    pub fn sees(&self) -> Value {
        let (status, view) = self.asked("GET /seat?after=0&changes=0&lang=en", "");
        assert_eq!(status, 200, "{view}");
        view
    }

    /// What its seat alone sees.
    pub fn own(&self) -> Value {
        self.sees()["mine"][0].clone()
    }

    /// The only thing that is asked of it.
    #[track_caller]
    pub fn ask(&self) -> Value {
        let view = self.sees();
        let asks = view["mine"][0]["asks"].as_array().expect("asks").clone();
        assert_eq!(asks.len(), 1, "{view}");
        asks[0].clone()
    }

    /// Proposes something, and doesn't wait until the window has heard of it.
    pub fn sends(&mut self, what: &Value) -> Value {
        self.sent += 1;
        let body =
            json!({ "id": self.sent.to_string(), "seat": self.seat, "lang": "en", "do": what });
        assert_eq!(self.posts("/do", &body).0, 202, "it waits");
        body
    }

    /// Proposes something, and gets its answer once the window has heard of it.
    pub fn proposes(&mut self, table: &mut AtTable, what: &Value) -> (u16, Value) {
        let body = self.sends(what);
        table.window.harness.run_steps(6);
        self.posts("/do", &body)
    }
}

pub fn discards(ask: &Value) -> Value {
    json!({ "put": { "ask": ask["token"], "purpose": "discard", "cards": { "ore": 2, "wool": 2 } } })
}

#[test]
fn a_phone_is_let_in_by_one_touch_of_the_digits_that_it_shows_itself() {
    for (size, language, lets_in) in
        [(LANDSCAPE, Language::English, "Let in "), (PORTRAIT, Language::German, "Einlassen")]
    {
        let mut table = at_table(&two_discard(), size, language);
        let phone = SeatPhone::asks(&mut table, 1);
        let view = phone.sees();
        let digits = view["me"]["wish"]["digits"].as_str().expect("digits").to_owned();
        assert!(table.window.says(&digits), "{:?}", table.window.names());
        // On the page of the turn as well: nobody has to look for it.
        table.window.press(egui::Key::Escape);
        table.window.press(egui::Key::Escape);
        assert!(table.window.says(&digits), "{:?}", table.window.names());
        let names = table.window.names();
        let button = names.iter().find(|name| {
            name.contains(lets_in.trim()) && name.contains(&digits)
                || name.contains("einlassen, mit")
        });
        table.window.touch(&button.expect("a button").clone());
        table.window.harness.run_steps(3);
        let view = phone.sees();
        assert_eq!((&view["me"]["seats"], &view["me"]["wish"]), (&json!([1]), &Value::Null));
    }
}

#[test]
fn a_7_is_discarded_on_phones_and_nobody_touches_the_main_device() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let mut phones = [1, 2].map(|seat| SeatPhone::sits(&mut table, seat));
    for phone in &mut phones {
        let ask = phone.ask();
        let wanted = &ask["cards"];
        assert_eq!((&wanted["count"], &wanted["purpose"]), (&json!(4), &json!("discard")));
        let (status, body) = phone.proposes(&mut table, &discards(&ask));
        assert_eq!(status, 200, "{body}");
        let view = phone.sees();
        assert_eq!(view["mine"][0]["asks"], json!([]));
        let hand = view["mine"][0]["hand"]["cards"].to_string();
        assert!(hand.contains("3 ore") && hand.contains("2 wool"), "{hand}");
    }
    let asked = phones[0].sees()["open"]["asked"].to_string();
    assert!(asked.contains("robber"), "the game goes on: {asked}");
}

#[test]
fn what_comes_late_does_nothing_and_says_what_happened() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 1);
    let ask = phone.ask();
    let others = json!({ "put": { "ask": "0-7", "purpose": "discard", "cards": { "ore": 4 } } });
    for (what, status) in [
        (others, 409),
        (
            json!({ "put": { "ask": ask["token"], "purpose": "discard", "cards": { "ore": 3 } } }),
            409,
        ),
        (json!({ "put": { "ask": ask["token"], "purpose": "gold", "cards": { "ore": 4 } } }), 409),
        (json!({ "choose": { "ask": ask["token"], "key": "no" } }), 409),
        (json!({ "steal": {} }), 400),
        (
            json!({ "put": { "ask": ask["token"], "purpose": "discard", "cards": { "ore": 4 }, "more": 1 } }),
            400,
        ),
    ] {
        let (given, body) = phone.proposes(&mut table, &what);
        assert_eq!(given, status, "{what}: {body}");
        assert!(body["say"].as_str().is_some_and(|say| !say.is_empty()), "{body}");
    }
    assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
    assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 409, "once");
}

#[test]
fn the_table_takes_back_what_a_phone_did_and_it_is_asked_again() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 2);
    let ask = phone.ask();
    assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
    table.window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
    table.window.harness.run_steps(4);
    assert_eq!(phone.ask()["token"], ask["token"]);
    assert_eq!(phone.proposes(&mut table, &discards(&ask)).0, 200);
}

#[test]
fn a_phone_that_is_taken_off_its_seat_sees_nothing_of_it_and_does_nothing() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 1);
    let ask = phone.ask();
    table.window.walk("table table-phones");
    table.window.touch_starting("Take ");
    table.window.harness.run_steps(3);
    let view = phone.sees();
    assert_eq!((&view["me"]["seats"], &view["mine"]), (&json!([]), &json!([])));
    phone.sent += 1;
    let body = json!({ "id": "x", "seat": 1, "lang": "en", "do": discards(&ask) });
    assert_eq!(phone.posts("/do", &body).0, 403);
}

#[test]
fn what_waits_for_a_slow_disk_is_nothing_once_its_phone_has_lost_the_seat() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let [mut blue, mut white] = [1, 2].map(|seat| SeatPhone::sits(&mut table, seat));
    let asked = [blue.ask(), white.ask()];
    table.disk.set(Fault::Late(600));
    let mut posts = |phone: &mut SeatPhone, ask: &Value| {
        let body = phone.sends(&discards(ask));
        table.window.harness.run_steps(3);
        body
    };
    let bodies = [posts(&mut blue, &asked[0]), posts(&mut white, &asked[1])];
    let names = table.window.names();
    let take = names.iter().find(|name| name.starts_with("Take ") && name.contains("white"));
    table.window.touch(&take.unwrap_or_else(|| panic!("{names:?}")).clone());
    assert_eq!(blue.posts("/do", &bodies[0]).0, 202, "it is still being written");
    table.disk.set(Fault::None);
    let mut times = 0;
    while blue.posts("/do", &bodies[0]).0 == 202 {
        table.window.harness.run_steps(3);
        times += 1;
        assert!(times < 2_000, "it is never written");
    }
    table.window.harness.run_steps(6);
    assert_eq!(blue.posts("/do", &bodies[0]).0, 200);
    assert_eq!(white.posts("/do", &bodies[1]).0, 403);
    let open: Vec<usize> =
        table.window.state().open_tasks().iter().map(|task| task.player().index()).collect();
    assert_eq!(open.first(), Some(&2), "white still has to discard: {open:?}");
}

#[test]
fn what_the_table_does_while_a_disk_is_full_is_no_phone_s_to_take_back() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let mut blue = SeatPhone::sits(&mut table, 1);
    table.window.press(egui::Key::Escape);
    table.window.press(egui::Key::Escape);
    let ask = blue.ask();
    table.disk.set(Fault::Full(0));
    assert_eq!(blue.proposes(&mut table, &discards(&ask)).0, 202, "it isn't on disk");
    let names = table.window.names();
    let white = names.iter().find(|name| name.starts_with("white has discarded 4"));
    table.window.touch(&white.unwrap_or_else(|| panic!("{names:?}")).clone());
    table.disk.set(Fault::None);
    table.system.pass(Duration::from_secs(3));
    table.window.harness.run_steps(6);
    assert!(table.window.state().open_tasks().iter().all(|task| task.player().index() == 0));
    assert_eq!(blue.own()["take_back"], Value::Null, "the last act was the table's");
    table.window.press_with(egui::Modifiers::COMMAND, egui::Key::Z);
    table.window.harness.run_steps(4);
    assert_ne!(blue.own()["take_back"], Value::Null, "now it is theirs again");
}

#[test]
fn four_have_their_seats_with_four_touches_at_the_main_device() {
    let folder = temp_dir();
    Played::of(middle(4, Rules::default())).save(folder.path(), now());
    let mut table = AtTable::over(folder, Some(home()), LANDSCAPE, Language::English);
    table.window.tap("home-resume");
    table.window.touches = 0;
    table.window.walk("table table-phones phones-switch");
    let phones = [0, 1, 2, 3].map(|seat| SeatPhone::asks(&mut table, seat));
    table.window.tap("phones-let-all-in");
    table.window.harness.run_steps(3);
    for phone in phones {
        assert_eq!(phone.sees()["me"]["seats"], json!([phone.seat]));
    }
    assert_eq!(table.window.touches, 4);
}

#[test]
fn all_are_let_in_but_those_who_ask_for_the_same_seat() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let phones = [1, 1, 2].map(|seat| SeatPhone::asks(&mut table, seat));
    table.window.tap("phones-let-all-in");
    table.window.harness.run_steps(3);
    let seats = phones.each_ref().map(|phone| phone.sees()["me"]["seats"].clone());
    assert_eq!(seats, [json!([]), json!([]), json!([2])]);
}

#[test]
fn the_main_device_can_do_it_all_while_phones_are_there() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 1);
    let ask = phone.ask();
    table.window.press(egui::Key::Escape);
    table.window.press(egui::Key::Escape);
    let discarded = Deed::Discard { player: two_discard().seat(1), cards: None };
    let names = table.window.names();
    let button =
        names.iter().find(|name| name.contains("has discarded") || name.contains("discards 4"));
    table.window.touch(&button.unwrap_or_else(|| panic!("{discarded:?}: {names:?}")).clone());
    table.window.harness.run_steps(4);
    assert_eq!(phone.sees()["mine"][0]["asks"], json!([]));
    let (status, body) = phone.proposes(&mut table, &discards(&ask));
    assert_eq!(status, 409);
    assert!(body["say"].to_string().contains("settled in the meantime"), "{body}");
}

#[test]
fn phones_are_back_on_their_seats_after_a_restart_without_a_touch() {
    let game = two_discard();
    let folder = temp_dir();
    game.save(folder.path(), now());
    let mut table = AtTable::over(folder, Some(home()), LANDSCAPE, Language::English);
    table.switch_on();
    let phone = SeatPhone::sits(&mut table, 2);
    let folder = table.closed();
    let mut table = AtTable::over(folder, Some(home()), LANDSCAPE, Language::English);
    table.switch_on();
    let phone = phone.again(&mut table);
    let view = phone.sees();
    assert_eq!(view["me"]["seats"], json!([2]), "{view}");
    assert_eq!(phone.ask()["cards"]["count"], json!(4));
}
