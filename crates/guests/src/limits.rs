//! The numbers that keep strangers, floods, and sleepers within bounds.

use std::ops::RangeInclusive;
use std::time::Duration;

/// The bounds of a server. Those that a table plays with are the [`Default`]; tests take shorter
/// times.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The ports that are tried, the first free one is taken.
    pub ports: RangeInclusive<u16>,
    /// Connections at a time, of everybody together.
    pub connections: usize,
    /// Connections at a time from one address.
    pub connections_per_address: usize,
    /// Polls that are held at a time.
    pub polls: usize,
    /// Requests from one address within a second.
    pub requests_a_second: u32,
    /// Time that the head of a request may take, from the first chance to send it.
    pub head_within: Duration,
    /// Time that the body of a request may take, once its head is there.
    pub body_within: Duration,
    /// Time that an answer may take to be written.
    pub write_within: Duration,
    /// Age at which a connection is closed after its answer.
    pub connection_lives: Duration,
    /// Time that a poll is held where there is nothing newer.
    pub poll_held: Duration,
    /// Time that a proposal is held until it is judged.
    pub proposal_held: Duration,
    /// Time without a poll after which a looker-on counts as asleep.
    pub asleep_after: Duration,
    /// Lookers-on at a time.
    pub lookers_on: usize,
    /// Wrong codes from everybody together that turn the code over.
    pub wrong_codes: u32,
    /// Wrong codes from one address within a minute.
    pub wrong_codes_a_minute: u32,
    /// Wrong codes from everybody together within a minute: who has many addresses guesses no
    /// faster.
    pub wrong_codes_a_minute_in_all: u32,
    /// Time that ending may take before what hasn't ended is left to end by itself.
    pub close_within: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            ports: 28_471..=28_480,
            connections: 64,
            connections_per_address: 8,
            polls: 26,
            requests_a_second: 20,
            head_within: Duration::from_secs(5),
            body_within: Duration::from_secs(5),
            write_within: Duration::from_secs(5),
            connection_lives: Duration::from_mins(10),
            poll_held: Duration::from_secs(25),
            proposal_held: Duration::from_secs(5),
            asleep_after: Duration::from_secs(35),
            lookers_on: 20,
            wrong_codes: 10,
            wrong_codes_a_minute: 5,
            wrong_codes_a_minute_in_all: 60,
            close_within: Duration::from_millis(150),
        }
    }
}
