//! Heads of requests: cut, flipped, split, doubled, and by lot.

use std::net::SocketAddr;

use guests::{
    MAX_BODY, MAX_HEAD, MAX_HEADERS, Method, ReadHead, RefusedHead, RequestHead, ServedAt,
};
use proptest::prelude::*;

use crate::client::{TestServer, free_limits};

const HOST: &str = "192.168.1.20:28471";

const GOOD: &str = "GET /open?after=417&lang=de HTTP/1.1\r\n\
    Host: 192.168.1.20:28471\r\n\
    Origin: http://192.168.1.20:28471\r\n\
    Sec-Fetch-Site: same-origin\r\n\
    Authorization: Bearer 0123456789abcdef0123456789abcdef\r\n\
    Accept: */*\r\n\r\n";

fn served_at() -> ServedAt {
    HOST.parse::<SocketAddr>().expect("an address").into()
}

fn read(bytes: impl AsRef<[u8]>) -> Result<ReadHead, RefusedHead> {
    RequestHead::read(bytes.as_ref(), &served_at())
}

fn whole(text: &str) -> RequestHead {
    match read(text) {
        Ok(ReadHead::Whole { head, bytes }) => {
            assert_eq!(bytes, text.len());
            head
        }
        other => panic!("{other:?} of {text}"),
    }
}

/// A request with more headers.
fn with(first: &str, headers: &[&str]) -> String {
    let begins = format!("{first} HTTP/1.1\r\nHost: {HOST}");
    [&[&*begins], headers, &["\r\n"]].concat().join("\r\n")
}

/// Asserts that a head that was read keeps every rule.
fn keeps_the_rules(bytes: &[u8], head: &RequestHead, taken: usize) {
    assert!(taken <= bytes.len() && taken <= MAX_HEAD);
    assert!(head.target().starts_with('/') && !head.target().starts_with("//"));
    match head.method() {
        Method::Get => {}
        Method::Post { length } => assert!(length <= MAX_BODY),
    }
    let text = String::from_utf8_lossy(&bytes[..taken]).to_ascii_lowercase();
    assert!(text.contains(HOST), "{text}");
    for name in ["transfer-encoding:", "expect:", "upgrade:"] {
        assert!(!text.contains(&format!("\n{name}")), "{text}");
    }
}

#[test]
fn a_head_is_read_with_what_the_server_asks_of_it() {
    let head = whole(GOOD);
    assert_eq!(head.method(), Method::Get);
    assert_eq!(head.target(), "/open?after=417&lang=de");
    assert_eq!(head.bearer(), Some("0123456789abcdef0123456789abcdef"));
    assert!(!head.closes() && head.known_tag().is_none());
    let headers = ["Connection: Keep-Alive, CLOSE", "If-None-Match: \"a\""];
    let head = whole(&with("GET /", &headers));
    assert!(head.closes());
    assert_eq!((head.bearer(), head.known_tag()), (None, Some("\"a\"")));
    let headers = ["Content-Type: Application/JSON; charset=utf-8", "Content-Length: 4096"];
    let head = whole(&with("POST /claim", &headers));
    assert_eq!(head.method(), Method::Post { length: 4_096 });
}

#[test]
fn a_head_that_is_cut_anywhere_is_waited_for() {
    for end in 0..GOOD.len() {
        assert_eq!(read(&GOOD[..end]), Ok(ReadHead::Partial), "at {end}");
    }
    let more = format!("{GOOD}GET / HTTP/1.1\r\n");
    let Ok(ReadHead::Whole { bytes, .. }) = read(&more) else { panic!("whole") };
    assert_eq!(bytes, GOOD.len());
}

#[test]
fn a_head_with_a_flipped_bit_breaks_no_rule() {
    let guarded = [HOST, "http://192.168.1.20:28471\r\n", "same-origin"];
    let guarded = guarded.map(|value| {
        let begins = GOOD.find(value).expect("a value");
        begins..begins + value.trim_end().len()
    });
    for place in 0..GOOD.len() {
        for bit in 0..8 {
            let mut bytes = GOOD.as_bytes().to_vec();
            bytes[place] ^= 1 << bit;
            if let Ok(ReadHead::Whole { head, bytes: taken }) = read(&bytes) {
                keeps_the_rules(&bytes, &head, taken);
                let is_guarded = guarded.iter().any(|range| range.contains(&place));
                assert!(!is_guarded, "byte {place}, bit {bit}");
            }
        }
    }
}

#[test]
fn headers_that_rule_may_not_stand_there_twice() {
    for (first, header) in [
        ("GET /", "Host: 192.168.1.20:28471"),
        ("GET /", "Origin: http://192.168.1.20:28471"),
        ("GET /", "Sec-Fetch-Site: none"),
        ("GET /", "Authorization: Bearer x"),
        ("GET /", "If-None-Match: \"a\""),
        ("GET /", "Content-Length: 0"),
        ("POST /claim", "Content-Length: 2"),
    ] {
        let doubled = with(first, &[header, header, "Content-Type: application/json"]);
        assert_eq!(read(&doubled), Err(RefusedHead::Doubled), "{header}");
        let (name, value) = header.split_once(':').expect("a header");
        let other = format!("{}: {value}", name.to_ascii_uppercase());
        let doubled = with(first, &[header, &other, "Content-Type: application/json"]);
        assert_eq!(read(&doubled), Err(RefusedHead::Doubled), "{other}");
    }
}

