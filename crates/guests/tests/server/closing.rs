//! Ports: taken only while a server is on, and free at once afterwards.

use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use guests::{GuestServer, Limits, NotOpened, OwnAddress};

use crate::client::{Client, TestServer, free_limits};

/// More than the goal of 200 ms: other tests run at the same time.
const AT_ONCE: Duration = Duration::from_secs(3);

fn with_28_connected(server: &TestServer) -> (Vec<Client>, Vec<Client>) {
    let secrets: Vec<String> = (0..20).map(|_| server.looker()).collect();
    let n = server.publish();
    let poll = |secret: &String| {
        let mut client = server.connect();
        client.polls(secret, n);
        client
    };
    let waiting = secrets.iter().map(poll).collect();
    let idle = |_| {
        let mut client = server.connect();
        assert_eq!(client.gets("/p.css").status, 200);
        client
    };
    (waiting, (0..8).map(idle).collect())
}

#[test]
fn the_port_is_free_at_once_after_closing_with_28_connected() {
    let server = TestServer::open(free_limits());
    let at = server.at();
    let (mut waiting, mut idle) = with_28_connected(&server);
    // All of them are held.
    std::thread::sleep(Duration::from_millis(100));
    let began = Instant::now();
    server.guests.close();
    let listener = TcpListener::bind(at).expect("the port is free");
    assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
    for client in &mut waiting {
        let answer = client.answer();
        assert_eq!((answer.status, answer.header("connection")), (410, Some("close")));
        assert!(client.is_ended());
    }
    assert!(idle.iter_mut().all(Client::is_ended));
    drop(listener);
    server.guests.close();
}

#[test]
fn nothing_listens_after_a_server_is_dropped() {
    let server = TestServer::open(free_limits());
    let at = server.at();
    let mut client = server.connect();
    assert_eq!(client.gets("/p.css").status, 200);
    drop(server);
    assert!(client.is_ended());
    assert!(TcpStream::connect(at).is_err());
}

#[test]
fn a_second_server_takes_the_next_port_and_none_is_left_for_a_third() {
    // Two ports in a row that nobody else has.
    let free =
        |first: &u16| (*first..=first + 1).all(|at| TcpListener::bind(("127.0.0.1", at)).is_ok());
    let first = (41_000..42_000).step_by(2).find(free).expect("two free ports");
    let limits = Limits { ports: first..=first + 1, ..free_limits() };
    let open = || GuestServer::open(&OwnAddress::loopback(), limits.clone(), Arc::new(|| {}));
    let servers = [open().expect("the first"), open().expect("the second")];
    let ports = servers.each_ref().map(|server| server.invitation().at().port());
    assert_eq!(ports, [first, first + 1]);
    assert!(matches!(open(), Err(NotOpened::PortsTaken { .. })));
    let [one, _two] = servers;
    drop(one);
    assert_eq!(open().expect("the first again").invitation().at().port(), first);
}

#[test]
fn an_address_of_no_card_is_gone() {
    // Kept for examples in documents, so nobody has it.
    let own = OwnAddress::new("wlan0", [192, 0, 2, 7].into(), 24);
    let opened = GuestServer::open(&own, free_limits(), Arc::new(|| {}));
    assert!(matches!(opened, Err(NotOpened::AddressGone)));
}
