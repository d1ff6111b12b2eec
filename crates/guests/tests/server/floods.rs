//! Silent, slow, greedy, and too many.

use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use guests::Limits;

use crate::client::{Client, PATIENCE, TestServer, free_limits, lang, wait_until};

const SOON: Duration = Duration::from_millis(100);

#[test]
fn a_silent_connection_is_closed() {
    let server = TestServer::open(Limits { head_within: SOON, ..free_limits() });
    let began = Instant::now();
    assert!(server.connect().is_ended());
    assert!(began.elapsed() >= SOON);
}

#[test]
fn a_head_and_a_body_that_come_byte_by_byte_are_cut_off_in_time() {
    let limits = Limits { head_within: SOON, body_within: SOON, ..free_limits() };
    let server = TestServer::open(limits);
    let head = "POST /claim HTTP/1.1\r\nHost: x\r\n";
    let post = format!(
        "POST /claim HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n",
        server.at()
    );
    for (at_once, slowly) in [("", head), (post.as_str(), &"x".repeat(100))] {
        let mut client = server.connect();
        client.sends(at_once);
        let began = Instant::now();
        for byte in slowly.as_bytes() {
            if !client.sends([*byte]) || began.elapsed() > 20 * SOON {
                break;
            }
            thread::sleep(SOON / 5);
        }
        assert!(began.elapsed() < 20 * SOON, "cut off while it sent");
        // Bytes that came too late for anybody to read may cost the answer.
        assert!(client.try_answer().is_none_or(|answer| answer.status == 408));
    }
}

#[test]
fn a_tls_hello_is_closed_at_once_without_a_word() {
    let server = TestServer::open(free_limits());
    let mut client = server.connect();
    let began = Instant::now();
    client.sends([0x16, 3, 1, 2, 0, 1, 0, 1]);
    assert!(client.is_ended());
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}

#[test]
fn a_head_that_is_too_large_is_closed_at_once() {
    let server = TestServer::open(free_limits());
    let mut client = server.connect();
    let began = Instant::now();
    client.sends(format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(9_000)));
    assert!(client.try_answer().is_none_or(|answer| answer.status == 431));
    assert!(client.is_ended());
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}

/// Counts how many of so many connections are answered.
fn answered(server: &TestServer, count: usize) -> (usize, Vec<Client>) {
    let mut clients: Vec<Client> = (0..count).map(|_| server.connect()).collect();
    for client in &mut clients {
        client.sends(format!("GET /p.css HTTP/1.1\r\nHost: {}\r\n\r\n", server.at()));
    }
    clients.retain_mut(|client| client.try_answer().is_some());
    (clients.len(), clients)
}

#[test]
fn the_65th_connection_is_refused_until_one_ends() {
    let server = TestServer::open(free_limits());
    let (count, mut clients) = answered(&server, 65);
    assert_eq!(count, 64);
    clients.pop();
    wait_until("there is room again", || answered(&server, 1).0 == 1);
}

#[test]
fn the_9th_connection_of_an_address_is_refused() {
    let limits = Limits { connections_per_address: 8, ..free_limits() };
    let server = TestServer::open(limits);
    assert_eq!(answered(&server, 9).0, 8);
}

#[test]
fn the_21st_request_within_a_second_is_refused() {
    let server = TestServer::open(Limits { requests_a_second: 20, ..free_limits() });
    let mut client = server.connect();
    let began = Instant::now();
    let answers: Vec<u16> = (0..21).map(|_| client.gets("/p.css").status).collect();
    if began.elapsed() < Duration::from_secs(1) {
        assert_eq!(answers.iter().position(|status| *status == 429), Some(20));
        assert!(client.is_ended());
    }
}

#[test]
fn the_27th_poll_is_asked_to_come_later() {
    let server = TestServer::open(free_limits());
    let secret = server.looker();
    let n = server.publish();
    let (tells, told) = mpsc::channel();
    for _ in 0..27 {
        let mut client = server.connect();
        client.polls(&secret, n);
        let tells = tells.clone();
        thread::spawn(move || tells.send(client.answer().status));
    }
    assert_eq!(told.recv_timeout(PATIENCE), Ok(503));
    server.publish();
    for _ in 0..26 {
        assert_eq!(told.recv_timeout(PATIENCE), Ok(200));
    }
}

#[test]
fn pages_that_let_go_of_their_polls_make_room_when_it_gets_dense() {
    let limits = Limits { connections_per_address: 8, ..free_limits() };
    let server = TestServer::open(limits);
    let secret = server.looker();
    let n = server.publish();
    for _ in 0..40 {
        let began = Instant::now();
        let mut client = server.connect();
        client.polls(&secret, n - 1);
        while client.try_answer().is_none() {
            assert!(began.elapsed() < Duration::from_secs(5), "no room");
            thread::sleep(Duration::from_millis(5));
            client = server.connect();
            client.sends(format!(
                "GET /open?after={}&lang=en HTTP/1.1\r\nHost: {}\r\n\
                 Authorization: Bearer {secret}\r\n\r\n",
                n - 1,
                server.at()
            ));
        }
        client.polls(&secret, n);
        // It goes while it is held, as the page of a phone that is put away does.
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn who_takes_no_answer_is_let_go() {
    let limits = Limits { write_within: SOON, connections: 1, ..free_limits() };
    let server = TestServer::open(limits);
    let secret = {
        let code = server.guests.invitation().code().to_string();
        let mut client = server.connect();
        client.claims(&code, "").json()["secret"].as_str().unwrap().to_owned()
    };
    let mut next = server.guests.next_publication();
    next.view(lang("en"), vec![b' '; 32 << 20]);
    server.guests.publish(next);
    let mut greedy = None;
    wait_until("the first has gone", || {
        let mut client = server.connect();
        let is_taken = client.sends(format!(
            "GET /open?after=0&lang=en HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {secret}\r\n\r\n",
            server.at()
        ));
        greedy = Some(client);
        is_taken
    });
    wait_until("there is room again", || answered(&server, 1).0 == 1);
    drop(greedy);
}

#[test]
fn a_connection_ends_at_its_age_and_says_so_before() {
    let limits = Limits { connection_lives: SOON, ..free_limits() };
    let server = TestServer::open(limits);
    let secret = server.looker();
    let n = server.publish();
    let mut client = server.connect();
    assert_eq!(client.gets("/p.css").header("connection"), None);
    client.polls(&secret, n);
    let answer = client.answer();
    assert_eq!((answer.status, answer.header("connection")), (204, Some("close")));
    assert!(client.is_ended());
}