#[test]
fn what_no_page_of_ours_sends_is_refused() {
    let json = "Content-Type: application/json";
    for (head, refused) in [
        (with("POST /claim", &["Transfer-Encoding: chunked", json]), RefusedHead::Encoding),
        (with("GET /", &["transfer-encoding: identity"]), RefusedHead::Encoding),
        (with("POST /claim", &["Expect: 100-continue", json]), RefusedHead::Expects),
        (with("GET /", &["Upgrade: websocket", "Connection: Upgrade"]), RefusedHead::Upgrades),
        (with("GET http://192.168.1.20:28471/", &[]), RefusedHead::Target),
        (with("GET //evil.example/", &[]), RefusedHead::Target),
        (with("GET *", &[]), RefusedHead::Target),
        (with("OPTIONS /claim", &[]), RefusedHead::Method),
        (with("HEAD /", &[]), RefusedHead::Method),
        (with("get /", &[]), RefusedHead::Method),
        (with("GET /", &["Content-Length: 2"]), RefusedHead::Length),
        (with("POST /claim", &["Content-Length: -1", json]), RefusedHead::Length),
        (with("POST /claim", &["Content-Length: +1", json]), RefusedHead::Length),
        (with("POST /claim", &["Content-Length: 1, 1", json]), RefusedHead::Length),
        (with("POST /claim", &["Content-Length:", json]), RefusedHead::Length),
        (with("POST /claim", &[json]), RefusedHead::NoLength),
        (with("POST /claim", &["Content-Length: 4097", json]), RefusedHead::BodyTooLarge),
        (
            with("POST /claim", &["Content-Length: 99999999999999999999999", json]),
            RefusedHead::BodyTooLarge,
        ),
        (with("GET /", &["Authorization: Bearer \u{e4}"]), RefusedHead::Letters),
        (format!("GET / HTTP/1.0\r\nHost: {HOST}\r\n\r\n"), RefusedHead::Version),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(), RefusedHead::Version),
        (format!("GET / HTTP/1.1\r\nHost : {HOST}\r\n\r\n"), RefusedHead::NotHttp),
        (format!("GET / HTTP/1.1\r\nHost: {HOST}\r\n folded\r\n\r\n"), RefusedHead::NotHttp),
        ("\u{16}\u{3}\u{1}".to_owned(), RefusedHead::Tls),
    ] {
        assert_eq!(read(&head), Err(refused), "{head}");
    }
}

#[test]
fn a_head_has_at_most_8_kilobytes_and_48_headers() {
    let of_size = |size: usize| {
        let empty = with("GET /", &["X: "]).len();
        with("GET /", &[&format!("X: {}", "x".repeat(size - empty))])
    };
    assert!(matches!(read(of_size(MAX_HEAD)), Ok(ReadHead::Whole { .. })));
    assert_eq!(read(of_size(MAX_HEAD + 1)), Err(RefusedHead::TooLarge));
    assert_eq!(read(&of_size(9_000)[..MAX_HEAD]), Err(RefusedHead::TooLarge));
    assert_eq!(read("x".repeat(MAX_HEAD)), Err(RefusedHead::TooLarge));
    let of_headers = |count: usize| with("GET /", &vec!["X: y"; count - 1]);
    assert!(matches!(read(of_headers(MAX_HEADERS)), Ok(ReadHead::Whole { .. })));
    assert_eq!(read(of_headers(MAX_HEADERS + 1)), Err(RefusedHead::TooLarge));
}

#[test]
fn a_request_that_is_split_anywhere_is_answered() {
    let server = TestServer::open(free_limits());
    let code = server.guests.invitation().code();
    let body = format!(r#"{{"invite":"{code}","name":"Lea"}}"#);
    let request = format!(
        "POST /claim HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        server.at(),
        body.len()
    );
    let mut client = server.connect();
    for place in 1..request.len() {
        assert!(client.sends(&request[..place]));
        // Otherwise both parts may come as one.
        std::thread::sleep(std::time::Duration::from_millis(1));
        assert!(client.sends(&request[place..]));
        let answer = client.answer();
        assert_eq!(answer.status, 200, "at {place}");
        let secret = answer.json()["secret"].as_str().expect("a secret").to_owned();
        let bearer = format!("Authorization: Bearer {secret}\r\n");
        assert_eq!(client.posts("/leave", &bearer, "{}").status, 204);
    }
}

#[test]
fn requests_that_come_together_are_answered_one_after_the_other() {
    let server = TestServer::open(free_limits());
    let one = |target: &str| format!("GET {target} HTTP/1.1\r\nHost: {}\r\n\r\n", server.at());
    let mut client = server.connect();
    assert!(client.sends([one("/p.css"), one("/nowhere"), one("/p.js")].concat()));
    let answers = [client.answer(), client.answer(), client.answer()];
    assert_eq!(answers.map(|answer| answer.status), [200, 404, 200]);
}

/// Bytes that look like heads: lines of a request in any order, some of them spoiled.
fn alike() -> impl Strategy<Value = Vec<u8>> {
    let lines = GOOD.split_inclusive('\n').map(|line| line.as_bytes().to_vec());
    let mut lines: Vec<Vec<u8>> = lines.collect();
    lines.push(b"Content-Length: 7\r\n".to_vec());
    lines.push(b"POST /claim HTTP/1.1\r\n".to_vec());
    let line = prop_oneof![
        8 => prop::sample::select(lines),
        1 => prop::collection::vec(any::<u8>(), 0..40),
    ];
    prop::collection::vec(line, 0..60).prop_map(|lines| lines.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_096, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_reader_panic_or_break_a_rule(
        bytes in prop_oneof![prop::collection::vec(any::<u8>(), 0..300), alike()],
    ) {
        if let Ok(ReadHead::Whole { head, bytes: taken }) = read(&bytes) {
            keeps_the_rules(&bytes, &head, taken);
        }
    }
}
