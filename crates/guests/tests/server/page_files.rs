//! The files of the page, as a browser loads them.

use std::io::Read as _;

use flate2::read::GzDecoder;
use guests::Arrived;

use crate::client::{TestServer, free_limits, lang};

#[test]
fn the_page_is_sent_with_a_tag_and_not_sent_again() {
    let server = TestServer::open(free_limits());
    let mut client = server.connect();
    for (target, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/p.css", "text/css; charset=utf-8"),
        ("/p.js", "text/javascript; charset=utf-8"),
    ] {
        let answer = client.gets(target);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{target}");
        assert!(!answer.body.is_empty());
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        let tag = answer.header("etag").expect("a tag");
        client.asks(target, &format!("If-None-Match: {tag}\r\n"));
        let again = client.answer();
        assert_eq!((again.status, again.body.len()), (304, 0), "{target}");
    }
}

#[test]
fn the_page_names_no_file_that_is_not_served() {
    let server = TestServer::open(free_limits());
    let mut client = server.connect();
    let page = client.gets("/");
    let is_file = |part: &&str| {
        let name = part.strip_prefix('/').unwrap_or_default();
        name.contains('.') && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '.')
    };
    assert_eq!(page.header("content-encoding"), Some("gzip"));
    let mut text = String::new();
    GzDecoder::new(page.body.as_slice()).read_to_string(&mut text).expect("packed text");
    let files: Vec<String> = text.split('"').filter(is_file).map(str::to_owned).collect();
    assert!(files.contains(&"/p.js".to_owned()), "{files:?}");
    for file in files {
        assert_eq!(client.gets(&file).status, 200, "{file}");
    }
    assert_eq!(client.gets("/favicon.ico").status, 204);
}

#[test]
fn the_last_two_pictures_are_served_by_their_keys_and_no_others() {
    let server = TestServer::open(free_limits());
    let draw = |svg: &str| {
        let mut next = server.guests.next_publication();
        let key = next.picture(svg.as_bytes());
        next.view(lang("en"), b"{}".as_slice());
        server.guests.publish(next);
        key
    };
    let keys = ["<svg>1</svg>", "<svg>2</svg>", "<svg>3</svg>"].map(draw);
    let mut client = server.connect();
    let status = keys.map(|key| client.gets(&format!("/island.svg?h={key}")).status);
    assert_eq!(status, [404, 200, 200]);
    let answer = client.gets(&format!("/island.svg?h={}", keys[2]));
    assert_eq!(answer.text(), "<svg>3</svg>");
    assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[test]
fn what_arrived_only_grows_and_each_step_is_told() {
    let server = TestServer::open(free_limits());
    let arrived = || server.guests.attendance().arrived;
    assert_eq!((arrived(), server.count()), (Arrived::Nothing, 0));
    let mut client = server.connect();
    assert_eq!(client.gets("/p.css").status, 200);
    assert_eq!((arrived(), server.count()), (Arrived::Connection, 1));
    client.gets("/");
    assert_eq!((arrived(), server.count()), (Arrived::Page, 2));
    client.gets("/");
    assert_eq!(server.count(), 2);
    let code = server.guests.invitation().code().to_string();
    assert_eq!(client.claims(&code, "Lea").status, 200);
    assert_eq!((arrived(), server.count()), (Arrived::LookerOn, 3));
    server.connect().gets("/");
    assert_eq!((arrived(), server.count()), (Arrived::LookerOn, 3));
}
