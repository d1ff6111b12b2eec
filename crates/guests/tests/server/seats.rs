//! Seats on phones: sitting down, what a seat alone sees, and what it proposes.

use std::sync::Arc;
use std::time::Duration;

use guests::{Limits, ProposalAnswer, SeatNumber, Verdict};

use crate::client::{TestServer, free_limits, lang, wait_until};

fn seat(number: u8) -> SeatNumber {
    SeatNumber::try_from(number).expect("a seat")
}

fn done(json: &str) -> ProposalAnswer {
    ProposalAnswer { verdict: Verdict::Done, json: Arc::from(json.as_bytes()) }
}

/// Asks for a seat, is let in, and returns the secret.
fn sits(server: &TestServer, number: u8) -> String {
    let secret = server.looker();
    let json = format!(r#"{{"seat":{number}}}"#);
    assert_eq!(server.connect().posts_as(&secret, "/sit", &json).status, 204);
    let request = server.guests.attendance().requests[0];
    assert_eq!(request.seat, seat(number));
    assert!(server.guests.seats(request.guest));
    secret
}

#[test]
fn who_asks_for_a_seat_waits_with_two_digits_until_somebody_lets_them_in() {
    let server = TestServer::open(free_limits());
    let secret = server.looker();
    let before = server.count();
    assert_eq!(server.connect().posts_as(&secret, "/sit", r#"{"seat":2}"#).status, 204);
    assert!(server.count() > before, "the window learns of it");
    let mut client = server.connect();
    client.polls_seat(&secret, 0, 0);
    let told = client.answer().json();
    let request = server.guests.attendance().requests[0];
    let wish = serde_json::json!({ "seat": 2, "digits": request.digits.to_string() });
    assert_eq!((&told["me"]["wish"], &told["open"]), (&wish, &serde_json::Value::Null));
    client.polls_seat(&secret, 0, told["me"]["changes"].as_u64().expect("a number"));
    assert!(server.guests.seats(request.guest));
    let told = client.answer().json();
    assert_eq!(told["me"]["seats"], serde_json::json!([2]));
    let attendance = server.guests.attendance();
    assert_eq!((attendance.seated.len(), attendance.lookers.len()), (1, 0));
    assert!(attendance.requests.is_empty());
}

#[test]
fn a_seat_sees_what_all_see_and_its_own_alone() {
    let server = TestServer::open(free_limits());
    let secrets = [0, 1].map(|number| sits(&server, number));
    let mut next = server.guests.next_publication();
    let n = next.n();
    next.view(lang("en"), *br#""open""#);
    for number in 0..3 {
        next.seat_view(seat(number), lang("en"), format!(r#""mine {number}""#).into_bytes());
    }
    server.guests.publish(next);
    for (number, secret) in secrets.iter().enumerate() {
        let mut client = server.connect();
        client.polls_seat(secret, 0, 0);
        let answer = client.answer();
        let told = answer.json();
        let mine = serde_json::json!([format!("mine {number}")]);
        assert_eq!((&told["open"], &told["mine"]), (&"open".into(), &mine));
        assert_eq!(answer.text().matches("mine ").count(), 1, "{}", answer.text());
        client.polls(secret, 0);
        assert_eq!(client.answer().text(), r#""open""#);
        client.polls_seat(secret, n, told["me"]["changes"].as_u64().expect("a number"));
        server.guests.frees(seat(u8::try_from(number).expect("small")));
        let told = client.answer().json();
        assert_eq!((&told["me"]["seats"], &told["mine"]), (&[0; 0].into(), &[0; 0].into()));
    }
}

#[test]
fn a_proposal_is_held_until_it_is_judged_and_a_repeat_gets_the_first_answer() {
    let server = TestServer::open(free_limits());
    let secret = sits(&server, 3);
    let body = r#"{"id":"a-1","seat":3,"choose":"x"}"#;
    let before = server.count();
    let (status, text) = std::thread::scope(|scope| {
        let asks = scope.spawn(|| {
            let answer = server.connect().posts_as(&secret, "/do", body);
            (answer.status, answer.text().to_owned())
        });
        let mut came = Vec::new();
        wait_until("it came", || {
            came.extend(server.guests.proposals());
            !came.is_empty()
        });
        assert!(server.count() > before, "the window is woken");
        assert_eq!((came[0].seat, &*came[0].body), (seat(3), body.as_bytes()));
        server.guests.answers(came[0].guest, &came[0].id, done(r#"{"say":"done"}"#));
        asks.join().expect("an answer")
    });
    assert_eq!((status, text.as_str()), (200, r#"{"say":"done"}"#));
    let again = server.connect().posts_as(&secret, "/do", body);
    assert_eq!((again.status, again.text()), (200, r#"{"say":"done"}"#));
    assert!(server.guests.proposals().is_empty(), "it was judged once");
}

#[test]
fn one_that_is_not_judged_in_time_is_asked_for_again_by_its_name() {
    let held = Duration::from_millis(30);
    let server = TestServer::open(Limits { proposal_held: held, ..free_limits() });
    let secret = sits(&server, 0);
    let body = r#"{"id":"a","seat":0}"#;
    let mut client = server.connect();
    assert_eq!(client.posts_as(&secret, "/do", body).status, 202);
    let proposal = server.guests.proposals().remove(0);
    let refused = ProposalAnswer { verdict: Verdict::Refused, json: Arc::from(*b"{}") };
    server.guests.answers(proposal.guest, &proposal.id, refused);
    assert_eq!(client.posts_as(&secret, "/do", body).status, 409);
    for id in ["b", "c", "d", "e"] {
        let body = format!(r#"{{"id":"{id}","seat":0}}"#);
        assert_eq!(client.posts_as(&secret, "/do", &body).status, 202);
    }
    assert_eq!(client.posts_as(&secret, "/do", r#"{"id":"f","seat":0}"#).status, 503);
}

#[test]
fn nobody_proposes_for_a_seat_that_they_have_not() {
    let server = TestServer::open(free_limits());
    let (seated, looker) = (sits(&server, 0), server.looker());
    let mut client = server.connect();
    for (secret, body, status) in [
        (seated.as_str(), r#"{"id":"a","seat":1}"#, 403),
        (looker.as_str(), r#"{"id":"a","seat":0}"#, 403),
        ("0123456789abcdef0123456789abcdef", r#"{"id":"a","seat":0}"#, 401),
        ("", r#"{"id":"a","seat":0}"#, 401),
        (seated.as_str(), r#"{"id":"a","seat":6}"#, 400),
        (seated.as_str(), r#"{"id":"A","seat":0}"#, 400),
        (seated.as_str(), r#"{"seat":0}"#, 400),
        (seated.as_str(), "[]", 400),
    ] {
        assert_eq!(client.posts_as(secret, "/do", body).status, status, "{body}");
    }
    for (secret, body, status) in [
        (looker.as_str(), r#"{"seat":6}"#, 400),
        (looker.as_str(), r#"{"seat":0,"more":1}"#, 400),
        ("0123456789abcdef0123456789abcdef", r#"{"seat":0}"#, 401),
    ] {
        assert_eq!(client.posts_as(secret, "/sit", body).status, status, "{body}");
    }
    assert!(server.guests.proposals().is_empty());
    // Voided by a new phone, or at the main device.
    assert!(server.guests.frees(seat(0)));
    assert_eq!(client.posts_as(&seated, "/do", r#"{"id":"a","seat":0}"#).status, 403);
}

#[test]
fn phones_are_back_without_asking_in_the_next_run() {
    let first = TestServer::open(free_limits());
    let (secret, looker) = (sits(&first, 4), first.looker());
    let kept = first.guests.kept();
    let next = TestServer::open(free_limits());
    next.guests.keeps(&kept);
    let mut client = next.connect();
    client.polls_seat(&secret, 417, 9);
    assert_eq!(client.answer().json()["me"]["seats"], serde_json::json!([4]));
    client.polls(&looker, 0);
    assert_eq!(client.answer().status, 401, "who looked on scans again");
}

#[test]
fn a_proposal_that_waits_as_the_game_is_left_learns_of_it() {
    let server = TestServer::open(free_limits());
    let secret = sits(&server, 0);
    let status = std::thread::scope(|scope| {
        let asks = scope
            .spawn(|| server.connect().posts_as(&secret, "/do", r#"{"id":"a","seat":0}"#).status);
        wait_until("it came", || !server.guests.proposals().is_empty());
        server.guests.close();
        asks.join().expect("an answer")
    });
    assert_eq!(status, 410);
}
