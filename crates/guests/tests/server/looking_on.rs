//! Looking on: claims, polls, and how both end.

use std::time::{Duration, Instant};

use guests::{Limits, Presence};

use crate::client::{Client, TestServer, free_limits, lang, wait_until};

#[test]
fn who_has_the_code_sees_each_view_as_it_is_published() {
    let server = TestServer::open(free_limits());
    let secret = server.looker();
    assert_eq!(secret.len(), 32);
    let mut client = server.connect();
    client.polls(&secret, 0);
    for n in 1..=5 {
        assert_eq!(server.publish(), n);
        let answer = client.answer();
        assert_eq!((answer.status, answer.text()), (200, n.to_string().as_str()));
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        client.polls(&secret, n);
    }
}

#[test]
fn a_slow_reader_gets_the_newest() {
    let server = TestServer::open(free_limits());
    let secret = server.looker();
    let mut client = server.connect();
    client.polls(&secret, 0);
    server.publish();
    assert_eq!(client.answer().text(), "1");
    for _ in 0..7 {
        server.publish();
    }
    client.polls(&secret, 1);
    assert_eq!(client.answer().text(), "8");
}

#[test]
fn a_poll_that_is_held_for_long_ends_empty() {
    let held = Duration::from_millis(50);
    let server = TestServer::open(Limits { poll_held: held, ..free_limits() });
    let secret = server.looker();
    let n = server.publish();
    let mut client = server.connect();
    let began = Instant::now();
    client.polls(&secret, n);
    assert_eq!(client.answer().status, 204);
    assert!(began.elapsed() >= held);
}

#[test]
fn a_stranger_sees_nothing() {
    let server = TestServer::open(free_limits());
    server.publish();
    let mut client = server.connect();
    for secret in ["", "x", "0123456789abcdef0123456789abcdef"] {
        client.polls(secret, 0);
        assert_eq!(client.answer().status, 401, "{secret}");
    }
    assert_eq!(client.gets("/open?after=0&lang=en").status, 401);
}

#[test]
fn removing_all_answers_every_poll_at_once_and_turns_the_code_over() {
    let server = TestServer::open(free_limits());
    let code = server.guests.invitation().code();
    let secrets: Vec<String> = (0..20).map(|_| server.looker()).collect();
    let n = server.publish();
    let poll = |secret: &String| {
        let mut client = server.connect();
        client.polls(secret, n);
        client
    };
    let mut clients: Vec<Client> = secrets.iter().map(poll).collect();
    assert_eq!(server.guests.attendance().lookers.len(), 20);
    let began = Instant::now();
    server.guests.remove_all();
    for client in &mut clients {
        assert_eq!(client.answer().status, 401);
    }
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert!(server.guests.attendance().lookers.is_empty());
    assert_ne!(server.guests.invitation().code(), code);
    assert_eq!(server.connect().claims(&code.to_string(), "").status, 403);
}

#[test]
fn wrong_codes_turn_the_code_over_and_an_address_has_five_of_them_a_minute() {
    let limits = Limits { wrong_codes: 3, ..free_limits() };
    let server = TestServer::open(limits);
    let code = server.guests.invitation().code().to_string();
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let mut client = server.connect();
    let before = server.count();
    assert_eq!(client.claims(wrong, "").status, 403);
    assert_eq!(client.gets(&format!("/still?code={wrong}&lang=en")).status, 403);
    assert_eq!(server.guests.invitation().code().to_string(), code);
    assert_eq!(client.claims(wrong, "").status, 403);
    assert_ne!(server.guests.invitation().code().to_string(), code);
    wait_until("the window is told", || server.count() > before);
    assert_eq!(client.claims("x", "").status, 403);
    assert_eq!(client.claims("x", "").status, 403);
    assert_eq!(client.claims("x", "").status, 429);
    assert!(client.is_ended());
    let code = server.guests.invitation().code().to_string();
    assert_eq!(server.connect().claims(&code, "").status, 429);
    assert_eq!(server.connect().gets(&format!("/still?code={code}&lang=en")).status, 429);
}

#[test]
fn claims_are_told_with_their_names_and_leaving_as_well() {
    let server = TestServer::open(free_limits());
    let code = server.guests.invitation().code().to_string();
    let mut client = server.connect();
    let secret = client.claims(&code, " Lea ").json()["secret"].as_str().unwrap().to_owned();
    client.claims(&code, " \u{202e}");
    let lookers = server.guests.attendance().lookers;
    let names: Vec<Option<&str>> =
        lookers.iter().map(|one| one.name.as_ref().map(guests::GuestName::as_str)).collect();
    assert_eq!(names, [Some("Lea"), None]);
    let before = server.count();
    let bearer = format!("Authorization: Bearer {secret}\r\n");
    assert_eq!(client.posts("/leave", &bearer, "{}").status, 204);
    assert_eq!(client.posts("/leave", &bearer, "{}").status, 401);
    assert_eq!(server.count(), before + 1);
    assert_eq!(server.guests.attendance().lookers.len(), 1);
}

#[test]
fn what_is_no_claim_is_refused_and_counts_as_no_wrong_code() {
    let server = TestServer::open(free_limits());
    let code = server.guests.invitation().code().to_string();
    let mut client = server.connect();
    for body in [
        "",
        "{",
        "[]",
        "{}",
        r#"{"invite":482913}"#,
        r#"{"invite":"482913","seat":1}"#,
        &format!(r#"{{"invite":"{code}","name":"{}"}}"#, "x".repeat(25)),
    ] {
        assert_eq!(client.posts("/claim", "", body).status, 400, "{body}");
    }
    assert_eq!(client.posts("/claim", "", &format!(r#"{{"invite":"{code}"}}"#)).status, 200);
}

#[test]
fn the_21st_is_asked_to_come_later() {
    let server = TestServer::open(free_limits());
    for _ in 0..20 {
        server.looker();
    }
    let code = server.guests.invitation().code().to_string();
    assert_eq!(server.connect().claims(&code, "").status, 503);
}

#[test]
fn who_stops_asking_falls_asleep_and_wakes_with_one_poll() {
    let asleep_after = Duration::from_millis(100);
    let server = TestServer::open(Limits { asleep_after, ..free_limits() });
    let secret = server.looker();
    let n = server.publish();
    let presence = || server.guests.attendance().lookers[0].presence;
    wait_until("asleep", || presence() != Presence::Here);
    assert_eq!(server.guests.attendance().next_asleep, None);
    let before = server.count();
    let mut client = server.connect();
    client.polls(&secret, n - 1);
    assert_eq!(client.answer().status, 200);
    assert_eq!(server.count(), before + 1);
}

#[test]
fn a_page_without_a_script_is_what_the_program_published_in_its_language() {
    let server = TestServer::open(free_limits());
    let code = server.guests.invitation().code();
    let mut client = server.connect();
    assert_eq!(client.gets(&format!("/still?code={code}&lang=de")).status, 404);
    let mut next = server.guests.next_publication();
    next.still(lang("en"), b"<p>Turn 14".as_slice());
    next.still(lang("de"), b"<p>Zug 14".as_slice());
    server.guests.publish(next);
    let answer = client.gets(&format!("/still?code={code}&lang=de"));
    assert_eq!((answer.status, answer.text()), (200, "<p>Zug 14"));
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(client.gets(&format!("/still?code={code}&lang=fr")).text(), "<p>Turn 14");
}
