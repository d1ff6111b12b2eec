//! Requests that a foreign page or a foreign name makes a browser send.

use std::net::SocketAddr;

use guests::{ReadHead, RefusedHead, RequestHead, ServedAt};

use crate::client::{TestServer, free_limits};

const HOST: &str = "192.168.1.20:28471";

fn read(host: &str, lines: &str) -> Result<ReadHead, RefusedHead> {
    let at: ServedAt = HOST.parse::<SocketAddr>().expect("an address").into();
    let head = format!("POST /claim HTTP/1.1\r\nContent-Length: 2\r\n{host}{lines}\r\n");
    RequestHead::read(head.as_bytes(), &at)
}

#[test]
fn host_origin_fetch_site_and_content_type_must_all_be_right() {
    let right = format!("Host: {HOST}\r\n");
    let hosts = [
        (right.as_str(), true),
        ("", false),
        ("Host: 192.168.1.20\r\n", false),
        ("Host: 192.168.1.20:80\r\n", false),
        ("Host: 192.168.1.20:28471.\r\n", false),
        ("Host: evil.example:28471\r\n", false),
        ("Host: localhost:28471\r\n", false),
        ("Host: 127.0.0.1:28471\r\n", false),
        ("Host: a@192.168.1.20:28471\r\n", false),
    ];
    let origins = [
        ("", true),
        ("Origin: http://192.168.1.20:28471\r\n", true),
        ("Origin: https://192.168.1.20:28471\r\n", false),
        ("Origin: http://192.168.1.20\r\n", false),
        ("Origin: http://192.168.1.20:28471.evil.example\r\n", false),
        ("Origin: http://evil.example\r\n", false),
        ("Origin: null\r\n", false),
        ("Origin:\r\n", false),
    ];
    let sites = [
        ("", true),
        ("Sec-Fetch-Site: same-origin\r\n", true),
        ("Sec-Fetch-Site: none\r\n", true),
        ("Sec-Fetch-Site: same-site\r\n", false),
        ("Sec-Fetch-Site: cross-site\r\n", false),
        ("Sec-Fetch-Site:\r\n", false),
    ];
    let kinds = [
        ("Content-Type: application/json\r\n", true),
        ("Content-Type: application/json; charset=utf-8\r\n", true),
        ("", false),
        ("Content-Type: text/plain\r\n", false),
        ("Content-Type: application/x-www-form-urlencoded\r\n", false),
        ("Content-Type: multipart/form-data\r\n", false),
        ("Content-Type: text/plain; application/json\r\n", false),
    ];
    for (host, host_is_right) in hosts {
        for (origin, origin_is_right) in origins {
            for (site, site_is_right) in sites {
                for (kind, kind_is_right) in kinds {
                    let lines = [origin, site, kind].concat();
                    let is_right =
                        host_is_right && origin_is_right && site_is_right && kind_is_right;
                    let read = read(host, &lines);
                    assert_eq!(read.is_ok(), is_right, "{host}{lines}: {read:?}");
                    assert!(!matches!(read, Ok(ReadHead::Partial)));
                }
            }
        }
    }
}

#[test]
fn a_foreign_page_gets_no_leave_to_ask() {
    let server = TestServer::open(free_limits());
    let mut client = server.connect();
    let preflight = "Origin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n";
    let host = server.at();
    client.sends(format!("OPTIONS /claim HTTP/1.1\r\nHost: {host}\r\n{preflight}\r\n"));
    let answer = client.answer();
    assert_eq!(answer.status, 403);
    assert!(!answer.head.to_ascii_lowercase().contains("access-control"), "{answer:?}");
    assert!(client.is_ended());
}

#[test]
fn a_name_that_was_made_to_lead_here_is_refused_by_the_wire() {
    let server = TestServer::open(free_limits());
    let mut client = server.connect();
    client.sends("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n");
    assert_eq!(client.answer().status, 421);
    assert!(client.is_ended());
    assert_eq!(server.guests.attendance().arrived, guests::Arrived::Connection);
}

/// Addresses below 127 other than the first are there on Linux alone.
#[cfg(target_os = "linux")]
#[test]
fn who_comes_from_another_network_is_refused() {
    use crate::client::Client;
    let own = guests::OwnAddress::new("lo", [127, 0, 0, 2].into(), 32);
    let server = guests::GuestServer::open(&own, free_limits(), std::sync::Arc::new(|| {}));
    let server = server.expect("a free port");
    let mut client = Client::connect(server.invitation().at());
    assert!(client.is_ended());
    assert_eq!(server.attendance().arrived, guests::Arrived::Nothing);
}
