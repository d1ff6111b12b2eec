//! The crowd at the door: how many connections there are, whose, and how often each address asks.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::limits::Limits;

const SECOND: Duration = Duration::from_secs(1);

/// Addresses without a connection that are remembered before those of earlier seconds are
/// forgotten.
const REMEMBERED: usize = 256;

struct Caller {
    open: usize,
    since: Instant,
    requests: u32,
}

/// The crowd.
#[derive(Default)]
pub(crate) struct Crowd {
    callers: HashMap<IpAddr, Caller>,
    open: usize,
}

impl Crowd {
    /// Connections at this moment.
    pub const fn open(&self) -> usize {
        self.open
    }

    /// Takes a connection in; false where there are too many.
    pub fn comes(&mut self, from: IpAddr, now: Instant, limits: &Limits) -> bool {
        if self.callers.len() >= REMEMBERED {
            let is_past = |at: Instant| now.saturating_duration_since(at) >= SECOND;
            self.callers.retain(|_, caller| caller.open > 0 || !is_past(caller.since));
        }
        let fresh = Caller { open: 0, since: now, requests: 0 };
        let caller = self.callers.entry(from).or_insert(fresh);
        if self.open >= limits.connections || caller.open >= limits.connections_per_address {
            return false;
        }
        caller.open += 1;
        self.open += 1;
        true
    }

    /// Lets a connection go that had come.
    pub fn goes(&mut self, from: IpAddr) {
        self.open = self.open.saturating_sub(1);
        if let Some(caller) = self.callers.get_mut(&from) {
            caller.open = caller.open.saturating_sub(1);
        }
    }

    /// Returns whether half of what an address, or everybody, may have is taken.
    pub fn is_dense(&self, from: IpAddr, limits: &Limits) -> bool {
        let theirs = self.callers.get(&from).map_or(0, |caller| caller.open);
        theirs * 2 >= limits.connections_per_address || self.open * 2 >= limits.connections
    }

    /// Counts a request; false where it is one too many within a second.
    pub fn asks(&mut self, from: IpAddr, now: Instant, limits: &Limits) -> bool {
        let Some(caller) = self.callers.get_mut(&from) else { return false };
        if now.saturating_duration_since(caller.since) >= SECOND {
            (caller.since, caller.requests) = (now, 0);
        }
        caller.requests = caller.requests.saturating_add(1);
        caller.requests <= limits.requests_a_second
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(host: u32) -> IpAddr {
        IpAddr::V4((0x0a00_0000 + host).into())
    }

    #[test]
    fn the_65th_of_all_and_the_9th_of_one_address_are_refused_until_one_goes() {
        let (mut crowd, limits, now) = (Crowd::default(), Limits::default(), Instant::now());
        for host in 0..64 {
            assert!(crowd.comes(address(host / 8), now, &limits), "{host}");
        }
        assert!(!crowd.comes(address(8), now, &limits));
        crowd.goes(address(0));
        assert!(!crowd.comes(address(1), now, &limits));
        assert!(crowd.comes(address(8), now, &limits));
        assert!(!crowd.comes(address(0), now, &limits));
    }

    #[test]
    fn twenty_requests_a_second_are_answered() {
        let (mut crowd, limits, now) = (Crowd::default(), Limits::default(), Instant::now());
        assert!(crowd.comes(address(1), now, &limits) && crowd.comes(address(2), now, &limits));
        for _ in 0..20 {
            assert!(crowd.asks(address(1), now, &limits));
        }
        // A new connection begins no new second.
        assert!(crowd.comes(address(1), now, &limits));
        assert!(!crowd.asks(address(1), now + SECOND / 2, &limits));
        assert!(crowd.asks(address(2), now, &limits));
        assert!(crowd.asks(address(1), now + SECOND, &limits));
    }

    #[test]
    fn addresses_that_went_are_forgotten() {
        let (mut crowd, limits, mut now) = (Crowd::default(), Limits::default(), Instant::now());
        for host in 0..10_000 {
            now += Duration::from_millis(10);
            assert!(crowd.comes(address(host), now, &limits));
            crowd.goes(address(host));
        }
        assert!(crowd.callers.len() <= REMEMBERED, "{}", crowd.callers.len());
    }
}
