//! The network that tests of the window use.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use guests::testing::FakeNetwork;
use guests::{Arrived, GuestName, Network, NotLetIn, NotOpened, OwnAddress};

use crate::client::lang;

#[test]
fn people_of_a_fake_network_come_when_a_test_says_so() {
    let own = OwnAddress::new("wlan0", [192, 168, 1, 20].into(), 24);
    let network = FakeNetwork::new(vec![own.clone()]);
    assert!(network.phone().is_none());
    assert!(matches!(
        network.open(&OwnAddress::loopback(), Arc::new(|| {})),
        Err(NotOpened::AddressGone)
    ));
    let changes = Arc::new(AtomicUsize::new(0));
    let counts = Arc::clone(&changes);
    let on_change = Arc::new(move || {
        counts.fetch_add(1, Ordering::SeqCst);
    });
    let server = network.open(&own, on_change).expect("it opens");
    assert_eq!(network.addresses().expect("told"), [own]);
    assert_eq!(server.invitation().address(), "http://192.168.1.20:28471/");
    let phone = network.phone().expect("a server is on");
    phone.connects();
    phone.loads_the_page();
    assert_eq!(server.attendance().arrived, Arrived::Page);
    let code = server.invitation().code().to_string();
    let name = GuestName::try_from("Lea").ok();
    let secret = phone.looks_on(&code, name).expect("the right code");
    assert_eq!(phone.looks_on("x", None), Err(NotLetIn::WrongCode));
    assert_eq!(changes.load(Ordering::SeqCst), 3);
    assert_eq!(phone.sees(secret, &lang("en")), None);
    let mut next = server.next_publication();
    next.view(lang("en"), b"{}".as_slice());
    server.publish(next);
    assert_eq!(phone.sees(secret, &lang("en")).as_deref(), Some(b"{}".as_slice()));
    let request = format!(
        "GET /open?after=0&lang=en HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {secret}\r\n\r\n",
        server.invitation().at()
    );
    let answer = phone.sends(request.as_bytes()).expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 200 OK\r\n") && answer.ends_with(b"\r\n\r\n{}"));
    assert_eq!(phone.sends(b"GET / HTTP/1.1\r\n"), None);
    server.remove_all();
    assert_eq!(phone.sees(secret, &lang("en")), None);
    drop(server);
    assert!(network.phone().is_none());
}
