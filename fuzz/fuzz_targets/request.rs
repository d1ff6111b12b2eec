//! Bytes as what somebody sends to a table's server; the first says where they are cut.
//!
//! Laws: nothing panics; a head that is read was meant for this server and has no more than it
//! may; it is the same wherever it was cut, and no part of it is whole; every answer keeps foreign
//! pages out.
#![no_main]

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};

use guests::testing::{FakeNetwork, FakePhone};
use guests::{
    GuestServer, LangKey, MAX_BODY, MAX_HEAD, Method, Network, OwnAddress, ReadHead, RequestHead,
    ServedAt,
};
use libfuzzer_sys::fuzz_target;

const HOST: &str = "192.168.1.20:28471";

/// A table with something to see, and somebody who sends.
struct Table {
    phone: FakePhone,
    _server: GuestServer,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let at: SocketAddr = HOST.parse().expect("an address");
    let own = OwnAddress::new("wlan0", IpAddr::from(at.ip()), 24);
    let network = FakeNetwork::new(vec![own.clone()]);
    let server = network.open(&own, Arc::new(|| {})).expect("it opens");
    let mut next = server.next_publication();
    let lang = LangKey::try_from("en").expect("a key");
    next.view(lang.clone(), b"{}".as_slice());
    next.still(lang, b"<p>".as_slice());
    next.picture(b"<svg/>".as_slice());
    server.publish(next);
    Table { phone: network.phone().expect("it is on"), _server: server }
});

fn is_meant_for_us(head: &RequestHead, bytes: &[u8]) {
    assert!(bytes.len() <= MAX_HEAD);
    assert!(head.target().starts_with('/') && !head.target().starts_with("//"));
    if let Method::Post { length } = head.method() {
        assert!(length <= MAX_BODY);
    }
    let text = String::from_utf8_lossy(bytes).to_ascii_lowercase();
    assert!(text.contains(HOST));
    for refused in ["\ntransfer-encoding:", "\nexpect:", "\nupgrade:"] {
        assert!(!text.contains(refused));
    }
}

fuzz_target!(|input: &[u8]| {
    let [cut, request @ ..] = input else { return };
    let at = ServedAt::from(HOST.parse::<SocketAddr>().expect("an address"));
    let read = RequestHead::read(request, &at);
    let part = &request[..request.len() * usize::from(*cut) / 256];
    match (RequestHead::read(part, &at), &read) {
        (Ok(ReadHead::Partial), _) => {}
        (part, whole) => assert_eq!(&part, whole),
    }
    if let Ok(ReadHead::Whole { head, bytes }) = &read {
        is_meant_for_us(head, &request[..*bytes]);
        let inside = RequestHead::read(&request[..*bytes - 1], &at);
        assert_eq!(inside, Ok(ReadHead::Partial));
    }
    if let Some(answer) = TABLE.phone.sends(request) {
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with("HTTP/1.1 "));
        assert!(answer.contains("Content-Security-Policy: default-src 'none'"));
        assert!(!answer.contains("Access-Control") && !answer.contains("Set-Cookie"));
    }
});
